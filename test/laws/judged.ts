/** Acts told in short, judged, and what came of them. */
import type { ActDraft } from '../../src/laws/acts.js';
import { clockAt } from '../../src/laws/clock/clock.js';
import type { Fact } from '../../src/laws/facts.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { move } from './play.js';
import { SECOND } from './timed.js';

export type Told = readonly [at: number, draft: ActDraft];

/** Does acts in turn, each of which must be done. */
export function doing(start: Game, ...acts: readonly Told[]): Game {
  return acts.reduce((game, [at, draft]) => did(game, at, draft).game, start);
}

export function did(game: Game, at: number, draft: ActDraft): { readonly game: Game; readonly facts: readonly Fact[] } {
  const judgement = judge(game, { ...draft, at });
  if (judgement.type === 'refused') throw new Error(`${draft.type}: ${JSON.stringify(judgement.refusal)}`);
  return judgement;
}

/** Why an act is refused, which it must be. */
export function refusalOf(game: Game, at: number, draft: ActDraft): Refusal {
  const judgement = judge(game, { ...draft, at });
  if (judgement.type === 'done') throw new Error(`${draft.type} was done`);
  return judgement.refusal;
}

/** Moves made in turn, a second each, each with its press where presses are by hand. */
export function play(start: Game, moves: string, from = 0): Game {
  let game = start;
  let at = from;
  for (const text of moves.split(' ')) {
    const by = positionOf(game).turn;
    at += SECOND;
    game = did(game, at, { type: 'make', by, move: move(text) }).game;
    if (game.conditions.press === 'by hand' && game.clock && !game.ending)
      game = did(game, at, { type: 'press', by }).game;
  }
  return game;
}

/** The times shown, white's first. */
export function times(game: Game, at: number): readonly [number, number] {
  if (!game.clock) throw new Error('no clock');
  const face = clockAt(game.clock, at);
  return [face.white.time, face.black.time];
}

export function typesOf(facts: readonly Fact[]): readonly Fact['type'][] {
  return facts.map((fact) => fact.type);
}
