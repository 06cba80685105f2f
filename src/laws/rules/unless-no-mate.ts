/**
 * A game that is lost unless the opponent cannot mate by any series of legal moves: then it is drawn (Art. 5.1.2, 6.9, 7.5.5, Guidelines I.8).
 *
 * What `canMate` denies is proved. Where it does not, the act may carry what was decided: `cannot` is believed, for only the session that
 * holds the game says so, a line is played through, and nothing is ever searched here. So a game that is folded again never differs.
 */
import type { MateUndecided } from '../acts/ending.js';
import type { Position } from '../board/board.js';
import { canMate } from '../board/dead-position.js';
import { isMatingLine, type Verdict } from '../board/mating-line.js';
import { drawn, won, type EndReason, type Ending } from '../result.js';
import { EVERYONE } from '../roles.js';
import { opposite, type Color } from '../squares.js';

/** `undecided` only where it was asked: an act that carries no verdict has the ordinary result, and nothing is told. */
type StillMates = 'can' | 'cannot' | 'undecided';

/** Whether this side can still mate, as far as is known. */
export function stillMates(position: Position, side: Color, verdict: Verdict | undefined): StillMates {
  if (!canMate(position, side)) return 'cannot';
  if (!verdict) return 'can';
  if (verdict.verdict === 'can') return isMatingLine(position, side, verdict.line) ? 'can' : 'undecided';
  return verdict.verdict;
}

/** A player loses by this reason, or it is drawn; each by its article. */
interface Losing {
  readonly loser: Color;
  readonly position: Position;
  readonly reason: EndReason;
  readonly article: string;
  readonly drawnBy: string;
}

interface Lost {
  readonly ending: Ending;
  /** Whether the opponent could still mate was asked, and nobody could say. */
  readonly undecided?: true;
}

export function lostUnlessNoMate(
  { loser, position, reason, article, drawnBy }: Losing,
  verdict: Verdict | undefined,
): Lost {
  const winner = opposite(loser);
  const mates = stillMates(position, winner, verdict);
  if (mates === 'cannot') return { ending: { ...drawn(reason, drawnBy), cannotMate: winner } };
  const ending = won(winner, reason, article);
  return mates === 'undecided' ? { ending, undecided: true } : { ending };
}

/** What is told where nobody could say, of the position after so many plies. */
export function undecidedFacts(
  { undecided }: { readonly undecided?: true },
  side: Color,
  ply: number,
): readonly MateUndecided[] {
  return undecided ? [{ type: 'mate undecided', side, ply, audience: EVERYONE }] : [];
}
