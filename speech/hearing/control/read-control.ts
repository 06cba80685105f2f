/**
 * Time controls in words: "90 minutes for 40 moves, then 30, with 30 seconds a move", "White 5 minutes, Black 3", "5+3", "rapid".
 * All languages are understood, that of the page first. What was understood is read back before it is set, so that nobody has to
 * trust it; what can be meant in two ways is refused with the question.
 */
import {
  MINUTE,
  SECOND,
  problemOf,
  type Extra,
  type Period,
  type TimeControl,
} from '../../../src/laws/clock/time-control.js';
import type { Tempo } from '../../../src/laws/editions/edition.js';
import { COLORS, opposite, type ByColor, type Color } from '../../../src/laws/squares.js';
import { TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { LanguageName } from '../../language-names.js';
import { ClauseReading, type Clauses } from './clauses.js';
import { itemsOf, type Item } from './items.js';
import { MOST, type ControlRefusal, type Limited } from './refusal.js';
import type { Word } from './vocabulary.js';
import { wordsOf } from './words.js';

export type ControlHeard =
  | { readonly type: 'control'; readonly time: ByColor<TimeControl> }
  /** Nothing but a name: which control that is depends on the edition. */
  | { readonly type: 'tempo'; readonly tempo: Tempo }
  | { readonly type: 'refused'; readonly refusal: ControlRefusal };

/** Understands a time control. Never throws, whatever the text. */
export function readControl(text: string, language: LanguageName): ControlHeard {
  if (text.length > TEXT_LIMIT) return refused({ reason: 'too long' });
  const words = wordsOf(composed(text), language);
  if ('reason' in words) return refused(words);
  const tempo = words.find((word) => word.is === 'tempo');
  if (tempo && words.every(({ is }) => is === 'tempo' || is === 'nothing'))
    return { type: 'tempo', tempo: tempo.tempo };
  const sides = bySide(words);
  if ('reason' in sides) return refused(sides);
  const [white, black] = [controlOf(itemsOf(sides.white)), controlOf(itemsOf(sides.black))];
  if ('reason' in white) return refused(white);
  if ('reason' in black) return refused(black);
  return { type: 'control', time: { white, black } };
}

/** One spelling for each letter and sign; "1½" would become "11/2". */
function composed(text: string): string {
  return text.replace(/[^½¼¾]+/gu, (part) => part.normalize('NFKC'));
}

/** The words about each side: behind its name ("White 5 minutes, Black 3"), or before it ("5 minutes for White"). */
function bySide(words: readonly Word[]): ByColor<readonly Word[]> | ControlRefusal {
  const named = words.flatMap((word, index) => (word.is === 'color' ? [{ color: word.color, index }] : []));
  const [first, second, third] = named;
  if (!first) return { white: words, black: words };
  if (!second) return { reason: 'one side only', missing: opposite(first.color) };
  if (second.color === first.color || third) return { reason: 'side twice', side: third?.color ?? second.color };
  const before = words.slice(0, first.index);
  const between = words.slice(first.index + 1, second.index);
  const behind = words.slice(second.index + 1);
  const own = (ofFirst: readonly Word[], ofSecond: readonly Word[]): ByColor<readonly Word[]> =>
    first.color === 'white' ? { white: ofFirst, black: ofSecond } : { white: ofSecond, black: ofFirst };
  if (!saysSomething(before)) return own(between, behind);
  // What is said behind both is said of both.
  const common: readonly Word[] = [{ is: 'comma' }, ...behind];
  return own([...before, ...common], [...between, ...common]);
}

function saysSomething(words: readonly Word[]): boolean {
  return words.some(({ is }) => is === 'number' || is === 'unit' || is === 'part');
}

function controlOf(items: readonly Item[] | ControlRefusal): TimeControl | ControlRefusal {
  if ('reason' in items) return items;
  if (items.every(({ is }) => is === 'comma')) return { reason: 'nothing said' };
  const clauses = new ClauseReading(items).read();
  if ('reason' in clauses) return clauses;
  if (clauses.extras.some(({ kind, time }) => time > 0 && clauses.without.has(kind))) return { reason: 'two extras' };
  const extras = extrasOf(clauses);
  if ('reason' in extras) return extras;
  const periods = periodsOf(clauses, extras);
  if ('reason' in periods) return periods;
  const limited = beyond(periods);
  if (limited) return { reason: 'too much', what: limited };
  const [first, ...others] = periods;
  const control: TimeControl | undefined = first && { periods: [first, ...others] };
  return control && problemOf(control) === undefined ? control : { reason: 'no time' };
}

function periodsOf({ periods }: Clauses, extras: readonly Extra[]): readonly Period[] | ControlRefusal {
  const made: Period[] = [];
  for (const [index, { time, moves }] of periods.entries()) {
    const extra = extras[index] ?? { kind: 'none' };
    // "30 seconds a move" alone: each move is begun on what it gives.
    if (time === undefined && (periods.length > 1 || extra.kind === 'none')) return { reason: 'no time' };
    if (moves === undefined && index < periods.length - 1) return { reason: 'moves missing', time: time ?? 0 };
    made.push({ moves: moves ?? null, time: time ?? 0, extra });
  }
  return made;
}

/** What each period gives. One that was said by itself is for all of them, as events have it; one said within a period is its own. */
function extrasOf({ periods, extras, commas }: Clauses): readonly Extra[] | ControlRefusal {
  const given: Extra[] = periods.map(() => ({ kind: 'none' }));
  const [only] = extras;
  const lone = extras.length === 1 && only?.from === undefined ? only : undefined;
  if (lone && (lone.alone || (!commas && lone.period > 0))) return periods.map(() => extraOf(lone));
  if (lone && lone.period > 0) {
    return { reason: 'from which move', time: lone.time, move: firstMoveOf(periods, lone.period) };
  }
  const own = new Set<number>();
  for (const extra of extras) {
    const from =
      extra.from === undefined
        ? extra.period
        : periods.findIndex((_, index) => firstMoveOf(periods, index) === extra.from);
    if (from < 0) return { reason: 'no period begins', move: extra.from ?? 1 };
    if (own.has(from)) return { reason: 'two extras' };
    own.add(from);
    const until = extra.from === undefined ? from + 1 : periods.length;
    for (let index = from; index < until; index += 1) given[index] = extraOf(extra);
  }
  return given;
}

/** The move with which a period begins, 1 for the first. */
function firstMoveOf(periods: Clauses['periods'], period: number): number {
  return 1 + periods.slice(0, period).reduce((sum, { moves = 0 }) => sum + moves, 0);
}

function extraOf({ time, kind, after }: Clauses['extras'][number]): Extra {
  if (time === 0) return { kind: 'none' };
  return kind === 'increment' ? { kind, time, added: after ? 'after' : 'before' } : { kind, time };
}

function beyond(periods: readonly Period[]): Limited | undefined {
  if (periods.length > MOST.periods) return 'periods';
  if (periods.some(({ time }) => time > MOST.minutes * MINUTE)) return 'minutes';
  if (periods.some(({ moves }) => (moves ?? 1) > MOST.moves)) return 'moves';
  return periods.some(({ extra }) => extra.kind !== 'none' && extra.time > MOST.seconds * SECOND)
    ? 'seconds'
    : undefined;
}

/** Whether both sides have the same. */
export function isEven(time: ByColor<TimeControl>): boolean {
  const [white, black] = COLORS.map((color: Color) => JSON.stringify(time[color]));
  return white === black;
}

function refused(refusal: ControlRefusal): ControlHeard {
  return { type: 'refused', refusal };
}
