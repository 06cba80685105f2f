/** A move sealed at one device and the game resumed, through the page. */
import '../../../speech/late-words.js';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { render } from 'lit';
import { AdjournmentPart } from '../../../../src/pages/table/adjournment/adjournment.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import { textOf as said, type Utterance } from '../../../../speech/utterance.js';
import type { Act, ActDraft } from '../../../../src/laws/acts.js';
import type { Game } from '../../../../src/laws/game.js';
import { judge } from '../../../../src/laws/judge.js';
import type { HeldGame } from '../../../../src/game/session/session-port.js';
import { opened } from '../../../laws/opened.js';
import { english } from '../../../speech/said.js';
import { button, input, part, textOf } from '../../../components/element-fixture.js';

function atTable(start: Game) {
  const told: string[] = [];
  const acts: Act[] = [];
  let held: HeldGame = { setup: { id: 'game 1' }, game: start, acts: 0 } as unknown as HeldGame;
  const host = document.createElement('div');
  document.body.append(host);
  const shown: { adjourning?: AdjournmentPart } = {};
  const draw = (): void => {
    if (shown.adjourning) render(shown.adjourning.render(held), host);
  };
  const table = {
    host: Object.assign(host, { requestUpdate: draw }),
    services: {
      words: { language: 'en' },
      speech: { speaker: { say: (utterance: Utterance) => told.push(said(utterance)) } },
    },
    role: () => 'both players',
    held: () => held,
    options: () => english('plain'),
    now: () => 20_000,
    act: (draft: ActDraft) => {
      const act: Act = { ...draft, at: 20_000 + acts.length };
      const judged = judge(held.game, act);
      if (judged.type === 'refused') return Promise.resolve(judged);
      acts.push(act);
      held = { ...held, game: judged.game };
      draw();
      return Promise.resolve({ type: 'done', facts: judged.facts });
    },
  } as unknown as Table;
  const adjourning = (shown.adjourning = new AdjournmentPart(table));
  draw();
  const element = () => host.querySelector('adjournment-table')!;
  return { told, acts, element, part: adjourning, game: () => held.game };
}

const fill = (host: HTMLElement, selector: string, text: string): void => {
  input(host, selector).value = text;
};

describe('adjourning at one device', () => {
  it('seals a move that nobody can read, and makes it when the envelope is opened', async () => {
    await fixture(html`<p></p>`);
    const { told, acts, element, part: adjourning, game } = atTable(opened({ arbiter: false }));
    await element().updateComplete;
    button(element(), 'Adjourn the game …').click();
    await element().updateComplete;
    button(element(), 'Yes, adjourn').click();
    await waitUntil(() => element().writing !== null);
    const writing = element().writing!;
    await writing.updateComplete;
    button(writing, 'Write the move …').click();
    await writing.updateComplete;
    fill(writing, '#move', 'knight f3');
    fill(writing, '#passphrase', 'five bishops');
    fill(writing, '#again', 'five bishops');
    button(writing, 'Write it down and lock it').click();
    await waitUntil(() => element().envelope !== null);
    const envelope = element().envelope!;
    await envelope.updateComplete;
    fill(envelope, '#white', 'Botvinnik');
    fill(envelope, '#black', 'Bronstein');
    button(envelope, 'Close the envelope').click();
    await envelope.updateComplete;
    expect(told.at(-1)).to.equal('Date, time and venue of the resumption must stand on the envelope.');
    fill(envelope, '#date', '11 May');
    fill(envelope, '#time', '17 h');
    fill(envelope, '#venue', 'Moscow');
    button(envelope, 'Close the envelope').click();
    await waitUntil(() => element().stage?.is === 'closed');
    await element().updateComplete;
    expect(told.at(-1)).to.match(/^White is Botvinnik, Black is Bronstein\. .* Venue: Moscow\.$/);
    button(element(), 'Stop the clock').click();
    await waitUntil(() => element().resuming !== null);
    expect(acts.map(({ type }) => type)).to.deep.equal(['adjourn', 'seal', 'seal', 'seal']);
    const kept = JSON.stringify(acts) + told.join(' ');
    // With their quotes: two letters alone may stand in what is locked by chance.
    for (const secret of ['knight f3', '"g1"', '"f3"', 'five bishops'])
      expect(JSON.stringify(acts)).not.to.contain(secret);
    expect(kept).not.to.contain('knight f3');

    const resuming = element().resuming!;
    await resuming.updateComplete;
    input(resuming, '#white').click();
    input(resuming, '#black').click();
    await resuming.updateComplete;
    const resume = async (passphrase: string): Promise<void> => {
      fill(resuming, '#key', passphrase);
      button(resuming, 'Resume …').click();
      await resuming.updateComplete;
      button(resuming, 'Yes, resume').click();
    };
    await resume('four bishops');
    await waitUntil(() => resuming.shadowRoot!.querySelector('#error') !== null);
    expect(textOf(part(resuming, '#error'))).to.equal(
      'The envelope does not open with this passphrase. Check it and try again.',
    );
    expect(told.at(-1)).to.equal('The envelope does not open with this passphrase. Check it and try again.');
    await resume('five bishops');
    await waitUntil(() => game().adjournment === undefined);
    expect(game().plies.at(-1)?.move).to.deep.equal({ from: 'g1', to: 'f3' });
    expect(told.slice(0, 3)).to.deep.equal([
      'Adjourn the game? White has the move and must seal it.',
      'Black, please turn away and do not listen: White writes the move.',
      'The move is written and locked away. Nothing of it is left on this page.',
    ]);
    expect(adjourning.focus()).to.equal(true);
  });
});
