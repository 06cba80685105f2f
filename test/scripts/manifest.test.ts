import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTES } from '../../components/styles/palettes.js';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor?: string;
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  readonly screenshots: readonly Picture[];
};
const page = readFileSync('index.html', 'utf8');

/** Width and height as the header of a PNG has them (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
}

test('the manifest shows a wide and a narrow window, each of the size that it says', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of manifest.screenshots) expect(sizeOf(`public/${src}`)).toBe(sizes);
});

test.each(['light', 'dark'] as const)('the bar around a %s page has the colour of the page', (theme) => {
  const [, colour] =
    new RegExp(`theme-color" media="\\(prefers-color-scheme: ${theme}\\)" content="(#\\w+)"`).exec(page) ?? [];
  expect(colour).toBe(PALETTES[theme].pageFace);
});
