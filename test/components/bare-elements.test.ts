/** Each element that stands alone, in a page that has given it nothing: no words, no colours, no time. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ChessClock } from '../../components/chess-clock/chess-clock.js';
import '../../components/chess-clock/chess-clock.js';
import type { MessageLog } from '../../components/message-log/message-log.js';
import '../../components/message-log/message-log.js';
import type { MoveEntry } from '../../components/move-entry/move-entry.js';
import '../../components/move-entry/move-entry.js';
import type { PromotionChoice } from '../../components/promotion-choice/promotion-choice.js';
import '../../components/promotion-choice/promotion-choice.js';
import type { ScoreSheet } from '../../components/score-sheet/score-sheet.js';
import '../../components/score-sheet/score-sheet.js';
import type { TactileClock } from '../../components/tactile-clock/tactile-clock.js';
import '../../components/tactile-clock/tactile-clock.js';
import type { TimeSetting } from '../../components/time-setting/time-setting.js';
import '../../components/time-setting/time-setting.js';
import { utterance } from '../../speech/utterance.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { namesOf } from './accessible-names.js';
import { contrast, rgbOf } from './colors.js';
import { button, heardFrom, input, labels, part, parts, selects, textOf } from './element-fixture.js';

const colorsOf = (element: Element): readonly [text: string, face: string] => {
  const { color, backgroundColor } = getComputedStyle(element);
  return [rgbOf(color), rgbOf(backgroundColor)];
};

describe('a clock alone', () => {
  const make = (attributes = html`<chess-clock></chess-clock>`): Promise<ChessClock> => fixture(attributes);
  const sides = (element: ChessClock): readonly string[] =>
    parts(element, '.side').map((side) => [...side.children].map(textOf).join(' | '));

  it('shows five minutes for each player and passes axe', async () => {
    const element = await make();
    expect(sides(element)).to.deep.equal([
      'White | 5:00 | Not started | Moves completed: 0',
      'Black | 5:00 | Not started | Moves completed: 0',
    ]);
    await expect(element).to.be.accessible();
  });

  it('is set and started by attributes, in seconds, and pressed by whoever sets them', async () => {
    let now = 0;
    const element = await make(html`<chess-clock white="60" black="30" press="now" .now=${() => now}></chess-clock>`);
    element.setAttribute('running', 'white');
    await element.updateComplete;
    now = 10_000;
    element.requestUpdate();
    await element.updateComplete;
    expect(sides(element)).to.deep.equal([
      'White | 0:50 | Running | Moves completed: 0',
      'Black | 0:30 | Not running | Moves completed: 0',
    ]);
    const heard = heardFrom(element, 'clock-press');
    button(element, 'Press clock').click();
    expect(heard.map(({ side }) => side)).to.deep.equal(['white']);
    element.running = 'black';
    await element.updateComplete;
    now = 15_000;
    element.running = undefined;
    await element.updateComplete;
    expect(sides(element)).to.deep.equal([
      'White | 0:50 | Stopped | Moves completed: 1',
      'Black | 0:25 | Stopped | Moves completed: 0',
    ]);
  });

  it('keeps to five minutes where what is written is no number of seconds', async () => {
    const element = await make(html`<chess-clock white="soon" black="-5"></chess-clock>`);
    expect(parts(element, '.time').map(textOf)).to.deep.equal(['5:00', '5:00']);
  });

  it('goes by the time of the page where it is given none', async () => {
    const element = await make(html`<chess-clock running="white"></chess-clock>`);
    await expect(element).to.be.accessible();
    const white = element.clock && Math.round(element.now() - performance.now());
    expect(white).to.equal(0);
  });
});

describe('a dial alone', () => {
  const make = (attributes = html`<tactile-clock></tactile-clock>`): Promise<TactileClock> => fixture(attributes);

  it('shows five minutes, names its parts in English and passes axe', async () => {
    const element = await make();
    expect(textOf(part(element, 'h3'))).to.equal('White’s dial');
    const names = await namesOf('image');
    expect(names[0]).to.equal('Minute hand, 5 minutes to the hour');
    expect(names).to.have.length(15);
    await expect(element).to.be.accessible();
  });

  it('is gone about by keys, and says what is found', async () => {
    const element = await make(html`<tactile-clock seconds="600"></tactile-clock>`);
    element.focus();
    const told = heardFrom(element, 'dial-felt');
    await sendKeys({ press: 'm' });
    await element.updateComplete;
    expect(part(element, '[role="slider"]').getAttribute('aria-valuetext')).to.equal(
      'Minute hand, 10 minutes to the hour',
    );
    expect(told).to.have.length(1);
  });

  it('is drawn in colours that stand out from its face', async () => {
    const element = await make();
    const rim = getComputedStyle(part(element, '.rim'));
    expect(contrast(rgbOf(rim.stroke), rgbOf(rim.fill))).to.be.at.least(7);
  });
});

describe('a scoresheet alone', () => {
  const make = (attributes = html`<score-sheet></score-sheet>`): Promise<ScoreSheet> => fixture(attributes);

  it('is a table with a caption, empty, and passes axe', async () => {
    const element = await make();
    expect(textOf(part(element, 'caption'))).to.equal('Score');
    expect(parts(element, 'th').map(textOf)).to.deep.equal(['Move', 'White', 'Black']);
    await expect(element).to.be.accessible();
  });

  it('shows the moves that the page has written, each a button that leads there', async () => {
    const element = await make(html`<score-sheet moves="e4 e5  Nf3"></score-sheet>`);
    expect(parts(element, 'tbody tr').map((row) => [...row.children].map(textOf))).to.deep.equal([
      ['1', 'e4', 'e5'],
      ['2', 'Nf3', ''],
    ]);
    const heard = heardFrom(element, 'score-move-chosen');
    element.focus();
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect(heard.map(({ ply }) => ply)).to.deep.equal([2]);
    await expect(element).to.be.accessible();
  });
});

describe('a list of messages alone', () => {
  it('has its name, is empty, takes messages and shows everything by its button', async () => {
    const element: MessageLog = await fixture(html`<message-log></message-log>`);
    expect(textOf(part(element, 'h2'))).to.equal('What was said');
    await expect(element).to.be.accessible();
    const said = (id: number, text: string, priority: 'move' | 'answer') => ({
      id,
      utterance: utterance([{ text, lang: 'en' }], priority, 'page', EVERYONE),
    });
    element.messages = [said(1, 'The clocks are stopped.', 'answer'), said(2, 'e4, empty', 'answer')];
    await element.updateComplete;
    expect(parts(element, 'li').map(textOf)).to.deep.equal(['e4, empty']);
    button(element, 'All messages').click();
    await element.updateComplete;
    expect(parts(element, 'li').map(textOf)).to.deep.equal(['e4, empty', 'The clocks are stopped.']);
    await expect(element).to.be.accessible();
  });
});

describe('a field for a move alone', () => {
  it('has its name and its button, hands the line over, and tells why it was refused', async () => {
    const element: MoveEntry = await fixture(html`<move-entry refusal="There is no piece on e5."></move-entry>`);
    expect(await namesOf('textbox')).to.deep.equal(['Your move']);
    expect(labels(element)).to.deep.equal(['Make move']);
    await expect(element).to.be.accessible();
    const heard = heardFrom(element, 'line-entered');
    element.focus();
    await sendKeys({ type: 'Nf3' });
    await sendKeys({ press: 'Enter' });
    expect(heard.map(({ line }) => line.text)).to.deep.equal(['Nf3']);
  });

  it('takes the words of the page', async () => {
    const element: MoveEntry = await fixture(html`<move-entry label="Ваш хід" button="Піти"></move-entry>`);
    expect(await namesOf('textbox')).to.deep.equal(['Ваш хід']);
    expect(labels(element)).to.deep.equal(['Піти']);
  });
});

describe('a promotion alone', () => {
  it('offers four pieces, seen against their squares, by letter too, and passes axe', async () => {
    const element: PromotionChoice = await fixture(html`<promotion-choice color="black"></promotion-choice>`);
    expect(await namesOf('menuitem')).to.deep.equal(['queen', 'rook', 'bishop', 'knight']);
    await expect(element).to.be.accessible();
    const square = rgbOf(getComputedStyle(part(element, 'svg')).backgroundColor);
    expect(contrast(rgbOf(getComputedStyle(part(element, '.body')).fill), square)).to.be.at.least(3);
    const [text, face] = colorsOf(part(element, 'button'));
    expect(contrast(text, face)).to.be.at.least(7);
    const heard = heardFrom(element, 'promotion-decided');
    await sendKeys({ press: 'n' });
    expect(heard.map(({ kind }) => kind)).to.deep.equal(['knight']);
  });
});

describe('the setting of a time alone', () => {
  it('offers times by name, understands one in English words, and says why one is none', async () => {
    const element: TimeSetting = await fixture(html`<time-setting></time-setting>`);
    await expect(element).to.be.accessible();
    const list = selects(element).find(({ id }) => id === 'time')!;
    list.value = 'own';
    list.dispatchEvent(new Event('change'));
    await element.updateComplete;
    const words = input(element, '#words');
    words.value = 'five minutes plus three seconds';
    words.dispatchEvent(new Event('input'));
    await element.updateComplete;
    const minutes = (element.take()?.time.white.periods ?? []).map(({ time }) => time / 60_000);
    expect(minutes).to.deep.equal([5]);
    words.value = 'soon';
    words.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(element.take()).to.equal(undefined);
    await element.updateComplete;
    expect(textOf(part(element, '.error'))).to.equal(
      '"soon" was not understood. Say minutes, moves and seconds a move.',
    );
    await expect(element).to.be.accessible();
  });
});
