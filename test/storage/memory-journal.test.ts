import { expect, it } from 'vitest';
import { MemoryJournal } from '../../src/storage/memory-journal.js';
import type { JournalEntry } from '../../src/game/session/journal.js';
import { setup } from '../game/fakes.js';

const entry = (n: number): JournalEntry => ({ n, version: 1, act: { type: 'offer', by: 'white', at: n }, facts: [] });
const ending = { result: '1-0', reason: 'resignation', article: '5.1.2', winner: 'white' } as const;

it('keeps games as a journal does, for as long as it lives', async () => {
  const journal = new MemoryJournal();
  expect(await journal.latest()).toEqual({ ok: true });
  expect(await journal.begin(setup('a'), [entry(1)])).toEqual({ ok: true });
  expect(await journal.append('a', entry(2))).toEqual({ ok: true });
  expect(await journal.begin(setup('b'))).toEqual({ ok: true });
  const b = { ok: true, game: { setup: setup('b'), entries: [] } };
  expect(await journal.latest()).toEqual(b);
  expect(await journal.find('a')).toEqual({ ok: true, game: { setup: setup('a'), entries: [entry(1), entry(2)] } });
  expect(await journal.find('nobody')).toEqual({ ok: true });
});

it('overwrites nothing and leaves no gap', async () => {
  const journal = new MemoryJournal();
  const refused = { ok: false, cause: 'unknown' };
  await journal.begin(setup('a'), [entry(1)]);
  expect(await journal.begin(setup('a'))).toEqual(refused);
  expect(await journal.append('a', entry(1))).toEqual(refused);
  expect(await journal.append('a', entry(3))).toEqual(refused);
  expect(await journal.append('nobody', entry(1))).toEqual(refused);
});

it('knows how a game ended', async () => {
  const journal = new MemoryJournal();
  await journal.begin(setup('a'));
  await journal.append('a', { ...entry(1), facts: [{ type: 'ended', ending, audience: [] }] });
  expect(await journal.latest()).toMatchObject({ game: { ending } });
});
