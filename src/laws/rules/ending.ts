/**
 * The ends that come by themselves, without anyone's word (Art. 5.1.1, 5.2.1, 5.2.2, 9.6), how often a position has stood (Art. 9.2.3), and
 * resigning (Art. 5.1.2).
 */
import type { Resign } from '../acts/ending.js';
import type { Position } from '../board/board.js';
import { isDead } from '../board/dead-position.js';
import type { Edition } from '../editions/edition.js';
import { plyOf, positionOf, type Game } from '../game.js';
import { ended, refuse, type Judgement } from '../judgement.js';
import { drawn, won, type Ending } from '../result.js';
import { sideOf } from '../roles.js';
import { opposite } from '../squares.js';
import { lostUnlessNoMate, undecidedFacts } from './unless-no-mate.js';

/** What of an edition these ends depend on. */
type EndingRules = Pick<Edition, 'fivefold' | 'seventyFive'> & {
  readonly articles: Pick<Edition['articles'], 'checkmate' | 'stalemate' | 'dead position'>;
};

/**
 * How the game ends by the position now reached, if it does. `positions` are all positions of the game in order, the
 * last one being the position on the board. Mate comes before the seventy-five moves (Art. 9.6.2).
 */
export function endingOf(positions: readonly Position[], laws: EndingRules): Ending | undefined {
  const position = positions.at(-1);
  if (!position) return undefined;
  // Where a king was taken, which stands until it is found (Art. 7.5.1), nothing ends by itself.
  if (!position.kingOf('white') || !position.kingOf('black')) return undefined;
  const { articles } = laws;
  if (position.isCheckmate()) {
    return won(opposite(position.turn), 'checkmate', articles.checkmate);
  }
  if (position.isStalemate()) return drawn('stalemate', articles.stalemate);
  if (isDead(position)) return drawn('dead position', articles['dead position']);
  return automaticDraw(positions, laws);
}

/**
 * The draw that needs no claim (Art. 9.6), where the edition has it. Mate on the board goes before it: ask for that first.
 * "Consecutive alternate moves" (2014): the position stood at every second move of the same player, without one left out.
 */
function automaticDraw(positions: readonly Position[], laws: EndingRules): Ending | undefined {
  const last = positions.at(-1);
  const { fivefold, seventyFive } = laws;
  if (!last) return undefined;
  if (fivefold.value) {
    const { times, consecutive } = fivefold.value;
    const stood = consecutive ? stoodAlternately(positions, last, times) : occurrences(positions) >= times;
    if (stood) return drawn('fivefold repetition', fivefold.article);
  }
  if (seventyFive.value !== null && last.quietPlies >= 2 * seventyFive.value) {
    return drawn('seventy-five moves', seventyFive.article);
  }
  return undefined;
}

function stoodAlternately(positions: readonly Position[], last: Position, times: number): boolean {
  const every = Array.from({ length: times }, (_, index) => positions[positions.length - 1 - 4 * index]);
  return every.every((earlier) => earlier?.isSameAs(last));
}

/**
 * How often the last of these positions has stood, this time included (Art. 9.2.3). No position before the last capture or
 * pawn move can be the same, so the count goes back no further than that.
 */
export function occurrences(positions: readonly Position[]): number {
  const last = positions.at(-1);
  if (!last) return 0;
  const first = Math.max(0, positions.length - 1 - last.quietPlies);
  let count = 0;
  for (let index = positions.length - 1; index >= first; index -= 2) {
    if (positions[index]?.isSameAs(last)) count += 1;
  }
  return count;
}

/** Art. 5.1.2: lost; where the edition has it so, drawn when the opponent cannot mate by any series of legal moves. */
export function judgeResign(game: Game, act: Resign): Judgement {
  const side = sideOf(act.by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  const winner = opposite(side);
  const { resignationCanDraw, articles } = game.edition;
  const article = articles.resignation;
  if (!resignationCanDraw.value) return ended(game, won(winner, 'resignation', article), act.at);
  const loss = lostUnlessNoMate(
    { loser: side, position: positionOf(game), reason: 'resignation', article, drawnBy: resignationCanDraw.article },
    act.verdict,
  );
  return ended(game, loss.ending, act.at, undecidedFacts(loss, winner, plyOf(game)));
}
