/** What the tests of the board share: a board in the page, its cells, the keys, and everything it told. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import '../../components/chess-board/chess-board.js';
import type { AskedEvent, BoardCommandEvent, HandEvent, MoveChosenEvent } from '../../components/chess-board/events.js';
import { adoptTokens } from '../../components/styles/tokens.js';
import { START_FEN, type Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import type { Color, Move, Piece, Square } from '../../src/laws/squares.js';
import { keymapOf } from '../../src/commands/keymap.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { Question } from '../../src/questions/question.js';

export const BOTH: readonly Color[] = ['white', 'black'];

export const cellText = (square: Square, piece?: Piece): string =>
  piece ? `${square}, ${piece.color} ${piece.kind}` : `${square}, empty`;

export function positionFrom(fen: string): Position {
  const result = parsePosition(fen);
  if (!result.ok) throw new Error(result.problem);
  return result.position;
}

export interface BoardOptions {
  readonly fen?: string;
  readonly mayLift?: readonly Color[];
  readonly orientation?: Color;
}

export async function makeBoard({ fen = START_FEN, mayLift = BOTH, orientation = 'white' }: BoardOptions = {}) {
  adoptTokens(document);
  return fixture<ChessBoard>(
    html`<chess-board
      orientation=${orientation}
      .position=${positionFrom(fen)}
      .mayLift=${mayLift}
      .cellText=${cellText}
      .keymap=${[...keymapOf('board'), ...keymapOf('everywhere')]}
    ></chess-board>`,
  );
}

export function cell(board: ChessBoard, square: Square): HTMLElement {
  const found = board.shadowRoot?.querySelector<HTMLElement>(`[data-square='${square}']`);
  if (!found) throw new Error(`no cell ${square}`);
  return found;
}

export function cells(board: ChessBoard): readonly HTMLElement[] {
  return [...(board.shadowRoot?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])];
}

/** The square whose cell has the focus. */
export function focused(board: ChessBoard): string | undefined {
  const active = board.shadowRoot?.activeElement;
  return active instanceof HTMLElement ? active.dataset['square'] : undefined;
}

/** The tag of the first element in the board that fits; a text, for a whole element would be printed for minutes if it differed. */
export function found(board: ChessBoard, selector: string): string | undefined {
  const element = board.shadowRoot?.querySelector(selector)?.cloneNode();
  return element instanceof Element ? element.outerHTML : undefined;
}

/** The middle of an element in the window, in CSS pixels. */
export function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Presses keys one after the other; "Shift+k" holds the first one down. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const combination of keys) {
    const parts = combination.split('+');
    const key = parts.pop() ?? '';
    for (const held of parts) await sendKeys({ down: held });
    await sendKeys({ press: key });
    for (const held of parts) await sendKeys({ up: held });
  }
}

export type Told =
  | { readonly move: Move }
  | { readonly hand: HandNews }
  | { readonly asked: Question }
  | { readonly command: string };

/** Collects, in order, everything the board tells the page. */
export function listenTo(board: ChessBoard): Told[] {
  const told: Told[] = [];
  board.addEventListener('move-chosen', (event: MoveChosenEvent) => told.push({ move: event.move }));
  board.addEventListener('hand', (event: HandEvent) => told.push({ hand: event.news }));
  board.addEventListener('asked', (event: AskedEvent) => told.push({ asked: event.question }));
  board.addEventListener('board-command', (event: BoardCommandEvent) => told.push({ command: event.command }));
  return told;
}

/** A key press of a keyboard layout that the test browser does not have. Returns whether the page kept it for itself. */
export function typed(board: ChessBoard, init: KeyboardEventInit): boolean {
  const target = board.shadowRoot?.activeElement ?? board;
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
  );
}
