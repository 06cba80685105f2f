import { availableParallelism } from 'node:os';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { launch } from 'puppeteer-core';
import { browserArguments, browserPath, recognisesOnDevice } from './scripts/browser-path.js';
import { bundledTests } from './scripts/bundled-tests.js';
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

/** As the bundler has it: the address of a worker's file. */
const workerAddressPlugin = {
  name: 'worker-address',
  serve: ({ url, path }) =>
    url.includes('?worker&url') ? { body: `export default ${JSON.stringify(path)};`, type: 'js' } : undefined,
};

/** In tests a message of which a part cannot be said fails. */
const strictMessagesPlugin = {
  name: 'strict-messages',
  resolveImport: ({ source }) =>
    source === './incomplete-message.js' ? '/test/speech/incomplete-message.ts' : undefined,
};

/** Each test page asks for hundreds of modules: the browsers, which end with the run, keep them, unless they are watched for changes. */
async function keepModules(context, next) {
  await next();
  const { pathname, search } = new URL(context.url, 'http://localhost');
  if (context.status === 200 && search === '' && /\.[jt]s$/.test(pathname))
    context.set('Cache-Control', 'max-age=3600');
}

generateMessages(import.meta.dirname);

export default {
  files: 'test/{components,browser}/**/*.test.ts',
  nodeResolve: true,
  // Each page in a browser of its own: real keys and the mouse belong to the page in front.
  concurrency: availableParallelism(),
  testsFinishTimeout: 180000,
  // A busy machine is no fault of the code.
  testFramework: { config: { timeout: 10000 } },
  // While files are watched for changes, each is served by itself.
  middleware: process.argv.includes('--watch')
    ? []
    : [await bundledTests(import.meta.dirname, ['test/components', 'test/browser']), keepModules],
  plugins: [
    workerAddressPlugin,
    strictMessagesPlugin,
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
