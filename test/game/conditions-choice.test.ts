import { describe, expect, test } from 'vitest';
import {
  conditionsFor,
  DEFAULT_CONDITIONS,
  type ConditionsChoice,
  parseConditionsChoice,
  TIME_NAMES,
  isOwnTime,
  timeOf,
  type ChosenTime,
} from '../../src/game/conditions-choice.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { problemOf, type TimeControl } from '../../src/laws/clock/time-control.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/storage/settings/settings.js';
import { writeTimeControl } from '../../src/notation/pgn-time-control.js';

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

const having = (change: Partial<ConditionsChoice>, opponent: 'computer' | 'beside' = 'beside', chance = 0) =>
  conditionsFor({ opponent, conditions: { ...DEFAULT_CONDITIONS, ...change } }, chance);

describe('the conditions of a game from what the form chose', () => {
  const casual = {
    play: 'casual',
    edition: 'FIDE 2023',
    start: START_FEN,
    arbiter: false,
    press: 'with the move',
    illegalMoves: 'refused',
  };

  test('nothing chosen is a casual game without a clock', () => {
    expect(conditionsFor({ opponent: 'computer' }, 0.5)).toEqual(casual);
    expect(having({})).toEqual(casual);
  });

  test('a clock, in casual play pressed with the move', () => {
    expect(having({ time: '3+2' })).toEqual({
      ...casual,
      time: {
        white: { periods: [{ moves: null, time: 180_000, extra: { kind: 'increment', time: 2000, added: 'before' } }] },
        black: { periods: [{ moves: null, time: 180_000, extra: { kind: 'increment', time: 2000, added: 'before' } }] },
      },
    });
  });

  test.each([
    ['beside', 'none', 'with the move', 'stand'],
    ['beside', '10', 'by hand', 'stand'],
    ['computer', 'none', 'with the move', 'refused'],
    ['computer', '10', 'by hand', 'refused'],
  ] as const)(
    'strict play, opponent %s, time %s: pressed %s, illegal moves %s',
    (opponent, time, press, illegalMoves) => {
      expect(having({ play: 'strict', time }, opponent)).toMatchObject({
        play: 'strict',
        arbiter: false,
        press,
        illegalMoves,
      });
    },
  );

  test('warnings of time are allowed in strict play with a clock, where that was chosen', () => {
    expect(having({ play: 'strict', time: '10', warningsAllowed: true }).warningsAllowed).toBe(true);
    expect(having({ play: 'strict', time: '10' })).not.toHaveProperty('warningsAllowed');
    expect(having({ play: 'strict', warningsAllowed: true })).not.toHaveProperty('warningsAllowed');
    expect(having({ time: '10', warningsAllowed: true })).not.toHaveProperty('warningsAllowed');
  });

  test('FIDE 2023 4.3, 6.2.1: in casual play touching and pressing by hand are chosen; strict play has them anyway', () => {
    expect(having({ touchBinds: true }).touch).toBe('binding');
    expect(having({ time: '10', pressByHand: true }).press).toBe('by hand');
    expect(having({ pressByHand: true }).press).toBe('with the move');
    expect(having({ play: 'strict', touchBinds: true })).not.toHaveProperty('touch');
  });

  test.each([
    // 2009: both are rapid, 25+10 by A1 (35 minutes reckoned) and 15+10 too; US Chess makes no difference that is known.
    ['FIDE 2009', '25+10', 'inadequate', 'inadequate'],
    ['FIDE 2023', '5+3', 'inadequate', 'inadequate'],
    ['FIDE 2023', '5+3', 'adequate', undefined],
    ['US Chess', '5+3', 'inadequate', undefined],
    // Its Appendices B and C are for every rapid and blitz game.
    ['FIDE 2005', '5+3', 'adequate', 'inadequate'],
  ] as const)(
    '%s, %s: chosen as %s, rapid and blitz beside a player have it as %s',
    (edition, time, supervision, given) => {
      const chosen = { play: 'strict', edition, time, supervision } as const;
      expect(having(chosen).supervision).toBe(given);
      // The computer's game has the program for its arbiter; casual play asks nobody.
      expect(having(chosen, 'computer')).not.toHaveProperty('supervision');
      expect(having({ ...chosen, play: 'casual' })).not.toHaveProperty('supervision');
    },
  );

  test('FIDE 2023 9.1.1: agreed draws are limited in strict play where that was chosen', () => {
    expect(having({ play: 'strict', agreedDraws: 'not allowed' }).drawLimit).toEqual({ limit: 'never' });
    expect(having({ play: 'strict', agreedDraws: 'after moves', movesBeforeDraw: 40 }).drawLimit).toEqual({
      limit: 'moves',
      moves: 40,
    });
    expect(having({ play: 'strict' })).not.toHaveProperty('drawLimit');
    expect(having({ agreedDraws: 'not allowed' })).not.toHaveProperty('drawLimit');
    // Its Article 9.1 does not speak of it.
    expect(having({ play: 'strict', edition: 'FIDE 2005', agreedDraws: 'not allowed' })).not.toHaveProperty(
      'drawLimit',
    );
  });

  test('the edition that was chosen', () => {
    expect(having({ edition: 'US Chess' }).edition).toBe('US Chess');
  });

  // Scharnagl's numbers: 0 is BBQNNRKR, 518 RNBQKBNR, 959 RKRNNQBB.
  test.each([
    [0, 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'],
    [518, START_FEN],
    [959, 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
  ])('Chess960 by number %i', (number, start) => {
    expect(having({ start: 'by number', number })).toEqual({ ...casual, start, chess960: number });
  });

  test('Chess960 at random: the chance falls on one of 960 equal parts', () => {
    expect(having({ start: 'by lot', number: 7 }, 'beside', 0).chess960).toBe(0);
    expect(having({ start: 'by lot', number: 7 }, 'beside', 518.5 / 960)).toMatchObject({
      chess960: 518,
      start: START_FEN,
    });
    expect(having({ start: 'by lot', number: 7 }, 'beside', 0.9999)).toMatchObject({ chess960: 959 });
  });

  test('a number that there is not is a fault of the caller', () => {
    expect(() => having({ start: 'by number', number: 960 })).toThrow(RangeError);
  });

  test('every start can be read as a position', () => {
    for (const number of [1, 100, 500, 958]) {
      expect(parsePosition(having({ start: 'by number', number }).start).ok).toBe(true);
    }
  });
});
