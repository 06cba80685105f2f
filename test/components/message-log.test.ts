import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { MessageLog, AllMessagesEvent } from '../../components/message-log/message-log.js';
import '../../components/message-log/message-log.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { Message } from '../../speech/announcer/log.js';
import { type Segment, type Utterance, utterance } from '../../speech/utterance.js';
import { press } from './board-fixture.js';
import { focused, part, parts } from './element-fixture.js';

const message = (
  id: number,
  segments: readonly Segment[],
  mover?: string,
  utter: Partial<Utterance> = {},
  game = 1,
): Message => ({
  id,
  utterance: { ...utterance(segments, 'move', 'game', EVERYONE), ...(mover !== undefined && { mover }), ...utter },
  game,
});

const CALL = message(1, [{ text: 'Springer Gustav eins Felix drei', lang: 'de' }], 'White');
const MATE = message(
  2,
  [
    { text: 'Dame David acht Hector vier, matt.', lang: 'de' },
    { text: 'Black wins.', lang: 'en' },
  ],
  'Black',
);
const REMARK = message(3, [{ text: 'A new version is ready.', lang: 'en' }]);

/** A former game, an edge that was met, a refusal, and what was asked last. */
const FORMER = message(1, [{ text: 'White wins.', lang: 'en' }], undefined, {}, 1);
const EDGE = message(2, [{ text: 'Edge', lang: 'en' }], undefined, { priority: 'answer', channel: 'page' }, 2);
const MOVE = message(3, [{ text: 'Bauer Eva zwei Eva vier', lang: 'de' }], 'White', {}, 2);
const REFUSED = message(
  4,
  [{ text: 'There is no piece on e5.', lang: 'en' }],
  undefined,
  { priority: 'answer', channel: 'page', kind: 'refusal' },
  2,
);
const ANSWER = message(
  5,
  [{ text: 'e4, white pawn', lang: 'en' }],
  undefined,
  { priority: 'answer', channel: 'page' },
  2,
);
const MIXED = [FORMER, EDGE, MOVE, REFUSED, ANSWER];

const make = (messages: readonly Message[] = [CALL, MATE, REMARK], allMessages = false) =>
  fixture<MessageLog>(html`<message-log .messages=${messages} .all=${allMessages}></message-log>`);

const lines = (log: MessageLog): readonly string[] => parts(log, 'ol > li').map((line) => line.textContent);

describe('message-log', () => {
  describe('accessibility', () => {
    it('passes axe, empty and full', async () => {
      await expect(await make([])).to.be.accessible();
      await expect(await make()).to.be.accessible();
      await expect(await make(MIXED, true)).to.be.accessible();
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
        ['en', 'Black wins.'],
      ]);
    });
  });

  describe('properties', () => {
    it('has one line a message, with nothing in it but the words', async () => {
      expect(lines(await make())).to.deep.equal([
        'A new version is ready.',
        'Dame David acht Hector vier, matt. Black wins.',
        'Springer Gustav eins Felix drei',
      ]);
    });

    it('shows moves, events and refusals of this game and the last answer, newest first', async () => {
      expect(lines(await make(MIXED))).to.deep.equal([
        'e4, white pawn',
        'There is no piece on e5.',
        'Bauer Eva zwei Eva vier',
      ]);
    });

    it('shows everything that was said, newest first, where that is chosen', async () => {
      expect(lines(await make(MIXED, true))).to.deep.equal([
        'e4, white pawn',
        'There is no piece on e5.',
        'Bauer Eva zwei Eva vier',
        'Edge',
        'White wins.',
      ]);
    });

    it('shows who moved before the call, and leaves it out of what is copied', async () => {
      const log = await make();
      const shown = parts(log, 'li').map((line) => getComputedStyle(line, '::before').content);
      expect(shown).to.deep.equal(['none', '"Black: "', '"White: "']);
      const selection = getSelection();
      selection?.selectAllChildren(part(log, 'li:last-child'));
      expect(selection?.toString().trim()).to.equal('Springer Gustav eins Felix drei');
    });

    it('puts a new line on top, in sight, and keeps the lines that were there', async () => {
      const many = Array.from({ length: 60 }, (_, index) => message(index + 1, [{ text: `${index + 1}`, lang: 'en' }]));
      const log = await make(many);
      const [newest] = parts(log, 'li');
      log.messages = [...many, message(61, [{ text: 'the newest', lang: 'en' }])];
      await log.updateComplete;
      expect(parts(log, 'li')[1]).to.equal(newest);
      expect(parts(log, 'li')[0]?.textContent).to.equal('the newest');
      expect(part(log, '.steady').scrollTop).to.equal(0);
    });

    it('shows markup as the text it is', async () => {
      const log = await make([message(1, [{ text: '<b onclick="x">b</b>', lang: 'en' }])]);
      expect(lines(log)).to.deep.equal(['<b onclick="x">b</b>']);
      expect(log.shadowRoot?.querySelector('b')).to.equal(null);
    });
  });

  it('has one button for everything, which tells whether it is pressed and asks for the other', async () => {
    const log = await make(MIXED);
    const wanted: unknown[] = [];
    log.addEventListener('all-messages', ({ all }: AllMessagesEvent) => wanted.push(all));
    const button = part(log, 'button');
    expect([button.textContent.trim(), button.ariaPressed]).to.deep.equal(['All messages', 'false']);
    button.click();
    await log.updateComplete;
    expect(button.ariaPressed).to.equal('true');
    button.click();
    await log.updateComplete;
    expect(button.ariaPressed).to.equal('false');
    expect(wanted).to.deep.equal([true, false]);
  });

  it('is as high empty as full, so that nothing below it moves with a line', async () => {
    const log = await make([]);
    const { height } = log.getBoundingClientRect();
    for (const count of [1, 100]) {
      log.messages = Array.from({ length: count }, (_, id) =>
        message(id, [{ text: 'A new version is ready.', lang: 'en' }]),
      );
      await log.updateComplete;
      expect(log.getBoundingClientRect().height).to.equal(height);
    }
  });

  describe('keyboard', () => {
    it('takes the focus on its heading, from where Tab leads to its button, and on', async () => {
      const log = await make();
      log.focus();
      expect(focused(log)).to.equal('What was said');
      await press('Tab');
      expect(focused(log)).to.equal('All messages');
      await press('Tab');
      expect(log.shadowRoot?.activeElement === null).to.equal(true);
    });

    it('is scrolled by the arrows from its button, which stays in sight', async () => {
      const many = Array.from({ length: 60 }, (_, index) => message(index + 1, [{ text: `${index + 1}`, lang: 'en' }]));
      const log = await make(many, true);
      const button = part(log, 'button');
      const { top } = button.getBoundingClientRect();
      button.focus();
      await press('ArrowDown');
      await waitUntil(() => part(log, '.steady').scrollTop > 0);
      expect(button.getBoundingClientRect().top).to.equal(top);
    });
  });
});
