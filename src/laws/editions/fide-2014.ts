/**
 * FIDE Laws of Chess, in force from 1 July 2014. Rapid is Appendix A, blitz B, quickplay finishes G.
 */
import { MINUTE, SECOND } from '../clock/time-control.js';
import { always, ruled, unlessUnsupervised, type Edition, type IllegalMoveFound } from './edition.js';

export const FIDE_2014: Edition = {
  since: '2014-07-01',
  rapid: ruled({ upTo: 60 * MINUTE, including: false }, 'A1'),
  blitz: ruled({ upTo: 10 * MINUTE, including: true }, 'B1'),

  illegalMove: {
    standard: always({ loses: 2, time: 2 * MINUTE }, '7.5b').standard,
    rapid: { adequate: ruled({ loses: 2, time: 2 * MINUTE }, '7.5b'), inadequate: ruled({ loses: 1, time: 0 }, 'A4b') },
    blitz: { adequate: ruled({ loses: 2, time: MINUTE }, 'B2'), inadequate: ruled({ loses: 1, time: 0 }, 'A4b') },
  },
  illegalMoveFound: unlessUnsupervised<IllegalMoveFound>(
    ruled({ until: 'end of game', arbiterActs: true }, '7.5a'),
    ruled({ until: 'next move', arbiterActs: true }, 'A4b'),
  ),
  illegalMoveLossCanDraw: unlessUnsupervised(ruled(true, '7.5b'), ruled(true, 'A4b')),
  unpromotedPawnIsIllegal: ruled(true, '7.5a'),
  unpromotedPawnBecomesQueen: ruled(true, '7.5a'),
  takingTheKingIsIllegal: ruled(true, '1.2'),
  pressWithoutMoveIsIllegal: ruled(false, '6.2c'),
  twoHandsIsIllegal: ruled(false, '4.1'),

  wrongClaim: {
    standard: ruled(2 * MINUTE, '9.5b'),
    rapid: ruled(2 * MINUTE, '9.5b'),
    blitz: ruled(MINUTE, 'B2'),
  },
  wrongClaimTakes: ruled(null, '9.5b'),
  fivefold: ruled({ times: 5, consecutive: true }, '9.6a'),
  seventyFive: ruled(75, '9.6b'),
  fifty: ruled(50, '9.3'),
  threefold: ruled(3, '9.2'),
  agreementNeedsMoveEach: ruled(false, '5.2c'),
  resignationCanDraw: ruled(false, '5.1b'),

  coloursReversed: ruled(null, '7.3'),
  setUpClaims: ruled(10, 'A4a'),

  bothFlags: always({ firstLoses: true, lastPeriod: 'drawn' }, '6.11'),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.8'), ruled(true, 'A4e')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.8'), ruled(true, 'A4c')),
  materialOnTime: ruled('any series of legal moves', '6.9'),
  defaultTime: ruled(null, '6.7a'),
  adjustingNeedsClock: ruled(true, '6.2d'),
  completedByNextMove: ruled(true, '6.2a'),

  recordingBelow: ruled(5 * MINUTE, '8.4'),
  recordingIncrement: ruled(30 * SECOND, '8.4'),

  quickplay: ruled(
    { applies: 'if announced', below: 2 * MINUTE, opponentGets: 2 * MINUTE, increment: 5 * SECOND, blitz: false },
    'G',
  ),
  resumptionDefault: ruled(null, 'Guidelines I'),

  articles: {
    checkmate: '5.1a',
    resignation: '5.1b',
    stalemate: '5.2a',
    'dead position': '5.2b',
    agreement: '5.2c',
    'completed move': '6.2a',
    adjusting: '6.2d',
    assistant: 'D.2.10',
    'flag fallen': '6.8',
    'loss on time': '6.9',
    'period checked': '6.4',
    'white starts': '6.6',
    'both late': '6.7b',
    'arbiter stops the clocks': '6.12a',
    'player stops the clocks': '6.12b',
    'arbiter restarts': '6.12c',
    'time set by the arbiter': '7.1',
    'press before moving': '6.2c',
    'extra time': '12.5',
    'arbiter does not intervene': '12.6',
    'wrong position': '7.2a',
    'board turned': '7.2b',
    'displaced pieces': '7.4',
    'illegal move': '7.5a',
    threefold: '9.2',
    'fifty moves': '9.3',
    'touched before claiming': '9.4',
    claim: '9.5',
    offer: '9.1b',
    penalties: '12.9',
  },
};
