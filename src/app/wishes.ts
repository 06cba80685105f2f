/** What is wanted beside moving, and by whom it is done. */
import type { ClaimRequest, GameWishEvent } from '../../components/events.js';
import type { Commanded } from '../../speech/hearing/acting.js';
import type { KeyCommand } from '../play/keys.js';
import type { NewGameChoice, Settings } from '../play/settings.js';
import type { AppViews } from './app-views.js';
import type { ComputerSeat } from './computer-seat.js';
import { turnFullScreen } from './full-screen.js';
import type { GameController } from './game-controller.js';
import { choiceAgain } from './new-setup.js';
import type { Speech } from './services.js';
import type * as weighing from './weighing.js';

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
export async function fulfil({ wish, sure }: Pick<GameWishEvent, 'wish' | 'sure'>, doers: Doers): Promise<void> {
  const { game, computer, speech, views } = doers;
  switch (wish) {
    case 'new game':
      return views.showForm();
    case 'play again':
      return doers.begin(choiceAgain(game.value.held?.setup.seats, doers.settings().newGame));
    case 'claim draw':
      return (await loadWeighing(game))?.openClaim(doers);
    case 'accept draw':
      if (!sure) return views.askFirst('accept draw');
      await game.actFor(wish);
      return;
    case 'resign':
    case 'offer draw':
    case 'refuse draw':
    case 'adjust':
    case 'claim flag':
    case 'stop clocks':
    case 'start clocks':
    case 'press clock':
    case 'illegal move':
    case 'touched piece':
    case 'pressed without a move':
    case 'pawn left unpromoted':
      await game.actFor(wish);
      return;
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

/** What was typed beside moves. Tells whether it was done, or is asked about now. */
export async function carryOut(
  commanded: Exclude<Commanded, { readonly type: 'refused' }>,
  doers: Doers,
): Promise<boolean> {
  const { game } = doers;
  switch (commanded.type) {
    case 'act':
      return (await game.act(commanded.act)).type === 'done';
    case 'question':
      game.askClock(commanded.question);
      return true;
    case 'weighed':
      return (await (await loadWeighing(game))?.weigh(commanded.weighed, doers)) ?? false;
  }
}

/** The user has been asked about a claim, and makes it. */
export async function claim(request: ClaimRequest, doers: Doers): Promise<void> {
  await (await loadWeighing(doers.game))?.makeClaim(request, doers);
}

/** The network may be cut before this part of the program was there; the next try loads it again. */
async function loadWeighing(game: GameController): Promise<typeof weighing | undefined> {
  try {
    return await import('./weighing.js');
  } catch {
    game.refuse({ reason: 'not loaded' });
    return undefined;
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
    case 'act menu':
      return game.value.held ? views.showActs() : undefined;
    case 'press clock':
      return fulfil({ wish: 'press clock', sure: false }, doers);
    case 'clocks':
      game.askClock({ about: 'clocks', whose: command.whose });
      return;
    default:
      // The board does the others itself, or asks them as questions.
      return;
  }
}
