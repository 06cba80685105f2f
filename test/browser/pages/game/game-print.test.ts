import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { gamePrintStyles } from '../../../../src/pages/game/game-print.styles.js';

/** The parts of the page by their names alone: what they draw is theirs. */
const PAGE = `
  <header>Anna–Hector</header>
  <div class="page" data-page="game"><div class="game" data-plays>
    <div class="standing-lines"><p>White to move</p></div>
    <section class="board"><chess-board>board</chess-board></section>
    <div class="seats">players</div>
    <div class="asking"><act-menu>menu</act-menu></div>
    <section class="entry"><move-entry>entry</move-entry></section>
    <game-panel><message-log>said</message-log><score-sheet>moves</score-sheet></game-panel>
    <section class="clocks"><chess-clock>clock</chess-clock></section>
    <div class="tools"><command-bar>ask</command-bar><game-acts>acts</game-acts></div>
  </div></div>
  <div class="page" data-page="help">help</div>
`;

function page(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = gamePrintStyles.styleSheet ? [gamePrintStyles.styleSheet] : [];
  root.innerHTML = PAGE;
  return root;
}

const drawn = (root: ShadowRoot): readonly string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map(({ localName }) => localName);

describe('a game on paper', () => {
  afterEach(async () => emulateMedia({ media: 'screen' }));

  it('is whose turn it is, the position and the moves alone', async () => {
    const root = page();
    expect(drawn(root)).to.have.length(12);
    await emulateMedia({ media: 'print' });
    expect(drawn(root)).to.deep.equal(['p', 'chess-board', 'score-sheet']);
    root.host.remove();
  });
});
