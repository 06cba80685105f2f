import { expect, fixture, html } from '@open-wc/testing';
import type { SettingSwitch } from '../../../../src/pages/settings/setting-switch.js';
import '../../../../src/pages/settings/setting-switch.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import { heardFrom, input, textOf } from '../../../components/element-fixture.js';

const make = (setting: SettingSwitch['setting'], label: string) =>
  fixture<SettingSwitch>(html`<setting-switch .setting=${setting} label=${label}></setting-switch>`);

describe('setting-switch', () => {
  it('is a box under its name, and passes axe', async () => {
    const element = await make('sound', 'Sound');
    await expect(element).to.be.accessible();
    expect(textOf(input(element, '[type="checkbox"]').labels![0]!)).to.equal('Sound');
  });

  it('shows how its own setting stands', async () => {
    const element = await make('letterKeys', 'Letters');
    expect(input(element, 'input').checked).to.equal(true);
    element.settings = { ...DEFAULT_SETTINGS, letterKeys: false };
    await element.updateComplete;
    expect(input(element, 'input').checked).to.equal(false);
  });

  it('tells each change, also by Space', async () => {
    const element = await make('letterKeys', 'Letters');
    const heard = heardFrom(element, 'setting-changed');
    input(element, 'input').click();
    input(element, 'input').focus();
    await press('Space');
    expect(heard.map(({ change }) => change)).to.deep.equal([{ letterKeys: false }, { letterKeys: true }]);
  });
});
