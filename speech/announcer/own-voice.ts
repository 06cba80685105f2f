/**
 * Anna–Hector's own voice as a sink. What waits is kept in the schedule: the browser's queue never holds more than one text.
 * What the voice cannot say is handed back, so that it is not lost.
 */
import { Listeners } from '../listeners.js';
import type { Message } from './log.js';
import { emptySchedule, isWaiting, step, type ScheduleEffect, type ScheduleEvent } from './schedule.js';
import { pieces, sayPiece, type Outcome, type Sounding } from './voice-piece.js';
import type { Timing } from '../timing.js';
import type { Channel, Segment } from '../utterance.js';
import { DEFAULT_VOICE, chosenVoice, speaks, type ChosenVoice, type VoiceChoice } from './voice-choice.js';
import type { VoiceSink } from './sink.js';
import type { VoiceSystem } from './synthesis.js';
import { VoiceFinder, choosable, voiceFor } from './voices.js';

/** What keeps the voice from being heard, for the app to put into words. */
export type VoiceProblem =
  /** The browser speaks only after the user has pressed a key or clicked in the page. */
  | { readonly type: 'not allowed' }
  /** The device has no voice. */
  | { readonly type: 'no voices' }
  /** The device has no voice of this language; another one speaks in its place. */
  | { readonly type: 'no voice of'; readonly lang: string }
  /** There are voices, but what they were given was not said; or the part of the program that speaks could not be loaded. */
  | { readonly type: 'silent' };

export interface OwnVoiceOptions {
  /** `undefined` where the browser cannot speak. */
  readonly system: VoiceSystem | undefined;
  readonly timing: Timing;
  /** BCP 47, as it is at the moment. Its voice speaks where the language of a text has none. */
  readonly pageLanguage: () => string;
  /** Takes what could not be said: the whole message, or what had not been said of it. */
  readonly handBack: (message: Message) => void;
  /** Told once of each problem, and again only if the voice was heard in between, or a sample of it was asked for. */
  readonly onProblem: (problem: VoiceProblem) => void;
}

/** Milliseconds for which a voice that fell silent is not tried again: each trial keeps a message waiting. */
export const REST_AFTER_SILENCE = 30_000;

/** One text in the hands of the voice. */
interface Saying {
  takeBack: () => void;
}

export class OwnVoice implements VoiceSink {
  readonly #options: OwnVoiceOptions;
  readonly #finder: VoiceFinder | undefined;
  readonly #voicesListeners = new Listeners<undefined>();
  readonly #speakingListeners = new Listeners<boolean>();
  /** The problems told since the voice was last heard, and the languages found without a voice. */
  readonly #told = new Set<VoiceProblem['type']>();
  readonly #missing = new Set<string>();
  #schedule = emptySchedule('interrupting');
  #choice = DEFAULT_VOICE;
  #saying: Saying | undefined;
  /** Between taking something back and saying the next. */
  #recovering = false;
  #silentUntil = -Infinity;
  #held = false;
  /** What was told last of whether it speaks. */
  #speaks = false;

  constructor(options: OwnVoiceOptions) {
    this.#options = options;
    const { system, timing } = options;
    this.#finder = system && new VoiceFinder(system.synthesis, timing, () => this.#onVoices());
  }

  get voices(): readonly ChosenVoice[] | undefined {
    const voices = this.#finder ? this.#finder.voices : [];
    return voices && choosable(voices);
  }

  listenVoices(listener: () => void): () => void {
    return this.#voicesListeners.listen(listener);
  }

  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#speakingListeners.listen(listener);
  }

  /** Looks for voices beforehand, so that the first message need not wait for them; and trusts again a voice that fell silent. */
  prepare(): void {
    this.#silentUntil = -Infinity;
    this.#finder?.look();
  }

  configure(choice: VoiceChoice): void {
    this.#choice = choice;
  }

  put(message: Message): void {
    // Whoever asks for a sample wants to know whether the voice speaks now.
    if (message.passing === 'sample') this.#silentUntil = -Infinity;
    this.#step({ type: 'put', message, at: this.#options.timing.now() });
    this.#finder?.look();
    this.#next();
  }

  hold(held: boolean): void {
    this.#held = held;
    if (held) this.#step({ type: 'hushed' });
    this.#next();
  }

  stop(except?: Channel): void {
    this.#step({ type: 'stopped', ...(except && { except }) });
    this.#tellSpeaking();
  }

  #onVoices(): void {
    this.#voicesListeners.tell(undefined);
    this.#next();
  }

  /** Says what comes next, if the voice is free. */
  #next(): void {
    const at = this.#options.timing.now();
    const isFree = this.#schedule.present === undefined && !this.#recovering && !this.#held;
    if (isFree && isWaiting(this.#schedule, at)) {
      const voices = this.#finder ? this.#finder.voices : [];
      if (voices?.length === 0) this.#giveUp({ type: 'no voices' });
      else if (voices !== undefined && at < this.#silentUntil) this.#giveUp({ type: 'silent' });
      else if (voices !== undefined) this.#step({ type: 'free', at });
    }
    this.#tellSpeaking();
  }

  #step(event: ScheduleEvent): void {
    const { schedule, effects } = step(this.#schedule, event);
    this.#schedule = schedule;
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: ScheduleEffect): void {
    switch (effect.type) {
      case 'say':
        this.#say(effect.message.utterance.segments.flatMap(cut));
        return;
      case 'take back':
        this.#takeBack();
        return;
      case 'hand back':
        for (const message of effect.messages) this.#options.handBack(message);
        return;
    }
  }

  /** Silences what is being said; what comes next waits until the browser has recovered from that. */
  #takeBack(): void {
    this.#saying?.takeBack();
    this.#saying = undefined;
    this.#recovering = true;
    this.#options.timing.after(this.#options.system?.gapAfterCancel ?? 0, () => {
      this.#recovering = false;
      this.#next();
    });
  }

  #say(unsaid: readonly Segment[]): void {
    const { system, timing } = this.#options;
    const [piece, ...rest] = unsaid;
    if (system === undefined || piece === undefined) {
      this.#step({ type: 'said' });
      this.#next();
      return;
    }
    const { text, lang } = piece;
    const onStart = (): void => {
      this.#step({ type: 'heard' });
      this.#told.clear();
    };
    const { present } = this.#schedule;
    // Before it begins to sound: a microphone must be deaf by then. Who is told may silence it on the spot.
    this.#tellSpeaking();
    if (this.#schedule.present !== present) return;
    const saying: Saying = { takeBack: () => undefined };
    this.#saying = saying;
    // A browser may end or refuse on the spot; then another piece, or nothing, is being said by now.
    saying.takeBack = sayPiece({ text, sounding: () => this.#sounding(lang) }, system, timing, onStart, (outcome) =>
      this.#onOutcome(outcome, rest),
    );
    this.#tellIfMissing(lang);
  }

  #onOutcome(outcome: Outcome, rest: readonly Segment[]): void {
    switch (outcome) {
      case 'said':
        this.#step({ type: 'part said', unsaid: rest });
        this.#say(rest);
        return;
      case 'not allowed':
      case 'no voices':
        return this.#giveUp({ type: outcome });
      case 'silent':
        this.#silentUntil = this.#options.timing.now() + REST_AFTER_SILENCE;
        return this.#giveUp({ type: outcome });
    }
  }

  #sounding(lang: string): Sounding | undefined {
    const { rate, pitch, volume } = this.#choice;
    const voice = voiceFor(this.#finder?.voices ?? [], lang, this.#options.pageLanguage(), this.#choice);
    return voice && { voice, rate, pitch, volume };
  }

  /** Not where the user has chosen a voice of another language for it. */
  #tellIfMissing(lang: string): void {
    const voice = this.#sounding(lang)?.voice;
    if (voice === undefined || speaks(voice, lang) || chosenVoice(this.#choice, lang) || this.#missing.has(lang))
      return;
    this.#missing.add(lang);
    this.#options.onProblem({ type: 'no voice of', lang });
  }

  #giveUp(problem: VoiceProblem): void {
    const { present, line } = this.#schedule;
    const entries = present ? [present.entry, ...line] : line;
    const asked = entries.some(({ message }) => message.passing === 'sample');
    this.#saying = undefined;
    this.#step({ type: 'given up', at: this.#options.timing.now() });
    this.#tellSpeaking();
    if (this.#told.has(problem.type) && !asked) return;
    this.#told.add(problem.type);
    this.#options.onProblem(problem);
  }

  /** It speaks on while the browser recovers between two messages. */
  #tellSpeaking(): void {
    const { present, line } = this.#schedule;
    const speaking = present !== undefined || (this.#recovering && !this.#held && line.length > 0);
    if (speaking === this.#speaks) return;
    this.#speaks = speaking;
    this.#speakingListeners.tell(speaking);
  }
}

/** A segment in pieces that a voice can say. */
function cut({ text, lang }: Segment): readonly Segment[] {
  return pieces(text).map((piece) => ({ text: piece, lang }));
}
