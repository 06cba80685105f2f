/** Where F6 leads, by the order of the page. */
import { expect, fixture, html } from '@open-wc/testing';
import { nextRegion } from '../../../src/app/regions.js';

/** A page as at a table, with what is no region between: none of these elements is defined here. */
async function page(): Promise<HTMLElement> {
  return fixture<HTMLElement>(html`
    <main>
      <button id="top">Install it now</button>
      <section
        ><chess-board><span id="cell"></span></chess-board
      ></section>
      <section>
        <move-entry></move-entry>
        <button id="step">Repeat</button>
      </section>
      <score-sheet id="white"></score-sheet>
      <score-sheet id="black"></score-sheet>
      <button id="writing">Write</button>
      <game-acts></game-acts>
      <button id="settings">Settings</button>
    </main>
  `);
}

const ROWS: readonly (readonly [from: string, forward: string, back: string])[] = [
  ['#cell', 'move-entry', 'game-acts'],
  ['move-entry', '#white', 'chess-board'],
  ['#step', '#white', 'move-entry'],
  ['#white', '#black', 'move-entry'],
  ['#writing', 'game-acts', '#black'],
  ['game-acts', 'chess-board', '#black'],
  ['#settings', 'chess-board', 'game-acts'],
  ['#top', 'chess-board', 'game-acts'],
];

describe('the next region of the page', () => {
  for (const [from, forward, back] of ROWS)
    it(`from ${from} it is ${forward}, and ${back} the other way`, async () => {
      const main = await page();
      const active = main.querySelector(from);
      expect(nextRegion(main, active, false)).to.equal(main.querySelector(forward));
      expect(nextRegion(main, active, true)).to.equal(main.querySelector(back));
    });

  it('where nothing has the focus it is the first, or the last', async () => {
    const main = await page();
    expect(nextRegion(main, null, false)).to.equal(main.querySelector('chess-board'));
    expect(nextRegion(main, null, true)).to.equal(main.querySelector('game-acts'));
  });

  it('there may be none', async () => {
    const main = await fixture<HTMLElement>(html`<main><button>Start</button></main>`);
    expect(nextRegion(main, main.querySelector('button'), false)).to.equal(undefined);
  });
});
