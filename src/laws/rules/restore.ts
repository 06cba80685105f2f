/**
 * Going on from an earlier position: the one way back, for a takeback, for Art. 7 and for an arbiter.
 */
import { EMPTY_HAND, type Ply, type Restore } from '../acts/move.js';
import type { OwnSheet } from '../acts/scoresheet.js';
import { settle, turnBack, type Clock } from '../clock/clock.js';
import type { Fact } from '../facts.js';
import { plyOf, type Game } from '../game.js';
import { done, refuse, type Change, type Judgement } from '../judgement.js';
import { EVERYONE } from '../roles.js';
import { COLORS, type ByColor, type Color } from '../squares.js';
import { completeUnpressed } from './timekeeping.js';

export function judgeRestore(game: Game, act: Restore): Judgement {
  const restored = restoreTo(game, act.ply, act.cause, act.at);
  if (!restored) return refuse({ reason: 'no such ply', ply: act.ply, last: plyOf(game) });
  return done(restored.game, restored.facts);
}

/**
 * The game as it stood after `ply` plies; absent where that is not an earlier position of it. The hand, an offer, a claim, an
 * adjournment and the end are gone. What was counted stays: illegal moves, the marks of offers, and the time used. Time that came
 * with a period not reached then goes with it.
 */
export function restoreTo(game: Game, ply: number, cause: Restore['cause'], at: number): Change | undefined {
  const position = game.positions[ply];
  if (!Number.isInteger(ply) || ply < 0 || ply >= plyOf(game) || !position) return undefined;
  const last = game.plies[ply - 1];
  // Whoever made the last move that is kept has not to complete it any more: his opponent's clock is to run.
  const kept = last && !last.completed ? keptCompleted(game, ply, last.by, at) : { game, facts: [] };
  const plies = kept.game.plies.slice(0, ply);
  const clock = kept.game.clock && turnedBack(kept.game, kept.game.clock, plies, position.turn, at);
  const { offer: _offer, ending: _ending, quickplay: _quickplay, adjournment: _adjournment, ...rest } = kept.game;
  const { scores: _scores, resumedWithout: _resumed, steps: _steps, ...open } = rest;
  const restored: Game = {
    ...open,
    positions: game.positions.slice(0, ply + 1),
    plies,
    boards: { white: position, black: position },
    sheets: { white: game.sheets.white.slice(0, ply), black: game.sheets.black.slice(0, ply) },
    own: { white: ownAt(game.own.white, ply, clock, 'white'), black: ownAt(game.own.black, ply, clock, 'black') },
    hand: EMPTY_HAND,
    ...(clock && { clock }),
  };
  return {
    game: restored,
    facts: [
      { type: 'restored', ply, cause, audience: EVERYONE },
      ...kept.facts,
      ...(kept.game.clock && clock ? timeGone(game, kept.game.clock, clock, at) : []),
    ],
  };
}

/** Completes this player's moves up to the ply, and none of those that are taken back. */
function keptCompleted(game: Game, ply: number, by: Color, at: number): Change {
  const before = game.plies.slice(0, ply);
  const { game: completed, facts } = completeUnpressed({ ...game, plies: before }, by, at);
  return { game: { ...completed, plies: [...completed.plies, ...game.plies.slice(ply)] }, facts };
}

/** The counters lose the completed moves that are taken back. */
function turnedBack(game: Game, clock: Clock, kept: readonly Ply[], turn: Color, at: number): Clock {
  const completed = (plies: readonly Ply[], by: Color) => plies.filter((ply) => ply.by === by && ply.completed).length;
  const moves = (by: Color) => Math.max(0, clock.sides[by].moves - (completed(game.plies, by) - completed(kept, by)));
  const counters: ByColor<number> = { white: moves('white'), black: moves('black') };
  return turnBack(clock, at, counters, turn);
}

function ownAt(own: OwnSheet, ply: number, clock: Clock | undefined, color: Color): OwnSheet {
  const { ahead: _ahead, signed: _signed, least, ...rest } = own;
  const sameLeast = least && least.period === clock?.sides[color].period;
  return { ...rest, recorded: Math.min(own.recorded, ply), ...(sameLeast && { least }) };
}

function timeGone(game: Game, before: Clock, after: Clock, at: number): readonly Fact[] {
  const article = game.edition.articles['time set by the arbiter'];
  const settled = settle(before, at);
  return COLORS.flatMap((to): readonly Fact[] => {
    const time = after.sides[to].remaining - settled.sides[to].remaining;
    return time === 0 ? [] : [{ type: 'time added', to, time, article, audience: EVERYONE }];
  });
}
