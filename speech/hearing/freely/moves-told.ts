/**
 * A move told in more words than describe it: with how the piece goes ("bishop back to b3"), by the colour of its squares, as a capture of what has
 * just captured ("knight takes back"), or a pawn's by how far it goes ("d pawn up two").
 */
import { positionOf, type Game } from '../../../src/laws/game.js';
import { fileOf, isSquare, rankOf, type Move, type Square } from '../../../src/laws/squares.js';
import type { Token } from '../commands/pattern.js';
import { hearExactly, isSurelyMove, severalMoves } from '../exactly.js';
import { meaningsOf } from '../lexicon.js';
import { isAsked, isUnread, mayMove, notYourTurn, type HeardLine, type LineContext } from '../line.js';
import { understandings } from '../tokens.js';
import type { Heed } from '../vocabulary.js';
import type { FreeLanguage, Phrase } from './language.js';
import { freeReaders } from './places.js';
import { startsWith, textOf, without } from './said.js';

/** No shorter word is said twice for want of another: "d d4" is a pawn's. */
const SHORTEST_TWICE = 3;

/** @returns `undefined` where no one move is told so: of several the user may mean any */
export function moveToldAmong(
  words: readonly Token[],
  language: FreeLanguage,
  context: LineContext,
): HeardLine | undefined {
  const said = linesApart(words, language);
  if (isAsked(textOf(said), context.languages)) return undefined;
  const heard =
    bySteps(said, language, context) ?? takenBack(said, language, context) ?? withinWords(said, language, context);
  return heard && inTurn(heard, context);
}

/**
 * A move that is told so surely that it is no command: "knight jumps to g5" is no question about its jumps from there, for the piece is told,
 * and where to; "the c-file pawn one square" none about the file.
 */
export function moveBeforeCommand(
  words: readonly Token[],
  language: FreeLanguage,
  context: LineContext,
): HeardLine | undefined {
  const said = linesApart(words, language);
  if (isAsked(textOf(said), context.languages)) return undefined;
  const stepped = bySteps(said, language, context);
  if (stepped) return inTurn(stepped, context);
  if (without(said, language.amid, context.languages).length === said.length) return undefined;
  const hasPiece = said.some((token) => isWord(token, 'kind', context));
  const hasWay = said.some((token, at) => isWord(token, 'way', context) && isSquare(said[at + 1]?.folded ?? ''));
  const heard = hasPiece && hasWay ? withinWords(said, language, context) : undefined;
  return heard && inTurn(heard, context);
}

/** "C-file" is two words. */
function linesApart(words: readonly Token[], { lines }: FreeLanguage): readonly Token[] {
  return words.flatMap((token) => {
    const [name = '', line, more] = token.folded.split('-');
    if (line === undefined || more !== undefined || !lines.has(line)) return [token];
    return [name, line].map((word) => ({ raw: word, folded: word }));
  });
}

/** Nobody whose move it is not is told more of a move than that. */
function inTurn(heard: HeardLine, context: LineContext): HeardLine {
  return context.game.ending || mayMove(context) ? heard : notYourTurn(context.game);
}

/** Only a whole move: where its square is told, no word beside changes which it is. */
function withinWords(said: readonly Token[], language: FreeLanguage, context: LineContext): HeardLine | undefined {
  const { amid, shades, lines } = language;
  const shade = shades.find(({ words }) => indexOf(said, words) >= 0);
  const shaded = shade ? withoutPhrase(said, shade.words) : said;
  const told = without(shaded, amid, context.languages)
    .filter(({ folded }) => !lines.has(folded))
    .filter(({ folded }, at, all) => folded.length < SHORTEST_TWICE || folded !== all[at - 1]?.folded);
  // "Jump to e4" is for the board.
  const isChanged = told.length < said.length || language.language === context.languages.page;
  if (!isChanged || told[0] !== shaded[0] || !isSurelyMove(textOf(told), context)) return undefined;
  const heard = heardAs(told, context);
  if (!shade || heard?.type === 'refused') return heard;
  return heard?.type === 'move' && isLight(heard.move.to) === shade.isLight ? heard : undefined;
}

/** Where nothing was captured, nothing can be taken back so. */
function takenBack(said: readonly Token[], language: FreeLanguage, context: LineContext): HeardLine | undefined {
  const square = lastCapture(context.game);
  const phrase = square && language.recaptures.find((words) => indexOf(said, words) >= 0);
  const [takes] = language.language.moves.captures;
  if (!phrase || takes === undefined) return undefined;
  const at = indexOf(said, phrase);
  const [next] = said.slice(at + phrase.length);
  const is = (token: Token, what: Heed['is']): boolean => isWord(token, what, context);
  // "Take back the knight" is for the move, "take back with the knight" is one.
  if (next ? !is(next, 'means') && !is(next, 'way') : phrase.length > 1 && !said.some((token) => is(token, 'kind')))
    return undefined;
  const told = [takes, square].map((word): Token => ({ raw: word, folded: word }));
  return heardAs(said.toSpliced(at, phrase.length, ...told), context);
}

function isWord({ folded }: Token, what: Heed['is'], { languages }: LineContext): boolean {
  return meaningsOf(folded, languages).some(({ heed }) => heed.is === what);
}

function lastCapture({ plies, positions }: Game): Square | undefined {
  const move = plies.at(-1)?.move;
  const before = positions.at(-2);
  if (!move || !before || move.castling) return undefined;
  const isPassing = before.pieceAt(move.from)?.kind === 'pawn' && fileOf(move.from) !== fileOf(move.to);
  return isPassing || before.pieceAt(move.to) ? move.to : undefined;
}

/** Read back first, and asked about where several pawns can go so far. Where illegal moves stand, what is legal must not help (Art. 12.6). */
function bySteps(said: readonly Token[], language: FreeLanguage, context: LineContext): HeardLine | undefined {
  const { game, languages } = context;
  if (game.conditions.illegalMoves === 'stand') return undefined;
  const isStep = (token: Token | undefined): boolean => token !== undefined && language.steps.has(token.folded);
  const readers = freeReaders(language.language, context);
  // "Two squares", "up two".
  const numbers = said.flatMap((token, at) => {
    const counts = !isStep(token) && (isStep(said[at - 1]) || isStep(said[at + 1]));
    const number = counts ? readers.count([token])?.number : undefined;
    return number === undefined ? [] : [{ at, number }];
  });
  const [far, another] = numbers;
  if (!far || another) return undefined;
  const told = said.toSpliced(far.at, 1).filter((token) => !isStep(token) && !language.lines.has(token.folded));
  const moves = understandings(textOf(without(told, language.amid, languages)), languages).flatMap(({ heeds }) => {
    const words = heeds.filter(({ is }) => is !== 'remark' && is !== 'way' && is !== 'means' && is !== 'origin');
    const [file, rank] = words.slice(words.findIndex(({ is }) => is === 'file'));
    const others = words
      .filter((heed) => heed !== file && heed !== rank)
      .concat(rank?.is === 'rank' || !rank ? [] : rank);
    const isPawn = others.every((heed) => heed.is === 'kind' && heed.kind === 'pawn');
    if (file?.is !== 'file' || others.length !== 1 || !isPawn) return [];
    return pawnMoves(game, far.number).filter(
      ({ from }) => fileOf(from) === file.file && (rank?.is !== 'rank' || rankOf(from) === rank.rank),
    );
  });
  const different = moves.filter(({ to }, at) => moves.findIndex((other) => other.to === to) === at);
  const [move, ...more] = different;
  if (!move || different.some(({ promotion }) => promotion)) return undefined;
  if (more.length === 0) return { type: 'move', move, alphabets: [], exact: false };
  const refusal = severalMoves(different, positionOf(game));
  return { type: 'ask', moves: different, alphabets: different.map(() => []), refusal };
}

/** Straight on, so many squares. */
function pawnMoves(game: Game, count: number): readonly Move[] {
  const position = positionOf(game);
  return position.legalMoves().filter(({ from, to }) => {
    const isStraight = position.pieceAt(from)?.kind === 'pawn' && fileOf(from) === fileOf(to);
    return isStraight && Math.abs(Number(rankOf(from)) - Number(rankOf(to))) === count;
  });
}

function heardAs(words: readonly Token[], context: LineContext): HeardLine | undefined {
  const heard = hearExactly(textOf(words), context);
  return isUnread(heard) ? undefined : heard;
}

function isLight(square: Square): boolean {
  return ('abcdefgh'.indexOf(fileOf(square)) + Number(rankOf(square))) % 2 === 0;
}

function indexOf(words: readonly Token[], phrase: Phrase): number {
  return words.findIndex((_, at) => startsWith(words.slice(at), phrase));
}

function withoutPhrase(words: readonly Token[], phrase: Phrase): readonly Token[] {
  return words.toSpliced(indexOf(words, phrase), phrase.length);
}
