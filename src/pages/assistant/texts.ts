/** The texts of the assistant's page. */
import { textsOf } from '../../../components/texts.js';
import { pageAssistant } from '../../../speech/messages/generated/en/page-assistant.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';

export const msg = textsOf(pageAssistant, pageSharedLate, pageShared);
