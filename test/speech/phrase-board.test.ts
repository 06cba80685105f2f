/** Answers about the board in the ways of naming squares: German throughout the FIDE way where nothing but names is told. */
import { expect, test } from 'vitest';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import type { CallStyle } from '../../speech/style.js';
import type { Words } from '../../speech/phrase/words.js';
import type { Question } from '../../src/questions/question.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white', 'black'], kind: 'knight' };

test.each<readonly [Words, CallStyle, Question, string, string]>([
  [wordsEn, 'fide', KNIGHTS, asked.ONE_KNIGHT, 'Weiß: Springer Anna eins. Black has no knights.'],
  [
    wordsEn,
    'fide',
    { about: 'file', file: 'c' },
    asked.C_FILE,
    'Linie Cesar: weißer Springer Cesar drei, weißer Bauer Cesar vier, schwarzer Bauer Cesar sieben.',
  ],
  [wordsEn, 'fide', { about: 'file', file: 'h' }, asked.C_FILE, 'Linie Hector: leer.'],
  [wordsEn, 'fide', { about: 'rank', rank: '3' }, asked.C_FILE, 'Reihe drei: weißer Springer Cesar drei.'],
  [
    wordsEn,
    'nato',
    { about: 'file', file: 'c' },
    asked.C_FILE,
    'File charlie: white knight charlie three, white pawn charlie four, black pawn charlie seven.',
  ],
  [wordsEn, 'algebraic', KNIGHTS, asked.ONE_KNIGHT, 'White N a1. Black has no knights.'],
  [wordsEn, 'algebraic', { about: 'captures' }, asked.CAPTURES, 'R a1 takes a8, P e5 takes d6, P b7 takes a8.'],
  [
    wordsUk,
    'fide names',
    { about: 'file', file: 'c' },
    asked.C_FILE,
    'Вертикаль Цезар: білий кінь Цезар три, білий пішак Цезар чотири, чорний пішак Цезар сім.',
  ],
])('%#: %s', (words, style, question, fen, sentence) => {
  expect(asked.answered(words, question, fen, '', style)).toBe(sentence);
});
