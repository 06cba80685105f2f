/** Whether it listens again by itself when a session of the recogniser gave nothing, and how soon. Pure. */
import type { TalkingWay } from './listening-choice.js';
import type { RecogniserTrouble } from './recogniser.js';

/** A session that heard nothing and ended within these milliseconds failed, whatever it said. */
const SHORT = 1_000;
/** So many failures in a row, and it gives up. */
const MOST_FAILURES = 4;
const FIRST_BACK_OFF = 250;

/** What another try does not mend. */
const LASTING: readonly RecogniserTrouble[] = [
  'no microphone',
  'not allowed',
  'language not supported',
  'language not installed',
  'model unreadable',
];

/** A session that has ended without its phrase. */
export interface NothingHeard {
  readonly way: TalkingWay;
  /** The user wants to be listened to. */
  readonly isWanted: boolean;
  /** Whether the words of a phrase that had ended were awaited. */
  readonly awaitedWords: boolean;
  readonly trouble: RecogniserTrouble | undefined;
  /** Sessions in a row that failed, with this one. */
  readonly failures: number;
}

/** @param lasted milliseconds */
export function hasFailed(trouble: RecogniserTrouble | undefined, lasted: number): boolean {
  return lasted < SHORT || (trouble !== undefined && trouble !== 'no speech');
}

/** Milliseconds until it simply goes on, and the user hears nothing of it: 0, 250, 500, 1,000; `undefined` where it does not. */
export function delayUntilAgain(nothing: NothingHeard): number | undefined {
  if (!isPassedOver(nothing)) return undefined;
  const { failures } = nothing;
  return failures === 0 ? 0 : FIRST_BACK_OFF * 2 ** (failures - 1);
}

function isPassedOver({ way, isWanted, awaitedWords, trouble, failures }: NothingHeard): boolean {
  if (!isWanted || failures >= MOST_FAILURES) return false;
  if (trouble !== undefined && LASTING.includes(trouble)) return false;
  switch (way) {
    case 'always':
      return true;
    case 'push to talk':
      return trouble === undefined || trouble === 'no speech';
    case 'toggle':
      // Pressed again while the words of the phrase before were awaited.
      return awaitedWords;
  }
}
