/** How one talks to the recogniser, and what it heard, in five languages. Belarusian has its "або" between each two keys. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../speech/languages.js';
import { heardSaid, talkingWaySaid } from '../../speech/phrase/voice.js';
import type { LanguageName } from '../../speech/language-names.js';

test.each<readonly [LanguageName, readonly [none: string, one: string, always: string]]>([
  [
    'en',
    [
      'Hold the button while you talk.',
      'Hold V while you talk.',
      'The button begins the listening, which goes on until it is pressed again.',
    ],
  ],
  [
    'de',
    [
      'Halten Sie die Schaltfläche, während Sie sprechen.',
      'Halten Sie V, während Sie sprechen.',
      'Mit der Schaltfläche beginnt das Zuhören und geht weiter, bis noch einmal gedrückt wird.',
    ],
  ],
  [
    'uk',
    [
      'Тримайте кнопку, поки говорите.',
      'Тримайте V, поки говорите.',
      'Натисніть кнопку: слухання триває до наступного натискання.',
    ],
  ],
  [
    'be',
    [
      'Трымайце кнопку, пакуль гаворыце.',
      'Трымайце V, пакуль гаворыце.',
      'З націскам кнопкі пачынаецца слуханне і доўжыцца да наступнага націску.',
    ],
  ],
  [
    'mk',
    [
      'Држете копчето додека зборувате.',
      'Држете V додека зборувате.',
      'Со копчето почнува слушањето и трае до следното притискање.',
    ],
  ],
])('%s: a key, or the button where there is none', async (language, said) => {
  const messages = await LANGUAGES[language].voice();
  const told = [
    talkingWaySaid('push to talk', [], messages),
    talkingWaySaid('push to talk', ['V'], messages),
    talkingWaySaid('always', [], messages),
  ];
  expect(told).toEqual(said);
});

test.each<readonly [LanguageName, string]>([
  ['en', 'Press V, F8 or K before you talk, and again after it.'],
  ['de', 'Drücken Sie V, F8 oder K, bevor Sie sprechen, und danach noch einmal.'],
  ['uk', 'Натисніть V, F8 або K, перш ніж говорити, і ще раз після того.'],
  ['be', 'Націсніце V або F8 або K, перш чым гаварыць, і яшчэ раз пасля таго.'],
  ['mk', 'Притиснете V, F8 или K пред да зборувате и уште еднаш потоа.'],
])('%s: several keys', async (language, said) => {
  expect(talkingWaySaid('toggle', ['V', 'F8', 'K'], await LANGUAGES[language].voice())).toBe(said);
});

test.each<readonly [LanguageName, readonly [string, string]]>([
  ['en', ['I heard:', '“Springer f3”.']],
  ['de', ['Gehört:', '„Springer f3“.']],
  ['uk', ['Почуто:', '«Springer f3».']],
  ['be', ['Пачута:', '«Springer f3».']],
  ['mk', ['Слушнав:', '„Springer f3“.']],
])('%s: what was heard keeps its language', async (language, [before, words]) => {
  const heard = heardSaid({ text: 'Springer f3', lang: 'de' }, await LANGUAGES[language].voice());
  expect(heard).toEqual([before, { text: words, lang: 'de' }]);
});
