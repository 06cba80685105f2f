import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { type ActMenu, indexOfLetter } from '../../../../src/pages/game/act-menu.js';
import '../../../../src/pages/game/act-menu.js';
import type { WhenView } from '../../../../src/commands/when.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, labels, part, textOf } from '../../../components/element-fixture.js';

const PLAYING: WhenView = {
  playing: true,
  toMove: true,
  offer: 'none',
  clock: 'running',
  press: 'now',
  complaints: [],
};
const CASUAL: WhenView = { ...PLAYING, clock: 'none', press: 'none' };
const ALL = [
  'Offer draw',
  'Claim a draw …',
  'Adjust pieces',
  'Claim a win on time',
  'Stop the clocks',
  'Press the clock',
  'Resign …',
];

const COMPLAINTS = ['illegal move', 'touched piece', 'pressed without a move'] as const;
const POINTED_OUT = ['The last move was illegal', 'Another piece was touched', 'The clock was pressed without a move'];

/** A menu that was opened from a button in the page. */
async function opened(change: Partial<WhenView> = {}) {
  const page = await fixture<HTMLElement>(
    html`<div>
      <button id="origin">Origin</button>
      <button id="elsewhere">Elsewhere</button>
      <act-menu .state=${{ ...PLAYING, ...change }}></act-menu>
    </div>`,
  );
  const menu = page.querySelector('act-menu')!;
  page.querySelector<HTMLElement>('#origin')!.focus();
  const commands = heardFrom(menu, 'command-given');
  await menu.open();
  return { page, menu, given: () => commands.map(({ command }) => command) };
}

/** What has the focus in the page outside the menu. */
const inPage = (): string | undefined => document.activeElement?.id;

const gone = (menu: ActMenu): Promise<void> => waitUntil(() => labels(menu).length === 0);

const off = (menu: ActMenu): readonly string[] =>
  labels(menu).filter((label) => button(menu, label).getAttribute('aria-disabled') === 'true');

async function stand(menu: ActMenu, change: Partial<WhenView>): Promise<void> {
  menu.state = { ...PLAYING, ...change };
  await menu.updateComplete;
}

describe('act-menu', () => {
  describe('accessibility', () => {
    it('passes axe: closed, open whatever the game is like, and while it asks', async () => {
      await expect(await fixture(html`<act-menu></act-menu>`)).to.be.accessible();
      for (const change of [{}, CASUAL, { offer: 'to answer' }, { clock: 'paused' }, { playing: false }] as const) {
        await expect((await opened(change)).menu).to.be.accessible();
      }
      const { menu } = await opened();
      button(menu, 'Resign …').click();
      await menu.updateComplete;
      await expect(menu).to.be.accessible();
    });

    it('is a menu of native buttons, and not modal', async () => {
      const { menu } = await opened();
      expect(part(menu, '[role="menu"]').getAttribute('aria-label')).to.equal('Actions');
      expect([...part(menu, '[role="menu"]').children].map((item) => item.getAttribute('role'))).to.deep.equal(
        Array(7).fill('menuitem'),
      );
      expect(menu.shadowRoot!.querySelectorAll('dialog, [aria-modal]')).to.have.length(0);
    });

    it('has Take back before Resign, where a move can be taken back', async () => {
      const { menu, given } = await opened({ ...CASUAL, canTakeBack: true });
      expect(labels(menu)).to.deep.equal(['Offer draw', 'Claim a draw …', 'Adjust pieces', 'Take back', 'Resign …']);
      button(menu, 'Take back').click();
      expect(given()).to.deep.equal(['take-back']);
    });

    it('has acts large enough for a finger (WCAG 2.5.8)', async () => {
      const { menu } = await opened();
      for (const label of labels(menu)) {
        expect(button(menu, label).getBoundingClientRect().height).to.be.at.least(44);
      }
    });
  });

  describe('what stands in it', () => {
    it('is nothing before it is opened', async () => {
      const menu = await fixture<ActMenu>(html`<act-menu .state=${PLAYING}></act-menu>`);
      expect(labels(menu)).to.deep.equal([]);
      expect(menu.isOpen).to.equal(false);
    });

    for (const [what, change, items, notNow] of [
      ['with a clock that is pressed by hand', {}, ALL, []],
      [
        'on the opponent’s move',
        { toMove: false, press: 'not now' },
        ALL,
        ['Claim a draw …', 'Adjust pieces', 'Press the clock'],
      ],
      ['without a clock', CASUAL, ['Offer draw', 'Claim a draw …', 'Adjust pieces', 'Resign …'], []],
      [
        'with the clocks stopped',
        { clock: 'paused', press: 'none' },
        ['Offer draw', 'Claim a draw …', 'Adjust pieces', 'Claim a win on time', 'Start the clocks again', 'Resign …'],
        ['Claim a win on time'],
      ],
      [
        'before the clock is started',
        { clock: 'waiting', press: 'not now' },
        [
          'Offer draw',
          'Claim a draw …',
          'Adjust pieces',
          'Claim a win on time',
          'Start the clocks',
          'Press the clock',
          'Resign …',
        ],
        ['Claim a win on time', 'Press the clock'],
      ],
      [
        'before the first move starts the clock',
        { clock: 'waiting', press: 'none' },
        ['Offer draw', 'Claim a draw …', 'Adjust pieces', 'Claim a win on time', 'Stop the clocks', 'Resign …'],
        ['Claim a win on time', 'Stop the clocks'],
      ],
      [
        'with an offer to be answered',
        { ...CASUAL, offer: 'to answer' },
        ['Accept draw', 'Decline draw', 'Offer draw', 'Claim a draw …', 'Adjust pieces', 'Resign …'],
        ['Offer draw'],
      ],
      [
        'with an offer that waits',
        { ...CASUAL, offer: 'waiting' },
        ['Offer draw', 'Claim a draw …', 'Adjust pieces', 'Resign …'],
        ['Offer draw'],
      ],
      ['after the game', { playing: false }, ALL, ALL],
      [
        'where illegal moves stand',
        { ...CASUAL, complaints: COMPLAINTS },
        ['Offer draw', 'Claim a draw …', 'Adjust pieces', ...POINTED_OUT, 'Resign …'],
        [],
      ],
      // A move that ended the game may not be what the touched piece demanded (Art. 5.1.1).
      [
        'after a game in which illegal moves stood',
        { ...CASUAL, playing: false, complaints: COMPLAINTS },
        ['Offer draw', 'Claim a draw …', 'Adjust pieces', ...POINTED_OUT, 'Resign …'],
        [
          ...['Offer draw', 'Claim a draw …', 'Adjust pieces', 'The last move was illegal'],
          ...['The clock was pressed without a move', 'Resign …'],
        ],
      ],
    ] as const) {
      it(what, async () => {
        const { menu } = await opened(change);
        expect(labels(menu)).to.deep.equal(items);
        expect(off(menu)).to.deep.equal(notNow);
      });
    }
  });

  it('has a fault pointed out at once, for to be wrong costs nothing', async () => {
    for (const [index, id] of ['illegal-move', 'touched-piece', 'pressed-without-a-move'].entries()) {
      const { menu, given } = await opened({ complaints: COMPLAINTS });
      button(menu, POINTED_OUT[index]!).click();
      expect(given()).to.deep.equal([id]);
      expect(menu.isOpen).to.equal(false);
      expect(inPage()).to.equal('origin');
    }
  });

  describe('keyboard', () => {
    it('takes the focus on its first act, and goes round with the arrows', async () => {
      const { menu } = await opened(CASUAL);
      const way = [focused(menu)];
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'End']) {
        await press(key);
        way.push(focused(menu));
      }
      expect(way).to.deep.equal([
        'Offer draw',
        'Claim a draw …',
        'Adjust pieces',
        'Resign …',
        'Offer draw',
        'Resign …',
        'Adjust pieces',
        'Offer draw',
        'Resign …',
      ]);
    });

    it('goes to the next act with a letter and presses nothing by it', async () => {
      const { menu, given } = await opened();
      const way: (string | undefined)[] = [];
      for (const key of ['c', 'c', 'c', 'r', 'a', 'x', 's']) {
        await press(key);
        way.push(focused(menu));
      }
      expect(way).to.deep.equal([
        'Claim a draw …',
        'Claim a win on time',
        'Claim a draw …',
        'Resign …',
        'Adjust pieces',
        'Adjust pieces',
        'Stop the clocks',
      ]);
      expect(given()).to.deep.equal([]);
    });

    for (const key of ['Escape', 'Backspace']) {
      it(`closes with ${key}, and the focus is where it was`, async () => {
        const { menu, given } = await opened();
        await press('ArrowDown', key);
        expect(inPage()).to.equal('origin');
        expect(menu.isOpen).to.equal(false);
        await gone(menu);
        expect(given()).to.deep.equal([]);
      });
    }

    it('goes when the focus leaves it, and takes it back no more', async () => {
      const { page, menu } = await opened();
      page.querySelector<HTMLElement>('#elsewhere')!.focus();
      await menu.updateComplete;
      expect(menu.isOpen).to.equal(false);
      await gone(menu);
      expect(inPage()).to.equal('elsewhere');
    });

    it('leaves every other key to the page', async () => {
      const { menu } = await opened();
      for (const init of [{ key: 'F5' }, { key: 'c', ctrlKey: true }, { key: 'Tab' }, { key: '1' }]) {
        const event = new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true });
        expect(button(menu, 'Offer draw').dispatchEvent(event), init.key).to.equal(true);
      }
      expect(menu.isOpen).to.equal(true);
    });

    it('opens again, also while it is still going', async () => {
      const { menu } = await opened(CASUAL);
      await press('End', 'Escape');
      await menu.open();
      expect(focused(menu)).to.equal('Offer draw');
      await press('Escape');
      expect(inPage()).to.equal('origin');
    });
  });

  describe('acts', () => {
    for (const [label, wish, change] of [
      ['Offer draw', 'offer-draw', {}],
      ['Decline draw', 'refuse-draw', { offer: 'to answer' }],
      ['Claim a draw …', 'claim-draw', {}],
      ['Adjust pieces', 'adjust', {}],
      ['Claim a win on time', 'claim-flag', {}],
      ['Stop the clocks', 'stop-clocks', {}],
      ['Start the clocks again', 'start-clocks', { clock: 'paused' }],
      ['Press the clock', 'press-clock', {}],
    ] as const) {
      it(`tells that "${label}" is wanted, with the focus back where it was`, async () => {
        const { menu, given } = await opened(change);
        button(menu, label).focus();
        await press('Enter');
        expect(given()).to.deep.equal([wish]);
        expect(inPage()).to.equal('origin');
        expect(menu.isOpen).to.equal(false);
        await gone(menu);
      });
    }

    it('asks before it accepts a draw, and no more once that is answered', async () => {
      const { menu, given } = await opened({ offer: 'to answer' });
      await press('Enter');
      await menu.updateComplete;
      expect(focused(menu)).to.equal('No, play on');
      expect(textOf(part(menu, '#question'))).to.equal('Accept the draw? The game is over then.');
      expect(given()).to.deep.equal([]);
      button(menu, 'Yes, accept').click();
      expect(given()).to.deep.equal(['accept-draw']);
      expect(inPage()).to.equal('origin');

      await menu.ask('accept-draw');
      expect(focused(menu)).to.equal('No, play on');
      menu.state = { ...menu.state, offer: 'none' };
      await menu.updateComplete;
      expect(menu.isOpen).to.equal(false);
      expect(inPage()).to.equal('origin');
    });

    it('says of what was asked that the user is sure', async () => {
      const { menu } = await opened();
      const heard = heardFrom(menu, 'command-given');
      button(menu, 'Offer draw').click();
      await menu.ask('resign');
      expect(textOf(part(menu, '#question'))).to.equal('Resign this game?');
      button(menu, 'Yes, resign').click();
      expect(heard.map(({ command, sure }) => [command, sure])).to.deep.equal([
        ['offer-draw', false],
        ['resign', true],
      ]);
    });

    it('asks before it resigns', async () => {
      const { menu, given } = await opened();
      await press('End', 'Enter');
      await menu.updateComplete;
      expect(focused(menu)).to.equal('No, play on');
      expect(textOf(part(menu, '#question'))).to.equal('Resign this game?');
      expect(given()).to.deep.equal([]);
      button(menu, 'Yes, resign').click();
      expect(given()).to.deep.equal(['resign']);
      expect(inPage()).to.equal('origin');
    });

    for (const [how, key] of [
      ['No', 'Enter'],
      ['Escape', 'Escape'],
    ] as const) {
      it(`does not resign with ${how}`, async () => {
        const { menu, given } = await opened();
        await press('End', 'Enter');
        await menu.updateComplete;
        await press(key);
        expect(given()).to.deep.equal([]);
        expect(inPage()).to.equal('origin');
        await gone(menu);
      });
    }

    it('can be answered in words, while it asks', async () => {
      const { menu } = await opened();
      const heard = heardFrom(menu, 'command-given');
      expect(menu.answer(true)).to.equal(false);
      await menu.ask('resign');
      expect(menu.answer(false)).to.equal(true);
      expect(menu.isOpen).to.equal(false);
      expect(menu.answer(true)).to.equal(false);
      expect(heard).to.deep.equal([]);
      await menu.ask('resign');
      expect(menu.answer(true)).to.equal(true);
      expect(heard.map(({ command, sure }) => [command, sure])).to.deep.equal([['resign', true]]);
      expect(menu.isOpen).to.equal(false);
    });

    it('stays where it is with an act that is not possible now, which tells why', async () => {
      const { menu, given } = await opened({ offer: 'waiting' });
      await press('Enter');
      expect(given()).to.deep.equal(['offer-draw']);
      expect(focused(menu)).to.equal('Offer draw');
      await stand(menu, { playing: false });
      await press('End', 'Enter');
      await menu.updateComplete;
      // No question about a game that is over: that it is over is said.
      expect(given()).to.deep.equal(['offer-draw', 'resign']);
      expect(labels(menu)).to.not.include('Yes, resign');
    });

    it('does nothing with a press on what is only lingering', async () => {
      const { menu, given } = await opened();
      const offer = button(menu, 'Offer draw');
      menu.close();
      offer.click();
      expect(given()).to.deep.equal([]);
    });
  });

  describe('a game that changes meanwhile', () => {
    it('keeps the focus on its act when an offer comes before it', async () => {
      const { menu } = await opened(CASUAL);
      await press('ArrowDown');
      await stand(menu, { ...CASUAL, offer: 'to answer' });
      expect(labels(menu)[0]).to.equal('Accept draw');
      expect(focused(menu)).to.equal('Claim a draw …');
    });

    it('goes to the first act when the one with the focus is gone', async () => {
      const { menu } = await opened({ offer: 'to answer' });
      expect(focused(menu)).to.equal('Accept draw');
      await stand(menu, {});
      expect(focused(menu)).to.equal('Offer draw');
    });

    it('asks no more about resigning when the game is over', async () => {
      const { menu, given } = await opened();
      await press('End', 'Enter');
      await menu.updateComplete;
      await stand(menu, { playing: false });
      expect(menu.isOpen).to.equal(false);
      expect(inPage()).to.equal('origin');
      await gone(menu);
      expect(given()).to.deep.equal([]);
    });

    it('leads on to the next region when what had the focus before is gone', async () => {
      const { page, menu, given } = await opened();
      page.querySelector('#origin')!.remove();
      await press('Escape');
      expect(given()).to.deep.equal(['next-region']);
      await gone(menu);
    });
  });
});

describe('letters in the menu of acts', () => {
  it('go round from the act that has the focus, in any alphabet', () => {
    const texts = ['Запропонувати нічию', 'Здатися', 'Поправити'];
    expect(indexOfLetter('з', texts, 0)).to.equal(1);
    expect(indexOfLetter('З', texts, 1)).to.equal(0);
    expect(indexOfLetter('п', texts, 2)).to.equal(2);
    expect(indexOfLetter('q', texts, 0)).to.equal(undefined);
  });
});
