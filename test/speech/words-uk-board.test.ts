/** Ukrainian: what is asked of the board beyond the keys, sentence by sentence, written from the grammar of the language. */
import { expect, test } from 'vitest';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { at } from '../../speech/grammar/marks.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };

test.each<readonly [Question, string | undefined, string, string]>([
  [KNIGHTS, undefined, '', 'Білі коні бе один, же один.'],
  [KNIGHTS, asked.ONE_KNIGHT, '', 'Білий кінь а один.'],
  [KNIGHTS, asked.ROOK, '', 'У білих немає коней.'],
  [
    { about: 'pieces', colors: ['white', 'black'], kind: 'queen' },
    undefined,
    '',
    'Білий ферзь де один. Чорний ферзь де вісім.',
  ],
  [{ about: 'pieces', colors: ['black'], kind: 'pawn' }, asked.C_FILE, '', 'Чорні пішаки це сім, еф чотири.'],
  [{ about: 'pieces', colors: ['black'], kind: 'rook' }, asked.ROOK, '', 'У чорних немає тур.'],
  [
    { about: 'rank', rank: '4' },
    asked.C_FILE,
    '',
    'Четверта горизонталь: білий пішак це чотири, чорний пішак еф чотири.',
  ],
  [
    { about: 'file', file: 'c' },
    asked.C_FILE,
    '',
    'Вертикаль це: білий кінь це три, білий пішак це чотири, чорний пішак це сім.',
  ],
  [{ about: 'file', file: 'h' }, asked.C_FILE, '', 'Вертикаль аш: порожня.'],
  [
    { about: 'file', file: 'f' },
    asked.ATTACKED,
    '',
    'Вертикаль еф: білий король еф один, білий слон еф три, чорний кінь еф шість.',
  ],
  [
    { about: 'captures' },
    asked.CAPTURES,
    '',
    'Тура а один бере на а вісім, пішак е п’ять бере на де шість, пішак бе сім бере на а вісім.',
  ],
  [{ about: 'captures' }, undefined, '', 'Білі нічого не можуть взяти.'],
  [{ about: 'captures' }, asked.ATTACKED, '', 'Білі нічого не можуть взяти.'],
  [{ about: 'captures' }, undefined, 'e2e4 d7d5 a2a3', 'Пішак де п’ять бере на е чотири.'],
  [
    { about: 'material' },
    undefined,
    '',
    'Білі: ферзь, дві тури, два слони, два коні, вісім пішаків. Чорні: ферзь, дві тури, два слони, два коні, вісім пішаків. Матеріал рівний.',
  ],
  [
    { about: 'material' },
    asked.SPASSKY_FISCHER,
    '',
    'Білі: дві тури, п’ять пішаків. Чорні: тура, кінь, шість пішаків. Білі мають на одне очко більше.',
  ],
  [{ about: 'material' }, asked.THREE_PAWNS, '', 'Білі: три пішаки. Чорні: лише король. Білі мають на 3 очки більше.'],
  [{ about: 'material' }, asked.ROOK, '', 'Білі: тура. Чорні: лише король. Білі мають на 5 очок більше.'],
  [{ about: 'material' }, asked.TWO_QUEENS, '', 'Білі: два ферзі. Чорні: два слони. Білі мають на 12 очок більше.'],
  [{ about: 'move number' }, undefined, '', 'Хід 1, ходять білі.'],
  [{ about: 'move number' }, undefined, 'e2e4', 'Хід 1, ходять чорні.'],
  [{ about: 'move number' }, undefined, 'e2e4 e7e5', 'Хід 2, ходять білі.'],
  [{ about: 'move number' }, undefined, asked.MATE, 'Хід 3. Мат. Чорні виграли.'],
  [{ about: 'last moves', count: 2 }, undefined, '', 'Ще не зроблено жодного ходу.'],
  [{ about: 'last moves', count: 1 }, undefined, 'e2e4 e7e5 g1f3', 'Хід 2, білі: Кf3.'],
  [{ about: 'last moves', count: 2 }, undefined, 'e2e4 e7e5 g1f3', 'Хід 1, чорні: e5. Хід 2, білі: Кf3.'],
  [
    { about: 'last moves', count: 9 },
    undefined,
    'e2e4 e7e5 g1f3',
    'Хід 1, білі: e4. Хід 1, чорні: e5. Хід 2, білі: Кf3.',
  ],
])('%j in %s after “%s”', (question, fen, moves, sentence) => {
  expect(asked.answered(wordsUk, question, fen, moves)).toBe(sentence);
});

test.each<readonly [Answer, string]>([
  [
    { about: 'opponent', opponent: { type: 'computer', level: 3, you: 'white' } },
    'Ви граєте білими проти комп’ютера, рівень 3.',
  ],
  [
    { about: 'opponent', opponent: { type: 'computer', level: 1, you: 'black' } },
    'Ви граєте чорними проти комп’ютера, рівень 1.',
  ],
  [{ about: 'opponent', opponent: { type: 'player beside you' } }, 'Суперник — гравець поруч.'],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: '', black: '' } } },
    'Партію грають за столом.',
  ],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: 'Anna', black: 'Hector' } } },
    'Білі: Anna. Чорні: Hector.',
  ],
  [{ about: 'commands', phrases: ['x', `y ${at('e4')}`] }, 'Команди: x, y е чотири.'],
  [{ about: 'commands', phrases: ['x'], searched: 'z' }, 'Команди для «z»: x.'],
  [{ about: 'commands', phrases: ['x', 'y'], searched: 'z' }, 'Команди для «z»: x, y.'],
  [{ about: 'commands', phrases: [], searched: 'z' }, 'Для «z» команди немає.'],
])('%j', (answer, sentence) => {
  expect(asked.answer(wordsUk, answer)).toBe(sentence);
});

test('what is neither a move nor a command, and a move that has not been made', () => {
  const one = { reason: 'unreadable', text: 'xyz', nearest: ['час'] } as const;
  expect(asked.refused(wordsUk, one)).toBe('«xyz» — не хід і не команда. Ви мали на увазі: час?');
  const two = { ...one, nearest: ['час', `x ${at('e4')}`] };
  expect(asked.refused(wordsUk, two)).toBe('«xyz» — не хід і не команда. Ви мали на увазі: час чи x е чотири?');
  expect(asked.refused(wordsUk, { reason: 'no such move here', number: 12 })).toBe('У цій партії ще немає ходу 12.');
});

test.each([
  [undefined, 'Так нічого не можна взяти.'],
  ['queen', 'Так жоден ферзь нічого не може взяти.'],
  ['rook', 'Так жодна тура нічого не може взяти.'],
] as const)('nothing to take: %s', (kind, sentence) => {
  expect(asked.refused(wordsUk, { reason: 'nothing to take', ...(kind && { kind }) })).toBe(sentence);
});
