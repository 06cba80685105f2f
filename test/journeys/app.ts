/**
 * A user at the built app: real key presses in Chromium, and the page read as a screen reader would, by role and name.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type HTTPRequest,
  type KeyInput,
  type Page,
  type ElementHandle,
} from 'puppeteer-core';
import { onTestFinished, vi } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { UNHEARD_FOR } from '../../speech/line-queue.js';
import { browserArguments, browserPath } from '../../scripts/browser-path.js';
import { serve } from '../../scripts/serve.js';

export const BUILT_APP = new URL('../../dist/', import.meta.url).pathname;

/** Milliseconds between two looks at a page that is waited for. By time and not by frames: a hidden window draws none. */
const LOOK_EVERY = 20;

/** Milliseconds between two questions to the browser: each takes it, the page and this program longer than a look within the page. */
const ASK_EVERY = 60;

/** Milliseconds a page has for what it should do at once. */
const PATIENCE = 30_000;
/** Milliseconds within which something comes to stand on the page, or goes. */
const STANDS_WITHIN = 10_000;

/** All windows of a profile, and of visitors in one place, share a process: to start another takes as long as to load the app. */
const ONE_PROCESS = '--renderer-process-limit=1';

/** A server of the built app on a free port, and a browser with a profile that outlives it. */
export class Journey {
  #server: Awaited<ReturnType<typeof serve>> | undefined;
  #browser: Browser | undefined;
  #profile: string | undefined;
  #port = 0;
  /** What the pages complained about: errors nobody caught, and the security policy's refusals. */
  readonly complaints: string[] = [];
  readonly #requests: string[] = [];
  readonly #worksOffline: boolean;
  readonly #watchesRequests: boolean;
  readonly #arguments: readonly string[];
  readonly #processPerWindow: boolean;
  /** Where visitors have been, with nothing of theirs any more. */
  readonly #left: BrowserContext[] = [];

  /**
   * @param options.worksOffline whether the browser has service workers. To keep the whole program for offline use takes each first visit longer
   *   than all else it does, so only journeys that are about it, or about what may happen to a program that is kept, are made in such a browser;
   *   the others in one without, as in a private window of some browsers.
   * @param options.watchesRequests whether the browser tells of each request and each answer, and can stop one. To tell of them takes a seventh of
   *   what it takes to load a page.
   * @param options.processPerWindow whether each window has a process of its own, for journeys in which one crashes or stands still and others go on
   * @param options.arguments further ones for the browser
   */
  constructor({
    worksOffline = false,
    watchesRequests = false,
    processPerWindow = false,
    arguments: further = [],
  }: {
    readonly worksOffline?: boolean;
    readonly watchesRequests?: boolean;
    readonly processPerWindow?: boolean;
    readonly arguments?: readonly string[];
  } = {}) {
    this.#worksOffline = worksOffline;
    this.#watchesRequests = watchesRequests;
    this.#processPerWindow = processPerWindow;
    this.#arguments = further;
  }

  get address(): string {
    return `http://localhost:${this.#port}/`;
  }

  /** Every address any page of this journey has asked for. Only where requests are watched: elsewhere there would seem to be none. */
  get requests(): readonly string[] {
    if (!this.#watchesRequests) throw new Error('this journey does not watch requests');
    return this.#requests;
  }

  async start(): Promise<void> {
    await Promise.all([this.startServer(), this.startBrowser()]);
  }

  async startServer(root: string = BUILT_APP): Promise<void> {
    this.#server = await serve({ port: this.#port, root });
    this.#port = Number(new URL(this.#server.address).port);
  }

  async stopServer(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async startBrowser(): Promise<void> {
    this.#profile ??= await mkdtemp(join(tmpdir(), 'journey-'));
    const executablePath = await browserPath();
    this.#left.length = 0;
    this.#browser = await puppeteer.launch({
      executablePath,
      args: [...browserArguments(executablePath), ...(this.#processPerWindow ? [] : [ONE_PROCESS]), ...this.#arguments],
      userDataDir: this.#profile,
      headless: true,
      networkEnabled: this.#watchesRequests,
    });
  }

  async stopBrowser(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }

  /** Ends the browser as a power cut would: no page is told. */
  async crashBrowser(): Promise<void> {
    const browser = this.#running;
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    browser.process()?.kill('SIGKILL');
    await gone;
    this.#browser = undefined;
  }

  /**
   * Opens the app in a new window of the same profile and waits until it can be used. `prepare` sees the page before the app does.
   * @param path after the app's address, or a whole address
   */
  async open(path = '', prepare?: (page: Page) => Promise<unknown>): Promise<User> {
    return this.#open(this.#running, path, prepare);
  }

  /**
   * Opens the app for somebody who has never been here: nothing is kept, and nothing will be kept for the next. A visit made within a test ends
   * with it; one for several tests is made before them.
   */
  async visit(path = '', prepare?: (page: Page) => Promise<unknown>): Promise<User> {
    const where = this.#left.pop() ?? (await this.#running.createBrowserContext());
    // Where requests are watched, or the program is kept, the next must not find files in the browser's cache.
    const leaves = !this.#worksOffline && !this.#watchesRequests;
    if (leaves && getCurrentTest()) onTestFinished(() => this.#leaves(where));
    return this.#open(where, path, prepare);
  }

  /** Closes all windows of a visitor and forgets what they kept. Who comes next is in the same process, which halves what their visit takes. */
  async #leaves(where: BrowserContext): Promise<void> {
    if (where.closed || !this.#browser?.connected) return;
    const pages = await where.pages();
    // The process ends with its last page.
    const blank = pages.find((page) => page.url() === 'about:blank') ?? (await where.newPage());
    await Promise.all(pages.filter((page) => page !== blank).map((page) => page.close()));
    const devtools = await blank.createCDPSession();
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(this.address).origin, storageTypes: 'all' });
    await devtools.detach();
    await where.clearPermissionOverrides();
    this.#left.push(where);
  }

  async end(): Promise<void> {
    await this.stopBrowser();
    await this.stopServer();
    if (this.#profile) await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
    this.#profile = undefined;
  }

  get #running(): Browser {
    if (!this.#browser) throw new Error('the browser is not started');
    return this.#browser;
  }

  async #open(
    where: Browser | BrowserContext,
    path: string,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<User> {
    const page = await where.newPage();
    page.on('request', (request) => this.#requests.push(request.url()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    await page.evaluateOnNewDocument(keepWhatIsSpoken);
    if (!this.#worksOffline) await page.evaluateOnNewDocument(haveNoServiceWorkers);
    await prepare?.(page);
    const user = new User(page);
    await user.goTo(new URL(path, this.address).href);
    return user;
  }
}

/**
 * Stops on their way the requests with this in their address; who is given the array lets them go on. For `prepare`, in a journey that watches
 * requests. A file that has come is not stopped again: the page imports what it has fetched, and a browser whose requests are stopped keeps nothing.
 */
export function stopping(part: string, stopped: HTTPRequest[]): (page: Page) => Promise<void> {
  return async (page) => {
    const come = new Set<string>();
    await page.setRequestInterception(true);
    // A service worker that comes meanwhile would answer from what it has kept, and nothing would be stopped.
    await page.setBypassServiceWorker(true);
    page.on('requestfinished', (request) => come.add(request.url()));
    page.on('request', (request) => {
      if (request.url().includes(part) && !come.has(request.url())) stopped.push(request);
      else request.continue().catch(() => undefined);
    });
  };
}

/** Runs in the page. */
function haveNoServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Runs in the page: remembers every text the live regions were given, for they are emptied again. */
function keepWhatIsSpoken(): void {
  const spoken: string[] = [];
  Object.assign(globalThis, { spoken });
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll('[aria-live]')) {
      new MutationObserver(() => {
        // No-break spaces at the end only make an equal text another one.
        const text = region.textContent.replace(/\u00a0+$/, '');
        if (text !== '') spoken.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

/** A key as a keyboard layout has it that the test browser does not have. */
export interface LayoutKey {
  /** What it types, `KeyboardEvent.key`. */
  readonly key: string;
  /** Its place on the keyboard, `KeyboardEvent.code`. */
  readonly code: string;
  readonly shift?: boolean;
}

/** Whether the test browser's keyboard has a key that types it. */
function isKey(character: string): character is KeyInput {
  return /^[\u0020-\u007e]$/u.test(character);
}

/** Runs in the page: resolves when something stands where it stood so many milliseconds before, as after something above it was unfolded. */
async function standsStill(element: Element, every: number): Promise<void> {
  // A hidden window is not drawn anew, and its timers wait for a second.
  if (document.hidden) return;
  const place = (): string => {
    const { top, left } = element.getBoundingClientRect();
    return `${String(top + scrollY)} ${String(left + scrollX)}`;
  };
  for (let before = ''; before !== place(); await new Promise((resolve) => setTimeout(resolve, every)))
    before = place();
}

/**
 * Runs in the page: takes note that something is pressed. By a mouse it is when it is clicked: what moves while the button is down gets no
 * click. By a finger it is when it is touched: the board takes the rest of a touch for itself.
 */
function marksPress(element: Element, by: 'click' | 'pointerdown'): void {
  const mark = (): void => {
    Object.assign(globalThis, { pressed: element });
  };
  Object.assign(globalThis, { pressed: undefined });
  element.addEventListener(by, mark, { once: true, capture: true });
}

/** Runs in the page: whether it was not pressed, because it moved between the aim and the press. */
function wasMissed(element: Element): boolean {
  return (globalThis as { readonly pressed?: Element }).pressed !== element;
}

/** What has the focus, as assistive technology finds it. */
interface Focused {
  readonly role: string;
  readonly name: string;
}

/** Said where what ends the game takes a while to decide. */
const DECIDING = /^Deciding whether (?:White|Black) can still win\.$/u;

/** Told at the end of the first message of the first three games in a browser. */
export const HOW_TO_MOVE =
  'Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.';

/** Somebody at one window. */
export class User {
  readonly page: Page;
  /** How many lines of the log have been heard. */
  #heard = 0;
  #devtools: Promise<CDPSession> | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /** A position that is asked for by the address is opened, also where a game goes on that is asked about. */
  async goTo(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' });
    await this.ready();
    if (new URL(address).searchParams.has('fen')) await this.#leavesForPosition();
  }

  /** Loads the page of an address, also where one is there: an address that differs in its hash alone loads nothing by itself. */
  async load(address: string): Promise<void> {
    const [here] = this.page.url().split('#');
    await this.goTo(address);
    if (address.split('#')[0] === here) await this.reload();
  }

  /** Says yes if it is asked; resolves when the address is done with. */
  async #leavesForPosition(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const question = document.querySelector('chess-app')?.shadowRoot?.querySelector('page-question');
        question?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type')?.click();
        return location.search === '';
      },
      { polling: LOOK_EVERY },
    );
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' });
    await this.ready();
  }

  /** Waits until the app can be used, and what comes right after has its place: a click is aimed at where a thing stands. Its log begins anew. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const app = document.querySelector('chess-app[ready]');
        const late = ':is(command-bar, game-acts):not(:defined)';
        return app !== null && !app.shadowRoot?.querySelector(late);
      },
      { polling: LOOK_EVERY },
    );
    this.#heard = 0;
  }

  /** Waits until the service worker has everything, so that the network may go. */
  async readyOffline(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null, { polling: LOOK_EVERY });
  }

  /** Waits until the program is kept for use offline, the last that a first visit does by itself, where the browser can keep it. */
  async settled(): Promise<void> {
    if (await this.page.evaluate(() => 'serviceWorker' in navigator)) await this.readyOffline();
    this.#heard = (await this.log()).length;
  }

  /** Keys go down and up in their order, and none waits until the browser has answered the one before: that took half of what a key does. */
  async press(key: KeyInput, ...held: KeyInput[]): Promise<void> {
    const { keyboard } = this.page;
    const sent = held.map((other) => keyboard.down(other));
    sent.push(keyboard.down(key), keyboard.up(key));
    sent.push(...held.map((other) => keyboard.up(other)));
    await Promise.all(sent);
  }

  /** Presses a key of another keyboard layout. */
  async pressOnLayout({ key, code, shift = false }: LayoutKey): Promise<void> {
    const devtools = await this.page.createCDPSession();
    const modifiers = shift ? 8 : 0;
    try {
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key, modifiers });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
    } finally {
      await devtools.detach();
    }
  }

  /** Goes to a square by the keys of files and ranks, from another square of the board. */
  async goToSquare(square: string): Promise<void> {
    const here = await this.focused();
    const file = 'abcdefgh'.indexOf(square.charAt(0)) + 1;
    // To go where one is already is to ask for the square.
    if (here.charAt(0) !== square.charAt(0)) await this.press(`Digit${String(file)}` as KeyInput, 'Shift');
    if (here.charAt(1) !== square.charAt(1)) await this.press(`Digit${square.charAt(1)}` as KeyInput);
  }

  /** Lifts the piece of one square and places it on another, by keys alone. */
  async moveByKeys(from: string, to: string): Promise<void> {
    await this.goToSquare(from);
    await this.press('Enter');
    await this.goToSquare(to);
    await this.press('Enter');
  }

  /** Each key by itself, none waiting for the answer to the one before. What no key types comes as a text. */
  async type(text: string): Promise<void> {
    const { keyboard } = this.page;
    let sent: Promise<void>[] = [];
    for (const character of text) {
      if (isKey(character)) sent.push(keyboard.down(character), keyboard.up(character));
      else {
        await Promise.all(sent);
        sent = [];
        await keyboard.sendCharacter(character);
      }
    }
    await Promise.all(sent);
  }

  /** The element with this role and accessible name, found as assistive technology finds it. */
  async find(role: string, name: string): Promise<ElementHandle> {
    return this.part(`aria/${name}[role="${role}"]`);
  }

  /**
   * What stands within elements, by a selector (`>>>`). It is looked for again and again, by time: Puppeteer's own wait looks when the document
   * itself changes, and misses what comes within a shadow root; or at each frame, and a window that draws none is never looked at.
   */
  async part(selector: string): Promise<ElementHandle> {
    return vi.waitFor(
      async () => {
        const found = await this.page.$(selector);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      },
      { timeout: STANDS_WITHIN, interval: ASK_EVERY },
    );
  }

  async has(role: string, name: string): Promise<boolean> {
    return (await this.page.$(`aria/${name}[role="${role}"]`)) !== null;
  }

  /** What gives the focus away stays for a moment; resolves when it is not there any more. */
  async isGone(role: string, name: string): Promise<void> {
    await vi.waitFor(
      async () => {
        if (await this.has(role, name)) throw new Error(`still there: ${role} "${name}"`);
      },
      { timeout: STANDS_WITHIN, interval: ASK_EVERY },
    );
  }

  async click(role: string, name: string): Promise<void> {
    await this.#aims(
      () => this.find(role, name),
      (found) => found.click(),
      'click',
      `"${name}"`,
    );
  }

  /** By a finger, on a page that has one. @param selector as that of `part` */
  async tap(selector: string): Promise<void> {
    await this.#aims(
      () => this.part(selector),
      (found) => found.tap(),
      'pointerdown',
      selector,
    );
  }

  /**
   * Aimed at where it stands: what lingers above it must be gone, or it moves away before the press comes down. What is found a moment before
   * it has a place on the page cannot be aimed at yet.
   */
  async #aims(
    find: () => Promise<ElementHandle>,
    press: (found: ElementHandle) => Promise<void>,
    by: 'click' | 'pointerdown',
    name: string,
  ): Promise<void> {
    await vi.waitFor(
      async () => {
        const found = await find();
        await found.evaluate(standsStill, LOOK_EVERY);
        await found.evaluate(marksPress, by);
        await press(found);
        // Where the press led to another document, there is nothing to ask any more, and it was not beside.
        if (await found.evaluate(wasMissed).catch(() => false)) throw new Error(`The press on ${name} went beside it.`);
      },
      { timeout: STANDS_WITHIN, interval: ASK_EVERY },
    );
  }

  async focus(role: string, name: string): Promise<void> {
    await (await this.find(role, name)).focus();
  }

  /** Goes to a page by its address, and waits until its heading has the focus. @param name as its heading says it */
  async goToPage(page: string, name: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${page}`);
    await this.focusIsOn(name);
    await this.#hasLeft();
  }

  /** The page that was left stays laid out for a moment, and the page may be shorter after it: a click is aimed at where a thing stands then. */
  async #hasLeft(): Promise<void> {
    await this.page.waitForFunction(
      () => !document.querySelector('chess-app')?.shadowRoot?.querySelector('[data-left]'),
      { polling: LOOK_EVERY },
    );
  }

  /** The lines of the help that stand in an element of the page that is shown: what is done, its keys, what is typed, why not. */
  rowsOf(element: string): Promise<readonly string[]> {
    return this.page.$$eval(`>>> ${element} >>> .lines > li`, (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join(' | '))
        .map((line) => line.replace(': |', ' |').replace('Type or say: ', '')),
    );
  }

  /** Goes back to the game, by its key. */
  async goBackToGame(): Promise<void> {
    await this.press('F2');
    // A key that is pressed before the focus is there is for whatever has it till then.
    await this.page.waitForFunction(
      () => {
        const active = document.querySelector('chess-app')?.shadowRoot?.activeElement;
        return active?.closest('[data-page=game], [data-page=clock]') != null;
      },
      { polling: LOOK_EVERY },
    );
    await this.#hasLeft();
  }

  /** Goes to the settings of voice input, and unfolds them. */
  async goToVoiceInput(): Promise<void> {
    await this.goToPage('settings/voice-input', 'Voice input');
    await this.unfoldVoiceInput();
  }

  /** Unfolds the settings of voice input, on their page, by a key. */
  async unfoldVoiceInput(): Promise<void> {
    await this.#unfold('Voice input settings');
    await this.find('radio', 'Off');
  }

  /** Unfolds the form in which a wrong wording is reported, where "More settings" stands open. */
  async openWording(): Promise<void> {
    await this.#unfold('Report a wrong wording');
    await this.find('button', 'Copy the report');
  }

  async #unfold(summary: string): Promise<void> {
    const title = await this.part(`>>> summary ::-p-text(${summary})`);
    // It is open where one has been here before.
    if (await title.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)) return;
    await title.focus();
    await this.press('Enter');
  }

  /** Chooses in a native select by what the option is called. */
  async choose(combobox: string, option: string): Promise<void> {
    const choice = async () =>
      (await this.find('combobox', combobox)).evaluate((element, label) => {
        const list = element as HTMLSelectElement;
        const wanted = [...list.options].find((one) => one.label === label);
        if (!wanted) return `no option ${label}`;
        list.value = wanted.value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return 'chosen';
      }, option);
    // A form that goes may have a list of that name too, and a list that comes is not found in its first moment.
    const until = performance.now() + PATIENCE;
    for (let done = await choice(); done !== 'chosen'; done = await choice()) {
      if (performance.now() > until) throw new Error(done);
      await pause(ASK_EVERY);
    }
  }

  /** Begins a game and hears that it has begun, and that the focus is there. Gives what was heard without how to move, which only the first games tell. */
  async start(choices: Readonly<Record<string, string>>): Promise<string[]> {
    for (const [combobox, option] of Object.entries(choices)) await this.choose(combobox, option);
    await this.click('button', 'Start');
    const heard = await this.hears();
    await this.isOnBoard();
    await this.#hasLeft();
    return heard.map((line) => line.replace(` ${HOW_TO_MOVE}`, ''));
  }

  /** Waits until the focus is on a square: a key that is pressed before is for whatever has the focus then. */
  async isOnBoard(): Promise<void> {
    await this.#focusIs(({ role }) => role === 'gridcell', 'a square');
  }

  /**
   * Waits as long as it takes to hear a refusal that stands at "Your move": an act that is typed sooner is held back. Who types ahead does
   * not call it.
   */
  async considers(): Promise<void> {
    const refused = await this.page.$('>>> move-entry >>> .refusal');
    if (refused) await this.page.evaluate((time) => new Promise((heard) => setTimeout(heard, time)), UNHEARD_FOR);
  }

  /**
   * Types a line into "Your move" in place of what stands there, having heard what was said, and presses Enter; resolves when it is
   * answered.
   */
  async enter(line: string): Promise<void> {
    await this.considers();
    const field = await this.find('textbox', 'Your move');
    const before = (await this.log()).length;
    await field.focus();
    await this.press('a', 'Control');
    await this.type(line);
    await this.press('Enter');
    await this.page.waitForFunction(
      (count) => {
        const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
        return (log?.messages.length ?? 0) > count;
      },
      { polling: LOOK_EVERY, timeout: PATIENCE },
      before,
    );
  }

  /** What stands in "Your move". */
  async entered(): Promise<string> {
    return (await this.find('textbox', 'Your move')).evaluate((field) => (field as HTMLInputElement).value);
  }

  /** Everything that was said, oldest first, whichever of it the list shows. @param from how many of the first are left out */
  async log(from = 0): Promise<string[]> {
    return this.page.evaluate((start) => {
      const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
      const texts = log?.messages.map(({ utterance }) => utterance.segments.map(({ text }) => text).join(' '));
      return (texts ?? []).slice(start);
    }, from);
  }

  /** What stands in the list under "What was said", line by line. */
  async listed(): Promise<string[]> {
    return this.page.evaluate(() => {
      const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
      return [...(log?.shadowRoot?.querySelectorAll('ol > li') ?? [])].map((item) => item.textContent);
    });
  }

  /**
   * Waits for so many new lines in the log, and gives all that came since it was listened to last: a line too much is
   * found by whoever listens next. Without the line that it is being decided who can still win, which a slow machine says (see `heard`).
   */
  async hears(count = 1, timeout = PATIENCE): Promise<string[]> {
    const lines: string[] = [];
    do {
      const missing = count - lines.length;
      let more = await this.log(this.#heard);
      if (more.length < missing) {
        await this.#hasLines(this.#heard + missing, timeout);
        more = await this.log(this.#heard);
      }
      this.#heard += more.length;
      lines.push(...more.filter((line) => !DECIDING.test(line)));
    } while (lines.length < count);
    return lines;
  }

  /** As `hears`, without the line that the computer still thinks: a slow machine says it before the computer's move. */
  async hearsComputer(count = 1): Promise<string[]> {
    const lines: string[] = [];
    while (lines.length < count) {
      lines.push(...(await this.hears()).filter((line) => line !== 'The computer is still thinking.'));
    }
    return lines;
  }

  /** Waits until so many messages are in the log. */
  async #hasLines(count: number, timeout: number): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) => {
          const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
          return (log?.messages.length ?? 0) >= wanted;
        },
        { timeout, polling: LOOK_EVERY },
        count,
      )
      .catch(async (error: unknown) => {
        const heard = await this.log(this.#heard);
        const awaited = String(count - this.#heard);
        throw new Error(`${awaited} lines were awaited, heard: ${JSON.stringify(heard)}`, { cause: error });
      });
  }

  /** Waits until this was said. */
  async heard(line: string): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted) => {
          const log = document.querySelector('chess-app')?.shadowRoot?.querySelector('message-log');
          return log?.messages.some(({ utterance }) => utterance.segments.map(({ text }) => text).join(' ') === wanted);
        },
        { timeout: PATIENCE, polling: LOOK_EVERY },
        line,
      )
      .catch(async (error: unknown) => {
        throw new Error(`"${line}" was awaited, heard: ${JSON.stringify(await this.log())}`, { cause: error });
      });
  }

  /** What the live regions were given since the page was loaded, in order. */
  async spoken(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { readonly spoken: string[] }).spoken);
  }

  /** Waits until the live regions were given this text so many times. */
  async isSpoken(text: string, times = 1): Promise<void> {
    await this.page
      .waitForFunction(
        (wanted, count) => {
          const { spoken } = globalThis as unknown as { readonly spoken: readonly string[] };
          return spoken.filter((one) => one === wanted).length === count;
        },
        { timeout: PATIENCE, polling: LOOK_EVERY },
        text,
        times,
      )
      .catch(async (error: unknown) => {
        const found = (await this.spoken()).filter((one) => one === text).length;
        throw new Error(`spoken ${String(found)} times, not ${String(times)}: ${text}`, { cause: error });
      });
  }

  /** Chooses a language without touching the page, so that what is open stays open; resolves when the page is in it. */
  async choosesLanguage(language: string): Promise<void> {
    await this.page.$eval(
      '>>> .app',
      (main, chosen) => {
        main.dispatchEvent(Object.assign(new Event('setting-changed'), { change: { language: chosen } }));
      },
      language,
    );
    await this.page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, language);
  }

  /** Chooses that nothing is said again by itself, so that what is said can be counted. Holds in all windows. */
  async saysNothingAgain(): Promise<void> {
    await this.page.$eval('>>> .app', (main) => {
      main.dispatchEvent(Object.assign(new Event('setting-changed'), { change: { repetition: 'nothing' } }));
    });
  }

  /** The position on the board, as it is drawn for this user. */
  async position(): Promise<string> {
    return this.page.$eval('>>> chess-board', (board) =>
      (board as unknown as { position: { fen(): string } }).position.fen(),
    );
  }

  /** The accessible name of what has the focus. */
  async focused(): Promise<string> {
    return (await this.#focusedNode()).name;
  }

  /** Role and accessible name of what has the focus: "gridcell: e4, empty". */
  async focusedRole(): Promise<string> {
    const { role, name } = await this.#focusedNode();
    return `${role}: ${name}`;
  }

  /** Waits until what has this accessible name has the focus; a pattern where the name has times in it. */
  async focusIsOn(name: string | RegExp): Promise<void> {
    const isNamed = (found: Focused) => (typeof name === 'string' ? found.name === name : name.test(found.name));
    await this.#focusIs(isNamed, typeof name === 'string' ? `"${name}"` : String(name));
  }

  async #focusIs(wanted: (found: Focused) => boolean, what: string): Promise<void> {
    const until = Date.now() + 10_000;
    let found = await this.#focusedNode();
    while (!wanted(found)) {
      if (Date.now() > until) throw new Error(`the focus is on "${found.name}", not on ${what}`);
      await pause(ASK_EVERY);
      found = await this.#focusedNode();
    }
  }

  async #focusedNode(): Promise<Focused> {
    // One for all questions: to open one takes longer than to ask.
    this.#devtools ??= this.page.createCDPSession();
    const devtools = await this.#devtools;
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element;
      })()`,
    });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      ...(result.objectId && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const [node] = nodes;
    return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') };
  }
}
