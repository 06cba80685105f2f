/** Escape leaves one thing a press, wherever the focus is: question, menu, form or help, then the lifted piece, then what has the focus. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/pages/game/act-menu.js';
import type { ActMenu } from '../../src/pages/game/act-menu.js';
import { NOTHING_TO_DO } from '../../src/commands/when.js';
import '../../components/chess-board/chess-board.js';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import '../../src/pages/game/claim-form.js';
import type { ClaimForm } from '../../src/pages/game/claim-form.js';
import { EscapeKey } from '../../components/dom/escape-key.js';
import '../../src/pages/game/game-acts.js';
import '../../src/pages/game/move-question.js';
import '../../src/pages/settings/settings-file.js';
import { LitElement } from 'lit';
import { press } from './board-fixture.js';
import { button, heardFrom, labels, part } from './element-fixture.js';

const PLAYING = { ...NOTHING_TO_DO, playing: true, toMove: true };

async function elsewhere(): Promise<HTMLInputElement> {
  const field = await fixture<HTMLInputElement>(html`<input aria-label="Elsewhere" value="text" />`);
  field.focus();
  return field;
}

/** Tab order is the order in the page. */
function order(element: HTMLElement): readonly string[] {
  return labels(element);
}

describe('Escape', () => {
  it('leaves a question, then a form, then a lifted piece, one thing a press, wherever the focus is; then it is for what has the focus', async () => {
    const board = await fixture<ChessBoard>(html`<chess-board .mayLift=${['white']}></chess-board>`);
    const form = await fixture<ClaimForm>(html`<claim-form .terms=${{ playing: true }}></claim-form>`);
    const menu = await fixture<ActMenu>(html`<act-menu .state=${PLAYING}></act-menu>`);
    board.focusSquare('e2');
    await press('Enter');
    await form.open();
    await menu.ask('resign');
    const field = await elsewhere();
    let left = 0;
    field.addEventListener('keydown', () => (left += 1));
    const open = () => [menu.isOpen, form.isOpen, board.lifted, left];

    expect(open()).to.deep.equal([true, true, 'e2', 0]);
    await press('Escape');
    expect(open()).to.deep.equal([false, true, 'e2', 0]);
    await press('Escape');
    expect(open()).to.deep.equal([false, false, 'e2', 0]);
    await press('Escape');
    expect(open()).to.deep.equal([false, false, undefined, 0]);
    await press('Escape');
    expect(open()).to.deep.equal([false, false, undefined, 1]);
    expect(document.activeElement).to.equal(field);
  });

  it('answers No to "Resign?", which is then to be told in words, for the focus stays elsewhere', async () => {
    const menu = await fixture<ActMenu>(html`<act-menu .state=${PLAYING}></act-menu>`);
    const told = heardFrom(menu, 'answered-no');
    const heard = heardFrom(menu, 'command-given');
    await menu.ask('resign');
    await press('Escape');
    expect([menu.isOpen, told.length]).to.deep.equal([false, 0]);

    await menu.ask('resign');
    await elsewhere();
    await press('Escape');
    const given = heard.map(({ command }) => command);
    expect([menu.isOpen, told.length, given]).to.deep.equal([false, 1, ['next-region']]);
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Elsewhere');
  });

  it('answers No to the question about a move, which tells itself', async () => {
    const move = { text: 'Nf3', lang: 'en', move: { from: 'g1', to: 'f3' } };
    const question = await fixture<LitElement>(html`<move-question .moves=${[move]}></move-question>`);
    const meant = heardFrom(question, 'move-meant');
    const told = heardFrom(question, 'answered-no');
    await elsewhere();
    await press('Escape');
    expect([meant.map((event) => event.move), told.length]).to.deep.equal([[undefined], 0]);
  });

  it('answers No to "Reset all settings to their defaults?", and the focus stays', async () => {
    const settings = await fixture<LitElement>(html`<settings-file></settings-file>`);
    const told = heardFrom(settings, 'answered-no');
    button(settings, 'Reset all settings …').click();
    await settings.updateComplete;
    const field = await elsewhere();
    await press('Escape');
    expect([told.length, document.activeElement]).to.deep.equal([1, field]);
  });

  it('held down leaves one thing, as does Escape with another key nothing', async () => {
    class Open extends LitElement {
      left = 0;
      constructor() {
        super();
        new EscapeKey(this, { rank: 'menu', leave: () => (this.left += 1) > 0 });
      }
    }
    customElements.define('escape-key-test', Open);
    const element = await fixture<Open>('<escape-key-test></escape-key-test>');
    const down = (init: KeyboardEventInit): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, ...init }));
    expect([down({}), element.left]).to.deep.equal([false, 1]);
    expect([down({ repeat: true }), down({ shiftKey: true }), down({ isComposing: true })]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(element.left).to.equal(1);
    element.remove();
    expect([down({}), element.left]).to.deep.equal([true, 1]);
  });
});

describe('Tab into an open question', () => {
  it('comes upon No first', async () => {
    const menu = await fixture<ActMenu>(html`<act-menu .state=${PLAYING}></act-menu>`);
    await menu.ask('resign');
    expect(order(menu)).to.deep.equal(['No, play on', 'Yes, resign']);

    const form = await fixture<ClaimForm>(html`<claim-form .terms=${{ playing: true }}></claim-form>`);
    await form.ask({ ground: 'threefold' });
    expect(order(form)).to.deep.equal(['No, play on', 'Yes, claim']);

    const acts = await fixture<LitElement>(html`<game-acts .state=${{ ...NOTHING_TO_DO, playing: true }}></game-acts>`);
    button(acts, 'Resign').click();
    await acts.updateComplete;
    expect(order(acts).slice(0, 2)).to.deep.equal(['No, play on', 'Yes, resign']);

    const settings = await fixture<LitElement>(html`<settings-file></settings-file>`);
    button(settings, 'Reset all settings …').click();
    await settings.updateComplete;
    expect(part(settings, '#no').nextElementSibling?.textContent).to.equal('Yes, reset');
  });
});
