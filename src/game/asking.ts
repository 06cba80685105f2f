/** What is asked about the game, and its answers. */
import type { GameValue } from './store.js';
import { ask } from '../questions/ask.js';
import { askClock } from '../questions/clock.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import type { Speaker } from './speaker.js';

export interface AskingParts {
  readonly value: () => GameValue;
  readonly speaker: Pick<Speaker, 'answer' | 'notice'>;
  /** The time by the clock that stamps the acts, in milliseconds. */
  readonly now: () => number;
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
    if (view) speaker.answer(ask(view, question, ply));
    else speaker.notice({ about: 'no game' });
  }

  askClock(question: ClockQuestion): void {
    const { value, speaker, now } = this.#parts;
    const { view } = value();
    if (view) speaker.answer(askClock(view, question, now()));
    else speaker.notice({ about: 'no game' });
  }
}
