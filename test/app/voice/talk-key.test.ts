import { describe, expect, test } from 'vitest';
import type { ListeningState, TalkingWay } from '../../../speech/recogniser/listening-choice.js';
import { TAP, Talking, UNHELD } from '../../../src/app/voice/talk-key.js';

/** Time that passes when the test says so. */
class FakeTime {
  #now = 0;
  #waiting: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const wait = { at: this.#now + milliseconds, callback };
    this.#waiting.push(wait);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== wait);
    };
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { callback } of due) callback();
  }
}

/** A microphone that opens when it is wanted, and does what it is told. */
function talking(way: TalkingWay = 'push to talk') {
  const time = new FakeTime();
  const told: string[] = [];
  let state: ListeningState = 'off';
  const input = {
    get state() {
      return state;
    },
    press: () => {
      told.push('press');
      state = state === 'off' || way === 'push to talk' ? 'listening' : 'off';
    },
    release: () => {
      told.push('release');
      state = 'off';
      talk.ended();
    },
    switchOff: () => {
      told.push('switch off');
      state = 'off';
      talk.ended();
    },
  };
  const talk = new Talking({ input, way, now: () => time.now(), timers: time });
  return {
    talk,
    told,
    time,
    /** The phrase ends by itself. */
    phraseEnds: () => {
      state = 'off';
      talk.ended();
    },
    opens: () => {
      state = 'starting';
    },
  };
}

describe('push to talk', () => {
  test('listens as long as it is held', () => {
    const { talk, told, time } = talking();
    talk.down();
    time.advance(TAP);
    expect(told).toEqual(['press']);
    talk.up();
    expect(told).toEqual(['press', 'release']);
  });

  test('a key that repeats is still the same press', () => {
    const { talk, told, time } = talking();
    talk.down();
    talk.down();
    time.advance(1000);
    talk.down();
    talk.up();
    talk.up();
    expect(told).toEqual(['press', 'release']);
  });

  test('a short press listens on, until the next press is let go', () => {
    const { talk, told, time } = talking();
    talk.down();
    time.advance(TAP - 1);
    talk.up();
    expect(told).toEqual(['press']);
    time.advance(2000);
    talk.down();
    expect(told).toEqual(['press']);
    talk.up();
    expect(told).toEqual(['press', 'release']);
  });

  test('a short press listens for one phrase, and the next begins anew', () => {
    const { talk, told, time, phraseEnds } = talking();
    talk.down();
    talk.up();
    phraseEnds();
    talk.down();
    time.advance(TAP);
    talk.up();
    expect(told).toEqual(['press', 'press', 'release']);
  });

  test('a phrase that ends before the key is let go leaves nothing open', () => {
    const { talk, told, phraseEnds } = talking();
    talk.down();
    phraseEnds();
    talk.up();
    talk.down();
    expect(told).toEqual(['press', 'press']);
  });

  test('a microphone that nobody holds is closed after a while', () => {
    const { talk, told, time } = talking();
    talk.pressed();
    time.advance(UNHELD - 1);
    expect(told).toEqual(['press']);
    time.advance(1);
    expect(told).toEqual(['press', 'release']);
  });

  test('pressed as a whole it begins, and pressed again it ends', () => {
    const { talk, told, time } = talking();
    talk.pressed();
    talk.pressed();
    time.advance(UNHELD * 2);
    expect(told).toEqual(['press', 'release']);
  });
});

describe.each(['toggle', 'always'] as const)('%s', (way) => {
  test('each press counts once, however it is let go', () => {
    const { talk, told, time } = talking(way);
    talk.down();
    time.advance(5000);
    talk.up();
    talk.down();
    talk.up();
    talk.pressed();
    expect(told).toEqual(['press', 'press', 'press']);
  });

  test('ends when the window is left, but not for the browser’s question about the microphone', () => {
    const { talk, told, opens } = talking(way);
    talk.pressed();
    opens();
    talk.away(false);
    expect(told).toEqual(['press']);
    talk.away(true);
    expect(told).toEqual(['press', 'switch off']);
    talk.away(true);
    expect(told).toEqual(['press', 'switch off']);
  });
});

test('a held key is let go when the window is left: its end cannot be known', () => {
  const { talk, told } = talking();
  talk.down();
  talk.away(false);
  expect(told).toEqual(['press', 'release']);
  talk.up();
  expect(told).toEqual(['press', 'release']);
});

test('aborted, nothing counts, and the key that is still down means nothing more', () => {
  const { talk, told, time } = talking();
  talk.down();
  talk.abort();
  time.advance(TAP);
  talk.up();
  expect(told).toEqual(['press', 'switch off']);
});
