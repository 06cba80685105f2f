/** What a key is called on a button and in the lists beside a page, in its language: "L", "Shift+F", "Page Up"; and in `aria-keyshortcuts`. */
import { msg } from './late-texts.js';
import { isSign } from '../../../components/dom/keys.js';
import type { CommandKey } from '../../commands/command.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';

const NAMES: Readonly<Partial<Record<string, string>>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

export function keyLabel({ key, shift = false, control = false }: CommandKey): string {
  const name = nameOf(key);
  const shifted = shift && !isSign(key) ? msg('key-with-shift', { key: name }) : name;
  return control ? msg('key-with-control', { key: shifted }) : shifted;
}

function nameOf(key: string): string {
  if (key === ' ') return msg('clock-key-space');
  if (key === 'PageUp') return msg('key-page-up');
  if (key === 'PageDown') return msg('key-page-down');
  if (key === 'Delete') return msg('key-delete');
  return NAMES[key] ?? ([...key].length === 1 ? key.toUpperCase() : key);
}

/** The same in `aria-keyshortcuts`, where every language has the names of `KeyboardEvent.key`. */
export function keyShortcut({ key, shift = false, control = false }: CommandKey): string {
  const held = `${control ? 'Control+' : ''}${shift && !isSign(key) ? 'Shift+' : ''}`;
  return held + ([...key].length === 1 ? key.toUpperCase() : key);
}

/** The keys of some commands, in their order, each once. Nothing of one that has none. */
export function keyLabels(ids: readonly CommandId[], commands: CommandTable): readonly string[] {
  return [...new Set(ids.flatMap((id) => (commands[id]?.keys ?? []).map(keyLabel)))];
}
