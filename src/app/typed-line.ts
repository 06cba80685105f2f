/**
 * The line typed into "Your move": understood among the moves of the game as it stands, refused with its reason, or asked back
 * about where it can mean several.
 */
import type { EarconName } from '../../speech/earcons.js';
import type { Heard, HeardLine } from '../../speech/hear.js';
import type { Commanded } from '../../speech/hearing/acting.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move } from '../laws/squares.js';
import type { ActResult, HeldGame } from '../play/session-port.js';
import { withPiece } from './held-game.js';
import { loadHearing } from './hearing.js';
import { languageShown } from './page-words.js';
import type { Speaker } from './speaker.js';

/** Moves that a typed line can mean, while the user is asked which. */
export type OpenQuestion = Extract<Heard, { readonly type: 'ask' }>;

/** What was typed and is no move. */
export type TypedCommand = Exclude<Commanded, { readonly type: 'refused' }>;

export interface LineServices {
  readonly speaker: Pick<Speaker, 'refusal' | 'doubt'>;
  readonly play: (earcon: EarconName) => void;
  readonly makeMove: (move: Move, alphabets: readonly string[]) => Promise<ActResult>;
  /** What was typed and is no move: it is done, or asked about, or answered. Tells whether it was. */
  readonly carryOut: (commanded: TypedCommand) => Promise<boolean>;
  /** The refusal or the question is another now. */
  readonly changed: () => void;
}

export class TypedLine {
  readonly #services: LineServices;
  #refusal = '';
  #question: OpenQuestion | undefined;

  constructor(services: LineServices) {
    this.#services = services;
  }

  /** Why what was last wanted was refused, in words; empty when it was not. */
  get refusal(): string {
    return this.#refusal;
  }

  /** The moves between which the line leaves the choice. */
  get question(): OpenQuestion | undefined {
    return this.#question;
  }

  /**
   * A move, the number of one of the moves that were asked about, or a command. Tells whether it was done.
   *
   * @param mine the sides that are played here
   */
  async enter(text: string, held: HeldGame, mine: readonly Color[]): Promise<boolean> {
    const chosen = this.#question?.moves[Number(text.trim()) - 1];
    if (chosen) return this.choose(chosen);
    this.#question = undefined;
    const heard = await readLine(text, held, mine);
    switch (heard.type) {
      case 'move':
        return (await this.#services.makeMove(heard.move, heard.alphabets)).type === 'done';
      case 'ask':
        this.#question = heard;
        this.#show(this.#services.speaker.doubt(heard.refusal, heard.moves.map(withPiece(held))));
        return false;
      case 'refused':
        return this.refuse(heard.refusal);
      case 'act':
      case 'question':
      case 'page':
      case 'setting':
      case 'weighed':
        this.forgetRefusal();
        return this.#services.carryOut(heard);
    }
  }

  /** The answer to the question which move was meant. Where it cannot be done, the question stays and can be answered again. */
  async choose(move: Move): Promise<boolean> {
    const index = this.#question?.moves.indexOf(move) ?? -1;
    const alphabets = this.#question?.alphabets[index] ?? [];
    const done = (await this.#services.makeMove(move, alphabets)).type === 'done';
    if (done) this.forgetQuestion();
    return done;
  }

  /** Says why something was refused, and shows it. */
  refuse(refusal: AnyRefusal): false {
    this.#services.play('refused');
    this.#show(this.#services.speaker.refusal(refusal));
    return false;
  }

  forgetRefusal(): void {
    this.#show('');
  }

  forgetQuestion(): void {
    this.#question = undefined;
    this.#services.changed();
  }

  #show(refusal: string): void {
    this.#refusal = refusal;
    this.#services.changed();
  }
}

async function readLine(text: string, { game }: HeldGame, mine: readonly Color[]): Promise<HeardLine> {
  try {
    const { hearLine } = await loadHearing();
    return hearLine(text, { game, language: languageShown(), mine });
  } catch {
    // The network was cut before this part of the program was there. The text stays, and the next try loads it again.
    return { type: 'refused', refusal: { reason: 'not loaded' } };
  }
}
