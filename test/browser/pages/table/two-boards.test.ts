import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/pages/table/boards/two-boards.js';
import type { TwoBoards } from '../../../../src/pages/table/boards/two-boards.js';
import { startPosition } from '../../../../src/laws/board/board.js';
import { button, heardFrom, labels, part, textOf } from '../../../components/element-fixture.js';

const program = startPosition().pieces();

async function boards(more: Partial<TwoBoards> = {}): Promise<TwoBoards> {
  const element = await fixture<TwoBoards>(html`<two-boards></two-boards>`);
  Object.assign(element, more);
  await element.updateComplete;
  return element;
}

describe('<two-boards>', () => {
  it('offers nothing but what may be done here', async () => {
    expect(labels(await boards())).to.deep.equal([]);
    expect(labels(await boards({ reads: ['black'] }))).to.deep.equal(['Read Black’s board']);
    expect(labels(await boards({ comparedBy: 'arbiter', reads: ['white', 'black'] }))).to.deep.equal([
      ...['Compare the boards', 'Read White’s board', 'Read Black’s board'],
    ]);
  });

  it('leaves no room for what may not be done here', async () => {
    const element = await boards({ reads: ['black'] });
    expect(part(element, '.row').getBoundingClientRect().height).to.equal(0);
    const compares = await boards({ comparedBy: 'arbiter' });
    expect(part(compares, '.row').getBoundingClientRect().height).to.be.at.least(44);
  });

  it('has the boards compared, and put right, by whoever is here', async () => {
    const element = await boards({
      comparedBy: 'arbiter',
      mends: [
        { of: 'white', by: 'arbiter' },
        { of: 'black', by: 'black' },
      ],
    });
    const heard = heardFrom(element, 'table-act');
    button(element, 'Compare the boards').click();
    button(element, 'Put White’s board right').click();
    button(element, 'Put my board right (Black)').click();
    expect(heard.map(({ act }) => act)).to.deep.equal([
      { type: 'compare boards', by: 'arbiter' },
      { type: 'mend board', by: 'arbiter', of: 'white' },
      { type: 'mend board', by: 'black', of: 'black' },
    ]);
  });

  it('reads a board rank by rank, and has no rank beyond the edge', async () => {
    const element = await boards({ reads: ['white', 'black'] });
    const heard = heardFrom(element, 'boards-wish');
    button(element, 'Read White’s board').click();
    element.reading = { of: 'white', text: 'Rank 1: empty.', first: true, last: false };
    await element.updateComplete;
    expect(textOf(part(element, '.reading'))).to.equal('Rank 1: empty.');
    button(element, 'Next rank').click();
    expect(button(element, 'Rank before').ariaDisabled).to.equal('true');
    button(element, 'Rank before').click();
    expect(heard.map(({ wish }) => wish)).to.deep.equal([
      { do: 'read', of: 'white', step: 'begin' },
      { do: 'read', of: 'white', step: 'next' },
    ]);
    await expect(element).to.be.accessible();
  });

  it('compares with what was entered, once something was', async () => {
    const element = await boards({ comparedBy: 'arbiter', enters: [{ of: 'white', program }] });
    const heard = heardFrom(element, 'boards-wish');
    const compare = button(element, 'Compare with what was entered');
    expect(compare.ariaDisabled).to.equal('true');
    expect(compare.getAttribute('aria-describedby')).to.equal('nothing-entered');
    compare.click();
    expect(heard).to.deep.equal([]);
    element.enters = [{ of: 'white', program, entered: [] }];
    await element.updateComplete;
    compare.click();
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ do: 'compare entered' }]);
    part(element, 'summary').click();
    await element.updateComplete;
    await expect(element).to.be.accessible();
  });

  it('has nothing that is announced by itself', async () => {
    const element = await boards({ reads: ['white'], enters: [{ of: 'white', program }] });
    expect(element.shadowRoot?.querySelector('[aria-live], [role="status"], [role="alert"]')).to.equal(null);
  });
});
