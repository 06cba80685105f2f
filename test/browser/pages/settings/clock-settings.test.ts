/** What clocks answer in, and warn of, among the settings. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/pages/settings/clock-settings.js';
import type { ClockSettings } from '../../../../src/pages/settings/clock-settings.js';
import { DEFAULT_CLOCK_CHOICE, readClockChoice } from '../../../../src/storage/settings/clock-choice.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
import { DEFAULT_WARNINGS } from '../../../../src/game/clock/warning.js';
import { heardFrom, input, parts, textOf } from '../../../components/element-fixture.js';

async function make(clock?: unknown): Promise<ClockSettings> {
  return fixture<ClockSettings>(html`<clock-settings .settings=${{ ...DEFAULT_SETTINGS, clock }}></clock-settings>`);
}

const warningsOf = (element: ClockSettings, index: 0 | 1) =>
  element.shadowRoot!.querySelectorAll('warning-choice')[index]!;

describe('<clock-settings>', () => {
  it('passes axe', async () => {
    await expect(await make()).to.be.accessible();
  });

  it('shows what is chosen', async () => {
    const off = { on: false, warnings: [] };
    const element = await make({ language: 'german', warnings: { white: off, black: DEFAULT_WARNINGS } });
    expect(input(element, '[value="german"]').checked).to.equal(true);
    expect(input(warningsOf(element, 0), '#on').checked).to.equal(false);
    expect(input(warningsOf(element, 1), '#on').checked).to.equal(true);
    expect(parts(warningsOf(element, 1), 'legend').map(textOf)).to.deep.equal([
      'Warnings for Black',
      '5 minutes left',
      '2 minutes left',
      'Low time (set by the time control)',
      '30 seconds left',
      'Each of the last 10 seconds',
      '5 moves to the time control',
    ]);
  });

  it('changes the language, and keeps all else of the clock', async () => {
    const names = { white: 'Anna', black: '' };
    const element = await make({ names });
    const heard = heardFrom(element, 'setting-changed');
    input(element, '[value="german"]').click();
    expect(heard.map(({ change }) => change)).to.deep.equal([
      { clock: { ...DEFAULT_CLOCK_CHOICE, names, language: 'german' } },
    ]);
  });

  it('changes the warnings of one player', async () => {
    const element = await make();
    const heard = heardFrom(element, 'setting-changed');
    input(warningsOf(element, 1), '#on').click();
    expect(readClockChoice(heard[0]?.change.clock).warnings).to.deep.equal({
      white: DEFAULT_WARNINGS,
      black: { ...DEFAULT_WARNINGS, on: false },
    });
  });

  it('lets each warning be heard, and none that warns in no way', async () => {
    const element = await make();
    const heard = heardFrom(element, 'warning-heard');
    const black = warningsOf(element, 1);
    const hear = () => parts(black, 'button[aria-label^="Play sample"]');
    expect(hear().map((button) => button.ariaLabel)).to.deep.equal([
      'Play sample: 5 minutes left',
      'Play sample: 2 minutes left',
      'Play sample: Low time (set by the time control)',
      'Play sample: 30 seconds left',
      'Play sample: Each of the last 10 seconds',
      'Play sample: 5 moves to the time control',
    ]);
    hear()[1]!.click();
    expect(heard.map(({ color, warning }) => [color, warning])).to.deep.equal([
      ['black', { when: { at: 'time', left: 120_000 }, ways: ['word'] }],
    ]);
    input(black, '[data-index="0"][data-way="word"]').click();
    await black.updateComplete;
    expect(hear()).to.have.length(5);
  });
});
