/** The game as it stands at this window, by what the session tells of it: what is seen of it, and what is said and heard when it changes. */
import type { EarconName } from '../../speech/earcons/names.js';
import type { Fact } from '../laws/facts.js';
import { plyOf } from '../laws/game.js';
import { opposite, type Color } from '../laws/squares.js';
import type { GameStore, GameValue } from './store.js';
import { computerTask } from '../engine/task.js';
import type { HeldGame, SessionNews } from './session/session-port.js';
import type { GameAtTable } from './game-at-table.js';
import { earconsOf } from './earcon-of.js';
import { tellOfAct, tellOfGame, tellOfSession, type HowItCame, type HowToMove } from './game-told.js';
import type { OpenLine } from './line-open.js';
import type { Speaker } from './speaker.js';
import type { GameView } from '../laws/view.js';

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
  readonly line: () => Pick<OpenLine, 'forgetRefusal' | 'forgetQuestion'>;
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
      case 'judged otherwise':
      case 'journal damaged':
        tellOfSession(news, speaker);
        return;
    }
  };

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
