/** The texts of what several pages draw that are loaded later. */
import { textsOf } from '../../../components/texts.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';

export const msg = textsOf(pageSharedLate, pageShared);
