/** A flag stands in the record at the moment it fell, however late that was noticed. */
import { describe, expect, test } from 'vitest';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import { setup } from '../fakes.js';
import { Machine } from './window.js';

const FALL = { type: 'flag', by: 'arbiter', of: 'white' } as const;

/** One minute each; White's clock was started at 1000, so his flag falls at 61 000. */
async function started(given: Partial<Conditions> = {}) {
  const machine = new Machine();
  const window = await machine.open('one');
  const { conditions, ...rest } = setup('game');
  const time = { white: timeControl(1), black: timeControl(1) };
  await window.session.begin({
    ...rest,
    conditions: { ...conditions, time, arbiter: false, press: 'by hand', board: 'elsewhere', ...given },
  });
  machine.clock.time = 1000;
  await window.session.act({ type: 'start', by: 'arbiter' });
  const acts = () => machine.disk.entriesOf('game').map(({ act: { type, at } }) => [type, at]);
  return { machine, window, acts };
}

describe('the fall of a flag in the record', () => {
  test('is at its due time, though it is noticed late', async () => {
    const { machine, window, acts } = await started();
    await machine.watch(60_000);
    machine.clock.time = 61_740;
    expect(await window.session.act(FALL)).toMatchObject({ type: 'done' });
    expect(acts()).toEqual([
      ['start', 1000],
      ['flag', 61_000],
    ]);
  });

  test('is there before whatever was done after it', async () => {
    const { machine, window, acts } = await started();
    await machine.watch(60_000);
    machine.clock.time = 61_005;
    const pressed = await window.session.act({ type: 'press', by: 'white' });
    expect(pressed).toMatchObject({ type: 'refused', refusal: { reason: 'clocks stopped' } });
    expect(acts()).toEqual([
      ['start', 1000],
      ['flag', 61_000],
    ]);
  });

  test('when it fell while the page was reloaded', async () => {
    const { machine, window, acts } = await started();
    await machine.watch(29_000);
    await window.session.act({ type: 'press', by: 'white' });
    await machine.watch(55_000);
    await window.close();
    machine.clock.time += 9000;
    const again = await machine.open('again');
    await again.session.act({ ...FALL, of: 'black' });
    expect(acts().at(-1)).toEqual(['flag', 90_000]);
  });

  test('is none while nobody watched: the page was gone for longer', async () => {
    const { machine, window, acts } = await started();
    await machine.watch(50_000);
    await window.close();
    machine.clock.time = 10 * 60_000;
    const again = await machine.open('again');
    expect(await again.session.act(FALL)).toMatchObject({ refusal: { reason: 'flag has not fallen', left: 10_000 } });
    expect(acts().at(-1)).toEqual(['unwatched', 10 * 60_000]);
  });

  test('is not the program’s to notice where an arbiter is there, or only players claim it', async () => {
    for (const given of [{ arbiter: true }, { edition: 'US Chess' }] as const) {
      const { machine, window, acts } = await started(given);
      await machine.watch(61_000);
      await window.session.act({ type: 'press', by: 'white' });
      expect(acts().at(-1)).toEqual(['press', 62_000]);
    }
  });

  test('one that cannot be kept is a refusal, and nothing after it is done', async () => {
    const { machine, window, acts } = await started();
    await machine.watch(60_000);
    machine.clock.time = 61_005;
    machine.disk.onWrite = () => Promise.resolve('disk full');
    expect(await window.session.act({ type: 'stop', by: 'white' })).toMatchObject({
      refusal: { reason: 'not kept', cause: 'disk full' },
    });
    expect(acts()).toEqual([['start', 1000]]);
  });
});
