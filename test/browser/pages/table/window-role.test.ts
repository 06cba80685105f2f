import { expect, fixture, html } from '@open-wc/testing';
import type { WindowRoleChoice } from '../../../../src/pages/table/window-role.js';
import '../../../../src/pages/table/window-role.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import { addressFor } from '../../../../src/storage/window-role.js';
import { heardFrom, parts, selects, textOf } from '../../../components/element-fixture.js';

const addressOf = (role: WindowRole): string => addressFor(role, { pathname: '/' });
const make = (whose: WindowRole) =>
  fixture<WindowRoleChoice>(html`<window-role .whose=${whose} .addressOf=${addressOf}></window-role>`);

describe('window-role', () => {
  it('says whose window it is, and tells when it is for somebody else', async () => {
    const element = await make('black');
    const [select] = selects(element);
    expect(select?.value).to.equal('black');
    expect(select?.labels[0] && textOf(select.labels[0])).to.equal('This window is for');
    const heard = heardFrom(element, 'window-role-chosen');
    if (select) select.value = 'assistant of black';
    select?.dispatchEvent(new Event('change'));
    expect(heard.map(({ role }) => role)).to.deep.equal(['assistant of black']);
    await expect(element).to.be.accessible();
  });

  it('draws no option as chosen: a screen reader would go to the list', async () => {
    const element = await make('arbiter');
    const [select] = selects(element);
    expect(select?.querySelector('option[selected]')).to.equal(null);
    element.whose = 'white';
    await element.updateComplete;
    expect(select?.value).to.equal('white');
  });

  it('leads to windows for the others', async () => {
    const element = await make('white');
    expect(parts(element, 'a').map((link) => [textOf(link), link.getAttribute('href')])).to.deep.equal([
      ['Black', '/?role=black'],
      ['White’s assistant', '/?role=assistant+of+white'],
      ['Black’s assistant', '/?role=assistant+of+black'],
      ['The arbiter', '/?role=arbiter'],
      ['Onlookers', '/?role=onlooker'],
    ]);
  });

  it('leads to no window for whoever does not come to this game', async () => {
    const element = await make('white');
    element.absent = ['assistant of black', 'arbiter'];
    await element.updateComplete;
    expect(parts(element, 'a').map(textOf)).to.deep.equal(['Black', 'White’s assistant', 'Onlookers']);
  });
});
