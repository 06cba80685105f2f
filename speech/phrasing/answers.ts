/**
 * Answers to questions in words.
 */
import type { Answer } from '../../src/questions/question.js';
import { fideFile, fidePieceList, fidePosition } from '../words/fide-answers.js';
import type { Segment } from '../utterance.js';
import type { PiecesAnswer } from '../words/board.js';
import type { ClockAnswer } from '../words/time.js';
import type { WholeWords, Words } from '../words/words.js';
import { callOf, type CalledMove, type PhraseOptions, type WholeOptions } from './call.js';
import { squareSegments } from './cell.js';
import { follow, segmentsOf, stopped } from './segments.js';

/** What only a typed question brings; the words for it are loaded with those for what the Laws bring. */
const ASKED_BY_TYPING = [
  'pieces',
  'file',
  'attackers',
  'captures',
  'material',
  'move number',
  'opponent',
  'commands',
] as const;

export type FirstAnswer = Exclude<Answer, { readonly about: (typeof ASKED_BY_TYPING)[number] }>;

export function isFirstAnswer(answer: Answer): answer is FirstAnswer {
  return !ASKED_BY_TYPING.some((about) => about === answer.about);
}

/** The answer to a question. */
export function answerSegments(answer: FirstAnswer, options: PhraseOptions): readonly Segment[];
export function answerSegments(answer: Answer, options: WholeOptions): readonly Segment[];
export function answerSegments(answer: Answer, options: AnswerOptions): readonly Segment[] {
  const { words, squareStyle } = options;
  switch (answer.about) {
    case 'square':
      return squareSegments(answer, options);
    case 'last move':
      return answer.last ? lastMove(answer.last, options) : segmentsOf(words.moves.noneYet(), options);
    case 'last capture':
      return segmentsOf(words.moves.lastCapture(answer.captured), options);
    case 'position':
      if (squareStyle === 'fide') return [fidePosition(answer.ranks)];
      return segmentsOf(words.position(answer.ranks), options);
    case 'piece lists':
      if (squareStyle === 'fide') return answer.lists.map(fidePieceList);
      return segmentsOf(
        answer.lists.map((list) => words.pieceList(list)),
        options,
      );
    case 'moves of piece':
      return segmentsOf(words.movesOfPiece(answer), options);
    case 'pieces':
      return pieces(answer, options);
    case 'file':
      return squareStyle === 'fide'
        ? [fideFile(answer.file, answer.pieces)]
        : segmentsOf(boardWords(options).file(answer), options);
    case 'attackers':
      return segmentsOf(boardWords(options).attackers(answer), options);
    case 'captures':
      return segmentsOf(boardWords(options).captures(answer), options);
    case 'material':
      return segmentsOf(boardWords(options).material(answer), options);
    case 'last moves':
      return lastMoves(answer.moves, options);
    case 'move number':
      return segmentsOf(boardWords(options).moveNumber(answer), options);
    case 'opponent':
      return segmentsOf(boardWords(options).opponent(answer), options);
    case 'commands':
      return segmentsOf(boardWords(options).commands(answer), options);
    case 'clock':
      return segmentsOf(clockTold(answer, options), options);
    case 'no clock':
      return segmentsOf(words.time.noClock(), options);
    case 'time control':
      return segmentsOf(`${words.time.control(answer.time)}.`, options);
    case 'withheld':
      return segmentsOf(words.withheld(), options);
  }
}

/** With the words for what is asked by typing, where they are loaded. */
type AnswerOptions = PhraseOptions & { readonly words: Words & Partial<Pick<WholeWords, 'board'>> };

function boardWords({ words: { board } }: AnswerOptions): WholeWords['board'] {
  if (!board) throw new Error('what is asked by typing is answered with what was loaded beside');
  return board;
}

/** The FIDE way has names for what is there; that nothing is there is said in the language of the page. */
function pieces(answer: PiecesAnswer, options: AnswerOptions): readonly Segment[] {
  const { squareStyle } = options;
  return answer.sides.flatMap(({ color, squares }) =>
    squareStyle === 'fide' && squares.length > 0
      ? [fidePieceList({ color, kinds: [{ kind: answer.kind, squares }] })]
      : segmentsOf(boardWords(options).pieces({ ...answer, sides: [{ color, squares }] }), options),
  );
}

/** Brief is the bare times; in full the time control is told as well. */
function clockTold(answer: ClockAnswer, { words, detail }: PhraseOptions): readonly string[] {
  if (detail.clock === 'full') return [...words.time.clock(answer), `${words.time.control(answer.control)}.`];
  if (detail.clock === 'normal') return words.time.clock(answer);
  const sides = answer.sides.map(({ color, display }) => ({
    color,
    display: { ...display, running: false, movesToGo: null },
  }));
  return words.time.clock({ ...answer, sides });
}

function lastMove(last: CalledMove, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  const call = segmentsOf(words.moves.last(last.moved.by, callOf(last, options)), options);
  return last.ending ? follow(call, segmentsOf(words.ending(last.ending), options)) : call;
}

/** Each with its number and who made it, for a row of calls could not be told apart. */
function lastMoves(
  moves: readonly (CalledMove & { readonly number: number })[],
  options: PhraseOptions,
): readonly Segment[] {
  const { words } = options;
  if (moves.length === 0) return segmentsOf(words.moves.noneYet(), options);
  return moves.flatMap((move) => {
    const heading = words.moves.heading({ by: move.moved.by, number: move.number });
    const call = [...segmentsOf(heading, options), stopped(callOf(move, options))];
    return move.ending ? [...call, ...segmentsOf(words.ending(move.ending), options)] : call;
  });
}
