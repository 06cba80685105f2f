/** Firefox, driven through WebDriver BiDi. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { MissingError } from './processes.js';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** What a first start would show or fetch, and what driving it would change beside, is off. The rest is as a user finds it. */
const PREFERENCES = {
  // Otherwise a browser that is driven gets settings for tests, among them some of the focus.
  'remote.prefs.recommended': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Shown first: of a page that loads while its window appears Orca does not always learn that it is there. */
const FIRST_PAGE = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';

/** @type {import('./browser.js').BrowserKind} */
export const FIREFOX = {
  browser: 'firefox',
  name: 'Firefox',
  windowClass: 'firefox',

  path() {
    const path = [process.env.FIREFOX_PATH, ...PATHS].find((candidate) => candidate && existsSync(candidate));
    if (!path) throw new MissingError('not installed: firefox-esr');
    return path;
  },

  parameters(profile) {
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    const first = join(profile, 'first.html');
    writeFileSync(first, FIRST_PAGE);
    // Like a window of Chromium that shows one app, a kiosk has nothing around the page that could take the focus.
    return ['--no-remote', '--remote-debugging-port=0', '--profile', profile, '--kiosk', pathToFileURL(first).href];
  },

  connect(profile) {
    const server = biDiServer(profile);
    return (
      server &&
      puppeteer.connect({ browserWSEndpoint: `${server}/session`, protocol: 'webDriverBiDi', defaultViewport: null })
    );
  },

  /** In a tab behind the first. */
  async openUnseen(browser, url, patience) {
    const page = await browser.newPage({ background: true });
    await page.goto(url, { timeout: patience });
    return page;
  },
};

/** The address the browser listens on, once it has written it down. */
function biDiServer(profile) {
  const file = join(profile, 'WebDriverBiDiServer.json');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (text === '') return undefined;
  const { ws_host: host, ws_port: port } = JSON.parse(text);
  return `ws://${host}:${port}`;
}
