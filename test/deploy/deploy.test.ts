/** The recipes of docs/deploy.md, each as it is written there, with a browser in front of it. Not part of `npm test`: `npm run test:deploy`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS, serve } from '../../scripts/serve.js';
import { BUILT_APP, Journey, type User } from '../journeys/app.js';
import { isInstalled, nginx, python, recipes, siteIn, type Server } from './servers.js';

let folder: string;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  site = await siteIn(folder, BUILT_APP);
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

/** As a browser asks, but that nothing is uncompressed. */
function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'Accept-Encoding': 'gzip, br', ...headers } }, (response) => {
      response.resume();
      resolve(response);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The names of the page's script and of the engine's program. */
async function assetsOf(address: string): Promise<{ readonly script: string; readonly engine: string }> {
  const worker = await (await fetch(new URL('service-worker.js', address))).text();
  const [script = ''] = /assets\/first-[\w-]+\.js|assets\/index-[\w-]+\.js/.exec(worker) ?? [];
  const [engine = ''] = /assets\/stockfish-[\w.-]+\.wasm/.exec(worker) ?? [];
  return { script, engine };
}

const PLACES = [
  ['at the root', ''],
  ['in a folder', 'chess/'],
] as const;

/** The app is there, plays, and can do without the server. */
function canBePlayed(server: () => Server, end: () => Promise<void>): void {
  const journey = new Journey({ worksOffline: true });
  const users: User[] = [];
  beforeAll(() => journey.startBrowser());
  afterAll(() => journey.end());

  test.each(PLACES)('%s the computer answers a move', async (_, place) => {
    const user = await journey.visit(new URL(place, server().address).href);
    users.push(user);
    await user.readyOffline();
    await user.click('button', 'Start');
    await user.isOnBoard();
    await user.enter('e4');
    await expect.poll(() => user.position(), { timeout: 30_000 }).toMatch(/ w /);
    expect(journey.complaints).toEqual([]);
  });

  test.each(PLACES)('%s an address of 30 kB is answered by the app, in words', async (_, place) => {
    const { status } = await fetch(new URL(`${place}?fen=${'8'.repeat(30_000)}`, server().address));
    // Python's server reads 64 kB.
    expect(status).toBe(200);
  });

  test('with the server gone both go on', async () => {
    await end();
    for (const user of users) {
      await user.reload();
      expect(await user.position()).toMatch(/ w /);
    }
    expect(users).toHaveLength(PLACES.length);
  });
}

/** All that is beyond what any server does. */
function isServedWell(server: () => Server): void {
  test.each(PLACES)('%s every answer has the headers', async (_, place) => {
    const expected = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]);
    for (const file of ['', 'service-worker.js', 'nothing.js']) {
      const { headers } = await ask(new URL(place + file, server().address).href);
      expect(headers).toMatchObject(Object.fromEntries(expected));
    }
  });

  test.each(PLACES)('%s types, compression and how long it is kept', async (_, place) => {
    const address = new URL(place, server().address).href;
    const { script, engine } = await assetsOf(address);
    const rows = [
      ['', /^text\/html; ?charset=utf-8$/i, 'no-cache'],
      ['service-worker.js', /^(?:text|application)\/javascript; ?charset=utf-8$/i, 'no-cache'],
      [script, /^(?:text|application)\/javascript; ?charset=utf-8$/i, 'public, max-age=31536000, immutable'],
      [engine, /^application\/wasm$/, 'public, max-age=31536000, immutable'],
    ] as const;
    for (const [file, type, cache] of rows) {
      const { headers, statusCode } = await ask(address + file);
      expect([statusCode, headers['cache-control']]).toEqual([200, cache]);
      expect(headers['content-type']).toMatch(type);
      expect(headers['content-encoding']).toMatch(/^(?:br|gzip)$/);
      expect(headers.vary).toBe('Accept-Encoding');
    }
    expect((await ask(`${address}manifest.webmanifest`)).headers['content-type']).toBe('application/manifest+json');
    expect((await ask(`${address}.sources`)).statusCode).toBe(404);
    expect((await ask(`${address}nothing.js`)).statusCode).toBe(404);
  });

  test('a part of a file', async () => {
    const { engine } = await assetsOf(server().address);
    const headers = { 'Accept-Encoding': 'identity', Range: 'bytes=0-3' };
    const response = await ask(server().address + engine, headers);
    expect([response.statusCode, response.headers['content-length']]).toEqual([206, '4']);
  });
}

describe.skipIf(!isInstalled('nginx'))('nginx', () => {
  let server: Server;
  beforeAll(async () => {
    const [recipe = ''] = await recipes('nginx');
    server = await nginx(path.join(folder, 'nginx'), recipe, { 'root /var/www/anna-hector;': `root ${site};` });
  });
  isServedWell(() => server);
  canBePlayed(
    () => server,
    () => server.stop(),
  );
});

describe.skipIf(!isInstalled('nginx'))('npm start behind nginx', () => {
  let server: Server;
  let behind: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    behind = await serve({ port: 0, root: BUILT_APP, host: '127.0.0.1' });
    const [, recipe = ''] = await recipes('nginx');
    const changes = { 'http://127.0.0.1:4173/': `http://127.0.0.1:${String(behind.port)}/` };
    server = await nginx(path.join(folder, 'proxy'), recipe, changes);
  });
  isServedWell(() => server);
  canBePlayed(
    () => server,
    async () => {
      await server.stop();
      await behind.close();
    },
  );
});

describe.skipIf(!isInstalled('python3'))('Python’s server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await python(site);
  });
  canBePlayed(
    () => server,
    () => server.stop(),
  );
});
