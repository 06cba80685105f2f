/** Deciding in a worker, without one: what is asked of it, and what becomes of it however it ends. */
import { describe, expect, it } from 'vitest';
import { chess960 } from '../../../src/laws/board/chess960.js';
import { isMatingLine } from '../../../src/laws/board/mating-line.js';
import { decideAsked, type AskedInWorker } from '../../../src/game/deciding/asked-in-worker.js';
import { decideInWorker, type DecidingWorker } from '../../../src/game/deciding/decide-in-time.js';
import { position } from '../../laws/play.js';

const ROOK = '7k/R7/6K1/8/8/8/8/8 w - - 0 1';
const UNDECIDED = { verdict: 'undecided', nodes: 0 };

class FakeWorker implements DecidingWorker {
  onmessage: DecidingWorker['onmessage'] = null;
  onerror: DecidingWorker['onerror'] = null;
  readonly asked: AskedInWorker[] = [];
  ended = 0;

  postMessage(asked: AskedInWorker): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended += 1;
  }

  answer(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent<unknown>);
  }
}

function asking(signal = new AbortController().signal) {
  const worker = new FakeWorker();
  return { worker, verdict: decideInWorker(() => worker)(position(ROOK), 'white', signal) };
}

describe('a worker that decides', () => {
  it('is asked once, and ended with its answer', async () => {
    const { worker, verdict } = asking();
    expect(worker.asked).toEqual([{ fen: ROOK, side: 'white', nodes: 1_000_000 }]);
    const found = { verdict: 'can', line: [{ from: 'a7', to: 'a8' }], nodes: 2 };
    worker.answer(found);
    expect(await verdict).toEqual(found);
    expect(worker.ended).toBe(1);
  });

  it('is not believed where it answers something else', async () => {
    for (const answer of [undefined, 'cannot', { verdict: 'can', nodes: 1 }]) {
      const { worker, verdict } = asking();
      worker.answer(answer);
      expect(await verdict).toEqual(UNDECIDED);
    }
  });

  it('is ended when the question is dropped', async () => {
    const dropping = new AbortController();
    const { worker, verdict } = asking(dropping.signal);
    dropping.abort();
    expect(await verdict).toEqual(UNDECIDED);
    expect(worker.ended).toBe(1);
  });

  it('is not started where the question has been dropped already', async () => {
    const { worker, verdict } = asking(AbortSignal.abort());
    expect(await verdict).toEqual(UNDECIDED);
    expect(worker.asked).toEqual([]);
  });

  it('may break, or not be had at all: it is undecided', async () => {
    const { worker, verdict } = asking();
    let prevented = false;
    worker.onerror?.({ preventDefault: () => (prevented = true) } as unknown as ErrorEvent);
    expect(await verdict).toEqual(UNDECIDED);
    expect([prevented, worker.ended]).toEqual([true, 1]);
    const none = decideInWorker(() => {
      throw new Error('no workers');
    });
    expect(await none(position(ROOK), 'white', new AbortController().signal)).toEqual(UNDECIDED);
  });
});

describe('what it does', () => {
  it('decides the position it is given', () => {
    const can = decideAsked({ fen: ROOK, side: 'white', nodes: 1000 });
    expect(can.verdict === 'can' && isMatingLine(position(ROOK), 'white', can.line)).toBe(true);
    expect(decideAsked({ fen: ROOK, side: 'black', nodes: 1000 }).verdict).toBe('cannot');
  });

  it('knows every starting position of Chess960 by what is sent', () => {
    for (const number of [0, 518, 959]) {
      const start = chess960(number);
      if (!start.ok) throw new Error(start.problem);
      const { fen } = start.start;
      const sent = position(fen).fen();
      const verdict = decideAsked({ fen: sent, side: 'white', nodes: 50_000 });
      expect(verdict.verdict === 'can' && isMatingLine(position(fen), 'white', verdict.line), sent).toBe(true);
    }
  });

  it('is undecided where no legal game leads', () => {
    for (const fen of ['8/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'nonsense'])
      expect(decideAsked({ fen, side: 'white', nodes: 1000 }), fen).toEqual(UNDECIDED);
  });
});
