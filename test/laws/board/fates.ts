/**
 * Positions for both sides, each with a line that mates or with the reason why there is none. That a line is legal and ends in mate is seen
 * by playing it; the reasons were thought out by hand.
 */
export type Fate = { readonly can: string } | { readonly cannot: string };

/** Moves by their squares, "e7e8n" a promotion; no move at all where it is mate already. */
function can(line: string): Fate {
  return { can: line };
}

function cannot(why: string): Fate {
  return { cannot: why };
}

/** What it is, the position, whether White can still mate and whether Black can. */
export const FATES: readonly (readonly [what: string, fen: string, white: Fate, black: Fate])[] = [
  [
    'closed walls: gaps that pawns guard',
    '4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1',
    cannot('no piece ever checks'),
    cannot('no piece ever checks'),
  ],
  [
    'closed walls: pawns on a2, c2, e2, g2',
    '4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/4K3 w - - 0 1',
    cannot('no piece ever checks'),
    cannot('no piece ever checks'),
  ],
  [
    'closed walls: every file closed',
    '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 b - - 0 1',
    cannot('no piece ever checks'),
    cannot('no piece ever checks'),
  ],
  [
    'closed walls: bishops behind pawns of their own colour',
    '2b1k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w - - 0 1',
    cannot('no piece ever checks'),
    cannot('no piece ever checks'),
  ],
  [
    'closed walls: a bishop on the other side of the wall',
    '4k3/8/8/1p1p1p1p/1P1P1P1P/8/2b5/4K3 w - - 0 1',
    cannot('no piece ever checks'),
    cannot('checks on one shade alone, and the other squares stay free'),
  ],
  [
    'closed walls: the right to take en passant is gone',
    '4k3/8/4p3/p2pP1p1/P2P2P1/8/8/4K3 w - - 0 1',
    cannot('no piece ever checks'),
    cannot('no piece ever checks'),
  ],
  [
    'closed walls: pawns that can be taken but never passed',
    '3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1',
    cannot('his lower pawns stop below a6, and those above attack no square of the last rank'),
    cannot(
      'his pawns on a5, c5, e5, g5 never pass those below, and attack no square of the files a, c, e, g, to which the king steps',
    ),
  ],
  [
    'closed walls: a knight that must be taken, and the wall stands',
    '4k3/8/8/p2p2p1/P2P2P1/8/1n6/K7 w - - 0 1',
    can(
      'a1a2 e8d7 a2a3 b2a4 a3a4 d7c7 a4a5 c7b8 a5a6 b8a8 a6b6 a8b8 b6c6 b8a7 c6d5 a7a8 d5c6 a8a7 d4d5 a7a8 d5d6 a8a7 d6d7 a7a8 c6b6 a8b8 b6a6 b8a8 d7d8q',
    ),
    can(
      'a1b1 b2a4 b1a1 a4b2 a1b1 a5a4 b1a1 a4a3 a1b1 a3a2 b1a1 e8d7 a1a2 d7c6 a2a1 c6b5 a1b1 b5a4 b1a1 a4b3 a1b1 b3c3 b1a2 c3c2 a2a1 c2c3 a1b1 c3d4 b1a1 d4c3 a1b1 c3b3 b1a1 d5d4 a1b1 d4d3 b1a1 d3d2 a1b1 d2d1q',
    ),
  ],
  [
    'walls with an entry: taking en passant opens the wall',
    '4k3/8/4p3/p2pP1p1/P2P2P1/8/8/4K3 w - d6 0 1',
    can(
      'e5d6 e8d7 e1d2 d7c6 d2c3 c6b7 c3c4 b7a7 c4b5 a7b7 d4d5 b7a7 b5a5 a7b7 d5e6 b7a7 d6d7 a7b7 e6e7 b7a7 d7d8q a7b7 e7e8q b7a7 d8g5 a7b7 a5b5 b7a7 a4a5 a7b7 a5a6 b7a7 g5e3',
    ),
    can(
      'e5d6 e6e5 e1f1 e5d4 f1g1 d4d3 g1h1 d3d2 h1g1 d2d1q g1g2 d1a4 g2g1 a4g4 g1h1 a5a4 h1h2 a4a3 h2h1 a3a2 h1h2 a2a1q d6d7 g4d7 h2g2 g5g4 g2h2 g4g3 h2g2 e8e7 g2f3 g3g2 f3f2 g2g1b f2g2 e7d6 g2h1 d6d5 h1g2 d5e4 g2h1 d7h3',
    ),
  ],
  [
    'walls with an entry: a way through on c4',
    '4k3/8/8/p5p1/P5P1/8/8/4K3 w - - 0 1',
    can(
      'e1d2 e8d7 d2c3 d7c6 c3c4 c6b7 c4b5 b7a7 b5a5 a7a8 a5a6 a8b8 a4a5 b8a8 a6b6 a8b8 a5a6 b8a8 b6c7 a8a7 c7c6 a7b8 a6a7 b8c8 a7a8q',
    ),
    can(
      'e1d1 e8d7 d1c1 d7c6 c1b1 c6c5 b1a1 c5b4 a1b1 b4a4 b1a1 a4a3 a1b1 a3b3 b1a1 a5a4 a1b1 b3c3 b1a1 c3c2 a1a2 a4a3 a2a1 c2b3 a1b1 b3c3 b1a1 c3c2 a1a2 c2c3 a2b1 a3a2 b1c1 a2a1q',
    ),
  ],
  [
    'walls with an entry: a king already through',
    '4k3/8/8/pK1p2p1/P2P2P1/8/8/8 w - - 0 1',
    can(
      'b5a5 e8f7 a5b4 f7g7 a4a5 g7h7 b4c3 h7g7 a5a6 g7h7 a6a7 h7g7 a7a8q g7h7 a8d5 h7g7 d5g5 g7h7 d4d5 h7h8 c3d4 h8h7 d4e5 h7h8 d5d6 h8h7 e5f6 h7h8 d6d7 h8h7 f6f7 h7h8 d7d8q h8h7 f7f8 h7h8 g5c1 h8h7 g4g5 h7h8 f8f7 h8h7 g5g6',
    ),
    can(
      'b5a6 e8d7 a6b7 d7d6 b7a7 d6e6 a7b7 e6d7 b7b8 d7c6 b8c8 c6b6 c8d7 b6b7 d7d6 b7a6 d6d5 a6b6 d5d6 b6a6 d6c6 a6a7 d4d5 a7a6 d5d6 a6a7 c6c7 a7a6 c7b8 a6b6 d6d7 b6a6 d7d8r a6b6 d8d3 b6a6 d3h3 a6b6 b8a8 b6a6 h3h4 g5h4 a8b8 h4h3 b8a8 h3h2 a8b8 h2h1q g4g5 a6b6 g5g6 b6a6 g6g7 a6b6 g7g8q b6a6 g8g1 h1g1 b8a8 a6b6 a8b8 b6c6 b8a8 g1a1 a8a7 a1a4 a7a8 c6b6 a8b8 b6a6 b8a8 a4a1 a8b8 a5a4 b8a8 a4a3 a8b8 a3a2 b8a8 a6b6 a8b8 b6c6 b8a7 c6c7 a7a8 c7c6 a8b8 c6b6 b8a8 a1b1 a8b8 a2a1q b8c8 b6a6 c8c7 a6a7 c7c6 a7a6 c6c5 a6a7 c5d5 a7a6 d5c6 a6a7 c6c7 a7a6 c7c8 a6b6 c8b8 b6a6 b8a8 a1h8',
    ),
  ],
  [
    'walls with an entry: a pawn with a step left',
    '4k3/6p1/8/p2p4/P2P2P1/8/8/4K3 w - - 0 1',
    can(
      'e1d2 e8f7 d2c3 f7g8 g4g5 g8h7 g5g6 h7g8 c3d3 g8h8 d3e3 h8g8 e3f4 g8h8 f4e5 h8g8 e5d5 g8h8 d5e5 h8g8 d4d5 g8h8 d5d6 h8g8 d6d7 g8h8 d7d8q',
    ),
    can(
      'e1d1 g7g6 d1c1 e8d7 c1b1 d7e6 b1a1 e6f6 g4g5 f6g5 a1b1 g5f4 b1a1 f4e3 a1b1 e3d2 b1a1 d2c1 a1a2 c1c2 a2a1 c2b3 a1b1 b3a3 b1a1 a3a4 a1b1 a4a3 b1a1 a3b3 a1b1 b3c3 b1a1 c3c2 a1a2 a5a4 a2a1 g6g5 a1a2 a4a3 a2a1 g5g4 a1a2 g4g3 a2a1 c2b3 a1b1 b3c3 b1a1 c3c2 a1a2 g3g2 a2a1 c2b3 a1b1 g2g1q',
    ),
  ],
  [
    'walls with an entry: a bishop that takes',
    '2b1k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4KB2 w - - 0 1',
    can(
      'e1d2 e8f7 f1c4 f7g7 c4b5 g7h7 c3c4 h7g7 d2c3 g7h7 c4c5 h7g7 b5a4 g7h7 b4b5 h7g7 b5b6 g7h7 c5c6 h7g7 b6b7 g7h7 c6c7 h7g7 b7b8q g7h7 b8c8 h7g7 c8f5 g7g8 f5e4 g8g7 e4d5 g7h7 e3e4 h7g7 e4e5 g7h7 f4f5 h7g7 e5e6 g7h7 f5f6 h7g8 d5h5 g8f8 d4d5 f8g8 h5g4 g8h7 c3d4 h7h8 d4e5 h8h7 h4h5 h7h8 d5d6 h8h7 h5h6 h7h8 d6d7 h8h7 e6e7 h7h8 f6f7 h8h7 e5f6 h7h8 c7c8q h8h7 d7d8b h7h8 e7e8q h8h7 f7f8n h7h8 f6g6 h8g8 f8h7',
    ),
    can(
      'e1f2 e8d7 f2g1 d7c6 g1h1 c6d6 f1d3 c4d3 h1g1 d3d2 g1h1 d2d1q h1g2 d1d4 g2g1 d4c3 g1h1 c3a3 h1g1 a3e3 g1h1 e3f4 h1g1 a4a3 g1h1 a3a2 h1g1 a2a1q g1g2 e4e3 g2h2 e3e2 h2g2 e2e1q g2h2 e1g3',
    ),
  ],
  [
    'walls with an entry: a knight that jumps and is taken',
    '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2N1K3 w - - 0 1',
    can(
      'c1e2 e8f7 e1d2 f7g7 d2c2 g7h7 e2c1 h7g7 c1b3 g7h7 b3c5 h7g7 c5a4 g7h7 a4b2 h7g7 b2d3 g7h7 a3a4 h7g7 d3e5 g7h7 a4a5 h7g7 a5a6 g7h7 e5c4 h7g7 c4e5 g7h7 c3c4 h7g7 c2c3 g7h7 c4b5 h7g7 b5b6 g7h7 b4b5 h7g7 e5g4 g7h7 g4e5 h7g7 g3g4 g7h7 g4f5 h7g7 e5g6 g7h7 f5f6 h7g8 f4f5 g8h7 a6a7 h7g8 b6b7 g8h7 b5b6 h7g8 f6f7 g8g7 f5f6 g7h7 f7f8b h7g8 g6h8 g8h7 a7a8q h7g8 b7b8n g8h7 b6b7 h7g8 b8c6 g8h7 c6e5 h7g8 e5g6 g8h7 b7b8q h7g8 a8d5 g8h7 d5e4 h7g8 d4d5 g8h7 c3d4 h7g8 d5d6 g8h7 d6d7 h7g8 d7d8n g8h7 d8e6 h7g8 e6g7 g8h7 g7h5 h7g8 f6f7 g8h7 h5f6',
    ),
    can(
      'e1f1 e8d7 f1g1 d7c6 g1h1 c6d6 c1b3 a4b3 h1g1 b3b2 g1h1 b2b1q h1g2 b1b4 g2g1 b4a3 g1h1 a3c3 h1g1 c3e3 g1h1 e3d4 h1g2 c4c3 g2h1 c3c2 h1g2 c2c1q g2h2 c1f4 h2h1 e4e3 h1g1 e3e2 g1h1 e2e1q h1g2 f4g3',
    ),
  ],
  [
    'walls with an entry: a rook that can be given up',
    '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/R3K3 w - - 0 1',
    can(
      'e1d2 e8d7 a1b1 d7c6 b1b3 a4b3 a3a4 c6b7 a4a5 b7a7 a5a6 a7a8 a6a7 a8b7 a7a8b b7a7 a8d5 a7b8 d5c4 b8a7 c4b3 a7b7 c3c4 b7a7 d2c3 a7b7 c4b5 b7a7 c3c4 a7b7 c4c5 b7a7 d4d5 a7b7 b5b6 b7a8 b4b5 a8b7 d5d6 b7a8 c5c6 a8b8 b6b7 b8a7 d6d7 a7b8 d7d8q b8a7 b7b8q',
    ),
    can(
      'e1f1 e8d7 a1b1 d7c6 b1b3 a4b3 f1g1 b3b2 g1h1 b2b1q h1g2 b1b4 g2g1 b4a3 g1h1 a3c3 h1g1 c3e3 g1h1 e3d4 h1g2 c4c3 g2h1 c3c2 h1g2 c2c1q g2h2 c1f4 h2h1 e4e3 h1g1 e3e2 g1h1 e2e1q h1g2 f4g3',
    ),
  ],
  [
    'walls with an entry: a queen that takes',
    '4k3/8/8/p2p2p1/P2P2P1/8/8/3QK3 w - - 0 1',
    can(
      'e1d2 e8f7 d2c3 f7g7 d1a1 g7h7 a1c1 h7g7 c1g5 g7h7 g5d5 h7g7 g4g5 g7h7 d5a5 h7g7 d4d5 g7h7 c3d4 h7g7 d4e5 g7h7 d5d6 h7g7 g5g6 g7g8 e5f6 g8h8 d6d7 h8g8 d7d8q',
    ),
    can(
      'e1d2 e8d7 d2c3 d7c6 d1b1 c6c7 b1e4 d5e4 c3c4 e4e3 c4b5 e3e2 b5a6 e2e1n a6a7 e1c2 a7a8 c2a3 a8a7 a3c4 a7a8 c4b6 a8a7 b6a4 a7a8 a4c5 a8a7 a5a4 a7a8 a4a3 a8a7 a3a2 a7a8 a2a1q',
    ),
  ],
  [
    'bishops: one, and nothing else',
    '4k3/8/8/8/8/8/8/KB6 w - - 0 1',
    cannot('a bishop against nothing that stands in the way'),
    cannot('a lone king'),
  ],
  [
    'bishops: two that go on squares of one colour',
    '4k3/8/8/8/8/4B3/5B2/K7 w - - 0 1',
    cannot('a bishop against nothing that stands in the way'),
    cannot('a lone king'),
  ],
  [
    'bishops: two that go on squares of both colours',
    '4k3/8/8/8/8/4B3/4B3/K7 w - - 0 1',
    can(
      'a1b2 e8f7 b2c3 f7g7 c3d4 g7h7 d4e5 h7g7 e2d1 g7h7 e5f6 h7h8 d1f3 h8h7 e3c1 h7h8 c1d2 h8g8 d2e1 g8h7 f6f7 h7h8 f7f6 h8g8 e1g3 g8h7 f6f7 h7h8 f7f6 h8g8 f3d1 g8h7 f6f7 h7h8 f7f6 h8g8 d1c2 g8h8 c2b1 h8g8 f6g6 g8h8 g6h6 h8g8 b1a2 g8h8 g3e5',
    ),
    cannot('a lone king'),
  ],
  [
    'bishops: one against one on squares of the same colour',
    '2b1k3/8/8/8/8/8/8/KB6 w - - 0 1',
    cannot('a bishop against nothing that stands in the way'),
    cannot('a bishop against nothing that stands in the way'),
  ],
  [
    'bishops: one against one on squares of the other colour',
    '1b1k4/8/8/8/8/8/8/KB6 w - - 0 1',
    can(
      'a1a2 d8c7 a2a3 c7b7 a3a4 b7a7 a4a5 b8h2 b1a2 a7b7 a2b3 b7a7 b3a4 h2b8 a4b5 a7b7 b5a4 b7a8 a5b6 b8h2 a4b5 h2b8 b5c4 b8h2 b6a6 h2b8 c4d5',
    ),
    can('a1a2 d8c7 a2a1 c7b6 a1a2 b6a5 a2a1 a5a4 a1a2 a4b4 a2a1 b4c3 a1a2 b8e5 a2a1 c3b3'),
  ],
  [
    'bishops: one against a rook',
    'r3k3/8/8/8/8/8/8/KB6 w - - 0 1',
    cannot('the rook steps between or takes it'),
    can('a1b2 e8d7 b2c1 d7c6 c1d1 c6d5 d1e1 d5d4 e1f1 d4e3 f1g1 e3f3 g1h1 a8a1 h1g1 f3g3 g1h1 a1b1'),
  ],
  [
    'bishops: one against rooks and a queen',
    'r2qk2r/8/8/8/8/8/8/KB6 w - - 0 1',
    cannot('what stands in the way can step between or take it'),
    can('a1b2 a8a2 b2c1 d8d2'),
  ],
  [
    'bishops: one against a knight',
    'k7/8/n1K5/8/8/8/8/1B6 w - - 0 1',
    can(
      'b1a2 a6b8 c6c7 a8a7 a2b1 a7a8 c7b6 b8a6 b6c6 a6b8 c6b5 a8a7 b1a2 a7b7 a2b1 b7a8 b1d3 b8c6 b5a6 a8b8 a6b6 b8a8 d3a6 c6b8 a6b7',
    ),
    can(
      'c6b5 a6b4 b5a4 b4a2 a4a3 a8a7 a3b2 a7a6 b2a1 a6a5 a1b2 a5a4 b2a1 a4a3 b1c2 a2c1 a1b1 c1e2 b1a1 e2d4 a1b1 d4f3 b1a1 f3d2 c2b1 d2b3',
    ),
  ],
  [
    'bishops: one against a pawn',
    '4k3/p7/8/8/8/8/8/KB6 w - - 0 1',
    can(
      'a1a2 a7a5 a2a3 a5a4 a3b4 a4a3 b4a5 a3a2 a5a6 a2a1b a6b6 e8d7 b6a6 d7c6 a6a7 a1b2 a7a6 b2c1 a6a7 c1d2 a7a6 d2e1 a6a7 e1f2 a7a6 f2a7 b1a2 c6c7 a2b1 c7b8 b1a2 a7d4 a2b1 d4e3 b1a2 b8a8 a2b1 e3f4 a6b6 f4h2 b6a6 a8b8 a6b6 h2g1 b6c6 b8a8 b1d3 a8b8 d3e2 b8a8 c6c7 a8a7 c7c6 a7b8 e2f3 g1a7 f3h1 b8a8 c6c7',
    ),
    can(
      'a1a2 a7a5 a2a3 a5a4 a3b4 a4a3 b4a5 a3a2 a5a6 a2a1q a6b7 a1b1 b7a7 e8d7 a7a8 d7c6 a8a7 c6c7 a7a8 c7b6 a8b8 b1c1 b8a8 b6c6 a8a7 c6c7 a7a8 c7b6 a8b8 b6a6 b8a8 c1c8',
    ),
  ],
  [
    'knights and rooks: one knight, and nothing else',
    '4k3/8/8/8/8/8/8/KN6 w - - 0 1',
    cannot('a knight against nothing that stands in the way'),
    cannot('a lone king'),
  ],
  [
    'knights and rooks: one against a queen',
    '3qk3/8/8/8/8/8/8/KN6 w - - 0 1',
    cannot('the queen takes it, or leaves an escape'),
    can('a1b2 e8d7 b2c1 d7c6 b1a3 c6d5 c1d1 d5e4 d1e1 e4f3 e1f1 f3g3 f1g1 g3f3 g1h1 f3f2 h1h2 f2f1 h2h1 d8h4'),
  ],
  [
    'knights and rooks: one against a rook',
    '3rk3/8/8/8/8/8/8/KN6 w - - 0 1',
    can(
      'a1a2 d8b8 b1d2 e8d7 a2a3 d7c6 d2b3 c6b7 a3a4 b7a7 b3d4 a7b7 a4a5 b7a7 d4b5 a7b7 b5a7 b7a8 a5a6 b8c8 a7b5 c8b8 b5c7',
    ),
    can('a1b2 e8d7 b2c1 d7c6 b1a3 c6d5 c1d1 d5e4 d1e1 e4f3 e1f1 f3g3 f1g1 g3f3 g1h1 f3f2 h1h2 f2f1 h2h1 d8h8'),
  ],
  [
    'knights and rooks: one against a knight',
    '3nk3/8/8/8/8/8/8/KN6 w - - 0 1',
    can(
      'a1b2 e8d7 b1d2 d7c6 b2c1 c6d5 c1d1 d5d4 d1e1 d4e3 e1f1 e3f4 f1g1 f4g3 g1f1 g3h2 f1f2 h2h1 d2f1 d8c6 f1h2 c6d4 h2g4 d4f3 f2g3 f3g1 g4f2',
    ),
    can('a1a2 d8c6 a2a1 c6b4 a1b2 b4a2 b2a1 e8d7 a1b2 d7c6 b2a1 c6b5 a1b2 b5a4 b2a1 a4b3 b1a3 a2b4 a3b1 b4c2'),
  ],
  [
    'knights and rooks: two',
    '4k3/8/8/8/8/8/8/KNN5 w - - 0 1',
    can(
      'a1b2 e8f7 b1d2 f7g7 c1e2 g7h7 b2c3 h7g7 d2f3 g7h7 e2g3 h7g7 c3d4 g7h7 f3h4 h7g7 g3e4 g7h7 d4e5 h7g7 e4g5 g7g8 h4f5 g8h8 e5f6 h8g8 f5h6 g8h8 g5f7 h8h7 h6g4 h7g8 g4e5 g8h7 f7d6 h7g8 d6f5 g8h8 f6g6 h8g8 f5h6 g8h8 e5f7',
    ),
    cannot('a lone king'),
  ],
  [
    'knights and rooks: a king in a cage of his rook and pawns',
    '6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1',
    can('g5f7'),
    can(
      'a1b1 g7g6 b1a1 h7h5 a1b1 h5h4 b1a1 h4h3 a1b1 h3h2 b1a1 h2h1q a1a2 h8g7 a2b2 g7f6 b2a2 f6e5 a2b2 e5d4 b2a2 d4c3 g5f3 h1f3 a2a1 c3c2 a1a2 g6g5 a2a1 g5g4 a1a2 g4g3 a2a1 c2b3 a1b1 b3a3 b1a1 g3g2 a1b1 g2g1b b1a1 a3b3 a1b1 b3c3 b1a1 c3c2 a1a2 c2c1 a2a1 f3a3',
    ),
  ],
  [
    'knights and rooks: a king in a cage of his rook, bishop and pawn',
    '7k/8/8/8/2n5/8/RP6/KB6 b - - 0 1',
    can(
      'h8g7 b2b3 g7f6 b3b4 f6e5 b4b5 e5d5 b5b6 d5c6 b6b7 c4b2 a2b2 c6c7 a1a2 c7b8 a2a3 b8a7 a3a4 a7b8 a4a5 b8a7 b7b8q',
    ),
    can('c4b2 b1c2 h8g7 a1b1 g7f6 b1a1 f6e5 a1b1 e5d4 b1a1 d4c3 a1b1 b2d3 b1a1 d3c1 a1b1 c1e2 b1a1 e2d4 c2b1 d4b3'),
  ],
  [
    'knights and rooks: two knights, one of which must be taken',
    '8/8/8/8/8/8/n1k5/K6n w - - 0 1',
    cannot('a lone king'),
    cannot('Kxa2 leaves a knight alone'),
  ],
  [
    'knights and rooks: a rook that must be taken',
    '8/8/8/8/8/3k4/1r6/K7 w - - 0 1',
    cannot('a lone king'),
    cannot('Kxb2 leaves a lone king'),
  ],
  [
    'knights and rooks: a rook that can be let stand',
    '8/8/8/8/8/3k4/7r/K7 w - - 0 1',
    cannot('a lone king'),
    can('a1b1 d3c3 b1c1 h2h1'),
  ],
  [
    'knights and rooks: a rook that only it takes, with a knight left',
    '8/8/8/8/8/8/r1k5/K6n w - - 0 1',
    cannot('a lone king'),
    cannot('Kxa2 leaves a knight alone'),
  ],
  [
    'promotion: a pawn',
    '4k3/8/8/8/8/8/P7/4K3 w - - 0 1',
    can(
      'e1d2 e8f7 a2a3 f7g7 d2c3 g7h7 a3a4 h7g7 c3d4 g7h7 a4a5 h7g7 d4e5 g7h7 a5a6 h7g7 a6a7 g7h7 e5f6 h7g8 f6g6 g8h8 g6f6 h8h7 f6f7 h7h8 a7a8q h8h7 f7f8 h7h8 a8a1 h8h7 a1g7',
    ),
    cannot('a lone king'),
  ],
  ['promotion: at once with mate', '7k/5P2/6K1/8/8/8/8/8 w - - 0 1', can('f7f8q'), cannot('a lone king')],
  [
    'promotion: the other side must become what stands in the way of a bishop',
    '8/8/8/8/8/8/k1p5/2K4B b - - 0 1',
    can(
      'a2a3 c1d2 c2c1b d2c3 a3a4 c3c4 a4a5 c4c5 a5a6 c5c6 a6a7 c6c7 c1b2 c7c6 a7a8 c6b6 a8b8 b6a6 b2a1 a6b6 a1d4 b6c6 d4a7 h1g2 b8a8 c6c7',
    ),
    can('a2b3 c1d2 c2c1q d2d3 c1h1 d3d4 h1b1 d4e5 b3c3 e5f6 c3d4 f6g7 d4e5 g7g8 e5f6 g8h8 f6g6 h8g8 g6h6 g8h8 b1h7'),
  ],
  [
    'promotion: the other side must become what stands in the way of a knight',
    '8/8/8/8/8/8/k1p5/2K4N b - - 0 1',
    can('a2a1 h1f2 a1a2 f2d3 a2a1 d3e1 a1a2 c1d2 a2b1 d2c3 b1a1 c3b3 c2c1r b3a3 c1b1 e1c2'),
    can('a2b3 c1d2 c2c1q d2d3 c1h1 d3d4 h1b1 d4e5 b3c3 e5f6 c3d4 f6g7 d4e5 g7g8 e5f6 g8h8 f6g6 h8g8 g6h6 g8h8 b1h7'),
  ],
  [
    'promotion: a knight where every other piece leaves stalemate or too little',
    '8/8/8/8/8/k1K5/p7/8 b - - 0 1',
    cannot('a lone king'),
    can('a2a1q c3c2 a1c3 c2b1 c3b2'),
  ],
  [
    'promotion: a pawn that must take the last pawn',
    'k7/8/8/8/8/1p6/P7/K7 w - - 0 1',
    can('a1b2 a8a7 a2a3 a7b7 b2b3 b7a7 a3a4 a7b7 b3b4 b7a7 a4a5 a7b7 b4b5 b7a7 a5a6 a7a8 b5c6 a8b8 a6a7 b8c8 a7a8q'),
    can('a1b1 b3a2 b1a1 a8a7 a1b2 a7a6 b2a1 a6b5 a1b2 b5c4 b2a3 a2a1q'),
  ],
  [
    'promotion: pawns that pass each other',
    '4k3/p7/8/8/8/8/7P/4K3 w - - 0 1',
    can('e1d2 e8d7 d2c3 d7c6 h2h3 c6b7 c3b4 b7a8 h3h4 a8b7 b4a5 b7a8 h4h5 a8b7 h5h6 b7a8 a5a6 a8b8 h6h7 b8a8 h7h8q'),
    can(
      'e1f1 a7a5 f1g1 a5a4 g1h1 a4a3 h1g1 a3a2 g1h1 a2a1q h1g2 e8d7 h2h3 d7c6 g2h2 c6d5 h2g2 d5e4 g2h2 a1a3 h2g1 e4f3 g1h1 f3f2 h1h2 f2f1 h2h1 a3h3',
    ),
  ],
  [
    'one legal move: Kxh5 leaves Black a lone king',
    '8/6P1/5k1K/7r/8/8/8/8 w - - 0 1',
    can(
      'h6h5 f6e5 h5g4 e5d4 g4f3 d4c3 f3e2 c3b2 e2d1 b2a1 d1c1 a1a2 c1c2 a2a1 c2b3 a1b1 g7g8q b1a1 b3c3 a1b1 g8g2 b1a1 c3c2 a1a2 c2c1 a2a1 g2b2',
    ),
    cannot('Kxh5 leaves a lone king'),
  ],
  [
    'one legal move: Kxa5 leaves Black a lone king',
    '8/1P6/K1k5/r7/8/8/8/8 w - - 0 1',
    can('a6a5 c6c5 a5a4 c5c4 a4a3 c4c3 a3a2 c3c2 a2a3 c2b1 b7b8q b1a1 b8b2'),
    cannot('Kxa5 leaves a lone king'),
  ],
  [
    'one legal move: Kxb7 leaves White a lone king',
    'k7/1Q6/8/8/8/8/8/K7 b - - 0 1',
    cannot('Kxb7 leaves a lone king'),
    cannot('a lone king'),
  ],
  [
    'one legal move: Kxg7 leaves White a lone king',
    '7k/6R1/8/8/8/8/8/K7 b - - 0 1',
    cannot('Kxg7 leaves a lone king'),
    cannot('a lone king'),
  ],
  [
    'one legal move: Kb8, and all goes on',
    'k7/1P6/1K6/8/8/8/8/8 b - - 0 1',
    can(
      'a8b8 b6a5 b8a7 a5a4 a7a6 a4a3 a6a5 a3a2 a5a4 a2b1 a4a3 b1c1 a3a2 c1c2 a2a1 c2b3 a1b1 b3c3 b1a1 c3c2 a1a2 b7b8q a2a1 c2b3 a1b1 b3a3 b1a1 b8b2',
    ),
    cannot('a lone king'),
  ],
  [
    'one legal move: Kxh2, and a pawn is left',
    '8/8/8/8/8/5k2/5p1q/7K w - - 0 1',
    cannot('a lone king'),
    can('h1h2 f2f1r h2h3 f1h1'),
  ],
  ['one legal move: Kxg2, and a rook is left', '8/8/8/8/8/5k2/r5q1/7K w - - 0 1', cannot('a lone king'), can('')],
  [
    'one legal move: Kxb7 takes a pawn next to the last',
    'k7/1P6/8/1P6/8/8/8/K7 b - - 0 1',
    can('a8a7 a1a2 a7b8 a2a3 b8a7 a3a4 a7b8 a4a5 b8a7 b7b8b a7b7 b5b6 b7a8 a5b5 a8b7 b8h2 b7a8 b6b7 a8a7 b7b8q'),
    cannot('a lone king'),
  ],
  [
    'one legal move: axb3, the only move of all, and both go on',
    'k7/8/8/8/8/1p6/P7/KB6 w - - 0 1',
    can('a1b2 a8a7 a2a3 a7b7 b2b3 b7a7 a3a4 a7b7 b3b4 b7a7 a4a5 a7b7 b4b5 b7a7 a5a6 a7a8 b5b6 a8b8 a6a7 b8a8 b1e4'),
    can('a1b2 b3a2 b2a3 a2a1q a3b4 a1b1 b4a5 a8b8 a5a6 b8c7 a6a7 b1c1 a7a8 c7b6 a8b8 b6a6 b8a8 c1c8'),
  ],
  ['mated and stalemated: Black is mated', 'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1', can(''), cannot('a lone king')],
  [
    'mated and stalemated: Black is mated, though his rook could mate',
    'k5r1/1Q6/1K6/8/8/8/8/8 b - - 0 1',
    can(''),
    cannot('mated'),
  ],
  ['mated and stalemated: White is mated', '8/8/8/8/8/1k6/1q6/K7 w - - 0 1', cannot('a lone king'), can('')],
  [
    'mated and stalemated: Black is stalemated',
    '7k/7P/6K1/8/8/8/8/8 b - - 0 1',
    cannot('stalemate'),
    cannot('a lone king'),
  ],
  [
    'mated and stalemated: a pawn that stands still for ever, beside one that must be taken',
    '8/8/8/8/8/p1k5/P7/K7 w - - 0 1',
    can(
      'a1b1 c3d4 b1c2 d4e5 c2b3 e5f6 b3a3 f6g7 a3b2 g7h7 a2a3 h7g7 b2c3 g7h7 a3a4 h7g7 c3d4 g7h7 a4a5 h7g7 d4e5 g7h7 a5a6 h7g7 a6a7 g7h7 e5f6 h7g8 f6g6 g8h8 g6f6 h8h7 f6f7 h7h8 f7g6 h8g8 g6h6 g8h8 a7a8q',
    ),
    can(
      'a1b1 c3d4 b1a1 d4e5 a1b1 e5f6 b1a1 f6e7 a1b1 e7d8 b1a1 d8d7 a1b1 d7c7 b1a1 c7b7 a1b1 b7b8 b1c1 b8a7 c1c2 a7a6 c2c1 a6a5 c1c2 a5a4 c2c1 a4b4 c1c2 b4c4 c2c1 c4c3 c1d1 c3b2 d1d2 b2a1 d2c1 a1a2 c1c2 a2a1 c2c1 a3a2 c1d2 a1b1 d2e3 a2a1q e3f3 a1b2 f3g4 b1a2 g4h4 b2a1 h4h3 a2a3 h3g2 a3b3 g2f2 b3c2 f2e3 a1b1 e3d4 b1a1 d4c5 c2b3 c5b5 b3c2 b5b4 a1b1 b4a4 c2c3 a4a3 b1a1',
    ),
  ],
  [
    'mated and stalemated: White is stalemated under a rook',
    '8/8/8/8/8/2k5/1r6/K7 w - - 0 1',
    cannot('a lone king'),
    cannot('stalemate'),
  ],
  [
    'mated and stalemated: Black is stalemated, with pawns on both sides',
    '7k/5Q2/7p/7P/8/8/8/K7 b - - 0 1',
    cannot('stalemate'),
    cannot('stalemate'),
  ],
  [
    'castling rights: Chess960: castling is the only move',
    '4k3/8/b7/8/4n1p1/6Pp/7P/6KR w H - 0 1',
    can(
      'O-O e4d2 g1f2 e8f7 f2e3 f7g7 e3d2 g7h7 d2c3 h7g7 c3d4 g7h7 d4e5 h7g7 f1a1 g7h7 a1a6 h7g7 e5f5 g7h7 f5g4 h7g7 g4h3 g7h7 g3g4 h7g7 h3h4 g7h7 h2h3 h7g7 g4g5 g7h7 h4h5 h7g7 h3h4 g7g8 h5g6 g8h8 h4h5 h8g8 h5h6 g8h8 g6f7 h8h7 g5g6 h7h8 g6g7 h8h7 g7g8q',
    ),
    can(
      'O-O e4f2 f1a1 f2h1 a1b1 h1g3 b1a1 g3h1 a1b1 g4g3 b1a1 g3g2 a1b1 e8d7 b1a1 d7c6 a1b1 c6d5 b1a1 d5e4 a1b1 e4f3 b1a1 h1f2 a1b1 f2d1 b1a1 d1e3 a1b1 e3f1 b1a1 f1h2 a1b1 h2f1 b1a1 h3h2',
    ),
  ],
  [
    'castling rights: the same without the right is stalemate',
    '4k3/8/b7/8/4n1p1/6Pp/7P/6KR w - - 0 1',
    cannot('stalemate'),
    cannot('stalemate'),
  ],
  [
    'castling rights: castling mates',
    '8/8/8/8/8/7R/2k5/R3K3 w Q - 0 1',
    can('a1a2 c2b1 e1e2 b1c1 h3h1'),
    cannot('a lone king'),
  ],
  [
    'castling rights: both may castle',
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    can('a1a7 a8b8 h1h8'),
    can('a1b1 a8a2 b1a1 h8h1'),
  ],
  [
    'castling rights: the start',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    can('g1f3 a7a5 a2a3 d7d5 b2b3 e8d7 c2c3 d7c6 d2d4 c6b5 b3b4 b5c4 e2e3'),
    can('b1a3 a7a5 d2d3 a5a4 e1d2 b7b5 d2c3 d7d5 c3d4 g7g5 d4e5 b8c6'),
  ],
];

/** The same, where only a search sees that neither can mate. */
export const SEARCHED_FATES: typeof FATES = [
  [
    'a king closed in, with bishops of one colour about him',
    '1k6/b1b5/7p/5p1P/5p2/5PpK/6P1/8 w - - 0 1',
    cannot('its pawns never move, nor does anything take one that would let them'),
    cannot(
      'on h4 and h3 he is checked on h4 alone, h3 is no bishop’s square, and Kxg2 with the king on h4 is stalemate',
    ),
  ],
  [
    'tempo moves: a king shut in, whose pawn runs out of moves too soon',
    '5k2/p7/8/8/8/6p1/P5Pp/7K w - - 0 1',
    cannot('his pawn never passes a7, and when it stands he is stalemated'),
    cannot('White is stalemated after four moves, before the king comes to the second rank'),
  ],
  [
    'tempo moves: the same with two pawns each',
    '5k2/p1p5/8/8/8/6p1/P1P3Pp/7K w - - 0 1',
    cannot('his pawns pass none of the others, and when they stand he is stalemated'),
    cannot('g3 and h2 move only when g2 or h1 is left, and neither can be: the king alone does not take g2 from h1'),
  ],
];
