/**
 * The built app under its Content-Security-Policy and Trusted Types: it says the policy itself and is served with it, keeps it in
 * all it does, and what breaks it is refused. Nothing asks any other origin for anything.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADER_POLICY, META_POLICY } from '../../scripts/content-security-policy.js';
import { Journey, type User } from './app.js';

const journey = new Journey({ worksOffline: true, watchesRequests: true });
let user: User;

beforeAll(async () => {
  await journey.startServer();
  await journey.startBrowser();
  user = await journey.open();
});

afterAll(() => journey.end());

/** Does something in the page that the policy forbids, and gives the directive that refused it. */
async function refused(attempt: string): Promise<string> {
  const answer: unknown = await user.page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
    setTimeout(() => resolve('allowed'), 2000);
    try { ${attempt} } catch { /* The refusal itself comes as an event. */ }
  })`);
  return String(answer);
}

describe('the policy', () => {
  test('stands in the page, before any script or style', async () => {
    const page = await (await fetch(journey.address)).text();
    const said = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
    expect(said?.[1]?.replaceAll('&#39;', "'")).toBe(META_POLICY);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.search(/<(script|link|style)/));
  });

  test('comes with everything that is served, workers included', async () => {
    const page = await (await fetch(journey.address)).text();
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
    for (const path of ['', 'service-worker.js', script]) {
      const response = await fetch(journey.address + path);
      expect([path, response.status, response.headers.get('content-security-policy')]).toEqual([
        path,
        200,
        HEADER_POLICY,
      ]);
    }
  });
});

test('a game against the computer, kept for offline use, breaks it nowhere and asks nobody else', async () => {
  await user.settled();
  await user.start({ Opponent: 'Computer', 'Your colour': 'White' });
  await user.enter('e4');
  // The call of White's move, then of the computer's: its worker runs.
  await user.hearsComputer(2);

  expect(journey.complaints).toEqual([]);
  const origins = new Set(journey.requests.map((address) => new URL(address).origin));
  expect([...origins]).toEqual([new URL(journey.address).origin]);
});

// Content Security Policy Level 3, 6.1 and 6.2; Trusted Types, 4.
test.each([
  ['a request to another origin', "fetch('https://example.org/')", 'connect-src'],
  ['a picture of another origin', "new Image().src = 'https://example.org/a.png'", 'img-src'],
  ['a style attribute', "document.body.setAttribute('style', 'color: red')", 'style-src-attr'],
  [
    'a style element',
    "document.head.append(Object.assign(document.createElement('style'), { textContent: '*{}' }))",
    'style-src-elem',
  ],
  ['text as markup', "document.createElement('p').innerHTML = '<b>b</b>'", 'require-trusted-types-for'],
  ['text as code', "setTimeout('0')", 'require-trusted-types-for'],
  ['a worker from a text', "new Worker('/service-worker.js')", 'require-trusted-types-for'],
  ['another Trusted Types policy', "trustedTypes.createPolicy('other', {})", 'trusted-types'],
  ['an inline listener', "document.body.setAttribute('onclick', '0')", 'require-trusted-types-for'],
])('%s is refused', async (_what, attempt, directive) => {
  expect(await refused(attempt)).toBe(directive);
});
