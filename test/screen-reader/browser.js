/**
 * The app in a real window on the desktop. Keys come from the desktop; through the browser's own protocol come only what no key
 * can do: the sentinel, a second window of the app that nobody hears, and a game at a table that is set up before anybody listens.
 */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM } from './chromium.js';
import { FIREFOX } from './firefox.js';
import { EnvironmentError } from './processes.js';

/**
 * @typedef {object} BrowserKind What differs from one browser to another.
 * @property {'chromium' | 'firefox'} browser
 * @property {string} name As people write it.
 * @property {string} windowClass What the class of its windows begins with.
 * @property {() => string} path The program. Throws a MissingError where there is none.
 * @property {(profile: string, url: string) => readonly string[]} parameters Of the program, which shows the address and lets itself
 *   be connected to; it prepares the empty folder of the profile where the program needs that.
 * @property {(profile: string) => Promise<import('puppeteer-core').Browser> | undefined} connect Nothing until the program says where.
 * @property {(browser: import('puppeteer-core').Browser, url: string, patience: number) => Promise<import('puppeteer-core').Page>}
 *   openUnseen Opens an address where nobody sees or hears it, within so many milliseconds.
 */

/** @type {readonly BrowserKind[]} */
export const BROWSERS = [CHROMIUM, FIREFOX];

const START = 30_000;
/** Milliseconds for the page to ask for a service worker, and for that to be ready. */
const OFFLINE = { registered: 3_000, ready: 20_000 };
const SENTINEL_REGION = 'screen-reader-test-sentinel';

export class AppWindow {
  #desktop;
  #kind;
  #program;
  #browser;
  #page;
  #url;
  /** @type {import('puppeteer-core').Page | undefined} */
  #elsewhere;

  constructor(desktop, kind, program, browser, page, url) {
    this.#desktop = desktop;
    this.#kind = kind;
    this.#program = program;
    this.#browser = browser;
    this.#page = page;
    this.#url = url;
  }

  /**
   * Opens the address in a window of its own, with nothing kept from before, and gives it the keyboard.
   * @param {import('./desktop.js').Desktop} desktop
   * @param {BrowserKind} kind
   * @param {string} url
   * @param {readonly string[]} [table] What is ticked in the form of a game at a table, which is begun before the address is opened.
   * @param {boolean} [saysAgain] Whether what a key broke off is said again by itself.
   * @throws MissingError where that browser is not installed.
   * @throws EnvironmentError where it cannot store anything: no game could be kept in it.
   */
  static async open(desktop, kind, url, table, saysAgain = false) {
    const path = kind.path();
    const { processes } = desktop;
    const profile = mkdtempSync(join(processes.folder, 'profile-'));
    const program = processes.start(path, kind.parameters(profile, table ? new URL('/', url).href : url));
    const browser = await processes.until('answer of the browser', START, () => kind.connect(profile));
    const page = await processes.until('page of the app', START, async () =>
      (await browser.pages()).find((candidate) => candidate.url() !== 'about:blank'),
    );
    await desktop.activate(kind.windowClass);
    if (!page.url().startsWith(new URL(url).origin)) await page.goto(url);
    await page.evaluate(keptForOffline, OFFLINE);
    if (!(await page.evaluate(storageOpens, START))) throw new EnvironmentError('the browser opens no storage');
    if (table) {
      await beginAtTable(page, table);
      await page.goto(url);
    }
    if (!saysAgain) await page.evaluate(sayNothingAgain);
    await page.evaluate((id) => {
      const region = document.createElement('div');
      region.id = id;
      region.setAttribute('aria-live', 'polite');
      document.body.append(region);
    }, SENTINEL_REGION);
    return new AppWindow(desktop, kind, program, browser, page, url);
  }

  /**
   * Gives something the focus.
   * @param {import('./scenario.js').Nearby} near
   */
  async goNear({ focused }) {
    const { processes } = this.#desktop;
    const stop = await processes.until(focused, START, async () => (await this.#page.$(focused)) ?? undefined);
    await stop.focus();
  }

  /** Leads to a page of the app, as a link to its address does. @param {string} hash */
  async goTo(hash) {
    await this.#page.evaluate((page) => {
      location.hash = page;
    }, hash);
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
   * Opens a second window of the same app, which nobody sees: it takes neither the focus nor the screen reader's ear.
   * @param {string} [whose] Whose that window is, at a table.
   */
  async openElsewhere(whose) {
    const url = new URL(whose === undefined ? '/' : `/?${new URLSearchParams({ role: whose })}`, this.#url).href;
    this.#elsewhere = await this.#kind.openUnseen(this.#browser, url, START);
  }

  /** Enters a line in the move entry of the second window, so that the move reaches the first without any key there. */
  async enterElsewhere(line) {
    // A window that nobody sees is not painted, and takes no keys; its script runs as in any other.
    for (let tries = 0; tries < 200; tries += 1) {
      if (await this.#elsewhere?.evaluate(submitLine, line)) return;
      await pause(50);
    }
    throw new Error('no “Your move” in a second window of the app');
  }

  /** Closes the window and waits until its browser has ended. */
  async close() {
    await this.#browser.disconnect();
    await this.#desktop.processes.end(this.#program);
  }
}

/**
 * Sets a game at a table up in the page, by its form, and begins it. What comes stands in shadow roots, where a locator would not see
 * it come, and nobody listens yet: so each is looked for until it is there, and pressed by script.
 */
async function beginAtTable(page, ticked) {
  const options = { polling: 50, timeout: START };
  const press = (wanted) => page.waitForFunction(pressed, options, wanted);
  await press({ text: 'Set up a game at a table …' });
  for (const id of ticked) await press({ within: 'table-form', selector: `#${id}` });
  await press({ within: 'table-form', selector: 'button[type=submit]' });
  await press({ within: 'table-form', selector: '#begin' });
  await page.waitForFunction(boardIsThere, options);
}

/** Runs in the page. */
function boardIsThere() {
  const within = (root) =>
    [...root.querySelectorAll('*')].some(
      (element) => element.localName === 'chess-board' || (element.shadowRoot && within(element.shadowRoot)),
    );
  return within(document);
}

/**
 * Runs in the page: presses a button with this text, or what this selector finds in such an element, once the app can be used.
 * @param {{ readonly text: string } | { readonly within: string, readonly selector: string }} wanted
 * @returns {boolean} whether it was there
 */
function pressed(wanted) {
  if (!document.querySelector('chess-app[ready]')) return false;
  const elements = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? elements(element.shadowRoot) : []),
    ]);
  const all = elements(document);
  const found =
    'text' in wanted
      ? all.find((element) => element.localName === 'button' && element.textContent.trim() === wanted.text)
      : all.find(({ localName }) => localName === wanted.within)?.shadowRoot?.querySelector(wanted.selector);
  found?.click();
  return Boolean(found);
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
 * Runs in the page: whether the browser, asked without the app, opens a database within so many milliseconds. On an overloaded machine
 * its storage has been seen to fail for a whole window.
 */
function storageOpens(within) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), within);
    const asked = indexedDB.open('screen-reader-test');
    asked.onerror = () => resolve(false);
    asked.onsuccess = () => {
      asked.result.close();
      indexedDB.deleteDatabase('screen-reader-test');
      resolve(true);
    };
  });
}

/** Runs in the page, when it is ready: what is said after each step shall be of that step alone. Holds in all windows of the app. */
async function sayNothingAgain() {
  const app = () => document.querySelector('chess-app[ready]')?.shadowRoot?.querySelector('.app');
  while (!app()) await new Promise((resolve) => setTimeout(resolve, 50));
  app().dispatchEvent(Object.assign(new Event('setting-changed'), { change: { repetition: 'nothing' } }));
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
