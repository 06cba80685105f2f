/**
 * The rules for visually disabled players in Belarusian (App. D). A player is plural, an assistant is not.
 */
import type { BoardsCompared, LeftUndone } from '../../../src/laws/facts.js';
import { sideOf, type Assistant, type Role } from '../../../src/laws/roles.js';
import type { AssistantDuty, BlindRefusal } from '../../../src/laws/acts/blind.js';
import { COLORS, type Color, type Piece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import type { MissingStep, TableHappening, TableWords } from '../table.js';
import { duration } from './durations.js';
import { inFull } from './duties.js';
import { PLAYERS, SIDES, kindIn, pieceName, theKind } from './names.js';

export const table: TableWords = {
  announced: ({ by, through }, call, instead) =>
    instead
      ? [`${who(by, through, 'выпраўляюць аб’яўлены ход', 'выпраўляе аб’яўлены ход')}:`, call, 'А не:', instead]
      : [`${who(by, through, 'аб’яўляюць', 'аб’яўляе')}:`, call],
  repeated: ({ by, through, agrees }, called, repeated) =>
    agrees
      ? `${who(by, through, 'паўтараюць ход', 'паўтарае ход')}.`
      : [`${who(by, through, 'паўтараюць іншы ход', 'паўтарае іншы ход')}. Аб’яўлены:`, called, 'Паўтораны:', repeated],
  onBoard: (by, call) => [`На дошцы ${SIDES[by].genitive}:`, call],
  made: (by) => `${PLAYERS[by]} зрабілі ход.`,
  happening,
  sheetsAgree: () => AGREE,
  sheetsPart: ({ number, by }, { white, black }) => [
    `Ход ${number} ${SIDES[by].genitive}. Запіс белых:`,
    white,
    'Запіс чорных:',
    black,
  ],
  refusal,
  windowIsFor: (role) => `Гэта акно — для ${FOR[role]}.`,
};

/** "Белыя аб’яўляюць"; "Асістэнт белых за чорных аб’яўляе". */
function who(by: Color, through: Assistant | undefined, they: string, he: string): string {
  if (!through) return `${PLAYERS[by]} ${they}`;
  const side = sideOf(through) ?? by;
  return `Асістэнт ${SIDES[side].genitive}${side === by ? '' : ` за ${SIDES[by].genitive}`} ${he}`;
}

function happening(fact: TableHappening): string {
  switch (fact.type) {
    case 'taken off':
      return `${PLAYERS[fact.by]} здымаюць ${theKind(fact.piece, 'accusative')}.`;
    case 'placed': {
      const { kind, square } = fact.piece;
      return `${PLAYERS[fact.by]} ставяць ${kindIn(kind, 'accusative')} на ${at(square)}.`;
    }
    case 'pieces put back':
      return `${PLAYERS[fact.by]} вяртаюць усё на месца.`;
    case 'left undone':
      return UNDONE[fact.what](fact.by);
    case 'boards compared':
      return compared(fact);
    case 'board mended':
      return `Дошка ${SIDES[fact.of].genitive} выпраўлена.`;
    case 'asked':
      return `${PLAYERS[fact.by]} пытаюцца пра ${fact.about === 'moves' ? 'колькасць хадоў' : 'выдаткаваны час'}.`;
    case 'told':
      return fact.about === 'moves'
        ? `Завершана хадоў: белыя ${fact.values.white}, чорныя ${fact.values.black}.`
        : `Выдаткаваны час: белыя ${duration(fact.values.white)}, чорныя ${duration(fact.values.black)}.`;
  }
}

const UNDONE: Readonly<Record<LeftUndone['what'], (by: Color) => string>> = {
  announcing: (by) => `${PLAYERS[by]} не аб’явілі ход.`,
  repeating: (by) => `${PLAYERS[by]} не паўтарылі ход.`,
  executing: (by) => `Ход праціўніка не зроблены на дошцы ${SIDES[by].genitive}.`,
};

const AGREE = 'Запісы аднолькавыя.';

function compared({ differences, scores, mends }: BoardsCompared): string {
  if (differences.length === 0) return 'Пазіцыі на дошках аднолькавыя.';
  const squares = differences.map(
    ({ square, white, black }) => `${at(square)}: у белых ${standing(white)}, у чорных ${standing(black)}.`,
  );
  const ruled =
    scores === 'differ'
      ? ['Запісы таксама розныя.']
      : [AGREE, ...COLORS.filter((color) => mends.includes(color)).map(mend)];
  return ['Пазіцыі на дошках розныя.', ...squares, ...ruled].join(' ');
}

function standing(piece: Piece | undefined): string {
  return piece ? pieceName(piece) : 'пуста';
}

function mend(color: Color): string {
  return `${PLAYERS[color]} павінны выправіць пазіцыю на дошцы.`;
}

function refusal(refusal: BlindRefusal): string {
  switch (refusal.reason) {
    case 'rules not used':
      return 'У гэтай партыі правілы для сляпых і слабавідучых гульцоў не дзейнічаюць.';
    case 'move not made':
      return `${MISSING[refusal.missing]} Потым націсніце на гадзіннік.`;
    case 'nothing to put back':
      return 'Няма чаго вяртаць на месца.';
    case 'nothing to take off':
      return `На ${at(refusal.square)} няма фігуры праціўніка.`;
    case 'announced already':
      return 'Гэты ход ужо аб’яўлены.';
    case 'too late to correct':
      return 'Позна: аб’яўлены ход выпраўляюць, толькі пакуль не пайшоў час праціўніка.';
    case 'nothing due':
      return 'Зараз няма чаго аб’яўляць, паўтараць ці выконваць на вашай дошцы.';
    case 'nothing announced':
      return 'Праціўнік не аб’явіў хода.';
    case 'repeated already':
      return 'Ход ужо паўтораны.';
    case 'not the move announced':
      return `Аб’яўлены быў іншы ход: ${inFull(refusal.called)}.`;
    case 'boards differ':
      return 'У партыі там няма вашай фігуры: пазіцыі на дошках розныя. Папрасіце параўнаць іх.';
    case 'one board':
      return 'У гэтай партыі абодва гульцы карыстаюцца адной дошкай.';
    case 'nothing to mend':
      return 'На гэтай дошцы няма чаго выпраўляць.';
    case 'not asked':
      return 'Асістэнт кажа гэта, толькі калі гулец пытаецца.';
    case 'not a duty':
      return `У гэтай партыі асістэнт не павінен ${DUTIES[refusal.duty]}.`;
    case 'assistant needed':
      return 'Супраць слабачуючага праціўніка патрэбны асістэнт.';
  }
}

const MISSING: Readonly<Record<MissingStep, string>> = {
  capture: 'Спачатку зніміце ўзятую фігуру.',
  placing: 'Спачатку зрабіце ход на дошцы.',
  announcing: 'Спачатку аб’явіце ход.',
};

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'рабіць хады на другой дошцы',
  announce: 'аб’яўляць ці паўтараць хады',
  score: 'весці запіс партыі',
  clock: 'націскаць на гадзіннік',
  tell: 'паведамляць хады і час',
  claim: 'патрабаваць ці клікаць арбітра',
  adjourn: 'запячатваць ход',
  move: 'хадзіць за гульца',
};

const FOR: Readonly<Record<Role | 'both players', string>> = {
  'both players': 'абодвух гульцоў',
  white: 'белых',
  black: 'чорных',
  'assistant of white': 'асістэнта белых',
  'assistant of black': 'асістэнта чорных',
  arbiter: 'арбітра',
  onlooker: 'гледачоў',
};
