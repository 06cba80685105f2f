/**
 * The processes of one desktop, and how all of them are ended, also those that others of them started. Ours is what runs in a
 * session (setsid) that we began, as the browser's helpers do, and what carries the mark of this desktop in its environment, as
 * the services do that a bus starts. (The browser writes over its environment.)
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MARK = 'ANNA_HECTOR_DESKTOP';

/** Something of the surroundings failed (a program is missing, the screen reader is silent): no fault of the app. */
export class EnvironmentError extends Error {}

/** Something is not installed, and will not be at the next try either. */
export class MissingError extends EnvironmentError {}

/** What `probe` returns, as soon as it is not `undefined`. @throws EnvironmentError when that takes longer than `milliseconds`. */
export async function until(what, milliseconds, probe) {
  const end = performance.now() + milliseconds;
  for (;;) {
    const found = await probe();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new EnvironmentError(`no ${what} within ${milliseconds} ms`);
    await pause(20);
  }
}

export class Processes {
  /** A folder of this desktop alone: home, sockets, profiles, logs. Removed at the end. */
  folder = mkdtempSync(join(tmpdir(), 'anna-hector-desktop-'));
  environment = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    // The times in Orca's log are local times; so they are compared in one zone that never changes its clock.
    TZ: 'UTC',
    HOME: join(this.folder, 'home'),
    TMPDIR: this.folder,
    [MARK]: this.folder,
  };
  /** The sessions of what was started, by the ids of their first processes. @type {Set<number>} */
  #sessions = new Set();
  /** @type {string | undefined} */
  #failed;

  constructor() {
    // The last net: whatever way this program ends, nothing of the desktop outlives it.
    process.once('exit', this.#onExit);
  }

  /** Starts a program that runs as long as the desktop does. */
  start(command, parameters, options = {}) {
    const child = spawn(command, parameters, { stdio: 'ignore', detached: true, env: this.environment, ...options });
    if (child.pid !== undefined) this.#sessions.add(child.pid);
    child.on('error', (error) => {
      this.#failed ??= `${command}: ${error.message}`;
    });
    return child;
  }

  /** Runs a program to its end and returns what it printed. @throws EnvironmentError when it fails. */
  async run(command, ...parameters) {
    const child = this.start(command, parameters, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 10_000 });
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    const code = await new Promise((resolve) => {
      child.on('close', resolve);
      child.on('error', () => resolve(-1));
    });
    // Its number may be another's by now.
    this.#sessions.delete(child.pid ?? 0);
    if (code !== 0) throw new EnvironmentError(this.#failed ?? `${command} ${parameters.join(' ')} ended with ${code}`);
    return printed;
  }

  /** Waits for something of the desktop; a program that could not be started ends the waiting. */
  until(what, milliseconds, probe) {
    return until(what, milliseconds, () => {
      if (this.#failed !== undefined) throw new EnvironmentError(this.#failed);
      return probe();
    });
  }

  /** Asks what is ours (or what one program and its helpers are) to end, and makes it end where asking is not enough. */
  async end(program) {
    const sessions = program?.pid === undefined ? undefined : new Set([program.pid]);
    this.#kill('SIGTERM', sessions);
    for (let tries = 0; tries < 100 && this.#ours(sessions).length > 0; tries += 1) await pause(20);
    this.#kill('SIGKILL', sessions);
    for (let tries = 0; tries < 100 && this.#ours(sessions).length > 0; tries += 1) await pause(20);
  }

  /** Ends everything and removes the folder. */
  async close() {
    await this.end();
    await until('end of what writes to the desktop’s folder', 10_000, () => this.#remove() || undefined);
    process.removeListener('exit', this.#onExit);
  }

  #onExit = () => {
    // Nothing can be awaited any more, and the folder cannot be removed under those that still write to it.
    for (let tries = 0; tries < 100 && (this.#ours().length > 0 || !this.#remove()); tries += 1) {
      this.#kill('SIGKILL');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  };

  /** Whether the folder is gone; it cannot go while somebody writes to it. */
  #remove() {
    try {
      rmSync(this.folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'ENOTEMPTY') throw error;
    }
    return !existsSync(this.folder);
  }

  #kill(signal, sessions) {
    for (const id of this.#ours(sessions)) {
      try {
        process.kill(id, signal);
      } catch (error) {
        // It has ended between being found and being told to.
        if (error.code !== 'ESRCH') throw error;
      }
    }
  }

  /** The ids of what is ours and still runs, or of what runs in certain sessions. */
  #ours(sessions) {
    const mark = `${MARK}=${this.folder}`;
    return readdirSync('/proc').flatMap((entry) => {
      if (!/^\d+$/.test(entry)) return [];
      try {
        const { state, session } = stateOf(entry);
        if (state === 'Z') return [];
        const ours = sessions
          ? sessions.has(session)
          : this.#sessions.has(session) || readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0').includes(mark);
        return ours ? [Number(entry)] : [];
      } catch {
        // Ended meanwhile, or another user's: not ours in either case.
        return [];
      }
    });
  }
}

/** What proc(5) tells in `stat`: after the name in brackets come the state, the parent, the group and the session. */
function stateOf(id) {
  const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, session: Number(session) };
}
