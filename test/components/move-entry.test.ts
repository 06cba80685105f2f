import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MoveEntry } from '../../components/move-entry/move-entry.js';
import '../../components/move-entry/move-entry.js';
import { press } from './board-fixture.js';
import { button, focused, heardFrom, input, part, textOf } from './element-fixture.js';

const REASON = 'No knight can reach f3.';

const make = (refusal = '') => fixture<MoveEntry>(html`<move-entry .refusal=${refusal}></move-entry>`);
const field = (entry: MoveEntry): HTMLInputElement => input(entry, 'input');

describe('move-entry', () => {
  describe('accessibility', () => {
    it('passes axe, with a refusal and without', async () => {
      await expect(await make()).to.be.accessible();
      await expect(await make(REASON)).to.be.accessible();
    });

    it('is a field called "Your move" that no keyboard mends or completes', async () => {
      const typed = field(await make());
      expect([...(typed.labels ?? [])].map(textOf)).to.deep.equal(['Your move']);
      for (const off of ['autocomplete', 'autocapitalize', 'autocorrect'])
        expect(typed.getAttribute(off)).to.equal('off');
      expect(typed.spellcheck).to.equal(false);
    });

    it('has no live region: a refusal is said by whoever speaks, and once', async () => {
      const entry = await make(REASON);
      expect(entry.shadowRoot?.querySelector('[aria-live], [role="alert"], [role="status"], output')).to.equal(null);
    });
  });

  describe('properties', () => {
    it('shows why the line was refused, and nothing where nothing was', async () => {
      const entry = await make(REASON);
      expect(textOf(part(entry, '.refusal'))).to.equal(REASON);
      entry.refusal = '';
      await entry.updateComplete;
      expect(entry.shadowRoot?.querySelector('.refusal')).to.equal(null);
    });

    it('leaves the reason there while the line is mended', async () => {
      const entry = await make(REASON);
      entry.focus();
      await sendKeys({ type: 'Nf6' });
      await entry.updateComplete;
      expect(textOf(part(entry, '.refusal'))).to.equal(REASON);
    });

    it('is emptied when the line is accepted', async () => {
      const entry = await make();
      entry.start('Nf3');
      expect(field(entry).value).to.equal('Nf3');
      entry.accept();
      expect(field(entry).value).to.equal('');
    });
  });

  describe('events', () => {
    it('tells the line as it was typed, and keeps it', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.start(' Springer Felix drei ');
      button(entry, 'Make move').click();
      expect(heard.map(({ text }) => text)).to.deep.equal([' Springer Felix drei ']);
      expect(field(entry).value).to.equal(' Springer Felix drei ');
    });

    it('tells nothing of an empty line', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      for (const empty of ['', '   ']) {
        entry.start(empty);
        button(entry, 'Make move').click();
      }
      expect(heard).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('Enter hands the line over, once each time', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.focus();
      expect(focused(entry)).to.equal('Your move');
      await sendKeys({ type: 'e4' });
      await press('Enter', 'Enter');
      expect(heard.map(({ text }) => text)).to.deep.equal(['e4', 'e4']);
      expect(focused(entry)).to.equal('Your move');
    });
  });
});
