/** What a window speaks with: the words of the game, the one way to the ear, and the short sounds. */
import type { Announcer } from '../../../speech/announcer/announcer.js';
import type { Earcons } from '../../../speech/earcons/player.js';
import type { Speaker } from '../../game/speaker.js';

export interface Speech {
  readonly announcer: Announcer;
  readonly speaker: Speaker;
  readonly earcons: Earcons;
}
