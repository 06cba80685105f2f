/**
 * Every legal move of 1,000 positions reached by chance, called in each style and language, and heard. Promised: each as exactly that
 * move or, where the words truly fit two, asked about.
 */
import { bundled } from './bundled.js';
import { row } from './row.js';

const SEED = 1;
const POSITIONS = 1000;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function callAndHearRows() {
  const { roundTrips } = await bundled('call-and-hear.ts');
  const { calls, heard, asked, amiss } = roundTrips({ positions: POSITIONS, seed: SEED });
  for (const text of amiss.slice(0, 20)) console.error(`Heard amiss: ${text}`);
  const what = `call and hear: ${calls} calls of every legal move of ${POSITIONS} positions (seed ${SEED})`;
  return [
    row(`${what}, heard or asked about`, (100 * (heard + asked)) / calls, '%'),
    row(`${what}, asked about`, asked, 'calls'),
    row(`${what}, amiss`, amiss.length, 'calls'),
  ];
}
