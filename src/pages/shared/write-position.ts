/** A position as it is written on a page, in the words and by the names of squares that were chosen; and its FEN on the clipboard. */
import { boardOf, fenOf, setUpOf, type SetUp } from '../../laws/board/set-up.js';
import type { Position } from '../../laws/board/board.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { segmentsOf } from '../../../speech/phrase/segments.js';
import { piecesSaid, positionSummary } from '../../../speech/phrase/set-up.js';
import type { Speaker } from '../../game/speaker.js';
import type { PositionWritten } from './position-text.js';
import './position-text.js';

/** @param of whether it may be said what the material is worth: not in strict play */
export function writePosition(
  position: Position,
  options: PhraseOptions,
  of: { readonly weighed: boolean },
): PositionWritten {
  return writeSetUp(setUpOf(position), options, { ...of, fen: position.fen() });
}

/** What is set up, possible or not. */
export function writeSetUp(
  setUp: SetUp,
  options: PhraseOptions,
  { weighed, fen }: { readonly weighed: boolean; readonly fen: string } = { weighed: true, fen: fenOf(setUp) },
): PositionWritten {
  const { messages } = options.words;
  const named = (sentences: readonly string[]): readonly string[] =>
    sentences.map((sentence) =>
      segmentsOf(sentence, options)
        .map(({ text }) => text)
        .join(' '),
    );
  return {
    summary: named(positionSummary(boardOf(setUp), setUp, messages, weighed)),
    lists: named(piecesSaid(setUp.pieces, messages)),
    pieces: setUp.pieces,
    fen,
  };
}

export async function copyFen(fen: string, speaker: Pick<Speaker, 'notice'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(fen);
    speaker.notice({ about: 'copied', what: 'position' });
  } catch {
    // Not allowed, or there is no clipboard where the page is not served safely.
    speaker.notice({ about: 'not copied' });
  }
}
