/** What was typed for a line of a score, understood as the move of that ply. */
import { hear, type Heard } from '../../../../speech/hear.js';
import { everyLanguage } from '../../../../speech/hearing/every-language.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import type { NamedMove } from '../../../../speech/phrase/named-move.js';
import type { Position } from '../../../laws/board/board.js';
import type { Move } from '../../../laws/squares.js';
import type { Game } from '../../../laws/game.js';

/** The game as it stood before a ply was made, 1 for the first. Illegal moves stand: whoever writes writes what he took the move to be. */
export function gameBefore(game: Game, ply: number): Game {
  const { ending: _, ...rest } = game;
  return {
    ...rest,
    positions: game.positions.slice(0, ply),
    plies: game.plies.slice(0, ply - 1),
    conditions: { ...game.conditions, illegalMoves: 'stand' },
  };
}

export function hearWritten(text: string, game: Game, ply: number, language: LanguageName): Heard {
  return hear(text, { game: gameBefore(game, ply), languages: everyLanguage(language) });
}

/** With the piece that makes it, for the words that ask about it. */
export function named(move: Move, before: Position | undefined): readonly NamedMove[] {
  const piece = before?.pieceAt(move.from)?.kind;
  return piece ? [{ ...move, piece }] : [];
}
