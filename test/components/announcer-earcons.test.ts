import { aTimeout, expect } from '@open-wc/testing';
import { EARCON_NAMES, Earcons, scheduleOf, sound, type EarconName } from '../../speech/earcons.js';
import { HandTurnedTime } from '../speech/announcer-fakes.js';

const RATE = 44_100;
/** Samples in 5 ms: the ear hears about so finely in time. */
const FRAME = Math.round(RATE / 200);

async function samplesOf(name: EarconName): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE / 2, RATE);
  sound(context, name, 0);
  return (await context.startRendering()).getChannelData(0);
}

interface Heard {
  readonly loud: boolean;
  /** Hertz, from how often the signal rises through zero in about 15 ms. */
  readonly pitch: number;
}

/** What is heard in each 5 ms. */
function framesOf(samples: Float32Array): readonly Heard[] {
  return Array.from({ length: Math.floor((RATE * 0.15) / FRAME) }, (_, index) => {
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

describe('earcons', () => {
  for (const name of EARCON_NAMES) {
    it(`${name}: is heard, quiet, without a click, and over within 150 ms`, async () => {
      const samples = await samplesOf(name);
      const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      expect(peak).to.be.within(0.03, 0.2);
      expect(framesOf(samples).filter(({ loud }) => loud).length * 5).to.be.at.least(20);
      expect(samples.slice(RATE * 0.15).every((value) => value === 0)).to.equal(true);
      // It begins and ends at nothing.
      expect(Math.abs(samples[1] ?? 1)).to.be.below(0.01);
    });

    it(`${name}: its tones follow one another`, () => {
      const tones = scheduleOf(name);
      expect(tones[0]?.at).to.equal(0);
      for (const [index, tone] of tones.entries()) {
        const before = tones[index - 1];
        if (before) expect(tone.at).to.be.at.least(before.at + before.duration);
        expect(tone.duration).to.be.above(0.02);
        // Small loudspeakers give nothing of what is lower, and few ears much of what is higher.
        expect(tone.frequency).to.be.within(130, 2000);
      }
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
});

describe('playing', () => {
  /** A context that counts what is connected to its loudspeaker, and is resumed and suspended only when it is let. */
  function counted(state: AudioContextState = 'running') {
    const context = new AudioContext();
    let tones = 0;
    let resumed = 0;
    let suspended = 0;
    let now: AudioContextState = state;
    const waking: (() => void)[] = [];
    let fallAsleep = (): void => undefined;
    Object.defineProperty(context, 'state', { get: () => now });
    Object.defineProperty(context, 'resume', {
      value: () => {
        resumed += 1;
        return new Promise<void>((resolve) => waking.push(resolve));
      },
    });
    Object.defineProperty(context, 'suspend', {
      value: () => {
        suspended += 1;
        return new Promise<void>((resolve) => {
          fallAsleep = () => {
            now = 'suspended';
            resolve();
          };
        });
      },
    });
    Object.defineProperty(context, 'destination', {
      get: () => {
        tones += 1;
        return silent;
      },
    });
    const silent = new GainNode(context, { gain: 0 });
    return {
      context,
      tones: () => tones,
      resumed: () => resumed,
      suspended: () => suspended,
      allow: () => {
        now = 'running';
        for (const resolve of waking.splice(0)) resolve();
      },
      fallAsleep: () => fallAsleep(),
      close: () => context.close(),
    };
  }

  it('is silent before the first gesture, and no context is made', () => {
    let made = 0;
    const earcons = new Earcons(() => {
      made += 1;
      return new AudioContext();
    });
    earcons.wakeOn(new EventTarget());
    earcons.play('check');
    expect(made).to.equal(0);
  });

  it('makes one context at the first gesture, and plays', async () => {
    const target = new EventTarget();
    const audio = counted();
    let made = 0;
    const earcons = new Earcons(() => {
      made += 1;
      return audio.context;
    });
    earcons.wakeOn(target);
    target.dispatchEvent(new Event('keydown'));
    target.dispatchEvent(new Event('pointerup'));
    earcons.play('check');
    expect(made).to.equal(1);
    expect(audio.tones()).to.equal(scheduleOf('check').length);
    await audio.close();
  });

  it('muted, plays nothing; then again', async () => {
    const target = new EventTarget();
    const audio = counted();
    const earcons = new Earcons(() => audio.context);
    earcons.wakeOn(target);
    target.dispatchEvent(new Event('keydown'));
    earcons.muted = true;
    earcons.play('capture');
    expect(audio.tones()).to.equal(0);
    earcons.muted = false;
    earcons.play('capture');
    expect(audio.tones()).to.equal(2);
    await audio.close();
  });

  it('the sound of the very key that wakes it is played, if it wakes at once', async () => {
    const target = new EventTarget();
    const audio = counted('suspended');
    const earcons = new Earcons(() => audio.context);
    earcons.wakeOn(target);
    target.dispatchEvent(new Event('keydown'));
    earcons.play('lift');
    expect(audio.tones()).to.equal(0);
    audio.allow();
    await aTimeout(0);
    expect(audio.tones()).to.equal(1);
    await audio.close();
  });

  it('a sound that would come late is left', async () => {
    const target = new EventTarget();
    const audio = counted('suspended');
    const time = new HandTurnedTime();
    const earcons = new Earcons(() => audio.context, time);
    earcons.wakeOn(target);
    target.dispatchEvent(new Event('keydown'));
    earcons.play('lift');
    time.pass(300);
    audio.allow();
    await aTimeout(0);
    expect(audio.tones()).to.equal(0);
    await audio.close();
  });

  it('ends its listening', () => {
    const target = new EventTarget();
    let made = 0;
    const earcons = new Earcons(() => {
      made += 1;
      return new AudioContext();
    });
    earcons.wakeOn(target)();
    target.dispatchEvent(new Event('keydown'));
    expect(made).to.equal(0);
  });

  it('where there is no audio, nothing happens, and it is not tried again', () => {
    const target = new EventTarget();
    let tried = 0;
    const earcons = new Earcons(() => {
      tried += 1;
      throw new Error('no audio');
    });
    earcons.wakeOn(target);
    target.dispatchEvent(new Event('keydown'));
    target.dispatchEvent(new Event('keydown'));
    earcons.play('mate');
    expect(tried).to.equal(1);
  });

  describe('sleeping when nothing sounds', () => {
    /** Milliseconds. */
    const AWAKE_FOR = 2000;

    /** Awake since just now, by a key. */
    function awake() {
      const target = new EventTarget();
      const audio = counted();
      const time = new HandTurnedTime();
      const earcons = new Earcons(() => audio.context, time);
      earcons.wakeOn(target);
      const pressKey = () => target.dispatchEvent(new Event('keydown'));
      pressKey();
      return { audio, time, earcons, pressKey };
    }

    function asleep() {
      const all = awake();
      all.time.pass(AWAKE_FOR);
      all.audio.fallAsleep();
      expect(all.audio.context.state).to.equal('suspended');
      return all;
    }

    it('sleeps after two seconds without a sound, and does so once', async () => {
      const { audio, time, earcons } = awake();
      time.pass(500);
      earcons.play('place');
      time.pass(AWAKE_FOR - 1);
      expect(audio.suspended()).to.equal(0);
      time.pass(1);
      expect(audio.suspended()).to.equal(1);
      time.pass(60_000);
      expect(audio.suspended()).to.equal(1);
      await audio.close();
    });

    it('sleeps where the first key was followed by no sound', async () => {
      const { audio, time } = awake();
      time.pass(AWAKE_FOR);
      expect(audio.suspended()).to.equal(1);
      await audio.close();
    });

    it('asleep, it is not woken by a key, nor by a sound that is muted', async () => {
      const { audio, earcons, pressKey } = asleep();
      pressKey();
      earcons.muted = true;
      earcons.play('edge');
      expect(audio.resumed()).to.equal(0);
      await audio.close();
    });

    it('the sound that wakes it is played, and so is one that follows at once', async () => {
      const { audio, earcons } = asleep();
      earcons.play('capture');
      earcons.play('check');
      expect(audio.tones()).to.equal(0);
      audio.allow();
      await aTimeout(0);
      expect(audio.tones()).to.equal(scheduleOf('capture').length + scheduleOf('check').length);
      await audio.close();
    });

    it('a sound while it is falling asleep, and still says that it runs, wakes it and is played', async () => {
      const { audio, time, earcons } = awake();
      time.pass(AWAKE_FOR);
      expect(audio.context.state).to.equal('running');
      earcons.play('lift');
      expect(audio.resumed()).to.equal(1);
      audio.fallAsleep();
      audio.allow();
      await aTimeout(0);
      expect(audio.tones()).to.equal(1);
      await audio.close();
    });

    it('woken by a sound, it sleeps again, and is woken again', async () => {
      const { audio, time, earcons } = asleep();
      for (const slept of [1, 2]) {
        expect(audio.suspended()).to.equal(slept);
        earcons.play('lift');
        audio.allow();
        await aTimeout(0);
        expect(audio.tones()).to.equal(slept);
        time.pass(AWAKE_FOR);
        audio.fallAsleep();
      }
      expect(audio.suspended()).to.equal(3);
      await audio.close();
    });
  });
});
