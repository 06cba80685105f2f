/**
 * What gathers the languages, made of their codes alone: `speech/languages/`. There a language has a line in each table: where its files are loaded from, and for each part of the lexicons (`speech/lexicon/<language>/`) the
 * words and phrases of all languages. A file a part, so that whoever needs the words for time controls loads no others.
 */
const MADE = '/** Made by scripts/messages.js. */';

/** Its page texts come with what draws them. */
const SOURCE = 'en';

/**
 * What is gathered of all languages: the file of each, in its lexicon or made of its messages; of each thing it exports, the table with its type; and
 * the modules of the types.
 * @typedef {{ exported: string, table: string, type: string }} Table
 * @typedef {{ part: string, made?: true, tables: readonly Table[], imports: readonly string[] }} Part
 * @type {readonly Part[]}
 */
const PARTS = [
  {
    part: 'heard',
    tables: [{ exported: 'HEARD', table: 'EVERY_LANGUAGE', type: 'HeardLanguage' }],
    imports: ["import type { HeardLanguage } from '../hearing/languages.js';"],
  },
  {
    part: 'freely',
    tables: [{ exported: 'FREELY', table: 'FREE_WORDS', type: 'FreeWords' }],
    imports: ["import type { FreeWords } from '../hearing/freely/words.js';"],
  },
  {
    part: 'control',
    tables: [{ exported: 'CONTROL', table: 'CONTROL_WORDS', type: 'ControlVocabulary' }],
    imports: ["import type { ControlVocabulary } from '../hearing/control/vocabulary.js';"],
  },
  {
    part: 'pieces',
    tables: [{ exported: 'PIECES', table: 'PIECE_WORDS', type: 'PieceWords' }],
    imports: ["import type { PieceWords } from '../hearing/vocabulary.js';"],
  },
  {
    part: 'spoken',
    tables: [
      { exported: 'SPOKEN', table: 'SPOKEN', type: 'OwnSpokenVocabulary' },
      { exported: 'CONFUSIONS', table: 'CONFUSIONS', type: 'Confusions' },
    ],
    imports: ["import type { Confusions, OwnSpokenVocabulary } from '../hearing/spoken-vocabulary.js';"],
  },
  {
    part: 'phrases-table',
    made: true,
    tables: [{ exported: 'phrasesTable', table: 'TABLE_PHRASES', type: 'PhrasesOf<keyof typeof en.phrasesTable>' }],
    imports: ["import type { PhrasesOf } from '../hearing/commands/commands.js';"],
  },
  {
    part: 'phrases-clock',
    made: true,
    tables: [{ exported: 'phrasesClock', table: 'CLOCK_PHRASES', type: 'PhrasesOf<keyof typeof en.phrasesClock>' }],
    imports: ["import type { PhrasesOf } from '../hearing/commands/commands.js';"],
  },
  {
    part: 'phrases-set-up',
    made: true,
    tables: [{ exported: 'phrasesSetUp', table: 'SET_UP_PHRASES', type: 'PhrasesOf<keyof typeof en.phrasesSetUp>' }],
    imports: ["import type { PhrasesOf } from '../hearing/commands/commands.js';"],
  },
];

/**
 * @param {readonly string[]} languages
 * @returns {ReadonlyMap<string, string>} Each file with its text.
 */
export function gathered(languages) {
  return new Map([
    ...PARTS.map((part) => /** @type {const} */ ([`${part.part}.ts`, tableModule(part, languages)])),
    ['files.ts', filesModule(languages)],
    ['catalogues.ts', cataloguesModule(languages)],
    ['page-texts.ts', pageTextsModule(languages.filter((language) => language !== SOURCE))],
  ]);
}

/** @param {Part} part @param {readonly string[]} languages */
function tableModule({ part, made, tables, imports }, languages) {
  const folder = made ? 'messages/generated' : 'lexicon';
  return module([
    ...imports,
    "import type { LanguageName } from '../language-names.js';",
    ...languages.map((language) => `import * as ${language} from '../${folder}/${language}/${part}.js';`),
    '',
    ...tables.map(({ exported, table, type }) => {
      const rows = languages.map((language) => `${language}: ${language}.${exported}`);
      return `export const ${table}: Readonly<Record<LanguageName, ${type}>> = { ${rows.join(', ')} };`;
    }),
  ]);
}

/** @param {readonly string[]} languages */
function filesModule(languages) {
  return module([
    "import type { LanguageName } from '../language-names.js';",
    "import type { LanguageFiles } from '../languages.js';",
    '',
    'export function languagesOf<Language>(',
    '  language: (files: LanguageFiles) => Language,',
    '): Readonly<Record<LanguageName, Language>> {',
    '  return {',
    ...languages.flatMap((language) => [
      `  ${language}: language({`,
      `    words: async () => (await import('../messages/generated/${language}/words.js')).${wordsName(language)},`,
      ...textLoads(language, ['late', 'help', 'listening']),
      load('heard', `../lexicon/${language}/heard.js`),
      '  }),',
    ]),
    '  };',
    '}',
  ]);
}

/** @param {readonly string[]} languages */
function cataloguesModule(languages) {
  return module([
    "import type { LanguageName } from '../language-names.js';",
    "import type { CatalogueMessage } from '../wording/catalogue.js';",
    '',
    'type Load = () => Promise<{ readonly catalogue: readonly CatalogueMessage[] }>;',
    '',
    'export const CATALOGUES: Readonly<Record<LanguageName, Load>> = {',
    ...languages.map((language) => `  ${language}: () => import('../messages/generated/${language}/catalogue.js'),`),
    '};',
  ]);
}

/** @param {readonly string[]} languages */
function pageTextsModule(languages) {
  return module([
    "import type { LanguageName } from '../language-names.js';",
    "import type { PageGroup } from '../messages/generated/loads.js';",
    "import type { GroupText, Messages } from '../phrase/say.js';",
    '',
    'interface Loads {',
    "  readonly page: () => Promise<{ readonly page: Messages<PageGroup | 'shared'> }>;",
    '  readonly latePage: () => Promise<{ readonly latePage: readonly GroupText<PageGroup>[] }>;',
    '}',
    '',
    `export const PAGE_TEXTS: Readonly<Record<Exclude<LanguageName, '${SOURCE}'>, Loads>> = {`,
    ...languages.flatMap((language) => [`  ${language}: {`, ...textLoads(language, ['page', 'latePage']), '  },']),
    '};',
  ]);
}

/** @param {string} language @param {readonly (keyof typeof import('./loads.js').LOADS)[]} loads */
function textLoads(language, loads) {
  return loads.map((name) => load(name, `../messages/generated/${language}/${name}.js`));
}

/** @param {string} name @param {string} file */
function load(name, file) {
  // The module whole: to take one name out of it here would be built into more code for each.
  return `    ${name}: () => import('${file}'),`;
}

/** `wordsUk`: what is said in Ukrainian. @param {string} language */
export function wordsName(language) {
  return `words${language.charAt(0).toUpperCase()}${language.slice(1)}`;
}

/** @param {readonly string[]} lines */
function module(lines) {
  return `${[MADE, ...lines].join('\n')}\n`;
}
