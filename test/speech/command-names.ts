/** The ids of the commands that have phrases at any game, in the order in which the help lists them. */
import { namesOf } from '../../speech/hearing/phrase-book.js';
import { EVERY_LANGUAGE } from '../../speech/hearing/every-language.js';

export const COMMAND_NAMES = namesOf(EVERY_LANGUAGE.en.commands);
