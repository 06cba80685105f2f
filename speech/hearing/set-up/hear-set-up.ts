/**
 * What is typed or said where a position is set up: "white knight f3", "remove e4", "White cannot castle long", "en passant e3". In the page's
 * language first, then in the others, as everywhere.
 */
import {
  COLORS,
  rankOf,
  type CastlingSide,
  type Color,
  type PieceKind,
  type Square,
} from '../../../src/laws/squares.js';
import type { CastlingRight } from '../../../src/laws/board/given-rights.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { SET_UP_PHRASES } from '../../languages/phrases-set-up.js';
import { PIECE_WORDS } from '../../languages/pieces.js';
import { phrasesSetUp as ENGLISH } from '../../messages/generated/en/phrases-set-up.js';
import { phraseRow, readPhrase, takesRest, tokensOf, type PhraseRow } from '../commands/pattern.js';
import { readersFor } from '../commands/tables.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import { folded } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import { readPieceList, type PieceListRefusal, type SquareEntry } from '../piece-list.js';
import { pieceTokens } from '../piece-tokens.js';

export type SetUpCommandName = keyof typeof ENGLISH;

/** In the order in which they are shown. */
export const SET_UP_COMMANDS = Object.keys(ENGLISH) as readonly SetUpCommandName[];

/** What is to be done with the position. */
export type SetUpChange =
  | { readonly do: 'put'; readonly entries: readonly SquareEntry[] }
  | { readonly do: 'remove'; readonly squares: readonly Square[] }
  /** All pieces of a kind, of a colour, or of both. */
  | { readonly do: 'remove all'; readonly kind?: PieceKind; readonly color?: Color }
  | { readonly do: 'move'; readonly from: Square; readonly to: Square }
  | { readonly do: 'clear' | 'starting position' | 'as in game' }
  | { readonly do: 'undo' }
  | { readonly do: 'chess960'; readonly number: number }
  | { readonly do: 'castling from'; readonly anywhere: boolean }
  | { readonly do: 'turn'; readonly color: Color }
  | { readonly do: 'give castling'; readonly rights: readonly CastlingRight[] }
  | { readonly do: 'take castling'; readonly colors: readonly Color[]; readonly sides: readonly CastlingSide[] }
  /** `undefined`: there is none. */
  | { readonly do: 'en passant'; readonly square: Square | undefined }
  | { readonly do: 'fen'; readonly fen: string };

/** What is asked of the position, or the game that is begun from it. */
export type SetUpWish =
  | { readonly wish: 'read' | 'possible' }
  | { readonly wish: 'play'; readonly color?: Color; readonly opponent?: 'computer' | 'beside' };

export type SetUpRefusal =
  | { readonly reason: 'not understood'; readonly why: PieceListRefusal }
  | { readonly reason: 'which squares' }
  | { readonly reason: 'which en passant' };

export type HeardSetUp =
  | { readonly type: 'change'; readonly change: SetUpChange }
  | { readonly type: 'wish'; readonly wish: SetUpWish }
  | { readonly type: 'refused'; readonly refusal: SetUpRefusal };

/** @param language the page's */
export function hearSetUp(text: string, language: LanguageName): HeardSetUp {
  const line = text.length > TEXT_LIMIT ? '' : plainText(text);
  if (isFen(line)) return change({ do: 'fen', fen: line.trim() });
  for (const one of languagesFrom(language)) {
    const heard = command(line, one, language) ?? right(line, one);
    if (heard) return heard;
  }
  const own = readPieceList(line, language);
  if (own.type === 'read') return change({ do: 'put', entries: own.entries });
  for (const other of languagesFrom(language)) {
    const read = readPieceList(line, other);
    if (read.type === 'read') return change({ do: 'put', entries: read.entries });
  }
  return refused({ reason: 'not understood', why: own.refusal });
}

/** Each command by its phrase as it is shown, with an example in its place. */
export function shownSetUpCommands(language: LanguageName): readonly string[] {
  const color = EVERY_LANGUAGE[language].commands.colors.black[0];
  const rests: Readonly<Partial<Record<SetUpCommandName, string>>> = {
    remove: 'e4',
    move: 'e2 e4',
    fen: '4k3/8/8/8/8/8/8/4K2R w K -',
  };
  return SET_UP_COMMANDS.map((name) =>
    SET_UP_PHRASES[language][name][0]
      .replace('{rest}', rests[name] ?? '')
      .replace('{number}', '518')
      .replace('{color}', color),
  );
}

const rowsIn = madeOnce((language: LanguageName): readonly PhraseRow<SetUpCommandName>[] => {
  const rows = SET_UP_COMMANDS.flatMap((name) =>
    SET_UP_PHRASES[language][name].map((phrase) => phraseRow(name, phrase)),
  );
  // What takes whatever follows comes last.
  return [...rows.filter(({ pattern }) => !takesRest(pattern)), ...rows.filter(({ pattern }) => takesRest(pattern))];
});

function command(line: string, language: LanguageName, page: LanguageName): HeardSetUp | undefined {
  const tokens = tokensOf(line);
  if (tokens.length === 0) return undefined;
  const found = readPhrase(tokens, rowsIn(language), readersFor(everyLanguage(page)));
  return found && meant(found.id, found.read, language);
}

function meant(
  name: SetUpCommandName,
  {
    color,
    number = 0,
    rest = '',
  }: { readonly color?: Color | undefined; readonly number?: number | undefined; readonly rest?: string | undefined },
  language: LanguageName,
): HeardSetUp {
  switch (name) {
    case 'remove':
      return removed(rest, language);
    case 'move':
      return moved(rest, language);
    case 'clear':
      return change({ do: 'clear' });
    case 'starting-position':
      return change({ do: 'starting position' });
    case 'chess960':
      return change({ do: 'chess960', number });
    case 'chess960-on':
    case 'chess960-off':
      return change({ do: 'castling from', anywhere: name === 'chess960-on' });
    case 'as-in-game':
      return change({ do: 'as in game' });
    case 'to-move':
      return change({ do: 'turn', color: color ?? 'white' });
    case 'undo':
      return change({ do: 'undo' });
    case 'read':
    case 'possible':
      return { type: 'wish', wish: { wish: name } };
    case 'fen':
      return change({ do: 'fen', fen: rest });
    case 'play':
      return { type: 'wish', wish: { wish: 'play' } };
    case 'play-as':
      return { type: 'wish', wish: { wish: 'play', ...(color && { color }) } };
    case 'play-computer':
      return { type: 'wish', wish: { wish: 'play', opponent: 'computer' } };
    case 'play-beside':
      return { type: 'wish', wish: { wish: 'play', opponent: 'beside' } };
  }
}

/** Squares, or all of a kind or colour. */
function removed(rest: string, language: LanguageName): HeardSetUp {
  const tokens = pieceTokens(rest, language);
  const squares = tokens.flatMap((token) => (token.is === 'square' ? [token.square] : []));
  if (squares.length > 0) return change({ do: 'remove', squares });
  const kind = tokens.find((token) => token.is === 'kind')?.kind;
  const color = tokens.find((token) => token.is === 'color')?.color;
  if (!kind && !color) return refused({ reason: 'which squares' });
  return change({ do: 'remove all', ...(kind && { kind }), ...(color && { color }) });
}

function moved(rest: string, language: LanguageName): HeardSetUp {
  // "e2-e4" and "e2e4" are two squares as well.
  const apart = rest.replaceAll(/(?<=[a-h][1-8])(?=[a-h][1-8])/giu, ' ');
  const [from, to, ...more] = pieceTokens(apart, language).flatMap((token) =>
    token.is === 'square' ? [token.square] : [],
  );
  if (!from || !to || more.length > 0) return refused({ reason: 'which squares' });
  return change({ do: 'move', from, to });
}

const wordsIn = madeOnce((language: LanguageName) => {
  const { moves } = EVERY_LANGUAGE[language];
  const set = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(plain));
  return {
    castling: set(moves.castling),
    passing: set(moves.passing),
    short: set(moves.sides.short),
    long: set(moves.sides.long),
    no: set(PIECE_WORDS[language].negations),
  };
});

/** What is said of castling and of en passant has one word by which it is known; who and where is named beside it. */
function right(line: string, language: LanguageName): HeardSetUp | undefined {
  const words = line
    .split(/\s+/u)
    .map(plain)
    .filter((word) => word !== '');
  const { castling, passing, short, long, no } = wordsIn(language);
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  const squares = pieceTokens(line, language).flatMap((token) => (token.is === 'square' ? [token.square] : []));
  if (has(passing)) {
    const [square, more] = squares;
    if (has(no)) return change({ do: 'en passant', square: undefined });
    return square && !more ? change({ do: 'en passant', square }) : refused({ reason: 'which en passant' });
  }
  if (!has(castling)) return undefined;
  const named = colorsNamed(line, language);
  const colors = named.length > 0 ? named : COLORS;
  const sidesNamed = (['short', 'long'] as const).filter((side) => has(side === 'short' ? short : long));
  const sides = sidesNamed.length > 0 ? sidesNamed : (['short', 'long'] as const);
  if (has(no)) return change({ do: 'take castling', colors, sides });
  const rooks = squares.filter((square) => rankOf(square) === '1' || rankOf(square) === '8');
  const rights: readonly CastlingRight[] =
    rooks.length > 0
      ? rooks.map((rook) => ({ color: rankOf(rook) === '1' ? 'white' : 'black', rook }))
      : colors.flatMap((color) => sides.map((side) => ({ color, side })));
  return change({ do: 'give castling', rights });
}

function colorsNamed(line: string, language: LanguageName): readonly Color[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const words = new Set(line.split(/\s+/u).map(plain));
  const tokens = pieceTokens(line, language);
  return COLORS.filter(
    (color) =>
      tokens.some((token) => token.is === 'color' && token.color === color) ||
      colors[color].some((word) => words.has(plain(word))),
  );
}

function plain(word: string): string {
  return folded(word).replaceAll(/['’ʼ.,;:!?()]/gu, '');
}

/** Eight ranks between seven strokes. */
function isFen(line: string): boolean {
  return /^\s*(?:[pnbrqk1-8]+\/){7}[pnbrqk1-8]+(?:\s|$)/iu.test(line);
}

function change(done: SetUpChange): HeardSetUp {
  return { type: 'change', change: done };
}

function refused(refusal: SetUpRefusal): HeardSetUp {
  return { type: 'refused', refusal };
}
