/**
 * What a language says of the board and the game where more is asked than a key asks for: which pieces, what attacks what, how much
 * there is of each kind.
 */
import type { Answer } from '../../src/questions/question.js';

type Of<About extends Answer['about']> = Extract<Answer, { readonly about: About }>;

export type PiecesAnswer = Of<'pieces'>;
export type FileAnswer = Of<'file'>;
export type AttackersAnswer = Of<'attackers'>;
export type CapturesAnswer = Of<'captures'>;
export type MaterialAnswer = Of<'material'>;
export type MoveNumberAnswer = Of<'move number'>;
export type OpponentAnswer = Of<'opponent'>;
export type CommandsAnswer = Of<'commands'>;

/** The kinds that are counted; everyone has a king. */
export const COUNTED_KINDS = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export interface BoardWords {
  /** One sentence for each player that was asked about: "White knights b1, g1." */
  readonly pieces: (answer: PiecesAnswer) => readonly string[];
  /** "File c: white pawn c2, black pawn c7." */
  readonly file: (answer: FileAnswer) => string;
  /** The square and what stands there, then what attacks and defends it; of an empty square what either player attacks it with. */
  readonly attackers: (answer: AttackersAnswer) => string;
  readonly captures: (answer: CapturesAnswer) => string;
  /** Both players' pieces without their kings, then who has more. */
  readonly material: (answer: MaterialAnswer) => string;
  readonly moveNumber: (answer: MoveNumberAnswer) => string;
  readonly opponent: (answer: OpponentAnswer) => string;
  /** What can be said or typed. */
  readonly commands: (answer: CommandsAnswer) => string;
}
