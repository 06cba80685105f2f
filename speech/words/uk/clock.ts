/** Clocks and time controls in Ukrainian, also for elements that stand alone. */
import { uk } from '../../grammar/uk.js';
import { clock as clockTexts } from '../../messages/generated/uk/clock.js';
import { shared } from '../../messages/generated/uk/shared.js';
import { time as timeTexts } from '../../messages/generated/uk/time.js';
import { clockAnswers } from '../../phrase/clock.js';
import { createMessages } from '../../phrase/say.js';
import { controlWords } from '../../phrase/time-control.js';
import type { SpanWords } from '../time.js';

const messages = createMessages(uk, [shared, clockTexts, timeTexts]);

export const clock = clockAnswers(messages);

export const time: SpanWords = { clock: clock.shown, duration: clock.duration, control: controlWords(messages) };
