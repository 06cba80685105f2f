/**
 * A text taken as it stands: the move that is meant among those that are possible now, or the question which one, or the reason why
 * there is none. Where illegal moves stand, one that can be read is meant as well.
 */
import { positionOf, type Game } from '../../src/laws/game.js';
import { type Position, completeMove } from '../../src/laws/board/board.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { sameMove, type Move, type PieceKind, type Square } from '../../src/laws/squares.js';
import { type Reading, readAlgebraic, readPawnCapture } from '../../src/notation/algebraic.js';
import { piecesMeant, whyNone, movesTheKingForbids } from '../../src/notation/explain.js';
import { readDescriptive } from '../../src/notation/descriptive.js';
import { readNumeric } from '../../src/notation/iccf.js';
import { moveAlone, TEXT_LIMIT, withoutNumber } from '../../src/notation/typed-text.js';
import { alphabetsOf, choose, type Choice } from './choice.js';
import { asDescriptive, readSentence, withSigns } from './sentence.js';
import type { HearContext, Heard } from './heard.js';
import { alone, type HeardLanguages } from './languages.js';
import { folded, meaningsOf } from './lexicon.js';
import { cyrillicFiles, withLatinFiles, writtenText } from './written.js';
import type { MoveDescription, PartDescription } from '../../src/notation/description.js';

/** More moves than this are not asked about one by one. */
export const MOST_ASKED = 9;

/** "b e4" goes to a square, as at Lichess; a bishop is a capital B, and the b-pawn that takes is "bxc4" or "bc4". */
const TO_SQUARE = /^b [a-h][1-8]$/u;

/** Whether a plain text is surely a whole move, whatever else it may be. */
export function isSurelyMove(plain: string, context: HearContext): boolean {
  return !TO_SQUARE.test(plain) && readingsOf(plain, context).some(({ exact, part }) => exact && !part);
}

/** Understands a text as it stands. Never throws; the work is bounded by `TEXT_LIMIT`. */
export function hearExactly(text: string, context: HearContext): Heard {
  const { game, languages } = context;
  if (text.length > TEXT_LIMIT) return refused({ reason: 'too long', length: text.length, limit: TEXT_LIMIT });
  const plain = writtenText(text);
  const read = readingsOf(plain, context);
  if (game.ending && read.length > 0) return refused({ reason: 'game over', ending: game.ending });
  const stands = game.conditions.illegalMoves === 'stand';
  // To fill up a part of a move from what is legal would be a hint.
  const readings = read.filter(({ part }) => !part || !stands);
  const position = positionOf(game);
  const choice = choose(readings, position, languages.page.name, game.alphabets);
  const heard =
    (stands ? heardStanding(choice, position) : undefined) ?? settle(choice, readings, position, game.positions);
  // Of a capture told without its square ("QxP") the reason would tell what stands on the board.
  const hints = stands && heard?.type === 'refused' && readings.every((one) => one.description.type === 'part');
  return hints || !heard ? refused({ reason: 'unreadable', text: plain }) : heard;
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
  if (moves.length === 1) return { type: 'move', move, alphabets: [], exact: true };
  return { type: 'ask', moves, alphabets: moves.map(() => []), refusal: severalMoves(moves, position) };
}

/**
 * Notation first: a text that is both notation and a sentence ("e 2 e 4") says the same in both. A word for taking before a square
 * alone ("takes e5") says nothing of a pawn, as "xe5" would.
 */
function readingsOf(plain: string, { game, languages }: HearContext): readonly Reading[] {
  const text = moveAlone(plain);
  const numeric = readNumeric(moveAlone(` ${plain}`)) ?? readNumeric(text);
  if (numeric) return [{ description: numeric, own: true, exact: true }];
  const signed = withSigns(text, languages);
  const notation = readAlgebraic(moveAlone(signed));
  const pawns = readPawnCapture(text);
  // "de" and "ef" are names of letters as well.
  if (pawns && meaningsOf(text, languages).length === 0)
    return [{ description: pawns, own: true, exact: false, part: true }];
  const named = notation.length > 0 ? ofNamedSquare(text, notation, languages) : [];
  if (named.length > 0) return named;
  const descriptive = descriptiveOf(withoutNumber(plain), game);
  if (notation.length > 0 && !(signed !== text && /^\s*x/u.test(signed))) return withDescriptive(notation, descriptive);
  const sentence = readSentence(text, languages);
  if (sentence.length > 0) return sentence;
  if (notation.length > 0) return notation;
  // A letter that is a piece is none of a file: "дхе5" is the queen's on a Macedonian page.
  const close = moveAlone(signed).replace(/\s+/gu, '');
  const latin = withLatinFiles(close);
  const cyrillic = latin === close ? [] : readAlgebraic(latin);
  return cyrillic.length > 0 ? cyrillic : [...descriptive, ...descriptiveOf(asDescriptive(text, languages), game)];
}

/** A square by the name of its file, in Cyrillic letters. */
const NAMED_SQUARE = /^(\p{Script=Cyrillic}{2,3}) ?([1-8])$/u;

/**
 * "де 4" and "ха 4" are the squares that they call, before they are the Macedonian queen's e4 or "takes a4"; what of these needs no alphabet is
 * asked about beside them, "dxe4" too. Empty where the first letter is a piece on this page.
 */
function ofNamedSquare(text: string, notation: readonly Reading[], languages: HeardLanguages): readonly Reading[] {
  const [, name = '', rank = ''] = NAMED_SQUARE.exec(text) ?? [];
  const isFile = meaningsOf(folded(name), alone(languages.page)).some(({ heed }) => heed.is === 'file');
  if (!isFile || notation.some(({ alphabet }) => alphabet === languages.page.name)) return [];
  return [...readSentence(text, languages), ...notation, ...readAlgebraic(`${cyrillicFiles(name)}${rank}`)];
}

function descriptiveOf(text: string, game: Game): readonly Reading[] {
  const { turn } = positionOf(game);
  return readDescriptive(text, turn).map((reading) => ({ ...reading, own: true }));
}

/** "N-B3" may be a knight's move to b3 as well; "b-b4" is a pawn's. */
function withDescriptive(notation: readonly Reading[], descriptive: readonly Reading[]): readonly Reading[] {
  return [...notation, ...descriptive.filter(({ exact }) => exact).map((one) => ({ ...one, capitals: true as const }))];
}

/** `undefined` where too little was said to tell why none is meant. */
function settle(
  choice: Choice,
  readings: readonly Reading[],
  position: Position,
  past: readonly Position[],
): Heard | undefined {
  const { found } = choice;
  const [first] = found;
  if (!first) {
    const reason = reasonOf(choice, position, past);
    return reason && refused(reason);
  }
  const all = distinct(found.flatMap((one) => one.moves));
  const moves = withoutPromotions(all);
  const [move] = moves;
  if (move && moves.length === 1) {
    const whole = first.moves.length === 1 ? first.moves[0] : undefined;
    if (!whole) return refused({ reason: 'promotion missing', move, article: '3.7.5' });
    const meant = all.every((one) => one.promotion === whole.promotion);
    if (meant && !choice.doubtful) {
      return { type: 'move', move: whole, alphabets: alphabetsOf(readings, position, whole), exact: true };
    }
  }
  const several = severalMoves(moves, position);
  // What is asked about must be few enough to be kept in mind, and each a whole move.
  if (found.length === 1 && (all.length > MOST_ASKED || all.length > moves.length)) return refused(several);
  return {
    type: 'ask',
    moves: all,
    alphabets: all.map((one) => alphabetsOf(readings, position, one)),
    refusal: (choice.doubtful ? reasonOf(choice, position, past) : undefined) ?? severalMoves(all, position),
  };
}

/**
 * Why the likeliest reading is impossible. What the letters mean on this page and in this game comes first; among such readings
 * one for which a piece is there ("bc4" is the bishop where no pawn stands on the b-file).
 */
function reasonOf(choice: Choice, position: Position, past: readonly Position[]): Refusal | undefined {
  const readings = likeliest(choice);
  const meant = readings.find((reading) => piecesMeant(position, reading.description).length > 0) ?? readings[0];
  return meant && whyNone(position, meant.description, past);
}

/** What the letters mean on this page and in this game; where they mean nothing here, what they mean elsewhere. */
function likeliest({ home, abroad }: Choice): readonly Reading[] {
  return home.length > 0 ? home : abroad;
}

export function severalMoves(moves: readonly Move[], position: Position): Refusal {
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

/**
 * The illegal move that each of these readings means, where it means one and such moves are made and stand until they are found (Art. 7.5).
 *
 * What can be read is taken, and nothing is guessed: a text that names both squares means the piece that stands on the first; a
 * shorter one means the only piece of its kind (and file or rank) that the player has, wherever it stands; castling means the
 * king; a capture that is told without its square ("NxP") means the one that only the king's safety forbids. What names no one piece so, and a legal move that only was described wrongly ("Nxe5" where nothing stands), is refused
 * with its reason. A pawn that could be promoted is not left a pawn: what it becomes belongs to the move and is asked for.
 */
function standingMoves(position: Position, readings: readonly Reading[]): readonly Move[] {
  return readings.flatMap(({ description }) => {
    if (description.type === 'part') return movesTheKingForbids(position, description);
    const [piece, another] = piecesMeant(position, description);
    const move = piece && !another ? moveOf(position, description, piece.square) : undefined;
    return move && !position.isLegal(move) ? [move] : [];
  });
}

function moveOf(
  position: Position,
  description: Exclude<MoveDescription, PartDescription>,
  from: Square,
): Move | undefined {
  if (description.type === 'piece') {
    const { to, promotion } = description;
    return from === to ? undefined : completeMove(position, { from, to, ...(promotion && { promotion }) });
  }
  const { side: castling } = description;
  return castling && { from, to: position.castlingSquares(position.turn, castling).king, castling };
}
