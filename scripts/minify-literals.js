/**
 * Makes the literals of lit smaller for the build: the minifier leaves the inside of a template as it is. Styles are minified as
 * CSS; in markup a line break with its indentation becomes one space, which HTML reads alike (outside `pre`, of which there is
 * none here).
 */
import { transform } from 'lightningcss';
import { parseAst } from 'vite';

const MARKUP = ['html', 'svg'];
const STYLES = 'css';

/**
 * The module with smaller literals.
 * @param {string} code TypeScript or JavaScript.
 * @returns {string}
 */
export function minifyLiterals(code) {
  const changes = templatesIn(parseAst(code, { lang: 'ts' }))
    .flatMap(({ tag, quasis }) =>
      quasis.map((part) => ({ ...placeOf(part, code), smaller: smallerOf(tag, quasis.length) })),
    )
    .map(({ start, raw, smaller }) => ({ start, end: start + raw.length, text: smaller(raw) }))
    .sort((one, other) => other.start - one.start);
  return changes.reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), code);
}

/**
 * The plugin for the build of the page.
 * @returns {import('vite').Plugin}
 */
export function smallLiterals() {
  return {
    name: 'small-literals',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: /\b(?:css|html|svg)`/ },
      handler: (code) => ({ code: minifyLiterals(code), map: null }),
    },
  };
}

/**
 * @typedef {object} Part One stretch of a template between its expressions.
 * @property {number} start
 * @property {{ raw: string }} value
 *
 * @typedef {{ tag: string, quasis: readonly Part[] }} Template
 */

/**
 * The templates of lit below a node of the syntax tree, each before those within it.
 * @param {unknown} node
 * @returns {Template[]}
 */
function templatesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(templatesIn);
  if (!('type' in node) || node.type !== 'TaggedTemplateExpression') return within;
  const { tag, quasi } = /** @type {{ tag: { name?: string }, quasi: { quasis: Part[] } }} */ (
    /** @type {unknown} */ (node)
  );
  const name = tag.name ?? '';
  return name === STYLES || MARKUP.includes(name) ? [{ tag: name, quasis: quasi.quasis }, ...within] : within;
}

/**
 * Where the text of a part begins: the parser counts the sign before it in, in TypeScript.
 * @param {Part} part
 * @param {string} code
 */
function placeOf({ start, value: { raw } }, code) {
  return { raw, start: code.startsWith(raw, start + 1) ? start + 1 : start };
}

/**
 * Styles that are put together from parts are no CSS by themselves, part by part.
 * @param {string} tag
 * @param {number} parts
 * @returns {(raw: string) => string}
 */
function smallerOf(tag, parts) {
  return tag === STYLES && parts === 1 ? smallerStyles : unindented;
}

/** @param {string} raw */
function unindented(raw) {
  return raw.replaceAll(/\s*\n\s*/g, ' ');
}

/** @param {string} raw */
function smallerStyles(raw) {
  // Backslashes mean one thing in a template and another in CSS.
  if (raw.includes('\\')) return unindented(raw);
  const { code } = transform({ filename: 'literal.css', code: Buffer.from(raw), minify: true });
  const text = Buffer.from(code).toString();
  return /[\\`]|\$\{/.test(text) ? unindented(raw) : text;
}
