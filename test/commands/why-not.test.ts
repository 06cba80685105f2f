/** Why a command cannot be done now, as the help tells it: in the words of whoever judges it. */
import { expect, test } from 'vitest';
import { EVERY_LANGUAGE } from '../../speech/hearing/every-language.js';
import { alone } from '../../speech/hearing/languages.js';
import type { CommandId } from '../../src/commands/commands.js';
import { actView } from '../../src/commands/line-meaning.js';
import { whyNot } from '../../src/commands/why-not.js';
import type { Game } from '../../src/laws/game.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import { game, make } from '../laws/play.js';

const why = (id: CommandId, stands: Game, mine: readonly Color[] = COLORS) =>
  whyNot(id, actView({ game: stands, mine, languages: alone(EVERY_LANGUAGE.en) }), 0);

// Fool's mate.
const MATED = make(game(), 'f2f3 e7e5 g2g4 d8h4');

test('before the first move nothing can be taken back', () => {
  expect(why('take-back', game())).toEqual({ reason: 'no move made yet' });
  expect(why('take-back', make(game(), 'e2e4'))).toBeUndefined();
});

test('in strict play nothing is taken back; where an arbiter is, he goes back (Art. 7)', () => {
  const strict = make(game(undefined, 'strict'), 'e2e4');
  const having = (arbiter: boolean): Game => ({ ...strict, conditions: { ...strict.conditions, arbiter } });
  expect(why('take-back', having(false))).toEqual({ reason: 'strict play' });
  expect(why('take-back', having(true))).toMatchObject({ reason: 'not for this role', doneBy: 'arbiter' });
});

test('a draw is claimed by the player having the move (Art. 9.2, 9.3)', () => {
  expect(why('claim-draw', make(game(), 'e2e4'), ['white'])).toMatchObject({ reason: 'not your turn', turn: 'black' });
});

test('in a game that is over nobody resigns', () => {
  expect(why('resign', MATED)).toMatchObject({ reason: 'game over' });
});

test('of what only a page does nothing is known', () => {
  expect(why('act-menu', game())).toBeUndefined();
});
