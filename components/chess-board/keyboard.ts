/**
 * The keys of the board: the cursor moves by them, pieces are lifted and placed, and questions are asked.
 */
import {
  COLORS,
  fileIndex,
  rankIndex,
  squareAt,
  type Color,
  type Piece,
  type PieceKind,
  type Square,
} from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { AskedBefore, Question } from '../../src/questions/question.js';
import { commandIn, isCharacterKey, unusedKey } from '../dom/keys.js';
import { AskedEvent, BoardCommandEvent, HandEvent, TypedOnBoardEvent } from './events.js';
import type { LastMove } from './grid.js';
import { endFrom, nextOfKind, stepFrom } from './cursor.js';
import { deedOf, type BoardDeed, type Keymap } from './keys.js';
/** A second press of the same question within this time, in milliseconds, asks for more. */
const AGAIN_WITHIN = 1000;

/** A third press, and any after it, asks for all there is. */
const NEXT = { 0: 1, 1: 2, 2: 2 } as const satisfies Record<AskedBefore, AskedBefore>;

/** The board as its keys know it; the events go out from it. */
export interface KeyboardHost extends EventTarget {
  /** What the board tells of a square. */
  pieceTold(square: Square): Piece | undefined;
  readonly orientation: Color;
  readonly lastMove: LastMove | undefined;
  readonly keymap: Keymap;
  readonly keysEnabled: boolean;
  /** Whether letters and digits without a command are told as typed. */
  readonly typing: boolean;
  readonly cursor: Square;
  /** Absent: it is told of every square what stands there. */
  readonly silentText: ((square: Square) => string) | undefined;
  focusSquare(square: Square): void;
}

/** What the keys do with the hand. */
export interface KeyedHand {
  readonly press: (square: Square) => void;
  /** `false` where the hand is empty. */
  readonly putBack: () => boolean;
}

export class Keyboard {
  readonly #host: KeyboardHost;
  readonly #hand: KeyedHand;
  #edgeTold = false;
  #asked: { readonly square: Square; readonly at: number; readonly more: AskedBefore } | undefined;

  constructor(host: KeyboardHost, hand: KeyedHand) {
    this.#host = host;
    this.#hand = hand;
  }

  /** The cursor is elsewhere now: a question about its square is a first one again. */
  cursorMoved(): void {
    this.#asked = undefined;
  }

  /** The command of a key press, or `undefined` where it belongs to the page. */
  commandOf(event: KeyboardEvent): string | undefined {
    return this.#isHeeded(event) ? commandIn(event, this.#host.keymap) : undefined;
  }

  /** Tells of a key that types something and does nothing here. The press itself is the browser's, unless what it types goes elsewhere. */
  tellUnused(event: KeyboardEvent): void {
    const unused = event.repeat || !this.#isHeeded(event) ? undefined : unusedKey(event, this.#host.keymap);
    if (!unused) return;
    if (this.#host.typing && unused.key !== undefined) {
      event.preventDefault();
      this.#host.dispatchEvent(new TypedOnBoardEvent(event.key));
    } else this.#tell({ type: 'no command', ...unused });
  }

  #isHeeded(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.isComposing || event.getModifierState('AltGraph')) return false;
    return this.#host.keysEnabled || !isCharacterKey(event);
  }

  /** Carries out the command of a key press, or hands it on. */
  press(command: string, event: KeyboardEvent): void {
    if (!event.repeat) this.#edgeTold = false;
    const deed = deedOf(command);
    // Of the keys that are held down only the arrows go on.
    const isHeldDown = event.repeat && deed?.do !== 'step';
    const heard = isHeldDown || (deed ? this.#obey(deed, event.timeStamp) : this.#handOn(command));
    if (heard) event.preventDefault();
  }

  #handOn(command: string): true {
    this.#host.dispatchEvent(new BoardCommandEvent(command, this.#host.cursor));
    return true;
  }

  /** `false` where there was nothing to do, and the key belongs to the page. */
  #obey(deed: BoardDeed, at: number): boolean {
    const { cursor, orientation, lastMove } = this.#host;
    switch (deed.do) {
      case 'step':
        this.#goOr(stepFrom(cursor, deed.way, orientation), { type: 'edge' });
        return true;
      case 'end': {
        const end = endFrom(cursor, deed.of, orientation);
        this.#goOr(end === cursor ? undefined : end, { type: 'edge' });
        return true;
      }
      case 'rank':
        this.#go(squareAt(fileIndex(cursor), deed.index));
        return true;
      case 'file':
        this.#go(squareAt(deed.index, rankIndex(cursor)));
        return true;
      case 'next piece':
        this.#goToPiece(deed.kind, deed.back);
        return true;
      case 'go to last move':
        if (lastMove) this.#go(lastMove.to);
        else this.#ask({ about: 'last move' });
        return true;
      case 'lift or place':
        this.#hand.press(cursor);
        return true;
      case 'put back':
        return this.#hand.putBack();
      case 'this square':
        this.#askSquare(at);
        return true;
      case 'moves of piece':
        this.#ask({ about: 'moves of piece', square: cursor, capturesOnly: deed.capturesOnly });
        return true;
      case 'ask':
        this.#ask({ about: deed.about });
        return true;
    }
  }

  #goOr(square: Square | undefined, news: HandNews): void {
    if (square) this.#go(square);
    else this.#tell(news);
  }

  /** Where the board does not tell of every piece, it does not tell either that there is none. */
  #goToPiece(kind: PieceKind, back: boolean): void {
    const host = this.#host;
    const square = nextOfKind((there) => host.pieceTold(there), host.cursor, kind, back);
    if (square || !host.silentText) this.#goOr(square, { type: 'no such piece on the board' });
    else this.#ask({ about: 'pieces', colors: COLORS, kind });
  }

  /** A jump to where the cursor already is would be silent: then the square is asked for. */
  #go(square: Square | undefined): void {
    if (square === this.#host.cursor) this.#ask({ about: 'square', square, more: 0 });
    else if (square) {
      this.#edgeTold = false;
      this.#host.focusSquare(square);
    }
  }

  #askSquare(at: number): void {
    const square = this.#host.cursor;
    const again = this.#asked?.square === square && at - this.#asked.at < AGAIN_WITHIN;
    const more = again ? NEXT[this.#asked?.more ?? 0] : 0;
    this.#asked = { square, at, more };
    this.#ask({ about: 'square', square, more });
  }

  #ask(question: Question): void {
    this.#host.dispatchEvent(new AskedEvent(question));
  }

  /** A key that is held down at the edge is told once. */
  #tell(news: HandNews): void {
    if (news.type === 'edge' && this.#edgeTold) return;
    this.#edgeTold = news.type === 'edge';
    this.#host.dispatchEvent(new HandEvent(news));
  }
}
