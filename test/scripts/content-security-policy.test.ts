import { expect, test } from 'vitest';
import { HEADER_POLICY, META_POLICY } from '../../scripts/content-security-policy.js';

const SAID = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html anna-hector',
];

test('the page says the whole policy but who may frame it (CSP 3, 3.3: not in <meta>)', () => {
  expect(META_POLICY.split('; ')).toEqual(SAID);
});

test('the header says that too', () => {
  expect(HEADER_POLICY.split('; ')).toEqual([...SAID, "frame-ancestors 'none'"]);
});

test('no directive lets in inline code, evaluation, data: or another origin', () => {
  expect(HEADER_POLICY).not.toMatch(/unsafe-inline|'unsafe-eval'|data:|blob:|https?:|\*/);
});
