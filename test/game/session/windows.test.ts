import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../../src/game/session/messages.js';
import { settled, setup } from '../fakes.js';
import { Machine, makes } from './window.js';

async function two() {
  const machine = new Machine();
  const one = await machine.open('one');
  await one.session.begin(setup('game'));
  await one.makes('white', 'e2e4');
  const other = await machine.open('two');
  return { machine, one, other };
}

/** Opens a window while another has the lock and perhaps says nothing: time has to pass for it. */
async function openSlowly(machine: Machine, name: string) {
  const opening = machine.open(name);
  await settled();
  await machine.timers.pass(3000);
  return opening;
}

describe('two windows', () => {
  it('have one holder; the second joins its game and says so', async () => {
    const { one, other } = await two();
    expect(one.session.here).toBe(true);
    expect(other.session.here).toBe(false);
    expect(other.told).toEqual(['follows: other window holds', 'game joined']);
    expect(other.fen).toBe(one.fen);
    expect(other.session.held?.acts).toBe(1);
  });

  it('play one game: an act of either is told in both, once, and kept once', async () => {
    const { machine, one, other } = await two();
    await other.makes('black', 'e7e5');
    expect(other.told.at(-1)).toBe('act 2');
    await one.makes('white', 'g1f3');
    await settled();
    expect(one.told).toEqual(['holds: first', 'game begun', 'act 1', 'act 2', 'act 3']);
    expect(other.told).toEqual(['follows: other window holds', 'game joined', 'act 2', 'act 3']);
    expect(other.fen).toBe(one.fen);
    expect(machine.disk.entriesOf('game').map(({ n, request }) => [n, request])).toEqual([
      [1, undefined],
      [2, 'two 1'],
      [3, undefined],
    ]);
    expect(machine.timers.running).toBe(0);
  });

  it('refuse with the same reason in either', async () => {
    const { one, other } = await two();
    expect(await other.make('white', 'd2d4')).toEqual(await one.make('white', 'd2d4'));
    expect(await other.make('black', 'e7e4')).toEqual(await one.make('black', 'e7e4'));
  });

  it('begin a game from either', async () => {
    const { one, other } = await two();
    expect(await other.session.begin(setup('next'))).toEqual({ type: 'done', facts: [] });
    expect(other.told.at(-1)).toBe('game begun');
    expect(one.session.held?.setup.id).toBe('next');
    expect(await other.session.begin(setup('bad', '8/8'))).toMatchObject({ refusal: { reason: 'unreadable' } });
    await other.makes('white', 'd2d4');
    expect(one.fen).toBe(other.fen);
  });

  it('have no game yet when the first has none', async () => {
    const machine = new Machine();
    await machine.open('one');
    const other = await machine.open('two');
    expect(other.told).toEqual(['follows: other window holds']);
    expect(await other.make('white', 'e2e4')).toMatchObject({ refusal: { reason: 'no game' } });
    await other.session.begin(setup('game'));
    await other.makes('white', 'e2e4');
    expect(other.told).toEqual(['follows: other window holds', 'game begun', 'act 1']);
  });
});

describe('when the window that holds the game goes', () => {
  it('the other holds it, and says so', async () => {
    const { machine, one, other } = await two();
    one.kill();
    await settled();
    expect(other.session.here).toBe(true);
    expect(other.told).toEqual(['follows: other window holds', 'game joined', 'holds: other window closed']);
    await other.makes('black', 'e7e5');
    const third = await machine.open('three');
    expect(third.fen).toBe(other.fen);
  });

  it('the other tells an act that was kept but never told', async () => {
    const { machine, one, other } = await two();
    void one.make('black', 'e7e5');
    while (machine.disk.entriesOf('game').length < 2) await Promise.resolve();
    one.kill();
    await settled();
    expect(other.told.slice(2)).toEqual(['holds: other window closed', 'act 2']);
    expect(machine.disk.entriesOf('game')).toHaveLength(2);
  });

  it('an act asked of it is done once: not again, if it was kept', async () => {
    const { machine, one, other } = await two();
    const asked = other.make('black', 'e7e5');
    while (machine.disk.entriesOf('game').length < 2) await Promise.resolve();
    one.kill();
    expect(await asked).toMatchObject({ type: 'done', facts: [{ type: 'moved', san: 'e5' }] });
    await settled();
    expect(machine.disk.entriesOf('game')).toHaveLength(2);
    expect(other.told.filter((news) => news === 'act 2')).toHaveLength(1);
  });

  it('an act asked of it is done by the other, if it was not kept', async () => {
    const { machine, one, other } = await two();
    machine.disk.onWrite = () => new Promise(() => undefined);
    const asked = other.make('black', 'e7e5');
    await settled();
    machine.disk.onWrite = () => Promise.resolve('kept');
    one.kill();
    expect(await asked).toMatchObject({ type: 'done' });
    expect(machine.disk.entriesOf('game')).toHaveLength(2);
  });

  it('a third window asks the new one', async () => {
    const { machine, one, other } = await two();
    const third = await machine.open('three');
    machine.disk.onWrite = () => new Promise(() => undefined);
    const asked = third.make('black', 'e7e5');
    await settled();
    machine.disk.onWrite = () => Promise.resolve('kept');
    one.kill();
    expect(await asked).toMatchObject({ type: 'done' });
    await settled();
    expect(other.session.here).toBe(true);
    expect(third.fen).toBe(other.fen);
    expect(third.told).toEqual(['follows: other window holds', 'game joined', 'act 2']);
    expect(machine.disk.entriesOf('game').map(({ request }) => request)).toEqual([undefined, 'three 1']);
  });

  it('closed properly, it hands over at once, and a window that only waited has nothing left', async () => {
    const { machine, one, other } = await two();
    other.session.close();
    await settled();
    one.session.close();
    await settled();
    expect(machine.browser.holder).toBeUndefined();
    expect(machine.timers.running).toBe(0);
    expect(other.session.here).toBe(false);
  });

  it('a window that was closed while it waited for an answer is told that the holder is gone', async () => {
    const { machine, other } = await two();
    machine.disk.onWrite = () => new Promise(() => undefined);
    const asked = other.make('black', 'e7e5');
    await settled();
    other.session.close();
    expect(await asked).toEqual({ type: 'refused', refusal: { reason: 'not kept', cause: 'holder gone' } });
  });

  it('after a reload it holds the game again without a word of another window', async () => {
    const { machine, one, other } = await two();
    other.session.close();
    // The lock of the page before is given back a little after the page that follows asks for it.
    const opening = machine.open('reloaded');
    one.kill();
    const reloaded = await opening;
    expect(reloaded.told).toEqual(['holds: first', 'game brought back']);
  });
});

describe('messages that go astray', () => {
  it('what was asked of another holder is not done by this one', async () => {
    const { machine, one } = await two();
    const ask = { protocol: PROTOCOL, from: 'x', holdsSince: 0, request: 'x 1' };
    machine.browser.say({ ...ask, type: 'act', to: 'gone', game: 'game', draft: makes('black', 'e7e5') });
    machine.browser.say({ ...ask, type: 'begin', to: 'gone', setup: setup('next') });
    await settled();
    expect(one.told.at(-1)).toBe('act 1');
    machine.browser.say({ ...ask, type: 'act', to: 'one', game: 'game', draft: makes('black', 'e7e5') });
    await settled();
    expect(one.told.at(-1)).toBe('act 2');
  });

  it('a lost act is noticed by the next, and asked for', async () => {
    const { machine, one, other } = await two();
    machine.browser.loses = () => true;
    await one.makes('black', 'e7e5');
    machine.browser.loses = () => false;
    await one.makes('white', 'g1f3');
    await settled();
    expect(other.told.slice(2)).toEqual(['act 2', 'act 3']);
    expect(other.fen).toBe(one.fen);
  });

  it('a lost question is asked again, and a lost answer too, without doing the act twice', async () => {
    const { machine, one, other } = await two();
    for (const [by, text, lost] of [
      ['black', 'e7e5', (to: string) => to === 'one'],
      ['white', 'g1f3', (to: string) => to === 'two'],
    ] as const) {
      machine.browser.loses = (_, to) => lost(to);
      const asked = other.make(by, text);
      await settled();
      machine.browser.loses = () => false;
      await machine.timers.pass(3000);
      expect(await asked).toMatchObject({ type: 'done' });
    }
    expect(machine.disk.entriesOf('game')).toHaveLength(3);
    expect(other.told.slice(2)).toEqual(['act 2', 'act 3']);
    expect(other.fen).toBe(one.fen);
  });

  it('a refusal that was lost is the same when asked again, though by then the act could be done', async () => {
    const { machine, one, other } = await two();
    machine.browser.loses = (_, to) => to === 'two';
    const asked = other.make('white', 'd2d4');
    await settled();
    machine.browser.loses = () => false;
    await one.makes('black', 'e7e5');
    await machine.timers.pass(3000);
    expect(await asked).toMatchObject({ type: 'refused', refusal: { reason: 'not your turn' } });
    expect(machine.disk.entriesOf('game')).toHaveLength(2);
  });

  it('a silent holder is told of once, and the act waits', async () => {
    const { machine, one, other } = await two();
    machine.browser.loses = (_, to) => to === 'one';
    const asked = other.make('black', 'e7e5');
    await machine.timers.pass(20_000);
    expect(other.told.slice(2)).toEqual(['follows: other window silent']);
    machine.browser.loses = () => false;
    await machine.timers.pass(3000);
    expect(await asked).toMatchObject({ type: 'done' });
    expect(one.session.held?.acts).toBe(2);
  });

  it('a holder that says it is there and does nothing it is asked is silent too, as a frozen page is', async () => {
    const { machine, other } = await two();
    machine.disk.onWrite = () => new Promise(() => undefined);
    void other.make('black', 'e7e5');
    await machine.timers.pass(8999);
    expect(other.told.slice(2)).toEqual([]);
    await machine.timers.pass(1);
    expect(other.told.slice(2)).toEqual(['follows: other window silent']);
  });

  it('when it does at last what it was asked, that is told', async () => {
    const { machine, other } = await two();
    let go = (): void => undefined;
    machine.disk.onWrite = () =>
      new Promise((resolve) => {
        go = () => resolve('kept');
      });
    const asked = other.make('black', 'e7e5');
    await machine.timers.pass(10_000);
    go();
    expect(await asked).toMatchObject({ type: 'done' });
    await settled();
    expect(other.told.slice(2)).toEqual(['follows: other window silent', 'act 2', 'follows: other window answers']);
  });

  it('a window opens though the holder says nothing, and joins when it does', async () => {
    const machine = new Machine();
    const one = await machine.open('one');
    await one.session.begin(setup('game'));
    machine.browser.loses = (_, to) => to === 'one';
    const other = await openSlowly(machine, 'two');
    expect(other.told).toEqual(['follows: other window holds']);
    machine.browser.loses = () => false;
    await machine.timers.pass(3000);
    expect(other.told).toEqual(['follows: other window holds', 'game joined']);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['another program', { hello: 'world' }],
    ['no type', { protocol: PROTOCOL, from: 'x', holdsSince: 5 }],
    ['a type of nobody', { protocol: PROTOCOL, from: 'x', holdsSince: 5, type: 'toString' }],
    ['an act that is none', { protocol: PROTOCOL, from: 'x', holdsSince: 5, type: 'entered', game: 'game', entry: {} }],
    ['a game that is none', { protocol: PROTOCOL, from: 'x', holdsSince: 5, type: 'begun', setup: { id: 'x' } }],
    ['an empty ask', { protocol: PROTOCOL, from: 'x', holdsSince: 0, type: 'act', to: 'one', request: 'r' }],
    [
      'a square off the board',
      {
        ...{ protocol: PROTOCOL, from: 'x', holdsSince: 0, type: 'act', to: 'one', request: 'r', game: 'game' },
        draft: { type: 'make', by: 'black', move: { from: 'e7', to: 'e9' } },
      },
    ],
    [
      'an onlooker who acts',
      {
        ...{ protocol: PROTOCOL, from: 'x', holdsSince: 0, type: 'act', to: 'one', request: 'r', game: 'game' },
        draft: { type: 'resign', by: 'onlooker' },
      },
    ],
  ])('%s is let be', async (_name, message) => {
    const { machine, one, other } = await two();
    const told = [one.told, other.told];
    machine.browser.say(message);
    await settled();
    expect([one.told, other.told]).toEqual(told);
    expect(one.errors).toEqual([]);
    await other.makes('black', 'e7e5');
    expect(one.fen).toBe(other.fen);
  });
});

describe('a window that judges otherwise than the one that holds the game', () => {
  const holder = { protocol: PROTOCOL, from: 'x', holdsSince: 2000 };
  const entry = (n: number, by: 'white' | 'black', text: string, facts: readonly unknown[] = []) => ({
    ...holder,
    ...{ type: 'entered', game: 'game' },
    entry: { n, version: 1, act: { ...makes(by, text), at: 1 }, facts },
  });

  it('keeps to the facts that were told, and says so', async () => {
    const { machine, other } = await two();
    const ending = { result: '1/2-1/2', reason: 'stalemate', article: '5.2.1' };
    machine.browser.say(entry(2, 'black', 'e7e5', [{ type: 'ended', ending, audience: [] }]));
    await settled();
    expect(other.told.slice(2)).toEqual(['act 2', 'judged otherwise 2']);
    expect(other.session.held?.game.ending).toEqual(ending);
  });

  it('says so once where it cannot follow, and tells nothing more of that game', async () => {
    const { machine, other } = await two();
    machine.browser.say(entry(2, 'black', 'e7e4'));
    machine.browser.say(entry(3, 'white', 'd2d4'));
    await settled();
    expect(other.told.slice(2)).toEqual(['judged otherwise 2']);
    machine.browser.say({ ...holder, type: 'begun', setup: setup('next') });
    await settled();
    expect(other.told.slice(3)).toEqual(['game begun']);
  });
});

describe('windows of different versions', () => {
  const newer = { protocol: PROTOCOL + 1, from: 'newer', holdsSince: 5, type: 'anything' };

  it('one that follows is refused, and told why', async () => {
    const machine = new Machine();
    // A newer version holds the lock, and says so in messages of its own.
    await machine.browser.windows('newer').lock.tryTake(() => undefined);
    const opening = machine.open('old');
    await settled();
    machine.browser.say(newer);
    const old = await opening;
    expect(old.told).toEqual(['follows: other window holds']);
    const refused = { type: 'refused', refusal: { reason: 'not kept', cause: 'other version' } };
    expect(await old.session.begin(setup('game'))).toEqual(refused);
    expect(machine.timers.running).toBe(0);
  });

  it('what was asked of nobody yet is refused when the other version speaks', async () => {
    const machine = new Machine();
    await machine.browser.windows('newer').lock.tryTake(() => undefined);
    const old = await openSlowly(machine, 'old');
    const asked = old.session.begin(setup('game'));
    machine.browser.say(newer);
    expect(await asked).toMatchObject({ refusal: { cause: 'other version' } });
  });

  it('what is asked of one that holds now, and still reads what was kept, waits for that', async () => {
    const machine = new Machine();
    const release = await machine.browser.windows('newer').lock.tryTake(() => undefined);
    const old = await openSlowly(machine, 'old');
    machine.browser.say(newer);
    await settled();
    const asked = new Promise((resolve) => {
      old.session.listen(({ type }) => {
        if (type === 'holder') resolve(old.session.begin(setup('game')));
      });
    });
    release?.();
    expect(await asked).toEqual({ type: 'done', facts: [] });
  });

  it('one that holds says so to a follower of another version, and plays on', async () => {
    const { machine, one } = await two();
    const before = machine.browser.sent.length;
    machine.browser.say({ protocol: PROTOCOL + 1, from: 'newer', holdsSince: 0, type: 'hello' });
    await settled();
    expect(machine.browser.sent.slice(before + 1)).toEqual([
      { from: 'one', message: { protocol: PROTOCOL, from: 'one', now: 1000, holdsSince: 1000, type: 'holding' } },
    ]);
    await one.makes('black', 'e7e5');
  });

  it('the older one can hold the game when the newer is gone', async () => {
    const machine = new Machine();
    const release = await machine.browser.windows('newer').lock.tryTake(() => undefined);
    const old = await openSlowly(machine, 'old');
    release?.();
    await settled();
    expect(old.session.here).toBe(true);
    await old.session.begin(setup('game'));
    expect(await old.session.act(makes('white', 'e2e4'))).toMatchObject({ type: 'done' });
  });
});
