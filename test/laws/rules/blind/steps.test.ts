/** What is still to be done at a table, and by whom (App. D.2.1–D.2.4, D.2.9, D.2.10.4). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../../src/laws/acts.js';
import { stepsDue, type StepsDue } from '../../../../src/laws/rules/blind/steps.js';
import type { Game } from '../../../../src/laws/game.js';
import {
  BOTH,
  MIXED,
  after,
  atTable,
  call,
  execute,
  place,
  press,
  repeat,
  takeOff,
  wholeMove,
  write,
} from '../../table.js';
import { begin } from '../../timed.js';

const shortly = (game: Game) => {
  const { making, due } = stepsDue(game) as StepsDue;
  return {
    making: making && `${making.by}: ${making.missing}`,
    due: due && `${due.of}${due.made ? '' : ' (not made)'}: ${due.owes.join(', ')}`,
  };
};

/** White can take en passant on d6: what he takes stands beside the square he comes to. */
const TAKING = 'rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';

describe('FIDE 2023: White is visually disabled, Black sighted, two boards', () => {
  test.each<[string, readonly ActDraft[], { making: string | undefined; due: string | undefined }]>([
    ['D.2.3.2: at first a move', [], { making: 'white: placing', due: undefined }],
    ['D.2.3.3: it is placed', [place('white', 'e2e4')], { making: 'white: announcing', due: undefined }],
    [
      'D.2.1: it is announced first: it can be repeated and executed',
      [call('white', 'e2e4')],
      { making: 'white: placing', due: 'white (not made): repeat, execute' },
    ],
    [
      'D.2.1: made',
      [call('white', 'e2e4'), place('white', 'e2e4')],
      { making: 'black: placing', due: 'white: repeat, execute' },
    ],
    [
      'D.2.1: repeated',
      [call('white', 'e2e4'), place('white', 'e2e4'), press('white'), repeat('black', 'e2e4')],
      { making: 'black: placing', due: 'white: execute' },
    ],
    [
      'D.2.9: executed otherwise is executed',
      [call('white', 'e2e4'), place('white', 'e2e4'), press('white'), execute('black', 'e2e3', 'black')],
      { making: 'black: placing', due: 'white: repeat' },
    ],
    [
      'D.2.8: what was executed before the call was corrected is executed anew',
      [
        ...[place('white', 'e2e4'), call('white', 'e2e3'), repeat('black', 'e2e3'), execute('black', 'e2e3', 'black')],
        call('white', 'e2e4'),
      ],
      { making: 'black: placing', due: 'white: repeat, execute' },
    ],
    [
      'D.2.1: what was repeated otherwise is to be repeated again',
      [place('white', 'e2e4'), call('white', 'e2e4'), press('white'), repeat('black', 'e2e3')],
      { making: 'black: placing', due: 'white: repeat, execute' },
    ],
    ['D.2.1: a whole move', wholeMove('white', 'e2e4'), { making: 'black: placing', due: 'white: ' }],
    [
      'D.2.5: a sighted player has made a move, and owes the call',
      [...wholeMove('white', 'e2e4'), place('black', 'e7e5')],
      { making: 'white: placing', due: 'black: announce, execute' },
    ],
    [
      'D.2.1: he has called it',
      [...wholeMove('white', 'e2e4'), place('black', 'e7e5'), call('black', 'e7e5')],
      { making: 'white: placing', due: 'black: repeat, execute' },
    ],
  ])('%s', (_, acts, expected) => {
    expect(shortly(after(atTable({ blind: MIXED }), ...acts))).toEqual(expected);
  });

  test('D.2.3.1: what is captured is still to be taken off', () => {
    const placed = after(atTable({ start: TAKING }), place('white', 'e5d6x'));
    expect(shortly(placed).making).toBe('white: capture');
    expect(shortly(after(placed, takeOff('white', 'd5'))).making).toBe('white: announcing');
  });
});

test('on one board nothing is executed', () => {
  const game = after(atTable({ blind: { ...BOTH, boards: 'one' } }), call('white', 'e2e4'), place('white', 'e2e4'));
  expect(shortly(game).due).toBe('white: repeat');
});

test('FIDE 2023 D.2.9: whose board is to be put right', () => {
  const wrong = after(
    atTable({ recording: 'players' }),
    ...[place('white', 'e2e4'), call('white', 'e2e4'), press('white'), execute('black', 'e2e3', 'black')],
    ...[write('white', 1, 'e2e4'), write('black', 1, 'e2e4')],
    { type: 'compare boards', by: 'arbiter' } as const,
  );
  expect(stepsDue(wrong)?.mends).toEqual(['black']);
});

test('D.2.10.4: what a player has asked his assistant', () => {
  const game = after(atTable(), { type: 'ask', by: 'white', about: 'time' });
  expect(stepsDue(game)?.asked).toEqual({ white: ['time'], black: [] });
  expect(stepsDue(after(game, { type: 'tell', by: 'assistant of white', about: 'time' }))?.asked.white).toEqual([]);
});

test('a game that is over awaits no move, and other games nothing', () => {
  const over = after(atTable(), { type: 'resign', by: 'white' });
  expect(stepsDue(over)).toMatchObject({ mends: [] });
  expect(stepsDue(over)?.making).toBeUndefined();
  expect(stepsDue(begin())).toBeUndefined();
});
