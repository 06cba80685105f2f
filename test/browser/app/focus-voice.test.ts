/** What the own voice says of the focus, and when: heard also where it stays within one element, and with the question it enters. */
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { ActMenu } from '../../../src/pages/game/act-menu.js';
import '../../../src/pages/game/act-menu.js';
import type { ChessBoard } from '../../../components/chess-board/chess-board.js';
import '../../../components/chess-board/chess-board.js';
import { NOTHING_TO_DO } from '../../../src/commands/when.js';
import { deepActiveElement, hearingFocus } from '../../../components/dom/focus.js';
import { FocusTelling } from '../../../src/app/focus-voice.js';
import * as focusWords from '../../../src/app/focus-words.js';
import type { TactileClock } from '../../../components/tactile-clock/tactile-clock.js';
import type { DialFelt } from '../../../src/questions/dial-felt.js';
import { press } from '../../components/board-fixture.js';
import { clockOf } from '../../components/tactile-clock-fixture.js';
import '../../components/element-fixture.js';
import type { Segment } from '../../../speech/utterance.js';
import '../../../src/pages/settings/setting-switch.js';

const { describeFocus, languageOf } = focusWords;
const words = () => Promise.resolve(focusWords);

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
    expect(said).to.deep.equal(['e4, empty', 'e5, empty', 'e6, empty']);
  });

  it('is told with the question that is entered, and then without it', async () => {
    const { said, board, menu } = await page();
    board.focusSquare('e4');
    await menu.ask('resign');
    await press('Tab', 'Shift+Tab');
    expect(said).to.deep.equal([
      'e4, empty',
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

  it('names a slider that is no input by what it tells of itself', async () => {
    const page = await fixture<HTMLElement>(
      html`<div
        ><h3 id="name">White’s dial</h3
        ><div role="slider" tabindex="0" aria-labelledby="name" aria-valuenow="5" aria-valuetext="5, one dot "></div
        ><div role="slider" tabindex="0" aria-label="Hour" aria-valuenow="7"></div
      ></div>`,
    );
    const [dial, bare] = page.querySelectorAll('[role="slider"]');
    expect(describeFocus(dial!)).to.equal('White’s dial, slider, 5, one dot');
    expect(describeFocus(bare!)).to.equal('Hour, slider, 7');
  });

  it('names the dial of a clock, which stands in a root of its own', async () => {
    const element = await fixture<TactileClock>(
      html`<tactile-clock
        .clock=${clockOf(15)}
        .feltText=${(felt: DialFelt) => (felt.at === 'minute' ? `minute ${felt.minute}` : felt.at)}
      ></tactile-clock>`,
    );
    element.focus();
    expect(describeFocus(deepActiveElement()!)).to.equal('White’s dial, slider, minute 0');
  });

  it('names a button by what it says of itself', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><button aria-label="Play sample: 5 minutes left">Play sample</button></div>`,
    );
    expect(describeFocus(page.querySelector('button')!)).to.equal('Play sample: 5 minutes left, button');
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

/** A page with two buttons, and what is said of the focus in it. */
async function twoButtons(isOnlyVoice: () => boolean) {
  const said: Segment[] = [];
  const telling = new FocusTelling({
    isOnlyVoice,
    lang: () => 'uk',
    words,
    mention: (segment) => void said.push(segment),
  });
  await fixture<HTMLElement>(
    html`<main @focusin=${telling.onFocus}><button>One</button><button lang="de">Zwei</button></main>`,
  );
  return { said, telling };
}

const ONE: Segment = { text: 'One, button', lang: 'uk' };
const TWO: Segment = { text: 'Zwei, button', lang: 'de' };

describe('telling of the focus', () => {
  it('is done at once where ours is the only voice from the start', async () => {
    const { said } = await twoButtons(() => true);
    await press('Tab');
    expect(said).to.deep.equal([ONE]);
    await press('Tab');
    expect(said).to.deep.equal([ONE, TWO]);
  });

  it('begins with the first move of the focus where ours becomes the only voice later', async () => {
    let only = false;
    const { said } = await twoButtons(() => only);
    await press('Tab');
    only = true;
    await press('Tab');
    await waitUntil(() => said.length > 0);
    expect(said).to.deep.equal([TWO]);
    await press('Shift+Tab');
    expect(said).to.deep.equal([TWO, ONE]);
  });

  it('is left to the screen reader where there is one', async () => {
    let only = true;
    const { said } = await twoButtons(() => only);
    only = false;
    await press('Tab');
    expect(said).to.deep.equal([]);
  });

  it('tells what is chosen where the focus stays, and no typing', async () => {
    const said: string[] = [];
    const telling = new FocusTelling({
      isOnlyVoice: () => true,
      lang: () => 'en',
      mention: ({ text }) => void said.push(text),
      words,
    });
    await fixture<HTMLElement>(
      html`<main @focusin=${telling.onFocus} @input=${telling.onInput}>
        <setting-switch label="Sound"></setting-switch><label>Name <input type="text" /></label>
      </main>`,
    );
    await press('Tab', 'Space', 'Space');
    expect(said.slice(-3)).to.deep.equal(['Sound, on', 'Sound, off', 'Sound, on']);
    await press('Tab', 'a');
    expect(said.at(-1)).to.equal('Name, field');
  });
});
