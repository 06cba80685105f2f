/**
 * The rules for visually disabled players in Macedonian (App. D). A player is plural, an assistant is not.
 */
import type { BoardsCompared, LeftUndone } from '../../../src/laws/facts.js';
import { sideOf, type Assistant, type Role } from '../../../src/laws/roles.js';
import type { AssistantDuty, BlindRefusal } from '../../../src/laws/acts/blind.js';
import { COLORS, type Color, type Piece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import type { MissingStep, TableHappening, TableWords } from '../table.js';
import { duration } from './durations.js';
import { inFull } from './duties.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST, clitic, pieceName, theKind, theKindAlone } from './names.js';

export const table: TableWords = {
  announced: ({ by, through }, call, instead) =>
    instead
      ? [`${who(by, through, 'ја исправаат најавата', 'ја исправа најавата')}:`, call, 'А не:', instead]
      : [`${who(by, through, 'најавуваат', 'најавува')}:`, call],
  repeated: ({ by, through, agrees }, called, repeated) =>
    agrees
      ? `${who(by, through, 'го повторуваат потегот', 'го повторува потегот')}.`
      : [
          `${who(by, through, 'повторуваат друг потег', 'повторува друг потег')}. Најавено:`,
          called,
          'Повторено:',
          repeated,
        ],
  onBoard: (by, call) => [`На таблата на ${THE_PLAYERS[by]}:`, call],
  made: (by) => `${THE_PLAYERS_FIRST[by]} го направија потегот.`,
  happening,
  sheetsAgree: () => AGREE,
  sheetsPart: ({ number, by }, { white, black }) => [
    `Потег ${number} на ${THE_PLAYERS[by]}. Запис на белите:`,
    white,
    'Запис на црните:',
    black,
  ],
  refusal,
  windowIsFor: (role) => `Овој прозорец е за ${FOR[role]}.`,
};

/** "Белите најавуваат"; "Помошникот на белите, за црните, најавува". */
function who(by: Color, through: Assistant | undefined, they: string, he: string): string {
  if (!through) return `${THE_PLAYERS_FIRST[by]} ${they}`;
  const side = sideOf(through) ?? by;
  return `Помошникот на ${THE_PLAYERS[side]}${side === by ? '' : `, за ${THE_PLAYERS[by]},`} ${he}`;
}

function happening(fact: TableHappening): string {
  switch (fact.type) {
    case 'taken off':
      return `${THE_PLAYERS_FIRST[fact.by]} ${clitic(fact.piece.kind)} симнуваат ${theKind(fact.piece)}.`;
    case 'placed': {
      const { kind, square } = fact.piece;
      return `${THE_PLAYERS_FIRST[fact.by]} ${clitic(kind)} ставаат ${theKindAlone(kind)} на ${at(square)}.`;
    }
    case 'pieces put back':
      return `${THE_PLAYERS_FIRST[fact.by]} ги враќаат фигурите на место.`;
    case 'left undone':
      return UNDONE[fact.what](fact.by);
    case 'boards compared':
      return compared(fact);
    case 'board mended':
      return `Таблата на ${THE_PLAYERS[fact.of]} е исправена.`;
    case 'asked':
      return `${THE_PLAYERS_FIRST[fact.by]} прашуваат за ${fact.about === 'moves' ? 'бројот на потези' : 'потрошеното време'}.`;
    case 'told':
      return fact.about === 'moves'
        ? `Завршени потези: белите ${fact.values.white}, црните ${fact.values.black}.`
        : `Потрошено време: белите ${duration(fact.values.white)}, црните ${duration(fact.values.black)}.`;
  }
}

const UNDONE: Readonly<Record<LeftUndone['what'], (by: Color) => string>> = {
  announcing: (by) => `${THE_PLAYERS_FIRST[by]} не го најавија потегот.`,
  repeating: (by) => `${THE_PLAYERS_FIRST[by]} не го повторија потегот.`,
  executing: (by) => `Потегот на противникот не е извршен на таблата на ${THE_PLAYERS[by]}.`,
};

const AGREE = 'Записите се исти.';

function compared({ differences, scores, mends }: BoardsCompared): string {
  if (differences.length === 0) return 'Таблите се исти.';
  const squares = differences.map(
    ({ square, white, black }) => `${at(square)}: кај белите ${standing(white)}, кај црните ${standing(black)}.`,
  );
  const ruled =
    scores === 'differ'
      ? ['И записите се разликуваат.']
      : [AGREE, ...COLORS.filter((color) => mends.includes(color)).map(mend)];
  return ['Таблите се разликуваат.', ...squares, ...ruled].join(' ');
}

function standing(piece: Piece | undefined): string {
  return piece ? pieceName(piece) : 'празно';
}

function mend(color: Color): string {
  return `${THE_PLAYERS_FIRST[color]} мора да ја исправат таблата.`;
}

function refusal(refusal: BlindRefusal): string {
  switch (refusal.reason) {
    case 'rules not used':
      return 'Во оваа партија не важат правилата за играчи со оштетен вид.';
    case 'move not made':
      return `${MISSING[refusal.missing]} Потоа притиснете го часовникот.`;
    case 'nothing to put back':
      return 'Нема што да се врати на место.';
    case 'nothing to take off':
      return `На ${at(refusal.square)} нема фигура на противникот.`;
    case 'announced already':
      return 'Тој потег е веќе најавен.';
    case 'too late to correct':
      return 'Доцна е: најавата се исправа само пред да потече часовникот на противникот.';
    case 'nothing due':
      return 'Сега нема што да се најави, повтори или изведе на вашата табла.';
    case 'nothing announced':
      return 'Противникот не најавил потег.';
    case 'repeated already':
      return 'Потегот е веќе повторен.';
    case 'not the move announced':
      return `Тоа не е најавениот потег. Најавено е: ${inFull(refusal.called)}.`;
    case 'boards differ':
      return 'Во партијата таму нема ваша фигура: таблите се разликуваат. Побарајте да се споредат.';
    case 'one board':
      return 'Во оваа партија двајцата играчи користат една табла.';
    case 'nothing to mend':
      return 'На таа табла нема што да се исправи.';
    case 'not asked':
      return 'Помошникот го кажува тоа само ако играчот праша.';
    case 'not a duty':
      return `Во оваа партија помошникот не смее да ${DUTIES[refusal.duty]}.`;
    case 'assistant needed':
      return 'Против противник со оштетен слух е потребен помошник.';
  }
}

const MISSING: Readonly<Record<MissingStep, string>> = {
  capture: 'Прво симнете ја земената фигура од таблата.',
  placing: 'Прво одиграјте го потегот на таблата.',
  announcing: 'Прво најавете го потегот.',
};

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'игра потези на другата табла',
  announce: 'најавува или повторува потези',
  score: 'ја запишува партијата',
  clock: 'го притиска часовникот',
  tell: 'ги соопштува потезите и времето',
  claim: 'поднесува барања или вика судија',
  adjourn: 'го ковертира потегот',
  move: 'ги движи фигурите на играчот',
};

const FOR: Readonly<Record<Role | 'both players', string>> = {
  'both players': 'двајцата играчи',
  white: 'белите',
  black: 'црните',
  'assistant of white': 'помошникот на белите',
  'assistant of black': 'помошникот на црните',
  arbiter: 'судијата',
  onlooker: 'гледачите',
};
