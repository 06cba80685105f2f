/**
 * Finds in a file what of the page's text no translation reaches: English that is no message, and messages that
 * would stay as they were when the language changes.
 */
import ts from 'typescript';

/** What readers see or hear of an element beside what stands in it (ARIA 1.3, HTML). */
const SPOKEN_ATTRIBUTES = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
  ...['aria-braillelabel', 'aria-brailleroledescription', 'alt', 'label', 'placeholder', 'title'],
]);
/** The same where a program sets them. */
const SPOKEN_PROPERTIES = new Set([
  ...['ariaLabel', 'ariaDescription', 'ariaRoleDescription', 'ariaValueText', 'ariaPlaceholder', 'ariaBrailleLabel'],
  ...['alt', 'label', 'placeholder', 'title', 'textContent', 'innerText'],
]);
/** The same in every language. */
const NAMES = new Set(['Anna–Hector']);
const LETTER = /\p{L}/u;
/** Operators whose outcome is one of their sides, or both. */
const JOINING = new Set([
  ...[ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken],
  ts.SyntaxKind.PlusToken,
]);
/** Stands for an expression in the text of a template. */
const HOLE = '\u{E000}';

export interface Finding {
  readonly line: number;
  readonly what: 'not a message' | 'read once' | 'not localized';
  readonly text: string;
}

/** @param text TypeScript */
export function findings(text: string): readonly Finding[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, Finding>();
  const add = (node: ts.Node, what: Finding['what'], words: string): void => {
    const start = node.getStart(file);
    found.set(start, { line: file.getLineAndCharacterOfPosition(start).line + 1, what, text: words });
  };
  const addWords = (node: ts.Node, words: string): void => {
    const shown = words.replaceAll(HOLE, ' ').replaceAll(/\s+/g, ' ').trim();
    if (LETTER.test(shown) && !NAMES.has(shown)) add(node, 'not a message', shown);
  };
  const addExpression = (expression: ts.Expression): void => {
    for (const literal of outcomes(expression)) addWords(literal, textOf(literal));
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && /^(?:html|svg)$/.test(node.tag.getText(file))) {
      const { words, expressions } = spokenParts(node.template);
      for (const part of words) addWords(node, part);
      expressions.forEach(addExpression);
    } else if (isAssignment(node) && ts.isPropertyAccessExpression(node.left)) {
      if (SPOKEN_PROPERTIES.has(node.left.name.text)) addExpression(node.right);
    } else if (ts.isCallExpression(node) && isMsg(node)) {
      if (!isReadAgain(node)) add(node, 'read once', node.getText(file));
      return;
    } else if (ts.isCallExpression(node)) {
      const [name, value] = attributeSet(node);
      if (name !== undefined && value !== undefined && SPOKEN_ATTRIBUTES.has(name)) addExpression(value);
    } else if (
      ts.isClassDeclaration(node) &&
      isElement(node) &&
      text.includes('msg(') &&
      !decorated(node, 'localized')
    ) {
      add(node, 'not localized', node.name?.text ?? '');
    } else if (isText(node) && isSentence(textOf(node)) && !isForDevelopers(node)) {
      addWords(node, textOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

function isText(node: ts.Node): node is Text {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

/** Begins like one and has more than one word: no key, no class, no path of a drawing. */
function isSentence(text: string): boolean {
  return /^\p{Lu}.*\s/su.test(text) && (text.match(/\p{Ll}{2,}/gu) ?? []).length > 1;
}

function textOf(node: Text): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE);
}

/** The texts an expression can come to, as far as they stand in it. */
function outcomes(expression: ts.Expression): readonly Text[] {
  if (isText(expression)) return [expression];
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(outcomes);
  if (ts.isBinaryExpression(expression)) {
    return JOINING.has(expression.operatorToken.kind) ? [expression.left, expression.right].flatMap(outcomes) : [];
  }
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(outcomes);
  if (ts.isArrowFunction(expression) && !ts.isBlock(expression.body)) return outcomes(expression.body);
  // What is called with a function shows what that gives: `list.map(() => …)`.
  if (ts.isCallExpression(expression)) return expression.arguments.filter(ts.isArrowFunction).flatMap(outcomes);
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return outcomes(expression.expression);
  return [];
}

/** What of a template is spoken: its texts and spoken attributes, and the expressions that stand in such places. */
function spokenParts(template: ts.TemplateLiteral) {
  const words: string[] = [];
  const spoken: ts.Expression[] = [];
  const spans = ts.isTemplateExpression(template) ? [...template.templateSpans] : [];
  let hole = 0;
  const take = (part: string, isSpoken: boolean): void => {
    if (isSpoken) words.push(part);
    for (const _ of part.matchAll(new RegExp(HOLE, 'g'))) {
      const expression = spans[hole]?.expression;
      if (isSpoken && expression) spoken.push(expression);
      hole += 1;
    }
  };
  const first = ts.isTemplateExpression(template) ? template.head.text : template.text;
  const markup = [first, ...spans.map(({ literal }) => literal.text)].join(HOLE);
  // Odd parts are tags and comments, even ones what stands between them.
  markup.split(/(<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>)/).forEach((part, index) => {
    if (index % 2 === 0) take(part.replaceAll(/&#?\w+;/g, ''), true);
    else if (part.startsWith('<!--')) take(part, false);
    else
      for (const [piece, name = ''] of part.matchAll(ATTRIBUTE))
        take(piece.slice(name.length).replaceAll(/^\s*=\s*["']?|["']$/g, ''), isSpokenName(name));
  });
  return { words, expressions: spoken };
}

/** In a tag: a name with or without a value; the name of the element is one too. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** As lit writes it: `.title` is the property, `title` the attribute. */
function isSpokenName(name: string): boolean {
  return name.startsWith('.') ? SPOKEN_PROPERTIES.has(name.slice(1)) : SPOKEN_ATTRIBUTES.has(name);
}

function isMsg(node: ts.CallExpression): boolean {
  return ts.isIdentifier(node.expression) && node.expression.text === 'msg';
}

/** Whether this is read each time something is drawn: in a function, not in the value of a field or a constant. */
function isReadAgain(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) !== undefined;
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Name and value of `setAttribute('title', …)`. */
function attributeSet({ expression, arguments: [name, value] }: ts.CallExpression) {
  const sets = ts.isPropertyAccessExpression(expression) && expression.name.text === 'setAttribute';
  return sets && name && ts.isStringLiteral(name) ? ([name.text, value] as const) : ([] as const);
}

function isElement(node: ts.ClassDeclaration): boolean {
  return decorated(node, 'customElement');
}

function decorated(node: ts.ClassDeclaration, name: string): boolean {
  const decorators = ts.getDecorators(node) ?? [];
  return decorators.some(
    ({ expression }) =>
      ts.isCallExpression(expression) && ts.isIdentifier(expression.expression) && expression.expression.text === name,
  );
}

/** What only those see who work on the program: errors, and the text of a type or a module. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent)) return true;
  return ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText());
}
