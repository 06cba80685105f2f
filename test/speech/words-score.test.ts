/** The score in five languages, in whole sentences written from each grammar. */
import { phraseFacts } from '../../speech/phrase/facts.js';
import { type NoteTrouble, phraseNote } from '../../speech/phrase/audio-note.js';
import { phraseComparison, phraseScore } from '../../speech/phrase/score.js';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../speech/utterance.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { askScore, type ScoreLine } from '../../src/questions/scoresheet.js';
import { game, make } from '../laws/play.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { inWords, languagesOf } from './said.js';

interface Sentences {
  /** White's sheet: 1.Nf3 spoken reply (=), then a move that is not written. */
  readonly own: string;
  /** Black moves first, at move 7. */
  readonly black: string;
  readonly empty: string;
  readonly compared: string;
  readonly recording: string;
  readonly noted: string;
  readonly troubles: Readonly<Record<NoteTrouble, string>>;
}

const CALL = 'Springer Gustav eins Felix drei.';
const [first, second, third] = askScore(make(game(), 'g1f3 d7d5 g2g3'), 'white', 'white').lines;
const OWN: readonly ScoreLine[] = [
  first!,
  { ...second!, stands: { as: 'note', note: 'a' }, offered: true },
  { ...third!, stands: { as: 'nothing' } },
];
const BLACK_FIRST = askScore(make(game('4k1n1/8/8/8/8/8/8/4K1N1 b - - 0 7'), 'e8d8 g1f3'), 'white', 'white');
const KING = 'König Eva acht David acht.';

const ENGLISH: Sentences = {
  own: `White's score. Move 1: ${CALL} Audio note. Draw offered. Move 2: Not written. End of the score.`,
  black: `The score. Move 7, by Black: ${KING} Move 8: ${CALL} End of the score.`,
  empty: "Black's score. No move has been made yet.",
  compared: 'The scores agree. Audio notes that were not compared: 2.',
  recording: 'Recording.',
  noted: 'Audio note kept.',
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

const GERMAN: Sentences = {
  own: `Mitschrift von Weiß. Zug 1: ${CALL} Sprachnotiz. Remis angeboten. Zug 2: Nicht aufgeschrieben. Ende der Mitschrift.`,
  black: `Die Mitschrift. Zug 7 von Schwarz: ${KING} Zug 8: ${CALL} Ende der Mitschrift.`,
  empty: 'Mitschrift von Schwarz. Es ist noch kein Zug geschehen.',
  compared: 'Die Mitschriften stimmen überein. Nicht verglichene Sprachnotizen: 2.',
  recording: 'Aufnahme läuft.',
  noted: 'Sprachnotiz aufbewahrt.',
  troubles: {
    'cannot record': 'Dieser Browser kann nicht aufnehmen. Schreiben Sie den Zug auf.',
    'not allowed': 'Das Mikrofon ist nicht erlaubt. Erlauben Sie es im Browser, oder schreiben Sie den Zug auf.',
    'no microphone': 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder schreiben Sie den Zug auf.',
    'nothing recorded': 'Es wurde nichts aufgenommen und nichts aufgeschrieben. Versuchen Sie es noch einmal.',
    'disk full': 'Die Sprachnotiz wurde nicht aufbewahrt: Der Speicherplatz ist voll. Schreiben Sie den Zug auf.',
    'not kept': 'Die Sprachnotiz wurde nicht aufbewahrt. Schreiben Sie den Zug auf.',
    'not on this device': 'Diese Sprachnotiz ist nicht auf diesem Gerät.',
    'not played': 'Die Sprachnotiz kann nicht abgespielt werden.',
  },
};

const UKRAINIAN: Sentences = {
  own: `Запис білих. Хід 1: ${CALL} Аудіозапис. Запропоновано нічию. Хід 2: Не записано. Кінець запису.`,
  black: `Запис партії. Хід 7 чорних: ${KING} Хід 8: ${CALL} Кінець запису.`,
  empty: 'Запис чорних. Ще не зроблено жодного ходу.',
  compared: 'Записи однакові. Аудіозаписи, яких не порівняно: 2.',
  recording: 'Іде запис.',
  noted: 'Аудіозапис збережено.',
  troubles: {
    'cannot record': 'Цей браузер не може записувати звук. Запишіть хід текстом.',
    'not allowed': 'Мікрофон не дозволено. Дозвольте його в браузері або запишіть хід текстом.',
    'no microphone': 'Мікрофона не знайдено. Під’єднайте його або запишіть хід текстом.',
    'nothing recorded': 'Нічого не записано. Спробуйте ще раз.',
    'disk full': 'Аудіозапис не збережено: на диску немає місця. Запишіть хід текстом.',
    'not kept': 'Аудіозапис не збережено. Запишіть хід текстом.',
    'not on this device': 'Цього аудіозапису немає на цьому пристрої.',
    'not played': 'Аудіозапис не вдається відтворити.',
  },
};

const BELARUSIAN: Sentences = {
  own: `Запіс белых. Ход 1: ${CALL} Аўдыязапіс. Прапанавана нічыя. Ход 2: Не запісана. Канец запісу.`,
  black: `Запіс партыі. Ход 7 чорных: ${KING} Ход 8: ${CALL} Канец запісу.`,
  empty: 'Запіс чорных. Яшчэ не зроблена ніводнага хода.',
  compared: 'Запісы аднолькавыя. Аўдыязапісы, якія не параўнаны: 2.',
  recording: 'Ідзе запіс.',
  noted: 'Аўдыязапіс захаваны.',
  troubles: {
    'cannot record': 'Гэты браўзер не можа запісваць гук. Запішыце ход тэкстам.',
    'not allowed': 'Мікрафон не дазволены. Дазвольце яго браўзеру ці запішыце ход тэкстам.',
    'no microphone': 'Мікрафон не знойдзены. Падключыце яго ці запішыце ход тэкстам.',
    'nothing recorded': 'Нічога не запісана. Паспрабуйце яшчэ раз.',
    'disk full': 'Аўдыязапіс не захаваны: на дыску няма месца. Запішыце ход тэкстам.',
    'not kept': 'Аўдыязапіс не захаваны. Запішыце ход тэкстам.',
    'not on this device': 'Гэтага аўдыязапісу няма на гэтай прыладзе.',
    'not played': 'Аўдыязапіс не ўдаецца прайграць.',
  },
};

const MACEDONIAN: Sentences = {
  own: `Записот на белите. Потег 1: ${CALL} Звучна белешка. Понудено е реми. Потег 2: Не е запишано. Крај на записот.`,
  black: `Записот на партијата. Потег 7 на црните: ${KING} Потег 8: ${CALL} Крај на записот.`,
  empty: 'Записот на црните. Уште не е одигран ниеден потег.',
  compared: 'Записите се исти. Звучни белешки што не се споредени: 2.',
  recording: 'Се снима.',
  noted: 'Звучната белешка е зачувана.',
  troubles: {
    'cannot record': 'Овој прелистувач не може да снима. Запишете го потегот со текст.',
    'not allowed': 'Микрофонот не е дозволен. Дозволете го во прелистувачот или запишете го потегот со текст.',
    'no microphone': 'Не е најден микрофон. Приклучете микрофон или запишете го потегот со текст.',
    'nothing recorded': 'Ништо не е снимено и ништо не е запишано. Обидете се уште еднаш.',
    'disk full': 'Звучната белешка не е зачувана: нема место на дискот. Запишете го потегот со текст.',
    'not kept': 'Звучната белешка не е зачувана. Запишете го потегот со текст.',
    'not on this device': 'Оваа звучна белешка не е на овој уред.',
    'not played': 'Звучната белешка не може да се пушти.',
  },
};

const NOTED: readonly Fact[] = [{ type: 'written', by: 'white', what: 'note', ply: 2, audience: EVERYONE }];

const LANGUAGES = inFiveLanguages({ en: ENGLISH, de: GERMAN, uk: UKRAINIAN, be: BELARUSIAN, mk: MACEDONIAN });

describe.each(LANGUAGES)('%s', (_language, words, sentences) => {
  const options = inWords(words, { callStyle: 'fide', squareStyle: 'uci' });

  test('the score of a player', () => {
    expect(textOf(phraseScore({ about: 'score', of: 'white', lines: OWN }, options))).toBe(sentences.own);
  });

  test('a score that begins with Black’s move', () => {
    expect(textOf(phraseScore(BLACK_FIRST, options))).toBe(sentences.black);
  });

  test('an empty one', () => {
    expect(textOf(phraseScore({ about: 'score', of: 'black', lines: [] }, options))).toBe(sentences.empty);
  });

  test('scores of which something was only spoken', () => {
    const answer = { about: 'sheets', parted: [], onlySpoken: 2 } as const;
    expect(textOf(phraseComparison(answer, options))).toBe(sentences.compared);
  });

  test('the recording device', () => {
    expect(textOf(phraseNote('recording', options))).toBe(sentences.recording);
    expect(textOf(phraseFacts(NOTED, options)!)).toBe(sentences.noted);
  });

  test.each(Object.keys(ENGLISH.troubles) as NoteTrouble[])('why there is no recording: %s', (trouble) => {
    expect(textOf(phraseNote(trouble, options))).toBe(sentences.troubles[trouble]);
  });

  test('what is asked of what was typed', () => {
    expect(words.messages.say('score-send-again')).toBe(SENDING[words.lang]?.[0]);
    expect(words.messages.say('score-nothing-to-write')).toBe(SENDING[words.lang]?.[1]);
  });
});

const SENDING: Readonly<Record<string, readonly [again: string, nothing: string]>> = {
  en: ['If so, write it once more.', 'Type the move as you heard it.'],
  de: ['Wenn ja, schreiben Sie ihn noch einmal auf.', 'Geben Sie den Zug ein, wie Sie ihn gehört haben.'],
  uk: ['Якщо так, запишіть його ще раз.', 'Уведіть хід, як ви його почули.'],
  be: ['Калі так, запішыце яго яшчэ раз.', 'Увядзіце ход, як вы яго пачулі.'],
  mk: ['Ако да, запишете го уште еднаш.', 'Внесете го потегот како што го слушнавте.'],
};

test('calls are in their own language, and what is around them in that of the page', () => {
  const said = phraseScore({ about: 'score', of: 'white', lines: [first!] }, inWords(wordsEn, { callStyle: 'fide' }));
  expect(languagesOf(said)).toEqual(['en', 'en', 'de', 'en']);
});

test('no sentence has a word that a voice spells out', () => {
  const said = ({ troubles, ...others }: Sentences) => [...Object.values<string>(others), ...Object.values(troubles)];
  expect(spelledOut(said(BELARUSIAN), said(MACEDONIAN))).toEqual([]);
});
