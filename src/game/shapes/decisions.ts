/**
 * Whether a value is a fault that was pointed out, a penalty, or what an arbiter decides.
 */
import type { Decision, Fault } from '../../laws/acts.js';
import type { Offence, Penalty } from '../../laws/acts/arbiter.js';
import { isCount, isFlag, isNumber, either, listOf, oneOf, optional, record, tagged, type Tagged } from '../shape.js';
import { isColor, isPlacedPiece, isResult, oneOfAll } from './pieces.js';

type FaultOf<What extends Fault['what']> = Tagged<Fault, 'what', What>;

export const isFault = tagged<Fault, 'what'>('what', {
  'illegal move': record<FaultOf<'illegal move'>>({ what: oneOf(['illegal move']), ply: isCount }),
  'pressed without a move': record<FaultOf<'pressed without a move'>>({ what: oneOf(['pressed without a move']) }),
  'pawn left unpromoted': record<FaultOf<'pawn left unpromoted'>>({
    what: oneOf(['pawn left unpromoted']),
    ply: isCount,
  }),
  'two hands': record<FaultOf<'two hands'>>({ what: oneOf(['two hands']), ply: isCount }),
  'touched piece': record<FaultOf<'touched piece'>>({ what: oneOf(['touched piece']), ply: isCount }),
  displaced: record<FaultOf<'displaced'>>({
    what: oneOf(['displaced']),
    found: oneOf(['at once', 'later']),
    of: isColor,
    ply: optional(isCount),
  }),
  'set-up': record<FaultOf<'set-up'>>({
    what: oneOf(['set-up']),
    of: oneOf(['pieces', 'board', 'colours']),
    misplaced: optional(listOf(isPlacedPiece)),
  }),
});

type PenaltyOf<Kind extends Penalty['kind']> = Tagged<Penalty, 'kind', Kind>;

const ofTime = record<PenaltyOf<'time taken'>>({
  kind: oneOf(['time to the opponent', 'time taken']),
  time: isNumber,
});
const ofNoMeasure = record<PenaltyOf<'warning'>>({ kind: oneOf(['warning', 'expulsion']) });

export const isPenalty = tagged<Penalty, 'kind'>('kind', {
  'time to the opponent': ofTime,
  'time taken': ofTime,
  'points to the opponent': record<PenaltyOf<'points to the opponent'>>({ kind: oneOf(['points to the opponent']) }),
  'points taken': record<PenaltyOf<'points taken'>>({ kind: oneOf(['points taken']), points: isNumber }),
  'game lost': record<PenaltyOf<'game lost'>>({ kind: oneOf(['game lost']), opponentScores: isNumber }),
  fine: record<PenaltyOf<'fine'>>({ kind: oneOf(['fine']), announced: isFlag }),
  rounds: record<PenaltyOf<'rounds'>>({ kind: oneOf(['rounds']), rounds: isNumber }),
  warning: ofNoMeasure,
  expulsion: ofNoMeasure,
});

const isOffence = oneOfAll<Offence>({
  disrepute: true,
  'leaving without permission': true,
  'notes or advice': true,
  device: true,
  'refusing inspection': true,
  smoking: true,
  'distracting the opponent': true,
  'persistent refusal': true,
  'clock handling': true,
  'stopping the clock without reason': true,
  'displacing pieces': true,
});

type DecisionOn<On extends Decision['on']> = Tagged<Decision, 'on', On>;

export const isDecision = tagged<Decision, 'on'>('on', {
  'quickplay draw': either(
    record<Extract<Decision, { readonly decision: 'draw' | 'reject' }>>({
      on: oneOf(['quickplay draw']),
      decision: oneOf(['draw', 'reject']),
    }),
    record<Extract<Decision, { readonly decision: 'postpone' }>>({
      on: oneOf(['quickplay draw']),
      decision: oneOf(['postpone']),
      awardTime: isFlag,
    }),
  ),
  'quickplay increment': record<DecisionOn<'quickplay increment'>>({
    on: oneOf(['quickplay increment']),
    agrees: isFlag,
  }),
  time: record<DecisionOn<'time'>>({ on: oneOf(['time']), to: isColor, time: isNumber }),
  'illegal move': record<DecisionOn<'illegal move'>>({ on: oneOf(['illegal move']), of: isColor }),
  penalty: record<DecisionOn<'penalty'>>({
    on: oneOf(['penalty']),
    against: isColor,
    penalty: isPenalty,
    offence: optional(isOffence),
  }),
  result: record<DecisionOn<'result'>>({ on: oneOf(['result']), result: isResult }),
});
