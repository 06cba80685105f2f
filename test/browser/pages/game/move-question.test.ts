/** The moves that a line can mean, to choose from; and saving the game. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/pages/game/move-question.js';
import type { AskedMove, MoveQuestion } from '../../../../src/pages/game/move-question.js';
import { LINGERS_FOR } from '../../../../components/dom/lingering.js';
import { button, focused, heardFrom, labels, part, parts } from '../../../components/element-fixture.js';

const QUEEN: AskedMove = { text: 'Dame Eva eins Eva fünf', lang: 'de', move: { from: 'e1', to: 'e5' } };
const PAWN: AskedMove = { text: 'pawn d4 takes e5', lang: 'en', move: { from: 'd4', to: 'e5' } };

const asking = (moves: readonly AskedMove[]): Promise<MoveQuestion> =>
  fixture<MoveQuestion>(html`<move-question .moves=${moves}></move-question>`);

describe('move-question', () => {
  it('is empty where nothing is asked', async () => {
    const element = await asking([]);
    expect(labels(element)).to.deep.equal([]);
    expect(parts(element, '[role="group"]')).to.have.lengthOf(0);
  });

  it('asks which move, by its number and in its language, or none', async () => {
    const element = await asking([PAWN, QUEEN]);
    expect(part(element, '[role="group"]').getAttribute('aria-label')).to.equal('Which move?');
    expect(labels(element)).to.deep.equal(['None of these', '1: pawn d4 takes e5', '2: Dame Eva eins Eva fünf']);
    expect(parts(element, 'button span').map((span) => span.lang)).to.deep.equal(['en', 'de']);
    const meant = heardFrom(element, 'move-meant');
    button(element, '2: Dame Eva eins Eva fünf').click();
    button(element, 'None of these').click();
    expect(meant.map(({ move }) => move)).to.deep.equal([QUEEN.move, undefined]);
    await expect(element).to.be.accessible();
  });

  it('asks of one move whether it is meant', async () => {
    const element = await asking([QUEEN]);
    expect(part(element, '[role="group"]').getAttribute('aria-label')).to.equal('Make this move?');
    expect(labels(element)).to.deep.equal(['No', 'Yes: Dame Eva eins Eva fünf']);
    const meant = heardFrom(element, 'move-meant');
    button(element, 'Yes: Dame Eva eins Eva fünf').click();
    button(element, 'No').click();
    expect(meant.map(({ move }) => move)).to.deep.equal([QUEEN.move, undefined]);
    await expect(element).to.be.accessible();
  });

  it('announces nothing itself', async () => {
    const element = await asking([QUEEN]);
    expect(parts(element, '[aria-live], [role="alert"], [role="status"]')).to.have.lengthOf(0);
  });

  it('keeps the focus while the question changes, and gives it to the entry when it was answered otherwise', async () => {
    const element = await asking([PAWN, QUEEN]);
    const commands = heardFrom(element, 'command-given');
    button(element, '2: Dame Eva eins Eva fünf').focus();
    element.moves = [QUEEN];
    await element.updateComplete;
    expect(focused(element)).to.equal('No');
    expect(commands).to.deep.equal([]);
    element.moves = [];
    await element.updateComplete;
    expect(commands.map(({ command }) => command)).to.deep.equal(['move-entry']);
  });

  it('tells nothing while it only lingers, and is gone after', async () => {
    const element = await asking([QUEEN]);
    const meant = heardFrom(element, 'move-meant');
    element.moves = [];
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['No', 'Yes: Dame Eva eins Eva fünf']);
    parts(element, 'button').forEach((one) => one.click());
    expect(meant).to.deep.equal([]);
    await new Promise((resolve) => setTimeout(resolve, LINGERS_FOR + 50));
    expect(labels(element)).to.deep.equal([]);
  });
});
