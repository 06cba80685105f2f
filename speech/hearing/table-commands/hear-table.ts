/**
 * What was typed or said at a table: a step of a move, something asked of an assistant, a comparison (App. D.2). The words say what is
 * done, and the game whose move is meant; what is possible and whose right it is, is for the Laws.
 */
import { BLIND_RULES } from '../../../src/laws/editions/blind.js';
import type { Refusal } from '../../../src/laws/refusals.js';
import { moveAlone, type Color, type Move, opposite, sameMove } from '../../../src/laws/squares.js';
import { asOf, plyOf, positionOf, type Game } from '../../../src/laws/game.js';
import { lastSteps, stepsDue, type Due } from '../../../src/laws/rules/blind/steps.js';
import { heardAct, repeating, readAgain, readMove, isExactly } from './move-read.js';
import { nearTable } from './near-table.js';
import { readTableLine, type ReadTableCommand } from './table-phrases.js';
import { type TableAct, type TableContext, type TableHeard, NOT_OF_THE_TABLE } from './table-command.js';
import { tableHelp } from './table-help.js';
import {
  askerIn,
  callerIn,
  correctorIn,
  executorIn,
  menderIn,
  moverIn,
  opponentsMove,
  repeaterIn,
  writerIn,
  isUncalled,
} from './whose.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { isSurelyMove } from '../exactly.js';
import type { Heard } from '../heard.js';
import { looksAsked } from '../freely/read.js';
import { readCommand } from '../line.js';

export type { TableAct, TableContext, TableHeard, TableWish } from './table-command.js';

/** Understands a typed line, or offers what it is near to. Never throws; the work is bounded by `TEXT_LIMIT`. */
export function hearTable(text: string, context: TableContext): TableHeard {
  const heard = hearTableExactly(text, context);
  return (isUnread(heard) ? nearTable(text, context) : undefined) ?? heard;
}

/** Whether nothing, or nothing of what stands in the place of a move, was understood. */
export function isUnread(heard: TableHeard): boolean {
  return heard.type === 'none' || (heard.type === 'refused' && heard.refusal.reason === 'unreadable');
}

/** The same of words as they stand. */
export function hearTableExactly(text: string, context: TableContext): TableHeard {
  const command = readTableLine(text, context.languages, context.phrases);
  if (command) return commanded(command, context);
  const help = tableHelp(text, context.languages, context.phrases);
  return help ? { type: 'help', ...help } : hearBareMove(text, context);
}

function commanded({ id, read: { rest = '', square } }: ReadTableCommand, context: TableContext): TableHeard {
  const { game, sides } = context;
  switch (id) {
    case 'compare-scores':
    case 'read-conditions':
      return { type: 'wish', wish: id };
    case 'compare-boards':
    case 'adjourn':
      return act({ do: id === 'adjourn' ? id : 'compare boards' }, game);
    case 'mend-board':
      return act({ do: 'mend board', of: menderIn(game, context) }, game);
    default:
      break;
  }
  // An arbiter and an onlooker make no moves.
  if (sides.length === 0) return refused({ reason: 'not for this role' });
  switch (id) {
    case 'call-move':
      return called(rest, callerIn(game, context), context);
    case 'call-placed-move':
      return calledIt(callerIn(game, context), game);
    case 'correct-call':
      return called(rest, correctorIn(game, context), context, true);
    case 'repeat-call':
    case 'repeat-move':
      return repeated(id === 'repeat-call' ? undefined : rest, context);
    case 'execute-call':
    case 'execute-move':
      return executed(id === 'execute-call' ? undefined : rest, context);
    case 'place-move':
      return placed(rest, moverIn(game, context), context);
    case 'take-off':
      return square ? act({ do: 'take off', of: moverIn(game, context), square }, game) : { type: 'none' };
    case 'put-piece-back':
      return act({ do: 'put back', of: moverIn(game, context) }, game);
    case 'write-move':
    case 'write-next-move':
      return written(id === 'write-next-move' ? undefined : rest, context);
    case 'ask-moves':
    case 'ask-time':
      return act({ do: 'ask', of: askerIn(game, context), about: id === 'ask-moves' ? 'moves' : 'time' }, game);
    case 'tell-moves':
    case 'tell-time':
      return act({ do: 'tell', of: askerIn(game, context), about: id === 'tell-moves' ? 'moves' : 'time' }, game);
  }
}

/** Of the side that has the move in the position that stands; of a move that is made already in the one before it. */
function called(text: string, of: Color, { game, languages }: TableContext, corrects = false): TableHeard {
  const before = beforeMoveOf(of, game);
  if (!before) return refused({ reason: 'not your turn', turn: positionOf(game).turn });
  return heardAct(readMove(text, before, languages), before, (move) => ({
    do: 'call',
    of,
    move,
    ...(corrects && { corrects }),
  }));
}

/** What was placed on the board, or made, and not announced yet. */
function calledIt(of: Color, game: Game): TableHeard {
  const isNow = of === positionOf(game).turn;
  const now = game.steps?.now;
  const placedNow = now?.position === positionOf(game) && now.by === of ? now.placed?.move : undefined;
  const move = isNow ? placedNow : game.plies.at(-1)?.move;
  return move
    ? act({ do: 'call', of, move: moveAlone(move) }, asOf(game, isNow ? plyOf(game) : plyOf(game) - 1))
    : refused({ reason: 'not moved yet' });
}

function repeated(text: string | undefined, context: TableContext): TableHeard {
  const { game, languages } = context;
  const of = repeaterIn(game, context);
  const { ply, called: heard } = opponentsMove(game, of);
  if (!heard) return nothingAnnounced(game);
  if (text === undefined) return act({ do: 'repeat', of, move: moveAlone(heard) }, asOf(game, ply));
  return repeating(readAgain(text, asOf(game, ply), heard, languages), of, context);
}

function executed(text: string | undefined, context: TableContext): TableHeard {
  const { game, languages } = context;
  const of = executorIn(game, context);
  const { ply, called: heard, made } = opponentsMove(game, of);
  const known = heard ?? made;
  if (!known) return nothingAnnounced(game);
  const before = asOf(game, ply);
  if (text === undefined) return act({ do: 'execute', of, move: moveAlone(known) }, before);
  return heardAct(readAgain(text, before, heard, languages), before, (move) => ({ do: 'execute', of, move }));
}

function placed(text: string, of: Color, { game, languages }: TableContext): TableHeard {
  const { turn } = positionOf(game);
  if (of !== turn) return refused({ reason: 'not your turn', turn });
  const now = asOf(game, plyOf(game));
  return heardAct(readMove(text, now, languages), now, (move, alphabets) => ({ do: 'place', of, move, alphabets }));
}

/** The first move that does not stand on the sheet; where all do, the last once more, which corrects it. */
function written(text: string | undefined, context: TableContext): TableHeard {
  const { game, languages } = context;
  const of = writerIn(game, context);
  const last = plyOf(game);
  const ply = Math.max(1, Math.min(game.own[of].recorded + 1, last));
  const before = asOf(game, ply - 1);
  if (text === undefined) {
    const move = asTaken(game, of, ply);
    return move ? act({ do: 'write', of, ply, move }, before) : refused({ reason: 'no such ply', ply, last });
  }
  return heardAct(readMove(text, before, languages), before, (move) => ({ do: 'write', of, ply, move }));
}

/** What this player takes a move to be: of the opponent's last one what was announced, of any other what was made. */
function asTaken(game: Game, of: Color, ply: number): Move | undefined {
  const made = game.plies[ply - 1];
  const heard = ply === plyOf(game) && made?.by !== of ? lastSteps(game).called : undefined;
  const move = heard ?? made?.move;
  return move && moveAlone(move);
}

/** The game before the move of this player that is announced; `undefined` where he has none. */
function beforeMoveOf(of: Color, game: Game): Game | undefined {
  const ply = of === positionOf(game).turn ? plyOf(game) : plyOf(game) - 1;
  return ply < 0 ? undefined : asOf(game, ply);
}

function nothingAnnounced({ conditions }: Game): TableHeard {
  return refused({ reason: 'nothing announced', article: BLIND_RULES[conditions.edition].announcing });
}

/** @param game in whose position its move was read */
function act(meant: TableAct, game: Game): TableHeard {
  return { type: 'act', act: meant, exact: true, position: positionOf(game) };
}

function refused(refusal: Refusal): TableHeard {
  return { type: 'refused', refusal };
}

/**
 * A move without a word for what is done with it. Whoever has just heard one repeats it, whoever has the move calls and places it, whoever
 * has made it and not said so announces it; an assistant announces. Nothing where the text is no move, or none that is due here.
 */
function hearBareMove(text: string, context: TableContext): TableHeard {
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
function calling(text: string, of: Color, context: TableContext): TableHeard {
  return beforeMoveOf(of, context.game) ? usual(called(text, of, context)) : NOT_OF_THE_TABLE;
}

/** What says nothing of a move is left to the usual reading, which may find a command in it. */
function usual(heard: TableHeard | undefined): TableHeard {
  return !heard || isUnread(heard) ? NOT_OF_THE_TABLE : heard;
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
