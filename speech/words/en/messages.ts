/** What English says of the sentences that are data. */
import { en } from '../../grammar/en.js';
import { first } from '../../messages/generated/en/first.js';
import type { LoadedGroup } from '../../messages/generated/loads.js';
import { createMessages } from '../../phrase/say.js';

export const messages = createMessages<LoadedGroup>(en, first);
