/** Clocks and time controls in Belarusian, also for elements that stand alone. */
import { be } from '../../grammar/be.js';
import { clock as clockTexts } from '../../messages/generated/be/clock.js';
import { shared } from '../../messages/generated/be/shared.js';
import { time as timeTexts } from '../../messages/generated/be/time.js';
import { clockAnswers } from '../../phrase/clock.js';
import { createMessages } from '../../phrase/say.js';
import { controlWords } from '../../phrase/time-control.js';
import type { SpanWords } from '../time.js';

const messages = createMessages(be, [shared, clockTexts, timeTexts]);

export const clock = clockAnswers(messages);

export const time: SpanWords = { clock: clock.shown, duration: clock.duration, control: controlWords(messages) };
