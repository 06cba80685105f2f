/** Keys and buttons that are neither the board's own nor a question. */
import type { KeyCommand } from '../commands/keys.js';
import type { Services } from '../pages/shared/services.js';
import { fulfil, openMenu } from './wishes.js';
import { runCommand } from './page-commands.js';

export async function obey(command: KeyCommand, services: Services): Promise<void> {
  const { game, speech, views } = services;
  switch (command.do) {
    case 'turn board':
      game.turnBoard();
      return;
    case 'move entry':
      views.focusEntry();
      return;
    case 'next region':
      views.focusNextRegion(command.back);
      return;
    case 'go to last move': {
      const last = game.value.view?.sheet[game.value.ply - 1];
      if (last) views.focusSquare(last.moved.to);
      return;
    }
    case 'back in game':
      game.look('back');
      return;
    case 'forward in game':
      game.look('forward');
      return;
    case 'repeat':
      speech.speaker.sayAgain(command.before);
      return;
    case 'mute': {
      const sound = !services.settings().sound;
      speech.speaker.notice({ about: 'sound', on: sound });
      return services.change({ sound });
    }
    case 'help':
      return views.showHelp();
    case 'talk':
      return services.talk();
    case 'act menu':
      return openMenu(services);
    case 'press clock':
      return fulfil({ wish: 'press clock', sure: false }, services);
    case 'feel clock':
      return runCommand('feel-clock', {}, services);
    case 'say move':
    case 'execute move':
      // In any game but one at a table there is nothing to be called, repeated or executed, and that is said.
      return (await services.late.openTable()).step(command.do);
    case 'clocks':
      game.askClock({ about: 'clocks', whose: command.whose });
      return;
    default:
      // The board does the others itself, or asks them as questions.
      return;
  }
}
