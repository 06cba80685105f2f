/** The table of decision 0007, case by case: what is said when nobody watched, and what it costs. */
import { describe, expect, test } from 'vitest';
import { phraseFacts } from '../../../speech/phrase/facts.js';
import { textOf } from '../../../speech/utterance.js';
import { clockAt } from '../../../src/laws/clock/clock.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import { english } from '../../speech/said.js';
import { settled, setup } from '../fakes.js';
import { CASES, type Case, type Happening } from './unwatched-cases.js';
import { Machine, type TestWindow } from './window.js';

const SECOND = 1000;

const PLAYED: Readonly<Record<Case['play'], Partial<Conditions>>> = {
  casual: { play: 'casual', arbiter: false, press: 'by hand' },
  strict: { play: 'strict', arbiter: true },
  'clock alone': { play: 'casual', arbiter: false, press: 'by hand', board: 'elsewhere' },
};

/** White's clock has run for twenty seconds. */
async function begun({ play, windows }: Pick<Case, 'play' | 'windows'>) {
  const machine = new Machine();
  const window = await machine.open('one');
  if (windows === 2) await machine.open('two');
  const { conditions, ...rest } = setup('game');
  const time = { white: timeControl(10), black: timeControl(10) };
  await window.session.begin({ ...rest, conditions: { ...conditions, time, ...PLAYED[play] } });
  await window.session.act({ type: 'start', by: 'arbiter' });
  machine.step();
  await machine.watch(20 * SECOND);
  return { machine, window };
}

/** Gives the window that is looked at then. */
async function happen(machine: Machine, window: TestWindow, happening: Happening): Promise<TestWindow> {
  const { clock } = machine;
  if ('sleeps' in happening) {
    clock.time += happening.sleeps * SECOND;
    if (happening.count === 'stands still') clock.behind += happening.sleeps * SECOND;
    return window;
  }
  if ('sets' in happening) {
    clock.set(happening.sets * SECOND);
    return window;
  }
  if ('freezes' in happening) {
    window.frozen = true;
    await machine.watch(happening.freezes * SECOND);
    window.frozen = false;
    return window;
  }
  if ('reloads' in happening) await window.close();
  else window.kill();
  if ('clockSet' in happening) clock.set((happening.clockSet ?? 0) * SECOND);
  const gone = 'reloads' in happening ? happening.reloads : happening.crashes;
  await machine.watch(gone * SECOND);
  return machine.open('again');
}

function said(window: TestWindow, from = 0): readonly string[] {
  return window.news.slice(from).flatMap((news) => {
    const told = news.type === 'act' && phraseFacts(news.entry.facts, english());
    return told ? [textOf(told)] : [];
  });
}

function clockOf({ session, clock }: TestWindow) {
  const { game } = session.held as HeldGame;
  if (!game.clock) throw new Error('no clock');
  const face = clockAt(game.clock, clock.now());
  return { left: face.white.time / SECOND, runs: face.white.running, fallen: face.white.flag };
}

describe.each(CASES)('$name ($play, windows: $windows)', (one) => {
  test(one.said.join(' ') || 'nothing is said', async () => {
    const { machine, window } = await begun(one);
    const before = window.news.length;
    let looked = window;
    for (const happening of one.happens) looked = await happen(machine, looked, happening);
    machine.step();
    await settled();
    const { left, runs } = one;
    expect({ said: said(looked, looked === window ? before : 0), ...clockOf(looked) }).toEqual({
      ...{ said: one.said, left, runs, fallen: false },
    });
    // And from here on it goes evenly.
    await machine.watch(3 * SECOND);
    expect(clockOf(looked).left).toBe(runs ? left - 3 : left);
  });
});

describe('what nobody watched', () => {
  test('is in the record before whatever is done on waking', async () => {
    const { machine, window } = await begun({ play: 'casual' });
    machine.clock.time += 12 * 60 * SECOND;
    await window.session.act({ type: 'stop', by: 'white' });
    const acts = machine.disk.entriesOf('game').map(({ act }) => act);
    expect(acts.slice(1)).toEqual([
      { type: 'unwatched', by: 'arbiter', at: 1000 + 740 * SECOND, length: 720 * SECOND },
      { type: 'stop', by: 'white', at: 1000 + 740 * SECOND },
    ]);
  });

  test('that could not be kept is noticed again', async () => {
    const { machine, window } = await begun({ play: 'casual' });
    machine.disk.onWrite = () => Promise.resolve('disk full');
    machine.clock.time += 12 * 60 * SECOND;
    expect(await window.session.act({ type: 'stop', by: 'white' })).toMatchObject({
      refusal: { reason: 'not kept', cause: 'disk full' },
    });
    expect(clockOf(window).left).toBe(580);
    machine.disk.onWrite = () => Promise.resolve('kept');
    await machine.watch(SECOND);
    expect(said(window).at(-1)).toBe('The device was away for 12 minutes. White is not charged for it.');
    expect(clockOf(window).left).toBe(579);
  });

  test('no other window may claim', async () => {
    const { machine, window } = await begun({ play: 'casual' });
    const follower = await machine.open('two');
    const draft = { type: 'unwatched', by: 'arbiter', length: 1000 } as never;
    expect(await follower.session.act(draft)).toEqual({
      type: 'refused',
      refusal: { reason: 'unreadable act', why: 'no act' },
    });
    expect(window.session.entries.map(({ act }) => act.type)).toEqual(['start']);
  });

  test('a game that was kept before such time was noticed goes on from its last act', async () => {
    const { machine, window } = await begun({ play: 'casual' });
    window.kill();
    machine.watches.kept.clear();
    const again = await machine.open('again');
    expect(said(again)).toEqual(['The device was away for 20 seconds. White is not charged for it.']);
    expect(clockOf(again)).toEqual({ left: 600, runs: true, fallen: false });
  });

  test('a window that comes while another holds the game goes by its time, whatever the wall clock says', async () => {
    const { machine, window } = await begun({ play: 'casual' });
    machine.clock.set(-3600 * SECOND);
    await machine.watch(2 * SECOND);
    const follower = await machine.open('two');
    expect([clockOf(window).left, clockOf(follower).left]).toEqual([578, 578]);
  });
});
