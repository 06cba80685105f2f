/** What is said where players are visually disabled (App. D): the message of each step, of boards and scores that are compared. */
import type { Announced, BoardsCompared, Repeated } from '../../src/laws/facts.js';
import { sideOf } from '../../src/laws/roles.js';
import { COLORS, opposite } from '../../src/laws/squares.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { TableHappening, TableWords } from '../words/table.js';
import { dashed, sayOwn } from './own-message.js';
import type { Messages } from './say.js';

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
