/**
 * What stands on the board put in order, the same for all languages, and a position told rank by rank: the message of each rank, and of a starting
 * position of Chess960.
 */
import type { RankLayout } from '../../src/laws/board/layout.js';
import {
  type PlacedPiece,
  fileIndex,
  type Color,
  type PieceKind,
  type Rank,
  type Square,
} from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { segmentsOf } from './segments.js';
import { yesOrNo } from './own-message.js';

/** One sentence a rank; empty ranks that follow each other are told together. */
export function positionSaid(
  ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[],
  { say }: Messages<'answers'>,
): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) {
      const [{ rank: first }] = group.empty;
      const empty = group.empty.map(({ rank }) => rank);
      return say('answer-empty-ranks', { ranks: empty, first, last: empty.at(-1) ?? first });
    }
    const { rank, pieces, all } = group.row;
    return all
      ? say('answer-rank-of-one-kind', { rank, piece: all })
      : say('answer-rank', { rank, pieces: runs(pieces) });
  });
}

type Runs = MessageGroups['answers']['answer-rank']['pieces'];

function runs(pieces: readonly PlacedPiece[]): Runs {
  return pieceRuns(pieces).map(({ color, kind, squares, sameColor }) => ({
    piece: { color, kind },
    squares,
    sameColor: yesOrNo(sameColor),
  }));
}

/** A starting position of Chess960 with its number, rank by rank from a1 to h8. */
export function chess960Said(
  number: number,
  layout: readonly RankLayout[],
  messages: Messages<'answers'>,
): readonly string[] {
  return [messages.say('answer-chess960', { number }), ...positionSaid(layout, messages)];
}

/** The same with its squares named, a sentence each. */
export function chess960Lines(
  number: number,
  layout: readonly RankLayout[],
  options: PhraseOptions,
): readonly string[] {
  return segmentsOf(chess960Said(number, layout, options.words.messages), options).map(({ text }) => text);
}

export type RankAnswer = { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] };

/** One sentence each: a rank with pieces, or empty ranks that follow each other. */
export type RankGroup<Row> = { readonly row: Row } | { readonly empty: readonly [Row, ...Row[]] };

/** The ranks in their order, empty ones that follow each other together. */
export function rankGroups<Row extends { readonly pieces: readonly unknown[] }>(
  rows: readonly Row[],
): readonly RankGroup<Row>[] {
  return rows.reduce<readonly RankGroup<Row>[]>((groups, row) => {
    if (row.pieces.length > 0) return [...groups, { row }];
    const last = groups.at(-1);
    if (!last || !('empty' in last)) return [...groups, { empty: [row] }];
    return [...groups.slice(0, -1), { empty: [...last.empty, row] }];
  }, []);
}

/** Pieces of one kind and colour that stand side by side in the telling. */
interface PieceRun {
  readonly color: Color;
  readonly kind: PieceKind;
  readonly squares: readonly Square[];
  /** The pieces before are of this colour too, so that it need not be said again. */
  readonly sameColor: boolean;
}

/** The pieces of a rank from the a-file on; a colour is said when it changes, and a kind when it or the colour does. */
function pieceRuns(pieces: readonly PlacedPiece[]): readonly PieceRun[] {
  const sorted = pieces.toSorted((one, other) => fileIndex(one.square) - fileIndex(other.square));
  return sorted.reduce<readonly PieceRun[]>((runs, { color, kind, square }) => {
    const last = runs.at(-1);
    const sameColor = last?.color === color;
    if (!last || !sameColor || last.kind !== kind) return [...runs, { color, kind, squares: [square], sameColor }];
    return [...runs.slice(0, -1), { ...last, squares: [...last.squares, square] }];
  }, []);
}
