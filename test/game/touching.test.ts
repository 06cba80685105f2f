/** Lifting a piece where that is an act, and where it is none. */
import { expect, it } from 'vitest';
import { Touching } from '../../src/game/touching.js';
import type { PlacedPiece } from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';

const KNIGHT: PlacedPiece = { color: 'black', kind: 'knight', square: 'g8' };
const LIFTED: HandNews = { type: 'lifted', piece: KNIGHT };
const NOT_YOURS: HandNews = { type: 'not yours', piece: KNIGHT };
const PUT_BACK: HandNews = { type: 'put back', piece: KNIGHT };

/** A board whose touches are answered when the test says so. */
function open(binds: boolean, opponents = false) {
  const done: string[] = [];
  const answers: ((kept: boolean) => void)[] = [];
  const touching = new Touching({
    binds: () => binds,
    isOpponents: () => opponents,
    touch: ({ square }) => {
      done.push(`touched ${square}`);
      return new Promise((resolve) => answers.push(resolve));
    },
    putBack: () => done.push('taken from the hand'),
    tell: ({ type }) => done.push(type),
  });
  return { touching, done, answers };
}

it('tells at once, and touches nothing, where touching is free', () => {
  const { touching, done } = open(false);
  void touching.hear(LIFTED);
  void touching.hear(PUT_BACK);
  expect(done).toEqual(['lifted', 'put back']);
});

it('tells what follows a touch after it, though it takes a moment to be kept', async () => {
  const { touching, done, answers } = open(true);
  const first = touching.hear(LIFTED);
  const second = touching.hear(PUT_BACK);
  await Promise.resolve();
  expect(done).toEqual(['touched g8']);
  answers[0]?.(true);
  await Promise.all([first, second]);
  expect(done).toEqual(['touched g8', 'lifted', 'put back']);
});

it('takes a piece out of the hand that could not be touched, and says nothing of lifting', async () => {
  const { touching, done, answers } = open(true);
  const lifted = touching.hear(LIFTED);
  await Promise.resolve();
  answers[0]?.(false);
  await lifted;
  expect(done).toEqual(['touched g8', 'taken from the hand']);
});

it('touches a piece of the opponent’s too, and says so when that is kept (4.3.2)', async () => {
  const { touching, done, answers } = open(true, true);
  const pressed = touching.hear(NOT_YOURS);
  await Promise.resolve();
  expect(done).toEqual(['touched g8']);
  answers[0]?.(true);
  await pressed;
  expect(done).toEqual(['touched g8', 'touched']);
});

it('says nothing more of such a piece that could not be touched: the reason has been told', async () => {
  const { touching, done, answers } = open(true, true);
  const pressed = touching.hear(NOT_YOURS);
  await Promise.resolve();
  answers[0]?.(false);
  await pressed;
  expect(done).toEqual(['touched g8']);
});

it('only says whose a piece is where touching is free, or where nobody here has the move', async () => {
  for (const { touching, done } of [open(false, true), open(true, false)]) {
    await touching.hear(NOT_YOURS);
    expect(done).toEqual(['not yours']);
  }
});
