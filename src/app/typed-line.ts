/**
 * The line typed into "Your move", or spoken: what of it stands open. It is understood among the moves of the game as it stands, refused
 * with its reason, or asked back about where it can mean several moves or is not surely the one it seems to be; what does that is loaded
 * with the hearing (`line-acting.ts`).
 */
import type { EarconName } from '../../speech/earcons.js';
import type { Heard } from '../../speech/hear.js';
import type { Commanded } from '../../speech/hearing/acting.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move, Square } from '../laws/squares.js';
import { ifLoaded } from '../play/remembered.js';
import type { ActResult, HeldGame } from '../play/session-port.js';
import { loadHearing } from './hearing.js';
import type * as acting from './line-acting.js';
import type { Speaker } from './speaker.js';

/** Moves that a line can mean, while the user is asked: of one, whether it is meant; of several, which. */
export type OpenQuestion = Pick<Extract<Heard, { readonly type: 'ask' }>, 'moves' | 'alphabets'>;

/** What was typed and is no move. */
export type TypedCommand = Exclude<Commanded, { readonly type: 'refused' }>;

/** What was refused: a line, or a move of the piece that stands there. */
export type Tried = { readonly text: string } | { readonly from: Square };

export interface LineServices {
  readonly speaker: Pick<Speaker, 'refusal' | 'doubt' | 'reply'>;
  readonly play: (earcon: EarconName) => void;
  readonly makeMove: (move: Move, alphabets: readonly string[]) => Promise<ActResult>;
  /** What was typed and is no move: it is done, or asked about, or answered. Tells whether it was. */
  readonly carryOut: (commanded: TypedCommand) => Promise<boolean>;
  /** Answers yes or no to what the page asks elsewhere; tells whether it asks anything there. */
  readonly answer: (yes: boolean) => boolean;
  /** The same of what waits to be said yes to, and was not asked: where nothing else is. */
  readonly answerWaiting: (yes: boolean) => boolean;
  /** Whether every typed or spoken move is to be asked about before it is made. */
  readonly confirms: () => boolean;
  /** The refusal or the question is another now. */
  readonly changed: () => void;
}

/** A question about a move, with the game it was asked in; of a move that is made already, as it stood before. */
export interface AskedInGame {
  readonly question: OpenQuestion;
  readonly held: HeldGame;
  /** What is done with the move that is meant; absent: it is made. */
  readonly act?: (move: Move) => Promise<ActResult>;
  /** Asks (again), and gives the words for the page. */
  readonly say: () => string;
}

export class TypedLine {
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

  /** What was refused, until the game goes on. */
  get tried(): Tried | undefined {
    return this.#tried;
  }

  /** The moves between which the line leaves the choice, or the one that is not sure. */
  get question(): OpenQuestion | undefined {
    return this.#asked?.question;
  }

  /** The same with what belongs to it. */
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

  /** Says why something was refused, and shows it. */
  refuse(refusal: AnyRefusal, tried?: Tried): false {
    this.#tried = tried;
    this.#services.play('refused');
    this.show(this.#services.speaker.refusal(refusal));
    return false;
  }

  /** Asks, and shows the question, in place of any other. */
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

  /** Nothing is asked any more, and what was refused is past. */
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
