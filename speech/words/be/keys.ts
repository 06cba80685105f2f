/**
 * The keys of the board in Belarusian. Keys with a name are written in Cyrillic, as they are called: a Belarusian voice
 * spells "Shift" letter by letter in English.
 */
import { be } from '../../grammar/be.js';
import { keys as texts } from '../../messages/generated/be/keys.js';
import { shared } from '../../messages/generated/be/shared.js';
import { keyWords } from '../../phrase/keys.js';
import { createMessages } from '../../phrase/say.js';
import type { KeyWords } from '../keys.js';
import { commands, tableCommands } from './commands.js';

export const keys: KeyWords = { ...keyWords(createMessages(be, [shared, texts])), commands, tableCommands };
