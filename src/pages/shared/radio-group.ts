/** A setting that is one of several, as a group of radio buttons. */
import { html, nothing, type TemplateResult } from 'lit';

export interface RadioGroup<Value extends string> {
  /** Of the title; names the group within its element. */
  readonly id: string;
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly label: (value: Value) => string | TemplateResult;
  /** The language of a label that is not the page's (WCAG 3.1.2). */
  readonly langOf?: (value: Value) => string | undefined;
  readonly choose: (value: Value) => void;
}

export function radioGroup<Value extends string>(group: RadioGroup<Value>): TemplateResult {
  const { id, title, values, chosen, label, langOf, choose } = group;
  const onChange = (value: Value) => (): void => choose(value);
  return html`<fieldset role="radiogroup" aria-labelledby=${id}>
    <legend id=${id}>${title}</legend>
    ${values.map(
      (value) =>
        html`<label class="choice" lang=${langOf?.(value) ?? nothing}
          ><input
            type="radio"
            name=${id}
            value=${value}
            .checked=${value === chosen}
            @change=${onChange(value)}
          />${label(value)}</label
        >`,
    )}
  </fieldset>`;
}
