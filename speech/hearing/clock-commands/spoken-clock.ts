/**
 * What is likely to be said to a clock, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import { COLORS } from '../../../src/laws/squares.js';
import type { LanguageName } from '../../language-names.js';
import { EVERY_LANGUAGE } from '../every-language.js';
import { spellings } from '../spellings.js';
import { CLOCK_PHRASES, type ClockTables } from './tables.js';

/** The phrases that need nothing beside their words, and those that name a player for each of both. */
export function spokenClockPhrases(language: LanguageName, { names }: ClockTables): readonly string[] {
  return spelledOut(
    names.flatMap((name) => CLOCK_PHRASES[language][name]),
    language,
  );
}

/** Of each command the phrase that the help shows. */
export function firstClockPhrases(language: LanguageName, { names }: ClockTables): readonly string[] {
  return spelledOut(
    names.map((name) => CLOCK_PHRASES[language][name][0]),
    language,
  );
}

function spelledOut(phrases: readonly string[], language: LanguageName): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const spelled = phrases
    .filter((phrase) => !/[[|]|\{rest\}/u.test(phrase))
    .flatMap((phrase) =>
      phrase.includes('{color}') ? COLORS.map((color) => phrase.replace('{color}', colors[color][0])) : [phrase],
    );
  return [...new Set(spelled.map((phrase) => phrase.toLowerCase()))];
}

/** All of them, as they may be said: for recognisers that hear nothing else. */
export function everyClockPhrase(language: LanguageName, { names }: ClockTables): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const places = { color: COLORS.flatMap((color) => colors[color]) };
  const phrases = names
    .flatMap((name) => CLOCK_PHRASES[language][name])
    .map((phrase) => phrase.replace('{rest}', '').trim());
  return [...new Set(phrases.flatMap((phrase) => spellings(phrase, places)))];
}
