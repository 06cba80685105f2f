import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { BROWSER_ARGUMENTS, browserPath } from './scripts/browser-path.js';

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

export default {
  files: 'test/components/**/*.test.ts',
  nodeResolve: true,
  // One page at a time: real keys and the mouse belong to the page in front.
  concurrency: 1,
  testsFinishTimeout: 180000,
  // A busy machine is no fault of the code.
  testFramework: { config: { timeout: 10000 } },
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    a11ySnapshotPlugin(),
    forcedColorsPlugin,
  ],
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  browsers: [chromeLauncher({ launchOptions: { executablePath: await browserPath(), args: BROWSER_ARGUMENTS } })],
};
