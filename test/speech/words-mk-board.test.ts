/** Macedonian: what is asked of the board beyond the keys, sentence by sentence, written from the grammar of the language. */
import { expect, test } from 'vitest';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { at } from '../../speech/grammar/marks.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };

test.each<readonly [Question, string | undefined, string, string]>([
  [KNIGHTS, undefined, '', 'Бели скокачи бе еден, ге еден.'],
  [KNIGHTS, asked.ONE_KNIGHT, '', 'Бел скокач а еден.'],
  [KNIGHTS, asked.ROOK, '', 'Белите немаат скокач.'],
  [
    { about: 'pieces', colors: ['white', 'black'], kind: 'queen' },
    undefined,
    '',
    'Бела дама де еден. Црна дама де осум.',
  ],
  [{ about: 'pieces', colors: ['black'], kind: 'pawn' }, asked.C_FILE, '', 'Црни пешаци це седум, еф четири.'],
  [{ about: 'pieces', colors: ['black'], kind: 'rook' }, asked.ROOK, '', 'Црните немаат топ.'],
  [{ about: 'rank', rank: '4' }, asked.C_FILE, '', 'Четвртиот ред: бел пешак це четири, црн пешак еф четири.'],
  [
    { about: 'file', file: 'c' },
    asked.C_FILE,
    '',
    'Линија це: бел скокач це три, бел пешак це четири, црн пешак це седум.',
  ],
  [{ about: 'file', file: 'h' }, asked.C_FILE, '', 'Линија ха: празна.'],
  [
    { about: 'file', file: 'f' },
    asked.ATTACKED,
    '',
    'Линија еф: бел крал еф еден, бел ловец еф три, црн скокач еф шест.',
  ],
  [
    { about: 'captures' },
    asked.CAPTURES,
    '',
    'Топ а еден зема на а осум, пешак е пет зема на де шест, пешак бе седум зема на а осум.',
  ],
  [{ about: 'captures' }, undefined, '', 'Белите не можат ништо да земат.'],
  [{ about: 'captures' }, asked.ATTACKED, '', 'Белите не можат ништо да земат.'],
  [{ about: 'captures' }, undefined, 'e2e4 d7d5 a2a3', 'Пешак де пет зема на е четири.'],
  [
    { about: 'material' },
    undefined,
    '',
    'Бели: дама, два топа, два ловца, два скокача, осум пешака. Црни: дама, два топа, два ловца, два скокача, осум пешака. Материјалот е еднаков.',
  ],
  [
    { about: 'material' },
    asked.SPASSKY_FISCHER,
    '',
    'Бели: два топа, пет пешака. Црни: топ, скокач, шест пешака. Белите имаат еден поен повеќе.',
  ],
  [{ about: 'material' }, asked.THREE_PAWNS, '', 'Бели: три пешака. Црни: само кралот. Белите имаат 3 поена повеќе.'],
  [{ about: 'material' }, asked.ROOK, '', 'Бели: топ. Црни: само кралот. Белите имаат 5 поена повеќе.'],
  [{ about: 'material' }, asked.TWO_QUEENS, '', 'Бели: две дами. Црни: два ловца. Белите имаат 12 поена повеќе.'],
  [{ about: 'move number' }, undefined, '', 'Потег 1, на потег се белите.'],
  [{ about: 'move number' }, undefined, 'e2e4', 'Потег 1, на потег се црните.'],
  [{ about: 'move number' }, undefined, 'e2e4 e7e5', 'Потег 2, на потег се белите.'],
  [{ about: 'move number' }, undefined, asked.MATE, 'Потег 3. Мат. Црните победија.'],
  [{ about: 'last moves', count: 2 }, undefined, '', 'Уште не е одигран ниеден потег.'],
  [{ about: 'last moves', count: 1 }, undefined, 'e2e4 e7e5 g1f3', 'Потег 2, Бели: Сf3.'],
  [{ about: 'last moves', count: 2 }, undefined, 'e2e4 e7e5 g1f3', 'Потег 1, Црни: e5. Потег 2, Бели: Сf3.'],
  [
    { about: 'last moves', count: 9 },
    undefined,
    'e2e4 e7e5 g1f3',
    'Потег 1, Бели: e4. Потег 1, Црни: e5. Потег 2, Бели: Сf3.',
  ],
])('%j in %s after “%s”', (question, fen, moves, sentence) => {
  expect(asked.answered(wordsMk, question, fen, moves)).toBe(sentence);
});

test.each<readonly [Answer, string]>([
  [
    { about: 'opponent', opponent: { type: 'computer', level: 3, you: 'white' } },
    'Играте со белите против компјутерот, ниво 3.',
  ],
  [
    { about: 'opponent', opponent: { type: 'computer', level: 1, you: 'black' } },
    'Играте со црните против компјутерот, ниво 1.',
  ],
  [{ about: 'opponent', opponent: { type: 'player beside you' } }, 'Противникот е играчот до вас.'],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: '', black: '' } } },
    'Партијата се игра на маса.',
  ],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: 'Anna', black: 'Hector' } } },
    'Бели: Anna. Црни: Hector.',
  ],
  [{ about: 'commands', phrases: ['x', `y ${at('e4')}`] }, 'Наредби: x, y е четири.'],
  [{ about: 'commands', phrases: ['x'], searched: 'z' }, 'Наредби за „z“: x.'],
  [{ about: 'commands', phrases: ['x', 'y'], searched: 'z' }, 'Наредби за „z“: x, y.'],
  [{ about: 'commands', phrases: [], searched: 'z' }, 'Нема наредба за „z“.'],
])('%j', (answer, sentence) => {
  expect(asked.answer(wordsMk, answer)).toBe(sentence);
});

test('what is neither a move nor a command, and a move that has not been made', () => {
  const one = { reason: 'unreadable', text: 'xyz', nearest: ['време'] } as const;
  expect(asked.refused(wordsMk, one)).toBe('„xyz“ не е ни потег ни наредба. Дали мислевте на: време?');
  const two = { ...one, nearest: ['време', `x ${at('e4')}`] };
  expect(asked.refused(wordsMk, two)).toBe('„xyz“ не е ни потег ни наредба. Дали мислевте на: време или x е четири?');
  expect(asked.refused(wordsMk, { reason: 'no such move here', number: 12 })).toBe(
    'Во оваа партија уште нема потег 12.',
  );
});

test.each([
  [undefined, 'Така не може ништо да се земе.'],
  ['queen', 'Така ниедна дама не може да земе ништо.'],
  ['pawn', 'Така ниеден пешак не може да земе ништо.'],
] as const)('nothing to take: %s', (kind, sentence) => {
  expect(asked.refused(wordsMk, { reason: 'nothing to take', ...(kind && { kind }) })).toBe(sentence);
});
