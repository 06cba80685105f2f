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

type ClockTableMessages = Messages<'clock-table' | 'time' | 'answers'>;

/** To what it is to be set and for whom, read back before it is; one sentence each. */
export function toSetSaid(set: ClockSet, messages: ClockTableMessages): readonly string[] {
  return [
    messages.phrase('clock-table-to-set', { control: controlSaid(set.time, messages) }),
    ...namesSaid(set, messages),
  ];
}

/** That it is set, to what and for whom. */
export function setSaid(set: ClockSet, messages: ClockTableMessages): readonly string[] {
  return [messages.say('clock-table-set', { control: controlSaid(set.time, messages) }), ...namesSaid(set, messages)];
}

function namesSaid({ names }: ClockSet, { say }: ClockTableMessages): readonly string[] {
  return COLORS.filter((color) => names[color] !== '').map((color) =>
    say('player-named', { color, name: names[color] }),
  );
}

/** What was typed or said is no command. */
export function notUnderstoodSaid(
  { text, nearest, doubtful }: NotUnderstood,
  { say }: Messages<'clock-table'>,
): string {
  const line = { text: shortened(text), nearest };
  return doubtful ? say('clock-table-not-heard-surely', line) : say('clock-table-no-command', line);
}
