import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../scripts/serve.js';

const guide = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');

test.each(Object.entries(SECURITY_HEADERS))('docs/deploy.md has the header %s as npm start sends it', (name, value) => {
  expect(guide).toContain(`add_header ${name} "${value}" always;`);
});
