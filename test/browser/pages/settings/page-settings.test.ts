import { expect, fixture, html } from '@open-wc/testing';
import type { PageSettings } from '../../../../src/pages/settings/page-settings.js';
import '../../../../src/pages/settings/page-settings.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import { focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<PageSettings>(html`<page-settings .settings=${{ ...DEFAULT_SETTINGS, ...change }}></page-settings>`);

const checked = (element: PageSettings): readonly string[] =>
  inputs(element, 'input:checked').map((one) => textOf(one.labels?.[0] ?? one));

describe('page-settings', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('is a radio group and two boxes', async () => {
      const element = await make();
      expect(parts(element, '[role="radiogroup"] label').map(textOf)).to.deep.equal([
        'Same as the system',
        'Light',
        'Dark',
        'High contrast',
      ]);
      expect(textOf(part(element, 'legend'))).to.equal('Theme');
      expect(inputs(element, '[type="checkbox"]').map(({ labels }) => textOf(labels![0]!))).to.deep.equal([
        'Sound',
        'Single letters and digits on the board are keys',
      ]);
    });
  });

  describe('properties', () => {
    it('shows what is chosen', async () => {
      const element = await make();
      expect(checked(element)).to.deep.equal([
        'Same as the system',
        'Sound',
        'Single letters and digits on the board are keys',
      ]);
      element.settings = { ...DEFAULT_SETTINGS, theme: 'high contrast', sound: false, letterKeys: false };
      await element.updateComplete;
      expect(checked(element)).to.deep.equal(['High contrast']);
    });
  });

  describe('events', () => {
    it('tells each change', async () => {
      const element = await make();
      const heard = heardFrom(element, 'setting-changed');
      for (const value of ['light', 'dark', 'high contrast', 'system']) {
        input(element, `input[value="${value}"]`).click();
      }
      for (const flag of ['sound', 'letterKeys', 'sound']) {
        input(element, `[data-flag="${flag}"]`).click();
      }
      expect(heard.map(({ change }) => change)).to.deep.equal([
        { theme: 'light' },
        { theme: 'dark' },
        { theme: 'high contrast' },
        { theme: 'system' },
        { sound: false },
        { letterKeys: false },
        { sound: true },
      ]);
    });
  });

  describe('keyboard', () => {
    it('chooses by arrows and Space', async () => {
      const element = await make();
      const heard = heardFrom(element, 'setting-changed');
      input(element, 'input:checked').focus();
      await press('ArrowDown', 'Tab');
      expect(focused(element)).to.equal('Sound');
      await press('Space', 'Tab', 'Space');
      expect(heard.map(({ change }) => change)).to.deep.equal([
        { theme: 'light' },
        { sound: false },
        { letterKeys: false },
      ]);
    });
  });
});
