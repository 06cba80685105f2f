/** The dial of the clock in English, for an element that stands alone. */
import { en } from '../grammar/en.js';
import { dial as texts } from '../messages/generated/en/dial.js';
import { shared } from '../messages/generated/en/shared.js';
import { dialWords } from '../phrase/dial.js';
import { createMessages } from '../phrase/say.js';

export const dial = dialWords(createMessages(en, [shared, texts]));
