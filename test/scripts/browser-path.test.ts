import puppeteer from 'puppeteer-core';
import { expect, test } from 'vitest';
import { browserArguments } from '../../scripts/browser-path.js';

/** As Puppeteer starts a browser by these arguments. */
const goesWithoutSpeech = (given: string[]): boolean =>
  puppeteer
    .defaultArgs({ args: given })
    .some((one) => one.startsWith('--disable-features=') && one.includes('OnDeviceWebSpeechAvailable'));

test('a browser out of a package is launched without the question of speech that ends its page, the second time too', () => {
  expect(goesWithoutSpeech(browserArguments('/tmp/chromium'))).toBe(true);
  expect(goesWithoutSpeech(browserArguments('/tmp/chromium'))).toBe(true);
});

test('a browser that is installed is launched as it is', () => {
  expect(goesWithoutSpeech(browserArguments('/usr/bin/chromium'))).toBe(false);
});
