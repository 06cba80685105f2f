/**
 * Whether it is asked by which rules a game is played: of rapid and blitz, as its edition counts them.
 */
import type { TimeControl } from '../laws/clock/time-control.js';
import { tempoOf, type EditionName } from '../laws/editions/edition.js';
import { EDITIONS } from '../laws/editions.js';
import { supervisionAsked, type FastTempo, type SupervisionArticles } from '../laws/editions/supervision.js';
import type { ByColor } from '../laws/squares.js';

export interface SupervisionAsked {
  readonly tempo: FastTempo;
  readonly articles: SupervisionArticles;
}

export function supervisionAskedFor(edition: EditionName, time: ByColor<TimeControl>): SupervisionAsked | undefined {
  const tempo = tempoOf([time.white, time.black], EDITIONS[edition]);
  const articles = supervisionAsked(edition, tempo);
  return tempo === 'standard' || !articles ? undefined : { tempo, articles };
}
