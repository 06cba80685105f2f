/**
 * Draws the PNG icons of the web app manifest from `public/icons/icon.svg`, with the browser the tests use. Run it after a change
 * of the drawing, `node scripts/make-icons.js`, and commit what it made.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments, browserPath } from './browser-path.js';

const FOLDER = path.resolve(import.meta.dirname, '..', 'public', 'icons');

/** A maskable icon may be cut to a circle of four fifths (W3C manifest, safe zone): its ground has no corners, its drawing is smaller. */
const ICONS = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
];

const drawing = await readFile(path.join(FOLDER, 'icon.svg'), 'utf8');
const executablePath = await browserPath();
const browser = await puppeteer.launch({ executablePath, args: browserArguments(executablePath) });
try {
  const page = await browser.newPage();
  for (const { file, size, maskable } of ICONS) {
    const whole = drawing.replace('rx="96"', '').replace('viewBox="0 0 512 512"', 'viewBox="-64 -64 640 640"');
    const masked = whole.replace('width="512" height="512"', 'x="-64" y="-64" width="640" height="640"');
    await page.setViewport({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${maskable ? masked : drawing}`);
    await writeFile(path.join(FOLDER, file), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
