/** What becomes of a command that is understood, though it was not said by a phrase as it stands: it is done, or offered; and of one that is not. */
import type { Refusal } from '../../../src/laws/refusals.js';
import type { CommandName, CommandRefusal, ReadCommand } from '../commands/commands.js';
import { at, onFile, onRank } from '../../grammar/marks.js';
import { withExamples } from '../commands/help.js';
import { nearestCommands } from '../commands/nearest.js';
import { mayMove, notYourTurn, type HeardLine, type LineContext, type RefusedLine } from '../line.js';
import { EVERY_PHRASE } from '../phrase-book.js';

/** Whether there is such a command here. */
function isThere(id: CommandName, { phrases = EVERY_PHRASE }: LineContext): boolean {
  return phrases.has(id);
}

/** Done, unless it cannot be in any case. */
export function commanded(command: ReadCommand, context: LineContext): HeardLine | undefined {
  if (!isThere(command.id, context)) return undefined;
  const refusal = context.refusalOf?.(command);
  return refusal ? { type: 'refused', refusal } : { type: 'command', command };
}

/** What only tells or shows something, and what is asked about first in any case, is done; anything else is offered. */
export function doneOrOffered(command: ReadCommand, text: string, context: LineContext): HeardLine | undefined {
  const { phrases = EVERY_PHRASE } = context;
  return phrases.isExact(command.id) ? offered(command, text, context) : commanded(command, context);
}

/** By its first phrase, with what was read in its places. */
export function offered(command: ReadCommand, text: string, context: LineContext): HeardLine | undefined {
  if (!isThere(command.id, context)) return undefined;
  const { square = 'e4', to = 'h7', rank = '4', file = 'c', ...others } = command.read;
  const places = { ...others, square: at(square), to: at(to), rank: onRank(rank), file: onFile(file) };
  const nearest = [withExamples(command.id, context.languages.page, places)];
  return { type: 'refused', refusal: { reason: 'unreadable', text, nearest } };
}

/**
 * Why a text is not understood, also as people say it: where no move can be made now, that is why. Else it may have been a command, and the nearest
 * are offered.
 */
export function notUnderstood(refusal: Refusal | CommandRefusal, context: LineContext): RefusedLine {
  const { game, languages, phrases = EVERY_PHRASE } = context;
  if (game.ending) return { type: 'refused', refusal: { reason: 'game over', ending: game.ending } };
  if (!mayMove(context)) return notYourTurn(game);
  if (refusal.reason !== 'unreadable') return { type: 'refused', refusal };
  const { text } = refusal;
  const nearest = nearestCommands(text, languages, phrases.game);
  return { type: 'refused', refusal: nearest.length > 0 ? { reason: 'unreadable', text, nearest } : refusal };
}
