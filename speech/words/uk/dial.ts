/** The dial of the clock in Ukrainian, also for an element that stands alone. */
import { uk } from '../../grammar/uk.js';
import { dial as texts } from '../../messages/generated/uk/dial.js';
import { shared } from '../../messages/generated/uk/shared.js';
import { dialWords } from '../../phrase/dial.js';
import { createMessages } from '../../phrase/say.js';

export const dial = dialWords(createMessages(uk, [shared, texts]));
