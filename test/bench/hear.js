/**
 * How long hearing takes, beside chess.js reading the same plain notation in the same run. Promised: a median under 5 ms with all languages on.
 */
import { bundled } from './bundled.js';
import { quantile, row } from './row.js';

const ROUNDS = 5;
const WARM_UP = 2;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function hearRows() {
  const { timeNotation, timeSentences, timeUnknown } = await bundled('hearing.ts');
  const notation = /** @type {number[]} */ ([]);
  const chessJs = /** @type {number[]} */ ([]);
  const sentences = /** @type {number[]} */ ([]);
  const typed = /** @type {number[]} */ ([]);
  const spoken = /** @type {number[]} */ ([]);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const read = timeNotation();
    const said = timeSentences();
    const unknown = timeUnknown();
    if (round < WARM_UP) continue;
    notation.push(...read.ours);
    chessJs.push(...read.chessJs);
    sentences.push(...said);
    typed.push(...unknown.typed);
    spoken.push(...unknown.spoken);
  }
  const peer = { name: "chess.js: move('Nf3')", value: quantile(chessJs, 0.5) };
  return [
    row('hear: short notation in a middlegame, median', quantile(notation, 0.5), 'ms', peer),
    row('hear: sentences in words, median', quantile(sentences, 0.5), 'ms'),
    row('hear: typed with a word that means nothing, median', quantile(typed, 0.5), 'ms'),
    row('hear: spoken with a word that means nothing, median', quantile(spoken, 0.5), 'ms'),
    row('hear: spoken with a word that means nothing, all but the slowest twentieth', quantile(spoken, 0.95), 'ms'),
  ];
}
