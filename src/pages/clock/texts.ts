/** The texts of a clock that stands alone. */
import { textsOf } from '../../../components/texts.js';
import { pageClock } from '../../../speech/messages/generated/en/page-clock.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';
import { elementsLate } from '../../../speech/messages/generated/en/elements-late.js';

export const msg = textsOf(elementsLate, pageClock, pageSharedLate, pageShared);
