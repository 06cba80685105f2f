/** What the elements tell by their events, carried to those who do it. */
import type { ClaimMadeEvent, CommandGivenEvent } from '../pages/shared/events.js';
import type {
  AskedEvent,
  BoardCommandEvent,
  CursorMovedEvent,
  HandEvent,
} from '../../components/chess-board/events.js';
import type { ExploredEvent } from '../../components/chess-board/exploring.js';
import type { NewGameWantedEvent } from '../pages/start/new-game-form.js';
import { COMMANDS, isCommandId } from '../commands/commands.js';
import { commandFor } from '../commands/keymap.js';
import type { Services } from '../pages/shared/services.js';
import { tellCursor, tellExplored, tellHand, Touching } from '../game/hand.js';
import { isSilent } from '../game/blindfold.js';
import { isOpponents } from '../game/store.js';

export class EventListeners {
  readonly #services: Services;
  readonly #hands: Touching;

  constructor(services: Services) {
    const { game, speech, views, settings } = services;
    this.#services = services;
    this.#hands = new Touching({
      binds: () => game.touchBinds,
      isOpponents: (piece) => isOpponents(piece, game.value),
      touch: async ({ square }) => (await game.touch(square)).type === 'done',
      putBack: () => views.putBack(),
      tell: (news) =>
        tellHand(news, game.value, speech.speaker, speech.earcons, isSilent(settings().blindfold, game.value)),
    });
  }

  readonly onNewGame = (event: NewGameWantedEvent): void => {
    this.#services.change({ newGame: event.choice }).catch(reportError);
    this.#services.begin(event.choice).catch(reportError);
  };

  /** The user has been asked about it. */
  readonly onClaim = ({ claim }: ClaimMadeEvent): void => {
    this.#services.late
      .claiming()
      .then((claiming) => claiming.makeClaim(claim, this.#services))
      .catch(reportError);
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

  readonly onCommand = ({ command, sure, read }: CommandGivenEvent): void => {
    this.#services.run(command, { sure, read }).catch(reportError);
  };

  readonly onBoardCommand = ({ command, square }: BoardCommandEvent): void => {
    if (isCommandId(command)) this.#services.run(command, { read: { square } }).catch(reportError);
  };

  readonly onCursor = (event: CursorMovedEvent): void => {
    tellCursor(event.square, this.#services.speech.earcons);
  };

  readonly onExplored = (event: ExploredEvent): void => {
    const { speech, words } = this.#services;
    tellExplored(event, words.current.lang, speech.speaker, speech.earcons);
  };

  readonly onHand = (event: HandEvent): void => {
    this.#hands.hear(event.news).catch(reportError);
  };

  /** Some keys mean the same anywhere in the page; the others belong to what has the focus. */
  readonly onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = commandFor(event, ['everywhere'], this.#services.commands());
    if (!command) return;
    event.preventDefault();
    // To hold a key that does not go on, as that for talking, is to press it once.
    if (!event.repeat || COMMANDS[command].repeats) this.#services.run(command).catch(reportError);
  };
}
