/**
 * FIDE Laws of Chess, in force from 1 January 2018. Rapid is Appendix A, blitz B, quickplay finishes Guidelines III.
 */
import { MINUTE, SECOND } from '../clock/time-control.js';
import { always, eachTempo, ruled, unlessUnsupervised, type Edition, type IllegalMoveFound } from './edition.js';

export const FIDE_2018: Edition = {
  since: '2018-01-01',
  rapid: ruled({ upTo: 60 * MINUTE, including: false }, 'A.1'),
  blitz: ruled({ upTo: 10 * MINUTE, including: true }, 'B.1'),

  illegalMove: eachTempo(
    ruled({ loses: 2, time: 2 * MINUTE }, '7.5.5'),
    ruled({ loses: 2, time: 2 * MINUTE }, '7.5.5'),
    ruled({ loses: 2, time: MINUTE }, 'B.2'),
  ),
  illegalMoveFound: unlessUnsupervised<IllegalMoveFound>(
    ruled({ until: 'end of game', arbiterActs: true }, '7.5.1'),
    ruled({ until: 'next move', arbiterActs: true }, 'A.4.2'),
  ),
  illegalMoveLossCanDraw: always(true, '7.5.5'),
  unpromotedPawnIsIllegal: ruled(true, '7.5.2'),
  unpromotedPawnBecomesQueen: ruled(true, '7.5.2'),
  takingTheKingIsIllegal: ruled(true, '1.4.1'),
  pressWithoutMoveIsIllegal: ruled(true, '7.5.3'),
  twoHandsIsIllegal: ruled(true, '7.5.4'),

  wrongClaim: {
    standard: ruled(2 * MINUTE, '9.5.3'),
    rapid: ruled(2 * MINUTE, '9.5.3'),
    blitz: ruled(MINUTE, 'B.2'),
  },
  wrongClaimTakes: ruled(null, '9.5.3'),
  fivefold: ruled({ times: 5, consecutive: false }, '9.6.1'),
  seventyFive: ruled(75, '9.6.2'),
  fifty: ruled(50, '9.3'),
  threefold: ruled(3, '9.2'),
  agreementNeedsMoveEach: ruled(true, '5.2.3'),
  resignationCanDraw: ruled(false, '5.1.2'),

  coloursReversed: ruled(10, '7.3'),
  setUpClaims: ruled(10, 'A.4.1'),

  bothFlags: always({ firstLoses: true, lastPeriod: 'drawn' }, 'III.3.1'),
  arbiterCallsFlag: unlessUnsupervised(ruled(true, '6.8'), ruled(true, 'A.4.5')),
  claimantNeedsTime: unlessUnsupervised(ruled(false, '6.8'), ruled(false, 'A.4.3')),
  materialOnTime: ruled('any series of legal moves', '6.9'),
  defaultTime: ruled(null, '6.7.1'),
  adjustingNeedsClock: ruled(true, '6.2.5'),
  completedByNextMove: ruled(true, '6.2.1.2'),

  recordingBelow: ruled(5 * MINUTE, '8.4'),
  recordingIncrement: ruled(30 * SECOND, '8.4'),

  quickplay: ruled(
    { applies: 'if announced', below: 2 * MINUTE, opponentGets: 2 * MINUTE, increment: 5 * SECOND, blitz: false },
    'III',
  ),
  resumptionDefault: ruled(null, 'I.10'),

  articles: {
    checkmate: '5.1.1',
    resignation: '5.1.2',
    stalemate: '5.2.1',
    'dead position': '5.2.2',
    agreement: '5.2.3',
    'completed move': '6.2.1',
    adjusting: '6.2.5',
    assistant: 'D.2.10',
    'flag fallen': '6.8',
    'loss on time': '6.9',
    'period checked': '6.4',
    'white starts': '6.6',
    'both late': '6.7.2',
    'arbiter stops the clocks': '6.11.1',
    'player stops the clocks': '6.11.2',
    'arbiter restarts': '6.11.3',
    'time set by the arbiter': '7.1',
    'press before moving': '6.2.4',
    'extra time': '12.5',
    'arbiter does not intervene': '12.6',
    'wrong position': '7.2.1',
    'board turned': '7.2.2',
    'displaced pieces': '7.4',
    'illegal move': '7.5.1',
    threefold: '9.2',
    'fifty moves': '9.3',
    'touched before claiming': '9.4',
    claim: '9.5.1',
    offer: '9.1.2.1',
    penalties: '12.9',
  },
};
