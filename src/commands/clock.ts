/** What is asked of the clocks of a game. */
import { COLORS } from '../laws/squares.js';
import type { SideQuestion } from '../questions/clock.js';
import { rows, type Command, type CommandKey } from './command.js';
import { timed } from './when.js';

const clock = { group: 'clock and acts', page: 'game', scope: 'board' } as const;

const times = (whose: 'both' | 'mine' | 'opponent', key: CommandKey, place: number): Command => ({
  ...clock,
  keys: [key],
  when: timed,
  shown: { questions: place },
  does: { ask: () => ({ about: 'clocks', whose }) },
});

const ofBoth = (about: SideQuestion): Command => ({ ...clock, does: { ask: () => ({ about, of: COLORS }) } });

export const CLOCK = rows({
  'both-clocks': times('both', { key: 't' }, 5),
  /** The dials of the clock, to be felt. */
  'feel-clock': { ...clock, page: 'clock', keys: [{ key: 't', shift: true }], does: 'bound' },
  'my-clock': times('mine', { key: 'u' }, 6),
  'opponents-clock': times('opponent', { key: 'u', shift: true }, 7),
  'time-control': { ...clock, does: { ask: () => ({ about: 'time control' }) } },
  'time-used': ofBoth('time used'),
  'moves-to-control': ofBoth('moves to the control'),
  period: ofBoth('period'),
  'delay-left': { ...clock, does: { ask: () => ({ about: 'delay left' }) } },
});
