/** What came from outside and is no act: what the user is told, whole sentences in the five languages. */
import { describe, expect, test } from 'vitest';
import type { Unreadable } from '../../src/laws/refusals.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { textOf } from '../../speech/utterance.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { inWords } from './said.js';

type Sentences = Readonly<Record<Unreadable['why'], string>>;

const en: Sentences = {
  'no act': 'A message to this game could not be understood. Nothing was done.',
  'not a square': 'A message to this game names a square that is not on the board. Nothing was done.',
  'not a time': 'A message to this game names a time that cannot be read. Nothing was done.',
  'earlier than the act before': 'A message to this game is earlier than the act before it. Nothing was done.',
  'unknown edition': 'A message to this game names an edition of the Laws that is not known here. Nothing was done.',
  'not a result': 'A message to this game names an impossible result. Nothing was done.',
};
const de: Sentences = {
  'no act': 'Eine Nachricht an diese Partie war nicht zu verstehen. Es wurde nichts getan.',
  'not a square':
    'Eine Nachricht an diese Partie nennt ein Feld, das es auf dem Brett nicht gibt. Es wurde nichts getan.',
  'not a time': 'Eine Nachricht an diese Partie nennt eine Zeit, die sich nicht lesen lässt. Es wurde nichts getan.',
  'earlier than the act before':
    'Eine Nachricht an diese Partie ist früher als die Handlung davor. Es wurde nichts getan.',
  'unknown edition':
    'Eine Nachricht an diese Partie nennt eine Fassung der Regeln, die hier unbekannt ist. Es wurde nichts getan.',
  'not a result': 'Eine Nachricht an diese Partie nennt ein unmögliches Ergebnis. Es wurde nichts getan.',
};
const uk: Sentences = {
  'no act': 'Повідомлення для цієї партії не вдалося зрозуміти. Нічого не зроблено.',
  'not a square': 'У повідомленні для цієї партії названо поле, якого немає на дошці. Нічого не зроблено.',
  'not a time': 'У повідомленні для цієї партії названо час, який неможливо прочитати. Нічого не зроблено.',
  'earlier than the act before': 'Повідомлення для цієї партії раніше за попередню дію. Нічого не зроблено.',
  'unknown edition': 'У повідомленні для цієї партії названо редакцію Правил, яка тут невідома. Нічого не зроблено.',
  'not a result': 'У повідомленні для цієї партії названо неможливий результат. Нічого не зроблено.',
};
const be: Sentences = {
  'no act': 'Паведамленне для гэтай партыі не ўдалося зразумець. Нічога не зроблена.',
  'not a square': 'У паведамленні для гэтай партыі названа поле, якога няма на дошцы. Нічога не зроблена.',
  'not a time': 'У паведамленні для гэтай партыі названы час, які немагчыма прачытаць. Нічога не зроблена.',
  'earlier than the act before': 'Паведамленне для гэтай партыі ранейшае за папярэдняе дзеянне. Нічога не зроблена.',
  'unknown edition': 'У паведамленні для гэтай партыі названа рэдакцыя правіл, якая тут невядомая. Нічога не зроблена.',
  'not a result': 'У паведамленні для гэтай партыі названы немагчымы вынік. Нічога не зроблена.',
};
const mk: Sentences = {
  'no act': 'Порака за оваа партија не можеше да се разбере. Ништо не е направено.',
  'not a square': 'Во порака за оваа партија е наведено поле што го нема на таблата. Ништо не е направено.',
  'not a time': 'Во порака за оваа партија е наведено време што не може да се прочита. Ништо не е направено.',
  'earlier than the act before': 'Порака за оваа партија е порана од претходното дејство. Ништо не е направено.',
  'unknown edition':
    'Во порака за оваа партија е наведено издание на Правилата што тука не е познато. Ништо не е направено.',
  'not a result': 'Во порака за оваа партија е наведен невозможен резултат. Ништо не е направено.',
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
