/** The assistant's page in its window: what is wanted there becomes acts of the assistant, each once. */
import '../../../speech/late-words.js';
import { LitElement, html } from 'lit';
import { expect, fixture } from '@open-wc/testing';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { LANGUAGES } from '../../../../speech/languages.js';
import type { AssistantEntry } from '../../../../src/pages/assistant/assistant-entry.js';
import type { AssistantPage } from '../../../../src/pages/assistant/assistant-page.js';
import { AssistantLineEvent } from '../../../../src/pages/assistant/events.js';
import { AssistantPart } from '../../../../src/pages/assistant/assisting.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import type { ActDraft } from '../../../../src/laws/acts.js';
import { ASSISTANT_DUTIES } from '../../../../src/laws/acts/blind.js';
import type { Game } from '../../../../src/laws/game.js';
import { judge } from '../../../../src/laws/judge.js';
import type { ActResult, HeldGame } from '../../../../src/game/session/session-port.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import { after as afterActs, atTable, call, place, press } from '../../../laws/table.js';
import { heardFrom, input, part, textOf } from '../../../components/element-fixture.js';

const HELPER = 'assistant of white';
const words = await LANGUAGES.en.words();
const placed = afterActs(atTable({ assistants: { white: ASSISTANT_DUTIES } }), place('white', 'g1f3'));

class PartHost extends LitElement {
  assistant!: AssistantPart;
  held!: HeldGame;
  override render() {
    return html`${this.assistant.render(this.held)}`;
  }
}
customElements.define('assistant-part-host', PartHost);

interface Made {
  readonly host: PartHost;
  readonly part: AssistantPart;
  readonly acts: ActDraft[];
  /** What was said. */
  readonly said: string[];
  /** Lets the acts that are under way be done. */
  readonly settle: () => Promise<void>;
}

async function make(game: Game, role: WindowRole = HELPER): Promise<Made> {
  const host = new PartHost();
  const acts: ActDraft[] = [];
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const setup = { id: 'a', seats: { white: { type: 'player' }, black: { type: 'player' } }, begunAt: 0 } as const;
  host.held = { setup: { ...setup, conditions: game.conditions }, game, acts: 0 };
  const act = async (draft: ActDraft): Promise<ActResult> => {
    acts.push(draft);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const { held } = host;
    const judged = judge(held.game, { ...draft, at: 1000 });
    if (judged.type === 'refused') return judged;
    host.held = { ...held, game: judged.game, acts: held.acts + 1 };
    host.requestUpdate();
    return { type: 'done', facts: judged.facts };
  };
  const speaker = {
    refusal: ({ reason }: { reason: string }) => (said.push(reason), `Refused: ${reason}.`),
    doubt: (_refusal: unknown, moves: readonly unknown[]) => (said.push('doubt'), `Which of ${moves.length}?`),
    reply: ({ about }: { about: string }) => (said.push(about), about),
  };
  const table = {
    host,
    services: { words: { language: 'en' }, settings: () => ({ letterKeys: true }), speech: { speaker } },
    role: () => role,
    held: () => host.held,
    options: () => ({
      ...{ words, callStyle: 'plain', callLength: 'usual', squareStyle: 'plain' },
      ...{ detail: DEFAULT_DETAIL, mine: ['white'] },
    }),
    act,
  } as unknown as Table;
  const assistantPart = new AssistantPart(table);
  host.assistant = assistantPart;
  await fixture(html`<div>${host}</div>`);
  await host.updateComplete;
  const settle = async (): Promise<void> => {
    waiting.splice(0).forEach((done) => done());
    await new Promise((resolve) => setTimeout(resolve, 20));
    await host.updateComplete;
  };
  return { host, part: assistantPart, acts, said, settle };
}

const pageOf = (host: PartHost): AssistantPage => host.shadowRoot!.querySelector('assistant-page')!;
const entryOf = (host: PartHost): AssistantEntry => pageOf(host).entry!;
const deed = (host: PartHost, name: string): HTMLElement => part(pageOf(host), `[data-deed="${name}"]`);
const enter = async ({ host, settle }: Made, text: string, what: 'call' | 'execute' = 'call'): Promise<void> => {
  entryOf(host).focus();
  entryOf(host).dispatchEvent(new AssistantLineEvent({ text, begun: Infinity }, what, 'white'));
  await settle();
};
const fieldOf = ({ host }: Made): string => input(entryOf(host), '#move').value;
const announced: ActDraft = { type: 'announce', by: HELPER, move: { from: 'g1', to: 'f3' } };

describe('the assistant’s page in its window', () => {
  it('is nothing in any other window', async () => {
    for (const role of ['both players', 'white', 'arbiter', 'onlooker'] as const) {
      const made = await make(placed, role);
      expect(made.host.shadowRoot?.querySelector('assistant-page')).to.equal(null);
      expect(await made.part.focus()).to.equal(false);
    }
    expect(await (await make(placed)).part.focus()).to.equal(true);
  });

  it('calls moves as they are called at the table', async () => {
    const { host } = await make(placed);
    expect(textOf(deed(host, 'call'))).to.equal('Call White’s move: knight g1 to f3 C');
  });

  it('does once what is pressed twice before anything is to be seen of it, and nobody else does it', async () => {
    const { host, acts, settle } = await make(placed);
    const above = heardFrom(host, 'table-act');
    deed(host, 'call').click();
    deed(host, 'call').click();
    deed(host, 'press').click();
    deed(host, 'press').click();
    expect(acts).to.deep.equal([announced, press(HELPER)]);
    await settle();
    expect(above).to.deep.equal([]);
    expect(textOf(deed(host, 'call'))).to.equal('Call a move. Nothing to do now. C');
  });

  it('does it again when it was refused, and shows why', async () => {
    const { host, acts, settle, part: assistantPart } = await make(placed);
    deed(host, 'press').click();
    await settle();
    deed(host, 'press').click();
    await settle();
    expect(acts).to.deep.equal([press(HELPER), press(HELPER)]);
    expect(textOf(part(pageOf(host), '.refusal'))).to.equal('First call the move. Then press the clock.');
    const entry = { n: 1, version: 4, act: { ...announced, at: 0 }, facts: [] };
    assistantPart.onNews({ type: 'act', held: host.held, entry });
    host.requestUpdate();
    await host.updateComplete;
    await pageOf(host).updateComplete;
    expect(pageOf(host).shadowRoot?.querySelector('.refusal')).to.equal(null);
  });

  it('reads a typed move in the position it was made in', async () => {
    const made = await make(placed);
    await enter(made, 'Nf3');
    expect(made.acts).to.deep.equal([announced]);
    expect(fieldOf(made)).to.equal('');
    // D.2.8: the call is corrected before the clock is pressed; D.2.9: executed wrongly.
    await enter(made, 'Nh3');
    await enter(made, 'Ng1-f6', 'execute');
    expect(made.acts.slice(1)).to.deep.equal([
      { ...announced, move: { from: 'g1', to: 'h3' } },
      { type: 'execute', by: HELPER, on: 'black', move: { from: 'g1', to: 'f6' } },
    ]);
  });

  it('tells and shows beside the field what cannot be read, and keeps the text', async () => {
    const made = await make(placed);
    await enter(made, 'hello');
    expect(made.said).to.deep.equal(['unreadable']);
    expect(fieldOf(made)).to.equal('hello');
    expect(textOf(part(entryOf(made.host), '.refusal'))).to.equal('Refused: unreadable.');
    // What the Laws refuse has been told already.
    await enter(made, 'press');
    expect(made.said).to.deep.equal(['unreadable']);
    expect(textOf(part(entryOf(made.host), '.refusal'))).to.equal('First call the move. Then press the clock.');
  });

  it('asks about a move that is only near, and does it when that is confirmed', async () => {
    const made = await make(placed);
    await enter(made, 'night f three');
    expect(made.said).to.deep.equal(['doubt']);
    expect(made.acts).to.deep.equal([]);
    await enter(made, 'yes');
    expect(made.acts).to.deep.equal([announced]);
    expect(fieldOf(made)).to.equal('');
  });

  it('leaves a move that was asked about by Escape, wherever the focus is', async () => {
    const made = await make(placed);
    await enter(made, 'night f three');
    const pressEscape = (): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true }));
    expect(pressEscape()).to.equal(false);
    expect(made.said).to.deep.equal(['doubt', 'move not made']);
    expect(made.acts).to.deep.equal([]);
    expect(pressEscape()).to.equal(true);
    expect(made.said).to.deep.equal(['doubt', 'move not made']);
  });

  it('is answered from the line of the page: yes to the move that is asked about, else to what stands first', async () => {
    const made = await make(placed);
    expect(made.part.answer(false)).to.equal(false);
    expect(made.part.answer(true)).to.equal(true);
    await made.settle();
    expect(made.acts).to.deep.equal([announced]);
    await enter(made, 'night h three');
    expect(made.part.answer(false)).to.equal(true);
    expect(made.said).to.deep.equal(['doubt', 'move not made']);
    expect(made.acts).to.deep.equal([announced]);
    await enter(made, 'night h three');
    expect(made.part.answer(true)).to.equal(true);
    await made.settle();
    expect(made.acts.slice(1)).to.deep.equal([{ ...announced, move: { from: 'g1', to: 'h3' } }]);
  });

  it('has nothing to be answered where nothing is to be done, or in another window', async () => {
    const idle = await make(afterActs(placed, call('white', 'g1f3'), press('white'), { type: 'stop', by: 'arbiter' }));
    expect(idle.part.answer(true)).to.equal(false);
    expect((await make(placed, 'white')).part.answer(true)).to.equal(false);
    expect(idle.said).to.deep.equal([]);
  });

  it('hears keys that are brought to it once only', async () => {
    const made = await make(placed);
    pageOf(made.host).addEventListener('keydown', (event) => made.part.onKey(event));
    const key = new KeyboardEvent('keydown', {
      key: 'c',
      code: 'KeyC',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    deed(made.host, 'call').dispatchEvent(key);
    made.part.onKey(new KeyboardEvent('keydown', { key: 'c', code: 'KeyC' }));
    expect(made.acts).to.deep.equal([announced]);
  });
});
