/** What Belarusian says of the sentences that are data. */
import { be } from '../../grammar/be.js';
import { first } from '../../messages/generated/be/first.js';
import { LATE_GROUPS } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages(be, first, LATE_GROUPS);
