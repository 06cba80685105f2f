/** A position told rank by rank: the message of each rank, and of a starting position of Chess960. */
import type { RankLayout } from '../../src/laws/board/layout.js';
import type { PlacedPiece } from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { pieceRuns, rankGroups, type RankAnswer } from './arrange.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { segmentsOf } from './segments.js';

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
    sameColor: sameColor ? 'yes' : 'no',
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
