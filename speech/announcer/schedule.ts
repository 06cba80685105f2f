/**
 * The one queue: who is said, who waits, who interrupts whom. Both sinks go by it. A step takes what happened and gives the
 * schedule after it, and what the sink has to do in their order. Pure: time comes in with the events.
 *
 * - `interrupting`, a voice of our own: the most urgent comes first (alarm, answer, move, clock, remark). What is higher
 *   interrupts what is lower, and an answer an earlier answer. A move that was interrupted is said again once; whatever else was
 *   interrupted is left. What was not heard yet goes back into the line as if it had not begun.
 * - `in order`, a screen reader: nothing can be taken back, so each is said once, in the order in which it came.
 *
 * For both, an answer, or words with a key, that another overtakes while they wait are left, and so is what has waited too long.
 */
import type { Message } from './log.js';
import type { Channel, Segment, Priority, Utterance } from '../utterance.js';

/** Somebody in the line. */
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

export interface Scheduled extends Waiting {
  /** Whether it was interrupted before, and is said for the second time. */
  readonly again: boolean;
}

/** What is being said. */
export interface Present {
  readonly entry: Scheduled;
  /** What of it is not said yet. */
  readonly unsaid: readonly Segment[];
  /** Whether its first sound is out. */
  readonly heard: boolean;
}

export interface Schedule {
  readonly manner: 'interrupting' | 'in order';
  readonly line: readonly Scheduled[];
  readonly present: Present | undefined;
}

/** What happened. `at` is in the milliseconds of the announcer's clock. */
export type ScheduleEvent =
  | { readonly type: 'put'; readonly message: Message; readonly at: number }
  /** The sink can begin with the next, if there is one. */
  | { readonly type: 'free'; readonly at: number }
  | { readonly type: 'heard' }
  /** Part of it was said to its end; this is the rest. */
  | { readonly type: 'part said'; readonly unsaid: readonly Segment[] }
  | { readonly type: 'said' }
  /** A microphone listens: silence at once, and nobody else is the reason. */
  | { readonly type: 'hushed' }
  /** The sink can't say what it has. */
  | { readonly type: 'given up'; readonly at: number }
  /** Silence at once; but what the channel `except` tells is said on. */
  | { readonly type: 'stopped'; readonly except?: Channel };

/** What the sink has to do. */
export type ScheduleEffect =
  | { readonly type: 'say'; readonly message: Message }
  /** Silence what is being said; nothing more will be asked about it. */
  | { readonly type: 'take back' }
  | { readonly type: 'hand back'; readonly messages: readonly Message[] };

export interface Step {
  readonly schedule: Schedule;
  readonly effects: readonly ScheduleEffect[];
}

const TAKE_BACK: ScheduleEffect = { type: 'take back' };

export function emptySchedule(manner: Schedule['manner']): Schedule {
  return { manner, line: [], present: undefined };
}

/** Whether anybody waits whose time has not passed. */
export function isWaiting({ line }: Schedule, at: number): boolean {
  return unexpired(line, at).length > 0;
}

export function step(schedule: Schedule, event: ScheduleEvent): Step {
  switch (event.type) {
    case 'put':
      return put(schedule, { message: event.message, since: event.at, again: false });
    case 'free':
      return next(schedule, event.at);
    case 'heard':
      return quiet(withPresent(schedule, { heard: true }));
    case 'part said':
      return quiet(withPresent(schedule, { unsaid: event.unsaid }));
    case 'said':
      return quiet({ ...schedule, present: undefined });
    case 'hushed':
      return hush(schedule);
    case 'given up':
      return giveUp(schedule, event.at);
    case 'stopped':
      return stop(schedule, event.except);
  }
}

const quiet = (schedule: Schedule): Step => ({ schedule, effects: [] });

function withPresent(schedule: Schedule, change: Partial<Present>): Schedule {
  return schedule.present ? { ...schedule, present: { ...schedule.present, ...change } } : schedule;
}

/** With this line, and nothing being said. */
function silenced(schedule: Schedule, line: readonly Scheduled[]): Step {
  return { schedule: { ...schedule, line, present: undefined }, effects: schedule.present ? [TAKE_BACK] : [] };
}

function put(schedule: Schedule, newcomer: Scheduled): Step {
  const { manner, present } = schedule;
  const line = joined(schedule.line, newcomer);
  if (manner === 'in order' || present === undefined) return quiet({ ...schedule, line });
  const { entry, heard } = present;
  if (replaces(newcomer.message, entry.message, heard)) return silenced(schedule, line);
  if (!isHigher(newcomer.message.utterance, entry.message.utterance)) return quiet({ ...schedule, line });
  return silenced(schedule, [...interrupted(present), ...line]);
}

/** What is to be said again of what something higher interrupted. */
function interrupted({ entry, heard }: Present): readonly Scheduled[] {
  if (!heard) return [entry];
  const isMove = entry.message.utterance.priority === 'move';
  return isMove && !entry.again ? [{ ...entry, again: true }] : [];
}

function stop(schedule: Schedule, except: Channel | undefined): Step {
  const stays = ({ message }: Scheduled): boolean => message.utterance.channel === except;
  const { present } = schedule;
  const line = schedule.line.filter(stays);
  return present && stays(present.entry) ? quiet({ ...schedule, line }) : silenced(schedule, line);
}

/** A microphone may listen often, and nothing was said in the place of these: what matters is not lost by it. */
function hush(schedule: Schedule): Step {
  const { present, line } = schedule;
  if (present === undefined) return quiet(schedule);
  const { entry, heard } = present;
  const matters = entry.message.utterance.priority === 'alarm' || entry.message.utterance.priority === 'move';
  return silenced(schedule, !heard || matters ? [entry, ...line] : line);
}

function next(schedule: Schedule, at: number): Step {
  if (schedule.present !== undefined) return quiet(schedule);
  const line = unexpired(schedule.line, at);
  const entry = schedule.manner === 'interrupting' ? mostUrgent(line) : line[0];
  if (entry === undefined) return quiet({ ...schedule, line });
  const { message } = entry;
  const present: Present = { entry, unsaid: message.utterance.segments, heard: false };
  return {
    schedule: { ...schedule, line: line.filter((other) => other !== entry), present },
    effects: [{ type: 'say', message }],
  };
}

/** Hands back what is being said, as far as it was not said yet, and all that waits. */
function giveUp(schedule: Schedule, at: number): Step {
  const waiting = unexpired(schedule.line, at).map((entry) => withTimeLeft(entry, at));
  const { present } = schedule;
  const messages = present === undefined ? waiting : [remainder(present, at), ...waiting];
  return {
    schedule: { ...schedule, line: [], present: undefined },
    effects: messages.length > 0 ? [{ type: 'hand back', messages }] : [],
  };
}

function remainder({ entry, unsaid }: Present, at: number): Message {
  const message = withTimeLeft(entry, at);
  return { ...message, utterance: { ...message.utterance, segments: unsaid } };
}
