/** The scores of a game (Art. 8), read from a sheet move after move, in the way the listener chose, or compared with each other. */
import type { ScoreAnswer, ScoreLine, SheetsAnswer } from '../../src/questions/scoresheet.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import type { PhraseOptions } from './options.js';
import { page, segmentsOf, stopped } from './segments.js';

/** The whole sheet, from its first move to its last. */
export function phraseScore({ of, lines }: ScoreAnswer, options: PhraseOptions): Utterance {
  const { say } = options.words.messages;
  const heading = of ? say('score-of', { of }) : say('score-of-game');
  const last = lines.length > 0 ? say('score-end') : say('score-empty');
  const said = [heading, ...movesOf(lines).map((pair) => moveSaid(pair, options)), last];
  return page(
    said.flatMap((one) => segmentsOf(one, options)),
    'answer',
  );
}

/** One move: White's ply and Black's, or the one there is. */
interface Pair {
  readonly number: number;
  readonly white?: ScoreLine;
  readonly black?: ScoreLine;
}

/** Where a move was made out of turn each ply is a move of its own. */
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

function moveSaid({ number, white, black }: Pair, options: PhraseOptions): Said {
  const { say } = options.words.messages;
  return [
    white ? say('heading-number', { number }) : say('score-move-by-black', { number }),
    ...[white, black].flatMap((line) => (line ? lineSaid(line, options) : [])),
  ];
}

/** What stands on a sheet for a ply, in whole sentences. */
function lineSaid({ stands, offered }: ScoreLine, options: PhraseOptions): readonly (string | Segment)[] {
  const { say } = options.words.messages;
  const more = offered ? [say('score-offered')] : [];
  switch (stands.as) {
    case 'move':
      return [stopped(callOf(stands.move, options)), ...more];
    case 'note':
      return [say('score-note'), ...more];
    case 'nothing':
      return [say('score-not-written'), ...more];
  }
}

/** Where the scores part, or that they agree; and how much of them nobody could compare. */
export function phraseComparison(answer: SheetsAnswer, options: PhraseOptions): Utterance {
  const said = phraseSheets(answer, options);
  const moves = answer.onlySpoken;
  if (moves === 0) return said;
  const more = segmentsOf(options.words.messages.say('score-not-compared', { moves }), options);
  return { ...said, segments: [...said.segments, ...more] };
}

/** Where the scores part, move by move; or that they agree. */
export function phraseSheets({ parted }: SheetsAnswer, options: PhraseOptions): Utterance {
  const { say, said } = options.words.messages;
  if (parted.length === 0) return page(segmentsOf(say('scores-agree'), options), 'answer');
  const told = parted.flatMap(({ number, by, written }) => {
    const white = stopped(callOf(written.white, options));
    const black = stopped(callOf(written.black, options));
    return segmentsOf(said('sheets-part', { number, by, white, black }), options);
  });
  return page(told, 'answer');
}
