/** Belarusian: what is asked of the board beyond the keys, sentence by sentence, written from the grammar of the language. */
import { expect, test } from 'vitest';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { at } from '../../speech/grammar/marks.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };

test.each<readonly [Question, string | undefined, string, string]>([
  [KNIGHTS, undefined, '', 'Белыя коні бэ адзін, жэ адзін.'],
  [KNIGHTS, asked.ONE_KNIGHT, '', 'Белы конь а адзін.'],
  [KNIGHTS, asked.ROOK, '', 'У белых няма коней.'],
  [
    { about: 'pieces', colors: ['white', 'black'], kind: 'queen' },
    undefined,
    '',
    'Белы ферзь дэ адзін. Чорны ферзь дэ восем.',
  ],
  [{ about: 'pieces', colors: ['black'], kind: 'pawn' }, asked.C_FILE, '', 'Чорныя пешкі цэ сем, эф чатыры.'],
  [{ about: 'pieces', colors: ['black'], kind: 'rook' }, asked.ROOK, '', 'У чорных няма ладдзяў.'],
  [
    { about: 'rank', rank: '4' },
    asked.C_FILE,
    '',
    'Чацвёртая гарызанталь: белая пешка цэ чатыры, чорная пешка эф чатыры.',
  ],
  [
    { about: 'file', file: 'c' },
    asked.C_FILE,
    '',
    'Вертыкаль цэ: белы конь цэ тры, белая пешка цэ чатыры, чорная пешка цэ сем.',
  ],
  [{ about: 'file', file: 'h' }, asked.C_FILE, '', 'Вертыкаль аш: пуста.'],
  [
    { about: 'file', file: 'f' },
    asked.ATTACKED,
    '',
    'Вертыкаль эф: белы кароль эф адзін, белы слон эф тры, чорны конь эф шэсць.',
  ],
  [
    { about: 'captures' },
    asked.CAPTURES,
    '',
    'Ладдзя а адзін бярэ на а восем, пешка е пяць бярэ на дэ шэсць, пешка бэ сем бярэ на а восем.',
  ],
  [{ about: 'captures' }, undefined, '', 'Белыя не могуць нічога ўзяць.'],
  [{ about: 'captures' }, asked.ATTACKED, '', 'Белыя не могуць нічога ўзяць.'],
  [{ about: 'captures' }, undefined, 'e2e4 d7d5 a2a3', 'Пешка дэ пяць бярэ на е чатыры.'],
  [
    { about: 'material' },
    undefined,
    '',
    'Белыя: ферзь, дзве ладдзі, два сланы, два коні, восем пешак. Чорныя: ферзь, дзве ладдзі, два сланы, два коні, восем пешак. Матэрыял роўны.',
  ],
  [
    { about: 'material' },
    asked.SPASSKY_FISCHER,
    '',
    'Белыя: дзве ладдзі, пяць пешак. Чорныя: ладдзя, конь, шэсць пешак. Белыя маюць на адно ачко больш.',
  ],
  [
    { about: 'material' },
    asked.THREE_PAWNS,
    '',
    'Белыя: тры пешкі. Чорныя: толькі кароль. Белыя маюць на 3 ачкі больш.',
  ],
  [{ about: 'material' }, asked.ROOK, '', 'Белыя: ладдзя. Чорныя: толькі кароль. Белыя маюць на 5 ачкоў больш.'],
  [{ about: 'material' }, asked.TWO_QUEENS, '', 'Белыя: два ферзі. Чорныя: два сланы. Белыя маюць на 12 ачкоў больш.'],
  [{ about: 'move number' }, undefined, '', 'Ход 1, ходзяць белыя.'],
  [{ about: 'move number' }, undefined, 'e2e4', 'Ход 1, ходзяць чорныя.'],
  [{ about: 'move number' }, undefined, 'e2e4 e7e5', 'Ход 2, ходзяць белыя.'],
  [{ about: 'move number' }, undefined, asked.MATE, 'Ход 3. Мат. Чорныя выйгралі.'],
  [{ about: 'last moves', count: 2 }, undefined, '', 'Яшчэ не зроблена ніводнага хода.'],
  [{ about: 'last moves', count: 1 }, undefined, 'e2e4 e7e5 g1f3', 'Ход 2, белыя: Кf3.'],
  [{ about: 'last moves', count: 2 }, undefined, 'e2e4 e7e5 g1f3', 'Ход 1, чорныя: e5. Ход 2, белыя: Кf3.'],
  [
    { about: 'last moves', count: 9 },
    undefined,
    'e2e4 e7e5 g1f3',
    'Ход 1, белыя: e4. Ход 1, чорныя: e5. Ход 2, белыя: Кf3.',
  ],
])('%j in %s after “%s”', (question, fen, moves, sentence) => {
  expect(asked.answered(wordsBe, question, fen, moves)).toBe(sentence);
});

test.each<readonly [Answer, string]>([
  [
    { about: 'opponent', opponent: { type: 'computer', level: 3, you: 'white' } },
    'Вы гуляеце белымі супраць камп’ютара, узровень 3.',
  ],
  [
    { about: 'opponent', opponent: { type: 'computer', level: 1, you: 'black' } },
    'Вы гуляеце чорнымі супраць камп’ютара, узровень 1.',
  ],
  [{ about: 'opponent', opponent: { type: 'player beside you' } }, 'Праціўнік — гулец побач.'],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: '', black: '' } } },
    'Партыю гуляюць за сталом.',
  ],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: 'Anna', black: 'Hector' } } },
    'Белыя: Anna. Чорныя: Hector.',
  ],
  [{ about: 'commands', phrases: ['x', `y ${at('e4')}`] }, 'Каманды: x, y е чатыры.'],
  [{ about: 'commands', phrases: ['x'], searched: 'z' }, 'Каманды для «z»: x.'],
  [{ about: 'commands', phrases: ['x', 'y'], searched: 'z' }, 'Каманды для «z»: x, y.'],
  [{ about: 'commands', phrases: [], searched: 'z' }, 'Для «z» каманды няма.'],
])('%j', (answer, sentence) => {
  expect(asked.answer(wordsBe, answer)).toBe(sentence);
});

test('what is neither a move nor a command, and a move that has not been made', () => {
  const one = { reason: 'unreadable', text: 'xyz', nearest: ['час'] } as const;
  expect(asked.refused(wordsBe, one)).toBe('«xyz» — не ход і не каманда. Вы мелі на ўвазе: час?');
  const two = { ...one, nearest: ['час', `x ${at('e4')}`] };
  expect(asked.refused(wordsBe, two)).toBe('«xyz» — не ход і не каманда. Вы мелі на ўвазе: час ці x е чатыры?');
  expect(asked.refused(wordsBe, { reason: 'no such move here', number: 12 })).toBe('У гэтай партыі яшчэ няма хода 12.');
});

test.each([
  [undefined, 'Так нічога нельга ўзяць.'],
  ['queen', 'Так ніводзін ферзь нічога не можа ўзяць.'],
  ['pawn', 'Так ніводная пешка нічога не можа ўзяць.'],
] as const)('nothing to take: %s', (kind, sentence) => {
  expect(asked.refused(wordsBe, { reason: 'nothing to take', ...(kind && { kind }) })).toBe(sentence);
});
