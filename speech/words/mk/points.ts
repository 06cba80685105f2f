/**
 * Points of a game in Macedonian words, halves too, for ".5" is heard as a decimal.
 */
import { count, numeral, type Noun } from './numbers.js';

const POINT: Noun = { gender: 'masculine', one: 'поен', counted: 'поена' };

/** "ништо", "половина поен", "еден поен", "еден и пол поен", "два и пол поена". */
export function points(score: number): string {
  if (score === 0) return 'ништо';
  if (score === 0.5) return 'половина поен';
  const whole = Math.floor(score);
  return whole === score
    ? count(whole, POINT)
    : `${numeral(whole, POINT.gender)} и пол ${whole === 1 ? POINT.one : POINT.counted}`;
}
