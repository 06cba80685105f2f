/**
 * The report of a game in Belarusian. A player is plural, an assistant and an arbiter are not.
 */
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import type { NumberedPly } from '../../../src/questions/report.js';
import type { Deed, PlainDeed, ReportWords } from '../report.js';
import { PLAYERS, SIDES, listed } from './names.js';

export const report: ReportWords = {
  title: 'Справаздача пра партыю',
  headings: {
    game: 'Партыя',
    acts: 'Што адбылося',
    rulings: 'Рашэнні',
    scores: 'Запісы партыі',
    result: 'Вынік',
  },
  begun: (when) => `Пачатак: ${when}.`,
  doer: (by) => `${subject(by)}:`,
  deed: (by, deed) => {
    const [they, he] = doing(deed);
    const end = deed.does === 'rule' || deed.does === 'tell' ? ':' : '.';
    return `${subject(by)} ${isPlural(by) ? they : he}${end}`;
  },
  made: (ply) => `Такім чынам, ${move(ply)} зроблены.`,
  articles: (articles) => `${articles.length === 1 ? 'Артыкул' : 'Артыкулы'} ${listed(articles, 'і')}.`,
  reason: (reason) => `Прычына: ${reason}.`,
  nothingDone: () => 'Яшчэ нічога не адбылося.',
  nothingRuled: () => 'Рашэнняў не было.',
  goesOn: () => 'Партыя працягваецца.',
  columns: { move: 'Ход', white: 'Запіс белых', black: 'Запіс чорных', both: 'Запіс' },
  row: ({ number, by }) => `${number}, ${SIDES[by].nominative}`,
  notWritten: 'не запісаны',
  different: 'розныя',
  copied: () => 'Справаздача скапіявана.',
  notCopied: () => 'Не ўдалося скапіяваць справаздачу. Захавайце яе як тэкст.',
  saved: (name) => `Справаздача захавана: ${name}.`,
};

function subject(by: Actor): string {
  if (by === 'arbiter') return 'Арбітр';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `Асістэнт ${SIDES[side].genitive}`;
}

function isPlural(by: Actor): boolean {
  return by === 'white' || by === 'black';
}

/** "ход 5 чорных". */
function move({ number, by }: NumberedPly): string {
  return `ход ${number} ${SIDES[by].genitive}`;
}

type Forms = readonly [they: string, he: string];

/** The verb in both numbers, with what follows it. */
function does(they: string, he: string, what: string): Forms {
  return [`${they} ${what}`, `${he} ${what}`];
}

function doing(deed: Deed): Forms {
  switch (deed.does) {
    case 'flag':
      return does('паказваюць', 'паказвае', `на сцяжок ${SIDES[deed.of].genitive}`);
    case 'mend':
      return does('выпраўляюць', 'выпраўляе', `пазіцыю на дошцы ${SIDES[deed.of].genitive}`);
    case 'write':
      return does('запісваюць', 'запісвае', move(deed.ply));
    case 'record':
      return does('дыктуюць', 'дыктуе', `на запіс ${move(deed.ply)}`);
    case 'mark offer':
      return does('пазначаюць', 'пазначае', `прапанову нічыі: ${move(deed.ply)}`);
    default:
      return PLAIN[deed.does];
  }
}

const PLAIN: Readonly<Record<PlainDeed['does'], Forms>> = {
  feel: does('абмацваюць', 'абмацвае', 'фігуру, не вымаючы яе'),
  make: does('робяць', 'робіць', 'ход на дошцы'),
  execute: does('выконваюць', 'выконвае', 'аб’яўлены ход'),
  start: does('пускаюць', 'пускае', 'гадзіннік'),
  restart: does('зноў пускаюць', 'зноў пускае', 'гадзіннік'),
  accept: does('згаджаюцца', 'згаджаецца', 'на нічыю'),
  'point out': does('паказваюць', 'паказвае', 'на парушэнне'),
  compare: does('параўноўваюць', 'параўноўвае', 'дошкі'),
  'compare entered': does('параўноўваюць', 'параўноўвае', 'дошкі паводле ўведзеных пазіцый'),
  'go back': does('вяртаюцца', 'вяртаецца', 'назад у партыі'),
  rule: ['вырашаюць', 'вырашае'],
  tell: ['адказваюць', 'адказвае'],
  nothing: does('робяць', 'робіць', 'тое, што нічога не мяняе'),
};
