/**
 * US Chess, seventh edition, where it differs from the Laws of FIDE. Where the sources name no rule of its own, the rule
 * and the article of FIDE stand.
 */
import { MINUTE } from '../clock/time-control.js';
import { always, ruled, type Edition } from './edition.js';
import { FIDE_2023 } from './fide-2023.js';

export const US_CHESS: Edition = {
  ...FIDE_2023,
  since: null,
  // Rule 11D has one penalty for every tempo and counts no illegal move as the last.
  illegalMove: always({ loses: null, time: 2 * MINUTE }, 'US 11D'),
  // A flag that nobody has called has not fallen, so which was first is not asked.
  bothFlags: always({ firstLoses: false, lastPeriod: 'drawn' }, 'US 14G'),
  // Only the players call a flag.
  arbiterCallsFlag: always(false, 'US 13C'),
  materialOnTime: ruled('rule 14E', 'US 14E'),
  defaultTime: ruled(60 * MINUTE, 'US 13D'),
};
