/** The arbiter's page over a game: what is read back is what the Laws will bring, and only what was confirmed is done. */
import '../../../speech/late-words.js';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { ArbiterPage } from '../../../../src/pages/arbiter/arbiter-page.js';
import { phraseRefusal } from '../../../../speech/phrase/refusals.js';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { textOf as saidText, type Utterance } from '../../../../speech/utterance.js';
import { wordsEn } from '../../../../speech/messages/generated/en/words.js';
import { ArbiterPart } from '../../../../src/pages/arbiter/ruling.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import type { Act, ActDraft } from '../../../../src/laws/acts.js';
import type { Conditions } from '../../../../src/laws/conditions.js';
import { describeMove } from '../../../../src/laws/rules/scoresheet.js';
import type { Game } from '../../../../src/laws/game.js';
import { judge } from '../../../../src/laws/judge.js';
import type { Refusal } from '../../../../src/laws/refusals.js';
import type { JournalEntry } from '../../../../src/game/session/journal.js';
import type { HeldGame } from '../../../../src/game/session/session-port.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import { did, play } from '../../../laws/judged.js';
import { opened } from '../../../laws/opened.js';
import { button, focused, input, part, parts, textOf } from '../../../components/element-fixture.js';

const OPTIONS = {
  words: wordsEn,
  callStyle: 'plain',
  callLength: 'usual',
  squareStyle: 'plain',
  detail: DEFAULT_DETAIL,
  mine: [],
} as const;
const AT = 600_000;

/** The moves that stand, as they are kept. */
function movesIn({ plies, positions }: Game): readonly JournalEntry[] {
  return plies.flatMap(({ by, move }, index): readonly JournalEntry[] => {
    const before = positions[index];
    const facts = before ? [describeMove(before, move, index + 1, 'strict').moved] : [];
    return [{ n: index + 1, version: 4, act: { type: 'make', by, move, at: 0 }, facts }];
  });
}

class PartHost extends LitElement {
  game: Game = opened();
  entries: readonly JournalEntry[] = [];
  whose: WindowRole = 'arbiter';
  readonly said: string[] = [];
  readonly acts: ActDraft[] = [];
  readonly run: unknown[] = [];
  readonly ruling = new ArbiterPart(this.#table());

  get held(): HeldGame {
    const { conditions } = this.game;
    const player = { type: 'player' } as const;
    const setup = { id: 'a', conditions, seats: { white: player, black: player }, begunAt: 0 };
    return { setup, game: this.game, acts: this.game.plies.length + this.entries.length };
  }

  get page(): ArbiterPage | null {
    return this.renderRoot.querySelector('arbiter-page');
  }

  act(draft: ActDraft): void {
    const act: Act = { ...draft, at: AT };
    const judgement = judge(this.game, act);
    if (judgement.type === 'refused') throw new Error(judgement.refusal.reason);
    this.game = judgement.game;
    this.entries = [...this.entries, { n: this.entries.length + 1, version: 4, act, facts: judgement.facts }];
    this.requestUpdate();
  }

  override render() {
    return html`${this.ruling.render(this.held)}`;
  }

  #table(): Table {
    const refusal = (refused: Refusal): string => {
      const text = saidText(phraseRefusal(refused, OPTIONS));
      this.said.push(text);
      return text;
    };
    const speech = {
      speaker: { say: (said: Utterance) => this.said.push(saidText(said)), refusal },
    };
    const session = Object.defineProperty({}, 'entries', { get: () => [...movesIn(this.game), ...this.entries] });
    const act = (draft: ActDraft) => {
      this.acts.push(draft);
      this.act(draft);
      return Promise.resolve({ type: 'done', facts: [] } as const);
    };
    return {
      host: this,
      services: {
        ...{ words: { language: 'en' }, speech, settings: () => ({ letterKeys: true }) },
        run: (id: string, given: unknown) => {
          this.run.push([id, given]);
          return Promise.resolve('done');
        },
      },
      session,
      role: () => this.whose,
      held: () => this.held,
      options: () => OPTIONS,
      now: () => AT,
      act,
    } as unknown as Table;
  }
}
customElements.define('arbiter-part-host', PartHost);

async function host(game: Game = opened(), role: WindowRole = 'arbiter'): Promise<PartHost> {
  const element = await fixture<PartHost>(html`<arbiter-part-host></arbiter-part-host>`);
  element.game = game;
  element.whose = role;
  await settled(element);
  return element;
}

async function settled(element: PartHost): Promise<ArbiterPage> {
  element.requestUpdate();
  await element.updateComplete;
  await element.page?.updateComplete;
  await element.page?.updateComplete;
  const { page } = element;
  if (!page) throw new Error('no page');
  return page;
}

async function choose(page: ArbiterPage, id: string, text: string): Promise<void> {
  const select = part(page, `#${id}`) as HTMLSelectElement;
  select.selectedIndex = [...select.options].findIndex((option) => textOf(option) === text);
  select.dispatchEvent(new Event('change'));
  await page.updateComplete;
}

async function type(page: ArbiterPage, id: string, text: string): Promise<void> {
  const field = input(page, `#${id}`);
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await page.updateComplete;
}

async function press(element: PartHost, label: string): Promise<void> {
  const page = await settled(element);
  button(page, label).click();
  await settled(element);
}

const given = (element: PartHost): readonly string[] => (element.page ? parts(element.page, 'li').map(textOf) : []);

describe('the arbiter’s part of a table', () => {
  it('stops and starts the clocks without a question', async () => {
    const element = await host();
    await press(element, 'Stop the clocks');
    await press(element, 'Start the clocks again');
    expect(element.acts).to.deep.equal([
      { type: 'stop', by: 'arbiter' },
      { type: 'restart', by: 'arbiter' },
    ]);
    expect(element.said).to.deep.equal([]);
  });

  it('reads a ruling back with its article and reason, and does it when it is confirmed', async () => {
    const element = await host();
    const page = await settled(element);
    await choose(page, 'side', 'Black');
    await type(page, 'time', 'two minutes');
    await type(page, 'reason', '  A telephone rang in the hall ');
    await press(element, 'Read back');
    const text =
      "Two minutes added to Black's clock. Article 12.5. Reason: A telephone rang in the hall. Do you want to do this?";
    expect(element.said).to.deep.equal([text]);
    expect(focused(page)).to.equal('Record this ruling');
    await press(element, 'Record this ruling');
    expect(element.acts).to.deep.equal([
      {
        type: 'rule',
        by: 'arbiter',
        decision: { on: 'time', to: 'black', time: 120_000 },
        reason: 'A telephone rang in the hall',
      },
    ]);
    await settled(element);
    expect(focused(page)).to.equal('What do you rule on?');
    expect(given(element)).to.deep.equal([
      "After move 1 by Black: Two minutes added to Black's clock. Article 12.5. Reason: A telephone rang in the hall.",
    ]);
  });

  it('tells what the second illegal move brings, before it is ruled (7.5.5)', async () => {
    const pointed = { type: 'point out', by: 'arbiter', fault: { what: 'illegal move', ply: 3 } } as const;
    const once = did(play(opened(), 'e1e3', 5000), 60_000, pointed).game;
    const element = await host(play(once, 'e1e2 a7a6 e2g4', 60_000));
    const page = await settled(element);
    await choose(page, 'topic', 'An illegal move');
    const moves = [...(part(page, '#move') as HTMLSelectElement).options].map(textOf);
    expect(moves[0]).to.equal('Move 3, White: king e2 to g4');
    await press(element, 'Read back');
    expect(element.said).to.deep.equal([
      'White has made an illegal move. It is the second. Too many illegal moves by White. Black wins. Article 7.5.5. Do you want to do this?',
    ]);
    expect(element.game.ending).to.equal(undefined);
    await press(element, 'Record this ruling');
    expect(element.game.ending?.result).to.equal('0-1');
  });

  it('tells a refusal at once, and asks nothing', async () => {
    const element = await host();
    const page = await settled(element);
    await choose(page, 'topic', 'An illegal move');
    await press(element, 'Read back');
    expect(element.said).to.have.length(1);
    expect(textOf(part(page, '#refused'))).to.equal(element.said[0]);
    expect(page.asked).to.equal('');
    expect(element.acts).to.deep.equal([]);
  });

  it('tells at once what would change nothing, and asks nothing', async () => {
    const set = { type: 'set clock', by: 'arbiter', settings: { white: { time: 0 } } } as const;
    const element = await host(did(opened(), AT, set).game);
    const page = await settled(element);
    await choose(page, 'way', 'Time is taken');
    await type(page, 'time', '1');
    await press(element, 'Read back');
    expect(element.said).to.deep.equal(['Nothing would change by this.']);
    expect(textOf(part(page, '#refused'))).to.equal('Nothing would change by this.');
    expect(page.asked).to.equal('');
  });

  it('has asked whether a side can still win', async () => {
    const element = await host();
    await press(element, 'Can Black still win?');
    expect(element.run).to.deep.equal([['can-win', { read: { color: 'black' } }]]);
    expect(element.acts).to.deep.equal([]);
  });

  it('goes back to the fields on “Change”', async () => {
    const element = await host();
    await press(element, 'Two minutes to White …');
    await press(element, 'Change');
    const page = await settled(element);
    expect(focused(page)).to.equal('What happens');
    expect(input(page, '#time').value).to.equal('2');
    expect(element.acts).to.deep.equal([]);
    await press(element, 'Read back');
    expect(element.said[1]).to.equal(element.said[0]);
  });

  it('reads back anew what would bring something else by now', async () => {
    const element = await host();
    const page = await settled(element);
    await choose(page, 'topic', 'An earlier position restored');
    await press(element, 'Read back');
    // A third move is made meanwhile: one more would be taken back.
    element.game = play(element.game, 'g1f3', 300_000);
    await press(element, 'Record this ruling');
    expect(element.acts).to.deep.equal([]);
    expect(element.said[1]).to.match(/^The game has gone on meanwhile\. The ruling would now be this\. /);
    expect(focused(page)).to.equal('Record this ruling');
    await press(element, 'Record this ruling');
    expect(element.acts.map((act) => act.type)).to.deep.equal(['restore']);
  });

  it('does what was confirmed though the game went on, where it brings the same', async () => {
    const element = await host();
    await press(element, 'Two minutes to White …');
    element.game = play(element.game, 'g1f3', 300_000);
    await press(element, 'Record this ruling');
    await waitUntil(() => element.acts.length === 1);
  });

  it('forgets what was read back when another game comes', async () => {
    const element = await host();
    await press(element, 'Two minutes to White …');
    element.ruling.onNews({ type: 'game', held: element.held, how: 'begun' });
    const page = await settled(element);
    expect(page.asked).to.equal('');
    expect(focused(page)).to.equal('What do you rule on?');
  });

  it('is for nobody else, but for both players where no arbiter is there', async () => {
    const shown = async (role: WindowRole, conditions: Partial<Conditions> = {}) => {
      const element = await fixture<PartHost>(html`<arbiter-part-host></arbiter-part-host>`);
      element.game = opened(conditions);
      element.whose = role;
      element.requestUpdate();
      await element.updateComplete;
      return element.page !== null;
    };
    expect(await shown('white')).to.equal(false);
    expect(await shown('assistant of white')).to.equal(false);
    expect(await shown('onlooker', { arbiter: false })).to.equal(false);
    expect(await shown('both players')).to.equal(false);
    expect(await shown('both players', { arbiter: false })).to.equal(true);
  });

  it('tells players nothing beforehand in strict play (12.6): their complaint is made at once', async () => {
    const element = await host(play(opened({ arbiter: false }), 'e1e3', 5000), 'both players');
    const page = await settled(element);
    await choose(page, 'topic', 'An illegal move');
    await press(element, 'Carry out');
    expect(element.said).to.deep.equal([]);
    expect(element.acts).to.deep.equal([{ type: 'point out', by: 'black', fault: { what: 'illegal move', ply: 3 } }]);
  });

  it('reads back to players in casual play', async () => {
    const element = await host(opened({ play: 'casual' }), 'both players');
    const page = await settled(element);
    await choose(page, 'topic', 'An earlier position restored');
    await press(element, 'Read back');
    expect(element.said).to.have.length(1);
    await press(element, 'Record this ruling');
    expect(element.acts).to.deep.equal([{ type: 'restore', by: 'black', ply: 1, cause: 'takeback' }]);
  });

  it('lets players do in their own names what is left to them', async () => {
    const element = await host(opened({ arbiter: false }), 'both players');
    const page = await settled(element);
    const topics = [...(part(page, '#topic') as HTMLSelectElement).options].map(textOf);
    expect(topics).not.to.include('A warning or penalty');
    expect(topics).to.include('An illegal move');
    await press(element, 'Stop the clocks');
    await press(element, 'Start the clocks again');
    expect(element.acts.map(({ by }) => by)).to.deep.equal(['white', 'white']);
  });
});
