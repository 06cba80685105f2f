import { expect, test } from 'vitest';
import { MINUTE, timeControl } from '../../../src/laws/clock/time-control.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import { tableSetup } from '../../../src/pages/table/table-conditions.js';
import { DEFAULT_TABLE_CHOICE, type TableChoice } from '../../../src/pages/table/table-choice.js';

const source = { id: 'one', now: 7 };
const player = { type: 'player' } as const;
const time = { white: timeControl(90, 30), black: timeControl(90, 30) };

const STRICT: TableChoice = {
  ...DEFAULT_TABLE_CHOICE,
  names: { white: 'Anna', black: '' },
  assistants: { white: ['announce', 'tell'], black: ['announce'] },
  warningsAllowed: true,
  quickplay: true,
  minutesLate: 15,
  approved: true,
};

test('a strict game of 2023, with an assistant for the blind player alone (D.2.11)', () => {
  expect(tableSetup(STRICT, source)).toEqual({
    id: 'one',
    begunAt: 7,
    seats: { white: player, black: player },
    names: { white: 'Anna', black: '' },
    conditions: {
      play: 'strict',
      edition: 'FIDE 2023',
      start: START_FEN,
      time,
      press: 'by hand',
      illegalMoves: 'stand',
      recording: 'players',
      arbiter: true,
      blind: { disabled: { white: true, black: false }, boards: 'two' },
      assistants: { white: ['announce', 'tell'] },
      defaultTime: 15 * MINUTE,
      quickplay: true,
      warningsAllowed: true,
    },
    table: { approved: true, callStyle: 'fide', specialClock: true },
  });
});

test('one of 2009: a quickplay finish is no choice there, and no helper moves', () => {
  const { conditions } = tableSetup(
    {
      ...STRICT,
      edition: 'FIDE 2009',
      disabled: { white: true, black: true },
      hearingImpaired: { white: false, black: true },
      assistants: { black: ['move', 'score'] },
      boards: 'one',
      warningsAllowed: false,
    },
    source,
  );
  expect(conditions).toEqual({
    play: 'strict',
    edition: 'FIDE 2009',
    start: START_FEN,
    time,
    press: 'by hand',
    illegalMoves: 'stand',
    recording: 'players',
    arbiter: true,
    blind: {
      disabled: { white: true, black: true },
      boards: 'one',
      hearingImpaired: { white: false, black: true },
    },
    assistants: { black: ['score'] },
    defaultTime: 15 * MINUTE,
  });
});

test('a casual game without arbiter, clock and visually disabled player', () => {
  const { conditions, table } = tableSetup(
    {
      ...STRICT,
      play: 'casual',
      timed: false,
      disabled: { white: false, black: false },
      assistants: { white: ['announce'] },
      arbiter: false,
      illegalMoves: 'refused',
      recording: 'program',
      callStyle: 'plain',
    },
    source,
  );
  expect(conditions).toEqual({
    play: 'casual',
    edition: 'FIDE 2023',
    start: START_FEN,
    press: 'with the move',
    illegalMoves: 'refused',
    recording: 'program',
    arbiter: false,
    assistants: {},
  });
  expect(table).toEqual({ approved: false, callStyle: 'plain', specialClock: false });
});

test('a game can be begun from each', () => {
  expect(beginGame(tableSetup(STRICT, source).conditions).ok).toBe(true);
});
