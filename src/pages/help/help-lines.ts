/** The lines of the help: what a command does, with its keys and what can be typed or said for it, in the page's language, and a list of them. */
import type { HeardLanguage } from '../../../speech/hearing/languages.js';
import { isKeyTextId, keyDoes, keyNames, keysText, type KeyMessages } from '../../../speech/phrase/keys.js';
import { typedPhrases } from '../../../speech/phrase/typed-commands.js';
import type { PhraseBook } from '../../../speech/hearing/phrase-book.js';
import type { ToldRow } from '../../commands/told.js';
import { commandName } from '../shared/command-names.js';
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';

export interface HelpLine {
  readonly does: string;
  /** "Enter or Space", with the name of each key in it; absent where it has none. */
  readonly keys?: { readonly text: string; readonly names: readonly string[] };
  /** Whether its keys are others than at first. */
  readonly isChanged: boolean;
  /** All that can be typed or said for it. */
  readonly phrases: readonly string[];
  /** Why it cannot be done now. */
  readonly why?: string;
}

export interface HelpSection {
  readonly title?: string;
  readonly lines: readonly HelpLine[];
}

export interface LineWords {
  readonly keys: KeyMessages;
  readonly phrases: PhraseBook;
  readonly language: HeardLanguage;
}

/** `undefined` of what has neither keys nor phrases nor a button: there is no way to it that could be told. */
export function lineOf(row: ToldRow, { keys: messages, phrases: book, language }: LineWords): HelpLine | undefined {
  const phrases = row.ids.flatMap((id) => typedPhrases(id, book, language));
  if (phrases.length === 0 && row.keys.length === 0 && !row.hasButton && !row.isChanged) return undefined;
  return {
    does: nameOf(row, messages),
    ...(row.keys.length > 0 && { keys: { text: keysText(row.keys, messages), names: keyNames(row.keys, messages) } }),
    isChanged: row.isChanged,
    phrases,
  };
}

/** Of several told as one, what is said of all of them. */
function nameOf({ ids, toldAs }: ToldRow, messages: KeyMessages): string {
  return ids.length > 1 && isKeyTextId(toldAs) ? keyDoes(toldAs, messages) : commandName(ids[0], messages);
}

/** What does the same, of one player or of both, is one line. */
export function linesOf(rows: readonly ToldRow[], words: LineWords): readonly HelpLine[] {
  const lines = new Map<string, HelpLine>();
  for (const row of rows) {
    const line = lineOf(row, words);
    const same = line && lines.get(line.does);
    if (line) lines.set(line.does, same ? { ...same, ...line, phrases: [...same.phrases, ...line.phrases] } : line);
  }
  return [...lines.values()];
}

/** What is read out in one line needs a space between its parts; one that can collapse does so at the end of each cell, for a reader too. */
const SPACE = '\u00a0';

/** So many phrases of a command are shown; all of them are searched. */
const MOST_PHRASES = 3;

/**
 * Each line is read in one go: what is done, its keys, what can be typed or said for it, and why it cannot be done now. No table: from its headers
 * Orca 43 goes back to the top of the page in Chromium. No list of terms: a reader says of each half what it is.
 */
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

/** That the keys of the lines which are single letters or digits are switched off. */
export function lettersOffNote(address: string): TemplateResult {
  return html`<p>${msg('help-letters-off')} <a href=${address}>${msg('help-set-keys')}</a></p>`;
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
