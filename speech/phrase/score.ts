/** What is said of a score (Art. 8), read from its sheet, and of the recording device (App. D.2.7): the message of each. */
import type { ByColor, Color } from '../../src/laws/squares.js';
import type { Said, Segment } from '../utterance.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

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
type ReadLine = readonly Segment[];

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
  readonly trouble: (trouble: NoteTrouble) => string;
}

export function scoreWords({ say }: Messages<'score' | 'score-writing'>): ScoreWords {
  return {
    heading: (of) => (of ? say('score-of', { of }) : say('score-of-game')),
    empty: () => say('score-empty'),
    move: (number, { white, black }) => [
      ...(white ? [say('score-move', { number }), ...white] : [say('score-move-by-black', { number })]),
      ...(black ?? []),
    ],
    note: () => say('score-note'),
    notWritten: () => say('score-not-written'),
    offered: () => say('score-offered'),
    end: () => say('score-end'),
    notCompared: (moves) => say('score-not-compared', { moves }),
    sendAgain: () => say('score-send-again'),
    nothingToWrite: () => say('score-nothing-to-write'),
    recording: () => say('score-recording'),
    trouble: (trouble) => say(`score-trouble-${dashed(trouble)}`),
  };
}
