/**
 * `npm run keys`: writes `docs/keys.md`, the keys of every place, from the table of commands (`src/commands/`). A test says when the page is
 * no longer what the table says.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from './formatted.js';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
export const KEYS_PAGE = path.join(ROOT, 'docs/keys.md');

/** @typedef {{ key: string, shift?: boolean, control?: boolean, alt?: boolean, command: string }} Binding */

/**
 * The places, with what is said of each before its keys.
 * @satisfies {Readonly<Record<import('../src/commands/command.js').Scope, readonly [title: string, text: string]>>}
 */
const PLACES = {
  everywhere: ['Anywhere in the page', 'They hold in fields as well.'],
  board: ['On the board', 'They hold while the board has the focus.'],
  'board entry': [
    'On a board that is entered',
    'They hold while a square of a board beside the program has the focus, which is entered as it stands.',
  ],
  clock: ['At a clock that stands alone', 'They hold wherever the focus is beside it, but not in fields.'],
  dial: ['On the dial of a clock', 'They hold while the dial has the focus, and none of them presses the clock.'],
  assistant: ['On an assistant’s page', 'They hold while the focus is on that page and not in a field.'],
  arbiter: ['On the arbiter’s page', 'They hold while the focus is on that page and not in a field.'],
};

/** @type {Readonly<Record<string, string>>} */
const NAMES = {
  ' ': 'Space',
  ArrowLeft: 'Left Arrow',
  ArrowRight: 'Right Arrow',
  ArrowUp: 'Up Arrow',
  ArrowDown: 'Down Arrow',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** @param {Binding} binding */
function nameOf({ key, shift, control, alt }) {
  // A sign is what is typed, with Shift or without it.
  const isSign = key.length === 1 && !/[a-z0-9 ]/.test(key);
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return `\`${control ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift && !isSign ? 'Shift+' : ''}${name}\``;
}

/** @param {readonly Binding[]} bindings */
function rowsFor(bindings) {
  /** @type {Map<string, Set<string>>} */
  const keys = new Map();
  for (const binding of bindings) {
    keys.set(binding.command, (keys.get(binding.command) ?? new Set()).add(nameOf(binding)));
  }
  return [...keys].map(([command, names]) => `| ${[...names].join(', ')} | ${command.replaceAll('-', ' ')} |`);
}

/**
 * The text of the page.
 * @returns {Promise<string>}
 */
export async function keysPage() {
  /** @type {{ module: typeof import('../src/commands/keymap.js') }} */
  const { module } = await runnerImport(path.join(ROOT, 'src/commands/keymap.ts'), { configFile: false, root: ROOT });
  const places = Object.entries(PLACES).flatMap(([scope, [title, text]]) => [
    `## ${title}`,
    text,
    [
      '| Key | Command |',
      '| --- | --- |',
      ...rowsFor(module.keymapOf(/** @type {keyof typeof PLACES} */ (scope))),
    ].join('\n'),
  ]);
  const page = [
    '# Keys',
    'The keys by default. Under “More settings”, “Keys”, each can be changed or switched off, or another layout chosen. This page is written by `npm run keys` from the rows of `src/commands/`, and each command is called as its row is.',
    'A letter goes by what it types where that is Latin (QWERTZ, AZERTY), else by its place on the keyboard (Cyrillic layouts); a digit goes by its place.',
    ...places,
  ].join('\n\n');
  return formatted(KEYS_PAGE, page);
}

if (process.argv[1] === import.meta.filename) writeFileSync(KEYS_PAGE, await keysPage());
