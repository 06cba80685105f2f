/**
 * The game as this window sees and plays it: sends acts to the session, hears what happened, has it said, and tells the host
 * what to draw. It computes no rule.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { EarconName } from '../../speech/earcons.js';
import type { Heard } from '../../speech/hear.js';
import type { ActDraft } from '../laws/acts.js';
import { START_FEN } from '../laws/board.js';
import type { Fact } from '../laws/facts.js';
import { positionOf } from '../laws/game.js';
import { opposite, type Color, type Move } from '../laws/squares.js';
import { viewFor } from '../laws/view.js';
import type { GameContextValue } from '../play/contexts.js';
import type { ActResult, GameSetup, HeldGame, SessionNews, SessionPort } from '../play/session-port.js';
import { ask } from '../questions/ask.js';
import type { Question } from '../questions/question.js';
import { opponentOf, playedHere, standingOf, takeBackTo, withPiece } from './held-game.js';
import { earconOf } from './earcon-of.js';
import { loadHearing } from './hearing.js';
import type { Speaker } from './speaker.js';

export interface GameServices {
  readonly session: SessionPort;
  readonly speaker: Speaker;
  readonly play: (earcon: EarconName) => void;
  /** The game stands anew: the computer may have to move. */
  readonly follow: (held: HeldGame | undefined) => void;
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
}

/** Moves that a typed line can mean, while the user is asked which. */
export type OpenQuestion = Extract<Heard, { readonly type: 'ask' }>;

const NO_GAME: GameContextValue = { held: undefined, view: undefined, mine: [], ply: 0 };

export class GameController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #services: GameServices;
  #value: GameContextValue = NO_GAME;
  #orientation: Color = 'white';
  #bottom: Color = 'white';
  #byLot = false;
  #refusal = '';
  #question: OpenQuestion | undefined;
  #endListening: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, services: GameServices) {
    this.#host = host;
    this.#services = services;
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

  /** Whose pieces stand at the bottom of the drawing. */
  get orientation(): Color {
    return this.#orientation;
  }

  /** Why the typed line was refused, in words; empty when nothing was. */
  get refusal(): string {
    return this.#refusal;
  }

  /** The moves between which a typed line leaves the choice. */
  get question(): OpenQuestion | undefined {
    return this.#question;
  }

  get playing(): boolean {
    return this.#value.held !== undefined && this.#value.held.game.ending === undefined;
  }

  /** For whom this window acts: its player, or with both players here whoever is on move. */
  get actor(): Color {
    const { held, mine } = this.#value;
    const turn = held ? positionOf(held.game).turn : 'white';
    return mine.length === 1 ? (mine[0] ?? turn) : turn;
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

  /** Answers the draw offer for whoever it was made to. */
  async answerOffer(type: 'accept' | 'reject'): Promise<void> {
    const offer = this.#value.view?.offer;
    if (offer) await this.act({ type, by: opposite(offer.by) });
  }

  /** Sends an act of this window's; a refusal is said. */
  async act(draft: ActDraft): Promise<ActResult> {
    return this.#told(await this.#services.session.act(draft));
  }

  async makeMove(move: Move, alphabets: readonly string[] = []): Promise<ActResult> {
    return this.act({ type: 'make', by: this.actor, move, ...(alphabets.length > 0 && { alphabets }) });
  }

  /** A typed line: a move, or the number of one of the moves that were asked about. Tells whether it was done. */
  async enterLine(text: string): Promise<boolean> {
    const { held } = this.#value;
    if (!held) return this.#refused(() => this.#services.speaker.notice({ about: 'no game' }));
    const chosen = this.#question?.moves[Number(text.trim()) - 1];
    if (chosen) return this.chooseMeant(chosen);
    this.#question = undefined;
    const { turn } = positionOf(held.game);
    if (this.playing && this.actor !== turn) {
      this.#told({ type: 'refused', refusal: { reason: 'not your turn', turn } });
      return false;
    }
    const heard = await this.#hear(text, held);
    switch (heard.type) {
      case 'move': {
        const result = await this.makeMove(heard.move, heard.alphabets);
        return result.type === 'done';
      }
      case 'ask':
        this.#question = heard;
        this.#refuse(this.#services.speaker.doubt(heard.refusal, heard.moves.map(withPiece(held))));
        return false;
      case 'refused':
        this.#services.play('refused');
        this.#refuse(this.#services.speaker.refusal(heard.refusal));
        return false;
    }
  }

  async #hear(text: string, { game }: HeldGame): Promise<Heard> {
    try {
      const { hear } = await loadHearing();
      return hear(text, { game, language: 'en' });
    } catch {
      // The network was cut before this part of the program was there. The text stays, and the next try loads it again.
      return { type: 'refused', refusal: { reason: 'not loaded' } };
    }
  }

  /** The answer to the question which move was meant. */
  async chooseMeant(move: Move): Promise<boolean> {
    const index = this.#question?.moves.indexOf(move) ?? -1;
    const alphabets = this.#question?.alphabets[index] ?? [];
    this.#question = undefined;
    return (await this.makeMove(move, alphabets)).type === 'done';
  }

  ask(question: Question): void {
    const { view, ply } = this.#value;
    if (view) this.#services.speaker.answer(ask(view, question, ply));
    else this.#services.speaker.notice({ about: 'no game' });
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
    const last = view.positions.length - 1;
    const wanted = ply + (way === 'back' ? -1 : 1);
    if (wanted < 0 || wanted > last) {
      this.#services.play('edge');
      this.#services.speaker.notice({ about: 'viewing', viewing: { at: wanted < 0 ? 'start' : 'present' } });
      return;
    }
    this.#set({ ...this.#value, ply: wanted });
    const entry = view.sheet[wanted - 1];
    if (wanted === last) this.#services.speaker.notice({ about: 'viewing', viewing: { at: 'present' } });
    else if (!entry) this.#services.speaker.notice({ about: 'viewing', viewing: { at: 'start' } });
    else {
      const before = view.positions[wanted - 1];
      const number = before?.moveNumber ?? 1;
      this.#services.speaker.notice({ about: 'viewing', viewing: { at: 'move', number, entry, way } });
    }
  }

  async takeBack(): Promise<void> {
    const { held, mine } = this.#value;
    if (!held) return;
    const ply = takeBackTo(held, mine);
    if (ply === undefined) this.#told({ type: 'refused', refusal: { reason: 'no move made yet' } });
    else await this.act({ type: 'restore', by: this.actor, ply, cause: 'takeback' });
  }

  /** Whether there is a move of this window's player that can be taken back. */
  get canTakeBack(): boolean {
    const { held, mine } = this.#value;
    return held?.game.conditions.play === 'casual' && takeBackTo(held, mine) !== undefined;
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
        const { entry } = news;
        const taken = entry.act.type === 'restore' ? (before?.sheet.slice(entry.act.ply) ?? []) : [];
        this.#sound(entry.facts);
        speaker.facts(entry.facts, this.#value.view?.role ?? 'onlooker', taken);
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
    }
  };

  #onGame(held: HeldGame, how: 'begun' | 'brought back' | 'joined'): void {
    this.#question = undefined;
    this.#hold(held);
    const { view, mine } = this.#value;
    const { speaker } = this.#services;
    if (!view) return;
    this.#orientation = mine.length === 1 ? (mine[0] ?? 'white') : this.#bottom;
    switch (how) {
      case 'begun':
        speaker.notice(
          held.setup.conditions.start === START_FEN
            ? { about: 'game begun', opponent: opponentOf(held, this.#byLot), turn: view.turn }
            : { about: 'position opened', opponent: opponentOf(held, false), standing: standingOf(held) },
        );
        break;
      case 'brought back':
        if (this.#services.opensPosition) break;
        speaker.recall(view);
        speaker.notice({ about: 'game brought back', ...standingOf(held) });
        break;
      case 'joined':
        speaker.recall(view);
        speaker.notice({ about: 'joined' });
        break;
    }
  }

  #hold(held: HeldGame): void {
    const mine = playedHere(held);
    const role = mine.length === 1 ? (mine[0] ?? 'onlooker') : 'onlooker';
    const view = viewFor(held.game, role);
    this.#refusal = '';
    this.#set({ held, view, mine, ply: view.positions.length - 1 });
  }

  #set(value: GameContextValue): void {
    this.#value = value;
    this.#host.requestUpdate();
  }

  #told(result: ActResult): ActResult {
    if (result.type === 'refused') {
      this.#services.play('refused');
      this.#refuse(this.#services.speaker.refusal(result.refusal));
    } else {
      this.#refuse('');
    }
    return result;
  }

  #refuse(words: string): void {
    this.#refusal = words;
    this.#host.requestUpdate();
  }

  #refused(say: () => void): false {
    say();
    return false;
  }

  #sound(facts: readonly Fact[]): void {
    const earcon = earconOf(facts, this.#value.mine);
    if (earcon) this.#services.play(earcon);
  }
}
