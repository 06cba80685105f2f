/** Texts and all the ways they can be read, without a position. */
import { describe, expect, it } from 'vitest';
import { readAlgebraic, inAlphabet, makeShort } from '../../src/notation/algebraic.js';
import type { MoveDescription } from '../../src/notation/description.js';
import { moveAlone, plainText } from '../../src/notation/typed-text.js';
import { ALPHABETS } from '../../src/notation/alphabets.js';

const descriptions = (text: string): readonly MoveDescription[] => readAlgebraic(text).map((one) => one.description);

describe('readAlgebraic', () => {
  it.each<[string, MoveDescription]>([
    ['e4', { type: 'piece', to: 'e4', capture: false }],
    ['exd5', { type: 'piece', file: 'e', to: 'd5', capture: true }],
    ['g1f3', { type: 'piece', file: 'g', rank: '1', to: 'f3', capture: false }],
    ['Qh4xe1', { type: 'piece', kind: 'queen', file: 'h', rank: '4', to: 'e1', capture: true }],
    ['N5f3', { type: 'piece', kind: 'knight', rank: '5', to: 'f3', capture: false }],
    ['exd8=N', { type: 'piece', file: 'e', to: 'd8', promotion: 'knight', capture: true }],
    ['0-0', { type: 'castling', side: 'short' }],
    ['О-О-О', { type: 'castling', side: 'long' }],
  ])('%s', (text, description) => {
    expect(descriptions(text)).toEqual([description]);
  });

  it('keeps apart what may be a file or a bishop', () => {
    expect(readAlgebraic('bxc3')).toEqual([
      { description: { type: 'piece', file: 'b', to: 'c3', capture: true }, own: true, exact: true },
      {
        description: { type: 'piece', kind: 'bishop', to: 'c3', capture: true },
        alphabet: 'en',
        own: true,
        exact: false,
      },
      {
        description: { type: 'piece', kind: 'pawn', to: 'c3', capture: true },
        alphabet: 'de',
        own: true,
        exact: false,
      },
    ]);
  });

  it('takes both letters from one alphabet', () => {
    // B is a pawn in German only, where D is the queen; in English B would be the bishop, and there is no D.
    expect(readAlgebraic('Be8D').map(({ alphabet }) => alphabet)).toEqual(['de']);
  });

  it('has nothing for what is not one move', () => {
    for (const text of ['', 'e', 'e9', 'Nf', 'Nf3Nc6', 'hello', '0', '0-00', '1c2', 'd5z']) {
      expect(readAlgebraic(text), text).toEqual([]);
    }
  });
});

describe('moveAlone', () => {
  it.each([
    ['12.Nf3', 'Nf3'],
    ['12. Nf3', 'Nf3'],
    ['12... Nf6', 'Nf6'],
    ['12… Nf6', 'Nf6'],
    ['12.…Nf6', 'Nf6'],
    ['12 Nf3', 'Nf3'],
    ['10.0 - 0', '0 - 0'],
    ['0 – 0', '0 - 0'],
    ['Nf3+!?', 'Nf3'],
    ['Qh5#.', 'Qh5'],
    ['exd6 e.p.+', 'exd6'],
    ['exd6ep', 'exd6'],
    ['e8=Q++', 'e8=Q'],
  ])('%j is %j', (text, alone) => {
    expect(moveAlone(plainText(text)).trim()).toBe(alone);
  });
});

describe('makeShort', () => {
  // App. C.11 (d8Q) and C.13 (0-0)
  it.each([
    ['Nf3', 'Nf3'],
    ['exd8=Q', 'exd8Q'],
    ['O-O', '0-0'],
    ['O-O-O', '0-0-0'],
  ])('%s is written %s', (san, short) => {
    expect(makeShort({ san })).toBe(short);
  });

  it('is put into other letters', () => {
    const uk = ALPHABETS.find((alphabet) => alphabet.name === 'uk')!;
    expect(['Kh1', 'Qxf3', 'bxa8=N', 'O-O', 'exd5'].map((san) => inAlphabet(san, uk))).toEqual([
      'Крh1',
      'Фxf3',
      'bxa8=К',
      'O-O',
      'exd5',
    ]);
  });
});
