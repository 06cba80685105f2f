/**
 * Lines of the help as a list, each read in one go: what is done, its keys, what can be typed or said for it, and why it cannot be done now. No
 * table: from its headers Orca 43 goes back to the top of the page in Chromium. No list of terms: a reader says of each half what it is.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import type { HelpLine, HelpSection } from './help-lines.js';

/** What is read out in one line needs a space between its parts; one that can collapse does so at the end of each cell, for a reader too. */
const SPACE = '\u00a0';

/** So many phrases of a command are shown; all of them are searched. */
const MOST_PHRASES = 3;

export function helpList({ title, lines }: HelpSection): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`${title === undefined ? nothing : html`<h3>${title}</h3>`}
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <b>${line.does}:</b> <span>${keysOf(line)}</span> <span>${wordsOf(line)}</span>
            ${line.why === undefined ? nothing : html`<span>${line.why}</span>`}
          </li>`,
      )}
    </ul>`;
}

function keysOf({ keys, isChanged, phrases }: HelpLine): unknown {
  const changed = isChanged ? html` (${msg('help-changed')})` : nothing;
  if (keys) return html`${marked(keys.text, keys.names)}${changed}${phrases.length === 0 ? nothing : SPACE}`;
  if (isChanged) return html`${msg('help-no-key')}${changed}`;
  return phrases.length === 0 ? msg('help-button') : nothing;
}

function wordsOf({ phrases }: HelpLine): unknown {
  if (phrases.length === 0) return nothing;
  const shown = phrases.slice(0, MOST_PHRASES).map((phrase, index) => html`${index > 0 ? ', ' : ''}<q>${phrase}</q>`);
  // In one text: Chromium leaves out a space that stands alone before the marks of a quotation.
  return html`${`${msg('help-words')} `}${shown}`;
}

/** The names of keys within a text, in their order, marked as keys. */
function marked(text: string, names: readonly string[]): readonly (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let from = 0;
  for (const name of names) {
    const at = text.indexOf(name, from);
    // Of keys that are told as a row only the first and the last stand there.
    if (at < 0) continue;
    parts.push(text.slice(from, at), html`<kbd>${name}</kbd>`);
    from = at + name.length;
  }
  return [...parts, text.slice(from)];
}
