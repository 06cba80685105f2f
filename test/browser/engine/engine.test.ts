import { expect } from '@open-wc/testing';
import { START_FEN } from '../../../src/laws/board/board.js';
import { positionOf } from '../../../src/laws/game.js';
import { judge } from '../../../src/laws/judge.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import { Engine, type SearchAnswer, type SearchRequest } from '../../../src/engine/engine.js';
import { ComputerOpponent } from '../../../src/engine/opponent.js';
import { engineWorkerFactory, type EngineAddresses } from '../../../src/engine/browser-worker.js';
import { LEVELS, LEVEL_NUMBERS } from '../../../src/game/levels.js';
import { seededRandom } from '../../seeded-random.js';

const FILES: EngineAddresses = {
  script: '/node_modules/stockfish/bin/stockfish-19-lite-single.js',
  wasm: '/node_modules/stockfish/bin/stockfish-19-lite-single.wasm',
};

const REQUEST: SearchRequest = { game: 'one', start: START_FEN, moves: [], limit: { depth: 1 }, lines: 1 };

function best(answer: SearchAnswer): string | undefined {
  return answer.type === 'searched' ? answer.best : undefined;
}

describe('the engine in its worker', function () {
  this.timeout(60_000);
  let engine: Engine;

  before(() => {
    engine = new Engine(engineWorkerFactory(FILES));
  });

  after(() => engine.close());

  it('starts', async () => {
    expect(await engine.start()).to.deep.equal({ ok: true });
  });

  it('finds a mate in one', async () => {
    // The rook mates on the back rank: hand-made.
    const answer = await engine.search({ ...REQUEST, start: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', limit: { depth: 4 } });
    expect(best(answer)).to.equal('a1a8');
    expect(answer.type === 'searched' && answer.lines[0]?.score).to.deep.equal({ type: 'mate', moves: 1 });
  });

  it('follows the moves that were made', async () => {
    // Fool's mate: after 1.f3 e5 2.g4 Black mates.
    const answer = await engine.search({ ...REQUEST, moves: ['f2f3', 'e7e5', 'g2g4'], limit: { depth: 3 } });
    expect(best(answer)).to.equal('d8h4');
  });

  it('scores every move where all are asked for', async () => {
    const answer = await engine.search({ ...REQUEST, lines: 256 });
    expect(answer.type === 'searched' && answer.lines.length).to.equal(20);
  });

  it('says so where there is no move', async () => {
    // Stalemate: Black has nothing but the king.
    const answer = await engine.search({ ...REQUEST, start: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' });
    expect(answer).to.deep.equal({ type: 'searched', lines: [], stopped: false });
  });

  it('is stopped by the signal long before its time, with a move', async () => {
    await engine.start();
    const stop = new AbortController();
    const begun = performance.now();
    const answer = engine.search({ ...REQUEST, limit: { milliseconds: 50_000 } }, stop.signal);
    setTimeout(() => stop.abort(), 100);
    expect(best(await answer)).to.match(/^[a-h][12][a-h][34]$/);
    expect(performance.now() - begun).to.be.below(20_000);
    expect(await answer).to.include({ stopped: true });
  });

  it('is stopped at once when it has only just begun', async () => {
    await engine.search(REQUEST);
    const stop = new AbortController();
    const answer = engine.search({ ...REQUEST, limit: { milliseconds: 50_000 } }, stop.signal);
    // The search is under way after the turn of the queue; nothing of it has been heard yet.
    await Promise.resolve();
    await Promise.resolve();
    stop.abort();
    expect(await answer).to.include({ type: 'searched', stopped: true });
    expect(best(await engine.search(REQUEST))).to.match(/^[a-h][12][a-h][34]$/);
  });

  it('fails by a value when it breaks, and works again at the next search', async () => {
    const broken = await engine.search({ ...REQUEST, start: 'no position at all' });
    expect(broken.type).to.equal('failed');
    expect(broken.type === 'failed' && broken.failure.cause).to.equal('crashed');
    expect(best(await engine.search(REQUEST))).to.match(/^[a-h][12][a-h][34]$/);
  });

  it('finds the same in the same game, time after time', async () => {
    const search = async (game: string): Promise<SearchAnswer> =>
      engine.search({ ...REQUEST, game, limit: { nodes: 5000 }, lines: 3 });
    const first = await search('two');
    await search('three');
    expect(await search('two')).to.deep.equal(first);
  });

  for (const level of LEVEL_NUMBERS) {
    it(`moves at level ${level}`, async () => {
      const begun = beginGame({ play: 'casual', start: START_FEN });
      if (!begun.ok) throw new Error(begun.problem);
      const seats = { white: { type: 'computer', level }, black: { type: 'player' } } as const;
      const setup = { id: 'one', conditions: begun.game.conditions, seats, begunAt: 0 };
      const opponent = new ComputerOpponent({ engine, random: seededRandom(level) });
      const answer = await opponent.answer({ setup, game: begun.game, acts: 0 }, new AbortController().signal);
      if (answer.type !== 'act') throw new Error(JSON.stringify(answer));
      const judged = judge(begun.game, { ...answer.draft, at: 0 });
      expect(judged.type === 'done' && positionOf(judged.game).turn).to.equal('black');
    });
  }

  it('thinks no longer than a player waits for', () => {
    const { limit } = LEVELS[8];
    expect('milliseconds' in limit && limit.milliseconds).to.be.within(1000, 2500);
  });
});

describe('an engine that cannot start', function () {
  this.timeout(60_000);

  const failures: readonly (readonly [what: string, files: EngineAddresses])[] = [
    ['no WebAssembly file', { ...FILES, wasm: '/node_modules/stockfish/bin/missing.wasm' }],
    ['something else in its place', { ...FILES, wasm: FILES.script }],
    ['no script', { ...FILES, script: '/node_modules/stockfish/bin/missing.js' }],
    ['a host that cannot be reached', { ...FILES, wasm: 'http://localhost:1/engine.wasm' }],
  ];

  for (const [what, files] of failures) {
    it(`${what}: not loaded`, async () => {
      const engine = new Engine(engineWorkerFactory(files));
      const start = await engine.start();
      expect(start.ok).to.equal(false);
      expect(!start.ok && start.failure.cause).to.equal('not loaded');
      engine.close();
    });
  }

  it('the address is made trusted, with the place of the WebAssembly in it', async () => {
    const asked: string[] = [];
    const trust = (address: string): string => {
      asked.push(address);
      return address;
    };
    const engine = new Engine(engineWorkerFactory(FILES, trust));
    expect(await engine.start()).to.deep.equal({ ok: true });
    engine.close();
    const wasm = encodeURIComponent(new URL(FILES.wasm, document.baseURI).href);
    expect(asked).to.deep.equal([`${new URL(FILES.script, document.baseURI).href}#${wasm}`]);
  });

  it('an address that is refused by the page: not loaded', async () => {
    const refuse = (): string => {
      throw new TypeError('refused');
    };
    const engine = new Engine(engineWorkerFactory(FILES, refuse));
    const start = await engine.start();
    expect(start).to.deep.equal({ ok: false, failure: { cause: 'not loaded', detail: 'TypeError: refused' } });
    engine.close();
  });
});
