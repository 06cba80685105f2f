/**
 * What would end or cost something is asked about first, here where it was typed or wanted in the form of claims. In a file of
 * its own, with the Laws that it asks whether it may be done at all: it is loaded when it is first wanted.
 */
import '../../components/claim-form/claim-form.js';
import type { ClaimRequest } from '../../components/events.js';
import { hear } from '../../speech/hear.js';
import type { Weighed } from '../../speech/words/happenings.js';
import type { ActDraft, ClaimDraw } from '../laws/acts.js';
import { describeMove } from '../laws/describe.js';
import { judge } from '../laws/judge.js';
import type { Refusal } from '../laws/refusals.js';
import { plyOf, positionOf, type Game } from '../laws/state.js';
import type { HeldGame } from '../play/session-port.js';
import { actForClaim } from './act-for-wish.js';
import type { AppViews } from './app-views.js';
import { claimTermsOf } from './claim-terms.js';
import type { GameController } from './game-controller.js';

/** Those who ask, and act upon the answer. */
export interface Weighers {
  readonly game: GameController;
  readonly views: AppViews;
}

type ClaimDraft = Extract<ActDraft, { readonly type: ClaimDraw['type'] }>;

/** A claim that was typed whole, and is asked about: it is made as it was understood then. */
let asked: { readonly request: ClaimRequest; readonly act: ClaimDraft; readonly after: number } | undefined;

/** Opens the form of claims, where somebody who sits here may claim at all. */
export async function openClaim({ game, views }: Weighers): Promise<void> {
  const { held } = game.value;
  if (!held) return;
  const refusal = whyNoClaim(held.game, game);
  if (refusal) game.refuse(refusal);
  else await views.openClaim(claimTermsOf(held.game, game.actor, game.now()));
}

/** Asks about what was typed, unless the Laws refuse it in any case. Tells whether it is asked about. */
export async function weigh({ act }: Weighed, weighers: Weighers): Promise<boolean> {
  const { game, views } = weighers;
  const { held } = game.value;
  if (!held) return false;
  // Of what is claimed in a quickplay finish the form knows the grounds.
  if (act.type === 'claim quickplay' && act.asks === 'draw') {
    await openClaim(weighers);
    return true;
  }
  const judged = judge(held.game, { ...act, at: game.now() });
  if (judged.type === 'refused') return game.refuse(judged.refusal);
  switch (act.type) {
    case 'resign':
      await views.askFirst('resign');
      return true;
    case 'accept':
      await views.askFirst('accept draw');
      return true;
    case 'claim':
      await askClaim(act, held, weighers);
      return true;
    case 'claim quickplay':
      // Only an arbiter can agree to an increment (III.4), so that no game of this page comes here.
      return (await game.act(act)).type === 'done';
  }
}

/** The user has been asked, and claims. */
export async function makeClaim(request: ClaimRequest, { game, views }: Weighers): Promise<void> {
  const { held } = game.value;
  if (!held) return;
  const act = understood(request, held, game);
  if ('reason' in act) {
    game.refuse(act);
    await views.refuseClaim(game.refusal);
    return;
  }
  const result = await game.act(act);
  asked = undefined;
  if (result.type === 'done') views.closeClaim();
  else await views.refuseClaim(game.refusal);
}

async function askClaim(act: ClaimDraft, held: HeldGame, { game, views }: Weighers): Promise<void> {
  const { ground, intended } = act;
  const request = { ground, ...(intended && { move: sanOf(held.game, intended.move) }) };
  asked = { request, act, after: held.acts };
  await views.askClaim(request, claimTermsOf(held.game, game.actor, game.now()));
}

function understood(request: ClaimRequest, held: HeldGame, game: GameController): ActDraft | Refusal {
  const text = 'move' in request ? request.move : undefined;
  const { actor } = game;
  if (asked?.after === held.acts && JSON.stringify(asked.request) === JSON.stringify(request)) return asked.act;
  if (text === undefined) return actForClaim(request, actor);
  const heard = hear(text, { game: held.game, language: 'en' });
  return heard.type === 'move' ? actForClaim(request, actor, heard.move) : heard.refusal;
}

function sanOf(game: Game, move: Parameters<typeof describeMove>[1]): string {
  return describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play).moved.san;
}

/** Art. 9.2, 9.3: the player having the move claims. */
function whyNoClaim(stands: Game, { actor }: GameController): Refusal | undefined {
  if (stands.ending) return { reason: 'game over', ending: stands.ending };
  const { turn } = positionOf(stands);
  return turn === actor ? undefined : { reason: 'not your turn', turn };
}
