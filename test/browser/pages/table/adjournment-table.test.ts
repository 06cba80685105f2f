import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/pages/table/adjournment/adjournment-table.js';
import type { AdjournmentTable } from '../../../../src/pages/table/adjournment/adjournment-table.js';
import type { AdjournmentWish } from '../../../../src/pages/table/adjournment/events.js';
import type { AdjournmentStage } from '../../../../src/pages/table/adjournment/adjournment-stage.js';
import { LINGERS_FOR } from '../../../../components/dom/lingering.js';
import { button, focused, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const WRITING: AdjournmentStage = { is: 'writing', sealer: 'white', together: false, reply: false };
const GIVEN = {
  players: { white: 'Botvinnik', black: 'Bronstein' },
  resumption: { date: '', time: '', venue: '' },
};
const LABELLING: AdjournmentStage = { is: 'labelling', sealer: 'white', given: GIVEN };
const CLOSED: AdjournmentStage = { is: 'closed', sealer: 'white', hasClock: true, lines: ['White seals move 42.'] };
const SEALED: AdjournmentStage = {
  ...{ is: 'sealed', sealer: 'white', lines: ['White seals move 42.'] },
  mayResume: true,
  lock: 'passphrase',
};

async function table(stage: AdjournmentStage, more: Partial<AdjournmentTable> = {}) {
  const element = await fixture<AdjournmentTable>(html`<adjournment-table .stage=${stage}></adjournment-table>`);
  Object.assign(element, more);
  await element.updateComplete;
  const wishes: AdjournmentWish[] = [];
  element.addEventListener('adjournment-wish', ({ wish }) => wishes.push(wish));
  return { element, wishes };
}

async function type(host: HTMLElement, selector: string, text: string): Promise<void> {
  const field = input(host, selector);
  field.focus();
  field.select();
  await sendKeys({ type: text });
}

/** Everything that stands in the page, in every shadow tree, and in its fields. */
function wholeText(node: ParentNode & Node): string {
  const values = [...node.querySelectorAll('input')].map(({ value }) => value);
  const within = [...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [wholeText(shadowRoot)] : [],
  );
  return [node.textContent, ...values, ...within].join(' ');
}

describe('<adjournment-table>', () => {
  it('passes axe at every step', async () => {
    const playing = await table({ is: 'playing', sealer: 'white' }, { question: 'Adjourn?' });
    part(playing.element, 'summary').click();
    button(playing.element, 'Adjourn the game …').click();
    await playing.element.updateComplete;
    await expect(playing.element).to.be.accessible();
    for (const stage of [WRITING, LABELLING, CLOSED, SEALED]) {
      await expect((await table(stage)).element).to.be.accessible();
    }
    const { element } = await table({ ...SEALED, lock: 'envelope file' });
    input(element.resuming!, '#black').click();
    await element.resuming!.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('asks before the game is adjourned', async () => {
    const question = 'Adjourn the game? White has the move and must seal it.';
    const { element, wishes } = await table({ is: 'playing', sealer: 'white' }, { question });
    part(element, 'summary').click();
    button(element, 'Adjourn the game …').click();
    await element.updateComplete;
    expect(textOf(part(element, '#question'))).to.equal(question);
    expect(focused(element)).to.equal('No, go on playing');
    await sendKeys({ press: 'Escape' });
    expect(focused(element)).to.equal('Adjourn the game …');
    button(element, 'Adjourn the game …').click();
    await element.updateComplete;
    button(element, 'Yes, adjourn').click();
    expect(wishes).to.deep.equal([{ do: 'ask to adjourn' }, { do: 'ask to adjourn' }, { do: 'adjourn' }]);
  });

  it('takes the move in fields that show nothing, and keeps nothing of it', async () => {
    const { element, wishes } = await table(WRITING);
    const form = element.writing!;
    await type(form, '#move', 'Nf3');
    expect(input(form, '#move').type).to.equal('password');
    await type(form, '#passphrase', 'five bishops');
    await type(form, '#again', 'five bishops');
    await sendKeys({ press: 'Enter' });
    const lock = { by: 'passphrase', passphrase: 'five bishops' };
    expect(wishes).to.deep.equal([{ do: 'write', text: 'Nf3', lock, sure: false }]);
    form.accept();
    element.stage = LABELLING;
    await element.updateComplete;
    const left = wholeText(document);
    expect(left).not.to.contain('Nf3');
    expect(left).not.to.contain('five bishops');
    expect(focused(element)).to.equal('Adjournment: the envelope');
    await aTimeout(LINGERS_FOR + 50);
    expect(element.writing).to.equal(null);
  });

  it('shows what is written only to a writer who wants it', async () => {
    const { element } = await table(WRITING);
    const form = element.writing!;
    input(form, '#show').click();
    await form.updateComplete;
    expect(input(form, '#move').type).to.equal('text');
    expect(parts(form, '[aria-live], [role="status"], [role="alert"]')).to.deep.equal([]);
  });

  it('asks for what is missing, beside its field', async () => {
    const { element, wishes } = await table(WRITING);
    const form = element.writing!;
    const write = async (): Promise<string> => {
      button(form, 'Write it down and lock it').click();
      await form.updateComplete;
      return textOf(part(form, '#error'));
    };
    expect(await write()).to.equal('Write the move first.');
    expect(input(form, '#move').getAttribute('aria-describedby')).to.equal('error kept');
    await type(form, '#move', 'Nf3');
    await type(form, '#passphrase', 'short');
    expect(await write()).to.equal('A passphrase has at least eight characters.');
    expect(focused(form)).to.equal('Passphrase');
    await type(form, '#passphrase', 'five bishops');
    await type(form, '#again', 'five bishop');
    expect(await write()).to.equal('This is not the same passphrase. Write it once more.');
    expect(wishes).to.deep.equal([]);
  });

  it('locks with a file as well, and takes what was doubted a second time', async () => {
    const { element, wishes } = await table(WRITING);
    const form = element.writing!;
    await type(form, '#move', 'Nd2');
    input(form, '[value="envelope file"]').click();
    await form.updateComplete;
    expect(parts(form, '#passphrase')).to.deep.equal([]);
    button(form, 'Write it down and lock it').click();
    await form.doubt('This can mean two moves.');
    expect(textOf(part(form, '#error'))).to.equal('This can mean two moves.');
    button(form, 'Write it down and lock it').click();
    const wish = { do: 'write', text: 'Nd2', lock: { by: 'envelope file' } };
    expect(wishes).to.deep.equal([
      { ...wish, sure: false },
      { ...wish, sure: true },
    ]);
  });

  it('has the opponent turn away before anything is written at the same device', async () => {
    const turnAway = 'Black, please turn away.';
    const { element, wishes } = await table({ ...WRITING, together: true }, { turnAway });
    const form = element.writing!;
    expect(parts(form, 'input')).to.deep.equal([]);
    button(form, 'Write the move …').click();
    await form.updateComplete;
    expect(wishes).to.deep.equal([{ do: 'have the opponent turn away' }]);
    expect(textOf(part(form, 'p'))).to.equal(turnAway);
    expect(focused(form)).to.equal('The move, as it is to stand on the scoresheet');
  });

  it('reads and closes the envelope, and tells what is missing on it', async () => {
    const { element, wishes } = await table(LABELLING);
    const form = element.envelope!;
    expect(input(form, '#white').value).to.equal('Botvinnik');
    await type(form, '#venue', 'Moscow');
    button(form, 'Read the envelope').click();
    button(form, 'Close the envelope').click();
    const given = { ...GIVEN, resumption: { date: '', time: '', venue: 'Moscow' } };
    expect(wishes).to.deep.equal([
      { do: 'read what will stand there', given },
      { do: 'close the envelope', given },
    ]);
    await form.refuse([{ field: 'resumption', words: 'Date, time and venue are missing.' }]);
    expect(focused(form)).to.equal('Date');
    expect(textOf(part(form, '#faults'))).to.equal('Date, time and venue are missing.');
    const wrong = parts(form, '[aria-invalid]').map(({ id }) => id);
    expect(wrong).to.deep.equal(['date', 'time']);
    await expect(form).to.be.accessible();
  });

  it('stops the clock when the envelope is closed, and opens it again till then', async () => {
    const { element, wishes } = await table(CLOSED);
    expect(parts(element, 'li').map(textOf)).to.deep.equal(['White seals move 42.']);
    button(element, 'Read the envelope').click();
    button(element, 'Open it again and write another move …').click();
    button(element, 'Stop the clock').click();
    expect(wishes.map((wish) => wish.do)).to.deep.equal(['read the envelope', 'write anew', 'stop the clock']);
    expect(labels((await table({ ...CLOSED, hasClock: false })).element)).to.include('Hand the envelope over');
  });

  it('tells who waits only that he waits', async () => {
    const { element } = await table({ is: 'waiting', sealer: 'black', written: true, lines: [] });
    expect(textOf(part(element, 'p'))).to.equal('Black has written the move and closes the envelope.');
    expect(labels(element)).to.deep.equal([]);
  });

  it('asks for what opens the envelope only when it is to be opened, and reads back before it resumes', async () => {
    const { element, wishes } = await table(SEALED);
    const form = element.resuming!;
    input(form, '#white').click();
    await form.updateComplete;
    expect(parts(form, '#key')).to.deep.equal([]);
    input(form, '#black').click();
    await form.updateComplete;
    button(form, 'Resume …').click();
    await form.updateComplete;
    expect(textOf(part(form, '#error'))).to.equal('Enter the passphrase, or say that the envelope was not found.');
    await type(form, '#late', 'soon');
    button(form, 'Resume …').click();
    await form.updateComplete;
    expect(textOf(part(form, '#error'))).to.equal('Enter whole minutes, 0 for nobody late.');
    await type(form, '#late', '5');
    await type(form, '#key', 'five bishops');
    button(form, 'Resume …').click();
    await form.updateComplete;
    element.readBack = 'Both players are here.';
    await element.updateComplete;
    await form.updateComplete;
    expect(textOf(part(form, '#question'))).to.equal('Both players are here.');
    expect(focused(form)).to.equal('Change something');
    const choice = {
      present: { white: true, black: true },
      late: 300_000,
      found: { envelope: true, times: true, position: true },
    };
    button(form, 'Yes, resume').click();
    expect(wishes).to.deep.equal([
      { do: 'read back', choice },
      { do: 'resume', choice, key: { passphrase: 'five bishops' } },
    ]);
    await form.refuse('The envelope does not open with this passphrase.');
    expect(focused(form)).to.equal('The passphrase of the envelope');
    await expect(form).to.be.accessible();
    input(form, '#envelope').click();
    await form.updateComplete;
    expect(parts(form, '#key')).to.deep.equal([]);
  });
});
