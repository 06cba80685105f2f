import { expect, test } from 'vitest';
import { DEFAULT_LISTENING, type ListeningChoice } from '../../../speech/recogniser/listening-choice.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { changeTold, type Readiness, type VoiceChoice } from '../../../src/app/voice/voice-words.js';

const en = await LANGUAGES.en.voice();

const choice = (listening: Partial<ListeningChoice> = {}, confirmMoves = false): VoiceChoice => ({
  listening: { ...DEFAULT_LISTENING, ...listening },
  confirmMoves,
});

const told = (before: VoiceChoice, after: VoiceChoice, readiness?: Readiness, keys: readonly string[] = ['V', 'F8']) =>
  changeTold(before, after, readiness, keys)?.(en);

test('whether silence means yes is told, and where it never does', () => {
  expect(told(choice(), choice({ silenceIsYes: true }))).toBe(
    'Eight seconds of silence mean yes, but not in strict play, nor where the clock is pressed by hand.',
  );
  expect(told(choice({ silenceIsYes: true }), choice())).toBe(
    'Silence means nothing. Each move that is read back waits for yes.',
  );
});

test('nothing where nothing of it has changed', () => {
  expect(told(choice(), choice())).toBe(undefined);
  expect(told(choice({ cloudAllowed: true }), choice())).toBe(undefined);
});

test.each([
  ['available', 'Voice input on this device. Hold V or F8 while you talk.'],
  [undefined, 'Voice input on this device. Hold V or F8 while you talk.'],
  [
    'downloadable',
    'Voice input on this device. The recogniser must fetch the language first. Press “Download” under Voice input, in the settings.',
  ],
  [
    'unavailable',
    'Voice input on this device. This recogniser does not know the language. Choose another one under Voice input, in the settings.',
  ],
] as const)('what listens now, and what is next: %s', (readiness, sentence) => {
  expect(told(choice(), choice({ recogniser: 'on device' }), readiness)).toBe(sentence);
});

test('Vosk must be given a model', () => {
  expect(told(choice(), choice({ recogniser: 'vosk', way: 'toggle' }), 'no model')).toBe(
    'Voice input by Vosk. Choose a model file for Vosk first.',
  );
  expect(told(choice(), choice({ recogniser: 'vosk', way: 'toggle' }), 'available')).toBe(
    'Voice input by Vosk. Press V or F8 before you talk, and again after it.',
  );
});

test('that nothing listens any more', () => {
  expect(told(choice({ recogniser: 'cloud', cloudAllowed: true }), choice())).toBe('Voice input off.');
});

test('the way of talking, the language, and whether moves are asked about', () => {
  const vosk = { recogniser: 'vosk' } as const;
  expect(told(choice(vosk), choice({ ...vosk, way: 'always' }))).toBe(
    'V or F8 begins the listening, which goes on until it is pressed again.',
  );
  expect(told(choice(vosk), choice({ ...vosk, listenFor: 'german call' }))).toBe('Listening for the German call.');
  expect(told(choice(vosk), choice(vosk, true))).toBe('Each move is asked about before it is made.');
  expect(told(choice(vosk, true), choice(vosk))).toBe('Moves are made without asking.');
});

test.each([
  ['push to talk', ['X'], 'Hold X while you talk.'],
  ['push to talk', [], 'Hold the button while you talk.'],
  ['toggle', [], 'Press the button before you talk, and again after it.'],
  ['always', [], 'The button begins the listening, which goes on until it is pressed again.'],
] as const)('the keys that were chosen, or the button where there is none: %s %j', (way, keys, sentence) => {
  const other = way === 'toggle' ? 'always' : 'toggle';
  const vosk = { recogniser: 'vosk' } as const;
  expect(told(choice({ ...vosk, way: other }), choice({ ...vosk, way }), undefined, keys)).toBe(sentence);
});
