/**
 * How long each question of the whole board takes on a middle-game position. Promised: a median of at most 5 ms. What the slowest twentieth takes is told
 * beside it: on a machine that does other work it is what that work takes.
 */
import { bundled } from './bundled.js';
import { quantile, row } from './row.js';

const LIMIT = 5;
const TIMES = 200;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function wholeBoardRows() {
  const { QUESTIONS, timeQuestion } = await bundled('board-questions.ts');
  return QUESTIONS.flatMap((question) => {
    const asked = 'trait' in question ? `${question.about}, ${question.trait}` : question.about;
    const times = timeQuestion(question, TIMES);
    return [
      row(`whole board: ${asked}, median`, quantile(times, 0.5), 'ms', undefined, LIMIT),
      row(`whole board: ${asked}, all but the slowest twentieth`, quantile(times, 0.95), 'ms'),
    ];
  });
}
