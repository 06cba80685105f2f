/** What is for the computer to do, with and without a clock. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { Color } from '../../src/laws/squares.js';
import { computerTask } from '../../src/engine/task.js';
import type { HeldGame } from '../../src/game/session/session-port.js';

const TIME = { white: timeControl(5), black: timeControl(5) };
const CASUAL: Partial<Conditions> = { time: TIME };
const STRICT: Partial<Conditions> = { play: 'strict', time: TIME, illegalMoves: 'refused' };

const E4: ActDraft = { type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } };
const E5: ActDraft = { type: 'make', by: 'black', move: { from: 'e7', to: 'e5' } };
const START: ActDraft = { type: 'start', by: 'white' };
const press = (by: Color): ActDraft => ({ type: 'press', by });
const stop: ActDraft = { type: 'stop', by: 'white' };
const offer = (by: Color): ActDraft => ({ type: 'offer', by });

/** A game after these acts, a second each; the computer has the colour. */
function after(computer: Color, conditions: Partial<Conditions>, acts: readonly ActDraft[]): HeldGame {
  const begun = beginGame({ play: 'casual', start: START_FEN, arbiter: false, ...conditions });
  if (!begun.ok) throw new Error(begun.problem);
  const game = acts.reduce<Game>((before, draft, index) => {
    const judged = judge(before, { ...draft, at: index * 1000 });
    if (judged.type === 'refused') throw new Error(judged.refusal.reason);
    return judged.game;
  }, begun.game);
  const player = { type: 'player' } as const;
  const seats = { white: player, black: player, [computer]: { type: 'computer', level: 3 } } as const;
  return { setup: { id: 'one', conditions: game.conditions, seats, begunAt: 0 }, game, acts: acts.length };
}

/** White's clock ran for a second, and then nobody watched for a minute; the player, White, has said what becomes of it. */
function afterUnwatched(): HeldGame {
  const held = after('black', STRICT, [START]);
  const away = judge(held.game, { type: 'unwatched', by: 'arbiter', at: 61_000, length: 60_000 });
  if (away.type === 'refused') throw new Error(away.refusal.reason);
  const said = judge(away.game, { type: 'charge time', by: 'white', charged: false, at: 62_000 });
  if (said.type === 'refused') throw new Error(said.refusal.reason);
  return { ...held, game: said.game };
}

describe('the computer', () => {
  test.each([
    ['moves on its turn, without a clock', after('black', {}, [E4]), 'move'],
    ['does nothing on the player’s turn', after('white', {}, [E4]), undefined],
    ['begins, where its move starts the clock', after('white', CASUAL, []), 'move'],
    ['moves while the clocks run', after('black', CASUAL, [E4]), 'move'],
    ['does not move while they are stopped (6.11)', after('black', CASUAL, [E4, stop]), undefined],
    ['waits for White’s clock to be started (6.6)', after('white', STRICT, []), undefined],
    ['moves once it is', after('white', STRICT, [START]), 'move'],
    ['waits until the player has pressed (6.2.1)', after('black', STRICT, [START, E4]), undefined],
    ['moves when he has', after('black', STRICT, [START, E4, press('white')]), 'move'],
    ['presses when it has moved itself', after('black', STRICT, [START, E4, press('white'), E5]), 'press'],
    ['and then has done all', after('black', STRICT, [START, E4, press('white'), E5, press('black')]), undefined],
    ['says what the player says of time that nobody watched', afterUnwatched(), 'charge'],
    ['answers an offer before it moves', after('black', CASUAL, [E4, offer('white')]), 'offer'],
    ['presses before it answers', after('black', STRICT, [START, E4, press('white'), E5, offer('white')]), 'press'],
    ['answers while the clocks are stopped', after('black', CASUAL, [E4, offer('white'), stop]), 'offer'],
    ['does nothing in a game that is over', after('black', {}, [E4, { type: 'resign', by: 'white' }]), undefined],
  ] as const)('%s', (_name, held, type) => {
    const computer = held.setup.seats.white.type === 'computer' ? 'white' : 'black';
    expect(computerTask(held)).toEqual(type && { type, color: computer, level: 3 });
  });
});
