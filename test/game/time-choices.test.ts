import { describe, expect, test } from 'vitest';
import { problemOf, type TimeControl } from '../../src/laws/clock/time-control.js';
import { DEFAULT_CONDITIONS, parseConditionsChoice } from '../../src/game/conditions-choice.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/storage/settings/settings.js';
import { TIME_NAMES, isOwnTime, timeOf, type ChosenTime } from '../../src/game/time-choices.js';
import { writeTimeControl } from '../../src/notation/time-control.js';

const own: ChosenTime['own'] = { white: { minutes: 7, seconds: 4 }, black: { minutes: 3, seconds: 0 } };

const written = (time: ReturnType<typeof timeOf>): readonly string[] =>
  time ? [time.white, time.black].map(writeTimeControl) : [];

describe('the times a game can be begun with', () => {
  // In the notation of PGN: seconds, "40/" for forty moves, "+" for what each move adds.
  test.each([
    ['none', []],
    ['90/40, 30+30', ['40/5400+30:1800+30', '40/5400+30:1800+30']],
    ['60', ['3600', '3600']],
    ['25+10', ['1500+10', '1500+10']],
    ['15+10', ['900+10', '900+10']],
    ['10', ['600', '600']],
    ['5+3', ['300+3', '300+3']],
    ['3+2', ['180+2', '180+2']],
    ['own', ['420+4', '420+4']],
  ] as const)('%s', (time, expected) => {
    expect(written(timeOf({ time, own, uneven: false }))).toEqual(expected);
  });

  test('Black has a time of his own only where the time is the user’s own', () => {
    expect(written(timeOf({ time: 'own', own, uneven: true }))).toEqual(['420+4', '180']);
    expect(written(timeOf({ time: '10', own, uneven: true }))).toEqual(['600', '600']);
  });

  test('all of them can be set on a clock', () => {
    const controls = TIME_NAMES.map((time) => timeOf({ time, own, uneven: true }))
      .flatMap((time): TimeControl[] => (time ? [time.white, time.black] : []))
      .map(problemOf);
    expect(controls).toEqual(Array(16).fill(undefined));
  });

  test.each([
    [{ minutes: 0, seconds: 0 }, false],
    [{ minutes: 0, seconds: 1 }, true],
    [{ minutes: 600, seconds: 600 }, true],
    [{ minutes: 601, seconds: 0 }, false],
    [{ minutes: 1, seconds: 601 }, false],
    [{ minutes: 1.5, seconds: 0 }, false],
    [{ minutes: -1, seconds: 5 }, false],
    [{ minutes: Number.NaN, seconds: 5 }, false],
  ])('%o can be one’s own time: %s', (time, expected) => {
    expect(isOwnTime(time)).toBe(expected);
  });
});

describe('stored conditions', () => {
  const chosen = {
    time: 'own',
    own,
    uneven: true,
    edition: 'FIDE 2009',
    play: 'strict',
    warningsAllowed: true,
    touchBinds: true,
    pressByHand: true,
    supervision: 'inadequate',
    agreedDraws: 'after moves',
    movesBeforeDraw: 40,
    start: 'by number',
    number: 0,
  } as const;

  test('are read as they were kept', () => {
    expect(parseConditionsChoice(chosen)).toEqual(chosen);
    expect(parseSettings({ newGame: { opponent: 'beside', conditions: chosen } }).newGame).toEqual({
      opponent: 'beside',
      level: 1,
      color: 'white',
      conditions: chosen,
    });
  });

  test('of a version that had none are absent, and the rest is read', () => {
    expect(parseSettings({ newGame: { opponent: 'computer', level: 3, color: 'lot' } }).newGame).toEqual({
      opponent: 'computer',
      level: 3,
      color: 'lot',
    });
    expect(parseSettings(undefined)).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ['nothing', undefined],
    ['no record', 'strict'],
    ['a null', null],
    [
      'what cannot be chosen',
      { time: '7+7', edition: 'FIDE 1997', play: 'blind', start: 'odd', number: 960, uneven: 1, warningsAllowed: 1 },
    ],
    ['times that are none', { own: { white: { minutes: 0, seconds: 0 }, black: { minutes: '5', seconds: 1 } } }],
    ['an own time that is no record', { own: 5 }],
  ])('fall back to the default: %s', (_, stored) => {
    expect(parseConditionsChoice(stored)).toEqual(DEFAULT_CONDITIONS);
  });
});
