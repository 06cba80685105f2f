import { expect, fixture, html } from '@open-wc/testing';
import type { OwnSquares } from '../../../../src/pages/settings/look/own-squares.js';
import '../../../../src/pages/settings/look/own-squares.js';
import { DEFAULT_LOOK_CHOICE } from '../../../../src/storage/settings/look-choice.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
import { button, focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const OWN = { light: '#ffffff', dark: '#808080' };
const LOOK = { ...DEFAULT_LOOK_CHOICE, squares: 'own', own: OWN } as const;

async function make() {
  const element = await fixture<OwnSquares>(
    html`<own-squares .settings=${{ ...DEFAULT_SETTINGS, look: LOOK }}></own-squares>`,
  );
  const choose = async (name: string, color: string): Promise<void> => {
    const field = input(element, `[name="${name}"]`);
    field.value = color;
    field.dispatchEvent(new Event('change'));
    await element.updateComplete;
  };
  return {
    element,
    choose,
    changes: heardFrom(element, 'setting-changed'),
    told: heardFrom(element, 'settings-told'),
  };
}

const REASON =
  'On #402020 pieces would have a contrast of 1.2 to 1; at least 3 to 1 is needed. The nearest colour that works is #765f5f.';

describe('own-squares', () => {
  it('passes axe, also where a colour is refused', async () => {
    const { element, choose } = await make();
    await expect(element).to.be.accessible();
    await choose('dark', '#402020');
    await expect(element).to.be.accessible();
  });

  it('has a field for each kind of square, with what is chosen', async () => {
    const { element } = await make();
    expect(parts(element, 'label').map(textOf)).to.deep.equal(['Light squares', 'Dark squares']);
    expect(inputs(element, 'input').map(({ value }) => value)).to.deep.equal(['#ffffff', '#808080']);
  });

  it('takes a colour on which pieces can be told, and leaves the rest of the look', async () => {
    const { choose, changes, told } = await make();
    await choose('dark', '#5f8a70');
    await choose('light', '#eeeeee');
    expect(changes.map(({ change }) => change)).to.deep.equal([
      { look: { ...LOOK, own: { ...OWN, dark: '#5f8a70' } } },
      { look: { ...LOOK, own: { ...OWN, light: '#eeeeee' } } },
    ]);
    expect(told).to.deep.equal([]);
  });

  it('takes none on which they cannot: says why, shows what is chosen still, and offers the nearest', async () => {
    const { element, choose, changes, told } = await make();
    await choose('dark', '#402020');
    expect(changes).to.deep.equal([]);
    expect(told.map(({ text }) => text)).to.deep.equal([REASON]);
    expect(textOf(part(element, '#reason'))).to.equal(REASON);
    expect(input(element, '[name="dark"]').value).to.equal('#808080');
    expect(input(element, '[name="dark"]').getAttribute('aria-describedby')).to.equal('reason');
    expect(input(element, '[name="light"]').hasAttribute('aria-describedby')).to.equal(false);
  });

  it('takes what it offers, by a button, from which the focus goes to the field', async () => {
    const { element, choose, changes } = await make();
    await choose('dark', '#402020');
    button(element, 'Take #765f5f').focus();
    button(element, 'Take #765f5f').click();
    await element.updateComplete;
    expect(changes.map(({ change }) => change)).to.deep.equal([
      { look: { ...LOOK, own: { ...OWN, dark: '#765f5f' } } },
    ]);
    expect(parts(element, '#reason, button')).to.deep.equal([]);
    expect(focused(element)).to.equal('Dark squares');
  });
});
