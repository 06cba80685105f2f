/**
 * The conditions of a game at a table in Ukrainian, as they are read out. Where a player is a person, and not a side, he is "гравець".
 */
import type { AssistantDuty } from '../../../src/laws/acts/blind.js';
import type { ByColor, Color } from '../../../src/laws/squares.js';
import type { BlindRead, HelperRead } from '../../../src/questions/conditions.js';
import type { CallStyle } from '../../style.js';
import { eventRules } from '../../phrase/event-rules.js';
import { namedPlayers } from '../named-players.js';
import type { TableConditionsTold, TableConditionsWords } from '../table-conditions.js';
import type { Said } from '../said.js';
import { capitalized } from './counting.js';
import { allotted } from './durations.js';
import { messages } from './messages.js';
import { OF_PLAYER, PLAYERS } from './names.js';
import { time } from './clock.js';

const rulesOfEvent = eventRules(messages);

export const tableConditions: TableConditionsWords = {
  sentences: (told) => [
    `${told.play === 'strict' ? 'Сувора гра' : 'Дружня гра'}. Правила: ${told.edition}.`,
    `${capitalized(time.control(told.time))}.`,
    ...rules(told),
    players(told),
    ...(told.blind ? [boards(told.blind), callers(told.blind)] : []),
    manner(told),
    ...(told.assistants.length === 0 ? ['Жоден гравець не має асистента.'] : told.assistants.map(helper)),
    score(told),
    ...clock(told),
    told.illegalMoves === 'stand'
      ? 'Неможливий хід залишається, доки його не помітять.'
      : 'Неможливий хід програма відхиляє та називає причину.',
    ...agreed(told),
    ...points(told),
    ...late(told),
    told.arbiter ? 'Арбітр присутній.' : 'Арбітра немає.',
    ...locked(told),
  ],
};

function by(article: string): string {
  return `(стаття ${article})`;
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

/** "Гравець, що грає білими". */
const WITH: ByColor<string> = { white: 'білими', black: 'чорними' };

function players({ names, blind }: TableConditionsTold): string {
  const named = namedPlayers(PLAYERS, names);
  const none = 'Жоден гравець не має порушень зору, тож правила для гравців із порушеннями зору не застосовують.';
  if (!blind) return [...named, none].join(' ');
  return [...named, ...have(blind.disabled, 'зору'), ...have(blind.hearingImpaired, 'слуху')].join(' ');
}

function have([one, other]: readonly Color[], of: string): readonly string[] {
  if (one === undefined) return [];
  return [other ? `Обидва гравці мають порушення ${of}.` : `Гравець, що грає ${WITH[one]}, має порушення ${of}.`];
}

function boards({ boards: { count, article } }: BlindRead): string {
  return count === 'two'
    ? `Кожен гравець має власну дошку ${by(article)}.`
    : 'Обидва гравці користуються однією дошкою.';
}

function callers({ callers: { of, article } }: BlindRead): string {
  const [one, other] = of;
  if (one === undefined) return `Кожен гравець оголошує свої ходи та повторює ходи суперника ${by(article)}.`;
  return other === undefined
    ? `Асистент ${OF_PLAYER[one]} оголошує ходи обох гравців ${by(article)}.`
    : `Обидва асистенти оголошують ходи обох гравців ${by(article)}.`;
}

const MANNERS: Readonly<Record<Exclude<CallStyle, 'fide'>, string>> = {
  'fide names': 'за іменами ФІДЕ та числами цієї мови',
  plain: 'простими словами',
  nato: 'за алфавітом НАТО',
  algebraic: 'короткою алгебраїчною нотацією',
  uci: 'нотацією UCI',
};

function manner({ calls: { style, sample }, blind, arbiter }: TableConditionsTold): Said {
  const numbers = blind ? ` ${by(blind.numbers)}` : '';
  if (style === 'fide') {
    return [`Ходи оголошують за зразком ФІДЕ, німецькими числами${numbers}. Наприклад:`, sample];
  }
  const decided = arbiter ? 'так вирішив арбітр' : 'так домовлено';
  const instead = blind ? `, а не німецькими числами: ${decided}${numbers}` : '';
  return [`Ходи оголошують ${MANNERS[style]}${instead}. Наприклад:`, sample];
}

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'робити ходи на дошці суперника',
  announce: 'оголошувати ходи обох гравців',
  score: 'вести запис партії',
  clock: 'перемикати годинник',
  tell: 'повідомляти кількість ходів і витрачений час, лише на прохання',
  claim: 'вимагати перемоги за часом і повідомляти арбітра про торкнуті фігури',
  adjourn: 'виконувати формальності під час відкладання партії',
  move: 'ходити за гравця',
};

function helper({ of, duties }: HelperRead): string {
  const listed = duties.map(({ duty, article }) => `${DUTIES[duty]} ${by(article)}`);
  return `Обов’язки асистента ${OF_PLAYER[of]}: ${listed.join('; ')}.`;
}

function score({ recording, blind }: TableConditionsTold): string {
  if (recording === 'program') return 'Запис партії веде програма.';
  const own = 'Кожен гравець веде власний запис партії.';
  if (!blind) return own;
  const { value, article } = blind.keepingScore;
  return `${own} Дозволено ${value === 'recording device' ? 'звукозаписувальний пристрій' : 'магнітофон'} ${by(article)}.`;
}

function clock({ specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold): readonly string[] {
  return [
    ...(specialClock && blind ? [special(blind)] : []),
    ...(warningsAllowed ? ['Попередження про час дозволено.'] : []),
    ...(quickplay ? ['Діють правила швидкого фінішу.'] : []),
  ];
}

function special({ specialClock: { value, article } }: BlindRead): string {
  const what = value === 'felt only' ? 'який можна відчути на дотик' : 'який говорить або який можна відчути на дотик';
  return `Використовують спеціальний годинник, ${what} ${by(article)}.`;
}

function late({ late: rule }: TableConditionsTold): readonly string[] {
  if (!rule) return [];
  const { value, article } = rule;
  if (value === null) return [`На скільки гравець може запізнитися, визначає регламент змагання ${by(article)}.`];
  return [
    value === 0
      ? `Гравець, якого немає під час пуску годинника, програє ${by(article)}.`
      : `Гравець, який запізниться більш ніж на ${allotted(value, 'accusative')}, програє ${by(article)}.`,
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold): readonly string[] {
  const said = [
    ...(arbiter && approved ? ['Арбітр дозволив користуватися цією програмою.'] : []),
    ...(play === 'strict' ? ['Шаховий рушій і підказки заблоковано.'] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
