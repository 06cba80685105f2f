/**
 * What a board tells: what the user did with it, never commands to a game. Each event bubbles and leaves the shadow root.
 */
import type { HandNews } from '../../src/questions/hand.js';
import type { Question } from '../../src/questions/question.js';
import type { Move, Square } from '../../src/laws/squares.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** The user placed a piece, or named both squares and, where it needs one, the promotion piece. */
export class MoveChosenEvent extends Event {
  static readonly type = 'move-chosen';
  readonly move: Move;
  constructor(move: Move) {
    super(MoveChosenEvent.type, PUBLIC);
    this.move = move;
  }
}

/** The cursor of the board came to a square: by a key, a click, or a screen reader's focus. */
export class CursorMovedEvent extends Event {
  static readonly type = 'cursor-moved';
  readonly square: Square;
  constructor(square: Square) {
    super(CursorMovedEvent.type, PUBLIC);
    this.square = square;
  }
}

/** The user asked something of the game. */
export class AskedEvent extends Event {
  static readonly type = 'asked';
  readonly question: Question;
  constructor(question: Question) {
    super(AskedEvent.type, PUBLIC);
    this.question = question;
  }
}

/** Something happened to the hand on the board. */
export class HandEvent extends Event {
  static readonly type = 'hand';
  readonly news: HandNews;
  constructor(news: HandNews) {
    super(HandEvent.type, PUBLIC);
    this.news = news;
  }
}

/** A key was pressed whose command, by the keymap of the board, is not one of the board's own. */
export class BoardCommandEvent extends Event {
  static readonly type = 'board-command';
  readonly command: string;
  /** Where the cursor stands. */
  readonly square: Square;
  constructor(command: string, square: Square) {
    super(BoardCommandEvent.type, PUBLIC);
    this.command = command;
    this.square = square;
  }
}

/** A letter or digit was typed that is no key of the board, where these begin a line elsewhere. */
export class TypedOnBoardEvent extends Event {
  static readonly type = 'typed-on-board';
  readonly text: string;
  constructor(text: string) {
    super(TypedOnBoardEvent.type, PUBLIC);
    this.text = text;
  }
}

declare global {
  interface HTMLElementEventMap {
    'move-chosen': MoveChosenEvent;
    'cursor-moved': CursorMovedEvent;
    asked: AskedEvent;
    hand: HandEvent;
    'board-command': BoardCommandEvent;
    'typed-on-board': TypedOnBoardEvent;
  }
}
