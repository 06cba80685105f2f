/** Messages are kept by short names. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/messages/catalogue.js';
import { LOADS } from '../../scripts/messages/loads.js';
import { partNames, seedFor } from '../../scripts/messages/short-names.js';
import { shortName } from '../../speech/messages/short-name.js';

it('reckons a name of three signs from an id, a letter first, by FNV-1a', () => {
  // The published hash of "foobar" from the usual offset basis is 0xbf9cf968 = 3214735720 (Fowler, Noll, Vo: test vectors).
  // 3214735720 = 52 · 61821840 + 40: "O"; 61821840 = 62 · 997126 + 28: "C"; 997126 = 62 · 16082 + 42: "Q".
  expect(shortName('foobar', 2_166_136_261)).toBe('OCQ');
});

it('leaves a name as it is that is as short already, as that of a part', () => {
  expect(shortName('p1b', 7)).toBe('p1b');
  expect(shortName('no', 7)).toBe('no');
});

it('gives the messages that are said of a game names of their own, which no part has', () => {
  const file = new URL('../../speech/messages/en.ftl', import.meta.url);
  const catalogue = readCatalogue('en', 'en.ftl', readFileSync(file, 'utf8'));
  const seed = seedFor([catalogue]);
  const parts = partNames(catalogue);
  const late = [...LOADS.page, ...LOADS.latePage];
  const ids = [...catalogue.messages.values()].filter(({ group }) => !late.includes(group)).map(({ id }) => id);
  expect(new Set(ids.map((id) => parts.get(id) ?? shortName(id, seed))).size).toBe(ids.length);
});
