/** The texts of the kept games. */
import { textsOf } from '../../../components/texts.js';
import { pageLibrary } from '../../../speech/messages/generated/en/page-library.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';

export const msg = textsOf(pageLibrary, pageSharedLate, pageShared);
