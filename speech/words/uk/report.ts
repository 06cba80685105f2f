/**
 * The report of a game in Ukrainian. A player is plural, an assistant and an arbiter are not.
 */
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import type { NumberedPly } from '../../../src/questions/report.js';
import type { Deed, PlainDeed, ReportWords } from '../report.js';
import { listed } from './counting.js';
import { OF_PLAYER, PLAYERS } from './names.js';

export const report: ReportWords = {
  title: 'Звіт про партію',
  headings: {
    game: 'Партія',
    acts: 'Що відбулося',
    rulings: 'Рішення',
    scores: 'Записи партії',
    result: 'Результат',
  },
  begun: (when) => `Початок: ${when}.`,
  doer: (by) => `${subject(by)}:`,
  deed: (by, deed) => {
    const [they, he] = doing(deed);
    const end = deed.does === 'rule' || deed.does === 'tell' ? ':' : '.';
    return `${subject(by)} ${isPlural(by) ? they : he}${end}`;
  },
  made: (ply) => `Отже, ${move(ply)} зроблено.`,
  articles: (articles) => `${articles.length === 1 ? 'Стаття' : 'Статті'} ${listed(articles, 'і')}.`,
  reason: (reason) => `Причина: ${reason}.`,
  nothingDone: () => 'Ще нічого не відбулося.',
  nothingRuled: () => 'Рішень не було.',
  goesOn: () => 'Партія триває.',
  columns: { move: 'Хід', white: 'Запис білих', black: 'Запис чорних', both: 'Запис' },
  row: ({ number, by }) => `${number}, ${PLAYERS[by].toLowerCase()}`,
  notWritten: 'не записано',
  different: 'різні',
  copied: () => 'Звіт скопійовано.',
  notCopied: () => 'Не вдалося скопіювати звіт. Збережіть його як текст.',
  saved: (name) => `Звіт збережено: ${name}.`,
};

function subject(by: Actor): string {
  if (by === 'arbiter') return 'Арбітр';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `Асистент ${OF_PLAYER[side]}`;
}

function isPlural(by: Actor): boolean {
  return by === 'white' || by === 'black';
}

/** "хід 5 чорних". */
function move({ number, by }: NumberedPly): string {
  return `хід ${number} ${OF_PLAYER[by]}`;
}

type Forms = readonly [they: string, he: string];

/** The verb in both numbers, with what follows it. */
function does(they: string, he: string, what: string): Forms {
  return [`${they} ${what}`, `${he} ${what}`];
}

function doing(deed: Deed): Forms {
  switch (deed.does) {
    case 'flag':
      return does('вказують', 'вказує', `на прапорець ${OF_PLAYER[deed.of]}`);
    case 'mend':
      return does('виправляють', 'виправляє', `позицію на дошці ${OF_PLAYER[deed.of]}`);
    case 'write':
      return does('записують', 'записує', move(deed.ply));
    case 'record':
      return does('диктують', 'диктує', `на запис ${move(deed.ply)}`);
    case 'mark offer':
      return does('позначають', 'позначає', `пропозицію нічиєї: ${move(deed.ply)}`);
    default:
      return PLAIN[deed.does];
  }
}

const PLAIN: Readonly<Record<PlainDeed['does'], Forms>> = {
  feel: does('обмацують', 'обмацує', 'фігуру без виймання'),
  make: does('роблять', 'робить', 'хід на дошці'),
  execute: does('виконують', 'виконує', 'оголошений хід'),
  start: does('пускають', 'пускає', 'годинник'),
  restart: does('знову пускають', 'знову пускає', 'годинник'),
  accept: does('погоджуються', 'погоджується', 'на нічию'),
  'point out': does('вказують', 'вказує', 'на порушення'),
  compare: does('порівнюють', 'порівнює', 'дошки'),
  'compare entered': does('порівнюють', 'порівнює', 'дошки за введеними позиціями'),
  'go back': does('повертаються', 'повертається', 'назад у партії'),
  rule: ['вирішують', 'вирішує'],
  tell: ['відповідають', 'відповідає'],
  nothing: does('роблять', 'робить', 'те, що нічого не змінює'),
};
