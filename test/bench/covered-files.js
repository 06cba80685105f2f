/**
 * The files of the program of which something ran, read from the coverage that V8 counts. The page has to be served as it is written, each
 * module a script of its own, so that a script's address is that of its file.
 */

/** The folders of the program; what else a page loads is a library's or the browser's. */
const PROGRAM = ['src', 'components', 'speech'];

/**
 * The files of which at least one function ran. That a module was loaded is not enough.
 * @param {readonly import('puppeteer-core').Protocol.Profiler.ScriptCoverage[]} scripts
 * @returns {readonly string[]} "src/laws/judge.ts", in the order of the alphabet.
 */
export function filesThatRan(scripts) {
  const files = scripts.filter(({ functions }) => functions.some(hasRun)).map(({ url }) => programFile(url));
  return [...new Set(files.filter((file) => file !== undefined))].sort();
}

/**
 * How many of the files lie in each part of the program: in `src` each folder is a part, elsewhere the whole.
 * @param {readonly string[]} files
 * @returns {readonly (readonly [part: string, count: number])[]} The part with the most files first.
 */
export function countByPart(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const [top = '', folder, ...inside] = file.split('/');
    const part = top === 'src' && inside.length > 0 ? `${top}/${String(folder)}` : top;
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].sort(([one, many], [other, more]) => more - many || one.localeCompare(other));
}

/**
 * Whether a function was called, or went on after something it had waited for: then only a range within it is counted.
 * @param {import('puppeteer-core').Protocol.Profiler.FunctionCoverage} called
 */
function hasRun({ functionName, ranges }) {
  // A module is a function too, the only one without a name that begins with the script; and what a class has from the start is set by another.
  if (functionName === '' && ranges[0]?.startOffset === 0) return false;
  if (functionName === '<static_initializer>') return false;
  return ranges.some(({ count }) => count > 0);
}

/**
 * @param {string} address
 * @returns {string | undefined} `undefined` for what is not of the program.
 */
function programFile(address) {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const file = pathname.slice(1);
  return PROGRAM.includes(file.split('/')[0] ?? '') ? file : undefined;
}
