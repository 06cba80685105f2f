/**
 * What a language must be able to say where players are visually disabled (App. D): the steps of a move, what is called and repeated,
 * the boards compared, the assistant.
 */
import type {
  Announced,
  Asked,
  BoardMended,
  BoardsCompared,
  Fact,
  LeftUndone,
  PiecesPutBack,
  Placed,
  Repeated,
  TakenOff,
  ToldByAssistant,
} from '../../src/laws/facts.js';
import type { Role } from '../../src/laws/roles.js';
import type { ByColor, Color } from '../../src/laws/squares.js';
import type { PartedMove } from '../../src/questions/scoresheet.js';
import type { Segment } from '../utterance.js';
import type { Said } from './said.js';

/** A fact in which no move is called. */
export type TableHappening =
  TakenOff | Placed | PiecesPutBack | LeftUndone | BoardsCompared | BoardMended | Asked | ToldByAssistant;

/** Calls are given with their full stop; they come in the way the user chose. */
export interface TableWords {
  /** `instead` is the call that is corrected. */
  readonly announced: (fact: Announced, call: Segment, instead?: Segment) => Said;
  /** Where it agrees it is enough to say so; else what was called and what was repeated. */
  readonly repeated: (fact: Repeated, called: Segment, repeated: Segment) => Said;
  /** A move as it stands on this player's own board: executed there, or made there otherwise than it was called. */
  readonly onBoard: (by: Color, call: Segment) => Said;
  /** What was called before is made now. */
  readonly made: (by: Color) => string;
  readonly happening: (fact: TableHappening) => string;
  readonly sheetsAgree: () => string;
  /** Where they part: whose move it is, and what stands on White's sheet and on Black's. */
  readonly sheetsPart: (move: Pick<PartedMove, 'number' | 'by'>, written: ByColor<Segment>) => Said;
  /** Whose window this is, at a table with several. */
  readonly windowIsFor: (role: Role | 'both players') => string;
}

const HAPPENINGS: Readonly<Record<TableHappening['type'], true>> = {
  'taken off': true,
  placed: true,
  'pieces put back': true,
  'left undone': true,
  'boards compared': true,
  'board mended': true,
  asked: true,
  told: true,
};

export function isTableHappening(fact: Fact): fact is TableHappening {
  return Object.hasOwn(HAPPENINGS, fact.type);
}
