/**
 * Anna–Hector's own voice as a sink. The line of what waits is kept here: the browser's queue never holds more than one text.
 *
 * What is higher interrupts what is lower, and an answer an earlier answer. A move that was interrupted is said again once;
 * whatever else was interrupted is left. What was not heard yet goes back into the line as if it had not begun.
 * What the voice cannot say is handed back, so that it is not lost.
 */
import type { Message } from '../log.js';
import { pieces } from '../sentences.js';
import type { Timing } from '../timing.js';
import type { Segment } from '../utterance.js';
import { isHigher, joined, mostUrgent, replaces, unexpired, type Waiting } from '../waiting.js';
import { sayPiece, type Outcome } from './piece.js';
import type { Sink } from './sink.js';
import type { Voice, VoiceSystem } from './synthesis.js';
import { VoiceFinder, speaks, voiceFor } from './voices.js';

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
  /** BCP 47. Its voice speaks where the language of a text has none. */
  readonly pageLanguage: string;
  /** Takes what could not be said: the whole message, or what had not been said of it. */
  readonly handBack: (message: Message) => void;
  /** Told once of each problem, and again only if the voice was heard in between. */
  readonly onProblem: (problem: VoiceProblem) => void;
}

/** Milliseconds for which a voice that fell silent is not tried again: each trial keeps a message waiting. */
export const REST_AFTER_SILENCE = 30_000;

interface WaitingForVoice extends Waiting {
  /** Whether it was interrupted before, and is said for the second time. */
  readonly again: boolean;
}

interface Speaking {
  readonly entry: WaitingForVoice;
  /** What of the message is not said yet, the piece that is being said first. */
  rest: readonly Segment[];
  heard: boolean;
  takeBack: () => void;
}

export class OwnVoice implements Sink {
  readonly #options: OwnVoiceOptions;
  readonly #finder: VoiceFinder | undefined;
  /** The problems told since the voice was last heard, and the languages found without a voice. */
  readonly #told = new Set<VoiceProblem['type']>();
  readonly #missing = new Set<string>();
  #line: readonly WaitingForVoice[] = [];
  #speaking: Speaking | undefined;
  /** Set between taking something back and saying the next. */
  #cancelGap: (() => void) | undefined;
  #silentUntil = -Infinity;

  constructor(options: OwnVoiceOptions) {
    this.#options = options;
    const { system, timing } = options;
    this.#finder = system && new VoiceFinder(system.synthesis, timing, () => this.#next());
  }

  /** Looks for voices beforehand, so that the first message need not wait for them; and trusts again a voice that fell silent. */
  prepare(): void {
    this.#silentUntil = -Infinity;
    this.#finder?.look();
  }

  put(message: Message): void {
    const entry = { message, since: this.#options.timing.now(), again: false };
    this.#line = joined(this.#line, entry);
    this.#interruptFor(entry);
    this.#finder?.look();
    this.#next();
  }

  stop(): void {
    this.#line = [];
    this.#takeBack();
  }

  #interruptFor(newcomer: Waiting): void {
    const speaking = this.#speaking;
    if (speaking === undefined) return;
    const { entry, heard } = speaking;
    const present = entry.message.utterance;
    const replaced = replaces(newcomer.message, entry.message, heard);
    if (!replaced && !isHigher(newcomer.message.utterance, present)) return;
    if (!replaced && !heard) this.#line = [entry, ...this.#line];
    else if (!replaced && present.priority === 'move' && !entry.again)
      this.#line = [{ ...entry, again: true }, ...this.#line];
    this.#takeBack();
  }

  /** Silences what is being said; what comes next waits until the browser has recovered from that. */
  #takeBack(): void {
    const speaking = this.#speaking;
    if (speaking === undefined) return;
    this.#speaking = undefined;
    speaking.takeBack();
    this.#cancelGap = this.#options.timing.after(this.#options.system?.gapAfterCancel ?? 0, () => {
      this.#cancelGap = undefined;
      this.#next();
    });
  }

  /** Says what comes next, if the voice is free. */
  #next(): void {
    if (this.#speaking !== undefined || this.#cancelGap !== undefined) return;
    const now = this.#options.timing.now();
    this.#line = unexpired(this.#line, now);
    const entry = mostUrgent(this.#line);
    if (entry === undefined) return;
    const voices = this.#finder === undefined ? [] : this.#finder.voices;
    if (voices === undefined) return;
    if (voices.length === 0) return this.#giveUp({ type: 'no voices' });
    if (now < this.#silentUntil) return this.#giveUp({ type: 'silent' });
    this.#line = this.#line.filter((other) => other !== entry);
    const rest = entry.message.utterance.segments.flatMap(({ text, lang }) =>
      pieces(text).map((piece) => ({ text: piece, lang })),
    );
    this.#speaking = { entry, rest, heard: false, takeBack: () => undefined };
    this.#sayFirst(this.#speaking, voices);
  }

  #sayFirst(speaking: Speaking, voices: readonly Voice[]): void {
    const { system, timing, pageLanguage } = this.#options;
    const [piece] = speaking.rest;
    const voice = piece && voiceFor(voices, piece.lang, pageLanguage);
    if (system === undefined || piece === undefined || voice === undefined) {
      this.#speaking = undefined;
      this.#next();
      return;
    }
    const onStart = (): void => {
      speaking.heard = true;
      this.#told.clear();
    };
    const onOutcome = (outcome: Outcome): void => {
      this.#onOutcome(speaking, voices, outcome);
    };
    const takeBack = sayPiece({ text: piece.text, voice }, system, timing, onStart, onOutcome);
    // A browser may end or refuse on the spot; then another piece, or nothing, is being said by now.
    if (speaking.rest[0] === piece) speaking.takeBack = takeBack;
    if (!speaks(voice, piece.lang) && !this.#missing.has(piece.lang)) {
      this.#missing.add(piece.lang);
      this.#options.onProblem({ type: 'no voice of', lang: piece.lang });
    }
  }

  #onOutcome(speaking: Speaking, voices: readonly Voice[], outcome: Outcome): void {
    switch (outcome) {
      case 'said':
        speaking.rest = speaking.rest.slice(1);
        this.#sayFirst(speaking, voices);
        return;
      case 'not allowed':
        return this.#giveUp({ type: 'not allowed' });
      case 'silent':
        this.#silentUntil = this.#options.timing.now() + REST_AFTER_SILENCE;
        return this.#giveUp({ type: 'silent' });
    }
  }

  /** Hands back what is being said, as far as it was not said yet, and all that waits. */
  #giveUp(problem: VoiceProblem): void {
    const waiting = this.#line.map((entry) => entry.message);
    const unsaid = this.#speaking && remainder(this.#speaking);
    this.#line = [];
    this.#speaking = undefined;
    for (const message of unsaid === undefined ? waiting : [unsaid, ...waiting]) this.#options.handBack(message);
    this.#tell(problem);
  }

  #tell(problem: VoiceProblem): void {
    if (this.#told.has(problem.type)) return;
    this.#told.add(problem.type);
    this.#options.onProblem(problem);
  }
}

function remainder({ entry, rest }: Speaking): Message {
  return { id: entry.message.id, utterance: { ...entry.message.utterance, segments: rest } };
}
