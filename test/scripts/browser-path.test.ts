import puppeteer from 'puppeteer-core';
import { expect, test } from 'vitest';
import { browserArguments } from '../../scripts/browser-path.js';

/** As Puppeteer starts a browser by these arguments. */
const goesWithout = (given: string[], feature: string): boolean =>
  puppeteer.defaultArgs({ args: given }).some((one) => one.startsWith('--disable-features=') && one.includes(feature));
const goesWithoutSpeech = (given: string[]): boolean => goesWithout(given, 'OnDeviceWebSpeechAvailable');

test('a browser out of a package is launched without the question of speech that ends its page, the second time too', () => {
  expect(goesWithoutSpeech(browserArguments('/tmp/chromium'))).toBe(true);
  expect(goesWithoutSpeech(browserArguments('/tmp/chromium'))).toBe(true);
});

test('a browser that is installed is launched with it', () => {
  expect(goesWithoutSpeech(browserArguments('/usr/bin/chromium'))).toBe(false);
});

test.each(['/tmp/chromium', '/usr/bin/chromium'])('no window of %s loads pages of its address bar', (path) => {
  expect(goesWithout(browserArguments(path), 'WebUIOmniboxPopup')).toBe(true);
  expect(goesWithout(browserArguments(path), 'WebUIOmniboxAimPopup')).toBe(true);
});
