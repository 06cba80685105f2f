import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { META_POLICY } from './scripts/content-security-policy.js';
import { smallLiterals } from './scripts/minify-literals.js';
import { generateMessages, messagesFolder } from './scripts/messages.js';
import { shortIds } from './scripts/messages/short-ids.js';
import { voskFiles } from './scripts/vosk-files.js';
import { BY_NIGHT } from './test/by-night.js';
import { LongestFirst } from './test/longest-first.js';
import { NIGHTLY } from './test/nightly.js';

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

/** What is said is made anew when its source changes; of a fault the page that is there is told. */
function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'serve',
    configureServer: ({ watcher, ws, config }) => {
      watcher.add(messagesFolder(config.root));
      watcher.on('change', (file) => {
        if (!file.endsWith('.ftl')) return;
        try {
          generateMessages(config.root);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          ws.send({ type: 'error', err: { message, stack: '' } });
        }
      });
    },
  };
}

/**
 * A file that is loaded late is fetched, with what comes with it, before it is imported. A browser keeps a module that could not be fetched as
 * failed and never asks for it again (https://github.com/whatwg/html/issues/6768): trying again would be in vain. A fetch that failed is
 * forgotten, and after one that did not, the import has the file from the browser's cache.
 */
function fetchedThenImported(): Plugin {
  return {
    name: 'fetched-then-imported',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const fetched = new Set();
        const fetchFile = async (address) => {
          if (fetched.has(address)) return;
          const response = await fetch(address);
          if (!response.ok) throw new Error(address);
          await response.arrayBuffer();
          fetched.add(address);
        };
        export const __vitePreload = (load, files, importer) =>
          Promise.all(files.map((file) => fetchFile(new URL(file, importer).href))).then(load);`,
    },
  };
}

/** Loaded before any file that is loaded late, but the game itself. What puts modules together (`rolldown-runtime`) is not: the words alone need it. */
const EARLY = /\/(?:first|game)-[^/]+$/;

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
const words = withTheirImports(/\/messages\/generated\/\w\w\/words\.ts$/);
/** Of these the English ones, which nobody can do without. */
const englishWords = withTheirImports(/\/messages\/generated\/en\/words\.ts$/);

/** The words in which a language is understood: a file each, for a page needs its own alone until a line is not understood. */
const heard = withTheirImports(/\/speech\/lexicon\/\w\w\/heard\.ts$/);

/** Files that are asked for by name, by the service worker or by a test. The others have none: each load names over a hundred files. */
const NAMED_CHUNK =
  /^(?:first|game|words|heard|late|shared-texts|catalogue|further|near|voice-input|table-page|vosk.*|index)(?:-|$)/;

function chunkName({ name }: { readonly name: string }): string {
  return NAMED_CHUNK.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

function heardIn(id: string): string | null {
  const language = HEARD_IN.exec(id)?.[1];
  return language === undefined ? null : `heard-${language}`;
}

const HEARD_IN = /\/(?:lexicon|messages\/generated)\/(\w\w)\/(?:heard|phrases)\.ts$/;

/** The rest of a language's words is one file, for each file behind another is a way to the server and back. */
function wordsOf(id: string): string | null {
  const language = LANGUAGE_OF.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
}

/** What some languages share and English does not need, as how Slavic ones count. */
function isSharedByLanguages(id: string): boolean {
  return words.has(id) && !LANGUAGE_OF.test(id);
}

const LANGUAGE_OF = /\/speech\/(?:grammar|messages\/generated)\/(\w\w)(?:\.ts$|\/)/;

/** Named by its language, so that the service worker knows it again in another version. */
function catalogueOf(id: string): string | null {
  const language = /\/messages\/generated\/(\w\w)\/catalogue\.ts$/.exec(id)?.[1];
  return language === undefined ? null : `catalogue-${language}`;
}

/** English that several late pages share, and other small things they do: a file of a few lines is not worth its name in the lists of what is loaded. */
const SHARED_LATE = new RegExp(
  [
    '/messages/generated/en/(?:elements-late|page-shared-late|page-voice|dial|control-refusals)\\.ts$',
    '/pages/shared/(?:copy-text|offer-file|key-label|page-line|assistant-deeds|arbiter-command-text|clock-table\\.styles)\\.ts$',
    '/game/clock/(?:warning|warning-told|due-warnings|warning-watch)\\.ts$',
    '/chess-clock/clock-texts\\.ts$|/storage/(?:json|voice-model)\\.ts$|/recogniser/no-microphone\\.ts$|/questions/lines\\.ts$',
    '/lit-html/directives/live\\.js$',
  ].join('|'),
);

function isOfThePage(id: string): boolean {
  const isSaid = words.has(id) && (game.has(id) || (englishWords.has(id) && !LANGUAGE_OF.test(id)));
  const isHeard = heard.has(id) && !HEARD_IN.test(id);
  return page.has(id) || isSaid || isHeard || id.includes('rolldown/runtime');
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

// Everything imports what is made of the messages, also where a test alone is run.
generateMessages(import.meta.dirname);

/** In tests a message of which a part cannot be said fails. */
const strictMessages = [
  {
    find: /^\.\/incomplete-message\.js$/,
    replacement: new URL('test/speech/incomplete-message.ts', import.meta.url).pathname,
  },
];

export default defineConfig({
  // Relative, so that the built app can lie in any folder of a static host.
  base: './',
  plugins: [
    page.plugin,
    game.plugin,
    words.plugin,
    englishWords.plugin,
    heard.plugin,
    contentSecurityPolicy(),
    woff2Only(),
    messages(),
    shortIds(messagesFolder(import.meta.dirname)),
    smallLiterals(),
    fetchedThenImported(),
    minifiedAgain(),
  ],
  resolve: {
    alias: [
      // Out of the package vosk-browser, of which only a part is wanted.
      { find: /^vosk-engine$/, replacement: vosk.script },
      { find: /^vosk-engine\.wasm(?=\?)/, replacement: vosk.wasm },
    ],
  },
  build: {
    target: 'es2022',
    // The policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? [] : [file, ...files.filter((other) => other !== file && !EARLY.test(other))],
    },
    // What is bundled is named with its licence, as the licences ask.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // What is there with the page is one file, and so is the game, also where a part that is loaded later shares some of it. The words wait
      // for no other file: what they share with the game is there with the page.
      output: {
        assetFileNames: assetName,
        chunkFileNames: chunkName,
        // Sixteen signs are packed better than 64.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: 'first', test: isOfThePage, priority: 3 },
            // Before the languages: the first of them would take it along, and the others would load that language.
            { name: 'words-shared', test: isSharedByLanguages, priority: 2 },
            { name: wordsOf, test: words.has, priority: 1 },
            { name: heardIn, test: heard.has, priority: 1 },
            { name: 'game', test: game.has },
            { name: 'shared-late', test: SHARED_LATE },
            { name: catalogueOf, test: /\/catalogue\.ts$/ },
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
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          alias: strictMessages,
          setupFiles: 'test/speech/late-words.ts',
          // What is tested here keeps nothing between two calls, so the files may share it: it is loaded once and not 200 times.
          isolate: false,
          // They take three per cent less than processes, measured by turns.
          pool: 'threads',
          ...PATIENT,
          include: [
            'test/{laws,notation,questions,speech,game,engine,commands,storage,pages,app,scripts,screen-reader,pairs}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          // Each file has a browser of its own, and what they share keeps nothing.
          isolate: false,
          include: ['test/journeys/**/*.test.ts'],
          exclude: NIGHTLY ? [] : [...BY_NIGHT],
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
          name: 'code',
          environment: 'node',
          include: ['test/code/**/*.test.ts'],
          ...PATIENT,
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
