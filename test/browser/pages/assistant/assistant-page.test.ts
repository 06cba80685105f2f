import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssistantEntry } from '../../../../src/pages/assistant/assistant-entry.js';
import { UNREAD_FOR, type AssistantPage } from '../../../../src/pages/assistant/assistant-page.js';
import type { ActDraft } from '../../../../src/laws/acts.js';
import type { Conditions } from '../../../../src/laws/conditions.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../../../../src/laws/acts/blind.js';
import type { Game } from '../../../../src/laws/game.js';
import { assistingIn } from '../../../../src/questions/assistant.js';
import { doing } from '../../../laws/judged.js';
import { START, STANDARD } from '../../../laws/opened.js';
import { after as afterActs, atTable, call, execute, place, press, repeat } from '../../../laws/table.js';
import { begin } from '../../../laws/timed.js';
import { focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const HELPER = 'assistant of white';
const given = (duties: readonly AssistantDuty[] = ASSISTANT_DUTIES, more: Partial<Conditions> = {}): Game =>
  atTable({ assistants: { white: duties }, recording: 'players', ...more });
const placed = afterActs(given(), place('white', 'g1f3'));
const made = afterActs(placed, call('white', 'g1f3'));
const heardByBlack = [press('white'), repeat('black', 'g1f3'), execute('black', 'g1f3', 'black')];
const answered = afterActs(made, ...heardByBlack, place('black', 'e7e5'));
const asking = afterActs(answered, { type: 'ask', by: 'white', about: 'time' });

async function make(game: Game, more: Partial<AssistantPage> = {}): Promise<AssistantPage> {
  const element = await fixture<AssistantPage>(html`<assistant-page></assistant-page>`);
  Object.assign(element, { keysEnabled: true, ...more });
  await show(element, game);
  return element;
}

async function show(element: AssistantPage, game: Game): Promise<void> {
  element.assisting = assistingIn(game, 'white');
  await element.updateComplete;
  await element.entry?.updateComplete;
}

const actsOf = (element: AssistantPage): (() => readonly ActDraft[]) => {
  const heard = heardFrom(element, 'table-act');
  return () => heard.map(({ act }) => act);
};
const deed = (element: AssistantPage, name: string): HTMLElement => part(element, `[data-deed="${name}"]`);
const next = (element: AssistantPage): HTMLElement => part(element, '#next');
const headings = (element: AssistantPage): readonly string[] => parts(element, 'h2, h3').map(textOf);
const entryOf = (element: AssistantPage): AssistantEntry => element.entry!;
const shifted = async (key: string): Promise<void> => {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Shift' });
};
const read = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, UNREAD_FOR + 20));

describe('<assistant-page>', () => {
  it('passes axe: with all duties, with none, asked, refused, and with nothing to do', async () => {
    for (const game of [given(), given([]), asking, placed]) await expect(await make(game)).to.be.accessible();
    const refused = await make(answered, { refusal: 'Black has 3 minutes left.', lineRefusal: 'No move.' });
    await expect(refused).to.be.accessible();
  });

  it('says for whom one assists, with which duties, and by which articles', async () => {
    expect(textOf(part(await make(given(['announce', 'tell'])), '[aria-labelledby="duties"] p'))).to.equal(
      'You assist White. Your duties: calling the moves of both (D.2.10.2), telling moves and time, only when asked (D.2.10.4).',
    );
    expect(textOf(part(await make(given([])), '[aria-labelledby="duties"] p'))).to.equal(
      'You assist White. No duties were given to you.',
    );
  });

  it('has what is to be done next in sight on a telephone, above all that is only to be read', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await make(asking);
    const { top, bottom } = next(element).getBoundingClientRect();
    // The name of the program stands above it in the page: 60 px.
    expect(bottom - element.getBoundingClientRect().top).to.be.below(640 - 60);
    expect(part(element, '[aria-labelledby="duties"] p').getBoundingClientRect().top).to.be.above(top);
    await setViewport({ width: 800, height: 600 });
  });

  it('says whether the arbiter adjusts the clock', async () => {
    const helped = doing(begin({ time: STANDARD, assistants: { white: ['clock', 'score'] } }), START);
    expect(parts(await make(helped), 'p').map(textOf)).to.include(
      'The arbiter adjusts White’s clock for the time your help takes (6.2.6, 8.1.6).',
    );
    expect(parts(await make(given(['clock'])), 'p').map(textOf)).to.include(
      'White’s clock is not adjusted for the time your help takes (6.2.6).',
    );
  });

  it('shows no duty that was not given', async () => {
    expect(headings(await make(given()))).to.deep.equal([
      ...['Assistant of White', 'Calls', 'Clock', 'The opponent’s board', 'What is asked', 'Enter a move'],
      ...['Claims', 'Score', 'Adjournment', 'Your duties'],
    ]);
    expect(headings(await make(given(['clock'])))).to.deep.equal(['Assistant of White', 'Clock', 'Your duties']);
    expect(labels(await make(given([])))).to.deep.equal(['Nothing to do now. N']);
    expect(headings(await make(given(['move'])))).to.deep.equal(['Assistant of White', 'Enter a move', 'Your duties']);
  });

  it('puts what is next first, and names the key on each button', async () => {
    const element = await make(answered);
    expect(labels(element)).to.deep.equal([
      'Next: Call Black’s move: e7e5 N',
      'Call Black’s move: e7e5 C',
      'Repeat a call. Nothing to do now. R',
      'Press the clock H',
      'Make on White’s board: e7e5 E',
      'Put a board right. Nothing to do now. B',
      'Tell what was asked. Nothing to do now. T',
      'Claim: Black’s flag has fallen Shift+F',
      'Tell the arbiter: touched piece Shift+P',
      'Stop the clocks for the arbiter Shift+A',
      'Go to the scoresheet S',
      'Adjournment … J',
    ]);
    expect(deed(element, 'claim flag').getAttribute('aria-keyshortcuts')).to.equal('Shift+F');
    expect(deed(element, 'repeat').getAttribute('aria-disabled')).to.equal('true');
    expect(deed(element, 'call').hasAttribute('aria-disabled')).to.equal(false);
  });

  it('calls moves in their language, and shows the last one large', async () => {
    const element = await make(made, { callText: () => ({ text: 'Springer Gustav eins Felix drei', lang: 'de' }) });
    const last = part(element, '.last');
    expect(textOf(last)).to.equal('Last call, White’s move: Springer Gustav eins Felix drei');
    expect(last.querySelector('span')?.lang).to.equal('de');
    expect(parseFloat(getComputedStyle(last).fontSize)).to.be.at.least(24);
  });

  it('does what is pressed', async () => {
    const element = await make(answered);
    const acts = actsOf(element);
    for (const name of ['call', 'press', 'execute', 'claim flag', 'touched piece', 'stop', 'repeat']) {
      deed(element, name).click();
    }
    const by = HELPER;
    expect(acts()).to.deep.equal([
      { type: 'announce', by, move: { from: 'e7', to: 'e5' }, of: 'black' },
      { type: 'press', by },
      { type: 'execute', by, on: 'white', move: { from: 'e7', to: 'e5' } },
      { type: 'flag', by, of: 'black' },
      { type: 'point out', by, fault: { what: 'touched piece', ply: 2 } },
      { type: 'stop', by },
    ]);
  });

  it('keeps the focus on the button, whatever stands on it', async () => {
    const element = await make(placed);
    element.focus();
    const button = next(element);
    expect(focused(element)).to.equal('Next: Call White’s move: g1f3 N');
    await show(element, made);
    expect(focused(element)).to.equal('Next: Press the clock N');
    await show(element, afterActs(made, ...heardByBlack));
    expect(focused(element)).to.equal('Nothing to do now. N');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(next(element)).to.equal(button);
    expect(element.doNext()).to.equal(false);
  });

  it('takes no press for what nobody can have read yet', async () => {
    const element = await make(placed);
    const acts = actsOf(element);
    await read();
    next(element).click();
    await show(element, made);
    next(element).click();
    expect(acts().map(({ type }) => type)).to.deep.equal(['announce']);
    await read();
    next(element).click();
    expect(acts().map(({ type }) => type)).to.deep.equal(['announce', 'press']);
  });

  it('shows at the top what was asked, and nothing of it before; the button stays where it was', async () => {
    const element = await make(answered);
    expect(parts(element, '.asked')).to.have.length(0);
    const { top } = next(element).getBoundingClientRect();
    await show(element, asking);
    expect(parts(element, '.asked').map(textOf)).to.deep.equal(['White asks for the time used by both.']);
    expect(textOf(next(element))).to.equal('Next: Tell the time used N');
    expect(textOf(deed(element, 'tell'))).to.equal('Tell the time used T');
    expect(next(element).getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('leads to the score and to the adjournment', async () => {
    const element = await make(given());
    const heard = heardFrom(element, 'assistant-wish');
    part(element, '[data-wish="score"]').click();
    part(element, '[data-wish="adjournment"]').click();
    expect(heard.map(({ wish }) => wish)).to.deep.equal([{ do: 'score' }, { do: 'adjournment' }]);
  });

  describe('keys', () => {
    it('do what the buttons do, and the focus stays', async () => {
      const element = await make(answered);
      const acts = actsOf(element);
      const wishes = heardFrom(element, 'assistant-wish');
      const commands = heardFrom(element, 'command-given');
      element.focus();
      await read();
      await sendKeys({ press: 'n' });
      await sendKeys({ press: 'e' });
      await shifted('F');
      await sendKeys({ press: 's' });
      await sendKeys({ press: 'z' });
      expect(acts().map(({ type }) => type)).to.deep.equal(['announce', 'execute', 'flag']);
      expect(wishes.map(({ wish }) => wish.do)).to.deep.equal(['score']);
      expect(commands.map(({ command }) => command)).to.deep.equal(['repeat']);
      expect(focused(element)).to.equal('Next: Call Black’s move: e7e5 N');
    });

    it('put the focus on a button that has nothing to do, and on the field', async () => {
      const element = await make(answered);
      const acts = actsOf(element);
      element.focus();
      await sendKeys({ press: 't' });
      expect(focused(element)).to.equal('Tell what was asked. Nothing to do now. T');
      await sendKeys({ press: 'i' });
      expect(focused(entryOf(element))).to.equal('Move I');
      // In the field they are letters.
      await sendKeys({ type: 'nce' });
      expect(input(entryOf(element), '#move').value).to.equal('nce');
      expect(acts()).to.deep.equal([]);
    });

    it('are none for a duty that was not given, nor where letters are switched off', async () => {
      const clock = await make(afterActs(given(['clock']), place('white', 'g1f3')));
      const acts = actsOf(clock);
      clock.focus();
      await sendKeys({ press: 'c' });
      await shifted('F');
      expect(acts()).to.deep.equal([]);
      const off = await make(placed, { keysEnabled: false });
      const none = actsOf(off);
      off.focus();
      await read();
      await sendKeys({ press: 'n' });
      expect(none()).to.deep.equal([]);
      expect(parts(off, 'kbd, [aria-keyshortcuts]')).to.have.length(0);
      await sendKeys({ press: 'Enter' });
      expect(none()).to.have.length(1);
    });

    it('that are held do it once', async () => {
      const element = await make(placed);
      const acts = actsOf(element);
      element.focus();
      await read();
      await sendKeys({ down: 'Enter' });
      await sendKeys({ down: 'Enter' });
      await sendKeys({ down: 'Enter' });
      await sendKeys({ up: 'Enter' });
      expect(acts()).to.have.length(1);
    });
  });

  describe('the field', () => {
    const lines = (element: AssistantPage) => {
      const heard = heardFrom(element, 'assistant-line');
      return () => heard.map(({ line: { text }, what, of }) => ({ text, what, of }));
    };
    const choose = async (entry: AssistantEntry, id: string, value: string): Promise<void> => {
      const [list] = parts(entry, `#${id}`).filter((one) => one instanceof HTMLSelectElement);
      list!.value = value;
      list!.dispatchEvent(new Event('change', { bubbles: true }));
      await entry.updateComplete;
    };
    const enter = async (entry: AssistantEntry, text: string): Promise<void> => {
      entry.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
    };

    it('calls the move that is due, unless something else is chosen', async () => {
      const element = await make(answered);
      const entered = lines(element);
      await enter(entryOf(element), 'e5');
      await waitUntil(() => input(entryOf(element), '#move').value === '');
      await choose(entryOf(element), 'whose', 'white');
      await choose(entryOf(element), 'use', 'execute');
      await enter(entryOf(element), 'Nf3');
      await choose(entryOf(element), 'use', 'place');
      await enter(entryOf(element), 'd4');
      expect(entered()).to.deep.equal([
        { text: 'e5', what: 'call', of: 'black' },
        { text: 'Nf3', what: 'execute', of: 'white' },
        { text: 'd4', what: 'place', of: 'white' },
      ]);
    });

    it('keeps whose move it is once typing has begun', async () => {
      const element = await make(made);
      const entered = lines(element);
      entryOf(element).focus();
      await sendKeys({ type: 'Nh' });
      await show(element, answered);
      await sendKeys({ type: '3' });
      await sendKeys({ press: 'Enter' });
      expect(entered()).to.deep.equal([{ text: 'Nh3', what: 'call', of: 'white' }]);
    });

    it('offers only what was given, and nothing for another board where there is one', async () => {
      const options = async (game: Game): Promise<readonly string[]> =>
        parts(entryOf(await make(game)), '#use option').map(textOf);
      expect(await options(given())).to.deep.equal([
        'Call it',
        'Place it on White’s board',
        'Make it on the opponent’s board',
      ]);
      expect(await options(given(['announce']))).to.deep.equal([]);
      const blind = { disabled: { white: true, black: true }, boards: 'one' } as const;
      expect(await options(given(ASSISTANT_DUTIES, { blind }))).to.deep.equal(['Call it', 'Place it on White’s board']);
      expect(labels(entryOf(await make(given(['move']))))).to.deep.equal(['Place']);
    });

    it('shows beside it why a line was not done', async () => {
      const element = await make(given(), { lineRefusal: 'That is no move.' });
      const field = input(entryOf(element), '#move');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(textOf(part(entryOf(element), `#${field.getAttribute('aria-describedby')!}`))).to.equal(
        'That is no move.',
      );
    });
  });

  describe('the look', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }));

    it('keeps the first button in its place on 320 pixels, whatever is asked', async () => {
      await setViewport({ width: 320, height: 800 });
      const element = await make(answered);
      const { top } = next(element).getBoundingClientRect();
      await show(element, afterActs(answered, { type: 'ask', by: 'white', about: 'moves' }));
      expect(textOf(part(element, '.asked'))).to.equal('White asks for the number of moves completed.');
      expect(next(element).getBoundingClientRect().top).to.be.closeTo(top, 1);
    });

    it('can be read where nothing is to be done', async () => {
      const idle = await make(given(['execute']));
      expect(next(idle).getAttribute('aria-disabled')).to.equal('true');
      const plain = deed(idle, 'mend');
      expect(getComputedStyle(next(idle)).backgroundColor).to.equal(getComputedStyle(plain).backgroundColor);
    });

    it('is one column of large buttons that fits 320 pixels', async () => {
      await setViewport({ width: 320, height: 800 });
      const long = 'schlägt en passant, Bauer Hector fünf Gustav sechs';
      const element = await make(asking, { callText: () => ({ text: long, lang: 'de' }), refusal: 'W'.repeat(60) });
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      for (const button of [...parts(element, 'button'), ...parts(entryOf(element), 'button, input, select')]) {
        const { height, width, left, right } = button.getBoundingClientRect();
        expect(height).to.be.at.least(56);
        expect(width).to.be.at.least(200);
        expect(left).to.be.at.least(0);
        expect(right).to.be.at.most(320);
      }
    });
  });
});
