/** What is done at a table where players are visually disabled (App. D): the steps of a move, what is asked of an assistant, comparing. */
import { rows } from './command.js';

const table = { group: 'at a table', page: 'table', scope: 'board', does: 'bound' } as const;
const step = { ...table, group: 'moving pieces' } as const;

export const TABLE = rows({
  /** Calling one's own move that stands on the board, or repeating what the opponent has called. */
  'say-move': { ...step, keys: [{ key: 'y' }] },
  /** Making on one's own board what the opponent has called. */
  'make-called-move': { ...step, keys: [{ key: 'e' }] },
  /** Announcing a move (D.2.1): this one, or the one that was placed. */
  'call-move': table,
  'call-placed-move': table,
  /** Instead of a slip of the tongue (D.2.8). */
  'correct-call': table,
  /** Repeating what the opponent has announced (D.2.1), with the move or without it. */
  'repeat-call': table,
  'repeat-move': table,
  /** Executing it on one's own board (D.2.1), with the move or without it. */
  'execute-call': table,
  'execute-move': table,
  /** Placing one's piece in another aperture (D.2.3.2). */
  'place-move': table,
  /** Taking what is captured off one's own board (D.2.3.1). */
  'take-off': table,
  'put-piece-back': table,
  /** On one's scoresheet (D.2.7): this move, or the next that does not stand there. */
  'write-move': table,
  'write-next-move': table,
  /** Of one's assistant, and his answer (D.2.10.4). */
  'ask-moves': table,
  'ask-time': table,
  'tell-moves': table,
  'tell-time': table,
  'compare-boards': table,
  /** D.2.9. */
  'mend-board': table,
  'compare-scores': table,
  'read-conditions': table,
  adjourn: table,
});
