/** What of a typed or spoken line stands open, and what it is done with. */
import type { LanguageName } from '../../speech/words/language-names.js';
import type { EarconName } from '../../speech/earcons/names.js';
import type { Heard, NearTyped } from '../../speech/hearing/heard.js';
import type { LookedAt } from '../../speech/words/replies.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Commanded } from './commanded.js';
import type { Move, Square } from '../laws/squares.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from './session/session-port.js';
import type { Speaker } from './speaker.js';

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

/** An earlier position: after how many plies, and how it is told. */
export interface LookedAtPly {
  readonly ply: number;
  readonly at: LookedAt;
}

/** What a line comes upon: what was asked or refused before it. */
export interface OpenLine {
  /** What was refused, until the game goes on. */
  readonly tried: Tried | undefined;
  /** The moves between which the line leaves the choice, or the one that is not sure. */
  readonly question: OpenQuestion | undefined;
  /** The same with what belongs to it. */
  readonly asked: AskedInGame | undefined;
  /** Asks, and shows the question, in place of any other. */
  readonly ask: (asked: AskedInGame) => void;
  /** Says why something was refused, and shows it. */
  readonly refuse: (refusal: AnyRefusal, tried?: Tried) => false;
  readonly forgetRefusal: () => void;
  /** Nothing is asked any more, and what was refused is past. */
  readonly forgetQuestion: () => void;
}

/** By whom it is done what a line means. */
export interface LineServices {
  readonly speaker: Pick<Speaker, 'refusal' | 'doubt' | 'reply' | 'question' | 'asOne'>;
  readonly play: (earcon: EarconName) => void;
  /** The language of the page, in which lines are understood. */
  readonly language: () => LanguageName;
  /** The earlier position that is looked at; `undefined` where it is the present one. */
  readonly lookedAt: () => LookedAtPly | undefined;
  /** Shows the game as it stands, without a word. */
  readonly showPresent: () => void;
  /** What finds the moves near to a typed text; `undefined` where it cannot be had now, and none is looked for. */
  readonly near: () => Promise<NearTyped | undefined>;
  readonly makeMove: (move: Move, alphabets: readonly string[]) => Promise<ActResult>;
  /** What was typed and is no move. */
  readonly carryOut: (commanded: TypedCommand) => Promise<LineOutcome>;
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
  /** The refusal or the question is another now. */
  readonly changed: () => void;
}
