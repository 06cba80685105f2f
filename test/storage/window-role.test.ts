import { beforeEach, expect, test, vi } from 'vitest';

/** The window as a page that is loaded anew has it: nothing is remembered but what it kept. */
const loaded = () => {
  vi.resetModules();
  return import('../../src/storage/window-role.js');
};

let kept: Map<string, string>;
let replaced: string[];

beforeEach(() => {
  kept = new Map();
  replaced = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, address: string) => replaced.push(address) });
});

const address = (search: string) => ({ search, pathname: '/' }) as Location;

test('whose window it is, is kept when it is loaded again', async () => {
  (await loaded()).setWindowRole('arbiter');
  expect((await loaded()).windowRole()).toBe('arbiter');
});

test('the address says it once, and leaves the rest of it', async () => {
  const window = await loaded();
  window.takeRoleFrom(address('?role=assistant+of+white&fen=x'));
  expect(window.windowRole()).toBe('assistant of white');
  expect(replaced).toEqual(['/?fen=x']);
});

test('what is no role is none, and an address without one is left', async () => {
  const window = await loaded();
  window.takeRoleFrom(address('?role=king'));
  window.takeRoleFrom(address('?fen=x'));
  expect(window.windowRole()).toBeUndefined();
  expect(replaced).toEqual(['/']);
});

test('where nothing may be kept it holds until the page is loaded again', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const window = await loaded();
  window.setWindowRole('black');
  expect(window.windowRole()).toBe('black');
  expect(window.boardHere()).toBe('black');
});

test('a player is shown his own board, anybody else the one that was chosen', async () => {
  const window = await loaded();
  window.showBoardOf('black');
  window.setWindowRole('white');
  expect(window.boardHere()).toBe('white');
  window.setWindowRole('arbiter');
  expect(window.boardHere()).toBe('black');
});
