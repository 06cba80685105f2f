/**
 * What `npm pack` packs, installed into an empty project: only what its package.json names is there, the Laws judge a game in Node, a page
 * draws a board in a browser, and the types hold.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, browserPath } from '../../scripts/browser-path.js';
import { PRESENT_COMPILER, typeChecker } from '../../scripts/type-checker.js';
import { NIGHTLY } from '../nightly.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'anna-hector-packages-'));

/** Node's own npm, whatever started the tests. On Windows it is a script of the shell. */
function npm(cwd: string, ...parameters: readonly string[]): string {
  return execFileSync('npm', parameters, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function node(...parameters: readonly string[]): string {
  return execFileSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
}

const written = (name: string, text: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
};

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

let files: readonly string[] = [];

beforeAll(() => {
  npm(ROOT, 'run', 'build:packages');
  const packed = npm(ROOT, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [tarball] = JSON.parse(packed) as readonly {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  if (!tarball) throw new Error('nothing packed');
  files = tarball.files.map(({ path: name }) => name);
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest;
  // What it depends on comes from this repository, so that no network is needed.
  const overrides = Object.fromEntries(
    Object.keys(dependencies).map((name) => [name, `file:${path.join(ROOT, 'node_modules', name)}`]),
  );
  const project = {
    name: 'project',
    private: true,
    type: 'module',
    dependencies: { 'anna-hector': `file:${tarball.filename}` },
  };
  written('package.json', JSON.stringify({ ...project, overrides }));
  npm(
    folder,
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `--cache=${path.join(folder, 'cache')}`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what is packed', () => {
  it('is the modules with their types, what describes the elements, and what is read: nothing of the app, no test', () => {
    const [inPackages, beside] = [true, false].map((inside) =>
      files.filter((name) => name.startsWith('packages/') === inside),
    );
    expect(beside).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'custom-elements.json', 'package.json']);
    const folders = new Set(inPackages?.map((name) => name.split('/').slice(1, 3).join('/')));
    expect(
      [...folders].filter((name) => /app|pages|game|engine|storage|commands|service-worker|play/.test(name)),
    ).toEqual([]);
    for (const name of ['src/laws/index', 'src/notation/index', 'speech/index', 'components/index']) {
      expect(inPackages).toContain(`packages/${name}.js`);
      expect(inPackages).toContain(`packages/${name}.d.ts`);
    }
  });

  it('has each file that its package.json leads to', () => {
    const { exports } = JSON.parse(
      readFileSync(path.join(folder, 'node_modules/anna-hector/package.json'), 'utf8'),
    ) as {
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    expect(targets.filter((target) => !target.startsWith('./') || !files.includes(target.slice(2)))).toEqual([]);
  });

  it('names as what it depends on only what its modules import', () => {
    const modules = files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(ROOT, name), 'utf8'));
    const imported = modules.flatMap((text) =>
      [...text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[a-z][\w-]*)/g)].map(([, name]) => name),
    );
    const { dependencies } = JSON.parse(
      readFileSync(path.join(folder, 'node_modules/anna-hector/package.json'), 'utf8'),
    ) as Manifest;
    expect(Object.keys(dependencies).sort()).toEqual([...new Set(imported)].sort());
  });
});

describe('anna-hector/laws, with anna-hector/notation', () => {
  it('plays a game to its end and refuses what comes after', () => {
    const play = written(
      'play.js',
      `import { START_FEN, beginGame, canMate, judge, parseAct, parsePosition, positionOf } from 'anna-hector/laws';
       import { movesDescribed, readAlgebraic } from 'anna-hector/notation';
       const begun = beginGame({ play: 'casual', start: START_FEN });
       let { game } = begun;
       const make = (by, text) => {
         const [move] = readAlgebraic(text).flatMap(({ description }) => movesDescribed(positionOf(game), description));
         const judged = judge(game, { type: 'make', by, move: move ?? { from: 'e2', to: 'e4' }, at: 0 });
         if (judged.type !== 'refused') game = judged.game;
         return judged;
       };
       for (const [by, text] of [['white', 'f3'], ['black', 'e5'], ['white', 'g4'], ['black', 'Qh4']]) make(by, text);
       const after = make('white', 'e4');
       const bishops = parsePosition('8/8/4k3/8/8/3BK3/8/8 w - - 0 1');
       console.log(JSON.stringify({ ending: game.ending, after: after.refusal.reason, mates: canMate(bishops.position, 'white'), bad: parsePosition('nonsense'), act: parseAct({ type: 'make', by: 'white', move: { from: 'i9', to: 'e4' }, at: 0 }) }));`,
    );
    expect(JSON.parse(node(play))).toEqual({
      ending: { result: '0-1', reason: 'checkmate', article: '5.1.1', winner: 'black' },
      after: 'game over',
      // A bishop alone mates nobody.
      mates: false,
      bad: { ok: false, problem: 'board' },
      act: { ok: false, refusal: { reason: 'unreadable act', why: 'not a square' } },
    });
  });
});

describe('anna-hector/language', () => {
  it('hears a move and a question, calls what was heard, and says why something is refused, in the language that is asked for', () => {
    const speak = written(
      'speak.js',
      `import { START_FEN, beginGame, judge } from 'anna-hector/laws';
       import { DEFAULT_DETAIL, LANGUAGES, alone, hear, hearLine, phraseFacts, phraseRefusal, textOf } from 'anna-hector/language';
       const { game } = beginGame({ play: 'casual', start: START_FEN });
       const [words, heard] = await Promise.all([LANGUAGES.uk.words(), LANGUAGES.uk.heard()]);
       const context = { game, languages: alone(heard) };
       const options = { words, squareStyle: 'plain', callStyle: 'plain', callLength: 'from and to', detail: DEFAULT_DETAIL, mine: [] };
       const { move } = hear('кінь еф три', context);
       const { facts } = judge(game, { type: 'make', by: 'white', move, at: 0 });
       const { refusal } = hear('кінь еф шість', context);
       console.log(JSON.stringify({
         move,
         call: textOf(phraseFacts(facts, options)),
         refused: textOf(phraseRefusal(refusal, options)),
         question: hearLine('який останній хід', context),
       }));`,
    );
    expect(JSON.parse(node(speak))).toEqual({
      move: { from: 'g1', to: 'f3' },
      call: 'кінь же один на еф три',
      refused: 'Жоден кінь не може піти на еф шість.',
      question: { type: 'command', command: { id: 'last-move', read: {} } },
    });
  });
});

describe('the types', () => {
  /** In the night that which most people use. */
  const compiler = NIGHTLY ? PRESENT_COMPILER : typeChecker(path.join(ROOT, 'node_modules'), process);

  it('hold where Node and where a bundler resolves modules', () => {
    written(
      'use.ts',
      `import { START_FEN, beginGame, judge, type Game } from 'anna-hector/laws';
       import { readFen } from 'anna-hector/notation';
       import type { ChessBoard, MoveChosenEvent } from 'anna-hector/elements';
       import { LANGUAGES, hear, type Heard } from 'anna-hector/language';
       const begun = beginGame({ play: 'casual', start: START_FEN });
       const game: Game | undefined = begun.ok ? begun.game : undefined;
       const board: ChessBoard | null = document.querySelector('chess-board');
       board?.addEventListener('move-chosen', ({ move }: MoveChosenEvent) => {
         const read = readFen(START_FEN);
         if (game && judge(game, { type: 'make', by: 'white', move, at: 0 }).type !== 'refused' && read.ok) board.position = read.position;
       });
       const heard: Promise<Heard | undefined> = LANGUAGES.en.heard().then((page) => game && hear('e4', { game, languages: { page, others: [] } }));
       void heard;
       // @ts-expect-error There is no such side.
       if (board) board.orientation = 'red';`,
    );
    const complaints = [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ].map(([module, moduleResolution]) => {
      const lib = ['es2023', 'dom', 'dom.iterable'];
      const compilerOptions = {
        strict: true,
        noEmit: true,
        // The compiler's own libraries alone are taken on trust.
        skipDefaultLibCheck: true,
        target: 'es2022',
        lib,
        types: [],
        module,
        moduleResolution,
      };
      const config = written(`tsconfig.${String(module)}.json`, JSON.stringify({ compilerOptions, files: ['use.ts'] }));
      try {
        return node(path.join(ROOT, 'node_modules', compiler), '-p', config);
      } catch (error) {
        return (error as { readonly stdout: string }).stdout;
      }
    });
    expect(complaints).toEqual(['', '']);
  });
});

describe('anna-hector/elements', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    written('page.js', `import 'anna-hector/elements';`);
    const lib = { entry: path.join(folder, 'page.js'), formats: ['iife' as const], name: 'page', fileName: 'page' };
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { lib, outDir: path.join(folder, 'bundled') },
    });
    const executablePath = await browserPath();
    browser = await launch({ executablePath, args: browserArguments(executablePath), headless: true });
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser.close();
  });

  it('draw a board in a page that has nothing else, which can be played on', async () => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>Board</title><chess-board may-lift="white"></chess-board>',
    );
    await page.addScriptTag({ path: path.join(folder, 'bundled/page.iife.js') });
    await page.waitForFunction(() => document.querySelector('chess-board')?.shadowRoot?.querySelector('[data-square]'));
    await page.evaluate(() => {
      const board = document.querySelector('chess-board');
      board?.addEventListener('move-chosen', ({ move }) => (document.title = `${move.from} ${move.to}`));
      board?.focusSquare('e2');
    });
    const drawn = await page.evaluate(() => {
      const cells = [
        ...(document.querySelector('chess-board')?.shadowRoot?.querySelectorAll('[role="gridcell"]') ?? []),
      ];
      const { width, height } = cells[0]?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return {
        count: cells.length,
        king: cells[4]?.textContent,
        square: Math.abs(width - height) < 1 && width > 20,
        colors: new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size,
      };
    });
    expect(drawn).toEqual({ count: 64, king: 'e1, white king', square: true, colors: 2 });
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter'] as const) await page.keyboard.press(key);
    expect(await page.title()).toBe('e2 e4');
  });
});
