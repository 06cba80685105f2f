/**
 * What an assistant tells, only at his player's request (App. D.2.10.4).
 */
import type { Ask, Tell } from '../acts.js';
import { settle } from '../clock.js';
import { BLIND_RULES } from '../editions/blind-rules.js';
import { done, refuse } from '../judging.js';
import { sideOf, type Audience } from '../roles.js';
import type { ByColor, Color } from '../squares.js';
import type { Game, Judgement } from '../state.js';
import type { BlindGame } from './steps.js';

export function judgeAsk(game: BlindGame, { by, about }: Ask): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  if (about === 'time' && !game.clock) return refuse({ reason: 'no clock' });
  const open = openFor(game, side).filter((asked) => asked !== about);
  const asked = { ...game.steps?.asked, [side]: [...open, about] };
  return done({ ...game, steps: { ...game.steps, asked } }, [
    { type: 'asked', by: side, about, audience: between(side) },
  ]);
}

export function judgeTell(game: BlindGame, { by, about, at }: Tell): Judgement {
  const side = sideOf(by);
  if (side === undefined) return refuse({ reason: 'not for this role' });
  const article = BLIND_RULES[game.conditions.edition].duties.tell;
  const open = openFor(game, side);
  if (!open.includes(about)) return refuse({ reason: 'not asked', article });
  const asked = { ...game.steps?.asked, [side]: open.filter((one) => one !== about) };
  const values = about === 'moves' ? movesCompleted(game) : timeUsed(game, at);
  return done({ ...game, steps: { ...game.steps, asked } }, [
    { type: 'told', to: side, about, values, audience: between(side) },
  ]);
}

function openFor(game: Game, side: Color) {
  return game.steps?.asked?.[side] ?? [];
}

/** A player, his assistant, and the arbiter who sees to it that nothing else is said. */
function between(side: Color): Audience {
  return [side, `assistant of ${side}`, 'arbiter'];
}

function movesCompleted(game: Game): ByColor<number> {
  const by = (color: Color) => game.plies.filter((ply) => ply.by === color && ply.completed).length;
  return { white: by('white'), black: by('black') };
}

function timeUsed(game: Game, at: number): ByColor<number> {
  const sides = game.clock && settle(game.clock, at).sides;
  return { white: sides?.white.used ?? 0, black: sides?.black.used ?? 0 };
}
