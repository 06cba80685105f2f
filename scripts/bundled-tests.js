/**
 * The tests of elements, bundled: a test page asks for a handful of files, where it asked for hundreds of modules, which took it longer than
 * its tests do. All tests are bundled together, so that what they share is one file that the browser keeps.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * The address of a file that is asked for by its address alone, as the app's bundler gives it: served as it lies there.
 * @param {string} root @returns {import('esbuild').Plugin}
 */
const addresses = (root) => ({
  name: 'addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?(?:worker&)?url$/ }, ({ path: wanted, resolveDir }) => ({
      path: wanted.replace(/\?.*$/, ''),
      namespace: 'address',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'address' }, ({ path: wanted, pluginData }) => {
      const file = wanted.startsWith('.') ? path.resolve(pluginData, wanted) : path.join(root, 'node_modules', wanted);
      return { contents: `export default ${JSON.stringify(served(root, file))};` };
    });
  },
});

/**
 * A module's own address is that of its source, not that of the bundle.
 * @param {string} root @returns {import('esbuild').Plugin}
 */
const ownAddresses = (root) => ({
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const own = `new URL(${JSON.stringify(served(root, file))}, location.origin).href`;
      return { contents: source.replaceAll('import.meta.url', own), loader: 'ts' };
    });
  },
});

/** @param {string} root @param {string} file */
const served = (root, file) => `/${path.relative(root, file).split(path.sep).join('/')}`;

/**
 * In tests a message of which a part cannot be said fails.
 * @param {string} root @returns {import('esbuild').Plugin}
 */
const strictMessages = (root) => ({
  name: 'strict-messages',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/incomplete-message\.js$/ }, () => ({
      path: path.join(root, 'test/speech/incomplete-message.ts'),
    }));
  },
});

/**
 * @param {string} root
 * @param {readonly string[]} folders Of tests, in the root.
 * @returns {Promise<ReadonlyMap<string, string>>} What is served, by its address.
 */
async function bundle(root, folders) {
  const tests = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(root, folder, file)),
  );
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: tests,
    outbase: root,
    outdir: root,
    // By the folder of what is loaded late a test knows it.
    chunkNames: 'bundled/[dir]/[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked',
    external: ['/__web-dev-server__*', 'vosk-engine'],
    plugins: [addresses(root), ownAddresses(root), strictMessages(root)],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path: file, text }) => [served(root, file), text]));
}

/**
 * Answers what the test pages ask for, before the server looks for a file.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {Promise<import('koa').Middleware>}
 */
export async function bundledTests(root, folders) {
  const files = await bundle(root, folders);
  return async (context, next) => {
    const body = files.get(context.path.replace(/\.test\.ts$/, '.test.js'));
    if (body === undefined) return next();
    context.body = body;
    context.type = context.path.endsWith('.map') ? 'json' : 'js';
    // The browsers end with the run.
    context.set('Cache-Control', 'max-age=3600');
    return undefined;
  };
}
