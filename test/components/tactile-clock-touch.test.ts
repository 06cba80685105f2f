/** The dial under a finger: what is felt and heard along its way, what is told, and that nothing is pressed. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { soundTouch } from '../../speech/earcons/dial-sounds.js';
import type { DialTouch } from '../../src/questions/dial-felt.js';
import { part } from './element-fixture.js';
import { TestFinger, makeDial, runningClock, type DialFixture } from './tactile-clock-fixture.js';

const DOT = [15];
const TWO = [15, 60, 15];
const THREE = [15, 60, 15, 60, 15];

/** Once around clockwise, a degree at a time, so slowly that every thing is felt. */
function circle({ element, time }: DialFixture, distance: number, from: number, milliseconds = 20): void {
  const finger = new TestFinger(element);
  finger.down(from, distance);
  for (let turned = 1; turned < 360; turned += 1) {
    time.pass(milliseconds);
    finger.move((from + turned) % 360, distance);
  }
  finger.up();
}

const patterns = ({ pulses }: DialFixture) => pulses.map(({ pattern }) => pattern);
const feels = ({ touches }: DialFixture) =>
  touches.map(({ touch }) => `${touch.feels === 'dots' ? touch.dots : touch.feels} ${touch.angle}`);

const RIM = [DOT, DOT, TWO, DOT, DOT, TWO, DOT, DOT, TWO, DOT, DOT, [30], THREE];
const RIM_FELT = [
  ...['1 30', '1 60', '2 90', '1 120', '1 150', '2 180', '1 210', '1 240', '2 270', '1 300', '1 330'],
  ...['flag 348', '3 0'],
];

describe('a finger on the dial', () => {
  for (const width of [140, 288, 600]) {
    describe(`that is ${width} pixels wide`, () => {
      it('feels the dots and the flag once around the rim, and presses nothing', async () => {
        const dial = await makeDial({ width });
        circle(dial, 0.85, 9);
        expect(patterns(dial)).to.deep.equal(RIM);
        expect(feels(dial)).to.deep.equal(RIM_FELT);
        expect(dial.presses).to.deep.equal([]);
        // It was lifted before it came back to where it began, on the bare face.
        expect(dial.told).to.deep.equal(['1']);
      });

      it('feels one hand in each ring, half past four', async () => {
        const minutes = await makeDial({ width });
        circle(minutes, 0.56, 0);
        expect(patterns(minutes)).to.deep.equal([[60]]);
        expect(feels(minutes)).to.deep.equal(['minute hand 180']);
        const hours = await makeDial({ width });
        circle(hours, 0.27, 0);
        expect(patterns(hours)).to.deep.equal([[60, 80, 60]]);
        expect(feels(hours)).to.deep.equal(['hour hand 135']);
      });

      it('feels from the middle outward the hand, the mark above it and the end of the dial', async () => {
        const dial = await makeDial({ width });
        const finger = new TestFinger(dial.element);
        finger.down(180, 0.05);
        for (let distance = 0.1; distance < 1.1; distance += 0.05) {
          dial.time.pass(50);
          finger.move(180, distance);
        }
        expect(feels(dial)).to.deep.equal(['minute hand 180', '2 180', 'off the dial 180']);
        // Off the dial there is silence for the hand.
        expect(patterns(dial)).to.deep.equal([[60], TWO, []]);
        finger.up();
        expect(dial.told).to.deep.equal(['Off the dial']);
        expect(dial.presses).to.deep.equal([]);
      });
    });
  }

  it('feels the rising flag ever more urgently, and the minute hand beneath it', async () => {
    for (const [minutes, pattern] of [
      [5, [300]],
      [4, [300, 100, 300]],
      [3, [180, 80, 180, 80, 180]],
      [2, [110, 70, 110, 70, 110, 70, 110]],
      [1, [60, 50, 60, 50, 60, 50, 60, 50, 60, 50, 60]],
    ] as const) {
      const dial = await makeDial({ minutes });
      const finger = new TestFinger(dial.element);
      finger.down(348, 0.85);
      dial.time.pass(200);
      finger.move(360 - minutes * 6, 0.56);
      expect(patterns(dial)).to.deep.equal([[...pattern], [60]]);
    }
  });

  it('feels under a resting finger how the flag grows more urgent and falls, and how the hand comes', async () => {
    const dial = await makeDial({ clock: runningClock(1.5) });
    const finger = new TestFinger(dial.element);
    finger.down(348, 0.85);
    dial.time.pass(29_000);
    await dial.element.updateComplete;
    expect(patterns(dial)).to.have.lengthOf(1);
    dial.time.pass(1000);
    await dial.element.updateComplete;
    expect(patterns(dial)).to.have.lengthOf(2);
    for (let second = 0; second < 60; second += 1) {
      dial.time.pass(1000);
      await dial.element.updateComplete;
    }
    expect(patterns(dial).at(-1)).to.deep.equal([600]);
    expect(dial.told.at(-1)).to.equal('Flag rising, 59 seconds');
    dial.time.pass(500);
    expect(dial.told.at(-1)).to.equal('Flag fallen');
  });

  it('does not flutter at the edge of a dot', async () => {
    const dial = await makeDial();
    const finger = new TestFinger(dial.element);
    finger.down(34, 0.85);
    for (const angle of [35.5, 34.5, 36.5, 34, 36.9, 33]) {
      dial.time.pass(150);
      finger.move(angle, 0.85);
    }
    expect(feels(dial)).to.deep.equal(['1 30']);
    finger.move(37.5, 0.85);
    finger.move(34, 0.85);
    dial.time.pass(150);
    expect(feels(dial)).to.deep.equal(['1 30', '1 30']);
  });

  it('feels nothing more often than each 120 milliseconds, and then what it is on', async () => {
    const dial = await makeDial();
    const finger = new TestFinger(dial.element);
    finger.down(30, 0.85);
    dial.time.pass(40);
    finger.move(60, 0.85);
    dial.time.pass(40);
    finger.move(90, 0.85);
    dial.time.pass(39);
    expect(dial.pulses.map(({ at }) => at)).to.deep.equal([0]);
    dial.time.pass(1);
    expect(dial.pulses).to.deep.equal([
      { at: 0, pattern: DOT },
      { at: 120, pattern: TWO },
    ]);
    // What it has left again is not felt late.
    dial.time.pass(10);
    finger.move(120, 0.85);
    dial.time.pass(10);
    finger.move(130, 0.85);
    dial.time.pass(300);
    expect(dial.pulses).to.have.lengthOf(2);
  });

  it('can race around the rim at any pace without a hum', async () => {
    for (const milliseconds of [1, 3, 7]) {
      const dial = await makeDial();
      circle(dial, 0.85, 8, milliseconds);
      const times = dial.pulses.map(({ at }) => at);
      expect(times.length).to.be.greaterThan(0);
      times.slice(1).forEach((at, index) => expect(at - (times[index] ?? 0)).to.be.at.least(120));
    }
  });
});

describe('what a finger is told', () => {
  it('comes after half a second on one thing, and not again when it is lifted', async () => {
    const { element, time, told } = await makeDial();
    const finger = new TestFinger(element);
    finger.down(180, 0.56);
    time.pass(499);
    expect(told).to.deep.equal([]);
    time.pass(1);
    expect(told).to.deep.equal(['Minute hand, 30 minutes to the hour']);
    time.pass(2000);
    finger.up();
    expect(told).to.have.lengthOf(1);
  });

  it('comes at once when it is lifted: a tap tells what is there', async () => {
    const { element, told, presses } = await makeDial();
    const finger = new TestFinger(element);
    finger.down(135, 0.27);
    finger.up();
    finger.down(0, 0.85);
    finger.up();
    finger.down(0, 0.56);
    finger.up();
    expect(told).to.deep.equal(['Hour hand, between 4 and 5', 'Top, three dots', 'Top']);
    expect(presses).to.deep.equal([]);
  });

  it('is the time at that moment, though the dial was drawn a little earlier', async () => {
    const { element, time, told } = await makeDial({ clock: runningClock(3), mode: 'time left' });
    time.pass(2000);
    const finger = new TestFinger(element);
    finger.down(12, 0.85);
    finger.up();
    expect(told).to.deep.equal(['Flag rising, 2 minutes 58 seconds']);
  });

  it('is nothing where the browser takes the finger away', async () => {
    const { element, time, told } = await makeDial();
    const finger = new TestFinger(element);
    finger.down(0, 0.85);
    finger.cancel();
    time.pass(1000);
    finger.up();
    expect(told).to.deep.equal([]);
  });
});

describe('a second finger', () => {
  it('asks for the whole time by a tap, and the first is not told of its place over it', async () => {
    const { element, time, told, presses } = await makeDial();
    const [first, second] = [new TestFinger(element, 1), new TestFinger(element, 2)];
    first.down(0, 0.85);
    time.pass(100);
    second.down(180, 0.5);
    time.pass(100);
    second.up();
    time.pass(1000);
    first.up();
    expect(told).to.deep.equal(['whole time']);
    expect(presses).to.deep.equal([]);
  });

  it('that rests asks nothing, and feels nothing of its own', async () => {
    const dial = await makeDial();
    const [first, second] = [new TestFinger(dial.element, 1), new TestFinger(dial.element, 2)];
    first.down(0, 0.85);
    second.down(180, 0.56);
    second.move(135, 0.27);
    dial.time.pass(600);
    second.up();
    expect(dial.told).to.deep.equal(['Top, three dots']);
    expect(feels(dial)).to.deep.equal(['3 0']);
  });

  it('may tap again and again, and the first goes on', async () => {
    const dial = await makeDial();
    const [first, second] = [new TestFinger(dial.element, 1), new TestFinger(dial.element, 2)];
    first.down(0, 0.85);
    for (const _ of [1, 2]) {
      second.down(180, 0.56);
      second.up();
    }
    dial.time.pass(200);
    first.move(30, 0.85);
    first.up();
    expect(dial.told).to.deep.equal(['whole time', 'whole time', '5, one dot']);
  });
});

describe('a mouse', () => {
  afterEach(async () => {
    await resetMouse();
  });

  it('explores while its button is down, also out of the dial, and clicks nothing', async () => {
    const dial = await makeDial();
    const { left, top, width } = part(dial.element, '.face').getBoundingClientRect();
    const middle = [left + width / 2, top + width / 2] as const;
    const at = (right: number, down: number): [number, number] => [
      Math.round(middle[0] + right),
      Math.round(middle[1] + down),
    ];
    await sendMouse({ type: 'move', position: at(0, 0.5 * (width / 2)) });
    expect(feels(dial)).to.deep.equal([]);
    await sendMouse({ type: 'down' });
    expect(feels(dial)).to.deep.equal(['minute hand 180']);
    dial.time.pass(200);
    await sendMouse({ type: 'move', position: at(0, width / 2 + 60) });
    expect(feels(dial)).to.deep.equal(['minute hand 180', 'off the dial 180']);
    await sendMouse({ type: 'up' });
    expect(dial.told).to.deep.equal(['Off the dial']);
    await sendMouse({ type: 'click', position: at(0, 0) });
    expect(dial.told).to.deep.equal(['Off the dial', 'Middle of the dial']);
    expect(dial.presses).to.deep.equal([]);
  });
});

describe('the tones along the way', () => {
  const RATE = 44_100;
  const FRAME = 441;

  interface Heard {
    /** Milliseconds. */
    readonly at: number;
    readonly length: number;
    /** −1 is all left, 1 all right. */
    readonly side: number;
    /** Hertz. */
    readonly pitch: number;
  }

  const energy = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0);

  /** The tones in a recording, by the silence between them: to 10 ms. */
  function tonesIn(buffer: AudioBuffer): readonly Heard[] {
    const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
    const loud = (frame: number): boolean => {
      const [from, to] = [frame * FRAME, (frame + 1) * FRAME];
      return energy(left.slice(from, to)) + energy(right.slice(from, to)) > 0.02;
    };
    const heard: Heard[] = [];
    const frames = Math.floor(buffer.length / FRAME);
    for (let frame = 0; frame < frames; frame += 1) {
      if (!loud(frame)) continue;
      let end = frame;
      while (end < frames && loud(end)) end += 1;
      const [l, r] = [left.slice(frame * FRAME, end * FRAME), right.slice(frame * FRAME, end * FRAME)];
      const louder = energy(l) > energy(r) ? l : r;
      const rises = louder.reduce(
        (all, value, index) => (index > 0 && value > 0 && (louder[index - 1] ?? 0) <= 0 ? [...all, index] : all),
        [] as number[],
      );
      const period = ((rises.at(-1) ?? 0) - (rises[0] ?? 0)) / (rises.length - 1);
      // Equal power: the left is the cosine, the right the sine of a quarter turn.
      const side = (Math.atan2(Math.sqrt(energy(r)), Math.sqrt(energy(l))) / (Math.PI / 2)) * 2 - 1;
      heard.push({ at: frame * 10, length: (end - frame) * 10, side, pitch: RATE / period });
      frame = end;
    }
    return heard;
  }

  it('are heard in their order, from their side, high at the top and low at the bottom', async () => {
    const context = new OfflineAudioContext(2, RATE * 8, RATE);
    const begun: number[] = [];
    const clock = { now: () => 0 };
    const sounds = {
      touch: (touch: DialTouch) => {
        begun.push(clock.now());
        soundTouch(context.destination, touch, clock.now() / 1000);
      },
      stop: () => undefined,
    };
    const dial = await makeDial({ senses: [sounds] });
    clock.now = () => dial.time.now();
    circle(dial, 0.85, 8);
    const heard = tonesIn(await context.startRendering());
    // By hand: at each dot so many ticks; the sine of its angle is its side, 622 Hz times 2 to half its cosine its pitch.
    const expected = [
      ...[
        [0.5, 840],
        [0.87, 740],
        [1, 622],
        [1, 622],
        [0.87, 523],
        [0.5, 461],
      ],
      ...[
        [0, 440],
        [0, 440],
        [-0.5, 461],
        [-0.87, 523],
        [-1, 622],
        [-1, 622],
        [-0.87, 740],
        [-0.5, 840],
      ],
      ...[
        [-0.21, 873 * 1.03],
        [0, 880],
        [0, 880],
        [0, 880],
      ],
    ] as const;
    expect(heard).to.have.lengthOf(expected.length);
    heard.forEach(({ side, pitch }, index) => {
      const [toTheRight = 0, hertz = 0] = expected[index] ?? [];
      expect(side, `side of tone ${index}`).to.be.closeTo(toTheRight, 0.05);
      expect(pitch, `pitch of tone ${index}`).to.be.closeTo(hertz, hertz * 0.04);
    });
    // A dot is come to five degrees before its middle, from eight degrees on and 20 ms each.
    expect(begun.slice(0, 3)).to.deep.equal([17, 47, 77].map((degrees) => degrees * 20));
  });

  it('tell the two hands apart by timbre, and the end of the dial by its low tone', async () => {
    const toneOf = async (touch: DialTouch) => {
      const context = new OfflineAudioContext(2, RATE / 2, RATE);
      soundTouch(context.destination, touch, 0);
      return tonesIn(await context.startRendering());
    };
    const minute = await toneOf({ angle: 180, feels: 'minute hand' });
    const hour = await toneOf({ angle: 180, feels: 'hour hand' });
    const off = await toneOf({ angle: 180, feels: 'off the dial' });
    expect(minute.map(({ length }) => length)).to.deep.equal([180]);
    expect(hour.map(({ length }) => length)).to.deep.equal([100, 100]);
    expect(minute[0]?.pitch).to.be.closeTo(440, 10);
    expect(hour[0]?.pitch).to.be.closeTo(220, 10);
    expect(off.map(({ pitch }) => Math.round(pitch))).to.deep.equal([98]);
  });
});
