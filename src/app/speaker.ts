/**
 * Between the game and the announcer: facts, refusals, answers and notices are made into words as the user has chosen, and said.
 */
import type { Announcer } from '../../speech/announcer.js';
import type { Notice } from '../../speech/notice.js';
import {
  phraseAnswer,
  phraseDoubt,
  phraseFacts,
  phraseHand,
  phraseNotice,
  phraseRefusal,
  type PhraseOptions,
} from '../../speech/phrase.js';
import { textOf } from '../../speech/utterance.js';
import type { Fact } from '../laws/facts.js';
import { factsFor, type ScoresheetEntry } from '../laws/game.js';
import type { Refusal } from '../laws/refusals.js';
import { EVERYONE, type Role } from '../laws/roles.js';
import type { GameView } from '../laws/view.js';
import type { HandNews } from '../questions/hand.js';
import type { Answer } from '../questions/question.js';

export class Speaker {
  readonly #announcer: Announcer;
  readonly #options: () => PhraseOptions;

  /** @param options the words and call style of the moment, asked anew for each message */
  constructor(announcer: Announcer, options: () => PhraseOptions) {
    this.#announcer = announcer;
    this.#options = options;
  }

  /** What happened by one act, as one message. `taken` are the lines of the scoresheet that it took back, if it did. */
  facts(facts: readonly Fact[], role: Role, taken: readonly ScoresheetEntry[] = []): void {
    const utterance = phraseFacts(factsFor(facts, role), this.#options(), taken, role);
    if (utterance) this.#announcer.say(utterance);
  }

  /** Writes the moves made so far into the log without saying them: the game was begun before this page was. */
  recall(view: GameView): void {
    view.sheet.forEach(({ moved, captured, checked }, index) => {
      const ending = index === view.sheet.length - 1 ? view.ending : undefined;
      const facts: readonly Fact[] = [
        moved,
        ...(captured ? [captured] : []),
        ...(checked ? [checked] : []),
        ...(ending ? [{ type: 'ended', ending, audience: EVERYONE } as const] : []),
      ];
      const utterance = phraseFacts(factsFor(facts, view.role), this.#options());
      if (utterance) this.#announcer.recall(utterance);
    });
  }

  /** Says why something was refused, and gives the same words for the page. */
  refusal(refusal: Refusal): string {
    const utterance = phraseRefusal(refusal, this.#options());
    this.#announcer.say(utterance);
    return textOf(utterance);
  }

  /** Asks which move was meant, and gives the same words for the page. */
  doubt(refusal: Refusal, moves: Parameters<typeof phraseDoubt>[1]): string {
    const utterance = phraseDoubt(refusal, moves, this.#options());
    this.#announcer.say(utterance);
    return textOf(utterance);
  }

  answer(answer: Answer): void {
    this.#announcer.say(phraseAnswer(answer, this.#options()));
  }

  hand(news: HandNews): void {
    this.#announcer.say(phraseHand(news, this.#options()));
  }

  notice(notice: Notice): void {
    this.#announcer.say(phraseNotice(notice, this.#options()));
  }
}
