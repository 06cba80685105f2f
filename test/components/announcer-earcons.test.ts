/** When earcons sound, and when they are felt; what they sound like is tested beside. */
import { aTimeout, expect } from '@open-wc/testing';
import { Earcons } from '../../speech/earcons/player.js';
import { lengthOf, scheduleOf } from '../../speech/earcons/tones.js';
import { Haptics, patternOf, type Pattern } from '../../speech/earcons/haptics.js';
import { DEFAULT_SOUNDS } from '../../speech/earcons/sound-choice.js';
import { HandTurnedTime } from '../speech/announcer/announcer-fakes.js';

/** Tells of every call of a method, whoever's it is; what it returns ends that. */
function watchCalls(
  owner: object,
  method: string,
  tell: (self: unknown, given: readonly unknown[]) => void,
): () => void {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== 'function') throw new Error(`no ${method}`);
  const value = function (this: unknown, ...given: unknown[]): unknown {
    tell(this, given);
    return Reflect.apply(original, this, given);
  };
  Reflect.set(owner, method, value);
  return () => void Reflect.set(owner, method, original);
}

describe('playing', () => {
  /** A context that remembers what was begun in it, and is resumed and suspended only when it is let. */
  function counted(state: AudioContextState = 'running') {
    const context = new AudioContext();
    /** Seconds of the context's time at which a tone begins. */
    const begun: number[] = [];
    const levels: number[] = [];
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
    const silent = new GainNode(context, { gain: 0 });
    Object.defineProperty(context, 'destination', { get: () => silent });
    const leaveTones = watchCalls(OscillatorNode.prototype, 'start', (node, [when]) => {
      if (node instanceof OscillatorNode && node.context === context) begun.push(Number(when));
    });
    const leaveLevels = watchCalls(AudioParam.prototype, 'setTargetAtTime', (_, [level]) => levels.push(Number(level)));
    return {
      context,
      begun,
      /** What the loudness went to, in turn. */
      levels,
      tones: () => begun.length,
      resumed: () => resumed,
      suspended: () => suspended,
      allow: () => {
        now = 'running';
        for (const resolve of waking.splice(0)) resolve();
      },
      fallAsleep: () => fallAsleep(),
      close: () => {
        leaveTones();
        leaveLevels();
        return context.close();
      },
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

  describe('as it was chosen', () => {
    /** Awake since just now, by a key; with a device that remembers what was felt. */
    function chosen() {
      const target = new EventTarget();
      const audio = counted();
      const time = new HandTurnedTime();
      const felt: Pattern[] = [];
      const haptics = new Haptics((pattern) => felt.push(pattern), time);
      const earcons = new Earcons(() => audio.context, time, haptics);
      earcons.wakeOn(target);
      target.dispatchEvent(new Event('keydown'));
      return { audio, time, felt, earcons };
    }

    it('the dark square is off at first, and everything else on', async () => {
      const { audio, felt, earcons } = chosen();
      earcons.play('dark square');
      expect(audio.tones()).to.equal(0);
      expect(felt).to.deep.equal([]);
      earcons.configure({ ...DEFAULT_SOUNDS, volumes: { ...DEFAULT_SOUNDS.volumes, 'dark square': 0.2 } });
      earcons.play('dark square');
      expect(audio.tones()).to.equal(1);
      expect(felt).to.deep.equal([patternOf('dark square')]);
      await audio.close();
    });

    it('what is off is neither heard nor felt, and does not wake the sound', async () => {
      const { audio, time, felt, earcons } = chosen();
      time.pass(2000);
      audio.fallAsleep();
      earcons.configure({ ...DEFAULT_SOUNDS, volumes: { ...DEFAULT_SOUNDS.volumes, lift: 0 } });
      earcons.play('lift');
      expect(audio.resumed()).to.equal(0);
      expect(felt).to.deep.equal([]);
      await audio.close();
    });

    it('those of one act sound one after another, and the last is felt', async () => {
      const { audio, felt, earcons } = chosen();
      earcons.play('capture', 'check');
      const [first, second, third] = audio.begun.map((when) => when - (audio.begun[0] ?? 0));
      expect(audio.tones()).to.equal(2 + 3);
      expect([first, second]).to.deep.equal(scheduleOf('capture').map(({ at }) => at));
      // A silence between them, longer than those within them.
      expect(third).to.be.closeTo(lengthOf('capture') + 0.04, 1e-6);
      expect(felt).to.deep.equal([patternOf('check')]);
      await audio.close();
    });

    it('of one act the one that is off is left out', async () => {
      const { audio, felt, earcons } = chosen();
      earcons.configure({ ...DEFAULT_SOUNDS, volumes: { ...DEFAULT_SOUNDS.volumes, check: 0 } });
      earcons.play('capture', 'check');
      expect(audio.tones()).to.equal(scheduleOf('capture').length);
      expect(felt).to.deep.equal([patternOf('capture')]);
      await audio.close();
    });

    it('nothing at all is nothing', async () => {
      const { audio, felt, earcons } = chosen();
      earcons.play();
      expect(audio.tones()).to.equal(0);
      expect(felt).to.deep.equal([]);
      await audio.close();
    });

    it('what is tried is heard although it is off, at the volume that is tried', async () => {
      const { audio, earcons } = chosen();
      earcons.hear({ earcon: 'dark square', volume: 1 });
      expect(audio.tones()).to.equal(1);
      earcons.hear({ earcon: 'capture', volume: 0 });
      expect(audio.tones()).to.equal(1);
      await audio.close();
    });

    it('muted, it is still felt: that has its own switch', async () => {
      const { audio, felt, earcons } = chosen();
      earcons.muted = true;
      earcons.play('mate');
      expect(audio.tones()).to.equal(0);
      expect(felt).to.deep.equal([patternOf('mate')]);
      await audio.close();
    });

    it('without vibration it is only heard, and what vibrates ends', async () => {
      const { audio, felt, time, earcons } = chosen();
      earcons.play('mate');
      earcons.configure({ ...DEFAULT_SOUNDS, vibration: false });
      time.pass(1000);
      earcons.play('lift');
      expect(felt).to.deep.equal([patternOf('mate'), []]);
      expect(audio.tones()).to.equal(3 + 1);
      await audio.close();
    });

    it('sinks while the voice speaks, and rises after it', async () => {
      const { audio, earcons } = chosen();
      earcons.play('lift');
      earcons.duck(true);
      earcons.duck(true);
      earcons.duck(false);
      expect(audio.levels.map((level) => Math.round(level * 1000))).to.deep.equal([251, 1000]);
      await audio.close();
    });
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
