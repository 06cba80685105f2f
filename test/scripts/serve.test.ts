import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADER_POLICY } from '../../scripts/content-security-policy.js';
import { serve } from '../../scripts/serve.js';

let folder: string;
let running: Awaited<ReturnType<typeof serve>>;

/** Asks for a path as it is written here: `fetch` would tidy up "..". */
function ask(raw: string, method = 'GET', headers = {}): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: running.port, path: raw, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve(Object.assign(response, { text }));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const root = path.join(folder, 'dist');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(root, '.sources'), 'hidden');
  await symlink(path.join(folder, 'secret.txt'), path.join(root, 'link.txt'));
  for (const [name, text] of [
    ['index.html', '<!doctype html>'],
    ['service-worker.js', '0'],
    ['manifest.webmanifest', '{}'],
    ['a name.txt', 'spaced'],
    ['assets/index-Ab12.js', '1'],
    ['assets/index-Ab12.css', 'a{}'],
    ['assets/engine-19.wasm', 'wasm'],
    ['assets/face-Ab12.woff2', 'woff2'],
  ] as const) {
    await writeFile(path.join(root, name), text);
  }
  running = await serve({ port: 0, root });
});

afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

describe('types (RFC 9239 for JavaScript, RFC 8081 for fonts, the WebAssembly Web API, the Web App Manifest)', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/?fen=8/8/8/8/8/8/8/8', 'text/html; charset=utf-8'],
    ['/assets/index-Ab12.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-Ab12.css', 'text/css; charset=utf-8'],
    ['/assets/engine-19.wasm', 'application/wasm'],
    ['/assets/face-Ab12.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is %s', async (raw, type) => {
    const response = await ask(raw);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
  });
});

describe('how long a browser may keep a file', () => {
  test.each(['/', '/service-worker.js', '/manifest.webmanifest'])('%s is asked for each time', async (raw) => {
    expect((await ask(raw)).headers['cache-control']).toBe('no-cache');
  });

  test('a file named by its content is kept for good', async () => {
    expect((await ask('/assets/index-Ab12.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('what has not changed is not sent again', async () => {
    const tag = (await ask('/')).headers.etag;
    const again = await ask('/', 'GET', { 'If-None-Match': tag });
    expect([again.statusCode, again.text]).toEqual([304, '']);
    expect((await ask('/', 'GET', { 'If-None-Match': '"other"' })).statusCode).toBe(200);
  });
});

describe('security headers', () => {
  test.each(['/', '/assets/index-Ab12.js', '/service-worker.js', '/nothing'])('%s carries them all', async (raw) => {
    expect((await ask(raw)).headers).toMatchObject({
      'content-security-policy': HEADER_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('nothing outside the folder', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '//etc/passwd',
    '/link.txt',
    '/.sources',
    '/index.html%00.txt',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/assets/',
    '/assets',
    '/index.html/',
  ])('%s is not found', async (raw) => {
    const response = await ask(raw);
    expect(response.statusCode).toBe(404);
    expect(response.text).not.toContain('secret');
  });

  test('a name with a space is a name', async () => {
    expect((await ask('/a%20name.txt')).text).toBe('spaced');
  });
});

test('HEAD tells the length and sends nothing; other methods are refused (RFC 9110, 9.3.2 and 15.5.6)', async () => {
  const head = await ask('/', 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.text]).toEqual([200, '15', '']);
  const post = await ask('/', 'POST');
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('the address names the port that was found, and a closed server frees it', async () => {
  const root = path.join(folder, 'dist');
  const first = await serve({ port: 0, root });
  expect(first.address).toBe(`http://localhost:${String(first.port)}/`);
  await first.close();
  const second = await serve({ port: first.port, root });
  expect(second.port).toBe(first.port);
  await second.close();
});

test('a taken port is an error with its code', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await expect(serve({ port, root: folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => other.close(resolve));
});
