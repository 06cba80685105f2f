/** What a command that was read means: the question of its row, or its id with what was read. */
import type { ReadCommand } from '../../speech/hearing/commands/commands.js';
import type { Read } from '../../src/commands/command.js';
import type { AnyQuestion } from '../../src/game/line-open.js';
import { COMMANDS, type CommandId } from '../../src/commands/commands.js';

export type Means =
  | { readonly type: 'ask'; readonly question: AnyQuestion | undefined }
  | ({ readonly id: CommandId } & Read);

export function meansOf({ id, read }: ReadCommand): Means {
  const { does } = COMMANDS[id];
  return does !== 'bound' && 'ask' in does ? { type: 'ask', question: does.ask(read) } : { id, ...read };
}
