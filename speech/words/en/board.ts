/**
 * Answers about pieces, attackers and material in English.
 */
import type { PlacedPiece, Color } from '../../../src/laws/squares.js';
import { tellAttackers } from '../attackers-told.js';
import { at, onFile } from '../marks.js';
import { namedPlayers } from '../named-players.js';
import { COUNTED_KINDS, type BoardWords, type MaterialAnswer } from '../board.js';
import { PIECES, PLAYERS, capitalized, colorName, counted, kindName, pieceFirst, pieceName } from './names.js';

export const board: BoardWords = {
  pieces: ({ kind, sides }) =>
    sides.map(({ color, squares }) =>
      squares.length === 0
        ? `${PLAYERS[color]} has no ${PIECES[kind]}s.`
        : `${capitalized(colorName(color))} ${kindName(kind, squares.length)} ${squares.map(at).join(', ')}.`,
    ),
  file: ({ file, pieces }) => `File ${onFile(file)}: ${pieces.map(colored).join(', ') || 'empty'}.`,
  attackers: (answer) =>
    tellAttackers(answer, {
      players: PLAYERS,
      empty: 'empty',
      piece: pieceName,
      list: listOf,
      attackedBy: (pieces) => `Attacked by ${listOf(pieces) || 'nothing'}.`,
      defendedBy: (pieces) => `Defended by ${listOf(pieces) || 'nothing'}.`,
    }),
  captures: ({ color, moves }) => {
    if (moves.length === 0) return `${PLAYERS[color]} can capture nothing.`;
    const told = moves.map(({ piece, from, to }, index) => {
      const name = index === 0 ? pieceFirst({ kind: piece, square: from }) : `${kindName(piece, 1)} ${at(from)}`;
      return `${name} takes ${at(to)}`;
    });
    return `${told.join(', ')}.`;
  },
  material: ({ counts, ahead }) =>
    [materialOf('white', counts), materialOf('black', counts), ...(ahead ? [whoIsAhead(ahead)] : [])].join(' '),
  moveNumber: ({ number, turn }) => `Move ${number}${turn ? `, ${PLAYERS[turn]} to move` : ''}.`,
  opponent: ({ opponent }) => {
    switch (opponent.type) {
      case 'computer':
        return `You are ${PLAYERS[opponent.you]} against the computer, level ${opponent.level}.`;
      case 'player beside you':
        return 'The opponent is the player beside you.';
      case 'at the table':
        return namedPlayers(PLAYERS, opponent.names).join(' ') || 'The game is played at the table.';
    }
  },
  commands: ({ phrases, searched }) => {
    if (searched === undefined) return `Commands: ${phrases.join(', ')}.`;
    return phrases.length > 0 ? `Commands for “${searched}”: ${phrases.join(', ')}.` : `No command for “${searched}”.`;
  },
};

function colored(piece: PlacedPiece): string {
  return `${pieceName(piece)} ${at(piece.square)}`;
}

function listOf(pieces: readonly PlacedPiece[]): string {
  return pieces.map(({ kind, square }) => `${kindName(kind, 1)} ${at(square)}`).join(', ');
}

function materialOf(color: Color, counts: MaterialAnswer['counts']): string {
  const kinds = COUNTED_KINDS.filter((kind) => counts[color][kind] > 0).map((kind) => {
    const count = counts[color][kind];
    return count === 1 ? PIECES[kind] : `${counted(count)} ${PIECES[kind]}s`;
  });
  return `${PLAYERS[color]}: ${kinds.join(', ') || 'king only'}.`;
}

function whoIsAhead(ahead: NonNullable<MaterialAnswer['ahead']>): string {
  if (ahead === 'equal') return 'Material is equal.';
  return `${PLAYERS[ahead.color]} is ${counted(ahead.points)} ${ahead.points === 1 ? 'point' : 'points'} ahead.`;
}
