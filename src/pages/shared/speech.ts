/** What a window speaks with: the one way to what is said, how that is set and listened to, and the short sounds. */
import type { Announcer } from '../../../speech/announcer/announcer.js';
import type { Earcons } from '../../../speech/earcons/player.js';
import type { Heard, Speaker } from '../../game/speaker.js';

export interface Speech {
  /** Not for saying anything: that is the speaker's. */
  readonly announcer: Omit<Announcer, keyof Heard>;
  readonly speaker: Speaker;
  readonly earcons: Earcons;
  /** The pulse of a warning; nothing where the device has none. */
  readonly pulse: () => void;
}
