/** The texts of the help on the keys. */
import { textsOf } from '../../../components/texts.js';
import { pageHelp } from '../../../speech/messages/generated/en/page-help.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';

export const msg = textsOf(pageHelp, pageSharedLate, pageShared);
