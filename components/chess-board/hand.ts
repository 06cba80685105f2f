/** The hand over the board: what a press on a square means for it, what is lifted, and which promotion waits to be chosen. */
import type { LitElement, ReactiveController } from 'lit';
import type { Position } from '../../src/laws/board/board.js';
import {
  type Color,
  type PlacedPiece,
  type PromotionKind,
  type Square,
  rankOf,
  type Move,
} from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import { AskedEvent, HandEvent, MoveChosenEvent } from './events.js';
import { LINGERS_FOR } from '../dom/lingering.js';

/**
 * What a press on a square means. It computes no rule of movement: any piece may be placed anywhere, and the game judges. It only
 * asks whether a legal move promotes there, so that the piece can be asked for before the move is sent.
 */
type Press =
  | { readonly type: 'lifted'; readonly piece: PlacedPiece }
  | { readonly type: 'put back'; readonly piece: PlacedPiece }
  | { readonly type: 'nothing to lift'; readonly square: Square }
  | { readonly type: 'not yours'; readonly piece: PlacedPiece }
  /** An empty square of a board where nobody's pieces may be lifted: it is only looked at. */
  | { readonly type: 'looked at'; readonly square: Square }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'promotion'; readonly pawn: PlacedPiece; readonly to: Square };

/** Reads a press on `square` while the piece on `lifted`, if any, is in the hand. */
function pressOn(position: Position, mayLift: readonly Color[], lifted: Square | undefined, square: Square): Press {
  return lifted ? place(position, lifted, square) : lift(position, mayLift, square);
}

function lift(position: Position, mayLift: readonly Color[], square: Square): Press {
  if (!position.pieceAt(square)) return { type: mayLift.length === 0 ? 'looked at' : 'nothing to lift', square };
  const piece = position.placedAt(square);
  return { type: mayLift.includes(piece.color) ? 'lifted' : 'not yours', piece };
}

function place(position: Position, from: Square, to: Square): Press {
  const piece = position.placedAt(from);
  if (from === to) return { type: 'put back', piece };
  if (position.pieceAt(to)?.color === piece.color) {
    const there = position.placedAt(to);
    // Castling may be shown by putting the king on its own rook; any other own piece is taken up in its stead.
    const castles = piece.kind === 'king' && there.kind === 'rook' && rankOf(from) === rankOf(to);
    return castles ? { type: 'move', move: { from, to } } : { type: 'lifted', piece: there };
  }
  const promotes = position.legalMovesFrom(from).some((move) => move.to === to && move.promotion !== undefined);
  return promotes ? { type: 'promotion', pawn: piece, to } : { type: 'move', move: { from, to } };
}

/** Milliseconds for which the focus waits for a promotion to be drawn: the choice that has it stays in the page a little longer. */
const DRAWN_WITHIN = LINGERS_FOR - 50;
/**
 * Milliseconds for which a piece that was placed is still drawn as lifted. Chromium passes changes on at most every 150 ms, but what is
 * selected at once: put off until the words of the move stand in their region, it brings them along.
 */
const LIFTED_FOR = 50;

export interface HandHost extends LitElement {
  readonly position: Position;
  readonly mayLift: readonly Color[];
  focusSquare(square?: Square): void;
}

/**
 * Lifts, places and puts back for its host, from which it dispatches what the user thereby did. What the program does
 * (another position, nobody's turn to lift) empties the hand without a word.
 */
export class Hand implements ReactiveController {
  readonly #host: HandHost;
  #lifted: PlacedPiece | undefined;
  #promotingTo: Square | undefined;
  #position: Position | undefined;
  /** The piece that was placed a moment ago. */
  #placed: PlacedPiece | undefined;
  /** The position in which a promotion was chosen, until the move is drawn; it may be refused. */
  #comesBackFrom: { readonly position: Position; readonly giveUp: ReturnType<typeof setTimeout> } | undefined;

  constructor(host: HandHost) {
    this.#host = host;
    host.addController(this);
  }

  get lifted(): PlacedPiece | undefined {
    return this.#lifted;
  }

  /** What is drawn as lifted. */
  get drawn(): PlacedPiece | undefined {
    return this.#lifted ?? this.#placed;
  }

  /** Where a pawn waits to become something. */
  get promotingTo(): Square | undefined {
    return this.#promotingTo;
  }

  /** Enter, Space, a click or a tap on a square. */
  press(square: Square): void {
    // Whoever goes on without choosing has not chosen.
    if (this.#promotingTo) this.cancel();
    else this.#obey(pressOn(this.#host.position, this.#host.mayLift, this.#lifted?.square, square));
  }

  /** Whether a drag may begin on this square. */
  mayTake(square: Square): boolean {
    return !this.#promotingTo && lift(this.#host.position, this.#host.mayLift, square).type === 'lifted';
  }

  /** A drag begins on this square. `false` where its piece cannot be lifted. */
  take(square: Square): boolean {
    if (!this.mayTake(square)) return false;
    if (this.#lifted?.square !== square) this.#obey(lift(this.#host.position, this.#host.mayLift, square));
    return true;
  }

  /** A drag ends on this square, or beside the board. A piece let go over another of its side goes back. */
  release(square: Square | undefined): void {
    const press = square && pressOn(this.#host.position, this.#host.mayLift, this.#lifted?.square, square);
    if (press?.type === 'move' || press?.type === 'promotion') this.#obey(press);
    else this.cancel();
  }

  /** Puts the piece back and says so. `false` where the hand is empty. */
  cancel(): boolean {
    const piece = this.#lifted;
    if (!piece) return false;
    const type = this.#promotingTo ? 'promotion cancelled' : 'put back';
    this.#leavePromotion();
    this.empty();
    this.#tell({ type, piece });
    return true;
  }

  /** Empties the hand without a word. */
  empty(): void {
    this.#set(undefined, undefined);
  }

  /** The promotion piece was chosen, or none. */
  decide(promotion: PromotionKind | undefined): void {
    const from = this.#lifted?.square;
    const to = this.#promotingTo;
    if (!from || !to || !promotion) {
      this.cancel();
      return;
    }
    this.empty();
    // The choice keeps the focus for the moment that it stays in the page: whoever comes back to the square finds the new piece there.
    this.#comesBackFrom = { position: this.#host.position, giveUp: setTimeout(() => this.#comeBack(), DRAWN_WITHIN) };
    this.#host.dispatchEvent(new MoveChosenEvent({ from, to, promotion }));
  }

  /** The move is drawn. */
  hostUpdated(): void {
    if (this.#comesBackFrom && this.#comesBackFrom.position !== this.#host.position) this.#comeBack();
  }

  #comeBack(): void {
    clearTimeout(this.#comesBackFrom?.giveUp);
    this.#comesBackFrom = undefined;
    this.#leavePromotion();
  }

  hostUpdate(): void {
    const { position, mayLift } = this.#host;
    const piece = this.#lifted;
    if (piece) {
      const there = position.pieceAt(piece.square);
      const stays = there?.color === piece.color && there.kind === piece.kind && mayLift.includes(piece.color);
      if (!stays || (this.#promotingTo && position !== this.#position)) {
        this.#leavePromotion();
        this.empty();
      }
    }
    this.#position = position;
  }

  #obey(press: Press): void {
    switch (press.type) {
      case 'lifted':
        this.#set(press.piece, undefined);
        this.#tell(press);
        return;
      case 'put back':
        this.cancel();
        return;
      case 'nothing to lift':
      case 'not yours':
        this.#tell(press);
        return;
      case 'looked at':
        this.#host.dispatchEvent(new AskedEvent({ about: 'square', square: press.square, more: 0 }));
        return;
      case 'move':
        this.#placed = this.#lifted;
        this.empty();
        setTimeout(() => {
          this.#placed = undefined;
          this.#host.requestUpdate();
        }, LIFTED_FOR);
        this.#host.dispatchEvent(new MoveChosenEvent(press.move));
        return;
      case 'promotion':
        this.#set(press.pawn, press.to);
        this.#tell({ type: 'promotion asked' });
    }
  }

  /** The focus goes back to the board before the choice is taken away with it. */
  #leavePromotion(): void {
    if (this.#host.renderRoot.querySelector('promotion-choice:focus-within')) this.#host.focusSquare();
  }

  #set(lifted: PlacedPiece | undefined, promotingTo: Square | undefined): void {
    this.#lifted = lifted;
    this.#promotingTo = promotingTo;
    this.#host.requestUpdate();
  }

  #tell(news: HandNews): void {
    this.#host.dispatchEvent(new HandEvent(news));
  }
}
