/**
 * Answers to questions in words.
 */
import type { Answer } from '../../src/questions/question.js';
import { fideSquare } from '../words/fide.js';
import type { Segment } from '../utterance.js';
import { callOf, type CalledMove, type PhraseOptions } from './call.js';
import { follow, segmentsOf } from './segments.js';

/** The answer to a question. */
export function answerSegments(answer: Answer, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  switch (answer.about) {
    case 'square': {
      const { square, piece, shade, more } = answer;
      const said = more ? words.cellMore(square, piece, shade, fideSquare(square)) : words.cell(square, piece);
      return segmentsOf(said, words);
    }
    case 'last move':
      return answer.last ? lastMove(answer.last, options) : segmentsOf(words.moves.noneYet(), words);
    case 'last capture':
      return segmentsOf(words.moves.lastCapture(answer.captured), words);
    case 'position':
      return segmentsOf(words.position(answer.ranks), words);
    case 'piece lists':
      return segmentsOf(
        answer.lists.map((list) => words.pieceList(list)),
        words,
      );
    case 'moves of piece':
      return segmentsOf(words.movesOfPiece(answer), words);
    case 'clock':
      return segmentsOf(words.time.clock(answer), words);
    case 'no clock':
      return segmentsOf(words.time.noClock(), words);
    case 'time control':
      return segmentsOf(`${words.time.control(answer.time)}.`, words);
    case 'withheld':
      return segmentsOf(words.withheld(), words);
  }
}

function lastMove(last: CalledMove, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  const call = segmentsOf(words.moves.last(last.moved.by, callOf(last, options)), words);
  return last.ending ? follow(call, segmentsOf(words.ending(last.ending), words)) : call;
}
