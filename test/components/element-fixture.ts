/** What the tests of the elements around the board share. */
import { adoptTokens } from '../../components/styles/tokens.js';

adoptTokens(document);

/** The first element of this shadow root that matches. */
export function part(host: HTMLElement, selector: string): HTMLElement {
  return only(parts(host, selector), selector);
}

export function parts(host: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function input(host: HTMLElement, selector: string): HTMLInputElement {
  return only(inputs(host, selector), selector);
}

export function inputs(host: HTMLElement, selector: string): readonly HTMLInputElement[] {
  return parts(host, selector).filter((one) => one instanceof HTMLInputElement);
}

export function selects(host: HTMLElement): readonly HTMLSelectElement[] {
  return parts(host, 'select').filter((one) => one instanceof HTMLSelectElement);
}

function only<Found>([first]: readonly Found[], what: string): Found {
  if (first === undefined) throw new Error(`no ${what}`);
  return first;
}

export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** The button that is called so. */
export function button(host: HTMLElement, label: string): HTMLElement {
  return only(
    parts(host, 'button').filter((one) => textOf(one) === label),
    label,
  );
}

export const labels = (host: HTMLElement): readonly string[] => parts(host, 'button').map(textOf);

function labelOf(element: Element): Element | undefined {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : undefined;
}

/** What has the focus in this element, by its words or, for a field, by its label. */
export function focused(host: HTMLElement): string | undefined {
  const active = host.shadowRoot?.activeElement;
  if (!active) return undefined;
  return textOf(labelOf(active) ?? active);
}

/** Collects every event of this type that leaves the element. */
export function heardFrom<Type extends keyof HTMLElementEventMap>(
  host: HTMLElement,
  type: Type,
): HTMLElementEventMap[Type][] {
  const heard: HTMLElementEventMap[Type][] = [];
  // On the page, where only what bubbles and is composed arrives.
  host.parentElement?.addEventListener(type, (event) => heard.push(event));
  return heard;
}
