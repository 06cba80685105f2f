/** From a key press to the command it means, in the scopes in which it was pressed. */
import { commandIn, type KeyBinding, type KeyPress } from '../../components/dom/keys.js';
import { COMMANDS, rowsOf, scopesOf, type CommandId, type CommandTable } from './commands.js';
import type { CommandKey, Scope } from './command.js';

export type Keymap = readonly KeyBinding<CommandId>[];

/** The keys of one scope alone, in the order of the table. */
export function keymapOf(scope: Scope, table: CommandTable = COMMANDS): Keymap {
  return rowsOf(table).flatMap(([command, row]) =>
    (row.keys ?? []).flatMap((binding) =>
      scopesOf(row, binding).includes(scope) ? [{ ...keyOf(binding), command }] : [],
    ),
  );
}

/** What a key press means in one of these scopes, the first of them first; `undefined` where it belongs to the browser. */
export function commandFor(
  press: KeyPress,
  scopes: readonly Scope[],
  table: CommandTable = COMMANDS,
): CommandId | undefined {
  for (const scope of scopes) {
    const command = commandIn(press, keymapOf(scope, table));
    if (command) return command;
  }
  return undefined;
}

/** Two commands of which one key would mean both. */
export interface Collision {
  readonly key: CommandKey;
  readonly commands: readonly [CommandId, CommandId];
}

/** The keys that mean two things where their scopes overlap: there must be none. */
export function collisionsIn(table: CommandTable = COMMANDS): readonly Collision[] {
  const held = rowsOf(table).flatMap(([id, row]) =>
    (row.keys ?? []).flatMap((key) => scopesOf(row, key).map((scope) => ({ id, key, scope, name: nameOf(key) }))),
  );
  const byName = new Map<string, typeof held>();
  for (const one of held) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return [...byName.values()].flatMap((same) =>
    same.flatMap((one, index) =>
      same
        .slice(index + 1)
        .filter((other) => other.id !== one.id && overlap(one.scope, other.scope))
        .map((other): Collision => ({ key: keyOf(one.key), commands: [one.id, other.id] })),
    ),
  );
}

/** What holds anywhere holds beside what holds in one place; two places never have the focus at once. */
function overlap(one: Scope, other: Scope): boolean {
  return one === other || one === 'everywhere' || other === 'everywhere';
}

/** A key with what is held with it, as one name: "shift+control+home". */
export function nameOf({ key, shift = false, control = false, alt = false }: CommandKey): string {
  return `${shift ? 'shift+' : ''}${control ? 'control+' : ''}${alt ? 'alt+' : ''}${key}`;
}

/** A key with what is held with it, wherever it holds. */
export function keyOf({ key, shift, control, alt }: CommandKey): CommandKey {
  return { key, ...(shift && { shift }), ...(control && { control }), ...(alt && { alt }) };
}
