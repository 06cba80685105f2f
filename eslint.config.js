/**
 * What the linter holds: the strict TypeScript rules, accessible templates, the one-way floors of the house (docs/architecture.md)
 * and the purity of the ground floor.
 */
import importX from 'eslint-plugin-import-x';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { ALL_ZONES, EXCEPTED_FILES, floorRule, PURE_SPEECH } from './scripts/floors.js';

/** Knows no page, no time and no chance. */
const PURE = [
  'src/{laws,notation,questions}/**/*.ts',
  ...PURE_SPEECH.map((entry) => (entry.endsWith('.ts') ? `speech/${entry}` : `speech/${entry}/**/*.ts`)),
];
const ELEMENTS = ['components/**/*.ts', 'src/{pages,app}/**/*.ts'];
const TESTS = ['test/**/*.ts'];
const TYPED = ['{src,speech,components,test}/**/*.ts', 'vite.config.ts'];

const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'];
const OUTSIDE_THE_PURE = [
  ...NETWORK,
  ...['document', 'window', 'self', 'globalThis', 'navigator', 'location', 'performance', 'crypto', 'console'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'Date', 'BroadcastChannel', 'Worker'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'process'],
];

const SYNTAX_EVERYWHERE = [
  { selector: 'TSEnumDeclaration', message: 'A constant list and its type instead of an enum.' },
  { selector: 'ExportDefaultDeclaration', message: 'Name what is exported.' },
  {
    selector:
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^\\.{1,2}\\u002F(?!.*\\.[a-z]+(\\?|$))/]',
    message: 'Write the extension (.js) of what is imported.',
  },
];
/** The one file that gives the announcer anything to be heard. */
const SPEAKER = 'src/game/speaker.ts';
const HEARD = /^(say|recall|repeat|mention|sample|sampleForReader|beginGame)$/;
const SYNTAX_OF_THE_PROGRAM = [
  ...SYNTAX_EVERYWHERE,
  {
    selector: `CallExpression[callee.property.name=${String(HEARD)}]:matches([callee.object.name=/announcer$/i], [callee.object.property.name=/announcer$/i])`,
    message: `What is to be heard is given to the Speaker (${SPEAKER}).`,
  },
  {
    selector:
      "CallExpression[callee.property.name=/^querySelector/][callee.object.property.name='shadowRoot']:not([callee.object.object.type='ThisExpression'])",
    message: "Nobody looks into another's shadow root: whoever draws an element keeps a ref to it.",
  },
  {
    selector: ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind='let']",
    message: 'No state at module level: two windows in one page must not meet there.',
  },
  {
    selector: `:matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^(Readonly|Lexicon$)/]) > NewExpression.init[callee.name=/^(Map|Set|WeakMap|WeakSet)$/]`,
    message: 'No state at module level: say that it is read-only (ReadonlyMap, ReadonlySet), or let somebody own it.',
  },
];
const SYNTAX_OF_THE_PURE = [
  ...SYNTAX_OF_THE_PROGRAM,
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance is an argument.',
  },
];
/** The one file that knows how messages are read. */
const FLUENT = 'speech/phrase/say.ts';
const NOT_FLUENT = { regex: '^@fluent/', message: `Messages are said by ${FLUENT}.` };
const NOT_THE_PLATFORM = {
  regex: '^(lit|@lit/.*|idb|workbox-.*|stockfish|node:.*)',
  message: 'The pure floors know no platform.',
};
const SYNTAX_OF_ELEMENTS = [
  ...SYNTAX_OF_THE_PROGRAM,
  { selector: "MemberExpression[property.name='innerHTML']", message: 'Text is only ever text.' },
  { selector: "MemberExpression[property.name='sendBeacon']", message: 'Elements know no network.' },
];

export default tseslint.config(
  { ignores: ['dist/', 'packages/', 'coverage/', 'speech/messages/generated/', 'speech/languages/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPED,
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: 'tsconfig.json', noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
      ...floorRule(ALL_ZONES),
      'no-restricted-syntax': ['error', ...SYNTAX_EVERYWHERE],
    },
  },
  ...EXCEPTED_FILES,
  {
    files: ['{src,speech,components}/**/*.ts'],
    ignores: [SPEAKER],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX_OF_THE_PROGRAM] },
  },
  {
    files: ['{src,speech,components}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NOT_FLUENT] }] },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_THE_PURE.map((name) => ({ name, message: 'The pure floors know no page, no time and no chance.' })),
      ],
      'no-restricted-imports': ['error', { patterns: [NOT_THE_PLATFORM, NOT_FLUENT] }],
      'no-restricted-syntax': ['error', ...SYNTAX_OF_THE_PURE],
    },
  },
  { files: [FLUENT], rules: { 'no-restricted-imports': ['error', { patterns: [NOT_THE_PLATFORM] }] } },
  {
    files: ELEMENTS,
    extends: [
      lit.configs['flat/recommended'],
      wc.configs['flat/recommended'],
      wc.configs['flat/best-practice'],
      litA11y.configs.recommended,
    ],
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX_OF_ELEMENTS],
      'lit/no-template-arrow': 'error',
      // LitElement has every lifecycle callback.
      'wc/guard-super-call': 'off',
    },
  },
  {
    files: ['components/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...NETWORK.map((name) => ({ name, message: 'Elements know no network.' }))],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['vite.config.ts', 'test/fixtures/write-kept.config.ts'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-dynamic-delete': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX_EVERYWHERE],
      'no-undef': 'off',
    },
  },
  { files: ['*.config.{js,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
);
