/**
 * Answers about pieces, attackers and material in Macedonian.
 */
import type { Color, PlacedPiece } from '../../../src/laws/squares.js';
import { tellAttackers } from '../attackers-told.js';
import { at, onFile } from '../marks.js';
import { namedPlayers } from '../named-players.js';
import { COUNTED_KINDS, type BoardWords, type MaterialAnswer } from '../board.js';
import {
  PIECES,
  PLAYERS,
  THE_PLAYERS,
  THE_PLAYERS_FIRST,
  adjective,
  capitalized,
  countedKind,
  genderOf,
  kindName,
  pieceFirst,
  pieceName,
} from './names.js';
import { count, numeral, type Noun } from './numbers.js';

/** In which pieces are weighed. */
const POINT: Noun = { gender: 'masculine', one: 'поен', counted: 'поена' };

export const board: BoardWords = {
  pieces: ({ kind, sides }) =>
    sides.map(({ color, squares }) =>
      squares.length === 0
        ? `${THE_PLAYERS_FIRST[color]} немаат ${PIECES[kind]}.`
        : `${capitalized(adjective(color, kind, squares.length))} ${kindName(kind, squares.length)} ${squares.map(at).join(', ')}.`,
    ),
  file: ({ file, pieces }) => `Линија ${onFile(file)}: ${pieces.map(colored).join(', ') || 'празна'}.`,
  attackers: (answer) =>
    tellAttackers(answer, {
      players: PLAYERS,
      empty: 'празно',
      piece: pieceName,
      list: listOf,
      attackedBy: (pieces) => done(pieces, 'Напаѓа', 'Напаѓаат', 'Ништо не напаѓа.'),
      defendedBy: (pieces) => done(pieces, 'Брани', 'Бранат', 'Ништо не брани.'),
    }),
  captures: ({ color, moves }) => {
    if (moves.length === 0) return `${THE_PLAYERS_FIRST[color]} не можат ништо да земат.`;
    const told = moves.map(({ piece, from, to }, index) => {
      const name = index === 0 ? pieceFirst({ kind: piece, square: from }) : `${kindName(piece, 1)} ${at(from)}`;
      return `${name} зема на ${at(to)}`;
    });
    return `${told.join(', ')}.`;
  },
  material: ({ counts, ahead }) =>
    [materialOf('white', counts), materialOf('black', counts), ...(ahead ? [whoIsAhead(ahead)] : [])].join(' '),
  moveNumber: ({ number, turn }) => `Потег ${number}${turn ? `, на потег се ${THE_PLAYERS[turn]}` : ''}.`,
  opponent: ({ opponent }) => {
    switch (opponent.type) {
      case 'computer':
        return `Играте со ${THE_PLAYERS[opponent.you]} против компјутерот, ниво ${opponent.level}.`;
      case 'player beside you':
        return 'Противникот е играчот до вас.';
      case 'at the table':
        return namedPlayers(PLAYERS, opponent.names).join(' ') || 'Партијата се игра на маса.';
    }
  },
  commands: ({ phrases, searched }) => {
    if (searched === undefined) return `Наредби: ${phrases.join(', ')}.`;
    return phrases.length > 0 ? `Наредби за „${searched}“: ${phrases.join(', ')}.` : `Нема наредба за „${searched}“.`;
  },
};

function colored(piece: PlacedPiece): string {
  return `${pieceName(piece)} ${at(piece.square)}`;
}

function listOf(pieces: readonly PlacedPiece[]): string {
  return pieces.map(({ kind, square }) => `${kindName(kind, 1)} ${at(square)}`).join(', ');
}

/** The verb agrees with how many there are. */
function done(pieces: readonly PlacedPiece[], one: string, several: string, nothing: string): string {
  return pieces.length === 0 ? nothing : `${pieces.length === 1 ? one : several}: ${listOf(pieces)}.`;
}

function materialOf(color: Color, counts: MaterialAnswer['counts']): string {
  const kinds = COUNTED_KINDS.filter((kind) => counts[color][kind] > 0).map((kind) => {
    const number = counts[color][kind];
    return number === 1 ? PIECES[kind] : `${numeral(number, genderOf(kind))} ${countedKind(kind)}`;
  });
  return `${PLAYERS[color]}: ${kinds.join(', ') || 'само кралот'}.`;
}

function whoIsAhead(ahead: NonNullable<MaterialAnswer['ahead']>): string {
  if (ahead === 'equal') return 'Материјалот е еднаков.';
  return `${THE_PLAYERS_FIRST[ahead.color]} имаат ${count(ahead.points, POINT)} повеќе.`;
}
