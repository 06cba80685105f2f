import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NewGameForm } from '../../../../src/pages/start/new-game-form.js';
import '../../../../src/pages/start/new-game-form.js';
import type { NewGameChoice } from '../../../../src/game/new-game.js';
import { press } from '../../../components/board-fixture.js';
import { DEFAULT_CONDITIONS } from '../../../../src/game/conditions-choice.js';
import { button, focused, heardFrom, input, part, selects, textOf } from '../../../components/element-fixture.js';

const make = (choice?: NewGameChoice) =>
  choice
    ? fixture<NewGameForm>(html`<new-game-form .choice=${choice}></new-game-form>`)
    : fixture<NewGameForm>(html`<new-game-form></new-game-form>`);

const select = (form: NewGameForm, id: string): HTMLSelectElement => selects(form).find((list) => list.id === id)!;

function choose(form: NewGameForm, id: string, value: string): void {
  const list = select(form, id);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('new-game-form', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
      await expect(await make({ opponent: 'beside', level: 8, color: 'lot' })).to.be.accessible();
    });

    it('has a label for each native select', async () => {
      const form = await make();
      expect(selects(form).map((list) => [...list.labels].map(textOf).join())).to.deep.equal([
        'Opponent',
        'Level',
        'Your colour',
      ]);
    });
  });

  describe('properties', () => {
    it('shows at first the lowest level of the computer, and White', async () => {
      const form = await make();
      expect(selects(form).map((list) => list.selectedOptions[0]?.label)).to.deep.equal([
        'Computer',
        '1, for beginners',
        'White',
      ]);
    });

    it('shows again what was chosen last', async () => {
      const form = await make({ opponent: 'computer', level: 5, color: 'lot' });
      expect(select(form, 'level').value).to.equal('5');
      expect(select(form, 'color').selectedOptions[0]?.label).to.equal('Random');
      form.choice = { opponent: 'beside', level: 3, color: 'black' };
      await form.updateComplete;
      expect(select(form, 'opponent').value).to.equal('beside');
      expect(select(form, 'level').value).to.equal('3');
      expect(select(form, 'color').value).to.equal('black');
    });

    it('asks for a level only where the computer plays', async () => {
      const form = await make();
      expect(select(form, 'level').disabled).to.equal(false);
      choose(form, 'opponent', 'beside');
      await form.updateComplete;
      expect(select(form, 'level').disabled).to.equal(true);
      choose(form, 'opponent', 'computer');
      await form.updateComplete;
      expect(select(form, 'level').disabled).to.equal(false);
    });
  });

  describe('events', () => {
    it('tells the choice when Start is pressed', async () => {
      const form = await make();
      const heard = heardFrom(form, 'new-game-wanted');
      button(form, 'Start').click();
      choose(form, 'level', '7');
      choose(form, 'color', 'black');
      button(form, 'Start').click();
      choose(form, 'opponent', 'beside');
      choose(form, 'color', 'lot');
      await form.updateComplete;
      button(form, 'Start').click();
      expect(heard.map(({ choice }) => choice)).to.deep.equal([
        { opponent: 'computer', level: 1, color: 'white' },
        { opponent: 'computer', level: 7, color: 'black' },
        { opponent: 'beside', level: 7, color: 'lot' },
      ]);
    });
  });

  describe('conditions', () => {
    const conditionsIn = (form: NewGameForm) => form.shadowRoot!.querySelector('game-conditions')!;

    /** As a user does it: what is in them is loaded then. */
    async function unfold(form: NewGameForm): Promise<void> {
      part(conditionsIn(form), 'summary').click();
      await waitUntil(() => selects(conditionsIn(form)).length > 0, 'the fields are not there');
    }

    async function chooseIn(form: NewGameForm, id: string, value: string): Promise<void> {
      const conditions = conditionsIn(form);
      const list = selects(conditions).find((one) => one.id === id)!;
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      await conditions.updateComplete;
    }

    it('are folded away at first, and told only where they are not the usual', async () => {
      const form = await make();
      expect(part(conditionsIn(form), 'details').hasAttribute('open')).to.equal(false);
      const heard = heardFrom(form, 'new-game-wanted');
      await unfold(form);
      await chooseIn(form, 'time', '5+3');
      await chooseIn(form, 'play', 'strict');
      button(form, 'Start').click();
      expect(heard[0]?.choice.conditions).to.deep.equal({ ...DEFAULT_CONDITIONS, time: '5+3', play: 'strict' });
    });

    it('stand again as they were chosen last', async () => {
      const conditions = { ...DEFAULT_CONDITIONS, edition: 'FIDE 2009', start: 'by number', number: 42 } as const;
      const form = await make({ opponent: 'beside', level: 1, color: 'white', conditions });
      const heard = heardFrom(form, 'new-game-wanted');
      button(form, 'Start').click();
      expect(heard[0]?.choice.conditions).to.deep.equal(conditions);
    });

    it('begin no game while a number is wrong, and the focus goes to it', async () => {
      const form = await make();
      const heard = heardFrom(form, 'new-game-wanted');
      await unfold(form);
      await chooseIn(form, 'start', 'by number');
      const conditions = conditionsIn(form);
      const number = input(conditions, '#number');
      number.value = '960';
      number.dispatchEvent(new Event('input'));
      button(form, 'Start').click();
      await conditions.updateComplete;
      expect(heard).to.have.length(0);
      await waitUntil(() => focused(conditions) === 'Number, 0 to 959');
      number.value = '959';
      number.dispatchEvent(new Event('input'));
      // Enter in a field is Start, as in any form.
      await press('Enter');
      expect(heard[0]?.choice.conditions?.number).to.equal(959);
    });
  });

  describe('keyboard', () => {
    it('takes the focus on its first select, and Start is reached by Tab', async () => {
      const form = await make();
      const heard = heardFrom(form, 'new-game-wanted');
      // Lists that came just now are kept from screen readers, and so from Tab, for a moment.
      await waitUntil(() => selects(form).every((list) => !list.inert));
      form.focus();
      expect(focused(form)).to.equal('Opponent');
      await press('Tab', 'Tab', 'Tab');
      expect(focused(form)).to.equal('Start');
      await press('Enter');
      expect(heard).to.have.length(1);
    });

    it('chooses by the arrows', async () => {
      const form = await make();
      form.focus();
      await press('ArrowDown');
      expect(select(form, 'opponent').value).to.equal('beside');
    });
  });
});
