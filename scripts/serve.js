/**
 * A small static server for the built app: the right types, compressed where the build made it so, parts of files, the security headers,
 * nothing outside its folder.
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.js';
import { acceptedCodings } from './content-coding.js';
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
export const SECURITY_HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** With the opener policy above. */
const ISOLATION = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Files whose name carries a hash of their content never change; of everything else the browser asks each time. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** Bytes of address and headers together: an address that is too long for the app is then refused by the app, in the user's language. */
const LONGEST_HEAD = 128 * 1024;

/** The codes of Node for an address or headers that are longer. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/**
 * @typedef {object} ServeOptions
 * @property {number} port 0 for any free one.
 * @property {string} root The folder whose files are served.
 * @property {string} [host] The one address to listen on; both loopback addresses if left out.
 * @property {boolean} [policy] Whether the Content-Security-Policy is sent: `false` only for pages that are not the app's.
 * @property {boolean} [isolated] Whether the page is isolated from other origins, which gives its clock a finer step, for what is measured.
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
export async function serve({ port, root, host, policy = true, isolated = false }) {
  const headers = { ...SECURITY_HEADERS, ...(isolated && ISOLATION) };
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
  const chosen = await chosenForm(file, request);
  const tag = `"${chosen.size.toString(16)}-${Math.trunc(file.mtimeMs).toString(16)}${chosen.coding ? `-${chosen.coding}` : ''}"`;
  response.setHeader('Cache-Control', file.relative.startsWith('assets/') ? IMMUTABLE : ALWAYS_ASK);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Accept-Ranges', 'bytes');
  if (isKept(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return undefined;
  }
  const part = partAsked(request, chosen.size, tag);
  if (part === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${String(chosen.size)}`);
    return refuse(
      response,
      416,
      `This file has ${String(chosen.size)} bytes: there are none where they were asked for.`,
    );
  }
  const { start, end } = part ?? { start: 0, end: chosen.size - 1 };
  if (part) response.setHeader('Content-Range', `bytes ${String(start)}-${String(end)}/${String(chosen.size)}`);
  if (chosen.coding) response.setHeader('Content-Encoding', chosen.coding);
  response.writeHead(part ? 206 : 200, {
    'Content-Length': end - start + 1,
    'Content-Type': TYPES[path.extname(file.relative)] ?? 'application/octet-stream',
  });
  if (request.method === 'HEAD' || chosen.size === 0) {
    response.end();
    return undefined;
  }
  return pipeline(createReadStream(chosen.path, { start, end }), response);
}

/**
 * The file as it is, or compressed, where the browser takes that and it is no older than the file. A part is one of the file as it is.
 * @param {{ path: string, size: number, mtimeMs: number }} file
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ readonly path: string, readonly size: number, readonly coding?: string }>}
 */
async function chosenForm(file, request) {
  if (request.headers.range === undefined) {
    for (const { coding, extension } of acceptedCodings(request.headers['accept-encoding'])) {
      const compressed = await stat(file.path + extension).catch(() => undefined);
      if (compressed?.isFile() && compressed.mtimeMs >= file.mtimeMs) {
        return { path: file.path + extension, size: compressed.size, coding };
      }
    }
  }
  return file;
}

/**
 * Whether the browser has it already (RFC 9110, 13.1.2).
 * @param {string | undefined} header `If-None-Match`
 * @param {string} tag
 */
function isKept(header, tag) {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/**
 * The part that is asked for. With `If-Range` only of the very file that was seen before (RFC 9110, 13.1.5).
 * @param {import('node:http').IncomingMessage} request
 * @param {number} size
 * @param {string} tag
 */
function partAsked({ method, headers }, size, tag) {
  const seen = headers['if-range'];
  if (method !== 'GET' || (seen !== undefined && seen !== tag)) return undefined;
  return byteRange(headers.range, size);
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

/** What a browser shows for an address that is too long to be read. */
const TOO_LONG_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The address is too long – Anna–Hector</title>
<h1>The address is too long</h1>
<p>Nothing was opened. A position to be opened is written after “?fen=” in the address, and takes less than a hundred letters.</p>
<p><a href="/">Open Anna–Hector without a position</a></p>
</html>
`;

/**
 * A request that could not be read: one that is too long is told in words, any other as HTTP has it. The connection ends.
 * @param {Error & { code?: string }} error
 * @param {import('node:stream').Duplex} socket
 */
function refuseUnread(error, socket) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const tooLong = error.code === TOO_LONG;
  const body = tooLong ? TOO_LONG_PAGE : '';
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': ALWAYS_ASK,
    'Content-Type': TYPES['.html'],
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * @param {import('node:http').RequestListener} answer
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server>}
 */
function listen(answer, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: LONGEST_HEAD }, answer);
    server.once('error', reject);
    server.on('clientError', refuseUnread);
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
