/**
 * With the network cut, and when a newer version is there. The server is stopped: to emulate being offline would leave the
 * service worker online.
 */
import { cp, readdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_APP, Journey, type User } from './app.js';
import { findings } from './axe.js';
import { isCall } from './written.js';

describe('after the first visit', () => {
  const journey = new Journey({ worksOffline: true });
  let user: User;

  beforeAll(async () => {
    await journey.start();
    user = await journey.open();
    await user.settled();
    // What the browser itself has kept of the files must not help.
    const devtools = await user.page.createCDPSession();
    await devtools.send('Network.clearBrowserCache');
    await journey.stopServer();
    await journey.stopBrowser();
    await journey.startBrowser();
    user = await journey.open();
  });

  afterAll(() => journey.end());

  test('the app starts from cold with the server gone', async () => {
    await expect(fetch(journey.address)).rejects.toThrow();
    await user.find('button', 'Start');
    expect(await user.log()).toEqual([]);
  });

  test('each file was kept once, and none in its compressed form beside it', async () => {
    const kept = await user.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
  });

  test('a game against the computer is played, with the engine that was kept', async () => {
    await user.start({ Opponent: 'Computer', 'Your colour': 'White' });
    await user.enter('e4');
    const [own = '', answer = ''] = await user.hearsComputer(2);
    expect(own).toBe('Bauer Eva zwei Eva vier');
    expect(isCall(answer)).toBe(true);
    await user.press('F6', 'Shift');
    await user.press('F1');
    await user.focusIsOn('What you can do on the board');
  });

  test('Anna–Hector speaks itself, though its voice was never needed before', async () => {
    await user.page.evaluateOnNewDocument(() => {
      const voice = { name: 'Hector', lang: 'en-GB', localService: true, default: true };
      const spoken: string[] = [];
      const speak = (text: { readonly text: string; onstart(): void; onend(): void }): void => {
        spoken.push(text.text);
        text.onstart();
        text.onend();
      };
      class SpokenText {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      Object.assign(window, { spokenAloud: spoken });
      Object.defineProperty(window, 'speechSynthesis', {
        value: { getVoices: () => [voice], speak, cancel: () => undefined },
      });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: SpokenText });
    });
    await user.reload();
    await user.goToPage('settings/speech', 'Speech');
    await user.click('radio', 'Anna–Hector');
    await user.goBackToGame();
    await user.focus('gridcell', 'e4, white pawn');
    await expect
      .poll(() => user.page.evaluate(() => (window as unknown as { spokenAloud: string[] }).spokenAloud))
      .toContain('e4, white pawn');
    await user.goToPage('settings/speech', 'Speech');
    await user.click('radio', 'My screen reader');
    await user.goBackToGame();
  });

  test('a position is opened by the address, and the typeface is there', async () => {
    await user.goTo(`${journey.address}?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/4K2R w K - 0 1')}`);
    await user.find('gridcell', 'h1, white rook');
    expect(await user.page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible"'))).toBe(true);
  });

  test('no page complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});

describe('a newer version', () => {
  const journey = new Journey({ worksOffline: true });
  const OFFERED = 'A new version of Anna–Hector is ready. It can be installed when no game is running.';
  let root: string;
  let user: User;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'built-app-'));
    await cp(BUILT_APP, root, { recursive: true });
    await Promise.all([journey.startServer(root), journey.startBrowser()]);
    user = await journey.open();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
    await user.hears();
    // As whoever reported a wording in the version before has it.
    await user.page.evaluate(async () => {
      await (await caches.open('used')).put('assets/catalogue-de-00000000.js', new Response(''));
    });
    await publish();
  });

  afterAll(async () => {
    await journey.end();
    await rm(root, { recursive: true, force: true });
  });

  const isNextVersion = () =>
    user.page.$eval(
      'meta[name="description"]',
      (description) => description.getAttribute('content') === 'Next version',
    );

  /** Puts another page, described otherwise, where the built app is served from. */
  async function publish(): Promise<void> {
    const page = join(root, 'index.html');
    const worker = join(root, 'service-worker.js');
    await writeFile(
      page,
      (await readFile(page, 'utf8')).replace(/(name="description" content=")[^"]*/u, '$1Next version'),
    );
    const script = await readFile(worker, 'utf8');
    const changed = script.replace(/(?<="revision":")[0-9a-f]{32}(?=","url":"index\.html")/, 'f'.repeat(32));
    expect(changed).not.toBe(script);
    await writeFile(worker, changed);
  }

  test('is told in words and not applied by itself', async () => {
    await user.reload();
    expect(await user.hears(3)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Your game is back: 1 move made. Black to move.',
      OFFERED,
    ]);
    expect(await isNextVersion()).toBe(false);
  });

  test('cannot be installed while a game is played', async () => {
    expect(await user.has('button', 'Install it now')).toBe(false);
    await user.enter('e5');
    expect(await user.hears()).toEqual(['Bauer Eva sieben Eva fünf']);
    await user.reload();
    await user.hears(4);
    expect(await isNextVersion()).toBe(false);
    expect(await user.has('button', 'Install it now')).toBe(false);
  });

  test('is installed when the user says so, and the game is still there', async () => {
    await user.click('button', 'Resign');
    await user.click('button', 'Yes, resign');
    await user.hears();
    await user.find('button', 'Install it now');
    expect(await findings(user.page)).toEqual([]);
    const reloaded = user.page.waitForNavigation({ waitUntil: 'load' });
    await user.focus('button', 'Install it now');
    await user.press('Enter');
    await reloaded;
    await user.ready();
    expect(await isNextVersion()).toBe(true);
    expect(await user.hears(3)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Bauer Eva sieben Eva fünf. White resigns. Black wins.',
      'Your game is back: 1 move made. White resigns. Black wins.',
    ]);
    expect(await user.has('button', 'Install it now')).toBe(false);
  });

  test('has its own of the files that were used in the one before, and of those that are kept when used no others', async () => {
    const used = await user.page.evaluate(async () =>
      (await (await caches.open('used')).keys()).map(({ url }) => url.replace(/.*\//, '')),
    );
    const [german] = (await readdir(join(root, 'assets'))).filter((name) => /^catalogue-de-.*\.js$/.test(name));
    expect(used).toEqual([german]);
  });

  test('no page complained', () => {
    expect(journey.complaints).toEqual([]);
  });
});
