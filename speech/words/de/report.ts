/**
 * The report of a game in German.
 */
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import type { NumberedPly } from '../../../src/questions/report.js';
import type { Deed, PlainDeed, ReportWords } from '../report.js';
import { listed } from './counting.js';
import { PLAYERS } from './names.js';

export const report: ReportWords = {
  title: 'Bericht über die Partie',
  headings: {
    game: 'Partie',
    acts: 'Was geschah',
    rulings: 'Entscheidungen',
    scores: 'Mitschriften',
    result: 'Ergebnis',
  },
  begun: (when) => `Begonnen: ${when}.`,
  doer: (by) => `${subject(by)}:`,
  deed: (by, deed) => `${subject(by)} ${doing(deed)}${deed.does === 'rule' || deed.does === 'tell' ? ':' : '.'}`,
  made: (ply) => `Damit ist ${move(ply)} ausgeführt.`,
  articles: (articles) => `Artikel ${listed(articles, 'und')}.`,
  reason: (reason) => `Grund: ${reason}.`,
  nothingDone: () => 'Noch ist nichts geschehen.',
  nothingRuled: () => 'Nichts war zu entscheiden.',
  goesOn: () => 'Die Partie geht weiter.',
  columns: { move: 'Zug', white: 'Mitschrift von Weiß', black: 'Mitschrift von Schwarz', both: 'Mitschrift' },
  row: ({ number, by }) => `${number}, ${PLAYERS[by]}`,
  notWritten: 'nicht aufgeschrieben',
  different: 'verschieden',
  copied: () => 'Der Bericht ist kopiert.',
  notCopied: () => 'Der Bericht ließ sich nicht kopieren. Speichern Sie ihn als Text.',
  saved: (name) => `Der Bericht ist gespeichert: ${name}.`,
};

function subject(by: Actor): string {
  if (by === 'arbiter') return 'Der Schiedsrichter';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `Der Assistent von ${PLAYERS[side]}`;
}

/** "Zug 5 von Schwarz". */
function move({ number, by }: NumberedPly): string {
  return `Zug ${number} von ${PLAYERS[by]}`;
}

function doing(deed: Deed): string {
  switch (deed.does) {
    case 'flag':
      return `weist auf das Blättchen von ${PLAYERS[deed.of]} hin`;
    case 'mend':
      return `stellt das Brett von ${PLAYERS[deed.of]} richtig`;
    case 'write':
      return `schreibt ${move(deed.ply)} auf`;
    case 'record':
      return `nimmt ${move(deed.ply)} auf`;
    case 'mark offer':
      return `vermerkt das Remisangebot bei ${move(deed.ply)}`;
    default:
      return PLAIN[deed.does];
  }
}

const PLAIN: Readonly<Record<PlainDeed['does'], string>> = {
  feel: 'befühlt eine Figur, ohne sie herauszunehmen',
  make: 'zieht auf dem Brett',
  execute: 'führt den angesagten Zug aus',
  start: 'setzt die Uhr in Gang',
  restart: 'setzt die Uhren wieder in Gang',
  accept: 'nimmt das Remis an',
  'point out': 'weist auf eine Regelwidrigkeit hin',
  compare: 'lässt die Bretter vergleichen',
  'compare entered': 'lässt die Bretter vergleichen, wie sie eingegeben wurden',
  'go back': 'geht in der Partie zurück',
  rule: 'entscheidet',
  tell: 'antwortet',
  nothing: 'tut etwas, woraus nichts folgt',
};
