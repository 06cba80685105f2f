/**
 * Moves that are told while keys are pressed: a screen reader falls silent at every key, and players explore while they wait. Whatever is
 * pressed, each move comes to the synthesiser whole at least once, and not more than three times (docs/accessibility.md).
 */
import { enterBoard, FIRST_POSITION, MOVE_ENTRY, opened } from './pages.js';

/** @typedef {import('./scenario.js').Scenario} Scenario */

/** The moves of a game, who makes each, and its call (Appendix D). */
const MOVES = /** @type {const} */ ([
  ['e4', 'White', 'Bauer Eva zwei Eva vier'],
  ['e5', 'Black', 'Bauer Eva sieben Eva fünf'],
  ['Nf3', 'White', 'Springer Gustav eins Felix drei'],
  ['Nc6', 'Black', 'Springer Bella acht Cesar sechs'],
  ['Bb5', 'White', 'Läufer Felix eins Bella fünf'],
  ['a6', 'Black', 'Bauer Anna sieben Anna sechs'],
  ['Ba4', 'White', 'Läufer Bella fünf Anna vier'],
  ['Nf6', 'Black', 'Springer Gustav acht Felix sechs'],
  ['O-O', 'White', 'kurze Rochade'],
  ['Be7', 'Black', 'Läufer Felix acht Eva sieben'],
  ['Re1', 'White', 'Turm Felix eins Eva eins'],
  ['b5', 'Black', 'Bauer Bella sieben Bella fünf'],
]);

/** So many replies a scenario. */
export const REPLIES_EACH = MOVES.length;
/** Milliseconds between a reply, or a key, and the next key. */
const SOONEST = 20;
const LATEST = 600;
const MOST_KEYS = 6;
/** Keys that a player explores with. None of them asks for a move. */
const EXPLORING = ['Up', 'Down', 'Left', 'Right', 'o'];

/**
 * @param {number} seed A whole number; the same seed presses the same keys at the same times.
 * @param {number} [most] Of the moves so many at most.
 * @returns {Scenario}
 */
export function repliesScenario(seed, most = REPLIES_EACH) {
  const random = randomFrom(seed);
  const oneOf = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)] ?? 'Up';
  const keys = () =>
    Array.from({ length: 1 + Math.floor(random() * MOST_KEYS) }, () => ({
      press: oneOf(EXPLORING),
      after: SOONEST + Math.floor(random() * (LATEST - SOONEST + 1)),
    }));
  return {
    name: `Moves that are told while keys are pressed (seed ${String(seed)})`,
    path: opened(FIRST_POSITION),
    saysAgain: true,
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, white king', 'row 1 column 5'),
      ...MOVES.slice(0, most).map(([line, mover, call]) => ({
        elsewhere: line,
        keys: keys(),
        told: [call, `${mover}: ${call}`],
      })),
    ],
  };
}

/** A small reproducible source of chance (xorshift). @param {number} seed @returns {() => number} From 0 up to 1. */
function randomFrom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
