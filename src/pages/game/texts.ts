/** The texts of a game's page. */
import { textsOf } from '../../../components/texts.js';
import { pageGame } from '../../../speech/messages/generated/en/page-game.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';

export const msg = textsOf(pageGame, pageShared);
