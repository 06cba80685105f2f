/**
 * Which short sounds go with what happened by one act, at most two: what kind of move it was, then what came of it. The kind is
 * left out where it says nothing that the other does not: a plain move that gives check is "check".
 */
import type { EarconName } from '../../speech/earcons/sound-choice.js';
import type { Fact } from '../laws/facts.js';
import type { Ending } from '../laws/result.js';
import type { Color } from '../laws/squares.js';
import { factsFor } from '../laws/view.js';
import type { GameValue } from './store.js';

/** In the order in which they are to sound. Only of what the one who plays or looks here may hear (no check in strict play). */
export function earconsOf(
  facts: readonly Fact[],
  { view, mine }: Pick<GameValue, 'view' | 'mine'>,
): readonly EarconName[] {
  const heard = factsFor(facts, view?.role ?? 'onlooker');
  const kind = kindOf(heard, mine);
  const outcome = outcomeOf(heard);
  if (!outcome) return kind ? [kind] : [];
  return kind && MORE_THAN_A_MOVE.includes(kind) ? [kind, outcome] : [outcome];
}

const MORE_THAN_A_MOVE: readonly EarconName[] = ['capture', 'castling', 'promotion'];

/** A pawn that takes and is promoted is promoted: that is rarer and weighs more. */
function kindOf(facts: readonly Fact[], mine: readonly Color[]): EarconName | undefined {
  const moved = facts.find((fact) => fact.type === 'moved');
  if (moved?.promotion) return 'promotion';
  if (moved?.castling) return 'castling';
  if (facts.some((fact) => fact.type === 'captured')) return 'capture';
  if (moved) return mine.includes(moved.by) ? 'own move' : "opponent's move";
  // What the own hand has done is not said, but heard: the clock is pressed.
  const pressed = facts.find((fact) => fact.type === 'pressed');
  return pressed && mine.includes(pressed.by) ? 'place' : undefined;
}

/** The end is more than the check that may have led to it. */
function outcomeOf(facts: readonly Fact[]): EarconName | undefined {
  for (const fact of facts) if (fact.type === 'ended') return soundOf(fact.ending);
  return facts.some((fact) => fact.type === 'checked') ? 'check' : undefined;
}

/** Where both have lost, as when neither came, it is no draw. */
function soundOf({ result }: Ending): EarconName {
  return result === '1/2-1/2' ? 'draw' : 'mate';
}
