/**
 * Going on with an adjourned game (Guidelines I.5 to I.13): who is there, who is late, what was lost, what was set wrong. Times
 * are milliseconds.
 */
import type { SealedEnding, SealedRuling } from './adjournment.js';
import { ADJOURNMENT_RULES } from './editions/adjournment-rules.js';
import { EDITIONS, type EditionName } from './editions.js';
import { wonBy } from './result.js';
import { opposite, type ByColor, type Color } from './squares.js';

/** What is done at the time agreed for the resumption. */
export interface Resumption {
  /** The envelope is opened only when the player who must reply is there (I.7). */
  readonly envelope: 'opened' | 'stays closed';
  /** Whose clock is started. */
  readonly clock: Color;
  /** He may, instead of replying on the board, seal his reply in a fresh envelope (I.9.3). */
  readonly mayReplyInEnvelope: boolean;
  /** The arbiter, or the event, may rule otherwise: only where both are absent. */
  readonly unlessArbiter: boolean;
  readonly article: string;
}

/** Guidelines I.9, I.11: at the agreed time, with either player absent, or both. */
export function resume(sealer: Color, present: ByColor<boolean>, edition: EditionName): Resumption {
  const rules = ADJOURNMENT_RULES[edition];
  const replier = opposite(sealer);
  if (present[replier]) {
    const alone = !present[sealer];
    const article = alone ? rules.sealerAbsent : rules.replierPresent;
    return { envelope: 'opened', clock: replier, mayReplyInEnvelope: alone, unlessArbiter: false, article };
  }
  const both = !present[sealer];
  const article = both ? rules.bothAbsent : rules.replierAbsent;
  return { envelope: 'stays closed', clock: replier, mayReplyInEnvelope: false, unlessArbiter: both, article };
}

/** When the player who must reply arrives after all: he stops his clock, the envelope is opened, his clock goes on (I.9.2). */
export function replierArrives(sealer: Color, edition: EditionName): Omit<Resumption, 'mayReplyInEnvelope'> {
  const article = ADJOURNMENT_RULES[edition].replierAbsent;
  return { envelope: 'opened', clock: opposite(sealer), unlessArbiter: false, article };
}

export type ReplyInEnvelope =
  | {
      readonly may: true;
      /** His own clock is stopped, and the absent player's started. */
      readonly clock: Color;
      /** With the arbiter, who opens it when the absent player arrives. */
      readonly opened: 'when the sealer arrives';
      readonly article: string;
    }
  | { readonly may: false; readonly why: 'sealer is here' | 'not the one to reply'; readonly article: string };

/** Guidelines I.9.3: a reply sealed in a fresh envelope. */
export function replyInEnvelope(
  by: Color,
  sealer: Color,
  present: ByColor<boolean>,
  edition: EditionName,
): ReplyInEnvelope {
  const article = ADJOURNMENT_RULES[edition].sealerAbsent;
  if (by === sealer || !present[by]) return { may: false, why: 'not the one to reply', article };
  if (present[sealer]) return { may: false, why: 'sealer is here', article };
  return { may: true, clock: sealer, opened: 'when the sealer arrives', article };
}

export interface LateAtResumption {
  readonly who: Color;
  readonly sealer: Color;
  /** After the time agreed for the resumption. */
  readonly late: number;
  /** What the event says; absent where it says nothing. */
  readonly defaultTime?: number;
  readonly arbiterExcuses?: boolean;
  /** The sealed move, where its envelope could be opened. */
  readonly sealed?: SealedRuling;
  /** The player who was there has meanwhile lost on time or otherwise (until 2009: by Art. 6.9). */
  readonly endedMeanwhile?: SealedEnding;
}

export type LateRuling =
  | { readonly ruling: 'plays'; readonly article: string }
  | { readonly ruling: 'ended'; readonly article: string; readonly ending: SealedEnding };

/** Guidelines I.10: too late, unless the sealed move has ended the game already, or the opponent has lost on time. */
export function ruleOnLate(late: LateAtResumption, edition: EditionName): LateRuling {
  const rules = ADJOURNMENT_RULES[edition];
  const article = rules.late;
  const { defaultTime, resumptionDefault } = EDITIONS[edition];
  const allowed = late.defaultTime ?? resumptionDefault.value ?? defaultTime.value;
  const inTime = allowed === null || late.late <= allowed || late.arbiterExcuses === true;
  const ending = late.endedMeanwhile ?? late.sealed?.ending;
  const stands = inTime || rules.endStandsFor === 'either' || late.who === late.sealer;
  if (ending && stands) return { ruling: 'ended', article, ending };
  if (inTime) return { ruling: 'plays', article };
  const winner = opposite(late.who);
  const result = wonBy(winner);
  return { ruling: 'ended', article, ending: { result, reason: 'default', article, winner } };
}

export type LostRuling =
  | {
      readonly ruling: 'goes on';
      readonly from: 'the adjourned position';
      /** As recorded, or set by the arbiter where they cannot be established. */
      readonly times: 'recorded' | 'set by the arbiter';
      /** The move is made on the board by its sealer, who says which it was; absent where the envelope is there. */
      readonly statedBy?: Color;
      readonly article: string;
    }
  | { readonly ruling: 'new game'; readonly article: string };

/** Guidelines I.5, I.12: the envelope, the times or the position of the adjournment cannot be found again. */
export function ruleOnLost(
  found: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean },
  sealer: Color,
  edition: EditionName,
): LostRuling {
  const rules = ADJOURNMENT_RULES[edition];
  if (!found.position) return { ruling: 'new game', article: rules.positionLost };
  return {
    ruling: 'goes on',
    from: 'the adjourned position',
    times: found.times ? 'recorded' : 'set by the arbiter',
    ...(!found.envelope && { statedBy: sealer }),
    article: found.envelope && found.times ? rules.setUp : rules.envelopeMissing,
  };
}

/** Guidelines I.13: times set wrong are put right for a player who says so before his own first move, and stay after it. */
export function ruleOnWrongTimes(
  /** Made since the resumption by the player who points it out. */
  ownMoves: number,
  edition: EditionName,
): { readonly corrected: boolean; readonly unlessArbiter: boolean; readonly article: string } {
  const corrected = ownMoves === 0;
  return { corrected, unlessArbiter: !corrected, article: ADJOURNMENT_RULES[edition].wrongTimes };
}
