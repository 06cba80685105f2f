/** What the board calls its cells and the pieces a pawn can become, and what a clock shows, in the words the user chose. */
import { msg } from '@lit/localize';
import { cellBraille, cellName, sampleCall, squareSample, type PhraseOptions } from '../../speech/phrase.js';
import { FIDE_LANG } from '../../speech/words/fide.js';
import type { CallStyle } from '../../speech/style.js';
import type { Segment } from '../../speech/utterance.js';
import type { TimeControl } from '../laws/clock/control.js';
import type { RankLayout } from '../laws/rank-layout.js';
import {
  PROMOTION_KINDS,
  shadeOf,
  type ByColor,
  type Piece,
  type PromotionKind,
  type Square,
} from '../laws/squares.js';
import { besideTheLaws } from './game-part.js';
import { wholeWords } from './page-words.js';

/** Texts for elements. They are new whenever the words are, so that the elements are drawn anew then. */
export interface BoardTexts {
  readonly cellText: (square: Square, piece?: Piece) => string;
  readonly cellBraille: (square: Square, piece?: Piece) => string | undefined;
  /** BCP 47; empty is the page's. */
  readonly cellLanguage: string;
  /** Letters of the page's language for the pieces of the promotion choice, in lower case. */
  readonly promotionLetters: Readonly<Record<string, PromotionKind>>;
  /** A start position of Chess960 rank by rank; nothing until the words for it are loaded, right after the page. */
  readonly layoutText: (number: number, layout: readonly RankLayout[]) => readonly string[];
  readonly ownTimeText: (time: ByColor<TimeControl>) => string;
  /** What a clock shows, to be heard. Milliseconds. */
  readonly clockText: (time: number) => string;
  /** What a style of calls sounds like. */
  readonly callSample: (style: CallStyle) => Segment;
  /** What a style of squares sounds like. */
  readonly squareSample: (style: CallStyle) => Segment;
}

export function boardTexts(options: PhraseOptions): BoardTexts {
  const { words, squareStyle } = options;
  return {
    cellText: (square, piece) => cellName(square, piece, shadeOf(square), options).text,
    cellBraille: (square, piece) => cellBraille(square, piece, shadeOf(square), options),
    cellLanguage: squareStyle === 'fide' ? FIDE_LANG : '',
    promotionLetters: Object.fromEntries(PROMOTION_KINDS.map((kind) => [words.letters[kind].toLowerCase(), kind])),
    layoutText: (number, layout) => {
      const words = wholeWords();
      return words ? (besideTheLaws()?.chess960Lines(number, layout, { ...options, words }) ?? []) : [];
    },
    ownTimeText: (time) => words.time.control(time),
    clockText: (time) => words.time.duration(time),
    callSample: (callStyle) => sampleCall({ ...options, callStyle }),
    squareSample: (style) => squareSample({ ...options, squareStyle: style }),
  };
}

/** The pieces of the promotion choice. */
export function promotionText(kind: PromotionKind): string {
  switch (kind) {
    case 'queen':
      return msg('Queen', { id: 'promote-queen' });
    case 'rook':
      return msg('Rook', { id: 'promote-rook' });
    case 'bishop':
      return msg('Bishop', { id: 'promote-bishop' });
    case 'knight':
      return msg('Knight', { id: 'promote-knight' });
  }
}
