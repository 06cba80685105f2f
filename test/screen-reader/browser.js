/**
 * The app in a real window on the desktop. Keys come from the desktop; through the browser's own protocol come only what no key
 * can do: the sentinel, a second window of the app that nobody hears, and a game at a table that is set up before anybody listens.
 */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from '../../scripts/browser-path.js';
import { MissingError } from './processes.js';

/** The small browser inside @sparticuz/chromium has no windows, so here it must be a whole one. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const START = 30_000;
/** Milliseconds for the page to ask for a service worker, and for that to be ready. */
const OFFLINE = { registered: 3_000, ready: 20_000 };
const SENTINEL_REGION = 'screen-reader-test-sentinel';

export class AppWindow {
  #desktop;
  #program;
  #browser;
  #page;
  #url;
  /** @type {import('puppeteer-core').Page | undefined} */
  #elsewhere;

  constructor(desktop, program, browser, page, url) {
    this.#desktop = desktop;
    this.#program = program;
    this.#browser = browser;
    this.#page = page;
    this.#url = url;
  }

  /**
   * Opens the address in a window of its own, with nothing kept from before, and gives it the keyboard.
   * @param {import('./desktop.js').Desktop} desktop
   * @param {string} url
   * @param {readonly string[]} [table] What is ticked in the form of a game at a table, which is begun before the address is opened.
   */
  static async open(desktop, url, table) {
    const path = [process.env.CHROME_PATH, ...BROWSERS].find((candidate) => candidate && existsSync(candidate));
    if (!path) throw new MissingError('not installed: chromium');
    const { processes } = desktop;
    const profile = mkdtempSync(join(processes.folder, 'profile-'));
    const program = processes.start(path, [
      ...BROWSER_ARGUMENTS,
      '--test-type',
      '--force-renderer-accessibility',
      '--remote-debugging-port=0',
      '--window-size=1200,950',
      `--user-data-dir=${profile}`,
      `--app=${table ? new URL('/', url).href : url}`,
    ]);
    const port = await processes.until('answer of the browser', START, () => debuggingPort(profile));
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    const page = await processes.until('page of the app', START, async () =>
      (await browser.pages()).find((candidate) => candidate.url().startsWith(new URL(url).origin)),
    );
    await desktop.activate();
    await page.evaluate(keptForOffline, OFFLINE);
    if (table) {
      await beginAtTable(page, table);
      await page.goto(url);
    }
    await page.evaluate((id) => {
      const region = document.createElement('div');
      region.id = id;
      region.setAttribute('aria-live', 'polite');
      document.body.append(region);
    }, SENTINEL_REGION);
    return new AppWindow(desktop, program, browser, page, url);
  }

  /** Has the page say a word that the app never says. */
  async writeSentinel(text) {
    await this.#page.evaluate(
      (id, message) => {
        const region = document.getElementById(id);
        if (region) region.textContent = message;
      },
      SENTINEL_REGION,
      text,
    );
  }

  /**
   * Enters a line in the move entry of a second window of the same app, so that the move reaches the first without any key
   * there. That window is hidden: it takes neither the focus nor the screen reader's ear.
   * @param {string} line
   * @param {string} [whose] Whose window that is, at a table; it is the same in every step of a scenario.
   */
  async enterElsewhere(line, whose) {
    this.#elsewhere ??= await this.#openElsewhere(whose);
    // A hidden window is never painted, and takes no keys; its script runs as in any other.
    for (let tries = 0; tries < 200; tries += 1) {
      if (await this.#elsewhere.evaluate(submitLine, line)) return;
      await pause(50);
    }
    throw new Error('no “Your move” in a second window of the app');
  }

  async #openElsewhere(whose) {
    const devtools = await this.#browser.target().createCDPSession();
    const url = new URL(whose === undefined ? '/' : `/?${new URLSearchParams({ role: whose })}`, this.#url).href;
    const known = new Set(this.#browser.targets());
    await devtools.send('Target.createTarget', { url, hidden: true });
    const target = await this.#browser.waitForTarget(
      (candidate) =>
        !known.has(candidate) &&
        candidate.url().startsWith(new URL('/', url).href) &&
        candidate.type() !== 'service_worker',
      { timeout: START },
    );
    return target.asPage();
  }

  /** Closes the window and waits until its browser has ended. */
  async close() {
    await this.#browser.disconnect();
    await this.#desktop.processes.end(this.#program);
  }
}

/** Sets a game at a table up in the page, by its form, and begins it. */
async function beginAtTable(page, ticked) {
  const click = (selector) => page.locator(selector).setTimeout(START).click();
  await click('::-p-text(Set up a game at a table …)');
  for (const id of ticked) await click(`>>> table-form >>> #${id}`);
  await click('>>> table-form >>> button[type=submit]');
  await click('>>> table-form >>> #begin');
  await page.locator('>>> chess-board').setTimeout(START).wait();
}

/**
 * Runs in the page: waits until the service worker has kept everything, if there is one. The app says that it has, once, and on
 * a busy machine it would do so between any two keys.
 */
async function keptForOffline({ registered, ready }) {
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const registration = () => navigator.serviceWorker.getRegistration();
  for (let waited = 0; waited < registered && !(await registration()); waited += 50) await pause(50);
  if (await registration()) await Promise.race([navigator.serviceWorker.ready, pause(ready)]);
}

/**
 * Runs in the page: enters the line in "Your move", through whatever shadow roots it lies in.
 * @returns {boolean} `false` when there is no such field yet.
 */
function submitLine(line) {
  const fields = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLInputElement ? [element] : []),
      ...(element.shadowRoot ? fields(element.shadowRoot) : []),
    ]);
  const field = fields(document).find((input) =>
    [...(input.labels ?? [])].some((label) => label.textContent?.trim() === 'Your move'),
  );
  if (!field?.form) return false;
  field.value = line;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.form.requestSubmit();
  return true;
}

/** The port the browser listens on, once it has written it down. */
function debuggingPort(profile) {
  const file = join(profile, 'DevToolsActivePort');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] || undefined : undefined;
}
