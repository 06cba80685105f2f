/** The texts of the page in other languages than English. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../speech/languages.js';
import { loadTexts } from '../../src/app/translations.js';

// While the two were looked for in one place, whichever was said second brought an error: "Attempt to override an existing message".
test.each([
  ['de', 'Üblich', 'Der Umschlag bleibt verschlossen.'],
  ['fr', 'Habituelles', 'L’enveloppe reste fermée.'],
] as const)(
  'a text of the page may have the short name of a message that is said of a game: %s',
  async (language, onThePage, said) => {
    const { messages } = await LANGUAGES[language].words();
    messages.take(await LANGUAGES[language].late());
    const page = await loadTexts(language, true);
    expect(page.phrase('look-pieces-usual')).toBe(onThePage);
    expect(messages.phrase('envelope-stays-closed')).toBe(said);
    // Whatever their short names are: what is said of a game knows no text of the page.
    const { phrase } = messages as unknown as { readonly phrase: (id: string) => string };
    expect(() => phrase('look-pieces-bold')).toThrow('No message look-pieces-bold');
  },
);
