/**
 * The part of the Web Speech API's synthesis that is used, as shapes: `window.speechSynthesis` has them, and so has a
 * scripted one in tests. Pausing and resuming are left out on purpose: on Android they cancel, on macOS they break.
 */

/** As `SpeechSynthesisVoice`. */
export interface Voice {
  readonly name: string;
  /** BCP 47, on some systems written with an underscore: "de-DE", "de_DE". */
  readonly lang: string;
  /** Whether the voice lives on this device; others send what they are to say to a server. */
  readonly localService: boolean;
  readonly default: boolean;
}

/** As `SpeechSynthesisUtterance`. */
export interface SpokenText {
  readonly text: string;
  lang: string;
  voice: Voice | null;
  rate: number;
  pitch: number;
  volume: number;
  onstart: ((event: never) => void) | null;
  onend: ((event: never) => void) | null;
  /** The event has an `error`, the name of what went wrong. */
  onerror: ((event: never) => void) | null;
}

/** As `SpeechSynthesis`. */
export interface Synthesis {
  getVoices(): readonly Voice[];
  speak(text: SpokenText): void;
  cancel(): void;
  /** Missing in Safari before 16. */
  addEventListener?(type: 'voiceschanged', listener: () => void): void;
}

/** A speaking browser, or what stands for it. */
export interface VoiceSystem {
  readonly synthesis: Synthesis;
  /** `new SpeechSynthesisUtterance(text)`. */
  readonly newText: (text: string) => SpokenText;
  /** Milliseconds to wait between taking something back and saying the next: WebKit loses what comes at once. */
  readonly gapAfterCancel: number;
}

/** The page's own voices; `undefined` where the browser cannot speak at all. */
export function pageVoiceSystem(window: Window & typeof globalThis): VoiceSystem | undefined {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return undefined;
  // Every browser on WebKit has these events, and no other.
  const isWebKit = 'GestureEvent' in window;
  return {
    synthesis: window.speechSynthesis,
    newText: (text) => new window.SpeechSynthesisUtterance(text),
    gapAfterCancel: isWebKit ? 100 : 0,
  };
}
