/**
 * The conditions of a game at a table, as they are read out.
 */
import type { Conditions } from '../../src/laws/conditions.js';
import type { ByColor } from '../../src/laws/squares.js';
import { readConditions } from '../../src/questions/conditions.js';
import { DEFAULT_DETAIL, type CallStyle } from '../style.js';
import { sayTableConditions } from '../phrase/table-conditions.js';
import type { Segment, Utterance } from '../utterance.js';
import { sampleCall, type WholeOptions } from './call.js';
import { page, segmentsOf, stopped } from './segments.js';

/** What is agreed on beside the conditions that the Laws judge by. */
export interface AgreedAtTable {
  readonly approved: boolean;
  readonly callStyle: CallStyle;
  readonly specialClock: boolean;
}

/** A game at a table as it is set up. */
export interface TableSetUp {
  readonly conditions: Conditions;
  readonly names?: ByColor<string>;
  readonly table?: AgreedAtTable;
}

const NOBODY: ByColor<string> = { white: '', black: '' };

/** One entry for each matter, in the order in which they are read. */
export function conditionLines(setUp: TableSetUp, options: WholeOptions): readonly (readonly Segment[])[] {
  const { conditions, names = NOBODY, table } = setUp;
  const style = table?.callStyle ?? options.callStyle;
  // Both squares, as a move is called at a table.
  const sample = stopped(
    sampleCall({ ...options, callStyle: style, callLength: 'from and to', detail: DEFAULT_DETAIL }),
  );
  const { messages, time } = options.words;
  const told = {
    ...readConditions(conditions),
    names,
    calls: { style, sample },
    specialClock: table?.specialClock ?? false,
    approved: table?.approved ?? false,
  };
  const said = sayTableConditions(told, messages, time.control);
  return said.map((one) => segmentsOf(one, options));
}

export function phraseConditions(setUp: TableSetUp, options: WholeOptions): Utterance {
  return page(conditionLines(setUp, options).flat(), 'answer');
}
