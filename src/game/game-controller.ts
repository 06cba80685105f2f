/**
 * All that is done in the game from this window: acts, each sent to the session and its refusal said; lines; questions; looking back. It
 * computes no rule.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ActDraft } from '../laws/acts.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { SpokenHearing } from '../../speech/hearing/spoken.js';
import type { AnyRefusal } from '../../speech/phrase/refusals.js';
import type { Color, Move, Square } from '../laws/squares.js';
import { type GameStore, type GameValue, isPresent } from './store.js';
import type { WindowRole } from './window-role.js';
import { LineQueue, type EnteredLine, type LineEnd, type LineOutcome } from '../../speech/line-queue.js';
import type { GameSetup, JournalEntry } from './session/journal.js';
import type { ActResult, HeldGame, SessionPort } from './session/session-port.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import { asOf } from '../laws/game.js';
import { actorFor } from '../laws/rules/whose-act.js';
import { ask } from '../questions/ask.js';
import { askClock } from '../questions/clock.js';
import { GameAtTable, type TableServices } from './game-at-table.js';
import { GameHere, type GameHereParts, type HowToMove } from './game-here.js';
import { isAtTable, takeBackTo, takingBack } from './held-game.js';
import { lookedAt, lookBack, lookBackAt, type LookingBack } from './looking.js';
import type { AskedInGame, LineServices, Tried } from './line-open.js';
import { TypedLine } from '../commands/typed-line.js';

export interface GameServices
  extends
    Pick<GameHereParts, 'speaker' | 'play' | 'follow' | 'opensPosition'>,
    Pick<
      LineServices,
      'further' | 'carryOut' | 'languages' | 'answer' | 'askedElsewhere' | 'answerWaiting' | 'confirms'
    > {
  readonly session: SessionPort;
  readonly store: GameStore;
  /** Whose window this is, is to last as long as the window. */
  readonly keepRole: (role: WindowRole) => void;
  /** The time by the clock that stamps the acts, in milliseconds. */
  readonly now: () => number;
  /** Whether pieces are hidden in the game that stands here. */
  readonly isBlindfolded: () => boolean;
  /** Asks then: the board may be silent, and questions are counted. */
  readonly askBlindfolded: (question: Question) => void;
  readonly table: TableServices;
}

export class GameController implements ReactiveController {
  readonly #services: GameServices;
  readonly #line: TypedLine;
  readonly #queue: LineQueue;
  readonly #atTable: GameAtTable;
  readonly #here: GameHere;
  readonly #looking: LookingBack;
  #endListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, services: GameServices) {
    this.#services = services;
    const { speaker, play } = services;
    const value = (): GameValue => this.value;
    const line = (): TypedLine => this.#line;
    const atTable = new GameAtTable(value, services.table);
    this.#atTable = atTable;
    this.#here = new GameHere({ ...services, atTable, line });
    this.#looking = { value, speaker, show: (ply) => this.#here.show(ply), edge: () => play('edge') };
    this.#line = new TypedLine({
      ...services,
      makeMove: (move, alphabets) => this.#say(move, alphabets),
      act: (act) => this.act(act),
      holdBack: () => this.#queue.holdBack(),
      lookedAt: () => lookedAt(this.value),
      showPresent: () => this.#here.showPresent(),
    });
    this.#queue = new LineQueue({
      carryOut: ({ text }) => this.#carryOutLine(text),
      goesThrough: ({ text }, following) => {
        const { held, mine } = this.value;
        if (!held) return false;
        return atTable.goesThrough(text, following, held) ?? this.#line.goesThrough(text, following, held, mine);
      },
      stillAsks: () => this.#line.question !== undefined || services.askedElsewhere() !== undefined,
      tell: (heldBack) => this.#line.tellHeldBack(heldBack),
      // As the events of the page are stamped, with which a line was begun.
      now: () => performance.now(),
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#endListening = this.#services.session.listen(this.#here.onNews);
  }

  hostDisconnected(): void {
    this.#endListening?.();
  }

  get value(): GameValue {
    return this.#services.store.value;
  }

  /** The acts of the game that stands here, as they are kept. */
  get entries(): readonly JournalEntry[] {
    return this.#services.session.entries;
  }

  /** Asks which move is meant, in place of any other question. */
  askMeant(asked: AskedInGame): void {
    this.#line.ask(asked);
  }

  get playing(): boolean {
    const { held } = this.value;
    return held !== undefined && held.game.ending === undefined;
  }

  /**
   * @param bottom whose pieces stand at the bottom, where both players are here
   * @param byLot whether the colour was drawn
   * @param howToMove told with it, where the user is new here
   */
  async begin(setup: GameSetup, bottom: Color = 'white', byLot = false, howToMove?: HowToMove): Promise<ActResult> {
    this.#here.willBegin(bottom, byLot, howToMove);
    return this.#told(await this.#services.session.begin(setup));
  }

  /** Brings back a game that is kept on this device; a refusal is said. */
  async bringBack(gameId: string): Promise<ActResult> {
    return this.#told(await this.#services.session.bringBack(gameId));
  }

  /** Sends an act of this window's; a refusal is said. */
  async act(draft: ActDraft): Promise<ActResult> {
    const tried = draft.type === 'make' ? { from: draft.move.from } : undefined;
    const done = this.#atTable.asHere(draft, this.value.held);
    if (!done) return this.#told({ type: 'refused', refusal: { reason: 'not for this role' } }, tried);
    return this.#told(await this.#services.session.act(done), tried);
  }

  /** A piece was placed on the board. In an earlier position it is asked whether the present one is meant. */
  async makeMove(move: Move): Promise<LineOutcome> {
    const { held } = this.value;
    const make = (): Promise<ActResult> => this.#place(move);
    const looked = lookedAt(this.value);
    // It is called as it would be made there, where its piece stands.
    if (held && looked) return this.#line.askForPresent(move, { ...held, game: asOf(held.game, looked.ply) }, make);
    return (await make()).type === 'done' ? 'done' : 'refused';
  }

  /** Whether an earlier position is looked at. */
  get looksBack(): boolean {
    return lookedAt(this.value) !== undefined;
  }

  /** A move is wanted while an earlier position is looked at: whether it is meant for the present one is asked. */
  askForPresent(move: Move, held: HeldGame, make: () => Promise<ActResult>): Promise<LineOutcome> {
    return this.#line.askForPresent(move, held, make);
  }

  /** A typed line: a move, a command, or an answer to what is asked. It is carried out when it is its turn. */
  enterLine(line: EnteredLine): Promise<LineEnd> {
    return this.#queue.enter(line);
  }

  /** What may have been said, the likeliest first. @param hear what hears it */
  async enterSpoken(alternatives: readonly SpokenAlternative[], hear: SpokenHearing): Promise<LineOutcome> {
    const { held, mine } = this.value;
    if (!held) return this.#noGame();
    return (
      (await this.#atTable.enter(alternatives, held, true)) ?? this.#line.enterSpoken(alternatives, held, mine, hear)
    );
  }

  /** The answer to the question which move was meant: one of them, or none. */
  chooseMeant(move: Move | undefined): Promise<LineOutcome> {
    return this.#line.choose(move);
  }

  /** About the position that is looked at. */
  ask(question: Question): void {
    const { view, ply } = this.value;
    const { speaker } = this.#services;
    if (!view) speaker.notice({ about: 'no game' });
    else if (!this.#services.isBlindfolded()) speaker.answer(ask(view, question, ply));
    else this.#services.askBlindfolded(question);
  }

  askClock(question: ClockQuestion): void {
    const { view } = this.value;
    const { speaker } = this.#services;
    if (view) speaker.answer(askClock(view, question, this.now()));
    else speaker.notice({ about: 'no game' });
  }

  /** The window is for this one from now on. */
  sit(role: WindowRole): void {
    this.#services.store.set({ role });
    this.#services.keepRole(role);
  }

  /** The window is for somebody else now, or shows another board: what is seen and heard here is anew. */
  sitAnew(): void {
    this.#here.sitAnew();
  }

  /** Where two boards can be seen here, this player's is chosen. */
  showBoardOf(board: Color): void {
    this.#services.store.set({ board });
    this.#here.sitAnew();
  }

  /** The time by the clock that stamps the acts, in milliseconds. */
  now(): number {
    return this.#services.now();
  }

  /** Says why something is not done, and shows it. */
  refuse(refusal: AnyRefusal): false {
    return this.#line.refuse(refusal);
  }

  /** Whether to lift a piece is an act: where a touched piece must be played (Art. 4.3), and in no earlier position. */
  get touchBinds(): boolean {
    return this.value.held?.game.conditions.touch === 'binding' && isPresent(this.value);
  }

  /** A piece was lifted, or the opponent's tried to be. */
  async touch(square: Square): Promise<ActResult> {
    if (!(await this.#atTable.touches(square, this.value.held))) return { type: 'done', facts: [] };
    return this.act({ type: 'touch', by: this.#actor('touch'), square });
  }

  /** Says how the game stands that was brought back, which was not said when the page was opened with a position. */
  tellStanding(): void {
    this.#here.tellStanding();
  }

  turnBoard(): void {
    this.#here.turnBoard();
  }

  /** Looks at an earlier or later position; the game itself stays as it stands. */
  look(way: 'back' | 'forward'): void {
    lookBack(way, this.#looking);
  }

  /** Looks at the position after so many plies, or at the nearest there is; beyond the last it is that of the game as it stands. */
  lookAt(wanted: number): void {
    lookBackAt(wanted, this.#looking);
  }

  /** Takes back the last move of this window's player, with the answer to it. */
  async takeBack(): Promise<void> {
    const { held, mine } = this.value;
    if (!held) return;
    const back = takingBack(held, mine);
    if ('reason' in back) this.refuse(back);
    else await this.act({ type: 'restore', by: this.#actor('restore'), ply: back.ply, cause: 'takeback' });
  }

  /** Whether there is a move of this window's player that can be taken back. */
  get canTakeBack(): boolean {
    const { held, mine } = this.value;
    return held?.game.conditions.play === 'casual' && takeBackTo(held, mine) !== undefined;
  }

  /** A piece was placed on the board. */
  async #place(move: Move): Promise<ActResult> {
    const { held } = this.value;
    return isAtTable(held) ? this.#atTable.with(({ place }) => place(move, held)) : this.#make(move, []);
  }

  /** A move was typed or said. */
  async #say(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    const { held } = this.value;
    return isAtTable(held) ? this.#atTable.with(({ say }) => say(move, held)) : this.#make(move, alphabets);
  }

  async #make(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    return this.act({ type: 'make', by: this.#actor('make'), move, ...(alphabets.length > 0 && { alphabets }) });
  }

  /** Who acts here; where no game stands it is refused, whoever it is. */
  #actor(type: 'make' | 'touch' | 'restore'): Color {
    const { held, mine } = this.value;
    return held ? actorFor(held.game, mine, type) : 'white';
  }

  /** A refusal is said and shown; what was refused before is past else. */
  #told(result: ActResult, tried?: Tried): ActResult {
    if (result.type === 'refused') this.#line.refuse(result.refusal, tried);
    else this.#line.forgetRefusal();
    return result;
  }

  async #carryOutLine(text: string): Promise<LineOutcome> {
    const { held, mine } = this.value;
    if (!held) return this.#noGame();
    return (await this.#atTable.enter([{ text }], held, false)) ?? this.#line.enter(text, held, mine);
  }

  #noGame(): LineOutcome {
    this.#services.speaker.notice({ about: 'no game' });
    return 'refused';
  }
}
