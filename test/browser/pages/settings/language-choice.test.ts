import { expect, fixture, html } from '@open-wc/testing';
import type { LanguageChoiceElement } from '../../../../src/pages/settings/language-choice.js';
import '../../../../src/pages/settings/language-choice.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { LANGUAGE_NAMES } from '../../../../speech/language-names.js';
import { press } from '../../../components/board-fixture.js';
import { focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<LanguageChoiceElement>(
    html`<language-choice .settings=${{ ...DEFAULT_SETTINGS, ...change }}></language-choice>`,
  );

const checked = (element: LanguageChoiceElement): readonly string[] =>
  inputs(element, 'input:checked').map(({ value }) => value);

describe('language-choice', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('is one radio group with a name', async () => {
      const element = await make();
      expect(parts(element, '[role="radiogroup"]').length).to.equal(1);
      expect(part(element, '[role="radiogroup"]').getAttribute('aria-labelledby')).to.equal(part(element, 'legend').id);
      expect(textOf(part(element, 'legend'))).to.equal('Language');
    });

    it('calls each language as it calls itself, and marks it so', async () => {
      const element = await make();
      expect(
        parts(element, 'label')
          .map((label) => [label.getAttribute('lang'), textOf(label)])
          .slice(0, 6),
      ).to.deep.equal([
        [null, 'Same as the browser'],
        ['en', 'English'],
        ['de', 'Deutsch'],
        ['uk', 'Українська'],
        ['be', 'Беларуская'],
        ['mk', 'Македонски'],
      ]);
    });
  });

  describe('properties', () => {
    it('shows what is chosen', async () => {
      const element = await make();
      expect(checked(element)).to.deep.equal(['browser']);
      element.settings = { ...DEFAULT_SETTINGS, language: 'be' };
      await element.updateComplete;
      expect(checked(element)).to.deep.equal(['be']);
    });
  });

  describe('events', () => {
    it('tells each choice', async () => {
      const element = await make();
      const heard = heardFrom(element, 'setting-changed');
      for (const value of [...LANGUAGE_NAMES, 'browser']) input(element, `[value="${value}"]`).click();
      expect(heard.map(({ change }) => change)).to.deep.equal([
        ...LANGUAGE_NAMES.map((language) => ({ language })),
        { language: 'browser' },
      ]);
    });
  });

  describe('what is told', () => {
    it('is the language of the page, once it has become the chosen one', async () => {
      const element = await make();
      const told = heardFrom(element, 'settings-told');
      input(element, '[value="de"]').click();
      await element.updateComplete;
      expect(told).to.deep.equal([]);
      element.language = 'de';
      await element.updateComplete;
      expect(told.map(({ text }) => text)).to.deep.equal(['Language: Deutsch.']);
    });

    it('is nothing where the language became another without a choice here', async () => {
      const element = await make();
      const told = heardFrom(element, 'settings-told');
      element.language = 'uk';
      await element.updateComplete;
      expect(told).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('is one stop, with the arrows inside', async () => {
      const element = await make({ language: 'de' });
      const heard = heardFrom(element, 'setting-changed');
      input(element, 'input:checked').focus();
      expect(focused(element)).to.equal('Deutsch');
      await press('ArrowDown', 'ArrowDown');
      expect(focused(element)).to.equal('Беларуская');
      expect(heard.map(({ change }) => change)).to.deep.equal([{ language: 'uk' }, { language: 'be' }]);
    });
  });
});
