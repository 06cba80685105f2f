/**
 * The rules for visually disabled players in English (App. D).
 */
import type { BoardsCompared, LeftUndone } from '../../../src/laws/facts.js';
import { sideOf, type Assistant, type Role } from '../../../src/laws/roles.js';
import type { AssistantDuty, BlindRefusal } from '../../../src/laws/acts/blind.js';
import { COLORS, type Color, type Piece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import type { MissingStep, TableHappening, TableWords } from '../table.js';
import { duration } from './durations.js';
import { inFull } from './duties.js';
import { PIECES, PLAYERS, pieceName, theKind } from './names.js';

export const table: TableWords = {
  announced: ({ by, through }, call, instead) =>
    instead
      ? [`${who(by, through, 'corrects the call')}:`, call, 'Not:', instead]
      : [`${who(by, through, 'calls')}:`, call],
  repeated: ({ by, through, agrees }, called, repeated) =>
    agrees
      ? `${who(by, through, 'repeats it')}.`
      : [`${who(by, through, 'repeats another move')}. Called:`, called, 'Repeated:', repeated],
  onBoard: (by, call) => [`On ${PLAYERS[by]}'s board:`, call],
  made: (by) => `${PLAYERS[by]} has made the move.`,
  happening,
  sheetsAgree: () => AGREE,
  sheetsPart: ({ number, by }, { white, black }) => [
    `Move ${number}, by ${PLAYERS[by]}. White's score:`,
    white,
    "Black's score:",
    black,
  ],
  refusal,
  windowIsFor: (role) => `This window is for ${FOR[role]}.`,
};

/** "White calls"; "White's assistant calls for Black". */
function who(by: Color, through: Assistant | undefined, does: string): string {
  return through
    ? `${PLAYERS[sideOf(through) ?? by]}'s assistant ${does} for ${PLAYERS[by]}`
    : `${PLAYERS[by]} ${does}`;
}

function happening(fact: TableHappening): string {
  switch (fact.type) {
    case 'taken off':
      return `${PLAYERS[fact.by]} takes off ${theKind(fact.piece)}.`;
    case 'placed':
      return `${PLAYERS[fact.by]} places the ${PIECES[fact.piece.kind]} on ${at(fact.piece.square)}.`;
    case 'pieces put back':
      return `${PLAYERS[fact.by]} puts everything back.`;
    case 'left undone':
      return UNDONE[fact.what](PLAYERS[fact.by]);
    case 'boards compared':
      return compared(fact);
    case 'board mended':
      return `${PLAYERS[fact.of]}'s board is right again.`;
    case 'asked':
      return `${PLAYERS[fact.by]} asks for ${fact.about === 'moves' ? 'the number of moves' : 'the time used'}.`;
    case 'told':
      return fact.about === 'moves'
        ? `Moves completed: White ${fact.values.white}, Black ${fact.values.black}.`
        : `Time used: White ${duration(fact.values.white)}, Black ${duration(fact.values.black)}.`;
  }
}

const UNDONE: Readonly<Record<LeftUndone['what'], (player: string) => string>> = {
  announcing: (player) => `${player} has not called the move.`,
  repeating: (player) => `${player} has not repeated the move.`,
  executing: (player) => `The opponent's move was not made on ${player}'s board.`,
};

const AGREE = 'The scores agree.';

function compared({ differences, scores, mends }: BoardsCompared): string {
  if (differences.length === 0) return 'The boards agree.';
  const squares = differences.map(
    ({ square, white, black }) => `${at(square)}: on White's board ${standing(white)}, on Black's ${standing(black)}.`,
  );
  const ruled =
    scores === 'differ'
      ? ['The scores differ too.']
      : [AGREE, ...COLORS.filter((color) => mends.includes(color)).map(mend)];
  return ['The boards differ.', ...squares, ...ruled].join(' ');
}

function standing(piece: Piece | undefined): string {
  return piece ? pieceName(piece) : 'nothing';
}

function mend(color: Color): string {
  return `${PLAYERS[color]} must put the board right.`;
}

function refusal(refusal: BlindRefusal): string {
  switch (refusal.reason) {
    case 'rules not used':
      return 'The rules for visually disabled players are not used in this game.';
    case 'move not made':
      return `${MISSING[refusal.missing]} Then press the clock.`;
    case 'nothing to put back':
      return 'There is nothing to put back.';
    case 'nothing to take off':
      return `None of your opponent's pieces is on ${at(refusal.square)}.`;
    case 'announced already':
      return 'That move has been called already.';
    case 'too late to correct':
      return "Too late: a call is corrected only before the opponent's clock runs.";
    case 'nothing due':
      return 'Nothing is to be called, repeated or made on your board now.';
    case 'nothing announced':
      return 'Your opponent has called no move.';
    case 'repeated already':
      return 'The move has been repeated already.';
    case 'not the move announced':
      return `That is not the move that was called, which is ${inFull(refusal.called)}.`;
    case 'boards differ':
      return 'In the game none of your pieces stands there: the boards differ. Have them compared.';
    case 'one board':
      return 'In this game both players use one board.';
    case 'nothing to mend':
      return 'There is nothing on that board to put right.';
    case 'not asked':
      return 'An assistant tells that only when the player asks.';
    case 'not a duty':
      return `In this game the assistant does not ${DUTIES[refusal.duty]}.`;
    case 'assistant needed':
      return 'Against a hearing-impaired opponent an assistant is needed.';
  }
}

const MISSING: Readonly<Record<MissingStep, string>> = {
  capture: 'First take the captured piece off the board.',
  placing: 'First make the move on the board.',
  announcing: 'First call the move.',
};

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'make moves on the other board',
  announce: 'call or repeat the moves',
  score: 'keep the score',
  clock: 'press the clock',
  tell: 'tell moves and time',
  claim: 'claim or call the arbiter',
  adjourn: 'seal the move',
  move: "move the player's pieces",
};

const FOR: Readonly<Record<Role | 'both players', string>> = {
  'both players': 'both players',
  white: 'White',
  black: 'Black',
  'assistant of white': "White's assistant",
  'assistant of black': "Black's assistant",
  arbiter: 'the arbiter',
  onlooker: 'onlookers',
};
