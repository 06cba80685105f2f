/**
 * What a browser keeps of the app, taken out and put back record by record: the database with its object stores and indexes as they are, and
 * `localStorage`. Knows nothing of what the records mean, so that no change of the program changes what is put back.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';

export interface KeptRecord {
  readonly key: unknown;
  readonly value: unknown;
}

export interface KeptStore {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  readonly records: readonly KeptRecord[];
}

export interface KeptData {
  readonly database: { readonly name: string; readonly version: number; readonly stores: readonly KeptStore[] };
  readonly localStorage: Readonly<Record<string, string>>;
}

/** A property that is there and `undefined`, which IndexedDB keeps and JSON does not. */
const UNDEFINED = 'kept: undefined';

/** The fixture of this name. */
export async function keptFixture(name: string): Promise<KeptData> {
  const file = new URL(`../fixtures/kept/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as KeptData;
}

/** The same with every marked property `undefined`, as the database gives it. */
export function asKept(value: unknown): unknown {
  if (value === UNDEFINED) return undefined;
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asKept(part)]));
}

/** A page of the same origin and the same profile as `page` that is not the app. */
export async function besideOf(page: Page, address: string): Promise<Page> {
  const beside = await page.browserContext().newPage();
  await beside.goto(new URL('licenses.md', address).href);
  return beside;
}

/** Everything that is kept for the origin of this page. Refuses what JSON cannot hold. */
export async function takeKept(beside: Page): Promise<KeptData> {
  return beside.evaluate(takenInPage, UNDEFINED);
}

/** Puts it where nothing is kept yet, before the app is opened there. */
export async function putKept(beside: Page, kept: KeptData): Promise<void> {
  await beside.evaluate(putInPage, kept, UNDEFINED);
}

/** Runs in the page. */
async function takenInPage(marker: string): Promise<KeptData> {
  const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  const plain = (value: unknown): unknown => {
    if (value === undefined) return marker;
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === 'object' && value !== null) {
      if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error('this is no plain data');
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
    }
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number');
    return value;
  };
  const [found, ...others] = await indexedDB.databases();
  if (!found?.name || others.length > 0) throw new Error('there should be one database');
  const database = await done(indexedDB.open(found.name));
  const transaction = database.transaction(database.objectStoreNames);
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (name) => {
      const store = transaction.objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return {
        name,
        keyPath: store.keyPath,
        indexes: [...store.indexNames].map((index) => {
          const { keyPath, unique, multiEntry } = store.index(index);
          return { name: index, keyPath, unique, multiEntry };
        }),
        records: keys.map((key, at) => ({ key: plain(key), value: plain(values[at]) })),
      };
    }),
  );
  const { version } = database;
  database.close();
  return {
    database: { name: found.name, version, stores },
    localStorage: Object.fromEntries(Object.entries(localStorage)),
  };
}

/** Runs in the page. */
async function putInPage(kept: KeptData, marker: string): Promise<void> {
  const whole = (value: unknown): unknown => {
    if (value === marker) return undefined;
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, whole(part)]));
  };
  const { name, version, stores } = kept.database;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: of, keyPath, indexes } of stores) {
        const store = opening.result.createObjectStore(of, { keyPath });
        for (const { name: index, keyPath: path, unique, multiEntry } of indexes) {
          store.createIndex(index, path, { unique, multiEntry });
        }
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error(opening.error?.message));
  });
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(database.objectStoreNames, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error(transaction.error?.message));
    for (const { name: of, keyPath, records } of stores) {
      const store = transaction.objectStore(of);
      for (const { key, value } of records) {
        if (keyPath === null) store.put(whole(value), key as IDBValidKey);
        else store.put(whole(value));
      }
    }
  });
  database.close();
  for (const [key, text] of Object.entries(kept.localStorage)) localStorage.setItem(key, text);
}
