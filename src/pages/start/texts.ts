/** The texts of the page where a game is begun. */
import { textsOf } from '../../../components/texts.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageStart } from '../../../speech/messages/generated/en/page-start.js';

export const msg = textsOf(pageStart, pageShared);
