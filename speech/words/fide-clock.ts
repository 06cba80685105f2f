/**
 * The clock of the FIDE call: German numbers whatever the language of the page (App. D.2.1 gives ranks German numbers; a player who hears them in
 * the calls hears his times alike). Without what is not an answer: refusals are said in the language of the page.
 */
import type { ClockWords } from './clock.js';
import { clock } from './de/clock.js';

export const fideClock: Omit<ClockWords, 'controlRefusal'> = clock;
