/**
 * A line that was typed: a move, a command, or what is near to one.
 */
import { positionOf } from '../../src/laws/game.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import { plainText, TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { obeyed, orNearest, type Commanded } from './acting.js';
import { hearExactly, isSurelyMove } from './exactly.js';
import type { HearContext, Heard } from './heard.js';
import { nearTyped } from './near.js';
import { readCommand } from './read-command.js';

/** What a line means: a move, or a command. */
export type HeardLine = Heard | Commanded;

/** `mine` are the sides that are played here; without it both. */
export type LineContext = HearContext & { readonly mine?: readonly Color[] };

/**
 * Understands a typed line. A text that is surely a whole move is one, whatever else it may be; then commands, then parts of moves and
 * slips of the keys.
 */
export function hearLine(text: string, context: LineContext): HeardLine {
  const heard = hearLineExactly(text, context);
  if (heard.type !== 'refused' || heard.refusal.reason !== 'unreadable') return heard;
  const near = mayMove(context) ? nearTyped(text, context) : undefined;
  return near ?? { type: 'refused', refusal: orNearest(heard.refusal, context.language) };
}

/** The same of words as they stand, of which none is taken for another. */
export function hearLineExactly(text: string, context: LineContext): HeardLine {
  const { game, mine = COLORS } = context;
  const plain = text.length > TEXT_LIMIT ? '' : plainText(text);
  // What is no surely written move gives way to a command: "captures" asks what can be captured.
  const command = isSurelyMove(plain, context) ? undefined : readCommand(plain, context.language);
  // A claim is made with a move that was understood as it stands, or with none.
  if (command) return obeyed(command, game, mine, (move) => hearExactly(move, context));
  if (!game.ending && !mayMove(context))
    return { type: 'refused', refusal: { reason: 'not your turn', turn: positionOf(game).turn } };
  return hearExactly(text, context);
}

/** Whether a side that is played here has the move. */
export function mayMove({ game, mine = COLORS }: LineContext): boolean {
  return mine.includes(positionOf(game).turn);
}
