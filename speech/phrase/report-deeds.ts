/**
 * Who did what, where the words for what happened do not say it already: what an act of the report begins with, and the message of each deed.
 */
import type { Act, ActType } from '../../src/laws/acts.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Actor } from '../../src/laws/roles.js';
import type { Color } from '../../src/laws/squares.js';
import type { NumberedPly, Report, ReportedAct } from '../../src/questions/report.js';
import { dashed, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';

/** What somebody does, as far as it is told at all. No move is named: it may be a sealed one. */
export type Deed =
  | PlainDeed
  /** Calling the fall of this player's flag. */
  | { readonly does: 'flag'; readonly of: Color }
  | { readonly does: 'mend'; readonly of: Color }
  /** Writing a move, recording it with a device, or marking the offer of a draw at it. */
  | { readonly does: 'write' | 'record' | 'mark offer'; readonly ply: NumberedPly };

export interface PlainDeed {
  readonly does:
    /** Feeling a piece in its aperture, which is no touch (App. D.2.2). */
    | 'feel'
    | 'make'
    | 'execute'
    | 'start'
    | 'restart'
    | 'accept'
    | 'point out'
    | 'compare'
    | 'compare entered'
    | 'go back'
    /** What is ruled follows at once. */
    | 'rule'
    /** The answer follows at once. */
    | 'tell'
    /** Something that changed nothing. */
    | 'nothing';
}

/** What an arbiter does in ruling; that a player does it is said by naming him. */
const RULINGS: readonly ActType[] = [
  ...(['rule', 'set clock', 'restore', 'default', 'point out', 'charge time'] as const),
  ...(['adjourn', 'resume'] as const),
];

/** In what comes of them whoever acts is always named. */
const NAMED: readonly ActType[] = ['stop', 'arrive'];

export type Lead = { readonly says: 'deed'; readonly deed: Deed } | { readonly says: 'doer' };

/** Absent where what happened says who did it. */
export function leadOf({ act, facts }: ReportedAct, { plyAt, offerAt, conditions }: Report): Lead | undefined {
  // What the program notices, where no arbiter is there, is nobody's doing.
  if (act.type === 'flag' && act.by === 'arbiter' && !conditions.arbiter) return undefined;
  if (act.type === 'unwatched') return undefined;
  const deed = deedOf(act, facts, { plyAt, offerAt });
  if (deed) return { says: 'deed', deed };
  if (NAMED.includes(act.type) || facts.some(namesAssistant)) return undefined;
  const byPlayer = act.by === 'white' || act.by === 'black';
  // "White: The game is adjourned", for that does not say who.
  return byPlayer && !RULINGS.includes(act.type) ? undefined : { says: 'doer' };
}

/** Whether nothing of what happened is told beside the deed: it says the same. */
export function isToldByDeed({ type }: Fact): boolean {
  return type === 'written' || type === 'board mended';
}

function deedOf(
  act: Act,
  facts: readonly Fact[],
  { plyAt, offerAt }: Pick<Report, 'plyAt' | 'offerAt'>,
): Deed | undefined {
  const happened = facts.length > 0;
  if (act.by === 'arbiter' && RULINGS.includes(act.type)) return { does: 'rule' };
  switch (act.type) {
    case 'touch':
      return happened ? undefined : { does: 'feel' };
    case 'make':
      return happened ? undefined : { does: 'make' };
    case 'execute':
    case 'start':
    case 'restart':
    case 'accept':
    case 'tell':
    case 'point out':
      return { does: act.type };
    case 'compare boards':
      return { does: act.entered ? 'compare entered' : 'compare' };
    case 'flag':
      return { does: 'flag', of: act.of };
    case 'mend board':
      return { does: 'mend', of: act.of };
    case 'restore':
      return { does: 'go back' };
    case 'write':
      return { does: WRITES[act.entry.what], ply: (act.entry.what === 'offer' ? offerAt : plyAt)(act.entry.ply) };
    default:
      return happened ? undefined : { does: 'nothing' };
  }
}

const WRITES = { move: 'write', note: 'record', offer: 'mark offer' } as const;

/** Only these sentences name an assistant through whom something was done. */
function namesAssistant(fact: Fact): boolean {
  return (fact.type === 'announced' || fact.type === 'repeated') && fact.through !== undefined;
}

export function deedSaid(actor: Actor, deed: Deed, { say }: Messages<'report'>): string {
  const doer = { by: dashed(actor), byPlayer: yesOrNo(actor === 'white' || actor === 'black') } as const;
  switch (deed.does) {
    case 'flag':
    case 'mend':
      return say(`report-deed-${deed.does}`, { ...doer, of: deed.of });
    case 'write':
    case 'record':
    case 'mark offer':
      return say(`report-deed-${dashed(deed.does)}`, { ...doer, number: deed.ply.number, of: deed.ply.by });
    default:
      return say(`report-deed-${dashed(deed.does)}`, doer);
  }
}
