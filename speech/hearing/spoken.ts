/**
 * What a recogniser may have heard: several texts, the likeliest first, of which one was said.
 */
import { positionOf } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { MOST_ALTERNATIVES, areAlike, isWeighed, type SpokenText } from './alternatives.js';
import type { CommandRefusal } from './commands/commands.js';
import type { LanguageName } from '../language-names.js';
import { everyLanguage } from './every-language.js';
import { severalMoves } from './exactly.js';
import type { Heard } from './heard.js';
import type { HeardLanguages } from './languages.js';
import { mayBeAnotherLetter } from './letters.js';
import { listedSubstitutes, soundingSubstitutes } from './confusions/index.js';
import { hearFreely, hearLoosely } from './freely/read.js';
import { doneOrOffered, notUnderstood } from './freely/understood.js';
import { hearLineExactly, isUnread, mayMove, type HeardLine, type LineContext } from './line.js';
import { nearestOf } from './near-phrase.js';
import { EVERY_PHRASE } from './phrase-book.js';
import { commandPhrases } from './spoken-phrases.js';
import type { Heed } from './vocabulary.js';
import { meaningsOf } from './lexicon.js';
import { wordsOf } from './tokens.js';
import { heardNear, isDoubtful, movesWithAGap, nearMoves, nearTyped, type NearMove } from './near.js';

/** Hears what was spoken, and in which languages: it comes with voice input, which knows all of them. */
export interface SpokenHearing {
  readonly languages: (page: LanguageName) => HeardLanguages;
  readonly hear: typeof hearSpoken;
}

interface Read extends SpokenText {
  readonly heard: HeardLine;
}

/** Of those that are not understood so many different ones are compared with what is near to them. */
const MOST_COMPARED = 4;
/** So unlike a piece's name a word may sound that was one. */
const MOST_LIKE_A_PIECE = 0.75;
/** A phrase that differs by no more is sooner meant than a move of which words were heard amiss. */
export const SURELY_COMMAND = 0.15;
/** What each step down the list of alternatives counts beside the likeness of words. */
const LATER = 0.1;

/**
 * Understands what was said. The first text that is a command, or one move, as it stands is meant. It is asked about where another,
 * rated alike, is another move; and it is to be confirmed (`exact: false`) where the letter of a file could be another one, and where
 * nothing tells that a word was not one that sounds like it. Where no text is understood as it stands, it is what is nearest to any of
 * them.
 */
export function hearSpoken(alternatives: readonly SpokenText[], context: LineContext): HeardLine {
  const read = alternatives
    .slice(0, MOST_ALTERNATIVES)
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .map((one): Read => ({ ...one, heard: hearLineExactly(one.text, context) }));
  const taken = read.find(({ heard }) => heard.type !== 'refused' && heard.type !== 'ask');
  if (taken) return taken.heard.type === 'move' ? weighed(taken, taken.heard, read, context) : taken.heard;
  const asked = read.find(({ heard }) => heard.type === 'ask');
  if (asked) return asked.heard;
  const free = heardFreely(read, context);
  const commanded = free.find(({ type }) => type === 'command');
  if (commanded) return commanded;
  const question = free.find(isUnanswered);
  const near =
    nearestCommand(read, context, SURELY_COMMAND) ??
    (mayMove(context) && !context.game.ending && !(question && isAskedOfAMove(read, context))
      ? nearest(read, context)
      : undefined) ??
    (question && tellsOfMoves(read, context) ? question : undefined) ??
    free.map(toConfirm).find((heard) => heard !== undefined);
  if (near) return near;
  const refusals = read.flatMap(({ heard }) => (heard.type === 'refused' ? [heard.refusal] : []));
  const understood = refusals.find(({ reason }) => reason !== 'unreadable');
  if (understood) return { type: 'refused', refusal: understood };
  const command = nearestCommand(read, context) ?? looseCommand(read, context);
  if (command) return command;
  const refusal: Refusal = { reason: 'unreadable', text: read[0]?.text ?? '' };
  return notUnderstood(refusals[0] && isLaws(refusals[0]) ? refusals[0] : refusal, context);
}

/** What is understood as people talk; that the likeliest text of all asks what is not answered here, but of no other. */
function heardFreely(read: readonly Read[], context: LineContext): readonly HeardLine[] {
  return read.slice(0, MOST_COMPARED).flatMap(({ text, heard }, index) => {
    const free = isUnread(heard) ? hearFreely(text, context) : undefined;
    return free && (index === 0 || !isUnanswered(free)) ? [free] : [];
  });
}

function isUnanswered(heard: HeardLine): boolean {
  return heard.type === 'refused' && heard.refusal.reason === 'unknown question';
}

/**
 * Whether a move stands behind the word with which the likeliest text asks: then that word was no part of it that was misheard ("are four"), and
 * it is asked about the move ("can I play e four").
 */
function isAskedOfAMove([first]: readonly Read[], context: LineContext): boolean {
  const words = wordsOf(first?.text ?? '') ?? [];
  const rest = words.slice(1).join(' ');
  if (isUnread(hearLineExactly(rest, context))) return nearMoves(rest, context, 'spoken').length > 0;
  return !isMisheardPiece(words, context);
}

/** Before a square that nothing follows, a word that sounds like a piece's name is sooner that: "night g one f three". */
function isMisheardPiece(words: readonly string[], { languages }: LineContext): boolean {
  const [word = '', next = ''] = words;
  const is = (text: string, wanted: Heed['is']): boolean =>
    meaningsOf(text, languages).some(({ heed }) => heed.is === wanted);
  const { name } = languages.page;
  const substitutes = [...listedSubstitutes(words, 0, name), ...soundingSubstitutes(word, name, MOST_LIKE_A_PIECE)];
  return is(next, 'file') && substitutes.some(({ meant }) => meant.some((one) => is(one, 'kind')));
}

/** Whether the likeliest text has a word for a square or a piece: else it was hardly said to the game. */
function tellsOfMoves([first]: readonly Read[], { game, languages }: LineContext): boolean {
  // Where what is legal must not help, a word that asks may as well be one of a move that was misheard.
  if (!first || game.conditions.illegalMoves === 'stand') return false;
  const words = wordsOf(first.text) ?? [];
  const isWord = (at: number, ...is: readonly Heed['is'][]): boolean =>
    meaningsOf(words[at] ?? '', languages).some(({ heed }) => is.includes(heed.is));
  return words.some(
    (_, at) => isWord(at, 'kind', 'castling', 'capture') || (isWord(at, 'file') && isWord(at + 1, 'rank')),
  );
}

/** A move among words that were said beside it, or after a slip. */
function toConfirm(heard: HeardLine): HeardLine | undefined {
  if (heard.type === 'ask') return heard;
  return heard.type === 'move' ? { ...heard, exact: false } : undefined;
}

function nearestCommand(read: readonly Read[], context: LineContext, most?: number): HeardLine | undefined {
  const unread = read.slice(0, MOST_COMPARED).filter(({ heard }) => isUnread(heard));
  return unread.map(({ text }) => nearCommand(text, context, most)).find((heard) => heard !== undefined);
}

const nearestPhrase = nearestOf((language, { game }) => commandPhrases(language, game));

/**
 * What only tells or shows something, and what is asked about first in any case, is done; for anything else the phrase is
 * offered, and `undefined` says that no phrase is near.
 */
function nearCommand(text: string, context: LineContext, most?: number): HeardLine | undefined {
  const { languages, phrases = EVERY_PHRASE } = context;
  const phrase = nearestPhrase(text, languages.page.name, phrases, most);
  const heard = phrase === undefined ? undefined : hearLineExactly(phrase, context);
  return heard?.type === 'command' ? doneOrOffered(heard.command, text, context) : undefined;
}

/** What the likeliest text says in other words. */
function looseCommand([first]: readonly Read[], context: LineContext): HeardLine | undefined {
  return first && isUnread(first.heard) ? hearLoosely(first.text, context) : undefined;
}

/** One move as it stands, weighed against what else was perhaps said. */
function weighed(
  taken: Read,
  heard: Extract<Heard, { readonly type: 'move' }>,
  read: readonly Read[],
  context: LineContext,
): Heard {
  const rivals = read.flatMap((one) =>
    one.heard.type === 'move' && !sameMove(one.heard.move, heard.move) && areAlike(one.confidence, taken.confidence)
      ? [one.heard]
      : [],
  );
  if (rivals.length > 0) {
    const all = [heard, ...rivals];
    const once = all.filter(({ move }, index) => all.findIndex((other) => sameMove(other.move, move)) === index);
    const moves: readonly Move[] = once.map(({ move }) => move);
    return {
      type: 'ask',
      moves,
      alphabets: once.map(({ alphabets }) => alphabets),
      refusal: severalMoves(moves, positionOf(context.game)),
    };
  }
  // Digits alone are notation of post cards, and hardly said: "82 84" was "a2 a4".
  const isDigits = !/\p{L}/u.test(taken.text);
  const isUnsure =
    mayBeAnotherLetter(taken.text, heard.move, context) ||
    isDoubtful(taken.text, heard.move, isWeighed(read.length, taken.confidence), context) ||
    read.slice(0, read.indexOf(taken)).some((likelier) => isNearAnother(likelier, heard.move, context));
  return isDigits || isUnsure ? { ...heard, exact: false } : heard;
}

/** Whether a text that is likelier than the one that was taken, and no move as it stands, is near to another move. */
function isNearAnother({ text, heard }: Read, move: Move, context: LineContext): boolean {
  // Where illegal moves stand, what is legal must not help to tell.
  if (context.game.conditions.illegalMoves === 'stand') return true;
  if (heard.type === 'ask') return !heard.moves.some((asked) => sameMove(asked, move));
  if (heard.type !== 'refused' || !isLaws(heard.refusal)) return false;
  const near = nearMoves(text, context, isUnread(heard) ? 'spoken' : 'understood');
  return near.some((other) => !sameMove(other.move, move));
}

function nearest(read: readonly Read[], context: LineContext): Heard | undefined {
  if (context.game.conditions.illegalMoves === 'stand') {
    const some = read.slice(0, MOST_COMPARED);
    return some.map(({ text }) => nearTyped(text, context)).find((heard) => heard !== undefined);
  }
  const position = positionOf(context.game);
  let best:
    | { readonly near: readonly NearMove[]; readonly cost: number; readonly reason: Refusal | undefined }
    | undefined;
  for (const [index, { text, heard }] of read.slice(0, MOST_COMPARED).entries()) {
    if (heard.type !== 'refused' || !isLaws(heard.refusal)) continue;
    const reason = heard.refusal.reason === 'unreadable' ? undefined : heard.refusal;
    if (reason && !isOfAMove(reason)) continue;
    const near = nearMoves(text, context, reason ? 'understood' : 'spoken');
    const [first] = near;
    const cost = (first?.cost ?? Infinity) + index * LATER;
    if (first && cost < (best?.cost ?? Infinity)) best = { near, cost, reason };
  }
  const nearest = best && heardNear(best.near, position, best.reason);
  if (nearest) return nearest;
  for (const { text, heard } of read.slice(0, MOST_COMPARED)) {
    if (!isUnread(heard)) continue;
    const found = heardNear(movesWithAGap(text, context), position);
    if (found) return found;
  }
  return undefined;
}

/** Whether a move was understood, and only is not possible. */
function isOfAMove({ reason }: Refusal): boolean {
  return reason !== 'several moves' && reason !== 'promotion missing' && reason !== 'too long';
}

/** Whether a refusal is no more than the laws and the reading know. */
function isLaws(refusal: Refusal | CommandRefusal): refusal is Refusal {
  return (
    refusal.reason !== 'claim of what' &&
    refusal.reason !== 'no such move' &&
    refusal.reason !== 'no such move here' &&
    !('nearest' in refusal)
  );
}

export const SPOKEN_HEARING: SpokenHearing = { languages: everyLanguage, hear: hearSpoken };
