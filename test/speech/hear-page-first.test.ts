/**
 * The page's words go first, and the words of the other languages are heard where those do not understand a line: the same line on each page, with
 * the page's words alone and with all.
 */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';
import { FIDE } from '../../speech/hearing/fide.js';
import { namesOf } from '../../speech/hearing/phrase-book.js';
import { alone } from '../../speech/hearing/languages.js';
import { folded, meaningsOf } from '../../speech/hearing/lexicon.js';
import { hearLine, type HeardLine } from '../../speech/hearing/line.js';
import { NATO } from '../../speech/hearing/nato.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { game } from '../laws/play.js';
import { BISHOP_TAKES, PAWN_TAKES, QUEEN_TAKES } from './hear-positions.js';
import { told as moveTold } from './hear-told.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

const told = (heard: HeardLine): string =>
  heard.type === 'command'
    ? heard.command.id
    : heard.type === 'refused'
      ? `! ${heard.refusal.reason}`
      : moveTold(heard);

const withAll = (text: string, page: LanguageName, fen = START_FEN): string =>
  told(hearLine(text, { game: game(fen), languages: everyLanguage(page) }));
const byItself = (text: string, page: LanguageName, fen = START_FEN): string =>
  told(hearLine(text, { game: game(fen), languages: alone(EVERY_LANGUAGE[page]) }));

/** A move and a question in each language, which no other understands. */
const SAID: Readonly<Record<WrittenOut, readonly [move: string, question: string]>> = {
  en: ['knight to f three', 'where knights'],
  de: ['Pferd auf f drei', 'wo Springer'],
  uk: ['кінь на еф три', 'де коні'],
  be: ['конь на эф тры', 'дзе коні'],
  mk: ['скокач на еф три', 'каде скокачи'],
  pl: ['skoczek na ef trzy', 'gdzie skoczki'],
  fr: ['cavalier en effe trois', 'où cavaliers'],
  es: ['caballo a efe tres', 'dónde caballos'],
};

describe.each(LANGUAGE_NAMES)('on a page in %s', (page) => {
  it.each(WRITTEN_OUT)('%s is understood, and by the words of the page alone only where it is theirs', (language) => {
    const [move, question] = SAID[language];
    expect([withAll(move, page), withAll(question, page)]).toEqual(['g1f3', 'where']);
    const own = language === page ? ['g1f3', 'where'] : ['! unreadable', '! unreadable'];
    expect([byItself(move, page), byItself(question, page)]).toEqual(own);
  });

  it.each([
    ['Nf3', 'g1f3'],
    ['g1f3', 'g1f3'],
    ['7163', 'g1f3'],
    ['Springer Gustav eins Felix drei', 'g1f3'],
    ['Bauer Eva vier', 'e2e4'],
    ['echo four', page === 'en' ? 'e2e4' : '! unreadable'],
    ['echo 4', 'e2e4'],
  ])('“%s” needs no other language', (text, expected) => {
    expect(byItself(text, page)).toBe(expected);
  });

  it('the commands stand in the order of the help', () => {
    expect(namesOf(EVERY_LANGUAGE[page].commands)).toEqual(namesOf(EVERY_LANGUAGE.en.commands));
  });

  it('it is known which words for moves say another thing elsewhere', () => {
    const words = (part: unknown): readonly string[] =>
      typeof part === 'string' ? [part] : Object.values(part as object).flatMap(words);
    const all = [FIDE, NATO, ...LANGUAGE_NAMES.map((name) => EVERY_LANGUAGE[name].moves)].flatMap(words).map(folded);
    const other = [...new Set(all)].filter((word) => {
      const meanings = meaningsOf(word, everyLanguage(page));
      const own = meanings.filter(({ abroad }) => !abroad).map(({ heed }) => heed.is);
      // Small words stand with others of their language, which this one does not know.
      const small: readonly string[] = ['remark', 'way', 'origin'];
      return meanings.some(({ heed, abroad }) => abroad && !small.includes(heed.is) && !own.includes(heed.is));
    });
    expect(other).toEqual(EVERY_LANGUAGE[page].elsewhere);
  });
});

describe('where the words of the page understand a line, and another language does too', () => {
  it('“de” is the pawn that takes; on a German page it is the letter', () => {
    expect((['en', 'uk', 'be', 'mk'] as const).map((page) => withAll('de', page, PAWN_TAKES))).toEqual([
      'd4e5',
      'd4e5',
      'd4e5',
      'd4e5',
    ]);
    expect(withAll('de', 'de', PAWN_TAKES)).toBe('! unreadable');
  });

  it('“х 5” is the file on every page, and no capture', () => {
    for (const page of LANGUAGE_NAMES) expect(byItself('х 5', page, QUEEN_TAKES), page).toBe('d1h5');
  });

  it('the Belarusian “б’е” is heard on a Ukrainian page where the letter of that name gives no move', () => {
    expect(withAll('слон б’е на б 5', 'uk', BISHOP_TAKES)).toBe('f1b5');
    expect(byItself('слон б’е на б 5', 'uk', BISHOP_TAKES)).toBe('! no such piece');
  });
});
