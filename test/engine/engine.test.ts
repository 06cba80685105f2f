import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { After } from '../../src/engine/engine.js';
import {
  failureFrom,
  Engine,
  type EngineWorkerEvent,
  type EngineWorkerFactory,
  type SearchRequest,
} from '../../src/engine/engine.js';

/** An engine that answers by a script, and writes down what it was told. */
class ScriptedEngine {
  readonly said: string[] = [];
  /** What it answers to a command that begins so. */
  readonly answers: Record<string, readonly string[]> = {
    uci: ['id name Scripted', 'uciok'],
    isready: ['readyok'],
    go: ['info depth 1 multipv 1 score cp 20 pv e2e4', 'bestmove e2e4'],
    stop: [],
  };
  made = 0;
  terminated = 0;
  #listener: ((event: EngineWorkerEvent) => void) | undefined;
  /** Speaks as the worker that was made first. */
  firstWorker: ((event: EngineWorkerEvent) => void) | undefined;

  readonly factory: EngineWorkerFactory = (listener) => {
    this.made += 1;
    this.#listener = listener;
    this.firstWorker ??= listener;
    const send = (command: string): void => {
      this.said.push(command);
      const lines = this.answers[command.split(' ')[0] ?? ''] ?? [];
      queueMicrotask(() => lines.forEach((line) => listener({ type: 'line', line })));
    };
    return Promise.resolve({ ok: true, worker: { send, terminate: () => (this.terminated += 1) } });
  };

  say(line: string): void {
    this.#listener?.({ type: 'line', line });
  }

  fail(detail: string): void {
    this.#listener?.({ type: 'failed', failure: { cause: 'crashed', detail } });
  }
}

/** Timers that run out when the test says so, the shortest first. */
class Timers {
  readonly #waiting = new Set<{ readonly milliseconds: number; readonly then: () => void }>();

  readonly after: After = (milliseconds, then) => {
    const timer = { milliseconds, then };
    this.#waiting.add(timer);
    return () => this.#waiting.delete(timer);
  };

  get waiting(): readonly number[] {
    return [...this.#waiting].map(({ milliseconds }) => milliseconds);
  }

  runOut(): void {
    const [next] = [...this.#waiting].sort((one, other) => one.milliseconds - other.milliseconds);
    if (!next) throw new Error('no timer runs');
    this.#waiting.delete(next);
    next.then();
  }
}

const REQUEST: SearchRequest = { game: 'one', start: START_FEN, moves: [], limit: { depth: 1 }, lines: 1 };

/** Lets everything that waits for nothing outside go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

function setUp(): { scripted: ScriptedEngine; timers: Timers; engine: Engine } {
  const scripted = new ScriptedEngine();
  const timers = new Timers();
  return { scripted, timers, engine: new Engine(scripted.factory, timers.after) };
}

describe('starting', () => {
  test('says uci, then isready, once', async () => {
    const { scripted, engine, timers } = setUp();
    expect(await Promise.all([engine.start(), engine.start()])).toEqual([{ ok: true }, { ok: true }]);
    expect(scripted.said).toEqual(['uci', 'isready']);
    expect(timers.waiting).toEqual([]);
  });

  test('files that cannot be had: not loaded; the next start tries again', async () => {
    let tries = 0;
    const scripted = new ScriptedEngine();
    const engine = new Engine((listener) => {
      tries += 1;
      return tries === 1
        ? Promise.resolve({ ok: false, failure: { cause: 'not loaded', detail: '404' } })
        : scripted.factory(listener);
    }, new Timers().after);
    expect(await engine.search(REQUEST)).toEqual({ type: 'failed', failure: { cause: 'not loaded', detail: '404' } });
    expect(await engine.start()).toEqual({ ok: true });
  });

  test('silence: no answer, the worker is ended, and the next start makes another', async () => {
    const { scripted, engine, timers } = setUp();
    scripted.answers['uci'] = [];
    const start = engine.start();
    await settle();
    timers.runOut();
    expect(scripted.terminated).toBe(0);
    timers.runOut();
    expect(await start).toEqual({ ok: false, failure: { cause: 'no answer', detail: 'uci' } });
    expect(scripted.terminated).toBe(1);
    scripted.answers['uci'] = ['uciok'];
    expect(await engine.start()).toEqual({ ok: true });
    expect(scripted.made).toBe(2);
  });

  test('memory that is refused', async () => {
    const { scripted, engine } = setUp();
    scripted.answers['isready'] = ['Aborted(OOM). Build with -s ASSERTIONS=1 for more info.'];
    expect(await engine.start()).toMatchObject({ ok: false, failure: { cause: 'out of memory' } });
  });

  test('closed while its files are being loaded: the worker that comes is ended', async () => {
    const { scripted, engine } = setUp();
    const start = engine.start();
    engine.close();
    expect(await start).toMatchObject({ ok: false, failure: { cause: 'not loaded', detail: 'closed' } });
    expect(scripted.terminated).toBe(1);
    expect(scripted.said).toEqual([]);
  });
});

describe('searching', () => {
  test('tells the game, the number of lines, the position and how far, in this order', async () => {
    const { scripted, engine } = setUp();
    const answer = await engine.search({ ...REQUEST, moves: ['e2e4'], lines: 4, limit: { nodes: 500 } });
    expect(scripted.said).toEqual([
      'uci',
      'isready',
      'ucinewgame',
      'setoption name MultiPV value 4',
      'isready',
      `position fen ${START_FEN} moves e2e4`,
      'go nodes 500',
    ]);
    expect(answer).toMatchObject({ type: 'searched', best: 'e2e4', stopped: false });
  });

  test('is told of Chess960 before the game, and that it is over after', async () => {
    const { scripted, engine } = setUp();
    await engine.search({ ...REQUEST, chess960: true });
    await engine.search({ ...REQUEST, chess960: true });
    await engine.search({ ...REQUEST, game: 'two' });
    expect(scripted.said.filter((line) => line.includes('Chess960'))).toEqual([
      'setoption name UCI_Chess960 value true',
      'setoption name UCI_Chess960 value false',
    ]);
  });

  test('says only what has changed since', async () => {
    const { scripted, engine } = setUp();
    await engine.search(REQUEST);
    scripted.said.length = 0;
    await engine.search(REQUEST);
    expect(scripted.said).toEqual([`position fen ${START_FEN}`, 'go depth 1']);
    scripted.said.length = 0;
    await engine.search({ ...REQUEST, game: 'two' });
    expect(scripted.said.slice(0, 2)).toEqual(['ucinewgame', 'isready']);
  });

  test('gives the last word on each line, best first, no move twice', async () => {
    const { scripted, engine } = setUp();
    scripted.answers['go'] = [
      'info depth 1 multipv 1 score cp 10 pv e2e4',
      'info depth 1 multipv 2 score cp 5 pv d2d4',
      'info depth 1 multipv 3 score cp 0 pv c2c4',
      'info depth 2 multipv 2 score cp 8 pv e2e4 e7e5',
      'info depth 2 multipv 1 score cp 12 pv d2d4 d7d5',
      'bestmove d2d4',
    ];
    const answer = await engine.search({ ...REQUEST, lines: 3 });
    const lines = answer.type === 'searched' ? answer.lines.map(({ depth, moves }) => [depth, moves[0]]) : [];
    expect(lines).toEqual([
      [2, 'd2d4'],
      [2, 'e2e4'],
      [1, 'c2c4'],
    ]);
  });

  test('one at a time, in the order asked', async () => {
    const { scripted, engine } = setUp();
    scripted.answers['go'] = [];
    const first = engine.search({ ...REQUEST, moves: ['e2e4'] });
    const second = engine.search({ ...REQUEST, moves: ['d2d4'] });
    await settle();
    expect(scripted.said.filter((command) => command.startsWith('go'))).toHaveLength(1);
    scripted.say('bestmove e7e5');
    expect(await first).toMatchObject({ best: 'e7e5' });
    await settle();
    expect(scripted.said.at(-2)).toBe(`position fen ${START_FEN} moves d2d4`);
    scripted.say('bestmove d7d5');
    expect(await second).toMatchObject({ best: 'd7d5' });
  });

  test('the signal stops it, and the best so far is the answer', async () => {
    const { scripted, engine, timers } = setUp();
    scripted.answers['go'] = ['info depth 1 multipv 1 score cp 20 pv e2e4'];
    scripted.answers['stop'] = ['bestmove e2e4'];
    const stop = new AbortController();
    const answer = engine.search({ ...REQUEST, limit: { milliseconds: 2000 } }, stop.signal);
    await settle();
    stop.abort();
    expect(await answer).toMatchObject({ type: 'searched', best: 'e2e4', stopped: true });
    expect(scripted.said.at(-1)).toBe('stop');
    expect(timers.waiting).toEqual([]);
  });

  test('stopped before its turn came: no search, no move', async () => {
    const { scripted, engine } = setUp();
    const answer = await engine.search(REQUEST, AbortSignal.abort());
    expect(answer).toEqual({ type: 'searched', lines: [], stopped: true });
    expect(scripted.said).toEqual([]);
  });

  test('a search that does not end is stopped, and what it found by then holds', async () => {
    const { scripted, engine, timers } = setUp();
    scripted.answers['go'] = [];
    scripted.answers['stop'] = ['bestmove e2e4'];
    const answer = engine.search(REQUEST);
    await settle();
    timers.runOut();
    expect(await answer).toMatchObject({ type: 'searched', best: 'e2e4' });
    expect(scripted.terminated).toBe(0);
  });

  test('one that does not even stop has no answer', async () => {
    const { scripted, engine, timers } = setUp();
    scripted.answers['go'] = [];
    const answer = engine.search(REQUEST);
    await settle();
    timers.runOut();
    timers.runOut();
    expect(await answer).toEqual({ type: 'failed', failure: { cause: 'no answer', detail: 'go depth 1' } });
    expect(scripted.terminated).toBe(1);
  });

  test('a crash is a value; the next search starts the engine anew and tells it everything again', async () => {
    const { scripted, engine } = setUp();
    scripted.answers['go'] = [];
    const answer = engine.search(REQUEST);
    await settle();
    scripted.fail('unreachable');
    expect(await answer).toEqual({ type: 'failed', failure: { cause: 'crashed', detail: 'unreachable' } });
    scripted.answers['go'] = ['bestmove e2e4'];
    scripted.said.length = 0;
    expect(await engine.search(REQUEST)).toMatchObject({ best: 'e2e4' });
    expect(scripted.said.slice(0, 5)).toEqual([
      'uci',
      'isready',
      'ucinewgame',
      'setoption name MultiPV value 1',
      'isready',
    ]);
  });

  test('a crash between two searches is mended by the next', async () => {
    const { scripted, engine } = setUp();
    await engine.search(REQUEST);
    scripted.fail('gone');
    expect(await engine.search(REQUEST)).toMatchObject({ best: 'e2e4' });
    expect(scripted.made).toBe(2);
  });

  test('a worker that was given up is not heard any more', async () => {
    const { scripted, engine } = setUp();
    await engine.search(REQUEST);
    scripted.fail('gone');
    scripted.answers['go'] = [];
    const answer = engine.search(REQUEST);
    await settle();
    scripted.firstWorker?.({ type: 'line', line: 'bestmove a2a3' });
    scripted.firstWorker?.({ type: 'failed', failure: { cause: 'crashed', detail: 'late' } });
    scripted.say('bestmove e2e4');
    expect(await answer).toMatchObject({ type: 'searched', best: 'e2e4' });
  });

  test('closing ends the worker and fails what is searched and what waits', async () => {
    const { scripted, engine } = setUp();
    scripted.answers['go'] = [];
    const answers = [engine.search(REQUEST), engine.search(REQUEST)];
    await settle();
    engine.close();
    const closed = { type: 'failed', failure: { cause: 'not loaded', detail: 'closed' } };
    expect(await Promise.all(answers)).toEqual([closed, closed]);
    expect(scripted.terminated).toBe(1);
  });
});

test.each([
  ['RangeError: WebAssembly.Memory(): could not allocate memory', 'out of memory'],
  ['Aborted(OOM)', 'out of memory'],
  ['RuntimeError: unreachable', 'crashed'],
])('%s: %s', (text, cause) => {
  expect(failureFrom(text)).toEqual({ cause, detail: text });
});
