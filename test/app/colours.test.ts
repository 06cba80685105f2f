/**
 * The colours of the page depend on no language: so the journeys look at them in each view and theme, and not again in each language
 * (test/journeys/looks.ts).
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What in a style sheet chooses by a language, or by the direction of its script. */
const BY_LANGUAGE = /:lang\b|:dir\b|\[\s*(?:xml\|)?(?:lang|dir)\b/iu;

/** A property that is set on an element by itself; what stands for a colour there has its name from it. */
const OF_COLOUR = /colou?r|background|border|outline|fill|stroke|shadow|opacity|filter|blend|class|cssText/iu;

const filesOf = (ending: string): readonly string[] =>
  ['src', 'components', 'public'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(folder, name)),
  );
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The style sheets within a program, with what is put into them. */
function sheetsIn(text: string): readonly string[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'css')
      found.push(node.template.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The names of what a program sets in the style of an element. */
function setIn(text: string): readonly string[] {
  const names = text.matchAll(/\.style\.(?:setProperty\(\s*'([^']*)'|(\w+)\s*=(?!=))/gu);
  return [...names].map(([, property, member]) => property ?? member ?? '');
}

const programs = filesOf('.ts').map((file) => [file, textOf(file)] as const);
const sheets = [
  ...filesOf('.css').map((file) => [file, textOf(file)] as const),
  ...programs.flatMap(([file, text]) => sheetsIn(text).map((sheet) => [file, sheet] as const)),
];

test('no style sheet chooses by a language', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter(([, sheet]) => BY_LANGUAGE.test(sheet)).map(([file]) => file)).toEqual([]);
});

test('no program sets a colour on an element by itself', () => {
  const set = programs.flatMap(([file, text]) => setIn(text).map((name) => [file, name] as const));
  expect(set.map(([, name]) => name)).toContain('transform');
  expect(set.filter(([, name]) => OF_COLOUR.test(name))).toEqual([]);
  const inWords = programs.filter(([, text]) => /styleMap|\bstyle=["'$]|setAttribute\('style'|insertRule/u.test(text));
  expect(inWords.map(([file]) => file)).toEqual([]);
  expect(textOf('index.html')).not.toMatch(/\bstyle[=>]/u);
});

test('a choice by language is found wherever it stands', () => {
  for (const sheet of [':lang(uk) { color: red }', ':host([lang|="de"]) { color: red }', 'p:dir(rtl) { color: red }']) {
    expect(BY_LANGUAGE.test(sheet), sheet).toBe(true);
  }
  expect(sheetsIn('const look = css`b { color: ${RED} }`;')).toEqual(['`b { color: ${RED} }`']);
  expect(setIn("a.style.color = 'red'; b.style.setProperty('background-color', 'red'); c.style.top === 'x'")).toEqual([
    'color',
    'background-color',
  ]);
});
