/** What reads the places of phrases, for whoever plays here: "my" is his colour, or that of the side on move where he plays both, or none. */
import { positionOf } from '../../../src/laws/game.js';
import { PIECE_KINDS, RANKS, opposite, type Color, type PieceKind, type Rank } from '../../../src/laws/squares.js';
import { DIRECTIONS, type Direction } from '../../../src/questions/lines.js';
import { CONTROL_WORDS } from '../../languages/control.js';
import { FREE_WORDS } from '../../languages/freely.js';
import type { Parameters } from '../commands/commands.js';
import { bare, type PlaceReaders, type Reader, type Token } from '../commands/pattern.js';
import { everyForm, readersFor } from '../commands/places.js';
import type { HeardLanguage } from '../languages.js';
import type { LineContext } from '../line.js';
import { madeOnce } from '../made-once.js';
import { eachOf, MINE, THEIRS } from './language.js';

/** Those of any phrase, and of a direction. */
export interface FreeReaders extends PlaceReaders {
  readonly direction: Reader;
}

export function freeReaders(language: HeardLanguage, { game, languages, mine = [] }: LineContext): FreeReaders {
  const [only, another] = mine;
  const own = only && !another ? only : positionOf(game).turn;
  const usual = readersFor(languages);
  const { kinds, colors, ranks, numbers, and, directions } = namesOf(language);
  const colorOf = (token: Token): Color | undefined => {
    if (token.folded === MINE) return own;
    return token.folded === THEIRS ? opposite(own) : (colors.get(token.folded) ?? usual.color([token])?.color);
  };
  const kindOf = (token: Token): PieceKind | undefined => kinds.get(token.folded) ?? usual.pieces([token])?.kind;
  /** "Fourteen", "twenty-first", "vingt et un": tens with what comes behind them, or one word. */
  const numberIn = (tokens: readonly Token[]): number | undefined => {
    const [first, more, another] = tokens
      .filter(({ folded }) => !and.has(folded))
      .map(({ folded }) => numbers.get(folded));
    if (first === undefined || tokens.length === 1) return first;
    const isTens = first >= 10 && first % 10 === 0;
    return isTens && more !== undefined && more < 20 && another === undefined ? first + more : undefined;
  };
  return {
    ...usual,
    number: (tokens) => usual.number(tokens) ?? numbered(numberIn(tokens)),
    count: (tokens) => usual.count(tokens) ?? numbered(numberIn(tokens) || undefined),
    rank: (tokens) => {
      const rank = tokens.length === 1 ? ranks.get(tokens[0]?.folded ?? '') : undefined;
      return rank ? { rank } : usual.rank(tokens);
    },
    direction: (tokens) => {
      const direction = directions.get(tokens.map(({ folded }) => folded).join(' '));
      return direction && { direction };
    },
    color: ([token, more]) => {
      const isWhose = token?.folded === MINE || token?.folded === THEIRS;
      const color = token && !more && !isWhose ? colorOf(token) : undefined;
      return color && { color };
    },
    pieces: (tokens) => {
      const found = tokens.map((token) => ({ kind: kindOf(token), color: colorOf(token) }));
      const [kind, otherKind] = found.flatMap((one) => one.kind ?? []);
      const [color, otherColor] = new Set(found.flatMap((one) => one.color ?? []));
      if (otherKind || otherColor || found.some((one) => !one.kind && !one.color)) return undefined;
      return { ...(kind && { kind }), ...(color && { color }) };
    },
  };
}

function numbered(number: number | undefined): Parameters | undefined {
  return number === undefined ? undefined : { number };
}

/** Names that the phrases of commands do not have, as they are compared. */
const namesOf = madeOnce(({ name, moves }: HeardLanguage) => {
  const { kinds, white, black, ranks, ordinals, directions } = FREE_WORDS[name];
  const { numbers, and } = CONTROL_WORDS[name];
  const all = <Named>(words: readonly string[], named: Named) =>
    eachOf(words).map((word) => [bare(word), named] as const);
  return {
    kinds: new Map(PIECE_KINDS.flatMap((kind) => all([...everyForm(moves.kinds[kind]), ...(kinds[kind] ?? [])], kind))),
    colors: new Map([...all<Color>(white, 'white'), ...all<Color>(black, 'black')]),
    // A line has its words apart where strokes join them (`parts`).
    directions: new Map(
      DIRECTIONS.flatMap((direction) => all<Direction>(directions[direction], direction)).map(
        ([words, direction]) => [words.replaceAll('-', ' '), direction] as const,
      ),
    ),
    numbers: new Map([...numbers, ...ordinals].map(([word, value]) => [bare(word), value] as const)),
    and: new Set(and.map(bare)),
    ranks: new Map(RANKS.flatMap((rank) => all<Rank>(ranks[rank] ?? [], rank))),
  };
});
