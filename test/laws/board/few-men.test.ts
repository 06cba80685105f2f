import { makeFen } from 'chessops/fen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/laws/board/board.js';
import { canArise } from '../../../src/laws/board/can-arise.js';
import { canMate } from '../../../src/laws/board/dead-position.js';
import { decide } from '../../../src/laws/board/helpmate.js';
import { isMatingLine } from '../../../src/laws/board/mating-line.js';
import { parsePosition } from '../../../src/laws/board/parse-position.js';
import { COLORS, FILES, SQUARES, type Color } from '../../../src/laws/squares.js';
import { NIGHTLY } from '../../nightly.js';
import { position } from '../play.js';
import { EveryLine } from './every-line.js';
import { HelpmateTables, type Man } from './helpmate-table.js';

const LETTERS = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;

/** White's men besides his king, and Black's in small letters; White has at least one, for a king alone never gives check. */
const EVERY_CLASS = ['Q', 'R', 'B', 'N', 'P'].flatMap((one, index, all) => [
  one,
  ...all.slice(index).map((other) => one + other),
  ...all.map((other) => one + other.toLowerCase()),
]);

/** All of them take half a minute; two tables of four men and those of three take a few seconds. */
const CLASSES = NIGHTLY ? EVERY_CLASS : ['Q', 'R', 'P', 'Bn', 'Nr'];

const POSITIONS = NIGHTLY ? 2_000 : 200;
const NODES = { nodes: 200_000 };
const SEED = 56;

const tables = new HelpmateTables();

function menOf(letters: string): readonly Man[] {
  return Array.from(letters, (letter) => {
    const role = LETTERS[letter.toLowerCase() as keyof typeof LETTERS];
    return { color: letter === letter.toLowerCase() ? 'black' : 'white', role };
  });
}

/** White's men and Black's, or with the colours changed; the kings and all others anywhere, or crowded in a corner. */
const SETUP = fc.record({
  letters: fc.constantFrom(...CLASSES),
  side: fc.constantFrom(...COLORS),
  turn: fc.constantFrom('w', 'b'),
  squares: fc.oneof(
    fc.uniqueArray(fc.constantFrom(...SQUARES), { minLength: 4, maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom(...SQUARES.filter((square) => /[a-c][1-3]/.test(square))), {
      minLength: 4,
      maxLength: 4,
    }),
    // Pawns that have just gone two squares are among these.
    fc.uniqueArray(fc.constantFrom(...SQUARES.filter((square) => /[a-d][45]/.test(square))), {
      minLength: 4,
      maxLength: 4,
    }),
  ),
  passed: fc.constantFrom('-', ...SQUARES.filter((square) => /[a-d][36]/.test(square))),
});

type Setup = typeof SETUP extends fc.Arbitrary<infer Value> ? Value : never;

function placed({ letters, side, turn, squares, passed }: Setup): Position | undefined {
  const men = Array.from(`Kk${letters}`, (letter) => (side === 'white' ? letter : swapped(letter)));
  const at = new Map(men.map((letter, index) => [squares[index] ?? '', letter]));
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    FILES.map((file) => at.get(`${file}${String(rank)}`) ?? '1').join(''),
  );
  const read = parsePosition(`${rows.join('/')} ${turn} - ${passed} 0 1`);
  return read.ok && canArise(read.position.native()) ? read.position : undefined;
}

function swapped(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** What is decided is what the table holds; and what is told quickly to be impossible is so. */
function check(board: Position, side: Color, expected: boolean): void {
  const message = `${board.fen()} for ${side}`;
  const decision = decide(board, side, NODES);
  expect(decision.verdict, message).toBe(expected ? 'can' : 'cannot');
  if (decision.verdict === 'can') expect(isMatingLine(board, side, decision.line), message).toBe(true);
  if (!canMate(board, side)) expect(expected, message).toBe(false);
}

/** Setups that once failed, by seed and path as fast-check prints them. */
const FAILED: readonly { readonly seed: number; readonly path: string }[] = [];

describe('FIDE 2023 5.2.2, 6.9: few men, decided as in a table of all that can ever happen', () => {
  const agrees = fc.property(SETUP, (setup) => {
    const board = placed(setup);
    fc.pre(board !== undefined);
    check(board, setup.side, tables.canMate(board.native(), setup.side));
  });

  test('positions at random', { timeout: 600_000 }, () => {
    fc.assert(agrees, { seed: SEED, numRuns: POSITIONS, maxSkipsPerRun: 1_000 });
  });

  if (FAILED.length > 0) {
    test.each(FAILED)('once failed: seed $seed, path $path', ({ seed, path }) => {
      fc.assert(agrees, { seed, path, numRuns: 1 });
    });
  }

  test('the rare positions that cannot be won, though others with the same men can', { timeout: 600_000 }, () => {
    let tried = 0;
    for (const letters of CLASSES) {
      for (const chess of tables.table(menOf(letters)).unwinnable(NIGHTLY ? 100 : 12)) {
        const read = parsePosition(makeFen(chess.toSetup()));
        if (!read.ok || !canArise(read.position.native())) continue;
        tried += 1;
        check(read.position, 'white', false);
      }
    }
    expect(tried).toBeGreaterThan(40);
  });
});

describe('the tables themselves', () => {
  test('know as many positions as there are', () => {
    // Kings and a queen or a rook, either to move: as counted for the tables that solve the endgame. Left and right are alike, and half is kept.
    expect(tables.table(menOf('Q')).count('legal')).toBe(368_452 / 2);
    expect(tables.table(menOf('R')).count('legal')).toBe(399_112 / 2);
  });

  test('say the same as every line that can be played', { timeout: 600_000 }, () => {
    const everyLine = { white: new EveryLine('white'), black: new EveryLine('black') };
    let compared = 0;
    fc.assert(
      fc.property(SETUP, (setup) => {
        const board = placed(setup);
        fc.pre(board !== undefined);
        const all = everyLine[setup.side].canMate(board.native(), 500);
        if (all === undefined) return;
        compared += 1;
        expect(tables.canMate(board.native(), setup.side), `${board.fen()} for ${setup.side}`).toBe(all);
      }),
      { seed: SEED + 1, numRuns: POSITIONS, maxSkipsPerRun: 1_000 },
    );
    expect(compared).toBeGreaterThan(POSITIONS / 20);
    const lost = ['Q', 'R'].flatMap((letters) => tables.table(menOf(letters)).unwinnable(20));
    const found = lost.map((chess) => everyLine.white.canMate(chess, 500)).filter((all) => all !== undefined);
    expect(found.length).toBeGreaterThan(20);
    expect(found).not.toContain(true);
  });

  test.each([
    ['a queen that is taken, or only moves away', 'k7/1Q6/8/8/8/8/8/K7 b - - 0 1', 'white', false],
    ['a queen beside her king', 'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1', 'white', true],
    ['stalemate', '7k/7P/6K1/8/8/8/8/8 b - - 0 1', 'white', false],
    ['Black mates as White does', '8/8/8/8/8/5k2/6q1/7K w - - 0 1', 'black', true],
    ['a rook that must be taken', '8/8/8/8/8/3k4/1r6/K7 w - - 0 1', 'black', false],
  ] as const)('%s', (_, fen, side, expected) => {
    expect(tables.canMate(position(fen).native(), side)).toBe(expected);
  });
});
