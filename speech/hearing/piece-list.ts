/**
 * What stands on a board, typed as one would say it: "white king e1, black pawns d5 e6", "White: Ke1, a2. Black: Ke8", "e4 empty", and also
 * the square first, "e4, white pawn", as a cell of the board is called.
 */
import {
  placed,
  type Color,
  type Piece,
  type PieceKind,
  type PlacedPiece,
  type Square,
} from '../../src/laws/squares.js';
import type { LanguageName } from '../language-names.js';
import { pieceTokens, type PieceToken } from './piece-tokens.js';

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
