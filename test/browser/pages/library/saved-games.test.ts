import { expect, fixture, html } from '@open-wc/testing';
import type { SavedGames, SavedGamesState } from '../../../../src/pages/library/saved-games.js';
import '../../../../src/pages/library/saved-games.js';
import { focused, heardFrom, parts, textOf } from '../../../components/element-fixture.js';
import { press } from '../../../components/board-fixture.js';

const STATE: SavedGamesState = {
  rows: [
    { id: 'a', title: 'Two players here, today', detail: 'Not over. Moves: 3', can: 'go on', deleted: false },
    { id: 'b', title: 'White against the computer, level 1', detail: 'White wins.', can: 'open', deleted: false },
    { id: 'c', title: 'A game that cannot be read', detail: '', can: 'nothing', deleted: false },
    { id: 'd', title: 'Two players here, yesterday', detail: 'Not over.', can: 'go on', deleted: true },
  ],
  count: 5,
  failed: false,
};

async function list(state = STATE) {
  const element = await fixture<SavedGames>(html`<saved-games .state=${state}></saved-games>`);
  return { element, wishes: heardFrom(element, 'saved-games') };
}

describe('saved-games', () => {
  it('passes axe', async () => {
    await expect((await list()).element).to.be.accessible();
    await expect((await list({ rows: [], count: 0, failed: true })).element).to.be.accessible();
  });

  it('is a heading and a list, with the buttons that each game has', async () => {
    const { element } = await list();
    element.focus();
    expect(focused(element)).to.equal('Games on this device');
    const rows = parts(element, 'ul > li');
    expect(rows.map((row) => [...row.querySelectorAll('button')].map(textOf))).to.deep.equal([
      ['Go on', 'Save as PGN', 'Delete'],
      ['Open', 'Save as PGN', 'Delete'],
      ['Delete'],
      ['Undo'],
    ]);
    expect(textOf(rows[3]!.querySelector('.detail')!)).to.equal('Deleted.');
  });

  it('has no list where there is no game: one without items is read as its name', async () => {
    const { element } = await list({ rows: [], count: 0, failed: false });
    expect(parts(element, 'ul')).to.deep.equal([]);
  });

  it('names each button with its game', async () => {
    const { element } = await list();
    const names = parts(element, 'li:first-child button').map((button) =>
      (button.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => textOf(parts(element, `#${id}`)[0]!))
        .join(' '),
    );
    expect(names).to.deep.equal([
      'Go on Two players here, today',
      'Save as PGN Two players here, today',
      'Delete Two players here, today',
    ]);
  });

  it('tells what is wanted, and of which game', async () => {
    const { element, wishes } = await list();
    for (const button of parts(element, 'button')) button.click();
    await press('Escape');
    expect(wishes.map(({ wish }) => ('id' in wish ? `${wish.type} ${wish.id}` : wish.type))).to.deep.equal([
      'close',
      'save all',
      'open a',
      'save a',
      'delete a',
      'open b',
      'save b',
      'delete b',
      'delete c',
      'undo d',
      'more',
      'close',
    ]);
  });
});
