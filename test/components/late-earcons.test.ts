import { expect } from '@open-wc/testing';
import type { EarconName } from '../../speech/earcon-names.js';
import { DEFAULT_SOUNDS, type SoundChoice } from '../../speech/sound-choice.js';
import { LATE_LOADED, LateEarcons, type EarconPlayer } from '../../speech/late-earcons.js';

/** A player that writes down what it is told, and the hand that lets it be loaded. */
function scripted() {
  const told: string[] = [];
  const player: EarconPlayer = {
    set muted(muted: boolean) {
      told.push(muted ? 'muted' : 'not muted');
    },
    configure: (choice: SoundChoice) => void told.push(`vibration ${String(choice.vibration)}`),
    duck: (ducked: boolean) => void told.push(ducked ? 'ducked' : 'not ducked'),
    play: (...names: readonly EarconName[]) => void told.push(`plays ${names.join(', ')}`),
    hear: ({ earcon, volume }) => void told.push(`hears ${earcon} at ${String(volume)}`),
    wakeOn: () => {
      told.push('wakes on gestures');
      return () => undefined;
    },
    wake: () => {
      told.push('woken');
      return Promise.resolve();
    },
  };
  const target = new EventTarget();
  const asked: ((ok: boolean) => void)[] = [];
  let now = 0;
  const earcons = new LateEarcons(target, {
    load: async () => {
      const ok = await new Promise<boolean>((resolve) => asked.push(resolve));
      if (!ok) throw new TypeError('no network');
      return player;
    },
    now: () => now,
  });
  return {
    earcons,
    told,
    loads: () => asked.length,
    gesture: () => target.dispatchEvent(new Event('keydown')),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Lets the player come, or fail. */
    end: async (ok: boolean) => {
      const loading = earcons.prepare();
      asked.at(-1)!(ok);
      await loading;
      // What waited for it has its turn.
      await Promise.resolve();
    },
  };
}

describe('earcons that are loaded late', () => {
  it('are not asked for before a gesture, and then once by gestures, sounds and the page', () => {
    const { earcons, loads, gesture } = scripted();
    // As the focus comes to a square.
    earcons.play('dark square');
    expect(loads()).to.equal(0);
    gesture();
    gesture();
    earcons.play('lift');
    void earcons.prepare();
    expect(loads()).to.equal(1);
  });

  it('hand on what was chosen, and wake on gestures; without one nothing is woken', async () => {
    const { earcons, told, end } = scripted();
    earcons.muted = true;
    earcons.duck(true);
    earcons.configure({ ...DEFAULT_SOUNDS, vibration: false });
    await end(true);
    expect(told).to.deep.equal(['muted', 'ducked', 'vibration false', 'wakes on gestures']);
    expect(earcons.muted).to.equal(true);
  });

  it('let the sound of the first key be heard, woken by that key', async () => {
    const { earcons, told, gesture, pass, end } = scripted();
    gesture();
    earcons.play('capture', 'check');
    pass(LATE_LOADED);
    await end(true);
    expect(told).to.deep.equal(['not muted', 'not ducked', 'wakes on gestures', 'woken', 'plays capture, check']);
  });

  it('leave out a sound that would come too late', async () => {
    const { earcons, told, gesture, pass, end } = scripted();
    gesture();
    earcons.play('lift');
    pass(LATE_LOADED + 1);
    await end(true);
    expect(told.filter((line) => line.startsWith('plays'))).to.deep.equal([]);
  });

  it('tell everything at once when they are there', async () => {
    const { earcons, told, gesture, end } = scripted();
    await end(true);
    told.length = 0;
    earcons.play('edge');
    earcons.hear({ earcon: 'mate', volume: 0.5 });
    earcons.muted = true;
    earcons.duck(true);
    earcons.configure(DEFAULT_SOUNDS);
    // The player has listeners of its own.
    gesture();
    expect(told).to.deep.equal([
      'plays edge',
      'hears mate at 0.5',
      'muted',
      'ducked',
      `vibration ${String(DEFAULT_SOUNDS.vibration)}`,
    ]);
  });

  it('try again after a failure, with the next sound', async () => {
    const { earcons, told, loads, gesture, end } = scripted();
    gesture();
    earcons.play('lift');
    await end(false);
    expect(loads()).to.equal(1);
    earcons.play('place');
    expect(loads()).to.equal(2);
    await end(true);
    expect(told.filter((line) => line.startsWith('plays'))).to.deep.equal(['plays place']);
  });
});
