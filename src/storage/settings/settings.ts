/**
 * What the user has chosen, kept on the device.
 */
import type { Color } from '../../laws/squares.js';
import {
  DEFAULT_LISTENING,
  LISTENED_FOR,
  RECOGNISER_CHOICES,
  TALKING_WAYS,
  type ListeningChoice,
} from '../../../speech/recogniser/listening-choice.js';
import { DEFAULT_SOUNDS, parseSoundChoice, type SoundChoice } from '../../../speech/earcons/sound-choice.js';
import {
  CALL_LENGTHS,
  CALL_STYLES,
  DEFAULT_DETAIL,
  GERMAN_CALLS,
  READER_PACES,
  REPETITIONS,
  VERBOSITIES,
  WHO_SPEAKS,
  type CallLength,
  type CallStyle,
  type Detail,
  type GermanCall,
  type ReaderPace,
  type Repetition,
  type WhoSpeaks,
} from '../../../speech/style.js';
import { DEFAULT_VOICE, parseVoiceChoice, type VoiceChoice } from '../../../speech/announcer/voice-choice.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../../speech/words/language-names.js';
import { parseConditionsChoice, type ConditionsChoice } from '../../game/conditions-choice.js';
import { LEVEL_NUMBERS, type LevelNumber } from '../../game/levels.js';

/** What a game was begun with last, so that the form has it again (WCAG 3.3.7). */
export interface NewGameChoice {
  readonly opponent: 'computer' | 'beside';
  readonly level: LevelNumber;
  /** The colour of whoever sits here; with a player beside, whose pieces stand at the bottom. */
  readonly color: Color | 'lot';
  /** Time, Laws, play and start position; absent are the defaults. */
  readonly conditions?: ConditionsChoice;
}

export const THEMES = ['system', 'light', 'dark', 'high contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The language of the page; the browser's, as far as it is one of ours, until another is chosen. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGE_NAMES] as const;
export type LanguageChoice = 'browser' | LanguageName;

export interface Settings {
  readonly language: LanguageChoice;
  readonly whoSpeaks: WhoSpeaks;
  /** How moves are called, repeated, read back, logged and read from the scoresheet. */
  readonly callStyle: CallStyle;
  readonly callLength: CallLength;
  /** How cells, piece lists, rays and refusals name squares. */
  readonly squareStyle: CallStyle;
  readonly germanCall: GermanCall;
  /** What is said again by itself where a key may have broken off a screen reader. */
  readonly repetition: Repetition;
  readonly readerPace: ReaderPace;
  readonly detail: Detail;
  readonly voice: VoiceChoice;
  /** Whether our own voice calls moves in a window the user is not with: at a table each of the players can have his own. */
  readonly voiceInBackground: boolean;
  readonly theme: Theme;
  /** All sound of the page's own: voice and earcons. */
  readonly sound: boolean;
  readonly sounds: SoundChoice;
  /** Whether single keys on the board are listened to (WCAG 2.1.4: they can be switched off). */
  readonly letterKeys: boolean;
  readonly listening: ListeningChoice;
  /** Whether every typed or spoken move is asked about before it is made. */
  readonly confirmMoves: boolean;
  /** Whether the list of messages shows everything that was said, and not only what matters of the game. */
  readonly allMessages: boolean;
  /** In how many games of this browser it was told how to move: as many as `MOST_INTRODUCED_GAMES`. */
  readonly introducedGames: number;
  readonly newGame: NewGameChoice;
  /** The keys that were chosen, as they were kept: `readKeyChoice` reads them, where the game is. */
  readonly keys?: unknown;
  /** What was chosen for clocks, as it was kept: `readClockChoice` reads it, where there is a clock. */
  readonly clock?: unknown;
  /** What was chosen for a game at a table, as it was kept: `readTableChoice` reads it, where its form is. */
  readonly table?: unknown;
}

/** In so many games it is told how to move; then it is known. */
export const MOST_INTRODUCED_GAMES = 3;

export const DEFAULT_SETTINGS: Settings = {
  language: 'browser',
  whoSpeaks: 'screen reader',
  callStyle: 'fide',
  callLength: 'usual',
  squareStyle: 'plain',
  germanCall: 'as written',
  repetition: 'game',
  readerPace: 'usual',
  detail: DEFAULT_DETAIL,
  voice: DEFAULT_VOICE,
  voiceInBackground: false,
  theme: 'system',
  sound: true,
  sounds: DEFAULT_SOUNDS,
  letterKeys: true,
  listening: DEFAULT_LISTENING,
  confirmMoves: false,
  allMessages: false,
  introducedGames: 0,
  newGame: { opponent: 'computer', level: 1, color: 'white' },
  // Named here, so that what was chosen is left when all is put back.
  keys: undefined,
  clock: undefined,
  table: undefined,
};

/** Reads stored settings; whatever is missing or not one of the choices falls back to the default. */
export function parseSettings(stored: unknown): Settings {
  const read = reader(stored);
  const newGame = reader(read.raw('newGame'));
  return {
    language: read.choice('language', LANGUAGE_CHOICES, DEFAULT_SETTINGS.language),
    whoSpeaks: read.choice('whoSpeaks', WHO_SPEAKS, DEFAULT_SETTINGS.whoSpeaks),
    callStyle: read.choice('callStyle', CALL_STYLES, DEFAULT_SETTINGS.callStyle),
    callLength: read.choice('callLength', CALL_LENGTHS, DEFAULT_SETTINGS.callLength),
    squareStyle: read.choice('squareStyle', CALL_STYLES, DEFAULT_SETTINGS.squareStyle),
    germanCall: read.choice('germanCall', GERMAN_CALLS, DEFAULT_SETTINGS.germanCall),
    repetition: read.choice('repetition', REPETITIONS, DEFAULT_SETTINGS.repetition),
    readerPace: read.choice('readerPace', READER_PACES, DEFAULT_SETTINGS.readerPace),
    detail: parseDetail(read.raw('detail')),
    voice: parseVoiceChoice(read.raw('voice')),
    voiceInBackground: read.flag('voiceInBackground', DEFAULT_SETTINGS.voiceInBackground),
    theme: read.choice('theme', THEMES, DEFAULT_SETTINGS.theme),
    sound: read.flag('sound', DEFAULT_SETTINGS.sound),
    sounds: parseSoundChoice(read.raw('sounds')),
    letterKeys: read.flag('letterKeys', DEFAULT_SETTINGS.letterKeys),
    listening: parseListening(read.raw('listening')),
    confirmMoves: read.flag('confirmMoves', DEFAULT_SETTINGS.confirmMoves),
    allMessages: read.flag('allMessages', DEFAULT_SETTINGS.allMessages),
    introducedGames: read.choice('introducedGames', [0, 1, 2, 3], DEFAULT_SETTINGS.introducedGames),
    newGame: {
      opponent: newGame.choice('opponent', ['computer', 'beside'], DEFAULT_SETTINGS.newGame.opponent),
      level: newGame.choice('level', LEVEL_NUMBERS, DEFAULT_SETTINGS.newGame.level),
      color: newGame.choice('color', ['white', 'black', 'lot'], DEFAULT_SETTINGS.newGame.color),
      ...(newGame.raw('conditions') !== undefined && { conditions: parseConditionsChoice(newGame.raw('conditions')) }),
    },
    keys: read.raw('keys'),
    clock: read.raw('clock'),
    table: read.raw('table'),
  };
}

/** Without consent what is said never goes to a server, whatever was kept. */
function parseListening(stored: unknown): ListeningChoice {
  const read = reader(stored);
  const recogniser = read.choice('recogniser', RECOGNISER_CHOICES, DEFAULT_LISTENING.recogniser);
  const cloudAllowed = read.flag('cloudAllowed', DEFAULT_LISTENING.cloudAllowed);
  return {
    recogniser: recogniser === 'cloud' && !cloudAllowed ? DEFAULT_LISTENING.recogniser : recogniser,
    way: read.choice('way', TALKING_WAYS, DEFAULT_LISTENING.way),
    listenFor: read.choice('listenFor', LISTENED_FOR, DEFAULT_LISTENING.listenFor),
    cloudAllowed,
  };
}

function parseDetail(stored: unknown): Detail {
  const read = reader(stored);
  const verbosity = (name: keyof Detail) =>
    read.choice(name, VERBOSITIES, VERBOSITIES.find((value) => value === DEFAULT_DETAIL[name]) ?? 'normal');
  return {
    ownMoves: verbosity('ownMoves'),
    opponentsMoves: verbosity('opponentsMoves'),
    squares: verbosity('squares'),
    captures: verbosity('captures'),
    clock: verbosity('clock'),
    mover: read.flag('mover', DEFAULT_DETAIL.mover),
    number: read.flag('number', DEFAULT_DETAIL.number),
    color: read.flag('color', DEFAULT_DETAIL.color),
    echo: read.flag('echo', DEFAULT_DETAIL.echo),
  };
}

/** Reads fields of a record that nobody vouches for. */
function reader(stored: unknown) {
  const record = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  return {
    raw: (name: string): unknown => record[name],
    choice: <T extends string | number>(name: string, choices: readonly T[], fallback: T): T =>
      choices.find((value) => value === record[name]) ?? fallback,
    flag: (name: string, fallback: boolean): boolean => {
      const value = record[name];
      return typeof value === 'boolean' ? value : fallback;
    },
  };
}
