/** The help on the keys with its words, in a file of its own: loaded when it is first asked for. */
import '../../components/key-help/key-help.js';
import { describeKeys } from '../../speech/phrasing/keys.js';
import { keys } from '../../speech/words/en/keys.js';
import { BOARD_KEYS } from '../play/keys.js';

export const KEY_GROUPS = describeKeys(BOARD_KEYS, keys);
