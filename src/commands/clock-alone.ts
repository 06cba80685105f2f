/**
 * What is done at a clock that stands alone at a table. The left half of the keyboard is the left player's, the right half the right
 * one's; what serves whoever is on move, or both, is called as on the board. Foot pedals and page turners send the keys that press:
 * arrows, Page Up and Page Down.
 */
import { rows, type Command, type CommandKey } from './command.js';

const clock = { group: 'clock alone', page: 'clock', scope: 'clock', does: 'bound' } as const;

const keyed = (...keys: readonly string[]): Command => ({ ...clock, keys: keys.map((key) => ({ key })) });
const shifted = (key: string): Command => ({ ...clock, keys: [{ key, shift: true }] });

/** Asked of one half: four digits a side, the outermost key the time; digits go by their place on the keyboard. */
const ofHalf = (key: string, shift = false): Command => {
  const one: CommandKey = shift ? { key, shift } : { key };
  return { ...clock, keys: [one] };
};

export const CLOCK_ALONE = rows({
  /** Of whoever is on move, of a half, of a player. */
  'clock-press': keyed(' ', 'Enter', 'h'),
  'clock-press-left': keyed('ArrowLeft', 'PageUp', 'a'),
  'clock-press-right': keyed('ArrowRight', 'PageDown', 'l'),
  'clock-press-of': clock,
  'clock-stop': clock,
  'clock-restart': clock,
  /** Stops both clocks, or lets them go on. */
  'clock-pause': keyed('p'),
  'clock-charge-time': clock,
  'clock-do-not-charge-time': clock,
  'clock-times': keyed('t'),
  // Whoever is on move asks for his own; on a device of one's own it is the owner's in any case.
  'clock-time-running': keyed('u'),
  'clock-time-other': shifted('u'),
  'clock-time-of': clock,
  'clock-time-left': ofHalf('1'),
  'clock-time-right': ofHalf('9'),
  'clock-moves': keyed('m'),
  'clock-moves-of': clock,
  'clock-moves-left': ofHalf('2'),
  'clock-moves-right': ofHalf('8'),
  'clock-moves-to-control': keyed('c'),
  'clock-moves-to-control-of': clock,
  'clock-moves-to-control-left': ofHalf('3'),
  'clock-moves-to-control-right': ofHalf('7'),
  'clock-time-used': keyed('e'),
  'clock-time-used-of': clock,
  'clock-time-used-left': ofHalf('4'),
  'clock-time-used-right': ofHalf('6'),
  'clock-period': shifted('c'),
  'clock-period-of': clock,
  'clock-period-left': ofHalf('3', true),
  'clock-period-right': ofHalf('7', true),
  'clock-delay': keyed('d'),
  'clock-whose': keyed('s'),
  'clock-claim-flag': clock,
  'clock-claim-flag-of': clock,
  'clock-illegal-move': clock,
  'clock-illegal-move-of': clock,
  'clock-time-control': keyed('r'),
  'clock-feel': keyed('f'),
  /** The field for what is typed to the clock. */
  'clock-entry': keyed('i'),
  /** What an arbiter does there. */
  'clock-arbiter': { ...clock, keys: [{ key: '.' }, { key: '.', shift: true }] },
});
