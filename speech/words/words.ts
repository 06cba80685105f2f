/**
 * What a language must be able to say. Every language is complete by type: a missing word does not compile.
 *
 * It comes in two parts. `Words` are there with the page. `WholeWords` have beside them what only judging and reading can bring,
 * facts and refusals, and what answers questions; they are loaded together with the Laws, and what phrases such things asks for them
 * by type.
 *
 * Whole sentences are asked for, with the data they are about, and never pieces to be glued: cases, genders, plurals and word
 * order belong to the language. Squares in them are marked (`marks.ts`), for the user chooses how they are named.
 */
import type { Captured, Restored } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';
import type { RankLayout } from '../../src/laws/board/layout.js';
import type { ByColor, Color, Move, Piece, PieceKind, PlacedPiece, Rank } from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { Answer, PieceList } from '../../src/questions/question.js';
import type { Notice, Unusual } from '../notice.js';
import type { Segment } from '../utterance.js';
import type { BoardWords } from './board.js';
import type { Call, CallManner } from './call.js';
import type { ClockWords } from './clock.js';
import type { ClockTableWords } from './clock-table.js';
import type { DialWords } from './dial.js';
import type { EnvelopeWords } from './envelope.js';
import type { AnyRefusal, FirstRefusal } from './first-refusals.js';
import type { HappeningWords } from './happenings.js';
import type { Naming } from './naming.js';
import type { PieceListWords } from './piece-list.js';
import type { ReplyWords } from './replies.js';
import type { ReportWords } from './report.js';
import type { ScoreWords } from './score.js';
import type { RulingWords } from './ruling.js';
import type { Said } from './said.js';
import type { TableWords } from './table.js';
import type { TableConditionsWords } from './table-conditions.js';
import type { TimeWords } from './time.js';

export type { Said } from './said.js';

/** A move with the kind of piece that makes it. */
export type NamedMove = Move & { readonly piece: PieceKind };

export type MovesAnswer = Extract<Answer, { readonly about: 'moves of piece' }>;
export type RankAnswer = { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] };

/** A notice that is not about a move of the game, so that the language alone can say it. */
export type PlainNotice = Exclude<Notice, { readonly about: 'viewing' }>;

/** Sentences about moves, into which a call is set that is perhaps of another language. */
export interface MoveWords {
  /** A move in words, with capture, promotion, check and mate: "knight g1 to f3". No full stop. */
  readonly call: (call: Call, manner: CallManner) => string;
  /** What is said before a call, where the user wants it: "White:", "Move 12:", "Move 12, White:". One of both is there. */
  readonly heading: (of: { readonly by?: Color; readonly number?: number }) => string;
  /** The answer to "last move"; the call comes last. */
  readonly last: (by: Color, call: Segment) => Said;
  readonly noneYet: () => string;
  readonly lastCapture: (captured: Captured | undefined) => string;
  /** Where the board that is looked at lies in the game; the call comes last. */
  readonly viewing: (move: {
    readonly number: number;
    readonly by: Color;
    readonly way: 'back' | 'forward';
    readonly call: Segment;
  }) => Said;
  readonly viewingStart: () => string;
  readonly viewingPresent: () => string;
  /**
   * The game goes on from an earlier position. `first` is the call of the first move that was taken back, where that is
   * known, and `count` how many were.
   */
  readonly restored: (
    restored: Restored,
    taken?: { readonly first: Segment; readonly by: Color; readonly count: number },
  ) => Said;
}

export interface Words {
  /** BCP 47. */
  readonly lang: string;
  /** The players. */
  readonly players: ByColor<string>;
  /** The letters of algebraic notation (App. C.2). A pawn has none there, but in lists. */
  readonly letters: Readonly<Record<PieceKind, string>>;
  readonly naming: Naming;

  /** A piece by itself, in the nominative: "white pawn", or "pawn". It is heard with every arrow key, so it is short. */
  readonly piece: (piece: Piece, withColor: boolean) => string;
  /** Of a square without a piece: "empty". */
  readonly empty: string;
  /** "light square", "dark square". */
  readonly shades: Readonly<Record<'light' | 'dark', string>>;

  readonly moves: MoveWords;
  /** Why the game is over, and who won. */
  readonly ending: (ending: Ending) => string;
  readonly drawOffered: (by: Color) => string;
  readonly drawRejected: (by: Color, how: 'in words' | 'by a move') => string;

  readonly time: TimeWords;
  readonly refusal: (refusal: FirstRefusal) => Said;
  readonly hand: (news: HandNews) => string;
  readonly notice: (notice: PlainNotice) => Said;
  /** One sentence: how to move, where the keys are, how to hear this again. `letters`: single letters are keys. */
  readonly howToMove: (letters: boolean) => string;
}

/** Answers that are sentences by themselves. */
export interface AnswerWords {
  /** The whole position, one sentence a rank (or a run of empty ranks). */
  readonly position: (ranks: readonly RankAnswer[]) => readonly string[];
  /** One side's pieces. */
  readonly pieceList: (list: PieceList) => string;
  readonly movesOfPiece: (answer: MovesAnswer) => string;
  /** In strict play the program hints at nothing. */
  readonly withheld: () => string;
  /** A starting position of Chess960 with its number, rank by rank from a1 to h8. */
  readonly chess960: (number: number, layout: readonly RankLayout[]) => readonly string[];
}

export interface WholeWords extends Words, AnswerWords {
  /** What of a game's conditions is not as usual, one sentence each; last what must be done to begin. */
  readonly conditions: (unusual: Unusual) => readonly string[];
  readonly board: BoardWords;
  /** What a clock answers by itself, and what it warns of. */
  readonly clock: ClockWords;
  /** A clock that stands alone. */
  readonly clockTable: ClockTableWords;
  readonly dial: DialWords;
  /** An adjourned game and its envelope (Guidelines I). */
  readonly envelope: EnvelopeWords;
  readonly happenings: HappeningWords;
  /** Where players are visually disabled (App. D). */
  readonly table: TableWords;
  /** The conditions of a game at a table, read out. */
  readonly tableConditions: TableConditionsWords;
  /** Pieces that are typed with their squares, as they stand on a board. */
  readonly pieceLists: PieceListWords;
  /** The report of a game. */
  readonly report: ReportWords;
  readonly refusal: (refusal: AnyRefusal) => Said;
  /** Whether one of these moves is meant, asked where the likeliest reading of a text is impossible. */
  readonly doYouMean: (moves: readonly NamedMove[]) => string;
  /** Before several moves of different pieces or to different squares, which follow with their numbers. */
  readonly whichMove: () => string;
  readonly replies: ReplyWords;
  /** The score as it is read from its sheet, and the recording device. */
  readonly score: ScoreWords;
  /** Around what an arbiter rules. */
  readonly ruling: RulingWords;
}
