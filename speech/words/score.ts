/**
 * What a language must be able to say of a score (Art. 8): the sheet read, what is written on it, and the recording device (App. D.2.7).
 */
import type { ByColor, Color } from '../../src/laws/squares.js';
import type { Segment } from '../utterance.js';
import type { Said } from './said.js';

/** Why nothing was recorded, or what was recorded is not kept or cannot be played. */
export type NoteTrouble =
  | 'cannot record'
  | 'not allowed'
  | 'no microphone'
  | 'nothing recorded'
  | 'disk full'
  | 'not kept'
  | 'not on this device'
  | 'not played';

/** What stands on a sheet for a ply, in sentences. */
export type ReadLine = readonly Segment[];

export interface ScoreWords {
  /** Whose score is read; absent is the one that the program keeps. */
  readonly heading: (of: Color | undefined) => string;
  /** No move was made yet. */
  readonly empty: () => string;
  /** Both plies of a move, or the one there is, each in whole sentences. */
  readonly move: (number: number, read: Partial<ByColor<ReadLine>>) => Said;
  /** In place of a move: "Audio note."; "Not written." */
  readonly note: () => string;
  readonly notWritten: () => string;
  readonly offered: () => string;
  /** The score was read up to its end. */
  readonly end: () => string;
  /** Of so many moves there is only a recording, and they were not compared. */
  readonly notCompared: (moves: number) => string;
  /** What was asked about is written by sending it once more. */
  readonly sendAgain: () => string;
  readonly nothingToWrite: () => string;
  readonly recording: () => string;
  readonly troubles: Readonly<Record<NoteTrouble, string>>;
}
