/**
 * What is said in a language, by its messages. Every language is complete by type.
 *
 * It comes in two parts. `Words` are there with the page. `WholeWords` have beside them what only judging and reading can bring,
 * facts and refusals, and what answers questions; they are loaded together with the Laws, and what phrases such things asks for them
 * by type.
 *
 * Whole sentences are asked for, with the data they are about, and never pieces to be glued: cases, genders, plurals and word
 * order belong to the language. Squares in them are marked (`marks.ts`), for the user chooses how they are named.
 */
import type { ByColor, Color, PieceKind } from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import { withCapital } from '../grammar/functions.js';
import type { Grammar } from '../grammar/grammar.js';
import type { Naming } from '../grammar/naming.js';
import type { Loads } from '../messages/generated/loads.js';
import { answerWords, type AnswerWords } from './answers.js';
import { cellWords, type CellWords } from './cells.js';
import { clockAnswers, type ClockAnswers } from './clock.js';
import { conditionWords, type ConditionWords } from './conditions.js';
import { endingWords, mateWords, type EndingWords, type MateWords } from './endings.js';
import { handWords } from './hand.js';
import { happeningWords, type HappeningWords } from './happenings.js';
import { moveWords, type MoveWords } from './moves.js';
import { noticeWords, type NoticeWords } from './notices.js';
import { refusalWords, type RefusalWords } from './refusals.js';
import { replyWords, type ReplyWords } from './replies.js';
import { createMessages, type GroupText, type Messages } from './say.js';
import { tableWords, type TableWords } from './table.js';
import { spanWords, type TimeWords } from './time.js';

export interface Words extends NoticeWords, MateWords, CellWords {
  /** BCP 47. */
  readonly lang: string;
  /** The players. */
  readonly players: ByColor<string>;
  /** The letters of algebraic notation (App. C.2). A pawn has none there, but in lists. */
  readonly letters: Readonly<Record<PieceKind, string>>;
  readonly naming: Naming;

  readonly moves: MoveWords;
  /** Why the game is over, and who won. */
  readonly ending: EndingWords;

  readonly time: TimeWords;
  readonly hand: (news: HandNews) => string;
}

export interface WholeWords extends Words, AnswerWords, RefusalWords, ReplyWords {
  readonly conditions: ConditionWords;
  /** What a clock answers by itself, and what it warns of. */
  readonly clock: ClockAnswers;
  readonly happenings: HappeningWords;
  /** Where players are visually disabled (App. D). */
  readonly table: TableWords;
  /**
   * Of what pages say that are loaded later: what phrases it (`speech/phrase/`) is loaded with them, and the texts of the later groups too
   * (`scripts/messages/loads.js`).
   */
  readonly messages: PageMessages;
}

export type PageMessages = Messages<Loads[keyof Loads]>;

/** The texts that come with a language. */
export type FirstTexts = readonly [GroupText<'shared'>, ...(readonly GroupText<Loads['first']>[])];

export function wordsOf(grammar: Grammar, first: FirstTexts): WholeWords {
  const messages: PageMessages = createMessages<Loads[keyof Loads]>(grammar, first);
  const clock = clockAnswers(messages);
  const time = spanWords(messages);
  const answers = answerWords(messages);
  const { lang, letters, naming } = grammar;
  const player = (color: Color): string => withCapital(grammar.functions.PLAYER([color], {}));
  return {
    lang,
    letters,
    naming,
    players: { white: player('white'), black: player('black') },
    ...cellWords(messages),
    moves: moveWords(messages),
    ending: endingWords(messages),
    ...mateWords(messages),
    time: { ...time, noClock: () => messages.say('refusal-no-clock') },
    hand: handWords(messages),
    ...noticeWords(messages, lang),
    ...answers,
    ...refusalWords(messages),
    ...replyWords(messages),
    clock,
    conditions: conditionWords(messages, { ...answers, control: time.control }),
    happenings: happeningWords(messages),
    table: tableWords(messages),
    messages,
  };
}
