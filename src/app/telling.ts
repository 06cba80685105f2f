/** How facts, answers and replies are told: the whole words of a language, and what makes utterances of them. */
import type { phraseAnswer } from '../../speech/phrasing/answers.js';
import type { phraseFacts } from '../../speech/phrasing/facts.js';
import type { phraseReply } from '../../speech/phrasing/replies.js';
import type { WholeWords } from '../../speech/words/words.js';

export interface Telling {
  readonly words: WholeWords;
  readonly phraseFacts: typeof phraseFacts;
  readonly phraseAnswer: typeof phraseAnswer;
  readonly phraseReply: typeof phraseReply;
}
