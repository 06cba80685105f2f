/** What of a game goes into the user's file. */
import { describe, expect, it } from 'vitest';
import { fileName, pgnOf, sheetPgn } from '../../../src/pages/shared/save-game.js';
import type { Game } from '../../../src/laws/game.js';
import { viewFor } from '../../../src/laws/view.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import { done, game, make, move } from '../../laws/play.js';
import { setup } from '../../game/fakes.js';

/** Begun at noon of the day, wherever this runs. */
function held(played: Game): HeldGame {
  return { setup: { ...setup('a'), begunAt: new Date(2026, 2, 7, 12).getTime() }, game: played, acts: 0 };
}

it('the file is called by the day of the game', () => {
  expect(fileName(held(game()))).toBe('anna-hector-2026-03-07.pgn');
});

describe('the file', () => {
  const saved = ({ setup: begun, ...rest }: HeldGame, seats: Partial<HeldGame['setup']['seats']> = {}): string =>
    pgnOf({ ...rest, setup: { ...begun, seats: { ...begun.seats, ...seats } } }, viewFor(rest.game, 'white'));

  it('has the day, who plays, and the moves', () => {
    const text = saved(held(make(game(), 'e2e4 e7e5')), { black: { type: 'computer', level: 2 } });
    expect(text).toContain('[Date "2026.03.07"]');
    expect(text).toContain('[White "?"]\n[Black "Computer, level 2"]');
    expect(text).toContain('[TimeControl "-"]');
    expect(text).not.toContain('FEN');
    expect(text.endsWith('\n\n1. e4 e5 *\n')).toBe(true);
  });

  it('has the position it began from', () => {
    const fen = '4k3/8/8/8/8/8/P7/4K3 w - - 0 1';
    expect(saved(held(make(game(fen), 'a2a4')))).toContain(`[FEN "${fen}"]\n[SetUp "1"]`);
  });

  it('has how it ended', () => {
    const text = saved(held(make(game(), 'f2f3 e7e5 g2g4 d8h4')));
    expect(text).toContain('[Result "0-1"]');
    expect(text.endsWith('2. g4 Qh4# 0-1\n')).toBe(true);
  });
});

describe('a sheet of one’s own', () => {
  /** White has written his first move and (=), Black both moves but no (=). */
  const kept = (): HeldGame => {
    const usual = game();
    const begun: Game = { ...usual, conditions: { ...usual.conditions, recording: 'players' } };
    const first = done(begun, { type: 'make', by: 'white', at: 0, move: move('e2e4') }).game;
    const offered = done(first, { type: 'offer', by: 'white', at: 0 }).game;
    const write = (by: 'white' | 'black', ply: number, text: string) =>
      ({ type: 'write', by, at: 0, entry: { what: 'move', ply, move: move(text) } }) as const;
    const marked = done(done(offered, write('white', 1, 'e2e4')).game, {
      ...{ type: 'write', by: 'white', at: 0, entry: { what: 'offer', ply: 1 } },
    }).game;
    const answered = done(marked, { type: 'make', by: 'black', at: 0, move: move('e7e5') }).game;
    const both = done(done(answered, write('black', 1, 'e2e4')).game, write('black', 2, 'e7e5')).game;
    const { setup: table, ...rest } = held(both);
    return { ...rest, setup: { ...table, names: { white: 'Anna', black: 'Hector' } } };
  };

  it('has what that player wrote, with the times', () => {
    const moves = (of: 'white' | 'black') => sheetPgn(kept(), of, [60_000, 30_000]).split('\n\n')[1];
    expect(moves('white')).toBe('1. e4 { [%clk 0:01:00] (=) } *\n');
    expect(moves('black')).toBe('1. e4 { [%clk 0:01:00] } e5 { [%clk 0:00:30] } *\n');
    expect(sheetPgn(kept(), 'white')).toContain('[White "Anna"]\n[Black "Hector"]');
  });

  it('is the one of whoever plays here, and is called by his colour', () => {
    expect(pgnOf(kept(), viewFor(kept().game, 'assistant of black'))).toBe(sheetPgn(kept(), 'black'));
    expect(fileName(kept(), 'black')).toBe('anna-hector-2026-03-07-black.pgn');
  });
});
