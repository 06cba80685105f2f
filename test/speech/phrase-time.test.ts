/** Clocks and time controls in words: heard as spans of time, never as a time of day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseClock, pressClock, setUpClock, startClock, stopClock, type Clock } from '../../src/laws/clock/clock.js';
import {
  MINUTE,
  SECOND,
  incrementOf,
  timeControl,
  type Extra,
  type TimeControl,
} from '../../src/laws/clock/time-control.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { layoutOf } from '../../src/laws/board/layout.js';
import type { Role } from '../../src/laws/roles.js';
import type { ByColor, Color } from '../../src/laws/squares.js';
import { askClock } from '../../src/questions/clock.js';
import type { ClockQuestion } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { chess960Lines } from '../../speech/phrase/position.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { DEFAULT_DETAIL, type Verbosity } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { allotted, duration, durationFirst } from '../../speech/grammar/en.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { position } from '../laws/play.js';
import { english } from './said.js';

const HOUR = 60 * MINUTE;
const NONE: Extra = { kind: 'none' };

describe('a span of time', () => {
  test.each([
    [0, 'less than a second', 'Less than a second'],
    [999, 'less than a second', 'Less than a second'],
    [SECOND, '1 second', 'One second'],
    [59_999, '59 seconds', '59 seconds'],
    [MINUTE, '1 minute', 'One minute'],
    [61 * SECOND, '1 minute 1 second', '1 minute 1 second'],
    [860 * SECOND, '14 minutes 20 seconds', '14 minutes 20 seconds'],
    [10 * MINUTE, '10 minutes', 'Ten minutes'],
    [HOUR, '1 hour', 'One hour'],
    [HOUR + 59 * SECOND, '1 hour', 'One hour'],
    [2 * HOUR + 5 * MINUTE + 3 * SECOND, '2 hours 5 minutes', '2 hours 5 minutes'],
  ])('of %d milliseconds', (time, text, first) => {
    expect([duration(time), durationFirst(time)]).toEqual([text, first]);
  });

  test.each([
    [90 * MINUTE, '90 minutes'],
    [HOUR, '1 hour'],
    [2 * HOUR, '2 hours'],
    [90 * SECOND, '1 minute 30 seconds'],
    [30 * SECOND, '30 seconds'],
    [2400, '2 seconds'],
    [100, 'less than a second'],
  ])('of %d milliseconds, as it is allotted', (time, text) => {
    expect(allotted(time)).toBe(text);
  });
});

test('no span is heard as a time of day, a fraction or nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * HOUR }), (time) => {
      for (const text of [duration(time), durationFirst(time), allotted(time)]) {
        expect(text).toMatch(/^(?:less than a second|Less than a second|(?:\d+|[A-Z][a-z]+) [a-z]+(?: \d+ [a-z]+)?)$/);
      }
    }),
    { seed: 19720711, numRuns: 1000 },
  );
});

describe('a time control', () => {
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * MINUTE, extra })),
    }) as unknown as TimeControl;
  const half = incrementOf(30);

  test.each<readonly [string, TimeControl]>([
    ['5 minutes', timeControl(5)],
    ['5 minutes, 3 seconds a move', timeControl(5, 3)],
    ['90 minutes, 30 seconds a move', timeControl(90, 30)],
    ['2 hours', timeControl(120)],
    ['30 seconds a move', { periods: [{ moves: null, time: 0, extra: half }] }],
    [
      '40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one',
      chain([40, 90, half], [null, 30, half]),
    ],
    ['40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes', chain([40, 120], [20, 60], [null, 15])],
    [
      '40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes with 30 seconds a move',
      chain([40, 120], [20, 60], [null, 15, half]),
    ],
    ['40 moves in 150 minutes, then 1 hour for every 16 moves', chain([40, 150], [16, 60])],
    ['5 minutes, up to 3 seconds given back after each move', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 minutes, a delay of 5 seconds a move', chain([null, 5, { kind: 'delay', time: 5000 }])],
    ['3 minutes, 2 seconds after each move', chain([null, 3, { kind: 'increment', time: 2000, added: 'after' }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsEn.messages)).toBe(text);
  });

  test.each<readonly [string, ByColor<TimeControl> | undefined]>([
    ['White 5 minutes, Black 3 minutes', { white: timeControl(5), black: timeControl(3) }],
    ['White 5 minutes; Black 4 minutes, 2 seconds a move', { white: timeControl(5), black: timeControl(4, 2) }],
    ['No clock', undefined],
  ])('%s', (text, time) => {
    expect(controlSaid(time, wordsEn.messages)).toBe(text);
  });
});

describe('the clock, asked', () => {
  const fifteen = setUpClock({ white: timeControl(15), black: timeControl(12) });
  const running = startClock(fifteen, 'white', 1000);
  const forty: TimeControl = {
    periods: [
      { moves: 40, time: 90 * MINUTE, extra: NONE },
      { moves: null, time: 30 * MINUTE, extra: NONE },
    ],
  };
  const both: ClockQuestion = { about: 'clocks', whose: 'both' };
  const mine: ClockQuestion = { about: 'clocks', whose: 'mine' };
  const opponents: ClockQuestion = { about: 'clocks', whose: 'opponent' };
  const at = 41_000;

  function answered(
    clock: Clock | undefined,
    question: ClockQuestion,
    role: Role = 'white',
    turn: Color = 'white',
    when = at,
    detail: Verbosity = 'normal',
  ) {
    const asked = askClock({ role, turn, ...(clock && { clock }) }, question, when);
    return textOf(phraseAnswer(asked, english('fide', { detail: { ...DEFAULT_DETAIL, clock: detail } })));
  }

  test.each<readonly [string, Clock | undefined, ClockQuestion, Role, string]>([
    ['both', running, both, 'black', 'White 14 minutes 20 seconds, running. Black 12 minutes.'],
    ['one’s own', running, mine, 'black', 'Black 12 minutes.'],
    ['the opponent’s', running, opponents, 'black', 'White 14 minutes 20 seconds, running.'],
    ['an assistant’s player’s', running, mine, 'assistant of white', 'White 14 minutes 20 seconds, running.'],
    ['of two at one device', pressClock(running, at), mine, 'onlooker', 'Black 12 minutes, running.'],
    [
      'before the game',
      fifteen,
      both,
      'white',
      'The clocks have not been started. White 15 minutes. Black 12 minutes.',
    ],
    [
      'while they are stopped',
      pauseClock(running, at),
      both,
      'white',
      'The clocks are stopped. White 14 minutes 20 seconds. Black 12 minutes.',
    ],
    ['after the game', stopClock(running, at), mine, 'white', 'The clocks are stopped. White 14 minutes 20 seconds.'],
    ['without one', undefined, both, 'white', 'This game is played without a clock.'],
    [
      'with moves to the time control',
      startClock(setUpClock({ white: forty, black: forty }), 'white', at),
      both,
      'white',
      'White 1 hour 30 minutes, running, 40 moves to go. Black 1 hour 30 minutes, 40 moves to go.',
    ],
    ['the time control', fifteen, { about: 'time control' }, 'white', 'White 15 minutes, Black 12 minutes.'],
    ['the time control of none', undefined, { about: 'time control' }, 'white', 'No clock.'],
  ])('%s', (_name, clock, question, role, sentence) => {
    expect(answered(clock, question, role)).toBe(sentence);
  });

  test.each<readonly [Verbosity, string]>([
    ['brief', 'White 14 minutes 20 seconds. Black 12 minutes.'],
    ['normal', 'White 14 minutes 20 seconds, running. Black 12 minutes.'],
    ['full', 'White 14 minutes 20 seconds, running. Black 12 minutes. White 15 minutes, Black 12 minutes.'],
  ])('%s', (detail, sentence) => {
    expect(answered(running, both, 'black', 'white', at, detail)).toBe(sentence);
  });

  test('after a period was completed with the flag down', () => {
    const [first, rest] = [
      { moves: 1, time: MINUTE, extra: { kind: 'none' } },
      { moves: null, time: 15 * MINUTE, extra: { kind: 'none' } },
    ] as const;
    const periods = { periods: [first, rest] } as const;
    const late = pressClock(startClock(setUpClock({ white: periods, black: periods }), 'white', 0), 2 * MINUTE);
    expect(answered(late, mine, 'white', 'white', 2 * MINUTE)).toBe('White 14 minutes, the flag fell in period 1.');
  });

  test('after the flag has fallen', () => {
    expect(answered(running, mine, 'white', 'white', 16 * MINUTE)).toBe('White no time, the flag has fallen.');
  });
});

describe('a starting position of Chess960', () => {
  function read(number: number): string {
    const start = chess960(number);
    if (!start.ok) throw new Error(start.problem);
    return chess960Lines(number, layoutOf(position(start.start.fen)), english()).join(' ');
  }

  test('518 is the usual one, read from a1 to h8', () => {
    expect(read(518)).toBe(
      'Chess960 position 518. Rank 1: white rook a1, knight b1, bishop c1, queen d1, king e1, bishop f1, knight g1, rook h1. Rank 2: all white pawns. Ranks 3 to 6: empty. Rank 7: all black pawns. Rank 8: black rook a8, knight b8, bishop c8, queen d8, king e8, bishop f8, knight g8, rook h8.',
    );
  });

  test('two of a kind beside each other are told together', () => {
    // Number 0, by Scharnagl's table: BBQNNRKR.
    expect(read(0)).toContain('Rank 1: white bishops a1, b1, queen c1, knights d1, e1, rook f1, king g1, rook h1.');
  });
});
