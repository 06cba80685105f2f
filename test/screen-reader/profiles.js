/**
 * Profiles of a browser, each of somebody who has been at the app's address, whose browser has kept the program for use offline, and who has done
 * nothing there yet. The first start of a browser, and keeping the program, take longer than a whole scenario; so both are done once and copied.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentError } from './processes.js';

/** Milliseconds for the browser to answer, to keep the program, and to end. */
const START = 30_000;
const KEPT = 60_000;
const END = 10_000;
/** What a browser that has ended leaves behind: whose profile it is, where it could be asked, and what to open again. */
const OF_ONE_RUN = [
  ...['SingletonLock', 'SingletonCookie', 'SingletonSocket', 'DevToolsActivePort', 'Default/Sessions'],
  ...['lock', '.parentlock', 'WebDriverBiDiServer.json', 'sessionstore.jsonlz4', 'sessionstore-backups'],
];

export class Profiles {
  #processes;
  #kind;
  #origin;
  /** @type {string | undefined} */
  #first;

  /**
   * @param {import('./processes.js').Processes} processes Those of the desktop it is shown on.
   * @param {import('./browser.js').BrowserKind} kind
   * @param {string} origin Where the app is.
   */
  constructor(processes, kind, origin) {
    this.#processes = processes;
    this.#kind = kind;
    this.#origin = origin;
  }

  /**
   * @returns {Promise<string>} The folder of a profile that nobody has used.
   * @throws EnvironmentError when the browser does not answer.
   */
  async next() {
    this.#first ??= await this.#make();
    const profile = this.#folder();
    cpSync(this.#first, profile, { recursive: true });
    return profile;
  }

  #folder() {
    return mkdtempSync(join(this.#processes.folder, 'profile-'));
  }

  async #make() {
    const profile = this.#folder();
    // A page of the same origin that is not the app, which would write down that somebody was there.
    const url = new URL('/license.txt', this.#origin).href;
    // Without a window, and where no screen reader finds it: it would begin to read.
    const parameters = ['--headless', ...this.#kind.parameters(profile, url)];
    const env = { ...this.#processes.environment, DISPLAY: undefined, DBUS_SESSION_BUS_ADDRESS: undefined };
    const program = this.#processes.start(this.#kind.path(), parameters, { env });
    const browser = await this.#processes.until('answer of the browser', START, () => this.#kind.connect(profile));
    const page = await this.#processes.until('page of the browser', START, async () => (await browser.pages())[0]);
    if (page.url() !== url) await page.goto(url);
    const kept = await Promise.race([page.evaluate(keep), pause(KEPT)]);
    if (!kept) throw new EnvironmentError(`the program was not kept for offline use within ${KEPT} ms`);
    // Not by a signal: it writes down what it keeps as it closes.
    const ended = once(program, 'exit');
    await browser.close();
    await Promise.race([ended, pause(END)]);
    await this.#processes.end(program);
    for (const name of OF_ONE_RUN) rmSync(join(profile, name), { recursive: true, force: true });
    return profile;
  }
}

/** Runs in the page, whose policy asks for a trusted address, by the name of the app's own rule. */
async function keep() {
  const rule = { createScriptURL: (/** @type {string} */ address) => address };
  const address = globalThis.trustedTypes?.createPolicy('anna-hector', rule).createScriptURL('/service-worker.js');
  await navigator.serviceWorker.register(address ?? '/service-worker.js');
  await navigator.serviceWorker.ready;
  return true;
}
