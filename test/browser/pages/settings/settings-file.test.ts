import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { SettingsFile } from '../../../../src/pages/settings/settings-file.js';
import '../../../../src/pages/settings/settings-file.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const make = () => fixture<SettingsFile>(html`<settings-file></settings-file>`);

async function asked() {
  const element = await make();
  button(element, 'Reset all settings …').click();
  await waitUntil(() => labels(element).includes('No, keep them'));
  await element.updateComplete;
  const wishes = heardFrom(element, 'settings-file');
  return { element, wishes };
}

describe('settings-file', () => {
  it('passes axe, also while it asks', async () => {
    await expect(await make()).to.be.accessible();
    const { element } = await asked();
    await expect(element).to.be.accessible();
  });

  it('saves at a press', async () => {
    const element = await make();
    const wishes = heardFrom(element, 'settings-file');
    button(element, 'Save the settings as a file').click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([{ type: 'export' }]);
  });

  it('gives the file that was chosen, and the same one again', async () => {
    const element = await make();
    const wishes = heardFrom(element, 'settings-file');
    const choose = (): void => {
      const files = new DataTransfer();
      files.items.add(new File(['{}'], 'settings.json', { type: 'application/json' }));
      input(element, '#file').files = files.files;
      input(element, '#file').dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose();
    choose();
    const texts = await Promise.all(
      wishes.map(({ wish }) => (wish.type === 'import' ? wish.file.text() : Promise.resolve(wish.type))),
    );
    expect(texts).to.deep.equal(['{}', '{}']);
  });

  it('asks before it resets, with the focus on No', async () => {
    const { element, wishes } = await asked();
    expect(textOf(part(element, '#question'))).to.equal('Reset all settings to their defaults?');
    expect(focused(element)).to.equal('No, keep them');
    expect(wishes).to.deep.equal([]);
  });

  it('resets after Yes, and the focus is back', async () => {
    const { element, wishes } = await asked();
    button(element, 'Yes, reset').click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([{ type: 'reset' }]);
    expect(focused(element)).to.equal('Reset all settings …');
    await waitUntil(() => parts(element, '#question').length === 0);
  });

  it('leaves everything after No and after Escape', async () => {
    for (const leave of ['Enter', 'Escape']) {
      const { element, wishes } = await asked();
      await press(leave);
      expect(wishes).to.deep.equal([]);
      expect(focused(element)).to.equal('Reset all settings …');
    }
  });
});
