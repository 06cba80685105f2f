/** One line that says how the game stands, for the page. */
import { msg, str } from '@lit/localize';
import type { GameView } from '../laws/view.js';

export function standingLine(view: GameView, ending: string | undefined): string {
  if (ending !== undefined) return ending;
  const number = view.positions.at(-1)?.moveNumber ?? 1;
  return view.turn === 'white'
    ? msg(str`Move ${number}. White to move.`, { id: 'white-to-move' })
    : msg(str`Move ${number}. Black to move.`, { id: 'black-to-move' });
}
