/** Opens the game of this window, with those who follow it and act in it by themselves, and the services that its pages use. */
import type { GameClock } from '../game/game-clock.js';
import type { ReactiveControllerHost } from 'lit';
import type { Services } from '../pages/shared/services.js';
import { hiddenNow } from '../game/blindfold.js';
import { GameController } from '../game/game-controller.js';
import type { Kept } from './kept.js';
import type { SessionPort, HeldGame } from '../game/session/session-port.js';
import type { Pages } from './pages.js';
import { carryOut, runCommand } from './run-command.js';
import type { GameStore } from '../game/store.js';
import type { WindowRole } from '../game/window-role.js';
import { watchClocks } from './clock-watch.js';
import type { ComputerSeat } from '../engine/computer-seat.js';
import { openComputer } from './services.js';

/** The computer at the board, and the watch over the clocks. */
interface Followers {
  readonly computer: ComputerSeat;
  /** The game stands anew. */
  readonly follow: (held: HeldGame | undefined) => void;
}

function openFollowers(parts: GameParts): Followers {
  const { session, speech, words, keptSettings: settings, store, clock, timers, pages } = parts;
  const { speaker } = speech;
  const computer = openComputer(session, speaker, clock, (computer) => store.set({ computer }));
  const held = (): HeldGame | undefined => store.value.held;
  const clocks = watchClocks({
    session,
    held,
    clock,
    timers,
    onRefused: ({ refusal }) => speaker.refusal(refusal),
    settings,
    openWarnings: async () => {
      const { watchWarnings } = await pages.clockWarnings();
      return watchWarnings({ held, clock, timers, speech, words, settings });
    },
  });
  addEventListener('pagehide', () => clocks.close());
  return {
    computer,
    follow: (held) => {
      clocks.follow();
      computer.follow(held).catch(reportError);
    },
  };
}

export interface GameParts extends Pick<
  Services,
  | 'speech'
  | 'words'
  | 'databases'
  | 'storage'
  | 'clock'
  | 'timers'
  | 'decide'
  | 'views'
  | 'talk'
  | 'commands'
  | 'settings'
  | 'change'
  | 'begin'
> {
  readonly clock: GameClock;
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly session: SessionPort;
  readonly pages: Pages;
  readonly keptSettings: Kept['settings'];
  /** The page was opened with a position: the game before is not told of. */
  readonly opensPosition: boolean;
  readonly store: GameStore;
  /** Whose window this is, is to last as long as the window. */
  readonly keepRole: (role: WindowRole) => void;
}

export function openGame(opened: GameParts): Services {
  const { host, session, pages, keptSettings: _, opensPosition, store, keepRole, ...parts } = opened;
  const { speech, views, settings } = parts;
  const { speaker, earcons, announcer } = speech;
  const { computer, follow } = openFollowers(opened);
  /** The game that was seen going on last. */
  let goesOn: string | undefined;
  const game: GameController = new GameController(host, {
    session,
    store,
    keepRole,
    speaker,
    play: (...wanted) => {
      // In the window the user is with; the others would sound the same.
      if (wanted.length > 0 && announcer.attentive) earcons.play(...wanted);
    },
    follow: (held) => {
      follow(held);
      const { ending } = held?.game ?? {};
      if (ending && goesOn === held?.setup.id && settings().blindfold.on) {
        pages
          .blindfolding()
          .then((part) => part.tellCount(services))
          .catch(reportError);
      }
      goesOn = ending ? undefined : held?.setup.id;
    },
    now: () => parts.clock.now(),
    carryOut: (commanded) => carryOut(commanded, services),
    languages: () => pages.languages(),
    further: () => pages.further(),
    answer: (yes) => views.answer(yes),
    askedElsewhere: () => views.asked(),
    // At a table "yes" is what an assistant has to do next.
    answerWaiting: (yes) => pages.table?.answer(yes) ?? false,
    isBlindfolded: () => hiddenNow(settings().blindfold, store.value) !== 'none',
    askBlindfolded: (question) => {
      pages
        .blindfolding()
        .then((part) => part.ask(question, services))
        .catch(reportError);
    },
    confirms: () => settings().confirmMoves,
    opensPosition,
    table: {
      listensAs: (role) => announcer.configure({ role }),
      load: async () => (await pages.openTable()).doing,
    },
  });
  const services: Services = {
    ...parts,
    run: (id, given = {}) => runCommand(id, given, services),
    late: pages,
    game,
    computer,
  };
  return services;
}
