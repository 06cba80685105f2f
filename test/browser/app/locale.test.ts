/** The page comes into another language without a reload, with the texts of the translators. */
import { expect, fixture, html } from '@open-wc/testing';
import type { LanguageChoiceElement } from '../../../src/pages/settings/language-choice.js';
import '../../../src/pages/settings/language-choice.js';
import { PageLanguage } from '../../../src/app/locale.js';
import { part, textOf } from '../../components/element-fixture.js';
import { WRITTEN_OUT, type WrittenOut } from '../../speech/written-out.js';

const page = new PageLanguage();

/** "Language", as in the first choice of a setting. */
const LANGUAGE_IN: Readonly<Record<WrittenOut, string>> = {
  en: 'Language',
  de: 'Sprache',
  uk: 'Мова',
  be: 'Мова',
  mk: 'Јазик',
  pl: 'Język',
  fr: 'Langue',
  es: 'Idioma',
};

// The page of all these tests has loaded more than a browser lists by itself.
performance.setResourceTimingBufferSize(5000);

const legend = (element: LanguageChoiceElement): string => textOf(part(element, 'legend'));
/** The files of translations the page has asked for. */
const loaded = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/generated\/(\w\w)\/page(?:\.ts|-[0-9A-Z]{8}\.js)/.exec(name)?.[1])
    .filter((name) => name !== undefined);

describe('the language of the page', () => {
  let element: LanguageChoiceElement;

  beforeEach(async () => {
    element = await fixture<LanguageChoiceElement>(html`<language-choice></language-choice>`);
  });

  afterEach(async () => {
    await page.set('en');
  });

  it('is English at first, with nothing loaded for it', async () => {
    expect(await page.set('en')).to.equal('shown');
    expect([document.documentElement.lang, legend(element)]).to.deep.equal(['en', 'Language']);
    expect(loaded()).to.deep.equal([]);
  });

  for (const language of WRITTEN_OUT.filter((name) => name !== 'en')) {
    it(`is ${language}, and back`, async () => {
      expect(await page.set(language)).to.equal('shown');
      await element.updateComplete;
      expect([document.documentElement.lang, legend(element)]).to.deep.equal([language, LANGUAGE_IN[language]]);
      expect(loaded().filter((name) => name === language)).to.have.length(1);
      await page.set('en');
      await element.updateComplete;
      expect([document.documentElement.lang, legend(element)]).to.deep.equal(['en', 'Language']);
    });
  }

  it('is the one wanted last', async () => {
    const outcomes = await Promise.all([page.set('de'), page.set('uk'), page.set('mk')]);
    await element.updateComplete;
    expect(outcomes).to.deep.equal(['overtaken', 'overtaken', 'shown']);
    expect([document.documentElement.lang, legend(element)]).to.deep.equal(['mk', 'Јазик']);
  });
});
