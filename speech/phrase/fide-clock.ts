/**
 * The clock of the FIDE call: German numbers whatever the language of the page (App. D.2.1 gives ranks German numbers; a player who hears them in
 * the calls hears his times alike). Without what is not an answer: refusals are said in the language of the page.
 */
import { de } from '../grammar/de.js';
import { clock } from '../messages/generated/de/clock.js';
import { shared } from '../messages/generated/de/shared.js';
import { time } from '../messages/generated/de/time.js';
import { createMessages } from './say.js';

export const FIDE_CLOCK = createMessages(de, [shared, clock, time]);
