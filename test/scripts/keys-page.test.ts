import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEYS_PAGE, keysPage } from '../../scripts/keys-page.js';

it('docs/keys.md says what the table of commands says now; `npm run keys` writes it anew', async () => {
  expect(readFileSync(KEYS_PAGE, 'utf8')).toBe(await keysPage());
});

it('has each key of each place', () => {
  const page = readFileSync(KEYS_PAGE, 'utf8');
  const rows = page.split('\n').map((row) => row.replaceAll(/ +/g, ' '));
  for (const row of [
    '| `Enter`, `Space` | lift or place |',
    '| `Shift+N` | previous knight |',
    '| `Ctrl+Home` | board start |',
    '| `V` | talk |',
    '| `F8` | talk |',
    '| `Left Arrow`, `Page Up`, `A` | clock press left |',
    '| `Shift+F` | assistant claim flag |',
    '| `?` | keys |',
  ]) {
    expect(rows).toContain(row);
  }
});
