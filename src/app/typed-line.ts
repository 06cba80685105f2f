/**
 * The line typed into "Your move": understood among the moves of the game as it stands, refused with its reason, or asked back
 * about where it can mean several.
 */
import type { EarconName } from '../../speech/earcons.js';
import type { Heard } from '../../speech/hear.js';
import type { Refusal } from '../laws/refusals.js';
import type { Move } from '../laws/squares.js';
import type { ActResult, HeldGame } from '../play/session-port.js';
import { withPiece } from './held-game.js';
import { loadHearing } from './hearing.js';
import type { Speaker } from './speaker.js';

/** Moves that a typed line can mean, while the user is asked which. */
export type OpenQuestion = Extract<Heard, { readonly type: 'ask' }>;

export interface LineServices {
  readonly speaker: Pick<Speaker, 'refusal' | 'doubt'>;
  readonly play: (earcon: EarconName) => void;
  /** Why no move may be made here now, if so. */
  readonly inTheWay: (held: HeldGame) => Refusal | undefined;
  readonly makeMove: (move: Move, alphabets: readonly string[]) => Promise<ActResult>;
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

  /** A move, or the number of one of the moves that were asked about. Tells whether it was done. */
  async enter(text: string, held: HeldGame): Promise<boolean> {
    const chosen = this.#question?.moves[Number(text.trim()) - 1];
    if (chosen) return this.choose(chosen);
    this.#question = undefined;
    const inTheWay = this.#services.inTheWay(held);
    if (inTheWay) return this.refuse(inTheWay);
    const heard = await readLine(text, held);
    switch (heard.type) {
      case 'move':
        return (await this.#services.makeMove(heard.move, heard.alphabets)).type === 'done';
      case 'ask':
        this.#question = heard;
        this.#show(this.#services.speaker.doubt(heard.refusal, heard.moves.map(withPiece(held))));
        return false;
      case 'refused':
        return this.refuse(heard.refusal);
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
  refuse(refusal: Refusal): false {
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

async function readLine(text: string, { game }: HeldGame): Promise<Heard> {
  try {
    const { hear } = await loadHearing();
    return hear(text, { game, language: 'en' });
  } catch {
    // The network was cut before this part of the program was there. The text stays, and the next try loads it again.
    return { type: 'refused', refusal: { reason: 'not loaded' } };
  }
}
