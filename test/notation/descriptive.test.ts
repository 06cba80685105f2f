import { describe, expect, it } from 'vitest';
import type { Color } from '../../src/laws/squares.js';
import { readDescriptive } from '../../src/notation/descriptive.js';

const read = (text: string, turn: Color = 'white'): readonly object[] =>
  readDescriptive(text, turn).map(({ description }) => description);

describe('readDescriptive', () => {
  it('counts ranks from the side of the player who moves', () => {
    expect(read('P-K4')).toEqual([{ type: 'piece', kind: 'pawn', to: 'e4', capture: false }]);
    expect(read('P-K4', 'black')).toEqual([{ type: 'piece', kind: 'pawn', to: 'e5', capture: false }]);
  });

  it.each([
    ['P-QR4', 'a4'],
    ['P-QN4', 'b4'],
    ['P-QKt4', 'b4'],
    ['P-QB4', 'c4'],
    ['P-Q4', 'd4'],
    ['P-K4', 'e4'],
    ['P-KB4', 'f4'],
    ['P-KN4', 'g4'],
    ['P-KKt4', 'g4'],
    ['P-KR4', 'h4'],
  ])('%s goes to %s', (text, to) => {
    expect(read(text)).toEqual([{ type: 'piece', kind: 'pawn', to, capture: false }]);
  });

  it('reads a name that fits two files as both', () => {
    expect(read('N-B3')).toEqual([
      { type: 'piece', kind: 'knight', to: 'c3', capture: false },
      { type: 'piece', kind: 'knight', to: 'f3', capture: false },
    ]);
  });

  it.each([
    ['QR-Q1', [{ type: 'part', kind: 'rook', wing: 'queen', toFiles: ['d'], toRank: '1', capture: false }]],
    [
      'R(R1)-Q1',
      [{ type: 'part', kind: 'rook', files: ['a', 'h'], rank: '1', toFiles: ['d'], toRank: '1', capture: false }],
    ],
    ['R/1-Q4', [{ type: 'piece', kind: 'rook', rank: '1', to: 'd4', capture: false }]],
    ['QxP', [{ type: 'part', kind: 'queen', capture: true, captured: 'pawn' }]],
    ['QBPxKt', [{ type: 'part', kind: 'pawn', files: ['c'], capture: true, captured: 'knight' }]],
    ['BPxP', [{ type: 'part', kind: 'pawn', files: ['c', 'f'], capture: true, captured: 'pawn' }]],
    ['NxKP', [{ type: 'part', kind: 'knight', toFiles: ['e'], capture: true, captured: 'pawn' }]],
    ['NxP/K5', [{ type: 'part', kind: 'knight', toFiles: ['e'], toRank: '5', capture: true, captured: 'pawn' }]],
    ['PxP e.p.', [{ type: 'part', kind: 'pawn', capture: true, captured: 'pawn', passing: true }]],
    ['PxR(Q)', [{ type: 'part', kind: 'pawn', promotion: 'queen', capture: true, captured: 'rook' }]],
    ['P-K8(Kt)', [{ type: 'piece', kind: 'pawn', to: 'e8', promotion: 'knight', capture: false }]],
    ['Q-K7 dis ch', [{ type: 'piece', kind: 'queen', to: 'e7', capture: false }]],
    ['Q-K8 mate', [{ type: 'piece', kind: 'queen', to: 'e8', capture: false }]],
    ['Castles K', [{ type: 'castling', side: 'short' }]],
    ['O-O (Q)', [{ type: 'castling', side: 'long' }]],
  ])('%s', (text, descriptions) => {
    expect(read(text)).toEqual(descriptions);
  });

  it('tells whether it is written in capitals', () => {
    expect(readDescriptive('P-K4', 'white')).toMatchObject([{ exact: true }]);
    expect(readDescriptive('Kt-KB3', 'white')).toMatchObject([{ exact: true }]);
    expect(readDescriptive('p-k4', 'white')).toMatchObject([{ exact: false }]);
  });

  it.each(['', 'P', 'P-', 'P-K', 'P-K9', 'K4', 'PK4', 'P-KK4', 'PxK5', 'e4', 'Nf3', 'PxPxP', 'P-K4-K5'])(
    '%j is none',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
