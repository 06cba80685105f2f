import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { ChessClock } from '../../components/chess-clock/chess-clock.js';
import '../../components/chess-clock/chess-clock.js';
import { digits } from '../../components/chess-clock/shown-time.js';
import { control, type TimeControl } from '../../src/laws/clock/control.js';
import { pauseClock, pressClock, setUpClock, startClock, stopClock, type Clock } from '../../src/laws/clock.js';
import type { Timers } from '../../src/play/time.js';
import { button, focused, heardFrom, labels, part, parts, textOf } from './element-fixture.js';

const MINUTE = 60_000;

/** Time that passes when the test says so, with the timers that go by it. */
class FakeTime implements Timers {
  at = 0;
  /** How often something was waited for. */
  asked = 0;
  #waiting: { readonly at: number; readonly callback: () => void } | undefined;

  readonly now = (): number => this.at;

  after(milliseconds: number, callback: () => void): () => void {
    this.asked += 1;
    const waiting = { at: this.at + milliseconds, callback };
    this.#waiting = waiting;
    return () => {
      if (this.#waiting === waiting) this.#waiting = undefined;
    };
  }

  /** When the timer that runs will call. */
  get due(): number | undefined {
    return this.#waiting?.at;
  }

  /** To the time the timer is due. */
  fire(): void {
    const waiting = this.#waiting;
    if (!waiting) throw new Error('no timer runs');
    this.#waiting = undefined;
    this.at = waiting.at;
    waiting.callback();
  }
}

const clockOf = (white: TimeControl, black = white): Clock => setUpClock({ white, black });
const FORTY: TimeControl = {
  periods: [
    { moves: 40, time: 90 * MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 30 * MINUTE, extra: { kind: 'none' } },
  ],
};

async function make(clock: Clock | undefined, time = new FakeTime(), props: Partial<ChessClock> = {}) {
  const element = await fixture<ChessClock>(
    html`<chess-clock
      .clock=${clock}
      .now=${time.now}
      .timers=${time}
      .press=${props.press ?? 'none'}
      .timeText=${props.timeText}
    ></chess-clock>`,
  );
  return { element, time };
}

const lines = (element: ChessClock): readonly string[] =>
  parts(element, '.side').map((side) => [...side.children].map(textOf).join(' | '));

describe('chess-clock', () => {
  describe('accessibility', () => {
    it('passes axe: without a clock, running, with words, and pressed by hand', async () => {
      await expect((await make(undefined)).element).to.be.accessible();
      const running = startClock(clockOf(FORTY), 'white', 0);
      await expect((await make(running)).element).to.be.accessible();
      const words = { press: 'not now', timeText: () => 'five minutes' } as const;
      await expect((await make(running, new FakeTime(), words)).element).to.be.accessible();
    });

    it('is never in a live region, nor a timer', async () => {
      const { element } = await make(startClock(clockOf(FORTY), 'white', 0));
      expect(parts(element, '[aria-live], [aria-atomic], output')).to.deep.equal([]);
      expect(parts(element, '[role]').map((one) => one.getAttribute('role'))).to.deep.equal(['group']);
    });

    it('takes the focus on both times', async () => {
      const { element } = await make(clockOf(control(5)));
      element.focus();
      expect(element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.equal('Clocks');
      expect(focused(element)).to.equal('White 5:00 Not started Black 5:00 Not started');
    });

    it('is heard in words where the page has them, and by its digits else', async () => {
      const { element } = await make(clockOf(control(5)), new FakeTime(), {
        timeText: (milliseconds) => `${milliseconds / MINUTE} minutes`,
      });
      const shown = part(element, '.time');
      expect([...shown.children].map((one) => [one.getAttribute('aria-hidden'), textOf(one)])).to.deep.equal([
        ['true', '5:00'],
        [null, '5 minutes'],
      ]);
      const { element: plain } = await make(clockOf(control(5)));
      expect(part(plain, '.time').querySelector('[aria-hidden]')).to.equal(null);
    });

    it('fits 320 pixels with hours on both sides, and in forced colours', async () => {
      const { element } = await make(startClock(clockOf(control(600)), 'white', 0), new FakeTime(), { press: 'now' });
      element.style.inlineSize = '288px';
      await executeServerCommand('forced-colors', true);
      try {
        expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
        expect(element.scrollWidth).to.be.at.most(288);
        for (const side of parts(element, '.side')) expect(side.scrollWidth).to.be.at.most(side.clientWidth);
        const [running, waiting] = parts(element, '.side').map((side) => getComputedStyle(side));
        expect(running!.borderInlineStartWidth).to.not.equal(waiting!.borderInlineStartWidth);
      } finally {
        await executeServerCommand('forced-colors', false);
      }
    });
  });

  describe('what it shows', () => {
    it('is nothing without a clock', async () => {
      expect((await make(undefined)).element.shadowRoot!.querySelectorAll('*')).to.have.length(0);
    });

    it('both times, whose clock runs, and the moves to the control', async () => {
      const { element, time } = await make(clockOf(FORTY, control(5)));
      expect(lines(element)).to.deep.equal([
        'White | 1:30:00 | Not started | 40 moves to the time control',
        'Black | 5:00 | Not started',
      ]);
      time.at = 1000;
      element.clock = startClock(clockOf(FORTY, control(5)), 'white', 0);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Running | 40 moves to the time control',
        'Black | 5:00 | Not running',
      ]);
      element.clock = pressClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Not running | 39 moves to the time control',
        'Black | 5:00 | Running',
      ]);
      element.clock = pauseClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Stopped | 39 moves to the time control',
        'Black | 5:00 | Stopped',
      ]);
      element.clock = stopClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Not running | 39 moves to the time control',
        'Black | 5:00 | Not running',
      ]);
    });

    it('one move to the control, in one word', async () => {
      const two: TimeControl = { periods: [{ moves: 1, time: MINUTE, extra: { kind: 'none' } }] };
      expect(lines((await make(clockOf(two))).element)[0]).to.equal(
        'White | 1:00 | Not started | 1 move to the time control',
      );
    });

    it('the flag that has fallen', async () => {
      const time = new FakeTime();
      time.at = MINUTE;
      const { element } = await make(startClock(clockOf(control(1)), 'white', 0), time);
      expect(lines(element)).to.deep.equal([
        'White | 0:00 | Running | The flag has fallen.',
        'Black | 1:00 | Not running',
      ]);
    });
  });

  describe('drawing anew', () => {
    it('happens once a second while a clock runs, until nothing is left', async () => {
      const clock = startClock(clockOf(control(0.05)), 'white', 0);
      const { element, time } = await make(clock);
      const seen = [textOf(part(element, '.time'))];
      const due: (number | undefined)[] = [time.due];
      while (time.due !== undefined) {
        time.fire();
        await element.updateComplete;
        seen.push(textOf(part(element, '.time')));
        due.push(time.due);
      }
      expect(seen).to.deep.equal(['0:03', '0:02', '0:01', '0:00']);
      expect(due).to.deep.equal([1000, 2000, 3000, undefined]);
      expect(time.asked).to.equal(3);
    });

    it('waits for the full second, and for the delay', async () => {
      const time = new FakeTime();
      time.at = 400;
      expect((await make(startClock(clockOf(control(1)), 'white', 0), time)).time.due).to.equal(1000);
      const delayed: TimeControl = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 5000 } }] };
      expect((await make(startClock(clockOf(delayed), 'white', 0))).time.due).to.equal(6000);
    });

    it('does not happen while no clock runs', async () => {
      const running = startClock(clockOf(control(1)), 'white', 0);
      for (const clock of [clockOf(control(1)), pauseClock(running, 0), stopClock(running, 0)]) {
        expect((await make(clock)).time.due).to.equal(undefined);
      }
    });

    it('ends when the clock is stopped, and when the element is gone', async () => {
      const running = startClock(clockOf(control(1)), 'white', 0);
      const { element, time } = await make(running);
      element.clock = pauseClock(running, 0);
      await element.updateComplete;
      expect(time.due).to.equal(undefined);
      element.clock = running;
      await element.updateComplete;
      expect(time.due).to.equal(1000);
      const home = element.parentElement!;
      element.remove();
      expect(time.due).to.equal(undefined);
      time.at = 2000;
      home.append(element);
      await element.updateComplete;
      expect(textOf(part(element, '.time'))).to.equal('0:58');
      expect(time.due).to.equal(3000);
    });
  });

  describe('pressing', () => {
    it('has a button only where the clock is pressed by hand', async () => {
      expect(labels((await make(clockOf(control(1)))).element)).to.deep.equal([]);
      const { element } = await make(clockOf(control(1)), new FakeTime(), { press: 'not now' });
      expect(labels(element)).to.deep.equal(['Press clock']);
      expect(button(element, 'Press clock').getAttribute('aria-disabled')).to.equal('true');
    });

    it('is told, also when it is not possible: the game says why', async () => {
      const { element } = await make(startClock(clockOf(control(1)), 'white', 0), new FakeTime(), { press: 'now' });
      const heard = heardFrom(element, 'game-wish');
      expect(button(element, 'Press clock').hasAttribute('aria-disabled')).to.equal(false);
      button(element, 'Press clock').click();
      element.press = 'not now';
      await element.updateComplete;
      button(element, 'Press clock').click();
      expect(heard.map(({ wish }) => wish)).to.deep.equal(['press clock', 'press clock']);
    });
  });
});

describe('the digits of a clock', () => {
  for (const [milliseconds, expected] of [
    [0, '0:00'],
    [-5, '0:00'],
    [1, '0:01'],
    [1000, '0:01'],
    [1001, '0:02'],
    [59_001, '1:00'],
    [600_000, '10:00'],
    [3_599_000, '59:59'],
    [3_599_001, '1:00:00'],
    [3_909_000, '1:05:09'],
    [36_000_000, '10:00:00'],
  ] as const) {
    it(`${milliseconds} milliseconds are ${expected}`, () => {
      expect(digits(milliseconds)).to.equal(expected);
    });
  }
});
