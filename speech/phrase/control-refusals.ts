/**
 * Why words are no time control: the message of each refusal.
 */
import { MOST, type ControlRefusal } from '../hearing/control/refusal.js';
import { sayOwn } from './own-message.js';
import type { Messages } from './say.js';

export function controlRefusalSaid(refusal: ControlRefusal, messages: Messages<'control-refusals'>): string {
  return refusal.reason === 'too much'
    ? messages.say('control-refusal-too-much', { what: refusal.what, most: MOST[refusal.what] })
    : sayOwn(messages, 'control-refusal', 'reason', refusal);
}
