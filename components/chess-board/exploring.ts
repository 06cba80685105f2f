/**
 * A board under a finger, for a player who sees neither it nor uses a screen reader: what the finger comes to is told, and nothing is done by
 * that. To lift or place, a second finger taps while the first rests (as in Slide Rule, Kane, Bigham and Wobbrock 2008), or one finger
 * taps twice; each only on what has been told for a moment before, so that nobody acts on what he has not heard. A mouse is as ever.
 */
import type { LitElement } from 'lit';
import {
  PROMOTION_KINDS,
  fileIndex,
  isSquare,
  rankIndex,
  squareAt,
  type Color,
  type PromotionKind,
  type Square,
} from '../../src/laws/squares.js';

/** What a finger comes to: a square, or a piece of the choice of a promotion. */
export type Place = Square | PromotionKind;

/** Milliseconds for which a place must have been told before a tap acts on it. */
const TOLD_FOR = 250;
/** Milliseconds within which a finger comes and goes in a tap. */
const TAP = 400;
/** Milliseconds from the end of a tap to the beginning of the second one. */
const BETWEEN_TAPS = 450;
/** CSS pixels that a finger may slip in a tap. */
const SLIP = 24;

export interface ExploredPlaces {
  /** A finger has come to a place, or off the board. @param slid it came there from another, across an edge */
  readonly come: (place: Place | undefined, slid: boolean) => void;
  /** Lifts or places there, or chooses. */
  readonly press: (place: Place) => void;
}

/** A finger at one moment. */
export interface FingerAt {
  readonly pointer: number;
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds since any fixed moment. */
  readonly at: number;
}

interface Finger {
  readonly came: FingerAt;
  place: Place | undefined;
  /** Since when it has been there. */
  since: number;
  /** Whether it may still be a tap that acts. */
  isTap: boolean;
}

/** What the fingers on a board mean. It knows no page: where a finger is, is said to it. */
export class Fingers {
  readonly #places: ExploredPlaces;
  /** The one that explores. */
  #first: Finger | undefined;
  /** The one that taps. */
  #second: Finger | undefined;
  /** All that are down, also those that mean nothing. */
  readonly #down = new Set<number>();
  /** What was told last, since when. */
  #told: { readonly place: Place | undefined; readonly since: number } | undefined;
  /** The end of a tap that can be the first of two. */
  #tapped: { readonly place: Place; readonly at: number } | undefined;

  constructor(places: ExploredPlaces) {
    this.#places = places;
  }

  /** @param alone no other finger is down, whatever became of those before */
  down(finger: FingerAt, place: Place | undefined, alone: boolean): void {
    if (alone) {
      this.#down.clear();
      this.#first = undefined;
      this.#second = undefined;
    }
    this.#down.add(finger.pointer);
    if (this.#down.size === 1) {
      const isTap = this.#isHeard(place, finger.at);
      this.#first = { came: finger, place, since: finger.at, isTap };
      this.#come(place, finger.at, false);
      return;
    }
    const first = this.#first;
    // Of three fingers, or of one that stayed when the first had gone, nothing is meant.
    if (!first || this.#down.size > 2) {
      this.#forget();
      return;
    }
    first.isTap = false;
    this.#tapped = undefined;
    // Two fingers that come together want something else.
    const isTap = finger.at - first.since >= TOLD_FOR;
    this.#second = { came: finger, place: first.place, since: finger.at, isTap };
  }

  move(finger: FingerAt, place: Place | undefined): void {
    const { pointer } = finger;
    const moved = [this.#first, this.#second].find((one) => one?.came.pointer === pointer);
    if (!moved) return;
    if (Math.hypot(finger.x - moved.came.x, finger.y - moved.came.y) > SLIP) moved.isTap = false;
    if (moved !== this.#first || place === moved.place) return;
    moved.place = place;
    moved.since = finger.at;
    moved.isTap = false;
    if (this.#second) this.#second.isTap = false;
    this.#come(place, finger.at, true);
  }

  up({ pointer, at }: FingerAt): void {
    this.#down.delete(pointer);
    const first = this.#first;
    const second = this.#second;
    if (second?.came.pointer === pointer) {
      this.#second = undefined;
      if (second.place && second.isTap && at - second.came.at <= TAP) this.#places.press(second.place);
    } else if (first?.came.pointer === pointer) {
      this.#first = undefined;
      this.#second = undefined;
      this.#tapEnds(first, at);
    }
  }

  /** The browser has taken a finger away, to zoom by it or for something of its own. */
  cancel(pointer: number): void {
    this.#down.delete(pointer);
    this.#forget();
  }

  #tapEnds({ came, place, isTap }: Finger, at: number): void {
    const before = this.#tapped;
    this.#tapped = undefined;
    if (!place || !isTap || at - came.at > TAP) return;
    if (before?.place === place && came.at - before.at <= BETWEEN_TAPS) this.#places.press(place);
    else this.#tapped = { place, at };
  }

  #come(place: Place | undefined, at: number, slid: boolean): void {
    if (this.#told?.place !== place) this.#told = { place, since: at };
    this.#places.come(place, slid);
  }

  #isHeard(place: Place | undefined, at: number): boolean {
    return place !== undefined && this.#told?.place === place && at - this.#told.since >= TOLD_FOR;
  }

  #forget(): void {
    this.#first = undefined;
    this.#second = undefined;
    this.#tapped = undefined;
  }
}

/** Told where a finger comes to a place, or off the board. It bubbles and leaves the shadow root. */
export class ExploredEvent extends Event {
  static readonly type = 'explored';
  /** `undefined` off the board. */
  readonly place: Place | undefined;
  /** What it is called; empty off the board. */
  readonly text: string;
  /** The language of that (BCP 47); empty is the page's. */
  readonly language: string;
  /** Whether the finger has slid there across an edge. */
  readonly slid: boolean;
  constructor(place: Place | undefined, text: string, language: string, slid: boolean) {
    super(ExploredEvent.type, { bubbles: true, composed: true });
    this.place = place;
    this.text = text;
    this.language = language;
    this.slid = slid;
  }
}

declare global {
  interface HTMLElementEventMap {
    explored: ExploredEvent;
  }
}

/** A board as exploring knows it: `chess-board`. */
export interface ExploredBoard extends LitElement {
  readonly orientation: Color;
  readonly cellLanguage: string;
  readonly promotionText: (kind: PromotionKind) => string;
  cursor: Square;
  nameOf(square: Square): string;
  press(square: Square): void;
}

/** Milliseconds after a finger within which a click is the finger's: what comes later, or by itself, is a screen reader's. */
const CLICKS_WITHIN = 700;
/** Of a square: as far beyond its edge a finger is still on it, so that one that rests on an edge does not flutter. */
const SLACK = 0.08;

const HEARD = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Lets fingers explore a board, which tells where they come by `explored` events, until what it returns is called. The page is not scrolled
 * from the board then; two fingers zoom it still.
 */
export function explore(board: ExploredBoard): () => void {
  return new Exploring(board).end;
}

class Exploring {
  readonly #board: ExploredBoard;
  readonly #fingers: Fingers;
  readonly #touchAction: string;
  #place: Place | undefined;
  #fingerAt = -Infinity;
  /** Whether it is this that clicks. */
  #chooses = false;

  constructor(board: ExploredBoard) {
    this.#board = board;
    this.#fingers = new Fingers({
      come: (place, slid) => this.#come(place, slid),
      press: (place) => this.#press(place),
    });
    this.#touchAction = board.style.touchAction;
    board.style.touchAction = 'pinch-zoom';
    for (const type of HEARD) board.addEventListener(type, this.#onPointer, { capture: true });
    board.addEventListener('click', this.#onClick, { capture: true });
    board.addEventListener('contextmenu', this.#onClick, { capture: true });
  }

  readonly end = (): void => {
    const board = this.#board;
    board.style.touchAction = this.#touchAction;
    for (const type of HEARD) board.removeEventListener(type, this.#onPointer, { capture: true });
    board.removeEventListener('click', this.#onClick, { capture: true });
    board.removeEventListener('contextmenu', this.#onClick, { capture: true });
  };

  readonly #onPointer = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    // The board would press, and drag; and a finger is not to bring the focus.
    event.stopPropagation();
    event.preventDefault();
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event;
    const finger = { pointer, x, y, at };
    this.#fingerAt = at;
    switch (event.type) {
      case 'pointerdown':
        // Where it is, it has not come from anywhere.
        this.#fingers.down(finger, this.#placeAt(x, y, undefined), event.isPrimary);
        return;
      case 'pointermove':
        this.#fingers.move(finger, this.#placeAt(x, y, this.#place));
        return;
      case 'pointerup':
        this.#fingers.up(finger);
        return;
      default:
        this.#fingers.cancel(pointer);
    }
  };

  /** What a finger does has been done when it was lifted. */
  readonly #onClick = (event: Event): void => {
    if (this.#chooses || event.timeStamp - this.#fingerAt > CLICKS_WITHIN) return;
    event.stopPropagation();
    event.preventDefault();
  };

  #come(place: Place | undefined, slid: boolean): void {
    const board = this.#board;
    this.#place = place;
    const isOnSquare = place !== undefined && isSquare(place);
    if (isOnSquare) board.cursor = place;
    const language = isOnSquare ? board.cellLanguage : '';
    board.dispatchEvent(new ExploredEvent(place, this.#textOf(place), language, slid));
  }

  #textOf(place: Place | undefined): string {
    if (place === undefined) return '';
    const board = this.#board;
    return isSquare(place) ? board.nameOf(place) : board.promotionText(place);
  }

  #press(place: Place): void {
    if (isSquare(place)) {
      this.#board.press(place);
      return;
    }
    this.#chooses = true;
    this.#choices()
      .find(({ value }) => value === place)
      ?.click();
    this.#chooses = false;
  }

  #choices(): readonly HTMLButtonElement[] {
    const choice = this.#board.renderRoot.querySelector('promotion-choice');
    return [...(choice?.renderRoot.querySelectorAll('button') ?? [])];
  }

  /** @param before where it was, and is still a little beyond its edge */
  #placeAt(x: number, y: number, before: Place | undefined): Place | undefined {
    // The choice of a promotion may lie over squares.
    const chosen = this.#choices().find((button) => isWithin(button.getBoundingClientRect(), x, y))?.value;
    const kind = PROMOTION_KINDS.find((one) => one === chosen);
    if (kind) return kind;
    const grid = this.#board.renderRoot.querySelector('[role="grid"]');
    if (!grid) return undefined;
    const { left, top } = grid.getBoundingClientRect();
    const across = ((x - left - grid.clientLeft) * 8) / grid.clientWidth;
    const down = ((y - top - grid.clientTop) * 8) / grid.clientHeight;
    const [file, rank] = this.#board.orientation === 'white' ? [across, 8 - down] : [8 - across, down];
    if (before && isSquare(before) && isNear(file, fileIndex(before)) && isNear(rank, rankIndex(before))) return before;
    return squareAt(Math.floor(file), Math.floor(rank));
  }
}

/** Whether a way, counted in squares, ends on the square of this index or a little beside it. */
function isNear(way: number, index: number): boolean {
  return way >= index - SLACK && way <= index + 1 + SLACK;
}

function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
