/** Clocks and time controls in English, also for elements that stand alone. */
import { en } from '../../grammar/en.js';
import { clock as clockTexts } from '../../messages/generated/en/clock.js';
import { shared } from '../../messages/generated/en/shared.js';
import { time as timeTexts } from '../../messages/generated/en/time.js';
import { clockAnswers } from '../../phrase/clock.js';
import { createMessages } from '../../phrase/say.js';
import { controlWords } from '../../phrase/time-control.js';
import type { SpanWords } from '../time.js';

const messages = createMessages(en, [shared, clockTexts, timeTexts]);

export const clock = clockAnswers(messages);

export const time: SpanWords = { clock: clock.shown, duration: clock.duration, control: controlWords(messages) };
