/** A typed or spoken line: what it asks for once it is understood as the game stands, what of it stands open, and by whom it is done. */
import type { EarconName } from '../../speech/earcons/sound-choice.js';
import type { FurtherHearing } from '../../speech/hearing/further.js';
import type { Heard } from '../../speech/hearing/heard.js';
import type { HeardLanguages } from '../../speech/hearing/languages.js';
import { callOf } from '../../speech/phrase/call.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { LookedAt } from '../../speech/phrase/replies.js';
import type { Move, Square } from '../laws/squares.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from './session/session-port.js';
import type { Speaker } from './speaker.js';
import type { CommandRefusal, ReadCommand } from '../../speech/hearing/commands/commands.js';
import type { ActDraft } from '../laws/acts.js';
import type { Refusal } from '../laws/refusals.js';
import type { ClockDetailQuestion } from '../questions/clock.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import type { Segment } from '../../speech/utterance.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import { describeMove } from '../laws/rules/scoresheet.js';
import { plyOf, positionOf, type Game } from '../laws/game.js';

export type AnyQuestion = Question | ClockQuestion | ClockDetailQuestion;

/** An act of a command; what is placed on the board is none of them. */
export type CommandAct = Exclude<ActDraft, { readonly type: 'make' }>;

/**
 * What a command asks for.
 *
 * @template Id of the commands it can be
 */
export type Commanded<Id extends string = ReadCommand['id']> =
  | { readonly type: 'act'; readonly act: CommandAct }
  /** It ends something or may cost something: the user is asked first. */
  | { readonly type: 'weighed'; readonly id: Id; readonly act: CommandAct }
  | { readonly type: 'question'; readonly question: AnyQuestion }
  /** The page does it that has bound it. */
  | { readonly type: 'bound'; readonly command: { readonly id: Id; readonly read: ReadCommand['read'] } }
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };

/** Moves that a line can mean, while the user is asked: of one, whether it is meant; of several, which. */
export type OpenQuestion = Pick<Extract<Heard, { readonly type: 'ask' }>, 'moves' | 'alphabets'>;

/** What was typed and is no move. */
export type TypedCommand = Exclude<Commanded, { readonly type: 'refused' }>;

/** What was refused: a line, or a move of the piece that stands there. */
export type Tried = { readonly text: string } | { readonly from: Square };

/** A question about a move, with the game it was asked in; of a move that is made already, as it stood before. */
export interface AskedInGame {
  readonly question: OpenQuestion;
  readonly held: HeldGame;
  /** What is done with the move that is meant; absent: it is made. */
  readonly act?: (move: Move) => Promise<ActResult>;
  /** Asks (again), and gives the words for the page. */
  readonly say: () => string;
}

/** What a line leaves behind that the page shows: one question at most, and why what was wanted last is not done. */
export interface AskedOrRefused {
  /** The moves between which a line leaves the choice, with the game they were asked about in. */
  readonly asked: AskedInGame | undefined;
  /** Why what was last wanted was refused, or what is asked about it, in words; empty when it was not. */
  readonly refusal: string;
}

/** An earlier position: after how many plies, and how it is told. */
export interface LookedAtPly {
  readonly ply: number;
  readonly at: LookedAt;
}

/** By whom it is done what a line means. */
export interface LineServices {
  readonly speaker: Pick<Speaker, 'refusal' | 'doubt' | 'reply' | 'question' | 'asOne'>;
  readonly play: (earcon: EarconName) => void;
  /** In which lines are understood: the page's, and the others once they are loaded. */
  readonly languages: () => HeardLanguages;
  /** The earlier position that is looked at; `undefined` where it is the present one. */
  readonly lookedAt: () => LookedAtPly | undefined;
  /** Shows the game as it stands, without a word. */
  readonly showPresent: () => void;
  /** What hears a line that the page's words do not understand; `undefined` where it cannot be had now, and the line is refused. */
  readonly further: () => Promise<FurtherHearing | undefined>;
  readonly makeMove: (move: Move, alphabets: readonly string[]) => Promise<ActResult>;
  /** Sends an act; its refusal is said. */
  readonly act: (act: CommandAct) => Promise<ActResult>;
  /** What was typed and is neither a move nor an act: the app does it. */
  readonly carryOut: (commanded: Exclude<TypedCommand, { readonly type: 'act' }>) => Promise<LineOutcome>;
  /** Answers yes or no to what the page asks elsewhere; tells whether it asks anything there. */
  readonly answer: (yes: boolean) => boolean;
  /** What the page asks elsewhere, in words; `undefined` where it asks nothing. */
  readonly askedElsewhere: () => string | undefined;
  /** The lines that were entered behind the one that is refused or asks now, and are not carried out. */
  readonly holdBack: () => readonly string[];
  /** The same of what waits to be said yes to, and was not asked: where nothing else is. */
  readonly answerWaiting: (yes: boolean) => boolean;
  /** Whether every typed or spoken move is to be asked about before it is made. */
  readonly confirms: () => boolean;
  /** Where it stands what is asked and what was refused: what the window sees of the game. */
  readonly store: { readonly value: AskedOrRefused; readonly set: (change: Partial<AskedOrRefused>) => void };
}

/** A move that a typed line can mean, as it would be called. */
export type Candidate = Segment & { readonly move: Move };

/** @param game as it stood when they were asked about */
export function candidates(game: Game, moves: readonly Move[], options: PhraseOptions): readonly Candidate[] {
  return moves.map((move) => ({ ...callOf(entryOf(game, move), options), move }));
}

/** A move as it would stand on the scoresheet. Where a check is told to nobody, it is not told of a move that is only asked about. */
export function entryOf(game: Game, move: Move): ScoresheetEntry {
  const { checked, ...entry } = describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play);
  return { ...entry, ...(checked && checked.audience.length > 0 && { checked }) };
}
