/**
 * Answers to questions in words.
 */
import type { Answer } from '../../src/questions/question.js';
import { fideFile, fidePieceList, fidePosition } from '../words/fide-answers.js';
import type { Segment, Utterance } from '../utterance.js';
import type { PiecesAnswer } from '../words/board.js';
import { fideTime } from '../words/fide-clock.js';
import { FIDE_LANG } from '../words/fide.js';
import type { ClockAnswer, TimeWords } from '../words/time.js';
import type { WholeWords } from '../words/words.js';
import { callOf, type CalledMove, type PhraseOptions, type WholeOptions } from './call.js';
import { squareSegments } from './cell.js';
import { follow, page, segmentsOf, stopped } from './segments.js';

/** The answer to a question. */
export function phraseAnswer(answer: Answer, options: WholeOptions): Utterance {
  return page(answerSegments(answer, options), 'answer');
}

/** A starting position of Chess960 with its number, rank by rank, a sentence each. */
export function chess960Lines(
  number: number,
  layout: Parameters<WholeWords['chess960']>[1],
  options: WholeOptions,
): readonly string[] {
  return segmentsOf(options.words.chess960(number, layout), options).map(({ text }) => text);
}

function answerSegments(answer: Answer, options: WholeOptions): readonly Segment[] {
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
        : segmentsOf(words.board.file(answer), options);
    case 'attackers':
      return segmentsOf(words.board.attackers(answer), options);
    case 'captures':
      return segmentsOf(words.board.captures(answer), options);
    case 'material':
      return segmentsOf(words.board.material(answer), options);
    case 'last moves':
      return lastMoves(answer.moves, options);
    case 'move number':
      return segmentsOf(words.board.moveNumber(answer), options);
    case 'opponent':
      return segmentsOf(words.board.opponent(answer), options);
    case 'commands':
      return segmentsOf(words.board.commands(answer), options);
    case 'clock':
      return clockSegments(options, (time) => clockTold(answer, time, options));
    case 'no clock':
      return segmentsOf(words.time.noClock(), options);
    case 'time control':
      return clockSegments(options, (time) => [`${time.control(answer.time)}.`]);
    case 'withheld':
      return segmentsOf(words.withheld(), options);
  }
}

/** The FIDE way has names for what is there; that nothing is there is said in the language of the page. */
function pieces(answer: PiecesAnswer, options: WholeOptions): readonly Segment[] {
  const { words, squareStyle } = options;
  return answer.sides.flatMap(({ color, squares }) =>
    squareStyle === 'fide' && squares.length > 0
      ? [fidePieceList({ color, kinds: [{ kind: answer.kind, squares }] })]
      : segmentsOf(words.board.pieces({ ...answer, sides: [{ color, squares }] }), options),
  );
}

/** In the language of the page, or with the German numbers of the call. */
function clockSegments(options: WholeOptions, told: (time: TimeWords) => readonly string[]): readonly Segment[] {
  if (options.clockLanguage === 'german') return told(fideTime).map((text) => ({ text, lang: FIDE_LANG }));
  return segmentsOf(told(options.words.time), options);
}

/** Brief is the bare times; in full the time control is told as well. */
function clockTold(answer: ClockAnswer, time: TimeWords, { detail }: PhraseOptions): readonly string[] {
  if (detail.clock === 'full') return [...time.clock(answer), `${time.control(answer.control)}.`];
  if (detail.clock === 'normal') return time.clock(answer);
  const sides = answer.sides.map(({ color, display }) => ({
    color,
    display: { ...display, running: false, movesToGo: null },
  }));
  return time.clock({ ...answer, sides });
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
