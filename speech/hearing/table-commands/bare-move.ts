/**
 * A move without a word for what is done with it. Whoever has just heard one repeats it, whoever has the move calls and places it, whoever
 * has made it and not said so announces it; an assistant announces.
 */
import { stepsDue, type Due } from '../../../src/laws/rules/blind/steps.js';
import { opposite, sameMove, type Color } from '../../../src/laws/squares.js';
import { asOf, plyOf, positionOf } from '../../../src/laws/game.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { isSurelyMove } from '../exactly.js';
import type { Heard } from '../heard.js';
import { looksAsked } from '../freely/read.js';
import { readCommand } from '../line.js';
import { isExactly, readAgain, readMove, heardAct, repeating } from './move-read.js';
import { NOT_OF_THE_TABLE, type TableContext, type TableHeard } from './table-command.js';
import { callerIn, isUncalled, opponentsMove } from './whose.js';

/** What a text without any command of the table means; nothing where it is no move, or none that is due here. */
export function hearBareMove(text: string, context: TableContext): TableHeard {
  const { game, languages, sides, isAssistant, phrases } = context;
  const awaited = stepsDue(game);
  if (!awaited || sides.length === 0 || text.length > TEXT_LIMIT) return NOT_OF_THE_TABLE;
  const typed = plainText(text);
  if (looksAsked(typed, languages)) return NOT_OF_THE_TABLE;
  if (!isSurelyMove(typed, { game, languages }) && readCommand(typed, languages, phrases)) return NOT_OF_THE_TABLE;

  const again = repetition(text, awaited.due, context);
  if (again?.isSame) return again.heard;
  if (isAssistant) return calling(text, callerIn(game, context), context);

  const { turn } = positionOf(game);
  const late = isUncalled(game) && sides.includes(opposite(turn)) ? calling(text, opposite(turn), context) : undefined;
  if (late && (!sides.includes(turn) || isOfLastMove(late, context))) return late;

  const own = sides.includes(turn) && !game.ending ? readMove(text, game, languages) : undefined;
  const making = own
    ? heardAct(own, game, (move, alphabets) => ({ do: 'call and place', of: turn, move, alphabets }))
    : undefined;
  // What cannot be a move of one's own, and can be what was to be repeated, is that, repeated amiss.
  const ways = [
    { heard: making, isLikely: own !== undefined && isPossible(own, context, plyOf(game)) },
    { heard: again?.heard, isLikely: again !== undefined && again.isPossible },
  ].flatMap(({ heard, isLikely }) => (isUnderstood(heard) ? [{ heard, isLikely }] : []));
  const [meant] = ways.toSorted((one, other) => Number(other.isLikely) - Number(one.isLikely));
  return meant?.heard ?? usual(making);
}

/** What is due to be repeated here, as this text has it. */
function repetition(text: string, due: Due | undefined, context: TableContext) {
  const { game, sides, languages } = context;
  if (!due?.called || !due.owes.includes('repeat')) return undefined;
  const by = opposite(due.of);
  if (!sides.includes(by)) return undefined;
  const { ply, called } = opponentsMove(game, by);
  const read = readAgain(text, asOf(game, ply), called, languages);
  return {
    heard: repeating(read, by, context),
    isSame: isExactly(read, due.called),
    isPossible: isPossible(read, context, ply),
  };
}

/** The text as the announcement of a move of this player. */
function calling(text: string, of: Color, { game, languages }: TableContext): TableHeard {
  const ply = of === positionOf(game).turn ? plyOf(game) : plyOf(game) - 1;
  if (ply < 0) return NOT_OF_THE_TABLE;
  const before = asOf(game, ply);
  return usual(heardAct(readMove(text, before, languages), before, (move) => ({ do: 'call', of, move })));
}

/** What says nothing of a move is left to the usual reading, which may find a command in it. */
function usual(heard: TableHeard | undefined): TableHeard {
  const isUnread = heard?.type === 'refused' && heard.refusal.reason === 'unreadable';
  return !heard || isUnread ? NOT_OF_THE_TABLE : heard;
}

function isUnderstood(heard: TableHeard | undefined): heard is Extract<TableHeard, { readonly type: 'act' | 'which' }> {
  return heard?.type === 'act' || heard?.type === 'which';
}

function isOfLastMove(heard: TableHeard, { game }: TableContext): boolean {
  const made = game.plies.at(-1)?.move;
  return made !== undefined && heard.type === 'act' && heard.act.do === 'call' && sameMove(heard.act.move, made);
}

/** Whether a move is meant that could be made; asked about are such moves, where there are any. */
function isPossible(read: Heard, { game }: TableContext, ply: number): boolean {
  const position = game.positions[ply];
  const moves = read.type === 'move' ? [read.move] : read.type === 'ask' ? read.moves : [];
  return moves.some((move) => position?.isLegal(move));
}
