import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { LINGERS_FOR } from '../../../../components/dom/lingering.js';
import type { PlayersSteps, TableSteps } from '../../../../src/pages/table/table-steps.js';
import '../../../../src/pages/table/table-steps.js';
import type { CalledMove } from '../../../../src/laws/acts/move.js';
import type { TableStep } from '../../../../src/questions/table-steps.js';
import { button, focused, heardFrom, labels, textOf } from '../../../components/element-fixture.js';

const NF3: CalledMove = { from: 'g1', to: 'f3', piece: 'knight' };
const REPEAT: TableStep = {
  do: 'repeat',
  move: NF3,
  of: 'white',
  act: { type: 'repeat', by: 'black', move: { from: 'g1', to: 'f3' }, piece: 'knight' },
};
const EXECUTE: TableStep = {
  do: 'execute',
  move: NF3,
  of: 'white',
  act: { type: 'execute', by: 'black', on: 'black', move: { from: 'g1', to: 'f3' } },
};

const callText = () => ({ text: 'Springer Gustav eins Felix drei', lang: 'de' });
const make = (players: readonly PlayersSteps[]) =>
  fixture<TableSteps>(html`<table-steps .players=${players} .callText=${callText}></table-steps>`);

describe('table-steps', () => {
  it('has a button for each step, the call in its own language', async () => {
    const steps = await make([{ player: 'black', steps: [REPEAT, EXECUTE] }]);
    expect(labels(steps)).to.deep.equal([
      'Repeat: Springer Gustav eins Felix drei',
      'Make it on my board: Springer Gustav eins Felix drei',
    ]);
    const repeat = button(steps, 'Repeat: Springer Gustav eins Felix drei');
    expect(repeat.querySelector('span[lang]')?.getAttribute('lang')).to.equal('de');
    expect(repeat.getBoundingClientRect().height).to.be.at.least(44);
    await expect(steps).to.be.accessible();
  });

  it('tells the act of the button that was pressed', async () => {
    const steps = await make([{ player: 'black', steps: [REPEAT, EXECUTE] }]);
    const heard = heardFrom(steps, 'table-act');
    button(steps, 'Make it on my board: Springer Gustav eins Felix drei').click();
    expect(heard.map(({ act }) => act)).to.deep.equal([EXECUTE.act]);
  });

  it('keeps the focus where the next step comes, and at last on what is left to read', async () => {
    const steps = await make([{ player: 'black', steps: [REPEAT, EXECUTE] }]);
    button(steps, 'Repeat: Springer Gustav eins Felix drei').focus();
    const execute = button(steps, 'Make it on my board: Springer Gustav eins Felix drei');
    steps.players = [{ player: 'black', steps: [EXECUTE] }];
    await steps.updateComplete;
    // Not the same button with other words: a screen reader would not say them.
    expect(steps.shadowRoot?.activeElement).to.equal(execute);
    expect(focused(steps)).to.equal('Make it on my board: Springer Gustav eins Felix drei');
    // What is done stands there for a moment, or the screen reader says nothing of the next; it is not done again.
    const heard = heardFrom(steps, 'table-act');
    button(steps, 'Repeat: Springer Gustav eins Felix drei').click();
    await aTimeout(LINGERS_FOR + 50);
    expect(heard).to.deep.equal([]);
    expect(labels(steps)).to.deep.equal(['Make it on my board: Springer Gustav eins Felix drei']);
    steps.players = [{ player: 'black', steps: [] }];
    await steps.updateComplete;
    expect(focused(steps)).to.equal('Nothing is to be called, repeated or executed now.');
    await expect(steps).to.be.accessible();
  });

  it('names the player where both sit here', async () => {
    const steps = await make([
      { player: 'white', steps: [] },
      { player: 'black', steps: [REPEAT] },
    ]);
    expect([...(steps.shadowRoot?.querySelectorAll('h4') ?? [])].map(textOf)).to.deep.equal(['Black']);
    const group = button(steps, 'Repeat: Springer Gustav eins Felix drei').closest('[role="group"]');
    expect(group?.getAttribute('aria-labelledby')).to.equal('black');
  });
});
