/**
 * The conditions of a game at a table in English, as they are read out.
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
import { PLAYERS, capitalized } from './names.js';
import { time } from './clock.js';

const rulesOfEvent = eventRules(messages);

export const tableConditions: TableConditionsWords = {
  sentences: (told) => [
    `${told.play === 'strict' ? 'Strict play' : 'Casual play'}. Laws: ${told.edition}.`,
    `${capitalized(time.control(told.time))}.`,
    ...rules(told),
    players(told),
    ...(told.blind ? [boards(told.blind), callers(told.blind)] : []),
    manner(told),
    ...(told.assistants.length === 0 ? ['Neither player has an assistant.'] : told.assistants.map(helper)),
    score(told),
    ...clock(told),
    told.illegalMoves === 'stand'
      ? 'An illegal move stands until it is found.'
      : 'The program refuses an illegal move and says why.',
    ...agreed(told),
    ...points(told),
    ...late(told),
    told.arbiter ? 'An arbiter is present.' : 'No arbiter is present.',
    ...locked(told),
  ],
};

function by(article: string): string {
  return `(article ${article})`;
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
  const none = 'Neither player is visually disabled, and the rules for visually disabled players are not used.';
  if (!blind) return [...named, none].join(' ');
  return [
    ...named,
    ...are(blind.disabled, 'visually disabled'),
    ...are(blind.hearingImpaired, 'hearing-impaired'),
  ].join(' ');
}

function are([one, other]: readonly Color[], what: string): readonly string[] {
  if (one === undefined) return [];
  return [other ? `Both players are ${what}.` : `${PLAYERS[one]} is ${what}.`];
}

function boards({ boards: { count, article } }: BlindRead): string {
  return count === 'two' ? `Each player has a board of his own ${by(article)}.` : 'Both players use one board.';
}

function callers({ callers: { of, article } }: BlindRead): string {
  const [one, other] = of;
  if (one === undefined) return `Each player calls his moves and repeats the opponent's ${by(article)}.`;
  return other === undefined
    ? `${PLAYERS[one]}'s assistant calls the moves of both players ${by(article)}.`
    : `Both assistants call the moves of both players ${by(article)}.`;
}

const MANNERS: Readonly<Record<Exclude<CallStyle, 'fide'>, string>> = {
  'fide names': 'with the FIDE names and the numbers of this language',
  plain: 'in plain words',
  nato: 'with the NATO alphabet',
  algebraic: 'in short algebraic notation',
  uci: 'in UCI notation',
};

function manner({ calls: { style, sample }, blind, arbiter }: TableConditionsTold): Said {
  const numbers = blind ? ` ${by(blind.numbers)}` : '';
  if (style === 'fide') return [`Moves are called the FIDE way, with German numbers${numbers}. For example:`, sample];
  const decided = arbiter ? 'the arbiter has decided so' : 'it was agreed so';
  const instead = blind ? `, and not with German numbers: ${decided}${numbers}` : '';
  return [`Moves are called ${MANNERS[style]}${instead}. For example:`, sample];
}

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: "making the moves on the opponent's board",
  announce: 'calling the moves of both players',
  score: 'keeping the score',
  clock: 'pressing the clock',
  tell: 'telling the number of moves and the time used, only when asked',
  claim: 'claiming on time and telling the arbiter of touched pieces',
  adjourn: 'the formalities of an adjournment',
  move: "moving the player's pieces",
};

function helper({ of, duties }: HelperRead): string {
  const listed = duties.map(({ duty, article }) => `${DUTIES[duty]} ${by(article)}`);
  return `${PLAYERS[of]}'s assistant has to do: ${listed.join('; ')}.`;
}

function score({ recording, blind }: TableConditionsTold): string {
  if (recording === 'program') return 'The program keeps the score.';
  const own = 'Each player keeps his own score.';
  if (!blind) return own;
  const { value, article } = blind.keepingScore;
  return `${own} ${value === 'recording device' ? 'A recording device' : 'A tape recorder'} may be used ${by(article)}.`;
}

function clock({ specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold): readonly string[] {
  return [
    ...(specialClock && blind ? [special(blind)] : []),
    ...(warningsAllowed ? ['Warnings of time are allowed.'] : []),
    ...(quickplay ? ['The rules for a quickplay finish are used.'] : []),
  ];
}

function special({ specialClock: { value, article } }: BlindRead): string {
  const what = value === 'felt only' ? 'which can be felt' : 'which speaks or can be felt';
  return `A special clock is used, ${what} ${by(article)}.`;
}

function late({ late: rule }: TableConditionsTold): readonly string[] {
  if (!rule) return [];
  const { value, article } = rule;
  if (value === null) return [`How late a player may come is for the event to say ${by(article)}.`];
  return [
    value === 0
      ? `A player who is not there when the clocks are started loses ${by(article)}.`
      : `A player who comes more than ${allotted(value)} late loses ${by(article)}.`,
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold): readonly string[] {
  const said = [
    ...(arbiter && approved ? ['The arbiter has approved the use of this program.'] : []),
    ...(play === 'strict' ? ['Engine and hints are locked.'] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
