/**
 * Irregularities that a player points out, or an arbiter has seen (Art. 4.8, 7, 9), and what the Laws make of each: a wrong set-up (7.2, 7.3),
 * displaced pieces (7.4), a touched piece. Illegal moves are in `illegal-move.ts`.
 *
 * The clock stays as it was: where it runs, it runs on for whoever has the move then; who wants it stopped stops it.
 */
import type { Fault, FaultFound, PointOut } from '../acts/irregularity.js';
import type { Ply } from '../acts/move.js';
import type { Position } from '../board/board.js';
import { parsePosition } from '../board/parse-position.js';
import { EDITIONS } from '../editions.js';
import type { EditionName } from '../editions/edition.js';
import { IRREGULARITY_RULES } from '../editions/irregularity.js';
import { TOUCH_RULES } from '../editions/touch.js';
import type { Fact } from '../facts.js';
import { movesMade, plyOf, positionOf, termsOf, type Game, type Terms } from '../game.js';
import { done, refuse, type Judgement } from '../judgement.js';
import { EVERYONE, sideOf } from '../roles.js';
import { COLORS, type ByColor, type Color, type PlacedPiece } from '../squares.js';
import { startAnew } from './begin.js';
import { judgeIllegality } from './illegal-move.js';
import { restoreTo } from './restore.js';
import { isBreach, mayComplain, obligation, ruledFact } from './touch.js';

export function judgePointOut(game: Game, act: PointOut): Judgement {
  const { fault } = act;
  if (plyOf(game) === 0 && 'ply' in fault && fault.what !== 'displaced') return refuse({ reason: 'no move made yet' });
  switch (fault.what) {
    case 'illegal move':
    case 'pawn left unpromoted':
    case 'two hands':
    case 'pressed without a move':
      return judgeIllegality(game, act, fault);
    case 'touched piece':
      return onTouch(game, act, fault.ply);
    case 'displaced':
      return onDisplaced(game, fault, act.at);
    case 'set-up':
      return onSetUp(game, fault);
  }
}

/**
 * Art. 4.8: the opponent complains, before he touches a piece himself; or an arbiter has seen it. What a ruling made a player move is
 * no other matter: it is the touched piece still (Art. 7.5.1: 4.3 applies to the move in its place; 9.5.3: Art. 4 does).
 */
function onTouch(game: Game, { by, at }: PointOut, ply: number): Judgement {
  const { edition, touch } = game.conditions;
  const made: Ply | undefined = game.plies[ply - 1];
  const before = game.positions[ply - 1];
  if (!made || !before) return refuse({ reason: 'no such ply', ply, last: plyOf(game) });
  const { article } = TOUCH_RULES[edition].complaintLost;
  if (sideOf(by) === made.by) return refuse({ reason: 'not for this role', article });
  if (touch === 'free' && !made.ruled) return refuse({ reason: 'no fault', article });
  const bound = made.ruled ?? obligation(before, made.touches, edition);
  if (!isBreach(bound, made.move)) return refuse({ reason: 'no fault', article });
  const answered = plyOf(game) > ply;
  if (by !== 'arbiter' && (answered || !mayComplain(game.hand.touches, edition).may)) {
    return refuse({ reason: 'complaint lost', article });
  }
  const restored = restoreTo(game, ply - 1, 'ruling', at);
  if (!restored) return refuse({ reason: 'no such ply', ply, last: plyOf(game) });
  const found: FaultFound = {
    type: 'fault found',
    what: 'touched piece',
    of: made.by,
    ruling: 'restored',
    article,
    audience: EVERYONE,
  };
  return done({ ...restored.game, hand: { ...restored.game.hand, ruled: bound } }, [
    found,
    ...restored.facts,
    ruledFact(made.by, bound),
  ]);
}

/** Art. 7.4: put right at the cost of whoever displaced them. Found later (7.6): back to the last position that is sure. */
function onDisplaced(game: Game, fault: Extract<Fault, { readonly what: 'displaced' }>, at: number): Judgement {
  const { ply } = fault;
  const last = plyOf(game);
  if (ply !== undefined && !(Number.isInteger(ply) && ply >= 0 && ply <= last)) {
    return refuse({ reason: 'no such ply', ply, last });
  }
  const found = fault.found === 'at once' ? ({ at: 'once', by: fault.of } as const) : ({ at: 'later', ply } as const);
  const ruling = ruleOnDisplaced(found, game.conditions.edition);
  // What is sure still stands in the program; only the pieces on a board elsewhere are to be put right.
  const restored = ruling.ruling === 'restored' ? restoreTo(game, ruling.ply, 'ruling', at) : undefined;
  const fact: FaultFound = {
    type: 'fault found',
    what: 'displaced',
    of: fault.of,
    ruling: ruling.ruling === 'restored' && !restored ? 'put right' : ruling.ruling,
    article: ruling.article,
    audience: EVERYONE,
  };
  return done(restored?.game ?? game, [fact, ...(restored?.facts ?? [])]);
}

/** Art. 7.2, 7.3, and the appendices on rapid and blitz: a new game, or it goes on. It is nobody's fault. */
function onSetUp(game: Game, { of, misplaced }: Extract<Fault, { readonly what: 'set-up' }>): Judgement {
  const ruling = ruleOnSetUp(
    { what: of, movesMade: movesMade(game.plies), ...(misplaced && { misplaced }) },
    termsOf(game),
  );
  const found: Fact = {
    type: 'fault found',
    what: 'set-up',
    ruling: ruling.ruling,
    article: ruling.article,
    audience: EVERYONE,
  };
  if (ruling.ruling === 'new game') {
    const anew = startAnew(game);
    return done(anew.game, [found, ...anew.facts]);
  }
  const position = withoutCastling(positionOf(game), ruling.noCastlingWith);
  const positions = [...game.positions.slice(0, -1), position];
  return done({ ...game, positions, boards: { white: position, black: position } }, [found]);
}

/** The position in which these misplaced kings do not castle, and nobody castles with these misplaced rooks. */
function withoutCastling(position: Position, misplaced: readonly PlacedPiece[]): Position {
  const kept = COLORS.flatMap((color) => {
    if (misplaced.some((piece) => piece.kind === 'king' && piece.color === color)) return [];
    return (['short', 'long'] as const).flatMap((side) => {
      const rook = position.castlingRook(color, side);
      if (!rook || misplaced.some((piece) => piece.kind === 'rook' && piece.square === rook)) return [];
      const [file = ''] = rook;
      return [color === 'white' ? file.toUpperCase() : file];
    });
  });
  const fields = position.fen().split(' ');
  const changed = parsePosition(fields.map((field, index) => (index === 2 ? kept.join('') || '-' : field)).join(' '));
  return misplaced.length > 0 && changed.ok ? changed.position : position;
}

/** What was wrong from the start (Art. 7.2, 7.3). */
export interface SetUpFault {
  readonly what: 'pieces' | 'board' | 'colours';
  readonly movesMade: ByColor<number>;
  /** The pieces that stood wrong at the start, where they stood. */
  readonly misplaced?: readonly PlacedPiece[];
}

type SetUpRuling =
  | { readonly ruling: 'new game'; readonly article: string }
  | {
      readonly ruling: 'goes on';
      readonly article: string;
      /** The position is carried over to a board that is placed right. */
      readonly boardTurned: boolean;
      /** "unless the arbiter rules otherwise" */
      readonly unlessArbiter: boolean;
      /** Misplaced kings that may not castle at all, and rooks that may not be castled with. */
      readonly noCastlingWith: readonly PlacedPiece[];
    };

export function ruleOnSetUp(fault: SetUpFault, terms: Terms): SetUpRuling {
  const edition = EDITIONS[terms.edition];
  const made = Math.min(fault.movesMade.white, fault.movesMade.black);
  const goesOn = { ruling: 'goes on', boardTurned: false, unlessArbiter: false, noCastlingWith: [] } as const;
  if (fault.what === 'colours') {
    const { value, article } = edition.coloursReversed;
    if (value === null) return { ...goesOn, article, unlessArbiter: true };
    return made < value ? { ruling: 'new game', article } : { ...goesOn, article };
  }
  const late = terms.tempo !== 'standard' && terms.supervision === 'inadequate' && made >= edition.setUpClaims.value;
  if (late) {
    const kinds = IRREGULARITY_RULES[terms.edition].noCastlingWith;
    const noCastlingWith = (fault.misplaced ?? []).filter((piece) => kinds.includes(piece.kind));
    return { ...goesOn, article: edition.setUpClaims.article, noCastlingWith };
  }
  if (fault.what === 'board') return { ...goesOn, article: edition.articles['board turned'], boardTurned: true };
  return { ruling: 'new game', article: edition.articles['wrong position'] };
}

type DisplacedRuling =
  /** The player puts the pieces right while his clock runs; either may call the arbiter, who may punish him. */
  | { readonly ruling: 'put right'; readonly atTheCostOf: Color; readonly article: string }
  | { readonly ruling: 'restored'; readonly ply: number; readonly article: string; readonly timesBy: string }
  /** No position of the game can be determined any more, not even the first. */
  | { readonly ruling: 'arbiter decides'; readonly article: string };

/** Pieces displaced by a player (Art. 7.4), seen at once; or found displaced later (Art. 7.6). */
export function ruleOnDisplaced(
  found: { readonly at: 'once'; readonly by: Color } | { readonly at: 'later'; readonly ply: number | undefined },
  edition: EditionName,
): DisplacedRuling {
  const rules = IRREGULARITY_RULES[edition];
  if (found.at === 'once') return { ruling: 'put right', atTheCostOf: found.by, article: rules.displacedAtOnce };
  if (found.ply === undefined) return { ruling: 'arbiter decides', article: rules.displacedBefore };
  const timesBy = EDITIONS[edition].articles['time set by the arbiter'];
  return { ruling: 'restored', ply: found.ply, article: rules.displacedBefore, timesBy };
}
