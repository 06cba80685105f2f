/**
 * What the linter holds of the program: accessible templates, the one-way floors of the house (docs/architecture.md) and the purity of the
 * ground floor. The strict rules of TypeScript, for all files, are in .oxlintrc.json.
 */
import importX from 'eslint-plugin-import-x';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ALL_ZONES, EXCEPTED_FILES, floorRule, PURE_SPEECH } from './scripts/floors.js';

/** Knows no page, no time and no chance. */
const PURE = [
  'src/{laws,notation,questions}/**/*.ts',
  ...PURE_SPEECH.map((entry) => (entry.endsWith('.ts') ? `speech/${entry}` : `speech/${entry}/**/*.ts`)),
];
const ELEMENTS = ['components/**/*.ts', 'src/{pages,app}/**/*.ts'];
const PROGRAM = ['{src,speech,components}/**/*.ts'];

const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'];
const OUTSIDE_THE_PURE = [
  ...NETWORK,
  ...['document', 'window', 'self', 'globalThis', 'navigator', 'location', 'performance', 'crypto', 'console'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'Date', 'BroadcastChannel', 'Worker'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'process'],
];

/** The one file that gives the announcer anything to be heard. */
const SPEAKER = 'src/game/speaker.ts';
const HEARD = /^(say|recall|repeat|mention|sample|sampleForReader|beginGame)$/;
const SYNTAX_OF_THE_PROGRAM = [
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

export default defineConfig(
  {
    ignores: [
      ...['dist/', 'packages/', 'coverage/', 'node_modules/', 'speech/messages/generated/', 'speech/languages/'],
      ...['test/', 'vite.config.ts', '**/*.{js,mjs}'],
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: PROGRAM,
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: 'tsconfig.json', noWarnOnMultipleProjects: true }),
      ],
    },
    rules: floorRule(ALL_ZONES),
  },
  ...EXCEPTED_FILES,
  { files: PROGRAM, ignores: [SPEAKER], rules: { 'no-restricted-syntax': ['error', ...SYNTAX_OF_THE_PROGRAM] } },
  { files: PROGRAM, rules: { 'no-restricted-imports': ['error', { patterns: [NOT_FLUENT] }] } },
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
);
