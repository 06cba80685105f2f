/** What is said of the recording device of a player (App. D.2.7). */
import type { Utterance } from '../utterance.js';
import type { PhraseOptions } from './options.js';
import { dashed } from './own-message.js';
import { page, segmentsOf } from './segments.js';

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

/** That the microphone hears now, or why there is no recording. */
export function phraseNote(what: 'recording' | NoteTrouble, options: PhraseOptions): Utterance {
  const { say } = options.words.messages;
  const text = what === 'recording' ? say('score-recording') : say(`score-trouble-${dashed(what)}`);
  return page(segmentsOf(text, options), 'answer');
}
