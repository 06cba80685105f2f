/**
 * The words that calls are made of, in each language, and their neighbours among its common words.
 */
import { positionOf } from '../../src/laws/game.js';
import { neighboursOf, type Neighbours } from '../speech/phonemes/neighbours.js';
import { callFor, made, randomFrom, randomGame, SPOKEN_STYLES, spokenWordsOf } from './calls.js';
import { WRITTEN_OUT, type WrittenOut } from '../speech/written-out.js';

/** By this seed, and in so many positions, every word of every call comes up. */
const SEED = 8;
const POSITIONS = 60;

/** The language that the words of a call are of: the FIDE call is German wherever it is called. */
export function wordLanguage(language: WrittenOut, style: string): WrittenOut {
  return style === 'fide' ? 'de' : language;
}

export function neighboursAmong(
  common: Readonly<Record<WrittenOut, readonly string[]>>,
): Readonly<Record<WrittenOut, Neighbours>> {
  const random = randomFrom(SEED);
  const words = {
    en: new Set<string>(),
    de: new Set<string>(),
    uk: new Set<string>(),
    be: new Set<string>(),
    mk: new Set<string>(),
    pl: new Set<string>(),
    fr: new Set<string>(),
    es: new Set<string>(),
  };
  for (let count = 0; count < POSITIONS; count += 1) {
    const game = randomGame(random);
    for (const move of positionOf(game).legalMoves()) {
      const one = made(game, move);
      for (const language of WRITTEN_OUT) {
        for (const callStyle of SPOKEN_STYLES) {
          const of = wordLanguage(language, callStyle);
          for (const word of spokenWordsOf(callFor(one, language, { callStyle }), of)) words[of].add(word);
        }
      }
    }
  }
  const found = (language: WrittenOut): Neighbours =>
    neighboursOf(language, [...words[language]].sort(), common[language]);
  return {
    en: found('en'),
    de: found('de'),
    uk: found('uk'),
    be: found('be'),
    mk: found('mk'),
    pl: found('pl'),
    fr: found('fr'),
    es: found('es'),
  };
}
