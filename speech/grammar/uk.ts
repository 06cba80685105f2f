/** Ukrainian, as its messages need it. */
import { counted } from '../words/uk/counting.js';
import { allotted, duration, spokenSpan } from '../words/uk/durations.js';
import { inWords } from '../words/uk/number-words.js';
import {
  OF_PLAYER,
  PLAYERS,
  TO_PLAYER,
  colored,
  coloredRun,
  genderOf,
  kindAfter,
  kindIn,
  kindName,
  severalOf,
} from '../words/uk/names.js';
import { namedKind } from '../words/marks.js';
import { asOrdinal, ordinal } from '../words/uk/ordinals.js';
import type { Grammar } from './grammar.js';
import { countOf, kindOf, playerOf } from './whose.js';

const IN_CASE = {
  nominative: PLAYERS,
  genitive: OF_PLAYER,
  dative: TO_PLAYER,
  instrumental: { white: 'білими', black: 'чорними' },
} as const;

export const uk: Grammar<'uk'> = {
  lang: 'uk',
  countsAs: 'uk',
  and: 'і',
  or: 'чи',
  either: 'або',
  functions: {
    PLAYER: ([whose], { case: inCase = 'nominative' }) => IN_CASE[inCase][playerOf(whose)].toLowerCase(),
    PIECE: ([piece], { case: inCase, number }) =>
      number === 'plural' ? severalOf(kindOf(piece), inCase) : kindIn(kindOf(piece), inCase),
    LABEL: ([piece], { case: inCase, number }) => {
      const kind = kindOf(piece);
      return number === 'plural' ? kindName(kind, countOf(number)) : namedKind(kind, kindIn(kind, inCase));
    },
    COLORED: ([piece], { case: inCase, number }) =>
      number === 'plural' ? coloredRun(piece.color, piece.kind, countOf(number)) : colored(piece, inCase),
    COUNTED: ([count, piece]) => {
      const kind = kindOf(piece);
      return `${counted(count, genderOf(kind))} ${kindAfter(kind, count)}`;
    },
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    SMALL: ([number]) => counted(number),
    ORDINAL: ([number], { case: inCase }) => (inCase === 'instrumental' ? asOrdinal : ordinal)(number),
    DURATION: ([time], { case: inCase }) => duration(time, inCase),
    ALLOTTED: ([time], { case: inCase }) => allotted(time, inCase),
    SPAN: ([time], { case: inCase }) => spokenSpan(time, inCase),
    WORDS: ([number], { gender }) => inWords(number, gender),
  },
};
