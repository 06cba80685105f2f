import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/** docs/laws.md says where each article is and which test shows it; here it is held to what it says. */
interface Row {
  readonly edition: string;
  readonly article: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly test: string;
  readonly state: string;
}

function readTable(): readonly Row[] {
  let edition = '';
  const rows: Row[] = [];
  for (const line of readFileSync('docs/laws.md', 'utf8').split('\n')) {
    if (line.startsWith('## ')) edition = line.slice(3).trim();
    const cells = line.split('|').map((cell) => cell.trim());
    const [, article, , code, shown, state] = cells;
    if (!article || !code || !shown || !state || article === 'Article' || article.startsWith('-')) continue;
    rows.push({ edition, article, code: filesIn(code), tests: filesIn(shown), test: shown, state });
  }
  return rows;
}

function filesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map((match) => match[1] ?? '');
}

/** Whether the title names this article itself, not another whose number begins or ends with it. */
function names(title: string, { edition, article }: Pick<Row, 'edition' | 'article'>): boolean {
  const escaped = article.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return title.includes(edition) && new RegExp(`(?<![\\w.])${escaped}(?!\\w|\\.\\w)`).test(title);
}

const rows = readTable();
const label = ({ edition, article }: Row) => `${edition} ${article}`;

/** "3.7a-e" stands for 3.7a, 3.7b … 3.7e, and "8.2-4" for 8.2, 8.3, 8.4. */
function expand(numbering: string): readonly string[] {
  return numbering.split(/\s+/).flatMap((text) => {
    const [, stem = '', first = '', last = ''] = /^(.*?)([a-z]|\d+)-([a-z]|\d+)$/.exec(text) ?? [];
    if (!stem) return [text.replace('_', ' ')];
    const whole = stem.replace('_', ' ');
    if (/\d/.test(first)) {
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${whole}${Number(first) + index}`);
    }
    const letters = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) => index);
    return letters.map((index) => `${whole}${String.fromCharCode(first.charCodeAt(0) + index)}`);
  });
}

/** The numbered articles as the editions themselves have them. */
const NUMBERING: Readonly<Record<string, string>> = {
  'FIDE 2005': `1.1-3 2.1-3 3.1-6 3.7a-e 3.8a-b 3.9 4.1-2 4.3a-c 4.4a-c 4.5-7 5.1a-b 5.2a-e 6.1 6.2a-b 6.3-7 6.8a-d
    6.9-12 6.13a-d 6.14 7.1a-b 7.2-3 7.4a-b 7.5 8.1-7`,
  'FIDE 2009': `1.1-3 2.1-4 3.1-6 3.7a-e 3.8a-b 3.9 4.1-2 4.3a-c 4.4a-d 4.5 4.6a-c 4.7 5.1a-b 5.2a-e 6.1 6.2a-b 6.3-5
    6.6a-b 6.7a-d 6.8-9 6.10a-b 6.11a-b 6.12a-d 6.13-14 7.1a-b 7.2-3 7.4a-b 7.5 8.1-4 8.5a-c 8.6-7 9.1a 9.1b1-3 9.2a-b
    9.3a-b 9.4 9.5a-b 9.6 10.1 10.2a-d 11.1 12.1-2 12.3a-c 12.4-10 13.1-3 13.4a-g 13.5-7 14.1 A1-3 A4a-d B1-2 B3a-c
    C1-13 D E1 E1a-e E2.1-3 E2.3a-c E2.4 E2.4a-b E2.5-8 E2.9a-f E2.10 F1-2 Guidelines_1a-b Guidelines_2a-g Guidelines_3-7 Guidelines_8a-c Guidelines_9a-c Guidelines_10
    Guidelines_11a-b Guidelines_12-13`,
  'FIDE 2014': `1.1-3 2.1-4 3.1-6 3.7a-e 3.8a-b 3.9 3.10a-c 4.1-2 4.3a-c 4.4a-d 4.5 4.6a-c 4.7a-c 4.8-9 5.1a-b 5.2a-e
    6.1 6.2a-e 6.3a-b 6.4-6 6.7a-b 6.8-9 6.10a-b 6.11a-b 6.12a-d 6.13 7.1 7.2a-b 7.3-4 7.5a-b 7.6 8.1a-e 8.2-4 8.5a-c
    8.6-7 9.1a 9.1b1-3 9.2a-b 9.3a-b 9.4 9.5a-b 9.6a-b 9.7 10.1`,
  // What a test names in this edition or a person does, its appendices on rapid and blitz, and Appendix D.
  'FIDE 2018': `1.4.1 4.1 4.2.1 4.3.1-3 4.4.1-4 4.5 4.6.1-3 4.7 4.7.1-3 4.8-9 5.1.2 5.2.3 6.2.1.2 6.2.3 6.2.5-6 6.5-6
    6.7.1-2 6.8-9 6.11.1-3 6.12.2 7.1 7.2.1-2 7.3 7.4.1 7.5.1-5 7.6 8.1.1-6 8.3-4 8.5.1-3 8.6-7 9.1.1 9.1.2.1-3 9.2.1-3
    9.3.1-2 9.4 9.5.1 9.5.3 9.6.1-2 10.1-2 11.2.1-2 11.2.3.1-3 11.2.4 11.3.2.1-2 11.5 11.7-9 11.11-12 12.1 12.2.1-6 12.3-8
    12.9.1-6 A.1-2 A.3.1-2 A.4.1.1-2 A.4.2-5 A.5 B.1-2 B.3.1-2 B.4-5 D.1 D.1.1-3 D.1.4.1-2 D.2.1-2 D.2.3.1-3 D.2.4-5
    D.2.6.1-2 D.2.7-9 D.2.10.1-6 D.2.11 I.1.1-2 I.2.1-7 I.3-7 I.8.1-3 I.9.1-3 I.10-11 I.12.1-2 I.13-14 III.1 III.2.1-2
    III.3.1 III.4 III.5 III.5.1-3 III.6 III.6.1-2`,
  'FIDE 2023': `1.1-3 1.4.1-2 1.5 2.1-4 3.1.1-3 3.2-6 3.7.1-3 3.7.4.1-2 3.7.5.1-3 3.8.1 3.8.2.1.1-2 3.8.2.2.1-2 3.9.1-2
    3.10.1-3 4.1 4.2.1-2 4.3.1-3 4.4.1-4 4.5 4.6.1-3 4.7.1-3 4.8-9 5.1.1-2 5.2.1-3 6.1.1 6.2.1.1-2 6.2.2-6 6.3.1-2 6.4-6
    6.7.1-2 6.8-9 6.10.1-2 6.11.1-4 6.12.1-2 7.1 7.2.1-2 7.3 7.4.1-3 7.5.1-5 7.6 8.1.1.1-2 8.1.2-6 8.2-4 8.5.1-3 8.6-7
    9.1.1 9.1.2.1-3 9.2.1-2 9.2.3.1-2 9.3.1-2 9.4 9.5.1-3 9.6.1-2 10.1-2 11.1 11.2.1-2 11.2.3.1-3 11.2.4 11.3.1-4
    11.3.2.1-2 11.4-12 12.1 12.2.1-7 12.3-8 12.9.1-9 A.1-3 A.4.1-3 A.5.1.1-2 A.5.2-5 A.6 B.1 B.2.1-3 B.3-4 C.1-8 C.9.1-3
    C.10.1-3 C.11-12 C.13.1-6 D.1 D.1.1-3 D.1.4.1-2 D.2.1-2 D.2.3.1-3 D.2.4-5 D.2.6.1-2 D.2.7-9 D.2.10.1-6 D.2.11 I.1.1-2
    I.2.1-7 I.3-7 I.8.1-3 I.9.1-3 I.10-11 I.12.1-2 I.13-14 II.1 II.2.1-3 II.3.1 II.3.2.1-7 III.1 III.2.1-2 III.3.1.1-2
    III.4 III.5.1-3 III.6.1.1-2 III.6.2`,
  // The rules in which it differs from FIDE.
  'US Chess': '11D 13C 13D 14E 14G 35F',
};

describe('docs/laws.md', () => {
  let titles: readonly { readonly name: string; readonly file: string }[] = [];

  // The titles are made by tables, so the runner itself is asked for them; it collects and runs nothing.
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'articles-'));
    try {
      const list = join(folder, 'list.json');
      const vitest = join('node_modules', 'vitest', 'vitest.mjs');
      const files = [...new Set(rows.flatMap((row) => row.tests))].filter((file) => existsSync(file));
      // In one thread, what the files have in common is loaded once.
      const asOne = ['--pool=threads', '--maxWorkers=1'];
      execFileSync(process.execPath, [vitest, 'list', `--json=${list}`, '--project', 'unit', ...asOne, ...files], {
        stdio: 'pipe',
      });
      const read = JSON.parse(readFileSync(list, 'utf8')) as readonly {
        readonly name: string;
        readonly file: string;
      }[];
      titles = read.map(({ name, file }) => ({ name, file: relative(process.cwd(), file) }));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  test.each(Object.entries(NUMBERING))('%s: every numbered article has its row, once', (edition, numbering) => {
    const articles = rows.filter((row) => row.edition === edition).map((row) => row.article);
    expect(expand(numbering).filter((article) => !articles.includes(article))).toEqual([]);
    expect(articles.filter((article, index) => articles.indexOf(article) !== index)).toEqual([]);
  });

  test('every row names code, and every file named is there', () => {
    expect(rows.filter((row) => row.code.length === 0).map(label)).toEqual([]);
    const missing = rows.flatMap((row) => [...row.code, ...row.tests].filter((file) => !existsSync(file)));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('every test named has a title that names the article and the edition', () => {
    const wrong = rows.flatMap((row) =>
      row.tests
        .filter((file) => !titles.some((title) => title.file === file && names(title.name, row)))
        .map((file) => `${label(row)}: ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  test('what is shown or read back names a test, what is a person’s act says how it is recorded, and the rest is not claimed', () => {
    const wrong = rows.filter((row) => {
      if (['shown', 'read back'].includes(row.state)) return row.tests.length === 0;
      if (row.tests.length > 0) return true;
      return row.state === 'a person' ? !row.test.startsWith('a person') : row.state !== 'not yet' || row.test !== '—';
    });
    expect(wrong.map(label)).toEqual([]);
  });

  test('nothing is called shown of which a test only reads the table of its edition', () => {
    const readers = ['test/laws/editions/editions.test.ts'];
    const wrong = rows.filter(({ state, tests }) => state === 'shown' && tests.every((file) => readers.includes(file)));
    expect(wrong.map(label)).toEqual([]);
  });

  test('an article is not named by another that only begins or ends like it', () => {
    const row = { edition: 'FIDE 2023', article: '9.5' };
    expect(names('FIDE 2023 9.5: a claim', row)).toBe(true);
    for (const title of ['FIDE 2023 9.5.1: a', 'FIDE 2023 D.9.5: a', 'FIDE 2018 9.5: a', 'FIDE 2023 9.50: a']) {
      expect(names(title, row)).toBe(false);
    }
  });
});
