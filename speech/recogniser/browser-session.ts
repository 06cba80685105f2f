/**
 * One phrase, listened to by the browser: what its events mean.
 */
import type { Recognition, RecognitionErrorCode } from './browser-speech.js';
import type { RecogniserTrouble } from './listening-choice.js';
import type { ListeningRequest, SpokenAlternative } from './recogniser.js';

export interface SessionMeans {
  readonly make: () => Recognition | undefined;
  /** Tells whether another try without phrases is new. */
  readonly onPhrasesRefused: () => boolean;
  /** Whether the language is missing, but can be fetched. */
  readonly isInstallable: () => Promise<boolean>;
}

/** One phrase, listened to by one recognition, or two if the first refuses its phrases. */
export class BrowserSession {
  readonly #request: ListeningRequest;
  readonly #means: SessionMeans;
  #recognition: Recognition | undefined;
  #isAborted = false;
  #hasHeard = false;
  #hasTrouble = false;
  #hasEnded = false;
  #soFar: HeardSoFar | undefined;
  #error: RecognitionErrorCode | undefined;
  #wantsStop = false;

  constructor(request: ListeningRequest, means: SessionMeans) {
    this.#request = request;
    this.#means = means;
  }

  start(): void {
    if (this.#isAborted) return this.#end();
    const recognition = this.#make();
    if (recognition === undefined) {
      this.#tell('language not supported');
      return this.#end();
    }
    this.#recognition = recognition;
    this.#error = undefined;
    const ifCurrent =
      <News>(listener: (news: News) => void) =>
      (news: News): void => {
        if (this.#recognition === recognition) listener(news);
      };
    recognition.addEventListener(
      'audiostart',
      ifCurrent(() => this.#onListening()),
    );
    recognition.addEventListener(
      'result',
      ifCurrent(({ results }) => this.#onResult(heardSoFar(results))),
    );
    recognition.addEventListener(
      'error',
      ifCurrent(({ error }) => (this.#error = error)),
    );
    recognition.addEventListener(
      'end',
      ifCurrent(() => this.#onEnd()),
    );
    try {
      recognition.start();
      if (this.#wantsStop) recognition.stop();
    } catch {
      // InvalidStateError, or a page that may not listen.
      this.#recognition = undefined;
      this.#tell('failed');
      this.#end();
    }
  }

  stop(): void {
    this.#wantsStop = true;
    this.#quietly((recognition) => recognition.stop());
  }

  abort(): void {
    this.#isAborted = true;
    this.#quietly((recognition) => recognition.abort());
  }

  #make(): Recognition | undefined {
    try {
      return this.#means.make();
    } catch {
      return undefined;
    }
  }

  /** Some browsers complain of what is not running (any more). */
  #quietly(action: (recognition: Recognition) => void): void {
    if (this.#recognition === undefined) return;
    try {
      action(this.#recognition);
    } catch {
      // It does not listen, which is all that was wanted.
    }
  }

  #onListening(): void {
    if (!this.#isAborted) this.#request.onListening?.();
  }

  #onResult(heard: HeardSoFar): void {
    if (this.#isAborted || this.#hasHeard || heard.alternatives.length === 0) return;
    this.#soFar = heard;
    this.#hasHeard = heard.isFinal;
    this.#request.onHeard(heard.alternatives, !heard.isFinal);
    // One phrase was asked for; some browsers listen on.
    if (heard.isFinal) this.stop();
  }

  #onEnd(): void {
    this.#recognition = undefined;
    if (this.#isAborted || this.#hasHeard) return this.#end();
    switch (this.#error) {
      case 'phrases-not-supported':
        if (this.#means.onPhrasesRefused()) return this.start();
        this.#tell('failed');
        return this.#end();
      case 'language-not-supported':
        this.#tellOfLanguage();
        return;
      case undefined:
        this.#giveWhatThereIs();
        return this.#end();
      default:
        this.#tell(troubleOf(this.#error));
        return this.#end();
    }
  }

  /** A browser that is told to stop may leave the last words as they were guessed until then; so they are the least certain. */
  #giveWhatThereIs(): void {
    const { alternatives } = this.#soFar ?? { alternatives: [] };
    if (alternatives.length === 0) return this.#tell('no speech');
    this.#hasHeard = true;
    this.#request.onHeard(
      alternatives.map(({ text }) => ({ text, confidence: 0 })),
      false,
    );
  }

  #tellOfLanguage(): void {
    this.#means
      .isInstallable()
      .catch(() => false)
      .then((isInstallable) => {
        if (!this.#isAborted) this.#tell(isInstallable ? 'language not installed' : 'language not supported');
        this.#end();
      })
      .catch((error: unknown) => reportError(error));
  }

  #tell(trouble: RecogniserTrouble | undefined): void {
    if (trouble === undefined || this.#hasTrouble) return;
    this.#hasTrouble = true;
    this.#request.onTrouble(trouble);
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#request.onEnded();
  }
}

/** `undefined` is nobody's trouble: something else has taken the microphone, or it was left. */
function troubleOf(error: RecognitionErrorCode): RecogniserTrouble | undefined {
  switch (error) {
    case 'no-speech':
      return 'no speech';
    case 'audio-capture':
      return 'no microphone';
    case 'network':
      return 'network';
    case 'not-allowed':
    case 'service-not-allowed':
      return 'not allowed';
    case 'aborted':
      return undefined;
    default:
      // Browsers have had others.
      return 'failed';
  }
}

/** What a browser has heard so far, as whole phrases: it gives it in parts, each with alternatives of its own. */
interface HeardSoFar {
  /** The likeliest first; empty if there is no word. */
  readonly alternatives: readonly SpokenAlternative[];
  /** Nothing of it changes any more. */
  readonly isFinal: boolean;
}

/** So many phrases at most are made of the alternatives of the parts. */
export const MOST_ALTERNATIVES = 10;

function heardSoFar(results: SpeechRecognitionResultList): HeardSoFar {
  const parts = Array.from(results);
  const count = Math.min(MOST_ALTERNATIVES, Math.max(0, ...parts.map(({ length }) => length)));
  const phrases = Array.from({ length: count }, (_, rank) => phraseOf(parts, rank));
  return {
    alternatives: phrases.filter(
      ({ text }, rank) => text !== '' && phrases.findIndex((other) => other.text === text) === rank,
    ),
    isFinal: parts.length > 0 && parts.every(({ isFinal }) => isFinal),
  };
}

/** The phrase of the parts' alternatives of one rank, or their likeliest where they have not so many. */
function phraseOf(parts: readonly SpeechRecognitionResult[], rank: number): SpokenAlternative {
  const chosen = parts.map((part) => part[rank] ?? part[0]);
  const text = chosen
    .map((one) => one?.transcript.trim() ?? '')
    .filter((words) => words !== '')
    .join(' ');
  const confidence = Math.min(...chosen.map((one) => one?.confidence ?? 0));
  // Browsers write 0 where they do not rate: every alternative but the first, or all on some devices.
  return confidence > 0 && confidence <= 1 ? { text, confidence } : { text };
}
