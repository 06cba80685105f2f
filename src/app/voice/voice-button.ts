import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, textsOf } from '../../../components/texts.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageVoice } from '../../../speech/messages/generated/en/page-voice.js';
import type { ListeningState, TalkingWay } from '../../../speech/recogniser/listening-choice.js';
import type { Segment } from '../../../speech/utterance.js';
import { controls } from '../../../components/styles/controls.js';

const msg = textsOf(pageVoice, pageShared);

/** What the button for talking tells upward. */
export type TalkPhase =
  /** The button is held down. */
  | 'down'
  /** It is let go. */
  | 'up'
  /** It was pressed as a whole, as a screen reader, a switch or a voice presses it. */
  | 'pressed'
  /** What was being said is not meant. */
  | 'abort';

export class TalkEvent extends Event {
  static readonly type = 'talk';
  readonly phase: TalkPhase;
  constructor(phase: TalkPhase) {
    super(TalkEvent.type, { bubbles: true, composed: true });
    this.phase = phase;
  }
}

declare global {
  interface HTMLElementEventMap {
    talk: TalkEvent;
  }
}

/** Milliseconds after a hold within which a click belongs to it: a touch makes its click of what the finger did. */
const CLICK_OF_HOLD = 500;

/**
 * The large button for talking, with what the microphone does and what was heard last.
 *
 * Held with a finger, the mouse, Space or Enter it tells when it goes down and when it goes up. Whoever cannot hold it (a screen reader in
 * browse mode, a switch, dictation) presses it as a whole. Where it begins and ends the listening by single presses it is a toggle
 * button (ARIA `aria-pressed`).
 *
 * @fires talk {TalkEvent}
 */
@customElement('voice-button')
@localized()
export class VoiceButton extends LitElement {
  static override styles = [
    controls,
    css`
      .talk {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
        margin-block: 0.75rem;
      }

      button {
        min-block-size: 4rem;
        min-inline-size: 10rem;
        padding-inline: 1.5rem;
        /* A finger that rests on it neither scrolls the page nor marks its words. */
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
        -webkit-touch-callout: none;
      }

      .state {
        font-weight: bold;
      }

      /* Told by its form too, and not by its colour alone. */
      .state::before {
        content: '';
        display: inline-block;
        box-sizing: border-box;
        inline-size: 0.9em;
        block-size: 0.9em;
        margin-inline-end: 0.5rem;
        border: 0.15em solid currentcolor;
        border-radius: 50%;
        vertical-align: -0.05em;
      }

      .state[data-state='listening']::before {
        border-width: 0.45em;
      }

      .state[data-state='paused (we speak)']::before {
        border-style: dotted;
      }

      .heard {
        margin: 0 0 0.5rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property() way: TalkingWay = 'push to talk';

  /** What the microphone does. */
  @property() state: ListeningState = 'off';

  /** What was heard last, in the language that is listened for. */
  @property({ attribute: false }) heard: Segment | undefined;

  /** A key or pointer holds the button. */
  #held = false;
  /** When it was let go, by the clock of events. */
  #letGoAt = -Infinity;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#held) this.#tell('up');
    this.#held = false;
  }

  override render() {
    const held = this.way === 'push to talk';
    return html`
      <div class="talk">
        <button
          type="button"
          class="main"
          aria-pressed=${held ? nothing : this.state !== 'off'}
          aria-describedby="state"
          @pointerdown=${this.#onPointerDown}
          @pointerup=${this.#letGo}
          @pointercancel=${this.#letGo}
          @lostpointercapture=${this.#letGo}
          @keydown=${this.#onKeyDown}
          @keyup=${this.#onKeyUp}
          @click=${this.#onClick}
          @blur=${this.#letGo}
          @contextmenu=${this.#onContextMenu}
        >
          ${this.#label()}
        </button>
        <span id="state" class="state" data-state=${this.state}>${this.#stateText()}</span>
      </div>
      ${
        this.heard
          ? html`<p class="heard"> ${msg('voice-heard-label')} <q lang=${this.heard.lang}>${this.heard.text}</q> </p>`
          : nothing
      }
    `;
  }

  #label(): string {
    switch (this.way) {
      case 'push to talk':
        return msg('voice-hold');
      case 'toggle':
        return msg('voice-talk');
      case 'always':
        return msg('voice-listen');
    }
  }

  #stateText(): string {
    switch (this.state) {
      case 'off':
        return msg('voice-off');
      case 'starting':
        return msg('voice-starting');
      case 'listening':
        return msg('voice-is-listening');
      case 'working':
        return msg('voice-working');
      case 'paused (we speak)':
        return msg('voice-waiting');
    }
  }

  #tell(phase: TalkPhase): void {
    this.dispatchEvent(new TalkEvent(phase));
  }

  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#tell('down');
  }

  readonly #letGo = (event: Event): void => {
    if (!this.#held) return;
    this.#held = false;
    this.#letGoAt = event.timeStamp;
    this.#tell('up');
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // The finger may slide off the button while it is held.
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#hold();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.state !== 'off') {
      event.preventDefault();
      this.#held = false;
      this.#tell('abort');
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Not a click: this key is held.
    event.preventDefault();
    if (!event.repeat) this.#hold();
  };

  readonly #onKeyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    this.#letGo(event);
  };

  readonly #onClick = (event: Event): void => {
    if (!this.#held && event.timeStamp - this.#letGoAt > CLICK_OF_HOLD) this.#tell('pressed');
  };

  readonly #onContextMenu = (event: Event): void => {
    // A long touch asks for the menu of the page.
    if (this.#held) event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'voice-button': VoiceButton;
  }
}
