import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { TableConditions } from '../../../../src/pages/table/table-form/table-conditions.js';
import '../../../../src/pages/table/table-form/table-conditions.js';
import type { TableForm } from '../../../../src/pages/table/table-form/table-form.js';
import '../../../../src/pages/table/table-form/table-form.js';
import { DEFAULT_TABLE_CHOICE, type TableChoice } from '../../../../src/pages/table/table-choice.js';
import { wordsEn } from '../../../../speech/messages/generated/en/words.js';
import {
  button,
  focused,
  heardFrom,
  input,
  inputs,
  labels,
  part,
  parts,
  selects,
  textOf,
} from '../../../components/element-fixture.js';
import { controlSaid } from '../../../../speech/phrase/time-control.js';

const LINES = [
  [{ text: 'Strict play.', lang: 'en' }],
  [
    { text: 'For example:', lang: 'en' },
    { text: 'Springer Gustav eins Felix drei.', lang: 'de' },
  ],
];

async function make(change: Partial<TableChoice> = {}): Promise<TableForm> {
  return fixture<TableForm>(
    html`<table-form
      .choice=${{ ...DEFAULT_TABLE_CHOICE, ...change }}
      .conditionsText=${() => LINES}
      .sample=${(style: string) => ({ text: `${style} sample`, lang: 'de' })}
      .controlText=${(time: TableChoice['time']) => controlSaid(time, wordsEn.messages)}
    ></table-form>`,
  );
}

async function tick(element: TableForm, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    input(element, `#${id}`).click();
    await element.updateComplete;
  }
}

async function choose(element: TableForm, id: string, value: string): Promise<void> {
  const list = selects(element).find((one) => one.id === id)!;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

async function send(element: TableForm): Promise<void> {
  button(element, 'Read the conditions …').click();
  for (let turn = 0; turn < 4; turn += 1) await element.updateComplete;
}

const boxes = (element: TableForm): readonly string[] =>
  inputs(element, 'input[type="checkbox"]').map(({ labels }) => textOf(labels![0]!));
const errors = (element: TableForm): readonly string[] => parts(element, '.error').map(textOf);

describe('<table-form>', () => {
  it('passes axe, with an assistant, with what is wrong, and read', async () => {
    const element = await make({ assistants: { white: [] } });
    await expect(element).to.be.accessible();
    await send(element);
    expect(errors(element)).to.have.length(2);
    await expect(element).to.be.accessible();
    await tick(element, 'has-white', 'approved');
    await send(element);
    await expect(element).to.be.accessible();
  });

  it('asks in groups, in the order in which the conditions are read', async () => {
    expect(parts(await make(), 'legend').map(textOf)).to.deep.equal([
      'Play and Laws',
      'Clock',
      'The player of the white pieces',
      'The player of the black pieces',
      'Boards and calls',
      'How moves are called at this table',
      'White’s assistant',
      'Black’s assistant',
      'Score and illegal moves',
      'Draws and points',
      'Arbiter',
    ]);
  });

  it('has what was chosen last', async () => {
    const element = await make({
      play: 'casual',
      edition: 'FIDE 2014',
      boards: 'one',
      recording: 'program',
      illegalMoves: 'refused',
      role: 'arbiter',
      minutesLate: 20,
      callStyle: 'nato',
    });
    expect(selects(element).map((one) => one.value)).to.deep.equal([
      'casual',
      'FIDE 2014',
      'one',
      'program',
      'refused',
      'allowed',
      '1, ½, 0',
      'arbiter',
    ]);
    // The Laws are asked for once.
    expect(selects(part(element, 'time-setting')).map((one) => one.id)).to.deep.equal(['time']);
    expect(input(element, '#late').value).to.equal('20');
    expect(input(element, 'input[name="calls"]:checked').value).to.equal('nato');
  });

  it('asks by which rules rapid and blitz are played, as soon as the time is one of them', async () => {
    const element = await make();
    const asked = () => selects(element).find(({ id }) => id === 'supervision');
    expect(asked()).to.equal(undefined);
    const time = selects(part(element, 'time-setting'))[0]!;
    time.value = '5+3';
    time.dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expect(textOf(asked()!.labels[0]!)).to.equal('Blitz is played by');
    expect([...asked()!.options].map(textOf)).to.deep.equal([
      'the competition rules, with enough arbiters (B.2)',
      'its own rules (B.3)',
    ]);
    await choose(element, 'supervision', 'inadequate');
    await tick(element, 'approved');
    const read = heardFrom(element, 'table-form');
    await send(element);
    const wish = read.at(-1)?.wish;
    expect(wish?.do === 'read' && wish.choice).to.include({ supervision: 'inadequate' });
  });

  it('asks what the event says of agreed draws and points, and what casual play leaves open', async () => {
    const element = await make({ arbiter: false });
    expect(selects(element).map(({ id }) => id)).to.include.members(['draws']);
    expect(selects(element).map(({ id }) => id)).not.to.include('points');
    await choose(element, 'draws', 'after moves');
    const moves = input(element, '#draw-moves');
    moves.value = '0';
    moves.dispatchEvent(new Event('input', { bubbles: true }));
    await send(element);
    expect(errors(element)).to.deep.equal(['A whole number of moves, from 1 to 200.']);
    expect(focused(element)).to.equal('Moves by each player before a draw may be agreed');
    await expect(element).to.be.accessible();
    await tick(element, 'arbiter');
    expect([...selects(element).find(({ id }) => id === 'points')!.options].map(textOf)).to.deep.equal([
      '1, ½, 0',
      '3, 1, 0',
      '2, 1, 0',
      '3, 2, 1',
    ]);
    await choose(element, 'play', 'casual');
    expect(boxes(element)).to.include('A touched piece must be played');
    await choose(element, 'laws', 'FIDE 2005');
    expect(selects(element).map(({ id }) => id)).not.to.include('draws');
  });

  it('reads what was chosen, and begins the game with it from where the focus is then', async () => {
    const element = await make();
    const heard = heardFrom(element, 'table-form');
    input(element, '#name-white').value = ' Anna ';
    await tick(element, 'hearing-black', 'has-white', 'duty-white-adjourn', 'approved');
    await choose(element, 'role', 'white');
    input(element, '#late').focus();
    await sendKeys({ type: '15' });
    await send(element);
    const choice: TableChoice = {
      ...DEFAULT_TABLE_CHOICE,
      names: { white: 'Anna', black: '' },
      hearingImpaired: { white: false, black: true },
      assistants: { white: ['execute', 'announce', 'score', 'clock', 'tell', 'claim'] },
      minutesLate: 15,
      approved: true,
      role: 'white',
    };
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ do: 'read', choice }]);
    expect(parts(element, '.conditions li').map(textOf)).to.deep.equal([
      'Strict play.',
      'For example: Springer Gustav eins Felix drei.',
    ]);
    expect(focused(element)).to.equal('Begin the game');
    button(element, 'Begin the game').click();
    expect(heard.map(({ wish }) => wish)[1]).to.deep.equal({ do: 'begin', choice });
  });

  it('does not begin what was changed after it was read', async () => {
    const element = await make({ approved: true });
    await send(element);
    expect(labels(element)).to.include('Begin the game');
    await tick(element, 'special');
    expect(labels(element)).not.to.include('Begin the game');
  });

  it('cannot begin a strict game under an arbiter who has not approved', async () => {
    const element = await make();
    const heard = heardFrom(element, 'table-form');
    await send(element);
    expect(heard).to.deep.equal([]);
    expect(errors(element)).to.deep.equal([
      'In strict play the arbiter must have approved this program before the game begins. Ask the arbiter, then tick this.',
    ]);
    expect(focused(element)).to.equal('The arbiter has approved the use of this program');
    expect(input(element, '#approved').getAttribute('aria-describedby')).to.equal('approved-error');
    await tick(element, 'approved');
    expect(errors(element)).to.deep.equal([]);
  });

  it('needs no approval in casual play, or where no arbiter is', async () => {
    for (const change of [{ play: 'casual' }, { arbiter: false }] as const) {
      const element = await make(change);
      const heard = heardFrom(element, 'table-form');
      await send(element);
      expect(heard.map(({ wish }) => wish.do)).to.deep.equal(['read']);
    }
  });

  it('says that an assistant must be used against a hearing-impaired player (D.2.11)', async () => {
    const element = await make({ approved: true, hearingImpaired: { white: false, black: true } });
    await send(element);
    expect(errors(element)).to.deep.equal([
      'A visually disabled player meets a hearing-impaired one: then an assistant must be used (D.2.11).',
    ]);
    expect(focused(element)).to.equal('White has an assistant');
    await tick(element, 'has-white');
    expect(errors(element)).to.deep.equal([]);
  });

  it('offers only what the Laws let an assistant do, with its article', async () => {
    const element = await make();
    await tick(element, 'has-black');
    const offered = (): readonly string[] => boxes(element).filter((label) => label.endsWith(')'));
    expect(offered()).to.deep.equal([
      'Makes the moves on the opponent’s board (D.2.11)',
      'Calls the moves of both players (D.2.11)',
      'Keeps the score (8.1.6)',
      'Presses the clock (6.2.6)',
      'Moves the player’s pieces, where he cannot (4.9)',
    ]);
    await choose(element, 'laws', 'FIDE 2009');
    expect(offered()).to.deep.equal([
      'Makes the moves on the opponent’s board (E2.10)',
      'Calls the moves of both players (E2.10)',
      'Keeps the score (8.1)',
      'Presses the clock (6.7d)',
    ]);
  });

  it('says how late one may come by these Laws, and what is no number', async () => {
    const element = await make({ approved: true });
    expect(textOf(part(element, '#late-hint'))).to.equal('In minutes. Empty: as these Laws have it, 0 (6.7.1).');
    await choose(element, 'laws', 'FIDE 2018');
    expect(textOf(part(element, '#late-hint'))).to.equal(
      'Empty: these Laws leave it to the event (6.7.1), and nobody loses by coming late.',
    );
    input(element, '#late').focus();
    await sendKeys({ type: 'ten' });
    await send(element);
    expect(errors(element)).to.deep.equal(['A whole number of minutes from 0 to 1440, or nothing.']);
    expect(focused(element)).to.equal('How late a player may come');
  });

  it('takes what was wrong away while it is mended, so that nothing slips from under a pointer when the field is left', async () => {
    const element = await make({ approved: true });
    input(element, '#late').focus();
    await sendKeys({ type: 'ten' });
    await send(element);
    for (const _ of 'ten') await sendKeys({ press: 'Backspace' });
    await sendKeys({ type: '10' });
    expect(focused(element)).to.equal('How late a player may come');
    expect(errors(element)).to.deep.equal([]);
  });

  it('asks of a clock only where there is one', async () => {
    const element = await make({ approved: true });
    const heard = heardFrom(element, 'table-form');
    await tick(element, 'timed');
    expect(boxes(element)).not.to.include('A clock that speaks or can be felt is used');
    expect(parts(element, '#late')).to.deep.equal([]);
    expect(getComputedStyle(part(element, 'time-setting')).display).to.equal('none');
    await send(element);
    expect(heard.map(({ wish }) => wish.do)).to.deep.equal(['read']);
  });
});

describe('<table-conditions>', () => {
  it('has them folded away, in sight that the engine is locked, and reads them', async () => {
    const element = await fixture<TableConditions>(html`<table-conditions .lines=${LINES} locked></table-conditions>`);
    const heard = heardFrom(element, 'conditions-wanted');
    expect(textOf(part(element, '.locked'))).to.equal('Engine and hints are locked in this game.');
    expect(part(element, 'details').hasAttribute('open')).to.equal(false);
    expect(parts(element, '[lang="de"]').map(textOf)).to.deep.equal(['Springer Gustav eins Felix drei.']);
    button(element, 'Read the conditions').click();
    expect(heard).to.have.length(1);
    await expect(element).to.be.accessible();
  });

  it('says nothing of a lock in casual play', async () => {
    const element = await fixture<TableConditions>(html`<table-conditions .lines=${LINES}></table-conditions>`);
    expect(parts(element, '.locked')).to.deep.equal([]);
  });
});
