/** What is asked about the game, and its answers: at once, or as soon as what answers is there. */
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { GameContextValue } from '../game/contexts.js';
import { ifLoaded } from '../play/remembered.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import { besideTheLaws, loadGamePart, type BesideTheLaws } from './game-part.js';
import type { Speaker } from './speaker.js';

export interface AskingParts {
  readonly value: () => GameContextValue;
  readonly speaker: Pick<Speaker, 'answer' | 'notice'>;
  /** The time by the clock that stamps the acts, in milliseconds. */
  readonly now: () => number;
  readonly refuse: (refusal: AnyRefusal) => void;
}

export class Asking {
  readonly #parts: AskingParts;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /** About the position that is looked at. */
  ask(question: Question): void {
    const { value, speaker } = this.#parts;
    const { view, ply } = value();
    if (view) this.withBeside(({ ask }) => speaker.answer(ask(view, question, ply)));
    else speaker.notice({ about: 'no game' });
  }

  askClock(question: ClockQuestion): void {
    const { value, speaker, now } = this.#parts;
    const { view } = value();
    if (view) this.withBeside(({ askClock }) => speaker.answer(askClock(view, question, now())));
    else speaker.notice({ about: 'no game' });
  }

  /** Does it with what is loaded right after the board; where that cannot be had, it is refused. */
  withBeside(act: (beside: BesideTheLaws) => void): void {
    const beside = besideTheLaws();
    if (beside) act(beside);
    else this.#later(act).catch(reportError);
  }

  async #later(act: (beside: BesideTheLaws) => void): Promise<void> {
    await ifLoaded(loadGamePart);
    const beside = besideTheLaws();
    if (beside) act(beside);
    else this.#parts.refuse({ reason: 'not loaded' });
  }
}
