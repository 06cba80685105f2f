/** What German says of the sentences that are data. */
import { de } from '../../grammar/de.js';
import { first } from '../../messages/generated/de/first.js';
import { LATE_GROUPS } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages(de, first, LATE_GROUPS);
