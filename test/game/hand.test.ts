/** Lifting a piece where that is an act, and where it is none. */
import { expect, it, test } from 'vitest';
import { Touching, tellCursor, tellExplored, tellHand } from '../../src/game/hand.js';
import { type PlacedPiece, SQUARES, type Color } from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import { Speaker, type Heard } from '../../src/game/speaker.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import type { Game } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import { NO_GAME, type GameValue } from '../../src/game/store.js';
import type { EarconName } from '../../speech/earcons/sound-choice.js';
import type { Earcons } from '../../speech/earcons/player.js';
import { textOf } from '../../speech/utterance.js';
import { done, game, make } from '../laws/play.js';
import { english, on } from '../speech/said.js';

const KNIGHT: PlacedPiece = { color: 'black', kind: 'knight', square: 'g8' };
const LIFTED: HandNews = { type: 'lifted', piece: KNIGHT };
const NOT_YOURS: HandNews = { type: 'not yours', piece: KNIGHT };
const PUT_BACK: HandNews = { type: 'put back', piece: KNIGHT };

/** A board whose touches are answered when the test says so. */
function open(binds: boolean, opponents = false) {
  const done: string[] = [];
  const answers: ((kept: boolean) => void)[] = [];
  const touching = new Touching({
    binds: () => binds,
    isOpponents: () => opponents,
    touch: ({ square }) => {
      done.push(`touched ${square}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    putBack: () => done.push('taken from the hand'),
    tell: ({ type }) => done.push(type),
  });
  return { touching, done, answers };
}

it('tells at once, and touches nothing, where touching is free', () => {
  const { touching, done } = open(false);
  void touching.hear(LIFTED);
  void touching.hear(PUT_BACK);
  expect(done).toEqual(['lifted', 'put back']);
});

it('tells what follows a touch after it, though it takes a moment to be kept', async () => {
  const { touching, done, answers } = open(true);
  const first = touching.hear(LIFTED);
  const second = touching.hear(PUT_BACK);
  await Promise.resolve();
  expect(done).toEqual(['touched g8']);
  answers[0]?.(true);
  await Promise.all([first, second]);
  expect(done).toEqual(['touched g8', 'lifted', 'put back']);
});

it('takes a piece out of the hand that could not be touched, and says nothing of lifting', async () => {
  const { touching, done, answers } = open(true);
  const lifted = touching.hear(LIFTED);
  await Promise.resolve();
  answers[0]?.(false);
  await lifted;
  expect(done).toEqual(['touched g8', 'taken from the hand']);
});

it('touches a piece of the opponent’s too, and says so when that is kept (4.3.2)', async () => {
  const { touching, done, answers } = open(true, true);
  const pressed = touching.hear(NOT_YOURS);
  await Promise.resolve();
  expect(done).toEqual(['touched g8']);
  answers[0]?.(true);
  await pressed;
  expect(done).toEqual(['touched g8', 'touched']);
});

it('says nothing more of such a piece that could not be touched: the reason has been told', async () => {
  const { touching, done, answers } = open(true, true);
  const pressed = touching.hear(NOT_YOURS);
  await Promise.resolve();
  answers[0]?.(false);
  await pressed;
  expect(done).toEqual(['touched g8']);
});

it('only says whose a piece is where touching is free, or where nobody here has the move', async () => {
  for (const { touching, done } of [open(false, true), open(true, false)]) {
    await touching.hear(NOT_YOURS);
    expect(done).toEqual(['not yours']);
  }
});

/** All that is heard of this news; `back` is how many plies the user has gone back. */
function heardOf(played: Game, news: HandNews, { back = 0, mine = ['white', 'black'] as readonly Color[] } = {}) {
  const said: string[] = [];
  const announcer = { say: (utterance) => void said.push(textOf(utterance)) } satisfies Pick<Heard, 'say'>;
  const earcons = { play: (name) => void said.push(name) } satisfies Pick<Earcons, 'play'>;
  const view = viewFor(played, 'onlooker');
  const value: GameValue = { ...NO_GAME, view, mine, ply: view.positions.length - 1 - back };
  const speaker = new Speaker(announcer as unknown as Heard, () => ({ ...english(), words: wordsEn }));
  tellHand(news, value, speaker, earcons);
  return said;
}

/** What is heard when a piece is pressed that cannot be lifted. */
function heard(
  played: Game,
  pressed: string,
  options: { readonly back?: number; readonly mine?: readonly Color[] } = {},
) {
  return heardOf(played, { type: 'not yours', piece: on(pressed) }, options);
}

const begun = make(game(), 'e2e4 e7e5');

test('in an earlier position, a piece of a side that has not the move now: whose turn it is', () => {
  expect(heard(begun, 'black pawn e7', { back: 1 })).toEqual(['refused', "It is White's turn."]);
  expect(heard(begun, 'black pawn e7', { back: 2, mine: ['white'] })).toEqual([
    'refused',
    "The pawn on e7 is Black's.",
  ]);
});

test.each(['white king e1', 'black king e8'])('after the game, %s: that it is over, and how', (pressed) => {
  // The fool's mate.
  const mated = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  expect(heard(mated, pressed)).toEqual(['refused', 'The game is over: Black won by checkmate.']);
  // Going back in a game that is over leads to no move either.
  expect(heard(mated, pressed, { back: 1 })).toEqual(['refused', 'The game is over: Black won by checkmate.']);
});

test('after resigning', () => {
  const resigned = done(begun, { type: 'resign', by: 'white', at: 2 }).game;
  expect(heard(resigned, 'white pawn d2')).toEqual(['refused', 'The game is over: Black won by resignation.']);
});

test('in the game as it stands: whose turn it is, or whose piece', () => {
  expect(heard(begun, 'black pawn a7')).toEqual(['refused', "It is White's turn."]);
  expect(heard(begun, 'black pawn a7', { mine: ['white'] })).toEqual(['refused', "The pawn on a7 is Black's."]);
});

test.each<readonly [HandNews, EarconName]>([
  [{ type: 'edge' }, 'edge'],
  [{ type: 'nothing to lift', square: 'e4' }, 'edge'],
  [{ type: 'no such piece on the board' }, 'edge'],
  [{ type: 'no command', key: 'J', shift: false }, 'edge'],
  [{ type: 'lifted', piece: on('white pawn d2') }, 'lift'],
  [{ type: 'touched', piece: on('black pawn e7') }, 'lift'],
  [{ type: 'put back', piece: on('white pawn d2') }, 'place'],
  [{ type: 'promotion cancelled', piece: on('white pawn d2') }, 'place'],
])('the hand is heard beside the words: %o', (news, earcon) => {
  const [sound, ...said] = heardOf(begun, news);
  expect(sound).toBe(earcon);
  expect(said).toHaveLength(1);
});

test('that a promotion piece is asked for has no sound of its own', () => {
  expect(heardOf(begun, { type: 'promotion asked' })).toHaveLength(1);
});

test('the cursor is heard on the 32 dark squares, of which a1 and h8 are two, and h1 and a8 are not', () => {
  const dark = SQUARES.filter((square) => {
    const played: EarconName[] = [];
    tellCursor(square, { play: (...names) => void played.push(...names) });
    expect(['', 'dark square']).toContain(played.join());
    return played.length > 0;
  });
  expect(dark).toHaveLength(32);
  expect(dark).toEqual(expect.arrayContaining(['a1', 'c1', 'd4', 'e5', 'h8']));
  expect(dark).not.toEqual(expect.arrayContaining(['h1']));
  expect(dark).not.toEqual(expect.arrayContaining(['a8']));
});

test('of a finger that explores, squares are said, edges between them are ticked, and beyond them is the edge of the board', () => {
  const heard: string[] = [];
  const tell = (place: string | undefined, text: string, slid: boolean, language = '') =>
    tellExplored(
      { place, text, language, slid },
      'uk',
      { explored: (segment) => void heard.push(`${segment.text} (${segment.lang})`) },
      { play: (...names) => void heard.push(...names) },
    );
  tell('e2', 'е два, білий пішак', false);
  tell('e3', 'Eva drei', true, 'de');
  tell(undefined, '', true);
  expect(heard).toEqual(['е два, білий пішак (uk)', 'next square', 'Eva drei (de)', 'edge']);
});
