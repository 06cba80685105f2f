/**
 * The conditions of a game at a table in Macedonian, as they are read out. Where a player is a person, and not a side, he is "играчот".
 */
import type { AssistantDuty } from '../../../src/laws/acts/blind.js';
import type { Color } from '../../../src/laws/squares.js';
import type { BlindRead, HelperRead } from '../../../src/questions/conditions.js';
import type { CallStyle } from '../../style.js';
import { eventRules } from '../../phrase/event-rules.js';
import { namedPlayers } from '../named-players.js';
import type { TableConditionsTold, TableConditionsWords } from '../table-conditions.js';
import type { Said } from '../said.js';
import { allotted } from './durations.js';
import { messages } from './messages.js';
import { PLAYERS, THE_PLAYERS, capitalized } from './names.js';
import { time } from './clock.js';

const rulesOfEvent = eventRules(messages);

export const tableConditions: TableConditionsWords = {
  sentences: (told) => [
    `${told.play === 'strict' ? 'Строга игра' : 'Слободна игра'}. Правила: ${told.edition.replace('FIDE', 'ФИДЕ')}.`,
    `${capitalized(time.control(told.time))}.`,
    ...rules(told),
    players(told),
    ...(told.blind ? [boards(told.blind), callers(told.blind)] : []),
    manner(told),
    ...(told.assistants.length === 0 ? ['Ниеден играч нема помошник.'] : told.assistants.map(helper)),
    score(told),
    ...clock(told),
    told.illegalMoves === 'stand'
      ? 'Нелегален потег останува додека не се забележи.'
      : 'Програмата одбива нелегален потег и ја кажува причината.',
    ...agreed(told),
    ...points(told),
    ...late(told),
    told.arbiter ? 'Присутен е судија.' : 'Нема судија.',
    ...locked(told),
  ],
};

function by(article: string): string {
  return `(член ${article})`;
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
  const none = 'Ниеден играч нема оштетен вид, и правилата за играчи со оштетен вид не важат.';
  if (!blind) return [...named, none].join(' ');
  return [...named, ...have(blind.disabled, 'вид'), ...have(blind.hearingImpaired, 'слух')].join(' ');
}

function have([one, other]: readonly Color[], what: string): readonly string[] {
  if (one === undefined) return [];
  return [other ? `Двајцата играчи имаат оштетен ${what}.` : `Играчот со ${THE_PLAYERS[one]} има оштетен ${what}.`];
}

function boards({ boards: { count, article } }: BlindRead): string {
  return count === 'two' ? `Секој играч има своја табла ${by(article)}.` : 'Двајцата играчи користат една табла.';
}

function callers({ callers: { of, article } }: BlindRead): string {
  const [one, other] = of;
  if (one === undefined) {
    return `Секој играч ги најавува своите потези и ги повторува потезите на противникот ${by(article)}.`;
  }
  return other === undefined
    ? `Помошникот на ${THE_PLAYERS[one]} ги најавува потезите на двајцата играчи ${by(article)}.`
    : `Двајцата помошници ги најавуваат потезите на двајцата играчи ${by(article)}.`;
}

const MANNERS: Readonly<Record<Exclude<CallStyle, 'fide'>, string>> = {
  'fide names': 'со имињата од ФИДЕ и броевите на овој јазик',
  plain: 'со обични зборови',
  nato: 'со азбуката на НАТО',
  algebraic: 'со кратка алгебарска нотација',
  uci: 'со нотација UCI',
};

function manner({ calls: { style, sample }, blind, arbiter }: TableConditionsTold): Said {
  const numbers = blind ? ` ${by(blind.numbers)}` : '';
  if (style === 'fide') {
    return [`Потезите се најавуваат како во ФИДЕ, со германски броеви${numbers}. На пример:`, sample];
  }
  const decided = arbiter ? 'така одлучи судијата' : 'така е договорено';
  const instead = blind ? `, а не со германски броеви: ${decided}${numbers}` : '';
  return [`Потезите се најавуваат ${MANNERS[style]}${instead}. На пример:`, sample];
}

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'игра потези на таблата на противникот',
  announce: 'ги најавува потезите на двајцата играчи',
  score: 'ја запишува партијата',
  clock: 'го притиска часовникот',
  tell: 'ги соопштува бројот на потези и потрошеното време, само ако играчот праша',
  claim: 'бара победа поради истечено време и му кажува на судијата за допрени фигури',
  adjourn: 'ги врши формалностите при прекин на партијата',
  move: 'ги движи фигурите на играчот',
};

function helper({ of, duties }: HelperRead): string {
  const listed = duties.map(({ duty, article }) => `${DUTIES[duty]} ${by(article)}`);
  return `Помошникот на ${THE_PLAYERS[of]} има за задача да: ${listed.join('; ')}.`;
}

function score({ recording, blind }: TableConditionsTold): string {
  if (recording === 'program') return 'Програмата ја запишува партијата.';
  const own = 'Секој играч ја запишува партијата сам.';
  if (!blind) return own;
  const { value, article } = blind.keepingScore;
  return `${own} Дозволен е ${value === 'recording device' ? 'уред за снимање' : 'магнетофон'} ${by(article)}.`;
}

function clock({ specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold): readonly string[] {
  return [
    ...(specialClock && blind ? [special(blind)] : []),
    ...(warningsAllowed ? ['Предупредувањата за времето се дозволени.'] : []),
    ...(quickplay ? ['Важат правилата за забрзан завршеток.'] : []),
  ];
}

function special({ specialClock: { value, article } }: BlindRead): string {
  const what = value === 'felt only' ? 'што се чувствува со допир' : 'што зборува или се чувствува со допир';
  return `Се користи посебен часовник, ${what} ${by(article)}.`;
}

function late({ late: rule }: TableConditionsTold): readonly string[] {
  if (!rule) return [];
  const { value, article } = rule;
  if (value === null) return [`Колку може играч да задоцни, одредуваат правилата на натпреварот ${by(article)}.`];
  return [
    value === 0
      ? `Играч што не е присутен кога се пуштаат часовниците, губи ${by(article)}.`
      : `Играч што доцни повеќе од ${allotted(value)}, губи ${by(article)}.`,
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold): readonly string[] {
  const said = [
    ...(arbiter && approved ? ['Судијата дозволи да се користи оваа програма.'] : []),
    ...(play === 'strict' ? ['Шаховскиот мотор и помошта се заклучени.'] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
