/**
 * Where players are visually disabled (App. D): the steps of a move, the other board, the boards compared, the assistant. What is done, told,
 * remembered and refused.
 */
import type { Position } from '../board/board.js';
import type { BoardDifference } from '../board/set-by-hand.js';
import type { Color, Move, Square } from '../squares.js';
import type { CalledMove, Make } from './move.js';
import {
  ACTOR,
  ASSISTANT,
  COLOR,
  MOVE,
  NUMBER,
  PIECE,
  PIECE_KIND,
  PLACED_PIECE,
  SQUARE,
  TEXT,
  YES_OR_NO,
  act,
  byColor,
  fact,
  listOf,
  object,
  ofEither,
  oneOf,
  optional,
  type Kept,
  type Entries,
  type Refused,
} from '../schema.js';
import { CALLED_MOVE } from './move.js';

const BOARD_DIFFERENCE = object({
  square: SQUARE,
  white: optional(PIECE),
  black: optional(PIECE),
} satisfies Entries<BoardDifference>);

const AT_TABLE = {
  by: COLOR,
  /** Whom it was done through, where not by the player himself (D.2.10). */
  through: optional(ASSISTANT),
};

/** Taking what one captures off one's own board (App. D.2.3.1), before or after the piece is placed. */
const TAKE_OFF = act('take off', {
  square: SQUARE,
});

export type TakeOff = Kept<typeof TAKE_OFF>;

/** Putting back what one has taken off and placed, while the move is not yet made (App. D.2.3). The touch stays one. */
const PUT_BACK = act('put back', {});

export type PutBack = Kept<typeof PUT_BACK>;

/**
 * Announcing a move (App. D.2.1), before or after it stands on the board; a second time, correcting a slip of the tongue (D.2.8).
 * An assistant who announces the moves of both says of whom it is (D.2.10.2).
 */
const ANNOUNCE = act('announce', {
  move: MOVE,
  /** The kind that was called; absent: what stands on `move.from`. */
  piece: optional(PIECE_KIND),
  /** Whose move it is; absent: his whom the actor acts for. */
  of: optional(COLOR),
});

export type Announce = Kept<typeof ANNOUNCE>;

/** Repeating the move that the opponent has announced (App. D.2.1). */
const REPEAT = act('repeat', {
  move: MOVE,
  piece: optional(PIECE_KIND),
});

export type Repeat = Kept<typeof REPEAT>;

/** Executing the move that was announced on the other board (App. D.2.1): by its owner, or an assistant (D.2.10.1). */
const EXECUTE = act('execute', {
  /** Whose board it is done on. */
  on: COLOR,
  move: MOVE,
});

export type Execute = Kept<typeof EXECUTE>;

/** Comparing the two boards, and where they differ the scores (App. D.2.9). */
const COMPARE_BOARDS = act('compare boards', {
  /** What stands on boards beside the program, square by square; absent: what stands on those in the program. */
  entered: optional(ofEither(listOf(PLACED_PIECE))),
});

export type CompareBoards = Kept<typeof COMPARE_BOARDS>;

/** Putting a board right that was found to be wrong (App. D.2.9). */
const MEND_BOARD = act('mend board', {
  of: COLOR,
});

export type MendBoard = Kept<typeof MEND_BOARD>;

/** What a player may ask his assistant (App. D.2.10.4). */
const ASKED_OF_ASSISTANT = oneOf(['moves', 'time']);

export type AskedOfAssistant = Kept<typeof ASKED_OF_ASSISTANT>;

/** Asking one's assistant for the moves completed, or for the time, of both (App. D.2.10.4). */
const ASK = act('ask', {
  about: ASKED_OF_ASSISTANT,
});

export type Ask = Kept<typeof ASK>;

/** The assistant's answer, given only where it was asked for (App. D.2.10.4). */
const TELL = act('tell', {
  about: ASKED_OF_ASSISTANT,
});

export type Tell = Kept<typeof TELL>;

/** The captured piece is off the mover's own board (D.2.3.1); the move is not made yet. */
const TAKEN_OFF = fact('taken off', {
  ...AT_TABLE,
  piece: PLACED_PIECE,
});

export type TakenOff = Kept<typeof TAKEN_OFF>;

/** A piece stands in another aperture of the mover's own board (D.2.3.2); the move is not made yet. */
const PLACED = fact('placed', {
  ...AT_TABLE,
  /** With the square where it stands now. */
  piece: PLACED_PIECE,
  from: SQUARE,
});

export type Placed = Kept<typeof PLACED>;

/** What had been taken off and placed is back where it was. */
const PIECES_PUT_BACK = fact('pieces put back', {
  ...AT_TABLE,
});

export type PiecesPutBack = Kept<typeof PIECES_PUT_BACK>;

/** A move was announced (D.2.1). */
const ANNOUNCED = fact('announced', {
  ...AT_TABLE,
  called: CALLED_MOVE,
  /** The slip of the tongue that it corrects (D.2.8). */
  instead: optional(CALLED_MOVE),
});

export type Announced = Kept<typeof ANNOUNCED>;

/** The opponent has repeated it (D.2.1); `agrees`: the same move. */
const REPEATED = fact('repeated', {
  ...AT_TABLE,
  called: CALLED_MOVE,
  repeated: CALLED_MOVE,
  agrees: YES_OR_NO,
});

export type Repeated = Kept<typeof REPEATED>;

/** The announced move was executed on this player's own board (D.2.1). */
const EXECUTED = fact('executed', {
  ...AT_TABLE,
  move: CALLED_MOVE,
});

export type Executed = Kept<typeof EXECUTED>;

/** What D.2.1 asks was not done: heard by both, and the arbiter's matter. It holds nothing up. */
const LEFT_UNDONE = fact('left undone', {
  by: COLOR,
  what: oneOf(['announcing', 'repeating', 'executing']),
  article: TEXT,
});

export type LeftUndone = Kept<typeof LEFT_UNDONE>;

/**
 * The boards were compared (D.2.9). Where they differ: if the scores agree, `mends` says whose boards are wrong; if not, the game
 * goes back to the last move on which they do, which is told by `restored`.
 */
const BOARDS_COMPARED = fact('boards compared', {
  differences: listOf(BOARD_DIFFERENCE),
  scores: oneOf(['agree', 'differ']),
  mends: listOf(COLOR),
  article: TEXT,
});

export type BoardsCompared = Kept<typeof BOARDS_COMPARED>;

/** A board is as the scores say (D.2.9). */
const BOARD_MENDED = fact('board mended', {
  of: COLOR,
  by: ACTOR,
});

export type BoardMended = Kept<typeof BOARD_MENDED>;

/** A player has asked his assistant (D.2.10.4). Heard by both of them. */
const ASKED = fact('asked', {
  by: COLOR,
  about: ASKED_OF_ASSISTANT,
});

export type Asked = Kept<typeof ASKED>;

/** What an assistant has told his player, who had asked for it (D.2.10.4): moves completed, or milliseconds used, of both. */
const TOLD_BY_ASSISTANT = fact('told', {
  to: COLOR,
  about: ASKED_OF_ASSISTANT,
  values: byColor(NUMBER),
});

export type ToldByAssistant = Kept<typeof TOLD_BY_ASSISTANT>;

export interface Steps {
  /** The move that is being made. */
  readonly now?: StepsNow;
  /** The last move made. */
  readonly last?: LastSteps;
  /** What each player has asked his assistant and was not told yet. */
  readonly asked?: Readonly<Partial<Record<Color, readonly AskedOfAssistant[]>>>;
  /** Whose boards were found to be wrong and are not mended yet. */
  readonly mends?: readonly Color[];
}

/** A move on the board of whoever did not make it. */
export interface ExecutedMove {
  readonly move: Move;
  readonly before: Position;
  /** The call was corrected since (D.2.8): it is to be executed anew. */
  readonly superseded?: true;
}

/** What the opponent has done about a move that was announced. */
export interface Answered {
  readonly called?: CalledMove;
  readonly repeated?: CalledMove;
  /** On the opponent's own board, and how that stood before. */
  readonly executed?: ExecutedMove;
}

export interface StepsNow extends Answered {
  readonly by: Color;
  /** The game's position when he began: once the game stands in another, he has begun nothing. */
  readonly position: Position;
  /** The mover's own board before he took anything off it. */
  readonly before: Position;
  readonly removed?: Square;
  readonly placed?: Make;
}

export interface LastSteps extends Answered {
  /** How many plies had been made with it. */
  readonly ply: number;
}

/** Where players are visually disabled, or have assistants (App. D). */
export type BlindRefusal = Refused &
  (
    | { readonly reason: 'rules not used' }
    /** The clock is pressed only when the move is made (D.2.4); `missing` is the first that it lacks (D.2.3). */
    | { readonly reason: 'move not made'; readonly missing: 'capture' | 'placing' | 'announcing' }
    /** Nothing was placed or taken off that could be put back. */
    | { readonly reason: 'nothing to put back' }
    | { readonly reason: 'nothing to take off'; readonly square: Square }
    /** The same move was announced, and nothing of it is to be corrected. */
    | { readonly reason: 'announced already' }
    /** A slip of the tongue is corrected before the opponent's clock runs (D.2.8). */
    | { readonly reason: 'too late to correct' }
    /** No move of the opponent's has been announced that could be repeated; or been made that could be executed. */
    | { readonly reason: 'nothing announced' }
    /** Nothing is to be called, repeated or executed by whoever wanted to (D.2.1). */
    | { readonly reason: 'nothing due' }
    | { readonly reason: 'repeated already' }
    /** Where what is wrong is refused: another move was announced. */
    | { readonly reason: 'not the move announced'; readonly called: CalledMove }
    /** The move stands on the player's own board only: in the game there is no such piece. The boards are compared (D.2.9). */
    | { readonly reason: 'boards differ' }
    | { readonly reason: 'one board' }
    | { readonly reason: 'nothing to mend' }
    /** An assistant tells only what he was asked for (D.2.10.4). */
    | { readonly reason: 'not asked' }
    /** The assistant was not given this to do (D.2.10, D.2.11). */
    | { readonly reason: 'not a duty'; readonly duty: AssistantDuty }
    /** Against a hearing-impaired opponent an assistant must be used (D.2.11). */
    | { readonly reason: 'assistant needed' }
  );

/** What an assistant may be given to do. */
export const ASSISTANT_DUTIES = [
  /** Making either player's move on the opponent's board (D.2.10.1). */
  'execute',
  /** Announcing the moves of both (D.2.10.2). */
  'announce',
  /** Keeping the player's score (D.2.10.3; for any player who cannot, 8.1.6). */
  'score',
  /** Starting the opponent's clock (D.2.10.3; for any player who cannot, 6.2.6). */
  'clock',
  /** Informing him, only at his request, of moves completed and time (D.2.10.4). */
  'tell',
  /** Claiming on time, and telling the arbiter of a touched piece (D.2.10.5). */
  'claim',
  /** The formalities of an adjournment (D.2.10.6). */
  'adjourn',
  /** Moving the player's own pieces for him, for any player who cannot (4.9). */
  'move',
] as const;

export type AssistantDuty = (typeof ASSISTANT_DUTIES)[number];

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const BLIND_ACTS = [
  TAKE_OFF,
  PUT_BACK,
  ANNOUNCE,
  REPEAT,
  EXECUTE,
  COMPARE_BOARDS,
  MEND_BOARD,
  ASK,
  TELL,
] as const;

/** What is done only by the rules for visually disabled players (App. D). */
export type BlindAct = Kept<(typeof BLIND_ACTS)[number]>;

export const BLIND_FACTS = [
  TAKEN_OFF,
  PLACED,
  PIECES_PUT_BACK,
  ANNOUNCED,
  REPEATED,
  EXECUTED,
  LEFT_UNDONE,
  BOARDS_COMPARED,
  BOARD_MENDED,
  ASKED,
  TOLD_BY_ASSISTANT,
] as const;
