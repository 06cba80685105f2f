/** Before an act is judged by which a player loses, the window that holds the game has it decided whether the opponent can still mate. */
import { describe, expect, it } from 'vitest';
import type { ActDraft } from '../../../src/laws/acts.js';
import type { Verdict } from '../../../src/laws/board/mating-line.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Color } from '../../../src/laws/squares.js';
import { refold } from '../../../src/game/session/fold.js';
import { PROTOCOL } from '../../../src/game/session/messages.js';
import type { JournalEntry } from '../../../src/game/session/journal.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { settled, setup } from '../fakes.js';
import { move } from '../../laws/play.js';
import { Machine, resigns, type TestWindow } from './window.js';

const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].map(move);
const CAN: Verdict = { verdict: 'can', line: FOOLS_MATE, nodes: 7 };
const CANNOT: Verdict = { verdict: 'cannot', nodes: 7 };

/** Draws, if it is believed. */
const FORGED: ActDraft = Object.assign({}, resigns, { verdict: CANNOT });

/** Decides what the test gives, and only then. */
class Decider {
  readonly asked: (readonly [fen: string, side: Color])[] = [];
  #answer: ((verdict: Verdict) => void) | undefined;
  aborted = 0;

  constructor(machine: Machine) {
    machine.decide = (position, side, signal) => {
      this.asked.push([position.fen(), side]);
      return new Promise((resolve) => {
        this.#answer = resolve;
        signal.addEventListener('abort', () => {
          this.aborted += 1;
          resolve({ verdict: 'undecided', nodes: 0 });
        });
      });
    };
  }

  async answer(verdict: Verdict): Promise<void> {
    this.#answer?.(verdict);
    await settled();
  }
}

async function begun(start = START_FEN) {
  const machine = new Machine();
  const decider = new Decider(machine);
  const window = await machine.open('one');
  await window.session.begin(setup('game', start));
  window.news.length = 0;
  return { machine, decider, window };
}

/** A game with a minute each, White's clock running since 1000. */
async function timed() {
  const given = await begun();
  const { conditions, ...rest } = setup('timed');
  const time = { white: timeControl(1), black: timeControl(1) };
  await given.window.session.begin({ ...rest, conditions: { ...conditions, time, press: 'by hand' } });
  await given.window.session.act({ type: 'start', by: 'arbiter' });
  given.window.news.length = 0;
  return given;
}

const lastAct = (machine: Machine, game = 'game') => machine.disk.entriesOf(game).at(-1)?.act;
const endingOf = (window: TestWindow) => window.session.held?.game.ending;

describe('FIDE 2023 5.1.2: a resignation', () => {
  it('is judged by what was decided of the opponent, which is kept with it', async () => {
    const { machine, decider, window } = await begun();
    const asked = window.session.act(resigns);
    await settled();
    expect(decider.asked).toEqual([[START_FEN, 'black']]);
    expect(window.told).toEqual([]);
    await decider.answer(CANNOT);
    expect(await asked).toMatchObject({ type: 'done' });
    expect(endingOf(window)).toEqual({
      ...{ result: '1/2-1/2', reason: 'resignation', article: '5.1.2', cannotMate: 'black' },
    });
    expect(lastAct(machine)).toEqual({ ...resigns, at: 1000, verdict: CANNOT });
    // Folded anew it is the same, and nothing is decided again.
    await window.close();
    const again = await machine.open('again');
    expect(endingOf(again)).toMatchObject({ result: '1/2-1/2', cannotMate: 'black' });
    expect(again.told).not.toContain('judged otherwise 1');
    expect(decider.asked).toHaveLength(1);
  });

  it('whatever it says itself of the opponent is not believed, from this page or from another window', async () => {
    for (const from of ['this page', 'another window'] as const) {
      const { machine, decider, window } = await begun();
      const other = await machine.open('two');
      const asked = (from === 'this page' ? window : other).session.act(FORGED);
      await settled();
      expect(decider.asked).toHaveLength(1);
      await decider.answer(CAN);
      expect(await asked).toMatchObject({ type: 'done' });
      expect(endingOf(window)).toMatchObject({ result: '0-1', winner: 'black' });
      expect(endingOf(other)).toMatchObject({ result: '0-1', winner: 'black' });
      expect(lastAct(machine)).toMatchObject({ verdict: CAN });
    }
  });

  it('nothing is decided where the quick answer is that he cannot', async () => {
    // Black has a lone king.
    const { decider, window } = await begun('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await window.session.act(FORGED);
    expect(decider.asked).toEqual([]);
    expect(endingOf(window)).toMatchObject({ result: '1/2-1/2', cannotMate: 'black' });
    expect(window.session.entries.at(-1)?.act).not.toHaveProperty('verdict');
  });

  it('nothing is decided at a move', async () => {
    const { decider, window } = await begun();
    await window.makes('white', 'e2e4');
    expect(decider.asked).toEqual([]);
  });
});

describe('while it is decided', () => {
  it('it is told after half a second, once', async () => {
    const { machine, decider, window } = await begun();
    const asked = window.session.act(resigns);
    await settled();
    await machine.timers.pass(499);
    expect(window.told).toEqual([]);
    await machine.timers.pass(1);
    expect(window.told).toEqual(['deciding black']);
    await machine.timers.pass(5000);
    await decider.answer(CAN);
    await asked;
    expect(window.told).toEqual(['deciding black', 'act 1']);
    expect(machine.timers.running).toBe(0);
  });

  it('after ten seconds it is undecided: the ordinary result, and a fact that says so', async () => {
    const { machine, decider, window } = await begun();
    const asked = window.session.act(resigns);
    await settled();
    await machine.timers.pass(9999);
    expect(decider.aborted).toBe(0);
    await machine.timers.pass(1);
    expect(decider.aborted).toBe(1);
    const undecided = { type: 'mate undecided', side: 'black', ply: 0, audience: EVERYONE };
    expect(await asked).toMatchObject({ type: 'done', facts: [undecided, { type: 'ended' }] });
    expect(endingOf(window)).toMatchObject({ result: '0-1', winner: 'black' });
  });

  it('the act was done when it came, and the clocks that are seen are stopped', async () => {
    const { machine, decider, window } = await timed();
    machine.clock.time += 10_000;
    const asked = window.session.act(resigns);
    await settled();
    machine.clock.time += 600;
    await machine.timers.pass(600);
    const [news] = window.news;
    expect(news).toMatchObject({ type: 'deciding', side: 'black' });
    const seen = news?.type === 'deciding' ? news.held.game.clock : undefined;
    expect(seen?.now).toEqual({ phase: 'stopped' });
    expect(seen?.sides.white.remaining).toBe(50_000);
    machine.clock.time += 5000;
    await decider.answer(CAN);
    await asked;
    expect(lastAct(machine, 'timed')).toMatchObject({ type: 'resign', at: 11_000 });
    expect(window.session.held?.game.clock?.sides.white.remaining).toBe(50_000);
  });

  it('what is done meanwhile is judged after it', async () => {
    const { decider, window } = await begun();
    const asked = window.session.act(resigns);
    await settled();
    const made = window.make('white', 'e2e4');
    await decider.answer(CAN);
    expect(await asked).toMatchObject({ type: 'done' });
    expect(await made).toMatchObject({ type: 'refused', refusal: { reason: 'game over' } });
  });

  it('an act that could not be kept has not happened, and the clocks go on', async () => {
    const { machine, decider, window } = await timed();
    const asked = window.session.act(resigns);
    await settled();
    await machine.timers.pass(600);
    machine.disk.onWrite = () => Promise.resolve('disk full');
    await decider.answer(CAN);
    expect(await asked).toMatchObject({ type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } });
    expect(window.told).toEqual(['deciding black', 'decided in vain']);
    const news = window.news.at(-1);
    expect(news?.type === 'decided in vain' && news.held.game.clock?.now.phase).toBe('running');
    // Asked again it is not searched for again.
    machine.disk.onWrite = () => Promise.resolve('kept');
    expect(await window.session.act(resigns)).toMatchObject({ type: 'done' });
    expect(decider.asked).toHaveLength(1);
    expect(lastAct(machine, 'timed')).toMatchObject({ verdict: CAN });
  });
});

describe('a page that goes while it is decided', () => {
  it('has not done the act, whether it is closed or killed: it is asked anew', async () => {
    for (const go of ['close', 'kill'] as const) {
      const { machine, decider, window } = await timed();
      await machine.watch(60_000);
      void window.session.act({ type: 'flag', by: 'arbiter', of: 'white' });
      await settled();
      await window[go]();
      await settled();
      expect(machine.disk.entriesOf('timed')).toHaveLength(1);
      const again = await machine.open('again');
      const asked = again.session.act({ type: 'flag', by: 'arbiter', of: 'white' });
      await settled();
      expect(decider.asked).toHaveLength(2);
      await decider.answer(CANNOT);
      expect(await asked).toMatchObject({ type: 'done' });
      expect(endingOf(again)).toMatchObject({ result: '1/2-1/2', reason: 'time', article: '6.9' });
      // When the flag fell.
      expect(lastAct(machine, 'timed')).toMatchObject({ type: 'flag', at: 61_000 });
    }
  });

  it('leaves what another window asked to the next that holds the game', async () => {
    const { machine, decider, window } = await begun();
    const other = await machine.open('two');
    const asked = other.session.act(resigns);
    await settled();
    expect(decider.asked).toHaveLength(1);
    await window.close();
    await settled();
    expect(other.told).toContain('holds: other window closed');
    expect(decider.asked).toHaveLength(2);
    await decider.answer(CAN);
    expect(await asked).toMatchObject({ type: 'done' });
    expect(machine.disk.entriesOf('game')).toHaveLength(1);
  });

  it('writes nothing where another has taken the game over', async () => {
    const { machine, decider, window } = await begun();
    const other = await machine.open('two');
    const asked = window.session.act(resigns);
    await settled();
    await other.session.takeOver();
    await settled();
    expect(await asked).toEqual({ type: 'refused', refusal: { reason: 'not kept', cause: 'taken over' } });
    expect(decider.aborted).toBe(1);
    expect(machine.disk.entriesOf('game')).toEqual([]);
    await other.makes('white', 'e2e4');
  });

  it('is not kept from opening: what takes a while to decide of a flag that fell before is told when it is open', async () => {
    const { machine, decider, window } = await timed();
    await machine.watch(62_000);
    window.kill();
    machine.clock.time += 10 * 60_000;
    const opening = machine.open('again');
    await settled();
    expect(decider.asked).toHaveLength(1);
    await machine.timers.pass(500);
    const again = await opening;
    await settled();
    expect(again.told).toEqual(['holds: first', 'game brought back', 'deciding black']);
    await decider.answer(CANNOT);
    expect(endingOf(again)).toMatchObject({ result: '1/2-1/2', reason: 'time' });
  });
});

describe('another window', () => {
  it('hears once that it is decided, sees the clocks stopped, and does not take the holder for silent', async () => {
    const { machine, decider, window } = await timed();
    const other = await machine.open('two');
    other.news.length = 0;
    machine.clock.time += 10_000;
    const asked = other.session.act(resigns);
    await settled();
    await machine.timers.pass(9900);
    expect(other.told).toEqual(['deciding black']);
    const [news] = other.news;
    expect(news?.type === 'deciding' && news.held.game.clock?.sides.white.remaining).toBe(50_000);
    await decider.answer(CAN);
    expect(await asked).toMatchObject({ type: 'done' });
    expect([window.told.at(-1), other.told.at(-1)]).toEqual(['act 2', 'act 2']);
  });

  it('hears that no act came of it', async () => {
    const { machine, decider, window } = await timed();
    const other = await machine.open('two');
    other.news.length = 0;
    void window.session.act(resigns);
    await settled();
    await machine.timers.pass(600);
    machine.disk.onWrite = () => Promise.resolve('disk full');
    await decider.answer(CAN);
    await settled();
    expect(other.told).toEqual(['deciding black', 'decided in vain']);
  });

  it('lets a word be that is about another game, or of nobody', async () => {
    const { machine } = await begun();
    const other = await machine.open('two');
    other.news.length = 0;
    const word = { protocol: PROTOCOL, from: 'x', holdsSince: 9_000_000, type: 'deciding', game: 'game', acts: 0 };
    for (const wrong of [
      { game: 'else', side: 'black', at: 1 },
      { acts: 4, side: 'black', at: 1 },
      { side: 'red', at: 1 },
    ])
      machine.browser.say({ ...word, ...wrong });
    await settled();
    expect(other.told.filter((told) => told.startsWith('deciding'))).toEqual([]);
  });
});

describe('games kept before', () => {
  const entry = (n: number, version: number, act: JournalEntry['act'], facts: JournalEntry['facts']): JournalEntry => ({
    ...{ n, version, act, facts },
  });
  const resigned = (result: '0-1' | '1/2-1/2', version: number) => {
    const ending = { result, reason: 'resignation', article: '5.1.2' } as const;
    const whole = result === '0-1' ? { ...ending, winner: 'black' as const } : ending;
    return [entry(1, version, { ...resigns, at: 1 }, [{ type: 'ended', ending: whole, audience: EVERYONE }])];
  };

  it('open with their old result, and nothing is said of it', () => {
    const lost = refold({ setup: setup('game'), entries: resigned('0-1', 5) });
    expect(lost?.held.game.ending).toMatchObject({ result: '0-1', winner: 'black' });
    expect(lost).not.toHaveProperty('otherwise');
    // Black has a lone king: drawn then and now.
    const drawn = refold({ setup: setup('game', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), entries: resigned('1/2-1/2', 5) });
    expect(drawn?.held.game.ending).toEqual({ result: '1/2-1/2', reason: 'resignation', article: '5.1.2' });
    expect(drawn).not.toHaveProperty('otherwise');
  });

  it('are judged otherwise only where the facts are others', () => {
    // Kept as drawn where Black can mate.
    const wrong = refold({ setup: setup('game'), entries: resigned('1/2-1/2', 5) });
    expect(wrong?.otherwise).toBe(1);
    expect(wrong?.held.game.ending).toMatchObject({ result: '1/2-1/2' });
    // From version 6 on it is kept who cannot mate.
    const nameless = refold({
      ...{ setup: setup('game', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), entries: resigned('1/2-1/2', 6) },
    });
    expect(nameless?.otherwise).toBe(1);
  });
});
