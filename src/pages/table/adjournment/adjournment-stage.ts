/** How far an adjournment is for whoever sits at a window, by what he may do there. */
import type { GivenOnEnvelope } from './events.js';
import { isLockedAway } from '../../../laws/rules/adjournment.js';
import { actsFor } from '../../../laws/permission.js';
import { sideOf, type Actor } from '../../../laws/roles.js';
import { COLORS, opposite, type Color } from '../../../laws/squares.js';
import { plyOf, positionOf, type Game } from '../../../laws/game.js';
import { actingAs, type WindowRole } from '../../../game/window-role.js';
import type { SealedWriting } from '../../../laws/acts/adjournment.js';

export type AdjournmentStage =
  /** Whoever sits here may adjourn. */
  | { readonly is: 'playing'; readonly sealer: Color }
  /** `reply`: nobody has told him to; he may (I.9.3). `together`: his opponent sits at the same device. */
  | { readonly is: 'writing'; readonly sealer: Color; readonly together: boolean; readonly reply: boolean }
  /** `given` stands in the fields at first: what is known, or was typed before. */
  | { readonly is: 'labelling'; readonly sealer: Color; readonly given: GivenOnEnvelope }
  | { readonly is: 'closed'; readonly sealer: Color; readonly hasClock: boolean; readonly lines: readonly string[] }
  /** Somebody else seals, and whoever sits here waits. */
  | { readonly is: 'waiting'; readonly sealer: Color; readonly written: boolean; readonly lines: readonly string[] }
  /** `mayResume`: whoever sits here may resume the game; `lock` is what the envelope is opened with, where it was locked. */
  | {
      readonly is: 'sealed';
      readonly sealer: Color;
      readonly lines: readonly string[];
      readonly mayResume: boolean;
      readonly lock?: SealedWriting['lock'];
    };

/** What is known beside the game: what was typed for the envelope, and whether a written move is to be written anew. */
export interface AtWindow {
  readonly role: WindowRole;
  readonly anew: boolean;
  readonly given: GivenOnEnvelope;
  /** The envelope as it is read out, a line for each thing on it; none where it is still open. */
  readonly lines: readonly string[];
}

/** `undefined` where nothing of it is to be shown here. */
export function stageOf(game: Game, at: AtWindow): AdjournmentStage | undefined {
  if (game.ending) return undefined;
  const { adjournment } = game;
  if (!adjournment) return beforeAdjourning(game, at.role);
  const { sealer, sealing } = adjournment;
  const { lines } = at;
  if (sealing.clockStopped) {
    const { written } = sealing;
    const mayResume = actorFor(game, at.role, 'resume') !== undefined;
    const lock = written && isLockedAway(written) ? { lock: written.lock } : {};
    return { is: 'sealed', sealer, lines, mayResume, ...lock };
  }
  if (sealerHere(game, at.role, sealer) === undefined) {
    return { is: 'waiting', sealer, written: sealing.written !== undefined, lines: sealing.closed ? lines : [] };
  }
  const reply = adjournment.isReply === true && !sealing.written;
  if (!sealing.written || at.anew) return { is: 'writing', sealer, together: at.role === 'both players', reply };
  if (!sealing.closed) return { is: 'labelling', sealer, given: at.given };
  return { is: 'closed', sealer, hasClock: game.clock !== undefined, lines };
}

/** Who does it at this window: the sealer himself, or his assistant where that is his duty (App. D.2.10.6). */
export function sealerHere(game: Game, role: WindowRole, sealer: Color): Actor | undefined {
  const by = actingAs(role, sealer);
  if (by === undefined || sideOf(by) !== sealer) return undefined;
  return actsFor(game, by).includes('seal') ? by : undefined;
}

/** Who adjourns or resumes here: an arbiter, or where none is, a player or whoever acts for him. */
export function actorFor(game: Game, role: WindowRole, type: 'adjourn' | 'resume'): Actor | undefined {
  return COLORS.map((color) => actingAs(role, color)).find(
    (by) => by !== undefined && actsFor(game, by).includes(type),
  );
}

/** Whose reply may be sealed in a fresh envelope, because the other player has not come (Guidelines I.9.3). */
export function mayReply(game: Game): Color | undefined {
  const { resumedWithout } = game;
  return resumedWithout?.ply === plyOf(game) ? opposite(resumedWithout.sealer) : undefined;
}

function beforeAdjourning(game: Game, role: WindowRole): AdjournmentStage | undefined {
  const replier = mayReply(game);
  if (replier && sealerHere(game, role, replier)) {
    return { is: 'writing', sealer: replier, together: role === 'both players', reply: true };
  }
  const begun = game.clock?.now.phase !== 'waiting';
  const may = begun && actorFor(game, role, 'adjourn') !== undefined;
  return may ? { is: 'playing', sealer: positionOf(game).turn } : undefined;
}
