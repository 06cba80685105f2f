/**
 * The keys of the board in Ukrainian.
 */
import { uk } from '../../grammar/uk.js';
import { keys as texts } from '../../messages/generated/uk/keys.js';
import { shared } from '../../messages/generated/uk/shared.js';
import { keyWords } from '../../phrase/keys.js';
import { createMessages } from '../../phrase/say.js';
import type { KeyWords } from '../keys.js';
import { commands, tableCommands } from './commands.js';

export const keys: KeyWords = { ...keyWords(createMessages(uk, [shared, texts])), commands, tableCommands };
