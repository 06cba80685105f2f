/**
 * Two windows of the program in one page, each with databases, channels, a clock, regions and a storage of its own: neither hears the other.
 */
import { expect, waitUntil } from '@open-wc/testing';
import '../../../src/app/chess-app.js';
import type { ChessApp } from '../../../src/app/chess-app.js';
import type { Environment } from '../../../src/app/environment.js';
import { GameClock } from '../../../src/game/game-clock.js';
import { BroadcastWindowChannel, browserWindows } from '../../../src/game/session/browser-windows.js';
import { SavedDataEvent } from '../../../src/pages/library/saved-data.js';
import { CommandGivenEvent, SettingChangedEvent } from '../../../src/pages/shared/events.js';
import { NewGameWantedEvent } from '../../../src/pages/start/new-game-form.js';
import { audioNotes } from '../../../src/storage/audio-notes.js';
import { openDatabase } from '../../../src/storage/database.js';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { voiceModels } from '../../../src/storage/voice-model.js';
import { LineEnteredEvent } from '../../../components/move-entry/move-entry.js';

interface OpenWindow {
  readonly app: ChessApp;
  readonly environment: Environment;
  /** What its live regions were given. */
  readonly spoken: string[];
  /** What it keeps as long as it lives. */
  readonly kept: ReadonlyMap<string, string>;
}

const opened: OpenWindow[] = [];

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
  const own = `two windows ${name} ${crypto.randomUUID()}`;
  const environment: Environment = {
    databases: { main: own, voiceModel: `${own} voice` },
    windows: browserWindows(own),
    openChannel: (about) => new BroadcastWindowChannel(`${own} ${about}`),
    regions: () => regions,
    clock: new GameClock(
      () => begins + performance.now(),
      () => performance.now(),
    ),
    addresses: addressBar(),
    storage: () => storage,
    offline: false,
  };
  const app = document.createElement('chess-app');
  app.environment = environment;
  document.body.append(app);
  const window = { app, environment, spoken, kept };
  opened.push(window);
  await waitUntil(() => app.ready, `${name} is ready`, { timeout: 30_000 });
  return window;
}

function part<Name extends keyof HTMLElementTagNameMap>(app: ChessApp, name: Name): HTMLElementTagNameMap[Name] {
  const found = app.renderRoot.querySelector(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** There is no list before anything is said. */
const saidIn = ({ app }: OpenWindow): readonly string[] =>
  app.renderRoot
    .querySelector('message-log')
    ?.messages.map(({ utterance }) => utterance.segments.map(({ text }) => text).join(' ')) ?? [];

async function begin(window: OpenWindow): Promise<void> {
  const choice = { ...DEFAULT_SETTINGS.newGame, opponent: 'beside' } as const;
  part(window.app, 'new-game-form').dispatchEvent(new NewGameWantedEvent(choice));
  await waitUntil(() => window.app.renderRoot.querySelector('chess-board'), 'the board stands', { timeout: 5000 });
}

async function play(window: OpenWindow, text: string, call: string): Promise<void> {
  part(window.app, 'move-entry').dispatchEvent(new LineEnteredEvent({ text, begun: performance.now() }));
  await waitUntil(() => saidIn(window).includes(call), call, { timeout: 5000 });
  await waitUntil(() => window.spoken.includes(call), `${call}, in its regions`, { timeout: 5000 });
}

/** When the acts that are kept were done. */
async function timesKept({ environment }: OpenWindow): Promise<readonly number[]> {
  const opened = await openDatabase({ name: environment.databases.main });
  if (!opened.ok) throw new Error(opened.cause);
  const latest = await opened.database.journal.latest();
  opened.database.close();
  return latest.ok ? (latest.game?.entries.map(({ act }) => act.at) ?? []) : [];
}

/** Whatever a window has said to others until now has been heard: what is sent on one channel comes before what is sent later on another. */
async function allIsHeard(): Promise<void> {
  const name = `two windows ${crypto.randomUUID()}`;
  const [speaks, hears] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  const heard = new Promise((resolve) => hears.addEventListener('message', resolve, { once: true }));
  speaks.postMessage('done');
  await heard;
  speaks.close();
  hears.close();
}

/** What takes up room on this device, as the window lists it. */
async function roomIn({ app }: OpenWindow): Promise<readonly string[]> {
  part(app, 'chess-board').dispatchEvent(new CommandGivenEvent('games'));
  await waitUntil(() => app.renderRoot.querySelector('saved-data'), 'the saved games are listed', { timeout: 5000 });
  const data = part(app, 'saved-data');
  data.dispatchEvent(new SavedDataEvent({ type: 'show room' }));
  await waitUntil(() => data.state.room, 'what takes up room is listed', { timeout: 5000 });
  return data.state.room?.map(({ id }) => id) ?? [];
}

const EARLY = Date.UTC(2001, 0, 1);
const LATE = Date.UTC(2002, 0, 1);

// Each opens the whole program twice, and the first loads it.
describe('two windows in one page', function () {
  this.timeout(60_000);

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis');
    for (const { app } of opened.splice(0)) app.remove();
  });

  it('play a game each, and neither hears, sees or keeps anything of the other', async () => {
    const one = await open('one', EARLY);
    const other = await open('other', LATE);
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
    expect(inOne).to.be.within(EARLY, LATE - 1);
    expect(inOther).to.be.at.least(LATE);
  });

  it('call the moves as each has chosen', async () => {
    const one = await open('one', EARLY);
    const other = await open('other', LATE);
    part(one.app, 'new-game-form').dispatchEvent(new SettingChangedEvent({ callStyle: 'plain' }));
    await begin(one);
    await play(one, 'e4', 'pawn e2 to e4');
    await allIsHeard();
    await begin(other);
    await play(other, 'e4', 'Bauer Eva zwei Eva vier');
  });

  // Our own voice is silent in a window that the user is not with. On a device that has none, what it was to say is given to the live regions.
  it('are each the one that the user has come to', async () => {
    const mute = { getVoices: () => [], speak: () => undefined, cancel: () => undefined };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: mute, configurable: true });
    const windows = [await open('one', EARLY), await open('other', LATE)];
    for (const { app } of windows) {
      part(app, 'new-game-form').dispatchEvent(new SettingChangedEvent({ whoSpeaks: 'app' }));
    }
    globalThis.dispatchEvent(new Event('focus'));
    await allIsHeard();
    for (const window of windows) {
      await begin(window);
      await play(window, 'e4', 'Bauer Eva zwei Eva vier');
    }
  });

  it('keep each for itself whose window it is', async () => {
    const address = location.href;
    history.replaceState(
      null,
      '',
      `${location.pathname}${location.search === '' ? '?' : `${location.search}&`}role=black`,
    );
    const one = await open('one', EARLY);
    expect([...one.kept.values()]).to.deep.equal(['black']);
    history.replaceState(null, '', address);
    const other = await open('other', LATE);
    expect([...other.kept.values()]).to.deep.equal([]);
  });

  it('keep recordings and a model of speech each for itself', async () => {
    const one = await open('one', EARLY);
    const other = await open('other', LATE);
    const { main, voiceModel } = one.environment.databases;
    await voiceModels(voiceModel).keep(new File(['model'], 'model.zip'));
    await audioNotes(main).keep({ id: 'a', game: 'g', sound: new Blob(['sound']) });
    await begin(one);
    expect(await roomIn(one)).to.deep.equal(['model', 'note:a']);
    await begin(other);
    expect(await roomIn(other)).to.deep.equal([]);
  });
});

/** One that leads nowhere: both windows stand in one document. */
function addressBar(): Environment['addresses'] {
  return {
    history: { state: null, replaceState: () => undefined, pushState: () => undefined, back: () => undefined },
    location: { hash: '', pathname: '/', search: '' },
    addEventListener: () => undefined,
  } as unknown as Environment['addresses'];
}
