/** Settings as a user has them: taken along as a file, reset, and no language loaded that is not chosen. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
  await journey.start();
  user = await journey.visit();
  await user.settled();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(async () => {
  await journey.end();
  await rm(folder, { recursive: true });
});

/** What each language says and nothing else has; single words are heard in every language. */
const TELLTALE = {
  de: 'Keine Hinweise im strengen Spiel.',
  uk: 'У суворій грі програма не підказує.',
  be: 'У строгай гульні праграма не падказвае.',
  mk: 'Во строга игра програмата не помага.',
  es: 'En juego estricto el programa no da ayudas.',
} as const;

/** Which of the other languages are in the scripts that the page has loaded by now. */
const languagesLoaded = () =>
  user.page.evaluate(async (telltale) => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
    return Object.entries(telltale).flatMap(([language, word]) =>
      texts.some((text) => text.includes(word)) ? [language] : [],
    );
  }, TELLTALE);

const isChosen = async (radio: string): Promise<boolean> =>
  (await user.find('radio', radio)).evaluate((element) => (element as HTMLInputElement).checked);

test('no language is loaded but the one that is chosen', async () => {
  expect(await languagesLoaded()).toEqual([]);
  await user.choosesLanguage('uk');
  expect(await languagesLoaded()).toEqual(['uk']);
  await user.choosesLanguage('en');
});

test('a language that is chosen is told, in its own words', async () => {
  await user.goToPage('settings/speech', 'Speech');
  await user.click('radio', 'Deutsch');
  expect(await user.hears()).toEqual(['Sprache: Deutsch.']);
  await user.click('radio', 'English');
  expect(await user.hears()).toEqual(['Language: English.']);
});

test('what was chosen is saved as a file, reset, and taken from the file again', async () => {
  const devtools = await user.page.createCDPSession();
  await devtools.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: user.page.browserContext().id ?? '',
  });
  await user.goToPage('settings/look', 'Look');
  await user.click('radio', 'Dark');
  await user.goToPage('settings/calling', 'Calling');
  await user.click('radio', 'NATO alphabet: echo four, white pawn');
  await user.goToPage('settings/data', 'Data');
  await user.click('button', 'Save the settings as a file');
  expect(await user.hears()).toEqual(['Settings saved as a file.']);
  // While it is being written it has another name.
  await expect.poll(() => readdir(folder), { timeout: 10_000 }).toEqual(['anna-hector-settings.json']);
  const file = join(folder, 'anna-hector-settings.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    kind: 'anna-hector settings',
    settings: { theme: 'dark', squareStyle: 'nato' },
  });

  await user.click('button', 'Reset all settings …');
  await user.click('button', 'Yes, reset');
  expect(await user.hears()).toEqual(['All settings are as they were at first.']);
  await user.goToPage('settings/look', 'Look');
  expect(await isChosen('Dark')).toBe(false);
  await user.goToPage('settings/calling', 'Calling');
  expect(await isChosen('Plain words: e4, white pawn')).toBe(true);

  await user.goToPage('settings/data', 'Data');
  const input = await user.part('>>> settings-file >>> input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  expect(await user.hears()).toEqual(['Settings taken from the file.']);
  await user.goToPage('settings/look', 'Look');
  expect(await isChosen('Dark')).toBe(true);
  await user.goToPage('settings/calling', 'Calling');
  expect(await isChosen('NATO alphabet: echo four, white pawn')).toBe(true);
});

test('the squares are named as it was chosen, and a refusal too', async () => {
  await user.goToPage('', 'New game');
  await user.start({});
  expect(await user.focused()).toBe('echo one, white king');
  await user.enter('Ra3');
  expect(await user.hears()).toEqual(['The way is blocked by the white pawn on alfa two.']);
});

test('an earcon and the own voice can be heard from the settings, and nothing is complained of', async () => {
  await user.goToPage('settings/sounds', 'Sounds');
  await user.click('button', 'Play sample: Capture');
  await user.goToPage('settings/calling', 'Calling');
  await user.click('button', 'Hear the German call');
  await user.isSpoken('Springer Gustav eins Felix drei');
});

/** Runs in the page: a browser that is asked what it recognises, and never answers. */
function recogniserWithoutAnswer(): void {
  const asked: boolean[] = [];
  class Recognition extends EventTarget {
    get processLocally(): boolean {
      return false;
    }
    static available({ processLocally }: { readonly processLocally: boolean }): Promise<string> {
      asked.push(processLocally);
      return new Promise(() => undefined);
    }
  }
  Object.assign(globalThis, { asked, SpeechRecognition: Recognition });
}

test('what the browser recognises is asked when voice input is unfolded, not with its page, and need not be answered', async () => {
  const other = await journey.visit('', (page) => page.evaluateOnNewDocument(recogniserWithoutAnswer));
  const asked = () =>
    other.page.evaluate(() => (globalThis as unknown as { readonly asked: readonly boolean[] }).asked);
  await other.goToPage('settings/voice-input', 'Voice input');
  expect(await asked()).toEqual([]);

  await other.unfoldVoiceInput();
  await expect.poll(asked, { timeout: 10_000 }).toEqual([true, false]);
  // Asked again and again: what is drawn late in a shadow root is no change of the page that a selector waits for.
  const told = () =>
    other.page.$eval('>>> hearing-settings >>> #about-on-device', ({ textContent }) => textContent.trim());
  await expect.poll(told, { timeout: 10_000 }).toBe('The browser does not say whether it can be used. Try it.');
  await other.click('radio', 'The browser’s, on this device: nothing that is said leaves it');
  await other.heard('Voice input on this device. Hold V or F8 while you talk.');
});
