/**
 * What is typed and is no move: offers and their answers, claims, complaints, the clock. A text that can be read as a move is one; these are
 * the words beside. In English, as the page is.
 */
import type { ActDraft, ClaimQuickplay } from '../../src/laws/acts.js';
import type { Complaint } from '../../src/laws/complaint.js';
import type { ClaimGround } from '../../src/laws/draw.js';
import type { Color } from '../../src/laws/squares.js';
import { folded } from './lexicon.js';

/** Acts that need nothing but the word. */
export type PlainAct = Exclude<ActDraft['type'], 'claim' | 'claim quickplay' | 'flag' | 'make'> &
  ('offer' | 'accept' | 'reject' | 'resign' | 'adjust' | 'stop' | 'restart' | 'press');

export type Command =
  | { readonly type: PlainAct }
  /** Of the opponent, where no player is named. */
  | { readonly type: 'flag'; readonly of?: Color }
  /** `move` is what is left to be read as the intended move. */
  | { readonly type: 'claim'; readonly ground: ClaimGround; readonly move?: string }
  | { readonly type: 'claim quickplay'; readonly asks: ClaimQuickplay['asks'] }
  | { readonly type: 'claim of what' }
  /** Of the opponent's last move or press. */
  | { readonly type: 'point out'; readonly what: Complaint }
  | { readonly type: 'ask'; readonly about: 'clocks' | 'time control' };

/** Why a command cannot be understood. Worded with the other refusals. */
export interface CommandRefusal {
  readonly reason: 'claim of what';
}

const PLAIN: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...all(['draw', 'offer draw', 'offer a draw', 'offer'], { type: 'offer' }),
  ...all(['accept', 'accept draw'], { type: 'accept' }),
  ...all(['refuse', 'refuse draw', 'reject', 'reject draw', 'decline', 'decline draw'], { type: 'reject' }),
  ...all(['resign', 'i resign'], { type: 'resign' }),
  ...all(['flag', 'claim flag'], { type: 'flag' }),
  ...all(['flag white', 'white flag'], { type: 'flag', of: 'white' }),
  ...all(['flag black', 'black flag'], { type: 'flag', of: 'black' }),
  ...all(['adjust', 'i adjust', 'jadoube'], { type: 'adjust' }),
  ...all(['stop', 'stop clock', 'stop clocks'], { type: 'stop' }),
  ...all(['restart', 'restart clock', 'restart clocks'], { type: 'restart' }),
  ...all(['press', 'press clock'], { type: 'press' }),
  ...all(['illegal', 'illegal move', 'last move was illegal', 'the last move was illegal'], complain('illegal move')),
  ...all(
    ['pressed without a move', 'pressed without move', 'clock was pressed without a move'],
    complain('pressed without a move'),
  ),
  ...all(['unpromoted', 'pawn unpromoted', 'pawn left unpromoted'], complain('pawn left unpromoted')),
  ...all(['touched piece', 'another piece was touched'], complain('touched piece')),
  ...all(['clock', 'clocks', 'time'], { type: 'ask', about: 'clocks' }),
  ...all(['time control'], { type: 'ask', about: 'time control' }),
  ...all(['claim draw'], { type: 'claim quickplay', asks: 'draw' }),
  ...all(['claim seconds', 'ask for seconds'], { type: 'claim quickplay', asks: 'increment' }),
]);

/** "claim three", "claim threefold repetition", "claim fifty moves", and perhaps the move that is to bring it about. */
const CLAIM =
  /^claim (?:(three(?:fold)?|3)(?: (?:repetition|times))?|(?:fifty|50)(?: moves)?)(?: (?:with |by |after )?(.+))?$/iu;

/** The command that a text is, already plain (`plainText`); `undefined` where it is none. */
export function readCommand(text: string): Command | undefined {
  const words = folded(text).replace(/[.!?\s]+$/u, '');
  const plain = PLAIN.get(words);
  if (plain) return plain;
  // Letters of pieces may be told apart by their case, so the move is left as it was typed.
  const claim = CLAIM.exec(text.replace(/[.!?\s]+$/u, ''));
  if (!claim) return /^claim\b/u.test(words) ? { type: 'claim of what' } : undefined;
  const [, three, move] = claim;
  return {
    type: 'claim',
    ground: three === undefined ? 'fifty moves' : 'threefold',
    ...(move !== undefined && { move }),
  };
}

function all(texts: readonly string[], command: Command): readonly (readonly [string, Command])[] {
  return texts.map((text) => [text, command] as const);
}

function complain(what: Complaint): Command {
  return { type: 'point out', what };
}
