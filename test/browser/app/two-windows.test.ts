/**
 * Two windows of the program in one page, each with a database, channels, a clock, regions and a storage of its own: neither hears the other.
 */
import { expect, waitUntil } from '@open-wc/testing';
import '../../../src/app/chess-app.js';
import type { ChessApp } from '../../../src/app/chess-app.js';
import type { Environment } from '../../../src/app/environment.js';
import { GameClock } from '../../../src/game/game-clock.js';
import { BroadcastWindowChannel, browserWindows } from '../../../src/game/session/browser-windows.js';
import { NewGameWantedEvent } from '../../../src/pages/start/new-game-form.js';
import { openDatabase } from '../../../src/storage/database.js';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { LineEnteredEvent } from '../../../components/line-entry/events.js';

interface OpenWindow {
  readonly app: ChessApp;
  readonly database: string;
  /** What its live regions were given. */
  readonly spoken: string[];
  /** What it keeps as long as it lives. */
  readonly kept: ReadonlyMap<string, string>;
}

/** @param begins the time at which its clock begins, in milliseconds */
async function open(name: string, begins: number): Promise<OpenWindow> {
  const spoken: string[] = [];
  const region = (): HTMLElement => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', 'polite');
    new MutationObserver(() => {
      const text = element.textContent.trim();
      if (text !== '') spoken.push(text);
    }).observe(element, { childList: true, characterData: true, subtree: true });
    document.body.append(element);
    return element;
  };
  const regions = { polite: [region(), region()], assertive: [region(), region()] } as const;
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
  const database = `two windows ${name} ${crypto.randomUUID()}`;
  const environment: Environment = {
    database,
    windows: browserWindows(database),
    openChannel: (about) => new BroadcastWindowChannel(`${database} ${about}`),
    regions: () => regions,
    clock: new GameClock(
      () => begins + performance.now(),
      () => performance.now(),
    ),
    storage: () => storage,
    offline: false,
  };
  const app = document.createElement('chess-app');
  app.environment = environment;
  document.body.append(app);
  await waitUntil(() => app.ready, `${name} is ready`, { timeout: 9000 });
  return { app, database, spoken, kept };
}

function part<Name extends keyof HTMLElementTagNameMap>(app: ChessApp, name: Name): HTMLElementTagNameMap[Name] {
  const found = app.renderRoot.querySelector(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const saidIn = ({ app }: OpenWindow): readonly string[] =>
  part(app, 'message-log').messages.map(({ utterance }) => utterance.segments.map(({ text }) => text).join(' '));

async function begin(window: OpenWindow): Promise<void> {
  const choice = { ...DEFAULT_SETTINGS.newGame, opponent: 'beside' } as const;
  part(window.app, 'new-game-form').dispatchEvent(new NewGameWantedEvent(choice));
  await waitUntil(() => window.app.renderRoot.querySelector('chess-board'), 'the board stands');
}

async function play(window: OpenWindow, text: string, call: string): Promise<void> {
  part(window.app, 'move-entry').dispatchEvent(new LineEnteredEvent({ text, begun: performance.now() }));
  await waitUntil(() => saidIn(window).includes(call), call);
  await waitUntil(() => window.spoken.includes(call), `${call}, in its regions`);
}

/** When the acts that are kept were done. */
async function timesKept({ database }: OpenWindow): Promise<readonly number[]> {
  const opened = await openDatabase({ name: database });
  if (!opened.ok) throw new Error(opened.cause);
  const latest = await opened.database.journal.latest();
  opened.database.close();
  return latest.ok ? (latest.game?.entries.map(({ act }) => act.at) ?? []) : [];
}

describe('two windows in one page', () => {
  it('play a game each, and neither hears, sees or keeps anything of the other', async () => {
    const early = Date.UTC(2001, 0, 1);
    const late = Date.UTC(2002, 0, 1);
    const one = await open('one', early);
    const other = await open('other', late);
    await begin(one);
    await play(one, 'e4', 'Bauer Eva zwei Eva vier');
    expect(saidIn(other)).to.deep.equal([]);
    expect(other.spoken).to.deep.equal([]);
    expect(other.app.renderRoot.querySelector('chess-board')).to.equal(null);

    await begin(other);
    await play(other, 'd4', 'Bauer David zwei David vier');
    expect(saidIn(one)).to.not.include('Bauer David zwei David vier');
    expect(saidIn(other)).to.not.include('Bauer Eva zwei Eva vier');
    expect(one.spoken).to.not.include('Bauer David zwei David vier');
    expect(part(one.app, 'chess-board').position.pieceAt('d4')).to.equal(undefined);
    expect(part(other.app, 'chess-board').position.pieceAt('e4')).to.equal(undefined);

    const [inOne] = await timesKept(one);
    const [inOther] = await timesKept(other);
    expect(inOne).to.be.within(early, late - 1);
    expect(inOther).to.be.at.least(late);
    one.app.remove();
    other.app.remove();
  });
});
