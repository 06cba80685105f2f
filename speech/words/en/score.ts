/**
 * The score, in English.
 */
import type { ScoreWords } from '../score.js';
import { PLAYERS } from './names.js';

export const score: ScoreWords = {
  heading: (of) => (of ? `${PLAYERS[of]}'s score.` : 'The score.'),
  empty: () => 'No move has been made yet.',
  move: (number, { white, black }) => [
    ...(white ? [`Move ${number}:`, ...white] : [`Move ${number}, by Black:`]),
    ...(black ?? []),
  ],
  note: () => 'Audio note.',
  notWritten: () => 'Not written.',
  offered: () => 'Draw offered.',
  end: () => 'End of the score.',
  notCompared: (moves) => `Audio notes that were not compared: ${moves}.`,
  sendAgain: () => 'If so, write it once more.',
  nothingToWrite: () => 'Type the move as you heard it.',
  recording: () => 'Recording.',
  troubles: {
    'cannot record': 'This browser cannot record. Write the move instead.',
    'not allowed': 'The microphone is not allowed. Allow it in the browser, or write the move.',
    'no microphone': 'No microphone was found. Connect one, or write the move.',
    'nothing recorded': 'Nothing was recorded, and nothing is written. Try it once more.',
    'disk full': 'The audio note was not kept: the disk is full. Write the move instead.',
    'not kept': 'The audio note was not kept. Write the move instead.',
    'not on this device': 'This audio note is not on this device.',
    'not played': 'The audio note cannot be played.',
  },
};
