/**
 * What a sealed move may mean by its notation (Guidelines I.8): all its readings, legal or not, as it stands. Nothing is guessed, as it is
 * where a move is typed and can be asked about.
 */
import { everyLanguage } from '../../../../speech/hearing/every-language.js';
import { hearExactly } from '../../../../speech/hearing/exactly.js';
import { LANGUAGE_NAMES } from '../../../../speech/language-names.js';
import type { WritingDoubt } from '../../../../speech/phrase/envelope.js';
import type { WrittenMove } from '../../../laws/acts/adjournment.js';
import { PROMOTION_KINDS, type Move } from '../../../laws/squares.js';
import type { Game } from '../../../laws/game.js';
import type { Writing } from './envelope-cipher.js';

export function readWriting({ text, language }: Writing, game: Game): WrittenMove {
  // Whatever the conditions do with an illegal move, a sealed one is read, for it is judged by what it says.
  const stands: Game = { ...game, conditions: { ...game.conditions, illegalMoves: 'stand' } };
  const heard = hearExactly(text, {
    game: stands,
    languages: everyLanguage(LANGUAGE_NAMES.find((name) => name === language) ?? 'en'),
  });
  switch (heard.type) {
    case 'move':
      return { readings: [heard.move] };
    case 'ask':
      return { readings: heard.moves };
    case 'refused':
      return { readings: readingsIn(heard.refusal) };
  }
}

/** What the writing lacks to be one move, legal or not. */
export function doubtIn({ readings }: WrittenMove): WritingDoubt | undefined {
  const [move, another] = readings;
  if (!move) return 'no move';
  return another ? 'several moves' : undefined;
}

/** What was refused because it can mean several moves: which piece goes there, or what a pawn becomes. */
function readingsIn(refusal: Extract<ReturnType<typeof hearExactly>, { type: 'refused' }>['refusal']): readonly Move[] {
  switch (refusal.reason) {
    case 'several moves':
      return refusal.moves.map(({ piece: _, ...move }) => move);
    case 'promotion missing':
      return PROMOTION_KINDS.map((promotion) => ({ ...refusal.move, promotion }));
    default:
      return [];
  }
}
