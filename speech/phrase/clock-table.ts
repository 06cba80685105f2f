/** What is said of a clock that stands alone, beside a game on real boards: the message of each. */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import { COLORS, type ByColor } from '../../src/laws/squares.js';
import type { Messages } from './say.js';
import { shortened } from './refusals.js';
import { controlSaid } from './time-control.js';

/** A line that was typed or said to a clock that stands alone, and is no command of its. */
export interface NotUnderstood {
  readonly text: string;
  /** Those that may have been meant. */
  readonly nearest: readonly string[];
  /** It is a command, but another may have been said as well. */
  readonly doubtful?: true;
}

/** The clock as it is set. */
export interface ClockSet {
  readonly time: ByColor<TimeControl>;
  /** Whoever is named; empty is nobody. */
  readonly names: ByColor<string>;
}

export interface ClockTableWords {
  /** To what it is to be set and for whom, read back before it is; one sentence each. */
  readonly toSet: (set: ClockSet) => readonly string[];
  /** That it is set, to what and for whom. */
  readonly set: (set: ClockSet) => readonly string[];
  /** How it is started (Art. 6.6). */
  readonly toStart: () => string;
  /** The page was loaded anew, and the clock stands here as it was. */
  readonly back: () => string;
  /** What was typed or said is no command. */
  readonly notUnderstood: (line: NotUnderstood) => string;
}

export function clockTableWords(messages: Messages<'clock-table' | 'time' | 'answers'>): ClockTableWords {
  const { say, phrase } = messages;
  const named = ({ names }: ClockSet): readonly string[] =>
    COLORS.filter((color) => names[color] !== '').map((color) => say('player-named', { color, name: names[color] }));
  return {
    toSet: (set) => [phrase('clock-table-to-set', { control: controlSaid(set.time, messages) }), ...named(set)],
    set: (set) => [say('clock-table-set', { control: controlSaid(set.time, messages) }), ...named(set)],
    toStart: () => say('clock-table-to-start'),
    back: () => say('clock-table-back'),
    notUnderstood: ({ text: line, nearest, doubtful }) =>
      say(doubtful ? 'clock-table-not-heard-surely' : 'clock-table-no-command', { text: shortened(line), nearest }),
  };
}
