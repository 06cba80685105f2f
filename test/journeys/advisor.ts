/**
 * A strong player to ask for moves: the engine in a process of Node, which hears the moves of the game and knows nothing else.
 */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const SCRIPT = createRequire(import.meta.url).resolve('stockfish/bin/stockfish-19-lite-single.js');

export class Advisor {
  readonly #child: ChildProcessWithoutNullStreams = spawn(process.execPath, [SCRIPT]);
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  /** The best move after these, as UCI writes moves: "e2e4", "e1g1", "e7e8q". `limit` is how far it looks. */
  async bestAfter(moves: readonly string[], limit = 'nodes 20000'): Promise<string> {
    this.#child.stdin.write(`position startpos moves ${moves.join(' ')}\ngo ${limit}\n`);
    for (;;) {
      // Not `for await`: to leave that loop would end the listening.
      const line = await this.#lines.next();
      if (line.done) throw new Error('the advisor ended');
      const best = /^bestmove (\S+)/.exec(line.value)?.[1];
      if (best !== undefined) return best;
    }
  }

  close(): void {
    this.#child.kill();
  }
}
