/** What is said when a game is here: that it is begun, or how the one stands that was kept or is played in another window; and what is heard of it then. */
import type { GameView } from '../laws/view.js';
import type { Notice, Unusual } from '../../speech/notice.js';
import { START_FEN } from '../laws/board/board.js';
import { layoutOf } from '../laws/board/layout.js';
import { DEFAULT_EDITION } from '../laws/editions/edition.js';
import type { Fact } from '../laws/facts.js';
import { isPressedByHand, termsOf, type Game } from '../laws/game.js';
import { openTime } from '../laws/rules/unwatched-time.js';
import type { HeldGame, SessionNews } from './session/session-port.js';
import type { GameValue } from './store.js';
import type { WindowRole } from './window-role.js';
import { isAtTable, isElsewhere, opponentOf, standingOf } from './held-game.js';
import type { Speaker } from './speaker.js';

/** What is told to whoever is new here; absent: nothing. */
export type HowToMove = NonNullable<Extract<Notice, { readonly about: 'game begun' }>['howToMove']>;

export type HowItCame = Extract<SessionNews, { readonly type: 'game' }>['how'];

/** How the page was opened, and the colour chosen. */
export interface Circumstances {
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  /** The colour was drawn. */
  readonly byLot: boolean;
  /** Whether it is told how to move, and how where it is. */
  readonly howToMove?: HowToMove;
  /** Whose window this is, at a table; `undefined` where that was never said. */
  readonly whose: WindowRole | undefined;
}

export function tellOfGame(
  held: HeldGame,
  view: GameView,
  how: HowItCame,
  circumstances: Circumstances,
  speaker: Speaker,
): void {
  if (isElsewhere(held)) return;
  speaker.beginGame();
  const { opensPosition, byLot, howToMove } = circumstances;
  const whose = isAtTable(held) ? (circumstances.whose ?? 'onlooker') : undefined;
  switch (how) {
    case 'begun':
      speaker.notice(
        isFromStart(held)
          ? {
              about: 'game begun',
              opponent: opponentOf(held, byLot),
              turn: view.turn,
              ...unusualOf(held),
              ...(howToMove && { howToMove }),
            }
          : { about: 'position opened', opponent: opponentOf(held, false), standing: standingOf(held) },
        whose,
      );
      return;
    case 'brought back':
      if (opensPosition) return;
      speaker.recall(view);
      speaker.notice({ about: 'game brought back', ...standingOf(held) }, whose);
      speaker.facts(openTime(held.game), view.role);
      return;
    case 'joined':
      speaker.recall(view);
      speaker.notice({ about: 'joined', atTable: whose !== undefined }, whose);
      speaker.facts(openTime(held.game), view.role);
      return;
  }
}

/** What happened by one act. `before` is how the game was seen then, so that moves that were taken back can be named. */
export function tellOfAct(
  facts: readonly Fact[],
  before: GameView | undefined,
  { held, view, mine }: GameValue,
  speaker: Speaker,
): void {
  if (isElsewhere(held)) return;
  const restored = facts.find((fact) => fact.type === 'restored');
  const taken = restored ? (before?.sheet.slice(restored.ply) ?? []) : [];
  // That a hand here has lifted a piece has been heard from the hand.
  const unheard = facts.filter((fact) => fact.type !== 'touched' || fact.how !== 'to move' || !mine.includes(fact.by));
  speaker.facts(unheard, view?.role ?? 'onlooker', taken);
}

/** What else is heard of the session: who holds the game, and how it was kept. */
export function tellOfSession(
  news: Exclude<SessionNews, { readonly type: 'game' | 'act' }>,
  speaker: Pick<Speaker, 'notice'>,
): void {
  switch (news.type) {
    case 'holder':
      if (news.here && news.why === 'other window closed') speaker.notice({ about: 'holder here' });
      if (news.why === 'taken here') speaker.notice({ about: 'taken here' });
      if (news.why === 'taken over') speaker.notice({ about: 'other window holds' });
      if (news.why === 'other window silent') speaker.notice({ about: 'other window silent' });
      return;
    case 'judged otherwise':
      speaker.notice({ about: 'judged otherwise' });
      return;
    case 'journal damaged':
      speaker.notice({ about: 'journal damaged', from: news.from });
      return;
  }
}

/** From the usual position or one of Chess960; any other was given. */
function isFromStart({ game }: HeldGame): boolean {
  return game.conditions.start === START_FEN || game.conditions.chess960 !== undefined;
}

function unusualOf({ game }: HeldGame): { readonly unusual?: Unusual } {
  const { time, play, warningsAllowed, edition, chess960, arbiter, supervision, touch, drawLimit } = game.conditions;
  const [start] = game.positions;
  const unusual: Unusual = {
    ...(time && { time }),
    ...(play === 'strict' && { strict: true }),
    ...(warningsAllowed && { warningsAllowed }),
    ...(play === 'strict' && supervision === 'inadequate' && ownRulesOf(game)),
    ...(play === 'casual' && touch === 'binding' && { touchBinds: true }),
    ...(drawLimit.limit !== 'none' && { drawLimit }),
    ...(edition !== DEFAULT_EDITION && { edition }),
    ...(chess960 !== undefined && start && { chess960: { number: chess960, layout: layoutOf(start) } }),
    ...(isPressedByHand(game) && { startedBy: arbiter ? 'arbiter' : 'press' }),
  };
  return Object.keys(unusual).length > 0 ? { unusual } : {};
}

function ownRulesOf(game: Game): Pick<Unusual, 'ownRules'> {
  const { tempo } = termsOf(game);
  return tempo === 'standard' ? {} : { ownRules: tempo };
}
