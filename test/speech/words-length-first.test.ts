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

test.each<readonly [LanguageName, ReturnType<typeof asked>]>([
  [
    'de',
    {
      moves:
        '27 Felder. Dame d5: d1, h1, a2, d2, g2, b3, d3, f3, c4, d4, e4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, f7, a8, d8, g8.',
      captures:
        '9 Schlagzüge. Bauer b2 schlägt c3, Dame d4 schlägt c3, Dame d4 schlägt d3, Dame d4 schlägt e3, Dame d4 schlägt c4, Dame d4 schlägt e4, Dame d4 schlägt c5, Dame d4 schlägt d5, Dame d4 schlägt e5.',
      path: '9 Felder. Springer g3: g1, f3, d4, b3, a5, c4, e3, f5, g3.',
      diagonals:
        '9 Figuren. Diagonale a1 h8: weißer Turm a1, weißer Bauer b2, weißer Springer d4, schwarzer Bauer g7, schwarzer Turm h8. Diagonale h1 a8: weißer Turm h1, weißer Bauer g2, schwarzer Bauer b7, schwarzer Turm a8.',
      canMove: '10 Figuren. Weiß kann ziehen: Springer b1, g1, Bauern a2, b2, c2, d2, e2, f2, g2, h2.',
    },
  ],
  [
    'uk',
    {
      moves:
        'Полів: 27. Ферзь де п’ять: де один, аш один, а два, де два, же два, бе три, де три, еф три, це чотири, де чотири, е чотири, а п’ять, бе п’ять, це п’ять, е п’ять, еф п’ять, же п’ять, аш п’ять, це шість, де шість, е шість, бе сім, де сім, еф сім, а вісім, де вісім, же вісім.',
      captures:
        'Взять: 9. Пішак бе два бере на це три, ферзь де чотири бере на це три, ферзь де чотири бере на де три, ферзь де чотири бере на е три, ферзь де чотири бере на це чотири, ферзь де чотири бере на е чотири, ферзь де чотири бере на це п’ять, ферзь де чотири бере на де п’ять, ферзь де чотири бере на е п’ять.',
      path: 'Полів: 9. Кінь же три: же один, еф три, де чотири, бе три, а п’ять, це чотири, е три, еф п’ять, же три.',
      diagonals:
        'Дев’ять фігур. Діагональ а один аш вісім: біла тура а один, білий пішак бе два, білий кінь де чотири, чорний пішак же сім, чорна тура аш вісім. Діагональ аш один а вісім: біла тура аш один, білий пішак же два, чорний пішак бе сім, чорна тура а вісім.',
      canMove:
        'Десять фігур. Білі: можуть ходити коні бе один, же один, пішаки а два, бе два, це два, де два, е два, еф два, же два, аш два.',
    },
  ],
  [
    'be',
    {
      moves:
        'Палёў: 27. Ферзь дэ пяць: дэ адзін, аш адзін, а два, дэ два, жэ два, бэ тры, дэ тры, эф тры, цэ чатыры, дэ чатыры, е чатыры, а пяць, бэ пяць, цэ пяць, е пяць, эф пяць, жэ пяць, аш пяць, цэ шэсць, дэ шэсць, е шэсць, бэ сем, дэ сем, эф сем, а восем, дэ восем, жэ восем.',
      captures:
        'Узяццяў: 9. Пешка бэ два бярэ на цэ тры, ферзь дэ чатыры бярэ на цэ тры, ферзь дэ чатыры бярэ на дэ тры, ферзь дэ чатыры бярэ на е тры, ферзь дэ чатыры бярэ на цэ чатыры, ферзь дэ чатыры бярэ на е чатыры, ферзь дэ чатыры бярэ на цэ пяць, ферзь дэ чатыры бярэ на дэ пяць, ферзь дэ чатыры бярэ на е пяць.',
      path: 'Палёў: 9. Конь жэ тры: жэ адзін, эф тры, дэ чатыры, бэ тры, а пяць, цэ чатыры, е тры, эф пяць, жэ тры.',
      diagonals:
        'Дзевяць фігур. Дыяганаль а адзін аш восем: белая ладдзя а адзін, белая пешка бэ два, белы конь дэ чатыры, чорная пешка жэ сем, чорная ладдзя аш восем. Дыяганаль аш адзін а восем: белая ладдзя аш адзін, белая пешка жэ два, чорная пешка бэ сем, чорная ладдзя а восем.',
      canMove:
        'Дзесяць фігур. Белыя: могуць хадзіць коні бэ адзін, жэ адзін, пешкі а два, бэ два, цэ два, дэ два, е два, эф два, жэ два, аш два.',
    },
  ],
  [
    'mk',
    {
      moves:
        'Полиња: дваесет и седум. Дама де пет: де еден, ха еден, а два, де два, ге два, бе три, де три, еф три, це четири, де четири, е четири, а пет, бе пет, це пет, е пет, еф пет, ге пет, ха пет, це шест, де шест, е шест, бе седум, де седум, еф седум, а осум, де осум, ге осум.',
      captures:
        'Земања: девет. Пешак бе два зема на це три, дама де четири зема на це три, дама де четири зема на де три, дама де четири зема на е три, дама де четири зема на це четири, дама де четири зема на е четири, дама де четири зема на це пет, дама де четири зема на де пет, дама де четири зема на е пет.',
      path: 'Полиња: девет. Скокач ге три: ге еден, еф три, де четири, бе три, а пет, це четири, е три, еф пет, ге три.',
      diagonals:
        'Девет фигури. Дијагонала а еден ха осум: бел топ а еден, бел пешак бе два, бел скокач де четири, црн пешак ге седум, црн топ ха осум. Дијагонала ха еден а осум: бел топ ха еден, бел пешак ге два, црн пешак бе седум, црн топ а осум.',
      canMove:
        'Десет фигури. Бели: можат да се движат скокачи бе еден, ге еден, пешаци а два, бе два, це два, де два, е два, еф два, ге два, ха два.',
    },
  ],
  [
    'pl',
    {
      moves:
        'Pól: 27. Hetman d5: d1, h1, a2, d2, g2, b3, d3, f3, c4, d4, e4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, f7, a8, d8, g8.',
      captures:
        'Bić: 9. Pion b2 bije na c3, hetman d4 bije na c3, hetman d4 bije na d3, hetman d4 bije na e3, hetman d4 bije na c4, hetman d4 bije na e4, hetman d4 bije na c5, hetman d4 bije na d5, hetman d4 bije na e5.',
      path: 'Pól: 9. Skoczek g3: g1, f3, d4, b3, a5, c4, e3, f5, g3.',
      diagonals:
        'Dziewięć bierek. Przekątna a1 h8: biała wieża a1, biały pion b2, biały skoczek d4, czarny pion g7, czarna wieża h8. Przekątna h1 a8: biała wieża h1, biały pion g2, czarny pion b7, czarna wieża a8.',
      canMove: 'Dziesięć bierek. Białe: mogą się ruszyć skoczki b1, g1, piony a2, b2, c2, d2, e2, f2, g2, h2.',
    },
  ],
  [
    'fr',
    {
      moves:
        '27 cases. Dame d5\u00A0: d1, h1, a2, d2, g2, b3, d3, f3, c4, d4, e4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, f7, a8, d8, g8.',
      captures:
        '9 prises. Pion b2 prend c3, dame d4 prend c3, dame d4 prend d3, dame d4 prend e3, dame d4 prend c4, dame d4 prend e4, dame d4 prend c5, dame d4 prend d5, dame d4 prend e5.',
      path: '9 cases. Cavalier g3\u00A0: g1, f3, d4, b3, a5, c4, e3, f5, g3.',
      diagonals:
        '9 pièces. Diagonale a1 h8\u00A0: tour blanche a1, pion blanc b2, cavalier blanc d4, pion noir g7, tour noire h8. Diagonale h1 a8\u00A0: tour blanche h1, pion blanc g2, pion noir b7, tour noire a8.',
      canMove: '10 pièces. Les Blancs peuvent jouer\u00A0: cavaliers b1, g1, pions a2, b2, c2, d2, e2, f2, g2, h2.',
    },
  ],
  [
    'es',
    {
      moves:
        '27 casillas. Dama d5: d1, h1, a2, d2, g2, b3, d3, f3, c4, d4, e4, a5, b5, c5, e5, f5, g5, h5, c6, d6, e6, b7, d7, f7, a8, d8, g8.',
      captures:
        '9 capturas. Peón b2 captura c3, dama d4 captura c3, dama d4 captura d3, dama d4 captura e3, dama d4 captura c4, dama d4 captura e4, dama d4 captura c5, dama d4 captura d5, dama d4 captura e5.',
      path: '9 casillas. Caballo g3: g1, f3, d4, b3, a5, c4, e3, f5, g3.',
      diagonals:
        '9 piezas. Diagonal a1 h8: torre blanca a1, peón blanco b2, caballo blanco d4, peón negro g7, torre negra h8. Diagonal h1 a8: torre blanca h1, peón blanco g2, peón negro b7, torre negra a8.',
      canMove: '10 piezas. Blancas: pueden mover caballos b1, g1, peones a2, b2, c2, d2, e2, f2, g2, h2.',
    },
  ],
])('%s, whole', (language, sentences) => {
  expect(asked(language)).toEqual(sentences);
});
