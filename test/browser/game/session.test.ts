import { expect, waitUntil } from '@open-wc/testing';
import { deleteDB } from 'idb';
import { START_FEN } from '../../../src/laws/board/board.js';
import { positionOf } from '../../../src/laws/game.js';
import type { Color, Square } from '../../../src/laws/squares.js';
import { openSession } from '../../../src/game/session/session.js';
import type { GameSetup } from '../../../src/game/session/journal.js';
import type { ActResult, SessionNews, SessionPort } from '../../../src/game/session/session-port.js';
import { pageTimers } from '../../../speech/timing.js';
import { pageEnvironment } from '../../../src/app/environment.js';
import { BroadcastWindowChannel, browserWindows } from '../../../src/game/session/browser-windows.js';
import { SharedSettings } from '../../../src/storage/settings/settings-store.js';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { openDatabase, type Database } from '../../../src/storage/database.js';

const NAME = 'session test';
const SOURCES = new URL('../../../src/', import.meta.url).href;

function setup(id: string): GameSetup {
  const player = { type: 'player' } as const;
  const conditions = { play: 'casual', start: START_FEN } as const;
  return { id, conditions, seats: { white: player, black: player }, begunAt: Date.now() };
}

function makes(session: SessionPort, by: Color, from: Square, to: Square): Promise<ActResult> {
  return session.act({ type: 'make', by, move: { from, to } });
}

/** A window of its own: another document, with its own locks, channels and connection, which can be removed at any time. */
interface OtherWindow extends Window {
  readonly session: SessionPort;
}

async function openOtherWindow(): Promise<{ readonly frame: HTMLIFrameElement; readonly session: SessionPort }> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<script type="module">
    import { openSession } from '${SOURCES}game/session/session.ts';
    import { pageTimers } from '${SOURCES}../speech/timing.ts';
    import { pageEnvironment } from '${SOURCES}app/environment.ts';
    import { browserWindows } from '${SOURCES}game/session/browser-windows.ts';
    import { openDatabase } from '${SOURCES}storage/database.ts';
    const { database } = await openDatabase({ name: '${NAME}' });
    window.session = await openSession({
      journal: database.journal, watches: database.watches, clock: pageEnvironment().clock, timers: pageTimers,
      decide: () => Promise.resolve({ verdict: 'undecided', nodes: 0 }), windows: browserWindows('${NAME}'), me: crypto.randomUUID(), report: reportError,
    });
  </script>`;
  document.body.append(frame);
  const other = frame.contentWindow as unknown as OtherWindow;
  await waitUntil(() => 'session' in other, 'the other window opens its session', { timeout: 20_000 });
  return { frame, session: other.session };
}

describe('the session in a browser', function () {
  this.timeout(30_000);
  let database: Database;
  const opened: SessionPort[] = [];
  const frames: HTMLIFrameElement[] = [];

  async function open(): Promise<{ readonly session: SessionPort; readonly told: string[] }> {
    const session = await openSession({
      journal: database.journal,
      clock: pageEnvironment().clock,
      watches: database.watches,
      timers: pageTimers,
      decide: () => Promise.resolve({ verdict: 'undecided', nodes: 0 }),
      windows: browserWindows(NAME),
      me: crypto.randomUUID(),
      report: reportError,
    });
    opened.push(session);
    const told: string[] = [];
    session.listen((news: SessionNews) => {
      if (news.type === 'game') told.push(`game ${news.how}`);
      else if (news.type === 'act') told.push(`act ${news.entry.n}`);
      else if (news.type === 'holder') told.push(news.why);
      else told.push(news.type);
    });
    return { session, told };
  }

  function fen(session: SessionPort): string | undefined {
    return session.held && positionOf(session.held.game).fen();
  }

  beforeEach(async () => {
    const result = await openDatabase({ name: NAME });
    if (!result.ok) throw new Error(result.cause);
    database = result.database;
  });

  afterEach(async () => {
    for (const session of opened.splice(0)) session.close();
    for (const frame of frames.splice(0)) frame.remove();
    database.close();
    await deleteDB(NAME);
    // The lock is free again: whoever comes next is the first.
    await navigator.locks.request(NAME, () => undefined);
  });

  it('brings the game back from the database where it was', async () => {
    const first = await open();
    await first.session.begin(setup('game'));
    await makes(first.session, 'white', 'e2', 'e4');
    await makes(first.session, 'black', 'c7', 'c5');
    const before = fen(first.session);
    first.session.close();
    database.close();
    const again = await openDatabase({ name: NAME });
    if (!again.ok) throw new Error(again.cause);
    database = again.database;
    await navigator.locks.request(NAME, () => undefined);
    const second = await open();
    expect(fen(second.session)).to.equal(before);
    expect(before).to.equal('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
    await waitUntil(() => second.told.length === 2);
    expect(second.told).to.deep.equal(['first', 'game brought back']);
    const acts = second.session.held?.acts;
    expect(acts).to.equal(2);
  });

  it('stamps acts with the time of the day, in whole milliseconds', async () => {
    const { session } = await open();
    await session.begin(setup('game'));
    await makes(session, 'white', 'e2', 'e4');
    const kept = await database.journal.find('game');
    const at = (kept.ok && kept.game?.entries[0]?.act.at) || 0;
    expect(Number.isInteger(at)).to.equal(true);
    expect(Math.abs(at - Date.now())).to.be.below(60_000);
  });

  it('reaches the game from two sessions of one page', async () => {
    const one = await open();
    await one.session.begin(setup('game'));
    const two = await open();
    expect([one.session.here, two.session.here]).to.deep.equal([true, false]);
    expect((await makes(two.session, 'white', 'e2', 'e4')).type).to.equal('done');
    expect(await makes(two.session, 'white', 'd2', 'd4')).to.deep.equal(await makes(one.session, 'white', 'd2', 'd4'));
    expect((await makes(one.session, 'black', 'e7', 'e5')).type).to.equal('done');
    await waitUntil(() => two.told.includes('act 2'));
    expect(fen(two.session)).to.equal(fen(one.session));
    expect(two.told).to.deep.equal(['other window holds', 'game joined', 'act 1', 'act 2']);
  });

  it('hands over when the window that holds the game is gone', async () => {
    const other = await openOtherWindow();
    frames.push(other.frame);
    expect(other.session.here).to.equal(true);
    const here = await open();
    expect(here.session.here).to.equal(false);
    expect((await here.session.begin(setup('game'))).type).to.equal('done');
    expect((await makes(here.session, 'white', 'e2', 'e4')).type).to.equal('done');
    // Asked of a window that is gone in the next moment: kept by it or not, it is done once.
    const asked = makes(here.session, 'black', 'e7', 'e5');
    other.frame.remove();
    expect((await asked).type).to.equal('done');
    expect(here.session.here).to.equal(true);
    expect((await makes(here.session, 'white', 'g1', 'f3')).type).to.equal('done');
    expect(here.told.slice(0, 3)).to.deep.equal(['other window holds', 'game begun', 'act 1']);
    expect(here.told).to.include('other window closed');
    expect(here.told.filter((news) => news.startsWith('act'))).to.deep.equal(['act 1', 'act 2', 'act 3']);
    const kept = await database.journal.find('game');
    expect(kept.ok && kept.game?.entries.map(({ n }) => n)).to.deep.equal([1, 2, 3]);
  });

  it('is joined by a window that opens later, in another document', async () => {
    const here = await open();
    await here.session.begin(setup('game'));
    await makes(here.session, 'white', 'e2', 'e4');
    const other = await openOtherWindow();
    frames.push(other.frame);
    expect(other.session.here).to.equal(false);
    expect(fen(other.session)).to.equal(fen(here.session));
    expect((await makes(other.session, 'black', 'e7', 'e5')).type).to.equal('done');
    expect(here.told.at(-1)).to.equal('act 2');
  });

  it('ends the wait for the lock when it is closed', async () => {
    const one = await open();
    const two = await open();
    two.session.close();
    one.session.close();
    await navigator.locks.request(NAME, () => undefined);
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([...held, ...pending].filter(({ name }) => name === NAME)).to.deep.equal([]);
  });
});

describe('the settings in two windows', () => {
  it('are the same in both', async () => {
    const open = (): SharedSettings =>
      new SharedSettings({
        settings: DEFAULT_SETTINGS,
        save: () => Promise.resolve({ ok: true }),
        channel: new BroadcastWindowChannel('settings test'),
        report: reportError,
      });
    const one = open();
    const two = open();
    const heard = new Promise((resolve) => two.listen(resolve));
    await one.change({ theme: 'dark' });
    expect(await heard).to.deep.equal({ ...DEFAULT_SETTINGS, theme: 'dark' });
    expect(two.current.theme).to.equal('dark');
    one.close();
    two.close();
  });
});
