/** The texts of the further settings. */
import { textsOf } from '../../../components/texts.js';
import { pageSettings } from '../../../speech/messages/generated/en/page-settings.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';
import { elementsLate } from '../../../speech/messages/generated/en/elements-late.js';
import { pageVoice } from '../../../speech/messages/generated/en/page-voice.js';

export const msg = textsOf(elementsLate, pageSettings, pageSharedLate, pageVoice, pageShared);
