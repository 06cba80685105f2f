/**
 * The words of Spanish as its messages bend them: gender, articles that are one word with "de" and "a", and numbers before nouns. By the
 * Nueva gramática de la lengua española (RAE), worked out by hand.
 */
import { expect, test } from 'vitest';
import { es, numberBefore } from '../../../speech/grammar/es.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const KNIGHT = { color: 'white', kind: 'knight' } as const;

const { PLAYER, PIECE, LABEL, COLORED, GENDER, NUM, SMALL, ORDINAL, DURATION, ALLOTTED, SPAN, WORDS, AMOUNT } =
  es.functions;

/** "The", "of the", "to the", "a", "no", and several. */
test.each([
  ['king', 'el rey', 'del rey', 'al rey', 'un rey', 'ningún rey', 'reyes'],
  ['queen', 'la dama', 'de la dama', 'a la dama', 'una dama', 'ninguna dama', 'damas'],
  ['rook', 'la torre', 'de la torre', 'a la torre', 'una torre', 'ninguna torre', 'torres'],
  ['bishop', 'el alfil', 'del alfil', 'al alfil', 'un alfil', 'ningún alfil', 'alfiles'],
  ['knight', 'el caballo', 'del caballo', 'al caballo', 'un caballo', 'ningún caballo', 'caballos'],
  ['pawn', 'el peón', 'del peón', 'al peón', 'un peón', 'ningún peón', 'peones'],
] as const)('the articles of the %s', (kind, the, of, to, a, no, plural) => {
  expect(PIECE([kind], { article: 'the' })).toBe(the);
  expect(PIECE([kind], { article: 'of' })).toBe(of);
  expect(PIECE([kind], { article: 'to' })).toBe(to);
  expect(PIECE([kind], { article: 'a' })).toBe(a);
  expect(PIECE([kind], { article: 'no' })).toBe(no);
  expect(PIECE([kind], { number: 'plural' })).toBe(plural);
  expect(the).toBe(`${GENDER([kind], {}) === 'feminine' ? 'la' : 'el'} ${PIECE([kind], {})}`);
});

test('players are their pieces, in the plural', () => {
  expect(PLAYER(['white'], {})).toBe('blancas');
  expect(PLAYER([ROOK], {})).toBe('negras');
  expect(PLAYER(['black'], { article: 'the' })).toBe('las negras');
});

test('colours agree with the piece', () => {
  expect(COLORED([ROOK], {})).toBe('negra');
  expect(COLORED([ROOK], { number: 'plural' })).toBe('negras');
  expect(COLORED([KNIGHT], {})).toBe('blanco');
  expect(COLORED([KNIGHT], { number: 'plural' })).toBe('blancos');
  expect(GENDER(['rook'], {})).toBe('feminine');
  expect(GENDER(['queen'], {})).toBe('feminine');
  expect(GENDER([KNIGHT], {})).toBe('masculine');
});

test('a piece that stands by itself', () => {
  expect(LABEL(['pawn'], {})).toBe('\uE000pawn=peón\uE001');
  expect(LABEL([ROOK], { number: 'plural' })).toBe('\uE000rook=torres\uE001');
});

/** By themselves, before a masculine noun, before a feminine one. */
test.each([
  [0, 'cero', 'cero', 'cero'],
  [1, 'uno', 'un', 'una'],
  [2, 'dos', 'dos', 'dos'],
  [16, 'dieciséis', 'dieciséis', 'dieciséis'],
  [20, 'veinte', 'veinte', 'veinte'],
  [21, 'veintiuno', 'veintiún', 'veintiuna'],
  [22, 'veintidós', 'veintidós', 'veintidós'],
  [23, 'veintitrés', 'veintitrés', 'veintitrés'],
  [24, 'veinticuatro', 'veinticuatro', 'veinticuatro'],
  [26, 'veintiséis', 'veintiséis', 'veintiséis'],
  [29, 'veintinueve', 'veintinueve', 'veintinueve'],
  [30, 'treinta', 'treinta', 'treinta'],
  [31, 'treinta y uno', 'treinta y un', 'treinta y una'],
  [45, 'cuarenta y cinco', 'cuarenta y cinco', 'cuarenta y cinco'],
  [100, 'cien', 'cien', 'cien'],
  [101, 'ciento uno', 'ciento un', 'ciento una'],
  [121, 'ciento veintiuno', 'ciento veintiún', 'ciento veintiuna'],
  [200, 'doscientos', 'doscientos', 'doscientas'],
  [555, 'quinientos cincuenta y cinco', 'quinientos cincuenta y cinco', 'quinientas cincuenta y cinco'],
  [999, 'novecientos noventa y nueve', 'novecientos noventa y nueve', 'novecientas noventa y nueve'],
  [1000, '1000', '1000', '1000'],
] as const)('%i in words', (number, alone, masculine, feminine) => {
  expect(WORDS([number], {})).toBe(alone);
  expect(WORDS([number], { gender: 'masculine' })).toBe(masculine);
  expect(WORDS([number], { gender: 'feminine' })).toBe(feminine);
});

/** A voice says "1 minuto" as "uno minuto". */
test.each([
  [1, 'un', 'una'],
  [2, '2', '2'],
  [11, '11', '11'],
  [21, 'veintiún', 'veintiuna'],
  [101, 'ciento un', 'ciento una'],
  [111, '111', '111'],
  [1001, '1001', '1001'],
] as const)('%i before a noun', (number, masculine, feminine) => {
  expect(NUM([number], {})).toBe(masculine);
  expect(NUM([number], { gender: 'feminine' })).toBe(feminine);
  expect(numberBefore(number, 'masculine')).toBe(masculine);
});

test('small numbers are words', () => {
  expect(SMALL([3], {})).toBe('tres');
  expect(SMALL([1], { gender: 'feminine' })).toBe('una');
  expect(SMALL([10], {})).toBe('diez');
  expect(SMALL([11], {})).toBe('11');
});

test.each([
  [1, 'primero', 'primera'],
  [2, 'segundo', 'segunda'],
  [3, 'tercero', 'tercera'],
  [5, 'quinto', 'quinta'],
  [7, 'séptimo', 'séptima'],
  [8, 'octavo', 'octava'],
  [12, 'duodécimo', 'duodécima'],
  [13, 'número 13', 'número 13'],
] as const)('the ordinal of %i', (number, masculine, feminine) => {
  expect(ORDINAL([number], {})).toBe(masculine);
  expect(ORDINAL([number], { gender: 'feminine' })).toBe(feminine);
});

/** As a clock shows it, and as it answers. */
test.each([
  [999, 'menos de un segundo', 'menos de un segundo', 'one'],
  [1_000, 'un segundo', 'un segundo', 'one'],
  [21_000, 'veintiún segundos', 'veintiún segundos', 'other'],
  [62_000, 'un minuto y 2 segundos', 'sesenta y dos segundos', 'other'],
  [300_000, '5 minutos', 'cinco minutos', 'other'],
  [860_000, '14 minutos y 20 segundos', 'catorce minutos y veinte segundos', 'other'],
  [3_600_000, 'una hora', 'una hora', 'one'],
  [7_260_000, '2 horas y un minuto', 'dos horas y un minuto', 'other'],
] as const)('%i milliseconds', (time, shown, spoken, amount) => {
  expect(DURATION([time], {})).toBe(shown);
  expect(SPAN([time], {})).toBe(spoken);
  expect(AMOUNT([time], {})).toBe(amount);
});

test('as a time control has it', () => {
  expect(ALLOTTED([5_400_000], {})).toBe('90 minutos');
  expect(ALLOTTED([7_200_000], {})).toBe('2 horas');
  expect(ALLOTTED([90_000], {})).toBe('un minuto y 30 segundos');
});
