/** One recogniser, listened to in one way: what it does at the moment, what it heard, and that the user knows when the microphone is open. */
import type { ListeningState, RecogniserTrouble, TalkingWay } from '../../../speech/recogniser/listening-choice.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { VoiceInput, type VoiceInputSetup } from '../../../speech/recogniser/voice-input.js';
import type { Said, Segment } from '../../../speech/utterance.js';
import type { VoiceMessages } from '../../../speech/phrase/voice.js';
import { pageTimers } from '../../../speech/timing.js';
import type { Speech } from '../../pages/shared/services.js';
import { Talking } from './talk-key.js';

/** What every listening needs, whatever becomes of the words. */
export type HearingParts = Pick<VoiceInputSetup, 'recogniser' | 'announcer' | 'timing' | 'request'>;

export interface EarParts {
  readonly hearing: HearingParts;
  readonly way: TalkingWay;
  readonly speech: Pick<Speech, 'announcer' | 'earcons'>;
  /** Whether sounds are on. */
  readonly sound: () => boolean;
  /** What was heard, in its language. */
  readonly words: (text: string) => Segment;
  readonly tell: (make: (messages: VoiceMessages) => Said) => void;
  readonly onHeard: (alternatives: readonly SpokenAlternative[]) => void;
  readonly onTrouble: (trouble: RecogniserTrouble) => void;
  /** The user begins to talk. */
  readonly onTalking: () => void;
  /** What it does or heard is another now. */
  readonly changed: () => void;
}

export class VoiceEar {
  readonly #parts: EarParts;
  readonly #input: VoiceInput;
  readonly talking: Talking;
  #state: ListeningState = 'off';
  #heard: Segment | undefined;
  /** Whether the user was let hear that the microphone is open. */
  #open = false;

  constructor(parts: EarParts) {
    const { hearing, way } = parts;
    this.#parts = parts;
    this.#input = new VoiceInput({
      ...hearing,
      way,
      onInterim: (text) => {
        parts.onTalking();
        this.show(text);
      },
      onState: (state) => this.#onState(state),
      onHeard: parts.onHeard,
      onTrouble: parts.onTrouble,
    });
    this.talking = new Talking({ input: this.#input, way, now: () => hearing.timing.now(), timers: pageTimers });
  }

  /** As it was told last. */
  get state(): ListeningState {
    return this.#state;
  }

  /** What was heard last, or seems to be said so far. */
  get heard(): Segment | undefined {
    return this.#heard;
  }

  show(text: string): void {
    this.#heard = this.#parts.words(text);
    this.#parts.changed();
  }

  /** Ends what is being said. Tells whether it listened at all. */
  abort(): boolean {
    if (this.#input.state === 'off') return false;
    this.talking.abort();
    return true;
  }

  close(): void {
    this.#input.close();
  }

  #onState(state: ListeningState): void {
    const { way, speech, sound, tell, onTalking, changed } = this.#parts;
    // Where it always listens, that it does tells nothing.
    if (state === 'listening' && way !== 'always') onTalking();
    this.#state = state;
    if (state === 'off') this.talking.ended();
    // With phrase after phrase it stays open between them.
    const open = state === 'listening' || (way === 'always' && this.#open && state !== 'off');
    const { announcer, earcons } = speech;
    if (open !== this.#open && announcer.attentive) {
      earcons.play(open ? 'listening' : 'not listening');
      if (!sound()) tell(({ say }) => say(open ? 'voice-listening' : 'voice-not-listening'));
    }
    this.#open = open;
    changed();
  }
}
