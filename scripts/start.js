/**
 * `npm start`: installs and builds what is not there yet or no longer current, serves the built app and prints its address.
 * PORT and HOST choose another place. Node's own modules only, until the packages are installed.
 */
import path from 'node:path';
import { makeReady } from './make-ready.js';
import { codeOf, serve } from './serve.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const DEFAULT_PORT = 4173;
const LAST_PORT = 65_535;

/**
 * Ends the program with a sentence for the user.
 * @param {string} why
 * @returns {never}
 */
function giveUp(why) {
  console.error(why);
  process.exit(1);
}

/** The port asked for, or the default. */
function wantedPort() {
  const asked = process.env.PORT;
  if (asked === undefined || asked === '') return DEFAULT_PORT;
  const port = Number(asked);
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  return giveUp(`PORT is "${asked}"; it must be a number from 0 to ${String(LAST_PORT)}.`);
}

/**
 * Serves on the first free port from the given one on, and says which were taken.
 * @param {number} port
 */
async function serveFrom(port) {
  const host = process.env.HOST;
  for (let next = port; next <= LAST_PORT; next += 1) {
    try {
      return await serve({ port: next, root: path.join(ROOT, 'dist'), ...(host ? { host } : {}) });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES') giveUp(`Port ${String(next)} may not be used by this user; choose another with PORT.`);
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        giveUp(`HOST is "${String(host)}", which is not this machine.`);
      if (code !== 'EADDRINUSE') throw error;
      console.log(`Port ${String(next)} is taken by another program; trying the next one.`);
    }
  }
  return giveUp(`No port from ${String(port)} on is free.`);
}

const port = wantedPort();
const complaint = await makeReady();
if (complaint !== undefined) giveUp(complaint);
const running = await serveFrom(port);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}
console.log(`Anna–Hector is at ${running.address}`);
