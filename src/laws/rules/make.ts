/**
 * Making a move (Art. 4.7), legal or, where the conditions let it stand, illegal (Art. 7.5).
 */
import { EMPTY_HAND, type Make, type Ply } from '../acts/move.js';
import type { OwnSheet } from '../acts/scoresheet.js';
import { completeMove, type Position } from '../board/board.js';
import { settle } from '../clock/clock.js';
import { extraTime, periodAt } from '../clock/time-control.js';
import type { Fact } from '../facts.js';
import { plyOf, positionOf, termsOf, type Game } from '../game.js';
import { done, ended, refuse, type Change, type Judgement } from '../judgement.js';
import type { Refusal } from '../refusals.js';
import { EVERYONE, sideOf } from '../roles.js';
import { lastRankOf, rankOf, sameMove, type Color, type Move } from '../squares.js';
import { madeWhileSealing } from './adjournment.js';
import { endingOf } from './ending.js';
import { whyImpossible } from './impossible.js';
import { mayMakeMove, mayStopRecording } from './recording.js';
import { describeMove } from './scoresheet.js';
import { completeUnpressed, pressWithMove, withLeast } from './timekeeping.js';
import { dutyOf, isBreach } from './touch.js';

export function judgeMake(game: Game, act: Make): Judgement {
  const position = positionOf(game);
  const side = sideOf(act.by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (side !== position.turn) return refuse({ reason: 'not your turn', turn: position.turn });
  const move = completeMove(position, act.move);
  const refusal = whyNotMade(game, move) ?? whyNotWritten(game, side, act.at);
  if (refusal) return refuse(refusal);
  if (game.adjournment) return madeWhileSealing(game, game.adjournment, side, move);

  const { press } = game.conditions;
  const noted = withLeast(game, side, act.at);
  const previous = game.edition.completedByNextMove.value
    ? completeUnpressed(noted, side, act.at)
    : { game: noted, facts: [] };
  const how: HowMade = {
    completed: press === 'with the move' || !game.clock,
    bothHands: act.hands !== undefined,
    alphabets: act.alphabets,
  };
  const played = playMove(previous.game, side, move, act.at, how);
  const pressed: Change =
    press === 'with the move' && !played.game.ending
      ? pressWithMove(played.game, side, act.at)
      : { game: played.game, facts: [] };
  return done(pressed.game, [...previous.facts, ...played.facts, ...pressed.facts]);
}

interface HowMade {
  /** Whether no press is waited for (Art. 6.2.1). A move that ends the game is completed by that (6.2.1.1). */
  readonly completed: boolean;
  /** It was sealed, so that no clock was pressed for it. */
  readonly sealed?: boolean;
  readonly bothHands?: boolean;
  readonly alphabets?: readonly string[] | undefined;
}

/**
 * The game after a move was made, with what is to be told of it; the clock is stopped where the move ends the game, and else
 * left as it is. For moves made on the board and for a sealed one that is made when the envelope is opened. A piece must stand
 * on `move.from`; an illegal move is put on the board and ends nothing.
 */
export function playMove(game: Game, by: Color, move: Move, at: number, how: HowMade): Change {
  const position = positionOf(game);
  const legal = position.isLegal(move);
  const ply = plyOf(game) + 1;
  const next = legal ? position.play(move) : position.put(move);
  const entry = describeMove(position, move, ply, game.conditions.play, next);
  const positions = appended(game.positions, next);
  const ending = legal ? endingOf(positions, game.edition) : undefined;
  const rejected = game.offer !== undefined && game.offer.by !== by;
  const made: Ply = {
    move,
    by,
    touches: game.hand.touches,
    ...(game.hand.ruled && { ruled: game.hand.ruled }),
    legal,
    bothHands: how.bothHands ?? false,
    completed: how.completed || ending !== undefined,
    ...((how.sealed || (ending && !how.completed)) && { unpressed: true }),
  };
  const { sheets, own } = recorded(game, by, move, entry);
  const after: Game = {
    ...goingOn(game, rejected),
    positions,
    plies: appended(game.plies, made),
    boards: { white: next, black: next },
    sheets,
    own,
    hand: EMPTY_HAND,
    arrived: game.arrived[by] ? game.arrived : { ...game.arrived, [by]: true },
    alphabets: countAlphabets(game.alphabets, how.alphabets),
  };
  const facts: Fact[] = [entry.moved];
  if (entry.captured) facts.push(entry.captured);
  if (entry.checked) facts.push(entry.checked);
  if (rejected && !ending) facts.push({ type: 'draw rejected', by, how: 'by a move', audience: EVERYONE });
  return ending ? ended(counted(after, by, at), ending, at, facts) : { game: after, facts };
}

/** Much faster than spreading where lists are as long as games. */
function appended<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return items.concat([item]);
}

/** Without an offer that the move has rejected, and without an ending: the game goes on by the move. */
function goingOn(game: Game, rejected: boolean): Game {
  if (!rejected && game.ending === undefined) return game;
  const { offer, ending: _, ...rest } = game;
  return offer && !rejected ? { ...rest, offer } : rest;
}

/** The move is completed by ending the game (Art. 6.2.1.1): it counts, and brings no time any more. */
function counted(game: Game, by: Color, at: number): Game {
  if (!game.clock) return game;
  const { sides, now } = settle(game.clock, at);
  return { ...game, clock: { now, sides: { ...sides, [by]: { ...sides[by], moves: sides[by].moves + 1 } } } };
}

/** What the program writes on both sheets; where the players write, only what its maker had written ahead (Art. 8.1.2). */
function recorded(
  game: Game,
  by: Color,
  move: Move,
  entry: ReturnType<typeof describeMove>,
): Pick<Game, 'sheets' | 'own'> {
  if (game.conditions.recording === 'program') {
    // Both are written alike, and are mostly one.
    const white = appended(game.sheets.white, entry);
    const black = game.sheets.black === game.sheets.white ? white : appended(game.sheets.black, entry);
    return { sheets: { white, black }, own: game.own };
  }
  const { ahead, ...own } = game.own[by];
  const wrote = ahead !== undefined && sameMove(ahead, move) && own.recorded === plyOf(game);
  const sheet: OwnSheet = wrote ? { ...own, recorded: own.recorded + 1 } : own;
  return {
    sheets: wrote ? { ...game.sheets, [by]: [...game.sheets[by], entry] } : game.sheets,
    own: { ...game.own, [by]: sheet },
  };
}

/**
 * Why a move is not made at all. Where illegal moves stand, only what no hand could do is refused (Art. 7.5): what goes against a
 * touch or a ruling stands too until it is pointed out (Art. 4.8), for to refuse it would warn a player of his fault (Art. 12.6).
 */
function whyNotMade(game: Game, move: Move): Refusal | undefined {
  const position = positionOf(game);
  const impossible = whyImpossible(position, move, game.positions);
  if (game.conditions.illegalMoves === 'refused') return impossible ?? whyBound(game, move);
  if (!impossible) return undefined;
  const piece = position.pieceAt(move.from);
  const refused = ['empty square', 'not your piece', 'same square'].includes(impossible.reason);
  if (!piece || refused) return impossible;
  if (move.promotion && (piece.kind !== 'pawn' || rankOf(move.to) !== lastRankOf(piece.color))) {
    return { reason: 'nothing to promote', move, article: '3.7.5' };
  }
  return move.castling && !canBePut(position, move, piece.color) ? impossible : undefined;
}

/** Whether king and rook can be put where castling would bring them: both are there, and nothing else stands in their places. */
function canBePut(position: Position, move: Move, color: Color): boolean {
  if (!move.castling || move.promotion) return false;
  const king = position.kingOf(color);
  const rook = position.outerRook(color, move.castling);
  const to = position.castlingSquares(color, move.castling);
  if (!king || !rook || king !== move.from || move.to !== to.king || rankOf(king) !== rankOf(to.king)) return false;
  return [to.king, to.rook].every((square) => square === king || square === rook || !position.pieceAt(square));
}

/** What was touched, or a ruling, binds to other moves (Art. 4.3, 7.5.1, 9.5.3). */
function whyBound(game: Game, move: Move): Refusal | undefined {
  const duty = dutyOf(game);
  if (!duty || duty.allowed.length === 0 || !isBreach(duty, move)) return undefined;
  return { reason: 'bound', duty: duty.duty, article: duty.article };
}

/** Each move is written before the next is made (Art. 8.1.3, 8.5), by a player who must record (8.4). */
function whyNotWritten(game: Game, side: Color, at: number): Refusal | undefined {
  const { recording, edition } = game.conditions;
  if (recording === 'program') return undefined;
  const own = game.own[side];
  const clock = game.clock && settle(game.clock, at).sides[side];
  const least = clock && own.least?.period === clock.period ? own.least.left : Number.POSITIVE_INFINITY;
  const exempt = mayStopRecording(
    {
      tempo: termsOf(game).tempo,
      ...(clock && { leastLeft: Math.min(least, clock.remaining) }),
      increment: clock ? extraTime(periodAt(clock.control, clock.period).extra) : 0,
    },
    edition,
  ).may;
  const state = { made: plyOf(game), recorded: own.recorded, exempt, flagHasFallen: own.due };
  const { may, article, missing } = mayMakeMove(state, edition);
  return may ? undefined : { reason: 'not written', ply: missing ?? plyOf(game), article };
}

function countAlphabets(counts: Game['alphabets'], added: readonly string[] = []): Game['alphabets'] {
  if (added.length === 0) return counts;
  return added.reduce<Record<string, number>>((sum, name) => ({ ...sum, [name]: (sum[name] ?? 0) + 1 }), { ...counts });
}
