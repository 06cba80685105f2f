/** What the earcons sound like, as the browser renders them. */
import { expect } from '@open-wc/testing';
import { EARCON_NAMES, type EarconName } from '../../speech/earcons/sound-choice.js';
import { Master } from '../../speech/earcons/wakeful-audio.js';
import { sound, lengthOf } from '../../speech/earcons/tones.js';

const RATE = 44_100;
/** Samples in 5 ms: the ear hears about so finely in time. */
const FRAME = Math.round(RATE / 200);
/** Seconds; the longest ends in 0.3. */
const LOOKED_AT = 0.3;

async function samplesOf(name: EarconName, volume = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE / 2, RATE);
  sound(new Master(context, false).input, name, 0, volume);
  return (await context.startRendering()).getChannelData(0);
}

const peakOf = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

interface Heard {
  readonly loud: boolean;
  /** Hertz, from how often the signal rises through zero in about 15 ms. */
  readonly pitch: number;
}

/** What is heard in each 5 ms. */
function framesOf(samples: Float32Array): readonly Heard[] {
  return Array.from({ length: Math.floor((RATE * LOOKED_AT) / FRAME) }, (_, index) => {
    const at = index * FRAME;
    const frame = samples.slice(at, at + FRAME);
    const loud = Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / frame.length) > 0.01;
    const rises: number[] = [];
    for (let i = Math.max(1, at - FRAME); i < at + 2 * FRAME; i += 1)
      if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) rises.push(i);
    const first = rises[0];
    const last = rises.at(-1);
    const pitch =
      first === undefined || last === undefined || first === last ? 0 : (RATE * (rises.length - 1)) / (last - first);
    return { loud, pitch };
  });
}

/** Milliseconds in which two earcons differ: one sounds and the other does not, or by more than a whole tone (9 : 8). */
function differenceOf(one: readonly Heard[], other: readonly Heard[]): number {
  return (
    one.filter((heard, index) => {
      const against = other[index];
      if (against === undefined || heard.loud !== against.loud) return true;
      if (!heard.loud || heard.pitch === 0 || against.pitch === 0) return false;
      return Math.max(heard.pitch / against.pitch, against.pitch / heard.pitch) > 9 / 8;
    }).length * 5
  );
}

/** The greatest step from one sample to the next: where it is great, it clicks. */
const stepOf = (samples: Float32Array) =>
  samples.slice(1).reduce((most, value, index) => Math.max(most, Math.abs(value - (samples[index] ?? 0))), 0);

describe('earcons', () => {
  for (const name of EARCON_NAMES) {
    it(`${name}: is heard, quiet, and over in its time`, async () => {
      const samples = await samplesOf(name);
      // Far from the full scale, also where a few sound at once.
      expect(peakOf(samples)).to.be.within(0.03, 0.2);
      expect(framesOf(samples).filter(({ loud }) => loud).length * 5).to.be.at.least(20);
      expect(samples.slice(Math.ceil(RATE * lengthOf(name)) + 1).every((value) => value === 0)).to.equal(true);
      // It begins at nothing, and ends there.
      expect(Math.abs(samples[1] ?? 1)).to.be.below(0.01);
      expect(peakOf(samples.slice(Math.floor(RATE * lengthOf(name)) - 10))).to.be.below(0.01);
    });
  }

  it('sounds the pitch that its table says', async () => {
    // 523 Hz: c above middle c.
    const middle = framesOf(await samplesOf('own move'))[8];
    expect(middle?.pitch).to.be.within(515, 531);
  });

  it('no two sound alike: in at least 25 ms one is silent, or they are a whole tone apart', async () => {
    const all = await Promise.all(
      EARCON_NAMES.map(async (name) => ({ name, frames: framesOf(await samplesOf(name)) })),
    );
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        expect(differenceOf(one.frames, other.frames), `${one.name}, ${other.name}`).to.be.at.least(25);
  });

  it('at half the volume the signal is a quarter: that is heard as about half', async () => {
    const full = peakOf(await samplesOf('capture'));
    expect(peakOf(await samplesOf('capture', 0.5))).to.be.closeTo(full / 4, 0.001);
  });
});

describe('ducking', () => {
  /** Samples of a level of 1 behind the master, and what is done with it at these seconds. */
  async function levels(done: Readonly<Record<number, (master: Master) => void>>, ducked = false) {
    const context = new OfflineAudioContext(1, RATE / 2, RATE);
    const master = new Master(context, ducked);
    const level = new ConstantSourceNode(context);
    level.connect(master.input);
    level.start();
    for (const [at, act] of Object.entries(done)) {
      void context.suspend(Number(at)).then(() => {
        act(master);
        return context.resume();
      });
    }
    return (await context.startRendering()).getChannelData(0);
  }

  /** 12 dB less is a quarter, nearly: 10 to the power of −0.6. */
  const QUARTER = 0.2512;
  const at = (samples: Float32Array, second: number) => samples[Math.round(second * RATE)];

  it('sinks by 12 dB within a twentieth of a second, and rises again', async () => {
    const samples = await levels({ 0.1: (master) => master.duck(true), 0.3: (master) => master.duck(false) });
    expect(at(samples, 0.09)).to.equal(1);
    expect(at(samples, 0.16)).to.be.closeTo(QUARTER, 0.01);
    expect(at(samples, 0.29)).to.be.closeTo(QUARTER, 0.001);
    expect(at(samples, 0.36)).to.be.closeTo(1, 0.01);
    expect(at(samples, 0.49)).to.be.closeTo(1, 0.001);
  });

  it('does not click, also where it is called back at once', async () => {
    const samples = await levels({ 0.1: (master) => master.duck(true), 0.11: (master) => master.duck(false) });
    expect(stepOf(samples)).to.be.below(0.005);
    expect(at(samples, 0.4)).to.be.closeTo(1, 0.001);
  });

  it('begins low while the voice speaks already', async () => {
    const samples = await levels({}, true);
    expect(at(samples, 0)).to.be.closeTo(QUARTER, 0.001);
  });
});
