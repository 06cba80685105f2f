/**
 * How long each question of the board takes on a middle-game position. Promised: a median of at most 5 ms. What the slowest twentieth takes is told
 * beside it: on a machine that does other work it is what that work takes.
 */
import { bundled } from './bundled.js';
import { quantile, row } from './row.js';

const LIMIT = 5;
const TIMES = 200;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function boardRows() {
  const { QUESTIONS, SQUARE_QUESTIONS, timeQuestion, timeSquareQuestion } = await bundled('board-questions.ts');
  return [
    ...QUESTIONS.flatMap((question) => {
      const asked = 'trait' in question ? `${question.about}, ${question.trait}` : question.about;
      return rowsOf(`whole board: ${asked}`, timeQuestion(question, TIMES));
    }),
    ...SQUARE_QUESTIONS.flatMap((question) =>
      rowsOf(`from a square: ${question.about}`, timeSquareQuestion(question, TIMES)),
    ),
  ];
}

/** @param {string} asked @param {readonly number[]} times */
function rowsOf(asked, times) {
  return [
    row(`${asked}, median`, quantile(times, 0.5), 'ms', undefined, LIMIT),
    row(`${asked}, all but the slowest twentieth`, quantile(times, 0.95), 'ms'),
  ];
}
