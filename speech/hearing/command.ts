/**
 * What is typed and is no move: offers and their answers, claims, complaints, the clock. A text that can be read as a move is one; these are
 * the words beside. In English, as the page is.
 */
import type { ActDraft, ClaimQuickplay } from '../../src/laws/acts.js';
import type { Complaint } from '../../src/laws/complaint.js';
import type { ClaimGround } from '../../src/laws/editions/draw-rules.js';
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
  /** That a move was illegal which may have been answered since: its number on the scoresheet. */
  | { readonly type: 'illegal move'; readonly number: number }
  | { readonly type: 'ask'; readonly about: 'clocks' | 'time control' };

/** Why a command cannot be understood. Worded with the other refusals. */
export type CommandRefusal =
  | { readonly reason: 'claim of what' }
  /** The opponent has made no move of this number. */
  | { readonly reason: 'no such move'; readonly number: number };

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

/** "illegal 12", "illegal move 12", "move 12 was illegal". */
const ILLEGAL = /^(?:illegal(?: move)? (\d{1,4})|move (\d{1,4}) was illegal)$/u;

/** The command that a text is, already plain (`plainText`); `undefined` where it is none. */
export function readCommand(text: string): Command | undefined {
  const words = folded(text).replace(/[.!?\s]+$/u, '');
  const plain = PLAIN.get(words);
  if (plain) return plain;
  const illegal = ILLEGAL.exec(words);
  if (illegal) return { type: 'illegal move', number: Number(illegal[1] ?? illegal[2]) };
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
