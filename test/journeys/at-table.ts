/** Those at a table, each with a window of the same browser: White, who is visually disabled, his assistant, Black, and the arbiter. */
import { expect } from 'vitest';
import { UNHEARD_FOR } from '../../speech/line-queue.js';
import type { Journey, User } from './app.js';

export const SEATS = ['white', 'assistant', 'black', 'arbiter'] as const;
export type Seat = (typeof SEATS)[number];

/** What is heard in each window; nothing where it is left out. */
export type Heard = Readonly<Partial<Record<Seat, readonly string[]>>>;

/** Milliseconds: as long as a refusal cannot have been heard, and as much for a line to be typed and refused, where nobody waited for that. */
const REFUSED_AND_HEARD_AFTER = 2 * UNHEARD_FOR;

const ROLES: Readonly<Record<Exclude<Seat, 'white'>, string>> = {
  assistant: 'assistant of white',
  black: 'black',
  arbiter: 'arbiter',
};

export class AtTable {
  readonly #journey: Journey;
  readonly #users = new Map<Seat, User>();
  /** From when on what somebody was told can have been heard there, in milliseconds. */
  readonly #heardAt = new Map<Seat, number>();
  /** Everything that was to be heard in each window since it was opened. */
  readonly expected: Record<Seat, string[]> = { white: [], assistant: [], black: [], arbiter: [] };

  constructor(journey: Journey) {
    this.#journey = journey;
  }

  /** White sets the game up in his window and begins it; the others open theirs. */
  async open(): Promise<void> {
    const white = await this.#journey.open();
    await white.settled();
    // What is said in each window is counted here; in front of the others it would be said again.
    await white.saysNothingAgain();
    await white.click('button', 'Set up a game at a table …');
    await white.click('checkbox', 'White has an assistant');
    await white.click('checkbox', 'The arbiter has approved the use of this program');
    await white.choose('This window is for', 'White');
    await white.click('button', 'Read the conditions …');
    await white.focusIsOn('Begin the game');
    await white.press('Enter');
    await white.heard(
      'This window is for White. New game at the table. White to move. 90 minutes, 30 seconds a move. Strict play. The arbiter starts the clock.',
    );
    await white.hears(0);
    this.#users.set('white', white);
    for (const seat of ['assistant', 'black', 'arbiter'] as const) {
      this.#users.set(seat, await seatAnew(this.#journey, seat));
    }
  }

  /** Whoever sits there, with his window in front. */
  async at(seat: Seat): Promise<User> {
    const user = this.#at(seat);
    await user.page.bringToFront();
    return user;
  }

  #at(seat: Seat): User {
    const user = this.#users.get(seat);
    if (!user) throw new Error(`no window is open for ${seat}`);
    return user;
  }

  /** Each window hears this and nothing else. */
  async hear(heard: Heard): Promise<void> {
    await Promise.all(
      SEATS.map(async (seat) => {
        const lines = heard[seat] ?? [];
        const last = lines.at(-1);
        if (last === undefined) return;
        expect(await this.#at(seat).hears(lines.length), seat).toEqual(lines);
        this.expected[seat].push(...lines);
        // Nobody goes on before it is said, as here only a program could: an answer that is still waiting gives way to the next.
        await this.#at(seat).isSpoken(last, this.expected[seat].filter((line) => line === last).length);
        this.#heardAt.set(seat, Date.now() + UNHEARD_FOR);
      }),
    );
    // Not before all have heard what they should: then nothing more is on its way to anybody.
    await Promise.all(SEATS.map(async (seat) => expect(await this.#at(seat).hears(0), seat).toEqual([])));
  }

  /** All hear the same. */
  async allHear(...lines: readonly string[]): Promise<void> {
    await this.hear({ white: lines, assistant: lines, black: lines, arbiter: lines });
  }

  async enter(seat: Seat, line: string): Promise<void> {
    const user = await this.at(seat);
    await this.#considers(seat);
    const field = await user.find('textbox', 'Your move');
    await field.focus();
    await user.press('a', 'Control');
    await user.type(line);
    await user.press('Enter');
  }

  /** Nobody types on before what came of his last line can have been heard: else it may be held back (`LineQueue`). */
  async #considers(seat: Seat): Promise<void> {
    const unheard = (this.#heardAt.get(seat) ?? 0) - Date.now();
    if (unheard > 0) await new Promise((heard) => setTimeout(heard, unheard));
    this.#heardAt.set(seat, Date.now() + REFUSED_AND_HEARD_AFTER);
  }

  /** Lines typed one after the other, as fast as the keys can be pressed. */
  async typeAhead(seat: Seat, ...lines: readonly string[]): Promise<void> {
    const user = await this.at(seat);
    await (await user.find('textbox', 'Your move')).focus();
    for (const line of lines) {
      await user.type(line);
      await user.press('Enter');
    }
  }

  /** A letter on the board. */
  async key(seat: Seat, letter: 'h' | 'y' | 'e'): Promise<void> {
    const user = await this.at(seat);
    await user.page.$eval('>>> chess-board', (board) => {
      (board as HTMLElement).focus();
    });
    await user.press(letter);
  }

  /** A letter on the assistant's page. */
  async assistantKey(letter: 'c' | 'r' | 'e' | 'h' | 't' | 'n'): Promise<void> {
    const user = await this.at('assistant');
    await user.page.$eval('>>> assistant-page', (page) => {
      (page as HTMLElement).focus();
    });
    await user.press(letter);
  }

  async click(seat: Seat, name: string, role = 'button'): Promise<void> {
    await (await this.at(seat)).click(role, name);
  }

  /** The window is killed, as a crash would, and opened again. */
  async killed(seat: Seat): Promise<User> {
    const { page } = this.#at(seat);
    const broken = new Promise((resolve) => page.once('error', resolve));
    await page.goto('chrome://crash').catch(() => undefined);
    await broken;
    await page.close();
    const user = await seatAnew(this.#journey, seat);
    this.#users.set(seat, user);
    this.expected[seat].length = 0;
    return user;
  }
}

/** Opens a window for somebody; what it says first has been heard. */
async function seatAnew(journey: Journey, seat: Seat): Promise<User> {
  const role = seat === 'white' ? 'white' : ROLES[seat];
  const user = await journey.open(`?${new URLSearchParams({ role }).toString()}`);
  const whose = { white: 'White', assistant: "White's assistant", black: 'Black', arbiter: 'the arbiter' }[seat];
  await user.heard(`This window is for ${whose}. This game is also open in another window.`);
  await user.hears(0);
  return user;
}

/** Runs in the page: everything the browser keeps of the app, as text. */
export async function everythingKept(): Promise<string> {
  const names = await indexedDB.databases();
  const texts: string[] = [];
  for (const { name = '' } of names) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error(name));
      };
    });
    for (const store of database.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => {
          resolve(request.result as unknown[]);
        };
        request.onerror = () => {
          reject(new Error(store));
        };
      });
      texts.push(JSON.stringify(all));
    }
    database.close();
  }
  return [...texts, JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage))].join(
    '\n',
  );
}
