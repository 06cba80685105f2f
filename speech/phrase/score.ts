/** A score (Art. 8) read from its sheet, move after move, in the way the listener chose; what is said of writing on it, and of the recording device (App. D.2.7). */
import type { ByColor, Color } from '../../src/laws/squares.js';
import type { ScoreAnswer, ScoreLine, SheetsAnswer } from '../../src/questions/scoresheet.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import type { PhraseOptions } from './options.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf, stopped } from './segments.js';
import { phraseSheets } from './table.js';

/** The whole sheet, from its first move to its last. */
export function phraseScore({ of, lines }: ScoreAnswer, options: PhraseOptions): Utterance {
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

function lineOf({ stands, offered }: ScoreLine, options: PhraseOptions): readonly Segment[] {
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
export function phraseComparison(answer: SheetsAnswer, options: PhraseOptions): Utterance {
  const said = phraseSheets(answer, options);
  if (answer.onlySpoken === 0) return said;
  const score = scoreWords(options.words.messages);
  return { ...said, segments: [...said.segments, ...segmentsOf(score.notCompared(answer.onlySpoken), options)] };
}

/** The microphone hears now. */
export function phraseRecording(options: PhraseOptions): Utterance {
  return page(segmentsOf(scoreWords(options.words.messages).recording(), options), 'answer');
}

export function phraseNoteTrouble(trouble: NoteTrouble, options: PhraseOptions): Utterance {
  return page(segmentsOf(scoreWords(options.words.messages).trouble(trouble), options), 'answer');
}

/** Why nothing was recorded, or what was recorded is not kept or cannot be played. */
export type NoteTrouble =
  | 'cannot record'
  | 'not allowed'
  | 'no microphone'
  | 'nothing recorded'
  | 'disk full'
  | 'not kept'
  | 'not on this device'
  | 'not played';

/** What stands on a sheet for a ply, in sentences. */
type ReadLine = readonly Segment[];

export interface ScoreWords {
  /** Whose score is read; absent is the one that the program keeps. */
  readonly heading: (of: Color | undefined) => string;
  /** No move was made yet. */
  readonly empty: () => string;
  /** Both plies of a move, or the one there is, each in whole sentences. */
  readonly move: (number: number, read: Partial<ByColor<ReadLine>>) => Said;
  /** In place of a move: "Audio note."; "Not written." */
  readonly note: () => string;
  readonly notWritten: () => string;
  readonly offered: () => string;
  /** The score was read up to its end. */
  readonly end: () => string;
  /** Of so many moves there is only a recording, and they were not compared. */
  readonly notCompared: (moves: number) => string;
  /** What was asked about is written by sending it once more. */
  readonly sendAgain: () => string;
  readonly nothingToWrite: () => string;
  readonly recording: () => string;
  readonly trouble: (trouble: NoteTrouble) => string;
}

export function scoreWords({ say }: Messages<'score' | 'score-writing' | 'moves'>): ScoreWords {
  return {
    heading: (of) => (of ? say('score-of', { of }) : say('score-of-game')),
    empty: () => say('score-empty'),
    move: (number, { white, black }) => [
      ...(white ? [say('heading-number', { number }), ...white] : [say('score-move-by-black', { number })]),
      ...(black ?? []),
    ],
    note: () => say('score-note'),
    notWritten: () => say('score-not-written'),
    offered: () => say('score-offered'),
    end: () => say('score-end'),
    notCompared: (moves) => say('score-not-compared', { moves }),
    sendAgain: () => say('score-send-again'),
    nothingToWrite: () => say('score-nothing-to-write'),
    recording: () => say('score-recording'),
    trouble: (trouble) => say(`score-trouble-${dashed(trouble)}`),
  };
}
