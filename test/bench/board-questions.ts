/** How long a question of the board takes, from the question to its words, in the middle of a game. */
import { viewFor } from '../../src/laws/view.js';
import { askFromSquare, directionsFrom, type SquareQuestion } from '../../src/questions/from-square.js';
import { askOfBoard, type BoardQuestion } from '../../src/questions/whole-board.js';
import { phraseSquareAnswer } from '../../speech/phrase/from-square.js';
import { phraseBoardAnswer } from '../../speech/phrase/whole-board.js';
import { game, make } from '../laws/play.js';
import { WORDS } from '../speech/all-languages.js';
import '../speech/late-words.js';
import { inWords } from '../speech/said.js';

/** Spassky–Fischer, Reykjavik 1972, game 6 begins so (1. c4 e6 2. Nf3 d5 3. d4 Nf6 4. Nc3 Be7 5. Bg5 O-O 6. e3 h6 7. Bh4 b6). */
const MIDDLE = 'rnbq1rk1/p1p1bpp1/1p2pn1p/3p4/2PP3B/2N1PN2/PP3PPP/R2QKB1R w KQ - 0 8';

export const QUESTIONS: readonly BoardQuestion[] = [
  { about: 'diagonal', from: 'h4', to: 'd8' },
  { about: 'diagonals of square', square: 'e4' },
  { about: 'long diagonals' },
  { about: 'pawns by file' },
  { about: 'pawn trait', trait: 'doubled' },
  { about: 'pawn trait', trait: 'isolated' },
  { about: 'pawn trait', trait: 'passed' },
  { about: 'position by file' },
  { about: 'changes' },
  { about: 'path', square: 'd5' },
  { about: 'last move’s effect' },
];

/** Black's knight stands on d5, attacked and defended several times. */
export const SQUARE_QUESTIONS: readonly SquareQuestion[] = [
  { about: 'rays', square: 'd5', directions: directionsFrom('d5') },
  { about: 'knight’s view', square: 'd5' },
  { about: 'attackers', square: 'd5' },
  { about: 'defenders', square: 'd5' },
];

/** Milliseconds for each time a question is answered, in English; the first has the messages to read. */
export function timeQuestion(question: BoardQuestion, times: number): readonly number[] {
  return timed(times, (view) => phraseBoardAnswer(askOfBoard(view, question), inWords(WORDS.en)));
}

/** The same of a question from one square. */
export function timeSquareQuestion(question: SquareQuestion, times: number): readonly number[] {
  return timed(times, (view) => phraseSquareAnswer(askFromSquare(view, question), inWords(WORDS.en)));
}

function timed(times: number, answer: (view: ReturnType<typeof viewFor>) => unknown): readonly number[] {
  const view = viewFor(make(game(MIDDLE), 'c4d5 f6d5'), 'white');
  return Array.from({ length: times }, () => {
    const start = performance.now();
    answer(view);
    return performance.now() - start;
  });
}
