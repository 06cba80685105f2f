/**
 * The game as it stands at this window, by what the session tells of it: what is seen of it, and what is said and heard when it changes: that
 * it is begun, how the one stands that was kept or is played in another window, and what happens by each act.
 */
import type { EarconName } from '../../speech/earcons/sound-choice.js';
import type { Fact } from '../laws/facts.js';
import { plyOf, isPressedByHand, termsOf, type Game } from '../laws/game.js';
import { opposite, type Color } from '../laws/squares.js';
import type { GameStore, GameValue } from './store.js';
import { computerTask } from '../engine/task.js';
import type { HeldGame, SessionNews } from './session/session-port.js';
import type { GameAtTable } from './game-at-table.js';
import { earconsOf } from './earcon-of.js';
import type { Speaker } from './speaker.js';
import type { GameView } from '../laws/view.js';
import type { Notice, Unusual } from '../../speech/notice.js';
import { START_FEN } from '../laws/board/board.js';
import { layoutOf } from '../laws/board/layout.js';
import { DEFAULT_EDITION } from '../laws/editions/edition.js';
import { openTime } from '../laws/rules/unwatched-time.js';
import type { WindowRole } from './window-role.js';
import { isAtTable, isElsewhere, opponentOf, standingOf } from './held-game.js';

/** Milliseconds for which a move of the computer waits for its press, to be told with it. */
const PRESSED_WITHIN = 1000;

export interface GameHereParts {
  readonly store: GameStore;
  readonly atTable: Pick<GameAtTable, 'seat'>;
  readonly speaker: Speaker;
  readonly play: (...earcons: readonly EarconName[]) => void;
  /** The game stands anew: the computer may have to move. */
  readonly follow: (held: HeldGame | undefined) => void;
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  readonly line: () => { readonly forgetRefusal: () => void; readonly forgetQuestion: () => void };
}

export class GameHere {
  readonly #parts: GameHereParts;
  #bottom: Color = 'white';
  #byLot = false;
  /** Whether a game has stood here since the page was opened. */
  #told = false;
  #howToMove: HowToMove | undefined;
  /** The computer's move, until it has pressed its clock: both are told as one message. `before` is how the game was seen before it. */
  #untold: { readonly facts: readonly Fact[]; readonly before: GameView | undefined } | undefined;

  constructor(parts: GameHereParts) {
    this.#parts = parts;
  }

  get #value(): GameValue {
    return this.#parts.store.value;
  }

  /**
   * A game is to be begun.
   *
   * @param bottom whose pieces stand at the bottom, where both players are here
   * @param byLot whether the colour was drawn
   * @param howToMove told when it has begun
   */
  willBegin(bottom: Color, byLot: boolean, howToMove?: HowToMove): void {
    this.#bottom = bottom;
    this.#byLot = byLot;
    this.#howToMove = howToMove;
  }

  /** The position after so many plies is looked at. */
  show(ply: number): void {
    this.#parts.store.set({ ply });
  }

  /** The game as it stands is looked at. */
  showPresent(): void {
    const { view } = this.#value;
    if (view) this.show(view.positions.length - 1);
  }

  /** The window is for somebody else now: what is seen and heard here is his. */
  sitAnew(): void {
    const { held } = this.#value;
    if (held) this.#hold(held);
  }

  /** As if it had only now been brought back. */
  tellStanding(): void {
    const { held, view, role } = this.#value;
    if (!held || !view) return;
    const circumstances = { opensPosition: false, byLot: false, whose: role };
    tellOfGame(held, view, 'brought back', circumstances, this.#parts.speaker);
  }

  turnBoard(): void {
    const { store, speaker } = this.#parts;
    store.set({ bottom: opposite(this.#value.bottom) });
    speaker.notice({ about: 'board turned', bottom: this.#value.bottom });
  }

  readonly onNews = (news: SessionNews): void => {
    const { speaker, follow } = this.#parts;
    if (news.type !== 'act') this.#tellUntold();
    switch (news.type) {
      case 'game':
        this.#onGame(news.held, news.how);
        follow(news.held);
        return;
      case 'act':
        this.#onAct(news.held, news.entry.facts);
        follow(news.held);
        return;
      case 'holder':
        tellOfSession(news, speaker);
        follow(this.#value.held);
        return;
      case 'deciding':
      case 'decided in vain':
        this.#show(news.held);
        tellOfSession(news, speaker);
        follow(news.held);
        return;
      case 'judged otherwise':
      case 'journal damaged':
        tellOfSession(news, speaker);
        return;
    }
  };

  /** The same game with its clocks as they are now; what is looked at stays. */
  #show(held: HeldGame): void {
    const { mine, view } = this.#parts.atTable.seat(held);
    this.#parts.store.set({ held, view, mine });
  }

  #onGame(held: HeldGame, how: HowItCame): void {
    const { store, line, speaker } = this.#parts;
    const opensPosition = this.#parts.opensPosition && !this.#told;
    this.#told = true;
    line().forgetQuestion();
    this.#hold(held);
    const { view, mine, role } = this.#value;
    if (!view) return;
    store.set({ bottom: mine.length === 1 ? (mine[0] ?? 'white') : this.#bottom });
    const howToMove = this.#howToMove;
    this.#howToMove = undefined;
    const circumstances = { opensPosition, byLot: this.#byLot, whose: role, ...(howToMove && { howToMove }) };
    tellOfGame(held, view, how, circumstances, speaker);
  }

  #onAct(held: HeldGame, news: readonly Fact[]): void {
    const before = this.#untold?.before ?? this.#value.view;
    const facts = [...(this.#untold?.facts ?? []), ...news];
    this.#untold = undefined;
    this.#hold(held);
    this.#parts.play(...earconsOf(news, this.#value));
    if (isPressedNext(held, news)) {
      const untold = { facts, before };
      this.#untold = untold;
      setTimeout(() => this.#untold === untold && this.#tellUntold(), PRESSED_WITHIN);
    } else tellOfAct(facts, before, this.#value, this.#parts.speaker);
  }

  #tellUntold(): void {
    const untold = this.#untold;
    this.#untold = undefined;
    if (untold) tellOfAct(untold.facts, untold.before, this.#value, this.#parts.speaker);
  }

  #hold(held: HeldGame): void {
    const { mine, view } = this.#parts.atTable.seat(held);
    const line = this.#parts.line();
    line.forgetRefusal();
    // The moves that were asked about belong to the position before.
    const before = this.#value.held;
    if (held.game.ending || (before && plyOf(before.game) !== plyOf(held.game))) line.forgetQuestion();
    this.#parts.store.set({ held, view, mine, ply: view.positions.length - 1 });
  }
}

/** The computer has moved, and presses its clock at once. */
function isPressedNext(held: HeldGame, facts: readonly Fact[]): boolean {
  const task = computerTask(held);
  return task?.type === 'press' && facts.some((fact) => fact.type === 'moved' && fact.by === task.color);
}

/** What is told to whoever is new here; absent: nothing. */
export type HowToMove = NonNullable<Extract<Notice, { readonly about: 'game begun' }>['howToMove']>;

type HowItCame = Extract<SessionNews, { readonly type: 'game' }>['how'];

/** How the page was opened, and the colour chosen. */
interface Circumstances {
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  /** The colour was drawn. */
  readonly byLot: boolean;
  /** Whether it is told how to move, and how where it is. */
  readonly howToMove?: HowToMove;
  /** Whose window this is, at a table; `undefined` where that was never said. */
  readonly whose: WindowRole | undefined;
}

function tellOfGame(
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
function tellOfAct(
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
function tellOfSession(
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
    case 'deciding':
      speaker.notice({ about: 'deciding', side: news.side });
      return;
    case 'decided in vain':
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
