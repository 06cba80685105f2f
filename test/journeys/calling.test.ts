/**
 * Moves in every language and every way of calling, ten of them the FIDE way: the exact sentences stand in the log, and were given to the
 * live region or to the voice, never to both. All ten in every
 * language and way: test/speech/called-in-languages.test.ts. The way is chosen anew within a game: to load the page takes longer than the moves.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CALL_STYLES } from '../../speech/style.js';
import { CALLS, TYPED } from '../speech/called-in-languages.js';
import { WRITTEN_OUT } from '../speech/written-out.js';
import { Journey, type User } from './app.js';

const START = encodeURIComponent('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

/** Of the ten moves so many are made in each way, one way after the other; three ways find place in a game. */
const ENOUGH = 3;
const GAMES = [CALL_STYLES.slice(0, 3), CALL_STYLES.slice(3)] as const;

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.page.evaluateOnNewDocument(speakAtOnce);
  await user.settled();
  await user.saysNothingAgain();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** Runs in the page: a voice of every language that says everything at once, and remembers what it said. */
function speakAtOnce(): void {
  const said: { readonly text: string; readonly lang: string }[] = [];
  const voices = ['en-GB', 'de-DE', 'uk-UA', 'be-BY', 'mk-MK', 'pl-PL', 'fr-FR', 'es-ES'].map((lang) => ({
    name: `Voice ${lang}`,
    voiceURI: lang,
    lang,
    localService: true,
    default: lang === 'en-GB',
  }));
  class Text {
    lang = '';
    voice = null;
    rate = 1;
    pitch = 1;
    volume = 1;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    speak: (text: Text) => {
      said.push({ text: text.text, lang: text.lang });
      queueMicrotask(() => {
        text.onstart?.();
        text.onend?.();
      });
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.assign(globalThis, { SpeechSynthesisUtterance: Text, voiced: said });
}

async function chooses(change: object): Promise<void> {
  await user.page.$eval(
    '>>> .app',
    (main, chosen) => {
      main.dispatchEvent(Object.assign(new Event('setting-changed'), { change: chosen }));
    },
    change,
  );
}

/** Types these moves, in whatever language the page is, and gives what stands in the log then. */
async function plays(moves: readonly string[]): Promise<readonly string[]> {
  const field = await user.part('>>> move-entry >>> input');
  for (const move of moves) {
    await field.focus();
    await user.type(move);
    await user.press('Enter');
    await user.hears();
  }
  return (await user.log()).slice(-moves.length);
}

/** What is said of the position has been heard. */
async function opensGame(): Promise<void> {
  await user.goTo(`${journey.address}?fen=${START}`);
  await user.hears();
}

const voiced = () =>
  user.page.evaluate(
    () =>
      (globalThis as unknown as { readonly voiced: readonly { readonly text: string; readonly lang: string }[] })
        .voiced,
  );

describe.each(WRITTEN_OUT)('%s', (language) => {
  test.each(GAMES)('the %s, %s and %s way, through the screen reader', async (...styles) => {
    for (const [index, callStyle] of styles.entries()) {
      const [from, to] = [index * ENOUGH, (index + 1) * ENOUGH];
      const calls = CALLS[language][callStyle].slice(from, to);
      await chooses({ language, callStyle, whoSpeaks: 'screen reader' });
      if (index === 0) await opensGame();
      expect(await plays(TYPED.slice(from, to)), callStyle).toEqual(calls);
      await user.isSpoken(calls.at(-1) ?? '');
      expect((await user.spoken()).slice(-ENOUGH), callStyle).toEqual(calls);
    }
    expect(await voiced()).toEqual([]);
  });

  test('by the own voice, with a voice of the call’s language', async () => {
    const calls = CALLS[language].fide;
    await chooses({ language, callStyle: 'fide', whoSpeaks: 'app' });
    await opensGame();
    expect(await plays(TYPED)).toEqual(calls);
    await user.page.waitForFunction(
      (last) =>
        (globalThis as unknown as { readonly voiced: readonly { readonly text: string }[] }).voiced.some(
          ({ text }) => text === last,
        ),
      {},
      calls.at(-1),
    );
    const said = await voiced();
    expect(said.filter(({ lang }) => lang === 'de-DE').map(({ text }) => text)).toEqual(
      expect.arrayContaining([...calls]),
    );
    expect(await user.spoken()).toEqual([]);
    await chooses({ whoSpeaks: 'screen reader' });
  });
});

test('the page is in its language, and says so, without a reload', async () => {
  await user.choosesLanguage('uk');
  expect(await user.page.evaluate(() => document.documentElement.lang)).toBe('uk');
  await user.choosesLanguage('en');
  await user.find('textbox', 'Your move');
});
