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

/** How often the sound goes from below to above. */
function risesIn(samples: Float32Array): number {
  return samples.filter((sample, at) => sample >= 0 && (samples[at - 1] ?? 0) < 0).length;
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
    let come: () => void = () => undefined;
    const opened = await open({
      onSamples: (samples) => {
        pieces.push(samples);
        come();
      },
    });
    if (!opened.ok) throw new Error(opened.trouble);
    // 440 Hz: so often the sound goes from below to above in a piece, one more or less.
    const rises = (440 * 2048) / opened.microphone.sampleRate;
    // The first may be from before the tone came, and a busy browser loses some of the tone on its way: one piece has it whole.
    let whole: Float32Array | undefined;
    while (!(whole = pieces.find((piece) => Math.abs(risesIn(piece) - rises) <= 1))) {
      await new Promise<void>((resolve) => (come = resolve));
    }
    expect(asked).to.deep.equal([{ audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 } }]);
    expect(pieces.map(({ length }) => length)).to.satisfy((lengths: number[]) => lengths.every((one) => one === 2048));
    expect(Math.max(...whole)).to.be.within(0.45, 0.55);
    opened.microphone.close();
    expect(tone.stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    await tone.close();
  });

  it('loses no sample between two pieces', async () => {
    const sound = Float32Array.from({ length: 6 * 2048 }, (_, at) => at / 16_384);
    // Not in real time, so that nothing is lost on the way to the pieces.
    const context = new OfflineAudioContext(1, sound.length, 48_000);
    await context.audioWorklet.addModule(WORKLET);
    const buffer = new AudioBuffer({ length: sound.length, sampleRate: 48_000 });
    buffer.copyToChannel(sound, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const gatherer = new AudioWorkletNode(context, 'gatherer', { numberOfOutputs: 0 });
    const pieces: Float32Array[] = [];
    const all = new Promise<void>((resolve) => {
      gatherer.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
        if (pieces.push(data) === 6) resolve();
      };
    });
    source.connect(gatherer);
    source.start();
    await context.startRendering();
    await all;
    expect(pieces.flatMap((piece) => [...piece])).to.deep.equal([...sound]);
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
