/**
 * Loading a part of the program that is not there with the page.
 */

/** Loads at the first call and then has it; after a failure the next call tries again. */
export function remembered<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The part; `undefined` where it cannot be had, as when the network was cut before everything was there. */
export async function ifLoaded<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}
