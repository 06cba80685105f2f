/** What commands are called in the help. A message that there is not is a failure here (`test/speech/incomplete-message.ts`). */
import { expect, test } from 'vitest';
import { HELP_TOPICS, toldCommands, toldSections } from '../../../src/commands/told.js';
import { linesOf } from '../../../src/pages/help/help-lines.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { EVERY_LANGUAGE } from '../../../speech/hearing/every-language.js';

test('all that the help tells has a name of its own', async () => {
  const keys = await LANGUAGES.en.keys();
  const words = { keys, phrases: toldCommands().phrases, language: EVERY_LANGUAGE.en };
  for (const topic of HELP_TOPICS) {
    for (const { rows } of toldSections(topic)) {
      expect(linesOf(rows, words).filter(({ does }) => !/^\p{Lu}/u.test(does))).toEqual([]);
    }
  }
});

test('on the dial each step has its line', async () => {
  const keys = await LANGUAGES.en.keys();
  const [dial] = toldSections('dial').map(({ rows }) =>
    linesOf(rows, { keys, phrases: toldCommands().phrases, language: EVERY_LANGUAGE.en }),
  );
  expect(dial?.map(({ does, keys: told }) => `${does}: ${told?.text ?? ''}`)).toEqual([
    'Feel the clock on a dial: Shift+T',
    'A minute on: Right Arrow or Up Arrow',
    'A minute back: Left Arrow or Down Arrow',
    'Five minutes on: Page Up',
    'Five minutes back: Page Down',
    'To the first minute: Home',
    'To the last minute: End',
    'To the minute hand: M',
    'To the hour hand: H',
    'To the flag: F',
    'The whole time: T',
  ]);
});
