/** That warnings are allowed is said as a strict game begins; clocks of a game answer with the German numbers of the call. */
import { expect, test } from 'vitest';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { unusualConditions } from '../../speech/phrase/conditions.js';
import { DEFAULT_DETAIL } from '../../speech/style.js';
import type { LanguageName } from '../../speech/language-names.js';
import { FIDE_CLOCK } from '../../speech/phrase/fide-clock.js';
import { LANGUAGES } from '../../speech/languages.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { askClock } from '../../src/questions/clock.js';
import { doing } from '../laws/judged.js';
import { START } from '../laws/opened.js';
import { begin, bothSides } from '../laws/timed.js';

test.each<readonly [LanguageName, string, string]>([
  ['en', 'Strict play.', 'Warnings of time are allowed.'],
  ['de', 'Strenges Spiel.', 'Zeitwarnungen sind erlaubt.'],
  ['uk', 'Сувора гра.', 'Попередження про час дозволено.'],
  ['be', 'Строгая гульня.', 'Папярэджанні пра час дазволены.'],
  ['mk', 'Строга игра.', 'Предупредувањата за времето се дозволени.'],
])('in %s', async (name, strict, allowed) => {
  const { messages } = await LANGUAGES[name].words();
  expect(unusualConditions({ strict: true, warningsAllowed: true }, messages)).toEqual([strict, allowed]);
  expect(unusualConditions({ strict: true, warningsAllowed: false }, messages)).toEqual([strict]);
  expect(unusualConditions({ strict: true }, messages)).toEqual([strict]);
});

test('the clock of a game answers in the language of the page, or with German numbers', async () => {
  const words = { ...(await LANGUAGES.en.words()), germanClock: FIDE_CLOCK };
  const { clock } = doing(begin({ time: bothSides(timeControl(5)) }), START);
  if (!clock) throw new Error('there is a clock');
  const view = { role: 'white', turn: 'white', clock } as const;
  const manner = { callStyle: 'plain', callLength: 'usual', squareStyle: 'plain', mine: [] } as const;
  const options = { words, detail: { ...DEFAULT_DETAIL, clock: 'brief' }, ...manner } as const;
  const black = askClock(view, { about: 'clocks', whose: 'opponent' }, 0);
  const set = askClock(view, { about: 'time control' }, 0);
  expect(phraseAnswer(black, options).segments).toEqual([{ text: 'Black 5 minutes.', lang: 'en' }]);
  expect(phraseAnswer(black, { ...options, clockLanguage: 'german' }).segments).toEqual([
    { text: 'Schwarz 5 Minuten.', lang: 'de' },
  ]);
  expect(phraseAnswer(set, { ...options, clockLanguage: 'german' }).segments).toEqual([
    { text: '5 Minuten.', lang: 'de' },
  ]);
  const none = askClock({ role: 'white', turn: 'white' }, { about: 'clocks', whose: 'both' }, 0);
  expect(phraseAnswer(none, { ...options, clockLanguage: 'german' }).segments).toMatchObject([{ lang: 'en' }]);
});
