import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import '../../components/time-setting/time-setting.js';
import type { TimeSetting } from '../../components/time-setting/time-setting.js';
import { timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import { NAMED_CONTROLS } from '../../components/time-setting/named-controls.js';
import { readControl } from '../../speech/hearing/control/read-control.js';
import { controlRefusal } from '../../speech/english/control.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { focused, heardFrom, input, inputs, parts, selects, textOf } from './element-fixture.js';
import { controlSaid } from '../../speech/phrase/time-control.js';

const both = (time: TimeControl): ByColor<TimeControl> => ({ white: time, black: time });

async function make(time: ByColor<TimeControl> = both(timeControl(15, 10))): Promise<TimeSetting> {
  return await fixture<TimeSetting>(
    html`<time-setting
      .time=${time}
      .controlText=${(time: ByColor<TimeControl>) => controlSaid(time, wordsEn.messages)}
      .hear=${(text: string) => readControl(text, 'en')}
      .refusalText=${controlRefusal}
    ></time-setting>`,
  );
}

async function choose(element: TimeSetting, id: 'time' | 'edition', value: string): Promise<void> {
  const select = selects(element).find((one) => one.id === id)!;
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
}

async function enter(element: TimeSetting, text: string): Promise<void> {
  const field = input(element, '#words');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

const TEMPI = ['Classical', 'Rapid', 'Blitz'] as const;

/** How many controls are offered of each tempo, in the order in which they stand there. */
function groups(element: TimeSetting): readonly (readonly [string, number])[] {
  const names = parts(element, '#time option').map((option) => textOf(option).split(':')[0] ?? '');
  const offered = names.filter((name) => TEMPI.some((tempo) => tempo === name));
  return [...new Set(offered)].map((tempo) => [tempo, offered.filter((name) => name === tempo).length]);
}

describe('time-setting', () => {
  it('passes axe, with a name, with words and with what was wrong', async () => {
    const element = await make();
    await expect(element).to.be.accessible();
    await choose(element, 'time', 'own');
    await enter(element, '40/90');
    await expect(element).to.be.accessible();
  });

  it('has a common control by its name, and offers the others as the edition counts them', async () => {
    const element = await make();
    expect(selects(element).map((one) => one.value)).to.deep.equal(['FIDE 2023', '15+10']);
    expect(inputs(element, '#words')).to.have.length(0);
    expect(element.take()).to.deep.equal({ time: both(NAMED_CONTROLS['15+10']), edition: 'FIDE 2023' });
    const now = groups(element);
    expect(now.map(([name]) => name)).to.deep.equal(TEMPI);
    // The hour is rapid by the border of 2005.
    await choose(element, 'edition', 'FIDE 2005');
    expect(groups(element)[0]![1]).to.equal(now[0]![1] - 1);
    expect(groups(element)[1]![1]).to.equal(now[1]![1] + 1);
    expect(element.take()?.edition).to.equal('FIDE 2005');
  });

  it('names the controls in whole words', async () => {
    const element = await make();
    const option = parts(element, 'option').find((one) => one.getAttribute('value') === '90/40, 30+30')!;
    expect(textOf(option)).to.equal(
      'Classical: 40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one',
    );
  });

  it('tells what was chosen', async () => {
    const element = await make();
    const heard = heardFrom(element, 'time-chosen');
    await choose(element, 'time', '5+3');
    expect(heard.map(({ time }) => time)).to.deep.equal([both(timeControl(5, 3))]);
  });

  it('takes one’s own in words, says what was understood, and tells it', async () => {
    const element = await make();
    const heard = heardFrom(element, 'time-chosen');
    await choose(element, 'time', 'own');
    await enter(element, '90 minutes for 40 moves, then 30, with 30 seconds a move');
    expect(textOf(parts(element, '#understood')[0]!)).to.equal(
      'Understood: 40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one.',
    );
    expect(heard.map(({ time }) => time)).to.deep.equal([both(NAMED_CONTROLS['90/40, 30+30'])]);
    expect(element.take()?.time).to.deep.equal(both(NAMED_CONTROLS['90/40, 30+30']));
  });

  it('takes a bare name by the edition, and another time for each side', async () => {
    const element = await make();
    element.say('blitz');
    await element.updateComplete;
    expect(element.take()?.time).to.deep.equal(both(NAMED_CONTROLS['3+2']));
    element.say('White 5 minutes, Black 3');
    await element.updateComplete;
    expect(element.take()?.time).to.deep.equal({ white: timeControl(5), black: timeControl(3) });
  });

  it('refuses what is no time: with the reason at the field, and told', async () => {
    const element = await make();
    const refused = heardFrom(element, 'time-refused');
    await choose(element, 'time', 'own');
    await enter(element, '100 fish');
    const field = input(element, '#words');
    expect(refused.map(({ refusal }) => refusal)).to.deep.equal([{ reason: 'unknown word', word: 'fish' }]);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(field.getAttribute('aria-describedby')).to.equal('error hint');
    expect(textOf(parts(element, '#error')[0]!)).to.equal(
      '"fish" was not understood. Say minutes, moves and seconds a move.',
    );
    expect(parts(element, '#understood')).to.have.length(0);
    field.value = '100';
    field.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(parts(element, '#error')).to.have.length(0);
  });

  it('takes nothing where something is wrong, and puts the focus there', async () => {
    const element = await make();
    await choose(element, 'time', 'own');
    expect(element.take()).to.equal(undefined);
    await element.updateComplete;
    expect(focused(element)).to.equal('Time in words');
    expect(input(element, '#words').getAttribute('aria-invalid')).to.equal('true');
  });

  it('has what was set last, in words where it has no name, and keeps it untouched', async () => {
    const odd: TimeControl = {
      periods: [
        { moves: 40, time: 5_400_500, extra: { kind: 'none' } },
        { moves: null, time: 900_000, extra: { kind: 'increment', time: 30_000, added: 'before' } },
      ],
    };
    const element = await make(both(odd));
    expect(input(element, '#words').value).to.equal(controlSaid(both(odd), wordsEn.messages));
    // Half a second that no word says is there still.
    expect(element.take()?.time).to.deep.equal(both(odd));
  });

  it('is entered with Enter, where it is understood', async () => {
    const element = await make();
    const entered = heardFrom(element, 'time-entered');
    await choose(element, 'time', 'own');
    input(element, '#words').focus();
    await sendKeys({ type: '5+q' });
    await sendKeys({ press: 'Enter' });
    expect(entered).to.have.length(0);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '3' });
    await sendKeys({ press: 'Enter' });
    expect(entered).to.have.length(1);
    expect(element.take()?.time).to.deep.equal(both(timeControl(5, 3)));
  });

  it('fits 320 pixels, in forced colours too', async () => {
    const element = await make();
    await choose(element, 'time', 'own');
    await enter(element, 'nonsense');
    element.style.inlineSize = '288px';
    await executeServerCommand('forced-colors', true);
    try {
      expect(element.scrollWidth).to.be.at.most(288);
    } finally {
      await executeServerCommand('forced-colors', false);
    }
  });
});
