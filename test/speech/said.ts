/** Helpers of the tests of words: what is said, in full, and in which languages. */
import type { Act } from '../../src/laws/acts.js';
import type { Fact } from '../../src/laws/facts.js';
import { completeMove } from '../../src/laws/board/board.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { factsFor } from '../../src/laws/view.js';
import type { Role } from '../../src/laws/roles.js';
import type { Color, Move, PieceKind, PlacedPiece, Square } from '../../src/laws/squares.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { Words } from '../../speech/phrase/words.js';
import { DEFAULT_DETAIL, type CallStyle } from '../../speech/style.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { done, move } from '../laws/play.js';

type Choices = Partial<Omit<PhraseOptions, 'words'>>;

/** How a language says it, with everything not chosen here as it is at first. */
export function inWords(words: Words, choices: Choices = {}): PhraseOptions {
  return {
    words,
    callStyle: 'fide',
    callLength: 'usual',
    squareStyle: 'plain',
    detail: DEFAULT_DETAIL,
    mine: [],
    ...choices,
  };
}

export function english(callStyle: CallStyle = 'fide', choices: Choices = {}): PhraseOptions {
  return inWords(wordsEn, { callStyle, ...choices });
}

/** The facts that a role hears of an act. */
export function heardFacts(game: Game, act: Act, role: Role = 'onlooker'): readonly Fact[] {
  return factsFor(done(game, act).facts, role);
}

/** The facts of one move, "e2e4", "e7e8q". */
export function factsOfMove(game: Game, text: string, role: Role = 'onlooker'): readonly Fact[] {
  const by = positionOf(game).turn;
  return heardFacts(game, { type: 'make', by, at: 0, move: completeMove(positionOf(game), move(text)) }, role);
}

/** The whole text that one move is called with. */
export function calledMove(
  game: Game,
  text: string,
  style: CallStyle | PhraseOptions,
  role: Role = 'onlooker',
): string | undefined {
  const said = phraseFacts(factsOfMove(game, text, role), typeof style === 'string' ? english(style) : style);
  return said && textOf(said);
}

/** The languages of the segments, in order. */
export function languagesOf(utterance: Utterance): readonly string[] {
  return utterance.segments.map((segment) => segment.lang);
}

/** A piece on its square, "white pawn e2". */
export function on(text: string): PlacedPiece {
  const [color, kind, square] = text.split(' ');
  return { color: color as Color, kind: kind as PieceKind, square: square as Square };
}

/** Why the player on move cannot make this move, in words. */
export function whyNot(game: Game, made: Move, sentence: (refusal: Refusal) => string): string {
  const judgement = judge(game, { type: 'make', by: positionOf(game).turn, at: plyOf(game), move: made });
  return judgement.type === 'refused' ? sentence(judgement.refusal) : 'done';
}

/** The first thing in a text that a speaking voice reads as something else. */
export function firstTrap(text: string, traps: readonly RegExp[]): string | undefined {
  const trap = traps.find((pattern) => pattern.test(text));
  return trap && `${String(trap)} in “${text}”`;
}
