/** Which short sound goes with what happened: one for each act, the most telling. */
import type { EarconName } from '../../speech/earcons.js';
import type { Fact } from '../laws/facts.js';
import type { Color } from '../laws/squares.js';

export function earconOf(facts: readonly Fact[], mine: readonly Color[]): EarconName | undefined {
  const ended = facts.find((fact) => fact.type === 'ended');
  if (ended) return ended.ending.winner ? 'mate' : 'draw';
  if (facts.some((fact) => fact.type === 'checked')) return 'check';
  if (facts.some((fact) => fact.type === 'captured')) return 'capture';
  const moved = facts.find((fact) => fact.type === 'moved');
  if (moved) return mine.includes(moved.by) ? 'own move' : "opponent's move";
  // What the own hand has done is not said, but heard: the clock is pressed.
  const pressed = facts.find((fact) => fact.type === 'pressed');
  return pressed && mine.includes(pressed.by) ? 'place' : undefined;
}
