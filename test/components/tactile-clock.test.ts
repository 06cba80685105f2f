/** The dial by keys and for a screen reader: its words, its parts at their places, and how it looks. */
import { expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import type { TactileClock } from '../../components/tactile-clock/tactile-clock.js';
import { applyTheme } from '../../components/styles/tokens.js';
import { pauseClock, setUpClock, startClock } from '../../src/laws/clock/clock.js';
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import { heardFrom, part, parts, textOf } from './element-fixture.js';
import { clockOf, makeDial, runningClock, type DialFixture } from './tactile-clock-fixture.js';

const MINUTE = 60_000;

const slider = (element: TactileClock) => part(element, '[role="slider"]');
const value = (element: TactileClock) => slider(element).getAttribute('aria-valuetext');
const feels = ({ touches }: DialFixture) =>
  touches.map(({ touch }) => (touch.feels === 'dots' ? touch.dots : touch.feels));

/** The words after each key, as the slider has them. */
async function valuesAfter({ element }: DialFixture, ...keys: readonly string[]): Promise<readonly (string | null)[]> {
  const values: (string | null)[] = [];
  for (const key of keys) {
    await sendKeys({ press: key });
    await element.updateComplete;
    values.push(value(element));
  }
  return values;
}

async function focusedDial(choice: Parameters<typeof makeDial>[0] = {}): Promise<DialFixture> {
  const dial = await makeDial(choice);
  dial.element.focus();
  return dial;
}

describe('tactile-clock', () => {
  describe('by keys', () => {
    it('is one tab stop, a slider around the dial, with what is at its minute for a value', async () => {
      const { element } = await focusedDial();
      expect(parts(element, '[tabindex], button, a, input')).to.deep.equal([slider(element)]);
      expect(element.shadowRoot?.activeElement).to.equal(slider(element));
      expect(value(element)).to.equal('Top, three dots');
      const [now, min, max] = ['now', 'min', 'max'].map((name) => slider(element).getAttribute(`aria-value${name}`));
      expect([now, min, max]).to.deep.equal(['0', '0', '59']);
    });

    it('goes minute by minute, by five, to the ends, and around', async () => {
      const dial = await focusedDial();
      expect(
        await valuesAfter(
          dial,
          ...['ArrowRight', 'ArrowUp', 'PageUp', 'ArrowLeft', 'ArrowDown', 'PageDown', 'Home', 'ArrowLeft', 'End'],
          ...['ArrowRight', 'PageDown', 'ArrowDown'],
        ),
      ).to.deep.equal([
        ...['1', '2', '7', '6', '5, one dot', 'Top, three dots', 'Top, three dots\u00a0', '59', '59\u00a0'],
        ...['Top, three dots', '55, one dot', '54'],
      ]);
      expect(slider(dial.element).getAttribute('aria-valuenow')).to.equal('54');
      // Each step was told for our own voice too, and felt where there was something.
      expect(dial.told).to.have.lengthOf(12);
      expect(dial.told.slice(0, 5)).to.deep.equal(['1', '2', '7', '6', '5, one dot']);
      expect(feels(dial)).to.deep.equal([1, 3, 3, 3, 1]);
    });

    it('finds the hands and the flag by a letter, and goes on from there', async () => {
      const dial = await focusedDial();
      expect(
        await valuesAfter(dial, 'm', 'ArrowRight', 'ArrowLeft', 'h', 'f', 'ArrowLeft', 'ArrowRight'),
      ).to.deep.equal([
        'Minute hand, 30 minutes to the hour',
        '31',
        '30, two dots, minute hand',
        'Hour hand, between 4 and 5',
        'Flag at rest',
        '57',
        '58, flag at rest',
      ]);
      expect(feels(dial)).to.deep.equal(['minute hand', 'minute hand', 'hour hand', 'flag', 'flag']);
    });

    it('says it again where the same key is pressed again', async () => {
      const dial = await focusedDial();
      const again = 'Minute hand, 30 minutes to the hour';
      expect(await valuesAfter(dial, 'm', 'm', 'm')).to.deep.equal([again, `${again}\u00a0`, again]);
      expect(dial.told).to.deep.equal([again, again, again]);
    });

    it('has another number for every key, for Orca is silent where only the words differ', async () => {
      const dial = await focusedDial();
      const numbers: (string | null)[] = [];
      // The minute hand is at 30: it lies where the arrows come to, and is found there once more.
      for (const key of ['m', 'ArrowLeft', 'ArrowRight', 'm', 'm', 'End', 'End', 'Home']) {
        await valuesAfter(dial, key);
        numbers.push(slider(dial.element).getAttribute('aria-valuenow'));
      }
      expect(numbers).to.deep.equal(['30', '29', '30', '30.01', '30', '59', '58.99', '0']);
    });

    it('finds the letters by their place on a keyboard that is not Latin', async () => {
      const { element, told } = await focusedDial();
      slider(element).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ь', code: 'KeyM', bubbles: true, cancelable: true, composed: true }),
      );
      expect(told).to.deep.equal(['Minute hand, 30 minutes to the hour']);
    });

    it('asks for the whole time with t, and tells of whose dial', async () => {
      const { element, told } = await focusedDial({ color: 'black' });
      const asked = heardFrom(element, 'dial-time-asked');
      const felt = heardFrom(element, 'dial-felt');
      await sendKeys({ press: 't' });
      await sendKeys({ press: 'f' });
      expect(told).to.deep.equal(['whole time', 'Flag at rest']);
      expect(asked.map(({ color }) => color)).to.deep.equal(['black']);
      expect(felt.map(({ color, by }) => [color, by])).to.deep.equal([['black', 'key']]);
    });

    it('keeps its keys from the page, where h presses a clock, and leaves it all others', async () => {
      const { element, presses } = await focusedDial();
      const left: string[] = [];
      const listen = (event: KeyboardEvent): void => void left.push(event.key);
      element.parentElement?.addEventListener('keydown', listen);
      for (const key of ['h', 'm', 'f', 't', 'ArrowUp', 'Home', 'Enter', 'Space', 'z']) await sendKeys({ press: key });
      slider(element).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'h', code: 'KeyH', ctrlKey: true, bubbles: true, composed: true }),
      );
      expect(left).to.deep.equal(['Enter', ' ', 'z', 'h']);
      expect(presses).to.deep.equal([]);
    });

    it('says nothing by itself while the clock runs and the focus is on it', async () => {
      const { element, time } = await focusedDial({ clock: runningClock(1.5), mode: 'time left' });
      await sendKeys({ press: 'm' });
      await element.updateComplete;
      expect(value(element)).to.equal('Minute hand, 1 minute');
      time.pass(40_000);
      await element.updateComplete;
      expect(value(element)).to.equal('Minute hand, 1 minute');
      await sendKeys({ press: 'm' });
      await element.updateComplete;
      expect(value(element)).to.equal('Minute hand, 50 seconds');
      element.shadowRoot?.querySelector<HTMLElement>(':focus')?.blur();
      time.pass(40_000);
      await element.updateComplete;
      expect(value(element)).to.equal('1');
    });
  });

  describe('for a screen reader', () => {
    it('passes axe: without a clock, in both modes, fallen, and without words', async () => {
      for (const mode of ['analogue', 'time left'] as const) {
        for (const minutes of [90, 3]) await expect((await makeDial({ mode, minutes })).element).to.be.accessible();
      }
      const { element, time } = await makeDial({ clock: runningClock(1) });
      time.pass(MINUTE);
      await element.updateComplete;
      await expect(element).to.be.accessible();
      expect(textOf(part(element, '.fallen'))).to.equal('The flag has fallen.');
      await expect((await makeDial({ words: false })).element).to.be.accessible();
      element.clock = undefined;
      await element.updateComplete;
      expect(element.shadowRoot!.querySelectorAll('*')).to.have.length(0);
    });

    it('is never in a live region', async () => {
      const { element } = await makeDial({ clock: runningClock(5) });
      expect(parts(element, '[aria-live], output, [role="status"], [role="timer"]')).to.deep.equal([]);
    });

    it('has every part by its name', async () => {
      const { element } = await makeDial({ minutes: 3 });
      expect(parts(element, '.part').map((one) => one.getAttribute('aria-label'))).to.deep.equal([
        'Minute hand, 3 minutes to the hour',
        'Hour hand, between 5 and 6',
        'Top, three dots',
        '5, one dot',
        '10, one dot',
        '15, two dots',
        '20, one dot',
        '25, one dot',
        '30, two dots',
        '35, one dot',
        '40, one dot',
        '45, two dots',
        '50, one dot',
        '55, one dot',
        'Flag rising, 3 minutes',
      ]);
      expect(textOf(part(element, 'h3'))).to.equal('White’s dial');
    });

    for (const width of [140, 288, 600]) {
      it(`has every part at its true place, ${width} pixels wide`, async () => {
        const { element } = await makeDial({ width, minutes: 90 });
        const face = part(element, '.face').getBoundingClientRect();
        const radius = (face.width / 2) * (100 / 110);
        const places = parts(element, '.part').map((one) => {
          const { left, top, width: wide, height } = one.getBoundingClientRect();
          const [right, down] = [
            left + wide / 2 - face.left - face.width / 2,
            top + height / 2 - face.top - face.width / 2,
          ];
          return [((Math.atan2(right, -down) * 180) / Math.PI + 360) % 360, Math.hypot(right, down) / radius];
        });
        const expected = [
          [180, 0.56],
          [135, 0.27],
          ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) => [angle, 0.86]),
          [348, 0.86],
        ];
        expect(places).to.have.lengthOf(expected.length);
        places.forEach(([angle = 0, distance = 0], index) => {
          const [at = 0, out = 0] = expected[index] ?? [];
          const apart = Math.abs(((angle - at + 540) % 360) - 180);
          expect(apart, `angle of part ${index}`).to.be.below(1);
          expect(distance, `distance of part ${index}`).to.be.closeTo(out, 0.01);
        });
      });
    }

    it('has parts that a finger can hit, on a narrow page as well (WCAG 2.5.8)', async () => {
      const { element } = await makeDial({ width: 288 });
      const all = parts(element, '.part');
      // Twelve marks, two hands and the flag.
      expect(all).to.have.lengthOf(15);
      for (const one of all) {
        const { width, height } = one.getBoundingClientRect();
        expect(Math.min(width, height), one.getAttribute('aria-label') ?? '').to.be.at.least(24);
      }
    });
  });

  describe('drawing anew', () => {
    it('happens each five seconds while its own clock runs, and ends with it', async () => {
      const { element, time } = await makeDial({ clock: runningClock(0.25) });
      const turned = () => part(element, '.hand.minute').getAttribute('transform');
      const seen = [turned()];
      for (let second = 0; second < 20; second += 1) {
        time.pass(1000);
        await element.updateComplete;
        if (turned() !== seen.at(-1)) seen.push(turned());
      }
      expect(seen).to.deep.equal(['rotate(358.5)', 'rotate(359)', 'rotate(359.5)', 'rotate(0)']);
      expect(textOf(part(element, '.fallen'))).to.equal('The flag has fallen.');
    });

    it('waits for a delay, and for nothing where the opponent’s clock runs or none', async () => {
      const delayed: TimeControl = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 3000 } }] };
      const waits = async (clock: ReturnType<typeof clockOf>, color: 'white' | 'black' = 'white') => {
        const { element, time } = await makeDial({ clock, color });
        const before = part(element, '.hand.minute').getAttribute('transform');
        for (let passed = 0; passed < 20; passed += 1) {
          time.pass(1000);
          await element.updateComplete;
          if (part(element, '.hand.minute').getAttribute('transform') !== before) return time.now();
        }
        return undefined;
      };
      expect(await waits(startClock(setUpClock({ white: delayed, black: delayed }), 'white', 0))).to.equal(8000);
      expect(await waits(runningClock(1), 'black')).to.equal(undefined);
      expect(await waits(pauseClock(runningClock(1), 0))).to.equal(undefined);
      expect(await waits(clockOf(1))).to.equal(undefined);
    });

    it('ends when the element is gone, and goes on when it is back', async () => {
      const { element, time } = await makeDial({ clock: runningClock(2) });
      const home = element.parentElement!;
      element.remove();
      time.pass(MINUTE);
      await element.updateComplete;
      home.append(element);
      await element.updateComplete;
      expect(part(element, '.hand.minute').getAttribute('transform')).to.equal('rotate(354)');
    });
  });

  describe('how it looks', () => {
    afterEach(() => {
      applyTheme(document, 'system');
    });

    it('shows the time left with the numbers of minutes, the flag on the other side', async () => {
      const { element } = await makeDial({ mode: 'time left', minutes: 3 });
      expect(parts(element, '.number').map(textOf)).to.deep.equal(['0', '15', '30', '45']);
      expect(part(element, '.hand.minute').getAttribute('transform')).to.equal('rotate(18)');
      const { element: analogue } = await makeDial({ minutes: 90 });
      expect(parts(analogue, '.number').map(textOf)).to.deep.equal(['12', '3', '9']);
    });

    it('lets the flag stand out of the rim as it rises, and lie when it has fallen', async () => {
      const heightOf = async (minutes: number): Promise<number> => {
        const { element } = await makeDial({ minutes });
        const face = part(element, '.face').getBoundingClientRect();
        return part(element, '.flag').getBoundingClientRect().top - face.top;
      };
      const heights: number[] = [];
      for (const minutes of [30, 4, 3, 2, 1, 0.02]) heights.push(await heightOf(minutes));
      expect(heights.toSorted((one, other) => other - one)).to.deep.equal(heights);
      // Upright it stands out beyond the rim, of which the upper edge is a twenty-second of the width down.
      expect(heights.at(-1)).to.be.below((288 / 22) * 0.9);
    });

    it('fills a page of 320 pixels without scrolling it, and stands below another when it is narrow', async () => {
      const { element } = await makeDial({ width: 288 });
      expect(part(element, '.face').getBoundingClientRect().width).to.equal(288);
      expect(element.scrollWidth).to.equal(288);
      expect(getComputedStyle(part(element, '.face')).touchAction).to.equal('none');
    });

    for (const theme of ['light', 'dark', 'high contrast'] as const) {
      it(`${theme}: hands and dots stand out by the text’s own contrast`, async () => {
        applyTheme(document, theme);
        const { element } = await makeDial();
        const text = getComputedStyle(document.documentElement).getPropertyValue('--control-text');
        const face = getComputedStyle(document.documentElement).getPropertyValue('--control-face');
        const fillOf = (selector: string) => getComputedStyle(part(element, selector)).fill;
        const probe = document.createElement('span');
        const resolved = (color: string): string => {
          probe.style.color = color;
          document.body.append(probe);
          const { color: found } = getComputedStyle(probe);
          probe.remove();
          return found;
        };
        for (const selector of ['.hand.minute', '.hand.hour', '.dot'])
          expect(fillOf(selector)).to.equal(resolved(text));
        expect(fillOf('.rim')).to.equal(resolved(face));
        await expect(element).to.be.accessible();
      });
    }

    it('is drawn in the system’s colours where they are forced', async () => {
      await executeServerCommand('forced-colors', true);
      try {
        const { element } = await focusedDial({ minutes: 3 });
        const styleOf = (selector: string) => getComputedStyle(part(element, selector));
        for (const selector of ['.hand.minute', '.dot', '.flag']) {
          expect(styleOf(selector).fill, selector).to.not.equal(styleOf('.rim').fill);
        }
        expect(styleOf('.rim').stroke).to.not.equal(styleOf('.rim').fill);
        await sendKeys({ press: 'ArrowRight' });
        expect(styleOf('.cursor').visibility).to.equal('visible');
        expect(styleOf('.place').outlineStyle).to.equal('solid');
        expect(element.scrollWidth).to.equal(288);
      } finally {
        await executeServerCommand('forced-colors', false);
      }
    });

    it('shows the minute of the keys only while it has the focus', async () => {
      const { element } = await makeDial();
      expect(getComputedStyle(part(element, '.cursor')).visibility).to.equal('hidden');
    });
  });
});
