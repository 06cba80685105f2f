/**
 * What the user has chosen, kept on the device.
 */
import { pipe, transform, unknown } from 'valibot';
import { between, choice, choices, flag, readChoices } from '../../../speech/choice.js';
import { SOUND_CHOICE } from '../../../speech/earcons/sound-choice.js';
import {
  DEFAULT_LISTENING,
  LISTENED_FOR,
  RECOGNISER_CHOICES,
  TALKING_WAYS,
  type ListeningChoice,
} from '../../../speech/recogniser/listening-choice.js';
import {
  CALL_LENGTHS,
  CALL_STYLES,
  DEFAULT_DETAIL,
  GERMAN_CALLS,
  READER_PACES,
  REPETITIONS,
  VERBOSITIES,
  WHO_SPEAKS,
  type Detail,
  type WhoSpeaks,
} from '../../../speech/style.js';
import { VOICE_CHOICE } from '../../../speech/announcer/voice-choice.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../../speech/language-names.js';
import { BLINDFOLD_CHOICE } from '../../game/blindfold.js';
import { NEW_GAME_CHOICE } from '../../game/new-game.js';
import { optional, type Entries, type Kept } from '../../laws/schema.js';

export const THEMES = ['system', 'light', 'dark', 'high contrast', 'yellow on black'] as const;
export type Theme = (typeof THEMES)[number];

/** How large the board is drawn, in percent of what fits the window. */
export const BOARD_SIZE = { least: 50, most: 150, step: 10 } as const;

/** The language of the page; the browser's, as far as it is one of ours, until another is chosen. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGE_NAMES] as const;
export type LanguageChoice = 'browser' | LanguageName;

/** In so many games it is told how to move; then it is known. */
export const MOST_INTRODUCED_GAMES = 3;

const DETAIL = choices({
  ownMoves: choice(VERBOSITIES, DEFAULT_DETAIL.ownMoves),
  opponentsMoves: choice(VERBOSITIES, DEFAULT_DETAIL.opponentsMoves),
  squares: choice(VERBOSITIES, DEFAULT_DETAIL.squares),
  captures: choice(VERBOSITIES, DEFAULT_DETAIL.captures),
  clock: choice(VERBOSITIES, DEFAULT_DETAIL.clock),
  mover: flag(DEFAULT_DETAIL.mover),
  number: flag(DEFAULT_DETAIL.number),
  color: flag(DEFAULT_DETAIL.color),
  echo: flag(DEFAULT_DETAIL.echo),
} satisfies Entries<Detail>);

/** Without consent what is said never goes to a server, whatever was kept. */
const LISTENING = pipe(
  choices({
    recogniser: choice(RECOGNISER_CHOICES, DEFAULT_LISTENING.recogniser),
    way: choice(TALKING_WAYS, DEFAULT_LISTENING.way),
    listenFor: choice(LISTENED_FOR, DEFAULT_LISTENING.listenFor),
    cloudAllowed: flag(DEFAULT_LISTENING.cloudAllowed),
    silenceIsYes: flag(DEFAULT_LISTENING.silenceIsYes),
  } satisfies Entries<ListeningChoice>),
  transform((kept) =>
    kept.recogniser === 'cloud' && !kept.cloudAllowed ? { ...kept, recogniser: DEFAULT_LISTENING.recogniser } : kept,
  ),
);

const INTRODUCED: readonly number[] = [0, 1, 2, MOST_INTRODUCED_GAMES];

const SETTINGS = choices({
  language: choice(LANGUAGE_CHOICES, 'browser'),
  whoSpeaks: choice(WHO_SPEAKS, 'screen reader'),
  /** How moves are called, repeated, read back, logged and read from the scoresheet. */
  callStyle: choice(CALL_STYLES, 'fide'),
  callLength: choice(CALL_LENGTHS, 'usual'),
  /** How cells, piece lists, rays and refusals name squares. */
  squareStyle: choice(CALL_STYLES, 'plain'),
  germanCall: choice(GERMAN_CALLS, 'as written'),
  /** What is said again by itself where a key may have broken off a screen reader. */
  repetition: choice(REPETITIONS, 'game'),
  readerPace: choice(READER_PACES, 'usual'),
  detail: DETAIL,
  voice: VOICE_CHOICE,
  /** Whether our own voice calls moves in a window the user is not with: at a table each of the players can have his own. */
  voiceInBackground: flag(false),
  theme: choice(THEMES, 'system'),
  boardSize: between(BOARD_SIZE, 100),
  /** All sound of the page's own: voice and earcons. */
  sound: flag(true),
  sounds: SOUND_CHOICE,
  /** Whether single keys on the board are listened to (WCAG 2.1.4: they can be switched off). */
  letterKeys: flag(true),
  listening: LISTENING,
  /** Whether fingers explore the board, as without a screen reader: they do not press it, and all is said by our own voice. */
  exploring: flag(false),
  /** Whether the position stands as text beside the moves of a game. */
  positionText: flag(false),
  /** Whether every typed or spoken move is asked about before it is made. */
  confirmMoves: flag(false),
  /** Whether the list of messages shows everything that was said, and not only what matters of the game. */
  allMessages: flag(false),
  /** In how many games of this browser it was told how to move: as many as `MOST_INTRODUCED_GAMES`. */
  introducedGames: choice(INTRODUCED, 0),
  newGame: NEW_GAME_CHOICE,
  blindfold: BLINDFOLD_CHOICE,
  /** The keys that were chosen, as they were kept: `readKeyChoice` reads them, where the game is. */
  keys: optional(unknown()),
  /** What was chosen of the look of boards, as it was kept: `readLookChoice` reads it, where anything was. */
  look: optional(unknown()),
  /** What was chosen for clocks, as it was kept: `readClockChoice` reads it, where there is a clock. */
  clock: optional(unknown()),
  /** What was chosen for a game at a table, as it was kept: `readTableChoice` reads it, where its form is. */
  table: optional(unknown()),
  /** Where the guided first game was left, as it was kept: `readGuide` reads it, where that is. */
  guide: optional(unknown()),
});
export type Settings = Kept<typeof SETTINGS>;

/** Who speaks now: fingers explore where no screen reader does, and what is told must be heard all the same. */
export function whoSpeaksNow({ whoSpeaks, exploring }: Pick<Settings, 'whoSpeaks' | 'exploring'>): WhoSpeaks {
  return exploring ? 'app' : whoSpeaks;
}

export const DEFAULT_SETTINGS: Settings = parseSettings(undefined);

/** Reads stored settings; whatever is missing or not one of the choices falls back to the default. */
export function parseSettings(stored: unknown): Settings {
  const { keys, look, clock, table, guide, ...settings } = readChoices(SETTINGS, stored);
  // Named though they are absent, so that what was chosen is left when all is put back.
  return { ...settings, keys, look, clock, table, guide };
}
