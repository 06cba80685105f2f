/**
 * How words that are spoken are listened to, as the user chose it, and what can be told of it. Without a recogniser nothing listens. Pure.
 */

export const RECOGNISER_NAMES = ['on device', 'cloud', 'vosk'] as const;
export type RecogniserName = (typeof RECOGNISER_NAMES)[number];

export const RECOGNISER_CHOICES = ['none', ...RECOGNISER_NAMES] as const;
export type RecogniserChoice = 'none' | RecogniserName;

/**
 * How the user lets a recogniser know that the words are meant for it: by holding a key or button, by one press before and one after,
 * or not at all.
 */
export const TALKING_WAYS = ['push to talk', 'toggle', 'always'] as const;
export type TalkingWay = (typeof TALKING_WAYS)[number];

/** Which language is listened for: the page's, or the German of the international call (App. D.2.1). */
export const LISTENED_FOR = ['page', 'german call'] as const;
export type ListenedFor = (typeof LISTENED_FOR)[number];

export interface ListeningChoice {
  readonly recogniser: RecogniserChoice;
  readonly way: TalkingWay;
  readonly listenFor: ListenedFor;
  /** The user has read where speech is sent, and allows it. Without this the makers' servers are never used. */
  readonly cloudAllowed: boolean;
  /** Silence after a move was read back is yes, where nothing is lost by it. */
  readonly silenceIsYes: boolean;
}

export const DEFAULT_LISTENING: ListeningChoice = {
  recogniser: 'none',
  way: 'push to talk',
  listenFor: 'page',
  cloudAllowed: false,
  silenceIsYes: false,
};

/**
 * What the user is told of it: `working` is a phrase that has ended and whose words are awaited.
 */
export type ListeningState = 'off' | 'starting' | 'listening' | 'paused (we speak)' | 'working';

/** Why nothing was heard. */
export type RecogniserTrouble =
  | 'no microphone'
  | 'not allowed'
  | 'no speech'
  | 'language not supported'
  /** The language can be had, but first it must be fetched by `install`. */
  | 'language not installed'
  | 'network'
  /** The model of speech that was chosen cannot be read. */
  | 'model unreadable'
  | 'failed';

/**
 * Whether a recogniser can listen in a language now; after `install`; while it is being fetched; or not at all on this device.
 */
export type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';
