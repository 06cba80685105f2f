/**
 * The engine in a process of Node, for matches: the same two files as in the browser, spoken to over its input and output.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { failureFrom, type EngineWorkerFactory } from '../../src/engine/engine.js';

const SCRIPT = createRequire(import.meta.url).resolve('stockfish/bin/stockfish-19-lite-single.js');

export const engineProcess: EngineWorkerFactory = (listener) => {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => listener({ type: 'line', line }));
  child.on('error', (error) => listener({ type: 'failed', failure: failureFrom(String(error)) }));
  child.on('exit', (code) => listener({ type: 'failed', failure: failureFrom(`ended with ${String(code)}`) }));
  // What is written after it ended is told by its exit.
  child.stdin.on('error', () => undefined);
  return Promise.resolve({
    ok: true,
    worker: { send: (command) => child.stdin.write(`${command}\n`), terminate: () => child.kill() },
  });
};

/** The same, with options set whenever a game begins: "UCI_Elo value 1320". */
export function engineProcessWith(options: readonly string[]): EngineWorkerFactory {
  return async (listener) => {
    const made = await engineProcess(listener);
    if (!made.ok) return made;
    const { worker } = made;
    const send = (command: string): void => {
      worker.send(command);
      if (command === 'ucinewgame') for (const option of options) worker.send(`setoption name ${option}`);
    };
    return { ok: true, worker: { ...worker, send } };
  };
}
