/**
 * When it listens, for each way to talk: what the user does, what the recogniser tells and whether our own voice speaks goes in; what
 * is to be done comes out. Pure: time passes by the event `waited` alone.
 *
 * - push to talk: it listens as long as the key is held, for one phrase. Silence meanwhile is no trouble.
 * - toggle: a press begins; the phrase ends by itself or by another press.
 * - always: a press begins, and phrase follows phrase until another one. Never while our own voice speaks: it would hear that.
 *
 * Where a session of the recogniser gave nothing, it may listen again by itself.
 */
import type { ListeningState, RecogniserTrouble, TalkingWay } from './listening-choice.js';

/**
 * What a recogniser was asked for: it opens its microphone, hears, makes words of the phrase that has ended, or was told to leave it
 * and has not yet said that it did.
 */
type Session = 'none' | 'opening' | 'hearing' | 'ending' | 'aborted';

export interface Listening {
  readonly way: TalkingWay;
  /** The user wants to be listened to: the key is held, or it was switched on. */
  readonly isWanted: boolean;
  readonly session: Session;
  readonly weSpeak: boolean;
  /** Whether this session gave its phrase, and why not. */
  readonly hasHeard: boolean;
  readonly trouble: RecogniserTrouble | undefined;
  /** Sessions in a row that failed. */
  readonly failures: number;
}

export type ListeningEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'released' }
  /** Whatever the way: no more listening, and nothing that was said counts. */
  | { readonly type: 'switched off' }
  | { readonly type: 'we speak'; readonly speaking: boolean }
  | { readonly type: 'hears' }
  /** The whole phrase. */
  | { readonly type: 'heard' }
  | { readonly type: 'trouble'; readonly trouble: RecogniserTrouble }
  /** @param lasted milliseconds since `listen` */
  | { readonly type: 'ended'; readonly lasted: number }
  | { readonly type: 'waited' };

export type ListeningEffect =
  | { readonly type: 'listen' }
  | { readonly type: 'stop' }
  | { readonly type: 'abort' }
  /** As `abort`; and the recogniser is given up: what it may still tell is not heeded. */
  | { readonly type: 'forget' }
  /** Takes the place of an earlier wait. */
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'wait no more' }
  | { readonly type: 'tell'; readonly trouble: RecogniserTrouble };

interface Step {
  readonly listening: Listening;
  readonly effects: readonly ListeningEffect[];
}

/** Milliseconds that a phrase's words are awaited after its end. */
export const PATIENCE_FOR_WORDS = 10_000;
/** Milliseconds until a recogniser that was told to leave it and does not say so is given up. */
export const PATIENCE_FOR_END = 2_000;
/** Milliseconds after our own voice in which the room may still sound of it. */
export const ECHO = 300;
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

export function notListening(way: TalkingWay): Listening {
  return {
    way,
    isWanted: false,
    session: 'none',
    weSpeak: false,
    hasHeard: false,
    trouble: undefined,
    failures: 0,
  };
}

export function stateOf({ way, session, isWanted, weSpeak }: Listening): ListeningState {
  switch (session) {
    case 'opening':
      return 'starting';
    case 'hearing':
      return 'listening';
    case 'ending':
      return 'working';
    case 'none':
    case 'aborted':
      if (!isWanted) return 'off';
      return way === 'always' && weSpeak ? 'paused (we speak)' : 'starting';
  }
}

/** Whether our own voice has to be silent meanwhile. Where it listens always, that would be for ever; there it pauses instead. */
export function holdsOurVoice({ way, isWanted, session }: Listening): boolean {
  return way !== 'always' && (isWanted || session !== 'none');
}

export function step(listening: Listening, event: ListeningEvent): Step {
  switch (event.type) {
    case 'pressed':
      return listening.isWanted ? onPressedAgain(listening) : begin({ ...listening, isWanted: true, failures: 0 });
    case 'released':
      return listening.way === 'push to talk' ? finish(listening) : unchanged(listening);
    case 'switched off':
      return leave({ ...listening, isWanted: false });
    case 'we speak':
      return onOurVoice({ ...listening, weSpeak: event.speaking });
    case 'hears':
      return unchanged(listening.session === 'opening' ? { ...listening, session: 'hearing' } : listening);
    case 'heard':
      return onHeard(listening);
    case 'trouble':
      return wait({ ...listening, trouble: event.trouble }, PATIENCE_FOR_END);
    case 'ended':
      return onEnded(listening, event.lasted);
    case 'waited':
      return onWaited(listening);
  }
}

function unchanged(listening: Listening): Step {
  return { listening, effects: [] };
}

/** Listens now, or as soon as it can. */
function begin(listening: Listening): Step {
  const isDeaf = listening.way === 'always' && listening.weSpeak;
  if (listening.session !== 'none' || isDeaf) return unchanged(listening);
  const opened: Listening = { ...listening, session: 'opening', hasHeard: false, trouble: undefined };
  return { listening: opened, effects: [{ type: 'wait no more' }, { type: 'listen' }] };
}

function onPressedAgain(listening: Listening): Step {
  switch (listening.way) {
    case 'push to talk':
      return unchanged(listening);
    case 'toggle':
      return finish(listening);
    case 'always':
      return leave({ ...listening, isWanted: false });
  }
}

/** The user has said it all. What did not even begin to hear has nothing to give. */
function finish(listening: Listening): Step {
  const unwanted: Listening = { ...listening, isWanted: false };
  if (listening.session === 'hearing') return awaitWords(unwanted, [{ type: 'stop' }]);
  return listening.session === 'ending' ? unchanged(unwanted) : leave(unwanted);
}

function awaitWords(listening: Listening, effects: readonly ListeningEffect[]): Step {
  return {
    listening: { ...listening, session: 'ending' },
    effects: [...effects, { type: 'wait', milliseconds: PATIENCE_FOR_WORDS }],
  };
}

function leave(listening: Listening): Step {
  switch (listening.session) {
    case 'none':
      return { listening, effects: [{ type: 'wait no more' }] };
    case 'aborted':
      return unchanged(listening);
    case 'opening':
    case 'hearing':
    case 'ending':
      return {
        listening: { ...listening, session: 'aborted' },
        effects: [{ type: 'abort' }, { type: 'wait', milliseconds: PATIENCE_FOR_END }],
      };
  }
}

function onOurVoice(listening: Listening): Step {
  if (listening.way !== 'always' || !listening.isWanted) return unchanged(listening);
  if (listening.weSpeak) return leave(listening);
  return listening.session === 'none' ? wait(listening, ECHO) : unchanged(listening);
}

function wait(listening: Listening, milliseconds: number): Step {
  return { listening, effects: [{ type: 'wait', milliseconds }] };
}

function onHeard(listening: Listening): Step {
  // One press, one phrase; unless it was pressed again while the words were awaited.
  const isWanted = listening.isWanted && (listening.way === 'always' || listening.session === 'ending');
  return awaitWords({ ...listening, isWanted, hasHeard: true, failures: 0 }, []);
}

function onEnded(listening: Listening, lasted: number): Step {
  const ended: Listening = { ...listening, session: 'none' };
  if (listening.session === 'aborted') return isWaitedFor(ended) ? wait(ended, ECHO) : again(ended, 0);
  if (listening.hasHeard) return again(ended, 0);
  const { isWanted, trouble } = listening;
  const failures = hasFailed(trouble, lasted) ? listening.failures + 1 : 0;
  if (isPassedOver({ ...listening, failures })) return again({ ...ended, failures }, backOff(failures));
  const told = trouble ?? (failures > 0 && isWanted ? 'failed' : undefined);
  return {
    listening: { ...ended, failures: 0, isWanted: false },
    effects: [{ type: 'wait no more' }, ...(told === undefined ? [] : [{ type: 'tell', trouble: told } as const])],
  };
}

function hasFailed(trouble: RecogniserTrouble | undefined, lasted: number): boolean {
  return lasted < SHORT || (trouble !== undefined && trouble !== 'no speech');
}

/** Whether it simply goes on after a session that has ended without its phrase, and the user hears nothing of it. */
function isPassedOver({ way, isWanted, session, trouble, failures }: Listening): boolean {
  if (!isWanted || failures >= MOST_FAILURES) return false;
  if (trouble !== undefined && LASTING.includes(trouble)) return false;
  switch (way) {
    case 'always':
      return true;
    case 'push to talk':
      return trouble === undefined || trouble === 'no speech';
    case 'toggle':
      // Pressed again while the words of the phrase before were awaited.
      return session === 'ending';
  }
}

/** Milliseconds until it goes on: 0, 250, 500, 1,000. */
function backOff(failures: number): number {
  return failures === 0 ? 0 : FIRST_BACK_OFF * 2 ** (failures - 1);
}

/** Whether our own voice was the cause that it listens no more, and has ended already. */
function isWaitedFor({ way, isWanted, weSpeak }: Listening): boolean {
  return way === 'always' && isWanted && !weSpeak;
}

function again(listening: Listening, delay: number): Step {
  if (!listening.isWanted) return { listening, effects: [{ type: 'wait no more' }] };
  return delay === 0 ? begin(listening) : wait(listening, delay);
}

function onWaited(listening: Listening): Step {
  switch (listening.session) {
    case 'none':
      return listening.isWanted ? begin(listening) : unchanged(listening);
    case 'aborted':
      return giveUp(listening);
    case 'opening':
    case 'hearing':
      // A wait that is over is of what was before, unless there was trouble since.
      return listening.trouble === undefined ? unchanged(listening) : giveUp(listening);
    case 'ending':
      return listening.trouble === undefined ? leave(listening) : giveUp(listening);
  }
}

/** A recogniser that does not say that it has ended, has. */
function giveUp(before: Listening): Step {
  const { listening, effects } = onEnded(before, Infinity);
  return { listening, effects: [{ type: 'forget' }, ...effects] };
}
