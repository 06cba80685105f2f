/** What is asked of a game: of its clocks, of the board and of the moves. */
import { COLORS, type Square } from '../laws/squares.js';
import type { SideQuestion } from '../questions/clock.js';
import type { AnyQuestion } from '../game/line-open.js';
import { rows, type Command, type CommandKey, type Read } from './command.js';
import { timed } from './when.js';

const clock = { group: 'clock and acts', page: 'game', scope: 'board' } as const;

/** Who plays no side has no clock of his own. */
const times = (whose: 'both' | 'mine' | 'opponent', key: CommandKey, place: number): Command => ({
  ...clock,
  keys: [key],
  when: (view) => (whose === 'both' || view.plays !== false ? timed(view) : 'hidden'),
  shown: { questions: place },
  does: { ask: () => ({ about: 'clocks', whose }) },
});

const ofBoth = (about: SideQuestion): Command => ({ ...clock, does: { ask: () => ({ about, of: COLORS }) } });

export const CLOCK = rows({
  'both-clocks': times('both', { key: 't' }, 5),
  /** The dials of the clock, to be felt. */
  'feel-clock': { ...clock, page: 'clock', keys: [{ key: 't', shift: true }], does: 'bound' },
  'my-clock': times('mine', { key: 'u' }, 6),
  'opponents-clock': times('opponent', { key: 'u', shift: true }, 7),
  'time-control': { ...clock, does: { ask: () => ({ about: 'time control' }) } },
  'time-used': ofBoth('time used'),
  'moves-to-control': ofBoth('moves to the control'),
  period: ofBoth('period'),
  'delay-left': { ...clock, does: { ask: () => ({ about: 'delay left' }) } },
});

/** Most moves that are told at once. */
const MOST_MOVES = 20;

const asking = { group: 'asking', page: 'game', scope: 'board' } as const;

const ask = (question: (read: Read) => AnyQuestion | undefined): Command => ({ ...asking, does: { ask: question } });

/** With a key, and a button at this place. */
const keyed = (question: AnyQuestion, key: CommandKey, place: number): Command => ({
  ...ask(() => question),
  keys: [key],
  shown: { questions: place },
});

const movesFrom = (square: Square): AnyQuestion => ({ about: 'moves of piece', square, capturesOnly: false });

/** Of the square under the cursor: the board knows it. */
const here = (key: CommandKey): Command => ({ ...asking, keys: [key], does: 'bound' });

/** Of the square under the cursor by a key, of another by its name: answered by what is loaded when one of them is first asked. */
const fromSquare = (...keys: readonly CommandKey[]): Command => ({
  ...asking,
  page: 'from a square',
  ...(keys.length > 0 && { keys }),
  does: 'bound',
});

/** Of the whole board, and of a move by its number: answered by what is loaded when one of them is first asked. */
const wholeBoard: Command = { ...asking, page: 'whole board', does: 'bound' };

export const QUESTIONS = rows({
  'this-square': here({ key: 'o' }),
  'last-move': keyed({ about: 'last move' }, { key: 'l' }, 1),
  'last-moves': ask(({ number = 0 }) =>
    number < 1 ? undefined : { about: 'last moves', count: Math.min(number, MOST_MOVES) },
  ),
  'move-of-number': wholeBoard,
  'last-capture': keyed({ about: 'last capture' }, { key: 'c' }, 2),
  'moves-of-this-piece': here({ key: 'm' }),
  'captures-of-this-piece': here({ key: 'm', shift: true }),
  'move-number': ask(() => ({ about: 'move number' })),
  position: keyed({ about: 'position' }, { key: 'w' }, 4),
  'piece-lists': keyed({ about: 'piece lists' }, { key: 'w', shift: true }, 3),
  where: ask(({ kind, color }) =>
    kind || color ? { about: 'pieces', colors: color ? [color] : COLORS, ...(kind && { kind }) } : undefined,
  ),
  rank: ask(({ rank }) => rank && { about: 'rank', rank }),
  file: ask(({ file }) => file && { about: 'file', file }),
  square: ask(({ square }) => square && { about: 'square', square, more: 0 }),
  /** One line from a square at each press: diagonally, or along rank and file. */
  'diagonal-ray': fromSquare({ key: 'x' }),
  'diagonal-ray-back': fromSquare({ key: 'x', shift: true }),
  'straight-ray': fromSquare({ key: 'x', alt: true }),
  'straight-ray-back': fromSquare({ key: 'x', alt: true, shift: true }),
  rays: fromSquare(),
  'knights-view': fromSquare({ key: 'j' }),
  attackers: fromSquare({ key: 'a' }),
  defenders: fromSquare({ key: 'd' }),
  'moves-of-piece': ask(({ square }) => square && movesFrom(square)),
  /** Where the piece can go of which a move was just refused, or else the one that is in the hand. */
  'moves-of-it': { ...asking, ofTried: movesFrom, does: 'bound' },
  'captures-of-piece': ask(({ square }) => square && { about: 'moves of piece', square, capturesOnly: true }),
  /** Which pieces of the player having the move can move. */
  'what-can-move': { ...asking, page: 'touch', does: 'bound' },
  captures: ask(() => ({ about: 'captures' })),
  material: ask(() => ({ about: 'material' })),
  diagonal: wholeBoard,
  'diagonals-of-square': wholeBoard,
  'long-diagonals': wholeBoard,
  'pawns-by-file': wholeBoard,
  'doubled-pawns': wholeBoard,
  'isolated-pawns': wholeBoard,
  'passed-pawns': wholeBoard,
  'position-by-file': wholeBoard,
  changes: wholeBoard,
  'path-of-piece': wholeBoard,
  'last-move-effect': wholeBoard,
  /** Which king is in check, and from what. */
  check: wholeBoard,
  /** Shown beside the moves, or not. */
  'position-text': { ...asking, page: 'position text', does: 'bound' },
  'copy-position': { ...asking, page: 'position text', does: 'bound' },
  /** The scoresheet of whoever plays here, read from its first move to its last, and copied as PGN. */
  'read-score': { ...asking, page: 'score', does: 'bound' },
  'copy-score': { ...asking, page: 'score', does: 'bound' },
  /** Decided beside the page, so that the answer comes when it is there. */
  'can-win': { ...asking, page: 'can win', does: 'bound' },
  opponent: { ...asking, does: 'bound' },
});
