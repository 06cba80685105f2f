/**
 * Answers about pieces, attackers and material in German.
 */
import type { Color, PlacedPiece } from '../../../src/laws/squares.js';
import { tellAttackers } from '../attackers-told.js';
import { at, onFile } from '../marks.js';
import { namedPlayers } from '../named-players.js';
import { COUNTED_KINDS, type BoardWords, type MaterialAnswer } from '../board.js';
import { capitalized, counted } from './counting.js';
import { PIECES, PLAYERS, bent, byGender, colorBefore, kindName, kindsOf, pieceName, pieceOn } from './names.js';

export const board: BoardWords = {
  pieces: ({ kind, sides }) =>
    sides.map(({ color, squares }) =>
      squares.length === 0
        ? `${PLAYERS[color]} hat ${byGender(kind, 'keinen', 'keine')} ${bent(kind, 'accusative')}.`
        : `${capitalized(colorBefore(color, kind, squares.length))} ${kindName(kind, squares.length)} ${squares.map(at).join(', ')}.`,
    ),
  file: ({ file, pieces }) => `Linie ${onFile(file)}: ${pieces.map(colored).join(', ') || 'leer'}.`,
  attackers: (answer) =>
    tellAttackers(answer, {
      players: PLAYERS,
      empty: 'leer',
      piece: pieceName,
      list: listOf,
      attackedBy: (pieces) => (pieces.length > 0 ? `Angreifer: ${listOf(pieces)}.` : 'Kein Angreifer.'),
      defendedBy: (pieces) => (pieces.length > 0 ? `Verteidiger: ${listOf(pieces)}.` : 'Kein Verteidiger.'),
    }),
  captures: ({ color, moves }) =>
    moves.length === 0
      ? `${PLAYERS[color]} kann nichts schlagen.`
      : `${moves.map(({ piece, from, to }) => `${pieceOn({ kind: piece, square: from })} schlägt ${at(to)}`).join(', ')}.`,
  material: ({ counts, ahead }) =>
    [materialOf('white', counts), materialOf('black', counts), ...(ahead ? [whoIsAhead(ahead)] : [])].join(' '),
  // A number before a full stop would be an ordinal.
  moveNumber: ({ number, turn }) => (turn ? `Zug ${number}, ${PLAYERS[turn]} am Zug.` : `Zug ${number}`),
  opponent: ({ opponent }) => {
    switch (opponent.type) {
      case 'computer':
        return `Gegen den Computer, Stufe ${opponent.level}: Sie haben ${PLAYERS[opponent.you]}.`;
      case 'player beside you':
        return 'Der Gegner ist der Spieler neben Ihnen.';
      case 'at the table':
        return namedPlayers(PLAYERS, opponent.names).join(' ') || 'Die Partie wird am Tisch gespielt.';
    }
  },
  commands: ({ phrases, searched }) => {
    if (searched === undefined) return `Befehle: ${phrases.join(', ')}.`;
    return phrases.length > 0 ? `Befehle zu „${searched}“: ${phrases.join(', ')}.` : `Kein Befehl zu „${searched}“.`;
  },
};

function colored(piece: PlacedPiece): string {
  return `${pieceName(piece)} ${at(piece.square)}`;
}

function listOf(pieces: readonly PlacedPiece[]): string {
  return pieces.map(pieceOn).join(', ');
}

function materialOf(color: Color, counts: MaterialAnswer['counts']): string {
  const kinds = COUNTED_KINDS.filter((kind) => counts[color][kind] > 0).map((kind) => {
    const count = counts[color][kind];
    return count === 1 ? PIECES[kind] : `${counted(count)} ${kindsOf(kind, count)}`;
  });
  return `${PLAYERS[color]}: ${kinds.join(', ') || 'nur der König'}.`;
}

function whoIsAhead(ahead: NonNullable<MaterialAnswer['ahead']>): string {
  if (ahead === 'equal') return 'Das Material ist gleich.';
  const { color, points } = ahead;
  return `${PLAYERS[color]} hat ${points === 1 ? 'einen Punkt' : `${counted(points)} Punkte`} mehr.`;
}
