/**
 * A move as it is called, in the way the user chose.
 */
import type { Captured, Checked, Moved } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';
import { fideCall } from '../words/fide.js';
import type { Call } from '../words/call.js';
import type { WholeWords, Words } from '../words/words.js';
import type { CallStyle } from '../style.js';
import type { Segment } from '../utterance.js';

/** The language of the page and the way moves are called. */
export interface PhraseOptions {
  readonly words: Words;
  readonly callStyle: CallStyle;
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
  switch (callStyle) {
    case 'fide':
      return fideCall(call);
    case 'plain':
      return { text: words.moves.call(call), lang: words.lang };
    case 'algebraic':
      return { text: algebraic(call, words.letters), lang: words.lang };
  }
}

/** What a way of calling sounds like, on a move everyone knows: the knight to f3. */
export function sampleCall(options: PhraseOptions): Segment {
  const { words, callStyle } = options;
  const moved = { type: 'moved', by: 'white', piece: 'knight', from: 'g1', to: 'f3', ply: 1, san: 'Nf3' } as const;
  return callOf({ moved: { ...moved, audience: [] } }, { words, callStyle });
}

/** Short algebraic notation (App. C) with the letters of the page's language; castling as FIDE prints it (C.13). */
function algebraic({ moved, sign }: Call, letters: Words['letters']): string {
  const mark = { check: '+', mate: '#', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${moved.castling === 'short' ? '0-0' : '0-0-0'}${mark}`;
  const named: Readonly<Record<string, string>> = {
    K: letters.king,
    Q: letters.queen,
    R: letters.rook,
    B: letters.bishop,
    N: letters.knight,
  };
  return `${moved.san.replace(/[KQRBN]/g, (letter) => named[letter] ?? letter)}${mark}`;
}
