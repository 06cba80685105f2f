/** A move as messages name it. */
import type { Move, PieceKind } from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';

/** A move with the kind of piece that makes it. */
export type NamedMove = Move & { readonly piece: PieceKind };

export type SaidMove = MessageGroups['refusals']['do-you-mean']['moves'][number];

export function saidMove({ piece, from, to, castling, promotion }: NamedMove): SaidMove {
  return { piece, from, to, castling: castling ?? 'none', promotion };
}
