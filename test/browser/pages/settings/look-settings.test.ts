import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { LookSettings } from '../../../../src/pages/settings/look/look-settings.js';
import '../../../../src/pages/settings/look/look-settings.js';
import { DEFAULT_LOOK_CHOICE } from '../../../../src/storage/settings/look-choice.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import { heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<LookSettings>(html`<look-settings .settings=${{ ...DEFAULT_SETTINGS, ...change }}></look-settings>`);

const checked = (element: LookSettings, name: string): readonly string[] =>
  inputs(element, `input[name="${name}"]:checked`).map((one) => textOf(one.labels?.[0] ?? one));

const choices = (element: LookSettings, title: string): readonly string[] =>
  parts(element, `[aria-labelledby="${title}"] label`).map(textOf);

describe('look-settings', () => {
  it('passes axe', async () => {
    await expect(await make({ look: { squares: 'own' } })).to.be.accessible();
  });

  it('is a group of radio buttons for each thing that is one of several, and a box each for the cross and the large square', async () => {
    const element = await make();
    expect(parts(element, 'legend').map(textOf)).to.deep.equal([
      'Theme',
      'Pieces',
      'Colours of the squares',
      'Size of the pieces',
      'Size of the letters and digits beside the board',
      'Frame around the square of the cursor',
    ]);
    expect(choices(element, 'theme')).to.deep.equal([
      'Same as the system',
      'Light',
      'Dark',
      'High contrast',
      'Yellow on black',
    ]);
    expect(choices(element, 'pieces')).to.deep.equal([
      'Usual',
      'Bold and simple',
      'On pegs, as on tactile boards; Black’s have a point on top',
    ]);
    expect(choices(element, 'squares')).to.deep.equal([
      'Those of the theme',
      'Blue-grey',
      'Brown',
      'Green',
      'White and grey',
      'Your own',
    ]);
    expect(choices(element, 'piece-size')).to.deep.equal(['Usual', 'Large']);
    expect(choices(element, 'coordinates')).to.deep.equal(['Usual', 'Large', 'Very large']);
    expect(choices(element, 'cursor')).to.deep.equal(['Usual', 'Thick']);
    expect(textOf(input(element, '[name="cross"]').labels![0]!)).to.equal(
      'Yellow cross along rank and file of the cursor',
    );
    expect(textOf(input(element, '[name="squareHere"]').labels![0]!)).to.equal(
      'Square of the cursor in large print beside the board',
    );
  });

  it('shows what is chosen', async () => {
    const element = await make();
    expect(checked(element, 'theme')).to.deep.equal(['Same as the system']);
    expect(checked(element, 'pieces')).to.deep.equal(['Usual']);
    expect(input(element, '[name="cross"]').checked).to.equal(false);
    element.settings = {
      ...DEFAULT_SETTINGS,
      theme: 'high contrast',
      look: { pieces: 'bold', squares: 'green', coordinates: 'large', cursor: 'thick', cross: true },
    };
    await element.updateComplete;
    expect(
      ['theme', 'pieces', 'squares', 'coordinates', 'cursor', 'piece-size'].flatMap((name) => checked(element, name)),
    ).to.deep.equal(['High contrast', 'Bold and simple', 'Green', 'Large', 'Thick', 'Usual']);
    expect(input(element, '[name="cross"]').checked).to.equal(true);
  });

  it('tells each change of the theme', async () => {
    const element = await make();
    const heard = heardFrom(element, 'setting-changed');
    const values = ['light', 'dark', 'high contrast', 'yellow on black', 'system'];
    for (const value of values) input(element, `input[name="theme"][value="${value}"]`).click();
    expect(heard.map(({ change }) => change)).to.deep.equal(values.map((theme) => ({ theme })));
  });

  it('tells each change of the look, with all that was chosen before', async () => {
    const kept = { ...DEFAULT_LOOK_CHOICE, pieces: 'bold' } as const;
    const element = await make({ look: kept });
    const heard = heardFrom(element, 'setting-changed');
    for (const [name, value] of [
      ['pieces', 'pegged'],
      ['squares', 'brown'],
      ['piece-size', 'large'],
      ['coordinates', 'very large'],
      ['cursor', 'thick'],
    ] as const) {
      input(element, `input[name="${name}"][value="${value}"]`).click();
    }
    input(element, '[name="cross"]').click();
    input(element, '[name="squareHere"]').click();
    expect(heard.map(({ change }) => change)).to.deep.equal([
      { look: { ...kept, pieces: 'pegged' } },
      { look: { ...kept, squares: 'brown' } },
      { look: { ...kept, pieceSize: 'large' } },
      { look: { ...kept, coordinates: 'very large' } },
      { look: { ...kept, cursor: 'thick' } },
      { look: { ...kept, cross: true } },
      { look: { ...kept, squareHere: true } },
    ]);
  });

  it('says the contrast of the squares that are chosen', async () => {
    const element = await make({ theme: 'light' });
    const text = (): string => textOf(part(element, '.contrast'));
    // By the definition of WCAG: #f3efe3 to #6d8ea3 is 3.02, #14181b to it 5.14; white to #6a6a6a is 5.41, #14181b to it 3.30.
    expect(text()).to.equal('Light and dark squares: 3.0 to 1; pieces on them at least 5.1 to 1.');
    element.settings = { ...DEFAULT_SETTINGS, look: { squares: 'white and grey' } };
    await element.updateComplete;
    expect(text()).to.equal('Light and dark squares: 5.4 to 1; pieces on them at least 3.3 to 1.');
  });

  it('says that of the theme, as it follows the system', async () => {
    const element = await make();
    const text = (): string => textOf(part(element, '.contrast'));
    const light = text();
    await emulateMedia({ colorScheme: 'dark' });
    element.requestUpdate();
    await element.updateComplete;
    expect(text()).not.to.equal(light);
    await emulateMedia({ colorScheme: 'light' });
  });

  it('has fields for own colours where these are chosen', async () => {
    expect(parts(await make(), 'own-squares')).to.deep.equal([]);
    expect(parts(await make({ look: { squares: 'own' } }), 'own-squares')).to.have.lengthOf(1);
  });

  it('draws a board as it is chosen, for the eye alone', async () => {
    const board = part(await make(), 'chess-board');
    expect([board.inert, board.ariaHidden]).to.deep.equal([true, 'true']);
  });

  it('chooses by arrows', async () => {
    const element = await make();
    const heard = heardFrom(element, 'setting-changed');
    input(element, 'input[name="theme"]:checked').focus();
    await press('ArrowDown');
    expect(heard.map(({ change }) => change)).to.deep.equal([{ theme: 'light' }]);
  });
});
