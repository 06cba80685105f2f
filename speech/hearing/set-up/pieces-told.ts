/** Pieces of a line where a position is set up: those that stand somewhere, and one that goes from a square to another. */
import { rankOf, type Square } from '../../../src/laws/squares.js';
import type { LanguageName } from '../../language-names.js';
import { placeTokens, readPieceList, type PlaceToken } from '../piece-list.js';
import { change, refused, unread, type HeardSetUp } from './heard-set-up.js';

/** What stands somewhere, or a piece that goes from a square to another: "knight from b1 to c3". */
export function pieces(line: string, language: LanguageName): HeardSetUp {
  const tokens = placeTokens(line, language);
  const between = betweenSquares(tokens);
  if (between.some(isGoing)) return gone(tokens, between);
  const read = readPieceList(line, language);
  return read.type === 'read'
    ? change({ do: 'put', entries: read.entries })
    : refused({ reason: 'not understood', why: read.refusal });
}

/** A square with what is said before it, since the square before. */
interface Stop {
  readonly square: Square;
  readonly before: readonly PlaceToken[];
}

export function betweenSquares(tokens: readonly PlaceToken[]): readonly Stop[] {
  const stops: Stop[] = [];
  let before: PlaceToken[] = [];
  for (const token of tokens) {
    if (token.is === 'square') {
      stops.push({ square: token.square, before });
      before = [];
    } else before.push(token);
  }
  return stops;
}

/** What is said last before a square of where it lies in a way: "from", "to"; `undefined` for a square that is only named. */
export function wayTo({ before }: Stop): 'from' | 'to' | undefined {
  const last = before.at(-1);
  if (last?.is === 'unknown' && last.origin) return 'from';
  return last?.is === 'way' ? 'to' : undefined;
}

function wayWord({ before }: Stop): string | undefined {
  const last = before.at(-1);
  return last?.is === 'way' ? last.word : undefined;
}

/** Whether something goes to a square from the one before: "a1 to d1", but not "on a1 on d1", nor "on a1 and on d1". */
export function isGoing(stop: Stop, at: number, stops: readonly Stop[]): boolean {
  const from = stops[at - 1];
  if (!from || stop.before.some(({ is }) => is === 'joining')) return false;
  const isNamedBetween = stop.before.some(({ is }) => is === 'kind' || is === 'color' || is === 'empty');
  if (isNamedBetween) return false;
  if (wayTo(from) === 'from') return wayTo(stop) !== 'from';
  return wayTo(stop) === 'to' && wayWord(from) !== wayWord(stop);
}

/** One piece that goes somewhere: nothing else may be said. Pawns "from a2 to h2" are perhaps all that stand there. */
function gone(tokens: readonly PlaceToken[], stops: readonly Stop[]): HeardSetUp {
  const [from, to, ...more] = stops;
  const unknown = tokens.find((token) => token.is === 'unknown' && !token.origin);
  if (unknown?.is === 'unknown') return unread(unknown.word);
  const named = (is: PlaceToken['is']): number => tokens.filter((token) => token.is === is).length;
  const isOne = named('kind') <= 1 && named('color') <= 1 && named('empty') === 0;
  const isTold = named('kind') === 1 || wayTo(from ?? { square: 'a1', before: [] }) !== undefined || named('way') > 0;
  if (!from || !to || more.length > 0 || !isOne || !isTold || isRow(tokens, from, to))
    return refused({ reason: 'which squares' });
  return change({ do: 'move', from: from.square, to: to.square });
}

function isRow(tokens: readonly PlaceToken[], from: Stop, to: Stop): boolean {
  return (
    rankOf(from.square) === rankOf(to.square) && tokens.some((token) => token.is === 'kind' && token.kind === 'pawn')
  );
}
