/**
 * The floors of the house (docs/architecture.md) as the linter holds them: a file imports from its own floor and from those below it. Beside
 * them stand the elements, which know the floors up to speech and nothing above. No page of the app imports what is another page's.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FLOOR_EXCEPTIONS } from './floor-exceptions.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * `target` imports nothing of `from`, but what is excepted: the option `zones` of import-x/no-restricted-paths.
 * @typedef {{ target: readonly string[], from: string, except: readonly string[], message: string }} Zone
 */

/** What of the voices and sounds can be chosen, as data. */
const CHOICES = ['choice', 'earcons/sound-choice', 'announcer/voice-choice', 'recogniser/listening-choice'];
const PURE_SPEECH_FILES = [
  'hear',
  'languages',
  'language-names',
  'language-rows',
  'utterance',
  'notice',
  'announcer/log',
  'listeners',
  'line-history',
];
/** What of speech is text alone, and knows no voice. */
export const PURE_SPEECH = [
  ...['hearing', 'grammar', 'messages', 'phrase', 'languages', 'lexicon', 'english', 'wording'],
  ...[...PURE_SPEECH_FILES, 'line-queue', 'style', ...CHOICES].map((file) => `${file}.ts`),
];

/** From the ground up. */
const FLOORS = [
  { name: 'laws', folders: ['src/laws'] },
  { name: 'notation and questions', folders: ['src/notation', 'src/questions'] },
  { name: 'the words of speech', folders: PURE_SPEECH.map((entry) => `speech/${entry}`) },
  { name: 'the voices of speech', folders: ['speech'] },
  { name: 'game, engine and storage', folders: ['src/game', 'src/engine', 'src/storage'] },
  { name: 'commands', folders: ['src/commands'] },
  { name: 'pages', folders: ['src/pages'] },
  { name: 'app', folders: ['src/app', 'src/service-worker'] },
];
const SPEECH = 3;

/**
 * @param {readonly string[]} targets
 * @param {readonly string[]} sources
 * @param {string} message
 * @param {readonly string[]} [except] Within a source, relative to it.
 * @returns {readonly Zone[]}
 */
function zones(targets, sources, message, except = []) {
  return sources.map((from) => ({ target: targets, from, except, message }));
}

/** Every arrow upward. The words of speech lie in the same folder as the voices. */
const UPWARD = FLOORS.flatMap((floor, index) =>
  FLOORS.slice(index + 1).flatMap((above) =>
    zones(
      floor.folders,
      above.folders,
      `${above.name} lies above ${floor.name}: nothing below knows what is above.`,
      above.folders.includes('speech') ? PURE_SPEECH : [],
    ),
  ),
);

/**
 * The floors inside the Laws, from the ground up. What several articles name lies under all of them; the board and the clock know no game and
 * no schemas, for elements that stand alone import them.
 */
const FLOORS_OF_THE_LAWS = [
  ['squares.ts', 'roles.ts', 'result.ts'],
  ['board', 'clock'],
  ['schema.ts'],
  ['acts'],
  ['acts.ts', 'facts.ts', 'refusals.ts', 'editions', 'editions.ts'],
  ['conditions.ts'],
  ['game.ts'],
  ['judgement.ts'],
  ['rules'],
  ['permission.ts', 'view.ts'],
  ['judge.ts'],
  ['parse.ts'],
  ['index.ts'],
].map((floor) => floor.map((entry) => `src/laws/${entry}`));

const UPWARD_IN_THE_LAWS = FLOORS_OF_THE_LAWS.flatMap((floor, index) =>
  zones(
    floor,
    FLOORS_OF_THE_LAWS.slice(index + 1).flat(),
    'It lies above: in the Laws what is done and told lies under the rules, and the rules under what asks them.',
  ),
);

/** A game is played without a computer and without a place to keep it; both know games. */
const BESIDE_THE_GAME = zones(
  ['src/game'],
  ['src/engine', 'src/storage'],
  'The game is told what is chosen and kept, and knows neither storage nor the computer.',
);

const ELEMENTS = [
  ...zones(
    ['components'],
    FLOORS.slice(SPEECH + 1).flatMap(({ folders }) => folders),
    'Elements know no game, no storage and no page: they are given what they draw, and send an event upward.',
  ),
  ...zones(
    ['components'],
    ['speech'],
    'Elements know words, never the announcer or a voice: send an event upward.',
    PURE_SPEECH,
  ),
  ...zones(
    FLOORS.slice(0, SPEECH + 2).flatMap(({ folders }) => folders),
    ['components'],
    'Elements are drawn by pages; what is pure knows none.',
  ),
];

/** What several pages draw lies here. */
const SHARED = 'shared';
const PAGES = existsSync(path.join(ROOT, 'src/pages')) ? readdirSync(path.join(ROOT, 'src/pages')) : [];
const APART = PAGES.flatMap((page) =>
  zones(
    [`src/pages/${page}`],
    ['src/pages'],
    `No page imports another's: what several draw lies in src/pages/${SHARED}.`,
    page === SHARED ? [page] : [page, SHARED],
  ),
);

/** What is for the developer stays out of the app. */
const NOT_FOR_THE_APP = zones(['src', 'speech', 'components'], ['test', 'scripts'], 'Not part of the app.');

/** @type {readonly Zone[]} */
export const ALL_ZONES = [
  ...UPWARD,
  ...UPWARD_IN_THE_LAWS,
  ...BESIDE_THE_GAME,
  ...ELEMENTS,
  ...APART,
  ...NOT_FOR_THE_APP,
];

/** @param {string} file @param {string} folder */
const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/**
 * The zones for a file, with what is excepted for it.
 * @param {string} file
 */
function zonesFor(file) {
  const imported = FLOOR_EXCEPTIONS[file] ?? [];
  return ALL_ZONES.map((zone) => {
    const allowed = zone.target.some((folder) => isIn(file, folder))
      ? imported.filter((one) => isIn(one, zone.from))
      : [];
    return { ...zone, except: [...zone.except, ...allowed.map((one) => path.posix.relative(zone.from, one))] };
  });
}

/** @param {readonly Zone[]} all @returns {import('eslint').Linter.RulesRecord} */
export function floorRule(all) {
  return {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: ROOT,
        zones: all.map((zone) => ({
          ...zone,
          target: zone.target.map((one) => `./${one}`),
          from: `./${zone.from}`,
          except: zone.except.map((one) => `./${one}`),
        })),
      },
    ],
  };
}

/** For eslint.config.js: what holds for each file that has exceptions. */
export const EXCEPTED_FILES = Object.keys(FLOOR_EXCEPTIONS).map((file) => ({
  files: [file],
  rules: floorRule(zonesFor(file)),
}));
