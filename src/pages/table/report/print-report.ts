/**
 * Printing the report of a game and nothing else of the page: for as long as it is printed it stands in the page by itself, black on
 * white, and all the rest is left out.
 */
import { css, html, render } from 'lit';
import { passageView } from './report-view.js';
import type { ReportDocument } from '../../../../speech/phrase/report.js';

const NAME = 'printed-report';

const PRINTED = css`
  .printed-report {
    display: none;
  }

  @media print {
    body > :not(.printed-report) {
      display: none !important;
    }

    .printed-report {
      display: block;
      color: #000;
      background: #fff;
      font-size: 11pt;
      line-height: 1.4;
    }

    .printed-report h2 {
      break-after: avoid;
    }

    .printed-report li,
    .printed-report tr {
      break-inside: avoid;
    }

    .printed-report table {
      border-collapse: collapse;
    }

    .printed-report th,
    .printed-report td {
      padding: 1mm 2mm;
      border: 1px solid #000;
      text-align: start;
    }

    :root {
      background: #fff !important;
    }
  }
`;

/** Puts it into the page as it is printed, and returns what takes it out again. */
export function putPrinted(report: ReportDocument, page: Document): () => void {
  const sheet = PRINTED.styleSheet;
  const { adoptedStyleSheets } = page;
  if (sheet) page.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
  const printed = page.createElement('div');
  printed.className = NAME;
  printed.lang = report.lang;
  render(
    html`<h1>${report.title}</h1> ${report.passages.map((passage, index) => {
        const id = `${NAME}-${String(index)}`;
        return html`<h2 id=${id}>${passage.heading}</h2> ${passageView(passage, id)}`;
      })}`,
    printed,
  );
  page.body.append(printed);
  return () => {
    printed.remove();
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** Prints it. Some browsers go on before it is printed, so it is taken out by their word alone. */
export function printReport(report: ReportDocument): void {
  const takeOut = putPrinted(report, document);
  addEventListener('afterprint', takeOut, { once: true });
  print();
}
