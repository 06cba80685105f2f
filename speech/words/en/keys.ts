/**
 * The keys of the board in English.
 */
import { en } from '../../grammar/en.js';
import { keys as texts } from '../../messages/generated/en/keys.js';
import { shared } from '../../messages/generated/en/shared.js';
import { keyWords } from '../../phrase/keys.js';
import { createMessages } from '../../phrase/say.js';
import type { KeyWords } from '../keys.js';
import { commands, tableCommands } from './commands.js';

export const keys: KeyWords = { ...keyWords(createMessages(en, [shared, texts])), commands, tableCommands };
