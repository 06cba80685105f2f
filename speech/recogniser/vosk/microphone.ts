/**
 * The microphone of this device, as pieces of sound for a recogniser that runs in the page.
 */
import type { Timing } from '../../timing.js';
import { whyNoMicrophone, type NoMicrophone } from '../no-microphone.js';

export type MicrophoneTrouble = NoMicrophone | 'failed';

export interface Microphone {
  /** Samples a second. */
  readonly sampleRate: number;
  close(): void;
}

export type Opened =
  | { readonly ok: true; readonly microphone: Microphone }
  | { readonly ok: false; readonly trouble: MicrophoneTrouble };

export interface MicrophoneListener {
  /** From -1 to 1, one channel, a few hundredths of a second long. */
  readonly onSamples: (samples: Float32Array) => void;
  /** It was unplugged, or the user took the permission back. */
  readonly onLost: () => void;
}

export type OpenMicrophone = (listener: MicrophoneListener) => Promise<Opened>;

/** Milliseconds in which an audio context runs that may; another one waits for a key press for ever. */
const PATIENCE = 2_000;

export function hasMicrophones(window: Window & typeof globalThis): boolean {
  const { mediaDevices } = window.navigator as { readonly mediaDevices?: MediaDevices };
  return mediaDevices !== undefined && 'AudioWorkletNode' in window;
}

/** @param worklet the address of `microphone-worklet.ts` */
export function pageMicrophone(window: Window & typeof globalThis, worklet: string, timing: Timing): OpenMicrophone {
  return async (listener) => {
    let stream: MediaStream | undefined;
    let context: AudioContext | undefined;
    try {
      stream = await window.navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
      });
      context = new window.AudioContext();
      await context.audioWorklet.addModule(worklet);
      connect(window, context, stream, listener);
      if (!(await runs(context, timing))) throw new Error('The audio context does not run.');
      return { ok: true, microphone: opened(context, stream) };
    } catch (error) {
      close(context, stream);
      return { ok: false, trouble: whyNoMicrophone(error) ?? 'failed' };
    }
  };
}

function connect(
  window: Window & typeof globalThis,
  context: AudioContext,
  stream: MediaStream,
  { onSamples, onLost }: MicrophoneListener,
): void {
  const gatherer = new window.AudioWorkletNode(context, 'gatherer', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  gatherer.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(data);
  context.createMediaStreamSource(stream).connect(gatherer);
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
}

function runs(context: AudioContext, timing: Timing): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (context.state === 'running') resolve(true);
    };
    context.addEventListener('statechange', look);
    timing.after(PATIENCE, () => resolve(context.state === 'running'));
    // It may run already, or begin to by itself; what is told here is seen there.
    context.resume().then(look, look);
  });
}

function opened(context: AudioContext, stream: MediaStream): Microphone {
  return { sampleRate: context.sampleRate, close: () => close(context, stream) };
}

function close(context: AudioContext | undefined, stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
  context?.close().catch(() => undefined);
}

/** Milliseconds that a microphone stays open after a phrase. */
const KEPT_OPEN = 3_000;

const DEAF: MicrophoneListener = { onSamples: () => undefined, onLost: () => undefined };

/**
 * A microphone that stays open for some seconds after a phrase: opening takes time, and a wireless headset changes its sound each
 * time. What it hears meanwhile goes nowhere.
 */
export class KeptMicrophone {
  readonly #open: OpenMicrophone;
  readonly #timing: Timing;
  #microphone: Microphone | undefined;
  #listener = DEAF;
  #keepOn: () => void = () => undefined;

  constructor(open: OpenMicrophone, timing: Timing) {
    this.#open = open;
    this.#timing = timing;
  }

  /** @returns samples a second, or why there are none. */
  async listen(listener: MicrophoneListener): Promise<number | MicrophoneTrouble> {
    this.#keepOn();
    this.#listener = listener;
    if (this.#microphone !== undefined) return this.#microphone.sampleRate;
    const opened = await this.#open({
      onSamples: (samples) => this.#listener.onSamples(samples),
      onLost: () => this.#onLost(),
    });
    if (!opened.ok) return opened.trouble;
    this.#replace(opened.microphone);
    if (this.#listener === DEAF) this.#closeSoon();
    return opened.microphone.sampleRate;
  }

  /** Listens no more, unless another listener has come since. */
  leave(listener: MicrophoneListener): void {
    if (this.#listener !== listener) return;
    this.#listener = DEAF;
    this.#closeSoon();
  }

  close(): void {
    this.#keepOn();
    this.#listener = DEAF;
    this.#replace(undefined);
  }

  /** Two that listened at the same time have opened two. */
  #replace(microphone: Microphone | undefined): void {
    this.#microphone?.close();
    this.#microphone = microphone;
  }

  #closeSoon(): void {
    this.#keepOn();
    this.#keepOn = this.#timing.after(KEPT_OPEN, () => this.close());
  }

  #onLost(): void {
    const { onLost } = this.#listener;
    this.close();
    onLost();
  }
}
