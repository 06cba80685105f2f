/** A worker that decides one question whether a side can still mate. Whoever asks ends it. */
import { decideAsked, type AskedInWorker } from './asked-in-worker.js';

addEventListener('message', ({ data }: MessageEvent<AskedInWorker>) => postMessage(decideAsked(data)));
