import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ClockAdjust } from '../../../../src/pages/shared/clock-adjust.js';
import type { ClockForm } from '../../../../src/pages/clock/clock-form.js';
import '../../../../src/pages/clock/clock-form.js';
import type { ClockTable } from '../../../../src/pages/clock/clock-table.js';
import '../../../../src/pages/clock/clock-table.js';
import type { CommandGivenEvent } from '../../../../src/pages/shared/events.js';
import type { WarningChoice } from '../../../../src/pages/shared/warning-choice.js';
import '../../../../src/pages/shared/warning-choice.js';
import { pauseClock, setUpClock, startClock, type Clock } from '../../../../src/laws/clock/clock.js';
import { timeControl } from '../../../../src/laws/clock/time-control.js';
import { DEFAULT_CLOCK_CHOICE } from '../../../../src/storage/settings/clock-choice.js';
import { DEFAULT_WARNINGS } from '../../../../src/game/clock/warning.js';
import { button, focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const waiting = setUpClock({ white: timeControl(5), black: timeControl(5) });
const running = startClock(waiting, 'white', 0);
/** White has 1 minute 30.4 seconds left. */
const paused = pauseClock(running, 209_600);

async function table(clock: Clock, more: Partial<ClockTable> = {}): Promise<ClockTable> {
  const element = await fixture<ClockTable>(html`<clock-table .clock=${clock} .now=${() => 209_600}></clock-table>`);
  Object.assign(element, more);
  await element.updateComplete;
  return element;
}

/** The command of a button, and the player whom it names. */
const given = ({ command, read }: CommandGivenEvent): readonly unknown[] =>
  read.color ? [command, read.color] : [command];

describe('<clock-table>', () => {
  it('offers what can be done as the clock stands', async () => {
    const offered = async (clock: Clock): Promise<readonly string[]> =>
      labels(await table(clock)).filter((label) => /start|stop/i.test(label));
    expect(await offered(waiting)).to.deep.equal(['Start White’s clock']);
    expect(await offered(running)).to.deep.equal(['Stop the clocks']);
    expect(await offered(paused)).to.deep.equal(['Start the clocks again']);
  });

  it('tells what is wanted', async () => {
    const element = await table(running);
    const heard = heardFrom(element, 'command-given');
    button(element, 'Stop the clocks').click();
    button(element, 'Time used').click();
    button(element, 'Set a clock …').click();
    expect(heard.map(given)).to.deep.equal([['clock-stop'], ['clock-time-used'], ['clock-alone']]);
  });

  it('offers to charge time that no window watched, or not; then the focus is on the clock', async () => {
    const element = await table(paused, { away: 'white' });
    const heard = heardFrom(element, 'command-given');
    button(element, 'Charge White for the time away').click();
    const no = button(element, 'Do not charge White for the time away');
    no.focus();
    no.click();
    expect(heard.map(given)).to.deep.equal([['clock-charge-time'], ['clock-do-not-charge-time']]);
    element.away = undefined;
    await element.updateComplete;
    expect(labels(element).filter((label) => label.includes('time away'))).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement?.localName).to.equal('chess-clock');
  });

  it('asks for one player alone on a device of his own', async () => {
    const element = await table(running, { whose: 'black' });
    const heard = heardFrom(element, 'command-given');
    button(element, 'Time').click();
    expect(heard.map(given)).to.deep.equal([['clock-times', 'black']]);
  });

  it('has flags claimed only where that is the players’ part', async () => {
    expect(labels(await table(running))).not.to.include('Claim Black’s flag');
    const element = await table(running, { flagClaims: true });
    const heard = heardFrom(element, 'command-given');
    button(element, 'Claim Black’s flag').click();
    expect(heard.map(given)).to.deep.equal([['clock-claim-flag-of', 'black']]);
  });

  it('shows the names that were given, and calls the keys by them', async () => {
    const element = await table(running, { names: { white: 'Anna', black: '' } });
    expect(textOf(part(element, '.names'))).to.equal('White: Anna');
    expect(parts(element, 'dd').slice(0, 2).map(textOf)).to.deep.equal(['Anna presses', 'Black presses']);
  });

  it('has nothing that is announced by itself', async () => {
    const element = await table(running);
    const clock = part(element, 'chess-clock');
    const live = (root: ShadowRoot | null): number =>
      root?.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="timer"], [role="log"]').length ?? 0;
    expect(live(element.shadowRoot) + live(clock.shadowRoot)).to.equal(0);
  });

  it('unfolds the keys with the focus there', async () => {
    const element = await table(running);
    element.unfold('keys');
    expect(focused(element)).to.equal('Keys of the clock');
    element.unfold('arbiter');
    expect(focused(element)).to.equal('Set the clock or record a ruling (clocks stopped)');
  });

  it('tells whose clock goes on, and who has made an illegal move, while both are stopped', async () => {
    const element = await table(paused);
    const heard = heardFrom(element, 'command-given');
    button(element, 'Resume with Black’s clock').click();
    button(element, 'White has made an illegal move').click();
    expect(heard.map(given)).to.deep.equal([
      ['clock-restart-of', 'black'],
      ['clock-illegal-move-of', 'white'],
    ]);
    expect(labels(await table(running)).filter((label) => label.includes('illegal'))).to.deep.equal([]);
  });
});

describe('<clock-adjust>', () => {
  async function adjusting(): Promise<ClockAdjust> {
    const element = (await table(paused)).shadowRoot?.querySelector('clock-adjust');
    if (!element) throw new Error('no clock-adjust');
    await element.updateComplete;
    return element;
  }

  const send = (element: ClockAdjust): void => button(element, 'Set times and moves').click();

  it('shows what the displays show, and what is not changed stays as it is', async () => {
    const element = await adjusting();
    expect(
      ['hours', 'minutes', 'seconds', 'moves'].map((name) => input(element, `#white-${name}`).value),
    ).to.deep.equal(['0', '1', '31', '0']);
    const heard = heardFrom(element, 'clock-set');
    send(element);
    expect(heard).to.deep.equal([]);
    input(element, '#white-moves').value = '12';
    input(element, '#black-hours').value = '1';
    send(element);
    expect(heard.map(({ settings }) => settings)).to.deep.equal([{ white: { moves: 12 }, black: { time: 3_900_000 } }]);
  });

  it('says what no clock can show, with the focus there', async () => {
    const element = await adjusting();
    const heard = heardFrom(element, 'clock-set');
    input(element, '#black-minutes').value = '60';
    input(element, '#black-moves').value = 'ten';
    send(element);
    await element.updateComplete;
    await element.updateComplete;
    expect(heard).to.deep.equal([]);
    expect(parts(element, '.error').map(textOf)).to.deep.equal([
      'Enter minutes from 0 to 59.',
      'Enter moves from 0 to 999.',
    ]);
    expect(focused(element)).to.equal('Minutes');
    expect(input(element, '#black-minutes').getAttribute('aria-describedby')).to.equal('black-minutes-error');
  });

  it('stands there only while both are stopped', async () => {
    expect(parts(await table(running), 'clock-adjust')).to.deep.equal([]);
  });
});

describe('<clock-form>', () => {
  async function form(): Promise<ClockForm> {
    return fixture<ClockForm>(
      html`<clock-form .choice=${DEFAULT_CLOCK_CHOICE} .controlText=${() => 'fifteen minutes'}></clock-form>`,
    );
  }

  it('is read back first, and then set', async () => {
    const element = await form();
    const heard = heardFrom(element, 'clock-form');
    input(element, '#name-white').value = ' Anna ';
    button(element, 'Read back …').click();
    await element.updateComplete;
    await element.updateComplete;
    const choice = { ...DEFAULT_CLOCK_CHOICE, names: { white: 'Anna', black: '' } };
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ do: 'read back', choice }]);
    expect(focused(element)).to.equal('Set the clock');
    expect(textOf(part(element, '#question'))).to.equal('fifteen minutes. White: Anna.');
    button(element, 'Set the clock').click();
    expect(heard.map(({ wish }) => wish)[1]).to.deep.equal({ do: 'set', choice });
  });

  it('is not set any more once something was changed', async () => {
    const element = await form();
    button(element, 'Read back …').click();
    await element.updateComplete;
    input(element, '#name-black').focus();
    await sendKeys({ type: 'B' });
    await element.updateComplete;
    expect(labels(element)).not.to.include('Set the clock');
  });
});

describe('<warning-choice>', () => {
  async function warnings(): Promise<WarningChoice> {
    return fixture<WarningChoice>(html`<warning-choice color="black"></warning-choice>`);
  }

  it('tells each change with all that is set', async () => {
    const element = await warnings();
    const heard = heardFrom(element, 'warnings-chosen');
    input(element, '[data-index="0"][data-way="pulse"]').click();
    expect(heard[0]?.color).to.equal('black');
    expect(heard[0]?.settings.warnings[0]).to.deep.equal({
      when: { at: 'time', left: 300_000 },
      ways: ['word', 'pulse'],
    });
    input(element, '#on').click();
    expect(heard[1]?.settings.on).to.equal(false);
  });

  it('takes a moment of one’s own, and says what is none', async () => {
    const element = await warnings();
    const heard = heardFrom(element, 'warnings-chosen');
    button(element, 'Add').click();
    await element.updateComplete;
    expect(textOf(part(element, '#error'))).to.equal('Enter a whole number from 1 to 120.');
    input(element, '#count').value = '10';
    input(element, '#count').focus();
    await sendKeys({ press: 'Enter' });
    expect(heard[0]?.settings.warnings.at(-1)).to.deep.equal({ when: { at: 'time', left: 600_000 }, ways: ['word'] });
    await element.updateComplete;
    expect(parts(element, 'legend').map(textOf)).to.include('10 minutes left');
  });

  it('stays as wide as it may be, also where a word or a list would be wider', async () => {
    const element = await warnings();
    // As narrow for English as 320 pixels are for German.
    element.style.inlineSize = '230px';
    const { right } = element.getBoundingClientRect();
    const boxes = parts(element, 'fieldset');
    // All of them, and one for each moment.
    expect(boxes).to.have.lengthOf(1 + DEFAULT_WARNINGS.warnings.length);
    for (const box of boxes) {
      expect(box.getBoundingClientRect().right).to.be.at.most(right);
    }
  });
});
