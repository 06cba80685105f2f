/**
 * `npm run bench`: what is promised, measured. `-- --json` prints one object a line instead of a table; `-- --only page-size` (or
 * another name) measures that alone; `-- --list` names the files that `path` and `visit` count; `-- --games 20` plays shorter matches of
 * the levels. Ends with an error where a limit is broken.
 */
import { parseArgs } from 'node:util';
import { broken, lists, table } from './row.js';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    games: { type: 'string' },
  },
});

const games = values.games === undefined ? undefined : Number(values.games);
if (games !== undefined && (!Number.isInteger(games) || games < 2 || games % 2 === 1)) {
  throw new RangeError('--games must be an even number of games: each opening is played from both sides.');
}

/** @type {Readonly<Record<string, () => Promise<readonly import('./row.js').Row[]>>>} */
const PRODUCERS = {
  'page-size': async () => (await import('./page-size.js')).pageSizeRows(),
  'key-to-name': async () => (await import('./key-to-name.js')).keyToNameRows(),
  'slid-finger': async () => (await import('./slid-finger.js')).slidFingerRows(),
  'drawn-moves': async () => (await import('./drawn-moves.js')).drawnMovesRows(),
  'typed-moves': async () => (await import('./typed-moves.js')).typedMovesRows(),
  lighthouse: async () => (await import('./lighthouse.js')).lighthouseRows(),
  visit: async () => (await import('./visit.js')).visitRows(),
  path: async () => (await import('./path.js')).pathRows(),
  respelling: async () => (await import('./respelling.js')).respellingRows(),
  clock: async () => (await import('./clock.js')).clockRows(),
  phrase: async () => (await import('./phrase.js')).phraseRows(),
  board: async () => (await import('./board.js')).boardRows(),
  hear: async () => (await import('./hear.js')).hearRows(),
  noise: async () => (await import('./noise-rows.js')).noiseRows(),
  'call-and-hear': async () => (await import('./call-and-hear-rows.js')).callAndHearRows(),
  judge: async () => (await import('./judge.js')).judgeRows(),
  decide: async () => (await import('./decide.js')).decideRows(),
  levels: async () => (await import('./levels.js')).levelRows(games === undefined ? {} : { games }),
};

const names = Object.keys(PRODUCERS).filter((name) => values.only === undefined || name === values.only);
if (names.length === 0) throw new RangeError(`--only takes one of ${Object.keys(PRODUCERS).join(', ')}.`);

/** @type {import('./row.js').Row[]} */
const rows = [];
for (const name of names) {
  if (!values.json) console.error(`Measuring ${name} …`);
  const measured = (await PRODUCERS[name]?.()) ?? [];
  rows.push(...measured);
  if (values.json) for (const one of measured) console.log(JSON.stringify(one));
}
if (!values.json) console.log(`\n${table(rows)}`);
if (!values.json && values.list) console.log(`\n${lists(rows)}`);
for (const sentence of broken(rows)) {
  console.error(sentence);
  process.exitCode = 1;
}
