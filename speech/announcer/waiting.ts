/**
 * The line of messages that wait to be said: who replaces whom, who has waited too long, who comes first. Pure.
 */
import type { Message } from './log.js';
import type { Priority, Utterance } from '../utterance.js';

export interface Waiting {
  readonly message: Message;
  /** When it was to be said, in the milliseconds of the announcer's clock. */
  readonly since: number;
}

const RANKS: Readonly<Record<Priority, number>> = { alarm: 0, answer: 1, move: 2, clock: 3, remark: 4 };

/** Whether the first must be heard before the second. */
export function isHigher(one: Utterance, other: Utterance): boolean {
  return RANKS[one.priority] < RANKS[other.priority];
}

/**
 * Whether the later makes the earlier pointless: an answer an earlier answer, what has the same key, a repetition itself, words
 * about the focus those before, a sample the one before. An answer, the focus that moved with it and the sample of what was
 * chosen by it make one another pointless only once heard: the same key may have caused them all.
 * @param heard whether the earlier is being said already
 */
export function replaces(later: Message, earlier: Message, heard: boolean): boolean {
  const bothAnswer = later.utterance.priority === 'answer' && earlier.utterance.priority === 'answer';
  return (
    (bothAnswer && (heard || later.passing === earlier.passing)) ||
    (later.passing === undefined && later.id === earlier.id) ||
    (later.utterance.key !== undefined && later.utterance.key === earlier.utterance.key)
  );
}

/** The line with one more at its end, and without whom that one replaces. */
export function joined<Entry extends Waiting>(line: readonly Entry[], newcomer: Entry): readonly Entry[] {
  const kept = line.filter((entry) => !replaces(newcomer.message, entry.message, false));
  return [...kept, newcomer];
}

/** The line without those whose time has passed. */
export function unexpired<Entry extends Waiting>(line: readonly Entry[], now: number): readonly Entry[] {
  return line.filter(({ message, since }) => now - since <= (message.utterance.expiresAfter ?? Infinity));
}

/** The message for whoever takes it over now: what it has waited already is taken off its time. */
export function withTimeLeft({ message, since }: Waiting, now: number): Message {
  const { expiresAfter } = message.utterance;
  if (expiresAfter === undefined) return message;
  return { ...message, utterance: { ...message.utterance, expiresAfter: expiresAfter - (now - since) } };
}

/** The highest of the line, and of equals the one that stands first; `undefined` if nobody waits. */
export function mostUrgent<Entry extends Waiting>(line: readonly Entry[]): Entry | undefined {
  return line.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || isHigher(entry.message.utterance, best.message.utterance) ? entry : best),
    undefined,
  );
}
