/**
 * Answers to questions in words.
 */
import type { Answer } from '../../src/questions/question.js';
import type { PlainAnswer } from '../phrase/answers.js';
import type { ClockAnswer } from '../phrase/clock.js';
import { fideFile, fidePieceList, fidePosition } from '../phrase/fide-answers.js';
import type { Segment, Utterance } from '../utterance.js';
import { fideTime } from '../phrase/fide-clock.js';
import { FIDE_LANG } from '../phrase/fide.js';
import type { SpanWords } from '../phrase/time.js';
import type { WholeWords } from '../phrase/words.js';
import { callOf, saysSign, type CalledMove, type PhraseOptions, type WholeOptions } from './call.js';
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
  const { words } = options;
  switch (answer.about) {
    case 'square':
      return squareSegments(answer, options);
    case 'last move':
      return answer.last ? lastMove(answer.last, options) : segmentsOf(words.moves.noneYet(), options);
    case 'last capture':
      return segmentsOf(words.moves.lastCapture(answer.captured), options);
    case 'last moves':
      return lastMoves(answer.moves, options);
    case 'can win':
      return canWin(answer, options);
    case 'clock':
      return clockSegments(options, (time) => clockTold(answer, time, options));
    case 'no clock':
      return segmentsOf(words.time.noClock(), options);
    case 'time control':
      return clockSegments(options, (time) => [`${time.control(answer.time)}.`]);
    default:
      return plainAnswer(answer, options);
  }
}

function plainAnswer(answer: PlainAnswer, options: WholeOptions): readonly Segment[] {
  const inFideWay = options.squareStyle === 'fide' ? fideAnswer(answer, options) : undefined;
  return inFideWay ?? segmentsOf(options.words.answer(answer), options);
}

/** The FIDE way has names for what is there; that nothing is there is said in the language of the page. */
function fideAnswer(answer: PlainAnswer, options: WholeOptions): readonly Segment[] | undefined {
  switch (answer.about) {
    case 'position':
      return [fidePosition(answer.ranks)];
    case 'piece lists':
      return answer.lists.map(fidePieceList);
    case 'file':
      return [fideFile(answer.file, answer.pieces)];
    case 'pieces':
      return answer.sides.flatMap((side) =>
        side.squares.length > 0
          ? [fidePieceList({ color: side.color, kinds: [{ kind: answer.kind, squares: side.squares }] })]
          : segmentsOf(options.words.answer({ ...answer, sides: [side] }), options),
      );
    default:
      return undefined;
  }
}

/** In the language of the page, or with the German numbers of the call. */
function clockSegments(options: WholeOptions, told: (time: SpanWords) => readonly string[]): readonly Segment[] {
  if (options.clockLanguage === 'german') return told(fideTime).map((text) => ({ text, lang: FIDE_LANG }));
  return segmentsOf(told(options.words.time), options);
}

/** Brief is the bare times; in full the time control is told as well. */
function clockTold(answer: ClockAnswer, time: SpanWords, { detail }: PhraseOptions): readonly string[] {
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
  return last.ending ? follow(call, segmentsOf(words.ending(last.ending, saysSign(options)), options)) : call;
}

function canWin(answer: Extract<Answer, { readonly about: 'can win' }>, options: WholeOptions): readonly Segment[] {
  const { words } = options;
  const line = answer.verdict === 'can' ? answer.line : [];
  const mated = answer.verdict === 'can' && line.length === 0;
  const said = segmentsOf(words.canWin(answer.side, mated ? 'mated' : answer.verdict), options);
  return [...said, ...line.flatMap((move) => numbered(move, options))];
}

/** Each with its number and who made it, for a row of calls could not be told apart. */
function lastMoves(
  moves: readonly (CalledMove & { readonly number: number })[],
  options: PhraseOptions,
): readonly Segment[] {
  const { words } = options;
  if (moves.length === 0) return segmentsOf(words.moves.noneYet(), options);
  return moves.flatMap((move) => {
    const call = numbered(move, options);
    return move.ending ? [...call, ...segmentsOf(words.ending(move.ending, saysSign(options)), options)] : call;
  });
}

function numbered(move: CalledMove & { readonly number: number }, options: PhraseOptions): readonly Segment[] {
  const heading = options.words.moves.heading({ by: move.moved.by, number: move.number });
  return [...segmentsOf(heading, options), stopped(callOf(move, options))];
}
