/** The usual game, which is begun with what is there before the judges, is the one that they would begin. */
import { expect, it } from 'vitest';
import { beginGame, beginUsual } from '../../src/laws/rules/begin.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { EDITIONS } from '../../src/laws/editions.js';
import { DEFAULT_EDITION, EDITION_NAMES } from '../../src/laws/editions/edition.js';
import { positionOf } from '../../src/laws/game.js';

const TIME = { white: timeControl(90, 30), black: timeControl(5) };
const USUAL: readonly Conditions[] = [
  { play: 'casual', start: START_FEN },
  { play: 'casual', start: START_FEN, edition: DEFAULT_EDITION, press: 'by hand' },
  { play: 'casual', start: START_FEN, arbiter: true, recording: 'players' },
];

it.each(USUAL)('is the same: %j', (conditions) => {
  const usual = beginUsual(conditions);
  const any = beginGame(conditions);
  if (!usual || !any.ok) throw new Error('not begun');
  const { positions: _, boards: __, ...rest } = usual;
  expect(any.game).toMatchObject(rest);
  expect(Object.keys(usual).sort()).toEqual(Object.keys(any.game).sort());
  expect(usual.edition).toBe(EDITIONS[DEFAULT_EDITION]);
  expect(usual.boards.black).toBe(positionOf(usual));
  expect(positionOf(usual).isSameAs(positionOf(any.game))).toBe(true);
  expect(positionOf(usual).fen()).toBe(positionOf(any.game).fen());
});

it('is no other: from a position, with a clock, in strict play, or by another edition', () => {
  expect(beginUsual({ play: 'casual', start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' })).toBeUndefined();
  expect(beginUsual({ play: 'casual', start: START_FEN, time: TIME })).toBeUndefined();
  expect(beginUsual({ play: 'strict', start: START_FEN })).toBeUndefined();
  for (const edition of EDITION_NAMES) {
    const begun = beginUsual({ play: 'casual', start: START_FEN, edition });
    expect(begun?.edition).toBe(edition === DEFAULT_EDITION ? EDITIONS[edition] : undefined);
  }
});
