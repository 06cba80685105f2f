/**
 * The model of speech that the user gave to Vosk, kept on this device in a database of its own (`DatabaseNames`).
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ModelStore } from '../../speech/recogniser/vosk-recogniser.js';

const KEY = 'model';

interface Schema extends DBSchema {
  readonly models: { readonly key: typeof KEY; readonly value: Blob };
}

/** The store of the one model. What is kept as a file has its name again; each call rejects where the database does not do what is asked. */
export interface VoiceModels extends ModelStore {
  load(): Promise<File | undefined>;
}

export function voiceModels(name: string): VoiceModels {
  return {
    load: async () => {
      const found: unknown = await withDatabase(name, (database) => database.get('models', KEY));
      return found instanceof File ? found : undefined;
    },
    keep: async (model) => {
      await withDatabase(name, (database) => database.put('models', model, KEY));
    },
    forget: () => withDatabase(name, (database) => database.delete('models', KEY)),
  };
}

/** Opened for one thing and closed again: a model is wanted once in the life of a page. */
async function withDatabase<Result>(
  name: string,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (made) => {
      made.createObjectStore('models');
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
