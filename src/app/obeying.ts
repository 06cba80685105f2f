/** Keys and buttons that are neither the board's own nor a question. */
import type { KeyCommand } from '../play/keys.js';
import { ifLoaded, remembered } from '../play/remembered.js';
import type { Doers } from './doers.js';
import type { GameController } from './game-controller.js';
import { sayAgain } from './say-again.js';
import type * as wishes from './wishes.js';

export type Wishes = typeof wishes;

/** Loads it once; after a failure the next call tries again. Rejects when it cannot be had. */
export const loadWishes: () => Promise<Wishes> = remembered(() => import('./wishes.js'));

/** Does what is wanted with what is loaded for it; where that cannot be had, it is refused. */
export async function withWishes<Done>(
  game: GameController,
  act: (loaded: Wishes) => Promise<Done>,
): Promise<Done | undefined> {
  const loaded = await ifLoaded(loadWishes);
  if (loaded) return act(loaded);
  game.refuse({ reason: 'not loaded' });
  return undefined;
}

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
      sayAgain(speech, command.before);
      return;
    case 'mute': {
      const sound = !doers.settings().sound;
      speech.speaker.notice({ about: 'sound', on: sound });
      return doers.change({ sound });
    }
    case 'help':
      return views.showHelp();
    case 'talk':
      if (!(await doers.talk())) game.refuse({ reason: 'not loaded' });
      return;
    case 'act menu':
      return withWishes(game, ({ openMenu }) => openMenu(doers));
    case 'press clock':
      return withWishes(game, ({ fulfil }) => fulfil({ wish: 'press clock', sure: false }, doers));
    case 'feel clock':
      return withWishes(game, ({ onPage }) => onPage(command, doers));
    case 'say move':
    case 'execute move':
      return withTable(doers, command.do);
    case 'clocks':
      game.askClock({ about: 'clocks', whose: command.whose });
      return;
    default:
      // The board does the others itself, or asks them as questions.
      return;
  }
}

/** Does it where a game at a table is played; in any other there is nothing to be called, repeated or executed. */
async function withTable({ game, tableMode }: Doers, step: 'say move' | 'execute move'): Promise<void> {
  const table = await ifLoaded(tableMode);
  if (table) await table.step(step);
  else game.refuse({ reason: 'not loaded' });
}
