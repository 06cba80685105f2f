/**
 * What the browser says of its storage (Storage Standard, "StorageManager"). Some browsers have none of it, some never answer: each
 * question has a limit of its own.
 */

/** Milliseconds for what the browser knows by itself. */
const KNOWS_WITHIN = 3000;

/** Milliseconds for what it may ask its user. */
const ASKS_WITHIN = 120_000;

export interface StorageUse {
  /** Bytes. */
  readonly used: number;
  /** Bytes, as far as the browser lets this be known. */
  readonly left: number;
}

/** `undefined` where it is not said. */
export async function storageUse(within = KNOWS_WITHIN): Promise<StorageUse | undefined> {
  const said = await answered(() => navigator.storage.estimate(), within);
  if (said?.usage === undefined || said.quota === undefined) return undefined;
  return { used: said.usage, left: Math.max(0, said.quota - said.usage) };
}

/** Whether the browser has agreed to delete nothing by itself; `undefined` where it is not said. */
export async function isPersistent(within = KNOWS_WITHIN): Promise<boolean | undefined> {
  return answered(() => navigator.storage.persisted(), within);
}

/** Asks it to; some browsers ask their user. `undefined` where there is no answer. */
export async function persist(within = ASKS_WITHIN): Promise<boolean | undefined> {
  return answered(() => navigator.storage.persist(), within);
}

/** A browser without the question throws at it. */
async function answered<Answer>(ask: () => Promise<Answer>, within: number): Promise<Answer | undefined> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    limit = setTimeout(() => resolve(undefined), within);
  });
  try {
    return await Promise.race([tooLate, ask()]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}
