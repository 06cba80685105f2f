import { describe, expect, test } from 'vitest';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import { DEFAULT_CLOCK_CHOICE, readClockChoice, type ClockChoice } from '../../../src/storage/settings/clock-choice.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/storage/settings/settings.js';

const CHOSEN: ClockChoice = {
  time: { white: timeControl(5), black: timeControl(3, 2) },
  edition: 'US Chess',
  left: 'black',
  language: 'german',
  whose: 'white',
  names: { white: 'Anna', black: 'Hector' },
  warnings: {
    white: { on: false, warnings: [] },
    black: { on: true, warnings: [{ when: { at: 'moves', toGo: 3 }, ways: ['word'] }] },
  },
  warningsAllowed: true,
  dial: { mode: 'time left', controlHour: 12, shown: 'black', felt: true },
};

describe('what was chosen for clocks', () => {
  test('is read as it was kept, through the settings', () => {
    const kept = parseSettings(structuredClone({ ...DEFAULT_SETTINGS, clock: CHOSEN }));
    expect(readClockChoice(kept.clock)).toEqual(CHOSEN);
  });

  test('is the usual where nothing was kept, and in every part that is none', () => {
    for (const nothing of [undefined, null, 'clock', [], {}]) {
      expect(readClockChoice(nothing)).toEqual(DEFAULT_CLOCK_CHOICE);
    }
    const wrong = {
      time: { white: timeControl(5), black: { periods: [] } },
      edition: 'FIDE 1851',
      left: 'top',
      language: 'latin',
      whose: 'nobody',
      names: { white: 7, black: `  ${'x'.repeat(200)}` },
      warnings: 'all',
      warningsAllowed: 'yes',
      dial: { mode: 'digital', controlHour: 13, shown: 'none', felt: 'yes' },
    };
    expect(readClockChoice(wrong)).toEqual({ ...DEFAULT_CLOCK_CHOICE, names: { white: '', black: 'x'.repeat(60) } });
  });
});
