/**
 * What the user has chosen, kept on the device.
 */
import type { Color } from '../laws/squares.js';
import { CALL_STYLES, WHO_SPEAKS, type CallStyle, type WhoSpeaks } from '../../speech/style.js';
import { parseConditionsChoice, type ConditionsChoice } from './conditions-choice.js';
import { LEVEL_NUMBERS, type LevelNumber } from './levels.js';

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

export interface Settings {
  readonly whoSpeaks: WhoSpeaks;
  readonly callStyle: CallStyle;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Whether single keys on the board are listened to (WCAG 2.1.4: they can be switched off). */
  readonly letterKeys: boolean;
  readonly newGame: NewGameChoice;
}

export const DEFAULT_SETTINGS: Settings = {
  whoSpeaks: 'screen reader',
  callStyle: 'fide',
  theme: 'system',
  sound: true,
  letterKeys: true,
  newGame: { opponent: 'computer', level: 1, color: 'white' },
};

/** Reads stored settings; whatever is missing or not one of the choices falls back to the default. */
export function parseSettings(stored: unknown): Settings {
  const read = reader(stored);
  const newGame = reader(read.raw('newGame'));
  return {
    whoSpeaks: read.choice('whoSpeaks', WHO_SPEAKS, DEFAULT_SETTINGS.whoSpeaks),
    callStyle: read.choice('callStyle', CALL_STYLES, DEFAULT_SETTINGS.callStyle),
    theme: read.choice('theme', THEMES, DEFAULT_SETTINGS.theme),
    sound: read.flag('sound', DEFAULT_SETTINGS.sound),
    letterKeys: read.flag('letterKeys', DEFAULT_SETTINGS.letterKeys),
    newGame: {
      opponent: newGame.choice('opponent', ['computer', 'beside'], DEFAULT_SETTINGS.newGame.opponent),
      level: newGame.choice('level', LEVEL_NUMBERS, DEFAULT_SETTINGS.newGame.level),
      color: newGame.choice('color', ['white', 'black', 'lot'], DEFAULT_SETTINGS.newGame.color),
      ...(newGame.raw('conditions') !== undefined && { conditions: parseConditionsChoice(newGame.raw('conditions')) }),
    },
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
