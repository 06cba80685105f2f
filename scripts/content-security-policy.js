/**
 * The Content-Security-Policy of the app, written once: `build.js` puts it into the page for static hosts, `serve.js` sends it
 * with every response, so that workers and the service worker are held to it too.
 */

/**
 * Directive by directive (Content Security Policy Level 3; Trusted Types). `wasm-unsafe-eval` lets the engine compile its
 * WebAssembly and nothing else; the two Trusted Types policies are lit-html's and our own (src/app/security-policy.ts).
 * @type {ReadonlyArray<readonly [directive: string, value: string]>}
 */
const DIRECTIVES = [
  ['default-src', "'none'"],
  ['script-src', "'self' 'wasm-unsafe-eval'"],
  ['style-src', "'self'"],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['media-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'lit-html anna-hector'],
];

/** @param {ReadonlyArray<readonly [string, string]>} directives */
const written = (directives) => directives.map(([name, value]) => `${name} ${value}`).join('; ');

/** The policy as the page itself can carry it, in `<meta http-equiv>`. */
export const META_POLICY = written(DIRECTIVES);

/** The policy as a header: what a page may not say of itself, who may frame it, comes on top. */
export const HEADER_POLICY = written([...DIRECTIVES, ['frame-ancestors', "'none'"]]);
