/**
 * Commands as they are shown: all, those with a word in them, and those nearest to what was typed.
 */
import { LANGUAGE_NAMES, type LanguageName } from '../../words/language-names.js';
import { at, onFile, onRank } from '../../words/marks.js';
import { COMMAND_NAMES, type CommandName } from './commands.js';
import { nearestNames } from './nearest.js';
import { tokensOf } from './pattern.js';
import { PHRASES, rowsIn } from './tables.js';

/** Every command by its first phrase, with an example in its place: "rank 4", "where knights". Places are marked. */
export function allCommands(language: LanguageName): readonly string[] {
  return COMMAND_NAMES.map((name) => shown(name, language));
}

/** Commands one of whose phrases has a word that begins so; where there is none, those nearest to it. */
export function commandsFor(word: string, language: LanguageName): readonly string[] {
  const sought = tokensOf(word).map(({ folded }) => folded);
  const found = COMMAND_NAMES.filter((name) =>
    rowsIn(language).some(
      (row) => row.name === name && sought.every((start) => row.words.some((other) => other.startsWith(start))),
    ),
  );
  return sought.length > 0 && found.length > 0
    ? found.map((name) => shown(name, language))
    : nearestCommands(word, language);
}

/** Up to three commands that a text may have been meant as, nearest first: of the page's language, or else of another. */
export function nearestCommands(text: string, language: LanguageName): readonly string[] {
  for (const one of [language, ...LANGUAGE_NAMES.filter((other) => other !== language)]) {
    const names = nearestNames(text, rowsIn(one));
    if (names.length > 0) return names.map((name) => shown(name, one));
  }
  return [];
}

function shown(name: CommandName, language: LanguageName): string {
  const { phrases, kinds, colors } = PHRASES[language];
  return phrases[name][0]
    .replace('{square}', at('e4'))
    .replace('{rank}', onRank('4'))
    .replace('{file}', onFile('c'))
    .replace('{number}', '5')
    .replace('{color}', colors.black[0])
    .replace('{pieces}', kinds.knight[0])
    .replace('{rest}', name === 'help for' ? phrases.clocks[0] : at('e4'));
}
