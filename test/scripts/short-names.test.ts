/** Messages are kept by short names. */
import { expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/messages/catalogue.js';
import { partNames, seedFor } from '../../scripts/messages/short-names.js';
import { shortName } from '../../speech/messages/short-name.js';

const many = (group: string, prefix: string): string =>
  [`## ${group}`, ...Array.from({ length: 1000 }, (_, index) => `${prefix}-${String(index)} = Text`)].join('\n');

it('reckons a name of three signs from an id, a letter first, by FNV-1a', () => {
  // The published hash of "foobar" from the usual offset basis is 0xbf9cf968 = 3214735720 (Fowler, Noll, Vo: test vectors).
  // 3214735720 = 52 · 61821840 + 40: "O"; 61821840 = 62 · 997126 + 28: "C"; 997126 = 62 · 16082 + 42: "Q".
  expect(shortName('foobar', 2_166_136_261)).toBe('OCQ');
});

it('leaves a name as it is that is as short already, as that of a part', () => {
  expect(shortName('p1b', 7)).toBe('p1b');
  expect(shortName('no', 7)).toBe('no');
});

it('gives messages that are loaded together names of their own, which no part has', () => {
  const catalogue = readCatalogue(
    'en',
    'en.ftl',
    [many('refusals', 'refusal'), many('page-start', 'start'), '## shared', 'part-one = one', 'shared-one = One'].join(
      '\n',
    ),
  );
  const seed = seedFor([catalogue]);
  const ids = [...catalogue.messages.values()];
  for (const group of ['refusals', 'page-start']) {
    const together = ids.filter((one) => one.group === group || one.group === 'shared');
    const parts = partNames(catalogue);
    expect(new Set(together.map(({ id }) => parts.get(id) ?? shortName(id, seed))).size).toBe(1002);
  }
});
