/** English, as its messages need it. */
import { allotted, duration, durationFirst, isSingular, spokenSpan } from '../words/en/durations.js';
import { PLAYERS, colorName, counted, kindName, ordinal, kindsOf } from '../words/en/names.js';
import { inWords } from '../words/en/number-words.js';
import type { Grammar } from './grammar.js';
import { countOf, kindOf, playerOf } from './whose.js';

export const en: Grammar<'en'> = {
  lang: 'en',
  countsAs: 'en',
  and: 'and',
  or: 'or',
  either: 'or',
  functions: {
    PLAYER: ([whose]) => PLAYERS[playerOf(whose)],
    PIECE: ([piece], { number }) => kindsOf(kindOf(piece), countOf(number)),
    LABEL: ([piece], { number }) => kindName(kindOf(piece), countOf(number)),
    COLORED: ([{ color }]) => colorName(color),
    SMALL: ([number]) => counted(number),
    ORDINAL: ([number]) => ordinal(number),
    DURATION: ([time], { at }) => (at === 'start' ? durationFirst(time) : duration(time)),
    ALLOTTED: ([time]) => allotted(time),
    SPAN: ([time]) => spokenSpan(time),
    WORDS: ([number]) => inWords(number),
    AMOUNT: ([time]) => (isSingular(duration(time)) ? 'one' : 'other'),
  },
};
