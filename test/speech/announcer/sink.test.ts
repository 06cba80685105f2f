/** Where a message goes to be heard: the whole table, written out by hand from the promise. */
import { expect, it } from 'vitest';
import { sinkFor, type SinkName } from '../../../speech/announcer/sink.js';
import type { WhoSpeaks } from '../../../speech/style.js';
import type { Channel } from '../../../speech/utterance.js';

type Cell = SinkName | undefined;
const READER = 'screen reader';
const VOICE = 'own voice';

/** With the user here, with him elsewhere, and the same two where our own voice calls in the background. */
type Row = readonly [
  who: WhoSpeaks,
  channel: Channel,
  muted: boolean,
  here: Cell,
  away: Cell,
  calling: readonly [Cell, Cell],
];

it.each<Row>([
  ['screen reader', 'game', false, READER, READER, [READER, VOICE]],
  ['screen reader', 'page', false, READER, READER, [READER, undefined]],
  ['app', 'game', false, VOICE, undefined, [VOICE, VOICE]],
  ['app', 'page', false, VOICE, undefined, [VOICE, undefined]],
  ['both', 'game', false, VOICE, undefined, [VOICE, VOICE]],
  ['both', 'page', false, READER, READER, [READER, undefined]],
  ['screen reader', 'game', true, READER, READER, [READER, READER]],
  ['screen reader', 'page', true, READER, READER, [READER, READER]],
  ['app', 'game', true, undefined, undefined, [undefined, undefined]],
  ['app', 'page', true, undefined, undefined, [undefined, undefined]],
  ['both', 'game', true, READER, READER, [READER, READER]],
  ['both', 'page', true, READER, READER, [READER, READER]],
])('%s, a message of the %s, muted: %s', (whoSpeaks, channel, muted, here, away, calling) => {
  const sink = (attentive: boolean, voiceInBackground: boolean): Cell =>
    sinkFor(channel, { whoSpeaks, muted, attentive, voiceInBackground });
  expect([sink(true, false), sink(false, false)]).toEqual([here, away]);
  expect([sink(true, true), sink(false, true)]).toEqual(calling);
});
