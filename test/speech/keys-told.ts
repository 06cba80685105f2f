/** The keys of the board and those that hold anywhere, as the help tells them, group by group. */
import { COMMANDS, rowsOf } from '../../src/commands/commands.js';
import { toldRows } from '../../src/commands/told.js';
import {
  KEY_GROUPS,
  keyDoes,
  keyGroupSaid,
  keysText,
  type KeyMessages,
  type KeyTextId,
} from '../../speech/phrase/keys.js';

export interface KeysTold {
  readonly title: string;
  readonly rows: readonly { readonly keys: string; readonly does: string }[];
}

export function keysTold(messages: KeyMessages): readonly KeysTold[] {
  return KEY_GROUPS.map((group) => ({
    title: keyGroupSaid(group, messages),
    rows: toldRows(
      rowsOf(COMMANDS).filter(([, row]) => row.group === group),
      ['board', 'everywhere'],
    )
      .filter(({ keys }) => keys.length > 0)
      .map(({ keys, toldAs }) => ({ keys: keysText(keys, messages), does: keyDoes(toldAs as KeyTextId, messages) })),
  }));
}
