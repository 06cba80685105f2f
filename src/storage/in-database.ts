/** One thing done in the database of this origin, opened for it and let go again; whatever the browser does, it answers. */
import { openDB, type IDBPDatabase } from 'idb';
import { DATABASE_VERSION, upgrade, type Schema } from './schema.js';

/** Milliseconds after which the browser is no longer waited for. */
const ANSWERS_WITHIN = 10_000;

/** The browser has not answered in time. */
export class NoAnswerError extends Error {}

/** Rejects as the database does, or with `NoAnswerError`. */
export async function inDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
  within = ANSWERS_WITHIN,
): Promise<Result> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new NoAnswerError('the database does not answer')), within);
  });
  try {
    return await Promise.race([noAnswer, withDatabase(name, act)]);
  } finally {
    clearTimeout(limit);
  }
}

async function withDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, DATABASE_VERSION, {
    upgrade,
    blocking: (_held, _wanted, event) => {
      (event.target as IDBDatabase | null)?.close();
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
