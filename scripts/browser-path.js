import { existsSync } from 'node:fs';

/** Debian's, by itself and not by its script, which would live on where it is ended: Chromium without a window, which takes half the work. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Switches that keep a test browser quiet and on this machine.
 * @type {readonly string[]}
 */
export const BROWSER_ARGUMENTS = Object.freeze([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/**
 * What a browser draws its address bar's list with: two pages of its own, loaded beforehand in every window. Nobody sees them here, and they
 * take more of the processor than the page that is tested.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Whether the browser can be asked what speech it recognises on the device. One that is not whole, as a headless shell, may end the page
 * that asks.
 * @param {string} path
 */
export function recognisesOnDevice(path) {
  return WHOLE.includes(path);
}

/**
 * The arguments for one launch of a browser. Always a new array: Puppeteer takes `--disable-features` out of the one it is given, to add
 * features of its own, so that a second launch by the same array would go without it.
 * @param {string} path
 * @returns {string[]}
 */
export function browserArguments(path) {
  const without = [...ADDRESS_BAR, ...(recognisesOnDevice(path) ? [] : ['OnDeviceWebSpeechAvailable'])];
  return [...BROWSER_ARGUMENTS, `--disable-features=${without.join(',')}`];
}

/**
 * The browser to test with: CHROME_PATH, else Debian's headless shell, else a system Chrome or Chromium, else the one inside
 * @sparticuz/chromium (Linux x64).
 * CHROME_PATH=bundled takes the last of these in any case.
 * @returns {Promise<string>} Rejects with a sentence for the user where there is none.
 */
export async function browserPath() {
  const asked = process.env.CHROME_PATH;
  return (asked === 'bundled' ? undefined : firstOf([asked, SHELL, ...WHOLE])) ?? bundled();
}

/**
 * The same, but a whole browser before a headless shell, in which no tab is ever hidden by another.
 * @returns {Promise<string>} Rejects with a sentence for the user where there is none.
 */
export async function wholeBrowserPath() {
  return firstOf([process.env.CHROME_PATH, ...WHOLE]) ?? browserPath();
}

/** @param {readonly (string | undefined)[]} paths */
function firstOf(paths) {
  return paths.find((path) => path && existsSync(path));
}

async function bundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chrome or Chromium was found. Install one, or name it in the environment variable CHROME_PATH.',
    );
  }
  // The package unpacks the libraries the browser needs only where it believes to be on that platform.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
