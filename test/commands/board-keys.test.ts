import { expect, it } from 'vitest';
import { BOARD_KEYMAP } from '../../components/chess-board/keys.js';
import { COMMANDS, isCommandId } from '../../src/commands/commands.js';

const nameOf = ({ key, shift = false, control = false }: { key: string; shift?: boolean; control?: boolean }): string =>
  `${shift ? 'shift+' : ''}${control ? 'control+' : ''}${key}`;

it('a board alone has the keys that it has in the app, under the same ids', () => {
  const alone = new Map<string, string[]>();
  for (const { command, ...key } of BOARD_KEYMAP) alone.set(command, [...(alone.get(command) ?? []), nameOf(key)]);
  expect(alone.size).toBe(48);
  for (const [command, keys] of alone) {
    expect(isCommandId(command), command).toBe(true);
    const row = isCommandId(command) ? COMMANDS[command] : undefined;
    expect(row && 'keys' in row ? row.keys.map(nameOf) : [], command).toEqual(keys);
  }
});
