/**
 * Making a move where a player is visually disabled (App. D.2.2 to D.2.5). His own is made when the captured piece is off, the piece stands in
 * another aperture and the move is announced, in whatever order; a sighted player's by the usual rules. The press waits for the move (D.2.4).
 */
import type { LeftUndone, PutBack, StepsNow, TakeOff } from '../../acts/blind.js';
import type { Press } from '../../acts/clock.js';
import type { Make } from '../../acts/move.js';
import { completeMove } from '../../board/board.js';
import { asInGame, samePieces } from '../../board/set-by-hand.js';
import { BLIND_RULES } from '../../editions/blind.js';
import type { Fact } from '../../facts.js';
import { positionOf, type Game } from '../../game.js';
import { done, refuse, type Judgement } from '../../judgement.js';
import type { Refusal } from '../../refusals.js';
import { EVERYONE, sideOf, through } from '../../roles.js';
import { opposite, placed, type Color, type Move, type Square } from '../../squares.js';
import { judgeMake } from '../make.js';
import { judgePress, uncompleted } from '../timekeeping.js';
import { judgeTouch } from '../touch.js';
import {
  capturedBy,
  lastSteps,
  missingOf,
  stepsBegun,
  stepsNow,
  whoSees,
  withNow,
  withoutNow,
  type BlindGame,
} from './steps.js';

/** A piece is placed on the mover's own board. */
export function judgePlace(game: BlindGame, act: Make): Judgement {
  const side = sideOf(act.by);
  const position = positionOf(game);
  if (side === undefined || side !== position.turn || game.adjournment) return judgeMake(game, act);
  const now = stepsNow(game);
  const refusal = whyNotOnOwnBoard(game, now, act.move);
  if (refusal) return refuse(refusal);
  // What no hand could do, and what was not written before, is refused at once, and not only when the last step is done.
  const usual = judgeMake(game, act);
  if (usual.type === 'refused') return usual;
  const move = completeMove(position, act.move);
  const next: StepsNow = { ...now, placed: { ...act, move } };
  if (!game.conditions.blind.disabled[side]) return made(game, next, act.at, []);

  const captured = act.captureRemoved === false ? undefined : capturedBy(now, move);
  const hand = lifted(game, side, captured ? [move.from, captured] : [move.from], act.at);
  if (!missingOf(next)) return made(hand.game, next, act.at, hand.facts);
  const piece = now.before.placedAt(move.from);
  const there: Fact = {
    type: 'placed',
    by: side,
    ...through(act.by),
    piece: placed({ color: side, kind: move.promotion ?? piece.kind }, move.to),
    from: move.from,
    audience: whoSees(game, side),
  };
  return done(withNow(hand.game, next), [there, ...hand.facts]);
}

/** D.2.3.1: what is captured is taken off, which touches it (D.2.2). */
export function judgeTakeOff(game: BlindGame, act: TakeOff): Judgement {
  const side = sideOf(act.by);
  const position = positionOf(game);
  const { captureOff } = BLIND_RULES[game.conditions.edition];
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (side !== position.turn) return refuse({ reason: 'not your turn', turn: position.turn, article: captureOff });
  const piece = game.boards[side].pieceAt(act.square);
  if (!piece || piece.color === side) {
    return refuse({ reason: 'nothing to take off', square: act.square, article: captureOff });
  }
  const hand = lifted(game, side, [act.square], act.at);
  const next: StepsNow = { ...stepsNow(game), removed: act.square };
  const off: Fact = {
    type: 'taken off',
    by: side,
    ...through(act.by),
    piece: placed(piece, act.square),
    audience: whoSees(game, side),
  };
  return whenMade(hand.game, next, act.at, [off, ...hand.facts]);
}

/** While the move is not made, all may be put back; what was touched was touched (D.2.2). */
export function judgePutBack(game: BlindGame, act: PutBack): Judgement {
  const side = sideOf(act.by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  const now = stepsBegun(game);
  if (now?.by !== side || (!now.placed && !now.removed)) return refuse({ reason: 'nothing to put back' });
  const { placed: _placed, removed: _removed, ...rest } = now;
  const back: Fact = { type: 'pieces put back', by: side, ...through(act.by), audience: whoSees(game, side) };
  return done(withNow(game, rest), [back]);
}

/** The game after one more step of the move, which is made if it was the last. */
export function whenMade(game: BlindGame, now: StepsNow, at: number, facts: readonly Fact[]): Judgement {
  const isMade = game.conditions.blind.disabled[now.by] && !missingOf(now);
  return isMade ? made(game, now, at, facts) : done(withNow(game, now), facts);
}

/** The move is made: from now on it stands in the game, and is the opponent's to repeat and to execute. */
function made(game: BlindGame, now: StepsNow, at: number, facts: readonly Fact[]): Judgement {
  const { by, placed: make, called, repeated, executed } = now;
  if (!make) throw new Error('a move that is made was placed');
  const shown = withNow(game, now);
  const judged = judgeMake(game, { ...make, at });
  if (judged.type === 'refused') return judged;
  const position = positionOf(judged.game);
  const own = asInGame(shown.boards[by], position);
  const other = opposite(by);
  const after: Game = {
    ...judged.game,
    boards:
      game.conditions.blind.boards === 'one'
        ? { white: position, black: position }
        : { ...game.boards, [by]: own, [other]: asInGame(game.boards[other], position) },
    steps: {
      ...withoutNow(game.steps),
      last: {
        ply: judged.game.positions.length - 1,
        ...(called && { called }),
        ...(repeated && { repeated }),
        ...(executed && { executed }),
      },
    },
  };
  const isAnnounced = facts.some(({ type }) => type === 'announced');
  const told = judged.facts.map((fact): Fact =>
    fact.type === 'moved' && !isAnnounced ? { ...fact, onBoard: called ? { called } : {} } : fact,
  );
  return done(after, [...leftUndone(game, by), ...facts, ...told]);
}

/** What this player has not done about his opponent's last move (D.2.1), now that he has made his own. */
function leftUndone(game: BlindGame, by: Color): readonly LeftUndone[] {
  const { called, repeated, executed } = lastSteps(game);
  if (!called) return [];
  const lacks = (!executed || executed.superseded) && !samePieces(stepsNow(game).before, positionOf(game));
  return [...(repeated ? [] : (['repeating'] as const)), ...(lacks ? (['executing'] as const) : [])].map((what) =>
    undone(game, by, what),
  );
}

function undone(game: Game, by: Color, what: LeftUndone['what']): LeftUndone {
  const article = BLIND_RULES[game.conditions.edition].announcing;
  return { type: 'left undone', by, what, article, audience: EVERYONE };
}

/** A move is made on one's own board, and it is a move of the game only where the piece stands there too (D.2.9). */
function whyNotOnOwnBoard(game: BlindGame, { by, before }: StepsNow, move: Move): Refusal | undefined {
  const piece = before.pieceAt(move.from);
  if (!piece) return { reason: 'empty square', square: move.from };
  if (piece.color !== by) return { reason: 'not your piece', piece: placed(piece, move.from) };
  const there = positionOf(game).pieceAt(move.from);
  const article = BLIND_RULES[game.conditions.edition].scoresAgree;
  return there?.color === by ? undefined : { reason: 'boards differ', article };
}

/**
 * D.2.2: what is taken out of its aperture is touched, once on a move. That it stands elsewhere now is told by itself; what it
 * binds to is told where that is no hint.
 */
function lifted(game: BlindGame, by: Color, squares: readonly Square[], at: number) {
  let hand: { readonly game: BlindGame; readonly facts: readonly Fact[] } = { game, facts: [] };
  for (const square of squares) {
    if (hand.game.hand.touches.some((touch) => touch.square === square && touch.how === 'to move')) continue;
    const judged = judgeTouch(hand.game, { type: 'touch', by, at, square, how: 'to move' });
    if (judged.type === 'refused') continue;
    const told = judged.facts.filter((fact) => fact.type !== 'touched');
    hand = { game: { ...judged.game, conditions: game.conditions }, facts: [...hand.facts, ...told] };
  }
  return hand;
}

/** D.2.4: a visually disabled player starts his opponent's clock only when his move is made. A call left out is heard (D.2.1). */
export function judgePressAtBoards(game: BlindGame, act: Press): Judgement {
  const judged = judgePress(game, act);
  const side = sideOf(act.by);
  if (judged.type === 'refused' || side === undefined || game.clock?.now.phase === 'waiting') return judged;
  const { disabled } = game.conditions.blind;
  if (uncompleted(game, side) > 0) {
    const silent = !disabled[side] && lastSteps(game).called === undefined;
    return silent ? done(judged.game, [...judged.facts, undone(game, side, 'announcing')]) : judged;
  }
  if (!disabled[side]) return judged;
  const { clockStarted: article } = BLIND_RULES[game.conditions.edition];
  const missing = positionOf(game).turn === side ? (missingOf(stepsNow(game)) ?? 'placing') : 'placing';
  return refuse({ reason: 'move not made', missing, article });
}
