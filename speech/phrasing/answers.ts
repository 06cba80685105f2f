/**
 * Answers to questions in words.
 */
import type { Answer } from '../../src/questions/question.js';
import { fidePieceList, fidePosition } from '../words/fide-answers.js';
import type { Segment } from '../utterance.js';
import type { ClockAnswer } from '../words/time.js';
import { callOf, type CalledMove, type PhraseOptions } from './call.js';
import { squareSegments } from './cell.js';
import { follow, segmentsOf } from './segments.js';

/** The answer to a question. */
export function answerSegments(answer: Answer, options: PhraseOptions): readonly Segment[] {
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
