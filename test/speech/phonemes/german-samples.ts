/**
 * Samples of all that is said the FIDE way, so that no German word is forgotten.
 */
import { EVERYONE } from '../../../src/laws/roles.js';
import { COLORS, PIECE_KINDS, RANKS, SQUARES, placed, type PlacedPiece } from '../../../src/laws/squares.js';
import type { Call } from '../../../speech/phrase/called-move.js';
import { fideCall, fideSquare, FIDE_EMPTY, FIDE_SHADES, fidePiece } from '../../../speech/phrase/fide.js';
import { fidePieceList, fidePosition } from '../../../speech/phrase/fide-answers.js';

export function germanSamples(): readonly string[] {
  return [...SQUARES.map((square) => fideSquare(square).text), ...calls(), ...answers()];
}

/** Every kind moves, castles, takes every other and gives check or mate; a pawn takes and is promoted. */
function calls(): readonly string[] {
  const ofWhite = { type: 'moved', by: 'white', ply: 1, san: '', audience: EVERYONE } as const;
  const samples: readonly Call[] = [
    ...PIECE_KINDS.map((piece): Call => ({ moved: { ...ofWhite, piece, from: 'a1', to: 'b2' }, sign: 'check' })),
    ...PIECE_KINDS.map((kind): Call => ({
      moved: { ...ofWhite, piece: 'pawn', from: 'e5', to: 'd6' },
      captured: {
        type: 'captured',
        piece: { color: 'black', kind },
        square: 'd5',
        enPassant: true,
        audience: EVERYONE,
      },
      sign: 'mate',
    })),
    {
      moved: { ...ofWhite, piece: 'pawn', from: 'a7', to: 'b8', promotion: 'rook' },
      captured: {
        type: 'captured',
        piece: { color: 'black', kind: 'knight' },
        square: 'b8',
        enPassant: false,
        audience: EVERYONE,
      },
    },
    ...(['short', 'long'] as const).map((castling): Call => ({
      moved: { ...ofWhite, piece: 'king', from: 'e1', to: 'g1', castling },
    })),
  ];
  return samples.map((call) => fideCall(call, { from: true, joined: true, pawn: true, captures: 'piece' }).text);
}

/** One piece and two of each kind, no piece, one empty rank, two and many. */
function answers(): readonly string[] {
  const pieces = COLORS.flatMap((color) => PIECE_KINDS.map((kind) => ({ color, kind })));
  const lists = COLORS.flatMap((color) => [
    { color, kinds: [] },
    ...[['a1'], ['a1', 'b1']].map((squares) => ({
      color,
      kinds: PIECE_KINDS.map((kind) => ({ kind, squares: squares as ('a1' | 'b1')[] })),
    })),
  ]);
  const occupied = new Set(['2', '5']);
  const ranks = RANKS.map((rank) => ({
    rank,
    pieces: occupied.has(rank)
      ? pieces.slice(0, 8).map((piece, index): PlacedPiece => placed(piece, SQUARES[index]!))
      : [],
  }));
  return [
    FIDE_EMPTY,
    ...Object.values(FIDE_SHADES),
    ...pieces.flatMap((piece) => [fidePiece(piece, true), fidePiece(piece, false)]),
    ...lists.map((list) => fidePieceList(list).text),
    fidePosition(ranks).text,
  ];
}
