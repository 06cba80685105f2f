/** The texts of the page about the program. */
import { textsOf } from '../../../components/texts.js';
import { pageAbout } from '../../../speech/messages/generated/en/page-about.js';

export const msg = textsOf(pageAbout);
