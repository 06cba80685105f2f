/**
 * A line that was typed: a move, a command, or what is near to one.
 */
import { positionOf, type Game } from '../../src/laws/game.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { TEXT_LIMIT } from '../../src/notation/typed-text.js';
import type { CommandRefusal, ReadCommand } from './commands/commands.js';
import { readPhrase } from './commands/pattern.js';
import { readersFor } from './commands/places.js';
import { hearExactly, isSurelyMove } from './exactly.js';
import type { HearContext, Heard, NearTyped } from './heard.js';
import { allOf, pageFirst, type HeardLanguages } from './languages.js';
import { folded } from './lexicon.js';
import { EVERY_PHRASE, type PhraseBook } from './phrase-book.js';
import { wordsOf } from './tokens.js';
import { writtenText } from './written.js';

/** What a line means: a move, or a command. */
export type HeardLine =
  | Heard
  | { readonly type: 'command'; readonly command: ReadCommand }
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };

export interface LineContext extends HearContext {
  /** The sides that are played here; without it both. */
  readonly mine?: readonly Color[];
  /** The phrases of the commands that there are; without it all. */
  readonly phrases?: PhraseBook;
  /** Why a command that was understood cannot be done in any case, as the game stands; then another way to understand it is looked for. */
  readonly refusalOf?: (command: ReadCommand) => Refusal | CommandRefusal | undefined;
  /** Understands what is neither a move nor a command as it stands, as people say it (`freely/read.ts`). */
  readonly freely?: HearFreely | undefined;
  /** Finds the moves near to a typed text; without it none is looked for. */
  readonly near?: NearTyped | undefined;
  /** Finds the command that is said in other words, where no move is near, or tells why nothing is understood (`freely/read.ts`). */
  readonly loosely?: HearFreely | undefined;
}

export type HearFreely = (text: string, context: LineContext) => HeardLine | undefined;

/** A question; but "??", "?!" and "!?" are what is thought of a move. */
const ASKS_AT_END = /(?:^|[^!?])\?$/u;

/**
 * Understands a typed line. A text that is surely a whole move is one, whatever else it may be; then commands, then parts of moves, then what is
 * said as people talk, and slips of the keys. A question is never a move.
 */
export function hearLine(text: string, context: LineContext): HeardLine {
  const heard = pageFirst(
    context.languages,
    (languages) => hearLineExactly(text, { ...context, languages }),
    (own) => own.type === 'refused' && isForeign(text, own, context.languages),
  );
  if (isClaimOfWhat(heard)) return context.loosely?.(text, context) ?? heard;
  if (!isUnread(heard)) return heard;
  const free = context.freely?.(text, context);
  if (free) return free;
  const near = mayMove(context) ? context.near?.(text, context) : undefined;
  return near ?? context.loosely?.(text, context) ?? heard;
}

export function notYourTurn(game: Game): RefusedLine {
  return { type: 'refused', refusal: { reason: 'not your turn', turn: positionOf(game).turn } };
}

export type RefusedLine = Extract<HeardLine, { readonly type: 'refused' }>;

/** Whether something is claimed, and not as any phrase has it. */
function isClaimOfWhat(heard: HeardLine): boolean {
  return heard.type === 'refused' && heard.refusal.reason === 'claim of what';
}

/** Whether a line was not understood at all. */
export function isUnread(heard: HeardLine): heard is RefusedLine {
  return heard.type === 'refused' && heard.refusal.reason === 'unreadable';
}

/**
 * Whether a line that the page's words refuse may be one in another language: they do not understand it, or a word of it means another thing
 * elsewhere.
 */
export function isForeign(text: string, { refusal }: Pick<RefusedLine, 'refusal'>, { page }: HeardLanguages): boolean {
  if (refusal.reason === 'unreadable' || refusal.reason === 'claim of what') return true;
  return text.length <= TEXT_LIMIT && (wordsOf(text) ?? []).some((word) => page.elsewhere.includes(word));
}

/** The same of words as they stand, of which none is taken for another. */
export function hearLineExactly(text: string, context: LineContext): HeardLine {
  const { game, languages, phrases, refusalOf } = context;
  const plain = text.length > TEXT_LIMIT ? '' : writtenText(text);
  // What is no surely written move gives way to a command: "captures" asks what can be captured.
  const asks = isAsked(plain, languages);
  const command = !asks && isSurelyMove(plain, context) ? undefined : readCommand(plain, languages, phrases);
  if (command) {
    const refusal = refusalOf?.(command);
    return refusal ? { type: 'refused', refusal } : { type: 'command', command };
  }
  if (asks) return { type: 'refused', refusal: { reason: 'unreadable', text: plain } };
  const heard = hearExactly(text, context);
  // Nobody whose move it is not is told more of a move than that.
  return game.ending || mayMove(context) || isUnread(heard) ? heard : notYourTurn(game);
}

/**
 * The command that a text is, already plain (`plainText`), in the page's language first, then in any of the others that are there; `undefined`
 * where it is none.
 */
export function readCommand(
  text: string,
  languages: HeardLanguages,
  { game }: PhraseBook = EVERY_PHRASE,
): ReadCommand | undefined {
  return readPhrase(text, game.rowsFor(languages), readersFor(languages));
}

/** Whether a text asks, though its words could be a move's: "e4?", "geht e4", "knights". */
export function isAsked(plain: string, languages: HeardLanguages): boolean {
  const text = folded(plain);
  return asksAtEnd(plain) || allOf(languages).some(({ asked }) => asked?.test(text));
}

export function asksAtEnd(plain: string): boolean {
  return ASKS_AT_END.test(plain);
}

/** Whether a side that is played here has the move. */
export function mayMove({ game, mine = COLORS }: LineContext): boolean {
  return mine.includes(positionOf(game).turn);
}
