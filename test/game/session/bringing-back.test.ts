/** A game that was left goes on again: in the window that holds the game, and in those that follow it. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../../src/laws/board/board.js';
import type { GameSetup } from '../../../src/game/session/journal.js';
import { settled, setup } from '../fakes.js';
import { Machine, resigns } from './window.js';

/** After 1 e4, and after 1 d4, as the FEN standard gives them. */
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const AFTER_D4 = 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1';

const DONE = { type: 'done', facts: [] };

/** Two games: the first left after 1 e4, the second stands after 1 d4. */
async function left() {
  const machine = new Machine();
  const window = await machine.open('one');
  await window.session.begin(setup('first'));
  await window.makes('white', 'e2e4');
  await window.session.begin(setup('second'));
  await window.makes('white', 'd2d4');
  window.news.length = 0;
  return { machine, window };
}

describe('a game that was left', () => {
  it('is brought back as it stood, goes on, and is there when the page is loaded again', async () => {
    const { machine, window } = await left();
    expect(await window.session.bringBack('first')).toEqual(DONE);
    expect(window.told).toEqual(['game brought back']);
    expect(window.fen).toBe(AFTER_E4);
    await window.makes('black', 'e7e5');
    expect(machine.disk.entriesOf('first')).toHaveLength(2);
    expect(machine.disk.entriesOf('second')).toHaveLength(1);
    window.session.close();
    await settled();
    const again = await machine.open('again');
    expect(again.session.held).toMatchObject({ setup: { id: 'first' }, acts: 2 });
  });

  it('may have ended: it stands here to be looked at', async () => {
    const { window } = await left();
    await window.session.act(resigns);
    await window.session.bringBack('first');
    await window.session.bringBack('second');
    expect(window.session.held?.game.ending).toMatchObject({ result: '0-1', reason: 'resignation' });
  });

  it('stands here already: nothing is told anew', async () => {
    const { window } = await left();
    expect(await window.session.bringBack('second')).toEqual(DONE);
    expect(window.told).toEqual([]);
  });

  it('is not there any more: it is refused, and the game that stands here goes on', async () => {
    const { window } = await left();
    expect(await window.session.bringBack('third')).toEqual({ type: 'refused', refusal: { reason: 'no game' } });
    expect(window.fen).toBe(AFTER_D4);
    await window.makes('black', 'd7d5');
  });

  it('cannot be read, or not be given its place: it is refused, and the game that stands here goes on', async () => {
    const { machine, window } = await left();
    machine.disk.onWrite = () => Promise.resolve('disk full');
    const full = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };
    expect(await window.session.bringBack('first')).toEqual(full);
    machine.disk.onWrite = () => Promise.resolve('kept');
    machine.disk.games.push({ setup: setup('bad', 'no position'), entries: [] });
    machine.disk.games.unshift(...machine.disk.games.splice(-1));
    const unknown = { type: 'refused', refusal: { reason: 'not kept', cause: 'unknown' } };
    expect(await window.session.bringBack('bad')).toEqual(unknown);
    expect(window.told).toEqual([]);
    await window.makes('black', 'd7d5');
  });

  it('does not take the place of a strict game at a table', async () => {
    const machine = new Machine();
    const window = await machine.open('one');
    await window.session.begin(setup('first'));
    const strict: GameSetup = {
      ...setup('strict'),
      conditions: { play: 'strict', start: START_FEN },
      table: { approved: true, callStyle: 'fide', specialClock: false },
    };
    await window.session.begin(strict);
    await window.session.act({ type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } });
    expect(await window.session.bringBack('first')).toEqual({ type: 'refused', refusal: { reason: 'engine locked' } });
  });
});

describe('two windows', () => {
  it('the one that follows hears of the game that was brought back in the other', async () => {
    const { machine, window } = await left();
    const other = await machine.open('two');
    other.news.length = 0;
    await window.session.bringBack('first');
    await settled();
    expect(other.told).toEqual(['game brought back']);
    expect(other.fen).toBe(AFTER_E4);
    await other.makes('black', 'e7e5');
    expect(machine.disk.entriesOf('first')).toHaveLength(2);
  });

  it('the one that follows brings it back in both', async () => {
    const { machine, window } = await left();
    const other = await machine.open('two');
    expect(await other.session.bringBack('first')).toEqual(DONE);
    expect([window.fen, other.fen]).toEqual([AFTER_E4, AFTER_E4]);
    expect(await other.session.bringBack('third')).toEqual({ type: 'refused', refusal: { reason: 'no game' } });
  });

  it('what was asked of a window that goes is done by the next', async () => {
    const { machine, window } = await left();
    const other = await machine.open('two');
    machine.disk.onRead = () => new Promise(() => undefined);
    const asked = other.session.bringBack('first');
    await settled();
    machine.disk.onRead = () => Promise.resolve();
    window.kill();
    expect(await asked).toEqual(DONE);
    expect(other.fen).toBe(AFTER_E4);
  });
});
