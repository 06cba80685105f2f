/**
 * The keys of the board in Macedonian. Keys with a name are called as it stands on the key.
 */
import { mk } from '../../grammar/mk.js';
import { keys as texts } from '../../messages/generated/mk/keys.js';
import { shared } from '../../messages/generated/mk/shared.js';
import { keyWords } from '../../phrase/keys.js';
import { createMessages } from '../../phrase/say.js';
import type { KeyWords } from '../keys.js';
import { commands, tableCommands } from './commands.js';

export const keys: KeyWords = { ...keyWords(createMessages(mk, [shared, texts])), commands, tableCommands };
