/** Why words are no time control, in English, for elements that stand alone. */
import { en } from '../../grammar/en.js';
import { controlRefusals } from '../../messages/generated/en/control-refusals.js';
import { shared } from '../../messages/generated/en/shared.js';
import { controlRefusalWords } from '../../phrase/control-refusals.js';
import { createMessages } from '../../phrase/say.js';

export const controlRefusal = controlRefusalWords(createMessages(en, [shared, controlRefusals]));
