import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { GameConditions } from '../../../../src/pages/start/game-conditions/game-conditions.js';
import '../../../../src/pages/start/game-conditions/game-conditions.js';
import { DEFAULT_CONDITIONS, type ConditionsChoice } from '../../../../src/game/conditions-choice.js';
import { press } from '../../../components/board-fixture.js';
import {
  focused,
  heardFrom,
  input,
  inputs,
  part,
  parts,
  selects,
  textOf,
} from '../../../components/element-fixture.js';

const OWN: ConditionsChoice = {
  ...DEFAULT_CONDITIONS,
  time: 'own',
  own: { white: { minutes: 7, seconds: 4 }, black: { minutes: 3, seconds: 0 } },
};

/** Unfolded, its fields are there; folded, they are waited for only where they come by themselves. */
async function make(change: Partial<ConditionsChoice> = {}, isOpen = true): Promise<GameConditions> {
  const element = await fixture<GameConditions>(
    html`<game-conditions
      .choice=${{ ...DEFAULT_CONDITIONS, ...change }}
      .layoutText=${(number: number) => [`Layout ${number}.`, 'Ranks 3 to 6: empty.']}
      .ownTimeText=${() => 'own time in words'}
    ></game-conditions>`,
  );
  details(element).open = isOpen;
  if (isOpen || Object.keys(change).length > 0) await fieldsIn(element);
  return element;
}

/** Until the fields are loaded. */
async function fieldsIn(element: GameConditions): Promise<void> {
  await waitUntil(() => selects(element).length > 0, 'the fields are not there');
}

/** What casual play leaves open, with a clock. */
const IN_CASUAL_PLAY = ['A touched piece must be played', 'You press the clock yourself, with H'];

const details = (element: GameConditions): HTMLDetailsElement => part(element, 'details') as HTMLDetailsElement;
const select = (element: GameConditions, id: string): HTMLSelectElement =>
  selects(element).find((list) => list.id === id)!;
const options = (element: GameConditions, id: string): readonly string[] =>
  [...select(element, id).options].map(textOf);
const fields = (element: GameConditions): readonly string[] =>
  inputs(element, 'input').map(({ labels }) => textOf(labels![0]!));

async function choose(element: GameConditions, id: string, value: string): Promise<void> {
  const list = select(element, id);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

/** Types into a field in place of what stands there, and leaves it. */
async function type(element: GameConditions, id: string, text: string): Promise<void> {
  const field = input(element, `#${id}`);
  field.focus();
  field.select();
  if (text === '') await press('Delete');
  else await sendKeys({ type: text });
  field.blur();
  await element.updateComplete;
}

/** What stands beside the field as wrong. */
function error(element: GameConditions, id: string): string | undefined {
  const field = input(element, `#${id}`);
  const described = field.getAttribute('aria-describedby');
  expect(field.getAttribute('aria-invalid') === 'true').to.equal(described !== null);
  return described === null ? undefined : textOf(part(element, `#${described}`));
}

describe('game-conditions', () => {
  describe('accessibility', () => {
    it('passes axe: folded, open, with fields, and with errors', async () => {
      await expect(await make({}, false)).to.be.accessible();
      await expect(await make()).to.be.accessible();
      const element = await make({ ...OWN, uneven: true, start: 'by number' });
      await expect(element).to.be.accessible();
      await type(element, 'minutes', 'x');
      await type(element, 'number', '960');
      await expect(element).to.be.accessible();
    });

    it('has a label for each native field', async () => {
      const element = await make({ ...OWN, start: 'by number' });
      expect(selects(element).map((list) => [...list.labels].map(textOf).join())).to.deep.equal([
        'Time',
        'Laws',
        'Play',
        'Start position',
      ]);
      expect(fields(element)).to.deep.equal([
        'Minutes',
        'Seconds a move',
        'Different time for Black',
        'A touched piece must be played',
        'You press the clock yourself, with H',
        'Number, 0 to 959',
      ]);
    });

    it('has a label for each field of what the event says, and passes axe with them', async () => {
      const element = await make({ time: '5+3', play: 'strict', agreedDraws: 'after moves' });
      expect(selects(element).map((list) => [...list.labels].map(textOf).join())).to.deep.equal([
        'Time',
        'Laws',
        'Play',
        'Blitz is played by',
        'Draws by agreement',
        'Start position',
      ]);
      expect(fields(element)).to.deep.equal([
        'Moves by each player before a draw may be agreed',
        'The rules of the event allow warnings of time',
      ]);
      await type(element, 'draw-moves', '0');
      expect(error(element, 'draw-moves')).to.equal('A whole number of moves, from 1 to 200.');
      await expect(element).to.be.accessible();
    });

    it('is one stop on the way to Start while it is folded', async () => {
      const page = await fixture<HTMLElement>(
        html`<div><button id="before"></button><game-conditions></game-conditions><button id="start"></button></div>`,
      );
      page.querySelector<HTMLElement>('#before')!.focus();
      await press('Tab');
      expect(focused(page.querySelector('game-conditions')!)).to.equal('More options');
      await press('Tab');
      expect(document.activeElement?.id).to.equal('start');
    });
  });

  describe('what can be chosen', () => {
    it('time, Laws, play and start position', async () => {
      const element = await make();
      expect(options(element, 'time')).to.deep.equal([
        'No clock',
        '90 minutes for 40 moves, then 30 minutes, with 30 seconds a move',
        '60 minutes',
        '25 minutes, with 10 seconds a move',
        '15 minutes, with 10 seconds a move',
        '10 minutes',
        '5 minutes, with 3 seconds a move',
        '3 minutes, with 2 seconds a move',
        'Custom …',
      ]);
      expect(options(element, 'edition')).to.deep.equal([
        'FIDE 2023',
        'FIDE 2005',
        'FIDE 2009',
        'FIDE 2014',
        'FIDE 2018',
        'US Chess',
      ]);
      expect(options(element, 'play')).to.deep.equal(['Casual', 'Strict, as in a tournament']);
      expect(options(element, 'start')).to.deep.equal(['Usual', 'Chess960 at random', 'Chess960 by number …']);
      expect(fields(element)).to.deep.equal(['A touched piece must be played']);
    });

    it('shows again what was chosen last, also where it is changed from outside', async () => {
      const element = await make({
        ...OWN,
        uneven: true,
        edition: 'FIDE 2005',
        play: 'strict',
        start: 'by number',
        number: 3,
      });
      const shown = () => [
        ...selects(element).map(({ value }) => value),
        ...inputs(element, 'input[type="text"]').map(({ value }) => value),
      ];
      expect(shown()).to.deep.equal(['own', 'FIDE 2005', 'strict', 'by number', '7', '4', '3', '0', '3']);
      element.choice = { ...DEFAULT_CONDITIONS, time: '5+3' };
      await element.updateComplete;
      expect(shown()).to.deep.equal(['5+3', 'FIDE 2023', 'casual', 'usual']);
    });

    it('says of each kind of play what it means, at its select', async () => {
      const element = await make();
      const means = () => textOf(part(element, `#${select(element, 'play').getAttribute('aria-describedby') ?? ''}`));
      expect(means()).to.equal(
        'Impossible moves are refused with the reason, check is called, and moves can be taken back.',
      );
      await choose(element, 'play', 'strict');
      expect(means()).to.equal(
        'The program gives no hints, a touched piece must be played, and you press the clock yourself, with H.',
      );
    });

    it('asks in strict play with a clock whether warnings of time are allowed', async () => {
      const element = await make({ time: '10' });
      expect(fields(element)).to.deep.equal(IN_CASUAL_PLAY);
      await choose(element, 'play', 'strict');
      expect(fields(element)).to.deep.equal(['The rules of the event allow warnings of time']);
      input(element, '#warnings-allowed').click();
      await element.updateComplete;
      expect(element.take()).to.deep.equal({
        ...DEFAULT_CONDITIONS,
        time: '10',
        play: 'strict',
        warningsAllowed: true,
      });
      await choose(element, 'time', 'none');
      expect(fields(element)).to.deep.equal([]);
    });

    it('asks for a time of one’s own, and for Black’s where it differs', async () => {
      const element = await make();
      await choose(element, 'time', 'own');
      expect(fields(element)).to.deep.equal([
        'Minutes',
        'Seconds a move',
        'Different time for Black',
        ...IN_CASUAL_PLAY,
      ]);
      input(element, '#uneven').click();
      await element.updateComplete;
      expect(fields(element)).to.deep.equal([
        'White’s minutes',
        'White’s seconds a move',
        'Different time for Black',
        'Black’s minutes',
        'Black’s seconds a move',
        ...IN_CASUAL_PLAY,
      ]);
      await choose(element, 'time', '10');
      expect(fields(element)).to.deep.equal(IN_CASUAL_PLAY);
    });

    it('asks by which rules rapid and blitz are played where edition and time give a choice, and the computer does not play', async () => {
      const element = await make({ time: '25+10', play: 'strict' });
      const asked = () => selects(element).find((list) => list.id === 'supervision');
      expect(textOf(asked()!.labels[0]!)).to.equal('Rapid chess is played by');
      expect(options(element, 'supervision')).to.deep.equal([
        'the competition rules, with enough arbiters (A.4)',
        'its own rules (A.5)',
      ]);
      await choose(element, 'edition', 'FIDE 2009');
      expect(options(element, 'supervision')).to.deep.equal([
        'the competition rules, with enough arbiters (A3)',
        'its own rules (A4)',
      ]);
      await choose(element, 'supervision', 'inadequate');
      expect(element.take()?.supervision).to.equal('inadequate');
      expect(textOf(part(element, 'summary'))).to.contain('; rapid chess by its own rules');
      for (const [id, without, again] of [
        ['edition', 'US Chess', 'FIDE 2023'],
        ['edition', 'FIDE 2005', 'FIDE 2023'],
        ['time', '90/40, 30+30', '5+3'],
        ['play', 'casual', 'strict'],
      ] as const) {
        await choose(element, id, without);
        expect(asked(), without).to.equal(undefined);
        await choose(element, id, again);
        expect(asked(), again).not.to.equal(undefined);
      }
      element.computer = true;
      await element.updateComplete;
      expect(asked()).to.equal(undefined);
    });

    it('asks in strict play what the event says of agreed draws, where the edition speaks of it', async () => {
      const element = await make({ play: 'strict' });
      expect(options(element, 'agreed-draws')).to.deep.equal(['allowed', 'after a number of moves …', 'not allowed']);
      await choose(element, 'agreed-draws', 'after moves');
      await type(element, 'draw-moves', '40');
      expect(element.take()).to.deep.equal({
        ...DEFAULT_CONDITIONS,
        play: 'strict',
        agreedDraws: 'after moves',
        movesBeforeDraw: 40,
      });
      await choose(element, 'edition', 'FIDE 2005');
      expect(selects(element).map(({ id }) => id)).not.to.contain('agreed-draws');
      expect(fields(element)).to.deep.equal([]);
    });

    it('asks in casual play whether touching binds, and with a clock who presses it', async () => {
      const element = await make({ time: '10' });
      for (const id of ['touch-binds', 'press-by-hand']) {
        input(element, `#${id}`).click();
        await element.updateComplete;
      }
      expect(element.take()).to.deep.equal({ ...DEFAULT_CONDITIONS, time: '10', touchBinds: true, pressByHand: true });
      await choose(element, 'time', 'none');
      expect(fields(element)).to.deep.equal(['A touched piece must be played']);
    });

    it('reads the layout of a number out under it', async () => {
      const element = await make();
      expect(parts(element, '.layout')).to.deep.equal([]);
      await choose(element, 'start', 'by number');
      const layout = () => parts(element, '.layout li').map(textOf);
      expect(layout()).to.deep.equal(['Layout 518.', 'Ranks 3 to 6: empty.']);
      await type(element, 'number', '0');
      expect(layout()).to.deep.equal(['Layout 0.', 'Ranks 3 to 6: empty.']);
      await type(element, 'number', '960');
      expect(layout()).to.deep.equal([]);
    });

    it('says that a lot is drawn later', async () => {
      const element = await make({ start: 'by lot' });
      expect(parts(element, 'p').map(textOf).at(-1)).to.equal('The position is drawn at random when the game starts.');
    });
  });

  describe('summary', () => {
    for (const [change, words] of [
      [{}, 'More options'],
      [{ time: '5+3' }, 'More options: 5 minutes, with 3 seconds a move'],
      [OWN, 'More options: own time in words'],
      [
        { time: '10', edition: 'FIDE 2009', play: 'strict', start: 'by number', number: 7 },
        'More options: 10 minutes; FIDE 2009; Strict, as in a tournament; Chess960 number 7',
      ],
      [
        { time: '10', play: 'strict', warningsAllowed: true },
        'More options: 10 minutes; Strict, as in a tournament; warnings of time allowed',
      ],
      [{ time: '10', warningsAllowed: true }, 'More options: 10 minutes'],
      [
        { time: '10', touchBinds: true, pressByHand: true, supervision: 'inadequate', agreedDraws: 'not allowed' },
        'More options: 10 minutes; touched pieces must be played; clock pressed by hand',
      ],
      [
        { time: '5+3', play: 'strict', supervision: 'inadequate', agreedDraws: 'after moves', movesBeforeDraw: 40 },
        'More options: 5 minutes, with 3 seconds a move; Strict, as in a tournament; blitz by its own rules; no agreed draw before move 40',
      ],
      [{ play: 'strict', agreedDraws: 'not allowed' }, 'More options: Strict, as in a tournament; no agreed draws'],
      [{ start: 'by lot' }, 'More options: Chess960 at random'],
    ] as const) {
      it(words, async () => {
        expect(textOf(part(await make(change, false), 'summary'))).to.equal(words);
      });
    }
  });

  describe('taking the choice', () => {
    it('gives what was there, untouched and folded', async () => {
      expect((await make({}, false)).take()).to.deep.equal(DEFAULT_CONDITIONS);
      expect((await make(OWN, false)).take()).to.deep.equal(OWN);
    });

    it('gives what was chosen and typed', async () => {
      const element = await make();
      await choose(element, 'time', 'own');
      await type(element, 'minutes', '0');
      await type(element, 'seconds', ' 20 ');
      input(element, '#uneven').click();
      await element.updateComplete;
      await type(element, 'black-minutes', '600');
      await choose(element, 'edition', 'FIDE 2014');
      await choose(element, 'play', 'strict');
      await choose(element, 'start', 'by number');
      await type(element, 'number', '959');
      expect(element.take()).to.deep.equal({
        time: 'own',
        own: { white: { minutes: 0, seconds: 20 }, black: { minutes: 600, seconds: 5 } },
        uneven: true,
        edition: 'FIDE 2014',
        play: 'strict',
        warningsAllowed: false,
        touchBinds: false,
        pressByHand: false,
        supervision: 'adequate',
        agreedDraws: 'allowed',
        movesBeforeDraw: 30,
        start: 'by number',
        number: 959,
      });
    });

    it('does not mind what is wrong in a field that does not count', async () => {
      const element = await make(OWN);
      await type(element, 'minutes', 'many');
      await choose(element, 'time', '3+2');
      expect(element.take()).to.deep.equal({ ...OWN, time: '3+2' });
    });

    it('unfolds and takes the focus to the first field to be mended', async () => {
      const element = await make({ ...OWN, uneven: true, start: 'by number' });
      await type(element, 'black-seconds', '601');
      await type(element, 'number', '');
      details(element).open = false;
      expect(element.take()).to.equal(undefined);
      await element.updateComplete;
      expect(details(element).open).to.equal(true);
      expect(focused(element)).to.equal('Black’s seconds a move');
      await type(element, 'black-seconds', '600');
      expect(element.take()).to.equal(undefined);
      await element.updateComplete;
      expect(focused(element)).to.equal('Number, 0 to 959');
      await type(element, 'number', '1');
      expect(element.take()).to.deep.include({ number: 1, start: 'by number' });
    });
  });

  describe('errors', () => {
    const MINUTES = 'A whole number of minutes, from 0 to 600.';
    const SECONDS = 'A whole number of seconds, from 0 to 600.';
    const NUMBER = 'A whole number from 0 to 959.';
    for (const [id, text, words] of [
      ['minutes', '', MINUTES],
      ['minutes', '601', MINUTES],
      ['minutes', '-1', MINUTES],
      ['minutes', '1.5', MINUTES],
      ['minutes', '1e2', MINUTES],
      ['minutes', '600', undefined],
      ['seconds', 'ten', SECONDS],
      ['seconds', '0', undefined],
      ['black-minutes', '5x', MINUTES],
      ['black-minutes', '0', 'Minutes and seconds cannot both be 0.'],
      ['black-seconds', '700', SECONDS],
      ['number', '960', NUMBER],
      ['number', '', NUMBER],
      ['number', '007', undefined],
    ] as const) {
      it(`${id} "${text}": ${words ?? 'none'}`, async () => {
        const element = await make({ ...OWN, uneven: true, start: 'by number' });
        await type(element, id, text);
        expect(error(element, id)).to.equal(words);
      });
    }

    it('are not shown while a field is still typed into, and go as soon as it is right', async () => {
      const element = await make({ start: 'by number' });
      const field = input(element, '#number');
      field.focus();
      field.select();
      await sendKeys({ type: '9999' });
      await element.updateComplete;
      expect(error(element, 'number')).to.equal(undefined);
      field.blur();
      await element.updateComplete;
      expect(error(element, 'number')).to.equal(NUMBER);
      field.focus();
      await press('End', 'Backspace');
      await element.updateComplete;
      expect(error(element, 'number')).to.equal(NUMBER);
      await press('Backspace');
      await element.updateComplete;
      expect(error(element, 'number')).to.equal(undefined);
    });
  });

  describe('being loaded', () => {
    interface Loading {
      readonly element: GameConditions;
      /** How often the fields were asked for. */
      readonly count: () => number;
      /** Lets what is asked for come. */
      readonly end: () => Promise<void>;
    }

    async function loading(choice: ConditionsChoice = DEFAULT_CONDITIONS): Promise<Loading> {
      const asked: (() => void)[] = [];
      const load = async () => {
        await new Promise<void>((resolve) => asked.push(resolve));
        return import('../../../../src/pages/start/game-conditions/conditions-fields.js');
      };
      const element = await fixture<GameConditions>(
        html`<game-conditions .choice=${choice} .loadFields=${load}></game-conditions>`,
      );
      const end = async (): Promise<void> => {
        asked.at(-1)!();
        await waitUntil(() => selects(element).length > 0);
      };
      return { element, count: () => asked.length, end };
    }

    const fold = async (element: GameConditions): Promise<void> => {
      const toggled = new Promise((resolve) => details(element).addEventListener('toggle', resolve, { once: true }));
      part(element, 'summary').click();
      await toggled;
      await element.updateComplete;
    };

    it('waits until they are unfolded, and leaves summary and focus as they are', async () => {
      const { element, count, end } = await loading();
      expect(count()).to.equal(0);
      const whole = details(element);
      const summary = part(element, 'summary');
      summary.focus();
      await press('Enter');
      await waitUntil(() => count() === 1);
      expect(whole.open).to.equal(true);
      expect(selects(element)).to.deep.equal([]);
      await end();
      expect(selects(element).map(({ id }) => id)).to.deep.equal(['time', 'edition', 'play', 'start']);
      expect(details(element)).to.equal(whole);
      expect(part(element, 'summary')).to.equal(summary);
      expect(element.shadowRoot!.activeElement).to.equal(summary);
      expect(whole.open).to.equal(true);
    });

    it('is done once, however often they are folded meanwhile and afterwards', async () => {
      const { element, count, end } = await loading();
      await fold(element);
      await fold(element);
      await fold(element);
      expect(count()).to.equal(1);
      await end();
      await fold(element);
      await fold(element);
      expect(count()).to.equal(1);
    });

    it('does not wait where the summary has something to tell', async () => {
      const { element, count, end } = await loading({ ...DEFAULT_CONDITIONS, edition: 'FIDE 2009' });
      expect(count()).to.equal(1);
      expect(textOf(part(element, 'summary'))).to.equal('More options');
      await end();
      expect(textOf(part(element, 'summary'))).to.equal('More options: FIDE 2009');
      expect(details(element).open).to.equal(false);
    });

    it('shows the choice of the moment, also where it was changed from outside meanwhile', async () => {
      const { element, end } = await loading();
      await fold(element);
      element.choice = { ...DEFAULT_CONDITIONS, time: '3+2' };
      await element.updateComplete;
      await end();
      expect(select(element, 'time').value).to.equal('3+2');
    });

    it('gives the choice as it was until they are there', async () => {
      const choice = { ...DEFAULT_CONDITIONS, play: 'strict' } as const;
      const { element, end } = await loading(choice);
      expect(element.take()).to.deep.equal(choice);
      await end();
      expect(element.take()).to.deep.equal(choice);
    });
  });

  it('tells that Enter was pressed in a field, which is Start in any form', async () => {
    const element = await make(OWN);
    const heard = heardFrom(element, 'conditions-entered');
    input(element, '#minutes').focus();
    await press('Enter');
    expect(heard).to.have.length(1);
  });
});
