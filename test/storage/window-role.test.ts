/** Whose window this is: kept as long as the window lives, or said by its address. */
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptRole, takeRoleFrom } from '../../src/storage/window-role.js';

let kept: Map<string, string>;
let replaced: string[];

/** A window's storage, which outlives the page. */
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }) as unknown as Storage;

beforeEach(() => {
  kept = new Map();
  replaced = [];
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => replaced.push(address),
  });
});

const address = (search: string) => ({ search, pathname: '/', hash: '' });

test('whose window it is, is kept when it is loaded again', () => {
  new KeptRole(storage).keep('arbiter');
  expect(new KeptRole(storage).role).toBe('arbiter');
});

test('the address says it once, and leaves the rest of it', () => {
  expect(takeRoleFrom(address('?role=assistant+of+white&fen=x'))).toBe('assistant of white');
  expect(replaced).toEqual(['/?fen=x']);
});

test('what is no role is none, and an address without one is left', () => {
  expect(takeRoleFrom(address('?role=king'))).toBeUndefined();
  expect(takeRoleFrom(address('?fen=x'))).toBeUndefined();
  expect(replaced).toEqual(['/']);
});

test('where nothing may be kept it is asked anew, and nothing is thrown', () => {
  const none = new KeptRole(() => {
    throw new Error('not allowed');
  });
  none.keep('black');
  expect(none.role).toBeUndefined();
});
