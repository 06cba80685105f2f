/**
 * The game as this window sees and plays it: sends acts to the session, hears what happened, has it said, and tells the host
 * what to draw. It computes no rule.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EarconName } from '../../speech/earcons.js';
import { actorFor } from '../laws/actor.js';
import type { ActDraft } from '../laws/acts.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Fact } from '../laws/facts.js';
import { plyOf } from '../laws/state.js';
import { opposite, type Color, type Move, type Square } from '../laws/squares.js';
import type { GameContextValue } from '../play/contexts.js';
import type { ActResult, GameSetup, HeldGame, JournalEntry, SessionNews, SessionPort } from '../play/session-port.js';
import { ifLoaded } from '../play/remembered.js';
import type { Answer, ClockQuestion, Question } from '../questions/question.js';
import { besideTheLaws, loadGamePart, type BesideTheLaws } from './game-part.js';
import { tellOfAct, tellOfGame, type HowItCame } from './game-told.js';
import type { TableDoing } from './table/doing.js';
import { GameAtTable, type TableServices } from './game-at-table.js';
import { isAtTable, takeBackTo } from './held-game.js';
import { lookAt, lookOn } from './looking.js';
import { NO_GAME } from './showing.js';
import type { Speaker } from './speaker.js';
import { TypedLine, type AskedInGame, type Tried, type TypedCommand } from './typed-line.js';

export interface GameServices {
  readonly session: SessionPort;
  readonly speaker: Speaker;
  readonly play: (...earcons: readonly EarconName[]) => void;
  /** The game stands anew: the computer may have to move. */
  readonly follow: (held: HeldGame | undefined) => void;
  /** The time by the clock that stamps the acts. */
  readonly now: () => number;
  /** Does what was typed and is no move. */
  readonly carryOut: (commanded: TypedCommand) => Promise<boolean>;
  /** Answers yes or no to what the page asks about an act; tells whether it asks anything. */
  readonly answer: (yes: boolean) => boolean;
  /** Answers what waits to be said yes to, and was not asked; tells whether there is such a thing. */
  readonly answerWaiting: (yes: boolean) => boolean;
  /** Whether every typed or spoken move is to be asked about before it is made. */
  readonly confirms: () => boolean;
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  readonly table: TableServices;
}

export class GameController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #services: GameServices;
  readonly #line: TypedLine;
  readonly #atTable: GameAtTable;
  #value: GameContextValue = NO_GAME;
  #orientation: Color = 'white';
  #bottom: Color = 'white';
  #byLot = false;
  #endListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, services: GameServices) {
    this.#host = host;
    this.#services = services;
    this.#atTable = new GameAtTable(services.table);
    this.#line = new TypedLine({
      speaker: services.speaker,
      play: services.play,
      makeMove: (move, alphabets) => this.#sayMove(move, alphabets),
      carryOut: services.carryOut,
      answer: services.answer,
      answerWaiting: services.answerWaiting,
      confirms: services.confirms,
      changed: () => host.requestUpdate(),
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#endListening = this.#services.session.listen(this.#onNews);
  }

  hostDisconnected(): void {
    this.#endListening?.();
  }

  get value(): GameContextValue {
    return this.#value;
  }

  /** The acts of the game that stands here, as they are kept. */
  get entries(): readonly JournalEntry[] {
    return this.#services.session.entries;
  }

  /** Whose pieces stand at the bottom of the drawing. */
  get orientation(): Color {
    return this.#orientation;
  }

  /** Why what was last wanted was refused, in words; empty when it was not. */
  get refusal(): string {
    return this.#line.refusal;
  }

  /** The moves between which a typed line leaves the choice, with the game they were asked about in. */
  get asked(): AskedInGame | undefined {
    return this.#line.asked;
  }

  /** Asks which move is meant, in place of any other question. */
  askMeant(asked: AskedInGame): void {
    this.#services.answer(false);
    this.#line.ask(asked);
  }

  get playing(): boolean {
    return this.#value.held !== undefined && this.#value.held.game.ending === undefined;
  }

  /**
   * @param bottom whose pieces stand at the bottom, where both players are here
   * @param byLot whether the colour was drawn
   */
  async begin(setup: GameSetup, bottom: Color = 'white', byLot = false): Promise<ActResult> {
    this.#bottom = bottom;
    this.#byLot = byLot;
    return this.#told(await this.#services.session.begin(setup));
  }

  /** Sends an act of this window's; a refusal is said. */
  async act(draft: ActDraft): Promise<ActResult> {
    const tried = draft.type === 'make' ? { from: draft.move.from } : undefined;
    const done = this.#atTable.asHere(draft, this.#value.held);
    if (!done) return this.#told({ type: 'refused', refusal: { reason: 'not for this role' } }, tried);
    return this.#told(await this.#services.session.act(done), tried);
  }

  /** A piece was placed on the board. */
  async makeMove(move: Move): Promise<ActResult> {
    const { held } = this.#value;
    return isAtTable(held) ? this.#onTable(({ place }) => place(move, held)) : this.#make(move, []);
  }

  /** A typed line: a move, a command, or an answer to what is asked. Tells whether it was done, or needs no more than an answer. */
  async enterLine(text: string): Promise<boolean> {
    const { held, mine } = this.#value;
    if (!held) return this.#noGame();
    return (await this.#atTable.enter([{ text }], held, false)) ?? this.#line.enter(text, held, mine);
  }

  /** What may have been said, the likeliest first. Tells what `enterLine` tells. */
  async enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<boolean> {
    const { held, mine } = this.#value;
    if (!held) return this.#noGame();
    return (await this.#atTable.enter(alternatives, held, true)) ?? this.#line.enterSpoken(alternatives, held, mine);
  }

  /** The answer to the question which move was meant: one of them, or none. Tells whether nothing is asked any more. */
  chooseMeant(move: Move | undefined): Promise<boolean> {
    return this.#line.choose(move);
  }

  ask(question: Question): void {
    const { view, ply } = this.#value;
    if (view) this.#answer(({ ask }) => ask(view, question, ply));
    else this.#services.speaker.notice({ about: 'no game' });
  }

  askClock(question: ClockQuestion): void {
    const { view } = this.#value;
    if (view) this.#answer(({ askClock }) => askClock(view, question, this.now()));
    else this.#services.speaker.notice({ about: 'no game' });
  }

  /** The window is for somebody else now: what is seen and heard here is his. */
  sitAnew(): void {
    const { held } = this.#value;
    if (held) this.#hold(held);
  }

  /** The time by the clock that stamps the acts, in milliseconds. */
  now(): number {
    return this.#services.now();
  }

  /** Says why something is not done, and shows it. */
  refuse(refusal: AnyRefusal): false {
    return this.#line.refuse(refusal);
  }

  /** Whether to lift a piece is an act: where a touched piece must be played (Art. 4.3). */
  get touchBinds(): boolean {
    return this.#value.held?.game.conditions.touch === 'binding';
  }

  async touch(square: Square): Promise<ActResult> {
    if (!(await this.#atTable.touches(square, this.#value.held))) return { type: 'done', facts: [] };
    return this.act({ type: 'touch', by: this.#actor('touch'), square });
  }

  turnBoard(): void {
    this.#orientation = opposite(this.#orientation);
    this.#services.speaker.notice({ about: 'board turned', bottom: this.#orientation });
    this.#host.requestUpdate();
  }

  /** Looks at an earlier or later position; the game itself stays as it stands. */
  look(way: 'back' | 'forward'): void {
    const { view, ply } = this.#value;
    if (!view) return;
    const look = lookOn(view, ply, way);
    if (look.type === 'edge') this.#services.play('edge');
    else this.#set({ ...this.#value, ply: look.ply });
    this.#services.speaker.notice({ about: 'viewing', viewing: look.viewing });
  }

  /** Looks at the position after so many plies, or at the nearest there is; beyond the last it is that of the game as it stands. */
  lookAt(wanted: number): void {
    const { view, ply } = this.#value;
    if (!view) {
      this.#services.speaker.notice({ about: 'no game' });
      return;
    }
    const look = lookAt(view, ply, wanted);
    this.#set({ ...this.#value, ply: look.ply });
    this.#services.speaker.notice({ about: 'viewing', viewing: look.viewing });
  }

  async takeBack(): Promise<void> {
    const { held, mine } = this.#value;
    if (!held) return;
    const ply = takeBackTo(held, mine);
    if (ply === undefined) this.#line.refuse({ reason: 'no move made yet' });
    else await this.act({ type: 'restore', by: this.#actor('restore'), ply, cause: 'takeback' });
  }

  /** Whether there is a move of this window's player that can be taken back. */
  get canTakeBack(): boolean {
    const { held, mine } = this.#value;
    return held?.game.conditions.play === 'casual' && takeBackTo(held, mine) !== undefined;
  }

  async #make(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    return this.act({ type: 'make', by: this.#actor('make'), move, ...(alphabets.length > 0 && { alphabets }) });
  }

  /** A move was typed or said. */
  async #sayMove(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    const { held } = this.#value;
    return isAtTable(held) ? this.#onTable(({ say }) => say(move, held)) : this.#make(move, alphabets);
  }

  /** What it refuses for want of what it is loaded from is told here; whatever else is refused was told. */
  async #onTable(act: (table: TableDoing) => Promise<ActResult>): Promise<ActResult> {
    const result = await this.#atTable.with(act);
    return result.type === 'refused' && result.refusal.reason === 'not loaded' ? this.#told(result) : result;
  }

  /** Who acts here; where no game stands it is refused, whoever it is. */
  #actor(type: 'make' | 'touch' | 'restore'): Color {
    const { held, mine } = this.#value;
    return held ? actorFor(held.game, mine, type) : 'white';
  }

  #onNews = (news: SessionNews): void => {
    const { speaker, follow } = this.#services;
    switch (news.type) {
      case 'game':
        this.#onGame(news.held, news.how);
        follow(news.held);
        return;
      case 'act': {
        const before = this.#value.view;
        this.#hold(news.held);
        this.#sound(news.entry.facts);
        tellOfAct(news.entry.facts, before, this.#value, speaker);
        follow(news.held);
        return;
      }
      case 'holder':
        if (news.here && news.why === 'other window closed') speaker.notice({ about: 'holder here' });
        if (news.why === 'other window silent') speaker.notice({ about: 'other window silent' });
        follow(this.#value.held);
        return;
      case 'judged otherwise':
        speaker.notice({ about: 'judged otherwise' });
        return;
      case 'journal damaged':
        speaker.notice({ about: 'journal damaged', from: news.from });
        return;
      case 'not loaded':
        speaker.notice({ about: 'game not loaded' });
        return;
    }
  };

  #onGame(held: HeldGame, how: HowItCame): void {
    this.#line.forgetQuestion();
    this.#hold(held);
    const { view, mine } = this.#value;
    if (!view) return;
    this.#orientation = mine.length === 1 ? (mine[0] ?? 'white') : this.#bottom;
    const circumstances = {
      opensPosition: this.#services.opensPosition,
      byLot: this.#byLot,
      whose: this.#services.table.role(),
    };
    tellOfGame(held, view, how, circumstances, this.#services.speaker);
  }

  #hold(held: HeldGame): void {
    const { mine, view } = this.#atTable.seat(held);
    this.#line.forgetRefusal();
    // The moves that were asked about belong to the position before.
    const before = this.#value.held;
    if (held.game.ending || (before && plyOf(before.game) !== plyOf(held.game))) this.#line.forgetQuestion();
    this.#set({ held, view, mine, ply: view.positions.length - 1 });
  }

  #set(value: GameContextValue): void {
    this.#value = value;
    this.#host.requestUpdate();
  }

  #noGame(): false {
    this.#services.speaker.notice({ about: 'no game' });
    return false;
  }

  #told(result: ActResult, tried?: Tried): ActResult {
    if (result.type === 'refused') this.#line.refuse(result.refusal, tried);
    else this.#line.forgetRefusal();
    return result;
  }

  /** At once, or as soon as what answers is there: it is loaded right after the board. */
  #answer(of: (beside: BesideTheLaws) => Answer): void {
    const beside = besideTheLaws();
    if (beside) this.#services.speaker.answer(of(beside));
    else this.#answerLater(of).catch(reportError);
  }

  async #answerLater(of: (beside: BesideTheLaws) => Answer): Promise<void> {
    await ifLoaded(loadGamePart);
    const beside = besideTheLaws();
    if (beside) this.#services.speaker.answer(of(beside));
    else this.refuse({ reason: 'not loaded' });
  }

  #sound(facts: readonly Fact[]): void {
    this.#services.play(...(besideTheLaws()?.earconsOf(facts, this.#value) ?? []));
  }
}
