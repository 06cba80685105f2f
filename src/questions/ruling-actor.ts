/**
 * Who rules, and on what: an arbiter on everything. Where no arbiter is there, the players do what permission.ts leaves to them, each in
 * his own name.
 */
import type { ActDraft, Fault } from '../laws/acts.js';
import { whyNotPermitted } from '../laws/permission.js';
import type { Actor } from '../laws/roles.js';
import { opposite, type Color } from '../laws/squares.js';
import { positionOf, type Game } from '../laws/game.js';
import { actChosen, FIRST_CHOICE, RULING_TOPICS, type RulingAct, type RulingTopic } from './ruling.js';

/** Who rules: an arbiter, or the players among themselves. */
export type Ruler = 'arbiter' | 'players';

/** The act in the name of whoever does it. A player complains of his opponent, and what he goes back on is a takeback. */
export function actBy(ruler: Ruler, act: RulingAct, game: Game, reason = ''): ActDraft {
  const why = reason.trim() === '' ? {} : { reason: reason.trim() };
  if (ruler === 'arbiter') return { ...act, by: 'arbiter', ...why };
  if (act.type === 'restore') return { ...act, cause: 'takeback', by: playerOf(act, game), ...why };
  return { ...act, by: playerOf(act, game), ...why };
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
  const refusal = whyNotPermitted(game, { ...actBy('players', sample, game), at: 0 });
  return refusal?.reason !== 'not for this role';
}
