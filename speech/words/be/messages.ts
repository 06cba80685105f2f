/** What Belarusian says of the sentences that are data. */
import { be } from '../../grammar/be.js';
import { first } from '../../messages/generated/be/first.js';
import type { LoadedGroup } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages<LoadedGroup>(be, first);
