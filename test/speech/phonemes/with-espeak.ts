/**
 * Tests that need espeak-ng. Where it is not installed they are skipped, and say so; where it has to be there, as in `.ci/run`, they
 * fail without it.
 */
import { describe } from 'vitest';
import { hasEspeak } from './espeak.js';

const IS_REQUIRED = process.env['ANNA_HECTOR_ESPEAK'] === 'required';
const WHY_SKIPPED = 'skipped: espeak-ng is not installed (Debian: apt-get install espeak-ng)';

export function describeWithEspeak(name: string, tests: () => void): void {
  if (IS_REQUIRED || hasEspeak()) describe(name, tests);
  else describe.skip(`${name} (${WHY_SKIPPED})`, tests);
}
