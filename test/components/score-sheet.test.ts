import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../components/score-sheet/score-sheet.js';
import type { ScoreSheet } from '../../components/score-sheet/score-sheet.js';
import { askScore, type ScoreLine } from '../../src/questions/scoresheet.js';
import { game, make } from '../laws/play.js';
import { button, focused, heardFrom, part, parts, textOf } from './element-fixture.js';

/** 1.e4 e5 2.Nf3 Nc6 3.Bb5 */
const ruyLopez = askScore(make(game(), 'e2e4 e7e5 g1f3 b8c6 f1b5'), 'white', 'white').lines;

/** The same with another thing at one ply. */
const but = (ply: number, change: Partial<ScoreLine>): readonly ScoreLine[] =>
  ruyLopez.map((line) => (line.ply === ply ? { ...line, ...change } : line));

async function sheet(lines: readonly ScoreLine[], more: Partial<ScoreSheet> = {}): Promise<ScoreSheet> {
  const element = await fixture<ScoreSheet>(html`<score-sheet .lines=${lines}></score-sheet>`);
  Object.assign(element, more);
  await element.updateComplete;
  return element;
}

const rows = (element: ScoreSheet): readonly (readonly string[])[] =>
  parts(element, 'tbody tr').map((row) => [...row.children].map(textOf));
const stops = (element: ScoreSheet): readonly string[] => parts(element, 'td button[tabindex="0"]').map(textOf);

describe('<score-sheet>', () => {
  it('is a table with its caption and headers', async () => {
    const element = await sheet(ruyLopez, { own: true, side: 'black' });
    expect(textOf(part(element, 'caption'))).to.equal('Black’s score');
    expect(parts(element, 'thead th').map((cell) => [cell.getAttribute('scope'), textOf(cell)])).to.deep.equal([
      ['col', 'Move'],
      ['col', 'White'],
      ['col', 'Black'],
    ]);
    expect(parts(element, 'tbody th').map((cell) => cell.getAttribute('scope'))).to.deep.equal(['row', 'row', 'row']);
    expect(rows(element)).to.deep.equal([
      ['1', 'e4', 'e5'],
      ['2', 'Nf3', 'Nc6'],
      ['3', 'Bb5', ''],
    ]);
    await expect(element).to.be.accessible();
  });

  it('is seen in figures, and says each move as it is called, in its language', async () => {
    const element = await sheet(ruyLopez.slice(0, 1), { entryText: () => 'Bauer Eva vier', entryLang: 'de' });
    expect(part(element, 'td [aria-hidden]').textContent).to.equal('e4');
    expect(part(element, 'td span[lang="de"]').textContent).to.equal('Bauer Eva vier');
  });

  it('has (=) and the time as figures to see and as words to hear', async () => {
    const element = await sheet(but(3, { offered: true }), {
      times: [undefined, undefined, 5_397_400],
      timeText: (time) => `${time / 100} tenths`,
    });
    const move = parts(element, 'button.line')[2]!;
    expect(textOf(move)).to.equal('Nf3 (=), draw offered 1:29:57, 53974 tenths');
    expect([...move.querySelectorAll('[aria-hidden]')].map(textOf)).to.deep.equal(['(=)', '1:29:57']);
    await expect(element).to.be.accessible();
  });

  it('marks the move that is looked at', async () => {
    const element = await sheet(ruyLopez, { current: 2 });
    expect(parts(element, '[aria-current="true"]').map(textOf)).to.deep.equal(['e5']);
  });

  it('says what is not written, which leads nowhere', async () => {
    const lines = but(5, { stands: { as: 'nothing' } });
    const element = await sheet(lines, { own: true, current: 5 });
    expect(rows(element).at(-1)?.[1]).to.equal('not written');
    expect(parts(element, 'button.line')).to.have.length(4);
    expect(stops(element)).to.deep.equal(['Nc6']);
  });

  it('is one tab stop, in which arrows go from move to move', async () => {
    const element = await sheet(ruyLopez);
    expect(stops(element)).to.deep.equal(['Bb5']);
    element.focus();
    const at = async (key: string): Promise<string | undefined> => {
      await sendKeys({ press: key });
      await element.updateComplete;
      return focused(element);
    };
    expect([focused(element), await at('ArrowLeft'), await at('ArrowUp')]).to.deep.equal(['Bb5', 'Nc6', 'e5']);
    expect([await at('ArrowUp'), await at('ArrowRight'), await at('Home')]).to.deep.equal(['e5', 'Nf3', 'e4']);
    expect([await at('ArrowLeft'), await at('ArrowDown'), await at('End')]).to.deep.equal(['e4', 'Nf3', 'Bb5']);
    expect(stops(element)).to.deep.equal(['Bb5']);
  });

  it('leads to the position after a move', async () => {
    const element = await sheet(ruyLopez);
    const heard = heardFrom(element, 'score-move-chosen');
    element.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Enter' });
    expect(heard.map(({ ply }) => ply)).to.deep.equal([4]);
  });

  it('keeps the focus when the move that had it is taken back', async () => {
    const element = await sheet(ruyLopez);
    element.focus();
    element.lines = ruyLopez.slice(0, 2);
    await element.updateComplete;
    expect(focused(element)).to.equal('e5');
    element.lines = [];
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.localName).to.equal('caption');
  });

  it('shows of what was only spoken that it was, and lets it be heard where it may', async () => {
    const spoken = but(3, { stands: { as: 'note', note: '7d3c' } });
    const closed = await sheet(spoken);
    expect(rows(closed)[1]).to.deep.equal(['2', 'audio note', 'Nc6']);
    const element = await sheet(spoken, { plays: true });
    const heard = heardFrom(element, 'score-act');
    const played = button(element, 'Play');
    // Beside its move only: Tab does not pass through every recording.
    expect(played.tabIndex).to.equal(-1);
    parts(element, 'button.line')[2]!.focus();
    await element.updateComplete;
    expect(played.tabIndex).to.equal(0);
    played.click();
    expect(heard.map(({ side, act }) => [side, act])).to.deep.equal([['white', { do: 'play', note: '7d3c' }]]);
    await expect(element).to.be.accessible();
  });

  it('is read, copied and saved', async () => {
    const element = await sheet(ruyLopez, { side: 'black' });
    const heard = heardFrom(element, 'score-act');
    for (const label of ['Read the score', 'Copy', 'Save as PGN']) button(element, label).click();
    expect(heard.map(({ side, act }) => `${side} ${act.do}`)).to.deep.equal(['black read', 'black copy', 'black save']);
  });

  it('keeps the move that is looked at in view, and the page where it is', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...ruyLopez[index % 2]!,
      ply: index + 1,
      number: Math.floor(index / 2) + 1,
    }));
    const element = await sheet(many, { current: 99 });
    const frame = part(element, '.lines').getBoundingClientRect();
    const row = part(element, '[aria-current]').getBoundingClientRect();
    expect(row.top >= frame.top && row.bottom <= frame.bottom + 1).to.equal(true);
    expect(window.scrollY).to.equal(0);
  });

  it('is as high before the first move as after any, so that nothing below it moves', async () => {
    const element = await sheet([]);
    const { height } = element.getBoundingClientRect();
    for (const lines of [ruyLopez.slice(0, 1), Array.from({ length: 50 }, () => ruyLopez).flat()]) {
      element.lines = lines.map((line, index) => ({ ...line, ply: index + 1, number: Math.floor(index / 2) + 1 }));
      await element.updateComplete;
      expect(element.getBoundingClientRect().height).to.equal(height);
    }
  });

  it('can be used at 320 pixels', async () => {
    const element = await sheet(ruyLopez, { entryText: () => 'Springer Gustav eins schlägt Felix drei' });
    element.style.inlineSize = '320px';
    await element.updateComplete;
    expect(part(element, '.lines').scrollWidth).to.be.at.most(320);
  });
});
