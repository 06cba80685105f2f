/** What came from outside and is no act: what the user is told, whole sentences in the five languages. */
import { describe, expect, test } from 'vitest';
import type { Unreadable } from '../../src/laws/refusals.js';
import { phraseRefusal } from '../../speech/phrase.js';
import { textOf } from '../../speech/utterance.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { inWords } from './said.js';

type Sentences = Readonly<Record<Unreadable['why'], string>>;

const en: Sentences = {
  'no act': 'What arrived is not an act of this game. Nothing was done.',
  'not a square': 'What arrived names a square that is not on the board. Nothing was done.',
  'not a time': 'What arrived names a time that cannot be read. Nothing was done.',
  'earlier than the act before': 'What arrived is earlier than the act before it. Nothing was done.',
  'unknown edition': 'What arrived names an edition of the Laws that is not known here. Nothing was done.',
  'not a result': 'What arrived names an impossible result. Nothing was done.',
};
const de: Sentences = {
  'no act': 'Was ankam, ist keine Handlung dieser Partie. Es wurde nichts getan.',
  'not a square': 'Was ankam, nennt ein Feld, das es auf dem Brett nicht gibt. Es wurde nichts getan.',
  'not a time': 'Was ankam, nennt eine Zeit, die sich nicht lesen lässt. Es wurde nichts getan.',
  'earlier than the act before': 'Was ankam, ist früher als die Handlung davor. Es wurde nichts getan.',
  'unknown edition': 'Was ankam, nennt eine Fassung der Regeln, die hier unbekannt ist. Es wurde nichts getan.',
  'not a result': 'Was ankam, nennt ein unmögliches Ergebnis. Es wurde nichts getan.',
};
const uk: Sentences = {
  'no act': 'Надійшло щось, що не є дією цієї партії. Нічого не зроблено.',
  'not a square': 'У тому, що надійшло, названо поле, якого немає на дошці. Нічого не зроблено.',
  'not a time': 'У тому, що надійшло, названо час, який неможливо прочитати. Нічого не зроблено.',
  'earlier than the act before': 'Те, що надійшло, раніше за попередню дію. Нічого не зроблено.',
  'unknown edition': 'У тому, що надійшло, названо редакцію Правил, яка тут невідома. Нічого не зроблено.',
  'not a result': 'У тому, що надійшло, названо неможливий результат. Нічого не зроблено.',
};
const be: Sentences = {
  'no act': 'Тое, што прыйшло, — не дзеянне гэтай партыі. Нічога не зроблена.',
  'not a square': 'У тым, што прыйшло, названа поле, якога няма на дошцы. Нічога не зроблена.',
  'not a time': 'У тым, што прыйшло, названы час, які немагчыма прачытаць. Нічога не зроблена.',
  'earlier than the act before': 'Тое, што прыйшло, ранейшае за папярэдняе дзеянне. Нічога не зроблена.',
  'unknown edition': 'У тым, што прыйшло, названа рэдакцыя правіл, якая тут невядомая. Нічога не зроблена.',
  'not a result': 'У тым, што прыйшло, названы немагчымы вынік. Нічога не зроблена.',
};
const mk: Sentences = {
  'no act': 'Тоа што пристигна не е дејство во оваа партија. Ништо не е направено.',
  'not a square': 'Во тоа што пристигна е наведено поле што го нема на таблата. Ништо не е направено.',
  'not a time': 'Во тоа што пристигна е наведено време што не може да се прочита. Ништо не е направено.',
  'earlier than the act before': 'Тоа што пристигна е порано од претходното дејство. Ништо не е направено.',
  'unknown edition':
    'Во тоа што пристигна е наведено издание на Правилата што тука не е познато. Ништо не е направено.',
  'not a result': 'Во тоа што пристигна е наведен невозможен резултат. Ништо не е направено.',
};

describe.each(inFiveLanguages({ en, de, uk, be, mk }))('in %s', (_language, words, sentences) => {
  test.each(Object.keys(sentences) as Unreadable['why'][])('%s', (why) => {
    const said = phraseRefusal({ reason: 'unreadable act', why }, inWords(words, {}));
    expect(textOf(said)).toBe(sentences[why]);
  });
});

test('no word is spelled out by a voice', () => {
  expect(spelledOut(Object.values(be), Object.values(mk))).toEqual([]);
});
