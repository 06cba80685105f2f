import { availableParallelism } from 'node:os';
import path from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { browserArguments, browserPath, recognisesOnDevice } from './scripts/browser-path.js';
import { generateMessages } from './scripts/messages.js';

/** Lets a test switch forced colours on and off: `executeServerCommand('forced-colors', true)`. */
const forcedColorsPlugin = {
  name: 'forced-colors',
  async executeCommand({ command, payload, session }) {
    if (command !== 'forced-colors') return undefined;
    const devtools = await session.browser.getPage(session.id).createCDPSession();
    await devtools.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: payload ? 'active' : 'none' }],
    });
    return true;
  },
};

const executablePath = await browserPath();

let first = true;

/** A page that has the keyboard, also where its window comes to the front late, as on a busy machine. */
async function pageWithFocus(launched) {
  const page = await pageInBrowserOfItsOwn(launched);
  await page.emulateFocusedPage(true);
  return page;
}

/** The first page is in the browser that the launcher has started, every other in one that ends with it. */
async function pageInBrowserOfItsOwn({ browser, context }) {
  if (first) {
    first = false;
    return context.newPage();
  }
  const another = await launch({ executablePath, args: browserArguments(executablePath), headless: true });
  browser.once('disconnected', () => void another.close());
  return another.newPage();
}

/** Tells a test whether this browser can be asked what it recognises on the device. */
const recognisesOnDevicePlugin = {
  name: 'recognises-on-device',
  executeCommand: ({ command }) =>
    command === 'recognises-on-device' ? recognisesOnDevice(executablePath) : undefined,
};

const ROOT = import.meta.dirname;
/** In tests a message of which a part cannot be said fails. */
const STRICT_MESSAGES = path.join(ROOT, 'test/speech/incomplete-message.ts');

/** As the app's bundler has it: the address of a worker's file. */
const workerAddresses = {
  name: 'worker-addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?worker&url$/ }, ({ path: file, resolveDir }) => ({
      path: path.relative(ROOT, path.resolve(resolveDir, file.replace(/\?.*/, ''))),
      namespace: 'worker',
    }));
    onLoad({ filter: /./, namespace: 'worker' }, ({ path: file }) => ({
      contents: `export default ${JSON.stringify(`/${file.split(path.sep).join('/')}`)};`,
    }));
  },
};

const strictMessages = {
  name: 'strict-messages',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/incomplete-message\.js$/ }, () => ({ path: STRICT_MESSAGES }));
  },
};

/** Each test comes as one file, with all that it imports: its page would ask for hundreds. What it asks for by itself comes as it is. */
const bundledTestsPlugin = {
  name: 'bundled-tests',
  async serve({ path: address }) {
    if (!address.endsWith('.test.ts')) return undefined;
    const { outputFiles } = await build({
      entryPoints: [path.join(ROOT, address)],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['development'],
      sourcemap: 'inline',
      sourcesContent: false,
      // Of the test runner itself.
      external: ['/__web-*'],
      plugins: [workerAddresses, strictMessages],
    });
    return { body: outputFiles[0].text, type: 'js' };
  },
};

generateMessages(import.meta.dirname);

export default {
  files: 'test/{components,browser}/**/*.test.ts',
  nodeResolve: true,
  // Each page in a browser of its own: real keys and the mouse belong to the page in front.
  concurrency: availableParallelism(),
  testsFinishTimeout: 180000,
  // A busy machine is no fault of the code.
  testFramework: { config: { timeout: 10000 } },
  plugins: [
    bundledTestsPlugin,
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    a11ySnapshotPlugin(),
    forcedColorsPlugin,
    recognisesOnDevicePlugin,
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath,
        // Made anew for each launch: a browser that was lost is launched again.
        get args() {
          return browserArguments(executablePath);
        },
      },
      createPage: pageWithFocus,
    }),
  ],
};
