/** What German says of the sentences that are data. */
import { de } from '../../grammar/de.js';
import { first } from '../../messages/generated/de/first.js';
import type { LoadedGroup } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages<LoadedGroup>(de, first);
