/** Why the game, its clock or somebody's part in it does not allow an act: whole sentences, one of every reason, by type. */
import { expect, test } from 'vitest';
import type { GameRefusal } from '../../src/laws/refusals.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { textOf } from '../../speech/utterance.js';
import { english, on } from './said.js';

type Reason = GameRefusal['reason'];
type Case = readonly [refusal: GameRefusal, sentence: string];

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

const one = (refusal: GameRefusal, sentence: string): readonly Case[] => [[refusal, sentence]];

const CASES: Readonly<Record<Reason, readonly Case[]>> = {
  'game over': one(
    { reason: 'game over', ending: { result: '1-0', reason: 'time', winner: 'white', article: '6.9' } },
    'The game is over: White won on time.',
  ),
  'not your turn': one({ reason: 'not your turn', turn: 'white' }, "It is White's turn."),
  'not for this role': [
    [{ reason: 'not for this role' }, 'Your part in this game does not allow that.'],
    [
      { reason: 'not for this role', doneBy: 'arbiter' },
      'Your part in this game does not allow that. The arbiter does that.',
    ],
    [
      { reason: 'not for this role', doneBy: 'players' },
      'Your part in this game does not allow that. The players do that themselves.',
    ],
    [
      { reason: 'not for this role', doneBy: 'assistants' },
      'Your part in this game does not allow that. An assistant does that.',
    ],
  ],
  'no move made yet': one({ reason: 'no move made yet' }, 'Not before the first move.'),
  'not moved yet': one({ reason: 'not moved yet' }, 'You have not moved yet.'),
  'no offer': one({ reason: 'no offer' }, 'No draw offer stands that you could answer.'),
  'offer stands': one({ reason: 'offer stands', by: 'white' }, "White's draw offer still stands."),
  'offer only on your move': one({ reason: 'offer only on your move' }, 'A draw is offered on your own move only.'),
  'no such ply': one(
    { reason: 'no such ply', ply: 9, last: 3 },
    'The game has no such earlier position to go back to.',
  ),
  'strict play': one({ reason: 'strict play' }, 'Strict play does not allow that.'),
  bound: [
    [{ reason: 'bound', duty: { type: 'move', piece: on('white rook e2') } }, 'You must move the rook on e2.'],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black pawn d5'), by: on('white pawn e4') } },
      'You must capture the pawn on d5 with the pawn on e4.',
    ],
    [{ reason: 'bound', duty: { type: 'castle', side: 'short' } }, 'You must castle kingside.'],
  ],
  'no piece to touch': one({ reason: 'no piece to touch', square: 'e4' }, 'There is no piece on e4.'),
  'adjusting not now': one({ reason: 'adjusting not now' }, 'You may adjust only while your own clock runs.'),
  'board elsewhere': one(
    { reason: 'board elsewhere' },
    'The game is played on a board elsewhere; only its clock stands here.',
  ),
  'engine locked': one(
    { reason: 'engine locked' },
    'A game at a table is going on in strict play; the engine is locked. That game must be over first.',
  ),
  'no clock': one({ reason: 'no clock' }, 'This game is played without a clock.'),
  'clocks not started': one({ reason: 'clocks not started' }, "The game begins when White's clock is started."),
  'clocks already started': one({ reason: 'clocks already started' }, 'The clocks have been started already.'),
  'clocks stopped': one(
    { reason: 'clocks stopped' },
    'The clocks are stopped. Nothing is played until they run again.',
  ),
  'clocks not stopped': one({ reason: 'clocks not stopped' }, 'The clocks are not stopped.'),
  'not your clock': one({ reason: 'not your clock' }, 'It is not your clock that runs.'),
  'not a time': one({ reason: 'not a time' }, 'No clock can be set to that.'),
  'nothing to charge': one({ reason: 'nothing to charge' }, 'There is no time to decide on.'),
  'charge open': one(
    { reason: 'charge open', length: 12 * MINUTES },
    'The device was away for 12 minutes. Decide first whether that is charged.',
  ),
  'flag is down': one(
    { reason: 'flag is down', of: 'white' },
    "White's flag has fallen. Set that clock before it runs again.",
  ),
  'flag has not fallen': [
    [
      { reason: 'flag has not fallen', of: 'white', left: 860 * SECONDS },
      'White has 14 minutes 20 seconds left, so the flag has not fallen.',
    ],
    [
      { reason: 'flag has not fallen', of: 'black', left: 300 },
      'Black has less than a second left, so the flag has not fallen.',
    ],
  ],
  'own flag has fallen': one({ reason: 'own flag has fallen' }, 'Your own flag has fallen too, so you cannot claim.'),
  'arrived already': one({ reason: 'arrived already', who: 'black' }, 'Black is at the board already.'),
  'not late': [
    [{ reason: 'not late', left: 12 * MINUTES }, '12 minutes are left to come to the board.'],
    [{ reason: 'not late', left: MINUTES }, '1 minute is left to come to the board.'],
    [{ reason: 'not late', left: 500 }, 'Less than a second is left to come to the board.'],
  ],
  'no default time': one({ reason: 'no default time' }, 'It has not been announced how late a player may come.'),
  'no claim pending': one({ reason: 'no claim pending' }, 'No claim waits for a decision.'),
  'claim pending': one({ reason: 'claim pending' }, 'The arbiter has not yet decided on the claim before.'),
  'claim right lost': one(
    { reason: 'claim right lost' },
    'The right to claim on this move is lost, for you have touched a piece. Claim before you touch one.',
  ),
  'agreement not allowed': one(
    { reason: 'agreement not allowed' },
    'The rules of this game do not allow a draw to be agreed now.',
  ),
  'offer on conditions': one({ reason: 'offer on conditions' }, 'A draw is offered without conditions.'),
  'no quickplay': [
    [{ reason: 'no quickplay', why: 'not announced' }, 'The rules for a quickplay finish are not used in this game.'],
    [{ reason: 'no quickplay', why: 'blitz' }, 'In blitz there is no such claim.'],
    [{ reason: 'no quickplay', why: 'increment' }, 'There is no such claim where seconds are added with each move.'],
    [{ reason: 'no quickplay', why: 'not the last period' }, 'That can be claimed only in the last period.'],
    [{ reason: 'no quickplay', why: 'not on move' }, 'That can be claimed only on your own move.'],
    [{ reason: 'no quickplay', why: 'flag has fallen' }, 'Your flag has fallen, so it is too late to claim that.'],
    [
      { reason: 'no quickplay', why: 'too much time' },
      'That can be claimed only in the last two minutes of your time.',
    ],
    [{ reason: 'no quickplay', why: 'no such request' }, 'That cannot be asked for here.'],
  ],
  'no fault': one({ reason: 'no fault' }, 'Nothing of the kind has happened.'),
  'complaint lost': one({ reason: 'complaint lost' }, 'You have touched a piece since, so you can no longer complain.'),
  'too late to complain': one({ reason: 'too late to complain' }, 'It is too late to complain of that.'),
  'only on claim': one({ reason: 'only on claim' }, 'The arbiter acts on that only when the opponent claims it.'),
  'not written': one({ reason: 'not written', ply: 3 }, 'First write the moves that have been made.'),
  'written in advance': one(
    { reason: 'written in advance' },
    'A move is written in advance only to claim a draw or to seal it.',
  ),
  'not the move made': one({ reason: 'not the move made' }, 'That is not the move that was made.'),
  'written already': one({ reason: 'written already' }, 'That is written already.'),
  'game not over': one({ reason: 'game not over' }, 'The game is not over yet.'),
  'signed already': one({ reason: 'signed already' }, 'You have signed already.'),
  'penalty not given': [
    [{ reason: 'penalty not given', why: 'not in this edition' }, 'This edition of the Laws has no such penalty.'],
    [{ reason: 'penalty not given', why: 'not a measure' }, 'A penalty cannot have that measure.'],
    [{ reason: 'penalty not given', why: 'fine not announced' }, 'A fine must have been announced beforehand.'],
    [
      { reason: 'penalty not given', why: 'not a usual score' },
      'A player can be given the points of a win, a draw or a loss only.',
    ],
    [{ reason: 'penalty not given', why: 'more than the game gives' }, 'Together that is more than one game gives.'],
  ],
  'not adjourned': one({ reason: 'not adjourned' }, 'The game is not adjourned.'),
  adjourned: one({ reason: 'adjourned' }, 'The game is adjourned. Nothing is played until it is resumed.'),
  sealing: [
    [{ reason: 'sealing', why: 'sealed already' }, 'The move is sealed already.'],
    [{ reason: 'sealing', why: 'nothing written' }, 'Write the move first.'],
    [{ reason: 'sealing', why: 'not the move made' }, 'The move made on the board must be the one that is written.'],
    [{ reason: 'sealing', why: 'envelope open' }, 'Close the envelope first, then stop the clock.'],
  ],
  'envelope not opened': one(
    { reason: 'envelope not opened' },
    'The envelope must be opened to resume the game: open it with its passphrase or file, or say that it cannot be found.',
  ),
  'envelope stays closed': one(
    { reason: 'envelope stays closed' },
    'The envelope stays closed until the player who must reply is here.',
  ),
  'no game': one({ reason: 'no game' }, 'No such game stands here. Begin one with New game.'),
};

test.each(Object.values(CASES).flat())('%j', (refusal, sentence) => {
  expect(textOf(phraseRefusal(refusal, english()))).toBe(sentence);
});

test('a claim without its ground', () => {
  expect(textOf(phraseRefusal({ reason: 'claim of what' }, english()))).toBe(
    'Claim what? Type claim three, for the same position three times, or claim fifty, for fifty moves.',
  );
});
