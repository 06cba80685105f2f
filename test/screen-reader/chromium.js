/** Chromium, driven through its DevTools protocol. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../../scripts/browser-path.js';
import { MissingError } from './processes.js';

/** The small browser inside @sparticuz/chromium has no windows, so here it must be a whole one. */
const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @type {import('./browser.js').BrowserKind} */
export const CHROMIUM = {
  browser: 'chromium',
  name: 'Chromium',
  windowClass: 'chrom',

  path() {
    const path = [process.env.CHROME_PATH, ...PATHS].find((candidate) => candidate && existsSync(candidate));
    if (!path) throw new MissingError('not installed: chromium');
    return path;
  },

  parameters(profile, url) {
    return [
      ...BROWSER_ARGUMENTS,
      '--test-type',
      '--force-renderer-accessibility',
      '--remote-debugging-port=0',
      '--window-size=1200,950',
      `--user-data-dir=${profile}`,
      `--app=${url}`,
    ];
  },

  connect(profile) {
    const port = debuggingPort(profile);
    return port && puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  },

  /** In a hidden window: it is never painted, and takes neither keys nor the focus. */
  async openUnseen(browser, url, patience) {
    const devtools = await browser.target().createCDPSession();
    const known = new Set(browser.targets());
    await devtools.send('Target.createTarget', { url, hidden: true });
    const target = await browser.waitForTarget(
      (candidate) =>
        !known.has(candidate) &&
        candidate.url().startsWith(new URL('/', url).href) &&
        candidate.type() !== 'service_worker',
      { timeout: patience },
    );
    return target.asPage();
  },
};

/** The port the browser listens on, once it has written it down. */
function debuggingPort(profile) {
  const file = join(profile, 'DevToolsActivePort');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] || undefined : undefined;
}
