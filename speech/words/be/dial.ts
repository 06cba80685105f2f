/** The dial of the clock in Belarusian, also for an element that stands alone. */
import { be } from '../../grammar/be.js';
import { dial as texts } from '../../messages/generated/be/dial.js';
import { shared } from '../../messages/generated/be/shared.js';
import { dialWords } from '../../phrase/dial.js';
import { createMessages } from '../../phrase/say.js';

export const dial = dialWords(createMessages(be, [shared, texts]));
