import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { META_POLICY } from './scripts/content-security-policy.js';
import { smallLiterals } from './scripts/minify-literals.js';
import { voskFiles } from './scripts/vosk-files.js';

/** Puts the Content-Security-Policy into the built page, before anything it could speak about. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: META_POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** The typeface package names a WOFF file beside every WOFF2, for browsers that can't run the app anyway; it is left out. */
function woff2Only(): Plugin {
  const woffSource = /,\s*url\([^)]*\.woff\)\s*format\((["']?)woff\1\)/g;
  return {
    name: 'woff2-only',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset') continue;
        if (name.endsWith('.woff')) delete bundle[name];
        if (name.endsWith('.css')) file.source = String(file.source).replaceAll(woffSource, '');
      }
    },
  };
}

/**
 * Files that are loaded late are few, small and without styles: what Vite puts in to fetch theirs beforehand would be more than
 * some of them.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** What some files import, and what those files import, as far as it is not loaded late. */
function withTheirImports(entries: RegExp): { readonly plugin: Plugin; readonly has: (id: string) => boolean } {
  const imports = new Map<string, readonly string[]>();
  let whole: ReadonlySet<string> | undefined;
  const collect = (): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [...imports.keys()].filter((id) => entries.test(id));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(imports.get(id) ?? []));
    }
    return found;
  };
  return {
    plugin: {
      name: `with the imports of ${entries.source}`,
      apply: 'build',
      moduleParsed: ({ id, importedIds }) => {
        imports.set(id, importedIds);
      },
    },
    has: (id) => (whole ??= collect()).has(id),
  };
}

/** The first load. */
const page = withTheirImports(/\/src\/app\/main\.ts$/);
/** The second load: one file, right behind that of the page. */
const game = withTheirImports(/\/src\/app\/play\.ts$/);
/** The words of a language, which the first load brings beside its own file. */
const words = withTheirImports(/\/speech\/words\/\w\w\/whole\.ts$/);

/** The rest of a language's words is one file, for each file behind another is a way to the server and back. */
function wordsOf(id: string): string | null {
  const language = LANGUAGE_OF.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
}

const LANGUAGE_OF = /\/speech\/words\/(\w\w)(?:\.ts$|\/)/;

function isOfThePage(id: string): boolean {
  const isShared = words.has(id) && (game.has(id) || !LANGUAGE_OF.test(id));
  return page.has(id) || isShared || id.includes('rolldown/runtime');
}

/**
 * Terser sees what Vite's own minifier does not, and the other way round: one after the other they save a fiftieth more,
 * compressed, than either alone.
 */
function minifiedAgain(): Plugin {
  return {
    name: 'minified-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2 } });
        file.code = code ?? file.code;
      }
    },
  };
}

/**
 * The engine's two files get one name, that of their package's version, where other files get a hash each: the engine's script
 * finds its WebAssembly by the fragment of its own address or, failing that, by its own name; and Chromium drops the fragment of
 * a worker's address when a service worker answers.
 */
function assetName({ names }: { readonly names: readonly string[] }): string {
  const isEngine = names.some((name) => name.startsWith('stockfish-'));
  return `assets/[name]-${isEngine ? engineVersion() : '[hash]'}[extname]`;
}

function engineVersion(): string {
  const file = new URL('node_modules/stockfish/package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

const vosk = voskFiles(import.meta.dirname);

/** Milliseconds. A busy machine is no fault of the code. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  // Relative, so that the built app can lie in any folder of a static host.
  base: './',
  plugins: [
    page.plugin,
    game.plugin,
    words.plugin,
    contentSecurityPolicy(),
    woff2Only(),
    smallLiterals(),
    plainImports(),
    minifiedAgain(),
  ],
  resolve: {
    alias: [
      // Without what is there only for browsers that can't run the app: half the size of the one that is taken otherwise.
      { find: 'workbox-window', replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // Without what shows a translation.
      { find: /^@lit\/localize$/, replacement: new URL('scripts/small-localize.js', import.meta.url).pathname },
      // Out of the package vosk-browser, of which only a part is wanted.
      { find: /^vosk-engine$/, replacement: vosk.script },
      { find: /^vosk-engine\.wasm(?=\?)/, replacement: vosk.wasm },
    ],
  },
  build: {
    target: 'es2022',
    // The policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
    // What is bundled is named with its licence, as the licences ask.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // What is there with the page is one file, and so is the game, also where a part that is loaded later shares some of it. The words wait
      // for no other file: what they share with the game is there with the page.
      output: {
        assetFileNames: assetName,
        codeSplitting: {
          groups: [
            { name: 'first', test: isOfThePage, priority: 2 },
            { name: wordsOf, test: words.has, priority: 1 },
            { name: 'game', test: game.has },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es' },
  test: {
    // By itself Vitest leaves one processor to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // What is tested here keeps nothing between two calls, so the files may share it: it is loaded once and not 200 times.
          isolate: false,
          ...PATIENT,
          include: [
            'test/{laws,notation,questions,speech,game,engine,commands,storage,scripts,screen-reader,pairs}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'app',
          environment: 'node',
          ...PATIENT,
          include: ['test/{pages,app}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: 'test/journeys/build-first.ts',
          // As long as everything else that a journey waits for.
          expect: { poll: { timeout: 10_000, interval: 20 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/packages/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'deploy',
          environment: 'node',
          include: ['test/deploy/**/*.test.ts'],
          globalSetup: 'test/journeys/build-first.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
