/** What a language answers of the board: the same questions and positions in every language, and the whole text that is said. */
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { type AnyRefusal, phraseRefusal } from '../../speech/phrase/refusals.js';
import type { Words } from '../../speech/phrase/words.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { inWords } from './said.js';

/** e4 is attacked by the knight on f6, and defended by rook, bishop and knight; d5 is empty; a5 is attacked by nothing. */
export const ATTACKED = '4k3/8/5n2/8/4P3/2N2B2/8/4RK2 w - - 0 1';
/** Nothing but kings and a rook that the king on e8 does not reach. */
export const ROOK = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
/** The pawn may take in passing, the rook on a8, and the pawn on b7 too. */
export const CAPTURES = 'r3k3/1P6/8/3pPp2/8/8/8/R3K3 w - d6 0 1';
/** White has two rooks and five pawns, Black rook, knight and six pawns. */
export const SPASSKY_FISCHER = '8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45';
/** Three pawns against nothing. */
export const THREE_PAWNS = '4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1';
/** Two queens against two bishops: twelve points. */
export const TWO_QUEENS = '2b1kb2/8/8/8/8/8/8/QQ2K3 w - - 0 1';
/** The c-file has a white knight, a white pawn and a black one. */
export const C_FILE = '4k3/2p5/8/8/2P2p2/2N5/8/4K3 w - - 0 1';
/** A white knight alone. */
export const ONE_KNIGHT = '4k3/8/8/8/8/8/8/N3K3 w - - 0 1';
export const MATE = 'f2f3 e7e5 g2g4 d8h4';

/** The answer to a question in a position, after some moves. */
export function answered(
  words: Words,
  question: Question,
  fen: string = START_FEN,
  moves = '',
  style: CallStyle = 'plain',
): string {
  return answer(words, ask(viewFor(make(game(fen), moves), 'white'), question), style);
}

export function answer(words: Words, data: Answer, style: CallStyle = 'plain'): string {
  return textOf(phraseAnswer(data, inWords(words, { callStyle: 'algebraic', squareStyle: style })));
}

export function refused(words: Words, refusal: AnyRefusal): string {
  return textOf(phraseRefusal(refusal, inWords(words)));
}
