/**
 * The keys of the board in German. "Steuerung" is written out: the "Strg" of the keyboards is spelt letter by letter by some voices.
 */
import { de } from '../../grammar/de.js';
import { keys as texts } from '../../messages/generated/de/keys.js';
import { shared } from '../../messages/generated/de/shared.js';
import { keyWords } from '../../phrase/keys.js';
import { createMessages } from '../../phrase/say.js';
import type { KeyWords } from '../keys.js';
import { commands, tableCommands } from './commands.js';

export const keys: KeyWords = { ...keyWords(createMessages(de, [shared, texts])), commands, tableCommands };
