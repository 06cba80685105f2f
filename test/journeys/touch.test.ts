/** A player at a telephone, by fingers alone: a board that is explored without a screen reader, and pieces that are dragged. Real touches. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CDPSession, Page, Viewport } from 'puppeteer-core';
import { byTurns } from '../nightly.js';
import { Journey, type User } from './app.js';
import { findings } from './axe.js';

const journey = new Journey();

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

const TELEPHONE: Viewport = { width: 390, height: 844, isMobile: true, hasTouch: true };

const ON =
  'Exploring by touch. Slide a finger over the board to hear its squares. To lift or place, tap with a second finger, or tap twice on the square you heard.';
const NO_VOICE = 'This browser has no voice. The messages go to your screen reader and to the list of messages.';

/** Runs in the page: a voice that says at once what it is given, and keeps it. */
function haveVoice(): void {
  class Text {
    onstart?: () => void;
    onend?: () => void;
    lang = '';
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const voiced: string[] = [];
  const synthesis = {
    getVoices: () =>
      ['en-GB', 'de-DE'].map((lang) => ({ voiceURI: lang, name: lang, lang, localService: true, default: true })),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    speak: (text: Text) => {
      voiced.push(text.text);
      queueMicrotask(() => {
        text.onstart?.();
        text.onend?.();
      });
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.assign(globalThis, { SpeechSynthesisUtterance: Text, voiced });
}

const voicedOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly voiced: readonly string[] }).voiced);

/** Milliseconds for which a finger rests so that what it is on counts as heard. */
const RESTS = 300;

/** The fingers of a hand, each a touch of its own. */
class Hand {
  readonly #user: User;
  readonly #devtools: CDPSession;
  readonly #down = new Map<number, { readonly x: number; readonly y: number }>();

  private constructor(user: User, devtools: CDPSession) {
    this.#user = user;
    this.#devtools = devtools;
  }

  static async of(user: User): Promise<Hand> {
    return new Hand(user, await user.page.createCDPSession());
  }

  /** The middle of a square in the window. */
  async square(name: string): Promise<readonly [number, number]> {
    const cell = await this.#user.part(`>>> chess-board >>> [data-square=${name}]`);
    return cell.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    });
  }

  async down(finger: number, [x, y]: readonly [number, number]): Promise<void> {
    this.#down.set(finger, { x, y });
    await this.#send('touchStart');
  }

  /** Slides there, by way of what lies between. */
  async slide(finger: number, [x, y]: readonly [number, number]): Promise<void> {
    const from = this.#down.get(finger) ?? { x, y };
    for (let step = 1; step <= 8; step += 1) {
      this.#down.set(finger, { x: from.x + ((x - from.x) * step) / 8, y: from.y + ((y - from.y) * step) / 8 });
      await this.#send('touchMove');
    }
  }

  async up(finger: number): Promise<void> {
    const ended = this.#down.get(finger);
    this.#down.delete(finger);
    const touchPoints = ended ? [{ id: finger, ...ended }] : [];
    await this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
  }

  async rest(): Promise<void> {
    await this.#user.page.evaluate((time) => new Promise((over) => setTimeout(over, time)), RESTS);
  }

  /** Explores to a square, and taps with a second finger. */
  async pressBySecond(square: string): Promise<void> {
    await this.down(0, await this.square('a5'));
    await this.slide(0, await this.square(square));
    await this.rest();
    await this.down(1, await this.square('h5'));
    await this.up(1);
    await this.up(0);
  }

  /** Explores to a square, lifts the finger and taps twice there. */
  async pressByTwoTaps(square: string): Promise<void> {
    const place = await this.square(square);
    await this.down(0, await this.square('a5'));
    await this.slide(0, place);
    await this.rest();
    await this.up(0);
    for (const finger of [0, 0]) {
      await this.down(finger, place);
      await this.up(finger);
    }
  }

  async #send(type: 'touchStart' | 'touchMove'): Promise<void> {
    const touchPoints = [...this.#down].map(([id, point]) => ({ id, ...point }));
    await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

async function playing(viewport: Viewport = TELEPHONE, prepare?: (page: Page) => Promise<unknown>): Promise<User> {
  const user = await journey.visit('', async (page) => {
    await page.setViewport(viewport);
    await prepare?.(page);
  });
  await user.start({ Opponent: 'Player beside you' });
  return user;
}

/** That it is on is told, and where the browser has no voice, that too, a moment later. */
async function explores(user: User, hasVoice = false): Promise<void> {
  await user.click('button', 'Explore by touch');
  await user.find('group', 'Corners of the board');
  await user.heard(ON);
  if (!hasVoice) await user.heard(NO_VOICE);
  await user.hears();
}

const positionOf = (user: User): Promise<string> =>
  user.page.$eval('>>> chess-board', (board) =>
    (board as unknown as { readonly position: { fen(): string } }).position.fen(),
  );

describe('exploring', () => {
  test('a game is played to mate by the paths of fingers alone, and heard by the own voice', async () => {
    const user = await playing(TELEPHONE, (page) => page.evaluateOnNewDocument(haveVoice));
    await explores(user, true);
    const hand = await Hand.of(user);
    const heard: string[] = [];
    for (const [from, to, by] of [
      ['f2', 'f3', 'second'],
      ['e7', 'e5', 'taps'],
      ['g2', 'g4', 'taps'],
      ['d8', 'h4', 'second'],
    ] as const) {
      for (const square of [from, to]) {
        await (by === 'second' ? hand.pressBySecond(square) : hand.pressByTwoTaps(square));
        heard.push(...(await user.hears()));
      }
    }
    expect(heard).toEqual([
      ...['Pawn f2 lifted.', 'Bauer Felix zwei Felix drei'],
      ...['Pawn e7 lifted.', 'Bauer Eva sieben Eva fünf'],
      ...['Pawn g2 lifted.', 'Bauer Gustav zwei Gustav vier'],
      ...['Queen d8 lifted.', 'Dame David acht Hector vier, matt. Black wins.'],
    ]);
    const voiced = await voicedOf(user.page);
    expect(voiced).toContain('f2, white pawn');
    expect(voiced).toContain('Pawn f2 lifted.');
    // Nothing of it came to the regions: they are a screen reader's.
    expect(await user.spoken()).not.toContain('Pawn f2 lifted.');
  });

  test('a slide alone moves nothing, does not scroll, and is written for a screen reader where there is no voice', async () => {
    const user = await playing();
    await explores(user);
    const before = await user.page.evaluate(() => scrollY);
    const hand = await Hand.of(user);
    await hand.down(0, await hand.square('e2'));
    await hand.slide(0, await hand.square('e7'));
    await hand.rest();
    await hand.up(0);
    await expect.poll(() => user.spoken()).toContain('e7, black pawn');
    await expect.poll(() => user.spoken()).toContain(NO_VOICE);
    expect(await user.page.evaluate(() => scrollY)).toBe(before);
    expect(await positionOf(user)).toContain('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
    expect((await user.log()).some((line) => line.includes('lifted'))).toBe(false);
  });

  test('the corners tell the last move, the clocks and what can move, and put back', async () => {
    const user = await playing();
    await explores(user);
    const hand = await Hand.of(user);
    const says = async (button: string): Promise<readonly string[]> => {
      const found = await user.part(`>>> board-touch >>> [data-command=${button}]`);
      await found.tap();
      return user.hears();
    };
    expect(await says('last-move')).toEqual(['No move has been made yet.']);
    expect(await says('both-clocks')).toEqual(['This game is played without a clock.']);
    expect(await says('what-can-move')).toEqual([
      '10 pieces. White can move: knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.',
    ]);
    expect(await says('put-back')).toEqual(['Nothing is lifted.']);
    await hand.pressBySecond('b1');
    expect(await user.hears()).toEqual(['Knight b1 lifted.']);
    expect(await says('put-back')).toEqual(['Knight b1 put back.']);
  });

  test('it is kept, and switched off again', async () => {
    const user = await playing();
    await explores(user);
    await user.reload();
    await user.find('group', 'Corners of the board');
    await user.hears();
    await user.click('button', 'Explore by touch');
    await user.heard('Exploring by touch is off.');
    await user.isGone('group', 'Corners of the board');
    const hand = await Hand.of(user);
    await user.hears();
    await hand.down(0, await hand.square('e2'));
    await hand.up(0);
    await user.heard('Pawn e2 lifted.');
  });

  test('two fingers that part zoom the page, and make no move', async () => {
    const user = await playing();
    await explores(user);
    await zooms(user);
    expect(await positionOf(user)).toContain('8/8/8/8');
  });

  const TELEPHONES: readonly (readonly [string, Viewport])[] = [
    ['320 × 568', { width: 320, height: 568, isMobile: true, hasTouch: true }],
    ['360 × 640', { width: 360, height: 640, isMobile: true, hasTouch: true }],
    ['390 × 844', TELEPHONE],
    ['844 × 390', { width: 844, height: 390, isMobile: true, hasTouch: true }],
    ['1180 × 820', { width: 1180, height: 820, isMobile: true, hasTouch: true }],
  ];
  // By day the smallest, the usual one, and the largest.
  test.each(byTurns(TELEPHONES, 0))(
    'at %s the whole board with its corners is in view, a square an eighth of it, corners 44 px',
    async (_, viewport) => {
      const user = await playing(viewport);
      await explores(user);
      await vi.waitFor(() => inView(user), { timeout: 5000 });
      // Turned on its side and back.
      await user.page.setViewport({ ...viewport, width: viewport.height, height: viewport.width });
      await user.page.setViewport(viewport);
      await vi.waitFor(() => inView(user), { timeout: 5000 });
    },
  );

  test.each(byTurns(['light', 'dark', 'high contrast'], 1))('axe finds nothing in it at 320 px, %s', async (theme) => {
    const user = await playing({ width: 320, height: 568, isMobile: true, hasTouch: true });
    await user.page.$eval(
      '>>> .app',
      (main, chosen) =>
        void main.dispatchEvent(Object.assign(new Event('setting-changed'), { change: { theme: chosen } })),
      theme,
    );
    await explores(user);
    expect(await findings(user.page)).toEqual([]);
    expect(await user.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

describe('without exploring', () => {
  test('a finger drags the piece that it begins on, and the page stays', async () => {
    const user = await playing();
    const hand = await Hand.of(user);
    await user.page.evaluate(() => scrollTo(0, 60));
    await hand.down(0, await hand.square('e2'));
    await hand.slide(0, await hand.square('e4'));
    await hand.up(0);
    await user.heard('Bauer Eva zwei Eva vier');
    expect(await user.page.evaluate(() => scrollY)).toBe(60);
  });

  test('beside the board it is let go and goes back; a tap lifts as ever', async () => {
    const user = await playing();
    const hand = await Hand.of(user);
    await hand.down(0, await hand.square('e2'));
    await hand.slide(0, [5, 20]);
    await hand.up(0);
    await user.heard('Pawn e2 put back.');
    await hand.down(0, await hand.square('d2'));
    await hand.up(0);
    await user.heard('Pawn d2 lifted.');
  });

  test('from any other square it scrolls the page, and moves nothing', async () => {
    const user = await playing();
    const hand = await Hand.of(user);
    for (const square of ['e5', 'e7']) {
      await user.page.evaluate(() => scrollTo(0, 0));
      const [x, y] = await hand.square(square);
      await hand.down(0, [x, y]);
      await hand.slide(0, [x, y - 200]);
      await hand.up(0);
      await expect.poll(() => user.page.evaluate(() => scrollY), { message: square }).toBeGreaterThan(50);
    }
    expect((await user.log()).some((line) => /lifted|put back/.test(line))).toBe(false);
  });

  test('two fingers zoom the page, also from a piece', async () => {
    const user = await playing();
    await zooms(user);
    expect(await positionOf(user)).toContain('8/8/8/8');
  });
});

/**
 * Two fingers part on the board, and the page grows by that; it is told of it a little later. They part far, from one side of the telephone to
 * the other: Chromium takes them for a zoom only when they are over 100 px apart, and a busy machine lays their last steps together.
 */
async function zooms(user: User): Promise<void> {
  const hand = await Hand.of(user);
  const [x, y] = await hand.square('d2');
  await hand.down(0, [x, y]);
  await hand.down(1, [x + 30, y]);
  for (let by = 40; by <= 280; by += 40) {
    await hand.slide(0, [x - by / 2, y]);
    await hand.slide(1, [x + 30 + by / 2, y]);
  }
  await hand.up(1);
  await hand.up(0);
  await expect.poll(() => user.page.evaluate(() => visualViewport?.scale), { timeout: 5000 }).toBeGreaterThan(1.2);
}

async function inView(user: User): Promise<void> {
  const seen = await user.page.evaluate(() => {
    const root = document.querySelector('chess-app')?.shadowRoot;
    const box = (element: Element | null | undefined) => {
      const { top, bottom, left, right, width, height } = element!.getBoundingClientRect();
      return { top, bottom, left, right, width, height };
    };
    const board = root?.querySelector('chess-board')?.shadowRoot;
    return {
      window: [innerWidth, innerHeight] as const,
      grid: box(board?.querySelector('[role=grid]')),
      squares: [...(board?.querySelectorAll('[data-square]') ?? [])].map(box),
      corners: [...(root?.querySelector('board-touch')?.shadowRoot?.querySelectorAll('button') ?? [])].map(box),
    };
  });
  const [width, height] = seen.window;
  expect(seen.corners).toHaveLength(4);
  expect(seen.squares).toHaveLength(64);
  for (const { top, bottom, left, right } of [...seen.squares, ...seen.corners]) {
    expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  for (const one of seen.corners) expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
  // The edge of the board is two pixels wide on each side.
  for (const one of seen.squares) expect(one.width).toBeCloseTo((seen.grid.width - 4) / 8, 1);
}
