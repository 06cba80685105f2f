/**
 * FIDE Laws of Chess, in force from 1 January 2023: what they change in those of 2018.
 */
import { MINUTE } from '../clock/time-control.js';
import { eachTempo, ruled, unlessUnsupervised, type Edition, type IllegalMoveFound } from './edition.js';
import { FIDE_2018 } from './fide-2018.js';

export const FIDE_2023: Edition = {
  ...FIDE_2018,
  since: '2023-01-01',
  illegalMove: eachTempo(
    ruled({ loses: 2, time: 2 * MINUTE }, '7.5.5'),
    ruled({ loses: 2, time: MINUTE }, 'A.3'),
    ruled({ loses: 2, time: MINUTE }, 'A.3'),
  ),
  illegalMoveFound: unlessUnsupervised<IllegalMoveFound>(
    ruled({ until: 'end of game', arbiterActs: true }, '7.5.1'),
    ruled({ until: 'next move', arbiterActs: true }, 'A.5.2'),
  ),
  wrongClaim: {
    standard: ruled(2 * MINUTE, '9.5.3'),
    rapid: ruled(MINUTE, 'A.3'),
    blitz: ruled(MINUTE, 'A.3'),
  },
  resignationCanDraw: ruled(true, '5.1.2'),
  setUpClaims: ruled(10, 'A.5.1'),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.8'), ruled(true, 'A.5.5')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.8'), ruled(false, 'A.5.3')),
  defaultTime: ruled(0, '6.7.1'),
};
