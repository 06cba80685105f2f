/** Keys and buttons that are neither the board's own nor a question. */
import type { CommandId } from '../commands/commands.js';
import type { KeyCommand } from '../commands/keys.js';
import type { Services } from '../pages/shared/services.js';
import { fulfil } from './wishes.js';

export async function obey(command: KeyCommand, services: Services): Promise<void> {
  switch (command.do) {
    case 'press clock':
      return fulfil({ wish: 'press clock', sure: false }, services);
    case 'clocks':
      services.game.askClock({ about: 'clocks', whose: command.whose });
      return;
    default: {
      const id = idOf(command);
      if (id) await services.run(id);
    }
  }
}

/** The command of the table that the page does; `undefined` where the board does it itself, or asks it as a question. */
function idOf(command: KeyCommand): CommandId | undefined {
  switch (command.do) {
    case 'turn board':
      return 'turn-board';
    case 'move entry':
      return 'move-entry';
    case 'next region':
      return command.back ? 'previous-region' : 'next-region';
    case 'go to last move':
      return 'go-to-last-move';
    case 'back in game':
      return 'back';
    case 'forward in game':
      return 'forward';
    case 'repeat':
      return command.before ? 'repeat-before' : 'repeat';
    case 'mute':
      return 'mute';
    case 'help':
      return 'keys';
    case 'talk':
      return 'talk';
    case 'act menu':
      return 'act-menu';
    case 'feel clock':
      return 'feel-clock';
    case 'say move':
      return 'say-move';
    case 'execute move':
      return 'make-called-move';
    default:
      return undefined;
  }
}
