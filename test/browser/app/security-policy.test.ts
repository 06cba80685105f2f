import { expect } from '@open-wc/testing';
import { trustedScriptUrl } from '../../../src/app/security-policy.js';

describe('the Trusted Types policy', () => {
  it('lets a script of this origin through, as a trusted address', () => {
    const url = trustedScriptUrl('/worker.js#part');
    expect(String(url)).to.equal(`${location.origin}/worker.js#part`);
    expect(url).not.to.be.a('string');
    expect(Object.prototype.toString.call(url)).to.equal('[object TrustedScriptURL]');
  });

  it('takes a URL as well as a text, any number of times', () => {
    const url = new URL('/worker.js', location.href);
    expect(String(trustedScriptUrl(url))).to.equal(url.href);
    expect(String(trustedScriptUrl(url))).to.equal(url.href);
  });

  for (const foreign of [
    'https://example.org/worker.js',
    '//example.org/worker.js',
    `${location.protocol}//${location.hostname}:1/worker.js`,
    'data:text/javascript,0',
    'javascript:0',
    `blob:${location.origin}/00000000-0000-0000-0000-000000000000`,
    'file:///worker.js',
  ]) {
    it(`refuses ${foreign}`, () => {
      expect(() => trustedScriptUrl(foreign)).to.throw(TypeError, 'Not a script of this origin');
    });
  }

  it('checks addresses also where the browser knows no Trusted Types', () => {
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'trustedTypes');
    Object.defineProperty(globalThis, 'trustedTypes', { value: undefined, configurable: true });
    try {
      expect(trustedScriptUrl('/worker.js')).to.equal(`${location.origin}/worker.js`);
      expect(() => trustedScriptUrl('https://example.org/worker.js')).to.throw(TypeError);
    } finally {
      if (kept) Object.defineProperty(globalThis, 'trustedTypes', kept);
    }
  });
});
