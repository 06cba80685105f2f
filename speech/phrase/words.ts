/** The words of a language, said by its messages: what all languages have alike. */
import type { SpanWords } from '../words/time.js';
import type { WholeWords, Words } from '../words/words.js';
import { answerWords } from './answers.js';
import { cellWords } from './cells.js';
import type { ClockAnswers } from './clock.js';
import { conditionWords } from './conditions.js';
import { endingWords, mateWords } from './endings.js';
import { handWords } from './hand.js';
import { happeningWords } from './happenings.js';
import { moveWords } from './moves.js';
import { noticeWords } from './notices.js';
import { refusalWords } from './refusals.js';
import { replyWords } from './replies.js';
import { tableWords } from './table.js';

type PageMessages = WholeWords['messages'];

/** What of a language is no sentence. */
export type OwnWords = Pick<Words, 'lang' | 'players' | 'letters' | 'naming'> & { readonly time: SpanWords };

/** What is there with the page. */
export function wordsOf({ time, ...own }: OwnWords, messages: PageMessages): Words {
  return {
    ...own,
    ...cellWords(messages),
    moves: moveWords(messages),
    ending: endingWords(messages),
    ...mateWords(messages),
    time: { ...time, noClock: () => messages.say('refusal-no-clock') },
    hand: handWords(messages),
    ...noticeWords(messages, own.lang),
  };
}

/** With what the Laws bring: facts, and refusals of acts that were judged or read. */
export function wholeWordsOf(
  words: Words,
  messages: PageMessages,
  own: { readonly clock: ClockAnswers } & Pick<WholeWords, 'tableConditions'>,
): WholeWords {
  const answers = answerWords(messages);
  return {
    ...words,
    ...answers,
    ...refusalWords(messages),
    ...replyWords(messages),
    ...own,
    conditions: conditionWords(messages, { ...answers, control: words.time.control }),
    happenings: happeningWords(messages),
    messages,
    table: tableWords(messages),
  };
}
