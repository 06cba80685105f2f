/** The score of a player, line by line (Art. 8.1, App. C.12). */
import { describe, expect, it } from 'vitest';
import { askScore, areSheetsOwn, offersOn } from '../../src/questions/scoresheet.js';
import type { Game } from '../../src/laws/game.js';
import { after, atTable, wholeMove, write } from '../laws/table.js';
import { done, game, make } from '../laws/play.js';

/** White wrote his own move and spoke Black's; Black wrote the first alone. */
const kept = (): Game =>
  after(
    atTable({ recording: 'players' }),
    ...[...wholeMove('white', 'e2e4'), write('white', 1, 'e2e4'), write('black', 1, 'e2e4')],
    ...wholeMove('black', 'e7e5'),
    { type: 'offer', by: 'black' },
    { type: 'write', by: 'black', entry: { what: 'offer', ply: 2 } },
    { type: 'write', by: 'white', entry: { what: 'note', ply: 2, note: '7d3c' } },
  );

describe('the score', () => {
  it('is what stands on this player’s sheet, and what was made and does not', () => {
    const told = (of: 'white' | 'black') =>
      askScore(kept(), of, of).lines.map(({ ply, number, by, stands, offered }) => [
        ...[ply, number, by, stands.as],
        offered,
      ]);
    expect(told('white')).toEqual([
      [1, 1, 'white', 'move', false],
      [2, 1, 'black', 'note', false],
    ]);
    expect(told('black')).toEqual([
      [1, 1, 'white', 'move', false],
      [2, 1, 'black', 'nothing', true],
    ]);
    expect([askScore(kept(), 'black', 'black').of, offersOn(kept(), 'white')]).toEqual(['black', []]);
  });

  it('never tells of a spoken line what was made', () => {
    expect(JSON.stringify(askScore(kept(), 'white', 'white').lines[1])).not.toContain('e5');
  });

  it('is one where the program keeps it, with every offer', () => {
    const played = done(make(game(), 'e2e4 e7e5'), { type: 'offer', by: 'black', at: 0 }).game;
    expect(areSheetsOwn(played)).toBe(false);
    expect(askScore(played, 'white', 'onlooker')).toMatchObject({
      lines: [{ offered: false }, { offered: true }],
    });
    expect(askScore(played, 'white', 'onlooker').of).toBeUndefined();
  });

  it.each([
    // White's offers with his first move, and while Black thinks: at 1.e4. On his own move: at the one he then makes.
    ['e2e4', 'white', 'e7e5', 1],
    ['e2e4 e7e5', 'white', 'g1f3 b8c6', 3],
    ['e2e4 e7e5', 'black', 'g1f3 b8c6', 2],
    ['e2e4', 'black', 'e7e5 g1f3', 2],
  ] as const)(
    'FIDE 2023 C.12: after %s, an offer by %s stands beside the move with which it was made',
    (moves, by, then, line) => {
      const offered = done(make(game(), moves), { type: 'offer', by, at: 0 }).game;
      const later = make(offered, then);
      const marked = askScore(later, 'white', 'onlooker').lines.filter((one) => one.offered);
      expect(marked.map(({ ply }) => ply)).toEqual([line]);
      expect(marked[0]?.by).toBe(by);
    },
  );

  it('FIDE 2023 C.12: an offer on one’s own move that ends the game stands at the last move, for there is no other', () => {
    const offered = done(make(game(), 'e2e4 e7e5'), { type: 'offer', by: 'white', at: 0 }).game;
    const agreed = done(offered, { type: 'accept', by: 'black', at: 1 }).game;
    for (const now of [offered, agreed]) expect(offersOn(now, 'white')).toEqual([2]);
  });

  it('has (=) of an offer before the first move at that move, once', () => {
    const offer = { type: 'offer', by: 'white' } as const;
    const mark = (ply: number) => ({ type: 'write', by: 'white', entry: { what: 'offer', ply } }) as const;
    // Until 2017 no move had to be made before (5.2c).
    const offered = after(atTable({ edition: 'FIDE 2014', recording: 'players' }), offer, mark(0), {
      type: 'reject',
      by: 'black',
    });
    expect([askScore(offered, 'white', 'white').lines, offersOn(offered, 'white')]).toEqual([[], [1]]);
    const made = after(offered, ...wholeMove('white', 'e2e4'), offer, mark(1));
    expect(askScore(made, 'white', 'white').lines).toMatchObject([{ ply: 1, offered: true }]);
    expect([offersOn(made, 'white'), offersOn(made, 'black')]).toEqual([[1], []]);
  });

  it('has the mate at the last move, and a check only for whom it is', () => {
    const mate = askScore(make(game(), 'f2f3 e7e5 g2g4 d8h4'), 'white', 'white').lines.at(-1)?.stands;
    expect(mate).toMatchObject({ move: { ending: { reason: 'checkmate' }, checked: { king: 'white' } } });
    const strict = make(game(undefined, 'strict'), 'e2e4 f7f6 d1h5');
    expect(askScore(strict, 'white', 'white').lines.at(-1)?.stands).not.toHaveProperty('move.checked');
  });
});
