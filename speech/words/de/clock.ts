/** Clocks and time controls in German, also for elements that stand alone. The FIDE call answers with the German ones in whatever language the page is. */
import { de } from '../../grammar/de.js';
import { clock as clockTexts } from '../../messages/generated/de/clock.js';
import { shared } from '../../messages/generated/de/shared.js';
import { time as timeTexts } from '../../messages/generated/de/time.js';
import { clockAnswers } from '../../phrase/clock.js';
import { createMessages } from '../../phrase/say.js';
import { controlWords } from '../../phrase/time-control.js';
import type { SpanWords } from '../time.js';

const messages = createMessages(de, [shared, clockTexts, timeTexts]);

export const clock = clockAnswers(messages);

export const time: SpanWords = { clock: clock.shown, duration: clock.duration, control: controlWords(messages) };
