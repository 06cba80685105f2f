/** Answers of which more than eight things are told say first how many, so that a listener knows whether to stop them. */
import { expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor } from '../../src/laws/view.js';
import { movable } from '../../src/questions/movable.js';
import type { Question } from '../../src/questions/question.js';
import { askOfBoard } from '../../src/questions/whole-board.js';
import type { LanguageName } from '../../speech/language-names.js';
import { phraseMovable } from '../../speech/phrase/touch.js';
import { phraseBoardAnswer } from '../../speech/phrase/whole-board.js';
import { textOf } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { WORDS } from './all-languages.js';
import { answered } from './asked.js';
import './late-words.js';
import { inWords } from './said.js';

/** Nothing is in the queen's way: 14 squares in her rank and file, 13 on her diagonals (Art. 3.4). */
const QUEEN = '7k/8/8/3Q4/8/8/8/K7 w - - 0 1';
/** A knight in the middle has eight squares (Art. 3.6). */
const KNIGHT = '7k/8/8/3N4/8/8/8/K7 w - - 0 1';
/** Pawns all around the queen, one of which a pawn can take too. */
const SURROUNDED = '7k/8/8/2ppp3/2pQp3/2ppp3/1P6/6K1 w - - 0 1';
/** A knight that has moved eight times. */
const WANDERED = 'g1f3 g8f6 f3d4 f6g8 d4b3 g8f6 b3a5 f6g8 a5c4 g8f6 c4e3 f6g8 e3f5 g8f6 f5g3';

/** To the four pieces of each long diagonal at the start comes one. */
const NINE_ON_DIAGONALS = 'g1f3 a7a6 f3d4';

const MOVES: Question = { about: 'moves of piece', square: 'd5', capturesOnly: false };
const CAPTURES: Question = { about: 'captures' };

function asked(language: LanguageName) {
  const words = WORDS[language];
  const wandered = viewFor(make(game(START_FEN), WANDERED), 'white');
  const onDiagonals = viewFor(make(game(START_FEN), NINE_ON_DIAGONALS), 'white');
  return {
    moves: answered(words, MOVES, QUEEN),
    captures: answered(words, CAPTURES, SURROUNDED),
    path: textOf(phraseBoardAnswer(askOfBoard(wandered, { about: 'path', square: 'g3' }), inWords(words))),
    diagonals: textOf(phraseBoardAnswer(askOfBoard(onDiagonals, { about: 'long diagonals' }), inWords(words))),
    canMove: textOf(phraseMovable(movable(viewFor(game(START_FEN), 'white'), 0), inWords(words))),
  };
}

test('English, whole', () => {
  expect(asked('en')).toEqual({
    moves:
      '27 squares. Queen d5: d1, h1, a2, d2, g2, b3, d3, f3, c4, d4, e4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, f7, a8, d8, g8.',
    captures:
      '9 captures. Pawn b2 takes c3, queen d4 takes c3, queen d4 takes d3, queen d4 takes e3, queen d4 takes c4, queen d4 takes e4, queen d4 takes c5, queen d4 takes d5, queen d4 takes e5.',
    path: '9 squares. Knight g3: g1, f3, d4, b3, a5, c4, e3, f5, g3.',
    diagonals:
      '9 pieces. Diagonal a1 h8: white rook a1, white pawn b2, white knight d4, black pawn g7, black rook h8. ' +
      'Diagonal h1 a8: white rook h1, white pawn g2, black pawn b7, black rook a8.',
    canMove: '10 pieces. White can move: knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.',
  });
});

test('eight are told at once', () => {
  expect(answered(WORDS.en, MOVES, KNIGHT)).toBe('Knight d5: c3, e3, b4, f4, b6, f6, c7, e7.');
});

test.each<readonly [LanguageName, moves: string, captures: string, path: string, canMove: string]>([
  ['de', '27 Felder. Dame d5: ', '9 Schlagzüge. Bauer b2 ', '9 Felder. Springer g3: ', '10 Figuren. Weiß '],
  ['uk', 'Полів: 27. Ферзь ', 'Взять: 9. Пішак ', 'Полів: 9. Кінь ', 'Десять фігур. Білі: '],
  ['be', 'Палёў: 27. Ферзь ', 'Узяццяў: 9. Пешка ', 'Палёў: 9. Конь ', 'Дзесяць фігур. Белыя: '],
  ['mk', 'Полиња: дваесет и седум. Дама ', 'Земања: девет. Пешак ', 'Полиња: девет. Скокач ', 'Десет фигури. Бели: '],
  ['pl', 'Pól: 27. Hetman d5: ', 'Bić: 9. Pion b2 ', 'Pól: 9. Skoczek g3: ', 'Dziesięć bierek. Białe: '],
  [
    'fr',
    '27 cases. Dame d5\u00A0: ',
    '9 prises. Pion b2 ',
    '9 cases. Cavalier g3\u00A0: ',
    '10 pièces. Blancs\u00A0: ',
  ],
  ['es', '27 casillas. Dama d5: ', '9 capturas. Peón b2 ', '9 casillas. Caballo g3: ', '10 piezas. Blancas: '],
])('%s', (language, moves, captures, path, canMove) => {
  const said = asked(language);
  expect(said.moves.slice(0, moves.length)).toBe(moves);
  expect(said.captures.slice(0, captures.length)).toBe(captures);
  expect(said.path.slice(0, path.length)).toBe(path);
  expect(said.canMove.slice(0, canMove.length)).toBe(canMove);
});
