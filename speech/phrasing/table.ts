/**
 * What is called where players are visually disabled (App. D.2.1), in the way the listener chose.
 */
import type { Announced, CalledMove, Executed, Fact, Moved, Repeated } from '../../src/laws/facts.js';
import { opposite, sameMove, type Color } from '../../src/laws/squares.js';
import type { Detail, Verbosity } from '../style.js';
import type { SheetsAnswer } from '../../src/questions/scoresheet.js';
import type { Segment, Utterance } from '../utterance.js';
import { callOf, type WholeOptions } from './call.js';
import { page, segmentsOf, stopped } from './segments.js';

export function announcedWords(fact: Announced, options: WholeOptions): readonly Segment[] {
  const { by, called, instead } = fact;
  const corrected = instead && callIn(instead, by, options);
  return segmentsOf(options.words.table.announced(fact, callIn(called, by, options), corrected), options);
}

/** The repeating player calls his opponent's move. */
export function repeatedWords(fact: Repeated, options: WholeOptions): readonly Segment[] {
  const mover = opposite(fact.by);
  const called = callIn(fact.called, mover, options);
  return segmentsOf(options.words.table.repeated(fact, called, callIn(fact.repeated, mover, options)), options);
}

/** On a player's own board stands his opponent's move. */
export function executedWords(fact: Executed, options: WholeOptions): readonly Segment[] {
  const call = callIn(fact.move, opposite(fact.by), options);
  return segmentsOf(options.words.table.onBoard(fact.by, call), options);
}

/**
 * A move that was announced: its call is heard already, and another move than was called is said as well. One that was not announced
 * stands on its mover's own board, and is not called by this. Absent where it is told as in any game.
 */
export function madeWords(moved: Moved, facts: readonly Fact[], options: WholeOptions): readonly Segment[] | undefined {
  const announced = facts.find((fact) => fact.type === 'announced');
  if (!announced && !moved.onBoard) return undefined;
  const called = announced?.called ?? moved.onBoard?.called;
  if (called && sameMove(called, moved) && called.piece === moved.piece) {
    return announced ? [] : segmentsOf(options.words.table.made(moved.by), options);
  }
  const captured = facts.find((fact) => fact.type === 'captured');
  const made: CalledMove = {
    ...moved,
    ...(captured && { takes: captured.piece.kind, ...(captured.enPassant && { enPassant: true as const }) }),
  };
  return segmentsOf(options.words.table.onBoard(moved.by, callIn(made, moved.by, options)), options);
}

/** Where the scores part, move by move; or that they agree. */
export function phraseSheets({ parted }: SheetsAnswer, options: WholeOptions): Utterance {
  const { table } = options.words;
  if (parted.length === 0) return page(segmentsOf(table.sheetsAgree(), options), 'answer');
  const said = parted.flatMap((move) => {
    const { white, black } = move.written;
    const written = { white: stopped(callOf(white, options)), black: stopped(callOf(black, options)) };
    return segmentsOf(table.sheetsPart(move, written), options);
  });
  return page(said, 'answer');
}

function callIn(move: CalledMove, by: Color, options: WholeOptions): Segment {
  return stopped(calledName(move, by, options));
}

/**
 * A move as it is called at a table, without a full stop: always with the square it comes from, as the Laws call a move, for it is
 * executed by the call alone.
 */
export function calledName(move: CalledMove, by: Color, options: WholeOptions): Segment {
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
