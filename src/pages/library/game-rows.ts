/** A game as its row in the list of games says it. */
import { msg } from './texts.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { PageWords } from '../../../speech/page-words.js';
import type { SavedGameRow } from './saved-games.js';
import { COLORS } from '../../laws/squares.js';
import type { GameSetup } from '../../game/session/journal.js';
import type { HeldGame } from '../../game/session/session-port.js';
import type { ListedGame } from '../../storage/kept-games.js';
import { type WordsOptions, endingWords } from '../shared/standing.js';

export interface RowCircumstances {
  /** The game that stands at this window. */
  readonly held?: HeldGame;
  /** `undefined` where they could not be counted. */
  readonly plies: number | undefined;
  readonly deleted: boolean;
}

export function rowOf(game: ListedGame, { held, plies, deleted }: RowCircumstances, words: PageWords): SavedGameRow {
  const { id } = game;
  if (game.state === 'unreadable') {
    const title = msg('unreadable-game');
    return { id, title, detail: '', can: 'nothing', deleted };
  }
  const { setup, ending } = game;
  const options: WordsOptions = { words: words.current, squareStyle: 'plain' };
  const isHere = held?.setup.id === id;
  const how = ending ? endingWords(ending, options) : msg('game-not-over');
  const moves = plies === undefined ? '' : msg('game-moves', { moves: Math.ceil(plies / 2) });
  const here = isHere ? msg('game-on-board') : '';
  return {
    id,
    title: titleOf(setup, words.language),
    detail: [here, how, moves].filter((part) => part !== '').join(' '),
    can: isHere ? 'go back' : ending ? 'open' : 'go on',
    deleted,
  };
}

/** Against whom, and when. */
export function titleOf(setup: GameSetup, language: LanguageName): string {
  return `${playersOf(setup)}, ${dayOf(setup.begunAt, language)}`;
}

function playersOf({ seats, names, conditions }: GameSetup): string {
  for (const color of COLORS) {
    const seat = seats[color];
    if (seat.type !== 'computer') continue;
    return color === 'white'
      ? msg('game-as-black', { level: seat.level })
      : msg('game-as-white', { level: seat.level });
  }
  const { white = '', black = '' } = names ?? {};
  if (white.trim() !== '' || black.trim() !== '') {
    return `${white.trim() || msg('white')} – ${black.trim() || msg('black')}`;
  }
  return conditions.board === undefined ? msg('game-of-two') : msg('game-of-clock');
}

/** In the calendar of this place and the language of the page: more than one game may have been begun in a day. */
export function dayOf(time: number, language: LanguageName): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(dateOf(time));
}

/** A time that is none (of a damaged record) is the first there is. */
function dateOf(time: number): Date {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}
