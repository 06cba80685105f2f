/**
 * Time controls in the tags of Portable Game Notation: `TimeControl` of the standard of 1994 (9.6.1), with what it has no
 * sign for in tags of our own.
 *
 * The value is a chain of fields between colons: `40/7200` (moves in seconds), `3600` (seconds for the rest), `900+30`
 * (with an increment) and, as usage has it, `40/5400+30`; `?` for unknown, `-` for no time control, `*180` for a sandclock.
 */
import { SECOND, extraTime, problemOf, type Extra, type Period, type TimeControl } from '../laws/clock/time-control.js';
import type { ByColor } from '../laws/squares.js';

/** What a `TimeControl` tag says. */
export type ReadTimeControl =
  | { readonly kind: 'control'; readonly control: TimeControl }
  /** `?` or an empty value. */
  | { readonly kind: 'unknown' }
  /** `-`: played without a clock. */
  | { readonly kind: 'none' }
  /** `*`: what one player uses the other gets. No such clock is in the Laws. Milliseconds. */
  | { readonly kind: 'sandclock'; readonly time: number }
  | { readonly kind: 'unreadable' };

/** The tags by their names. */
type TimeTags = Readonly<Record<string, string>>;

const TIME_CONTROL_TAG = 'TimeControl';
/** Used where the sides have different times; the standard has one tag for both only. */
const SIDE_TAGS: ByColor<string> = { white: 'WhiteTimeControl', black: 'BlackTimeControl' };
/**
 * How each period counts, where it is not the increment before the move that `+` stands for: "delay", "bronstein" or "after"
 * (an increment after the move), one a period between colons.
 */
const MODE_TAG = 'TimeControlMode';
const SIDE_MODE_TAGS: ByColor<string> = { white: 'WhiteTimeControlMode', black: 'BlackTimeControlMode' };

const FIELD = /^(?:(\d{1,4})\/)?(\d{1,7}(?:\.\d{1,3})?)(?:\+(\d{1,5}(?:\.\d{1,3})?))?$/;
const SANDCLOCK = /^\*(\d{1,7}(?:\.\d{1,3})?)$/;
/** More periods than any event has had. */
const PERIODS = 20;

/** Reads a `TimeControl` value, and the modes where there is a tag for them. */
export function readTimeControl(value: string, modes = ''): ReadTimeControl {
  const text = value.trim();
  if (text === '?' || text === '') return { kind: 'unknown' };
  if (text === '-') return { kind: 'none' };
  const sandclock = SANDCLOCK.exec(text)?.[1];
  if (sandclock !== undefined) return { kind: 'sandclock', time: milliseconds(sandclock) };
  const mode = modes.trim() === '' ? [] : modes.trim().split(':');
  const fields = text.split(':');
  if (fields.length > PERIODS) return { kind: 'unreadable' };
  const periods = fields.map((field, index) => readPeriod(field, mode[index]));
  const [first, ...others] = periods;
  if (!first || periods.includes(undefined)) return { kind: 'unreadable' };
  const control: TimeControl = { periods: [first, ...others.filter((period) => period !== undefined)] };
  return problemOf(control) === undefined ? { kind: 'control', control } : { kind: 'unreadable' };
}

function readPeriod(field: string, mode: string | undefined): Period | undefined {
  const found = FIELD.exec(field.trim());
  const time = found?.[2];
  if (time === undefined) return undefined;
  const moves = found?.[1] === undefined ? null : Number(found[1]);
  return { moves, time: milliseconds(time), extra: readExtra(milliseconds(found?.[3] ?? '0'), mode) };
}

function readExtra(time: number, mode: string | undefined): Extra {
  if (time === 0) return { kind: 'none' };
  if (mode === 'delay' || mode === 'bronstein') return { kind: mode, time };
  return { kind: 'increment', time, added: mode === 'after' ? 'after' : 'before' };
}

/** The value of a `TimeControl` tag: "40/5400+30:1800+30". */
export function writeTimeControl(control: TimeControl): string {
  return control.periods
    .map(({ moves, time, extra }) => {
      const gives = extraTime(extra);
      return `${moves === null ? '' : `${moves}/`}${seconds(time)}${gives === 0 ? '' : `+${seconds(gives)}`}`;
    })
    .join(':');
}

/** The modes of the periods, or an empty text where all are what `+` stands for. */
function writeModes(control: TimeControl): string {
  const modes = control.periods.map(({ extra }) => {
    if (extra.kind === 'increment') return extra.added === 'after' ? 'after' : '';
    return extra.kind === 'none' ? '' : extra.kind;
  });
  return modes.every((mode) => mode === '') ? '' : modes.join(':');
}

/** The tags of a game's times: one for both sides where they have the same, two where they differ; `-` without a clock. */
export function timeTags(time: ByColor<TimeControl> | undefined): TimeTags {
  if (!time) return { [TIME_CONTROL_TAG]: '-' };
  const white = { control: writeTimeControl(time.white), mode: writeModes(time.white) };
  const black = { control: writeTimeControl(time.black), mode: writeModes(time.black) };
  if (white.control === black.control && white.mode === black.mode) {
    return { [TIME_CONTROL_TAG]: white.control, ...(white.mode && { [MODE_TAG]: white.mode }) };
  }
  return {
    [SIDE_TAGS.white]: white.control,
    ...(white.mode && { [SIDE_MODE_TAGS.white]: white.mode }),
    [SIDE_TAGS.black]: black.control,
    ...(black.mode && { [SIDE_MODE_TAGS.black]: black.mode }),
  };
}

function milliseconds(text: string): number {
  return Math.round(Number(text) * SECOND);
}

function seconds(time: number): string {
  return String(time / SECOND);
}
