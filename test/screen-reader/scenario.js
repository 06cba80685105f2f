/**
 * One scenario: a page, and steps of keys with everything that the screen reader must say after each, and nothing else.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { AppWindow } from './browser.js';
import { TYPED_EVERY } from './desktop.js';
import { EnvironmentError, until } from './processes.js';

/**
 * @typedef {string | { readonly either: readonly string[] } | { readonly maybe: string } | { readonly like: RegExp }} ExpectedAnywhere One
 *   thing said, whole. `like` is for figures that depend on the machine.
 *   `either` is for a square that Orca reads before or after it is drawn anew, as it happens; both are true when it is said. `maybe`
 *   is for a surrounding that Orca names or not, as it still finds or not what the focus has left.
 */

/**
 * @typedef {{ readonly chromium?: ExpectedAnywhere, readonly firefox?: ExpectedAnywhere }} ExpectedByBrowser What is said in one
 *   browser and not in the other, or in other words.
 */

/** @typedef {ExpectedAnywhere | ExpectedByBrowser} Expected */

/**
 * @typedef {object} Step One of `press`, `type`, `goTo` and `elsewhere`, and what is to be heard.
 * @property {string} [what] What the step shows, where the keys do not say it.
 * @property {string} [press] A key, as xdotool names it: "Right", "shift+Tab".
 * @property {string} [type] A text, typed key by key.
 * @property {string} [goTo] A page of the app, led to as by a link: what is behind the hash of its address.
 * @property {true} [whole] What the key brings is the reading of a whole page, in which no key comes: the voice takes no time for it.
 * @property {string} [elsewhere] A line entered in the move entry of another window of the app.
 * @property {string} [whose] Whose that window is at a table, as in its address: "black"; the same in all steps of a scenario.
 * @property {false} [sentinel] No sentinel after this step, for where one would hide a fault: Orca is silent about a message that
 *   equals the last one it was given, and a sentinel in between makes them differ.
 * @property {readonly { readonly press: string, readonly after: number }[]} [keys] Keys pressed then, each so many milliseconds after what
 *   came before it; after the last of them the input rests.
 * @property {readonly string[]} [told] In place of `heard`: the ways in which one thing may be said. It is to be given to the synthesiser
 *   whole at least once, and three times at most; what the keys themselves bring is not judged.
 * @property {'answer' | 'own move'} [counts] That it is counted how long the last thing heard takes.
 * @property {readonly Expected[]} heard All that is said until the next step, each thing whole, in order.
 * @property {readonly Expected[]} [or] All that is said instead where Orca learns of two things in the other order.
 */

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} path The page: the path and query of its address.
 * @property {readonly string[]} [browsers] Where it is played, if not everywhere: the names that `--browser` takes.
 * @property {readonly string[]} [table] A game at a table stands there, set up with these ticked in its form, by their ids.
 * @property {true} [saysAgain] What a key broke off is said again by itself, as it is for everybody; else that is switched off, so that each
 *   step is judged by what it brings.
 * @property {string | ExpectedByBrowser} from What Orca says where the scenario begins; Tab is pressed until it does. Nothing that is
 *   said up to there is judged: how far Orca is with reading a new page when the app takes the focus differs from time to time.
 * @property {Nearby} [near] Where the focus is put before Tab is pressed, where too many stops lie on the way from the beginning of the page.
 * @property {readonly Step[]} steps
 */

/**
 * @typedef {object} Nearby
 * @property {string} focused What has the focus then: a selector of Puppeteer's.
 */

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {readonly Expected[]} expected
 * @property {readonly string[]} heard
 * @property {number | undefined} delay Milliseconds from before the key press to the first word.
 * @property {{ readonly what: 'answer' | 'own move', readonly took: number }} [counted] Milliseconds from before the key press.
 * @property {boolean} passed
 */

/**
 * @typedef {object} Mark A step that was taken.
 * @property {Partial<Step>} step
 * @property {number} start How many things had been heard before it.
 * @property {number} pressed When it began, in milliseconds since midnight, UTC.
 * @property {readonly number[]} [keyed] When each of its keys was pressed.
 */

/** How long the first word of what is expected may take. */
const PATIENCE = 5_000;
/** The same on the way to where a scenario begins: at some stops nothing is said but the key. */
const PATIENCE_AT_STOP = 2_000;
/**
 * A quiet as long as this ends a step. It is longer than the app's own pause between two messages (250 ms, `WRITING_GAP`) with the 100 ms
 * that Orca keeps a message before it says it: a key pressed meanwhile would have it thrown away. What comes later still is heard in the
 * next step, which fails by it.
 */
const QUIET = 450;
/** On the way to where a scenario begins Orca says each stop at once, and nothing of it is judged. */
const QUIET_AT_STOP = 300;
/** How long the reading of a whole page may take, by a voice that takes no time, and the quiet that ends it, for pauses on a busy machine. */
const PATIENCE_FOR_PAGE = 30_000;
const QUIET_AFTER_PAGE = 1_000;
/** How long the input rests after keys that are pressed while something is told: what was broken off comes again within that. */
const REST = 2_500;
/** What no key follows within so many milliseconds was said whole. */
const WHOLE_AFTER = 1_000;
/** How often one thing may be said. */
const MOST_TOLD = 3;
/** How long Orca may take to say a sentinel; it does so in about 150 ms. */
const SENTINEL = 4_000;
/** A text that is typed right behind another is so no more when it took so much longer than its keys take: the machine stood still. */
const TYPED_TOO_LATE = 500;
/** How long it may take until Orca has seen the page. */
const LOADING = 12_000;
/** How many stops the tab key may take to where a scenario begins. */
const TABS = 8;
/** Where Orca leaves the keys to the page. */
const TAKES_KEYS = /(?:entry|combo box)\.$/;
const MODE = /^(?:Focus|Browse) mode$/;
/** How often one comes back to where a scenario begins until Orca does so. Where it never does, the scenario is judged all the same. */
const TIMES_TO_DECIDE = 3;
const MIDNIGHT = 24 * 60 * 60 * 1000;

/**
 * Plays a scenario in a window of its own.
 * @param {import('./desktop.js').Desktop} desktop
 * @param {import('./browser.js').BrowserKind} kind
 * @param {Scenario} scenario
 * @param {string} origin
 * @returns {Promise<readonly StepResult[]>}
 * @throws EnvironmentError when Orca does not say a sentinel: what it did not say then says nothing of the app.
 */
export async function play(desktop, kind, scenario, origin) {
  const opened = { start: desktop.log.heard().length, pressed: now() };
  const window = await AppWindow.open(
    desktop,
    kind,
    new URL(scenario.path, origin).href,
    scenario.table,
    scenario.saysAgain,
  );
  try {
    const listener = new Listener(desktop, window);
    const steps = scenario.steps.map((step) => stepIn(kind.browser, step));
    const from = expectedIn(kind.browser, scenario.from);
    const opening = { ...opened, step: { what: `open the page, go to “${from}”` } };
    // Firefox has Orca name the tab that comes, so it comes before anything is judged.
    const elsewhere = steps.find((step) => step.elsewhere !== undefined);
    if (elsewhere) await window.openElsewhere(elsewhere.whose);
    if (!(await listener.begin(opened.start, from, scenario.near))) {
      // Orca is well and says its sentinels, so it is the app where this is not to be found.
      const lost = { ...opening, step: { ...opening.step, heard: [from] } };
      return [result(lost, listener.between(opened.start))];
    }
    const marks = [opening];
    for (const step of steps) {
      marks.push({ step, ...(await listener.follow(step)) });
    }
    return marks.map((mark, index) => result(mark, listener.between(mark.start, marks[index + 1]?.start)));
  } finally {
    await window.close();
  }
}

/** @param {string} browser @param {Step} step @returns {Step} With what is said in this browser alone. */
function stepIn(browser, step) {
  if (step.told) return step;
  const here = (words) => words?.map((one) => expectedIn(browser, one)).filter((one) => one !== undefined);
  return { ...step, heard: here(step.heard), or: here(step.or) };
}

/** @returns {ExpectedAnywhere | undefined} Nothing where it is said in the other browser alone. */
function expectedIn(browser, expected) {
  const byBrowser = typeof expected === 'object' && ('chromium' in expected || 'firefox' in expected);
  return byBrowser ? expected[browser] : expected;
}

class Listener {
  #desktop;
  #window;
  #sentinels = 0;

  constructor(desktop, window) {
    this.#desktop = desktop;
    this.#window = window;
  }

  /**
   * Orca reads a new page from its top. A key stops it, as it does for everybody; then it must say a sentinel, and is led to where
   * the scenario begins. Whether it came there.
   */
  async begin(start, from, near) {
    await until('word of Orca about the page', LOADING, () =>
      this.#heard()
        .slice(start)
        .find(({ text }) => text.startsWith('Finished loading ')),
    );
    await this.#quiet(start);
    await this.#desktop.press('Control_L');
    await this.#sentinel();
    if (near) {
      await this.#window.goNear(near);
      await this.#quiet(this.#heard().length);
    }
    for (let tries = 0; tries < TABS; tries += 1) {
      if (!(await this.#goesTo(from, 'Tab'))) continue;
      return this.#comesAgain(start, from);
    }
    return false;
  }

  /**
   * Orca may have taken itself to be reading the page still, and then keeps its browse mode where Tab has led. It decides anew when one comes
   * back, as a user does whose keys lead elsewhere; on a busy machine not always the first time.
   */
  async #comesAgain(start, from) {
    let isThere = false;
    for (let times = 0; times < TIMES_TO_DECIDE; times += 1) {
      await this.#goesTo(from, 'shift+Tab');
      isThere = await this.#goesTo(from, 'Tab');
      if (!isThere || !TAKES_KEYS.test(from) || this.#isInFocusMode(start)) break;
    }
    return isThere;
  }

  /** Whether that is the mode it told last. */
  #isInFocusMode(start) {
    return this.between(start).findLast(({ text }) => MODE.test(text))?.text === 'Focus mode';
  }

  /** Whether this key leads to what has that name. */
  async #goesTo(name, key) {
    const before = this.#heard().length;
    await this.#desktop.press(key);
    await this.#quiet(before + 2, PATIENCE_AT_STOP, QUIET_AT_STOP);
    await this.#sentinel();
    return this.between(before).some(({ text }) => text === name);
  }

  /** Does what the step says and waits for what it expects, for quiet, and for a sentinel. */
  async follow(step) {
    const start = this.#heard().length;
    const pressed = now();
    this.#desktop.hurry(step.whole === true);
    if (step.press !== undefined) await this.#desktop.press(step.press);
    if (step.goTo !== undefined) await this.#window.goTo(step.goTo);
    if (step.type !== undefined) await this.#type(step.type, step.told !== undefined);
    if (step.elsewhere !== undefined) await this.#window.enterElsewhere(step.elsewhere);
    if (step.told) return { start, pressed, keyed: await this.#pressAll(step.keys ?? []) };
    const least = start + Math.min(...accepted(step).map(leastOf));
    if (step.whole) await this.#quiet(least, PATIENCE_FOR_PAGE, QUIET_AFTER_PAGE);
    else await this.#quiet(least);
    this.#desktop.hurry(false);
    if (step.sentinel !== false) await this.#sentinel();
    return { start, pressed };
  }

  /** @throws EnvironmentError when the time between the keys matters, and was another. */
  async #type(text, inTime) {
    const began = performance.now();
    await this.#desktop.type(text);
    const late = performance.now() - began - text.length * TYPED_EVERY;
    if (inTime && late > TYPED_TOO_LATE) throw new EnvironmentError(`typed ${Math.round(late)} ms too late`);
  }

  /** Keys at their times, and then a rest. When each was pressed. */
  async #pressAll(keys) {
    const keyed = [];
    for (const { press, after } of keys) {
      await pause(after);
      keyed.push(now());
      await this.#desktop.press(press);
    }
    await this.#quiet(0, 0, REST);
    await this.#sentinel();
    return keyed;
  }

  /** What was heard from one place to another in all that was heard, the sentinels left out. */
  between(start, end) {
    return this.#heard()
      .slice(start, end)
      .filter(({ text }) => !isSentinel(text));
  }

  #heard() {
    return this.#desktop.log.heard();
  }

  /** Waits until at least `count` things were heard, or for so many milliseconds; and then until nothing follows for `quiet`. */
  async #quiet(count, milliseconds = PATIENCE, quiet = QUIET) {
    const patience = performance.now() + milliseconds;
    let known = this.#heard().length;
    let since = performance.now();
    while (performance.now() - since < quiet || (known < count && performance.now() < patience)) {
      await pause(20);
      const now = this.#heard().length;
      if (now > known) since = performance.now();
      known = now;
    }
  }

  /** A message of more weight may push the sentinel out of Orca's queue; so it is written once more before giving up. */
  async #sentinel() {
    try {
      await this.#saySentinel();
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      await this.#saySentinel();
    }
  }

  async #saySentinel() {
    this.#sentinels += 1;
    const text = `sentinel ${this.#sentinels}`;
    const start = this.#heard().length;
    await this.#window.writeSentinel(text);
    await until('sentinel from Orca', SENTINEL, () =>
      this.#heard()
        .slice(start)
        .find((heard) => heard.text === text),
    );
  }
}

function isSentinel(text) {
  return /^sentinel \d+$/.test(text);
}

/** @param {Mark} mark @returns {StepResult} */
function result({ step, pressed, keyed = [] }, heard) {
  if (step.told) return toldResult(step, keyed, heard);
  const texts = heard.map(({ text }) => text);
  const expected = step.heard ?? texts;
  const last = heard.at(-1);
  return {
    name: [
      step.what,
      step.press,
      step.goTo,
      step.type && `type ${step.type}`,
      step.elsewhere && `elsewhere ${step.elsewhere}`,
    ]
      .filter(Boolean)
      .join(': '),
    expected,
    heard: texts,
    delay: heard[0] && took(pressed, heard[0]),
    ...(step.counts && last ? { counted: { what: step.counts, took: took(pressed, last) } } : {}),
    passed: accepted({ ...step, heard: expected }).some((all) => matches(texts, all)),
  };
}

/** @param {number} pressed @param {import('./orca-log.js').Heard} heard Whole milliseconds; midnight may lie between. */
function took(pressed, { at }) {
  return Math.round((at - pressed + MIDNIGHT) % MIDNIGHT);
}

/**
 * Whether it was said whole, and not too often.
 * @param {Partial<Step>} step
 * @param {readonly number[]} keyed
 * @param {readonly import('./orca-log.js').Heard[]} heard
 * @returns {StepResult}
 */
function toldResult({ what, type, elsewhere, keys = [], told = [] }, keyed, heard) {
  const said = heard.filter(({ text }) => told.includes(text));
  const since = (at, key) => (key - at + MIDNIGHT) % MIDNIGHT;
  const whole = said.filter(({ at }) => keyed.every((key) => since(at, key) > WHOLE_AFTER));
  return {
    name: [what ?? type ?? elsewhere, ...keys.map(({ press, after }) => `${press} after ${after} ms`)].join(', '),
    expected: [{ either: told }],
    heard: heard.map(({ text }) => text),
    delay: undefined,
    passed: whole.length >= 1 && said.length <= MOST_TOLD,
  };
}

/** @param {Step} step @returns {readonly (readonly Expected[])[]} */
function accepted({ heard, or }) {
  return or ? [heard, or] : [heard];
}

/** @param {readonly Expected[]} expected How many things are said at least. */
function leastOf(expected) {
  return expected.filter((one) => typeof one === 'string' || !('maybe' in one)).length;
}

/** @param {readonly string[]} texts @param {readonly Expected[]} expected @returns {boolean} */
function matches([text, ...texts], [first, ...expected]) {
  if (first === undefined) return text === undefined;
  if (typeof first === 'object' && 'maybe' in first && matches(text === undefined ? [] : [text, ...texts], expected))
    return true;
  return text !== undefined && fits(text, first) && matches(texts, expected);
}

/** @param {string} text @param {Expected} expected */
function fits(text, expected) {
  if (typeof expected === 'string') return text === expected;
  if ('like' in expected) return expected.like.test(text);
  return 'maybe' in expected ? text === expected.maybe : expected.either.includes(text);
}

/** Milliseconds since midnight, UTC, as Orca's log has them. */
function now() {
  return Date.now() % MIDNIGHT;
}
