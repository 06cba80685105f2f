/**
 * What is said and what is heard, as text, in eight languages: `anna-hector/language`. A language is loaded when it is first wanted (`LANGUAGES`).
 * `hear` reads a typed or spoken move among those of a game, `hearLine` whatever can be said to a game; `callOf` calls a move, `phraseFacts` says
 * what an act has brought, `phraseRefusal` why it was refused. Nothing here knows a page, a voice or a microphone.
 */
export { hear, hearLine, type HearContext, type Heard, type HeardLine } from './hear.js';
export { everyLanguage } from './hearing/every-language.js';
export { alone, type HeardLanguage, type HeardLanguages } from './hearing/languages.js';
export { LANGUAGE_NAMES, type LanguageName } from './language-names.js';
export { LANGUAGES, type Language } from './languages.js';
export { callOf } from './phrase/call.js';
export type { CalledMove } from './phrase/called-move.js';
export { phraseFacts } from './phrase/facts.js';
export type { PhraseOptions } from './phrase/options.js';
export { phraseRefusal } from './phrase/refusals.js';
export type { Words } from './phrase/words.js';
export { CALL_LENGTHS, CALL_STYLES, DEFAULT_DETAIL, type CallLength, type CallStyle, type Detail } from './style.js';
export { textOf, type Segment, type Utterance } from './utterance.js';
