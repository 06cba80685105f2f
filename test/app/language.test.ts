/** Which language the page is in, and how it comes into another. */
import { describe, expect, it, test } from 'vitest';
import { chooseLanguage, languageSwitch } from '../../src/app/locale.js';
import { LANGUAGE_CHOICES, type LanguageChoice } from '../../src/storage/settings/settings.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';

describe('the first language', () => {
  test.each<[readonly string[], LanguageName]>([
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['DE-ch'], 'de'],
    [['uk-UA', 'ru', 'en'], 'uk'],
    [['be-tarask'], 'be'],
    [['be-Latn-BY'], 'be'],
    [['mk-MK'], 'mk'],
    [['pl'], 'pl'],
    [['fr-CA'], 'fr'],
    [['es-MX'], 'es'],
    [['en-GB', 'de'], 'en'],
    // What is not ours is passed over, however near it may be.
    [['ru-BY'], 'en'],
    [['ru-BY', 'be'], 'be'],
    [['nl', 'bg-BG', 'mk', 'en'], 'mk'],
    [['gsw-CH', 'de-CH'], 'de'],
    // The main language is a whole subtag: "den" is Slave, "bem" is Bemba.
    [['den', 'bem-ZM', 'uk'], 'uk'],
    [['nl', 'x-de'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is %s', (wanted, language) => {
    expect(chooseLanguage('browser', wanted)).toBe(language);
  });

  test.each(LANGUAGE_NAMES)('is %s where it was chosen, whatever the browser wants', (name) => {
    expect(chooseLanguage(name, ['de', 'uk', 'fr'])).toBe(name);
    expect(chooseLanguage(name, [])).toBe(name);
  });

  it('is one of ours for every choice', () => {
    const chosen = LANGUAGE_CHOICES.map((choice: LanguageChoice) => chooseLanguage(choice, ['mk']));
    expect(chosen).toEqual(['mk', ...LANGUAGE_NAMES]);
  });
});

/** A page with texts that come when the test says so. */
class Page {
  readonly shown: LanguageName[] = [];
  readonly #loads: { readonly language: LanguageName; readonly came: () => void; readonly failed: () => void }[] = [];

  readonly set = languageSwitch({
    load: (language) =>
      new Promise<void>((came, fail) => {
        this.#loads.push({
          language,
          came,
          failed: () => {
            fail(new TypeError('Failed to fetch dynamically imported module'));
          },
        });
      }),
    show: (language) => {
      this.shown.push(language);
    },
  });

  get asked(): readonly LanguageName[] {
    return this.#loads.map(({ language }) => language);
  }

  comes(language: LanguageName): void {
    this.#loads.findLast((load) => load.language === language)!.came();
  }

  fails(language: LanguageName): void {
    this.#loads.findLast((load) => load.language === language)!.failed();
  }
}

describe('another language', () => {
  it('is shown when its texts are there, and not before', async () => {
    const page = new Page();
    const outcome = page.set('uk');
    expect([page.asked, page.shown]).toEqual([['uk'], []]);
    page.comes('uk');
    expect(await outcome).toBe('shown');
    expect(page.shown).toEqual(['uk']);
  });

  it('that cannot be loaded leaves the page as it was, and says so; the next wish tries again', async () => {
    const page = new Page();
    const first = page.set('be');
    page.fails('be');
    expect(await first).toBe('not loaded');
    expect(page.shown).toEqual([]);
    const second = page.set('be');
    page.comes('be');
    expect(await second).toBe('shown');
    expect([page.asked, page.shown]).toEqual([['be', 'be'], ['be']]);
  });

  it('wanted last is shown, though one wanted before comes later', async () => {
    const page = new Page();
    const first = page.set('de');
    const second = page.set('mk');
    page.comes('mk');
    expect(await second).toBe('shown');
    page.comes('de');
    expect(await first).toBe('overtaken');
    expect(page.shown).toEqual(['mk']);
  });

  it('that fails after another was wanted is no failure any more', async () => {
    const page = new Page();
    const first = page.set('de');
    const second = page.set('en');
    page.fails('de');
    page.comes('en');
    expect([await first, await second]).toEqual(['overtaken', 'shown']);
    expect(page.shown).toEqual(['en']);
  });
});
