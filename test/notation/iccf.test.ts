import { describe, expect, it } from 'vitest';
import { readNumeric } from '../../src/notation/iccf.js';

describe('readNumeric', () => {
  it.each([
    ['5254', { type: 'piece', file: 'e', rank: '2', to: 'e4', capture: false }],
    ['7163', { type: 'piece', file: 'g', rank: '1', to: 'f3', capture: false }],
    ['52-54', { type: 'piece', file: 'e', rank: '2', to: 'e4', capture: false }],
    [' 52 54 ', { type: 'piece', file: 'e', rank: '2', to: 'e4', capture: false }],
    ['17181', { type: 'piece', file: 'a', rank: '7', to: 'a8', promotion: 'queen', capture: false }],
    ['17182', { type: 'piece', file: 'a', rank: '7', to: 'a8', promotion: 'rook', capture: false }],
    ['17183', { type: 'piece', file: 'a', rank: '7', to: 'a8', promotion: 'bishop', capture: false }],
    ['17184', { type: 'piece', file: 'a', rank: '7', to: 'a8', promotion: 'knight', capture: false }],
  ])('%j', (text, description) => {
    expect(readNumeric(text)).toEqual(description);
  });

  it.each(['', '525', '52545', '525411', '5259', '0254', '5-254', 'e254', '５２５４'])('%j is none', (text) => {
    expect(readNumeric(text)).toBeUndefined();
  });
});
