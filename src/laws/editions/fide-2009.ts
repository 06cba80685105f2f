/**
 * FIDE Laws of Chess, in force from 1 July 2009. Rapid is Appendix A, blitz B, quickplay without an arbiter D; the
 * guidelines for adjourned games at the end bear no letter ("Guidelines").
 */
import {
  MINUTE,
  SECOND,
  ruled,
  unlessUnsupervised,
  type BothFlags,
  type Edition,
  type IllegalMoveFound,
  type IllegalMovePenalty,
} from './edition.js';

export const FIDE_2009: Edition = {
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
  unpromotedPawnBecomesQueen: ruled(false, '7.4a'),
  takingTheKingIsIllegal: ruled(true, '7.4a'),
  pressWithoutMoveIsIllegal: ruled(false, '7.4a'),
  twoHandsIsIllegal: ruled(false, '4.1'),

  wrongClaim: {
    standard: ruled(3 * MINUTE, '9.5b'),
    rapid: ruled(3 * MINUTE, '9.5b'),
    blitz: ruled(3 * MINUTE, '9.5b'),
  },
  wrongClaimTakes: ruled(null, '9.5b'),
  fivefold: ruled(null, '5.2d'),
  seventyFive: ruled(null, '5.2e'),
  fifty: ruled(50, '9.3'),
  threefold: ruled(3, '9.2'),
  agreementNeedsMoveEach: ruled(false, '5.2c'),
  resignationCanDraw: ruled(false, '5.1b'),

  coloursReversed: ruled(null, '7.2'),
  setUpClaims: ruled(3, 'A4a'),

  bothFlags: unlessUnsupervised<BothFlags>(ruled('continue, drawn in the last period', '6.11'), ruled('drawn', 'A4d')),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.8'), ruled(false, 'A4d')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.8'), ruled(true, 'A4d')),
  materialOnTime: ruled('any series of legal moves', '6.9'),
  defaultTime: ruled(0, '6.6a'),
  adjustingNeedsClock: ruled(false, '4.2'),
  completedByNextMove: ruled(false, '6.7a'),

  recordingBelow: ruled(5 * MINUTE, '8.4'),
  recordingIncrement: ruled(30 * SECOND, '8.4'),

  quickplay: ruled(
    { applies: 'always', below: 2 * MINUTE, opponentGets: 2 * MINUTE, increment: null, blitz: false },
    '10.2',
  ),
  resumptionDefault: ruled(60 * MINUTE, 'Guidelines 9'),

  articles: {
    checkmate: '5.1a',
    resignation: '5.1b',
    stalemate: '5.2a',
    'dead position': '5.2b',
    agreement: '5.2c',
    'completed move': '6.7a',
    adjusting: '4.2',
    assistant: 'E2.9',
    'flag fallen': '6.8',
    'loss on time': '6.9',
    'period checked': '6.3',
    'white starts': '6.5',
    'both late': '6.6b',
    'arbiter stops the clocks': '6.12a',
    'player stops the clocks': '6.12b',
    'arbiter restarts': '6.12c',
    'time set by the arbiter': '6.13',
    'press before moving': '6.7c',
    'extra time': '13.5',
    'arbiter does not intervene': '13.6',
    'wrong position': '7.1a',
    'board turned': '7.1b',
    'displaced pieces': '7.3',
    'illegal move': '7.4a',
    threefold: '9.2',
    'fifty moves': '9.3',
    'touched before claiming': '9.4',
    claim: '9.5',
    offer: '9.1b',
    penalties: '13.4',
  },
};
