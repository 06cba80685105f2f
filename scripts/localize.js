/**
 * The texts of the page in its other languages. The page's own texts are English and stand in the templates, as `msg(…)`; their
 * translations stand in `locales/*.xlf`; of these are made the modules in `locales/generated/` that the page loads, one a language.
 *
 * `npm run localize` takes new and changed texts over into the XLIFF files and makes the modules anew; the build and `npm test` make
 * the modules only.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfigFileAndWriteSchema } from '@lit/localize-tools/lib/config.js';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { stringifyDiagnostics } from '@lit/localize-tools/lib/typescript.js';
import { withoutStale } from './xliff.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * What lit-localize knows of the page.
 * @param {string} root The repository.
 * @param {string} [xliffFolder] Another place for the XLIFF files than that of `lit-localize.json`.
 */
export function localizer(root, xliffFolder) {
  const config = readConfigFileAndWriteSchema(path.join(root, 'lit-localize.json'));
  if (config.output.mode !== 'runtime' || config.interchange.format !== 'xliff') {
    throw new Error('lit-localize.json must say runtime mode and XLIFF.');
  }
  const { interchange, output } = config;
  const xliffDir = xliffFolder ?? config.resolve(interchange.xliffDir);
  return new RuntimeLitLocalizer({ ...config, output, interchange: { ...interchange, xliffDir } });
}

/**
 * Takes the texts of the page over into the XLIFF files. A text that is other than it was loses its translations.
 * @param {string} root
 */
export async function extract(root) {
  const page = localizer(root);
  const { messages, errors } = page.extractSourceMessages();
  if (errors.length > 0) throw new Error(stringifyDiagnostics(errors));
  const files = page.config.targetLocales.map((locale) => xliffFile(root, locale));
  const before = files.map(readIfThere);
  await page.writeInterchangeFiles();
  files.forEach((file, index) => {
    const xliff = withoutStale(readIfThere(file), before[index] ?? '');
    writeFileSync(file, `${xliff.trimEnd()}\n`);
  });
  return messages.length;
}

/**
 * Makes the modules the page loads. Where a translation is missing they have the English text, and lit-localize says so; where one
 * does not have the placeholders of its text, this throws.
 * @param {string} root
 */
export async function generate(root) {
  const page = localizer(root);
  page.assertTranslationsAreValid();
  rmSync(path.join(root, page.config.output.outputDir), { recursive: true, force: true });
  await page.build();
}

/**
 * @param {string} root
 * @param {string} locale
 */
export function xliffFile(root, locale) {
  return path.join(root, 'locales', `${locale}.xlf`);
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return '';
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'extract') console.log(`${String(await extract(ROOT))} texts.`);
  await generate(ROOT);
}
