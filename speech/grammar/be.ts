/** Belarusian, as its messages need it. */
import { allotted, duration, firstCount, spokenSpan } from '../words/be/durations.js';
import { SIDES, colorName, genderOf, kindIn, kindName, countedKind, severalOf } from '../words/be/names.js';
import { counted, ordinal } from '../words/be/numbers.js';
import { inWords } from '../words/be/number-words.js';
import type { Grammar } from './grammar.js';
import { countOf, kindOf, playerOf } from './whose.js';

export const be: Grammar<'be'> = {
  lang: 'be',
  countsAs: 'ru',
  and: 'і',
  or: 'ці',
  either: 'ці',
  functions: {
    PLAYER: ([whose], { case: inCase = 'nominative' }) => SIDES[playerOf(whose)][inCase],
    PIECE: ([piece], { case: inCase = 'nominative', number }) =>
      number === 'plural' ? severalOf(kindOf(piece), inCase) : kindIn(kindOf(piece), inCase),
    LABEL: ([piece], { number }) => kindName(kindOf(piece), countOf(number)),
    COLORED: ([{ color, kind }], { number }) => colorName(color, kind, countOf(number)),
    COUNTED: ([count, piece]) => countedKind(count, kindOf(piece)),
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    ORDINAL: ([number]) => ordinal(number),
    DURATION: ([time], { case: inCase }) => duration(time, inCase),
    ALLOTTED: ([time], { case: inCase }) => allotted(time, inCase),
    SPAN: ([time]) => spokenSpan(time),
    WORDS: ([number], { gender }) => inWords(number, gender),
    // A verb goes with the first number of a span.
    AMOUNT: ([time]) => (counted(firstCount(time)) === 'one' ? 'one' : 'other'),
  },
};
