/**
 * Hearing: from what a player typed (later: said) to the move that is meant, among the moves that are possible now; or to the
 * question which one, or to the reason why there is none. Where illegal moves stand, one that can be read is meant as well.
 */
import { positionOf, type Game } from '../src/laws/state.js';
import type { Position } from '../src/laws/board.js';
import type { Refusal } from '../src/laws/refusals.js';
import { COLORS, sameMove, type Color, type Move, type PieceKind } from '../src/laws/squares.js';
import { readAlgebraic, type Reading } from '../src/notation/algebraic.js';
import { piecesMeant, whyNone } from '../src/notation/explain.js';
import { moveAlone, plainText, TEXT_LIMIT } from '../src/notation/typed-text.js';
import { obeyed, type Commanded } from './hearing/acting.js';
import { alphabetsOf, choose, type Choice } from './hearing/choice.js';
import { readCommand } from './hearing/command.js';
import { readSentence, withSigns } from './hearing/sentence.js';
import { standingMoves } from './hearing/standing.js';

export interface HearContext {
  readonly game: Game;
  /** The language of the page; piece letters of its alphabet come first. */
  readonly language: 'en' | 'de' | 'uk' | 'be' | 'mk';
}

export type Heard =
  /** One move is meant. `alphabets` go into the act (`Make.alphabets`), so that the next letters are read by them. */
  | { readonly type: 'move'; readonly move: Move; readonly alphabets: readonly string[] }
  /**
   * The letters can be read in several ways, or only in one that is not usual here: the user says whether one of these moves is
   * meant. `alphabets` has for each of the moves what belongs into its act. `refusal` says why it is asked: several moves,
   * or the reason why the nearest reading is impossible.
   */
  | {
      readonly type: 'ask';
      readonly moves: readonly Move[];
      readonly alphabets: readonly (readonly string[])[];
      readonly refusal: Refusal;
    }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** What a typed line means: a move, or a command. */
export type HeardLine = Heard | Commanded;

/**
 * Understands a typed line. A text that can be read as a move is one, whatever else it may be. `mine` are the sides that are
 * played here; without it both.
 */
export function hearLine(text: string, context: HearContext & { readonly mine?: readonly Color[] }): HeardLine {
  const { game, mine = COLORS } = context;
  const plain = text.length > TEXT_LIMIT ? '' : plainText(text);
  const command = readingsOf(moveAlone(plain)).length > 0 ? undefined : readCommand(plain);
  if (command) return obeyed(command, game, mine, (move) => hear(move, context));
  const { turn } = positionOf(game);
  if (!game.ending && !mine.includes(turn)) return refused({ reason: 'not your turn', turn });
  return hear(text, context);
}

/** Understands a typed move. Never throws, whatever the text; the work is bounded by `TEXT_LIMIT`. */
export function hear(text: string, context: HearContext): Heard {
  const { game, language } = context;
  if (game.ending) return refused({ reason: 'game over', ending: game.ending });
  if (text.length > TEXT_LIMIT) return refused({ reason: 'too long', length: text.length, limit: TEXT_LIMIT });
  const plain = plainText(text);
  const readings = readingsOf(moveAlone(plain));
  if (readings.length === 0) return refused({ reason: 'unreadable', text: plain });
  const position = positionOf(game);
  const choice = choose(readings, position, language, game.alphabets);
  const standing = game.conditions.illegalMoves === 'stand' ? heardStanding(choice, position) : undefined;
  return standing ?? settle(choice, readings, position, game.positions);
}

/**
 * The illegal move that is meant where none is legal, or only in letters that mean something else here: to ask back then would be a
 * hint (Art. 12.6). It is read as the reason why it is impossible would be; where it can mean several, the user says which. It
 * tells nothing of the alphabet that is typed in.
 */
function heardStanding(choice: Choice, position: Position): Heard | undefined {
  if (choice.found.length > 0 && !choice.doubtful) return undefined;
  const moves = distinct(standingMoves(position, likeliest(choice)));
  const [move] = moves;
  if (!move) return undefined;
  if (moves.length === 1) return { type: 'move', move, alphabets: [] };
  return { type: 'ask', moves, alphabets: moves.map(() => []), refusal: severalMoves(moves, position) };
}

/** Notation first: a text that is both notation and a sentence ("e 2 e 4") says the same in both. */
function readingsOf(text: string): readonly Reading[] {
  const notation = readAlgebraic(moveAlone(withSigns(text)));
  if (notation.length > 0) return notation;
  const description = readSentence(text);
  return description ? [{ description, own: true, exact: true }] : [];
}

function settle(choice: Choice, readings: readonly Reading[], position: Position, past: readonly Position[]): Heard {
  const { found } = choice;
  const [first] = found;
  if (!first) return refused(reasonOf(choice, position, past));
  const moves = withoutPromotions(found.flatMap((one) => one.moves));
  const [move] = moves;
  if (move && moves.length === 1) {
    const whole = first.moves.length === 1 ? first.moves[0] : undefined;
    if (!whole) return refused({ reason: 'promotion missing', move, article: '3.7.5' });
    const meant = found.every((one) => one.moves.every((other) => other.promotion === whole.promotion));
    if (meant && !choice.doubtful) {
      return { type: 'move', move: whole, alphabets: alphabetsOf(readings, position, whole) };
    }
  }
  if (found.length === 1 && !choice.doubtful) return refused(severalMoves(moves, position));
  const asked = distinct(found.flatMap((one) => one.moves));
  return {
    type: 'ask',
    moves: asked,
    alphabets: asked.map((one) => alphabetsOf(readings, position, one)),
    refusal: choice.doubtful ? reasonOf(choice, position, past) : severalMoves(asked, position),
  };
}

/**
 * Why the likeliest reading is impossible. What the letters mean on this page and in this game comes first; among such readings
 * one for which a piece is there ("bc4" is the bishop where no pawn stands on the b-file).
 */
function reasonOf(choice: Choice, position: Position, past: readonly Position[]): Refusal {
  const readings = likeliest(choice);
  const meant = readings.find((reading) => piecesMeant(position, reading.description).length > 0) ?? readings[0];
  if (!meant) throw new Error('a text that was read has a reading');
  return whyNone(position, meant.description, past);
}

/** What the letters mean on this page and in this game; where they mean nothing here, what they mean elsewhere. */
function likeliest({ home, abroad }: Choice): readonly Reading[] {
  return home.length > 0 ? home : abroad;
}

function severalMoves(moves: readonly Move[], position: Position): Refusal {
  const withPiece = (move: Move): Move & { readonly piece: PieceKind } => ({
    ...move,
    piece: position.placedAt(move.from).kind,
  });
  return { reason: 'several moves', moves: moves.map(withPiece) };
}

/** The same moves with the promotion piece left open. */
function withoutPromotions(moves: readonly Move[]): readonly Move[] {
  return distinct(moves.map(({ promotion: _, ...move }) => move));
}

function distinct(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(move, other)) === index);
}

function refused(refusal: Refusal): Heard {
  return { type: 'refused', refusal };
}
