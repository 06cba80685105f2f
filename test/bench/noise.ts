/**
 * What becomes of a call of which one word was heard as another that sounds like it: made out, asked about, or a wrong move.
 */
import { positionOf } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import type { CallStyle } from '../../speech/style.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid, type MeantLine } from '../../src/commands/meant.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { callFor, made, oneOf, randomFrom, randomGame, SPOKEN_STYLES, spokenWordsOf } from './calls.js';
import { wordLanguage } from './find-neighbours.js';
import be from './neighbours/be.json' with { type: 'json' };
import de from './neighbours/de.json' with { type: 'json' };
import en from './neighbours/en.json' with { type: 'json' };
import mk from './neighbours/mk.json' with { type: 'json' };
import uk from './neighbours/uk.json' with { type: 'json' };
import { everyLanguage } from '../../speech/hearing/every-language.js';

const NEIGHBOURS: Readonly<Record<LanguageName, Readonly<Record<string, readonly string[]>>>> = { en, de, uk, be, mk };

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

export interface NoiseCase {
  readonly language: LanguageName;
  readonly style: CallStyle;
  readonly said: string;
  readonly heard: string;
  readonly fen: string;
  readonly move: Move;
  readonly outcome: Outcome;
  /** The same sentence without noise. */
  readonly clean: Outcome;
}

/** So many calls of each language and style, each with one word exchanged; `confidence` is how sure the recogniser says it is of each text. */
export function noise({
  cases,
  seed,
  confidence,
}: {
  readonly cases: number;
  readonly seed: number;
  readonly confidence?: number;
}): readonly NoiseCase[] {
  const random = randomFrom(seed);
  return LANGUAGE_NAMES.flatMap((language) =>
    SPOKEN_STYLES.flatMap((style) =>
      Array.from({ length: cases }, (_, index) => oneCase(language, style, index, random, confidence)),
    ),
  );
}

function oneCase(
  language: LanguageName,
  style: CallStyle,
  index: number,
  random: () => number,
  confidence: number | undefined,
): NoiseCase {
  const of = wordLanguage(language, style);
  for (;;) {
    const game = randomGame(random);
    const move = oneOf(positionOf(game).legalMoves(), random);
    const call = callFor(made(game, move), language, {
      callStyle: style,
      ...(index % 2 === 1 && { callLength: 'short' }),
    });
    const words = spokenWordsOf(call, of);
    const places = words.flatMap((word, at) => ((NEIGHBOURS[of][word] ?? []).length > 0 ? [at] : []));
    if (places.length === 0) continue;
    const place = oneOf(places, random);
    const neighbour = oneOf(NEIGHBOURS[of][words[place] ?? ''] ?? [], random);
    const said = words.join(' ');
    const heard = words.with(place, neighbour).join(' ');
    const outcome = (text: string): Outcome =>
      outcomeOf(
        hearSaid(hearSpoken, [{ text, ...(confidence !== undefined && { confidence }) }], {
          game,
          languages: everyLanguage(language),
        }),
        move,
      );
    return {
      language,
      style,
      said,
      heard,
      fen: positionOf(game).fen(),
      move,
      outcome: outcome(heard),
      clean: outcome(said),
    };
  }
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
