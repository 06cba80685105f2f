import { noChange, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';

/**
 * Milliseconds for which something stays in the page after the focus has left it. When the element that had the focus goes in
 * the same moment as the focus moves, Orca says nothing of the new focus and stays in browse mode, where keys never reach the
 * board; after two frames (33 ms) only half of it was heard. At 200 ms the new focus was
 * heard every time, but on a busy machine not always what was left ("leaving region.").
 */
export const LINGERS_FOR = 300;

/**
 * The same for a whole page, or a form that gives way to what is begun from it. Orca has to get to know all of the new page first, and of a focus
 * that it hears of when what it came from is gone it says nothing: on a busy machine that was more than 300 ms after the focus had moved.
 */
export const PAGE_LINGERS_FOR = 700;

class Lingering extends AsyncDirective {
  #shown = false;
  #going: ReturnType<typeof setTimeout> | undefined;

  render(content: unknown, lingersFor = LINGERS_FOR): unknown {
    if (content !== nothing) {
      this.#stay();
      this.#shown = true;
      return content;
    }
    if (!this.#shown) return nothing;
    // Drawing the rest anew meanwhile does not keep it longer.
    this.#going ??= setTimeout(() => {
      this.#going = undefined;
      this.#shown = false;
      this.setValue(nothing);
    }, lingersFor);
    return noChange;
  }

  override disconnected(): void {
    this.#stay();
  }

  #stay(): void {
    clearTimeout(this.#going);
    this.#going = undefined;
  }
}

/** Shows content, and keeps it for a moment, as it was, when it becomes `nothing`: for what gives the focus away as it goes. */
export const lingering = directive(Lingering);
