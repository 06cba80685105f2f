/**
 * What becomes of a call of which one word was heard as another that sounds like it: made out, asked about, or a wrong move.
 */
import { positionOf, type Game } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import type { CallStyle } from '../../speech/style.js';
import type { SpokenText } from '../../speech/hearing/alternatives.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid, type MeantLine } from '../../src/commands/line-meaning.js';
import { callFor, made, oneOf, randomFrom, randomGame, SPOKEN_STYLES, spokenWordsOf } from './calls.js';
import { wordLanguage } from './find-neighbours.js';
import { LETTER_CONFUSIONS } from './letter-confusions.js';
import be from './neighbours/be.json' with { type: 'json' };
import de from './neighbours/de.json' with { type: 'json' };
import en from './neighbours/en.json' with { type: 'json' };
import es from './neighbours/es.json' with { type: 'json' };
import fr from './neighbours/fr.json' with { type: 'json' };
import mk from './neighbours/mk.json' with { type: 'json' };
import pl from './neighbours/pl.json' with { type: 'json' };
import uk from './neighbours/uk.json' with { type: 'json' };
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { WRITTEN_OUT, type WrittenOut } from '../speech/written-out.js';

const NEIGHBOURS: Readonly<Record<WrittenOut, Readonly<Record<string, readonly string[]>>>> = {
  en,
  de,
  uk,
  be,
  mk,
  pl,
  fr,
  es,
};

/** What was made of a heard text. */
export type Outcome =
  /** The move that was called, at once. */
  | 'right'
  /** The move that was called, to be confirmed. */
  | 'right, echoed'
  /** A question in which the move that was called can be chosen. */
  | 'asked'
  /** A question, or an echo to be confirmed, in which it is not. */
  | 'asked amiss'
  /** Another move, or an act, at once. */
  | 'wrong'
  /** A refusal, or something that has no effect on the game. */
  | 'not understood';

/** What became of a call. */
export interface HeardCall {
  readonly language: WrittenOut;
  readonly style: CallStyle;
  readonly said: string;
  readonly heard: string;
  readonly fen: string;
  readonly move: Move;
  readonly outcome: Outcome;
}

export interface NoiseCase extends HeardCall {
  /** The same sentence without noise. */
  readonly clean: Outcome;
}

/** What changes a word of a call: one that sounds like it, or a letter as people and recognisers have taken it for another. */
export type Confusions = 'neighbours' | 'letters';

/** How a recogniser gives what it heard. */
export interface Given {
  /** How sure it says it is of the first text; absent where it does not rate. */
  readonly confidence?: number;
  /** Several: what was heard, the same call with another word changed, and, in every other case, what was said. */
  readonly texts?: 'one' | 'several';
}

export const CONFIDENCES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
/** By so much a recogniser that rates all its texts is less sure of each further one. */
const LESS_SURE = 0.2;

/** A call, and what was heard in its place. */
export interface Misheard {
  readonly language: WrittenOut;
  readonly style: CallStyle;
  readonly said: string;
  readonly heard: string;
  readonly other: string;
  readonly game: Game;
  readonly move: Move;
  readonly index: number;
}

/** So many calls of each language and style, each with one word exchanged, and what becomes of them. */
export function noise({
  cases,
  seed,
  ...given
}: { readonly cases: number; readonly seed: number } & Given): readonly NoiseCase[] {
  return misheard({ cases, seed }).map((one) => ({ ...whatBecomes(one, given), clean: cleanOutcome(one, given) }));
}

/** With letters, the calls in plain words alone have any. */
export function misheard({
  cases,
  seed,
  confusions = 'neighbours',
}: {
  readonly cases: number;
  readonly seed: number;
  readonly confusions?: Confusions;
}): readonly Misheard[] {
  const random = randomFrom(seed);
  const styles = confusions === 'letters' ? (['plain'] as const) : SPOKEN_STYLES;
  return WRITTEN_OUT.flatMap((language) =>
    styles.flatMap((style) =>
      Array.from({ length: cases }, (_, index) => oneCase(language, style, index, random, confusions)),
    ),
  );
}

function oneCase(
  language: WrittenOut,
  style: CallStyle,
  index: number,
  random: () => number,
  confusions: Confusions,
): Misheard {
  const of = wordLanguage(language, style);
  const table = (confusions === 'letters' ? LETTER_CONFUSIONS : NEIGHBOURS)[of];
  for (;;) {
    const game = randomGame(random);
    const move = oneOf(positionOf(game).legalMoves(), random);
    const call = callFor(made(game, move), language, {
      callStyle: style,
      ...(index % 2 === 1 && { callLength: 'short' }),
    });
    const words = spokenWordsOf(call, of);
    const places = words.flatMap((word, at) => ((table[word] ?? []).length > 0 ? [at] : []));
    if (places.length === 0) continue;
    const changed = (): string => {
      const place = oneOf(places, random);
      return words.with(place, oneOf(table[words[place] ?? ''] ?? [], random)).join(' ');
    };
    return { language, style, said: words.join(' '), heard: changed(), other: changed(), game, move, index };
  }
}

export function whatBecomes(one: Misheard, given: Given): HeardCall {
  const { language, style, said, heard, game, move } = one;
  return {
    ...{ language, style, said, heard, move, fen: positionOf(game).fen() },
    outcome: noisyOutcome(one, given),
  };
}

/** What becomes of it alone. */
export function noisyOutcome(one: Misheard, given: Given): Outcome {
  return outcomeFor(one, textsOf(one, given));
}

/** What becomes of the same call where it was heard as it was said. */
export function cleanOutcome(one: Misheard, { confidence }: Given): Outcome {
  return outcomeFor(one, [{ text: one.said, ...(confidence !== undefined && { confidence }) }]);
}

/** Some recognisers rate all texts, some the first alone. */
function textsOf({ said, heard, other, index }: Misheard, { confidence, texts = 'one' }: Given): readonly SpokenText[] {
  const others = texts === 'one' ? [] : index % 2 === 0 ? [other, said] : [other];
  const ratesAll = index % 4 < 2;
  return [heard, ...others].map((text, at) => ({
    text,
    ...(confidence !== undefined &&
      (at === 0 || ratesAll) && { confidence: Math.max(0.01, confidence - at * LESS_SURE) }),
  }));
}

function outcomeFor({ game, language, move }: Misheard, texts: readonly SpokenText[]): Outcome {
  return outcomeOf(hearSaid(hearSpoken, texts, { game, languages: everyLanguage(language) }), move);
}

function outcomeOf(heard: MeantLine, move: Move): Outcome {
  switch (heard.type) {
    case 'move':
      if (sameMove(heard.move, move)) return heard.exact ? 'right' : 'right, echoed';
      return heard.exact ? 'wrong' : 'asked amiss';
    case 'ask':
      return heard.moves.some((other) => sameMove(other, move)) ? 'asked' : 'asked amiss';
    case 'act':
      return 'wrong';
    case 'weighed':
    case 'question':
    case 'bound':
    case 'refused':
      return 'not understood';
  }
}
