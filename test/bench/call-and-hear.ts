/**
 * Whatever is called, in any language and style, means the same move when it is typed back: over every legal move of positions
 * reached by chance.
 */
import { positionOf } from '../../src/laws/game.js';
import { sameMove } from '../../src/laws/squares.js';
import { hear } from '../../speech/hear.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { CALL_STYLES, DEFAULT_DETAIL } from '../../speech/style.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { callFor, made, randomFrom, randomGame } from './calls.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

/** The lengths of calls, in turn. */
const LENGTHS: readonly Partial<PhraseOptions>[] = [
  {},
  { callLength: 'short' },
  { callLength: 'from and to' },
  { detail: { ...DEFAULT_DETAIL, captures: 'full' } },
  { detail: { ...DEFAULT_DETAIL, captures: 'brief' } },
];

export interface RoundTrips {
  readonly calls: number;
  /** Of these, heard as exactly the move that was called. */
  readonly heard: number;
  /** Of these, asked about, with the move that was called among the answers. */
  readonly asked: number;
  /** What was heard otherwise, or not at all. */
  readonly amiss: readonly string[];
}

export function roundTrips({ positions, seed }: { readonly positions: number; readonly seed: number }): RoundTrips {
  const random = randomFrom(seed);
  let calls = 0;
  let heard = 0;
  let asked = 0;
  const amiss: string[] = [];
  for (let count = 0; count < positions; count += 1) {
    const game = randomGame(random);
    for (const move of positionOf(game).legalMoves()) {
      const one = made(game, move);
      for (const language of LANGUAGE_NAMES) {
        for (const callStyle of CALL_STYLES) {
          const call = callFor(one, language, { callStyle, ...LENGTHS[calls % LENGTHS.length] });
          calls += 1;
          const meant = hear(call, { game, languages: everyLanguage(language) });
          if (meant.type === 'move' && meant.exact && sameMove(meant.move, move)) heard += 1;
          else if (meant.type === 'ask' && meant.moves.some((other) => sameMove(other, move))) asked += 1;
          else amiss.push(`${language} ${callStyle}: ${call} in ${positionOf(game).fen()}`);
        }
      }
    }
  }
  return { calls, heard, asked, amiss };
}
