/** A window that holds the game and is frozen: another takes the game over, and the old one is fenced off. */
import { describe, expect, test } from 'vitest';
import type { ActResult } from '../../../src/game/session/session-port.js';
import { settled, setup } from '../fakes.js';
import { Machine, type TestWindow } from './window.js';

const TAKEN_OVER = { type: 'refused', refusal: { reason: 'not kept', cause: 'taken over' } };

/** One holds the game, after 1. e4, and hears nothing; the other follows it. */
async function frozen() {
  const machine = new Machine();
  const one = await machine.open('one');
  await one.session.begin(setup('game'));
  await one.makes('white', 'e2e4');
  const other = await machine.open('two');
  await settled();
  machine.browser.loses = (_, to) => to === 'one';
  /** What the frozen window hears of its lock when it wakes. */
  const waking: (() => void)[] = [];
  machine.browser.tellsLost = (tell) => waking.push(tell);
  const wakes = async (): Promise<void> => {
    machine.browser.loses = () => false;
    for (const tell of waking) tell();
    await settled();
  };
  return { machine, one, other, wakes };
}

const acts = (machine: Machine) => machine.disk.entriesOf('game').map(({ act }) => act.type);

async function takes(window: TestWindow): Promise<void> {
  expect(await window.session.takeOver()).toBe(true);
  await settled();
}

describe('a window that takes the game over', () => {
  test('holds it, and does what was asked of the one that did not answer', async () => {
    const { machine, other } = await frozen();
    const asked = other.make('black', 'e7e5');
    await machine.timers.pass(9000);
    expect(other.told.at(-1)).toBe('follows: other window silent');
    await takes(other);
    expect(await asked).toMatchObject({ type: 'done' });
    expect(other.told.slice(-2)).toEqual(['holds: taken here', 'act 2']);
    expect(other.session.here).toBe(true);
    expect(acts(machine)).toEqual(['make', 'make']);
  });

  test('holds it since later than the one before, whatever the wall clock says', async () => {
    const { machine, other } = await frozen();
    const before = machine.disk.holdsSince;
    machine.clock.set(-3_600_000);
    await takes(other);
    expect(machine.disk.holdsSince).toBeGreaterThan(before);
  });

  test('is not asked to where it holds it already', async () => {
    const { one } = await frozen();
    expect(await one.session.takeOver()).toBe(true);
    expect(one.told.filter((told) => told.startsWith('holds'))).toEqual(['holds: first']);
  });
});

describe('the window that held it', () => {
  test('writes nothing on waking, though it has not heard yet that it was taken over', async () => {
    const { machine, one, other } = await frozen();
    await takes(other);
    await other.makes('black', 'e7e5');
    // It wakes, and its own user moves at once.
    expect(await one.make('black', 'c7c5')).toMatchObject(TAKEN_OVER);
    expect(machine.disk.entriesOf('game').map(({ act }) => act.type === 'make' && act.move.to)).toEqual(['e4', 'e5']);
  });

  test('nor what it was writing when it was frozen', async () => {
    const { machine, one, other } = await frozen();
    let go = (): void => undefined;
    machine.disk.onWrite = (window) =>
      window === 'one'
        ? new Promise((resolve) => {
            go = () => resolve('kept');
          })
        : Promise.resolve('kept');
    let answer: ActResult | undefined;
    void one.make('black', 'c7c5').then((result) => (answer = result));
    await settled();
    await takes(other);
    await other.makes('black', 'e7e5');
    go();
    await settled();
    expect(answer).toMatchObject(TAKEN_OVER);
    expect(acts(machine)).toEqual(['make', 'make']);
  });

  test('begins no game in place of the one that goes on elsewhere', async () => {
    const { machine, one, other } = await frozen();
    await takes(other);
    expect(await one.session.begin(setup('another'))).toMatchObject(TAKEN_OVER);
    expect(machine.disk.games).toHaveLength(1);
  });

  test('follows from then on, hears what it has missed, and can be asked again', async () => {
    const { one, other, wakes } = await frozen();
    await takes(other);
    await other.makes('black', 'e7e5');
    await wakes();
    expect(one.told.slice(-2)).toEqual(['follows: taken over', 'act 2']);
    expect(one.session.here).toBe(false);
    expect(one.fen).toBe(other.fen);
    await one.makes('white', 'g1f3');
    expect(other.session.held?.acts).toBe(3);
    expect(one.fen).toBe(other.fen);
  });

  test('takes it back when the other is closed', async () => {
    const { one, other, wakes } = await frozen();
    await takes(other);
    await wakes();
    await other.close();
    await settled();
    expect(one.told.at(-1)).toBe('holds: other window closed');
    await one.makes('black', 'e7e5');
  });

  test('begins nothing while its page is frozen, for what it began would keep every other window waiting', async () => {
    const { machine, one, other } = await frozen();
    machine.browser.loses = () => false;
    one.session.rest(true);
    let writes = 0;
    machine.disk.onWrite = () => {
      writes += 1;
      return Promise.resolve('kept');
    };
    const asked = other.make('black', 'e7e5');
    await machine.timers.pass(9000);
    expect(writes).toBe(0);
    expect(other.told.at(-1)).toBe('follows: other window silent');
    one.session.rest(false);
    await machine.timers.pass(3000);
    expect(await asked).toMatchObject({ type: 'done' });
  });
});
