/** Texts that scripts write, in the style of the project (`.oxfmtrc.json`). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

const STYLE = path.resolve(import.meta.dirname, '../.oxfmtrc.json');

/**
 * @param {string} file Where it will stand: its ending says what it is.
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  const { code, errors } = await format(path.basename(file), text, JSON.parse(readFileSync(STYLE, 'utf8')));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
