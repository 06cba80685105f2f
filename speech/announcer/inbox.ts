/**
 * What the game has told a screen reader and may not have been heard: a screen reader falls silent at every key, and players explore the
 * board while they wait. What stood too shortly is written again once the input rests. Pure: times come in as arguments, in milliseconds
 * of the announcer's clock.
 *
 * A page is never told what a screen reader has said. So a message counts as heard once it has stood as long as it takes to say it, since
 * the last key, touch or change of focus, in a window that has the focus.
 */
import type { Message } from './log.js';
import type { Repetition } from '../style.js';
import { textOf, type Utterance } from '../utterance.js';

/** Milliseconds for which the input must have rested before a message is written a second, and a third time; there is no fourth. */
export const RESTS: readonly number[] = [400, 1500];
/** Milliseconds that every message must stand at least. */
export const HEARD_AFTER = 1000;

interface Unheard {
  readonly message: Message;
  /** Milliseconds it must stand to be heard. */
  readonly takes: number;
  /** How often it was written. */
  readonly written: number;
  /**
   * Since when it stands; or that it was broken off and is to be written again, has been given to be written, or was written as often as it
   * may be and is left to be asked for.
   */
  readonly state:
    | { readonly is: 'standing'; readonly since: number }
    | { readonly is: 'broken off' | 'given' | 'left' };
}

export interface Inbox {
  /** In the order in which they were first written. */
  readonly unheard: readonly Unheard[];
  /** The id of what was told last, heard or not; 0 before the first. */
  readonly newest: number;
  /** When a key, a touch or a change of focus came last. */
  readonly disturbedAt: number;
  /** Whether the window has the focus: the regions of another are not surely read. */
  readonly isHere: boolean;
}

export function emptyInbox(isHere: boolean): Inbox {
  return { unheard: [], newest: 0, disturbedAt: -Infinity, isHere };
}

/** Whether it is said again without being asked for, where it may not have been heard. Answers and what a hand does never are. */
export function isSaidAgain({ channel, priority, isTrifle }: Utterance, repetition: Repetition): boolean {
  if (channel !== 'game' || isTrifle === true || repetition === 'nothing') return false;
  return priority === 'move' || priority === 'alarm' || (priority === 'clock' && repetition === 'game and clock');
}

/** How long a message must stand to be heard. @param pace milliseconds a letter */
export function takesToSay(utterance: Utterance, pace: number): number {
  return Math.max(HEARD_AFTER, textOf(utterance).length * pace);
}

/** A message of the game was written, for the first time or again. */
export function written(inbox: Inbox, message: Message, takes: number, at: number): Inbox {
  const state: Unheard['state'] = inbox.isHere ? { is: 'standing', since: at } : { is: 'broken off' };
  const settled = heardBy(inbox, at);
  const isKnown = settled.unheard.some((other) => other.message.id === message.id);
  const unheard = isKnown
    ? settled.unheard.map((other) =>
        other.message.id === message.id ? { ...other, written: other.written + 1, state } : other,
      )
    : [...settled.unheard.filter((other) => other.state.is !== 'left'), { message, takes, written: 1, state }];
  return { ...settled, unheard, newest: Math.max(settled.newest, message.id) };
}

/** A key was pressed, the page was touched, or the focus has moved: what has not been heard by now is broken off. */
export function disturbed(inbox: Inbox, at: number): Inbox {
  return { ...brokenOff(inbox, at), disturbedAt: at };
}

/** The user goes to another window. */
export function left(inbox: Inbox, at: number): Inbox {
  return { ...brokenOff(inbox, at), isHere: false };
}

/** The user is back in this window. What was said of the clock meanwhile is no longer true. */
export function returned(inbox: Inbox, at: number): Inbox {
  const unheard = inbox.unheard.filter(({ message }) => message.utterance.priority !== 'clock');
  return { ...inbox, unheard, isHere: true, disturbedAt: at };
}

/** It was said in another way, or is not to be said any more. */
export function dismissed(inbox: Inbox, id: number): Inbox {
  return { ...inbox, unheard: inbox.unheard.filter(({ message }) => message.id !== id) };
}

/** When the next is to be written again, if nothing disturbs until then; `undefined` if there is nothing. */
export function dueAt({ unheard, disturbedAt, isHere }: Inbox): number | undefined {
  const first = isHere ? unheard.find(({ state }) => state.is === 'broken off') : undefined;
  return first && disturbedAt + restOf(first);
}

/**
 * What is to be written again now, in the order in which it was told: what came later waits for what came before.
 * @returns the inbox in which that is given to be written, and the messages
 */
export function due(inbox: Inbox, at: number): { readonly inbox: Inbox; readonly messages: readonly Message[] } {
  if (!inbox.isHere) return { inbox, messages: [] };
  const waiting = inbox.unheard.filter(({ state }) => state.is === 'broken off');
  const early = waiting.findIndex((entry) => inbox.disturbedAt + restOf(entry) > at);
  const given = early < 0 ? waiting : waiting.slice(0, early);
  const unheard = inbox.unheard.map((entry): Unheard =>
    given.includes(entry) ? { ...entry, state: { is: 'given' } } : entry,
  );
  return { inbox: { ...inbox, unheard }, messages: given.map(({ message }) => message) };
}

/** Another game is played: nobody waits for news of the one before. */
export function forgotten(inbox: Inbox): Inbox {
  return { ...inbox, unheard: [] };
}

/** What was told last, if it was broken off and has not been heard since: whoever asks for the last message again means this. */
export function lastBrokenOff({ unheard, newest }: Inbox): Message | undefined {
  return unheard.find(({ message, state }) => message.id === newest && state.is !== 'standing')?.message;
}

function restOf({ written: times }: Unheard): number {
  return RESTS[Math.min(times, RESTS.length) - 1] ?? 0;
}

/** Without what has been heard by then. */
function heardBy(inbox: Inbox, at: number): Inbox {
  const isHeard = ({ state, takes }: Unheard): boolean => state.is === 'standing' && at - state.since >= takes;
  return { ...inbox, unheard: inbox.unheard.filter((entry) => !isHeard(entry)) };
}

/** What stood has been heard, or is to be written again; what was written as often as may be is left to be asked for. */
function brokenOff(inbox: Inbox, at: number): Inbox {
  const settled = heardBy(inbox, at);
  return {
    ...settled,
    unheard: settled.unheard.map((entry): Unheard => {
      if (entry.state.is !== 'standing') return entry;
      return { ...entry, state: { is: entry.written > RESTS.length ? 'left' : 'broken off' } };
    }),
  };
}
