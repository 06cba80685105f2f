/**
 * What would end or cost something is asked about first, here where it was typed or wanted in the form of claims. In a file of
 * its own, with the Laws that it asks whether it may be done at all: it is loaded when it is first wanted.
 */
import type { LanguageName } from '../../../speech/language-names.js';
import type { ClaimRequest } from '../shared/events.js';
import { hear } from '../../../speech/hear.js';
import { everyLanguage } from '../../../speech/hearing/every-language.js';
import { actorFor } from '../../laws/rules/whose-act.js';
import type { ActDraft, ClaimDraw } from '../../laws/acts.js';
import { describeMove } from '../../laws/rules/scoresheet.js';
import { judge } from '../../laws/judge.js';
import type { Refusal } from '../../laws/refusals.js';
import { sideOf } from '../../laws/roles.js';
import { sameMove, type Color, type Move } from '../../laws/squares.js';
import { plyOf, positionOf, type Game, termsOf } from '../../laws/game.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import type { AppViews } from '../shared/app-views.js';
import type { PageCommands, WeighedAct } from '../shared/services.js';
import { COMMANDS } from '../../commands/commands.js';
import type { PageWords } from '../../../speech/page-words.js';
import type { GameController } from '../../game/game-controller.js';
import type { ClaimTerms } from './claim-texts.js';
import './act-menu.js';
import './claim-form.js';

/** Those who ask, and act upon the answer. */
export interface Weighers {
  readonly game: GameController;
  readonly views: AppViews;
  readonly words: Pick<PageWords, 'language'>;
}

type ClaimDraft = Extract<ActDraft, { readonly type: ClaimDraw['type'] }>;

/** What the form of claims does of the table of commands. */
export const ROWS: PageCommands = { 'claim-draw': openClaim };

/** Opens the form of claims, where somebody who sits here may claim at all. */
async function openClaim({ game, views }: Weighers): Promise<void> {
  const { held } = game.value;
  if (!held) return;
  const by = claimantHere(held, game);
  const refusal = whyNoClaim(held.game, by);
  if (refusal) game.refuse(refusal);
  else await views.openClaim(claimTermsOf(held.game, by, game.now()));
}

/** Asks about what was typed, unless the Laws refuse it in any case. */
export async function weigh({ id, act }: WeighedAct, weighers: Weighers): Promise<LineOutcome> {
  const { game, views } = weighers;
  const { held } = game.value;
  if (!held) return 'refused';
  // Of what is claimed in a quickplay finish the form knows the grounds.
  if (act.type === 'claim quickplay' && act.asks === 'draw') {
    await openClaim(weighers);
    return 'asked';
  }
  const judged = judge(held.game, { ...act, at: game.now() });
  if (judged.type === 'refused') {
    game.refuse(judged.refusal);
    return 'refused';
  }
  if (COMMANDS[id].asksFirst === 'yes or no') {
    await views.askFirst(id);
    return 'asked';
  }
  if (act.type === 'claim') {
    await askClaim(act, held, weighers);
    return 'asked';
  }
  // Only an arbiter can agree to an increment (III.4), so that no game of this page comes here.
  return (await game.act(act)).type === 'done' ? 'done' : 'refused';
}

/** The user has been asked, and claims. */
export async function makeClaim(request: ClaimRequest, { game, views, words }: Weighers): Promise<void> {
  const { held } = game.value;
  if (!held) return;
  const act = understood(request, held, game, words.language);
  if (!('type' in act)) {
    game.refuse(act);
    await views.refuseClaim(game.value.refusal);
    return;
  }
  const result = await writtenFirst(act, held, game);
  if (result.type === 'done') views.closeClaim();
  else await views.refuseClaim(game.value.refusal);
}

/** Where players keep their own scores, the move that is claimed with is written there before it is declared (Art. 8.1.2, 9.2.1). */
async function writtenFirst(act: ActDraft, { game: stands }: HeldGame, game: GameController): Promise<ActResult> {
  const { recording } = stands.conditions;
  const intended = act.type === 'claim' && recording === 'players' ? act.intended : undefined;
  const side = sideOf(act.by);
  const ahead = side && stands.own[side].ahead;
  if (!intended?.written || (ahead && sameMove(ahead, intended.move))) return game.act(act);
  const entry = { what: 'move', ply: plyOf(stands) + 1, move: intended.move } as const;
  const written = await game.act({ type: 'write', by: act.by, entry });
  return written.type === 'done' ? game.act(act) : written;
}

/** A claim as an act. What was typed into the form counts as written before it was claimed (Art. 9.2.1, 9.3.1). */
export function actForClaim({ ground }: ClaimRequest, by: Color, move?: Move): ActDraft {
  if (ground !== 'threefold' && ground !== 'fifty moves') return { type: 'claim quickplay', by, asks: 'draw', ground };
  return { type: 'claim', by, ground, ...(move && { intended: { move, written: true } }) };
}

async function askClaim(act: ClaimDraft, held: HeldGame, { game, views }: Weighers): Promise<void> {
  const { ground, intended } = act;
  const meant = intended?.move;
  const request = { ground, ...(meant && { move: sanOf(held.game, meant), meant }) };
  await views.askClaim(request, claimTermsOf(held.game, claimantHere(held, game), game.now()));
}

function understood(
  request: ClaimRequest,
  held: HeldGame,
  game: GameController,
  language: LanguageName,
): ActDraft | Refusal {
  const { move: text, meant } = 'move' in request ? request : {};
  const by = claimantHere(held, game);
  if (text === undefined || meant) return actForClaim(request, by, meant);
  const heard = hear(text, { game: held.game, languages: everyLanguage(language) });
  if (heard.type !== 'move') return heard.refusal;
  // With a move that is only near to what was typed nothing is claimed: the text is to be mended.
  return heard.exact ? actForClaim(request, by, heard.move) : { reason: 'unreadable', text };
}

function sanOf(game: Game, move: Move): string {
  return describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play).moved.san;
}

function claimantHere({ game }: HeldGame, { value }: GameController): Color {
  return actorFor(game, value.mine, 'claim');
}

/** Art. 9.2, 9.3: the player having the move claims. */
function whyNoClaim(stands: Game, by: Color): Refusal | undefined {
  if (stands.ending) return { reason: 'game over', ending: stands.ending };
  const { turn } = positionOf(stands);
  return turn === by ? undefined : { reason: 'not your turn', turn };
}

/**
 * What the form of claims must know of a game. What is allowed is asked of the Laws themselves: a claim is judged and not done.
 * @param at the time by the clock that stamps the acts
 */
export function claimTermsOf(game: Game, by: Color, at: number): ClaimTerms {
  if (game.ending) return { playing: false };
  const { edition, clock } = game;
  const takes = edition.wrongClaimTakes.value;
  const opponentGets = edition.wrongClaim[termsOf(game).tempo].value;
  return {
    playing: true,
    ...(clock && { cost: { opponentGets, ...(takes && { takes }) } }),
    ...(mayClaimQuickplay(game, by, at) && {
      quickplay: game.conditions.arbiter ? { opponentGets: edition.quickplay.value.opponentGets } : { endsGame: true },
    }),
  };
}

function mayClaimQuickplay(game: Game, by: Color, at: number): boolean {
  const ground = 'cannot win by normal means';
  return judge(game, { type: 'claim quickplay', asks: 'draw', ground, by, at }).type === 'done';
}
