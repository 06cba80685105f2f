/** Blindfold play: what is hidden from whom, which questions are answered, and how many were asked. */
import { describe, expect, test } from 'vitest';
import { hiddenNow, isSilent, type Blindfold } from '../../src/game/blindfold.js';
import { answers, askedIn } from '../../src/game/blindfold-questions.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/storage/settings/settings.js';
import { NO_GAME, type GameValue } from '../../src/game/store.js';
import type { Color } from '../../src/laws/squares.js';
import type { Game } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import type { Question } from '../../src/questions/question.js';
import { game, make } from '../laws/play.js';

const OFF: Blindfold = DEFAULT_SETTINGS.blindfold;
const ALL: Blindfold = { ...OFF, on: true };
const OWN: Blindfold = { ...ALL, shows: 'own pieces' };
const LAST: Blindfold = { ...ALL, shows: 'last move' };
const silent = (blindfold: Blindfold): Blindfold => ({ ...blindfold, answers: false });

function seen(played: Game, mine: readonly Color[] = ['white'], bottom: Color = 'white'): GameValue {
  const view = viewFor(played, mine[0] ?? 'onlooker');
  return { ...NO_GAME, view, mine, bottom, ply: view.positions.length - 1 };
}

const afterE4 = (): Game => make(game(), 'e2e4');

test('it is off at first, with all pieces hidden, a board that answers, and a count when it is on', () => {
  expect(OFF).toEqual({ on: false, shows: 'nothing', answers: true, counts: true });
  expect(parseSettings({ blindfold: { on: true, shows: 'everything', answers: 7 } }).blindfold).toEqual(ALL);
});

describe('what is hidden', () => {
  test.each<readonly [string, Blindfold, readonly Color[], Color, string]>([
    ['off', OFF, ['white'], 'white', 'none'],
    ['all', ALL, ['white'], 'white', 'all'],
    ['own shown, of White', OWN, ['white'], 'white', 'black'],
    ['own shown, of Black', OWN, ['black'], 'black', 'white'],
    ['own shown, both here: those at the bottom', OWN, ['white', 'black'], 'black', 'white'],
    ['last move shown', LAST, ['white'], 'white', 'all but the last moved'],
  ])('%s', (_, blindfold, mine, bottom, hidden) => {
    expect(hiddenNow(blindfold, seen(afterE4(), mine, bottom))).toBe(hidden);
  });

  test('nothing where no game stands, and nothing once it is over', () => {
    expect(hiddenNow(ALL, NO_GAME)).toBe('none');
    // 1. f3 e5 2. g4 Qh4 mate.
    const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    expect(over.ending).toBeDefined();
    expect(hiddenNow(ALL, seen(over))).toBe('none');
    expect(isSilent(silent(ALL), seen(over))).toBe(false);
  });
});

const OF_MOVES: readonly Question[] = [
  { about: 'last move' },
  { about: 'last moves', count: 3 },
  { about: 'last capture' },
  { about: 'move number' },
];

const OF_THE_POSITION: readonly Question[] = [
  { about: 'position' },
  { about: 'piece lists' },
  { about: 'rank', rank: '2' },
  { about: 'file', file: 'e' },
  { about: 'pieces', colors: ['white'], kind: 'queen' },
  { about: 'moves of piece', square: 'e4', capturesOnly: false },
  { about: 'captures' },
  { about: 'material' },
];

describe('a board that answers answers all', () => {
  test.each([...OF_MOVES, ...OF_THE_POSITION])('$about', (question) => {
    expect(answers(question, ALL, seen(afterE4()))).toBe(true);
  });
});

describe('a silent board answers of moves, which were called', () => {
  test.each(OF_MOVES)('$about', (question) => {
    expect(answers(question, silent(ALL), seen(afterE4()))).toBe(true);
  });
});

describe('a silent board answers nothing of the position', () => {
  test.each(OF_THE_POSITION)('$about', (question) => {
    for (const shows of [ALL, OWN, LAST]) expect(answers(question, silent(shows), seen(afterE4()))).toBe(false);
  });
});

describe('of a square it answers where a piece is seen', () => {
  test.each<readonly [string, Blindfold, 'e4' | 'd1' | 'e8' | 'a3', boolean]>([
    ['all hidden', ALL, 'e4', false],
    ['own pieces', OWN, 'd1', true],
    ['own pieces', OWN, 'e8', false],
    ['own pieces, an empty one', OWN, 'a3', false],
    ['last move', LAST, 'e4', true],
    ['last move', LAST, 'd1', false],
  ])('%s: %o %s', (_, blindfold, square, isAnswered) => {
    expect(answers({ about: 'square', square, more: 0 }, silent(blindfold), seen(afterE4()))).toBe(isAnswered);
  });
});

describe('questions are counted for each game', () => {
  test.each<readonly [string, unknown, number]>([
    ['the same game', { game: 'one', count: 3 }, 3],
    ['another game', { game: 'two', count: 3 }, 0],
    ['nothing kept', null, 0],
    ['no count', { game: 'one', count: 'many' }, 0],
    ['less than none', { game: 'one', count: -1 }, 0],
  ])('%s', (_, kept, count) => {
    expect(askedIn('one', kept)).toEqual({ game: 'one', count });
  });
});
