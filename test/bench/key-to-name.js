/**
 * How long it takes from a key press until the accessibility tree has the new name of what has the focus: what a screen reader
 * waits for before it can begin to speak. Presses are real input events; the tree is asked through the DevTools protocol.
 */
import { FOCUSED, openPages, PEER_NAME } from './pages.js';
import { quantile, row } from './row.js';

const PRESSES = 1000;
/** The two boards take turns, so that a slow moment of the machine meets both. */
const BLOCK = 10;
/** A name that has not changed after this time, in milliseconds, will not. */
const PATIENCE = 5000;

/** Along a rank and back, for as long as it takes. */
const WAY = [...Array(7).fill('ArrowRight'), ...Array(7).fill('ArrowLeft')];
const CODES = { ArrowLeft: 37, ArrowRight: 39 };

/** Resolves with what has the focus after it has moved; an expression for the page. Such a move is not heard outside its root. */
const FOCUS_MOVED = `new Promise((resolve) => {
  (${FOCUSED})?.getRootNode().addEventListener('focusin', () => resolve(${FOCUSED}), { capture: true, once: true });
})`;

/** Resolves when the page has been painted; an expression for the page. */
const PAINTED = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/**
 * @typedef {object} Board
 * @property {import('puppeteer-core').Page} page
 * @property {import('puppeteer-core').CDPSession} devtools
 * @property {number[]} times Milliseconds, one a press.
 */

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function keyToNameRows() {
  const pages = await openPages();
  try {
    const ours = await boardAt(pages.browser, pages.ours);
    const peer = await boardAt(pages.browser, pages.peer);
    for (let press = 0; press < PRESSES; press += BLOCK) {
      // Whoever goes first changes from block to block.
      const order = (press / BLOCK) % 2 === 0 ? [ours, peer] : [peer, ours];
      for (const board of order) await walk(board, press);
    }
    const rows = /** @type {const} */ ([
      ['median', 0.5],
      ['p95', 0.95],
    ]);
    return rows.map(([name, share]) =>
      row(`key press to new focused name, ${name} of ${String(PRESSES)}`, quantile(ours.times, share), 'ms', {
        name: PEER_NAME,
        value: quantile(peer.times, share),
      }),
    );
  } finally {
    await pages.close();
  }
}

/**
 * A page with the focus on the first square of its board.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @returns {Promise<Board>}
 */
async function boardAt(browser, address) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const devtools = await page.createCDPSession();
  await devtools.send('Accessibility.enable');
  const board = { page, devtools, times: [] };
  const deadline = performance.now() + PATIENCE;
  while (!/^a(1|8)\b/.test(await focusedName(board))) {
    if (performance.now() > deadline) throw new Error(`No square of the board at ${address} took the focus.`);
    // A key before the app stands would take the focus elsewhere.
    if (await page.evaluate(`document.querySelector('chess-app:not([ready])') !== null`)) continue;
    // Ours has the focus by itself, somewhere; in the peer it is brought there as a user would.
    if (await page.evaluate(`${FOCUSED} === document.body`)) await page.keyboard.press('Tab');
    else await page.keyboard.press('ArrowLeft');
  }
  return board;
}

/**
 * A block of presses.
 * @param {Board} board
 * @param {number} first How many presses there were before.
 */
async function walk(board, first) {
  await board.page.bringToFront();
  // A page that comes to the front is painted anew, all of it: that is no part of a key press.
  await board.devtools.send('Runtime.evaluate', { expression: PAINTED, awaitPromise: true });
  let name = await focusedName(board);
  for (let press = first; press < first + BLOCK; press += 1) {
    const key = WAY[press % WAY.length];
    // Asked for beforehand, so that nothing disturbs the page while it works.
    const moved = board.devtools.send('Runtime.evaluate', { expression: FOCUS_MOVED, awaitPromise: true });
    await board.devtools.send('Runtime.evaluate', { expression: '0' });
    const before = name;
    const began = performance.now();
    const sent = send(board, 'rawKeyDown', key);
    name = await nameOf(board, (await within(moved, `${key} on "${before}" moved no focus.`)).result.objectId);
    while (name === before) {
      if (performance.now() - began > PATIENCE) throw new Error(`${key} on "${before}" changed no name.`);
      name = await focusedName(board);
    }
    board.times.push(performance.now() - began);
    await sent;
    await send(board, 'keyUp', key);
    await board.devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'focus' });
  }
}

/**
 * A promise with an end.
 * @template T
 * @param {Promise<T>} promise
 * @param {string} complaint
 * @returns {Promise<T>}
 */
async function within(promise, complaint) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(complaint));
    }, PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {Board} board
 * @param {'rawKeyDown' | 'keyUp'} type
 * @param {'ArrowLeft' | 'ArrowRight'} key
 */
function send({ devtools }, type, key) {
  return devtools.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: CODES[key] });
}

/**
 * The accessible name of what has the focus.
 * @param {Board} board
 * @returns {Promise<string>}
 */
async function focusedName(board) {
  const { result } = await board.devtools.send('Runtime.evaluate', { expression: FOCUSED, objectGroup: 'focus' });
  return nameOf(board, result.objectId);
}

/**
 * The name of an element as the accessibility tree has it, which is brought up to date for the answer.
 * @param {Board} board
 * @param {string | undefined} objectId Of the DevTools protocol.
 * @returns {Promise<string>}
 */
async function nameOf({ devtools }, objectId) {
  if (objectId === undefined) return '';
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return String(nodes[0]?.name?.value ?? '');
}
