/** What Macedonian says of the sentences that are data. */
import { mk } from '../../grammar/mk.js';
import { first } from '../../messages/generated/mk/first.js';
import type { LoadedGroup } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages<LoadedGroup>(mk, first);
