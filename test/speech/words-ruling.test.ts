/** Rulings read back and listed in five languages, in whole sentences. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { RulingGiven } from '../../src/questions/rulings-given.js';
import {
  phraseNoEffect,
  phraseRuling,
  type RulingTelling,
  rulingText,
  type ToldRuling,
} from '../../speech/phrase/ruling.js';
import type { Words } from '../../speech/phrase/words.js';
import { textOf } from '../../speech/utterance.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { trapIn } from './be.js';
import { inFiveLanguages } from './five-languages.js';
import { inWords } from './said.js';

const audience = EVERYONE;
const twoMinutes = (article: string): Fact => ({ type: 'time added', to: 'white', time: 120_000, article, audience });
/** It names an article, and says nothing. */
const free = (article: string): Fact => ({ type: 'bound', by: 'white', duty: { type: 'free' }, article, audience });
const WARNED: Fact = { type: 'penalised', against: 'black', penalty: { kind: 'warning' }, article: '12.9.1', audience };

/** Two minutes more by the last of these articles. */
const told = (articles: readonly [...string[], string], reason?: string): ToldRuling => ({
  act: 'point out',
  facts: articles.map((article, index) => (index === articles.length - 1 ? twoMinutes : free)(article)),
  ...(reason !== undefined && { reason }),
});
const given = (after?: RulingGiven['after'], reason?: string): RulingGiven => ({
  n: 1,
  act: 'rule',
  facts: [WARNED],
  ...(after && { after }),
  ...(reason !== undefined && { reason }),
});
const telling = (words: Words): RulingTelling => ({
  options: inWords(words),
  edition: 'FIDE 2023',
  ear: 'arbiter',
});
const american = (words: Words): RulingTelling => ({ ...telling(words), edition: 'US Chess' });

function saidIn(words: Words) {
  const how = telling(words);
  return {
    'one article': textOf(phraseRuling(told(['7.5.5']), how)),
    'with a reason': textOf(phraseRuling(told(['7.5.1', '7.5.5'], 'Bob 1'), how)),
    'a reason with its full stop': textOf(phraseRuling(told(['7.5.1', '7.5.5', '4.3.1'], 'Bob 1.'), how)),
    'one rule': textOf(phraseRuling(told(['14E']), american(words))),
    'two rules': textOf(phraseRuling(told(['11A', '14E']), american(words))),
    overtaken: textOf(phraseRuling(told(['7.5.5']), how, true)),
    nothing: textOf(phraseNoEffect(how)),
    'given at the start': rulingText(given(), how),
    'given after a move': rulingText(given({ number: 12, by: 'black' }, 'Bob 1'), how),
  };
}

type Sentences = ReturnType<typeof saidIn>;

const ENGLISH: Sentences = {
  'one article': "Two minutes added to White's clock. Article 7.5.5. Do you want to do this?",
  'with a reason':
    "Two minutes added to White's clock. Articles 7.5.1 and 7.5.5. Reason: Bob 1. Do you want to do this?",
  'a reason with its full stop':
    "Two minutes added to White's clock. Articles 7.5.1, 7.5.5 and 4.3.1. Reason: Bob 1. Do you want to do this?",
  'one rule': "Two minutes added to White's clock. Rule 14E. Do you want to do this?",
  'two rules': "Two minutes added to White's clock. Rules 11A and 14E. Do you want to do this?",
  overtaken:
    "The game has gone on meanwhile. The ruling would now be this. Two minutes added to White's clock. Article 7.5.5. Do you want to do this?",
  nothing: 'Nothing would change by this.',
  'given at the start': 'Before the first move: Black is warned. Article 12.9.1.',
  'given after a move': 'After move 12 by Black: Black is warned. Article 12.9.1. Reason: Bob 1.',
};

const GERMAN: Sentences = {
  'one article': 'Zwei Minuten Zeitgutschrift für Weiß. Artikel 7.5.5. Soll das geschehen?',
  'with a reason':
    'Zwei Minuten Zeitgutschrift für Weiß. Artikel 7.5.1 und 7.5.5. Begründung: Bob 1. Soll das geschehen?',
  'a reason with its full stop':
    'Zwei Minuten Zeitgutschrift für Weiß. Artikel 7.5.1, 7.5.5 und 4.3.1. Begründung: Bob 1. Soll das geschehen?',
  'one rule': 'Zwei Minuten Zeitgutschrift für Weiß. Regel 14E. Soll das geschehen?',
  'two rules': 'Zwei Minuten Zeitgutschrift für Weiß. Regeln 11A und 14E. Soll das geschehen?',
  overtaken:
    'Inzwischen ist die Partie weitergegangen. Die Entscheidung lautet jetzt so. Zwei Minuten Zeitgutschrift für Weiß. Artikel 7.5.5. Soll das geschehen?',
  nothing: 'Dadurch würde sich nichts ändern.',
  'given at the start': 'Vor dem ersten Zug: Schwarz wird verwarnt. Artikel 12.9.1.',
  'given after a move': 'Nach Zug 12 von Schwarz: Schwarz wird verwarnt. Artikel 12.9.1. Begründung: Bob 1.',
};

const UKRAINIAN: Sentences = {
  'one article': 'Білим додано дві хвилини. Стаття 7.5.5. Зробити так?',
  'with a reason': 'Білим додано дві хвилини. Статті 7.5.1 і 7.5.5. Підстава: Bob 1. Зробити так?',
  'a reason with its full stop': 'Білим додано дві хвилини. Статті 7.5.1, 7.5.5 і 4.3.1. Підстава: Bob 1. Зробити так?',
  'one rule': 'Білим додано дві хвилини. Правило 14E. Зробити так?',
  'two rules': 'Білим додано дві хвилини. Правила 11A і 14E. Зробити так?',
  overtaken:
    'Тим часом партія пішла далі. Тепер рішення буде таке. Білим додано дві хвилини. Стаття 7.5.5. Зробити так?',
  nothing: 'Це нічого не змінить.',
  'given at the start': 'Перед першим ходом: Чорні отримують попередження. Стаття 12.9.1.',
  'given after a move': 'Після ходу 12 чорних: Чорні отримують попередження. Стаття 12.9.1. Підстава: Bob 1.',
};

const BELARUSIAN: Sentences = {
  'one article': 'Белым дададзена дзве хвіліны. Артыкул 7.5.5. Зрабіць так?',
  'with a reason': 'Белым дададзена дзве хвіліны. Артыкулы 7.5.1 і 7.5.5. Падстава: Bob 1. Зрабіць так?',
  'a reason with its full stop':
    'Белым дададзена дзве хвіліны. Артыкулы 7.5.1, 7.5.5 і 4.3.1. Падстава: Bob 1. Зрабіць так?',
  'one rule': 'Белым дададзена дзве хвіліны. Правіла 14E. Зрабіць так?',
  'two rules': 'Белым дададзена дзве хвіліны. Правілы 11A і 14E. Зрабіць так?',
  overtaken:
    'Тым часам партыя пайшла далей. Цяпер рашэнне такое. Белым дададзена дзве хвіліны. Артыкул 7.5.5. Зрабіць так?',
  nothing: 'Ад гэтага нічога не зменіцца.',
  'given at the start': 'Перад першым ходам: Чорныя папярэджаны. Артыкул 12.9.1.',
  'given after a move': 'Пасля хода 12 чорных: Чорныя папярэджаны. Артыкул 12.9.1. Падстава: Bob 1.',
};

const MACEDONIAN: Sentences = {
  'one article': 'Белите добиваат две минути. Член 7.5.5. Да се направи така?',
  'with a reason': 'Белите добиваат две минути. Членови 7.5.1 и 7.5.5. Образложение: Bob 1. Да се направи така?',
  'a reason with its full stop':
    'Белите добиваат две минути. Членови 7.5.1, 7.5.5 и 4.3.1. Образложение: Bob 1. Да се направи така?',
  'one rule': 'Белите добиваат две минути. Правило 14E. Да се направи така?',
  'two rules': 'Белите добиваат две минути. Правила 11A и 14E. Да се направи така?',
  overtaken:
    'Во меѓувреме партијата продолжи. Одлуката сега би била оваа. Белите добиваат две минути. Член 7.5.5. Да се направи така?',
  nothing: 'Со ова ништо не би се променило.',
  'given at the start': 'Пред првиот потег: Црните добиваат опомена. Член 12.9.1.',
  'given after a move': 'По потегот 12 на црните: Црните добиваат опомена. Член 12.9.1. Образложение: Bob 1.',
};

const LANGUAGES = inFiveLanguages({ en: ENGLISH, de: GERMAN, uk: UKRAINIAN, be: BELARUSIAN, mk: MACEDONIAN });

describe.each(LANGUAGES)('rulings in %s', (_language, words, sentences) => {
  const said = saidIn(words);
  test.each(Object.entries(sentences))('%s', (name, sentence) => {
    expect(said[name as keyof Sentences]).toBe(sentence);
  });
});

test('Belarusian has no traps', () => {
  for (const sentence of Object.values(saidIn(wordsBe))) expect(trapIn(sentence)).toBeUndefined();
});

test('an arbiter’s words are taken as they are written, whatever stands in them', () => {
  const marked = phraseRuling(told(['7.5.5'], '\uE000e4\uE001 was called'), telling(wordsEn));
  expect(marked.segments.map(({ text }) => text)).toContain('\uE000e4\uE001 was called.');
});

test('nothing is listed of what the arbiter is not told', () => {
  expect(rulingText({ ...given(), facts: [] }, telling(wordsEn))).toBe('');
});
