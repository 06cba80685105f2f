/** The words of late pages, which the page loads with them: here they are there for every test. */
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';

for (const { words, late } of LANGUAGE_NAMES.map((name) => LANGUAGES[name])) {
  const { messages } = await words();
  messages.take(await late());
}
