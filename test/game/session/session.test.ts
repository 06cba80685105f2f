import { describe, expect, it } from 'vitest';
import { settled, setup } from '../fakes.js';
import { JOURNAL_VERSION } from '../../../src/game/session/journal.js';
import { Machine, makes, resigns } from './window.js';

/** After 1 e4, as the FEN standard gives it (PGN specification 16.1.4, without the square nobody can take on). */
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

async function begun(machine = new Machine()) {
  const window = await machine.open('one');
  expect(await window.session.begin(setup('game'))).toEqual({ type: 'done', facts: [] });
  return { machine, window };
}

describe('a session in one window', () => {
  it('holds the game from the first, and has none yet', async () => {
    const window = await new Machine().open('one');
    expect(window.session.here).toBe(true);
    expect(window.session.held).toBeUndefined();
    expect(window.told).toEqual(['holds: first']);
    expect(await window.make('white', 'e2e4')).toEqual({ type: 'refused', refusal: { reason: 'no game' } });
  });

  it('plays alone where the browser has neither locks nor channels', async () => {
    const machine = new Machine();
    const window = await machine.open('one', true);
    await window.session.begin(setup('game'));
    await window.makes('white', 'e2e4');
    expect(window.fen).toBe(AFTER_E4);
    expect(machine.browser.sent).toEqual([]);
  });

  it('keeps an act before it tells of it', async () => {
    const { machine, window } = await begun();
    let atWriting: readonly string[] = [];
    machine.disk.onWrite = () => {
      atWriting = [...window.told];
      return Promise.resolve('kept');
    };
    window.session.listen((news) => {
      if (news.type === 'act') expect(machine.disk.entriesOf('game')).toHaveLength(news.entry.n);
    });
    await window.makes('white', 'e2e4');
    expect(atWriting).toEqual(['holds: first', 'game begun']);
    expect(window.told).toEqual(['holds: first', 'game begun', 'act 1']);
    expect(window.fen).toBe(AFTER_E4);
    expect(machine.disk.entriesOf('game')).toMatchObject([
      { n: 1, version: JOURNAL_VERSION, act: { type: 'make', at: 1000 } },
    ]);
  });

  it('refuses an act that could not be kept, and the game is as it was', async () => {
    const { machine, window } = await begun();
    const before = window.fen;
    machine.disk.onWrite = () => Promise.resolve('disk full');
    expect(await window.make('white', 'e2e4')).toEqual({
      type: 'refused',
      refusal: { reason: 'not kept', cause: 'disk full' },
    });
    expect(window.fen).toBe(before);
    expect(window.told).toEqual(['holds: first', 'game begun']);
    machine.disk.onWrite = () => Promise.resolve('kept');
    await window.makes('white', 'd2d4');
    expect(machine.disk.entriesOf('game')).toHaveLength(1);
  });

  it('treats a journal that throws as one that could not keep', async () => {
    const { machine, window } = await begun();
    machine.disk.onWrite = () => Promise.reject(new Error('the disk is on fire'));
    expect(await window.make('white', 'e2e4')).toMatchObject({ refusal: { reason: 'not kept', cause: 'unknown' } });
    expect(window.errors).toHaveLength(1);
  });

  it('does acts one at a time, in the order they came', async () => {
    const { machine, window } = await begun();
    let writing = 0;
    machine.disk.onWrite = async () => {
      writing += 1;
      expect(writing).toBe(1);
      await settled();
      writing -= 1;
      return 'kept';
    };
    const results = await Promise.all([
      window.make('white', 'e2e4'),
      window.make('black', 'e7e5'),
      window.make('black', 'd7d5'),
      window.make('white', 'g1f3'),
    ]);
    expect(results.map(({ type }) => type)).toEqual(['done', 'done', 'refused', 'done']);
    expect(results[2]).toMatchObject({ refusal: { reason: 'not your turn', turn: 'white' } });
    expect(window.told.slice(2)).toEqual(['act 1', 'act 2', 'act 3']);
  });

  it('never lets time run backwards, though the clock does', async () => {
    const { machine, window } = await begun();
    machine.clock.time = 5000.4;
    await window.makes('white', 'e2e4');
    machine.clock.set(-4600);
    machine.clock.time += 1000;
    await window.makes('black', 'e7e5');
    await window.close();
    const again = await machine.open('again');
    await again.makes('white', 'g1f3');
    machine.clock.time += 3000;
    await again.makes('black', 'b8c6');
    expect(machine.disk.entriesOf('game').map(({ act }) => act.at)).toEqual([5000, 6000, 6000, 9000]);
  });

  it('refuses an act for a game that another has followed', async () => {
    const { window } = await begun();
    const second = window.session.begin(setup('second'));
    const late = window.make('white', 'e2e4');
    await second;
    expect(await late).toEqual({ type: 'refused', refusal: { reason: 'no game' } });
    expect(window.session.held).toMatchObject({ setup: { id: 'second' }, acts: 0 });
  });

  it('does not begin from what no game can stand in', async () => {
    const window = await new Machine().open('one');
    expect(await window.session.begin(setup('game', 'not a position'))).toEqual({
      type: 'refused',
      refusal: { reason: 'unreadable', text: 'not a position' },
    });
    expect(window.session.held).toBeUndefined();
  });

  it('keeps an act in hand when it is closed, and takes no other', async () => {
    const { machine, window } = await begun();
    const inHand = window.make('white', 'e2e4');
    const queued = window.make('black', 'e7e5');
    await Promise.resolve();
    await Promise.resolve();
    window.session.close();
    const late = window.make('black', 'd7d5');
    const closed = { type: 'refused', refusal: { reason: 'not kept', cause: 'storage closed' } };
    expect(await inHand).toMatchObject({ type: 'done' });
    expect(await queued).toEqual(closed);
    expect(await late).toEqual(closed);
    await settled();
    expect(machine.disk.entriesOf('game')).toHaveLength(1);
    expect(machine.browser.holder).toBeUndefined();
    expect(machine.timers.running).toBe(0);
  });
});

describe('bringing a game back', () => {
  it('brings back the game begun last where it was, and says so', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    window.kill();
    const again = await machine.open('again');
    expect(again.told).toEqual(['holds: first', 'game brought back']);
    expect(again.fen).toBe(AFTER_E4);
    expect(again.session.held).toEqual(window.session.held);
    await again.makes('black', 'e7e5');
  });

  it('brings back a game that has ended as ended', async () => {
    const { machine, window } = await begun();
    await window.session.act(resigns);
    window.kill();
    const again = await machine.open('again');
    expect(again.session.held?.game.ending).toMatchObject({ result: '0-1', reason: 'resignation' });
    expect(await again.make('white', 'e2e4')).toMatchObject({ refusal: { reason: 'game over' } });
  });

  it('has an act that was kept though the window died before it told of it', async () => {
    const { machine, window } = await begun();
    const lost = window.make('white', 'e2e4');
    while (machine.disk.entriesOf('game').length === 0) await Promise.resolve();
    window.kill();
    await settled();
    expect(window.told).not.toContain('act 1');
    void lost;
    const again = await machine.open('again');
    expect(again.fen).toBe(AFTER_E4);
  });

  it('tells who listens first what happened before, once', async () => {
    const { window } = await begun();
    const late: string[] = [];
    window.session.listen(({ type }) => late.push(type));
    await window.makes('white', 'e2e4');
    expect(late).toEqual(['act']);
  });

  it('keeps the old result where it judges otherwise, and says so', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    await window.makes('black', 'e7e5');
    window.kill();
    // As if an older version had found that Black's move ended the game.
    const ending = { result: '1/2-1/2', reason: 'dead position', article: '5.2.2' } as const;
    const entries = machine.disk.games[0]?.entries ?? [];
    entries[1] = { ...entries[1]!, facts: [...entries[1]!.facts, { type: 'ended', ending, audience: [] }] };
    const again = await machine.open('again');
    expect(again.told).toEqual(['holds: first', 'game brought back', 'judged otherwise 2']);
    expect(again.session.held?.game.ending).toEqual(ending);
    expect(again.session.held?.acts).toBe(2);
  });

  it('goes on in a copy where it would refuse an act that was kept, and touches nothing', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    await window.makes('black', 'e7e5');
    window.kill();
    const entries = machine.disk.games[0]?.entries ?? [];
    entries[1] = { ...entries[1]!, act: { ...makes('black', 'e7e4'), at: entries[1]!.act.at } };
    const kept = structuredClone(entries);
    const again = await machine.open('again');
    expect(again.told).toEqual(['holds: first', 'game brought back', 'judged otherwise 2']);
    expect(again.fen).toBe(AFTER_E4);
    await again.makes('black', 'c7c5');
    expect(machine.disk.entriesOf('game')).toEqual(kept);
    expect(machine.disk.games.map((game) => [game.setup.id, game.entries.length])).toEqual([
      ['game', 2],
      ['game~2', 2],
    ]);
  });

  it('goes on from the last act before a gap, and says so', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    await window.makes('black', 'e7e5');
    await window.makes('white', 'g1f3');
    window.kill();
    machine.disk.games[0]?.entries.splice(1, 1);
    const again = await machine.open('again');
    expect(again.told).toEqual(['holds: first', 'game brought back', 'damaged 2']);
    await again.makes('black', 'c7c5');
    expect(machine.disk.entriesOf('game').map(({ n }) => n)).toEqual([1, 3]);
    again.kill();
    const third = await machine.open('third');
    expect(third.told).toEqual(['holds: first', 'game brought back']);
    expect(third.session.held?.acts).toBe(2);
  });

  it('shows a damaged game that had ended as ended', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    await window.session.act(resigns);
    window.kill();
    machine.disk.games[0]?.entries.splice(0, 1);
    const again = await machine.open('again');
    expect(again.told).toEqual(['holds: first', 'game brought back', 'damaged 1']);
    expect(again.session.held?.game.ending?.reason).toBe('resignation');
    expect(machine.disk.games).toHaveLength(1);
    const joined = await machine.open('joined');
    expect(joined.session.held?.game.ending?.reason).toBe('resignation');
  });

  it('takes no act while the copy cannot be kept, and tries again with the next', async () => {
    const { machine, window } = await begun();
    await window.makes('white', 'e2e4');
    window.kill();
    const entries = machine.disk.games[0]?.entries ?? [];
    entries[0] = { ...entries[0]!, act: { ...makes('white', 'e2e5'), at: 1 } };
    machine.disk.onWrite = () => Promise.resolve('disk full');
    const again = await machine.open('again');
    const full = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };
    expect(await again.make('white', 'd2d4')).toEqual(full);
    machine.disk.onWrite = () => Promise.resolve('kept');
    // Now there is a copy, which is another game than the one the act was meant for.
    expect(await again.make('white', 'd2d4')).toMatchObject({ refusal: { reason: 'no game' } });
    await again.makes('white', 'd2d4');
    expect(again.told).toEqual([
      'holds: first',
      'game brought back',
      'judged otherwise 1',
      'game brought back',
      'act 1',
    ]);
    expect(machine.disk.entriesOf('game~1')).toHaveLength(1);
  });

  it('says when the kept game cannot be read, and can begin another', async () => {
    const machine = new Machine();
    machine.disk.games.push({ setup: setup('game', 'no position at all'), entries: [] });
    const window = await machine.open('one');
    expect(window.told).toEqual(['holds: first', 'damaged 0']);
    await window.session.begin(setup('next'));
    await window.makes('white', 'e2e4');
    expect(machine.disk.games).toHaveLength(2);
  });
});
