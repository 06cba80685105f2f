/** Whose sheet stands in which window, who writes on it, and what. */
import { describe, expect, it } from 'vitest';
import { hearWritten } from '../../../src/pages/table/score/score-writing.js';
import {
  mayHearNotes,
  maySpeakNotes,
  offerToMark,
  sheetsFor,
  writablePlies,
  writerFor,
} from '../../../src/pages/table/score/score-sides.js';
import type { Game } from '../../../src/laws/game.js';
import { WINDOW_ROLES } from '../../../src/game/window-role.js';
import { BOTH, after, atTable, wholeMove, write } from '../../laws/table.js';

const opened = (conditions: Parameters<typeof atTable>[0] = {}): Game =>
  after(atTable({ recording: 'players', ...conditions }), ...wholeMove('white', 'e2e4'), write('white', 1, 'e2e4'));
const own = opened();
const program = after(atTable({ recording: 'program' }), ...wholeMove('white', 'e2e4'));

describe('the sheets of a window', () => {
  it.each([
    ['both players', ['white', 'black']],
    ['white', ['white']],
    ['black', ['black']],
    ['assistant of white', ['white']],
    ['assistant of black', ['black']],
    ['arbiter', ['white', 'black']],
    ['onlooker', ['white']],
  ] as const)('of %s', (role, sheets) => {
    expect(sheetsFor(own, role)).toEqual(sheets);
    // Where the program keeps the score there is one.
    expect(sheetsFor(program, role)).toEqual(['white']);
  });

  it('are written on by their player, or his assistant who was given to do it (D.2.10.3)', () => {
    const writers = (game: Game) => WINDOW_ROLES.map((role) => [writerFor(game, role, 'white') ?? '-', role]);
    expect(writers(own).filter(([by]) => by !== '-')).toEqual([
      ['white', 'both players'],
      ['white', 'white'],
      ['assistant of white', 'assistant of white'],
    ]);
    expect(writers(program).filter(([by]) => by !== '-')).toEqual([]);
    const calls = opened({ assistants: { white: ['announce'] } });
    expect(writerFor(calls, 'assistant of white', 'white')).toBeUndefined();
    const scores = opened({ assistants: { white: ['score'] } });
    expect(writerFor(scores, 'assistant of white', 'white')).toBe('assistant of white');
  });

  it('have recordings for the writer, his assistant and an arbiter alone', () => {
    expect(WINDOW_ROLES.filter((role) => mayHearNotes(role, 'black'))).toEqual([
      ...['both players', 'black', 'assistant of black', 'arbiter'],
    ]);
    // The sighted player has no recording device (D.2.7).
    expect([maySpeakNotes(own, 'white'), maySpeakNotes(own, 'black')]).toEqual([true, false]);
  });
});

describe('what is to be written', () => {
  it('is the next ply, and then what may be corrected', () => {
    const game = after(own, ...wholeMove('black', 'e7e5'));
    const plies = writablePlies(game, 'white', (ply) =>
      ply === 2 ? { from: 'e7', to: 'e5', piece: 'pawn' } : undefined,
    );
    expect(plies).toEqual([
      { ply: 2, number: 1, by: 'black', stands: false, called: true },
      { ply: 1, number: 1, by: 'white', stands: true, called: false },
    ]);
    const { blind: _, ...usual } = game.conditions;
    expect(writablePlies({ ...game, conditions: usual }, 'white', () => undefined).map(({ ply }) => ply)).toEqual([2]);
  });

  it('is also (=), once for each offer', () => {
    const both = after(opened({ blind: BOTH }), write('black', 1, 'e2e4'), ...wholeMove('black', 'e7e5'));
    const offered = after(both, { type: 'offer', by: 'black' });
    expect(offerToMark(offered, 'white')).toEqual({ ply: 2, number: 1, by: 'black' });
    const marked = after(offered, { type: 'write', by: 'white', entry: { what: 'offer', ply: 2 } });
    expect(offerToMark(marked, 'white')).toBeUndefined();
    expect(offerToMark(marked, 'black')?.ply).toBe(2);
  });
});

describe('what was typed for a line', () => {
  it('is read in the position before that ply, whatever stands on the board since', () => {
    const game = after(own, ...wholeMove('black', 'e7e5'));
    expect(hearWritten('e4', game, 1, 'en')).toMatchObject({ type: 'move', move: { from: 'e2', to: 'e4' } });
    expect(hearWritten('e5', game, 2, 'en')).toMatchObject({ type: 'move', move: { from: 'e7', to: 'e5' } });
    expect(hearWritten('Bauer Eva sieben Eva fünf', game, 2, 'de')).toMatchObject({ move: { from: 'e7', to: 'e5' } });
  });

  it('may be a move that is not legal: he writes what he took it to be', () => {
    expect(hearWritten('Ng1g3', own, 1, 'en')).toMatchObject({ type: 'move', move: { from: 'g1', to: 'g3' } });
    expect(hearWritten('xyz', own, 1, 'en')).toMatchObject({ type: 'refused' });
  });
});
