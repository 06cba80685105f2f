/**
 * What the user has chosen for clocks, beside the time itself: kept on the device, and read only where there is a clock.
 */
import { CLOCK_LANGUAGES, type ClockLanguage } from '../../../speech/phrasing/clock.js';
import { timeControl, type TimeControl } from '../../laws/clock/time-control.js';
import { DEFAULT_EDITION, EDITION_NAMES, type EditionName } from '../../laws/editions/edition.js';
import { DEFAULT_DIAL, DIAL_MODES, type DialSetting } from '../../questions/dial.js';
import type { ByColor, Color } from '../../laws/squares.js';
import { isObject } from '../../game/shape.js';
import { isTimeControl } from '../../laws/conditions.js';
import { DEFAULT_WARNINGS, parseWarningSettings, type WarningSettings } from '../../game/clock/warning.js';

/** Whose dial is shown, or whose clock a device is. */
export type Whose = 'both' | Color;

export const WHOSE = ['both', 'white', 'black'] as const satisfies readonly Whose[];

export interface DialChoice extends DialSetting {
  readonly shown: Whose;
  /** Whether the user has said that the pulses are felt; absent until he was asked. */
  readonly felt?: boolean;
}

export interface ClockChoice {
  /** What was set last. */
  readonly time: ByColor<TimeControl>;
  readonly edition: EditionName;
  /** Who sits at the left half of the screen and of the keyboard. */
  readonly left: Color;
  readonly language: ClockLanguage;
  /** On a device of one's own, or in a window of one's own, the answers are for that player only. */
  readonly whose: Whose;
  /** What the players are called; empty is nothing. */
  readonly names: ByColor<string>;
  readonly warnings: ByColor<WarningSettings>;
  /** Whether the rules of the event allow warnings in strict play. */
  readonly warningsAllowed: boolean;
  readonly dial: DialChoice;
}

export const DEFAULT_CLOCK_CHOICE: ClockChoice = {
  time: { white: timeControl(15, 10), black: timeControl(15, 10) },
  edition: DEFAULT_EDITION,
  left: 'white',
  language: 'page',
  whose: 'both',
  names: { white: '', black: '' },
  warnings: { white: DEFAULT_WARNINGS, black: DEFAULT_WARNINGS },
  warningsAllowed: false,
  dial: { ...DEFAULT_DIAL, shown: 'both' },
};

/** More than any name has. */
export const LONGEST_NAME = 60;

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function readClockChoice(kept: unknown): ClockChoice {
  const record = isObject(kept) ? kept : {};
  const names = isObject(record['names']) ? record['names'] : {};
  const warnings = isObject(record['warnings']) ? record['warnings'] : {};
  return {
    time: timeOf(record['time']),
    edition: EDITION_NAMES.find((name) => name === record['edition']) ?? DEFAULT_EDITION,
    left: record['left'] === 'black' ? 'black' : 'white',
    language: CLOCK_LANGUAGES.find((language) => language === record['language']) ?? 'page',
    whose: whoseOf(record['whose']),
    names: { white: nameOf(names['white']), black: nameOf(names['black']) },
    warnings: { white: parseWarningSettings(warnings['white']), black: parseWarningSettings(warnings['black']) },
    warningsAllowed: record['warningsAllowed'] === true,
    dial: dialOf(record['dial']),
  };
}

function timeOf(kept: unknown): ByColor<TimeControl> {
  const { white, black } = isObject(kept) ? kept : {};
  return isTimeControl(white) && isTimeControl(black) ? { white, black } : DEFAULT_CLOCK_CHOICE.time;
}

function dialOf(kept: unknown): DialChoice {
  const record = isObject(kept) ? kept : {};
  const { felt } = record;
  const hour = Number(record['controlHour']);
  return {
    mode: DIAL_MODES.find((mode) => mode === record['mode']) ?? DEFAULT_DIAL.mode,
    controlHour: Number.isInteger(hour) && hour >= 1 && hour <= 12 ? hour : DEFAULT_DIAL.controlHour,
    shown: whoseOf(record['shown']),
    ...(typeof felt === 'boolean' && { felt }),
  };
}

function whoseOf(kept: unknown): Whose {
  return WHOSE.find((whose) => whose === kept) ?? 'both';
}

function nameOf(kept: unknown): string {
  return typeof kept === 'string' ? kept.trim().slice(0, LONGEST_NAME) : '';
}
