import { describe, expect, it } from 'vitest';
import { isEngineLocked } from '../../src/game/held-game.js';
import type { GameSetup } from '../../src/game/session/journal.js';
import { setup, settled } from './fakes.js';
import { Machine } from './session/window.js';

const AGREED = { approved: true, callStyle: 'fide', specialClock: false } as const;

function atTable(play: 'strict' | 'casual'): GameSetup {
  const { conditions, ...rest } = setup('table');
  return { ...rest, conditions: { ...conditions, play, arbiter: false }, table: AGREED };
}

const computer: GameSetup = {
  ...setup('computer'),
  seats: { white: { type: 'player' }, black: { type: 'computer', level: 1 } },
};
const locked = { type: 'refused', refusal: { reason: 'engine locked' } };
const done = { type: 'done', facts: [] };

describe('while a strict game at a table is not over', () => {
  it('no game against the computer begins, in whichever window', async () => {
    const machine = new Machine();
    const [holder, other] = [await machine.open('holder'), await machine.open('other')];
    expect(await holder.session.begin(atTable('strict'))).toEqual(done);
    await settled();
    expect(await holder.session.begin(computer)).toEqual(locked);
    expect(await other.session.begin(computer)).toEqual(locked);
    expect(other.session.held?.setup.id).toBe('table');
    expect(isEngineLocked(other.session.held)).toBe(true);
  });

  it('nor does any other once something was done in it, for the lock would go with it', async () => {
    const machine = new Machine();
    const window = await machine.open('window');
    await window.session.begin(atTable('strict'));
    expect(await window.session.begin({ ...atTable('strict'), id: 'set up anew' })).toEqual(done);
    await window.session.act({ type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } });
    expect(await window.session.begin(setup('beside'))).toEqual(locked);
    expect(window.session.held?.setup.id).toBe('set up anew');
  });

  it('it is free again when that is over', async () => {
    const machine = new Machine();
    const window = await machine.open('window');
    await window.session.begin(atTable('strict'));
    await window.session.act({ type: 'resign', by: 'white' });
    expect(isEngineLocked(window.session.held)).toBe(false);
    expect(await window.session.begin(computer)).toEqual(done);
  });

  it('it is free in casual play, in a game that is not at a table, and where no game stands', async () => {
    const machine = new Machine();
    const window = await machine.open('window');
    expect(isEngineLocked(window.session.held)).toBe(false);
    await window.session.begin(atTable('casual'));
    expect(isEngineLocked(window.session.held)).toBe(false);
    const { table: _, ...beside } = atTable('strict');
    await window.session.begin({ ...beside, id: 'beside' });
    expect(isEngineLocked(window.session.held)).toBe(false);
    expect(await window.session.begin(computer)).toEqual(done);
  });
});
