/** What the elements tell by their events, carried to those who do it. */
import type { ClaimMadeEvent, CommandGivenEvent, GameWishEvent } from '../pages/shared/events.js';
import type {
  AskedEvent,
  BoardCommandEvent,
  CursorMovedEvent,
  HandEvent,
} from '../../components/chess-board/events.js';
import type { NewGameWantedEvent } from '../pages/start/new-game-form.js';
import { commandOf, type KeyCommand } from '../commands/keys.js';
import { commandBeyond } from '../pages/game/board-keymap.js';
import type { Services } from '../pages/shared/services.js';
import { tellCursor, tellHand } from '../game/hand-heard.js';
import { obey } from './obeying.js';
import { isOpponents } from '../game/showing.js';
import { Touching } from '../game/touching.js';
import { claim, fulfil } from './wishes.js';

export class EventListeners {
  readonly #services: Services;
  readonly #hands: Touching;

  constructor(services: Services) {
    const { game, speech, views } = services;
    this.#services = services;
    this.#hands = new Touching({
      binds: () => game.touchBinds,
      isOpponents: (piece) => isOpponents(piece, game.value),
      touch: async ({ square }) => (await game.touch(square)).type === 'done',
      putBack: () => views.putBack(),
      tell: (news) => tellHand(news, game.value, speech.speaker, speech.earcons),
    });
  }

  readonly onNewGame = (event: NewGameWantedEvent): void => {
    this.#services.change({ newGame: event.choice }).catch(reportError);
    this.#services.begin(event.choice).catch(reportError);
  };

  readonly onWish = (event: GameWishEvent): void => {
    fulfil(event, this.#services).catch(reportError);
  };

  readonly onClaim = (event: ClaimMadeEvent): void => {
    claim(event.claim, this.#services).catch(reportError);
  };

  /** By Escape, with the focus elsewhere. */
  readonly onAnsweredNo = (): void => {
    this.#services.speech.speaker.reply({ about: 'not done' });
  };

  readonly onLineCleared = (): void => {
    this.#services.speech.speaker.notice({ about: 'line cleared' });
  };

  readonly onAsked = (event: AskedEvent): void => {
    this.#services.game.ask(event.question);
  };

  readonly onCommand = (event: CommandGivenEvent): void => {
    this.#obey(event.command);
  };

  readonly onBoardCommand = (event: BoardCommandEvent): void => {
    const command = commandBeyond(event.command);
    if (command) this.#obey(command);
  };

  readonly onCursor = (event: CursorMovedEvent): void => {
    tellCursor(event.square, this.#services.speech.earcons);
  };

  readonly onHand = (event: HandEvent): void => {
    this.#hands.hear(event.news).catch(reportError);
  };

  /** The keys that are no letters mean the same anywhere in the page; the others belong to the board. */
  readonly onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !['F1', 'F6', 'F8'].includes(event.key)) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    // To hold the key for talking is to press it once.
    if (command.do !== 'talk' || !event.repeat) this.#obey(command);
  };

  #obey(command: KeyCommand): void {
    obey(command, this.#services).catch(reportError);
  }
}
