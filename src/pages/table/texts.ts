/** The texts of a game at a table. */
import { textsOf } from '../../../components/texts.js';
import { pageConditions } from '../../../speech/messages/generated/en/page-conditions.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';
import { pageTable } from '../../../speech/messages/generated/en/page-table.js';
import { elementsLate } from '../../../speech/messages/generated/en/elements-late.js';

export const msg = textsOf(elementsLate, pageTable, pageConditions, pageSharedLate, pageShared);
