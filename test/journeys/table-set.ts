/** A table that is set before the tests of a file, and cleared after them. */
import { afterAll, beforeAll } from 'vitest';
import { Journey } from './app.js';
import { AtTable } from './at-table.js';

export function setTable(): { readonly journey: Journey; readonly table: AtTable } {
  const journey = new Journey({ processPerWindow: true });
  const table = new AtTable(journey);
  beforeAll(async () => {
    await journey.start();
    await table.open();
  }, 60_000);
  afterAll(() => journey.end());
  return { journey, table };
}
