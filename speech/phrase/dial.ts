/** What is under the finger or the cursor on the dial of a clock: the message of each. */
import { MINUTE } from '../../src/laws/clock/time-control.js';
import type { DialFlag } from '../../src/questions/dial.js';
import type { DialFelt, DialPart } from '../../src/questions/dial-felt.js';
import type { Utterance } from '../utterance.js';
import type { SayingOptions } from './options.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

/** What is felt is an answer, which takes the place of the one before it. */
export function phraseDial(felt: DialFelt, options: SayingOptions): Utterance {
  return page(segmentsOf(feltSaid(felt, options.words.messages), options), 'answer');
}

type DialMessages = Messages<'dial'>;

/**
 * What is under the finger or the cursor, as short as can be: "15, two dots", "Minute hand, 14 minutes to the hour". Without a full stop, for it
 * names parts of the dial as well.
 */
export function feltSaid(under: DialFelt, messages: DialMessages): string {
  const { say } = messages;
  switch (under.at) {
    case 'minute':
      return say('dial-minute', { minute: under.minute, holds: under.holds.map((held) => part(held, messages)) });
    case 'minute hand': {
      if (under.toTheTop === 0) return say('dial-minute-hand-at-top');
      const way = wayTold(under.toTheTop);
      return say(under.mode === 'analogue' ? 'dial-minute-hand-before-hour' : 'dial-minute-hand', { way });
    }
    case 'hour hand': {
      const [hour, next] = under.hours;
      return next === undefined ? say('dial-hour-hand', { hour }) : say('dial-hour-hand-between', { hour, next });
    }
    case 'flag':
      return flag(under.flag, say);
    case 'middle':
      return say('dial-middle');
    case 'off the dial':
      return say('dial-off-the-dial');
  }
}

function part(held: DialPart, { phrase }: DialMessages): string {
  switch (held.part) {
    case 'dots':
      return phrase('dial-holds-dots', held);
    case 'flag':
      return flag(held.flag, phrase);
    case 'minute hand':
      return phrase('dial-holds-minute-hand');
    case 'hour hand':
      return phrase('dial-holds-hour-hand');
  }
}

function flag(shown: DialFlag, say: DialMessages['say']): string {
  switch (shown.state) {
    case 'at rest':
      return say('dial-flag-at-rest');
    case 'rising':
      return say('dial-flag-rising', shown);
    case 'fallen':
      return say('dial-flag-fallen');
  }
}

/** What is told of the minute hand's way: whole minutes, as it is felt, and seconds only in the last one. Never more than it is. */
function wayTold(milliseconds: number): number {
  return milliseconds < MINUTE ? milliseconds : milliseconds - (milliseconds % MINUTE);
}
