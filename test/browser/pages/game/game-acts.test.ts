import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { GameActs } from '../../../../src/pages/game/game-acts.js';
import { NOTHING_TO_DO, type WhenView } from '../../../../src/commands/when.js';
import '../../../../src/pages/game/game-acts.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, labels, part, textOf } from '../../../components/element-fixture.js';

const PLAYING: WhenView = { ...NOTHING_TO_DO, playing: true, toMove: true, canTakeBack: true };
const ENDED: WhenView = { ...PLAYING, playing: false };

const make = (change: Partial<WhenView> = {}) =>
  fixture<GameActs>(html`<game-acts .state=${{ ...PLAYING, ...change }}></game-acts>`);

async function stand(acts: GameActs, change: Partial<WhenView>): Promise<void> {
  acts.state = { ...PLAYING, ...change };
  await acts.updateComplete;
}

const givenBy = (acts: GameActs) => {
  const heard = heardFrom(acts, 'command-given');
  return () => heard.map(({ command }) => command);
};

const isOff = (acts: GameActs, label: string): boolean => button(acts, label).getAttribute('aria-disabled') === 'true';

/** What goes lingers for a moment, so that the new focus is heard. */
const gone = (acts: GameActs, label: string): Promise<void> =>
  waitUntil(() => !labels(acts).includes(label), `${label} stays`);

/** Each button that gets the focus, and which of the acts' buttons are there at that moment. */
function focusesOf(acts: GameActs) {
  const focuses: { readonly on: string | undefined; readonly beside: readonly string[] }[] = [];
  acts.shadowRoot?.addEventListener('focusin', () => focuses.push({ on: focused(acts), beside: labels(acts) }));
  return focuses;
}

/** Each time that the focus is to go on because the game is over: which of the acts' buttons are there at that moment. */
function overSeen(acts: GameActs): readonly (readonly string[])[] {
  const seen: (readonly string[])[] = [];
  acts.addEventListener('game-over', () => seen.push(labels(acts)));
  return seen;
}

async function askToResign(acts: GameActs): Promise<void> {
  button(acts, 'Resign').click();
  await acts.updateComplete;
}

async function askToAccept(acts: GameActs): Promise<void> {
  button(acts, 'Accept draw').click();
  await acts.updateComplete;
}

describe('game-acts', () => {
  it('offers to charge time that no window watched, or not, while that is open', async () => {
    const acts = await make({ clock: 'paused', away: 'black' });
    const given = givenBy(acts);
    button(acts, 'Charge Black for the time away').click();
    button(acts, 'Do not charge Black for the time away').click();
    expect(given()).to.deep.equal(['charge-time', 'do-not-charge-time']);
    await stand(acts, { clock: 'paused' });
    await gone(acts, 'Charge Black for the time away');
  });

  describe('accessibility', () => {
    it('passes axe, whatever the game is like', async () => {
      const states: readonly Partial<WhenView>[] = [
        {},
        { offer: 'to answer' },
        { offer: 'waiting', canTakeBack: false },
        { computerThinks: true },
        { computerFailed: true },
        { clock: 'running', touchBinds: true },
        { clock: 'paused', away: 'black' },
        ENDED,
      ];
      for (const state of states) await expect(await make(state)).to.be.accessible();
    });

    it('passes axe while it asks about resigning', async () => {
      const acts = await make();
      await askToResign(acts);
      await expect(acts).to.be.accessible();
      const group = part(acts, '[role="group"]');
      expect(textOf(part(acts, `#${group.getAttribute('aria-labelledby') ?? ''}`))).to.equal('Resign this game?');
    });
  });

  it('can be answered in words, while it asks', async () => {
    const acts = await make();
    const given = givenBy(acts);
    expect(acts.answer(true)).to.equal(false);
    await askToResign(acts);
    expect(acts.answer(false)).to.equal(true);
    expect(acts.answer(true)).to.equal(false);
    expect(given()).to.deep.equal([]);
    await askToResign(acts);
    expect(acts.answer(true)).to.equal(true);
    expect(given()).to.deep.equal(['resign']);
  });

  describe('properties', () => {
    it('has for those who do not play themselves only what leads out of the game', async () => {
      const acts = await make({ offer: 'to answer', clock: 'running', touchBinds: true, plays: false });
      expect(labels(acts)).to.deep.equal(['New game', 'Save the game as PGN', 'Games on this device']);
      await expect(acts).to.be.accessible();
    });

    it('has what can be done in a game', async () => {
      expect(labels(await make())).to.deep.equal([
        'Offer draw',
        'Resign',
        'Claim a draw …',
        'Take back',
        'Actions menu',
        'New game',
        'Save the game as PGN',
        'Games on this device',
      ]);
    });

    it('leaves the ways on from a game that is over to the card with its result', async () => {
      const acts = await make(ENDED);
      expect(labels(acts)).to.deep.equal([
        'Offer draw',
        'Resign',
        'Claim a draw …',
        'Take back',
        'Actions menu',
        'New game',
        'Games on this device',
      ]);
      expect([isOff(acts, 'Offer draw'), isOff(acts, 'Resign'), isOff(acts, 'Take back')]).to.deep.equal([
        true,
        true,
        false,
      ]);
    });

    it('has a tab stop also after what had it is gone', async () => {
      const acts = await make({ offer: 'to answer' });
      button(acts, 'Accept draw').focus();
      await stand(acts, PLAYING);
      await gone(acts, 'Accept draw');
      const stops = () => [...acts.renderRoot.querySelectorAll('[role="toolbar"] [tabindex="0"]')].map(textOf);
      await waitUntil(() => stops().length === 1, 'no tab stop');
      expect(stops()).to.deep.equal(['Offer draw']);
    });

    it('lets an offer be answered by whoever it was made to', async () => {
      const acts = await make({ offer: 'to answer' });
      expect(labels(acts).slice(0, 2)).to.deep.equal(['Accept draw', 'Decline draw']);
      expect(isOff(acts, 'Offer draw')).to.equal(true);
      await stand(acts, { offer: 'waiting' });
      await gone(acts, 'Accept draw');
      expect(isOff(acts, 'Offer draw')).to.equal(true);
    });

    it('lets a draw be claimed by whoever has the move (Art. 9.2)', async () => {
      const acts = await make();
      expect(isOff(acts, 'Claim a draw …')).to.equal(false);
      await stand(acts, { toMove: false });
      expect(isOff(acts, 'Claim a draw …')).to.equal(true);
    });

    it('has what is done to pieces and clock only where there is something to do', async () => {
      const acts = await make({ clock: 'running' });
      expect(labels(acts).slice(5, 7)).to.deep.equal(['Claim a win on time', 'Stop the clocks']);
      await stand(acts, { touchBinds: true });
      await gone(acts, 'Claim a win on time');
      expect(labels(acts).slice(5)).to.deep.equal([
        'Adjust pieces',
        'New game',
        'Save the game as PGN',
        'Games on this device',
      ]);
    });

    it('has what can be pointed out only where it can have happened', async () => {
      const acts = await make();
      await stand(acts, { complaints: ['illegal move', 'touched piece', 'pressed without a move'] });
      expect(labels(acts).slice(5)).to.deep.equal([
        'The last move was illegal',
        'Another piece was touched',
        'The clock was pressed without a move',
        'New game',
        'Save the game as PGN',
        'Games on this device',
      ]);
      const given = givenBy(acts);
      for (const label of labels(acts).slice(5, 8)) button(acts, label).click();
      expect(given()).to.deep.equal(['illegal-move', 'touched-piece', 'pressed-without-a-move']);
      await expect(acts).to.be.accessible();
    });

    for (const [name, state, stops, off] of [
      // Where the first move starts them, there is nothing to start (Art. 6.6).
      ['waits for the first move', { clock: 'waiting' }, 'Stop the clocks', true],
      ['waits to be pressed', { clock: 'waiting', press: 'now' }, 'Start the clocks', false],
      ['runs', { clock: 'running' }, 'Stop the clocks', false],
      ['is stopped', { clock: 'paused' }, 'Start the clocks again', false],
      ['stands in an ended game', { ...ENDED, clock: 'waiting', press: 'not now' }, 'Stop the clocks', true],
    ] as const) {
      it(`has "${stops}" while the clock ${name}`, async () => {
        const acts = await make(state);
        expect(isOff(acts, stops)).to.equal(off);
        expect(labels(acts)).to.include('Claim a win on time');
      });
    }

    it('keeps the focus on the button that stops the clocks when it becomes the one that starts them', async () => {
      const acts = await make({ clock: 'running' });
      button(acts, 'Stop the clocks').focus();
      await stand(acts, { clock: 'paused' });
      expect(focused(acts)).to.equal('Start the clocks again');
    });

    it('has the computer moved at once, or started again, only where that is needed', async () => {
      const acts = await make({ computerThinks: true });
      expect(labels(acts)).to.include('Computer, move now');
      await stand(acts, { computerFailed: true });
      expect(labels(acts)).to.include('Start the computer again');
      await gone(acts, 'Computer, move now');
    });

    it('forgets its question when the game ends meanwhile', async () => {
      const acts = await make();
      await askToResign(acts);
      await stand(acts, ENDED);
      await gone(acts, 'Yes, resign');
      await stand(acts, PLAYING);
      expect(labels(acts)).to.not.include('Yes, resign');
    });
  });

  describe('events', () => {
    it('tells what is wanted', async () => {
      const acts = await make({ offer: 'to answer', computerThinks: true, computerFailed: true });
      const given = givenBy(acts);
      for (const label of [
        'Decline draw',
        'Offer draw',
        'Take back',
        'Computer, move now',
        'Start the computer again',
        'New game',
        'Save the game as PGN',
        'Games on this device',
      ]) {
        button(acts, label).click();
      }
      expect(given()).to.deep.equal([
        'refuse-draw',
        // Not possible now; the game says why.
        'offer-draw',
        'take-back',
        'move-now',
        'try-computer-again',
        'new-game',
        'save-game',
        'games',
      ]);
    });

    it('asks before it resigns', async () => {
      const acts = await make();
      const given = givenBy(acts);
      await askToResign(acts);
      button(acts, 'No, play on').click();
      await gone(acts, 'Yes, resign');
      expect(given()).to.deep.equal([]);
      await askToResign(acts);
      button(acts, 'Yes, resign').click();
      expect(given()).to.deep.equal(['resign']);
    });

    it('asks before it accepts a draw', async () => {
      const acts = await make({ offer: 'to answer' });
      const given = givenBy(acts);
      await askToAccept(acts);
      expect(acts.question).to.equal('Accept the draw? The game is over then.');
      button(acts, 'No, play on').click();
      await gone(acts, 'Yes, accept');
      expect([given(), focused(acts)]).to.deep.equal([[], 'Accept draw']);
      await askToAccept(acts);
      button(acts, 'Yes, accept').click();
      expect(given()).to.deep.equal(['accept-draw']);
    });

    it('asks no more about an offer that is gone, and leads on to the next region', async () => {
      const acts = await make({ offer: 'to answer' });
      const given = givenBy(acts);
      await askToAccept(acts);
      await stand(acts, {});
      expect([acts.question, given()]).to.deep.equal([undefined, ['next-region']]);
    });

    it('tells what is wanted of clock and pieces', async () => {
      const acts = await make({ clock: 'running', touchBinds: true });
      const given = givenBy(acts);
      for (const label of ['Claim a draw …', 'Adjust pieces', 'Claim a win on time', 'Stop the clocks']) {
        button(acts, label).click();
      }
      await stand(acts, { clock: 'paused' });
      button(acts, 'Start the clocks again').click();
      expect(given()).to.deep.equal(['claim-draw', 'adjust', 'claim-flag', 'stop-clocks', 'start-clocks']);
    });

    it('wants nothing more of what was answered and is about to go', async () => {
      const acts = await make({ offer: 'to answer' });
      const given = givenBy(acts);
      const accept = button(acts, 'Accept draw');
      await askToResign(acts);
      const yes = button(acts, 'Yes, resign');
      await stand(acts, ENDED);
      accept.click();
      yes.click();
      expect(given()).to.deep.equal([]);
    });

    it('asks nothing about a game that is over: that it is over is said', async () => {
      const acts = await make(ENDED);
      const given = givenBy(acts);
      await askToResign(acts);
      expect(labels(acts)).to.not.include('Yes, resign');
      expect(given()).to.deep.equal(['resign']);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Escape'] as const) {
      it(`puts the focus on No, and by ${key} straight back on Resign, before the question goes`, async () => {
        const acts = await make();
        const given = givenBy(acts);
        const commands = heardFrom(acts, 'command-given');
        button(acts, 'Resign').focus();
        await press('Enter');
        await acts.updateComplete;
        expect(focused(acts)).to.equal('No, play on');
        const focuses = focusesOf(acts);
        await press(key);
        await acts.updateComplete;
        expect(focuses.map(({ on }) => on)).to.deep.equal(['Resign']);
        expect(focuses[0]?.beside).to.include('No, play on');
        await gone(acts, 'No, play on');
        expect(focused(acts)).to.equal('Resign');
        expect(given()).to.deep.equal([]);
        expect(commands).to.deep.equal([]);
      });
    }

    it('tells that the game is over, for the focus to go on, when resigning ended it, before the question goes', async () => {
      const acts = await make();
      await askToResign(acts);
      button(acts, 'Yes, resign').focus();
      const over = overSeen(acts);
      await stand(acts, ENDED);
      expect(over).to.have.length(1);
      expect(over[0]).to.include('Yes, resign');
    });

    it('keeps the focus on an act that is not possible any more', async () => {
      const acts = await make();
      button(acts, 'Offer draw').focus();
      await stand(acts, { offer: 'waiting' });
      expect(focused(acts)).to.equal('Offer draw');
    });

    it('tells it when what had the focus ended the game, before that goes', async () => {
      const acts = await make({ offer: 'to answer' });
      const commands = heardFrom(acts, 'command-given');
      button(acts, 'Accept draw').focus();
      const over = overSeen(acts);
      await stand(acts, ENDED);
      expect(over).to.have.length(1);
      expect(over[0]).to.include('Accept draw');
      expect(commands).to.deep.equal([]);
      await gone(acts, 'Accept draw');
    });

    const GOING: readonly (readonly [label: string, before: Partial<WhenView>, after: Partial<WhenView>])[] = [
      ['Decline draw', { offer: 'to answer' }, {}],
      ['Computer, move now', { computerThinks: true }, {}],
      ['Start the computer again', { computerFailed: true }, { computerThinks: true }],
    ];
    for (const [label, before, after] of GOING) {
      it(`leads on to the next region when "${label}" is done and the game goes on, before that goes`, async () => {
        const acts = await make(before);
        button(acts, label).focus();
        const seen: unknown[] = [];
        acts.addEventListener('command-given', ({ command }) => {
          seen.push(command, labels(acts).includes(label));
        });
        await stand(acts, after);
        expect(seen).to.deep.equal(['next-region', true]);
        await gone(acts, label);
      });
    }

    it('takes no focus from elsewhere', async () => {
      const acts = await make({ offer: 'to answer' });
      const commands = heardFrom(acts, 'command-given');
      const over = overSeen(acts);
      await stand(acts, ENDED);
      expect(focused(acts)).to.equal(undefined);
      expect([commands, over]).to.deep.equal([[], []]);
    });
  });
});
