/**
 * What a recogniser may have heard: several texts, the likeliest first, of which one was said.
 */
import { positionOf } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { MOST_ALTERNATIVES, areAlike, isWeighed } from './alternatives.js';
import type { CommandRefusal } from './command.js';
import type { LanguageName } from '../language-names.js';
import { everyLanguage } from './every-language.js';
import { severalMoves } from './exactly.js';
import type { Heard } from './heard.js';
import type { HeardLanguages } from './languages.js';
import { mayBeAnotherLetter } from './letters.js';
import { hearLineExactly, mayMove, orNearest, type HeardLine, type LineContext } from './line.js';
import { nearCommand, SURELY_COMMAND } from './near-command.js';
import { heardNear, isDoubtful, movesWithAGap, nearMoves, nearTyped, type NearMove } from './near.js';

/** One way in which words may have been heard, as a recogniser gives it. */
export interface SpokenText {
  readonly text: string;
  /** From 0 to 1; absent, or 0, where the recogniser does not rate. */
  readonly confidence?: number;
}

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
  const near =
    nearestCommand(read, context, SURELY_COMMAND) ??
    (mayMove(context) && !context.game.ending ? nearest(read, context) : undefined);
  if (near) return near;
  const refusals = read.flatMap(({ heard }) => (heard.type === 'refused' ? [heard.refusal] : []));
  const understood = refusals.find(({ reason }) => reason !== 'unreadable');
  if (understood) return { type: 'refused', refusal: understood };
  const command = nearestCommand(read, context);
  if (command) return command;
  const refusal: Refusal = { reason: 'unreadable', text: read[0]?.text ?? '' };
  return {
    type: 'refused',
    refusal: orNearest(refusals[0] && isLaws(refusals[0]) ? refusals[0] : refusal, context.languages, context.phrases),
  };
}

function nearestCommand(read: readonly Read[], context: LineContext, most?: number): HeardLine | undefined {
  const unread = read
    .slice(0, MOST_COMPARED)
    .filter(({ heard }) => heard.type === 'refused' && heard.refusal.reason === 'unreadable');
  return unread.map(({ text }) => nearCommand(text, context, most)).find((heard) => heard !== undefined);
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
    (!isWeighed(read.length, taken.confidence) && isDoubtful(taken.text, heard.move, context));
  return isDigits || isUnsure ? { ...heard, exact: false } : heard;
}

function nearest(read: readonly Read[], context: LineContext): Heard | undefined {
  if (context.game.conditions.illegalMoves === 'stand') {
    const some = read.slice(0, MOST_COMPARED);
    return some.map(({ text }) => nearTyped(text, context)).find((heard) => heard !== undefined);
  }
  const position = positionOf(context.game);
  let best:
    { readonly near: readonly NearMove[]; readonly cost: number; readonly reason: Refusal | undefined } | undefined;
  for (const [index, { text, heard }] of read.slice(0, MOST_COMPARED).entries()) {
    if (heard.type !== 'refused' || !isLaws(heard.refusal)) continue;
    const isUnread = heard.refusal.reason === 'unreadable';
    if (!isUnread && !isOfAMove(heard.refusal)) continue;
    const near = nearMoves(text, context, isUnread ? 'spoken' : 'understood');
    const [first] = near;
    const cost = (first?.cost ?? Infinity) + index * LATER;
    if (first && cost < (best?.cost ?? Infinity)) best = { near, cost, reason: isUnread ? undefined : heard.refusal };
  }
  if (best) return heardNear(best.near, position, best.reason);
  for (const { text, heard } of read.slice(0, MOST_COMPARED)) {
    if (heard.type !== 'refused' || heard.refusal.reason !== 'unreadable') continue;
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
