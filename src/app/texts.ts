/** The texts of the shell. */
import { textsOf } from '../../components/texts.js';
import { pageShared } from '../../speech/messages/generated/en/page-shared.js';
import { pageShell } from '../../speech/messages/generated/en/page-shell.js';

export const msg = textsOf(pageShell, pageShared);
