/** What becomes of a line typed into "Your move". Expected moves are worked out by hand from the position. */
import { describe, expect, it } from 'vitest';
import { TypedLine, type TypedCommand } from '../../src/app/typed-line.js';
import type { Color, Move } from '../../src/laws/squares.js';
import type { ActResult, HeldGame } from '../../src/play/session-port.js';
import { game } from '../laws/play.js';
import { setup } from '../play/fakes.js';

/** D is the d-pawn in a capital, or the German, French and Spanish queen: both can capture on e5. */
const PAWN_OR_QUEEN = '4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1';
const held: HeldGame = { setup: setup('a', PAWN_OR_QUEEN), game: game(PAWN_OR_QUEEN), acts: 0 };
const DONE: ActResult = { type: 'done', facts: [] };
const NOT_KEPT: ActResult = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };

const BOTH: readonly Color[] = ['white', 'black'];

function open({ results = [DONE], answer = true }: { results?: readonly ActResult[]; answer?: boolean } = {}) {
  const made: { readonly move: Move; readonly alphabets: readonly string[] }[] = [];
  const commands: TypedCommand[] = [];
  const played: string[] = [];
  const line = new TypedLine({
    speaker: {
      refusal: ({ reason }) => reason,
      doubt: (_, moves) => moves.map(({ piece, to }) => `${piece} to ${to}`).join(' or '),
    },
    play: (earcon) => played.push(earcon),
    carryOut: (commanded) => {
      commands.push(commanded);
      return Promise.resolve(answer);
    },
    makeMove: (move, alphabets) => {
      made.push({ move, alphabets });
      return Promise.resolve(results[made.length - 1] ?? DONE);
    },
    changed: () => undefined,
  });
  return { line, made, commands, played };
}

const QUEEN: Move = { from: 'e1', to: 'e5' };

describe('a typed line', () => {
  it('is made where it is one move', async () => {
    const { line, made } = open();
    expect(await line.enter('dxe5', held, BOTH)).toBe(true);
    expect(made).toEqual([{ move: { from: 'd4', to: 'e5' }, alphabets: [] }]);
    expect(line.question).toBe(undefined);
  });

  it('is refused with its reason, which stands until it is forgotten', async () => {
    const { line, made, played } = open();
    expect(await line.enter('Nf3', held, BOTH)).toBe(false);
    expect([line.refusal, made, played]).toEqual(['no such piece', [], ['refused']]);
    line.forgetRefusal();
    expect(line.refusal).toBe('');
  });

  it('is no move while the other side has the turn, but may be a command', async () => {
    const { line, made, commands } = open();
    expect(await line.enter('dxe5', held, ['black'])).toBe(false);
    expect([line.refusal, made]).toEqual(['not your turn', []]);
    expect(await line.enter('stop', held, ['black'])).toBe(true);
    expect(commands).toEqual([{ type: 'act', act: { type: 'stop', by: 'black' } }]);
    expect(line.refusal).toBe('');
  });
});

describe('a typed command', () => {
  it('is carried out as an act, as a question to be asked first, or as a question about the clock', async () => {
    const { line, made, commands } = open();
    for (const text of ['draw', 'resign', 'claim three dxe5', 'clock']) {
      expect(await line.enter(text, held, ['white'])).toBe(true);
    }
    const intended = { move: { from: 'd4', to: 'e5' }, written: true };
    expect(commands).toEqual([
      { type: 'act', act: { type: 'offer', by: 'white' } },
      { type: 'weighed', weighed: { act: { type: 'resign', by: 'white' }, timed: false } },
      {
        type: 'weighed',
        weighed: { act: { type: 'claim', by: 'white', ground: 'threefold', intended }, piece: 'pawn', timed: false },
      },
      { type: 'question', question: { about: 'clocks', whose: 'both' } },
    ]);
    expect(made).toEqual([]);
  });

  it('stays in the field where it is refused', async () => {
    const { line, played } = open({ answer: false });
    expect(await line.enter('flag', held, ['white'])).toBe(false);
    expect(await line.enter('claim', held, ['white'])).toBe(false);
    expect([line.refusal, played]).toEqual(['claim of what', ['refused']]);
  });
});

describe('a line that can mean two moves', () => {
  it('is asked back about, and answered by number', async () => {
    const { line, made, played } = open();
    expect(await line.enter('Dxe5', held, BOTH)).toBe(false);
    expect(line.refusal).toBe('pawn to e5 or queen to e5');
    expect(line.question?.moves).toEqual([{ from: 'd4', to: 'e5' }, QUEEN]);
    expect([made, played]).toEqual([[], []]);
    expect(await line.enter(' 2 ', held, BOTH)).toBe(true);
    expect(made).toEqual([{ move: QUEEN, alphabets: ['de', 'fr', 'es'] }]);
    expect(line.question).toBe(undefined);
  });

  it('stays asked about where the answer could not be kept, and can be answered again', async () => {
    const { line, made } = open({ results: [NOT_KEPT, DONE] });
    await line.enter('Dxe5', held, BOTH);
    const queen = line.question?.moves[1] ?? QUEEN;
    expect(await line.choose(queen)).toBe(false);
    expect(line.question?.moves).toHaveLength(2);
    expect(await line.choose(queen)).toBe(true);
    expect(made).toEqual([
      { move: QUEEN, alphabets: ['de', 'fr', 'es'] },
      { move: QUEEN, alphabets: ['de', 'fr', 'es'] },
    ]);
    expect(line.question).toBe(undefined);
  });

  it('is no longer asked about once another is typed', async () => {
    const { line } = open();
    await line.enter('Dxe5', held, BOTH);
    await line.enter('Nf3', held, BOTH);
    expect(line.question).toBe(undefined);
  });
});
