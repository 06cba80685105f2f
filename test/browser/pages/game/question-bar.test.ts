import { expect, fixture, html } from '@open-wc/testing';
import type { QuestionBar } from '../../../../src/pages/game/question-bar.js';
import '../../../../src/pages/game/question-bar.js';
import { NOTHING_TO_DO, type WhenView } from '../../../../src/commands/when.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, labels } from '../../../components/element-fixture.js';

const make = (muted = false, change: Partial<WhenView> = {}) =>
  fixture<QuestionBar>(html`<question-bar .state=${{ ...NOTHING_TO_DO, muted, ...change }}></question-bar>`);

const LABELS = [
  'Last move',
  'Last capture',
  'Piece lists',
  'Whole position',
  'Say again',
  'Back in the game',
  'Forward in the game',
  'Actions menu',
  'Turn board',
  'Mute all sound',
  'Keys',
];

describe('question-bar', () => {
  describe('accessibility', () => {
    it('passes axe, with sound and muted', async () => {
      await expect(await make()).to.be.accessible();
      await expect(await make(true)).to.be.accessible();
    });

    it('has a native button for each, large enough for a finger (WCAG 2.5.8)', async () => {
      const bar = await make();
      expect(labels(bar)).to.deep.equal(LABELS);
      for (const label of LABELS) expect(button(bar, label).getBoundingClientRect().height).to.be.at.least(44);
    });
  });

  describe('properties', () => {
    it('leads to the menu of acts only where a player sits', async () => {
      const bar = await make(false, { plays: false });
      expect(labels(bar)).to.deep.equal(LABELS.filter((label) => label !== 'Actions menu'));
    });

    it('shows whether the sound is muted', async () => {
      const bar = await make();
      expect(button(bar, 'Mute all sound').getAttribute('aria-pressed')).to.equal('false');
      bar.state = { ...NOTHING_TO_DO, muted: true };
      await bar.updateComplete;
      expect(button(bar, 'Mute all sound').getAttribute('aria-pressed')).to.equal('true');
      expect(button(bar, 'Keys').hasAttribute('aria-pressed')).to.equal(false);
    });
  });

  describe('events', () => {
    it('asks what its keys ask', async () => {
      const bar = await make();
      const commands = heardFrom(bar, 'command-given');
      for (const label of LABELS) button(bar, label).click();
      expect(commands.map(({ command }) => command)).to.deep.equal([
        'last-move',
        'last-capture',
        'piece-lists',
        'position',
        'repeat',
        'back',
        'forward',
        'act-menu',
        'turn-board',
        'mute',
        'keys',
      ]);
    });
  });

  describe('with a clock', () => {
    it('asks for both clocks, or for one', async () => {
      const bar = await make(false, { clock: 'running' });
      await expect(bar).to.be.accessible();
      const commands = heardFrom(bar, 'command-given');
      for (const label of ['Both clocks', 'My clock', 'Opponent’s clock']) button(bar, label).click();
      expect(commands.map(({ command }) => command)).to.deep.equal(['both-clocks', 'my-clock', 'opponents-clock']);
      expect(labels(bar).filter((label) => !LABELS.includes(label))).to.have.length(3);
    });
  });

  describe('keyboard', () => {
    it('goes by Tab from button to button and keeps the focus where it was pressed', async () => {
      const bar = await make();
      const given = heardFrom(bar, 'command-given');
      button(bar, 'Last move').focus();
      await press('Tab', 'Enter', 'Space');
      expect(given.map(({ command }) => command)).to.deep.equal(['last-capture', 'last-capture']);
      bar.state = { ...NOTHING_TO_DO, muted: true };
      await bar.updateComplete;
      expect(focused(bar)).to.equal('Last capture');
    });
  });
});
