/**
 * How Ukrainian, Belarusian and Polish count alike.
 *
 * A voice reads digits in the masculine and in the nominative: "21 хвилина" would be heard as "двадцять один хвилина", "2 minuty" as "dwa
 * minuty". So a number that would be another word of the feminine is written out, and any other is a number in digits.
 */
import { wordsOfNumber, type NumberWords } from './number-words.js';
import { allottedSpan, shownSpan, spokenSpan, type SpanPart, type Unit } from './spans.js';

export type Gender = 'masculine' | 'feminine';

/** The two cases that spans of time stand in. Only the feminine one has another form in the accusative: "одну хвилину". */
export type CountingCase = 'nominative' | 'accusative';

/** A feminine word as it stands after a number. */
type Counted = Readonly<Record<'one' | 'oneAccusative' | 'few' | 'many', string>>;

/** The form of a word after a number. */
export type FormAfter = (count: number) => 'one' | 'few' | 'many';

export interface CountingWords {
  readonly formAfter: FormAfter;
  readonly numbers: NumberWords;
  /** What is another word in the feminine. */
  readonly feminine: { readonly one: string; readonly oneAccusative: string; readonly two: string };
  readonly units: Readonly<Record<Unit, Counted>>;
  readonly lessThanASecond: Readonly<Record<CountingCase, string>>;
}

export interface Counting {
  readonly formAfter: FormAfter;
  /** "двадцять одна", in the accusative "двадцять одну". */
  readonly inWords: (number: number, gender?: Gender, inCase?: CountingCase) => string;
  /** "двадцять одна", "дві", "14": as a voice says it right before a feminine word. */
  readonly beforeFeminine: (number: number, inCase: CountingCase) => string;
  readonly shown: (time: number, inCase?: CountingCase) => string;
  readonly allotted: (time: number, inCase?: CountingCase) => string;
  readonly spoken: (time: number, inCase?: CountingCase) => string;
}

/** In the East: after 1, 21 and 31; after 2 to 4 and 22; after 0, 5 to 20 and 25. */
export const eastSlavicForm: FormAfter = (count) => {
  const [ones, tens] = [count % 10, Math.floor((count % 100) / 10)];
  if (tens === 1 || ones === 0 || ones > 4) return 'many';
  return ones === 1 ? 'one' : 'few';
};

export function countingOf({ formAfter, numbers, feminine, units, lessThanASecond }: CountingWords): Counting {
  const inWords: Counting['inWords'] = (number, gender = 'masculine', inCase = 'nominative') => {
    const one = inCase === 'accusative' ? feminine.oneAccusative : feminine.one;
    // In Polish the one of 21 is not bent.
    const words = [undefined, formAfter(number) === 'one' ? one : undefined, feminine.two];
    return wordsOfNumber(number, numbers, (last) => (gender === 'feminine' ? words[last] : undefined)).join(' ');
  };
  const beforeFeminine: Counting['beforeFeminine'] = (number, inCase) => {
    const isBent = formAfter(number) !== 'many' && number % 10 <= 2 && number < 1000;
    return isBent ? inWords(number, 'feminine', inCase) : String(number);
  };
  const told = (parts: readonly SpanPart[], inCase: CountingCase, number: Counting['beforeFeminine']): string => {
    if (parts.length === 0) return lessThanASecond[inCase];
    const texts = parts.map(({ count, unit }) => {
      const form = formAfter(count);
      const word = units[unit][form === 'one' && inCase === 'accusative' ? 'oneAccusative' : form];
      return `${number(count, inCase)} ${word}`;
    });
    return texts.join(' ');
  };
  return {
    formAfter,
    inWords,
    beforeFeminine,
    shown: (time, inCase = 'nominative') => told(shownSpan(time), inCase, beforeFeminine),
    allotted: (time, inCase = 'nominative') => told(allottedSpan(time), inCase, beforeFeminine),
    spoken: (time, inCase = 'nominative') => {
      const { parts, seconds } = spokenSpan(time);
      const span = told(parts, inCase, (count) => inWords(count, 'feminine', inCase));
      return seconds > 0 ? `${span} ${inWords(seconds, 'feminine', inCase)}` : span;
    },
  };
}
