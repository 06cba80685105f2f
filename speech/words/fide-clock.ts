/**
 * The clock of the FIDE call: German numbers whatever the language of the page (App. D.2.1 gives ranks German numbers; a player who hears them in
 * the calls hears his times alike). Without what is not an answer: refusals are said in the language of the page.
 */
import type { ClockAnswers } from '../phrase/clock.js';
import { clock, time } from './de/clock.js';
import type { SpanWords } from './time.js';

export const fideClock: ClockAnswers = clock;

/** The clock of a game, as its keys and commands ask it. */
export const fideTime: SpanWords = time;
