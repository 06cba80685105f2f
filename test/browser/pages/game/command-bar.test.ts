import { expect, fixture, html } from '@open-wc/testing';
import type { CommandBar, SteadyBar } from '../../../../src/pages/game/command-bar.js';
import '../../../../src/pages/game/command-bar.js';
import { NOTHING_TO_DO, type WhenView } from '../../../../src/commands/when.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, labels, parts } from '../../../components/element-fixture.js';

const make = (bar: SteadyBar = 'questions', change: Partial<WhenView> = {}) =>
  fixture<CommandBar>(
    html`<command-bar .bar=${bar} .state=${{ ...NOTHING_TO_DO, muted: false, ...change }}></command-bar>`,
  );

const LABELS = {
  questions: ['Last move', 'Last capture', 'Piece lists', 'Whole position', 'Say again'],
  view: [
    ...['Back in the game', 'Forward in the game', 'Turn board', 'Larger board', 'Smaller board'],
    ...['Full screen', 'Mute all sound', 'Keys', 'Blindfold'],
  ],
  result: ['Play again', 'Look through the game', 'Save the game as PGN'],
} as const;

const COMMANDS = {
  questions: ['last-move', 'last-capture', 'piece-lists', 'position', 'repeat'],
  view: ['back', 'forward', 'turn-board', 'board-larger', 'board-smaller', 'full-screen', 'mute', 'keys', 'blindfold'],
  result: ['play-again', 'game-start', 'save-game'],
} as const;

/** On a device that can be touched, or where fingers explore already. */
const TOUCHED = [...COMMANDS.view, 'explore-by-touch'];

const HEADINGS = { questions: 'Ask', view: 'View', result: 'Result' } as const;

const BARS = ['questions', 'view', 'result'] as const;

describe('command-bar', () => {
  describe('accessibility', () => {
    it('passes axe, with sound and muted', async () => {
      for (const bar of BARS) {
        await expect(await make(bar)).to.be.accessible();
        await expect(await make(bar, { muted: true })).to.be.accessible();
      }
    });

    it('has a native button for each, in a toolbar that is named by its heading (ARIA toolbar)', async () => {
      for (const bar of BARS) {
        const element = await make(bar);
        expect(labels(element)).to.deep.equal(LABELS[bar]);
        const toolbar = element.renderRoot.querySelector('[role="toolbar"]');
        const heading = element.renderRoot.querySelector(`h2#${toolbar?.getAttribute('aria-labelledby') ?? ''}`);
        expect(heading?.textContent).to.equal(HEADINGS[bar]);
        for (const label of LABELS[bar])
          expect(button(element, label).getBoundingClientRect().height).to.be.at.least(24);
      }
    });
  });

  describe('properties', () => {
    it('shows whether the sound is muted', async () => {
      const bar = await make('view');
      expect(button(bar, 'Mute all sound').getAttribute('aria-pressed')).to.equal('false');
      bar.state = { ...NOTHING_TO_DO, muted: true };
      await bar.updateComplete;
      expect(button(bar, 'Mute all sound').getAttribute('aria-pressed')).to.equal('true');
      expect(button(bar, 'Keys').hasAttribute('aria-pressed')).to.equal(false);
    });

    it('offers to explore by touch on a device that can be touched, and shows whether that is on', async () => {
      const bar = await make('view', { touch: true, exploring: false });
      expect(parts(bar, 'button').map(({ dataset }) => dataset['command'])).to.deep.equal(TOUCHED);
      expect(button(bar, 'Explore by touch').getAttribute('aria-pressed')).to.equal('false');
      // Where the touch screen is gone it can be switched off still.
      bar.state = { ...NOTHING_TO_DO, exploring: true };
      await bar.updateComplete;
      expect(button(bar, 'Explore by touch').getAttribute('aria-pressed')).to.equal('true');
    });
  });

  describe('events', () => {
    it('asks and does what its keys do', async () => {
      for (const bar of BARS) {
        const element = await make(bar);
        const commands = heardFrom(element, 'command-given');
        for (const label of LABELS[bar]) button(element, label).click();
        expect(commands.map(({ command }) => command)).to.deep.equal(COMMANDS[bar]);
      }
    });
  });

  describe('with a clock', () => {
    it('asks for both clocks, or for one', async () => {
      const bar = await make('questions', { clock: 'running' });
      await expect(bar).to.be.accessible();
      const commands = heardFrom(bar, 'command-given');
      const clocks = ['Both clocks', 'My clock', 'Opponent’s clock'];
      for (const label of clocks) button(bar, label).click();
      expect(commands.map(({ command }) => command)).to.deep.equal(['both-clocks', 'my-clock', 'opponents-clock']);
      expect(labels(bar)).to.have.members([...LABELS.questions, ...clocks]);
    });
  });

  it('has no clock of one’s own where nobody plays, as in an arbiter’s window', async () => {
    const bar = await make('questions', { clock: 'running', plays: false });
    expect(labels(bar)).to.have.members([...LABELS.questions, 'Both clocks']);
  });

  it('shows the figures of a result, and takes the focus on its first button', async () => {
    const bar = await make('result');
    bar.append('1–0');
    const [slotted] = bar.shadowRoot?.querySelector('slot')?.assignedNodes() ?? [];
    expect(slotted?.textContent).to.equal('1–0');
    bar.focus();
    expect(focused(bar)).to.equal('Play again');
  });

  describe('keyboard', () => {
    it('is one tab stop, goes by arrows and keeps the focus where it was pressed', async () => {
      const bar = await make();
      const given = heardFrom(bar, 'command-given');
      button(bar, 'Last move').focus();
      await press('ArrowRight', 'Enter', 'Space');
      expect(given.map(({ command }) => command)).to.deep.equal(['last-capture', 'last-capture']);
      bar.state = { ...NOTHING_TO_DO, clock: 'running' };
      await bar.updateComplete;
      expect(focused(bar)).to.equal('Last capture');
      expect(parts(bar, 'button[tabindex="0"]').map((one) => one.textContent.trim())).to.deep.equal(['Last capture']);
      await press('End');
      expect(focused(bar)).to.equal('Say again');
    });
  });
});
