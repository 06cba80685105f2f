/** Moves that are measured with. */

/** Spassky–Fischer, Reykjavik 1972, game 17, until White's 31st move. */
export const REYKJAVIK = `
  e4 d6 d4 g6 Nc3 Nf6 f4 Bg7 Nf3 c5 dxc5 Qa5 Bd3 Qxc5 Qe2 O-O Be3 Qa5 O-O Bg4 Rad1 Nc6 Bc4 Nh5 Bb3 Bxc3 bxc3 Qxc3 f5 Nf6
  h3 Bxf3 Qxf3 Na5 Rd3 Qc7 Bh6 Nxb3 cxb3 Qc5 Kh1 Qe5 Bxf8 Rxf8 Re3 Rc8 fxg6 hxg6 Qf4 Qxf4 Rxf4 Nd7 Rf2 Ne5 Kh2 Rc1 Ree2 Nc6
  Rc2 Re1 Rfe2
`
  .trim()
  .split(/\s+/);
