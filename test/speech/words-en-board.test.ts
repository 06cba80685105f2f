/** English: what is asked of the board beyond the keys, sentence by sentence, written from the grammar of the language. */
import { expect, test } from 'vitest';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { at } from '../../speech/grammar/marks.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };

test.each<readonly [Question, string | undefined, string, string]>([
  [KNIGHTS, undefined, '', 'White knights b1, g1.'],
  [KNIGHTS, asked.ONE_KNIGHT, '', 'White knight a1.'],
  [KNIGHTS, asked.ROOK, '', 'White has no knights.'],
  [{ about: 'pieces', colors: ['white', 'black'], kind: 'queen' }, undefined, '', 'White queen d1. Black queen d8.'],
  [{ about: 'pieces', colors: ['black'], kind: 'pawn' }, asked.C_FILE, '', 'Black pawns c7, f4.'],
  [{ about: 'pieces', colors: ['black'], kind: 'rook' }, asked.ROOK, '', 'Black has no rooks.'],
  [{ about: 'rank', rank: '4' }, asked.C_FILE, '', 'Rank 4: white pawn c4, black pawn f4.'],
  [{ about: 'file', file: 'c' }, asked.C_FILE, '', 'File c: white knight c3, white pawn c4, black pawn c7.'],
  [{ about: 'file', file: 'h' }, asked.C_FILE, '', 'File h: empty.'],
  [{ about: 'file', file: 'f' }, asked.ATTACKED, '', 'File f: white king f1, white bishop f3, black knight f6.'],
  [{ about: 'captures' }, asked.CAPTURES, '', 'Rook a1 takes a8, pawn e5 takes d6, pawn b7 takes a8.'],
  [{ about: 'captures' }, undefined, '', 'White can capture nothing.'],
  [{ about: 'captures' }, asked.ATTACKED, '', 'White can capture nothing.'],
  [{ about: 'captures' }, undefined, 'e2e4 d7d5 a2a3', 'Pawn d5 takes e4.'],
  [
    { about: 'material' },
    undefined,
    '',
    'White: queen, two rooks, two bishops, two knights, eight pawns. Black: queen, two rooks, two bishops, two knights, eight pawns. Material is equal.',
  ],
  [
    { about: 'material' },
    asked.SPASSKY_FISCHER,
    '',
    'White: two rooks, five pawns. Black: rook, knight, six pawns. White is one point ahead.',
  ],
  [{ about: 'material' }, asked.THREE_PAWNS, '', 'White: three pawns. Black: king only. White is three points ahead.'],
  [{ about: 'material' }, asked.ROOK, '', 'White: rook. Black: king only. White is five points ahead.'],
  [{ about: 'material' }, asked.TWO_QUEENS, '', 'White: two queens. Black: two bishops. White is 12 points ahead.'],
  [{ about: 'move number' }, undefined, '', 'Move 1, White to move.'],
  [{ about: 'move number' }, undefined, 'e2e4', 'Move 1, Black to move.'],
  [{ about: 'move number' }, undefined, 'e2e4 e7e5', 'Move 2, White to move.'],
  [{ about: 'move number' }, undefined, asked.MATE, 'Move 3. Checkmate. Black wins.'],
  [{ about: 'last moves', count: 2 }, undefined, '', 'No move has been made yet.'],
  [{ about: 'last moves', count: 1 }, undefined, 'e2e4 e7e5 g1f3', 'Move 2, White: Nf3.'],
  [{ about: 'last moves', count: 2 }, undefined, 'e2e4 e7e5 g1f3', 'Move 1, Black: e5. Move 2, White: Nf3.'],
  [
    { about: 'last moves', count: 9 },
    undefined,
    'e2e4 e7e5 g1f3',
    'Move 1, White: e4. Move 1, Black: e5. Move 2, White: Nf3.',
  ],
])('%j in %s after “%s”', (question, fen, moves, sentence) => {
  expect(asked.answered(wordsEn, question, fen, moves)).toBe(sentence);
});

test.each<readonly [Answer, string]>([
  [
    { about: 'opponent', opponent: { type: 'computer', level: 3, you: 'white' } },
    'You are White against the computer, level 3.',
  ],
  [
    { about: 'opponent', opponent: { type: 'computer', level: 1, you: 'black' } },
    'You are Black against the computer, level 1.',
  ],
  [{ about: 'opponent', opponent: { type: 'player beside you' } }, 'The opponent is the player beside you.'],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: '', black: '' } } },
    'The game is played at the table.',
  ],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: 'Anna', black: 'Hector' } } },
    'White: Anna. Black: Hector.',
  ],
  [{ about: 'commands', phrases: ['x', `y ${at('e4')}`] }, 'Commands: x, y e4.'],
  [{ about: 'commands', phrases: ['x'], searched: 'z' }, 'Commands for “z”: x.'],
  [{ about: 'commands', phrases: ['x', 'y'], searched: 'z' }, 'Commands for “z”: x, y.'],
  [{ about: 'commands', phrases: [], searched: 'z' }, 'No command for “z”.'],
])('%j', (answer, sentence) => {
  expect(asked.answer(wordsEn, answer)).toBe(sentence);
});

test('what is neither a move nor a command, and a move that has not been made', () => {
  const one = { reason: 'unreadable', text: 'xyz', nearest: ['clock'] } as const;
  expect(asked.refused(wordsEn, one)).toBe('“xyz” is not a move or a command I know. Did you mean clock?');
  const two = { ...one, nearest: ['clock', `x ${at('e4')}`] };
  expect(asked.refused(wordsEn, two)).toBe('“xyz” is not a move or a command I know. Did you mean clock or x e4?');
  expect(asked.refused(wordsEn, { reason: 'no such move here', number: 12 })).toBe(
    'No move 12 has been made in this game.',
  );
});

test.each([
  [undefined, 'Nothing can be taken that way.'],
  ['queen', 'No queen can take anything that way.'],
  ['pawn', 'No pawn can take anything that way.'],
] as const)('nothing to take: %s', (kind, sentence) => {
  expect(asked.refused(wordsEn, { reason: 'nothing to take', ...(kind && { kind }) })).toBe(sentence);
});
