/**
 * Who did what, where the words for what happened do not say it already: what an act of the report begins with.
 */
import type { Act, ActType } from '../../src/laws/acts.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Report, ReportedAct } from '../../src/questions/report.js';
import type { Deed } from '../phrase/report.js';

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
