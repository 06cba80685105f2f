/**
 * What the elements tell upward: facts of the user's doing, never commands to the game. Each bubbles and leaves its shadow root.
 */
import type { Question } from '../src/questions/question.js';
import type { Move, PlacedPiece, Square } from '../src/laws/squares.js';
import type { KeyCommand } from '../src/play/keys.js';

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

/** The user asked something of the game. */
export class AskedEvent extends Event {
  static readonly type = 'asked';
  readonly question: Question;
  constructor(question: Question) {
    super(AskedEvent.type, PUBLIC);
    this.question = question;
  }
}

/** A key or button whose meaning lies outside the element (turn the board, go to the entry, say again …). */
export class CommandGivenEvent extends Event {
  static readonly type = 'command-given';
  readonly command: KeyCommand;
  constructor(command: KeyCommand) {
    super(CommandGivenEvent.type, PUBLIC);
    this.command = command;
  }
}

/** What happened to the hand on the board, to be heard. */
export type HandNews =
  | { readonly type: 'edge' }
  | { readonly type: 'lifted'; readonly piece: PlacedPiece }
  | { readonly type: 'put back'; readonly piece: PlacedPiece }
  | { readonly type: 'nothing to lift'; readonly square: Square }
  | { readonly type: 'not yours'; readonly piece: PlacedPiece }
  | { readonly type: 'no such piece on the board' }
  | { readonly type: 'promotion asked' }
  | { readonly type: 'promotion cancelled'; readonly piece: PlacedPiece };

export class HandEvent extends Event {
  static readonly type = 'hand';
  readonly news: HandNews;
  constructor(news: HandNews) {
    super(HandEvent.type, PUBLIC);
    this.news = news;
  }
}

/** A typed line was entered. The field keeps its text until it is told that the line was understood. */
export class LineEnteredEvent extends Event {
  static readonly type = 'line-entered';
  readonly text: string;
  constructor(text: string) {
    super(LineEnteredEvent.type, PUBLIC);
    this.text = text;
  }
}

declare global {
  interface HTMLElementEventMap {
    'move-chosen': MoveChosenEvent;
    asked: AskedEvent;
    'command-given': CommandGivenEvent;
    hand: HandEvent;
    'line-entered': LineEnteredEvent;
  }
}
