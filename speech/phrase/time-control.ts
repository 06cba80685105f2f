/**
 * How a time control is put together, in whatever language: period after period, and what every move gives once, where that is the
 * same in all of them. Each part has its message.
 */
import { extraTime, type Extra, type Period, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { Messages } from './say.js';

/** The times of both sides, to be read and to be heard, without a full stop: "15 minutes, 10 seconds a move"; "White 5 minutes, Black 3 minutes". */
export function controlSaid(time: ByColor<TimeControl> | undefined, messages: TimeMessages): string {
  const { phrase } = messages;
  if (!time) return phrase('time-no-clock');
  const [white, black] = [chain(time.white, messages), chain(time.black, messages)];
  if (white === black) return phrase('time-control', { told: white });
  const apart = white.includes(',') || black.includes(',') ? 'semicolon' : 'comma';
  return phrase('time-control-of-each', { white, black, apart });
}

type TimeMessages = Pick<Messages<'time'>, 'say' | 'phrase'>;

function chain({ periods }: TimeControl, messages: TimeMessages): string {
  const { phrase } = messages;
  const [first, ...others] = periods;
  const extras = periods.map((period) => given(period.extra));
  const [extra] = extras;
  const alike = extras.every((other) => sounds(other, messages) === sounds(extra, messages));
  const named = periods.map((period, index) => {
    const alone = span(period, index === periods.length - 1, messages);
    const text = index > 0 ? phrase('time-then', { period: alone }) : alone;
    const own = given(period.extra);
    return alike || !own ? text : phrase('time-period-with', { period: text, ...own });
  });
  const once = alike ? given(first.extra) : undefined;
  if (once) named.push(phrase(others.length > 0 ? 'time-from-first-move' : 'time-each-move', once));
  return named.filter((text) => text !== '').join(', ');
}

/** A last period with a number of moves comes again and again. */
function span({ moves, time }: Period, last: boolean, { phrase }: TimeMessages): string {
  // Each move is begun on what it gives alone.
  if (time === 0) return moves === null ? '' : phrase('time-moves', { moves });
  if (moves === null) return phrase('time-for-all-moves', { time });
  return phrase(last ? 'time-for-every-moves' : 'time-moves-in', { moves, time });
}

type EachMove = MessageGroups['time']['time-each-move'];

/** Absent where a move gives nothing. */
function given(extra: Extra): EachMove | undefined {
  const time = extraTime(extra);
  switch (extra.kind) {
    case 'none':
      return undefined;
    case 'increment':
      return { kind: extra.added, time };
    case 'bronstein':
    case 'delay':
      return { kind: extra.kind, time };
  }
}

/** What sounds alike is told once. */
function sounds(given: EachMove | undefined, { phrase }: TimeMessages): string {
  return given ? phrase('time-each-move', given) : '';
}
