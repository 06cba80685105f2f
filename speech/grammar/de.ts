/** German, as its messages need it. */
import type { PieceKind } from '../../src/laws/squares.js';
import { counted, ordinal } from '../words/de/counting.js';
import { allotted, duration, durationFirst, isSingular, spokenSpan } from '../words/de/durations.js';
import { beforeNoun, inWords } from '../words/de/number-words.js';
import {
  ARTICLES,
  PLAYERS,
  bent,
  byGender,
  colorAfter,
  colorBefore,
  gender,
  kindName,
  kindsOf,
  type GrammaticalCase,
} from '../words/de/names.js';
import type { Grammar } from './grammar.js';
import { countOf, kindOf, playerOf } from './whose.js';

/** Only "by" has a case of its own. */
type Article = 'the' | 'by' | 'no';

const NO: typeof ARTICLES = {
  nominative: { he: 'kein', she: 'keine' },
  accusative: { he: 'keinen', she: 'keine' },
  dative: { he: 'keinem', she: 'keiner' },
};

function withArticle(kind: PieceKind, article: Article, inCase: GrammaticalCase): string {
  if (article === 'by') return `${byGender(kind, 'vom', 'von der')} ${bent(kind, 'dative')}`;
  return `${(article === 'no' ? NO : ARTICLES)[inCase][gender(kind)]} ${bent(kind, inCase)}`;
}

export const de: Grammar<'de'> = {
  lang: 'de',
  countsAs: 'de',
  and: 'und',
  or: 'oder',
  either: 'oder',
  functions: {
    PLAYER: ([whose]) => PLAYERS[playerOf(whose)],
    PIECE: ([piece], { case: inCase = 'nominative', article, number }) => {
      const kind = kindOf(piece);
      if (article !== undefined) return withArticle(kind, article, inCase);
      return number === 'plural' ? kindsOf(kind, countOf(number)) : bent(kind, inCase);
    },
    LABEL: ([piece], { number }) => kindName(kindOf(piece), countOf(number)),
    COLORED: ([{ color, kind }], { article, number }) =>
      article === 'the' ? colorAfter(color) : colorBefore(color, kind, countOf(number)),
    GENDER: ([piece]) => (byGender(kindOf(piece), 'he', 'she') === 'he' ? 'masculine' : 'feminine'),
    SMALL: ([number]) => counted(number),
    ORDINAL: ([number], { ending = '' }) => `${ordinal(number)}${ending}`,
    DURATION: ([time], { at }) => (at === 'start' ? durationFirst(time) : duration(time)),
    ALLOTTED: ([time], { case: inCase }) => allotted(time, inCase === 'dative' ? 'dative' : 'plain'),
    SPAN: ([time]) => spokenSpan(time),
    WORDS: ([number], { before }) => (before === 'noun' ? beforeNoun(number, 'masculine') : inWords(number)),
    AMOUNT: ([time]) => (isSingular(duration(time)) ? 'one' : 'other'),
  },
};
