/** Belarusian: answers about squares and pieces, in whole sentences written by hand. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { layoutOf } from '../../src/laws/board/layout.js';
import type { Square } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Question } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { chess960Lines } from '../../speech/phrase/position.js';
import { type CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { game, make, position } from '../laws/play.js';
import { belarusian } from './be.js';
import { languagesOf, on } from './said.js';

function answered(fen: string, moves: string, question: Question, style: CallStyle = 'plain'): string {
  return textOf(phraseAnswer(ask(viewFor(make(game(fen), moves), 'white'), question), belarusian(style)));
}

describe('squares and pieces', () => {
  test.each<readonly [CallStyle, string, string]>([
    ['plain', 'е чатыры, белая пешка', 'аш восем, чорны ферзь'],
    ['fide names', 'Эва чатыры, белая пешка', 'Гектар восем, чорны ферзь'],
    ['nato', 'эха чатыры, белая пешка', 'гатэль восем, чорны ферзь'],
    ['algebraic', 'e4, белая П', 'h8, чорны Ф'],
    ['uci', 'e4, белая пешка', 'h8, чорны ферзь'],
    ['fide', 'Eva vier, weißer Bauer', 'Hector acht, schwarze Dame'],
  ])('a cell: %s', (style, pawn, queen) => {
    const options = belarusian(style);
    expect(cellName('e4', { color: 'white', kind: 'pawn' }, 'light', options).text).toBe(pawn);
    expect(cellName('h8', { color: 'black', kind: 'queen' }, 'dark', options).text).toBe(queen);
  });

  test.each<readonly [Square, 0 | 1 | 2, string]>([
    ['e2', 0, 'е два, белая пешка'],
    ['a8', 0, 'а восем, чорная ладдзя'],
    ['b8', 0, 'бэ восем, чорны конь'],
    ['e4', 0, 'е чатыры, пуста'],
    ['e4', 1, 'е чатыры, пуста, светлае поле'],
    ['c1', 1, 'цэ адзін, белы слон, цёмнае поле'],
    ['g8', 2, 'Gustav acht, schwarzer Springer'],
  ])('%s, asked before: %i', (square, more, sentence) => {
    expect(answered(START_FEN, '', { about: 'square', square, more })).toBe(sentence);
  });

  test.each<readonly [CallStyle, string]>([
    [
      'plain',
      'Першая гарызанталь: белы кароль е адзін. Другая, трэцяя і чацвёртая гарызанталі пустыя. Пятая гарызанталь: чорная пешка цэ пяць, белыя пешкі дэ пяць, е пяць. Шостая і сёмая гарызанталі пустыя. Восьмая гарызанталь: чорны кароль е восем.',
    ],
    [
      'algebraic',
      'Першая гарызанталь: белы Кр e1. Другая, трэцяя і чацвёртая гарызанталі пустыя. Пятая гарызанталь: чорная П c5, белыя П d5, e5. Шостая і сёмая гарызанталі пустыя. Восьмая гарызанталь: чорны Кр e8.',
    ],
    [
      'fide names',
      'Першая гарызанталь: белы кароль Эва адзін. Другая, трэцяя і чацвёртая гарызанталі пустыя. Пятая гарызанталь: чорная пешка Цэзар пяць, белыя пешкі Давід пяць, Эва пяць. Шостая і сёмая гарызанталі пустыя. Восьмая гарызанталь: чорны кароль Эва восем.',
    ],
  ])('the whole position: %s', (style, sentence) => {
    expect(answered('4k3/8/8/2pPP3/8/8/8/4K3 w - - 0 1', '', { about: 'position' }, style)).toBe(sentence);
  });

  test('piece lists, after Spassky–Fischer 1972, game 17', () => {
    expect(answered('8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45', '', { about: 'piece lists' })).toBe(
      'Семнаццаць фігур. Белыя: кароль жэ тры, ладдзі цэ два, цэ чатыры, пешкі а два, бэ тры, е чатыры, жэ два, аш тры. ' +
        'Чорныя: кароль жэ сем, ладдзя е два, конь цэ шэсць, пешкі а шэсць, бэ сем, дэ шэсць, е сем, эф сем, жэ пяць.',
    );
  });

  test('several of each kind', () => {
    expect(answered('k7/8/8/8/8/8/8/KQQRRBBN b - - 0 1', '', { about: 'piece lists' }, 'nato')).toBe(
      'Дзевяць фігур. Белыя: кароль альфа адзін, ферзі брава адзін, чарлі адзін, ладдзі дэльта адзін, эха адзін, ' +
        'сланы фокстрот адзін, гольф адзін, конь гатэль адзін. Чорныя: кароль альфа восем.',
    );
    expect(answered(START_FEN, '', { about: 'piece lists' })).toContain('коні бэ адзін, жэ адзін');
  });

  test.each<readonly [string, string, Square, boolean, string]>([
    [START_FEN, '', 'g1', false, 'Конь жэ адзін: эф тры, аш тры.'],
    [START_FEN, '', 'g1', true, 'Конь жэ адзін не можа нічога ўзяць.'],
    [START_FEN, '', 'a1', false, 'Ладдзя а адзін не мае хадоў.'],
    [START_FEN, '', 'e4', false, 'е чатыры, пуста'],
    [START_FEN, 'e2e4 d7d5', 'e4', false, 'Пешка е чатыры: бярэ на дэ пяць, е пяць.'],
    [
      '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1',
      '',
      'e7',
      false,
      'Пешка е сем: бярэ на дэ восем і ператвараецца, е восем і ператвараецца.',
    ],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      '',
      'e1',
      false,
      'Кароль е адзін: доўгая ракіроўка, дэ адзін, эф адзін, кароткая ракіроўка, дэ два, е два, эф два.',
    ],
    ['4k3/8/8/8/1b6/8/8/4K3 w - - 0 1', '', 'e8', false, 'Чорныя не маюць хадоў, пакуль белым шах.'],
    ['4k3/8/8/8/B7/8/8/4K3 b - - 0 1', '', 'a4', false, 'Белыя не маюць хадоў, пакуль чорным шах.'],
  ])('moves of a piece: %s %s %s %s', (fen, moves, square, capturesOnly, sentence) => {
    expect(answered(fen, moves, { about: 'moves of piece', square, capturesOnly })).toBe(sentence);
  });

  test('withheld in strict play', () => {
    const answer = ask(viewFor(game(START_FEN, 'strict'), 'white'), {
      ...{ about: 'moves of piece', square: 'g1', capturesOnly: false },
    });
    expect(textOf(phraseAnswer(answer, belarusian()))).toBe('У строгай гульні праграма не падказвае.');
  });

  test.each<readonly [string, Question['about'], string]>([
    ['', 'last move', 'Яшчэ не зроблена ніводнага хода.'],
    ['g1f3', 'last move', 'Белыя: конь жэ адзін на эф тры'],
    ['e2e4 d7d5 e4d5', 'last capture', 'Узята: чорная пешка на дэ пяць.'],
    ['e2e4', 'last capture', 'Нічога не ўзята.'],
  ])('%s: %s', (moves, about, sentence) => {
    expect(answered(START_FEN, moves, { about } as Question)).toBe(sentence);
  });

  test('a capture en passant', () => {
    const sentence = answered('7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', { about: 'last capture' });
    expect(sentence).toBe('Узята: чорная пешка на дэ пяць, на праходзе.');
  });

  test('a starting position of Chess960', () => {
    const start = chess960(518);
    if (!start.ok) throw new Error(start.problem);
    expect(chess960Lines(518, layoutOf(position(start.start.fen)), belarusian()).join(' ')).toBe(
      'Шахматы 960, пазіцыя 518. Першая гарызанталь: белая ладдзя а адзін, конь бэ адзін, слон цэ адзін, ферзь дэ адзін, кароль е адзін, слон эф адзін, конь жэ адзін, ладдзя аш адзін. Другая гарызанталь: усе белыя пешкі. Трэцяя, чацвёртая, пятая і шостая гарызанталі пустыя. Сёмая гарызанталь: усе чорныя пешкі. Восьмая гарызанталь: чорная ладдзя а восем, конь бэ восем, слон цэ восем, ферзь дэ восем, кароль е восем, слон эф восем, конь жэ восем, ладдзя аш восем.',
    );
  });
});

test('a call in a Belarusian sentence keeps its own language', () => {
  const said = phraseAnswer(
    ask(viewFor(make(game(), 'g1f3'), 'white'), { about: 'last move' }),
    belarusian('fide', { squareStyle: 'plain' }),
  );
  expect(languagesOf(said)).toEqual(['be', 'de']);
  expect(textOf(said)).toBe('Белыя: Springer Gustav eins Felix drei');
  expect(textOf(phraseHand({ type: 'lifted', piece: on('white knight g1') }, belarusian('fide')))).toBe(
    'Springer Gustav eins падняты.',
  );
});
