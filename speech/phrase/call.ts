/**
 * A move as it is called, in the way the user chose.
 */
import type { Moved } from '../../src/laws/facts.js';
import type { Color, Move, PieceKind } from '../../src/laws/squares.js';
import type { Verbosity } from '../style.js';
import type { Segment } from '../utterance.js';
import type { Call, CalledMove, CallManner } from './called-move.js';
import { fideCall } from './fide.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { segmentsOf } from './segments.js';
import { yesOrNo } from './own-message.js';

/** The call of a move, without its mover and without a full stop: "Springer Gustav eins Felix drei". */
export function callOf({ moved, captured, checked, ending }: CalledMove, options: PhraseOptions): Segment {
  const sign = ending?.reason === 'checkmate' ? 'mate' : checked ? 'check' : undefined;
  const call: Call = { moved, ...(captured && { captured }), ...(sign && { sign }) };
  const { words, callStyle } = options;
  const manner = mannerOf(call, options);
  switch (callStyle) {
    case 'fide':
      return fideCall(call, manner);
    case 'fide names':
    case 'nato':
    case 'plain':
      return worded(calledInWords(call, manner, words.messages), options);
    case 'algebraic':
      return { text: notation(call, words.letters, isShort(moved.by, options) ? 'short' : 'long'), lang: words.lang };
    case 'uci':
      return {
        text: words.messages.phrase('call-uci', { squares: uci(moved), sign: sign ?? 'none' }),
        lang: words.lang,
      };
  }
}

/** Whether a call says in a word that it is check or mate: most voices leave out the signs of algebraic notation. */
export function saysSign({ callStyle }: PhraseOptions): boolean {
  return callStyle !== 'algebraic';
}

/** What is said before a call, if the user wants the mover or the number of the move. */
export function headingOf({ by, ply }: Moved, options: PhraseOptions): readonly Segment[] {
  const { mover, number } = options.detail;
  if (!mover && !number) return [];
  const { words, firstNumber = 1 } = options;
  const of = { ...(mover && { by }), ...(number && { number: firstNumber - 1 + numberOf(by, ply) }) };
  return segmentsOf(heading(of, words.messages), options);
}

/** "White:", "Move 12:", "Move 12, White:". One of both is there. */
export function heading(
  { by, number }: { readonly by?: Color; readonly number?: number },
  { say }: Messages<'moves'>,
): string {
  if (by === undefined) return number === undefined ? '' : say('heading-number', { number });
  return number === undefined ? say('heading-mover', { by }) : say('heading-both', { number, by });
}

/** What a way of calling sounds like, on a move everyone knows: the knight to f3. */
export function sampleCall(options: PhraseOptions): Segment {
  const moved = { type: 'moved', by: 'white', piece: 'knight', from: 'g1', to: 'f3', ply: 1, san: 'Nf3' } as const;
  return callOf({ moved: { ...moved, audience: [] } }, options);
}

function mannerOf({ moved, captured }: Call, options: PhraseOptions): CallManner {
  const { callStyle, detail } = options;
  const verbosity = verbosityOf(moved.by, options);
  const full = verbosity === 'full' || detail.captures === 'full';
  return {
    from: !isShort(moved.by, options) || !isClearWithoutOrigin(moved, captured !== undefined),
    joined: callStyle === 'plain' && verbosity !== 'brief',
    pawn: verbosity !== 'brief',
    captures: full ? 'piece' : detail.captures === 'brief' ? 'word' : 'en passant',
  };
}

function isShort(by: Color, options: PhraseOptions): boolean {
  const { callStyle, callLength } = options;
  const verbosity = verbosityOf(by, options);
  const wanted = callLength === 'usual' && callStyle === 'algebraic' ? 'short' : callLength;
  return verbosity === 'brief' || (verbosity === 'normal' && wanted === 'short');
}

function verbosityOf(by: Color, { detail, mine }: PhraseOptions): Verbosity {
  return mine.includes(by) ? detail.ownMoves : detail.opponentsMoves;
}

/** Art. C.10: notation adds file or rank where two pieces could go there, and the file of every pawn that captures. */
function isClearWithoutOrigin({ piece, san }: Moved, captures: boolean): boolean {
  return piece === 'pawn' ? !captures : /^[KQRBN]x?[a-h][1-8]/u.test(san);
}

/** As a scoresheet counts from the first move of the game, whoever made it. */
function numberOf(by: Color, ply: number): number {
  return by === 'white' ? Math.floor(ply / 2) + 1 : Math.ceil(ply / 2);
}

/** A call of words of one language is one segment of it. */
function worded(call: string, options: PhraseOptions): Segment {
  const { words, callStyle } = options;
  const [segment] = segmentsOf(call, { words, squareStyle: callStyle });
  return segment ?? { text: '', lang: words.lang };
}

/** A move in words, with capture, promotion, check and mate: "knight g1 to f3". No full stop. */
function calledInWords(
  call: Call,
  { from, joined, pawn, captures }: CallManner,
  { phrase }: Messages<'moves'>,
): string {
  const { moved, captured } = call;
  const sign = call.sign ?? 'none';
  if (moved.castling) return phrase('call-castling', { side: moved.castling, sign });
  return phrase('call', {
    piece: moved.piece === 'pawn' && !pawn ? undefined : moved.piece,
    from: moved.from,
    origin: yesOrNo(from),
    to: moved.to,
    joined: yesOrNo(joined),
    capture: yesOrNo(captured !== undefined),
    taken: captures === 'piece' ? captured?.piece.kind : undefined,
    enPassant: yesOrNo(captured?.enPassant === true && captures !== 'word'),
    promotion: moved.promotion,
    sign,
  });
}

/**
 * A move in notation, to be brailled or heard: algebraic (App. C) with the letters of the page's language. Castling as FIDE prints it (C.13).
 */
function notation(
  { moved, captured, sign }: Call,
  letters: Readonly<Record<PieceKind, string>>,
  length: 'short' | 'long',
): string {
  const mark = { check: '+', mate: '#', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${moved.castling === 'short' ? '0-0' : '0-0-0'}${mark}`;
  const letter = moved.piece === 'pawn' ? '' : letters[moved.piece];
  const promotion = moved.promotion ? `=${letters[moved.promotion]}` : '';
  return length === 'long' || readsAsPower(moved)
    ? `${letter}${moved.from}${captured ? 'x' : '-'}${moved.to}${promotion}${mark}`
    : `${withLetters(moved.san, letters)}${mark}`;
}

/** UCI, with a space between the squares: a voice reads "e1e4" as a power of ten. */
function uci({ from, to, promotion }: Move): string {
  return `${from} ${to}${promotion ? ` ${UCI_LETTERS[promotion]}` : ''}`;
}

const UCI_LETTERS = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;

/** "R1e4" holds "1e4", which a voice reads as a power of ten: such a move is written with both squares, "Re1-e4". */
function readsAsPower({ san }: Moved): boolean {
  return /\de\d/u.test(san);
}

function withLetters(san: string, letters: Readonly<Record<PieceKind, string>>): string {
  const named: Readonly<Record<string, string>> = {
    K: letters.king,
    Q: letters.queen,
    R: letters.rook,
    B: letters.bishop,
    N: letters.knight,
  };
  return san.replace(/[KQRBN]/g, (letter) => named[letter] ?? letter);
}
