/**
 * A window whose time the test lets pass: the wall clock, the page's own count and the timers that flags rest on. A new window begins at
 * whatever time the test says, as a device that was off.
 */
import type { Page } from 'puppeteer-core';
import type { Journey, User } from './app.js';

/** Milliseconds since 1970. */
export const NOON = Date.UTC(2040, 0, 1, 12);

/** Opens the app with a clock that stands at `at` until the test lets it go. @param path after the app's address */
export async function openAt(journey: Journey, at: number, path = ''): Promise<User> {
  return journey.open(path, timeStandsAt(at));
}

/** The page's clock stands at `at`. For `prepare`. */
export function timeStandsAt(at: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.setViewport({ width: 1280, height: 900, hasTouch: true });
    await page.evaluateOnNewDocument(controlTime, at);
  };
}

/** Lets time pass; whatever falls due on the way is called when it is due. */
export async function pass({ page }: User, milliseconds: number): Promise<void> {
  await page.evaluate((time) => (globalThis as unknown as Controlled).pass(time), milliseconds);
}

/** The device sleeps: the wall clock goes on, the page's count and its timers do not. */
export async function sleep({ page }: User, milliseconds: number): Promise<void> {
  await page.evaluate((time) => (globalThis as unknown as Controlled).sleep(time), milliseconds);
}

/** The wall clock is set, forward or back; a second later the page looks at it. */
export async function setWallClock({ page }: User, milliseconds: number): Promise<void> {
  await page.evaluate((time) => {
    const controlled = globalThis as unknown as Controlled;
    controlled.set(time);
    controlled.pass(1000);
  }, milliseconds);
}

interface Controlled {
  /** Moves the wall clock, and nothing else. */
  set(milliseconds: number): void;
  pass(milliseconds: number): void;
  sleep(milliseconds: number): void;
}

/** Runs in the page, before anything else. */
function controlTime(at: number): void {
  let wall = at;
  let count = 0;
  const due = new Map<number, number>();
  let worker: { onmessage: ((event: { data: number }) => void) | null } | undefined;
  Date.now = () => wall;
  performance.now = () => count;

  const call = (): void => {
    for (const [id, time] of [...due].sort(([, one], [, other]) => one - other)) {
      if (time > wall) continue;
      due.delete(id);
      worker?.onmessage?.({ data: id });
    }
  };
  Object.assign(globalThis, {
    pass: (milliseconds: number) => {
      const end = wall + milliseconds;
      for (;;) {
        const next = Math.min(...due.values());
        if (next > end) break;
        count += Math.max(0, next - wall);
        wall = Math.max(wall, next);
        call();
      }
      count += end - wall;
      wall = end;
    },
    set: (milliseconds: number) => {
      wall += milliseconds;
      for (const [id, time] of due) due.set(id, time + milliseconds);
    },
    sleep: (milliseconds: number) => {
      wall += milliseconds;
      // What is due meanwhile is noticed when the device is awake again.
      call();
    },
  });

  const RealWorker = globalThis.Worker;
  /** The worker of the timers, in the page's own time; any other is a real one. */
  globalThis.Worker = function (address: string | URL, options?: WorkerOptions) {
    if (!String(address).includes('timers-worker')) return new RealWorker(address, options);
    const timers = {
      onmessage: null,
      onerror: null,
      terminate: () => due.clear(),
      postMessage: (asked: { id: number; after?: number }) => {
        if (asked.after === undefined) due.delete(asked.id);
        else due.set(asked.id, wall + asked.after);
      },
    };
    worker = timers;
    return timers;
  } as unknown as typeof Worker;
}

/** The kept acts of the game begun last, each with when it was done. */
export async function keptActs(page: Page): Promise<readonly (readonly [type: string, at: number])[]> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await done(indexedDB.open('anna-hector'));
    const transaction = database.transaction(['games', 'entries']);
    const games = (await done(transaction.objectStore('games').getAll())) as { id: string; order: number }[];
    const last = games.reduce((one, other) => (other.order > one.order ? other : one));
    const entries = (await done(transaction.objectStore('entries').getAll())) as {
      game: string;
      act: { type: string; at: number };
    }[];
    database.close();
    return entries.filter(({ game }) => game === last.id).map(({ act }) => [act.type, act.at] as const);
  });
}
