/** A board that fingers explore, as without a screen reader: its four corners, which a finger finds by itself, and what is done and asked there. */
import { LitElement, css, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { HandEvent } from '../../../components/chess-board/events.js';
import { explore } from '../../../components/chess-board/exploring.js';
import { controls } from '../../../components/styles/controls.js';
import { localized, textsOf } from '../../../components/texts.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageTouch } from '../../../speech/messages/generated/en/page-touch.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { phraseExploring, phraseMovable } from '../../../speech/phrase/touch.js';
import type { CommandId } from '../../commands/commands.js';
import { answerOfBoard } from './blindfold.js';
import { movable } from '../../questions/movable.js';
import { giveCommand } from './command-bar.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { PageCommands, Services } from '../shared/services.js';

const msg = textsOf(pageTouch, pageGame);

/**
 * As long as fingers explore: each square is an eighth of the width, the whole board with its corners is in the window, and what is around it
 * makes room.
 */
const exploredGame = css`
  .game[data-exploring] {
    --touch-row: 3.5rem;
    --board-size: max(
      13.5rem,
      min(100cqi - var(--beside), 100dvh - 2 * var(--touch-row) - 2 * var(--strip-size) - 1rem)
    );

    .board {
      padding-block: calc(var(--strip-size) + var(--touch-row));
    }

    .seats,
    .clocks > chess-clock,
    board-touch {
      block-size: calc(var(--board-size) + 2 * var(--strip-size) + 2 * var(--touch-row));
    }

    board-touch {
      grid-area: stage;
      place-self: start center;
      box-sizing: border-box;
      inline-size: var(--board-size);
      max-inline-size: 100%;
      padding-block: var(--strip-size);
      scroll-margin-block: 0.25rem;
    }
  }

  /* The letters and digits at the edge would make each square smaller than a finger. */
  @container page (max-width: 30rem) {
    .game[data-exploring] {
      --coordinates: none;
    }
  }

  @media (display-mode: fullscreen) {
    @container page (min-width: 52rem) {
      .game[data-exploring] .clocks > chess-clock {
        block-size: auto;
      }
    }
  }

  /* On its side a telephone has room for them beside the board only. */
  @media (max-height: 30rem) and (orientation: landscape) {
    .game[data-exploring] {
      --touch-row: 0px;
      --beside: 6rem;
      --board-size: max(197px, min(100cqi - var(--beside), 100dvh - 0.75rem));

      .board {
        padding-block: 0;
      }

      .clocks > chess-clock,
      board-touch {
        block-size: auto;
      }

      square-here {
        display: none;
      }

      board-touch {
        grid-area: here;
        align-self: end;
        inline-size: 100%;
        padding-block: 0.5rem 0;
      }
    }
  }
`;

/** Explores the board beside it, as long as it is in the page. */
@customElement('board-touch')
@localized()
export class BoardTouch extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        pointer-events: none;
      }

      [role='group'] {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
        gap: 0.5rem;
        block-size: 100%;
      }

      button {
        pointer-events: auto;
        min-block-size: 3rem;
        padding: 0.1rem 0.4rem;
        line-height: 1.1;
        overflow-wrap: anywhere;
        touch-action: manipulation;
      }

      /* One in each corner of the board. */
      @media not ((max-height: 30rem) and (orientation: landscape)) {
        [role='group'] {
          grid-template-columns: 1fr 1fr;
          align-content: space-between;
        }
      }
    `,
  ];

  /** Turned on its side the device lays the page out anew. */
  readonly #landscape = matchMedia('(orientation: landscape)');
  #end: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const board = this.#board;
    if (board) this.#end = explore(board);
    this.#layOut();
    this.#landscape.addEventListener('change', this.#onTurned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end?.();
    this.#end = undefined;
    this.#landscape.removeEventListener('change', this.#onTurned);
  }

  override firstUpdated(): void {
    this.#onTurned();
  }

  override render() {
    return html`<div role="group" aria-label=${msg('touch-corners')}>
      ${this.#asks('last-move', msg('ask-last-move'))} ${this.#asks('both-clocks', msg('ask-clocks'))}
      ${this.#asks('what-can-move', msg('ask-what-can-move'))}
      <button type="button" data-command="put-back" @click=${this.#onPutBack}>${msg('put-back')}</button>
    </div>`;
  }

  get #board() {
    return this.parentElement?.querySelector('chess-board');
  }

  #asks(id: CommandId, label: string) {
    return html`<button type="button" data-command=${id} @click=${giveCommand}>${label}</button>`;
  }

  /** The page around it is laid out by what is loaded with this. */
  #layOut(): void {
    const root = this.getRootNode();
    const sheet = exploredGame.styleSheet;
    if (!sheet || !(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** All squares are within reach: from the board the page cannot be scrolled now. */
  readonly #onTurned = (): void => {
    this.#board?.scrollIntoView({ block: 'nearest' });
    this.scrollIntoView({ block: 'nearest' });
  };

  readonly #onPutBack = (): void => {
    const board = this.#board;
    if (board?.lifted) board.press(board.lifted);
    else this.dispatchEvent(new HandEvent({ type: 'nothing lifted' }));
  };
}

/** What is done here of the table of commands. */
export const ROWS: PageCommands = { 'explore-by-touch': switchExploring, 'what-can-move': tellMovable };

async function switchExploring(services: Services): Promise<void> {
  const { change, settings, speech } = services;
  const on = !settings().exploring;
  // Whoever hears our own voice alone hears that too.
  if (!on) speech.speaker.say(phraseExploring(on, optionsOf(services)));
  await change({ exploring: on });
  if (on) speech.speaker.say(phraseExploring(on, optionsOf(services)));
}

function tellMovable(services: Services): void {
  const { game, speech } = services;
  const { view, ply } = game.value;
  if (!view) speech.speaker.notice({ about: 'no game' });
  else answerOfBoard(services, () => speech.speaker.say(phraseMovable(movable(view, ply), optionsOf(services))));
}

function optionsOf({ words, settings, game }: Services): PhraseOptions {
  return phraseOptions(words.current, settings(), game.value);
}

declare global {
  interface HTMLElementTagNameMap {
    'board-touch': BoardTouch;
  }
}
