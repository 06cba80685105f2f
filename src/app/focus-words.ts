/** What a screen reader would say of what has the focus, for whoever hears our voice alone. */
import { textsOf } from '../../components/texts.js';
import { pageFocus } from '../../speech/messages/generated/en/page-focus.js';

const msg = textsOf(pageFocus);

/**
 * What a screen reader would say of this element, in a few words; empty for what needs no words. A question that is entered with
 * it comes first.
 *
 * @param from where the focus was before
 */
export function describeFocus(element: Element, from: EventTarget | null = null): string {
  const group = element.closest('[role="group"][aria-labelledby]');
  const entered = group && !(from instanceof Node && group.contains(from)) ? questionOf(group, element) : '';
  return [entered, describeElement(element)].filter((text) => text !== '').join(' ');
}

/** The question, and what is told of it at the answer that has the focus: a screen reader says it there, and not at the group. */
function questionOf(group: Element, element: Element): string {
  const ids = [group.getAttribute('aria-labelledby'), element.getAttribute('aria-describedby')];
  const root = group.getRootNode();
  if (!(root instanceof ShadowRoot)) return '';
  return ids
    .flatMap((id) => (id === null ? [] : [root.getElementById(id)]))
    .map((one) => (one ? textOf(one) : ''))
    .join(' ')
    .trim();
}

function describeElement(element: Element): string {
  if (element.getAttribute('role') === 'gridcell') return textOf(element);
  if (element instanceof HTMLInputElement) return describeInput(element);
  if (element instanceof HTMLSelectElement) {
    const chosen = element.selectedOptions[0]?.label ?? '';
    return msg('focus-list', { label: labelOf(element), chosen });
  }
  if (element instanceof HTMLButtonElement) return msg('focus-button', { label: nameOf(element) });
  const labelled = element.getAttribute('aria-labelledby');
  const label = labelled ? (element.getRootNode() as ShadowRoot).getElementById(labelled) : undefined;
  const name = label ? textOf(label) : nameOf(element);
  return element.role === 'slider' ? sliderText(name, element, element.ariaValueNow ?? '') : name;
}

/** @param value the bare value, where no words for it stand there */
function sliderText(name: string, slider: Element, value: string): string {
  // A no-break space at its end makes a screen reader say it again, and is none of its words.
  return msg('focus-slider', { label: name, value: (slider.ariaValueText ?? value).trim() });
}

/** The language that an element's words are marked with, where it is not the page's (WCAG 3.1.2). */
export function languageOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[lang]:not(html)')?.lang;
}

function describeInput(input: HTMLInputElement): string {
  const label = labelOf(input);
  switch (input.type) {
    case 'radio':
      return input.checked ? msg('focus-chosen', { label }) : msg('focus-not-chosen', { label });
    case 'checkbox':
      return input.checked ? msg('focus-on', { label }) : msg('focus-off', { label });
    case 'range':
      return sliderText(label, input, input.value);
    case 'file':
      return msg('focus-button', { label });
    default:
      return input.value === ''
        ? msg('focus-field', { label })
        : msg('focus-field-value', { label, value: input.value });
  }
}

function labelOf(control: HTMLInputElement | HTMLSelectElement): string {
  return [...(control.labels ?? [])].map(textOf).join(' ');
}

/** What says more than the text that is shown comes before it. */
function nameOf(element: Element): string {
  return element.ariaLabel ?? textOf(element);
}

function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}
