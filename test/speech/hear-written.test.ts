/**
 * Moves as they are copied from scores, sent with a phone, typed with a Cyrillic keyboard alone, spelt with the German telephone alphabet, or entered
 * in braille.
 *
 * Sources: the PGN standard (5 comments, 8.2.4 numeric annotation glyphs) and the clock tags of its supplement; DIN 5009 in its versions of 1996 and
 * 2022 and the tables of Austria and Switzerland for spelling; the braille chess code of the United Kingdom (ranks as lowered numbers, dots 5 6 before
 * a move, dots 4 6 and 3 6 for an unnumbered move of White and Black, "s" for the knight); ASCII braille as in North America's computer code (liblouis, tables/text_nabcc.dis).
 */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import type { LanguageName } from '../../speech/language-names.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { game } from '../laws/play.js';
import { told, typed } from './hear-told.js';

/** White has all its pieces at home but the knight on f3, and no pawn. */
const OPEN = '4k3/8/8/8/8/5N2/8/RNBQKB1R w KQ - 0 1';
/** The b-pawn and the bishop on d2 can both take on c3. */
const B_TAKES = '4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1';
/** The d-pawn and the queen can both take on e5. */
const D_TAKES = '4k3/8/8/4p3/3P4/8/8/4QK2 w - - 0 1';
/** Only the d-pawn can. */
const D_PAWN = '4k3/8/8/4p3/3P4/8/8/3QK3 w - - 0 1';
const PROMOTION = '7k/1P6/8/8/8/8/8/4K3 w - - 0 1';

type Row = readonly [language: LanguageName, text: string, fen: string, expected: string];

describe('marks and comments of a score', () => {
  it.each<Row>([
    ['en', 'e4!?', START_FEN, 'e2e4'],
    ['en', '1. e4 {best}', START_FEN, 'e2e4'],
    ['en', '1.e4 {best by test', START_FEN, 'e2e4'],
    ['en', 'e4 $1', START_FEN, 'e2e4'],
    ['en', 'Nf3 $14 $6', START_FEN, 'g1f3'],
    ['en', 'e4 {[%clk 0:05:00]}', START_FEN, 'e2e4'],
    ['en', '1. e4 { [%eval 0.3] [%clk 1:30:43] }', START_FEN, 'e2e4'],
    ['en', 'e4 [%clk 0:05:00]', START_FEN, 'e2e4'],
    ['de', '1. Sf3 {der Springer e4}', START_FEN, 'g1f3'],
    ['uk', '1. e4 {найкраще}', START_FEN, 'e2e4'],
  ])('%s: %s', (language, text, fen, expected) => expect(told(typed(text, fen, language))).toBe(expected));
});

describe('emoji', () => {
  it.each<Row>([
    ['en', 'e4 👍', START_FEN, 'e2e4'],
    ['en', '🙂e4', START_FEN, 'e2e4'],
    ['en', 'knight f3 👍🏽', START_FEN, 'g1f3'],
    ['en', 'e4 🇺🇦', START_FEN, 'e2e4'],
    ['en', 'e4️⃣', START_FEN, 'e2e4'],
    ['en', '♘f3', START_FEN, 'g1f3'],
    ['en', '♟️e4', START_FEN, 'e2e4'],
  ])('%s: %s', (language, text, fen, expected) => expect(told(typed(text, fen, language))).toBe(expected));
});

describe('Cyrillic files behind Cyrillic pieces', () => {
  it.each<Row>([
    ['uk', 'Кф3', START_FEN, 'g1f3'],
    ['be', 'Кф3', START_FEN, 'g1f3'],
    ['mk', 'Сф3', START_FEN, 'g1f3'],
    ['uk', 'кф3', START_FEN, 'g1f3'],
    ['uk', 'КФ3', START_FEN, 'g1f3'],
    ['uk', 'Сб5', OPEN, 'f1b5'],
    ['be', 'Сб5', OPEN, 'f1b5'],
    ['mk', 'Лб5', OPEN, 'f1b5'],
    ['uk', 'Тг1', OPEN, 'h1g1'],
    ['mk', 'Тх3', OPEN, 'h1h3'],
    ['be', 'Лг1', OPEN, 'h1g1'],
    ['uk', 'Фд3', OPEN, 'd1d3'],
    ['mk', 'Дд2', OPEN, 'd1d2'],
    ['mk', 'Дд8+', OPEN, 'd1d8'],
    ['uk', 'Крф2', OPEN, 'e1f2'],
    ['mk', 'Кф2', OPEN, 'e1f2'],
    ['uk', 'Кфд2', OPEN, 'f3d2'],
    ['uk', 'Кбд2', OPEN, 'b1d2'],
    ['be', 'Кф3-д4', OPEN, 'f3d4'],
    ['mk', 'Сб1ц3', OPEN, 'b1c3'],
    ['uk', 'б2-б4', START_FEN, 'b2b4'],
    ['uk', 'г3', START_FEN, 'g2g3'],
    ['uk', 'б8Ф', PROMOTION, 'b7b8q'],
    ['mk', 'б8=Д', PROMOTION, 'b7b8q'],
    // letters that are pieces and files alike
    ['uk', 'бхц3', B_TAKES, 'b2c3'],
    ['mk', 'Дхе5', D_TAKES, 'e1e5'],
    ['uk', 'Фхе5', D_TAKES, 'e1e5'],
    ['uk', 'Фхц3', '8/7k/8/8/8/2p5/8/Q3QK2 w - - 0 1', '? a1c3 e1c3'],
    ['uk', 'Тха1', '4k3/8/8/8/8/8/8/r3K2R w - - 0 1', '! way blocked'],
  ])('%s: %s', (language, text, fen, expected) => expect(told(typed(text, fen, language))).toBe(expected));
});

it('“дхе5” stays the capture by the queen on a Macedonian page: a letter that is a piece is none of a file', () => {
  expect(told(typed('дхе5', D_TAKES, 'mk'))).toBe('e1e5');
  expect(told(typed('дхе5', D_PAWN, 'mk'))).toBe('! does not move so');
});

describe('the letters of the German telephone alphabet', () => {
  it.each([
    ...['Anton', 'Albert', 'Aachen'].map((name) => [name, 'a'] as const),
    ...['Berta', 'Bernhard', 'Berlin'].map((name) => [name, 'b'] as const),
    ...['Cäsar', 'Christian', 'Chemnitz'].map((name) => [name, 'c'] as const),
    ...['Dora', 'Daniel', 'Düsseldorf'].map((name) => [name, 'd'] as const),
    ...['Emil', 'Essen'].map((name) => [name, 'e'] as const),
    ...['Friedrich', 'Fritz', 'Frankfurt'].map((name) => [name, 'f'] as const),
    ...['Gustav', 'Goslar'].map((name) => [name, 'g'] as const),
    ...['Heinrich', 'Hamburg'].map((name) => [name, 'h'] as const),
  ])('%s is %s', (name, file) => {
    for (const language of ['de', 'en'] as const) {
      expect(told(typed(`${name} zwei ${name} vier`, START_FEN, language))).toBe(`${file}2${file}4`);
    }
  });

  it('are names, and not read back as letters are', () => {
    const heard = hearSpoken([{ text: 'Dora vier', confidence: 0.9 }], {
      game: game(),
      languages: everyLanguage('de'),
    });
    expect(heard).toMatchObject({ type: 'move', move: { from: 'd2', to: 'd4' }, exact: true });
  });
});

describe('braille', () => {
  it.each<Row>([
    ['en', '⠑⠲', START_FEN, 'e2e4'],
    ['en', '⠰⠑⠲', START_FEN, 'e2e4'],
    ['en', '⠎⠋⠒', START_FEN, 'g1f3'],
    ['en', '⠆⠀⠎⠋⠒', START_FEN, 'g1f3'],
    ['en', '⠂⠀⠰⠎⠋⠒', START_FEN, 'g1f3'],
    ['en', '⠨⠑⠲', START_FEN, 'e2e4'],
    ['en', '⠠⠝⠋⠒', START_FEN, 'g1f3'],
    ['en', '⠑⠼⠙', START_FEN, 'e2e4'],
    ['en', '⠑⠆⠤⠑⠲', START_FEN, 'e2e4'],
    ['en', '⠴⠤⠴', 'rnbqkbnr/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1 short'],
    ['en', '⠃⠭⠉⠒', B_TAKES, '? b2c3 d2c3'],
    ['de', '⠎⠋⠒', START_FEN, 'g1f3'],
    ['en', 'e#d', START_FEN, 'e2e4'],
    ['en', ';e4', START_FEN, 'e2e4'],
    ['en', ',sf3', START_FEN, 'g1f3'],
    ['en', ';sf3', START_FEN, 'g1f3'],
    ['en', '.e4', START_FEN, 'e2e4'],
    ['en', '1 ;e4', START_FEN, 'e2e4'],
  ])('%s: %s', (language, text, fen, expected) => expect(told(typed(text, fen, language))).toBe(expected));
});
