/** Spassky–Fischer, Reykjavik, 22 August 1972, game 17, move for move as the page on repetition prints it. */
import { startPosition, type Position } from '../../src/laws/board/board.js';
import type { Move } from '../../src/laws/squares.js';

export const SCORE =
  'e4 d6 d4 g6 Nc3 Nf6 f4 Bg7 Nf3 c5 dxc5 Qa5 Bd3 Qxc5 Qe2 O-O Be3 Qa5 O-O Bg4 Rad1 Nc6 Bc4 Nh5 Bb3 Bxc3 bxc3 Qxc3 ' +
  'f5 Nf6 h3 Bxf3 Qxf3 Na5 Rd3 Qc7 Bh6 Nxb3 cxb3 Qc5 Kh1 Qe5 Bxf8 Rxf8 Re3 Rc8 fxg6 hxg6 Qf4 Qxf4 Rxf4 Nd7 Rf2 Ne5 ' +
  'Kh2 Rc1 Ree2 Nc6 Rc2 Re1 Rfe2 Ra1 Kg3 Kg7 Rcd2 Rf1 Rf2 Re1 Rfe2 Rf1 Re3 a6 Rc3 Re1 Rc4 Rf1 Rdc2 Ra1 Rf2 Re1 Rfc2 ' +
  'g5 Rc1 Re2 R1c2 Re1 Rc1 Re2 R1c2';

/** The legal move that is written so, without the marks for check and mate. */
export function written(position: Position, san: string): Move {
  const found = position.legalMoves().find((move) => position.san(move).replace(/[+#]$/, '') === san);
  if (!found) throw new Error(`${san} in ${position.fen()}`);
  return found;
}

/** Every position of the game; the last one is that after 45.Rc2. */
export function reykjavik17(): readonly Position[] {
  const positions = [startPosition()];
  for (const san of SCORE.split(' ')) {
    const position = positions.at(-1)!;
    positions.push(position.play(written(position, san)));
  }
  return positions;
}
