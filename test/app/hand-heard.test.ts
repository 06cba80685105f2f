/** Why a piece cannot be lifted, as it is heard. */
import { expect, test } from 'vitest';
import { tellHand } from '../../src/app/hand-heard.js';
import { Speaker } from '../../src/app/speaker.js';
import { phraseFacts } from '../../speech/phrasing/facts.js';
import { wholeEn } from '../../speech/words/whole-en.js';
import type { Game } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import type { Color } from '../../src/laws/squares.js';
import type { GameContextValue } from '../../src/play/contexts.js';
import { BOARD_KEYS } from '../../src/play/keys.js';
import type { Announcer } from '../../speech/announcer.js';
import type { Earcons } from '../../speech/earcons.js';
import { textOf } from '../../speech/utterance.js';
import { done, game, make } from '../laws/play.js';
import { english, on } from '../speech/said.js';

const EARLIER =
  'This is an earlier position. To move, go forward to the game as it stands, with Shift+D or Forward in the game.';

/** What is heard when a piece of this game is pressed that cannot be lifted; `back` is how many plies the user has gone back. */
function heard(played: Game, pressed: string, { back = 0, mine = ['white', 'black'] as readonly Color[] } = {}) {
  const said: string[] = [];
  const announcer = { say: (utterance) => void said.push(textOf(utterance)) } satisfies Pick<Announcer, 'say'>;
  const earcons = { play: (name) => void said.push(name) } satisfies Pick<Earcons, 'play'>;
  const view = viewFor(played, 'onlooker');
  const value: GameContextValue = { held: undefined, view, mine, ply: view.positions.length - 1 - back };
  const speaker = new Speaker(
    announcer as unknown as Announcer,
    () => english(),
    () => ({ words: wholeEn, phraseFacts }),
  );
  tellHand({ type: 'not yours', piece: on(pressed) }, value, speaker, earcons as unknown as Earcons);
  return said;
}

const begun = make(game(), 'e2e4 e7e5');

test.each(['white pawn d2', 'black pawn e7'])('in an earlier position, %s: where the way back is', (pressed) => {
  expect(heard(begun, pressed, { back: 1 })).toEqual([EARLIER]);
  expect(heard(begun, pressed, { back: 2, mine: ['white'] })).toEqual([EARLIER]);
});

test('the key that it names is the one that goes forward', () => {
  expect(BOARD_KEYS.filter(({ command }) => command.do === 'forward in game')).toEqual([
    { key: 'd', shift: true, command: { do: 'forward in game' } },
  ]);
});

test.each(['white king e1', 'black king e8'])('after the game, %s: that it is over, and how', (pressed) => {
  // The fool's mate.
  const mated = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  expect(heard(mated, pressed)).toEqual(['The game is over: Black won by checkmate.']);
  // Going back in a game that is over leads to no move either.
  expect(heard(mated, pressed, { back: 1 })).toEqual(['The game is over: Black won by checkmate.']);
});

test('after resigning', () => {
  const resigned = done(begun, { type: 'resign', by: 'white', at: 2 }).game;
  expect(heard(resigned, 'white pawn d2')).toEqual(['The game is over: Black won by resignation.']);
});

test('in the game as it stands: whose turn it is, or whose piece', () => {
  expect(heard(begun, 'black pawn a7')).toEqual(["It is White's turn."]);
  expect(heard(begun, 'black pawn a7', { mine: ['white'] })).toEqual(["The pawn on a7 is Black's."]);
});
