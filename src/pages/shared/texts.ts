/** The texts of what several pages draw, and of what is there at once. */
import { textsOf } from '../../../components/texts.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';

export const msg = textsOf(pageShared);
