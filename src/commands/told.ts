/** The keys and the typed commands as the help tells them. */
import type { CommandName } from '../../speech/hearing/commands/commands.js';
import { KEY_GROUPS, type KeyGroup, type KeyTextId, type ToldKey } from '../../speech/phrase/keys.js';
import type { ToldCommands } from '../../speech/phrase/typed-commands.js';
import { COMMANDS, rowsOf, scopesOf, type CommandTable } from './commands.js';
import { COMMAND_PHRASES, phrasesOf } from './phrases.js';

/** The keys of the board and those that hold anywhere, in the order of the table. */
export function toldKeys(table: CommandTable = COMMANDS): readonly ToldKey[] {
  return rowsOf(table).flatMap(([id, row]) => {
    const { group, keys = [], toldAs = id } = row;
    if (!isKeyGroup(group)) return [];
    const held = keys.filter((key) => scopesOf(row, key).some((scope) => scope === 'board' || scope === 'everywhere'));
    // Every language has a text for each id that has keys there: a test goes through them.
    return held.map(({ key, shift, control }): ToldKey => ({
      key,
      ...(shift && { shift }),
      ...(control && { control }),
      group,
      toldAs: toldAs as KeyTextId,
    }));
  });
}

/** What can be typed, with the heading under which it is told. */
export function toldCommands(table: CommandTable = COMMANDS): ToldCommands {
  return {
    phrases: table === COMMANDS ? COMMAND_PHRASES : phrasesOf(table),
    groupOf: (name: CommandName) => {
      const { group } = COMMANDS[name];
      return isKeyGroup(group) ? group : 'page and speech';
    },
  };
}

export const TOLD_COMMANDS: ToldCommands = toldCommands();

function isKeyGroup(group: string): group is KeyGroup {
  return KEY_GROUPS.some((one) => one === group);
}
