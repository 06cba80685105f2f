import { expect } from '@open-wc/testing';
import { GamepadPress, pressOf, type Pad } from '../../../../src/pages/clock/gamepad-press.js';
import type { Timers } from '../../../../speech/timing.js';

/** Timers that fire when the test says so; there is at most one. */
class OneTimer implements Timers {
  waiting: (() => void) | undefined;
  after(_: number, callback: () => void): () => void {
    this.waiting = callback;
    return () => {
      this.waiting = undefined;
    };
  }
  fire(): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.();
  }
}

const pad = (down: readonly number[], { index = 0, mapping = 'standard', count = 17 } = {}): Pad => ({
  index,
  connected: true,
  mapping,
  buttons: Array.from({ length: count }, (_, button) => ({ pressed: down.includes(button) })),
});

function using(...first: readonly (Pad | null)[]) {
  const timers = new OneTimer();
  const target = new EventTarget();
  const pressed: string[] = [];
  let pads = first;
  const press = new GamepadPress({ gamepads: () => pads, target, timers, onPress: (of) => pressed.push(of) });
  return {
    press,
    timers,
    pressed,
    target,
    /** What is looked at next. */
    then: (...next: readonly (Pad | null)[]) => {
      pads = next;
      timers.fire();
    },
    connect: (...next: readonly (Pad | null)[]) => {
      pads = next;
      target.dispatchEvent(new Event('gamepadconnected'));
    },
  };
}

describe('presses by a gamepad', () => {
  it('are those of the side on which the button is, and of the running clock for the button below', () => {
    const { press, pressed, then } = using(pad([]));
    press.start();
    then(pad([4]));
    then(pad([]));
    then(pad([5]));
    then(pad([]));
    then(pad([0]));
    expect(pressed).to.deep.equal(['left', 'right', 'running']);
  });

  it('count once as long as a button is held, and not if it was held before', () => {
    const { press, pressed, then } = using(pad([4]));
    press.start();
    then(pad([4]));
    expect(pressed).to.deep.equal([]);
    then(pad([4, 5]));
    then(pad([4, 5]));
    expect(pressed).to.deep.equal(['right']);
  });

  it('count from the first on of one that is told of by it', () => {
    const { press, pressed, connect } = using(null);
    press.start();
    connect(null, pad([14], { index: 1 }));
    expect(pressed).to.deep.equal(['left']);
  });

  it('are looked for only while the clock is used and one is there', () => {
    const { press, timers, target, then, connect, pressed } = using();
    press.start();
    expect(timers.waiting).to.equal(undefined);
    connect(pad([]));
    expect(timers.waiting).to.not.equal(undefined);
    then();
    expect(timers.waiting).to.equal(undefined);
    connect(pad([]));
    press.stop();
    expect(timers.waiting).to.equal(undefined);
    target.dispatchEvent(new Event('gamepadconnected'));
    expect(timers.waiting).to.equal(undefined);
    connect(pad([4]));
    expect(pressed).to.deep.equal([]);
  });

  it('begin again when the clock is used again', () => {
    const { press, pressed, then } = using(pad([]));
    press.start();
    press.start();
    press.stop();
    press.start();
    then(pad([7]));
    expect(pressed).to.deep.equal(['right']);
  });

  it('of two are each player’s own, the first the left one’s', () => {
    const [one, other] = [pad([], { index: 0 }), pad([], { index: 2 })];
    expect([pressOf(one, 0, [one, other]), pressOf(other, 4, [one, other])]).to.deep.equal(['left', 'right']);
  });

  it('of pedals: one presses the running clock, two are left and right', () => {
    const one = pad([], { mapping: '', count: 1 });
    const two = pad([], { mapping: '', count: 2 });
    const three = pad([], { mapping: '', count: 3 });
    expect([
      pressOf(one, 0, [one]),
      pressOf(two, 0, [two]),
      pressOf(two, 1, [two]),
      pressOf(three, 1, [three]),
    ]).to.deep.equal(['running', 'left', 'right', 'running']);
  });
});
