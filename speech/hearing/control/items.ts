/**
 * The words of a time control gathered: numbers with their units and nouns.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import type { ControlRefusal } from './refusal.js';
import type { ExtraKind, Word } from './vocabulary.js';

/** One stretch of time: its parts as they were said, largest first. A bare number has no unit. */
export interface SpanItem {
  readonly is: 'span';
  readonly parts: readonly { readonly value: number; readonly unit?: number }[];
}

export type Item =
  | SpanItem
  | { readonly is: 'count'; readonly moves: number }
  /** What is said is given with each move. */
  | { readonly is: 'each'; readonly after: boolean }
  | { readonly is: 'kind'; readonly kind: ExtraKind }
  /** Nothing of this kind is given. */
  | { readonly is: 'none'; readonly kind: ExtraKind }
  /** After this move. */
  | { readonly is: 'behind'; readonly move: number }
  /** From this move on, 1 for the first. */
  | { readonly is: 'from'; readonly move: number }
  | { readonly is: 'then' }
  | { readonly is: 'plus' }
  | { readonly is: 'with' }
  | { readonly is: 'comma' };

interface Taken<Value> {
  readonly value: Value;
  /** Where the reading goes on. */
  readonly next: number;
}

const HOUR = 60 * MINUTE;
/** No period of an event has fewer moves. */
const FEWEST_NEXT = 10;

export function itemsOf(words: readonly Word[]): readonly Item[] | ControlRefusal {
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    switch (word.is) {
      case 'number':
      case 'part': {
        // "Eine Verzögerung" has an article.
        if (word.is === 'number' && word.written === 'words' && word.value === 1 && words[at + 1]?.is === 'kind') {
          at += 1;
          break;
        }
        const number = numberAt(words, at) ?? { value: word.value, next: at + 1 };
        const noun = skipped(words, number.next, ['nothing', 'rest', 'first', 'next']);
        const isNamed = words[noun]?.is === 'move';
        if (word.is === 'number' && (isNamed || isOfMoves(words, at, number.next))) {
          items.push({ is: 'count', moves: number.value });
          // "After 40 moves" is what others call "then".
          if (isSaidBefore(words, at, 'after')) items.push({ is: 'then' });
          at = isNamed ? noun + 1 : number.next;
          break;
        }
        const span = spanFrom(words, number);
        // A quarter of what?
        if (isLessThanOne(number) && isOfPart(word) && span.next === number.next) return { reason: 'no time' };
        items.push(span.value);
        at = span.next;
        break;
      }
      case 'unit': {
        // "An hour", "half an hour" in one word.
        const span = spanFrom(words, { value: 1, next: at });
        items.push(span.value);
        at = span.next;
        break;
      }
      case 'move': {
        const behind = words[at - 1]?.is === 'after' ? orderAt(words, at + 1) : undefined;
        if (behind) items.push({ is: 'behind', move: behind.value });
        else if (!isSaidBefore(words, at, 'rest')) {
          items.push({ is: 'each', after: isSaidBefore(words, at, 'after') });
        }
        at = behind?.next ?? at + 1;
        break;
      }
      case 'from': {
        const from = fromAt(words, at + 1);
        if (from) items.push({ is: 'from', move: from.value });
        at = from?.next ?? at + 1;
        break;
      }
      case 'with': {
        // "З першого ходу", "from the first move", in words that also say "with".
        const from = fromAt(words, at + 1, true);
        items.push(from ? { is: 'from', move: from.value } : { is: 'with' });
        at = from?.next ?? at + 1;
        break;
      }
      case 'none': {
        const none = noneAt(words, at + 1);
        items.push(...none.value.map((kind) => ({ is: 'none', kind }) as const));
        at = none.next;
        break;
      }
      case 'next': {
        // "The next 30 minutes" are of another period, "the next 20 moves" may stand behind their time.
        const number = numberAt(words, skipped(words, at + 1, ['nothing']));
        if (number && words[skipped(words, number.next, ['nothing'])]?.is === 'unit') items.push({ is: 'then' });
        at += 1;
        break;
      }
      case 'kind':
      case 'then':
      case 'plus':
      case 'comma':
        items.push(word);
        at += 1;
        break;
      case 'after':
      case 'rest':
      case 'hundred':
      case 'and':
      case 'first':
      case 'start':
      case 'color':
      case 'tempo':
      case 'slash':
      case 'nothing':
        at += 1;
        break;
    }
  }
  return items;
}

/** "One hundred and twenty", "ninety-five", "two and a half". Digits are a number by themselves. */
function numberAt(words: readonly Word[], from: number): Taken<number> | undefined {
  const first = words[from];
  if (first?.is !== 'number') return undefined;
  let { value } = first;
  let next = from + 1;
  while (first.written === 'words') {
    if (words[next]?.is === 'hundred' && value > 0 && value < 10) {
      value *= 100;
      next += 1;
      continue;
    }
    const at = skipped(words, next, ['and', 'nothing']);
    const word = words[at];
    if (word?.is !== 'number' || word.written !== 'words' || !fitsBehind(value, word.value)) break;
    value += word.value;
    next = at + 1;
  }
  // "Eine halbe Stunde" is half of one; "two and a half hours" has "and".
  const direct = words[next];
  if (direct?.is === 'part' && !direct.sign) {
    // "Ein dreiviertel Stunden" may be less than an hour, or more.
    return direct.value === 0.75 ? { value, next } : { value: value * direct.value, next: next + 1 };
  }
  const behind = skipped(words, next, ['and', 'with', 'nothing']);
  const part = words[behind];
  return part?.is === 'part' ? { value: value + part.value, next: behind + 1 } : { value, next };
}

/** "Five" behind "ninety", "twenty" behind "hundred". */
function fitsBehind(value: number, more: number): boolean {
  if (!Number.isInteger(value) || more < 1) return false;
  if (value >= 100 && value % 100 === 0) return more < 100;
  return value % 10 === 0 && value % 100 >= 20 && more < 10;
}

/** "The first 40", "les 40 premiers": a number of moves, where no unit makes it one of minutes. Between two numbers it is not known whose the word is. */
function isOfMoves(words: readonly Word[], at: number, next: number): boolean {
  if ((numberAt(words, at)?.value ?? 0) < FEWEST_NEXT) return false;
  if (words[skipped(words, next, ['nothing'])]?.is === 'unit') return false;
  const isSeveral = (word: Word | undefined): boolean =>
    word?.is === 'next' || (word?.is === 'first' && word.several === true);
  if (isSeveral(words[at - 1])) {
    // "The first 5+3" is no number of moves.
    const isTold = words.slice(0, at - 1).some(({ is }) => is === 'number' || is === 'unit' || is === 'part');
    return !isCounted(words[at - 2]) && (isTold || words[next]?.is !== 'plus');
  }
  return isSeveral(words[next]) && !isCounted(words[skipped(words, next + 1, ['nothing'])]);
}

function isCounted(word: Word | undefined): boolean {
  return word?.is === 'number';
}

/** The number behind "after move"; a time is no such number. */
function orderAt(words: readonly Word[], at: number): Taken<number> | undefined {
  const number = numberAt(words, at);
  return number && words[number.next]?.is !== 'unit' ? number : undefined;
}

function isLessThanOne({ value }: Taken<number>): boolean {
  return value > 0 && value < 1;
}

/** Whether a number below one was told in parts, not in digits. */
function isOfPart(word: Word): boolean {
  return word.is === 'part' || (word.is === 'number' && word.value >= 1);
}

/** A number with its unit, and smaller units behind it: "1 hour and 30 minutes", "1 hour 30", "2 hours and a half". */
function spanFrom(words: readonly Word[], number: Taken<number>): Taken<SpanItem> {
  const named = skipped(words, number.next, ['nothing']);
  const unit = words[named];
  if (unit?.is !== 'unit') return { value: { is: 'span', parts: [{ value: number.value }] }, next: number.next };
  const parts: { readonly value: number; readonly unit?: number }[] = [{ value: number.value, unit: unit.time }];
  let next = named + 1;
  const behind = skipped(words, next, ['and', 'with', 'nothing']);
  const part = words[behind];
  if (part?.is === 'part' && words[skipped(words, behind + 1, ['nothing'])]?.is !== 'unit') {
    return { value: { is: 'span', parts: [{ value: number.value + part.value, unit: unit.time }] }, next: behind + 1 };
  }
  // "Godzina i kwadrans", an hour and a quarter.
  const quarter = words[skipped(words, next, ['and', 'with'])];
  if (unit.time === HOUR && quarter?.is === 'unit' && (quarter.time === HOUR / 4 || quarter.time === (3 * HOUR) / 4)) {
    parts.push({ value: 1, unit: quarter.time });
    return { value: { is: 'span', parts }, next: skipped(words, next, ['and', 'with']) + 1 };
  }
  for (let last = unit.time; ;) {
    const smaller = numberAt(words, skipped(words, next, ['and']));
    if (!smaller) break;
    const behind = words[skipped(words, smaller.next, ['nothing'])];
    if (behind?.is === 'unit' && behind.time < last) {
      parts.push({ value: smaller.value, unit: behind.time });
      next = skipped(words, smaller.next, ['nothing']) + 1;
      last = behind.time;
      continue;
    }
    // "One hour thirty"; "one hour forty moves" is something else.
    const isBare = behind?.is !== 'unit' && behind?.is !== 'move' && behind?.is !== 'kind';
    if (last === HOUR && isBare && !isLessThanOne(smaller) && smaller.value < 60) {
      parts.push({ value: smaller.value, unit: MINUTE });
      next = smaller.next;
    }
    break;
  }
  return { value: { is: 'span', parts }, next };
}

/** "Move 41", "the 41st move", "the first move", "the start". With `firstOnly`, nothing but the first. */
function fromAt(words: readonly Word[], from: number, firstOnly = false): Taken<number> | undefined {
  const at = skipped(words, from, ['nothing', 'with']);
  const word = words[at];
  if (word?.is === 'start') return { value: 1, next: at + 1 };
  if (word?.is === 'move') {
    const behind = words[at + 1];
    if (behind?.is === 'first') return { value: 1, next: at + 2 };
    const number = numberAt(words, at + 1);
    return number && !firstOnly ? number : undefined;
  }
  const number = word?.is === 'first' ? { value: 1, next: at + 1 } : firstOnly ? undefined : numberAt(words, at);
  if (!number) return undefined;
  const noun = skipped(words, number.next, ['nothing']);
  return words[noun]?.is === 'move' ? { value: number.value, next: noun + 1 } : undefined;
}

/** What is not given: "increment", "delay or increment per move". A kind with a time of its own is given. */
function noneAt(words: readonly Word[], from: number): Taken<readonly ExtraKind[]> {
  const value: ExtraKind[] = [];
  let next = from;
  for (;;) {
    const at = skipped(words, next, ['nothing', 'and', 'with']);
    const word = words[at];
    if (word?.is !== 'kind' || (value.length > 0 && words[at + 1]?.is === 'number')) break;
    value.push(word.kind);
    next = at + 1;
  }
  const each = skipped(words, next, ['nothing']);
  return { value, next: words[each]?.is === 'move' ? each + 1 : next };
}

/** Whether this word stands before another, with nothing between them that tells anything. */
function isSaidBefore(words: readonly Word[], at: number, what: 'after' | 'rest'): boolean {
  let before = at - 1;
  for (
    let word = words[before];
    word?.is === 'nothing' || word?.is === 'first' || word?.is === 'next';
    word = words[before]
  )
    before -= 1;
  return words[before]?.is === what;
}

function skipped(words: readonly Word[], from: number, what: readonly Word['is'][]): number {
  let at = from;
  for (let word = words[at]; word && what.includes(word.is); word = words[at]) at += 1;
  return at;
}

/** So long in milliseconds. A bare number is counted in `bare`. */
export function timeOf({ parts }: SpanItem, bare: number): number {
  return Math.round(parts.reduce((sum, { value, unit }) => sum + value * (unit ?? bare), 0));
}

/** Whether nothing of it is as long as a minute, so that it can be what a move gives. */
export function isSeconds({ parts }: SpanItem): boolean {
  return parts.every(({ unit }) => unit === undefined || unit === SECOND);
}
