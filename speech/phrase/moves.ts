/** Moves as they are called, and what is said around a call: the message of each. */
import type { Captured, Restored } from '../../src/laws/facts.js';
import type { Color } from '../../src/laws/squares.js';
import type { Said, Segment } from '../utterance.js';
import type { Call, CallManner } from './call.js';
import type { Messages } from './say.js';
import { yesOrNo } from './yes-or-no.js';

/** Sentences about moves, into which a call is set that is perhaps of another language. */
export interface MoveWords {
  /** A move in words, with capture, promotion, check and mate: "knight g1 to f3". No full stop. */
  readonly call: (call: Call, manner: CallManner) => string;
  /** The squares of UCI notation, with check and mate in a word, for UCI has no sign for them: "d8 h4, checkmate". */
  readonly uci: (squares: string, sign: Call['sign']) => string;
  /** What is said before a call, where the user wants it: "White:", "Move 12:", "Move 12, White:". One of both is there. */
  readonly heading: (of: { readonly by?: Color; readonly number?: number }) => string;
  /** The answer to "last move"; the call comes last. */
  readonly last: (by: Color, call: Segment) => Said;
  readonly noneYet: () => string;
  readonly lastCapture: (captured: Captured | undefined) => string;
  /** Where the board that is looked at lies in the game; the call comes last. */
  readonly viewing: (move: {
    readonly number: number;
    readonly by: Color;
    readonly way: 'back' | 'forward';
    readonly call: Segment;
  }) => Said;
  readonly viewingStart: () => string;
  readonly viewingPresent: () => string;
  /**
   * The game goes on from an earlier position. `first` is the call of the first move that was taken back, where that is
   * known, and `count` how many were.
   */
  readonly restored: (
    restored: Restored,
    taken?: { readonly first: Segment; readonly by: Color; readonly count: number },
  ) => Said;
}

export function moveWords(messages: Messages<'moves'>): MoveWords {
  const { say, said, phrase } = messages;
  return {
    call: (call, manner) => called(call, manner, messages),
    uci: (squares, sign) => phrase('call-uci', { squares, sign: sign ?? 'none' }),
    heading: (of) => heading(of, messages),
    last: (by, call) => said('last-move', { by, call }),
    noneYet: () => say('no-move-yet'),
    lastCapture: (captured) => lastCapture(captured, messages),
    viewing: (move) => said('viewing-move', move),
    viewingStart: () => say('viewing-start'),
    viewingPresent: () => say('viewing-present'),
    restored: (restored, taken) => restoredTo(restored, taken, messages),
  };
}

function called(call: Call, { from, joined, pawn, captures }: CallManner, { phrase }: Messages<'moves'>): string {
  const { moved, captured } = call;
  const sign = call.sign ?? 'none';
  if (moved.castling) return phrase('call-castling', { side: moved.castling, sign });
  return phrase('call', {
    piece: moved.piece === 'pawn' && !pawn ? undefined : moved.piece,
    from: moved.from,
    origin: yesOrNo(from),
    to: moved.to,
    joined: yesOrNo(joined),
    capture: yesOrNo(captured !== undefined),
    taken: captures === 'piece' ? captured?.piece.kind : undefined,
    enPassant: yesOrNo(captured?.enPassant === true && captures !== 'word'),
    promotion: moved.promotion,
    sign,
  });
}

function heading(
  { by, number }: { readonly by?: Color; readonly number?: number },
  { say }: Messages<'moves'>,
): string {
  if (by === undefined) return number === undefined ? '' : say('heading-number', { number });
  return number === undefined ? say('heading-mover', { by }) : say('heading-both', { number, by });
}

function lastCapture(captured: Captured | undefined, { say }: Messages<'moves'>): string {
  if (!captured) return say('no-capture');
  const { piece, square, enPassant } = captured;
  return say('last-capture', { piece, square, enPassant: yesOrNo(enPassant) });
}

function restoredTo(
  { ply, cause }: Restored,
  taken: { readonly first: Segment; readonly by: Color; readonly count: number } | undefined,
  { say, said }: Messages<'moves'>,
): Said {
  if (taken) return said('fact-restored-move', { cause, ...taken });
  return say(ply === 0 ? 'fact-restored-start' : 'fact-restored-position', { cause });
}
