/** The Laws are loaded when they are first needed; where that fails the act is refused, and the next one tries again. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/laws/editions.js';
import * as laws from '../../src/play/laws.js';
import type { LoadLaws } from '../../src/play/load-laws.js';
import { ifLoaded, remembered } from '../../src/play/remembered.js';
import { settled, setup } from '../game/fakes.js';
import { Machine, TestWindow, makes } from '../game/session/window.js';

const REFUSED = { type: 'refused', refusal: { reason: 'not loaded' } };

/** A network that is cut or not, and counts what was asked of it. */
class Network {
  cut = false;
  asked = 0;

  readonly loadLaws: LoadLaws = () => {
    this.asked += 1;
    return this.cut ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(laws);
  };
}

async function begun(network: Network) {
  const machine = new Machine();
  const window = await machine.open('one', false, network.loadLaws);
  await window.session.begin(setup('game'));
  return { machine, window };
}

/** A machine on which a game was kept, and no window is open any more. */
async function kept() {
  const machine = new Machine();
  const window = await machine.open('one');
  await window.session.begin(setup('game'));
  await window.makes('white', 'e2e4');
  window.session.close();
  await settled();
  return machine;
}

describe('the Laws', () => {
  it('are not loaded for opening a page and beginning a game, but for the first act', async () => {
    const network = new Network();
    const { window } = await begun(network);
    expect(network.asked).toBe(0);
    await window.makes('white', 'e2e4');
    expect(network.asked).toBe(1);
    expect(window.told).toEqual(['holds: first', 'game begun', 'act 1']);
  });

  it('are loaded to begin from a position or by another edition, and without them that is refused', async () => {
    const network = new Network();
    network.cut = true;
    const window = await new Machine().open('one', false, network.loadLaws);
    const position = setup('position', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    const usual = setup('edition');
    const edition = { ...usual, conditions: { ...usual.conditions, edition: 'FIDE 2005' } } as const;
    expect(await window.session.begin(position)).toEqual(REFUSED);
    expect(await window.session.begin(edition)).toEqual(REFUSED);
    expect(window.told).toEqual(['holds: first']);
    network.cut = false;
    expect(await window.session.begin(position)).toEqual({ type: 'done', facts: [] });
    expect(await window.session.begin(edition)).toEqual({ type: 'done', facts: [] });
    expect(window.session.held?.game.edition).toBe(EDITIONS['FIDE 2005']);
  });

  it('refuse by not being there: nothing is done or kept, nothing is thrown, and the next act tries again', async () => {
    const network = new Network();
    const { machine, window } = await begun(network);
    const before = window.fen;
    network.cut = true;
    expect(await window.make('white', 'e2e4')).toEqual(REFUSED);
    expect(await window.make('white', 'e2e4')).toEqual(REFUSED);
    expect(window.fen).toBe(before);
    expect(machine.disk.entriesOf('game')).toEqual([]);
    expect(window.errors).toEqual([]);
    network.cut = false;
    await window.makes('white', 'e2e4');
    expect(window.told).toEqual(['holds: first', 'game begun', 'act 1']);
    expect(network.asked).toBe(3);
  });

  it('cost no time while they are loaded, and acts keep their order', async () => {
    const machine = new Machine();
    let arrive = (): void => undefined;
    const loading = new Promise<typeof laws>((resolve) => {
      arrive = () => resolve(laws);
    });
    const window = await machine.open('one', false, () => loading);
    await window.session.begin(setup('game'));
    const first = window.make('white', 'e2e4');
    await settled();
    const second = window.make('black', 'e7e5');
    machine.clock.time = 9000;
    await settled();
    arrive();
    expect([await first, await second]).toMatchObject([{ type: 'done' }, { type: 'done' }]);
    expect(machine.disk.entriesOf('game').map(({ act }) => act.at)).toEqual([1000, 9000]);
  });

  it('bring a kept game back; without them it is told that it cannot be shown, and it stays kept', async () => {
    const machine = await kept();
    const network = new Network();
    network.cut = true;
    const window = await machine.open('two', false, network.loadLaws);
    expect(window.told).toEqual(['holds: first', 'not loaded']);
    expect(window.session.held).toBeUndefined();
    expect(window.errors).toEqual([]);
    window.session.close();
    await settled();
    const later = await machine.open('three');
    expect(later.told).toEqual(['holds: first', 'game brought back']);
    expect(later.session.held?.acts).toBe(1);
  });

  it('may be missing while a new game is begun instead', async () => {
    const machine = await kept();
    const network = new Network();
    network.cut = true;
    const window = await machine.open('two', false, network.loadLaws);
    expect(await window.session.begin(setup('next'))).toEqual({ type: 'done', facts: [] });
    network.cut = false;
    await window.makes('white', 'd2d4');
    expect(machine.disk.entriesOf('game')).toHaveLength(1);
    expect(machine.disk.entriesOf('next')).toHaveLength(1);
  });

  it('are told as missing too where the reading of kept games is', async () => {
    const machine = await kept();
    const window = new TestWindow(machine, 'two');
    window.journal.latest = () => Promise.resolve({ ok: false, cause: 'not loaded' });
    await window.open(false);
    expect(window.told).toEqual(['holds: first', 'not loaded']);
  });
});

it('a window that takes over without the reading of kept games does nothing before it has them, and then goes on', async () => {
  const machine = new Machine();
  const one = await machine.open('one');
  await one.session.begin(setup('game'));
  await one.makes('white', 'e2e4');
  const other = await machine.open('two');
  const latest = other.journal.latest.bind(other.journal);
  other.journal.latest = () => Promise.resolve({ ok: false, cause: 'not loaded' });
  one.session.close();
  await settled();
  expect(other.told.slice(-2)).toEqual(['holds: other window closed', 'not loaded']);
  expect(await other.make('black', 'e7e5')).toEqual(REFUSED);
  expect(machine.disk.entriesOf('game')).toHaveLength(1);
  other.journal.latest = latest;
  await other.makes('black', 'e7e5');
  const third = await machine.open('three');
  expect(third.session.held?.acts).toBe(2);
  expect(third.fen).toBe(other.fen);
});

describe('a window beside the one that holds the game', () => {
  async function besideWithout(network: Network) {
    network.cut = true;
    const machine = new Machine();
    const one = await machine.open('one');
    await one.session.begin(setup('game'));
    const other = await machine.open('two', false, network.loadLaws);
    return { machine, one, other };
  }

  it('opens without the Laws, says so once, and refuses what is asked', async () => {
    const { one, other } = await besideWithout(new Network());
    expect(other.told).toEqual(['not loaded']);
    expect(await other.session.act(makes('white', 'e2e4'))).toEqual(REFUSED);
    expect(await other.session.begin(setup('next'))).toEqual(REFUSED);
    expect(other.told).toEqual(['not loaded']);
    expect(one.session.held?.setup.id).toBe('game');
  });

  it('follows as soon as it can, when something is asked', async () => {
    const network = new Network();
    const { one, other } = await besideWithout(network);
    network.cut = false;
    expect(await other.session.begin(setup('next'))).toEqual({ type: 'done', facts: [] });
    await other.makes('white', 'e2e4');
    expect(one.session.held).toMatchObject({ setup: { id: 'next' }, acts: 1 });
    expect(other.errors).toEqual([]);
  });

  it('takes over, though it could not follow', async () => {
    const network = new Network();
    const { one, other } = await besideWithout(network);
    await one.makes('white', 'e2e4');
    network.cut = false;
    one.session.close();
    await settled();
    expect(other.told.slice(1)).toEqual(['holds: first', 'game brought back']);
    await other.makes('black', 'e7e5');
  });

  it('is answered by a holder that has them only later', async () => {
    const network = new Network();
    network.cut = true;
    const { machine, window: one } = await begun(network);
    const opening = machine.open('two');
    await settled();
    await machine.timers.pass(3000);
    const other = await opening;
    expect(other.session.held).toBeUndefined();
    network.cut = false;
    await machine.timers.pass(3000);
    expect(other.session.held?.setup.id).toBe('game');
    expect(one.errors).toEqual([]);
  });
});

describe('a part that is loaded later', () => {
  it('is loaded once, and again only after a failure', async () => {
    let asked = 0;
    let fails = true;
    const load = remembered(() => {
      asked += 1;
      return fails ? Promise.reject(new Error('cut')) : Promise.resolve(`part ${asked}`);
    });
    await expect(Promise.all([load(), load()])).rejects.toThrow('cut');
    expect(asked).toBe(1);
    expect(await ifLoaded(load)).toBeUndefined();
    fails = false;
    expect(await load()).toBe('part 3');
    expect(await ifLoaded(load)).toBe('part 3');
    expect(asked).toBe(3);
  });
});
