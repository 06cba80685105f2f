/** What a window or a journal may bring as a move that was locked away. */
import { expect, test } from 'vitest';
import { parseAct } from '../../../src/laws/parse.js';

const isAct = (value: unknown): boolean => parseAct(value).ok;

const LOCKED = {
  cipher: 'AQIDBAUGBwgJCgsMDQ4PEA==',
  salt: 'AAECAwQFBgcICQoLDA0ODw==',
  iv: 'AAECAwQFBgcICQoL',
  lock: 'passphrase',
};
const sealing = (sealed: unknown) => ({ type: 'seal', by: 'white', at: 0, step: { do: 'write', sealed } });

test('is taken with either lock', () => {
  expect(isAct(sealing(LOCKED))).toBe(true);
  expect(isAct(sealing({ ...LOCKED, lock: 'envelope file' }))).toBe(true);
});

test.each([
  ['no base64', { cipher: '{"text":"knight to f3"}' }],
  ['too long', { cipher: 'A'.repeat(2052) }],
  ['too short', { salt: 'AAAA' }],
  ['a long salt', { salt: 'A'.repeat(68) }],
  ['an initial value that is none', { iv: '' }],
  ['another lock', { lock: 'seal of wax' }],
  ['a number', { cipher: 7 }],
])('is not taken: %s', (_what, wrong) => {
  expect(isAct(sealing({ ...LOCKED, ...wrong }))).toBe(false);
});

test('what was found in the envelope is a list of moves', () => {
  const resume = { type: 'resume', by: 'arbiter', at: 0, present: { white: true, black: true }, late: 0 };
  expect(isAct({ ...resume, opened: { readings: [{ from: 'g1', to: 'f3' }] } })).toBe(true);
  expect(isAct({ ...resume, opened: { readings: [{ from: 'g1' }] } })).toBe(false);
  expect(isAct({ ...resume, opened: 'Nf3' })).toBe(false);
});
