/**
 * FIDE Laws of Chess, in force from 1 July 2009. Rapid is Appendix A, blitz B, quickplay without an arbiter D; the
 * guidelines for adjourned games at the end bear no letter ("Guidelines"). What it changes in those of 2005.
 */
import { MINUTE } from '../clock/time-control.js';
import {
  ruled,
  unlessUnsupervised,
  type BothFlags,
  type Edition,
  type IllegalMoveFound,
  type IllegalMovePenalty,
} from './edition.js';
import { FIDE_2005 } from './fide-2005.js';

export const FIDE_2009: Edition = {
  ...FIDE_2005,
  since: '2009-07-01',
  rapid: ruled({ upTo: 60 * MINUTE, including: false }, 'A1'),
  blitz: ruled({ upTo: 15 * MINUTE, including: false }, 'B1'),
  illegalMove: unlessUnsupervised<IllegalMovePenalty>(
    ruled({ loses: 3, time: 2 * MINUTE }, '7.4b'),
    ruled({ loses: 3, time: 2 * MINUTE }, '7.4b'),
    ruled({ loses: 1, time: 0 }, 'B3c'),
  ),
  illegalMoveFound: unlessUnsupervised<IllegalMoveFound>(
    ruled({ until: 'end of game', arbiterActs: true }, '7.4a'),
    ruled({ until: 'next move', arbiterActs: false }, 'A4c'),
    ruled({ until: 'next move', arbiterActs: false }, 'B3c'),
  ),
  illegalMoveLossCanDraw: unlessUnsupervised(ruled(true, '7.4b'), ruled(true, '7.4b'), ruled(true, 'B3c')),
  unpromotedPawnIsIllegal: ruled(true, '7.4a'),
  takingTheKingIsIllegal: ruled(true, '7.4a'),
  wrongClaimTakes: ruled(null, '9.5b'),
  setUpClaims: ruled(3, 'A4a'),
  bothFlags: unlessUnsupervised<BothFlags>(
    ruled({ firstLoses: true, lastPeriod: 'drawn' }, '6.11'),
    ruled({ firstLoses: false, lastPeriod: 'drawn', anyPeriod: 'drawn' }, 'A4d'),
  ),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.8'), ruled(false, 'A4d')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.8'), ruled(true, 'A4d')),
  materialOnTime: ruled('any series of legal moves', '6.9'),
  defaultTime: ruled(0, '6.6a'),
  completedByNextMove: ruled(false, '6.7a'),
  resumptionDefault: ruled(60 * MINUTE, 'Guidelines 9'),
  articles: {
    ...FIDE_2005.articles,
    'completed move': '6.7a',
    assistant: 'E2.9',
    'flag fallen': '6.8',
    'loss on time': '6.9',
    'both late': '6.6b',
    'arbiter stops the clocks': '6.12a',
    'player stops the clocks': '6.12b',
    'arbiter restarts': '6.12c',
    'time set by the arbiter': '6.13',
    'press before moving': '6.7c',
    offer: '9.1b',
  },
};
