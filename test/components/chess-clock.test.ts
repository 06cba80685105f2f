import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ChessClock } from '../../components/chess-clock/chess-clock.js';
import '../../components/chess-clock/chess-clock.js';
import { digits } from '../../components/chess-clock/clock-texts.js';
import { timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import { pauseClock, pressClock, setUpClock, startClock, stopClock, type Clock } from '../../src/laws/clock/clock.js';
import type { Color } from '../../src/laws/squares.js';
import type { Timers } from '../../speech/timing.js';
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
    // Browsers drop the fraction (Web IDL's `long`).
    const waiting = { at: this.at + Math.trunc(milliseconds), callback };
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

/** One move in a minute, then a quarter of an hour. */
const SHORT_THEN_LONG: TimeControl = {
  periods: [
    { moves: 1, time: MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 15 * MINUTE, extra: { kind: 'none' } },
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

/** The typeface of the page: with one of the machine's the digits may be wider. */
async function pageTypeface(): Promise<FontFace> {
  const file = '/node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2';
  const face = await new FontFace('Atkinson Hyperlegible', `url(${file})`, { weight: '700' }).load();
  document.fonts.add(face);
  return face;
}

/** In how many lines the text stands. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

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
      const { element } = await make(clockOf(timeControl(5)));
      element.focus();
      expect(element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.equal('Clocks');
      expect(focused(element)).to.equal(
        'White 5:00 Not started Moves completed: 0 Black 5:00 Not started Moves completed: 0',
      );
    });

    it('is heard in words where the page has them, and by its digits else', async () => {
      const { element } = await make(clockOf(timeControl(5)), new FakeTime(), {
        timeText: (milliseconds) => `${milliseconds / MINUTE} minutes`,
      });
      const shown = part(element, '.time');
      expect([...shown.children].map((one) => [one.getAttribute('aria-hidden'), textOf(one)])).to.deep.equal([
        ['true', '5:00'],
        [null, '5 minutes'],
      ]);
      const { element: plain } = await make(clockOf(timeControl(5)));
      expect(part(plain, '.time').querySelector('[aria-hidden]')).to.equal(null);
    });

    it('fits 320 pixels with hours on both sides, and in forced colours', async () => {
      const { element } = await make(startClock(clockOf(timeControl(600)), 'white', 0), new FakeTime(), {
        press: 'now',
      });
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
      const { element, time } = await make(clockOf(FORTY, timeControl(5)));
      expect(lines(element)).to.deep.equal([
        'White | 1:30:00 | Not started | 40 moves to the time control | Moves completed: 0 | Period 1 of 2',
        'Black | 5:00 | Not started | Moves completed: 0',
      ]);
      time.at = 1000;
      element.clock = startClock(clockOf(FORTY, timeControl(5)), 'white', 0);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Running | 40 moves to the time control | Moves completed: 0 | Period 1 of 2',
        'Black | 5:00 | Not running | Moves completed: 0',
      ]);
      element.clock = pressClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Not running | 39 moves to the time control | Moves completed: 1 | Period 1 of 2',
        'Black | 5:00 | Running | Moves completed: 0',
      ]);
      element.clock = pauseClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Stopped | 39 moves to the time control | Moves completed: 1 | Period 1 of 2',
        'Black | 5:00 | Stopped | Moves completed: 0',
      ]);
      element.clock = stopClock(element.clock, 1000);
      await element.updateComplete;
      expect(lines(element)).to.deep.equal([
        'White | 1:29:59 | Not running | 39 moves to the time control | Moves completed: 1 | Period 1 of 2',
        'Black | 5:00 | Not running | Moves completed: 0',
      ]);
    });

    it('one move to the control, in one word', async () => {
      const two: TimeControl = { periods: [{ moves: 1, time: MINUTE, extra: { kind: 'none' } }] };
      expect(lines((await make(clockOf(two))).element)[0]).to.equal(
        'White | 1:00 | Not started | 1 move to the time control | Moves completed: 0 | Period 1',
      );
    });

    it('the delay that is left, in each second of it', async () => {
      const delayed: TimeControl = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 2000 } }] };
      const { element, time } = await make(startClock(clockOf(delayed), 'white', 0));
      const seen = [lines(element)[0]];
      for (let second = 1; second <= 3; second += 1) {
        time.fire();
        await element.updateComplete;
        seen.push(lines(element)[0]);
      }
      expect(seen).to.deep.equal([
        'White | 1:00 | Running | Delay: 0:02 | Moves completed: 0',
        'White | 1:00 | Running | Delay: 0:01 | Moves completed: 0',
        'White | 1:00 | Running | Delay: 0:00 | Moves completed: 0',
        'White | 0:59 | Running | Delay: 0:00 | Moves completed: 0',
      ]);
    });

    it('the flag that has fallen', async () => {
      const time = new FakeTime();
      time.at = MINUTE;
      const { element } = await make(startClock(clockOf(timeControl(1)), 'white', 0), time);
      expect(lines(element)).to.deep.equal([
        'White | 0:00 | Running | The flag has fallen. | Moves completed: 0',
        'Black | 1:00 | Not running | Moves completed: 0',
      ]);
    });

    it('a flag that fell in a period which is over, as whoever looks at it may claim it', async () => {
      const time = new FakeTime();
      time.at = 2 * MINUTE;
      const late = pressClock(startClock(clockOf(SHORT_THEN_LONG), 'white', 0), time.at);
      const { element } = await make(late, time);
      expect(lines(element)).to.deep.equal([
        'White | 14:00 | Not running | The flag fell in period 1. | Moves completed: 1 | Period 2 of 2',
        'Black | 1:00 | Running | 1 move to the time control | Moves completed: 0 | Period 1 of 2',
      ]);
    });
  });

  describe('drawing anew', () => {
    it('happens once a second while a clock runs, until nothing is left', async () => {
      const clock = startClock(clockOf(timeControl(0.05)), 'white', 0);
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
      expect((await make(startClock(clockOf(timeControl(1)), 'white', 0), time)).time.due).to.equal(1000);
      const delayed: TimeControl = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 5000 } }] };
      const { element, time: later } = await make(startClock(clockOf(delayed), 'white', 0));
      const due = [later.due];
      for (let second = 1; second <= 6; second += 1) {
        later.fire();
        await element.updateComplete;
        due.push(later.due);
      }
      expect(due).to.deep.equal([1000, 2000, 3000, 4000, 5000, 6000, 7000]);
    });

    it('happens once a second also where the clock was started between two milliseconds', async () => {
      const time = new FakeTime();
      time.at = 400.6;
      const { element } = await make(startClock(clockOf(timeControl(0.05)), 'white', 0), time);
      const seen: string[] = [];
      while (time.due !== undefined && seen.length < 10) {
        time.fire();
        await element.updateComplete;
        seen.push(textOf(part(element, '.time')));
      }
      expect(seen).to.deep.equal(['0:02', '0:01', '0:00']);
    });

    it('does not happen while no clock runs', async () => {
      const running = startClock(clockOf(timeControl(1)), 'white', 0);
      for (const clock of [clockOf(timeControl(1)), pauseClock(running, 0), stopClock(running, 0)]) {
        expect((await make(clock)).time.due).to.equal(undefined);
      }
    });

    it('ends when the clock is stopped, and when the element is gone', async () => {
      const running = startClock(clockOf(timeControl(1)), 'white', 0);
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
      expect(labels((await make(clockOf(timeControl(1)))).element)).to.deep.equal([]);
      const { element } = await make(clockOf(timeControl(1)), new FakeTime(), { press: 'not now' });
      expect(labels(element)).to.deep.equal(['Press clock']);
      expect(button(element, 'Press clock').getAttribute('aria-disabled')).to.equal('true');
    });

    it('is told, also when it is not possible: the game says why', async () => {
      const { element } = await make(startClock(clockOf(timeControl(1)), 'white', 0), new FakeTime(), { press: 'now' });
      const heard = heardFrom(element, 'clock-press');
      expect(button(element, 'Press clock').hasAttribute('aria-disabled')).to.equal(false);
      button(element, 'Press clock').click();
      element.press = 'not now';
      await element.updateComplete;
      button(element, 'Press clock').click();
      expect(heard.map(({ side }) => side)).to.deep.equal(['white', 'white']);
    });
  });

  describe('its halves', () => {
    const FAR = 2000;
    const half = (element: ChessClock, color: Color) => part(element, `.side[data-color="${color}"]`);
    const sides = (heard: readonly { readonly side: Color }[]) => heard.map(({ side }) => side);

    /** What a finger does to a half: set down in its middle, lifted there or elsewhere. */
    function pointer(on: HTMLElement, type: string, id: number, to: 'middle' | 'off' = 'middle'): PointerEvent {
      const box = on.getBoundingClientRect();
      const event = new PointerEvent(type, {
        pointerId: id,
        pointerType: 'touch',
        isPrimary: id === 1,
        bubbles: true,
        composed: true,
        clientX: to === 'middle' ? box.left + box.width / 2 : FAR,
        clientY: to === 'middle' ? box.top + box.height / 2 : FAR,
      });
      on.dispatchEvent(event);
      return event;
    }

    async function halves(props: Partial<ChessClock> = {}, time = new FakeTime()) {
      const clock = startClock(clockOf(timeControl(5)), 'white', 0);
      const { element } = await make(clock, time, { timeText: (milliseconds) => `${milliseconds / 1000} seconds` });
      Object.assign(element, { halves: true, ...props });
      await element.updateComplete;
      return { element, time, heard: heardFrom(element, 'clock-press') };
    }

    it('pass axe, and are in no live region', async () => {
      const { element } = await halves({ pressable: ['white'] });
      await expect(element).to.be.accessible();
      expect(parts(element, '[aria-live], [aria-atomic], output')).to.deep.equal([]);
    });

    it('have a stop of their own where a screen reader leaves the keys to the page', async () => {
      const { element } = await halves();
      element.focus();
      const stop = element.shadowRoot!.activeElement;
      expect([stop?.role, stop?.ariaLabel, stop?.childElementCount]).to.deep.equal(['toolbar', 'Clocks', 0]);
      // Of what gets the focus after an application Orca says nothing.
      expect(element.shadowRoot!.querySelector('[role="application"]')).to.equal(null);
      // A finger goes through it, to the half beneath.
      expect(getComputedStyle(stop!).pointerEvents).to.equal('none');
    });

    it('are buttons with names that do not tick; the times stand beside them in words', async () => {
      const { element, time } = await halves();
      const names = () => parts(element, 'button').map((one) => textOf(one.lastElementChild!));
      const hidden = () => parts(element, 'button [aria-hidden="true"]').map(textOf);
      const words = () => parts(element, 'p.words').map(textOf);
      expect([names(), hidden(), words()]).to.deep.equal([
        ['Press White’s clock', 'Press Black’s clock'],
        ['5:00', '5:00'],
        ['300 seconds', '300 seconds'],
      ]);
      time.fire();
      await element.updateComplete;
      expect([names(), hidden()]).to.deep.equal([
        ['Press White’s clock', 'Press Black’s clock'],
        ['4:59', '5:00'],
      ]);
    });

    it('are pressed by a click, as keys and screen readers make it, also where that is not allowed', async () => {
      const { element, heard } = await halves({ pressable: ['white'] });
      const buttons = parts(element, 'button');
      expect(buttons.map((one) => one.getAttribute('aria-disabled'))).to.deep.equal([null, 'true']);
      for (const one of buttons) one.click();
      expect(sides(heard)).to.deep.equal(['white', 'black']);
    });

    it('are pressed by a real key, once', async () => {
      const { element, heard } = await halves();
      parts(element, 'button')[1]!.focus();
      await sendKeys({ press: 'Enter' });
      expect(sides(heard)).to.deep.equal(['black']);
    });

    it('are pressed by the real mouse, once, anywhere on them', async () => {
      const { element, heard } = await halves();
      for (const place of [part(element, 'button'), part(element, 'h3')]) {
        const box = place.getBoundingClientRect();
        const position: [number, number] = [Math.round(box.left + 5), Math.round(box.top + 5)];
        await sendMouse({ type: 'click', position });
      }
      await resetMouse();
      expect(sides(heard)).to.deep.equal(['white', 'white']);
    });

    it('are pressed by a finger when it is lifted', async () => {
      const { element, heard } = await halves();
      pointer(half(element, 'black'), 'pointerdown', 1);
      expect(heard).to.have.length(0);
      pointer(half(element, 'black'), 'pointerup', 1);
      expect(sides(heard)).to.deep.equal(['black']);
    });

    it('are pressed by two players’ fingers at once', async () => {
      const { element, heard } = await halves();
      pointer(half(element, 'white'), 'pointerdown', 1);
      pointer(half(element, 'black'), 'pointerdown', 2);
      pointer(half(element, 'black'), 'pointerup', 2);
      pointer(half(element, 'white'), 'pointerup', 1);
      expect(sides(heard)).to.deep.equal(['black', 'white']);
    });

    it('are not pressed by a finger that slid off, came from elsewhere, or was taken for scrolling', async () => {
      const { element, heard } = await halves();
      const white = half(element, 'white');
      pointer(white, 'pointerdown', 1);
      pointer(white, 'pointerup', 1, 'off');
      pointer(white, 'pointerup', 2);
      pointer(white, 'pointerdown', 3);
      pointer(white, 'pointercancel', 3);
      pointer(white, 'pointerup', 3);
      expect(heard).to.have.length(0);
    });

    it('tell a finger’s press once, though a click follows it', async () => {
      const { element, heard } = await halves();
      const button = parts(element, 'button')[0]!;
      pointer(button, 'pointerdown', 1);
      pointer(button, 'pointerup', 1);
      button.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
      expect(sides(heard)).to.deep.equal(['white']);
    });

    it('are pressed by the page’s keys as well', async () => {
      const { element, heard } = await halves();
      element.pressSide('black');
      element.pressRunning();
      element.clock = pressClock(element.clock!, 1000);
      element.pressRunning();
      element.clock = clockOf(timeControl(5));
      element.pressRunning();
      expect(sides(heard)).to.deep.equal(['black', 'white', 'black', 'black']);
    });

    it('stand as the players sit', async () => {
      const { element } = await halves({ left: 'black', facing: true });
      expect(parts(element, '.side').map((one) => one.dataset['color'])).to.deep.equal(['black', 'white']);
      expect(parts(element, '.side').map((one) => getComputedStyle(one).rotate)).to.deep.equal(['180deg', 'none']);
    });

    for (const [minutes, least] of [
      [600, 45],
      [90, 55],
      [10, 75],
    ] as const) {
      it(`have digits of ${least} pixels at least and fit 320 with ${minutes} minutes, in forced colours`, async () => {
        const { element } = await halves({ clock: startClock(clockOf(timeControl(minutes)), 'white', 0) });
        element.style.inlineSize = '288px';
        const typeface = await pageTypeface();
        element.style.fontFamily = typeface.family;
        await executeServerCommand('forced-colors', true);
        try {
          expect(element.scrollWidth).to.be.at.most(288);
          for (const side of parts(element, '.side, .half')) {
            expect(side.scrollWidth).to.be.at.most(side.clientWidth);
          }
          for (const time of parts(element, '.half .time')) {
            const size = Number.parseFloat(getComputedStyle(time).fontSize);
            expect(size).to.be.at.least(least);
            expect(linesOf(time)).to.equal(1);
          }
          const [running, waiting] = parts(element, '.half').map((one) => getComputedStyle(one));
          expect(running!.borderTopWidth).to.not.equal(waiting!.borderTopWidth);
        } finally {
          document.fonts.delete(typeface);
          await executeServerCommand('forced-colors', false);
        }
      });
    }
  });

  describe('the ring around the halves', () => {
    for (const [what, width] of [
      ['side by side', '1200px'],
      ['one above the other', '288px'],
    ] as const) {
      it(`goes around both and is thicker than their edges, ${what}, with a flag down`, async () => {
        const clock = startClock(clockOf(timeControl(5)), 'white', 0);
        const { element, time } = await make(clock, new FakeTime());
        element.halves = true;
        element.style.inlineSize = width;
        time.at = 5 * 60_000;
        element.requestUpdate();
        await element.updateComplete;
        // The focus is shown to whoever has used the keyboard last.
        await sendKeys({ press: 'ArrowRight' });
        element.focus();
        const stop = element.shadowRoot!.querySelector('.keys')!;
        const ring = stop.getBoundingClientRect();
        const sides = parts(element, '.side').map((side) => side.getBoundingClientRect());
        expect(parts(element, '.flag').length).to.equal(1);
        expect(ring.left).to.be.at.most(Math.min(...sides.map(({ left }) => left)));
        expect(ring.right).to.be.at.least(Math.max(...sides.map(({ right }) => right)));
        expect(ring.top).to.be.at.most(Math.min(...sides.map(({ top }) => top)));
        expect(ring.bottom).to.be.at.least(Math.max(...sides.map(({ bottom }) => bottom)));
        const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(stop);
        expect([outlineStyle, outlineWidth, outlineOffset]).to.deep.equal(['solid', '3px', '4px']);
        // Both tones of it: the inner reaches to where the outer begins.
        expect(boxShadow).to.contain('0px 0px 0px 4px');
      });
    }
  });

  describe('ten hours', () => {
    it('draw once a second, with one timer and as many elements as at first', async function () {
      this.timeout(60_000);
      const { element, time } = await make(startClock(clockOf(timeControl(600)), 'white', 0));
      const count = () => element.shadowRoot!.querySelectorAll('*').length;
      const first = count();
      const home = performance.now();
      let seconds = 0;
      while (time.due !== undefined) {
        const { due } = time;
        time.fire();
        await element.updateComplete;
        seconds += 1;
        expect(time.at).to.equal(due);
      }
      // One a second, and none between.
      expect([seconds, time.asked, time.at]).to.deep.equal([36_000, 36_000, 36_000_000]);
      // The flag is one more.
      expect(count()).to.equal(first + 1);
      expect(performance.now() - home).to.be.below(60_000);
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
