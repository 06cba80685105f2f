/**
 * The line typed into "Your move", or spoken: what of it stands open. It is understood among the moves of the game as it stands, refused
 * with its reason, or asked back about where it can mean several moves or is not surely the one it seems to be (`line-acting.ts`).
 */
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { HearSpoken } from '../../speech/hear.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move } from '../laws/squares.js';
import type { Following, LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from '../game/session/session-port.js';
import { askPlaced, choose, enter, goesThrough } from './line-acting.js';
import type { AskedInGame, LineServices, OpenLine, OpenQuestion, Tried } from '../game/line-open.js';

export class TypedLine implements OpenLine {
  readonly #services: LineServices;
  #refusal = '';
  /** What was refused last, as long as it is shown. */
  #refused: AnyRefusal | undefined;
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
   * A move, an answer to what is asked about one, or a command.
   *
   * @param mine the sides that are played here
   */
  enter(text: string, held: HeldGame, mine: readonly Color[]): Promise<LineOutcome> {
    return enter([{ text }], { held, mine, spoken: undefined }, this, this.#services);
  }

  /** The same, of what may have been said: the likeliest first. */
  async enterSpoken(
    [first, ...others]: readonly SpokenAlternative[],
    held: HeldGame,
    mine: readonly Color[],
    spoken: HearSpoken,
  ): Promise<LineOutcome> {
    if (!first) return 'refused';
    return enter([first, ...others], { held, mine, spoken }, this, this.#services);
  }

  /**
   * The answer to the question which move was meant: one of them, or none. Where it cannot be done, the question stays and can be
   * answered again.
   */
  choose(move: Move | undefined): Promise<LineOutcome> {
    return choose(move, this, this.#services);
  }

  /**
   * A move is wanted while an earlier position is looked at: whether it is meant for the present one is asked.
   *
   * @param held the game in which it is called
   * @param make makes the move in the game as it stands
   */
  askForPresent(move: Move, held: HeldGame, make: () => Promise<ActResult>): Promise<LineOutcome> {
    return askPlaced(move, { held, make }, this, this.#services);
  }

  /** A question that stands open is said again with it, and which lines it holds back. */
  refuse(refusal: AnyRefusal, tried?: Tried): false {
    this.#tried = tried;
    this.#refused = refusal;
    this.#services.play('refused');
    this.#tell(this.#services.holdBack());
    return false;
  }

  ask(asked: AskedInGame): void {
    this.#asked = asked;
    this.#refused = undefined;
    this.#tell(this.#services.holdBack());
  }

  /** Says which lines were held back, after the reason once more: whoever typed them has not heard it. */
  tellHeldBack(lines: readonly string[]): void {
    this.#tell(lines);
  }

  /** Whether a line may be carried out though the one before it was refused or asks. */
  goesThrough(text: string, following: Following, held: HeldGame, mine: readonly Color[]): boolean {
    return goesThrough(text, following, { held, mine, spoken: undefined }, this, this.#services);
  }

  forgetRefusal(): void {
    this.#refused = undefined;
    this.#show('');
  }

  forgetQuestion(): void {
    this.#asked = undefined;
    this.#tried = undefined;
    this.#services.changed();
  }

  /** What was refused, what is asked, and what is held back by it: as one message, for an answer takes the place of one before it. */
  #tell(heldBack: readonly string[]): void {
    const { speaker, askedElsewhere } = this.#services;
    const refused = this.#refused;
    const elsewhere = askedElsewhere();
    speaker.asOne(() => {
      const words = [...(refused ? [speaker.refusal(refused)] : []), ...(this.#asked ? [this.#asked.say()] : [])];
      if (elsewhere !== undefined) speaker.question(elsewhere);
      if (heldBack.length > 0) speaker.reply({ about: 'held back', lines: heldBack });
      this.#show(words[0] ?? '');
    });
  }

  #show(words: string): void {
    this.#refusal = words;
    this.#services.changed();
  }
}
