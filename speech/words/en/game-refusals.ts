/**
 * Why something is not done, in English, where the game, its clock or somebody's part in it is the reason: what was wrong first,
 * and what would be right where that helps.
 */
import type { JudgedRefusal } from '../first-refusals.js';
import { at } from '../marks.js';
import { duration, isSingular } from './durations.js';
import { toDo } from './duties.js';
import { PLAYERS, capitalized } from './names.js';
import { NO_CLOCK } from './time.js';

type Why<Reason extends JudgedRefusal['reason']> =
  Extract<JudgedRefusal, { readonly reason: Reason }> extends {
    readonly why: infer W extends string;
  }
    ? Readonly<Record<W, string>>
    : never;

const NO_QUICKPLAY: Why<'no quickplay'> = {
  'not announced': 'The rules for a quickplay finish are not used in this game.',
  blitz: 'In blitz there is no such claim.',
  increment: 'There is no such claim where seconds are added with each move.',
  'not the last period': 'That can be claimed only in the last period.',
  'not on move': 'That can be claimed only on your own move.',
  'flag has fallen': 'Your flag has fallen, so it is too late to claim that.',
  'too much time': 'That can be claimed only in the last two minutes of your time.',
  'no such request': 'That cannot be asked for here.',
};

const NOT_GIVEN: Why<'penalty not given'> = {
  'not in this edition': 'This edition of the Laws has no such penalty.',
  'not a measure': 'A penalty cannot have that measure.',
  'fine not announced': 'A fine must have been announced beforehand.',
  'not a usual score': 'A player can be given the points of a win, a draw or a loss only.',
  'more than the game gives': 'Together that is more than one game gives.',
};

const NOT_SEALED: Why<'sealing'> = {
  'sealed already': 'The move is sealed already.',
  'nothing written': 'Write the move first.',
  'not the move made': 'The move made on the board must be the one that is written.',
  'envelope open': 'Close the envelope first, then stop the clock.',
};

const UNREADABLE: Why<'unreadable act'> = {
  'no act': 'What arrived is not an act of this game. Nothing was done.',
  'not a square': 'What arrived names a square that is not on the board. Nothing was done.',
  'not a time': 'What arrived names a time that cannot be read. Nothing was done.',
  'earlier than the act before': 'What arrived is earlier than the act before it. Nothing was done.',
  'unknown edition': 'What arrived names an edition of the Laws that is not known here. Nothing was done.',
  'not a result': 'What arrived names an impossible result. Nothing was done.',
};

const DONE_BY = {
  arbiter: ' The arbiter does that.',
  players: ' The players do that themselves.',
  assistants: ' An assistant does that.',
} as const;

export function judgedRefusal(refusal: JudgedRefusal): string {
  switch (refusal.reason) {
    case 'not for this role':
      return `Your part in this game does not allow that.${refusal.doneBy ? DONE_BY[refusal.doneBy] : ''}`;
    case 'unreadable act':
      return UNREADABLE[refusal.why];
    case 'no offer':
      return 'No draw offer stands that you could answer.';
    case 'offer stands':
      return `${PLAYERS[refusal.by]}'s draw offer still stands.`;
    case 'offer only on your move':
      return 'A draw is offered on your own move only.';
    case 'no such ply':
      return 'The game has no such earlier position to go back to.';
    case 'strict play':
      return 'Strict play does not allow that.';
    case 'bound':
      return `You must ${toDo(refusal.duty)}.`;
    case 'no piece to touch':
      return `There is no piece on ${at(refusal.square)}.`;
    case 'adjusting not now':
      return 'You may adjust only while your own clock runs.';
    case 'board elsewhere':
      return 'The game is played on a board elsewhere; only its clock stands here.';
    case 'engine locked':
      return 'A game at a table is going on in strict play; the engine is locked. That game must be over first.';
    case 'no clock':
      return NO_CLOCK;
    case 'not moved yet':
      return 'You have not moved yet.';
    case 'clocks not started':
      return "The game begins when White's clock is started.";
    case 'clocks already started':
      return 'The clocks have been started already.';
    case 'clocks stopped':
      return 'The clocks are stopped. Nothing is played until they run again.';
    case 'clocks not stopped':
      return 'The clocks are not stopped.';
    case 'not your clock':
      return 'It is not your clock that runs.';
    case 'not a time':
      return 'No clock can be set to that.';
    case 'nothing to charge':
      return 'There is no time to decide on.';
    case 'charge open':
      return `The device was away for ${duration(refusal.length)}. Decide first whether that is charged.`;
    case 'flag is down':
      return `${PLAYERS[refusal.of]}'s flag has fallen. Set that clock before it runs again.`;
    case 'flag has not fallen':
      return `${PLAYERS[refusal.of]} has ${duration(refusal.left)} left, so the flag has not fallen.`;
    case 'own flag has fallen':
      return 'Your own flag has fallen too, so you cannot claim.';
    case 'arrived already':
      return `${PLAYERS[refusal.who]} is at the board already.`;
    case 'not late': {
      const left = duration(refusal.left);
      return `${capitalized(left)} ${isSingular(left) ? 'is' : 'are'} left to come to the board.`;
    }
    case 'no default time':
      return 'It has not been announced how late a player may come.';
    case 'no claim pending':
      return 'No claim waits for a decision.';
    case 'claim pending':
      return 'The arbiter has not yet decided on the claim before.';
    case 'claim right lost':
      return 'The right to claim on this move is lost, for you have touched a piece. Claim before you touch one.';
    case 'agreement not allowed':
      return 'The rules of this game do not allow a draw to be agreed now.';
    case 'offer on conditions':
      return 'A draw is offered without conditions.';
    case 'no quickplay':
      return NO_QUICKPLAY[refusal.why];
    case 'no fault':
      return 'Nothing of the kind has happened.';
    case 'complaint lost':
      return 'You have touched a piece since, so you can no longer complain.';
    case 'too late to complain':
      return 'It is too late to complain of that.';
    case 'only on claim':
      return 'The arbiter acts on that only when the opponent claims it.';
    case 'not written':
      return 'First write the moves that have been made.';
    case 'written in advance':
      return 'A move is written in advance only to claim a draw or to seal it.';
    case 'not the move made':
      return 'That is not the move that was made.';
    case 'written already':
      return 'That is written already.';
    case 'game not over':
      return 'The game is not over yet.';
    case 'signed already':
      return 'You have signed already.';
    case 'penalty not given':
      return NOT_GIVEN[refusal.why];
    case 'not adjourned':
      return 'The game is not adjourned.';
    case 'adjourned':
      return 'The game is adjourned. Nothing is played until it is resumed.';
    case 'sealing':
      return NOT_SEALED[refusal.why];
    case 'envelope not opened':
      return 'The envelope must be opened to resume the game: open it with its passphrase or file, or say that it cannot be found.';
    case 'envelope stays closed':
      return 'The envelope stays closed until the player who must reply is here.';
  }
}
