/**
 * The rules for visually disabled players in Ukrainian (App. D). A player is plural, an assistant is not.
 */
import type { BoardsCompared, LeftUndone } from '../../../src/laws/facts.js';
import { sideOf, type Assistant, type Role } from '../../../src/laws/roles.js';
import type { AssistantDuty, BlindRefusal } from '../../../src/laws/acts/blind.js';
import { COLORS, type Color, type Piece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import type { MissingStep, TableHappening, TableWords } from '../table.js';
import { duration } from './durations.js';
import { inFull } from './duties.js';
import { OF_PLAYER, PLAYERS, kindIn, pieceName, theKind } from './names.js';

export const table: TableWords = {
  announced: ({ by, through }, call, instead) =>
    instead
      ? [`${who(by, through, 'виправляють оголошення', 'виправляє оголошення')}:`, call, 'А не:', instead]
      : [`${who(by, through, 'оголошують', 'оголошує')}:`, call],
  repeated: ({ by, through, agrees }, called, repeated) =>
    agrees
      ? `${who(by, through, 'повторюють хід', 'повторює хід')}.`
      : [
          `${who(by, through, 'повторюють інший хід', 'повторює інший хід')}. Оголошено:`,
          called,
          'Повторено:',
          repeated,
        ],
  onBoard: (by, call) => [`На дошці ${OF_PLAYER[by]}:`, call],
  made: (by) => `${PLAYERS[by]} зробили хід.`,
  happening,
  sheetsAgree: () => AGREE,
  sheetsPart: ({ number, by }, { white, black }) => [
    `Хід ${number} ${OF_PLAYER[by]}. Запис білих:`,
    white,
    'Запис чорних:',
    black,
  ],
  refusal,
  windowIsFor: (role) => `Це вікно — для ${FOR[role]}.`,
};

/** "Білі оголошують"; "Асистент білих за чорних оголошує". */
function who(by: Color, through: Assistant | undefined, they: string, he: string): string {
  if (!through) return `${PLAYERS[by]} ${they}`;
  const side = sideOf(through) ?? by;
  return `Асистент ${OF_PLAYER[side]}${side === by ? '' : ` за ${OF_PLAYER[by]}`} ${he}`;
}

function happening(fact: TableHappening): string {
  switch (fact.type) {
    case 'taken off':
      return `${PLAYERS[fact.by]} знімають ${theKind(fact.piece, 'accusative')}.`;
    case 'placed': {
      const { kind, square } = fact.piece;
      return `${PLAYERS[fact.by]} ставлять ${kindIn(kind, 'accusative')} на ${at(square)}.`;
    }
    case 'pieces put back':
      return `${PLAYERS[fact.by]} повертають усе на місце.`;
    case 'left undone':
      return UNDONE[fact.what](fact.by);
    case 'boards compared':
      return compared(fact);
    case 'board mended':
      return `Дошку ${OF_PLAYER[fact.of]} виправлено.`;
    case 'asked':
      return `${PLAYERS[fact.by]} питають про ${fact.about === 'moves' ? 'кількість ходів' : 'витрачений час'}.`;
    case 'told':
      return fact.about === 'moves'
        ? `Завершених ходів: білі ${fact.values.white}, чорні ${fact.values.black}.`
        : `Витрачений час: білі ${duration(fact.values.white)}, чорні ${duration(fact.values.black)}.`;
  }
}

const UNDONE: Readonly<Record<LeftUndone['what'], (by: Color) => string>> = {
  announcing: (by) => `${PLAYERS[by]} не оголосили хід.`,
  repeating: (by) => `${PLAYERS[by]} не повторили хід.`,
  executing: (by) => `Хід суперника не зроблено на дошці ${OF_PLAYER[by]}.`,
};

const AGREE = 'Записи однакові.';

function compared({ differences, scores, mends }: BoardsCompared): string {
  if (differences.length === 0) return 'Позиції на дошках однакові.';
  const squares = differences.map(
    ({ square, white, black }) => `${at(square)}: у білих ${standing(white)}, у чорних ${standing(black)}.`,
  );
  const ruled =
    scores === 'differ' ? ['Записи теж різні.'] : [AGREE, ...COLORS.filter((color) => mends.includes(color)).map(mend)];
  return ['Позиції на дошках різні.', ...squares, ...ruled].join(' ');
}

function standing(piece: Piece | undefined): string {
  return piece ? pieceName(piece) : 'порожньо';
}

function mend(color: Color): string {
  return `${PLAYERS[color]} повинні виправити позицію на дошці.`;
}

function refusal(refusal: BlindRefusal): string {
  switch (refusal.reason) {
    case 'rules not used':
      return 'У цій партії правила для гравців із порушеннями зору не застосовують.';
    case 'move not made':
      return `${MISSING[refusal.missing]} Потім перемкніть годинник.`;
    case 'nothing to put back':
      return 'Немає чого повертати на місце.';
    case 'nothing to take off':
      return `На ${at(refusal.square)} немає фігури суперника.`;
    case 'announced already':
      return 'Цей хід уже оголошено.';
    case 'too late to correct':
      return 'Пізно: оголошення виправляють лише до того, як піде годинник суперника.';
    case 'nothing due':
      return 'Зараз нічого оголошувати, повторювати чи виконувати на вашій дошці.';
    case 'nothing announced':
      return 'Суперник не оголосив ходу.';
    case 'repeated already':
      return 'Хід уже повторено.';
    case 'not the move announced':
      return `Це не оголошений хід. Оголошено: ${inFull(refusal.called)}.`;
    case 'boards differ':
      return 'У партії там немає вашої фігури: позиції на дошках різні. Попросіть порівняти дошки.';
    case 'one board':
      return 'У цій партії обидва гравці користуються однією дошкою.';
    case 'nothing to mend':
      return 'На цій дошці немає чого виправляти.';
    case 'not asked':
      return 'Асистент повідомляє це лише на прохання гравця.';
    case 'not a duty':
      return `У цій партії асистент не повинен ${DUTIES[refusal.duty]}.`;
    case 'assistant needed':
      return 'Проти суперника із порушеннями слуху потрібен асистент.';
  }
}

const MISSING: Readonly<Record<MissingStep, string>> = {
  capture: 'Спочатку зніміть узяту фігуру.',
  placing: 'Спочатку зробіть хід на дошці.',
  announcing: 'Спочатку оголосіть хід.',
};

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'робити ходи на іншій дошці',
  announce: 'оголошувати чи повторювати ходи',
  score: 'вести запис партії',
  clock: 'перемикати годинник',
  tell: 'повідомляти ходи та час',
  claim: 'подавати вимоги чи кликати арбітра',
  adjourn: 'записувати хід при відкладанні',
  move: 'ходити за гравця',
};

const FOR: Readonly<Record<Role | 'both players', string>> = {
  'both players': 'обох гравців',
  white: 'білих',
  black: 'чорних',
  'assistant of white': 'асистента білих',
  'assistant of black': 'асистента чорних',
  arbiter: 'арбітра',
  onlooker: 'глядачів',
};
