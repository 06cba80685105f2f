/** The dial of the clock in Macedonian, also for an element that stands alone. */
import { mk } from '../../grammar/mk.js';
import { dial as texts } from '../../messages/generated/mk/dial.js';
import { shared } from '../../messages/generated/mk/shared.js';
import { dialWords } from '../../phrase/dial.js';
import { createMessages } from '../../phrase/say.js';

export const dial = dialWords(createMessages(mk, [shared, texts]));
