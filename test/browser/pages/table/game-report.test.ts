import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/pages/table/report/game-report.js';
import type { GameReport } from '../../../../src/pages/table/report/game-report.js';
import type { ReportDocument } from '../../../../speech/phrase/report.js';
import { printReport, putPrinted } from '../../../../src/pages/table/report/print-report.js';
import { button, focused, heardFrom, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const en = (text: string) => [{ text, lang: 'en' }];

const REPORT: ReportDocument = {
  title: 'Report of the game',
  lang: 'en',
  passages: [
    { kind: 'lines', heading: 'Game', lines: [en('White: Anna.')] },
    {
      kind: 'acts',
      heading: 'What was done',
      none: en('Nothing.'),
      acts: [
        { n: 1, at: '14:01:00', line: en('White adjusts.') },
        {
          n: 4,
          since: { read: '0:00:05', said: '5 seconds' },
          at: '14:02:05',
          line: [...en('White calls:'), { text: 'Springer Gustav eins Felix drei.', lang: 'de' }],
        },
      ],
    },
    { kind: 'acts', heading: 'Rulings', none: en('Nothing was ruled.'), acts: [] },
    {
      kind: 'scores',
      heading: 'Scores',
      columns: ['Move', 'White', 'Black'],
      rows: [{ head: '1, White', cells: [en('Nf3'), en('Nh3')], remark: 'different' }],
    },
  ],
};

async function shown(report: ReportDocument | undefined = REPORT): Promise<GameReport> {
  return await fixture<GameReport>(html`<game-report .report=${report}></game-report>`);
}

describe('<game-report>', () => {
  it('is shown when it is wanted, and the focus stays', async () => {
    const element = await fixture<GameReport>(html`<game-report></game-report>`);
    const heard = heardFrom(element, 'report-wish');
    expect(labels(element)).to.deep.equal(['Show the report']);
    const show = button(element, 'Show the report');
    expect(show.ariaExpanded).to.equal('false');
    show.focus();
    show.click();
    element.report = REPORT;
    await element.updateComplete;
    expect(show.ariaExpanded).to.equal('true');
    expect(focused(element)).to.equal('Show the report');
    show.click();
    expect(heard.map(({ wish }) => wish)).to.deep.equal([
      { do: 'show', shown: true },
      { do: 'show', shown: false },
    ]);
  });

  it('has a heading for each section, and lists by the numbers of the acts', async () => {
    const element = await shown();
    expect(parts(element, 'h2, h3').map(textOf)).to.deep.equal([
      ...['Report', 'Game', 'What was done', 'Rulings', 'Scores'],
    ]);
    expect(parts(element, 'li').map((item) => [item.getAttribute('value'), textOf(item)])).to.deep.equal([
      ['1', '14:01:00 White adjusts.'],
      ['4', '0:00:05 (14:02:05) White calls: Springer Gustav eins Felix drei.'],
    ]);
    expect(parts(element, 'li span').map((span) => span.lang)).to.deep.equal(['en', 'en', 'de']);
    expect(parts(element, 'th, td').map(textOf)).to.deep.equal([
      ...['Move', 'White', 'Black', '1, White (different)', 'Nf3', 'Nh3'],
    ]);
    expect(textOf(part(element, '#report'))).to.contain('Nothing was ruled.');
    await expect(element).to.be.accessible();
  });

  it('tells what is wanted', async () => {
    const element = await shown();
    const heard = heardFrom(element, 'report-wish');
    button(element, 'Copy the report').click();
    button(element, 'Save the report as text').click();
    button(element, 'Print the report').click();
    button(element, 'Read out: Rulings').click();
    expect(heard.map(({ wish }) => wish)).to.deep.equal([
      { do: 'copy' },
      { do: 'save' },
      { do: 'print' },
      { do: 'read', passage: 2 },
    ]);
  });
});

describe('printing the report', () => {
  it('leaves the page as it was on the screen, and then takes itself out', () => {
    const sheets = document.adoptedStyleSheets.length;
    const takeOut = putPrinted(REPORT, document);
    const printed = document.querySelector<HTMLElement>('.printed-report');
    if (!printed) throw new Error('nothing to print');
    expect(getComputedStyle(printed).display).to.equal('none');
    expect([...printed.querySelectorAll('h1, h2')].map(textOf)).to.deep.equal([
      ...['Report of the game', 'Game', 'What was done', 'Rulings', 'Scores'],
    ]);
    expect(printed.querySelectorAll('button').length).to.equal(0);
    takeOut();
    expect(document.querySelector('.printed-report')).to.equal(null);
    expect(document.adoptedStyleSheets.length).to.equal(sheets);
  });

  it('is there while it is printed, and no longer', () => {
    const print = window.print.bind(window);
    let during: number | undefined;
    window.print = () => (during = document.querySelectorAll('.printed-report').length);
    try {
      printReport(REPORT);
      dispatchEvent(new Event('afterprint'));
    } finally {
      window.print = print;
    }
    expect(during).to.equal(1);
    expect(document.querySelector('.printed-report')).to.equal(null);
  });
});
