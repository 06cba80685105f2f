/** The dial of the clock in German, also for an element that stands alone. */
import { de } from '../../grammar/de.js';
import { dial as texts } from '../../messages/generated/de/dial.js';
import { shared } from '../../messages/generated/de/shared.js';
import { dialWords } from '../../phrase/dial.js';
import { createMessages } from '../../phrase/say.js';

export const dial = dialWords(createMessages(de, [shared, texts]));
