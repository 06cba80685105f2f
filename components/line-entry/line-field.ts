import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LineHistory } from '../../speech/line-history.js';
import type { EnteredLine, LineEnd } from '../../speech/line-queue.js';
import { isEscape } from '../dom/escape-key.js';
import { FOCUS_LEAVES } from '../dom/focus.js';

/**
 * Milliseconds for which the caret stands before a line that is as long as the one before it. The browser tells a screen reader of the
 * caret only now and then (Chromium every 150), and of one that stands where it stood nothing at all.
 */
const CARET_STAYS_FOR = 250;

/**
 * Milliseconds for which a line that was taken still stands in its field, if nobody looks: at least, after what became of it is known, and
 * at most. Chromium passes on what has changed at most every 150 ms, but at once where the element with the focus has changed: emptied with
 * Enter, the field would make the words of the move late by 150 ms; emptied when they stand in their region, it brings them along.
 */
const STANDS = { atLeast: 45, afterEnd: 15, atMost: 250 } as const;

/** Escape has emptied a field. */
export class LineClearedEvent extends Event {
  static readonly type = 'line-cleared';
  constructor() {
    super(LineClearedEvent.type, { bubbles: true, composed: true });
  }
}

export interface LineFieldParts {
  readonly input: () => HTMLInputElement | null;
  readonly history: () => LineHistory;
}

/**
 * A field as a command line: Enter takes the line out of it, so that the next can be typed while one is under way: the first key finds the
 * field empty, or whoever looks a moment later. A line that was refused
 * comes back, selected, where the field is empty and has the focus: typing replaces it, Enter tries it again. Up and Down go through the
 * lines entered before; Escape clears what is typed.
 */
export class LineField implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #parts: LineFieldParts;
  /** When the first key of the line was pressed; `undefined` where none was. */
  #begun: number | undefined;
  /** The line was brought back and not replaced: whoever mends it has seen it. */
  #isSeen = false;
  /** The line that was refused last and waits to be mended. */
  #refused: string | undefined;
  /** A line that was taken and still stands in the field: since when, and how that ends. */
  #taken:
    | {
        readonly at: number;
        readonly empty: () => void;
        readonly emptyIn: (milliseconds: number) => void;
        readonly over: AbortController;
      }
    | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: LineFieldParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#taken?.empty();
  }

  /** Takes the line out of the field; `undefined` where none stands there. */
  take(): EnteredLine | undefined {
    this.#taken?.empty();
    const input = this.#parts.input();
    const text = input?.value ?? '';
    if (!input || text.trim() === '') return undefined;
    const begun = this.#isSeen ? Infinity : (this.#begun ?? Infinity);
    this.#parts.history().add(text);
    this.#begun = undefined;
    this.#isSeen = false;
    this.#letStand(input);
    return { text, begun };
  }

  /** A line begins with this text, typed elsewhere. */
  start(text: string): void {
    const input = this.#parts.input();
    if (!input) return;
    this.#set(input, text);
    this.#begun = performance.now();
  }

  /** What became of a line. */
  end(text: string, end: LineEnd): void {
    this.#taken?.emptyIn(Math.max(STANDS.afterEnd, this.#taken.at + STANDS.atLeast - performance.now()));
    switch (end) {
      case 'done':
      case 'asked':
        this.#refused = undefined;
        return;
      case 'refused':
        this.#refused = text;
        this.#bringBack(text);
        return;
      case 'held back':
        // To be mended is what it was held back for; it stands in the history itself.
        if (this.#refused !== undefined) this.#bringBack(this.#refused);
    }
  }

  readonly onInput = (event: Event): void => {
    const text = this.#parts.input()?.value ?? '';
    const isReplaced = event instanceof InputEvent && event.data === text;
    if (isReplaced || text === '') this.#isSeen = false;
    this.#begun = text === '' ? undefined : (this.#begun ?? event.timeStamp);
  };

  readonly onKeyDown = (event: KeyboardEvent): void => {
    const input = this.#parts.input();
    if (input && !event.defaultPrevented && this.#obeys(event, input)) event.preventDefault();
  };

  #obeys(event: KeyboardEvent, input: HTMLInputElement): boolean {
    if (isEscape(event)) return this.#clear(input);
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
    if (!isPlain || input.readOnly) return false;
    switch (event.key) {
      case 'ArrowUp':
        return this.#show(input, this.#parts.history().back(input.value));
      case 'ArrowDown':
        return this.#show(input, this.#parts.history().forward());
      default:
        return false;
    }
  }

  #clear(input: HTMLInputElement): boolean {
    if (input.value === '') return false;
    this.#parts.history().leave();
    this.#set(input, '');
    this.#host.dispatchEvent(new LineClearedEvent());
    return true;
  }

  /** Not selected: where it is, a screen reader says that a selection was deleted, and not the line. It says the line when the caret moves. */
  #show(input: HTMLInputElement, line: string | undefined): boolean {
    if (line === undefined) return false;
    const end = line.length;
    const isThere = input.selectionEnd === end;
    this.#set(input, line);
    this.#isSeen = true;
    if (!isThere) {
      input.setSelectionRange(end, end);
      return true;
    }
    input.setSelectionRange(0, 0);
    setTimeout(() => {
      if (input.value === line && input.selectionEnd === 0) input.setSelectionRange(end, end);
    }, CARET_STAYS_FOR);
    return true;
  }

  #bringBack(text: string): void {
    const input = this.#parts.input();
    if (!input || (input.value !== '' && !this.#taken) || this.#host.shadowRoot?.activeElement !== input) return;
    this.#set(input, text);
    input.select();
    this.#isSeen = true;
  }

  /**
   * What was taken goes with the next key, with the focus, or in a moment. Where the page turns it goes before the focus does: emptied right before,
   * Firefox tells of its caret after it has told where the focus is now, and Orca goes back to the field.
   */
  #letStand(input: HTMLInputElement): void {
    const line = input.value;
    const over = new AbortController();
    let going: ReturnType<typeof setTimeout>;
    // What a program wrote there meanwhile, as dictation does, without a key, is a line of its own.
    const empty = (): void => this.#set(input, input.value === line ? '' : input.value);
    const emptyIn = (milliseconds: number): void => {
      clearTimeout(going);
      going = setTimeout(empty, milliseconds);
    };
    over.signal.addEventListener('abort', () => clearTimeout(going));
    for (const type of ['keydown', 'beforeinput', 'pointerdown', FOCUS_LEAVES, 'blur']) {
      input.addEventListener(type, empty, { capture: true, signal: over.signal });
    }
    emptyIn(STANDS.atMost);
    this.#taken = { at: performance.now(), empty, emptyIn, over };
  }

  #set(input: HTMLInputElement, text: string): void {
    this.#taken?.over.abort();
    this.#taken = undefined;
    input.value = text;
    this.#begun = undefined;
    this.#isSeen = false;
  }
}

declare global {
  interface HTMLElementEventMap {
    'line-cleared': LineClearedEvent;
  }
}
