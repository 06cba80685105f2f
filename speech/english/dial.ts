/** The dial of the clock in English, for an element that stands alone. */
import type { DialFelt } from '../../src/questions/dial-felt.js';
import { en } from '../grammar/en.js';
import { dial as texts } from '../messages/generated/en/dial.js';
import { shared } from '../messages/generated/en/shared.js';
import { feltSaid } from '../phrase/dial.js';
import { createMessages } from '../phrase/say.js';

const messages = createMessages(en, [shared, texts]);

export const dialFelt = (felt: DialFelt): string => feltSaid(felt, messages);
