/**
 * How a time control is put together, in whatever language: period after period, and what every move gives once, where that is the
 * same in all of them. How each part is said, its language says.
 */
import type { Extra, Period, TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';

export interface ControlPhrases {
  /** "White" and "Black", each before its own time. */
  readonly players: ByColor<string>;
  /** What a period gives; as the last one, with a number of moves, it comes again and again. */
  readonly span: (period: Period, last: boolean) => string;
  /** "then 30 minutes" */
  readonly then: (span: string) => string;
  /** What each move gives, "30 seconds a move"; empty where that is nothing. */
  readonly given: (extra: Extra) => string;
  /** "30 minutes with 30 seconds a move" */
  readonly spanWith: (span: string, extra: Extra) => string;
  /** "30 seconds a move from move one" */
  readonly fromFirstMove: (given: string) => string;
}

/** Once where it is the same for both: "15 minutes, 10 seconds a move"; "White 5 minutes, Black 3 minutes". */
export function tellControl(time: ByColor<TimeControl>, phrases: ControlPhrases): string {
  const [white, black] = [chain(time.white, phrases), chain(time.black, phrases)];
  if (white === black) return white;
  const between = white.includes(',') || black.includes(',') ? ';' : ',';
  return `${phrases.players.white} ${white}${between} ${phrases.players.black} ${black}`;
}

function chain({ periods }: TimeControl, { span, then, given, spanWith, fromFirstMove }: ControlPhrases): string {
  const [first, ...others] = periods;
  const alike = others.every((other) => given(other.extra) === given(first.extra));
  const named = periods.map((period, index) => {
    const alone = span(period, index === periods.length - 1);
    const text = index > 0 ? then(alone) : alone;
    return alike || given(period.extra) === '' ? text : spanWith(text, period.extra);
  });
  const extra = alike ? given(first.extra) : '';
  if (extra !== '') named.push(others.length > 0 ? fromFirstMove(extra) : extra);
  return named.filter((text) => text !== '').join(', ');
}
