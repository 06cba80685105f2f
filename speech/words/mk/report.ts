/**
 * The report of a game in Macedonian. A player is plural, an assistant and an arbiter are not.
 */
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import type { NumberedPly } from '../../../src/questions/report.js';
import type { Deed, PlainDeed, ReportWords } from '../report.js';
import { PLAYERS, THE_PLAYERS, THE_PLAYERS_FIRST, listed } from './names.js';

export const report: ReportWords = {
  title: 'Извештај за партијата',
  headings: { game: 'Партија', acts: 'Што се случи', rulings: 'Одлуки', scores: 'Записи', result: 'Резултат' },
  begun: (when) => `Почеток: ${when}.`,
  doer: (by) => `${subject(by)}:`,
  deed: (by, deed) => {
    const [they, he] = doing(deed);
    const end = deed.does === 'rule' || deed.does === 'tell' ? ':' : '.';
    return `${subject(by)} ${isPlural(by) ? they : he}${end}`;
  },
  made: ({ number, by }) => `Со тоа е направен потег ${number} на ${THE_PLAYERS[by]}.`,
  articles: (articles) => `${articles.length === 1 ? 'Член' : 'Членови'} ${listed(articles, 'и')}.`,
  reason: (reason) => `Причина: ${reason}.`,
  nothingDone: () => 'Уште ништо не се случило.',
  nothingRuled: () => 'Немаше одлуки.',
  goesOn: () => 'Партијата продолжува.',
  columns: { move: 'Потег', white: 'Запис на белите', black: 'Запис на црните', both: 'Запис' },
  row: ({ number, by }) => `${number}, ${PLAYERS[by].toLowerCase()}`,
  notWritten: 'не е запишано',
  different: 'различно',
  copied: () => 'Извештајот е копиран.',
  notCopied: () => 'Извештајот не можеше да се копира. Зачувајте го како текст.',
  saved: (name) => `Извештајот е зачуван: ${name}.`,
};

function subject(by: Actor): string {
  if (by === 'arbiter') return 'Судијата';
  const side = sideOf(by) ?? 'white';
  return by === side ? THE_PLAYERS_FIRST[side] : `Помошникот на ${THE_PLAYERS[side]}`;
}

function isPlural(by: Actor): boolean {
  return by === 'white' || by === 'black';
}

/** "потегот 5 на црните". */
function theMove({ number, by }: NumberedPly): string {
  return `потегот ${number} на ${THE_PLAYERS[by]}`;
}

type Forms = readonly [they: string, he: string];

/** The verb in both numbers, with what follows it. */
function does(they: string, he: string, what: string): Forms {
  return [`${they} ${what}`, `${he} ${what}`];
}

function doing(deed: Deed): Forms {
  switch (deed.does) {
    case 'flag':
      return does('укажуваат', 'укажува', `на знаменцето на ${THE_PLAYERS[deed.of]}`);
    case 'mend':
      return does('ја исправаат', 'ја исправа', `таблата на ${THE_PLAYERS[deed.of]}`);
    case 'write':
      return does('го запишуваат', 'го запишува', theMove(deed.ply));
    case 'record':
      return does('го снимаат', 'го снима', theMove(deed.ply));
    case 'mark offer':
      return does('ја означуваат', 'ја означува', `понудата за реми кај ${theMove(deed.ply)}`);
    default:
      return PLAIN[deed.does];
  }
}

const PLAIN: Readonly<Record<PlainDeed['does'], Forms>> = {
  feel: ['опипуваат фигура без да ја извадат', 'опипува фигура без да ја извади'],
  make: does('прават', 'прави', 'потег на таблата'),
  execute: does('го извршуваат', 'го извршува', 'најавениот потег'),
  start: does('го пуштаат', 'го пушта', 'часовникот'),
  restart: does('повторно ги пуштаат', 'повторно ги пушта', 'часовниците'),
  accept: does('прифаќаат', 'прифаќа', 'реми'),
  'point out': does('укажуваат', 'укажува', 'на неправилност'),
  compare: does('ги споредуваат', 'ги споредува', 'таблите'),
  'compare entered': does('ги споредуваат', 'ги споредува', 'таблите според внесените позиции'),
  'go back': does('се враќаат', 'се враќа', 'назад во партијата'),
  rule: ['одлучуваат', 'одлучува'],
  tell: ['одговараат', 'одговара'],
  nothing: does('прават', 'прави', 'нешто што ништо не менува'),
};
