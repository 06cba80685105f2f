import { expect, fixture, html } from '@open-wc/testing';
import type { MessageLog } from '../../components/message-log/message-log.js';
import '../../components/message-log/message-log.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { Message } from '../../speech/log.js';
import type { Segment } from '../../speech/utterance.js';
import { utterance } from '../../speech/utterance.js';
import { press } from './board-fixture.js';
import { focused, part, parts } from './element-fixture.js';

const message = (id: number, segments: readonly Segment[], mover?: string): Message => ({
  id,
  utterance: { ...utterance(segments, 'move', 'game', EVERYONE), ...(mover !== undefined && { mover }) },
});

const CALL = message(1, [{ text: 'Springer Gustav eins Felix drei', lang: 'de' }], 'White');
const MATE = message(
  2,
  [
    { text: 'Dame David acht Hector vier, matt.', lang: 'de' },
    { text: 'Checkmate. Black wins.', lang: 'en' },
  ],
  'Black',
);
const REMARK = message(3, [{ text: 'Ready to work offline.', lang: 'en' }]);

const make = (messages: readonly Message[] = [CALL, MATE, REMARK]) =>
  fixture<MessageLog>(html`<message-log .messages=${messages}></message-log>`);

const lines = (log: MessageLog): readonly string[] => parts(log, 'ol > li').map((line) => line.textContent);

describe('message-log', () => {
  describe('accessibility', () => {
    it('passes axe, empty and full', async () => {
      await expect(await make([])).to.be.accessible();
      await expect(await make()).to.be.accessible();
    });

    it('is a plain list under its heading, and no live region', async () => {
      const log = await make();
      expect(part(log, 'ol').getAttribute('aria-labelledby')).to.equal(part(log, 'h2').id);
      expect(part(log, 'h2').textContent).to.equal('What was said');
      expect(log.shadowRoot?.querySelector('[aria-live], [role="log"], [role="status"], [role="alert"]')).to.equal(
        null,
      );
    });

    it('has each part of a line in its own language', async () => {
      const log = await make();
      const languages = parts(log, 'li:nth-child(2) span').map(({ lang, textContent }) => [lang, textContent]);
      expect(languages).to.deep.equal([
        ['de', 'Dame David acht Hector vier, matt.'],
        ['en', 'Checkmate. Black wins.'],
      ]);
    });
  });

  describe('properties', () => {
    it('has one line a message, with nothing in it but the words', async () => {
      expect(lines(await make())).to.deep.equal([
        'Springer Gustav eins Felix drei',
        'Dame David acht Hector vier, matt. Checkmate. Black wins.',
        'Ready to work offline.',
      ]);
    });

    it('shows who moved before the call, and leaves it out of what is copied', async () => {
      const log = await make();
      const shown = parts(log, 'li').map((line) => getComputedStyle(line, '::before').content);
      expect(shown).to.deep.equal(['"White: "', '"Black: "', 'none']);
      const selection = getSelection();
      selection?.selectAllChildren(part(log, 'li'));
      expect(selection?.toString().trim()).to.equal('Springer Gustav eins Felix drei');
    });

    it('goes to the newest line and keeps the lines that were there', async () => {
      const many = Array.from({ length: 60 }, (_, index) => message(index + 1, [{ text: `${index + 1}`, lang: 'en' }]));
      const log = await make(many);
      const [first] = parts(log, 'li');
      log.messages = [...many, message(61, [{ text: 'the newest', lang: 'en' }])];
      await log.updateComplete;
      expect(parts(log, 'li')[0]).to.equal(first);
      const list = part(log, 'ol');
      expect(list.scrollTop + list.clientHeight).to.be.closeTo(list.scrollHeight, 2);
    });

    it('shows markup as the text it is', async () => {
      const log = await make([message(1, [{ text: '<b onclick="x">b</b>', lang: 'en' }])]);
      expect(lines(log)).to.deep.equal(['<b onclick="x">b</b>']);
      expect(log.shadowRoot?.querySelector('b')).to.equal(null);
    });
  });

  it('is as high empty as full, so that nothing below it moves with a line', async () => {
    const log = await make([]);
    const { height } = log.getBoundingClientRect();
    for (const count of [1, 100]) {
      log.messages = Array.from({ length: count }, (_, id) =>
        message(id, [{ text: 'Ready to work offline.', lang: 'en' }]),
      );
      await log.updateComplete;
      expect(log.getBoundingClientRect().height).to.equal(height);
    }
  });

  describe('keyboard', () => {
    it('takes the focus on its heading, from where Tab leads to the list for scrolling', async () => {
      const log = await make();
      log.focus();
      expect(focused(log)).to.equal('What was said');
      await press('Tab');
      expect(log.shadowRoot?.activeElement).to.equal(part(log, 'ol'));
    });
  });
});
