/**
 * The words of French as its messages bend them: articles that melt into "de" and "à", adjectives and numbers that agree, and numbers in words.
 * The forms are those of any grammar (Grevisse) and of the spelling before 1990.
 */
import { expect, test } from 'vitest';
import { fr } from '../../../speech/grammar/fr.js';

const ROOK = { color: 'black', kind: 'rook' } as const;
const QUEEN = { color: 'white', kind: 'queen' } as const;
const KING = { color: 'white', kind: 'king' } as const;

test('players, with their article', () => {
  const { PLAYER } = fr.functions;
  expect(PLAYER(['white'], {})).toBe('les Blancs');
  expect(PLAYER([ROOK], { form: 'of' })).toBe('des Noirs');
  expect(PLAYER(['white'], { form: 'to' })).toBe('aux Blancs');
  expect(PLAYER(['black'], { form: 'label' })).toBe('Noirs');
});

test.each([
  ['king', 'le roi', 'du roi', 'un roi', 'aucun roi', 'rois', 'masculine'],
  ['queen', 'la dame', 'de la dame', 'une dame', 'aucune dame', 'dames', 'feminine'],
  ['rook', 'la tour', 'de la tour', 'une tour', 'aucune tour', 'tours', 'feminine'],
  ['bishop', 'le fou', 'du fou', 'un fou', 'aucun fou', 'fous', 'masculine'],
  ['knight', 'le cavalier', 'du cavalier', 'un cavalier', 'aucun cavalier', 'cavaliers', 'masculine'],
  ['pawn', 'le pion', 'du pion', 'un pion', 'aucun pion', 'pions', 'masculine'],
] as const)('a %s, with its articles', (kind, the, of, a, no, several, gender) => {
  const { PIECE, GENDER } = fr.functions;
  expect(PIECE([kind], { article: 'the' })).toBe(the);
  expect(PIECE([kind], { article: 'of' })).toBe(of);
  expect(PIECE([kind], { article: 'a' })).toBe(a);
  expect(PIECE([kind], { article: 'no' })).toBe(no);
  expect(PIECE([kind], { number: 'plural' })).toBe(several);
  expect(GENDER([kind], {})).toBe(gender);
});

test('colours agree with their piece', () => {
  const { COLORED } = fr.functions;
  expect([COLORED([KING], {}), COLORED([KING], { number: 'plural' })]).toEqual(['blanc', 'blancs']);
  expect([COLORED([QUEEN], {}), COLORED([QUEEN], { number: 'plural' })]).toEqual(['blanche', 'blanches']);
  expect([COLORED([ROOK], {}), COLORED([ROOK], { number: 'plural' })]).toEqual(['noire', 'noires']);
});

test.each([
  [0, 'queen', 'aucune dame'],
  [1, 'rook', 'une tour'],
  [1, 'bishop', 'un fou'],
  [2, 'rook', 'deux tours'],
  [8, 'pawn', 'huit pions'],
] as const)('%i of a %s counted', (count, kind, text) => {
  expect(fr.functions.COUNTED([count, kind], {})).toBe(text);
});

test.each([
  [0, 'zéro', 'zéro'],
  [1, 'un', 'une'],
  [17, 'dix-sept', 'dix-sept'],
  [21, 'vingt et un', 'vingt et une'],
  [22, 'vingt-deux', 'vingt-deux'],
  [60, 'soixante', 'soixante'],
  [61, 'soixante et un', 'soixante et une'],
  [70, 'soixante-dix', 'soixante-dix'],
  [71, 'soixante et onze', 'soixante et onze'],
  [79, 'soixante-dix-neuf', 'soixante-dix-neuf'],
  [80, 'quatre-vingts', 'quatre-vingts'],
  [81, 'quatre-vingt-un', 'quatre-vingt-une'],
  [90, 'quatre-vingt-dix', 'quatre-vingt-dix'],
  [99, 'quatre-vingt-dix-neuf', 'quatre-vingt-dix-neuf'],
  [100, 'cent', 'cent'],
  [101, 'cent un', 'cent une'],
  [200, 'deux cents', 'deux cents'],
  [280, 'deux cent quatre-vingts', 'deux cent quatre-vingts'],
  [999, 'neuf cent quatre-vingt-dix-neuf', 'neuf cent quatre-vingt-dix-neuf'],
  [1000, '1000', '1000'],
] as const)('%i in words, before a masculine and a feminine noun', (number, masculine, feminine) => {
  expect(fr.functions.WORDS([number], {})).toBe(masculine);
  expect(fr.functions.WORDS([number], { gender: 'feminine' })).toBe(feminine);
});

test.each([
  [1, 'premier', 'première'],
  [2, 'deuxième', 'deuxième'],
  [4, 'quatrième', 'quatrième'],
  [5, 'cinquième', 'cinquième'],
  [9, 'neuvième', 'neuvième'],
  [11, 'onzième', 'onzième'],
  [21, 'vingt et unième', 'vingt et unième'],
  [80, 'quatre-vingtième', 'quatre-vingtième'],
  [1000, 'numéro 1000', 'numéro 1000'],
] as const)('the ordinal of %i', (number, masculine, feminine) => {
  expect(fr.functions.ORDINAL([number], {})).toBe(masculine);
  expect(fr.functions.ORDINAL([number], { gender: 'feminine' })).toBe(feminine);
});

test.each([
  [1, 'un'],
  [12, 'douze'],
  [13, '13'],
] as const)('the small number %i', (number, text) => {
  expect(fr.functions.SMALL([number], {})).toBe(text);
});

/** One is never a digit before "minute": it would be read as "un". */
test.each([
  [999, 'moins d’une seconde', 'Moins d’une seconde', 'de moins d’une seconde', 'moins d’une seconde'],
  [1_000, 'une seconde', 'Une seconde', 'd’une seconde', 'une seconde'],
  [62_000, 'une minute 2 secondes', 'Une minute 2 secondes', 'd’une minute 2 secondes', 'soixante-deux secondes'],
  [120_000, '2 minutes', 'Deux minutes', 'de 2 minutes', 'deux minutes'],
  [
    781_000,
    '13 minutes une seconde',
    '13 minutes une seconde',
    'de 13 minutes une seconde',
    'treize minutes une seconde',
  ],
  [860_000, '14 minutes 20 secondes', '14 minutes 20 secondes', 'de 14 minutes 20 secondes', 'quatorze minutes vingt'],
  [1_260_000, 'vingt et une minutes', 'Vingt et une minutes', 'de vingt et une minutes', 'vingt et une minutes'],
  [3_900_000, 'une heure 5 minutes', 'Une heure 5 minutes', 'd’une heure 5 minutes', 'une heure cinq minutes'],
] as const)('%i milliseconds', (time, plain, start, of, spoken) => {
  const { DURATION, SPAN } = fr.functions;
  expect(DURATION([time], {})).toBe(plain);
  expect(DURATION([time], { at: 'start' })).toBe(start);
  expect(DURATION([time], { form: 'of' })).toBe(of);
  expect(SPAN([time], {})).toBe(spoken);
});

test('what a time control gives, and the number of a verb', () => {
  const { ALLOTTED, AMOUNT } = fr.functions;
  expect(ALLOTTED([5_400_000], {})).toBe('90 minutes');
  expect(ALLOTTED([3_600_000], { form: 'of' })).toBe('d’une heure');
  expect([AMOUNT([60_000], {}), AMOUNT([62_000], {})]).toEqual(['one', 'other']);
});
