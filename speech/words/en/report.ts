/**
 * The report of a game in English.
 */
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import type { NumberedPly } from '../../../src/questions/report.js';
import type { Deed, PlainDeed, ReportWords } from '../report.js';
import { PLAYERS, listed } from './names.js';

export const report: ReportWords = {
  title: 'Report of the game',
  headings: { game: 'Game', acts: 'What was done', rulings: 'Rulings', scores: 'Scores', result: 'Result' },
  begun: (when) => `Begun: ${when}.`,
  doer: (by) => `${subject(by)}:`,
  deed: (by, deed) => `${subject(by)} ${doing(deed)}${deed.does === 'rule' || deed.does === 'tell' ? ':' : '.'}`,
  made: (ply) => `With that, ${move(ply)} is made.`,
  articles: (articles) => `${articles.length === 1 ? 'Article' : 'Articles'} ${listed(articles, 'and')}.`,
  reason: (reason) => `Reason: ${reason}.`,
  nothingDone: () => 'Nothing has been done yet.',
  nothingRuled: () => 'Nothing was ruled.',
  goesOn: () => 'The game goes on.',
  columns: { move: 'Move', white: "White's score", black: "Black's score", both: 'Score' },
  row: ({ number, by }) => `${number}, ${PLAYERS[by]}`,
  notWritten: 'not written',
  different: 'different',
  copied: () => 'The report is copied.',
  notCopied: () => 'The report could not be copied. Save it as text instead.',
  saved: (name) => `The report is saved: ${name}.`,
};

function subject(by: Actor): string {
  if (by === 'arbiter') return 'The arbiter';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `${PLAYERS[side]}'s assistant`;
}

/** "move 5 by Black". */
function move({ number, by }: NumberedPly): string {
  return `move ${number} by ${PLAYERS[by]}`;
}

function doing(deed: Deed): string {
  switch (deed.does) {
    case 'flag':
      return `calls ${PLAYERS[deed.of]}'s flag`;
    case 'mend':
      return `puts ${PLAYERS[deed.of]}'s board right`;
    case 'write':
      return `writes ${move(deed.ply)}`;
    case 'record':
      return `records ${move(deed.ply)}`;
    case 'mark offer':
      return `marks the draw offer at ${move(deed.ply)}`;
    default:
      return PLAIN[deed.does];
  }
}

const PLAIN: Readonly<Record<PlainDeed['does'], string>> = {
  feel: 'feels a piece without taking it out',
  make: 'makes a move on the board',
  execute: 'executes the move that was called',
  start: 'starts the clock',
  restart: 'starts the clocks again',
  accept: 'accepts the draw',
  'point out': 'points out an irregularity',
  compare: 'has the boards compared',
  'compare entered': 'has the boards compared as they were entered',
  'go back': 'goes back in the game',
  rule: 'rules',
  tell: 'answers',
  nothing: 'does something from which nothing follows',
};
