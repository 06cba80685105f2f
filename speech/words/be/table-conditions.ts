/**
 * The conditions of a game at a table in Belarusian, as they are read out. Where a player is a person, and not a side, he is "гулец".
 */
import type { AssistantDuty } from '../../../src/laws/acts/blind.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import type { Color } from '../../../src/laws/squares.js';
import type { BlindRead, HelperRead } from '../../../src/questions/conditions.js';
import type { CallStyle } from '../../style.js';
import { eventRules } from '../../phrase/event-rules.js';
import { namedPlayers } from '../named-players.js';
import type { TableConditionsTold, TableConditionsWords } from '../table-conditions.js';
import type { Said } from '../said.js';
import { allotted } from './durations.js';
import { messages } from './messages.js';
import { PLAYERS, SIDES, capitalized } from './names.js';
import { time } from './clock.js';

const EDITIONS: Readonly<Record<EditionName, string>> = {
  'FIDE 2005': 'ФІДЭ 2005',
  'FIDE 2009': 'ФІДЭ 2009',
  'FIDE 2014': 'ФІДЭ 2014',
  'FIDE 2018': 'ФІДЭ 2018',
  'FIDE 2023': 'ФІДЭ 2023',
  'US Chess': 'амерыканскія',
};

function editionName(edition: EditionName): string {
  return EDITIONS[edition];
}

const rulesOfEvent = eventRules(messages);

export const tableConditions: TableConditionsWords = {
  sentences: (told) => [
    `${told.play === 'strict' ? 'Строгая гульня' : 'Таварыская гульня'}. Правілы: ${editionName(told.edition)}.`,
    `${capitalized(time.control(told.time))}.`,
    ...rules(told),
    players(told),
    ...(told.blind ? [boards(told.blind), callers(told.blind)] : []),
    manner(told),
    ...(told.assistants.length === 0 ? ['Ніводзін гулец не мае асістэнта.'] : told.assistants.map(helper)),
    score(told),
    ...clock(told),
    told.illegalMoves === 'stand'
      ? 'Немагчымы ход застаецца, пакуль яго не заўважаць.'
      : 'Немагчымы ход праграма адхіляе і называе прычыну.',
    ...agreed(told),
    ...points(told),
    ...late(told),
    told.arbiter ? 'Арбітр прысутнічае.' : 'Арбітра няма.',
    ...locked(told),
  ],
};

function by(article: string): string {
  return `(артыкул ${article})`;
}

function rules({ supervision }: TableConditionsTold): readonly string[] {
  if (!supervision) return [];
  const { tempo, value, article } = supervision;
  return [`${rulesOfEvent.playedBy(tempo, value)} ${by(article)}.`];
}

function agreed({ touchBinds, drawLimit }: TableConditionsTold): readonly string[] {
  return [
    ...(touchBinds === undefined ? [] : [`${rulesOfEvent.touchBinds()} ${by(touchBinds)}.`]),
    ...(drawLimit ? [`${rulesOfEvent.agreedDraws(drawLimit.limit)} ${by(drawLimit.article)}.`] : []),
  ];
}

function points({ scoring }: TableConditionsTold): readonly string[] {
  return scoring ? [`${rulesOfEvent.pointsGiven(scoring.points)} ${by(scoring.article)}.`] : [];
}

function players({ names, blind }: TableConditionsTold): string {
  const named = namedPlayers(PLAYERS, names);
  const none = 'Сярод гульцоў няма сляпых і слабавідучых, і правілы для іх не дзейнічаюць.';
  if (!blind) return [...named, none].join(' ');
  return [
    ...named,
    ...are(blind.disabled, 'сляпы або слабавідучы', 'сляпыя або слабавідучыя'),
    ...are(blind.hearingImpaired, 'слабачуючы', 'слабачуючыя'),
  ].join(' ');
}

function are([one, other]: readonly Color[], he: string, they: string): readonly string[] {
  if (one === undefined) return [];
  return [other ? `Абодва гульцы ${they}.` : `Гулец, што гуляе ${SIDES[one].instrumental}, ${he}.`];
}

function boards({ boards: { count, article } }: BlindRead): string {
  return count === 'two' ? `Кожны гулец мае ўласную дошку ${by(article)}.` : 'Абодва гульцы карыстаюцца адной дошкай.';
}

function callers({ callers: { of, article } }: BlindRead): string {
  const [one, other] = of;
  if (one === undefined) return `Кожны гулец аб’яўляе свае хады і паўтарае хады праціўніка ${by(article)}.`;
  return other === undefined
    ? `Асістэнт ${SIDES[one].genitive} аб’яўляе хады абодвух гульцоў ${by(article)}.`
    : `Абодва асістэнты аб’яўляюць хады абодвух гульцоў ${by(article)}.`;
}

const MANNERS: Readonly<Record<Exclude<CallStyle, 'fide'>, string>> = {
  'fide names': 'імёнамі ФІДЭ і лікамі гэтай мовы',
  plain: 'звычайнымі словамі',
  nato: 'паводле алфавіта НАТА',
  algebraic: 'кароткай алгебраічнай натацыяй',
  uci: 'натацыяй UCI',
};

function manner({ calls: { style, sample }, blind, arbiter }: TableConditionsTold): Said {
  const numbers = blind ? ` ${by(blind.numbers)}` : '';
  if (style === 'fide') {
    return [`Хады аб’яўляюць паводле правіл ФІДЭ, нямецкімі лікамі${numbers}. Напрыклад:`, sample];
  }
  const decided = arbiter ? 'так вырашыў арбітр' : 'так дамовіліся';
  const instead = blind ? `, а не нямецкімі лікамі: ${decided}${numbers}` : '';
  return [`Хады аб’яўляюць ${MANNERS[style]}${instead}. Напрыклад:`, sample];
}

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'рабіць хады на дошцы праціўніка',
  announce: 'аб’яўляць хады абодвух гульцоў',
  score: 'весці запіс партыі',
  clock: 'націскаць на гадзіннік',
  tell: 'паведамляць колькасць хадоў і выдаткаваны час, толькі калі гулец пытаецца',
  claim: 'патрабаваць перамогі за пратэрмінаваны час і паведамляць арбітру пра кранутыя фігуры',
  adjourn: 'выконваць фармальнасці, калі партыю адкладаюць',
  move: 'хадзіць за гульца',
};

function helper({ of, duties }: HelperRead): string {
  const listed = duties.map(({ duty, article }) => `${DUTIES[duty]} ${by(article)}`);
  return `Абавязкі асістэнта ${SIDES[of].genitive}: ${listed.join('; ')}.`;
}

function score({ recording, blind }: TableConditionsTold): string {
  if (recording === 'program') return 'Запіс партыі вядзе праграма.';
  const own = 'Кожны гулец вядзе ўласны запіс партыі.';
  if (!blind) return own;
  const { value, article } = blind.keepingScore;
  return `${own} Дазволены ${value === 'recording device' ? 'дыктафон' : 'магнітафон'} ${by(article)}.`;
}

function clock({ specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold): readonly string[] {
  return [
    ...(specialClock && blind ? [special(blind)] : []),
    ...(warningsAllowed ? ['Папярэджанні пра час дазволены.'] : []),
    ...(quickplay ? ['Дзейнічаюць правілы хуткага завяршэння партыі.'] : []),
  ];
}

function special({ specialClock: { value, article } }: BlindRead): string {
  const what = value === 'felt only' ? 'які можна адчуць на дотык' : 'які гаворыць або які можна адчуць на дотык';
  return `Выкарыстоўваюць спецыяльны гадзіннік, ${what} ${by(article)}.`;
}

function late({ late: rule }: TableConditionsTold): readonly string[] {
  if (!rule) return [];
  const { value, article } = rule;
  if (value === null) return [`Наколькі гулец можа спазніцца, вызначаюць правілы спаборніцтва ${by(article)}.`];
  return [
    value === 0
      ? `Гулец, якога няма, калі пускаюць гадзіннік, прайграе ${by(article)}.`
      : `Гулец, які спозніцца больш чым на ${allotted(value, 'accusative')}, прайграе ${by(article)}.`,
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold): readonly string[] {
  const said = [
    ...(arbiter && approved ? ['Арбітр дазволіў карыстацца гэтай праграмай.'] : []),
    ...(play === 'strict' ? ['Шахматны рухавік і падказкі заблакаваны.'] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
