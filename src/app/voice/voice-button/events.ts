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
