import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MoveEntry } from '../../components/move-entry/move-entry.js';
import '../../components/move-entry/move-entry.js';
import { press } from './board-fixture.js';
import { button, focused, heardFrom, input, part, textOf } from './element-fixture.js';

const REASON = 'No knight can reach f3.';

const make = (refusal = '') => fixture<MoveEntry>(html`<move-entry .refusal=${refusal}></move-entry>`);
/** What stands in the field, and what of it is selected. */
const shown = (entry: MoveEntry): readonly [string, string] => {
  const { value, selectionStart, selectionEnd } = field(entry);
  return [value, value.slice(selectionStart ?? 0, selectionEnd ?? 0)];
};
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
  });

  describe('events', () => {
    it('tells the line as it was typed, and empties the field a moment later', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.start(' Springer Felix drei ');
      button(entry, 'Make move').click();
      expect(heard.map(({ line }) => line.text)).to.deep.equal([' Springer Felix drei ']);
      await waitUntil(() => field(entry).value === '');
    });

    it('hands a line over once, though it still stands in the field', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.start('e4');
      button(entry, 'Make move').click();
      expect(field(entry).value).to.equal('e4');
      button(entry, 'Make move').click();
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['e4']);
    });

    for (const { what, does } of [
      {
        what: 'the next key',
        does: (line: HTMLElement) => line.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })),
      },
      {
        what: 'a pointer on the field',
        does: (line: HTMLElement) => line.dispatchEvent(new PointerEvent('pointerdown')),
      },
      {
        what: 'a word that comes without a key',
        does: (line: HTMLElement) => line.dispatchEvent(new InputEvent('beforeinput')),
      },
      { what: 'the focus that goes elsewhere', does: (line: HTMLElement) => line.blur() },
      { what: 'a page that turns', does: (line: HTMLElement) => line.dispatchEvent(new Event('focus-leaves')) },
    ]) {
      it(`empties the field at once for ${what}`, async () => {
        const entry = await make();
        entry.focus();
        await sendKeys({ type: 'e4' });
        button(entry, 'Make move').click();
        expect(field(entry).value).to.equal('e4');
        does(field(entry));
        expect(field(entry).value).to.equal('');
      });
    }

    it('takes a line that a program wrote over the one before, without a key', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      for (const line of ['e4', 'press']) {
        field(entry).value = line;
        button(entry, 'Make move').click();
      }
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['e4', 'press']);
      await waitUntil(() => field(entry).value === '');
    });

    it('leaves what was started meanwhile where it is', async () => {
      const entry = await make();
      entry.start('e4');
      button(entry, 'Make move').click();
      entry.start('N');
      field(entry).blur();
      expect(field(entry).value).to.equal('N');
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
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['e4']);
      expect(focused(entry)).to.equal('Your move');
    });

    it('loses no key that is typed after Enter, while the line is under way', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.focus();
      await sendKeys({ type: 'place d4' });
      await press('Enter');
      await sendKeys({ type: 'pr' });
      entry.end('place d4', 'done');
      await sendKeys({ type: 'ess' });
      await press('Enter');
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['place d4', 'press']);
    });

    it('tells when the first key of a line was pressed, and of one that came back that it was seen', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      const keys: number[] = [];
      field(entry).addEventListener('input', ({ timeStamp }) => keys.push(timeStamp));
      entry.focus();
      await sendKeys({ type: 'e4' });
      await press('Enter');
      entry.end('e4', 'refused');
      await press('Enter', 'ArrowUp', 'Enter', 'ArrowUp', 'End');
      await sendKeys({ type: 'e' });
      await press('Enter');
      entry.end('e4e', 'refused');
      await sendKeys({ type: 'd4' });
      await press('Enter');
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['e4', 'e4', 'e4', 'e4e', 'd4']);
      expect(heard.map(({ line }) => line.begun)).to.deep.equal([keys[0], Infinity, Infinity, Infinity, keys.at(-2)]);
    });

    it('brings a refused line back, selected, so that typing replaces it', async () => {
      const entry = await make();
      const heard = heardFrom(entry, 'line-entered');
      entry.focus();
      await sendKeys({ type: 'b1' });
      await press('Enter');
      entry.end('b1', 'refused');
      expect(shown(entry)).to.deep.equal(['b1', 'b1']);
      await sendKeys({ type: 'c3' });
      await press('Enter');
      expect(heard.map(({ line }) => line.text)).to.deep.equal(['b1', 'c3']);
    });

    it('brings it back only into an empty field that has the focus', async () => {
      const entry = await make();
      entry.focus();
      await sendKeys({ type: 'b1' });
      await press('Enter');
      await sendKeys({ type: 'c' });
      entry.end('b1', 'refused');
      expect(shown(entry)).to.deep.equal(['c', '']);

      await press('Enter');
      button(entry, 'Make move').focus();
      entry.end('c', 'refused');
      expect(shown(entry)).to.deep.equal(['', '']);
      entry.focus();
      entry.end('d', 'done');
      expect(shown(entry)).to.deep.equal(['', '']);
    });

    it('brings back what was refused, and not what was held back behind it', async () => {
      const entry = await make();
      entry.focus();
      await sendKeys({ type: 'Nf33' });
      await press('Enter');
      entry.end('Nf33', 'refused');
      await sendKeys({ type: 'press' });
      await press('Enter');
      entry.end('press', 'held back');
      expect(shown(entry)).to.deep.equal(['Nf33', 'Nf33']);
      await press('ArrowUp');
      expect(field(entry).value).to.equal('press');
    });

    it('Up and Down go through the lines entered before, and lead back to what is being typed', async () => {
      const entry = await make();
      entry.focus();
      for (const line of ['e4', 'clock']) {
        await sendKeys({ type: line });
        await press('Enter');
        entry.end(line, 'done');
      }
      await sendKeys({ type: 'Nf' });
      const seen: string[] = [];
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
        await press(key);
        seen.push(field(entry).value);
      }
      expect(seen).to.deep.equal(['clock', 'e4', 'e4', 'clock', 'Nf', 'Nf']);
      // The caret stands at the end, and nothing is selected.
      await waitUntil(() => field(entry).selectionStart === 2);
      expect(shown(entry)).to.deep.equal(['Nf', '']);
    });

    it('Escape clears what is typed, and tells so; an empty field leaves the key to others', async () => {
      const entry = await make();
      const told = heardFrom(entry, 'line-cleared');
      const others: Event[] = [];
      entry.addEventListener('keydown', (event) => others.push(event));
      entry.focus();
      await sendKeys({ type: 'e' });
      others.length = 0;
      await press('Escape');
      expect([field(entry).value, told.length, others[0]?.defaultPrevented]).to.deep.equal(['', 1, true]);
      await press('Escape');
      expect([told.length, others[1]?.defaultPrevented]).to.deep.equal([1, false]);
    });
  });
});
