/**
 * Where Anna–Hector is the only voice, it also says what has the focus; beside a screen reader it never does.
 */
import { msg, str } from '@lit/localize';

/** What a screen reader would say of this element, in a few words; empty for what needs no words. */
export function describeFocus(element: Element): string {
  if (element.getAttribute('role') === 'gridcell') return textOf(element);
  if (element instanceof HTMLInputElement) return describeInput(element);
  if (element instanceof HTMLSelectElement) {
    const chosen = element.selectedOptions[0]?.label ?? '';
    return msg(str`${labelOf(element)}, ${chosen}, list`, { id: 'focus-list' });
  }
  if (element instanceof HTMLButtonElement) return msg(str`${textOf(element)}, button`, { id: 'focus-button' });
  const labelled = element.getAttribute('aria-labelledby');
  const label = labelled ? (element.getRootNode() as ShadowRoot).getElementById(labelled) : undefined;
  return label ? textOf(label) : textOf(element);
}

function describeInput(input: HTMLInputElement): string {
  const label = labelOf(input);
  switch (input.type) {
    case 'radio':
      return input.checked
        ? msg(str`${label}, chosen`, { id: 'focus-chosen' })
        : msg(str`${label}, not chosen`, { id: 'focus-not-chosen' });
    case 'checkbox':
      return input.checked ? msg(str`${label}, on`, { id: 'focus-on' }) : msg(str`${label}, off`, { id: 'focus-off' });
    default:
      return input.value === ''
        ? msg(str`${label}, field`, { id: 'focus-field' })
        : msg(str`${label}, field, ${input.value}`, { id: 'focus-field-value' });
  }
}

function labelOf(control: HTMLInputElement | HTMLSelectElement): string {
  return [...(control.labels ?? [])].map(textOf).join(' ');
}

function textOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

/** What has the focus, through all shadow roots. */
export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot ? (deepActiveElement(active.shadowRoot) ?? active) : active;
}
