import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { hasMicrophones, pageMicrophone, type MicrophoneListener } from '../../speech/recogniser/vosk/microphone.js';
import type { Timing } from '../../speech/timing.js';

const WORKLET = new URL('../../speech/recogniser/vosk/microphone-worklet.ts', import.meta.url).href;

const timing: Timing = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A tone in place of a voice: a real stream of sound, at half of what is loudest. */
class Tone {
  readonly #context = new AudioContext();
  readonly stream: MediaStream;

  constructor() {
    const oscillator = new OscillatorNode(this.#context, { frequency: 440 });
    const half = new GainNode(this.#context, { gain: 0.5 });
    const destination = new MediaStreamAudioDestinationNode(this.#context);
    oscillator.connect(half).connect(destination);
    oscillator.start();
    this.stream = destination.stream;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

describe('the microphone', () => {
  const { mediaDevices } = navigator;
  let asked: unknown[];

  // Browsers give no sound to a page in which nobody has pressed anything.
  before(() => sendKeys({ press: 'a' }));

  function microphoneIs(getUserMedia: () => Promise<MediaStream>): void {
    asked = [];
    const fake = {
      getUserMedia: (constraints: unknown) => {
        asked.push(constraints);
        return getUserMedia();
      },
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: fake, configurable: true });
  }

  afterEach(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  });

  function open(listener: Partial<MicrophoneListener> = {}) {
    return pageMicrophone(
      window,
      WORKLET,
      timing,
    )({ onSamples: () => undefined, onLost: () => undefined, ...listener });
  }

  it('gives its sound in pieces, and ends with its last track stopped', async () => {
    const tone = new Tone();
    microphoneIs(() => Promise.resolve(tone.stream));
    const pieces: Float32Array[] = [];
    let enough: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => (enough = resolve));
    const opened = await open({
      onSamples: (samples) => {
        pieces.push(samples);
        // The first may be from before the tone came.
        if (pieces.length === 6) enough();
      },
    });
    if (!opened.ok) throw new Error(opened.trouble);
    await heard;
    expect(asked).to.deep.equal([{ audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 } }]);
    expect(pieces.map(({ length }) => length)).to.satisfy((lengths: number[]) => lengths.every((one) => one === 2048));
    const loudest = Math.max(...(pieces[5] ?? []));
    expect(loudest).to.be.within(0.45, 0.55);
    // 440 Hz: so often the sound goes from below to above in the piece, one more or less.
    const rises = (pieces[5] ?? new Float32Array()).filter((sample, at, all) => sample >= 0 && (all[at - 1] ?? 0) < 0);
    expect(rises.length).to.be.closeTo((440 * 2048) / opened.microphone.sampleRate, 1);
    opened.microphone.close();
    expect(tone.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    await tone.close();
  });

  it('tells that it was lost', async () => {
    const tone = new Tone();
    microphoneIs(() => Promise.resolve(tone.stream));
    let isLost = false;
    const opened = await open({ onLost: () => (isLost = true) });
    tone.stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
    expect(isLost).to.be.true;
    if (opened.ok) opened.microphone.close();
    await tone.close();
  });

  for (const [name, trouble] of [
    ['NotAllowedError', 'not allowed'],
    ['SecurityError', 'not allowed'],
    ['NotFoundError', 'no microphone'],
    ['NotReadableError', 'no microphone'],
    ['AbortError', 'failed'],
  ] as const) {
    it(`says what ${name} is`, async () => {
      microphoneIs(() => Promise.reject(new DOMException('refused', name)));
      expect(await open()).to.deep.equal({ ok: false, trouble });
    });
  }

  it('is let go where its sound cannot be had', async () => {
    const tone = new Tone();
    microphoneIs(() => Promise.resolve(tone.stream));
    const opened = await pageMicrophone(
      window,
      '/nowhere/worklet.js',
      timing,
    )({
      onSamples: () => undefined,
      onLost: () => undefined,
    });
    expect(opened).to.deep.equal({ ok: false, trouble: 'failed' });
    expect(tone.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    await tone.close();
  });

  it('is not there for a page without media devices', () => {
    expect(hasMicrophones(window)).to.be.true;
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    expect(hasMicrophones(window)).to.be.false;
  });
});
