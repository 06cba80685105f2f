/** What Ukrainian says of the sentences that are data. */
import { uk } from '../../grammar/uk.js';
import { first } from '../../messages/generated/uk/first.js';
import { LATE_GROUPS } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages(uk, first, LATE_GROUPS);
