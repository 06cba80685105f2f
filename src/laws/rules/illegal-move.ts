/**
 * Illegal moves, and what an edition counts as one, when they are found (Art. 7.5, A.5): whether there is one, and what becomes of the game by
 * the ruling on it (`illegality.ts`).
 */
import type { Fault, FaultFound, PointOut } from '../acts/irregularity.js';
import { EMPTY_HAND, type Obligation, type Ply } from '../acts/move.js';
import type { Position } from '../board/board.js';
import { sideToGo, startClock, type Clock } from '../clock/clock.js';
import type { Fact } from '../facts.js';
import { plyOf, positionOf, termsOf, type Game } from '../game.js';
import { done, ended, refuse, type Change, type Judgement } from '../judgement.js';
import { drawn } from '../result.js';
import { EVERYONE, sideOf } from '../roles.js';
import { COLORS, lastRankOf, opposite, rankOf, type Color, type Move } from '../squares.js';
import { endingOf } from './ending.js';
import {
  drawnByIllegalPosition,
  ruleOnIllegality,
  type IllegalAct,
  type Illegality,
  type IllegalityRuling,
  type Remedy,
} from './illegality.js';
import { restoreTo } from './restore.js';
import { describeMove } from './scoresheet.js';
import { addTimeTo } from './timekeeping.js';
import { isBreach, ruledFact } from './touch.js';
import { undecidedFacts } from './unless-no-mate.js';

type IllegalFault = Extract<
  Fault,
  { readonly what: 'illegal move' | 'pawn left unpromoted' | 'two hands' | 'pressed without a move' }
>;

/** What was done, by whom, and in which position; `ply` of it, absent for a press. */
interface Done {
  readonly act: IllegalAct;
  readonly by: Color;
  readonly before: Position;
  readonly ply?: number;
}

export function judgeIllegality(game: Game, { by, at, verdict }: PointOut, fault: IllegalFault): Judgement {
  const last = plyOf(game);
  if ('ply' in fault && !game.plies[fault.ply - 1]) return refuse({ reason: 'no such ply', ply: fault.ply, last });
  const found = 'ply' in fault ? madeAt(game, fault.ply, fault.what) : pressedAlone(game);
  if (!found) return refuse({ reason: 'no fault', article: game.edition.articles['illegal move'] });
  const terms = termsOf(game);
  const ruling = ruleOnIllegality(illegality(game, found, by), terms, verdict);
  if (ruling.ruling === 'only on claim') return refuse({ reason: 'only on claim', article: ruling.article });
  if (ruling.ruling === 'stands' && by === 'arbiter' && isIllegalPosition(game)) {
    const article = drawnByIllegalPosition(terms);
    if (article !== undefined) return ended(game, drawn('ruling', article), at);
  }
  return follow(game, found, ruling, at);
}

/** What was wrong with the move of this ply, if it is what is complained of; an illegal move may be any of them (Art. 7.5). */
function madeAt(game: Game, ply: number, what: Exclude<IllegalFault['what'], 'pressed without a move'>) {
  const made = game.plies[ply - 1];
  const before = game.positions[ply - 1];
  if (!made || !before) return undefined;
  const kind = kindOf(made, before);
  if (kind === undefined || (what !== 'illegal move' && what !== kind)) return undefined;
  const found: Done = { act: { kind, move: made.move }, by: made.by, before, ply };
  return found;
}

function kindOf(
  { move, legal, bothHands }: Ply,
  before: Position,
): Exclude<IllegalAct['kind'], 'clock pressed without a move'> | undefined {
  if (legal) return bothHands ? 'two hands' : undefined;
  if (before.pieceAt(move.to)?.kind === 'king' && !move.castling) return 'king taken';
  return isUnpromoted(before, move) ? 'pawn left unpromoted' : 'illegal move';
}

/** A pawn that could legally be promoted there, and was left a pawn. */
function isUnpromoted(before: Position, move: Move): boolean {
  const pawn = before.pieceAt(move.from);
  if (pawn?.kind !== 'pawn' || move.promotion) return false;
  return rankOf(move.to) === lastRankOf(pawn.color) && before.isLegal({ ...move, promotion: 'queen' });
}

/** The player having the move has pressed: his opponent's clock is to run, and the opponent has no move to complete. */
function pressedAlone(game: Game): Done | undefined {
  const before = positionOf(game);
  const by = before.turn;
  const runs = game.clock && sideToGo(game.clock);
  const waits = game.plies.at(-1)?.completed === false;
  if (runs !== opposite(by) || waits) return undefined;
  return { act: { kind: 'clock pressed without a move' }, by, before };
}

function illegality(game: Game, { act, by, before, ply }: Done, foundBy: PointOut['by']): Illegality {
  const answered = ply !== undefined && plyOf(game) > ply;
  return {
    by,
    act,
    position: before,
    ply: ply === undefined ? plyOf(game) : ply - 1,
    completed: ply === undefined || answered || game.plies[ply - 1]?.completed === true,
    opponentHasMoved: answered,
    foundBy: sideOf(foundBy) === opposite(by) ? 'opponent' : 'arbiter',
    bothKingsInCheck: bothInCheck(positionOf(game)),
    earlier: game.illegal[by],
  };
}

function follow(
  game: Game,
  found: Done,
  ruling: Exclude<IllegalityRuling, { readonly ruling: 'only on claim' }>,
  at: number,
): Judgement {
  const { by } = found;
  switch (ruling.ruling) {
    case 'stands':
      return done(game, [factOf(found, 'stands', ruling.article)]);
    case 'corrected':
      return told(undo(game, found, at, ruling.mustPlay), factOf(found, 'corrected', ruling.article));
    case 'not counted': {
      const fact = factOf(found, 'not counted', ruling.article);
      // The move itself stands where it was legal; a position that cannot be is taken back, and so is the press.
      return found.act.kind === 'two hands' ? done(game, [fact]) : told(undo(game, found, at), fact);
    }
    case 'ended': {
      const counted: Game = { ...game, illegal: { ...game.illegal, [by]: ruling.count } };
      const ply = found.ply === undefined ? plyOf(game) : found.ply - 1;
      return ended(counted, ruling.ending, at, [
        factOf(found, 'counted', ruling.article, ruling.count),
        ...undecidedFacts(ruling, opposite(by), ply),
      ]);
    }
    case 'penalty': {
      const counted: Game = { ...game, illegal: { ...game.illegal, [by]: ruling.count } };
      const given = addTimeTo(counted, at, opposite(by), ruling.opponentGets, ruling.opponentGetsBy);
      const after = remedy(given.game, found, ruling.remedy, at);
      const what = ruling.remedy.remedy === 'queen' ? 'queen' : 'counted';
      return told(
        { game: after.game, facts: [...given.facts, ...after.facts] },
        factOf(found, what, ruling.article, ruling.count),
      );
    }
  }
}

function remedy(game: Game, found: Done, what: Remedy, at: number): Change {
  switch (what.remedy) {
    case 'move':
      return undo(game, found, at);
    case 'queen':
      return promoted(game, found, what.move, at);
    case 'restored':
      return undo(game, found, at, what.mustPlay);
  }
}

/** Back to before it, with what must be played instead; what a ruling had demanded before is demanded still. */
function undo(game: Game, { ply, by }: Done, at: number, replacement?: Obligation): Change {
  const back = ply === undefined ? clockBack(game, by, at) : restoreTo(game, ply - 1, 'ruling', at);
  if (!back) throw new Error('a ply that was made can be taken back');
  const mustPlay = both(ply === undefined ? undefined : game.plies[ply - 1]?.ruled, replacement);
  if (!mustPlay || mustPlay.duty.type === 'free') return back;
  return {
    game: { ...back.game, hand: { ...back.game.hand, ruled: mustPlay } },
    facts: [...back.facts, ruledFact(by, mustPlay)],
  };
}

/**
 * What fulfils the earlier ruling and the new one; where nothing does both, the earlier, for its piece was touched first
 * (Art. 4.3.1).
 */
function both(earlier: Obligation | undefined, later: Obligation | undefined): Obligation | undefined {
  if (!earlier || earlier.duty.type === 'free' || !later) return later ?? earlier;
  const allowed = later.allowed.filter((move) => !isBreach(earlier, move));
  return allowed.length === 0 ? earlier : { ...later, allowed };
}

/** Art. 7.5.3: he has the move still, and the clock that ran for his opponent runs for him again. */
function clockBack(game: Game, by: Color, at: number): Change {
  const { clock } = game;
  if (!clock) return { game, facts: [] };
  const runs = clock.now.phase === 'running';
  const turned: Clock = {
    ...startClock(clock, by, at),
    now: runs ? { phase: 'running', side: by, since: at } : { phase: 'paused', side: by },
  };
  const started: Fact = { type: 'clock started', of: by, again: true, audience: EVERYONE };
  return { game: { ...game, clock: turned }, facts: runs ? [started] : [] };
}

/**
 * Art. 7.5.2: the pawn is a queen, and the move stands. The clock is as it was; where the opponent has answered, his answer was
 * made in a position that was not, and goes.
 */
function promoted(game: Game, { ply = 1, before }: Done, move: Move, at: number): Change {
  const back = restoreTo(game, ply, 'ruling', at) ?? { game, facts: [] };
  const next = before.play(move);
  const positions = [...back.game.positions.slice(0, -1), next];
  const plies = back.game.plies.map((made, index) => (index === ply - 1 ? { ...made, move, legal: true } : made));
  const entry = describeMove(before, move, ply, game.conditions.play);
  const rewritten = (color: Color) => back.game.sheets[color].map((line, index) => (index === ply - 1 ? entry : line));
  const after: Game = {
    ...back.game,
    positions,
    plies,
    boards: { white: next, black: next },
    sheets: { white: rewritten('white'), black: rewritten('black') },
    hand: EMPTY_HAND,
  };
  const facts = [...back.facts, ...(entry.checked ? [entry.checked] : [])];
  const ending = endingOf(positions, game.edition);
  const over = ending && ended(after, ending, at, facts);
  return over?.type === 'done' ? over : { game: after, facts };
}

function told({ game, facts }: Change, fact: FaultFound): Judgement {
  return done(game, [fact, ...facts]);
}

function factOf({ act, by }: Done, ruling: FaultFound['ruling'], article: string, count?: number): FaultFound {
  const what =
    act.kind === 'clock pressed without a move'
      ? 'pressed without a move'
      : act.kind === 'king taken'
        ? 'illegal move'
        : act.kind;
  return {
    type: 'fault found',
    what,
    of: by,
    ruling,
    ...(count !== undefined && { count }),
    article,
    audience: EVERYONE,
  };
}

/** Whether both kings stand in check, or a pawn on its last rank (A.5.4). */
export function isIllegalPosition(game: Game): boolean {
  const position = positionOf(game);
  return bothInCheck(position) || position.pieces().some(({ kind, square }) => kind === 'pawn' && /[18]/.test(square));
}

/** Both kings can be taken: no legal play leads there. */
function bothInCheck(position: Position): boolean {
  return COLORS.every((color) => {
    const king = position.kingOf(color);
    return king !== undefined && position.attackers(king, opposite(color)).length > 0;
  });
}
