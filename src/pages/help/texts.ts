/** The texts of the help. */
import { textsOf } from '../../../components/texts.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageHelp } from '../../../speech/messages/generated/en/page-help.js';
import { pageShell } from '../../../speech/messages/generated/en/page-shell.js';

export const msg = textsOf(pageHelp, pageShell, pageGame);
