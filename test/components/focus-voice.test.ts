/** What the own voice says of the focus: heard also where it stays within one element, and with the question it enters. */
import { expect, fixture, html } from '@open-wc/testing';
import type { ActMenu } from '../../components/act-menu/act-menu.js';
import '../../components/act-menu/act-menu.js';
import type { ChessBoard } from '../../components/chess-board/chess-board.js';
import '../../components/chess-board/chess-board.js';
import { NOTHING_TO_DO } from '../../components/act-menu/act-menu-items.js';
import { deepActiveElement } from '../../components/active-element.js';
import { describeFocus, languageOf } from '../../src/app/focus-voice.js';
import { hearingFocus } from '../../src/app/hearing-focus.js';
import { press } from './board-fixture.js';
import './element-fixture.js';

/** A page with two elements, and what was said of the focus in it. */
async function page() {
  const said: string[] = [];
  const listener = hearingFocus((from) => {
    const active = deepActiveElement();
    if (active) said.push(describeFocus(active, from));
  });
  const root = await fixture<HTMLElement>(
    html`<main @focusin=${listener}>
      <chess-board></chess-board><act-menu .state=${{ ...NOTHING_TO_DO, playing: true }}></act-menu>
    </main>`,
  );
  return {
    said,
    board: root.querySelector<ChessBoard>('chess-board')!,
    menu: root.querySelector<ActMenu>('act-menu')!,
  };
}

describe('the focus as the own voice tells it', () => {
  it('is told once for each square, also on the way within the board', async () => {
    const { said, board } = await page();
    board.focusSquare('e4');
    await press('ArrowUp', 'ArrowUp');
    expect(said).to.deep.equal(['e4', 'e5', 'e6']);
  });

  it('is told with the question that is entered, and then without it', async () => {
    const { said, board, menu } = await page();
    board.focusSquare('e4');
    await menu.ask('resign');
    await press('Shift+Tab', 'Tab');
    expect(said).to.deep.equal([
      'e4',
      'Resign this game? No, play on, button',
      'Yes, resign, button',
      'No, play on, button',
    ]);
  });

  it('names a slider with what it stands at', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><label for="rate">Rate</label><input id="rate" type="range" aria-valuetext="150%" /></div>`,
    );
    expect(describeFocus(page.querySelector('input')!, undefined)).to.equal('Rate, slider, 150%');
  });

  it('is in the language the cells are named in, where that is not the page’s', async () => {
    const { board } = await page();
    board.focusSquare('e4');
    await board.updateComplete;
    expect(languageOf(deepActiveElement()!)).to.equal(undefined);
    board.cellLanguage = 'de';
    await board.updateComplete;
    expect(languageOf(deepActiveElement()!)).to.equal('de');
  });
});
