/** What English says of the sentences that are data. */
import { en } from '../../grammar/en.js';
import { first } from '../../messages/generated/en/first.js';
import { LATE_GROUPS } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages(en, first, LATE_GROUPS);
