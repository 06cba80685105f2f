/**
 * Coming to the board, and coming too late (Art. 6.7). Lateness is reckoned from when the clocks were first started.
 */
import type { Arrive, Default } from '../acts/clock.js';
import type { Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { won, type Ending } from '../result.js';
import { EVERYONE } from '../roles.js';
import { COLORS, opposite, type Color } from '../squares.js';

/** A player is there. If he is late it stands against him until he has made a move. */
export function judgeArrive(game: Game, act: Arrive): Judgement {
  const { who } = act;
  if (game.arrived[who]) return refuse({ reason: 'arrived already', who });
  const late = latenessAt(game, act.at);
  const arrived: Game = { ...game, arrived: { ...game.arrived, [who]: true } };
  return done(late > 0 ? { ...arrived, late: { ...game.late, [who]: late } } : arrived, [
    { type: 'arrived', who, late, audience: EVERYONE },
  ]);
}

/**
 * A player who comes after the default time loses the game, unless the arbiter decides otherwise (Art. 6.7.1); so he declares
 * it. Where neither comes, both lose. An edition may leave the time to the event: then there is none without it.
 */
export function judgeDefault(game: Game, act: Default): Judgement {
  const { edition, conditions } = game;
  const { value, article } = edition.defaultTime;
  const allowed = conditions.defaultTime ?? value;
  if (allowed === null) return refuse({ reason: 'no default time', article });
  if (game.startedAt === undefined) return refuse({ reason: 'clocks not started', article });
  const absent = act.who === 'both' ? COLORS : [act.who];
  for (const who of absent) {
    const moved = game.plies.some((ply) => ply.by === who);
    const came = game.arrived[who] ? game.late?.[who] : latenessAt(game, act.at);
    if (moved || came === undefined) return refuse({ reason: 'arrived already', who, article });
    if (came <= allowed) return refuse({ reason: 'not late', left: allowed - came, article });
  }
  return ended(game, lostBy(act.who, article), act.at);
}

function lostBy(who: Color | 'both', article: string): Ending {
  if (who === 'both') return { result: '0-0', reason: 'default', article };
  return won(opposite(who), 'default', article);
}

/** How long after the start it is, in milliseconds; nothing before it. */
function latenessAt(game: Game, at: number): number {
  return game.startedAt === undefined ? 0 : Math.max(0, at - game.startedAt);
}
