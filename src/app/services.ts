/** What the app is made of, opened once for the life of the page. */
import { Haptics, pageVibration } from '../../speech/earcons/haptics.js';
import type { GameClock } from '../game/game-clock.js';
import type { Environment } from './environment.js';
import type { Announcer } from '../../speech/announcer/announcer.js';
import { createAnnouncer } from '../../speech/announcer/create-announcer.js';
import { Earcons } from '../../speech/earcons/player.js';
import type { Notice } from '../../speech/notice.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { VoiceProblem } from '../../speech/announcer/own-voice.js';
import { MemoryJournal } from '../storage/memory-journal.js';
import { openSession } from '../game/session/session.js';
import type { SessionPort } from '../game/session/session-port.js';
import { whoSpeaksNow, type Settings } from '../storage/settings/settings.js';
import { decideInWorker, type Decide } from '../game/deciding/decide-in-time.js';
import { WorkerTimers } from '../game/clock/worker-timers.js';
import { pageTimers, type Timers, pageTiming } from '../../speech/timing.js';
import { trustedScriptUrl } from './security-policy.js';
import { NO_WATCHES } from '../game/session/watches.js';
import { ComputerSeat } from '../engine/computer-seat.js';
import type { ComputerState } from '../game/store.js';
import { hearingFocus } from '../../components/dom/focus.js';
import type { Kept } from './kept.js';
import { Speaker } from '../game/speaker.js';
import type { Speech } from '../pages/shared/services.js';
import decideWorker from '../game/deciding/decide-worker.ts?worker&url';
import timersWorker from '../game/clock/timers-worker.ts?worker&url';
import { randomId } from '../game/session/random-id.js';

/** The session of this window: games are kept in the database or, without one, last as long as the page. */
export function openGames({ database }: Pick<Kept, 'database'>, { clock, windows }: Environment): Promise<SessionPort> {
  return openSession({
    journal: database?.journal ?? new MemoryJournal(),
    clock,
    watches: database?.watches ?? NO_WATCHES,
    timers: pageTimers,
    decide: openDeciding(),
    windows: database && windows,
    me: randomId(),
    report: reportError,
  });
}

/** Decides in a worker whether a side can still mate; it is started with the question. */
export function openDeciding(): Decide {
  return decideInWorker(() => new Worker(trustedScriptUrl(decideWorker) as string, { type: 'module' }));
}

/** The timers of clocks, as this browser has them: one worker for the life of the page; it is started with the first clock. */
export function openClockTimers(): Timers {
  return new WorkerTimers({
    // The constructor is declared for texts only; it takes trusted addresses as they are.
    start: () => new Worker(trustedScriptUrl(timersWorker) as string, { type: 'module' }),
  });
}

/** Lets go of everything as the page goes, so that another window can have it. */
export function closeWithThePage({ settings, database }: Kept, session: SessionPort): void {
  addEventListener('pagehide', () => {
    session.close();
    settings.close();
    database?.close();
  });
  document.addEventListener('freeze', () => session.rest(true));
  document.addEventListener('resume', () => session.rest(false));
  addEventListener('pageshow', ({ persisted }) => {
    // The page was put aside and its session closed: what was kept is the truth now.
    if (persisted) location.reload();
  });
}

/** @param options the words and call style of the moment */
export function openSpeech(
  settings: Settings,
  { regions }: Pick<Environment, 'regions'>,
  options: () => PhraseOptions,
): Speech {
  const announcer = createAnnouncer({
    window,
    ...(regions && { regions: regions() }),
    timing: pageTiming,
    settings: { whoSpeaks: whoSpeaksNow(settings), muted: !settings.sound, role: 'onlooker' },
    respellings: () => options().words.respellings,
    onProblem: (problem) => speaker.notice(noticeOf(problem)),
  });
  const speaker = new Speaker(announcer, options);
  const earcons = new Earcons();
  // A browser lets sound begin only with the user's first key press or touch.
  earcons.wakeOn(window);
  earcons.muted = !settings.sound;
  announcer.listenSpeaking((speaking) => earcons.duck(speaking));
  followInput(announcer);
  const haptics = new Haptics(pageVibration(), pageTiming);
  return { announcer, speaker, earcons, pulse: () => haptics.play('low time') };
}

/** With a modifier alone nothing is asked, and Control asks a screen reader to be quiet. */
const MODIFIERS: readonly string[] = [
  'Control',
  'Shift',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'Fn',
  'Insert',
];

/** A screen reader falls silent at any key and touch, and says what the focus comes to; heard before the key does anything. */
function followInput(announcer: Announcer): void {
  const early = { capture: true, passive: true };
  addEventListener('keydown', ({ key }) => MODIFIERS.includes(key) || announcer.disturbed(), early);
  addEventListener('pointerdown', () => announcer.disturbed(), early);
  addEventListener(
    'focusin',
    hearingFocus(() => announcer.focusMoved()),
    early,
  );
  addEventListener('focus', () => announcer.windowFocused(true));
  addEventListener('blur', () => announcer.windowFocused(false));
  announcer.windowFocused(document.hasFocus());
}

/** The computer at the board; the engine itself is loaded when a game first needs it. */
export function openComputer(
  session: SessionPort,
  speaker: Speaker,
  clock: GameClock,
  onState: (state: ComputerState) => void,
): ComputerSeat {
  return new ComputerSeat({
    session,
    load: async () => {
      const { createComputer } = await import('./computer.js');
      return createComputer(
        () => clock.now(),
        () => speaker.notice({ about: 'computer thinking' }),
      );
    },
    onState,
    onFailure: (failure) => speaker.notice({ about: 'computer failed', trouble: failure.cause }),
    onRefused: (result) => {
      if (result.type === 'refused') speaker.refusal(result.refusal);
    },
  });
}

function noticeOf(problem: VoiceProblem): Notice {
  switch (problem.type) {
    case 'not allowed':
      return { about: 'voice not allowed' };
    case 'no voices':
      return { about: 'no voices' };
    case 'no voice of':
      return { about: 'no voices', lang: problem.lang };
    case 'silent':
      return { about: 'voice fell silent' };
  }
}
