/** The texts of the arbiter's page. */
import { textsOf } from '../../../components/texts.js';
import { pageArbiter } from '../../../speech/messages/generated/en/page-arbiter.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';

export const msg = textsOf(pageArbiter, pageSharedLate, pageShared);
