/** The kinds of fields that rulings are made of. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { quietly } from '../../../components/dom/quiet-list.js';

export type Option<Value> = readonly [value: Value, text: string];

/** A list to choose from. Which one is chosen is set by `showChosen`, after the options are there. */
export function listField<Value>(
  id: string,
  label: string,
  options: readonly Option<Value>[],
  chosen: Value,
  onChoice: (value: Value) => void,
): TemplateResult {
  const index = options.findIndex(([value]) => value === chosen);
  const onChange = ({ currentTarget }: Event): void => {
    const option = currentTarget instanceof HTMLSelectElement ? options[currentTarget.selectedIndex] : undefined;
    if (option) onChoice(option[0]);
  };
  return html`<p class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      data-index=${Math.max(0, index)}
      ${quietly(JSON.stringify([index, options.map(([, text]) => text)]))}
      @change=${onChange}
    >
      ${options.map(([, text]) => html`<option>${text}</option>`)}
    </select>
  </p>`;
}

/** An option that is given the attribute `selected` has Orca say the one that was chosen before; so it is set when all are there. */
export function showChosen(root: ParentNode): void {
  for (const select of root.querySelectorAll<HTMLSelectElement>('select[data-index]')) {
    const index = Number(select.dataset['index']);
    if (select.selectedIndex !== index) select.selectedIndex = index;
  }
}

export interface Line {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, in words. */
  readonly error?: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly most?: number;
  readonly onText: (text: string) => void;
}

export function lineField({ id, label, hint, error, value, numeric, most, onText }: Line): TemplateResult {
  const described = [...(error === undefined ? [] : [`${id}-error`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  const onInput = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) onText(currentTarget.value);
  };
  return html`<p class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      inputmode=${numeric ? 'numeric' : nothing}
      maxlength=${most ?? nothing}
      aria-invalid=${error === undefined ? nothing : 'true'}
      aria-describedby=${described.join(' ') || nothing}
      .value=${live(value)}
      @input=${onInput}
    />
    ${error === undefined ? nothing : html`<span class="error" id="${id}-error">${error}</span>`}
    ${hint === undefined ? nothing : html`<span class="hint" id="${id}-hint">${hint}</span>`}
  </p>`;
}

export function tickField(
  id: string,
  label: string,
  ticked: boolean,
  onTick: (ticked: boolean) => void,
): TemplateResult {
  const onChange = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) onTick(currentTarget.checked);
  };
  return html`<label class="choice"
    ><input id=${id} type="checkbox" .checked=${live(ticked)} @change=${onChange} />${label}</label
  >`;
}
