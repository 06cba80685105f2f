/** What a typed or spoken command asks for, once it is understood as the game stands. */
import type { CommandRefusal, ReadCommand } from '../../speech/hearing/command.js';
import type { Weighed } from '../../speech/words/happenings.js';
import type { ActDraft } from '../laws/acts.js';
import type { Refusal } from '../laws/refusals.js';
import type { ClockDetailQuestion } from '../questions/clock-details.js';
import type { ClockQuestion, Question } from '../questions/question.js';

export type AnyQuestion = Question | ClockQuestion | ClockDetailQuestion;

/** An act of a command; what is placed on the board is none of them. */
export type CommandAct = Exclude<ActDraft, { readonly type: 'make' }>;

/** An act that is done at once. */
export type LightAct = Exclude<CommandAct, Weighed['act']>;

/** @template Id of the commands it can be */
export type Commanded<Id extends string = ReadCommand['id']> =
  | { readonly type: 'act'; readonly act: LightAct }
  /** It ends something or may cost something: the user is asked first. */
  | { readonly type: 'weighed'; readonly weighed: Weighed }
  | { readonly type: 'question'; readonly question: AnyQuestion }
  /** The page does it that has bound it. */
  | { readonly type: 'bound'; readonly command: { readonly id: Id; readonly read: ReadCommand['read'] } }
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };
