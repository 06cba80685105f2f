/**
 * Answers about pieces, attackers and material in Belarusian.
 */
import type { Color, PieceKind, PlacedPiece } from '../../../src/laws/squares.js';
import { tellAttackers } from '../attackers-told.js';
import { at, onFile } from '../marks.js';
import { namedPlayers } from '../named-players.js';
import { COUNTED_KINDS, type BoardWords, type CountedKind, type MaterialAnswer } from '../board.js';
import { PLAYERS, SIDES, capitalized, colorName, genderOf, kindIn, kindName, pieceFirst, pieceName } from './names.js';
import { counted } from './numbers.js';

/** The genitive plural, which stands after five and more, and after "няма". */
const OF_MANY: Readonly<Record<PieceKind, string>> = {
  king: 'каралёў',
  queen: 'ферзяў',
  rook: 'ладдзяў',
  bishop: 'сланоў',
  knight: 'коней',
  pawn: 'пешак',
};

/** Small numbers before a noun; two has a feminine. */
const NUMBERS = ['', '', 'два', 'тры', 'чатыры', 'пяць', 'шэсць', 'сем', 'восем', 'дзевяць', 'дзесяць'] as const;

export const board: BoardWords = {
  pieces: ({ kind, sides }) =>
    sides.map(({ color, squares }) =>
      squares.length === 0
        ? `У ${SIDES[color].genitive} няма ${OF_MANY[kind]}.`
        : `${capitalized(colorName(color, kind, squares.length))} ${kindName(kind, squares.length)} ${squares.map(at).join(', ')}.`,
    ),
  file: ({ file, pieces }) => `Вертыкаль ${onFile(file)}: ${pieces.map(colored).join(', ') || 'пуста'}.`,
  attackers: (answer) =>
    tellAttackers(answer, {
      players: PLAYERS,
      empty: 'пуста',
      piece: pieceName,
      list: listOf,
      attackedBy: (pieces) => done(pieces, 'Нападае', 'Нападаюць', 'Ніхто не нападае.'),
      defendedBy: (pieces) => done(pieces, 'Абараняе', 'Абараняюць', 'Ніхто не абараняе.'),
    }),
  captures: ({ color, moves }) => {
    if (moves.length === 0) return `${PLAYERS[color]} не могуць нічога ўзяць.`;
    const told = moves.map(({ piece, from, to }, index) => {
      const name = index === 0 ? pieceFirst({ kind: piece, square: from }) : `${kindName(piece, 1)} ${at(from)}`;
      return `${name} бярэ на ${at(to)}`;
    });
    return `${told.join(', ')}.`;
  },
  material: ({ counts, ahead }) =>
    [materialOf('white', counts), materialOf('black', counts), ...(ahead ? [whoIsAhead(ahead)] : [])].join(' '),
  moveNumber: ({ number, turn }) => `Ход ${number}${turn ? `, ходзяць ${SIDES[turn].nominative}` : ''}.`,
  opponent: ({ opponent }) => {
    switch (opponent.type) {
      case 'computer':
        return `Вы гуляеце ${SIDES[opponent.you].instrumental} супраць камп’ютара, узровень ${opponent.level}.`;
      case 'player beside you':
        return 'Праціўнік — гулец побач.';
      case 'at the table':
        return namedPlayers(PLAYERS, opponent.names).join(' ') || 'Партыю гуляюць за сталом.';
    }
  },
  commands: ({ phrases, searched }) => {
    if (searched === undefined) return `Каманды: ${phrases.join(', ')}.`;
    return phrases.length > 0 ? `Каманды для «${searched}»: ${phrases.join(', ')}.` : `Для «${searched}» каманды няма.`;
  },
};

function colored(piece: PlacedPiece): string {
  return `${pieceName(piece)} ${at(piece.square)}`;
}

function listOf(pieces: readonly PlacedPiece[]): string {
  return pieces.map(({ kind, square }) => `${kindName(kind, 1)} ${at(square)}`).join(', ');
}

/** The verb agrees with how many there are. */
function done(pieces: readonly PlacedPiece[], one: string, several: string, nobody: string): string {
  return pieces.length === 0 ? nobody : `${pieces.length === 1 ? one : several}: ${listOf(pieces)}.`;
}

function materialOf(color: Color, counts: MaterialAnswer['counts']): string {
  const kinds = COUNTED_KINDS.filter((kind) => counts[color][kind] > 0).map((kind) =>
    manyOf(kind, counts[color][kind]),
  );
  return `${PLAYERS[color]}: ${kinds.join(', ') || 'толькі кароль'}.`;
}

/** "ладдзя", "дзве ладдзі", "восем пешак". */
function manyOf(kind: CountedKind, count: number): string {
  if (count === 1) return kindIn(kind, 'nominative');
  const number = count === 2 && genderOf(kind) === 'feminine' ? 'дзве' : (NUMBERS[count] ?? String(count));
  return `${number} ${counted(count) === 'few' ? kindIn(kind, 'plural') : OF_MANY[kind]}`;
}

function whoIsAhead(ahead: NonNullable<MaterialAnswer['ahead']>): string {
  if (ahead === 'equal') return 'Матэрыял роўны.';
  const { color, points } = ahead;
  // A voice reads "1" as masculine, so one point is a word.
  const number = points === 1 ? 'адно' : String(points);
  return `${PLAYERS[color]} маюць на ${number} ${{ one: 'ачко', few: 'ачкі', many: 'ачкоў' }[counted(points)]} больш.`;
}
