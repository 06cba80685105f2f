/**
 * Positions from which matches begin: known openings after four or five moves, in which neither side stands much better.
 */
export interface Opening {
  readonly name: string;
  readonly fen: string;
}

export const OPENINGS: readonly Opening[] = [
  // e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6
  { name: 'Italian Game', fen: 'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R w KQkq - 0 6' },
  // e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
  { name: 'Ruy Lopez', fen: 'r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6' },
  // e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4
  { name: 'Four Knights Game', fen: 'r1bqk2r/pppp1ppp/2n2n2/1B2p3/1b2P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5' },
  // e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
  { name: 'Sicilian Defence, open', fen: 'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6' },
  // e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7
  { name: 'French Defence', fen: 'rnbqk2r/ppp1bppp/4pn2/3p2B1/3PP3/2N5/PPP2PPP/R2QKBNR w KQkq - 4 5' },
  // e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
  { name: 'Caro-Kann Defence', fen: 'rn1qkbnr/pp2pppp/2p5/5b2/3PN3/8/PPP2PPP/R1BQKBNR w KQkq - 1 5' },
  // d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
  { name: "Queen's Gambit declined", fen: 'rnbqk2r/ppp1bppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR w KQkq - 4 5' },
  // d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5
  { name: 'Slav Defence', fen: 'rn1qkb1r/pp2pppp/2p2n2/5b2/P1pP4/2N2N2/1P2PPPP/R1BQKB1R w KQkq - 1 6' },
  // d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O
  { name: 'Nimzo-Indian Defence', fen: 'rnbq1rk1/pppp1ppp/4pn2/8/1bPP4/2N1P3/PP3PPP/R1BQKBNR w KQ - 1 5' },
  // d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O
  { name: "King's Indian Defence", fen: 'rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R w KQ - 2 6' },
  // c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5
  { name: 'English Opening', fen: 'r1bqkb1r/ppp2ppp/2n5/3np3/8/2N2NP1/PP1PPP1P/R1BQKB1R w KQkq - 0 6' },
  // d4 d5 Nf3 Nf6 Bf4 c5 e3 Nc6
  { name: 'London System', fen: 'r1bqkb1r/pp2pppp/2n2n2/2pp4/3P1B2/4PN2/PPP2PPP/RN1QKB1R w KQkq - 1 5' },
];
