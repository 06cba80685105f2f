/**
 * Moves and positions as they are written: `anna-hector/notation`. Reading gives descriptions, which a position turns into moves
 * (`movesDescribed`); nothing throws on what somebody typed.
 */
export { readAlgebraic, type Reading } from './algebraic.js';
export { ALPHABETS, type Alphabet } from './alphabets.js';
export { movesDescribed, type MoveDescription } from './description.js';
export { readDescriptive } from './descriptive.js';
export { readFen, type FenRefusal, type FenResult } from './fen.js';
export { readNumeric } from './iccf.js';
export { readPawnCapture } from './algebraic.js';
export { writePgn, type PgnGame, type PgnPlayer } from './pgn.js';
export { inAlphabet, makeShort } from './algebraic.js';
export { readTimeControl, writeTimeControl, type ReadTimeControl } from './pgn-time-control.js';
