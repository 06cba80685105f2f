/**
 * What browsers kept on 2026-11-23 (journal 5, database 3), opened by this program: the same facts, worked out by hand from the acts that
 * `test/fixtures/write-kept.ts` tells. What is said of it stands in `test/journeys/kept-fixtures.test.ts`.
 *
 * These are games of users. A test that fails here is mended by the program, never by the fixture.
 */
import { describe, expect, test } from 'vitest';
import { clockAt } from '../../src/laws/clock/clock.js';
import type { Fact } from '../../src/laws/facts.js';
import { readClockChoice } from '../../src/storage/settings/clock-choice.js';
import { refold } from '../../src/game/session/fold.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/storage/settings/settings.js';
import { readTableChoice } from '../../src/pages/table/table-choice.js';
import { readGame } from '../../src/storage/records.js';
import { asKept, keptFixture } from '../journeys/kept-data.js';

/** When every game was begun. */
const BEGAN = Date.UTC(2026, 10, 23, 12);

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type Plain = Readonly<Record<string, unknown>>;

/** The records of one object store, as the database gives them. */
async function recordsOf(fixture: string, store: string): Promise<readonly Plain[]> {
  const { stores } = (await keptFixture(fixture)).database;
  const found = stores.find(({ name }) => name === store);
  if (!found) throw new Error(`no store ${store}`);
  return found.records.map(({ value }) => asKept(value) as Plain);
}

/** The one game of a fixture, opened: every act of it must stand, and be judged as it was. */
async function open(fixture: string) {
  const [[record, ...more], entries] = await Promise.all([recordsOf(fixture, 'games'), recordsOf(fixture, 'entries')]);
  expect(more).toEqual([]);
  const read = readGame(record, entries);
  const opened = read.ok && read.game ? refold(read.game) : undefined;
  if (!opened) throw new Error(`${fixture} cannot be opened`);
  expect({ otherwise: opened.otherwise, stoppedAt: opened.stoppedAt }).toEqual({});
  expect(opened.entries).toHaveLength(entries.length);
  const { setup, game } = opened.held;
  return {
    setup,
    game,
    acts: opened.entries.map(({ act }) => act.type),
    facts: opened.entries.flatMap((entry): readonly Fact[] => entry.facts),
    moves: game.plies.map(({ move: { from, to, promotion } }) => `${from}${to}${promotion ?? ''}`),
    position: game.positions.at(-1)?.fen(),
    /** What the displays show so many seconds after the game was begun, in seconds. */
    displays: (seconds: number) => {
      if (!game.clock) throw new Error('there is no clock');
      const { phase, white, black } = clockAt(game.clock, BEGAN + seconds * SECOND);
      const runs = white.running ? 'white' : black.running ? 'black' : 'none';
      return { white: white.time / SECOND, black: black.time / SECOND, phase, runs };
    },
    /** Seconds each has used in all. */
    used: {
      white: Number(game.clock?.sides.white.used) / SECOND,
      black: Number(game.clock?.sides.black.used) / SECOND,
    },
  };
}

/** So much for all moves, with so much from the first move on. */
const plain = (time: number, increment: number) => ({
  periods: [{ moves: null, time, extra: { kind: 'increment', time: increment, added: 'before' } }],
});

const PLAYERS = { white: { type: 'player' }, black: { type: 'player' } };

describe('a casual game that ended by mate', () => {
  test('has its conditions, and its acts in their order', async () => {
    const { setup, acts, moves } = await open('casual-mate');
    expect(setup).toMatchObject({
      seats: PLAYERS,
      begunAt: BEGAN,
      conditions: {
        play: 'casual',
        time: { white: plain(5 * MINUTE, 3 * SECOND), black: plain(5 * MINUTE, 3 * SECOND) },
      },
    });
    expect(acts).toEqual([
      ...['make', 'make', 'make', 'make', 'make', 'offer', 'reject', 'make', 'restore', 'make', 'make'],
    ]);
    expect(moves).toEqual(['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7']);
  });

  test('stands mated, after a draw was refused and a move taken back', async () => {
    const { game, position } = await open('casual-mate');
    expect(game.ending).toEqual({ result: '1-0', reason: 'checkmate', article: '5.1.1', winner: 'white' });
    expect(position).toBe('r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4');
    expect(game.offer).toBe(undefined);
    expect(game.offers).toEqual([{ by: 'black', ply: 5 }]);
    expect(game.illegal).toEqual({ white: 0, black: 0 });
  });

  test('has its times: three seconds with each press, none with the mate, and what a taken move used stays used', async () => {
    const { displays, used } = await open('casual-mate');
    // White 5, 4, 2 and 5 seconds, with three presses; Black 7, 6, 8 and 3, with four, one of them for the move taken back.
    expect(used).toEqual({ white: 16, black: 24 });
    expect(displays(1000)).toEqual({ white: 303 - 16 + 9, black: 303 - 24 + 12, phase: 'stopped', runs: 'none' });
  });
});

describe('a casual game that goes on', () => {
  test('without a clock has the draw that is offered and not answered', async () => {
    const { game, setup, acts, moves, position } = await open('casual-draw-offered');
    expect(setup.conditions).not.toHaveProperty('time');
    expect(acts).toEqual(['make', 'make', 'make', 'offer']);
    expect(moves).toEqual(['d2d4', 'd7d5', 'c2c4']);
    expect(position).toBe('rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2');
    expect(game.offer).toEqual({ by: 'black', ply: 3 });
    expect(game.clock).toBe(undefined);
    expect(game.ending).toBe(undefined);
  });

  test('against the computer has its level', async () => {
    const { setup, moves, game } = await open('casual-computer');
    expect(setup.seats).toEqual({ white: { type: 'player' }, black: { type: 'computer', level: 2 } });
    expect(moves).toEqual(['e2e4', 'f7f5']);
    expect(game.ending).toBe(undefined);
  });
});

describe('a strict game', () => {
  test('has its conditions: two periods, pressed by hand, warnings allowed', async () => {
    const { setup, game, acts } = await open('strict');
    const extra = { kind: 'increment', time: 30 * SECOND, added: 'before' };
    const periods = [
      { moves: 40, time: 90 * MINUTE, extra },
      { moves: null, time: 30 * MINUTE, extra },
    ];
    expect(setup.conditions).toMatchObject({ play: 'strict', time: { white: { periods }, black: { periods } } });
    expect(game.conditions).toMatchObject({
      ...{ edition: 'FIDE 2023', press: 'by hand', touch: 'binding', illegalMoves: 'stand', recording: 'program' },
      ...{ supervision: 'adequate', warningsAllowed: true, drawLimit: { limit: 'none' } },
    });
    expect(acts).toEqual([...['press', 'make', 'press', 'point out', 'make', 'press', 'make', 'press', 'claim']]);
  });

  test('stands after 1 Nf3 e5, with one illegal move counted and the wrong claim as an offer', async () => {
    const { game, moves, position, facts } = await open('strict');
    expect(moves).toEqual(['g1f3', 'e7e5']);
    expect(position).toBe('rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2');
    expect(game.illegal).toEqual({ white: 1, black: 0 });
    expect(game.offer).toEqual({ by: 'white', ply: 2 });
    // 7.5.5 and 9.5.3: two minutes each.
    const added = facts.filter(({ type }) => type === 'time added');
    expect(added).toMatchObject([
      { to: 'black', time: 2 * MINUTE, article: '7.5.5' },
      { to: 'black', time: 2 * MINUTE, article: '9.5.3' },
    ]);
    expect(game.ending).toBe(undefined);
  });

  test('has its times, and White’s clock runs', async () => {
    const { displays, used } = await open('strict');
    // Until the claim, 180 seconds after it was begun: White 65, 27 and 15, with two presses; Black 20 and 43, with one, and four minutes.
    expect(used).toEqual({ white: 65 + 27 + 15, black: 20 + 43 });
    const black = 5430 - 63 + 30 + 240;
    expect(displays(180)).toEqual({ white: 5430 - 107 + 60, black, phase: 'running', runs: 'white' });
    expect(displays(185)).toEqual({ white: 5430 - 112 + 60, black, phase: 'running', runs: 'white' });
  });
});

describe('a strict game of blitz by its own rules', () => {
  test('has its conditions: Chess960, the Laws of 2018, no agreed draws', async () => {
    const { game } = await open('strict-blitz');
    expect(game.conditions).toMatchObject({
      ...{ play: 'strict', edition: 'FIDE 2018', supervision: 'inadequate', chess960: 293 },
      ...{ drawLimit: { limit: 'never' }, start: 'qnbbrkrn/pppppppp/8/8/8/8/PPPPPPPP/QNBBRKRN w KQkq - 0 1' },
      time: { white: plain(3 * MINUTE, 2 * SECOND), black: plain(3 * MINUTE, 2 * SECOND) },
    });
  });

  test('was won on time', async () => {
    const { game, moves, position, displays } = await open('strict-blitz');
    expect(moves).toEqual(['f1g1', 'e7e5', 'd2d4']);
    expect(position).toBe('qnbbrkrn/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/QNBBRRKN b kq - 0 2');
    expect(game.ending).toMatchObject({ result: '1-0', reason: 'time', winner: 'white' });
    // White 13 and 152 of 182 seconds, with two presses; Black 4, with one, and then all of the 180 that he had.
    expect(displays(400)).toEqual({ white: 182 - 165 + 4, black: 0, phase: 'stopped', runs: 'none' });
  });
});

describe('games that were resigned, as journal 6 keeps them', () => {
  test('one that is lost has a line by which the opponent can mate', async () => {
    const [entry] = await recordsOf('decided-can', 'entries');
    expect(entry).toMatchObject({ version: 6, act: { type: 'resign', by: 'white', verdict: { verdict: 'can' } } });
    const { game } = await open('decided-can');
    expect(game.ending).toEqual({ result: '0-1', reason: 'resignation', article: '5.1.2', winner: 'black' });
  });

  test('one that is drawn says who cannot mate', async () => {
    const { game } = await open('decided-cannot');
    expect(game.ending).toEqual({
      ...{ result: '1/2-1/2', reason: 'resignation', article: '5.1.2', cannotMate: 'black' },
    });
  });
});

/** What is the same of both games at a table. */
const AT_TABLE = {
  names: { white: 'Anna', black: 'Hector' },
  table: { approved: true, callStyle: 'fide', specialClock: true },
  conditions: {
    ...{ play: 'strict', recording: 'players', arbiter: true, defaultTime: 15 * MINUTE },
    ...{ drawLimit: { limit: 'moves', moves: 20 }, scoring: { win: 3, draw: 1, loss: 0 } },
    blind: { disabled: { white: true, black: false }, boards: 'two' },
    time: { white: plain(90 * MINUTE, 30 * SECOND), black: plain(90 * MINUTE, 30 * SECOND) },
  },
};

/** 1 e4 e5: each called, repeated, executed on the other's board, and written by both; Black repeated another move first. */
const FIRST_MOVES = [
  ...['start', 'make', 'announce', 'press', 'repeat', 'repeat', 'execute', 'write', 'write'],
  ...['make', 'announce', 'press', 'repeat', 'execute', 'write', 'write'],
];

describe('a game at a table', () => {
  test('has what was agreed on, and who did what', async () => {
    const { setup, acts, game } = await open('table');
    expect(setup).toMatchObject(AT_TABLE);
    expect(Object.keys(game.conditions.assistants ?? {})).toEqual(['white']);
    expect(acts).toEqual([...FIRST_MOVES, 'rule', 'rule', 'make', 'announce']);
  });

  test('has another move than was called repeated once', async () => {
    const { facts } = await open('table');
    const repeated = facts.filter(({ type }) => type === 'repeated');
    expect(repeated).toMatchObject([
      { by: 'black', called: { from: 'e2', to: 'e4' }, repeated: { from: 'e2', to: 'e3' }, agrees: false },
      { by: 'black', called: { from: 'e2', to: 'e4' }, repeated: { from: 'e2', to: 'e4' }, agrees: true },
      { by: 'white', called: { from: 'e7', to: 'e5' }, repeated: { from: 'e7', to: 'e5' }, agrees: true },
    ]);
  });

  test('has the arbiter’s penalties: three minutes for a distraction, with his reason, and a warning for a device', async () => {
    const { facts, game } = await open('table');
    expect(facts.filter(({ type }) => type === 'penalised')).toMatchObject([
      { against: 'black', penalty: { kind: 'time to the opponent', time: 3 * MINUTE }, article: '12.9.2' },
      { against: 'white', penalty: { kind: 'warning' }, article: '12.9.1' },
    ]);
    expect(game.illegal).toEqual({ white: 0, black: 0 });
    const reasons = (await recordsOf('table', 'entries')).map(({ act }) => (act as Plain)['reason']);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual(['He hummed.']);
  });

  test('stands in the middle of 2 Nf3, which is called and not pressed: Black’s board and both scores have it not yet', async () => {
    const { game, moves, position } = await open('table');
    expect(moves).toEqual(['e2e4', 'e7e5', 'g1f3']);
    expect(position).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
    expect(game.boards.white.fen()).toBe(position);
    expect(game.boards.black.fen()).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
    expect([game.sheets.white.length, game.sheets.black.length]).toEqual([2, 2]);
    expect(game.plies.at(-1)?.completed).toBe(false);
    expect(game.steps?.last).toMatchObject({ ply: 3, called: { from: 'g1', to: 'f3' } });
    expect(game.steps?.last).not.toHaveProperty('repeated');
  });

  test('has its times, and White’s clock runs', async () => {
    const { displays } = await open('table');
    // The clocks were started at 5. White pressed at 37, Black at 60, each with 30 seconds; White got three minutes at 70.
    expect(displays(83)).toEqual({
      white: 5430 - 32 + 30 - 23 + 180,
      black: 5430 - 23 + 30,
      phase: 'running',
      runs: 'white',
    });
  });
});

describe('an adjourned game', () => {
  test('has its sealed move, which nobody can read', async () => {
    const { setup, acts, moves, game } = await open('adjourned');
    expect(setup).toMatchObject(AT_TABLE);
    expect(acts).toEqual([...FIRST_MOVES, 'adjourn', 'seal', 'seal', 'seal']);
    expect(moves).toEqual(['e2e4', 'e7e5']);
    expect(game.adjournment?.sealer).toBe('white');
    const { sealing } = game.adjournment ?? {};
    expect(sealing).toMatchObject({ closed: true, clockStopped: true, written: { lock: 'passphrase' } });
    expect(Object.keys(sealing?.written ?? {}).sort()).toEqual(['cipher', 'iv', 'lock', 'salt']);
    expect(JSON.stringify(await keptFixture('adjourned'))).not.toMatch(/Nf3|"f3"|Hector und Anna/u);
  });

  test('has the envelope, with all that stands on it', async () => {
    const { game } = await open('adjourned');
    expect(game.adjournment?.envelope).toEqual({
      players: { white: 'Anna', black: 'Hector' },
      position: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
      // White pressed after 32 seconds, and the envelope was closed 65 after Black's press.
      times: { white: 97 * SECOND, black: 23 * SECOND },
      sealedBy: 'white',
      moveNumber: 2,
      resumption: { date: '25 November', time: '10:00', venue: 'the club' },
    });
  });

  test('has its times: White’s clock went on until he stopped it, and neither runs', async () => {
    const { displays } = await open('adjourned');
    expect(displays(200_000)).toEqual({
      white: 5430 - 32 + 30 - 70,
      black: 5430 - 23 + 30,
      phase: 'paused',
      runs: 'none',
    });
  });
});

describe('a clock alone', () => {
  const SET = {
    periods: [
      { moves: 2, time: 5 * MINUTE, extra: { kind: 'increment', time: 10 * SECOND, added: 'before' } },
      { moves: null, time: MINUTE, extra: { kind: 'increment', time: 10 * SECOND, added: 'before' } },
    ],
  };

  test('is set as it was, and has what was pressed and ruled', async () => {
    const { setup, acts, game } = await open('clock');
    expect(setup).toMatchObject({
      names: { white: 'Anna', black: '' },
      conditions: { board: 'elsewhere', time: { white: SET, black: SET } },
    });
    expect(acts).toEqual(['press', 'press', 'press', 'press', 'stop', 'rule', 'restart']);
    expect(game.illegal).toEqual({ white: 1, black: 0 });
    expect(game.clock?.sides).toMatchObject({ white: { moves: 2, period: 1 }, black: { moves: 1, period: 0 } });
  });

  test('has its times, and Black’s runs', async () => {
    const { displays } = await open('clock');
    // White 20 and 15 seconds, and a minute more after two moves; Black 30 and 3, and a minute for the illegal move (A.2), and from 77 on.
    const white = 310 - 20 + 10 - 15 + 60 + 10;
    expect(displays(77)).toEqual({ white, black: 310 - 30 + 10 - 3 + 60, phase: 'running', runs: 'black' });
    expect(displays(83)).toEqual({ white, black: 341, phase: 'running', runs: 'black' });
  });

  test('was watched until its window was closed', async () => {
    const watches = await recordsOf('clock', 'watches');
    const until = Math.max(...watches.map(({ to }) => Number(to)));
    // What a window has watched is kept every five seconds; it was started again at 77, and closed at 83.
    expect(until).toBe(BEGAN + 82 * SECOND);
  });
});

describe('settings', () => {
  const read = async (fixture: string) => {
    const [record, ...more] = await recordsOf(fixture, 'settings');
    expect(more).toEqual([]);
    return parseSettings(record);
  };

  test('that were chosen are as they were chosen', async () => {
    const settings = await read('settings-chosen');
    expect(settings).toMatchObject({
      ...{ language: 'en', whoSpeaks: 'both', callStyle: 'plain', callLength: 'short', squareStyle: 'nato' },
      ...{ germanCall: 'respelt', repetition: 'nothing', readerPace: 'fast', theme: 'high contrast' },
      ...{ voiceInBackground: true, sound: false, letterKeys: false, confirmMoves: true, allMessages: true },
      detail: {
        ...{ ownMoves: 'brief', opponentsMoves: 'full', squares: 'full', captures: 'brief', clock: 'full' },
        ...{ mover: true, number: true, color: false, echo: false },
      },
      voice: { voices: { de: { name: 'Hedda', lang: 'de-DE' } }, rate: 1.5, pitch: 0.75, volume: 0.5 },
      listening: { recogniser: 'none', way: 'toggle', listenFor: 'german call', cloudAllowed: true },
      sounds: { vibration: false },
      introducedGames: 1,
    });
    const { capture, edge, lift, 'dark square': dark } = settings.sounds.volumes;
    expect({ capture, edge, lift, dark }).toEqual({ capture: 0.5, edge: 0, lift: 1, dark: 1 });
  });

  test('of a new game are what was chosen', async () => {
    const { newGame } = await read('settings-chosen');
    expect(newGame).toMatchObject({ opponent: 'beside', level: 1, color: 'black' });
    expect(newGame.conditions).toMatchObject({
      ...{ time: 'own', edition: 'FIDE 2009', play: 'casual', touchBinds: true, start: 'by number', number: 518 },
      own: { white: { minutes: 7, seconds: 4 } },
    });
  });

  test('of a clock and of a game at a table are what was chosen', async () => {
    const { clock, table } = await read('settings-chosen');
    expect(readClockChoice(clock)).toMatchObject({
      ...{ left: 'black', whose: 'white', names: { white: 'Anna', black: '' }, edition: 'FIDE 2023' },
      time: {
        white: {
          periods: [
            { moves: 2, time: 5 * MINUTE },
            { moves: null, time: MINUTE },
          ],
        },
      },
    });
    expect(readTableChoice(table)).toMatchObject({
      ...{ play: 'casual', edition: 'FIDE 2014', role: 'black', recording: 'program', illegalMoves: 'refused' },
      ...{ names: { white: 'Anna', black: '' }, disabled: { white: true, black: true }, approved: false },
    });
  });

  test('with nothing but what is so at first are the same as none', async () => {
    const { introducedGames, ...settings } = await read('settings-usual');
    expect({ ...settings, introducedGames: 0 }).toEqual(DEFAULT_SETTINGS);
    expect(introducedGames).toBe(0);
  });
});
