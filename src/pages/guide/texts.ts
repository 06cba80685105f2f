/** The texts of the guided first game. */
import { textsOf } from '../../../components/texts.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageGuide } from '../../../speech/messages/generated/en/page-guide.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageShell } from '../../../speech/messages/generated/en/page-shell.js';

export const msg = textsOf(pageGuide, pageGame, pageShared, pageShell);
