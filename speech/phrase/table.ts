/**
 * What is said where players are visually disabled (App. D): what is called, in the way the listener chose (D.2.1), each other step, and boards
 * that are compared.
 */
import type {
  Announced,
  Asked,
  BoardMended,
  BoardsCompared,
  CalledMove,
  Executed,
  Fact,
  LeftUndone,
  Moved,
  PiecesPutBack,
  Placed,
  Repeated,
  TakenOff,
  ToldByAssistant,
} from '../../src/laws/facts.js';
import { type Role, sideOf } from '../../src/laws/roles.js';
import { type Color, COLORS, opposite, sameMove } from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { Detail, Verbosity } from '../style.js';
import type { Segment } from '../utterance.js';
import { callOf } from './call.js';
import type { PhraseOptions } from './options.js';
import { dashed, sayOwn } from './own-message.js';
import type { Messages } from './say.js';
import { segmentsOf, stopped } from './segments.js';

export function announcedWords(fact: Announced, options: PhraseOptions): readonly Segment[] {
  const { said } = options.words.messages;
  const { by, called, instead } = fact;
  const call = callIn(called, by, options);
  return segmentsOf(
    instead
      ? said('fact-announced-corrected', { ...callerOf(fact), call, instead: callIn(instead, by, options) })
      : said('fact-announced', { ...callerOf(fact), call }),
    options,
  );
}

/** The repeating player calls his opponent's move. Where it agrees it is enough to say so. */
export function repeatedWords(fact: Repeated, options: PhraseOptions): readonly Segment[] {
  const mover = opposite(fact.by);
  const { say, said } = options.words.messages;
  if (fact.agrees) return segmentsOf(say('fact-repeated', callerOf(fact)), options);
  const called = callIn(fact.called, mover, options);
  const repeated = callIn(fact.repeated, mover, options);
  return segmentsOf(said('fact-repeated-otherwise', { ...callerOf(fact), called, repeated }), options);
}

/** On a player's own board stands his opponent's move. */
export function executedWords(fact: Executed, options: PhraseOptions): readonly Segment[] {
  const call = callIn(fact.move, opposite(fact.by), options);
  return onBoard(fact.by, call, options);
}

/** A move as it stands on this player's own board: executed there, or made there otherwise than it was called. */
function onBoard(by: Color, call: Segment, options: PhraseOptions): readonly Segment[] {
  return segmentsOf(options.words.messages.said('fact-on-board', { by, call }), options);
}

/**
 * A move that was announced: its call is heard already, and another move than was called is said as well. One that was not announced
 * stands on its mover's own board, and is not called by this. Absent where it is told as in any game.
 */
export function madeWords(
  moved: Moved,
  facts: readonly Fact[],
  options: PhraseOptions,
): readonly Segment[] | undefined {
  const announced = facts.find((fact) => fact.type === 'announced');
  if (!announced && !moved.onBoard) return undefined;
  const called = announced?.called ?? moved.onBoard?.called;
  if (called && sameMove(called, moved) && called.piece === moved.piece) {
    return announced ? [] : segmentsOf(options.words.messages.say('fact-move-made', { by: moved.by }), options);
  }
  const captured = facts.find((fact) => fact.type === 'captured');
  const made: CalledMove = {
    ...moved,
    ...(captured && { takes: captured.piece.kind, ...(captured.enPassant && { enPassant: true as const }) }),
  };
  return onBoard(moved.by, callIn(made, moved.by, options), options);
}

function callIn(move: CalledMove, by: Color, options: PhraseOptions): Segment {
  return stopped(calledName(move, by, options));
}

/**
 * A move as it is called at a table, without a full stop: always with the square it comes from, as the Laws call a move, for it is
 * executed by the call alone.
 */
export function calledName(move: CalledMove, by: Color, options: PhraseOptions): Segment {
  const { piece, from, to, castling, promotion, takes, enPassant } = move;
  const moved: Moved = {
    type: 'moved',
    by,
    piece,
    from,
    to,
    ...(castling && { castling }),
    ...(promotion && { promotion }),
    ply: 0,
    san: longNotation(move),
    audience: [],
  };
  const captured = takes && {
    type: 'captured' as const,
    piece: { color: opposite(by), kind: takes },
    square: to,
    enPassant: enPassant ?? false,
    audience: [],
  };
  return callOf({ moved, captured }, { ...options, callLength: 'from and to', detail: whole(options.detail) });
}

function whole(detail: Detail): Detail {
  const { ownMoves, opponentsMoves } = detail;
  return { ...detail, ownMoves: atLeast(ownMoves), opponentsMoves: atLeast(opponentsMoves) };
}

function atLeast(verbosity: Verbosity): Verbosity {
  return verbosity === 'brief' ? 'normal' : verbosity;
}

const LETTER = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' } as const;

function longNotation({ piece, from, to, castling, promotion, takes }: CalledMove): string {
  if (castling) return castling === 'short' ? 'O-O' : 'O-O-O';
  return `${LETTER[piece]}${from}${takes ? 'x' : '-'}${to}${promotion ? `=${LETTER[promotion]}` : ''}`;
}

/** A fact in which no move is called. */
export type TableHappening =
  | TakenOff
  | Placed
  | PiecesPutBack
  | LeftUndone
  | BoardsCompared
  | BoardMended
  | Asked
  | ToldByAssistant;

const HAPPENINGS: Readonly<Record<TableHappening['type'], true>> = {
  'taken off': true,
  placed: true,
  'pieces put back': true,
  'left undone': true,
  'boards compared': true,
  'board mended': true,
  asked: true,
  told: true,
};

export function isTableHappening(fact: Fact): fact is TableHappening {
  return Object.hasOwn(HAPPENINGS, fact.type);
}

/** Whose move it is, and who says it: that player, or either's assistant. */
function callerOf({ by, through }: Announced | Repeated): MessageGroups['table']['fact-repeated'] {
  const ownAssistant = through && sideOf(through) === by ? 'own-assistant' : 'other-assistant';
  return { by, opponent: opposite(by), caller: through ? ownAssistant : 'player' };
}

export function tableHappening(fact: TableHappening, messages: Messages<'table'>): string {
  switch (fact.type) {
    case 'boards compared':
      return compared(fact, messages);
    case 'told':
      return messages.say(`fact-told-${fact.about}`, fact.values);
    default:
      return sayOwn(messages, 'fact', 'type', fact);
  }
}

function compared({ differences, scores, mends }: BoardsCompared, { say }: Messages<'table'>): string {
  if (differences.length === 0) return say('boards-agree');
  const ruled =
    scores === 'differ'
      ? [say('scores-differ-too')]
      : [
          say('scores-agree'),
          ...COLORS.filter((color) => mends.includes(color)).map((of) => say('board-to-mend', { of })),
        ];
  return [
    say('boards-differ'),
    ...differences.map(({ square, white, black }) => say('boards-differ-on', { square, white, black })),
    ...ruled,
  ].join(' ');
}

/** Whose window this is, at a table with several. */
export function windowIsFor(role: Role | 'both players', { say }: Messages<'table'>): string {
  return say('window-is-for', { whom: dashed(role) });
}
