/**
 * FIDE Laws of Chess, in force from 1 July 2005. Rapid is its Appendix B, blitz C, quickplay without an arbiter D,
 * adjournment A.
 */
import { MINUTE, SECOND } from '../clock/time-control.js';
import {
  ruled,
  unlessUnsupervised,
  type BothFlags,
  type Edition,
  type IllegalMoveFound,
  type IllegalMovePenalty,
} from './edition.js';

export const FIDE_2005: Edition = {
  since: '2005-07-01',
  rapid: ruled({ upTo: 60 * MINUTE, including: true }, 'B1'),
  blitz: ruled({ upTo: 15 * MINUTE, including: false }, 'C1'),

  illegalMove: unlessUnsupervised<IllegalMovePenalty>(
    ruled({ loses: 3, time: 2 * MINUTE }, '7.4b'),
    ruled({ loses: 3, time: 2 * MINUTE }, '7.4b'),
    ruled({ loses: 1, time: 0 }, 'C3'),
  ),
  illegalMoveFound: unlessUnsupervised<IllegalMoveFound>(
    ruled({ until: 'end of game', arbiterActs: true }, '7.4a'),
    ruled({ until: 'next move', arbiterActs: false }, 'B6'),
    ruled({ until: 'next move', arbiterActs: false }, 'C3'),
  ),
  illegalMoveLossCanDraw: unlessUnsupervised(ruled(false, '7.4b'), ruled(false, '7.4b'), ruled(true, 'C3')),
  unpromotedPawnIsIllegal: ruled(false, '7.4a'),
  unpromotedPawnBecomesQueen: ruled(false, '7.4a'),
  takingTheKingIsIllegal: ruled(false, '7.4a'),
  pressWithoutMoveIsIllegal: ruled(false, '7.4a'),
  twoHandsIsIllegal: ruled(false, '4.1'),

  wrongClaim: {
    standard: ruled(3 * MINUTE, '9.5b'),
    rapid: ruled(3 * MINUTE, '9.5b'),
    blitz: ruled(3 * MINUTE, '9.5b'),
  },
  wrongClaimTakes: ruled({ halfAbove: 2 * MINUTE, atMost: 3 * MINUTE, leaves: MINUTE }, '9.5b'),
  fivefold: ruled(null, '5.2d'),
  seventyFive: ruled(null, '5.2e'),
  fifty: ruled(50, '9.3'),
  threefold: ruled(3, '9.2'),
  agreementNeedsMoveEach: ruled(false, '5.2c'),
  resignationCanDraw: ruled(false, '5.1b'),

  coloursReversed: ruled(null, '7.2'),
  setUpClaims: ruled(3, 'B4'),

  bothFlags: unlessUnsupervised<BothFlags>(
    ruled({ firstLoses: true, lastPeriod: 'goes on' }, '6.12'),
    ruled({ firstLoses: false, lastPeriod: 'drawn', anyPeriod: 'drawn' }, 'B8'),
  ),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.9'), ruled(false, 'B6')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.9'), ruled(true, 'B7')),
  materialOnTime: ruled('any series of legal moves', '6.10'),
  defaultTime: ruled(60 * MINUTE, '6.7'),
  adjustingNeedsClock: ruled(false, '4.2'),
  completedByNextMove: ruled(false, '6.8a'),

  recordingBelow: ruled(5 * MINUTE, '8.4'),
  recordingIncrement: ruled(30 * SECOND, '8.4'),

  quickplay: ruled(
    { applies: 'always', below: 2 * MINUTE, opponentGets: 2 * MINUTE, increment: null, blitz: false },
    '10.2',
  ),
  resumptionDefault: ruled(60 * MINUTE, 'A9'),

  articles: {
    checkmate: '5.1a',
    resignation: '5.1b',
    stalemate: '5.2a',
    'dead position': '5.2b',
    agreement: '5.2c',
    'completed move': '6.8a',
    adjusting: '4.2',
    assistant: 'F10',
    'flag fallen': '6.9',
    'loss on time': '6.10',
    'period checked': '6.3',
    'white starts': '6.5',
    'both late': '6.6',
    'arbiter stops the clocks': '6.13a',
    'player stops the clocks': '6.13b',
    'arbiter restarts': '6.13c',
    'time set by the arbiter': '6.14',
    'press before moving': '6.8c',
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
    offer: '9.1a',
    penalties: '13.4',
  },
};
