import { expect, test } from 'vitest';
import type { Message } from '../../../speech/announcer/log.js';
import { utterance, type Segment } from '../../../speech/utterance.js';
import { lastSaid } from '../../../speech/wording/wording-report.js';

const said = (...all: readonly (readonly Segment[])[]): readonly Message[] =>
  all.map((segments, index) => ({ id: index + 1, utterance: utterance(segments, 'answer', 'page') }));
const uk = (text: string): Segment => ({ text, lang: 'uk' });

test('the newest come first, each once', () => {
  const messages = said([uk('Шах.')], [uk('Хід білих.')], [uk('Шах.')]);
  expect(lastSaid(messages, 'uk', 20)).toEqual(['Шах.', 'Хід білих.']);
});

test('no more than are asked for', () => {
  expect(lastSaid(said([uk('Один.')], [uk('Два.')], [uk('Три.')]), 'uk', 2)).toEqual(['Три.', 'Два.']);
});

test('the call in another language is left out, and what was said in another language of the page', () => {
  const call: Segment = { text: 'Bauer Eva zwei Eva vier', lang: 'de' };
  const messages = said([{ text: 'White to move.', lang: 'en' }], [uk('Білі:'), call, uk('Шах.')], [call]);
  expect(lastSaid(messages, 'uk', 20)).toEqual(['Білі: Шах.']);
});
