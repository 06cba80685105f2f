/**
 * The one Trusted Types policy of our own: only a script of this origin may become a worker or a service worker. The page's
 * Content-Security-Policy names it (scripts/content-security-policy.js) and refuses every other string.
 */

/** An address that was allowed by a policy. Where TypeScript knows only texts (`new Worker`), pass it `as string`. */
export interface TrustedScriptURL {
  toString(): string;
  toJSON(): string;
}

interface Policy {
  createScriptURL(url: string): TrustedScriptURL;
}

/** The part of `window.trustedTypes` that is used here (W3C Trusted Types); Firefox and Safari had it late. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

const POLICY_NAME = 'anna-hector';

// eslint-disable-next-line no-restricted-syntax -- a policy's name is the document's, and may be given once.
let policy: Policy | undefined;

/** Refuses what is not a file of this origin. @throws TypeError for any other address: our own code asked for it. */
function sameOriginUrl(url: string): string {
  const { href, origin, protocol } = new URL(url, location.href);
  if ((protocol === 'https:' || protocol === 'http:') && origin === location.origin) return href;
  throw new TypeError(`Not a script of this origin: ${href}`);
}

function policyOf(factory: PolicyFactory): Policy {
  // A name may be given only once in a page, so the policy is made on first use and kept.
  policy ??= factory.createPolicy(POLICY_NAME, { createScriptURL: sameOriginUrl });
  return policy;
}

/**
 * The address of a script of this origin, as `new Worker` and `register` may take it: trusted where the browser knows Trusted
 * Types, the plain absolute address elsewhere.
 * @param url Absolute, or relative to the page.
 * @throws TypeError for an address of another origin or scheme.
 */
export function trustedScriptUrl(url: string | URL): TrustedScriptURL | string {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  return factory === undefined ? sameOriginUrl(String(url)) : policyOf(factory).createScriptURL(String(url));
}
