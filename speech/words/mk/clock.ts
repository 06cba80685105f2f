/** Clocks and time controls in Macedonian, also for elements that stand alone. */
import { mk } from '../../grammar/mk.js';
import { clock as clockTexts } from '../../messages/generated/mk/clock.js';
import { shared } from '../../messages/generated/mk/shared.js';
import { time as timeTexts } from '../../messages/generated/mk/time.js';
import { clockAnswers } from '../../phrase/clock.js';
import { createMessages } from '../../phrase/say.js';
import { controlWords } from '../../phrase/time-control.js';
import type { SpanWords } from '../time.js';

const messages = createMessages(mk, [shared, clockTexts, timeTexts]);

export const clock = clockAnswers(messages);

export const time: SpanWords = { clock: clock.shown, duration: clock.duration, control: controlWords(messages) };
