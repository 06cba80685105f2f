/**
 * A move as it is called, in the way the user chose.
 */
import type { Captured, Checked, Moved } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';
import type { Color } from '../../src/laws/squares.js';
import type { CallLength, CallStyle, Detail, Verbosity } from '../style.js';
import type { Segment } from '../utterance.js';
import type { Call, CallManner } from '../phrase/call.js';
import { fideCall } from '../phrase/fide.js';
import type { WholeWords, Words } from '../phrase/words.js';
import type { ClockLanguage } from './clock.js';
import { notation, uci } from './notation.js';
import { segmentsOf, type SayingOptions } from './segments.js';

/** The language of the page, and how moves and squares are called in it. */
export interface PhraseOptions extends SayingOptions {
  readonly words: Words;
  readonly callStyle: CallStyle;
  readonly callLength: CallLength;
  readonly detail: Detail;
  /** The sides that are played here: their moves are one's own. */
  readonly mine: readonly Color[];
  /** The number of the first move, where the game did not begin with move 1. */
  readonly firstNumber?: number;
  /** In what a clock answers; absent: the language of the page. */
  readonly clockLanguage?: ClockLanguage;
}

/** The same with the words for what the Laws bring. */
export interface WholeOptions extends PhraseOptions {
  readonly words: WholeWords;
}

/** A move with what came of it, as far as the listener may know it. */
export interface CalledMove {
  readonly moved: Moved;
  readonly captured?: Captured | undefined;
  readonly checked?: Checked | undefined;
  readonly ending?: Ending | undefined;
}

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
      return worded(words.moves.call(call, manner), options);
    case 'algebraic':
      return { text: notation(call, words.letters, isShort(moved.by, options) ? 'short' : 'long'), lang: words.lang };
    case 'uci':
      return { text: words.moves.uci(uci(moved), sign), lang: words.lang };
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
  const heading = words.moves.heading({
    ...(mover && { by }),
    ...(number && { number: firstNumber - 1 + numberOf(by, ply) }),
  });
  return segmentsOf(heading, options);
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
