/** What reads the places of phrases, for whoever plays here: "my" is his colour, or that of the side on move where he plays both, or none. */
import { positionOf } from '../../../src/laws/game.js';
import { RANKS, opposite, type Color, type PieceKind, type Rank } from '../../../src/laws/squares.js';
import { DIRECTIONS, type Direction } from '../../../src/questions/lines.js';
import type { Token } from '../commands/pattern.js';
import { readersFor } from '../commands/tables.js';
import type { HeardLanguage } from '../languages.js';
import type { LineContext } from '../line.js';
import { madeOnce } from '../made-once.js';
import { eachOf, FREE_WORDS, MINE, THEIRS } from './language.js';
import { bare, type Readers } from './pattern.js';

export function freeReaders(language: HeardLanguage, { game, languages, mine = [] }: LineContext): Readers {
  const [only, another] = mine;
  const own = only && !another ? only : positionOf(game).turn;
  const usual = readersFor(languages);
  const { kinds, colors, ranks, directions } = namesOf(language);
  const colorOf = (word: string): Color | undefined => {
    if (word === MINE) return own;
    return word === THEIRS ? opposite(own) : (colors.get(word) ?? usual.color(tokens([word]))?.color);
  };
  const kindOf = (word: string): PieceKind | undefined => kinds.get(word) ?? usual.pieces(tokens([word]))?.kind;
  return {
    square: (words) => usual.square(tokens(words)),
    to: (words) => usual.to(tokens(words)),
    file: (words) => usual.file(tokens(words)),
    count: (words) => usual.count(tokens(words)),
    number: (words) => usual.number(tokens(words)),
    rank: (words) => {
      const rank = words.length === 1 ? ranks.get(words[0] ?? '') : undefined;
      return rank ? { rank } : usual.rank(tokens(words));
    },
    direction: (words) => {
      const direction = directions.get(words.join(' '));
      return direction && { direction };
    },
    color: (words) => {
      const [word = '', more] = words;
      const color = more === undefined && word !== MINE && word !== THEIRS ? colorOf(word) : undefined;
      return color && { color };
    },
    pieces: (words) => {
      const found = words.map((word) => ({ kind: kindOf(word), color: colorOf(word) }));
      const [kind, otherKind] = found.flatMap((one) => one.kind ?? []);
      const [color, otherColor] = new Set(found.flatMap((one) => one.color ?? []));
      if (otherKind || otherColor || found.some((one) => !one.kind && !one.color)) return undefined;
      return { ...(kind && { kind }), ...(color && { color }) };
    },
  };
}

function tokens(words: readonly string[]): readonly Token[] {
  return words.map((word) => ({ raw: word, folded: word }));
}

/** Names that the phrases of commands do not have, as they are compared. */
const namesOf = madeOnce(({ name, moves }: HeardLanguage) => {
  const { kinds, white, black, ranks, directions } = FREE_WORDS[name];
  const all = <Named>(words: readonly string[], named: Named) =>
    eachOf(words).map((word) => [bare(word), named] as const);
  return {
    kinds: new Map(
      (Object.keys(moves.kinds) as PieceKind[]).flatMap((kind) => {
        const { any = [], subject = [], object = [], instrument = [] } = moves.kinds[kind];
        return all([...any, ...subject, ...object, ...instrument, ...(kinds[kind] ?? [])], kind);
      }),
    ),
    colors: new Map([...all<Color>(white, 'white'), ...all<Color>(black, 'black')]),
    // A line has its words apart where strokes join them (`parts`).
    directions: new Map(
      DIRECTIONS.flatMap((direction) => all<Direction>(directions[direction], direction)).map(
        ([words, direction]) => [words.replaceAll('-', ' '), direction] as const,
      ),
    ),
    ranks: new Map(RANKS.flatMap((rank) => all<Rank>(ranks[rank] ?? [], rank))),
  };
});
