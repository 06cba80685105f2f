/**
 * What is to be said: the text side of speech ends here, and the announcer begins.
 */
import { EVERYONE, type Audience } from '../src/laws/roles.js';

/** A stretch of text in one language, to be spoken by a voice of that language. */
export interface Segment {
  readonly text: string;
  /** BCP 47, "en", "de". */
  readonly lang: string;
}

/** What is said: strings are in the language of the words, segments bring their own. One part is at most a few sentences. */
export type Said = string | readonly (string | Segment)[];

/** From what must be heard at once to what can wait. */
export type Priority = 'alarm' | 'answer' | 'move' | 'clock' | 'remark';

/**
 * Which part of the program speaks: the game itself (moves, ends, offers, clock) or the page (answers to keys, refusals,
 * remarks). With "Both, each its part" the first is Anna–Hector's and the second the screen reader's.
 */
export type Channel = 'game' | 'page';

/**
 * What a message is to whoever reads the list of messages: what happened, why something was not done, or what was asked and is answered.
 */
export type MessageKind = 'event' | 'refusal' | 'answer';

export interface Utterance {
  readonly segments: readonly Segment[];
  readonly priority: Priority;
  /** Where the priority does not tell: a refusal is said as an answer is. */
  readonly kind?: 'refusal';
  readonly channel: Channel;
  readonly audience: Audience;
  /** Who moved, for the log: shown and read before the call there, and never part of the call itself. */
  readonly mover?: string;
  /** How it is said when it is said again by itself, apart from what came before: with who moved. Absent is as it was said. */
  readonly again?: readonly Segment[];
  /** Nobody misses it who has not heard it (that the clock was pressed, or runs): it is never said again by itself. */
  readonly isTrifle?: boolean;
  /** Milliseconds after which it is not worth saying any more (clock words). It is logged all the same. */
  readonly expiresAfter?: number;
  /** What it tells of: a later utterance with the same key takes the place of one that has not been said yet. */
  readonly key?: string;
}

export function kindOf({ kind, priority }: Utterance): MessageKind {
  return kind ?? (priority === 'answer' ? 'answer' : 'event');
}

/** The whole text as it is written to the log, to a live region or to a braille line. */
export function textOf(utterance: Utterance): string {
  return utterance.segments.map((segment) => segment.text).join(' ');
}

export function utterance(
  segments: readonly Segment[],
  priority: Priority,
  channel: Channel,
  audience: Audience = EVERYONE,
): Utterance {
  return { segments, priority, channel, audience };
}
