/** What is asked about the game, and its answers: at once, or as soon as what answers is there. */
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { GameContextValue } from '../play/contexts.js';
import { ifLoaded } from '../play/remembered.js';
import type { Answer, ClockQuestion, Question } from '../questions/question.js';
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
    const { view, ply } = this.#parts.value();
    if (view) this.#answer(({ ask }) => ask(view, question, ply));
    else this.#parts.speaker.notice({ about: 'no game' });
  }

  askClock(question: ClockQuestion): void {
    const { view } = this.#parts.value();
    if (view) this.#answer(({ askClock }) => askClock(view, question, this.#parts.now()));
    else this.#parts.speaker.notice({ about: 'no game' });
  }

  /** What answers is loaded right after the board. */
  #answer(of: (beside: BesideTheLaws) => Answer): void {
    const beside = besideTheLaws();
    if (beside) this.#parts.speaker.answer(of(beside));
    else this.#answerLater(of).catch(reportError);
  }

  async #answerLater(of: (beside: BesideTheLaws) => Answer): Promise<void> {
    await ifLoaded(loadGamePart);
    const beside = besideTheLaws();
    if (beside) this.#parts.speaker.answer(of(beside));
    else this.#parts.refuse({ reason: 'not loaded' });
  }
}
