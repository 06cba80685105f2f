import { expect, fixture, html } from '@open-wc/testing';
import type { DetailSettings } from '../../../../src/pages/settings/detail-settings.js';
import '../../../../src/pages/settings/detail-settings.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<DetailSettings>(
    html`<detail-settings
      .settings=${{ ...DEFAULT_SETTINGS, ...change }}
      .sample=${(style: string) => ({ text: `sample ${style}`, lang: style === 'fide' ? 'de' : 'en' })}
    ></detail-settings>`,
  );

const chosen = (element: DetailSettings): readonly string[] =>
  inputs(element, 'input:checked').map((one) => textOf(one.labels?.[0] ?? one));

describe('detail-settings', () => {
  it('passes axe', async () => {
    await expect(await make()).to.be.accessible();
  });

  it('asks each question in a group of its own', async () => {
    const element = await make();
    const groups = parts(element, '[role="radiogroup"]').map((group) =>
      textOf(part(element, `#${group.getAttribute('aria-labelledby') ?? ''}`)),
    );
    expect(groups).to.deep.equal([
      'How are squares named?',
      'How much of a move is said?',
      'My moves',
      "My opponent's moves",
      'Squares',
      'Checks and captures',
      'Clock',
      'What is said again when a key has cut it off?',
      'How fast does my screen reader speak?',
      'The German call through a screen reader',
    ]);
  });

  it('has everything as it is at first', async () => {
    expect(chosen(await make())).to.deep.equal([
      'Plain words: sample plain',
      'The usual way for this style',
      'Normal',
      'Normal',
      'Normal',
      'Normal',
      'Normal',
      'Say the colour of a piece',
      'Say my own moves',
      'Moves, ends, offers, flags and rulings',
      'At the usual speed',
      'As it is written',
    ]);
  });

  it('marks a German sample as German', async () => {
    const element = await make();
    expect(part(element, 'label span').lang).to.equal('de');
  });

  it('tells what is chosen, and leaves the rest of the detail as it was', async () => {
    const detail = { ...DEFAULT_DETAIL, mover: true };
    const element = await make({ detail });
    const heard = heardFrom(element, 'setting-changed');
    input(element, 'input[name="squares"][value="nato"]').click();
    input(element, 'input[name="length"][value="short"]').click();
    input(element, 'input[name="detail-ownMoves"][value="brief"]').click();
    input(element, 'input[name="echo"]').click();
    input(element, 'input[name="repetition"][value="game and clock"]').click();
    input(element, 'input[name="pace"][value="fast"]').click();
    input(element, 'input[name="german"][value="respelt"]').click();
    expect(heard.map(({ change }) => change)).to.deep.equal([
      { squareStyle: 'nato' },
      { callLength: 'short' },
      { detail: { ...detail, ownMoves: 'brief' } },
      { detail: { ...detail, echo: false } },
      { repetition: 'game and clock' },
      { readerPace: 'fast' },
      { germanCall: 'respelt' },
    ]);
  });

  it('asks for the German call to be heard', async () => {
    const element = await make();
    const heard = heardFrom(element, 'german-sample-wanted');
    button(element, 'Hear the German call').click();
    expect(heard).to.have.length(1);
  });

  it('is gone through by keys: one stop a group, arrows inside', async () => {
    const element = await make();
    input(element, 'input[name="length"]:checked').focus();
    await press('ArrowDown');
    expect(focused(element)).to.equal('Both squares');
    await press('Tab');
    expect(focused(element)).to.equal('Normal');
  });
});
