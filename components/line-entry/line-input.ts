import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';

/** The field of a line as an element wants it. */
export interface LineInput {
  readonly id: string;
  /** What stands in it (`live`), where the element keeps that; else the field keeps it itself. */
  readonly value?: DirectiveResult;
  /** The id of the text that says why the line was refused; absent where it was not. */
  readonly refusedBy?: string | undefined;
  /** The id of what describes the field whether or not it is refused. */
  readonly describedBy?: string | undefined;
  /** A secret is nothing that the browser offers to keep, and may be hidden from who looks on. */
  readonly secret?: 'hidden' | 'shown';
  /** Characters. */
  readonly longest?: number | undefined;
  readonly readOnly?: boolean;
  /** Whether the Enter key of a keyboard on the screen says that it hands the line over. */
  readonly go?: boolean;
  /** The key that leads to the field, as `aria-keyshortcuts` has it; empty for none. */
  readonly shortcut?: string;
  readonly onInput?: (event: Event) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * The field for a line that is read as it was typed, a move, a command or a passphrase: no keyboard and no browser mends or completes it.
 * While the line is refused, the field is invalid and described by the reason first (`aria-invalid`, `aria-describedby`).
 */
export function lineInput(line: LineInput): TemplateResult {
  const { refusedBy, describedBy, secret } = line;
  const described = [refusedBy, describedBy].filter((id) => id !== undefined).join(' ');
  return html`<input
    id=${line.id}
    type=${secret === 'hidden' ? 'password' : 'text'}
    maxlength=${line.longest ?? nothing}
    autocomplete=${secret === undefined ? 'off' : 'one-time-code'}
    autocapitalize="off"
    autocorrect="off"
    spellcheck="false"
    enterkeyhint=${line.go ? 'go' : nothing}
    ?readonly=${line.readOnly ?? false}
    .value=${line.value ?? noChange}
    aria-keyshortcuts=${line.shortcut ? line.shortcut : nothing}
    aria-invalid=${refusedBy === undefined ? nothing : 'true'}
    aria-describedby=${described === '' ? nothing : described}
    @input=${line.onInput ?? nothing}
    @keydown=${line.onKeyDown ?? nothing}
  />`;
}
