/** The texts of the button to talk. */
import { textsOf } from '../../../components/texts.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageVoice } from '../../../speech/messages/generated/en/page-voice.js';

export const msg = textsOf(pageVoice, pageShared);
