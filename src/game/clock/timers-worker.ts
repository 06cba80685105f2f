/**
 * A worker that does nothing but wait. A hidden page's own timers are late by up to a minute; a worker's are not.
 */
import { pageCount, pageTimers } from '../../../speech/timing.js';
import { TimerCalls, type TimerAsked } from './timer-queue.js';

const calls = new TimerCalls({ clock: pageCount, timers: pageTimers, call: (id) => postMessage(id) });

addEventListener('message', ({ data }: MessageEvent<TimerAsked>) => calls.take(data));
