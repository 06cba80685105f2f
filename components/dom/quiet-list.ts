import { html, noChange, type ElementPart, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';

/**
 * Milliseconds for which a list is kept from screen readers when it is drawn or gets other options, counted from the first frame in which
 * it is so: a page that draws much at once takes long to come to that frame. Orca 43 takes what a list then shows for a choice of its
 * user, leaves what has the focus and reads the list; of one that was inert meanwhile it says nothing. 30 ms were enough on a quiet
 * machine.
 */
export const QUIET_FOR = 200;

class Quietly extends AsyncDirective {
  #shown: string | undefined;
  #list: Element | undefined;
  #frame: number | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  render(shown: string): unknown {
    this.#shown = shown;
    return noChange;
  }

  override update({ element }: ElementPart, [shown]: [shown: string]): unknown {
    if (shown !== this.#shown && !element.matches(':focus')) this.#hush(element);
    return this.render(shown);
  }

  override disconnected(): void {
    this.#end();
  }

  #hush(list: Element): void {
    this.#end();
    this.#list = list;
    list.toggleAttribute('inert', true);
    const wait = (): void => {
      this.#waiting = setTimeout(() => this.#end(), QUIET_FOR);
    };
    // A hidden page has no frames, and nobody reads it.
    if (document.hidden) wait();
    else this.#frame = requestAnimationFrame(wait);
  }

  #end(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#waiting);
    this.#list?.removeAttribute('inert');
  }
}

/**
 * On a `select`: draws it, and changes it, without a screen reader being drawn to it, unless it has the focus.
 * @param shown what stands in the list and what is chosen of it: while that is the same, nothing is changed
 */
export const quietly = directive(Quietly);

/** On Tab before a list that was drawn just now: whoever goes on at once is to come to it. */
export function showList(list: HTMLElement | null): void {
  list?.removeAttribute('inert');
}

/** Gives the focus to a list that was drawn just now: then it is to be read. */
export function focusList(list: HTMLElement | null, options?: FocusOptions): void {
  showList(list);
  list?.focus(options);
}

/** What can be chosen in a list, and whether it is. */
export function option(value: string, label: string, chosen: string): TemplateResult {
  return html`<option value=${value} ?selected=${value === chosen}>${label}</option>`;
}
