/** What is said about an adjourned game and its envelope. */
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { page, segmentsOf } from '../../../../speech/phrase/segments.js';
import type { Utterance } from '../../../../speech/utterance.js';
import type { Table } from '../../shared/services.js';

export class EnvelopeTelling {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Says it, and gives the same words for the page. */
  tell(sentences: string, options: PhraseOptions): string {
    this.say(page(segmentsOf(sentences, options), 'answer'));
    return sentences;
  }

  say(utterance: Utterance): void {
    this.#table.services.speech.speaker.say(utterance);
  }
}
