/** What the app is made of, opened once for the life of the page. */
import type { Announcer } from '../../speech/announcer.js';
import { createAnnouncer } from '../../speech/create-announcer.js';
import { LateEarcons } from '../../speech/late-earcons.js';
import type { Notice } from '../../speech/notice.js';
import type { PhraseOptions } from '../../speech/phrase.js';
import type { VoiceProblem } from '../../speech/sinks/own-voice.js';
import { MemoryJournal } from '../storage/memory-journal.js';
import { openSession } from '../game/session/session.js';
import type { SessionPort } from '../game/session/session-port.js';
import type { Settings } from '../storage/settings/settings.js';
import { pageClock, pageTimers, pageTiming } from '../game/time.js';
import { SharedSettings } from '../storage/settings/settings-store.js';
import { BroadcastWindowChannel, browserWindows } from '../game/session/browser-windows.js';
import { NO_WATCHES } from '../game/session/watches.js';
import type { Database } from '../storage/database.js';
import type { OpeningCause } from '../storage/failure.js';
import { openLastingDatabase, type StorageChange } from '../storage/lasting-database.js';
import { ComputerSeat, type ComputerState } from './computer-seat.js';
import { loadGamePart, loadedTelling } from './game-part.js';
import { hearingFocus } from './hearing-focus.js';
import { Speaker } from './speaker.js';

export interface Speech {
  readonly announcer: Announcer;
  readonly speaker: Speaker;
  readonly earcons: LateEarcons;
}

/** Where games and settings are kept; without a database both last as long as the page. */
export interface Keeping {
  readonly database: Database | undefined;
  /** Why there is none. */
  readonly trouble?: OpeningCause;
  readonly settings: SharedSettings;
  /** Whether the user has never chosen any settings here. */
  readonly firstVisit: boolean;
  readonly session: SessionPort;
}

/** The settings' own channel between the windows; the game has another. */
const SETTINGS_CHANNEL = 'anna-hector settings';

/** @param onChange the database was taken away while the page lives, and what became of the game */
export async function openKeeping(fallback: Settings, onChange: (change: StorageChange) => void): Promise<Keeping> {
  const opened = await openLastingDatabase({ onChange });
  const database = opened.ok ? opened.database : undefined;
  const [kept, session] = await Promise.all([
    database?.loadSettings() ?? { settings: fallback, chosen: false },
    openSession({
      journal: database?.journal ?? new MemoryJournal(),
      clock: pageClock,
      watches: database?.watches ?? NO_WATCHES,
      timers: pageTimers,
      loadLaws: loadGamePart,
      windows: database ? browserWindows() : undefined,
      me: crypto.randomUUID(),
      report: reportError,
    }),
  ]);
  const settings = new SharedSettings({
    settings: kept.settings,
    save: (changed) => database?.saveSettings(changed) ?? Promise.resolve({ ok: true }),
    channel: 'BroadcastChannel' in globalThis ? new BroadcastWindowChannel(SETTINGS_CHANNEL) : undefined,
    report: reportError,
  });
  const keeping = { database, settings, firstVisit: !kept.chosen, session };
  return opened.ok ? keeping : { ...keeping, trouble: opened.cause };
}

/** Lets go of everything as the page goes, so that another window can have it. */
export function closeWithThePage({ session, settings, database }: Keeping): void {
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
export function openSpeech(settings: Settings, options: () => PhraseOptions): Speech {
  const announcer = createAnnouncer({
    window,
    timing: pageTiming,
    settings: { whoSpeaks: settings.whoSpeaks, muted: !settings.sound, role: 'onlooker' },
    onProblem: (problem) => speaker.notice(noticeOf(problem)),
  });
  const speaker = new Speaker(announcer, options, loadedTelling);
  // A browser lets sound begin only with the user's first key press or touch.
  const earcons = new LateEarcons(window, {
    load: async () => new (await import('../../speech/earcons.js')).Earcons(),
    now: () => pageTiming.now(),
  });
  earcons.muted = !settings.sound;
  announcer.listenSpeaking((speaking) => earcons.duck(speaking));
  followInput(announcer);
  return { announcer, speaker, earcons };
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
  onState: (state: ComputerState) => void,
): ComputerSeat {
  return new ComputerSeat({
    session,
    load: async () => {
      const { createComputer } = await import('./computer.js');
      return createComputer(() => speaker.notice({ about: 'computer thinking' }));
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
