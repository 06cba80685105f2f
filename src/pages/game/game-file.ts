import { LitElement, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { GameWishEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';

/**
 * The game as a file of the user's, and the way to the other games.
 *
 * @fires game-wish {GameWishEvent} "save game" or "games"
 */
@customElement('game-file')
@localized()
export class GameFile extends LitElement {
  static override styles = controls;

  override render() {
    return html`<div class="row">
      <button type="button" @click=${this.#onSave}>${msg('Save the game as PGN', { id: 'save-game' })}</button>
      <button type="button" @click=${this.#onGames}>${msg('Games on this device', { id: 'saved-games' })}</button>
    </div>`;
  }

  readonly #onGames = (): void => {
    this.dispatchEvent(new GameWishEvent('games'));
  };

  readonly #onSave = (): void => {
    this.dispatchEvent(new GameWishEvent('save game'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'game-file': GameFile;
  }
}
