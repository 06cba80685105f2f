/**
 * A small static server for the built app: the right types, the security headers, nothing outside its folder.
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HEADER_POLICY } from './content-security-policy.js';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Sent with every response, refusals too. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Files whose name carries a hash of their content never change; of everything else the browser asks each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/**
 * @typedef {object} ServeOptions
 * @property {number} port 0 for any free one.
 * @property {string} root The folder whose files are served.
 * @property {string} [host] The one address to listen on; both loopback addresses if left out.
 * @property {boolean} [policy] Whether the Content-Security-Policy is sent: `false` only for pages that are not the app's.
 */

/**
 * @typedef {object} Running
 * @property {string} address Where the app is, "http://localhost:4173/".
 * @property {number} port
 * @property {() => Promise<void>} close Ends every connection; resolves when the port is free again.
 */

/**
 * Serves a folder.
 * @param {ServeOptions} options
 * @returns {Promise<Running>} Rejects with the system's error (code `EADDRINUSE` for a taken port).
 */
export async function serve({ port, root, host, policy = true }) {
  const headers = { ...SECURITY_HEADERS };
  // @ts-expect-error A plain record from here on.
  if (!policy) delete headers['Content-Security-Policy'];
  const answer = responder(await realpath(root), headers);
  const first = await listen(answer, port, host ?? '127.0.0.1');
  const servers = [first];
  const bound = portOf(first);
  if (host === undefined) {
    try {
      // Where "localhost" means ::1 first, a browser must not meet somebody else there.
      servers.push(await listen(answer, bound, '::1'));
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') {
        await close(first);
        throw error;
      }
      // This machine has no IPv6 loopback; the other address is enough.
    }
  }
  return {
    address: `http://${shownHost(host)}:${String(bound)}/`,
    port: bound,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, string>>} headers
 * @returns {import('node:http').RequestListener}
 */
function responder(root, headers) {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    respond(root, request, response).catch(() => {
      // The browser went away, or a file did while it was being read: nothing more can be said on this connection.
      response.destroy();
    });
  };
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  }
  const file = await fileFor(root, request.url ?? '/');
  if (file === undefined) return refuse(response, 404, 'There is no such file here.');
  const tag = `"${file.size.toString(16)}-${Math.trunc(file.mtimeMs).toString(16)}"`;
  response.setHeader('Cache-Control', file.relative.startsWith('assets/') ? IMMUTABLE : ALWAYS_ASK);
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return undefined;
  }
  response.writeHead(200, {
    'Content-Length': file.size,
    'Content-Type': TYPES[path.extname(file.relative)] ?? 'application/octet-stream',
  });
  if (request.method === 'HEAD') {
    response.end();
    return undefined;
  }
  return pipeline(createReadStream(file.path), response);
}

/**
 * The file an address means, if it is one of ours: inside the root also after every symbolic link, and no hidden one.
 * @param {string} root
 * @param {string} url
 */
async function fileFor(root, url) {
  const wanted = decoded(url.split(/[?#]/, 1)[0] ?? '');
  if (wanted === undefined || wanted.includes('\0') || wanted.includes('\\')) return undefined;
  const parts = wanted.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  try {
    const found = await realpath(path.join(root, ...(wanted.endsWith('/') ? [...parts, 'index.html'] : parts)));
    if (!found.startsWith(root + path.sep)) return undefined;
    const status = await stat(found);
    if (!status.isFile()) return undefined;
    const relative = path.relative(root, found).split(path.sep).join('/');
    return { path: found, relative, size: status.size, mtimeMs: status.mtimeMs };
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.setHeader('Cache-Control', ALWAYS_ASK);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  return undefined;
}

/**
 * @param {import('node:http').RequestListener} answer
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server>}
 */
function listen(answer, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** @param {import('node:http').Server} server */
function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('A server of addresses has a port.');
  return address.port;
}

/** @param {string | undefined} host */
function shownHost(host) {
  if (host === undefined || ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The code of a system error, `EADDRINUSE` for one.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
