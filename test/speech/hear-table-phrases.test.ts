/** The words of the table in the five languages: what each means, on the pages of all, and what they must not be taken for. */
import { describe, expect, it, test } from 'vitest';
import { plainText } from '../../src/notation/typed-text.js';
import { hear } from '../../speech/hear.js';
import { hearExactly } from '../../speech/hearing/exactly.js';
import { COMMAND_NAMES } from './command-names.js';
import { readCommand } from '../../speech/hearing/line.js';
import {
  readTableLine,
  everyTablePhrase,
  spokenTablePhrases,
  TABLE_COMMAND_NAMES,
  tablePhrasesOf,
  type TableCommandName,
} from '../../speech/hearing/table-commands/table-phrases.js';
import { shownTableCommand } from '../../speech/hearing/table-commands/table-help.js';
import { TABLE_PHRASES } from '../../speech/languages/phrases-table.js';
import { EVERY_PHRASE } from '../../speech/hearing/phrase-book.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { WRITTEN_OUT } from './written-out.js';
import { game, move } from '../laws/play.js';
import { TABLE_SAID } from './table-phrases.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

const table = tablePhrasesOf(EVERY_PHRASE);

const WITH_MOVE: readonly TableCommandName[] = [
  'call-move',
  'correct-call',
  'repeat-move',
  'execute-move',
  'place-move',
  'write-move',
];
/** "Move e4" is a move in any game; here it is placed. */
const ALSO_A_MOVE: readonly string[] = ['move e4', 'I move e four', 'ziehe e4', 'ich ziehe e vier'];

describe.each(TABLE_COMMAND_NAMES)('%s', (name) => {
  const all = WRITTEN_OUT.flatMap((language) => TABLE_SAID[name][language].map((text) => [language, text] as const));

  it.each(all)('%s: %s', (language, text) => {
    const found = readTableLine(text, everyLanguage(language));
    expect(found?.id).toBe(name);
    expect(readTableLine(`${text}.`.toUpperCase(), everyLanguage(language))?.id).toBe(name);
    if (name === 'take-off') expect(found?.read.square).toBe('d5');
    if (WITH_MOVE.includes(name)) {
      const heard = hear(found?.read.rest ?? '', { game: game(), languages: everyLanguage(language) });
      expect(heard).toMatchObject({ type: 'move', move: move('e2e4'), exact: true });
    }
  });

  it('is said in at least six ways in each language', () => {
    for (const language of WRITTEN_OUT) expect(new Set(TABLE_SAID[name][language]).size).toBeGreaterThanOrEqual(6);
  });

  it('is understood on the pages of the other languages too', () => {
    for (const page of LANGUAGE_NAMES) {
      for (const [, text] of all)
        expect(readTableLine(text, everyLanguage(page))?.id, `${text} on a page in ${page}`).toBe(name);
    }
  });

  it.each(all)('%s: %s is no command of any game, and no move', (_, text) => {
    for (const page of LANGUAGE_NAMES) {
      expect(readCommand(plainText(text), everyLanguage(page)), `${text} on a page in ${page}`).toBeUndefined();
      if (ALSO_A_MOVE.includes(text)) continue;
      const heard = hearExactly(text, { game: game(), languages: everyLanguage(page) });
      expect(heard.type, `${text} on a page in ${page}`).toBe('refused');
    }
  });
});

test('what is a command at any game stays one: to repeat is to say the last message again', () => {
  for (const language of LANGUAGE_NAMES) {
    for (const name of COMMAND_NAMES) {
      const simple = EVERY_LANGUAGE[language].commands.phrases[name].filter((phrase) => !/[[|{]/u.test(phrase));
      for (const phrase of simple)
        expect(readTableLine(phrase, everyLanguage(language)), `${language}: ${phrase}`).toBeUndefined();
    }
  }
  for (const text of ['repeat', 'wiederholen', 'wiederhole', 'повторити', 'паўтарыць', 'повтори'])
    for (const language of LANGUAGE_NAMES) expect(readTableLine(text, everyLanguage(language)), text).toBeUndefined();
  expect(readTableLine('call NATO', everyLanguage('en'))).toBeUndefined();
  expect(readTableLine('Ansage FIDE', everyLanguage('de'))).toBeUndefined();
  expect(readTableLine('move 12 was illegal', everyLanguage('en'))).toBeUndefined();
});

describe.each(LANGUAGE_NAMES)('the table in %s', (language) => {
  it('has no phrase for two commands, and in all phrases of one the same place', () => {
    const all = TABLE_COMMAND_NAMES.flatMap((name) => TABLE_PHRASES[language][name].map((one) => one.toLowerCase()));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    for (const { name, pattern } of table.rowsIn(language)) {
      const places = pattern.flatMap(({ places: own }) => own);
      const wanted = WITH_MOVE.includes(name) ? ['rest'] : name === 'take-off' ? ['square'] : [];
      expect(places, name).toEqual(wanted);
    }
  });

  it('is understood as it is shown', () => {
    for (const name of TABLE_COMMAND_NAMES)
      expect(
        readTableLine(shownTableCommand(name, language).replace(/[\uE000\uE001]/gu, ''), everyLanguage(language))?.id,
      ).toBe(name);
  });

  it('every phrase that a recogniser is told of is understood, and in the closed list', () => {
    const closed = everyTablePhrase(language, table);
    for (const phrase of spokenTablePhrases(language, table)) {
      expect(readTableLine(phrase, everyLanguage(language)), phrase).toBeDefined();
      expect(closed).toContain(phrase);
    }
    expect(new Set(closed).size).toBe(closed.length);
  });
});
