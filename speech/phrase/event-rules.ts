/** What the regulations of an event say of a game: without a full stop, for an article may follow. */
import type { Scoring } from '../../src/laws/acts/arbiter.js';
import type { Supervision } from '../../src/laws/editions/edition.js';
import type { FastTempo } from '../../src/laws/editions/supervision.js';
import type { LimitedDraws } from '../../src/questions/conditions.js';
import type { Messages } from './say.js';

export interface EventRules {
  readonly touchBinds: () => string;
  /** By which rules a rapid or blitz game is played. */
  readonly playedBy: (tempo: FastTempo, supervision: Supervision) => string;
  readonly agreedDraws: (limit: LimitedDraws) => string;
  readonly pointsGiven: (scoring: Scoring) => string;
}

export function eventRules({ phrase }: Messages<'shared'>): EventRules {
  return {
    touchBinds: () => phrase('event-rule-touch-binds'),
    playedBy: (tempo, supervision) => phrase('event-rule-supervision', { tempo, supervision }),
    agreedDraws: (limit) =>
      limit.limit === 'never' ? phrase('event-rule-no-draws') : phrase('event-rule-draws-after', limit),
    pointsGiven: (scoring) => phrase('event-rule-points', scoring),
  };
}
