/**
 * What stands on a board, typed as one would say it: "white king e1, black pawns d5 e6", "White: Ke1, a2. Black: Ke8", "e4 empty", and also
 * the square first, "e4, white pawn", as a cell of the board is called. It is cut into what its words are, colours, kinds and squares: "Ke1" is a
 * kind and a square; "Eva vier" and "e 4" are one square.
 */
import {
  PIECE_KINDS,
  placed,
  type Color,
  type Piece,
  type PieceKind,
  type PlacedPiece,
  type Rank,
  type Square,
} from '../../src/laws/squares.js';
import { ALPHABETS } from '../../src/notation/alphabets.js';
import type { LanguageName } from '../language-names.js';
import { PIECE_WORDS } from '../languages/pieces.js';
import { everyLanguage } from './every-language.js';
import { folded, meaningsOf } from './lexicon.js';
import { madeOnce } from './made-once.js';
import type { Heed } from './vocabulary.js';

/** What stands on a square; nothing where it is empty. */
export interface SquareEntry {
  readonly square: Square;
  readonly piece?: Piece;
}

export type PieceListRefusal =
  | { readonly reason: 'nothing named' }
  | { readonly reason: 'unknown word'; readonly word: string }
  | { readonly reason: 'colour missing'; readonly kind: PieceKind; readonly square: Square }
  | { readonly reason: 'square missing'; readonly kind: PieceKind }
  | { readonly reason: 'piece missing' | 'named twice'; readonly square: Square };

export type PieceListReading =
  | { readonly type: 'read'; readonly entries: readonly SquareEntry[] }
  | { readonly type: 'refused'; readonly refusal: PieceListRefusal };

export function readPieceList(text: string, language: LanguageName): PieceListReading {
  const tokens = pieceTokens(text, language);
  const none = noneOf(tokens);
  if (none) return refuse(none);
  const unknown = tokens.find((token) => token.is === 'unknown');
  if (unknown) return refuse({ reason: 'unknown word', word: unknown.word });
  const [first] = tokens;
  const reading = first?.is === 'square' ? squaresFirst(tokens) : piecesFirst(tokens);
  if (reading.type === 'refused') return reading;
  const { entries } = reading;
  if (entries.length === 0) return refuse({ reason: 'nothing named' });
  const twice = entries.find(({ square }, index) => entries.findIndex((entry) => entry.square === square) < index);
  return twice ? refuse({ reason: 'named twice', square: twice.square }) : reading;
}

/** "no white rook on a1" tells neither what stands there nor that nothing does. */
function noneOf(tokens: readonly PieceToken[]): PieceListRefusal | undefined {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1];
    const emptied = before?.is === 'color' ? index - 2 : index - 1;
    return token.is === 'kind' && tokens[emptied]?.is === 'empty' && tokens[emptied - 1]?.is !== 'square';
  });
  if (at < 0) return undefined;
  const square = tokens.slice(at).find((token) => token.is === 'square')?.square;
  return square ? { reason: 'piece missing', square } : { reason: 'nothing named' };
}

/** What was named last, for the squares that follow. */
type Named =
  | { readonly what: 'kind'; readonly kind: PieceKind; readonly byLetter: boolean; readonly placed: boolean }
  | { readonly what: 'empty' };

/** A piece, then its squares. What has been said of the colour holds until another is named. */
function piecesFirst(tokens: readonly PieceToken[]): PieceListReading {
  const entries: SquareEntry[] = [];
  const lettered = tokens.some((token) => token.is === 'kind' && token.byLetter);
  let color: Color | undefined;
  let named: Named | undefined;
  /** The entry that stands there only because a list goes on: "pawns d5, e4 empty". */
  let goingOn = false;
  for (const [index, token] of tokens.entries()) {
    switch (token.is) {
      case 'color':
        color = token.color;
        if (named?.what !== 'kind' || named.placed) named = undefined;
        break;
      case 'kind':
        if (named?.what === 'kind' && !named.placed) return refuse({ reason: 'square missing', kind: named.kind });
        named = { what: 'kind', kind: token.kind, byLetter: token.byLetter, placed: false };
        break;
      case 'empty': {
        const before = entries.at(-1);
        const isOfSquare = before !== undefined && tokens[index - 1]?.is === 'square';
        if (isOfSquare && goingOn) entries.splice(-1, 1, { square: before.square });
        else if (isOfSquare && tokens[index + 1]?.is !== 'square')
          return refuse({ reason: 'named twice', square: before.square });
        named = isOfSquare && goingOn ? undefined : { what: 'empty' };
        break;
      }
      case 'square': {
        const { square } = token;
        goingOn = named === undefined || (named.what === 'kind' && named.placed);
        const kind = kindFor(named, lettered && color !== undefined);
        // Perhaps it is said of it next that it is empty.
        const isEmptied = goingOn && tokens[index + 1]?.is === 'empty';
        if (kind === 'empty' || isEmptied) entries.push({ square });
        else if (!kind) return refuse({ reason: 'piece missing', square });
        else if (!color) return refuse({ reason: 'colour missing', kind, square });
        else entries.push({ square, piece: { color, kind } });
        if (named?.what === 'kind') named = { ...named, placed: true };
        break;
      }
      case 'unknown':
        break;
    }
  }
  return named?.what === 'kind' && !named.placed
    ? refuse({ reason: 'square missing', kind: named.kind })
    : { type: 'read', entries };
}

/** App. C.4: among letters what has none is a pawn. */
function kindFor(named: Named | undefined, lettered: boolean): PieceKind | 'empty' | undefined {
  if (named?.what === 'empty') return 'empty';
  if (named && !(named.byLetter && named.placed)) return named.kind;
  return lettered || named ? 'pawn' : undefined;
}

/** Squares, then what stands on them. */
function squaresFirst(tokens: readonly PieceToken[]): PieceListReading {
  const entries: SquareEntry[] = [];
  let squares: Square[] = [];
  let color: Color | undefined;
  /** Whether the colour was said before the piece that is named next. */
  let isSaid = false;
  for (const [index, token] of tokens.entries()) {
    switch (token.is) {
      case 'square':
        if (squares.length === 0) isSaid = false;
        squares.push(token.square);
        break;
      case 'color':
        color = token.color;
        isSaid = true;
        break;
      case 'kind':
      case 'empty': {
        const [first] = squares;
        if (token.is === 'empty') entries.push(...squares.map((square) => ({ square })));
        else {
          const { kind } = token;
          const next = tokens[index + 1];
          // "e4, pawn, white", "e4, pion blanc": the colour after its piece.
          const own: Color | undefined = !isSaid && next?.is === 'color' ? next.color : color;
          if (!first) return refuse({ reason: 'square missing', kind });
          if (!own) return refuse({ reason: 'colour missing', kind, square: first });
          entries.push(...squares.map((square) => ({ square, piece: { color: own, kind } })));
        }
        squares = [];
        break;
      }
      case 'unknown':
        break;
    }
  }
  const [left] = squares;
  return left ? refuse({ reason: 'piece missing', square: left }) : { type: 'read', entries };
}

function refuse(refusal: PieceListRefusal): Extract<PieceListReading, { readonly type: 'refused' }> {
  return { type: 'refused', refusal };
}

/** The pieces with what was entered in the place of what stood there. */
export function withEntries(pieces: readonly PlacedPiece[], entries: readonly SquareEntry[]): readonly PlacedPiece[] {
  const rest = pieces.filter(({ square }) => !entries.some((entry) => entry.square === square));
  return [...rest, ...entries.flatMap(({ square, piece }) => (piece ? [placed(piece, square)] : []))];
}

export type PieceToken =
  | { readonly is: 'color'; readonly color: Color }
  /** `byLetter`: as in notation, where what has no letter is a pawn (App. C.4). */
  | { readonly is: 'kind'; readonly kind: PieceKind; readonly byLetter: boolean }
  | { readonly is: 'square'; readonly square: Square }
  | { readonly is: 'empty' }
  /** `origin`: it tells where something comes from, which says nothing of what stands somewhere. */
  | { readonly is: 'unknown'; readonly word: string; readonly origin?: boolean };

export type PlaceToken =
  | PieceToken
  | { readonly is: 'way'; readonly word: string }
  /** "and", or a comma. */
  | { readonly is: 'joining' };

/** What each word is by itself. Words that say nothing are no token. */
export function pieceTokens(text: string, language: LanguageName): readonly PieceToken[] {
  return placeTokens(text, language).filter((token) => token.is !== 'way' && token.is !== 'joining');
}

/** The same with what tells how squares belong together. */
export function placeTokens(text: string, language: LanguageName): readonly PlaceToken[] {
  const read = wordsIn(language).together.reduce((line, [said, word]) => line.replaceAll(said, word), text);
  const words = read.match(/[\p{L}\p{M}'’]+\d?|\d+|[,;]|[^\p{L}\p{M}\d\s,.;:/()-]+/gu) ?? [];
  const tokens: PlaceToken[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const file = meant('file', folded(word), language)?.file;
    const rank = meant('rank', folded(words[index + 1] ?? ''), language)?.rank;
    if (file && rank) {
      tokens.push({ is: 'square', square: `${file}${rank}` });
      index += 1;
    } else if (/^[,;]$/u.test(word)) tokens.push({ is: 'joining' });
    else tokens.push(...alone(word, language));
  }
  return tokens;
}

function alone(word: string, language: LanguageName): readonly PlaceToken[] {
  const plain = folded(word);
  const [, name = '', digit = ''] = /^(\p{L}+)([1-8])$/u.exec(plain) ?? [];
  if (name !== '') return withSquare(name, digit as Rank, word, language);
  const { colors, plurals, empty, passed, joining, letters } = wordsIn(language);
  const color = colors.get(plain);
  if (color) return [{ is: 'color', color }];
  if (empty.has(plain)) return [{ is: 'empty' }];
  const kind = plurals.get(plain) ?? meant('kind', plain, language)?.kind;
  if (kind) return [{ is: 'kind', kind, byLetter: false }];
  if (joining.has(plain)) return [{ is: 'joining' }];
  if (meant('way', plain, language)) return [{ is: 'way', word: plain }];
  // "the", "put".
  if (passed.has(plain) || meant('remark', plain, language)) return [];
  const byLetter = letters.get(plain);
  if (byLetter) return [{ is: 'kind', kind: byLetter, byLetter: true }];
  return [{ is: 'unknown', word, ...(meant('origin', plain, language) && { origin: true }) }];
}

/** "e4", "Eva4"; "Ke4", where what stands before the file is the letter of a piece. */
function withSquare(name: string, rank: Rank, word: string, language: LanguageName): readonly PieceToken[] {
  const whole = meant('file', name, language)?.file;
  if (whole) return [{ is: 'square', square: `${whole}${rank}` }];
  const file = meant('file', name.slice(-1), language)?.file;
  const kind = wordsIn(language).letters.get(name.slice(0, -1));
  if (!file || !kind) return [{ is: 'unknown', word }];
  return [
    { is: 'kind', kind, byLetter: true },
    { is: 'square', square: `${file}${rank}` },
  ];
}

/** What a folded word is among those for moves, if it is one of this kind. */
function meant<Is extends Heed['is']>(
  is: Is,
  plain: string,
  language: LanguageName,
): Extract<Heed, { readonly is: Is }> | undefined {
  return meaningsOf(plain, everyLanguage(language))
    .map(({ heed }) => heed)
    .find((heed): heed is Extract<Heed, { readonly is: Is }> => heed.is === is);
}

/** The words beside those for moves, folded. */
const wordsIn = madeOnce((language: LanguageName) => {
  const { colors, plurals, empty, passed, placing, joining, together = [] } = PIECE_WORDS[language];
  const all = <Named>(words: readonly string[], named: Named) => words.map((word) => [folded(word), named] as const);
  // The letters of the page's language; and those of FIDE, which are English, where that has no such letter.
  const alphabets = ['en', language].flatMap((name) => ALPHABETS.filter((alphabet) => alphabet.name === name));
  return {
    colors: new Map([...all<Color>(colors.white, 'white'), ...all<Color>(colors.black, 'black')]),
    plurals: new Map(PIECE_KINDS.flatMap((kind) => all(plurals[kind] ?? [], kind))),
    empty: new Set(empty.map(folded)),
    passed: new Set([...passed, ...placing].map(folded)),
    joining: new Set(joining.map(folded)),
    together: together.map(([said, read]) => [new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'giu'), read] as const),
    letters: new Map(alphabets.flatMap(({ letters }) => PIECE_KINDS.flatMap((kind) => all(letters[kind], kind)))),
  };
});
