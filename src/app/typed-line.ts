/**
 * The line typed into "Your move", or spoken: what of it stands open. It is understood among the moves of the game as it stands, refused
 * with its reason, or asked back about where it can mean several moves or is not surely the one it seems to be; what does that is loaded
 * with the hearing (`line-acting.ts`).
 */
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move } from '../laws/squares.js';
import { ifLoaded } from '../play/remembered.js';
import type { HeldGame } from '../play/session-port.js';
import { loadHearing } from './hearing.js';
import type * as acting from './line-acting.js';
import type { AskedInGame, LineServices, OpenLine, OpenQuestion, Tried } from './line-open.js';

export class TypedLine implements OpenLine {
  readonly #services: LineServices;
  #refusal = '';
  #tried: Tried | undefined;
  #asked: AskedInGame | undefined;

  constructor(services: LineServices) {
    this.#services = services;
  }

  /** Why what was last wanted was refused, or what is asked about it, in words; empty when it was not. */
  get refusal(): string {
    return this.#refusal;
  }

  get tried(): Tried | undefined {
    return this.#tried;
  }

  get question(): OpenQuestion | undefined {
    return this.#asked?.question;
  }

  get asked(): AskedInGame | undefined {
    return this.#asked;
  }

  /**
   * A move, an answer to what is asked about one, or a command. Tells whether it was done, or needs nothing more than an answer.
   *
   * @param mine the sides that are played here
   */
  enter(text: string, held: HeldGame, mine: readonly Color[]): Promise<boolean> {
    return this.#act(({ enter }) => enter([{ text }], { held, mine, spoken: false }, this, this.#services));
  }

  /** The same, of what may have been said: the likeliest first. */
  async enterSpoken(
    [first, ...others]: readonly SpokenAlternative[],
    held: HeldGame,
    mine: readonly Color[],
  ): Promise<boolean> {
    if (!first) return false;
    return this.#act(({ enter }) => enter([first, ...others], { held, mine, spoken: true }, this, this.#services));
  }

  /**
   * The answer to the question which move was meant: one of them, or none. Where it cannot be done, the question stays and can be
   * answered again.
   */
  choose(move: Move | undefined): Promise<boolean> {
    return this.#act(({ choose }) => choose(move, this, this.#services));
  }

  refuse(refusal: AnyRefusal, tried?: Tried): false {
    this.#tried = tried;
    this.#services.play('refused');
    this.show(this.#services.speaker.refusal(refusal));
    return false;
  }

  ask(asked: AskedInGame): void {
    this.#asked = asked;
    this.show(asked.say());
  }

  /** Shows these words at the entry. */
  show(words: string): void {
    this.#refusal = words;
    this.#services.changed();
  }

  forgetRefusal(): void {
    this.show('');
  }

  forgetQuestion(): void {
    this.#asked = undefined;
    this.#tried = undefined;
    this.#services.changed();
  }

  /** Where the network was cut before that part of the program was there, the text stays, and the next try loads it again. */
  async #act(act: (loaded: typeof acting) => Promise<boolean>): Promise<boolean> {
    const loaded = await ifLoaded(loadHearing);
    return loaded ? act(loaded) : this.refuse({ reason: 'not loaded' });
  }
}
