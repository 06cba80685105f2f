/** A kind of piece that stands by itself is marked with it, for some styles say it as a letter. */
import { expect, test } from 'vitest';
import { be } from '../../../speech/grammar/be.js';
import { de } from '../../../speech/grammar/de.js';
import { en } from '../../../speech/grammar/en.js';
import { mk } from '../../../speech/grammar/mk.js';
import { uk } from '../../../speech/grammar/uk.js';
import { PIECE_KINDS } from '../../../src/laws/squares.js';

test.each([en, uk, be, mk, de])('$lang marks a piece that stands by itself with its kind', ({ functions }) => {
  for (const kind of PIECE_KINDS) {
    const name = functions.PIECE([kind], {});
    expect(functions.LABEL([kind], {})).toBe(`\uE000${kind}=${name}\uE001`);
    expect(functions.LABEL([{ color: 'white', kind, square: 'e4' }], {})).toBe(`\uE000${kind}=${name}\uE001`);
  }
});

test.each([
  [en, 'rooks'],
  [uk, 'тури'],
  [be, 'ладдзі'],
  [mk, 'топови'],
  [de, 'Türme'],
] as const)('several of a kind: $0.lang', (grammar, name) => {
  expect(grammar.functions.LABEL(['rook'], { number: 'plural' })).toBe(`\uE000rook=${name}\uE001`);
});
