/** What the elements of a game call what they show, in the words the user chose. */
import { sampleCall } from '../../../speech/phrase/call.js';
import { squareSample } from '../../../speech/phrase/cell.js';
import { durationSaid } from '../../../speech/phrase/clock.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { chess960Lines } from '../../../speech/phrase/position.js';
import { controlSaid } from '../../../speech/phrase/time-control.js';
import type { CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import type { TimeControl } from '../../laws/clock/time-control.js';
import type { RankLayout } from '../../laws/board/layout.js';
import type { ByColor } from '../../laws/squares.js';
import { cellTexts, type CellTexts } from './cell-texts.js';

/** Texts for elements. They are new whenever the words are, so that the elements are drawn anew then. */
export interface BoardTexts extends CellTexts {
  /** A start position of Chess960 rank by rank. */
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
  const { words } = options;
  return {
    ...cellTexts(options),
    layoutText: (number, layout) => chess960Lines(number, layout, options),
    ownTimeText: (time) => controlSaid(time, words.messages),
    clockText: (time) => durationSaid(time, words.messages),
    callSample: (callStyle) => sampleCall({ ...options, callStyle }),
    squareSample: (style) => squareSample({ ...options, squareStyle: style }),
  };
}
