/** Whose texts were read by somebody who has spoken that language from birth, as far as it is known. English is what the others are made from. */
import type { LanguageName } from '../language-names.js';

export const READ_BY_NATIVE_SPEAKERS: readonly LanguageName[] = ['en'];
