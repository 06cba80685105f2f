/** What is said about an adjourned game and its envelope. */
import { envelopeWords, type EnvelopeWords, phraseOfEnvelope } from '../../../../speech/phrase/envelope.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import type { Utterance } from '../../../../speech/utterance.js';
import type { Table } from '../../shared/services.js';

export class EnvelopeTelling {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Says it, and gives the same words for the page. */
  tell(say: (words: EnvelopeWords) => string, options: PhraseOptions): string {
    this.say(phraseOfEnvelope(say, options));
    return say(envelopeWords(options.words.messages));
  }

  say(utterance: Utterance): void {
    this.#table.services.speech.speaker.say(utterance);
  }
}
