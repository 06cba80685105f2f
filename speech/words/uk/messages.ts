/** What Ukrainian says of the sentences that are data. */
import { uk } from '../../grammar/uk.js';
import { first } from '../../messages/generated/uk/first.js';
import type { LoadedGroup } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages<LoadedGroup>(uk, first);
