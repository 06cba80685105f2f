/**
 * A score read from its sheet, move after move, in the way the listener chose; and what is said about writing on it.
 */
import { type NoteTrouble, scoreWords } from '../phrase/score.js';
import type { ScoreAnswer, ScoreLine, SheetsAnswer } from '../../src/questions/scoresheet.js';
import type { Segment, Utterance } from '../utterance.js';
import { callOf, type WholeOptions } from './call.js';
import { page, segmentsOf, stopped } from './segments.js';
import { phraseSheets } from './table.js';

/** The whole sheet, from its first move to its last. */
export function phraseScore({ of, lines }: ScoreAnswer, options: WholeOptions): Utterance {
  const score = scoreWords(options.words.messages);
  const read = movesOf(lines).flatMap(({ number, white, black }) => {
    const plies = { ...(white && { white: lineOf(white, options) }), ...(black && { black: lineOf(black, options) }) };
    return segmentsOf(score.move(number, plies), options);
  });
  const last = lines.length > 0 ? score.end() : score.empty();
  return page([...segmentsOf(score.heading(of), options), ...read, ...segmentsOf(last, options)], 'answer');
}

interface Pair {
  readonly number: number;
  readonly white?: ScoreLine;
  readonly black?: ScoreLine;
}

/** White's ply and Black's of one move. Where a move was made out of turn each has one of its own. */
function movesOf(lines: readonly ScoreLine[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const line of lines) {
    const last = pairs.at(-1);
    if (line.by === 'black' && last && !last.black && last.number === line.number)
      pairs[pairs.length - 1] = { ...last, black: line };
    else pairs.push({ number: line.number, [line.by]: line });
  }
  return pairs;
}

function lineOf({ stands, offered }: ScoreLine, options: WholeOptions): readonly Segment[] {
  const score = scoreWords(options.words.messages);
  const more = offered ? segmentsOf(score.offered(), options) : [];
  switch (stands.as) {
    case 'move':
      return [stopped(callOf(stands.move, options)), ...more];
    case 'note':
      return [...segmentsOf(score.note(), options), ...more];
    case 'nothing':
      return [...segmentsOf(score.notWritten(), options), ...more];
  }
}

/** Where the scores part, or that they agree; and how much of them nobody could compare. */
export function phraseComparison(answer: SheetsAnswer, options: WholeOptions): Utterance {
  const said = phraseSheets(answer, options);
  if (answer.onlySpoken === 0) return said;
  const score = scoreWords(options.words.messages);
  return { ...said, segments: [...said.segments, ...segmentsOf(score.notCompared(answer.onlySpoken), options)] };
}

/** The microphone hears now. */
export function phraseRecording(options: WholeOptions): Utterance {
  return page(segmentsOf(scoreWords(options.words.messages).recording(), options), 'answer');
}

export function phraseNoteTrouble(trouble: NoteTrouble, options: WholeOptions): Utterance {
  return page(segmentsOf(scoreWords(options.words.messages).trouble(trouble), options), 'answer');
}
