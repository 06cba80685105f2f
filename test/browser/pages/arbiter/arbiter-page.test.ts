import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { keymapOf } from '../../../../src/commands/keymap.js';
import type { ArbiterPage } from '../../../../src/pages/arbiter/arbiter-page.js';
import '../../../../src/pages/arbiter/arbiter-page.js';
import { NOTHING_TO_RULE, type ArbiterState } from '../../../../src/pages/arbiter/arbiter-state.js';
import { pauseClock, setUpClock, startClock } from '../../../../src/laws/clock/clock.js';
import { timeControl } from '../../../../src/laws/clock/time-control.js';
import { RULING_TOPICS, type RulingTopic } from '../../../../src/questions/ruling.js';
import { button, focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const running = startClock(setUpClock({ white: timeControl(5), black: timeControl(5) }), 'white', 0);
const paused = pauseClock(running, 60_000);
const MINUTE = 60_000;

const STATE: ArbiterState = {
  ...NOTHING_TO_RULE,
  topics: RULING_TOPICS.filter((topic) => !topic.startsWith('quickplay')),
  clock: running,
  moves: [
    { ply: 1, text: 'Move 1, White: pawn e2 to e4' },
    { ply: 2, text: 'Move 1, Black: pawn e7 to e5' },
    { ply: 3, text: 'Move 2, White: knight g1 to f3' },
  ],
  castling: [{ piece: { color: 'white', kind: 'king', square: 'e1' }, text: 'white king e1' }],
  penalties: ['warning', 'time taken', 'points taken', 'game lost', 'fine', 'rounds'],
  offences: ['device', 'distracting the opponent'],
  points: [1, 0.5, 0],
  twoBoards: true,
};

async function page(more: Partial<ArbiterState> = {}, letterKeys = true): Promise<ArbiterPage> {
  const hearTime = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) * MINUTE : undefined);
  return fixture<ArbiterPage>(
    html`<arbiter-page
      .state=${{ ...STATE, ...more }}
      .hearTime=${hearTime}
      ?letter-keys=${letterKeys}
    ></arbiter-page>`,
  );
}

const wishesOf = (element: ArbiterPage) => heardFrom(element, 'ruling-wish');

async function choose(element: ArbiterPage, id: string, index: number): Promise<void> {
  const select = part(element, `#${id}`) as HTMLSelectElement;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
}

async function open(element: ArbiterPage, topic: RulingTopic): Promise<void> {
  await choose(element, 'topic', element.state.topics.indexOf(topic));
}

async function type(element: ArbiterPage, id: string, text: string): Promise<void> {
  const field = input(element, `#${id}`);
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

const fieldsOf = (element: ArbiterPage): readonly string[] => parts(element, '.fields label').map(textOf);

describe('<arbiter-page>', () => {
  it('reads back whether time that no window watched is charged, while that is open', async () => {
    const element = await page({ away: 'white', clock: paused });
    const wishes = wishesOf(element);
    button(element, 'Charge White for the time away').click();
    button(element, 'Do not charge White for the time away').click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([
      { do: 'read back', act: { type: 'charge time', charged: true }, reason: '' },
      { do: 'read back', act: { type: 'charge time', charged: false }, reason: '' },
    ]);
    expect(labels(await page()).filter((label) => label.includes('time away'))).to.deep.equal([]);
  });

  it('has the clocks first, and stops and starts them at once', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    expect(labels(element)[0]).to.equal('Stop the clocks');
    button(element, 'Stop the clocks').click();
    element.state = { ...STATE, clock: paused };
    await element.updateComplete;
    button(element, 'Start the clocks again').click();
    expect(wishes.map(({ wish }) => wish.do)).to.deep.equal(['stop clocks', 'start clocks']);
  });

  it('opens the fields of the ruling that is chosen, and no others', async () => {
    const element = await page();
    const fields: Partial<Record<RulingTopic, readonly string[]>> = {
      time: ['What happens', 'Whose clock', 'How much time'],
      'illegal move': ['Which move'],
      'pressed without a move': [],
      displaced: ['Who displaced them', 'Found'],
      'set-up': ['What is wrong', 'white king e1'],
      flag: ['Whose flag'],
      arrive: ['Who has come'],
      default: ['Who has not come'],
      penalty: ['Against', 'Offence', 'Penalty'],
      result: ['Result'],
      restore: ['Go back to the position after'],
    };
    for (const [topic, expected] of Object.entries(fields)) {
      await open(element, topic as RulingTopic);
      expect(fieldsOf(element), topic).to.deep.equal(expected);
    }
  });

  it('asks for the measure that a penalty needs', async () => {
    const element = await page();
    await open(element, 'penalty');
    const needed: readonly (string | undefined)[] = [
      undefined,
      'How much time',
      'Points taken',
      'The opponent scores',
      'The fine was announced before the event',
      'Number of rounds',
    ];
    for (const [index, label] of needed.entries()) {
      await choose(element, 'penalty', index);
      expect(fieldsOf(element)[3]).to.equal(label);
    }
  });

  it('gives what was chosen, with the reason, to be read back', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    await open(element, 'time');
    await choose(element, 'way', 1);
    await choose(element, 'side', 1);
    await type(element, 'time', '3');
    await type(element, 'reason', 'A telephone rang');
    button(element, 'Read back').click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([
      {
        do: 'read back',
        act: { type: 'rule', decision: { on: 'time', to: 'black', time: -3 * MINUTE } },
        reason: 'A telephone rang',
      },
    ]);
  });

  it('means the last move until another is chosen, and going back takes back one', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    await open(element, 'illegal move');
    button(element, 'Read back').click();
    await choose(element, 'move', 2);
    button(element, 'Read back').click();
    await open(element, 'restore');
    button(element, 'Read back').click();
    expect(wishes.map(({ wish }) => (wish.do === 'read back' ? wish.act : wish.do))).to.deep.equal([
      { type: 'point out', fault: { what: 'illegal move', ply: 3 } },
      { type: 'point out', fault: { what: 'illegal move', ply: 1 } },
      { type: 'restore', ply: 2, cause: 'ruling' },
    ]);
  });

  it('tells beside the field what is no time, with the focus there, and asks nothing', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    await open(element, 'time');
    await type(element, 'time', 'soon');
    button(element, 'Read back').click();
    await element.updateComplete;
    await element.updateComplete;
    const field = input(element, '#time');
    expect(textOf(part(element, '#time-error'))).to.equal('Enter a time, such as “2 minutes” or “30 seconds”.');
    expect(field.getAttribute('aria-describedby')).to.equal('time-error time-hint');
    expect(focused(element)).to.equal('How much time');
    expect(wishes).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('sets times only while the clocks stand', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    await open(element, 'displays');
    button(element, 'Read back').click();
    await element.updateComplete;
    expect(textOf(part(element, '#displays-error'))).to.equal(
      'Stop the clocks first. Then their times and counters can be set.',
    );
    element.state = { ...STATE, clock: paused };
    await element.updateComplete;
    const adjust = part(element, 'clock-adjust') as HTMLElement & { updateComplete: Promise<boolean> };
    await adjust.updateComplete;
    button(element, 'Read back').click();
    await element.updateComplete;
    expect(textOf(part(element, '#displays-error'))).to.equal('Change a time or the number of moves.');
    input(adjust, '#white-minutes').value = '7';
    input(adjust, '#black-moves').value = '2';
    button(element, 'Read back').click();
    expect(labels(adjust)).to.deep.equal([]);
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([
      {
        do: 'read back',
        act: { type: 'set clock', settings: { white: { time: 7 * MINUTE }, black: { moves: 2 } } },
        reason: '',
      },
    ]);
  });

  describe('what was read back', () => {
    async function asked(): Promise<ArbiterPage> {
      const element = await page();
      await open(element, 'penalty');
      await type(element, 'reason', 'Smoking');
      button(element, 'Read back').focus();
      element.asked = 'White is warned. Article 12.9.1. Do you want to do this?';
      await element.updateComplete;
      return element;
    }

    it('is shown, with the focus on what confirms it', async () => {
      const element = await asked();
      expect(focused(element)).to.equal('Record this ruling');
      expect(textOf(part(element, '#asked'))).to.equal('White is warned. Article 12.9.1. Do you want to do this?');
      await expect(element).to.be.accessible();
    });

    it('is done once, and then the next ruling is chosen', async () => {
      const element = await asked();
      const wishes = wishesOf(element);
      await sendKeys({ press: 'Enter' });
      element.asked = '';
      await element.updateComplete;
      await element.updateComplete;
      expect(focused(element)).to.equal('What do you rule on?');
      expect(input(element, '#reason').value).to.equal('');
      // The button lingers for the screen reader.
      part(element, '#rule-so').click();
      expect(wishes.map(({ wish }) => wish.do)).to.deep.equal(['rule']);
    });

    it('is changed in its fields, which keep what stood there', async () => {
      const element = await asked();
      const wishes = wishesOf(element);
      await sendKeys({ press: 'Escape' });
      element.asked = '';
      await element.updateComplete;
      expect(wishes.map(({ wish }) => wish.do)).to.deep.equal(['change']);
      expect(focused(element)).to.equal('Against');
      expect(input(element, '#reason').value).to.equal('Smoking');
    });

    it('is given up when something else is chosen, and the focus stays', async () => {
      const element = await asked();
      const wishes = wishesOf(element);
      part(element, '#reason').focus();
      await type(element, 'reason', 'Smoking in the hall');
      expect(wishes.map(({ wish }) => wish.do)).to.deep.equal(['change']);
      element.asked = '';
      await element.updateComplete;
      expect(focused(element)).to.equal('Reason (may be left out)');
    });

    it('keeps the focus where it is when it was refused', async () => {
      const element = await page();
      button(element, 'Read back').focus();
      element.refused = 'That move was legal.';
      await element.updateComplete;
      expect(focused(element)).to.equal('Read back');
      // It is told; were the button that has the focus described by it, Orca would say it twice.
      expect(part(element, '#read-back').hasAttribute('aria-describedby')).to.equal(false);
      await expect(element).to.be.accessible();
    });
  });

  describe('keys', () => {
    it('mean one thing each, and are letters', () => {
      const keys = keymapOf('arbiter').map(
        ({ key, shift, control: held }) => `${held ? 'Control+' : ''}${shift ? 'Shift+' : ''}${key}`,
      );
      expect(new Set(keys).size).to.equal(keys.length);
      expect(keymapOf('arbiter').every(({ key }) => /^[a-z]$/.test(key))).to.equal(true);
    });

    async function pressed(element: ArbiterPage, at: string, key: string): Promise<readonly unknown[]> {
      const wishes = wishesOf(element);
      part(element, at).focus();
      await sendKeys({ press: key });
      await element.updateComplete;
      await element.updateComplete;
      return wishes.map(({ wish }) => (wish.do === 'read back' ? wish.act : wish.do));
    }

    it('stop the clocks, give two minutes and compare the boards', async () => {
      const two = (to: string) => ({ type: 'rule', decision: { on: 'time', to, time: 2 * MINUTE } });
      expect(await pressed(await page(), '#clocks', 's')).to.deep.equal(['stop clocks']);
      const element = await page();
      expect(await pressed(element, '#clocks', 'b')).to.deep.equal([two('black')]);
      expect(fieldsOf(element)).to.deep.equal(['What happens', 'Whose clock', 'How much time']);
      expect((part(element, '#side') as HTMLSelectElement).value).to.equal('Black');
      expect(input(element, '#time').value).to.equal('2');
      expect(await pressed(await page(), '#clocks', 'w')).to.deep.equal([two('white')]);
      expect(await pressed(await page(), '#clocks', 'c')).to.deep.equal([{ type: 'compare boards' }]);
    });

    it('open the illegal move with the focus on which', async () => {
      const element = await page();
      expect(await pressed(element, '#clocks', 'i')).to.deep.equal([]);
      expect(focused(element)).to.equal('Which move');
      expect((part(element, '#move') as HTMLSelectElement).value).to.equal('Move 2, White: knight g1 to f3');
    });

    it('are none in a field, where they are switched off, and for what is not there', async () => {
      expect(await pressed(await page(), '#reason', 's')).to.deep.equal([]);
      expect(await pressed(await page(), '#topic', 's')).to.deep.equal([]);
      expect(await pressed(await page({}, false), '#clocks', 's')).to.deep.equal([]);
      expect(await pressed(await page({ twoBoards: false }), '#clocks', 'c')).to.deep.equal([]);
      expect(await pressed(await page({ topics: ['flag'] }), '#clocks', 'w')).to.deep.equal([]);
    });
  });

  it('asks whether a side can still win', async () => {
    const element = await page();
    const wishes = wishesOf(element);
    for (const side of ['White', 'Black']) button(element, `Can ${side} still win?`).click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([
      { do: 'can win', side: 'white' },
      { do: 'can win', side: 'black' },
    ]);
  });

  it('leads to what other parts of the page do', async () => {
    const element = await page();
    const heard = heardFrom(element, 'arbiter-wish');
    for (const label of ['Boards beside the program …', 'Adjournment …', 'Report …']) button(element, label).click();
    expect(heard.map(({ wish }) => wish.do)).to.deep.equal(['boards', 'adjournment', 'report']);
  });

  it('lists claims and rulings', async () => {
    const element = await page();
    const lists = () => parts(element, 'h3, li').map(textOf);
    expect(lists()).to.deep.equal(['Rulings so far']);
    element.state = { ...STATE, claims: ['White claims a draw.'], given: ['Black is warned.'] };
    await element.updateComplete;
    expect(lists()).to.deep.equal(['Claims', 'White claims a draw.', 'Rulings so far', 'Black is warned.']);
  });

  it('passes axe with every ruling, and has nothing that is announced by itself', async () => {
    const element = await page({ topics: RULING_TOPICS });
    for (const topic of RULING_TOPICS) {
      await open(element, topic);
      await expect(element).to.be.accessible();
    }
    expect(parts(element, '[aria-live], [role="status"], [role="alert"]')).to.deep.equal([]);
  });

  it('fits into 320 px, with targets that can be hit', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await page({ clock: paused });
    element.asked = 'Two minutes added to White’s clock. Article 12.5. Do you want to do this?';
    for (const topic of element.state.topics) {
      await open(element, topic);
      expect(document.documentElement.scrollWidth, topic).to.be.at.most(320);
    }
    for (const one of parts(element, 'button, select, input[type="text"]')) {
      expect(one.getBoundingClientRect().height).to.be.at.least(24);
    }
    await setViewport({ width: 800, height: 600 });
  });
});
