/**
 * What is said, and what White has left, when nobody watched: the table of decision 0007. White has ten minutes, his clock has run for twenty
 * seconds, of which a window has kept the last step; then something happens, and the page is looked at again.
 */

/** Seconds go by. */
export type Happening =
  /** The device sleeps. Under Linux and macOS the count of a page stands still meanwhile, under Windows it goes on. */
  | { readonly sleeps: number; readonly count: 'stands still' | 'goes on' }
  /** The wall clock is set: forward, or back where it is below zero. */
  | { readonly sets: number }
  /** The page is closed, and opened again after so long; the wall clock may be set meanwhile. */
  | { readonly reloads: number; readonly clockSet?: number }
  /** The page is gone without a word, and opened again after so long. */
  | { readonly crashes: number }
  /** The page does nothing for so long, as when it is frozen or blocked. */
  | { readonly freezes: number };

export interface Case {
  readonly name: string;
  readonly play: 'casual' | 'strict' | 'clock alone';
  /** Another window of the game, which goes on stepping unless the device itself sleeps. */
  readonly windows?: 2;
  readonly happens: readonly Happening[];
  readonly said: readonly string[];
  /** Seconds on White's clock when the page is looked at again. */
  readonly left: number;
  /** Whether his clock runs then. */
  readonly runs: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** What White has when it happens. */
const LEFT = 10 * MINUTE - 20;

const away = (length: string): string => `The device was away for ${length}. White is not charged for it.`;
const open = (length: string): string =>
  `The device was away for ${length}. Both clocks are stopped. Charge it to White, or do not charge it?`;
const SET_BACK =
  "The device's clock was set back. How long the page was away is not known; White is not charged for it.";

const casual = { play: 'casual', left: LEFT, runs: true } as const;
const strict = { play: 'strict', left: LEFT, runs: false } as const;
const alone = { play: 'clock alone', left: LEFT, runs: false } as const;

const SLEEP = { sleeps: 12 * MINUTE, count: 'stands still' } as const;
const SLEEP_IN_WINDOWS = { sleeps: 12 * MINUTE, count: 'goes on' } as const;
const FORWARD = { sets: HOUR } as const;
const BACK = { sets: -HOUR } as const;
const RELOAD = { reloads: 1 } as const;
const BACK_WHILE_CLOSED = { reloads: 1, clockSet: -HOUR } as const;
const FORWARD_WHILE_CLOSED = { reloads: 1, clockSet: HOUR } as const;

export const CASES: readonly Case[] = [
  { name: 'sleep', ...casual, happens: [SLEEP], said: [away('12 minutes')] },
  { name: 'sleep', ...strict, happens: [SLEEP], said: [open('12 minutes')] },
  { name: 'sleep', ...alone, happens: [SLEEP], said: [open('12 minutes')] },
  { name: 'sleep under Windows', ...casual, happens: [SLEEP_IN_WINDOWS], said: [away('12 minutes')] },
  { name: 'sleep under Windows', ...strict, happens: [SLEEP_IN_WINDOWS], said: [open('12 minutes')] },
  // The second of the reload is watched: it is charged, but for a clock that is stopped.
  { name: 'sleep and reload', ...casual, left: LEFT - 1, happens: [SLEEP, RELOAD], said: [away('12 minutes')] },
  { name: 'sleep and reload', ...strict, happens: [SLEEP, RELOAD], said: [open('12 minutes')] },

  { name: 'set forward', ...casual, happens: [FORWARD], said: [away('1 hour')] },
  { name: 'set forward', ...strict, happens: [FORWARD], said: [open('1 hour')] },
  { name: 'set forward', ...alone, happens: [FORWARD], said: [open('1 hour')] },
  { name: 'set forward and reload', ...casual, left: LEFT - 1, happens: [FORWARD, RELOAD], said: [away('1 hour')] },
  { name: 'set forward and reload', ...strict, happens: [FORWARD, RELOAD], said: [open('1 hour')] },

  { name: 'set back', ...casual, happens: [BACK], said: [] },
  { name: 'set back', ...strict, runs: true, happens: [BACK], said: [] },
  { name: 'set back and reload', ...casual, left: LEFT - 1, happens: [BACK, RELOAD], said: [] },
  { name: 'set back and reload', ...strict, left: LEFT - 1, runs: true, happens: [BACK, RELOAD], said: [] },
  { name: 'set back while closed', ...casual, happens: [BACK_WHILE_CLOSED], said: [SET_BACK] },
  { name: 'set back while closed', ...strict, runs: true, happens: [BACK_WHILE_CLOSED], said: [SET_BACK] },
  { name: 'set back while closed', ...alone, runs: true, happens: [BACK_WHILE_CLOSED], said: [SET_BACK] },
  { name: 'set forward while closed', ...strict, happens: [FORWARD_WHILE_CLOSED], said: [open('1 hour')] },

  { name: 'reload', ...casual, left: LEFT - 1, happens: [RELOAD], said: [] },
  { name: 'reload', ...strict, left: LEFT - 1, runs: true, happens: [RELOAD], said: [] },
  { name: 'closed for an hour', ...casual, happens: [{ reloads: HOUR }], said: [away('1 hour')] },
  { name: 'closed for an hour', ...strict, happens: [{ reloads: HOUR }], said: [open('1 hour')] },

  { name: 'crash and return after 5 s', ...casual, left: LEFT - 5, happens: [{ crashes: 5 }], said: [] },
  { name: 'crash and return after 5 s', ...strict, left: LEFT - 5, runs: true, happens: [{ crashes: 5 }], said: [] },
  { name: 'crash and return after 1 min', ...casual, happens: [{ crashes: MINUTE }], said: [away('1 minute')] },
  { name: 'crash and return after 1 min', ...strict, happens: [{ crashes: MINUTE }], said: [open('1 minute')] },
  { name: 'crash and return after 1 h', ...casual, happens: [{ crashes: HOUR }], said: [away('1 hour')] },
  { name: 'crash and return after 1 h', ...strict, happens: [{ crashes: HOUR }], said: [open('1 hour')] },
  { name: 'crash and return after 1 h', ...alone, happens: [{ crashes: HOUR }], said: [open('1 hour')] },

  { name: 'the page blocked for 9 s', ...casual, left: LEFT - 9, happens: [{ freezes: 9 }], said: [] },
  { name: 'the page blocked for 30 s', ...casual, happens: [{ freezes: 30 }], said: [away('30 seconds')] },
  { name: 'the page blocked for 30 s', ...strict, happens: [{ freezes: 30 }], said: [open('30 seconds')] },

  { name: 'sleep', windows: 2, ...casual, happens: [SLEEP], said: [away('12 minutes')] },
  { name: 'sleep', windows: 2, ...strict, happens: [SLEEP], said: [open('12 minutes')] },
  { name: 'sleep under Windows', windows: 2, ...strict, happens: [SLEEP_IN_WINDOWS], said: [open('12 minutes')] },
  { name: 'set forward', windows: 2, ...casual, happens: [FORWARD], said: [away('1 hour')] },
  { name: 'set back', windows: 2, ...strict, runs: true, happens: [BACK], said: [] },
  {
    ...{ name: 'the page that holds the game blocked for 2 min', windows: 2 as const, ...strict, runs: true },
    ...{ left: LEFT - 2 * MINUTE, happens: [{ freezes: 2 * MINUTE }], said: [] },
  },
  {
    ...{ name: 'the page that holds the game gone for 2 min', windows: 2 as const, ...strict, runs: true },
    ...{ left: LEFT - 2 * MINUTE, happens: [{ crashes: 2 * MINUTE }], said: [] },
  },
  {
    ...{ name: 'the page that holds the game closed for 2 min', windows: 2 as const, ...strict, runs: true },
    ...{ left: LEFT - 2 * MINUTE, happens: [{ reloads: 2 * MINUTE }], said: [] },
  },
];
