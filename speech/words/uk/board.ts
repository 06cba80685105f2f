/**
 * Answers about pieces, attackers and material in Ukrainian.
 */
import type { Color, PieceKind, PlacedPiece } from '../../../src/laws/squares.js';
import { tellAttackers } from '../attackers-told.js';
import { at, onFile } from '../marks.js';
import { namedPlayers } from '../named-players.js';
import { COUNTED_KINDS, type BoardWords, type MaterialAnswer } from '../board.js';
import { capitalized, counted, countedAs, type CountedWord } from './counting.js';
import {
  EMPTY,
  OF_PLAYER,
  PLAYERS,
  coloredRun,
  genderOf,
  kindAfter,
  kindIn,
  kindName,
  pieceFirst,
  pieceName,
} from './names.js';

/** In which pieces are weighed. A voice reads "1" as masculine, so one point is a word. */
const POINT: CountedWord = { gender: 'masculine', one: 'очко', oneAccusative: 'очко', few: 'очки', many: 'очок' };
/** The genitive plural, which stands after "немає". */
const OF_MANY: Readonly<Record<PieceKind, string>> = {
  king: 'королів',
  queen: 'ферзів',
  rook: 'тур',
  bishop: 'слонів',
  knight: 'коней',
  pawn: 'пішаків',
};

export const board: BoardWords = {
  pieces: ({ kind, sides }) =>
    sides.map(({ color, squares }) =>
      squares.length === 0
        ? `У ${OF_PLAYER[color]} немає ${OF_MANY[kind]}.`
        : `${capitalized(coloredRun(color, kind, squares.length))} ${kindName(kind, squares.length)} ${squares.map(at).join(', ')}.`,
    ),
  file: ({ file, pieces }) => `Вертикаль ${onFile(file)}: ${pieces.map(colored).join(', ') || 'порожня'}.`,
  attackers: (answer) =>
    tellAttackers(answer, {
      players: PLAYERS,
      empty: EMPTY,
      piece: pieceName,
      list: listOf,
      attackedBy: (pieces) => done(pieces, 'Атакує', 'Атакують', 'Ніхто не атакує.'),
      defendedBy: (pieces) => done(pieces, 'Захищає', 'Захищають', 'Ніхто не захищає.'),
    }),
  captures: ({ color, moves }) => {
    if (moves.length === 0) return `${PLAYERS[color]} нічого не можуть взяти.`;
    const told = moves.map(({ piece, from, to }, index) => {
      const name = index === 0 ? pieceFirst({ kind: piece, square: from }) : `${kindName(piece, 1)} ${at(from)}`;
      return `${name} бере на ${at(to)}`;
    });
    return `${told.join(', ')}.`;
  },
  material: ({ counts, ahead }) =>
    [materialOf('white', counts), materialOf('black', counts), ...(ahead ? [whoIsAhead(ahead)] : [])].join(' '),
  moveNumber: ({ number, turn }) => `Хід ${number}${turn ? `, ходять ${PLAYERS[turn].toLowerCase()}` : ''}.`,
  opponent: ({ opponent }) => {
    switch (opponent.type) {
      case 'computer':
        return `Ви граєте ${opponent.you === 'white' ? 'білими' : 'чорними'} проти комп’ютера, рівень ${opponent.level}.`;
      case 'player beside you':
        return 'Суперник — гравець поруч.';
      case 'at the table':
        return namedPlayers(PLAYERS, opponent.names).join(' ') || 'Партію грають за столом.';
    }
  },
  commands: ({ phrases, searched }) => {
    if (searched === undefined) return `Команди: ${phrases.join(', ')}.`;
    return phrases.length > 0
      ? `Команди для «${searched}»: ${phrases.join(', ')}.`
      : `Для «${searched}» команди немає.`;
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
  const kinds = COUNTED_KINDS.filter((kind) => counts[color][kind] > 0).map((kind) => {
    const count = counts[color][kind];
    return count === 1 ? kindIn(kind) : `${counted(count, genderOf(kind))} ${kindAfter(kind, count)}`;
  });
  return `${PLAYERS[color]}: ${kinds.join(', ') || 'лише король'}.`;
}

function whoIsAhead(ahead: NonNullable<MaterialAnswer['ahead']>): string {
  if (ahead === 'equal') return 'Матеріал рівний.';
  const points = ahead.points === 1 ? 'одне очко' : countedAs(ahead.points, POINT, 'accusative');
  return `${PLAYERS[ahead.color]} мають на ${points} більше.`;
}
