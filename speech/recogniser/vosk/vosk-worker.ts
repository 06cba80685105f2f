/**
 * The worker with Vosk in it. It is a worker because a phrase takes more time than a frame of the page has, and because a model that
 * makes Vosk fail takes the worker down and nothing else.
 */
import { loadVosk } from 'vosk-engine';
import type { LoadVosk } from './engine.js';
import { VoskHost } from './host.js';
import type { ToVosk } from './messages.js';

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToVosk>) => void;
  postMessage(message: unknown): void;
};
const host = new VoskHost(loadVosk as LoadVosk, (message) => worker.postMessage(message));
worker.onmessage = ({ data }) => host.take(data);
