/** The texts of the page where a position is set up. */
import { textsOf } from '../../../components/texts.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageSetUp } from '../../../speech/messages/generated/en/page-set-up.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageStart } from '../../../speech/messages/generated/en/page-start.js';

export const msg = textsOf(pageSetUp, pageStart, pageGame, pageShared);
