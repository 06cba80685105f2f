/** Time controls in English, and why words are none, for elements that stand alone. */
import { en } from '../grammar/en.js';
import { controlRefusals } from '../messages/generated/en/control-refusals.js';
import { shared } from '../messages/generated/en/shared.js';
import { time } from '../messages/generated/en/time.js';
import { controlRefusalSaid } from '../phrase/control-refusals.js';
import { createMessages } from '../phrase/say.js';
import { controlSaid } from '../phrase/time-control.js';

const messages = createMessages(en, [shared, controlRefusals, time]);

export const control = (time: Parameters<typeof controlSaid>[0]): string => controlSaid(time, messages);
export const controlRefusal = (refusal: Parameters<typeof controlRefusalSaid>[0]): string =>
  controlRefusalSaid(refusal, messages);
