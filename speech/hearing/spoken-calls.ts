/**
 * Calls of moves as recognisers are given them: of those that are possible, or, where what is possible must not help, of every piece and square.
 */
import {
  FILES,
  PIECE_KINDS,
  PROMOTION_KINDS,
  RANKS,
  SQUARES,
  fileOf,
  rankOf,
  sameMove,
  type Move,
  type Square,
} from '../../src/laws/squares.js';
import type { Position } from '../../src/laws/board/board.js';
import { isCapture } from '../../src/notation/description.js';
import type { LanguageName } from '../language-names.js';
import type { CallStyle } from '../style.js';
import { SPOKEN } from '../languages/spoken.js';
import type { NameSystem, SpokenVocabulary } from './spoken-vocabulary.js';

/** What files are called by. */
export type FileNames = 'letters' | NameSystem;

export const FILE_NAMES: readonly FileNames[] = ['letters', 'fide', 'nato'];

/** What is written is spoken by letters. */
export function fileNamesIn(style: CallStyle): FileNames {
  switch (style) {
    case 'fide':
    case 'fide names':
      return 'fide';
    case 'nato':
      return 'nato';
    case 'plain':
    case 'algebraic':
    case 'uci':
      return 'letters';
  }
}

/** The words of a language, with its files called so. */
export function spokenBy(names: FileNames, language: LanguageName): SpokenVocabulary {
  const words = SPOKEN[language];
  return names === 'letters' ? words : { ...words, files: words.names[names] };
}

/** Of each move what is usually said, the piece with both squares, and both as the page itself calls them. */
export function possibleCalls(position: Position, words: SpokenVocabulary): readonly string[] {
  return [...shortCalls(position, words), ...wholeCalls(position, words), ...pageCalls(position, words)];
}

/** "pawn to e four", "knight g one to f three": as plain calls are made on the page. */
function pageCalls(position: Position, words: SpokenVocabulary): readonly string[] {
  return position.legalMoves().flatMap((move) => {
    if (move.castling) return [];
    const piece = words.kinds[position.placedAt(move.from).kind];
    const by = isCapture(position, move) ? words.takes : words.to;
    const to = joined(by, squareIn(move.to, words), becoming(move, words));
    return [joined(piece, to), joined(piece, squareIn(move.from, words), to)];
  });
}

/** "knight f three", "knight takes f three", "knight b d seven" where two can go there; of a pawn no more than its squares. */
export function shortCalls(position: Position, words: SpokenVocabulary): readonly string[] {
  const moves = position.legalMoves();
  return moves.flatMap((move) => {
    if (move.castling) return [words.castling[move.castling]];
    const { kind } = position.placedAt(move.from);
    const takes = isCapture(position, move);
    const mover = kind !== 'pawn' ? words.kinds[kind] : takes ? words.files[fileOf(move.from)] : '';
    const rest = joined(takes ? words.takes : '', squareIn(move.to, words), becoming(move, words));
    const isOneOfSeveral =
      kind !== 'pawn' &&
      moves.some((one) => one.to === move.to && !sameMove(one, move) && position.placedAt(one.from).kind === kind);
    return [
      joined(mover, rest),
      ...(isOneOfSeveral
        ? [words.files[fileOf(move.from)], words.ranks[rankOf(move.from)]].map((from) => joined(mover, from, rest))
        : []),
    ];
  });
}

/** "Springer Gustav eins Felix drei". */
export function wholeCalls(position: Position, words: SpokenVocabulary): readonly string[] {
  return position.legalMoves().map((move) => {
    if (move.castling) return words.castling[move.castling];
    const { kind } = position.placedAt(move.from);
    const takes = isCapture(position, move) ? words.takes : '';
    return joined(
      words.kinds[kind],
      squareIn(move.from, words),
      takes,
      squareIn(move.to, words),
      becoming(move, words),
    );
  });
}

/** Every piece to every square, whatever the position, and castling. */
export function everyCall(words: SpokenVocabulary): readonly string[] {
  return [
    ...PIECE_KINDS.flatMap((kind) =>
      SQUARES.map((square) => joined(kind === 'pawn' ? '' : words.kinds[kind], squareIn(square, words))),
    ),
    words.castling.short,
    words.castling.long,
  ];
}

/**
 * What calls are made of beside a piece with its square, so that no two words are missing that can follow each other: a square behind another,
 * captures, and what a pawn becomes.
 */
export function everyJoint(words: SpokenVocabulary): readonly string[] {
  const { kinds, files, takes, to, check } = words;
  const squares = SQUARES.map((square) => squareIn(square, words));
  const firsts = FILES.map((file) => squareIn(`${file}1`, words));
  return [
    // Eight on, so that each rank stands before each file.
    ...squares.flatMap((from, at) => joined(from, squares[(at * 9) % squares.length] ?? from)),
    ...RANKS.flatMap((rank) => [
      joined(squareIn(`a${rank}`, words), takes, squareIn(`b${rank}`, words)),
      joined(squareIn(`a${rank}`, words), to, squareIn(`b${rank}`, words)),
      joined(squareIn(`a${rank}`, words), check),
    ]),
    ...firsts.flatMap((square) => [joined(kinds.queen, takes, square), joined(kinds.queen, to, square)]),
    ...PIECE_KINDS.flatMap((kind) => [takes, to].map((by) => joined(kinds[kind], by, squareIn('a1', words)))),
    ...PIECE_KINDS.map((kind) => joined(kinds[kind], squareIn('a1', words))),
    ...FILES.map((file) => joined(files[file], takes, squareIn('a1', words))),
    ...PROMOTION_KINDS.flatMap((kind) =>
      (['a1', 'a8'] as const).map((square) => joined(squareIn(square, words), kinds[kind])),
    ),
  ];
}

/** "f three". */
export function squareIn(square: Square, { files, ranks }: SpokenVocabulary): string {
  return `${files[fileOf(square)]} ${ranks[rankOf(square)]}`;
}

function becoming({ promotion }: Move, { kinds }: SpokenVocabulary): string {
  return promotion ? kinds[promotion] : '';
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
