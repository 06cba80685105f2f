/** What is wanted beside moving, and by whom it is done. */
import type { GameWish } from '../../components/events.js';
import type { KeyCommand } from '../play/keys.js';
import type { NewGameChoice, Settings } from '../play/settings.js';
import type { AppViews } from './app-views.js';
import type { ComputerSeat } from './computer-seat.js';
import { turnFullScreen } from './full-screen.js';
import type { GameController } from './game-controller.js';
import { choiceAgain } from './new-setup.js';
import type { Speech } from './services.js';

/** Those who can do what is wanted. */
export interface Doers {
  readonly game: GameController;
  readonly computer: ComputerSeat;
  readonly speech: Speech;
  readonly views: AppViews;
  readonly settings: () => Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  readonly begin: (choice: NewGameChoice) => Promise<void>;
}

/** A button of the game. */
export async function fulfil(wish: GameWish, doers: Doers): Promise<void> {
  const { game, computer, speech, views } = doers;
  switch (wish) {
    case 'new game':
      return views.showForm();
    case 'play again':
      return doers.begin(choiceAgain(game.value.held?.setup.seats, doers.settings().newGame));
    case 'resign':
      await game.act({ type: 'resign', by: game.actor });
      return;
    case 'offer draw':
      await game.act({ type: 'offer', by: game.actor });
      return;
    case 'accept draw':
      return game.answerOffer('accept');
    case 'refuse draw':
      return game.answerOffer('reject');
    case 'take back':
      return game.takeBack();
    case 'move now':
      computer.moveNow();
      return;
    case 'try computer again':
      return computer.follow(game.value.held);
    case 'full screen':
      speech.speaker.notice({ about: 'full screen', state: await turnFullScreen() });
      return;
  }
}

/** A key or button that is neither the board's own nor a question. */
export async function obey(command: KeyCommand, doers: Doers): Promise<void> {
  const { game, speech, views } = doers;
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
      if (!speech.announcer.repeat(command.before ? 1 : 0)) speech.speaker.notice({ about: 'nothing to repeat' });
      return;
    case 'mute': {
      const sound = !doers.settings().sound;
      speech.speaker.notice({ about: 'sound', on: sound });
      return doers.change({ sound });
    }
    case 'help':
      return views.showHelp();
    default:
      // The board does the others itself, or asks them as questions.
      return;
  }
}
