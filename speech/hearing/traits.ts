/**
 * Which of some moves a few words tell of: a file, a rank, a square, a piece, that it takes, or castles. What is true of all the moves
 * tells them not apart; what is true of none is not said of them.
 */
import type { Position } from '../../src/laws/board/board.js';
import { fileOf, rankOf, takenEnPassant, type Move, type PieceKind } from '../../src/laws/squares.js';
import type { Heed } from './vocabulary.js';

/** One way in which a word can be true of a move. */
type Test = (move: Move) => boolean;

/** What the word before says of the next one. */
type Expecting = 'anything' | 'origin' | 'taken' | 'promotion';

/**
 * The moves that all of the words can be said of; all of them where the words tell nothing apart, none where they tell of another move.
 * `undefined` where no word says anything of a move.
 */
export function movesTold(
  heeds: readonly Heed[],
  moves: readonly Move[],
  position: Position,
): readonly Move[] | undefined {
  const traits = traitsOf(heeds, position);
  if (traits.length === 0) return undefined;
  return traits.reduce<readonly Move[]>((left, tests) => {
    const told = movesOf(tests, moves);
    return left.filter((move) => told.includes(move));
  }, moves);
}

/** A word that can be meant in two ways, of which one tells the moves apart, is meant in that one. */
function movesOf(tests: readonly Test[], moves: readonly Move[]): readonly Move[] {
  const sets = tests.map((test) => moves.filter(test)).filter((set) => set.length > 0);
  const telling = sets.filter((set) => set.length < moves.length);
  return moves.filter((move) => (telling.length > 0 ? telling : sets).some((set) => set.includes(move)));
}

/** For each word that says something, the ways in which it can be true. */
function traitsOf(heeds: readonly Heed[], position: Position): readonly (readonly Test[])[] {
  const traits: (readonly Test[])[] = [];
  let expecting: Expecting = 'anything';
  for (let index = 0; index < heeds.length; index += 1) {
    const heed = heeds[index];
    if (!heed) break;
    switch (heed.is) {
      case 'origin':
        expecting = 'origin';
        continue;
      case 'becoming':
        expecting = 'promotion';
        continue;
      case 'means':
        expecting = 'anything';
        continue;
      case 'way':
      case 'remark':
        continue;
      case 'capture':
        traits.push([(move) => takenBy(move, position) !== undefined]);
        expecting = 'taken';
        continue;
      case 'passing':
        traits.push([({ from, to }) => !position.pieceAt(to) && fileOf(from) !== fileOf(to)]);
        break;
      case 'castling':
        traits.push([({ castling }) => castling !== undefined]);
        break;
      case 'side':
        traits.push([({ castling }) => castling === heed.side]);
        break;
      case 'kind':
        traits.push(kindTests(heed.kind, expecting, position));
        break;
      case 'file': {
        const next = heeds[index + 1];
        if (next?.is === 'rank') index += 1;
        const rank = next?.is === 'rank' ? next.rank : undefined;
        traits.push(
          placeTests(expecting, (square) => fileOf(square) === heed.file && (!rank || rankOf(square) === rank)),
        );
        break;
      }
      case 'rank':
        traits.push(placeTests(expecting, (square) => rankOf(square) === heed.rank));
        break;
    }
    expecting = 'anything';
  }
  return traits;
}

/** "From g1" is where it stands, "takes g1" where it goes; "g1" and "on g1" may be either. */
function placeTests(expecting: Expecting, isThere: (square: Move['to']) => boolean): readonly Test[] {
  const from: Test = (move) => isThere(move.from);
  const to: Test = (move) => isThere(move.to);
  if (expecting === 'origin') return [from];
  return expecting === 'taken' ? [to] : [from, to];
}

function kindTests(kind: PieceKind, expecting: Expecting, position: Position): readonly Test[] {
  const moves: Test = ({ from }) => position.pieceAt(from)?.kind === kind;
  const becomes: Test = ({ promotion }) => promotion === kind;
  if (expecting === 'promotion') return [becomes];
  return expecting === 'taken' ? [(move) => takenBy(move, position) === kind, moves] : [moves, becomes];
}

function takenBy(move: Move, position: Position): PieceKind | undefined {
  if (move.castling) return undefined;
  const there = position.pieceAt(move.to);
  if (there) return there.kind;
  const passes = position.pieceAt(move.from)?.kind === 'pawn' && fileOf(move.from) !== fileOf(move.to);
  return passes ? position.pieceAt(takenEnPassant(move))?.kind : undefined;
}
