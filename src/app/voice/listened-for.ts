/** What is listened for at the moment: the language, and what is likely to be said. */
import type { PageWords } from '../../../speech/page-words.js';
import type { ListeningChoice, RecogniserChoice } from '../../../speech/recogniser/listening-choice.js';
import type { ListeningRequest } from '../../../speech/recogniser/recogniser.js';
import type { Segment } from '../../../speech/utterance.js';
import type { GameController } from '../../game/game-controller.js';
import { isAtTable } from '../../game/held-game.js';
import { NO_GAME } from '../../game/store.js';
import { listenedLanguage, listenedTag } from './voice-language.js';
import { likelyPhrases } from './voice-likely.js';

export class ListenedFor {
  readonly #choice: () => ListeningChoice;
  readonly #game: () => GameController | undefined;
  readonly #page: Pick<PageWords, 'language'>;

  constructor(
    choice: () => ListeningChoice,
    game: () => GameController | undefined,
    page: Pick<PageWords, 'language'>,
  ) {
    this.#page = page;
    this.#choice = choice;
    this.#game = game;
  }

  /** The language as this recogniser is asked for it (BCP 47). */
  tagFor(recogniser: RecogniserChoice): string {
    const language = listenedLanguage(this.#choice().listenFor, this.#page.language);
    return listenedTag(language, recogniser === 'cloud' ? navigator.languages : []);
  }

  /** What was heard, in the language that is listened for. */
  words(text: string): Segment {
    return { text, lang: this.#tag };
  }

  request(): Pick<ListeningRequest, 'lang' | 'phrases'> {
    return { lang: this.#tag, phrases: this.#likely() };
  }

  get #tag(): string {
    return this.tagFor(this.#choice().recogniser);
  }

  #likely(): readonly string[] {
    const { recogniser, listenFor } = this.#choice();
    const { held } = this.#game()?.value ?? NO_GAME;
    return likelyPhrases({
      closed: recogniser === 'vosk',
      language: listenedLanguage(listenFor, this.#page.language),
      game: held?.game,
      atTable: isAtTable(held),
    });
  }
}
