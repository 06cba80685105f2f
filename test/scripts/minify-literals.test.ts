import { expect, test } from 'vitest';
import { minifyLiterals } from '../../scripts/minify-literals.js';

test('styles become CSS without what only the reader needs', () => {
  const code =
    'const styles = css`\n  /* Two tones. */\n  :host {\n    color: #ffffff;\n    margin: 0 0 0.75rem;\n  }\n`;';
  expect(minifyLiterals(code)).toBe('const styles = css`:host{color:#fff;margin:0 0 .75rem}`;');
});

test('markup keeps a space where it had a line break, and every word', () => {
  const code = 'html`\n  <p>\n    Black  to move. ${name}\n    wins\n  </p>\n`';
  expect(minifyLiterals(code)).toBe('html` <p> Black  to move. ${name} wins </p> `');
});

test('a template within a template is markup too, and what stands between them is left as it is', () => {
  const code = 'html`<ul>\n  ${list.map(\n    (one) => html`<li>\n      ${one}\n    </li>`,\n  )}\n</ul>`';
  expect(minifyLiterals(code)).toBe('html`<ul> ${list.map(\n    (one) => html`<li> ${one} </li>`,\n  )} </ul>`');
});

test('the order of styles and what is put into them stay', () => {
  expect(minifyLiterals('css`\n  :root {\n    ${LIGHT}\n  }\n`')).toBe('css` :root { ${LIGHT} } `');
});

test.each([
  ['another tag', 'msg`\n  Queen`'],
  ['no tag', '`\n  Queen`'],
  ['a comment', '// html`\n  Queen'],
  ['a text', "const text = 'css`';\n  const other = 'html`';"],
])('%s is left as it is', (_name, code) => {
  expect(minifyLiterals(code)).toBe(code);
});

test('styles with a backslash, which means one thing in a template and another in CSS, are only unindented', () => {
  expect(minifyLiterals("css`\n  a::after {\n    content: '\\\\2022';\n  }\n`")).toBe(
    "css` a::after { content: '\\\\2022'; } `",
  );
});

test('types are no hindrance', () => {
  const code = 'const view = (piece: Piece): TemplateResult => svg`\n  <path d=${PATHS[piece as Kind]} />\n`;';
  expect(minifyLiterals(code)).toBe(
    'const view = (piece: Piece): TemplateResult => svg` <path d=${PATHS[piece as Kind]} /> `;',
  );
});

test('styles that are no CSS stop the build', () => {
  expect(() => minifyLiterals('css`:host { color: red; }}`')).toThrow();
});
