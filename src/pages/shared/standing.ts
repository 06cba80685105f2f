/** How the game stands, for the page: in one line, and on the board. */
import type { Destinations } from '../../../components/chess-board/grid.js';
import { msg } from './texts.js';
import { endingSaid } from '../../../speech/phrase/endings.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { segmentsOf } from '../../../speech/phrase/segments.js';
import type { Position } from '../../laws/board/board.js';
import type { Ending, Result } from '../../laws/result.js';
import type { Square } from '../../laws/squares.js';
import type { GameView } from '../../laws/view.js';

export function standingLine(view: GameView, ended: string | undefined): string {
  if (ended !== undefined) return ended;
  const number = view.positions.at(-1)?.moveNumber ?? 1;
  return view.turn === 'white' ? msg('white-to-move', { number }) : msg('black-to-move', { number });
}

/** The words of the moment. */
export type WordsOptions = Pick<PhraseOptions, 'words' | 'squareStyle'>;

/** How the game ended, in words. */
export function endingWords(ending: Ending, options: WordsOptions): string {
  return segmentsOf(endingSaid(ending, options.words.messages), options)
    .map(({ text }) => text)
    .join(' ');
}

/** A result as it is written on a scoresheet: "1–0", "½–½". */
export function resultFigures(result: Result): string {
  return result.replaceAll('1/2', '½').replace('-', '–');
}

/** The square of the king that stands in check in the position that is looked at; in strict play nobody is shown it. */
export function shownCheck(view: GameView, position: Position): Square | undefined {
  return view.play === 'casual' && position.isCheck() ? position.kingOf(position.turn) : undefined;
}

/** Where a lifted piece may go, as the board is given it; in strict play nobody is told what could be played (Art. 12.6). */
export function shownDestinations(view: Pick<GameView, 'play'>): Destinations | undefined {
  return view.play === 'casual' ? legalDestinations : undefined;
}

function legalDestinations(position: Position, from: Square): readonly Square[] {
  return position.legalMovesFrom(from).map(({ to }) => to);
}
