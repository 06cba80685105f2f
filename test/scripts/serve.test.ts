import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
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
    ['digits.txt', '0123456789'],
    ['old.txt', 'new text'],
  ] as const) {
    await writeFile(path.join(root, name), text);
  }
  await writeFile(path.join(root, 'assets/index-Ab12.js.br'), 'as brotli');
  await writeFile(path.join(root, 'assets/index-Ab12.js.gz'), 'as gzip');
  await writeFile(path.join(root, 'assets/index-Ab12.css.gz'), 'css as gzip');
  await writeFile(path.join(root, 'old.txt.br'), 'old text');
  await utimes(path.join(root, 'old.txt.br'), 1, 1);
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

describe('compressed, as the build made it (RFC 9110, 12.5.3)', () => {
  const JS = '/assets/index-Ab12.js';
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'as brotli'],
    ['gzip, deflate', 'gzip', 'as gzip'],
    ['br;q=0.5, gzip', 'gzip', 'as gzip'],
    ['GZIP;Q=1', 'gzip', 'as gzip'],
    ['br;q=0, gzip;q=0', undefined, '1'],
    ['*', 'br', 'as brotli'],
    ['identity, br;q=0.5', undefined, '1'],
    ['deflate', undefined, '1'],
    ['br;q=wrong', undefined, '1'],
  ])('to who takes "%s" it is sent as %s', async (accepted, coding, text) => {
    const response = await ask(JS, 'GET', { 'Accept-Encoding': accepted });
    expect([response.headers['content-encoding'], response.text]).toEqual([coding, text]);
    expect(response.headers['content-length']).toBe(String(text.length));
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  test('without the header, or where there is none such, it is sent as it is', async () => {
    expect((await ask(JS)).text).toBe('1');
    const css = await ask('/assets/index-Ab12.css', 'GET', { 'Accept-Encoding': 'br' });
    expect([css.headers['content-encoding'], css.text]).toEqual([undefined, 'a{}']);
  });

  test('one that is older than its file is not sent', async () => {
    expect((await ask('/old.txt', 'GET', { 'Accept-Encoding': 'br' })).text).toBe('new text');
  });

  test('each form has a tag of its own, and what is kept of it is not sent again (RFC 9110, 8.8.3.3)', async () => {
    const tagFor = async (accepted: string) => (await ask(JS, 'GET', { 'Accept-Encoding': accepted })).headers.etag;
    const [brotli, gzip, plain] = [await tagFor('br'), await tagFor('gzip'), await tagFor('identity')];
    expect(new Set([brotli, gzip, plain]).size).toBe(3);
    const again = (tag: string | undefined) =>
      ask(JS, 'GET', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${String(tag)}` });
    expect((await again(brotli)).statusCode).toBe(304);
    expect((await again(gzip)).statusCode).toBe(200);
    expect((await ask(JS, 'GET', { 'If-None-Match': '*' })).statusCode).toBe(304);
  });
});

describe('parts of a file (RFC 9110, 14)', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-100', '56789', 'bytes 5-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, text, told) => {
    const response = await ask('/digits.txt', 'GET', { Range: range });
    expect([response.statusCode, response.text]).toEqual([206, text]);
    expect(response.headers['content-range']).toBe(told);
    expect(response.headers['content-length']).toBe(String(text.length));
  });

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s is refused: there is nothing', async (range) => {
    const response = await ask('/digits.txt', 'GET', { Range: range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(response.text).toBe('This file has 10 bytes: there are none where they were asked for.\n');
  });

  test.each(['bytes=3-1', 'bytes=a-b', 'bytes=-', 'lines=0-3', 'bytes=0-1,4-5'])(
    '%s is answered by all of it',
    async (range) => {
      const response = await ask('/digits.txt', 'GET', { Range: range });
      expect([response.statusCode, response.text]).toEqual([200, '0123456789']);
    },
  );

  test('a part is one of the file as it is, also where it could be compressed', async () => {
    const response = await ask('/assets/index-Ab12.js', 'GET', { Range: 'bytes=0-0', 'Accept-Encoding': 'br' });
    expect([response.statusCode, response.headers['content-encoding'], response.text]).toEqual([206, undefined, '1']);
  });

  test('what was changed meanwhile is sent as a whole', async () => {
    const { etag } = (await ask('/digits.txt')).headers;
    const inPart = (tag: string | undefined) => ask('/digits.txt', 'GET', { Range: 'bytes=0-3', 'If-Range': tag });
    expect((await inPart(etag)).statusCode).toBe(206);
    expect((await inPart('"other"')).statusCode).toBe(200);
    expect((await ask('/digits.txt', 'HEAD', { Range: 'bytes=0-3' })).statusCode).toBe(200);
  });

  test('that parts can be asked for is told', async () => {
    expect((await ask('/digits.txt')).headers['accept-ranges']).toBe('bytes');
  });
});

describe('a long address', () => {
  test('of 30 kB is the page’s to answer', async () => {
    const response = await ask(`/?fen=${'8'.repeat(30_000)}`);
    expect([response.statusCode, response.text]).toEqual([200, '<!doctype html>']);
  });

  test('that no server reads is refused in words, with a way on', async () => {
    const response = await ask(`/?fen=${'8'.repeat(200_000)}`);
    expect(response.statusCode).toBe(431);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toBe(HEADER_POLICY);
    expect(response.text).toContain('<h1>The address is too long</h1>');
    expect(response.text).toContain('<a href="/">Open Anna–Hector without a position</a>');
  });

  test('what is no request at all is refused, and the next one answered', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () => {
        resolve(text);
      });
    });
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 400 Bad Request');
    expect((await ask('/')).statusCode).toBe(200);
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
