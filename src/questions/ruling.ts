/**
 * What can be ruled on, and the act that it is: what is chosen on a form, without a word of it judged yet; and who rules,
 * and on what: an arbiter on everything. Where no arbiter is there, the players do what permission.ts leaves to them, each in his own
 * name.
 */
import type { ActDraft, Fault } from '../laws/acts.js';
import type { Offence, Penalty, PenaltyKind } from '../laws/acts/arbiter.js';
import type { Result } from '../laws/result.js';
import { type Color, type PlacedPiece, opposite } from '../laws/squares.js';
import { whyNotPermitted } from '../laws/permission.js';
import type { Actor } from '../laws/roles.js';
import { type Game, positionOf } from '../laws/game.js';

/** In the order in which they are offered: what is ruled on most comes first. */
export const RULING_TOPICS = [
  'time',
  'displays',
  'illegal move',
  'pressed without a move',
  'pawn left unpromoted',
  'two hands',
  'touched piece',
  'displaced',
  'set-up',
  'quickplay draw',
  'quickplay increment',
  'flag',
  'arrive',
  'default',
  'penalty',
  'result',
  'restore',
] as const;
export type RulingTopic = (typeof RULING_TOPICS)[number];

type Of<Type extends ActDraft['type']> = Extract<ActDraft, { readonly type: Type }>;

/** Everything that can be chosen, whatever is ruled on; each ruling takes what it needs. */
export interface RulingChoice {
  readonly side: Color;
  readonly absent: Color | 'both';
  readonly way: 'add' | 'take';
  /** Milliseconds; absent where what was typed is no time. */
  readonly time?: number | undefined;
  /** Absent where what was entered can stand on no clock. */
  readonly settings?: Of<'set clock'>['settings'] | undefined;
  /** The move that is meant, 1 for the first. */
  readonly ply: number;
  /** After how many plies the position stood; absent where none is sure. */
  readonly position?: number | undefined;
  readonly found: 'at once' | 'later';
  readonly setUp: 'pieces' | 'board' | 'colours';
  readonly misplaced: readonly PlacedPiece[];
  readonly offence?: Offence | undefined;
  readonly penalty: PenaltyKind;
  readonly points: number;
  readonly opponentScores: number;
  readonly announced: boolean;
  /** Absent where what was typed is no number of rounds. */
  readonly rounds?: number | undefined;
  readonly claim: 'draw' | 'reject' | 'postpone' | 'postpone with time';
  readonly agrees: boolean;
  readonly result: Result;
}

export const FIRST_CHOICE: RulingChoice = {
  side: 'white',
  absent: 'white',
  way: 'add',
  ply: 1,
  found: 'at once',
  setUp: 'pieces',
  misplaced: [],
  penalty: 'warning',
  points: 0.5,
  opponentScores: 1,
  announced: false,
  claim: 'draw',
  agrees: true,
  result: '1-0',
};

type WithoutActor<T> = T extends ActDraft ? Omit<T, 'by' | 'reason'> : never;

/** An act of whoever rules, before it is said who that is. */
export type RulingAct = WithoutActor<
  Of<
    | 'rule'
    | 'set clock'
    | 'charge time'
    | 'point out'
    | 'flag'
    | 'arrive'
    | 'default'
    | 'restore'
    | 'compare boards'
    | 'mend board'
  >
>;

/** What was left out, or is no time and no number. */
export type Missing = 'time' | 'settings' | 'rounds';

/** The act that is chosen, or what is missing of it. */
export function actChosen(topic: RulingTopic, choice: RulingChoice): RulingAct | Missing {
  const { side, ply } = choice;
  switch (topic) {
    case 'time': {
      const { time, way } = choice;
      if (time === undefined) return 'time';
      return { type: 'rule', decision: { on: 'time', to: side, time: way === 'add' ? time : -time } };
    }
    case 'displays':
      return choice.settings ? { type: 'set clock', settings: choice.settings } : 'settings';
    case 'illegal move':
    case 'pawn left unpromoted':
    case 'two hands':
    case 'touched piece':
      return pointOut({ what: topic, ply });
    case 'pressed without a move':
      return pointOut({ what: topic });
    case 'displaced':
      return pointOut(displaced(choice));
    case 'set-up': {
      const { setUp, misplaced } = choice;
      const stood = setUp === 'pieces' && misplaced.length > 0;
      return pointOut({ what: 'set-up', of: setUp, ...(stood && { misplaced }) });
    }
    case 'quickplay draw':
      return { type: 'rule', decision: onClaim(choice.claim) };
    case 'quickplay increment':
      return { type: 'rule', decision: { on: 'quickplay increment', agrees: choice.agrees } };
    case 'flag':
      return { type: 'flag', of: side };
    case 'arrive':
      return { type: 'arrive', who: side };
    case 'default':
      return { type: 'default', who: choice.absent };
    case 'penalty': {
      const penalty = penaltyChosen(choice);
      if (typeof penalty === 'string') return penalty;
      const { offence } = choice;
      return { type: 'rule', decision: { on: 'penalty', against: side, penalty, ...(offence && { offence }) } };
    }
    case 'result':
      return { type: 'rule', decision: { on: 'result', result: choice.result } };
    case 'restore':
      return { type: 'restore', ply: choice.position ?? 0, cause: 'ruling' };
  }
}

function pointOut(fault: Fault): RulingAct {
  return { type: 'point out', fault };
}

/** Only where they are found later does it matter which position is sure (Art. 7.6). */
function displaced({ side, found, position }: RulingChoice): Fault {
  const sure = found === 'later' && position !== undefined;
  return { what: 'displaced', found, of: side, ...(sure && { ply: position }) };
}

function onClaim(claim: RulingChoice['claim']): Of<'rule'>['decision'] {
  switch (claim) {
    case 'draw':
    case 'reject':
      return { on: 'quickplay draw', decision: claim };
    case 'postpone':
    case 'postpone with time':
      return { on: 'quickplay draw', decision: 'postpone', awardTime: claim === 'postpone with time' };
  }
}

function penaltyChosen(choice: RulingChoice): Penalty | Missing {
  const { penalty: kind, time, rounds } = choice;
  switch (kind) {
    case 'time to the opponent':
    case 'time taken':
      return time === undefined ? 'time' : { kind, time };
    case 'points taken':
      return { kind, points: choice.points };
    case 'game lost':
      return { kind, opponentScores: choice.opponentScores };
    case 'fine':
      return { kind, announced: choice.announced };
    case 'rounds':
      return rounds === undefined ? 'rounds' : { kind, rounds };
    case 'warning':
    case 'expulsion':
    case 'points to the opponent':
      return { kind };
  }
}

/** Who rules: an arbiter, or the players among themselves. */
export type Ruler = 'arbiter' | 'players';

/** The act among players, in the name of the one who does it. He complains of his opponent, and what he goes back on is a takeback. */
export function byPlayers(act: RulingAct, game: Game): ActDraft {
  const by = playerOf(act, game);
  return act.type === 'restore' ? { ...act, cause: 'takeback', by } : { ...act, by };
}

function playerOf(act: RulingAct, game: Game): Actor {
  const { turn } = positionOf(game);
  switch (act.type) {
    case 'point out':
      return complainant(act.fault, game);
    case 'flag':
      return opposite(act.of);
    case 'arrive':
      return act.who;
    case 'mend board':
      return act.of;
    case 'restore':
      return opposite(turn);
    case 'charge time':
      return game.unwatched?.proposed ? opposite(game.unwatched.proposed.by) : turn;
    case 'rule':
    case 'set clock':
    case 'default':
    case 'compare boards':
      return turn;
  }
}

function complainant(fault: Fault, game: Game): Color {
  const { turn } = positionOf(game);
  switch (fault.what) {
    case 'illegal move':
    case 'pawn left unpromoted':
    case 'two hands':
    case 'touched piece':
      return opposite(game.plies[fault.ply - 1]?.by ?? opposite(turn));
    case 'pressed without a move':
      // Whoever has the move has pressed and made none.
      return opposite(turn);
    case 'displaced':
      return opposite(fault.of);
    case 'set-up':
      return turn;
  }
}

const OF_THE_CLOCK: readonly RulingTopic[] = ['time', 'displays', 'pressed without a move', 'flag'];

/** What can be ruled on in this game at all; whether it can be now, its judge says. */
export function topicsIn(game: Game, ruler: Ruler): readonly RulingTopic[] {
  return RULING_TOPICS.filter((topic) => {
    if (!game.clock && OF_THE_CLOCK.includes(topic)) return false;
    if (topic === 'quickplay draw') return game.quickplay?.asks === 'draw';
    if (topic === 'quickplay increment') return game.quickplay?.asks === 'increment';
    return ruler === 'arbiter' || isLeftToPlayers(topic, game);
  });
}

/** Whether it needs no arbiter, by a sample of it. */
function isLeftToPlayers(topic: RulingTopic, game: Game): boolean {
  const sample = actChosen(topic, { ...FIRST_CHOICE, time: 1, settings: {}, rounds: 1 });
  if (typeof sample === 'string') return false;
  const refusal = whyNotPermitted(game, byPlayers(sample, game));
  return refusal?.reason !== 'not for this role';
}
