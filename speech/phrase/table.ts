/** What is said where players are visually disabled (App. D): the message of each step, of boards and scores that are compared. */
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
import { type Role, sideOf } from '../../src/laws/roles.js';
import { type ByColor, type Color, COLORS, opposite } from '../../src/laws/squares.js';
import type { PartedMove } from '../../src/questions/scoresheet.js';
import type { Said, Segment } from '../utterance.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { dashed, sayOwn } from './own-message.js';
import type { Messages } from './say.js';

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

export function tableWords(messages: Messages<'table'>): TableWords {
  const { say, said } = messages;
  return {
    announced: (fact, call, instead) =>
      instead
        ? said('fact-announced-corrected', { ...callerOf(fact), call, instead })
        : said('fact-announced', { ...callerOf(fact), call }),
    repeated: (fact, called, repeated) =>
      fact.agrees
        ? say('fact-repeated', callerOf(fact))
        : said('fact-repeated-otherwise', { ...callerOf(fact), called, repeated }),
    onBoard: (by, call) => said('fact-on-board', { by, call }),
    made: (by) => say('fact-move-made', { by }),
    happening: (fact) => happening(fact, messages),
    sheetsAgree: () => say('scores-agree'),
    sheetsPart: ({ number, by }, { white, black }) => said('sheets-part', { number, by, white, black }),
    windowIsFor: (role) => say('window-is-for', { whom: dashed(role) }),
  };
}

/** Whose move it is, and who says it: that player, or either's assistant. */
function callerOf({ by, through }: Announced | Repeated): MessageGroups['table']['fact-repeated'] {
  const ownAssistant = through && sideOf(through) === by ? 'own-assistant' : 'other-assistant';
  return { by, opponent: opposite(by), caller: through ? ownAssistant : 'player' };
}

function happening(fact: TableHappening, messages: Messages<'table'>): string {
  switch (fact.type) {
    case 'boards compared':
      return compared(fact, messages);
    case 'told':
      return messages.say(`fact-told-${fact.about}`, fact.values);
    default:
      return sayOwn(messages, 'fact', 'type', fact);
  }
}

function compared({ differences, scores, mends }: BoardsCompared, { say }: Messages<'table'>): string {
  if (differences.length === 0) return say('boards-agree');
  const ruled =
    scores === 'differ'
      ? [say('scores-differ-too')]
      : [
          say('scores-agree'),
          ...COLORS.filter((color) => mends.includes(color)).map((of) => say('board-to-mend', { of })),
        ];
  return [
    say('boards-differ'),
    ...differences.map(({ square, white, black }) => say('boards-differ-on', { square, white, black })),
    ...ruled,
  ].join(' ');
}
