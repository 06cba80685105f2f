/** What becomes of a command that is understood, though it was not said by a phrase as it stands: it is done, or offered. */
import type { CommandName, ReadCommand } from '../commands/commands.js';
import { at, onFile, onRank } from '../../grammar/marks.js';
import { withExamples } from '../commands/help.js';
import type { HeardLine, LineContext } from '../line.js';
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
