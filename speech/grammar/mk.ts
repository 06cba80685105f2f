/** Macedonian, as its messages need it. */
import type { PieceKind } from '../../src/laws/squares.js';
import { allotted, duration, spokenSpan } from '../words/mk/durations.js';
import { inWords } from '../words/mk/number-words.js';
import {
  PIECES,
  PLAYERS,
  THE_PLAYERS,
  adjective,
  countedKind,
  genderOf,
  kindName,
  theAdjective,
  theKindAlone,
} from '../words/mk/names.js';
import { isSingular, numberBefore, numeral, ordinal } from '../words/mk/numbers.js';
import type { Grammar } from './grammar.js';
import { countOf, kindOf, playerOf } from './whose.js';

const plainKind = (kind: PieceKind): string => PIECES[kind];

export const mk: Grammar<'mk'> = {
  lang: 'mk',
  countsAs: 'hr',
  and: 'и',
  or: 'или',
  either: 'или',
  functions: {
    PLAYER: ([whose], { form }) => (form === 'the' ? THE_PLAYERS : PLAYERS)[playerOf(whose)].toLowerCase(),
    PIECE: ([piece], { article }) => (article === 'the' ? theKindAlone : plainKind)(kindOf(piece)),
    LABEL: ([piece], { number }) => kindName(kindOf(piece), countOf(number)),
    COLORED: ([{ color, kind }], { article, number }) =>
      article === 'the' ? theAdjective(color, kind) : adjective(color, kind, countOf(number)),
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    COUNTED: ([count, piece]) => {
      const kind = kindOf(piece);
      return `${numeral(count, genderOf(kind))} ${isSingular(count) ? kindName(kind, 1) : countedKind(kind)}`;
    },
    NUM: ([number], { gender }) => numberBefore(number, gender ?? 'masculine'),
    SMALL: ([number]) => numeral(number, 'masculine'),
    ORDINAL: ([number]) => ordinal(number),
    DURATION: ([time]) => duration(time),
    ALLOTTED: ([time]) => allotted(time),
    SPAN: ([time]) => spokenSpan(time),
    WORDS: ([number], { gender }) => inWords(number, gender),
  },
};
