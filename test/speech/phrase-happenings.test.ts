/** What happens beside the moves, in whole sentences. Facts are written out by hand; some come from games, by the Laws. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/laws/facts.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { EVERYONE, type Role } from '../../src/laws/roles.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { done, make, move } from '../laws/play.js';
import { english, on } from './said.js';

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> & { readonly article?: string } : never;

/** Facts as they are told, everyone's, by an article that is not spoken. */
function told(...facts: readonly Untold<Fact>[]): readonly Fact[] {
  return facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact }));
}

function utteranceOf(facts: readonly Fact[], ear?: Role): Utterance | undefined {
  return phraseFacts(facts, english('plain'), [], ear);
}

function said(facts: readonly Fact[], ear?: Role): string | undefined {
  const utterance = utteranceOf(facts, ear);
  return utterance && textOf(utterance);
}

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const rook = on('black rook e2');

describe('one fact', () => {
  test.each<readonly [string, Untold<Fact>]>([
    // Art. 4
    ['White adjusts.', { type: 'adjusting', by: 'white' }],
    ['Black touches the rook on e2.', { type: 'touched', by: 'black', piece: rook, how: 'to move' }],
    ['Black adjusts the rook on e2.', { type: 'touched', by: 'black', piece: rook, how: 'adjusting' }],
    ['Black touches the rook on e2 by accident.', { type: 'touched', by: 'black', piece: rook, how: 'by accident' }],
    ['Black must move the rook on e2.', { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } }],
    ['White must capture the rook on e2.', { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook } }],
    [
      'White must capture the rook on e2 with the king on e1.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white king e1') } },
    ],
    ['White must castle queenside.', { type: 'bound', by: 'white', duty: { type: 'castle', side: 'long' } }],
    // Art. 6
    ['White presses the clock.', { type: 'pressed', by: 'white' }],
    [
      'White has reached the time control. 30 minutes added.',
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTES },
    ],
    ['White overstepped the time by 39 seconds.', { type: 'time overstepped', by: 'white', period: 0, late: 39_000 }],
    [
      'White overstepped the time by less than a second.',
      { type: 'time overstepped', by: 'white', period: 0, late: 400 },
    ],
    ["White's clock runs.", { type: 'clock started', of: 'white', again: false }],
    ["Black's clock runs again.", { type: 'clock started', of: 'black', again: true }],
    ['White stops the clocks.', { type: 'clocks stopped', by: 'white' }],
    ['The arbiter stops the clocks.', { type: 'clocks stopped', by: 'arbiter' }],
    ["Black's assistant stops the clocks.", { type: 'clocks stopped', by: 'assistant of black' }],
    ["White's clock is set to 12 minutes.", { type: 'clock set', settings: { white: { time: 12 * MINUTES } } }],
    [
      "White's clock is set to 1 hour 2 minutes, 40 moves made. Black's clock is set to 1 move made.",
      { type: 'clock set', settings: { white: { time: HOURS + 2 * MINUTES, moves: 40 }, black: { moves: 1 } } },
    ],
    ["Two minutes added to White's clock.", { type: 'time added', to: 'white', time: 2 * MINUTES }],
    ["One minute added to White's clock.", { type: 'time added', to: 'white', time: MINUTES }],
    ["1 minute 30 seconds added to White's clock.", { type: 'time added', to: 'white', time: 90 * SECONDS }],
    ["12 minutes added to Black's clock.", { type: 'time added', to: 'black', time: 12 * MINUTES }],
    ["Three minutes taken from Black's clock.", { type: 'time added', to: 'black', time: -3 * MINUTES }],
    ["Less than a second taken from Black's clock.", { type: 'time added', to: 'black', time: -1 }],
    [
      'The device was away for 12 minutes. White is not charged for it.',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'no', stopped: false },
    ],
    [
      'The device was away for 12 minutes. Both clocks are stopped. Charge it to White, or do not charge it?',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'open', stopped: true },
    ],
    [
      'The device was away for 1 minute 1 second. Charge it to Black, or do not charge it?',
      { type: 'unwatched', of: 'black', length: 61 * SECONDS, charged: 'open', stopped: false },
    ],
    [
      "The device's clock was set back. How long the page was away is not known; White is not charged for it.",
      { type: 'unwatched', of: 'white', charged: 'no', stopped: false },
    ],
    ['White wants it charged. Black must agree.', { type: 'charge proposed', by: 'white', charged: true }],
    ['Black wants it not charged. White must agree.', { type: 'charge proposed', by: 'black', charged: false }],
    [
      "12 minutes charged to White. White's flag has fallen.",
      { type: 'time charged', of: 'white', length: 12 * MINUTES, charged: true, flag: true, stopped: false },
    ],
    [
      'One minute not charged to Black. The clocks are stopped.',
      { type: 'time charged', of: 'black', length: MINUTES, charged: false, flag: false, stopped: true },
    ],
    ["White's flag has fallen.", { type: 'flag fell', of: 'white' }],
    ["White's flag has fallen. The game goes on.", { type: 'flag fell', of: 'white', goesOn: 'A.4' }],
    ['Black has come to the board.', { type: 'arrived', who: 'black', late: 0 }],
    ['Black has come to the board, 12 minutes 5 seconds late.', { type: 'arrived', who: 'black', late: 725 * SECONDS }],
    // Art. 7
    [
      'White has made an illegal move. It is the first.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
    ],
    [
      'Black has pressed the clock without a move. It counts as the second illegal move.',
      { type: 'fault found', what: 'pressed without a move', of: 'black', ruling: 'counted', count: 2 },
    ],
    [
      'Black has left a pawn on the last rank. The pawn becomes a queen.',
      { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen' },
    ],
    [
      'White has used both hands. It does not count as an illegal move.',
      { type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' },
    ],
    [
      'White has not played as the touched piece demands. Another move is made in its place.',
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'corrected' },
    ],
    [
      'White has displaced pieces. White puts them right.',
      { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right' },
    ],
    [
      'Pieces are displaced. The arbiter decides.',
      { type: 'fault found', what: 'displaced', ruling: 'arbiter decides' },
    ],
    ['The game has begun wrongly. A new game is played.', { type: 'fault found', what: 'set-up', ruling: 'new game' }],
    ['The game has begun wrongly. The game goes on.', { type: 'fault found', what: 'set-up', ruling: 'goes on' }],
    [
      'White has made an illegal move. The move stands.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'stands' },
    ],
    // Art. 8
    ['Move written.', { type: 'written', by: 'white', what: 'move', ply: 1 }],
    ['Draw offer written.', { type: 'written', by: 'white', what: 'offer', ply: 1 }],
    ['White signs: Black has won.', { type: 'signed', by: 'white', result: '0-1', agreed: false }],
    ['Black signs: drawn. Both have signed.', { type: 'signed', by: 'black', result: '1/2-1/2', agreed: true }],
    // Art. 9 and Guidelines III
    [
      'White claims a draw: fifty moves by each side without a capture or a pawn move.',
      { type: 'draw claimed', by: 'white', ground: 'fifty moves' },
    ],
    [
      'White claims a draw: after castling kingside there are fifty moves by each side without a capture or a pawn move.',
      {
        ...{ type: 'draw claimed', by: 'white', ground: 'fifty moves' },
        intended: { from: 'e1', to: 'g1', castling: 'short', piece: 'king' },
      },
    ],
    [
      'White claims a draw in the quickplay finish. An arbiter decides.',
      { type: 'quickplay claimed', by: 'white', asks: 'draw' },
    ],
    [
      'White asks for a few seconds with each move. An arbiter decides.',
      { type: 'quickplay claimed', by: 'white', asks: 'increment' },
    ],
    [
      "The decision on White's claim is postponed. The game goes on.",
      { type: 'quickplay decided', by: 'white', decision: 'postponed' },
    ],
    ["White's claim is rejected.", { type: 'quickplay decided', by: 'white', decision: 'rejected' }],
    [
      'From now on 5 seconds are added with each move.',
      { type: 'quickplay decided', by: 'white', decision: 'increment', increment: 5 * SECONDS },
    ],
    [
      'No seconds are added with the moves. The game goes on.',
      { type: 'quickplay decided', by: 'white', decision: 'no increment' },
    ],
    // Art. 10, 12.9
    ['White scores half a point and Black scores nothing.', { type: 'scored', scores: { white: 0.5, black: 0 } }],
    [
      'White scores 1 point and Black scores 1 and a half points.',
      { type: 'scored', scores: { white: 1, black: 1.5 } },
    ],
    ['White is warned.', { type: 'penalised', against: 'white', penalty: { kind: 'warning' } }],
    ['White is given a penalty.', { type: 'penalised', against: 'white', penalty: { kind: 'time taken', time: 1 } }],
    [
      'White is given a penalty. Black gets the points of a win.',
      { type: 'penalised', against: 'white', penalty: { kind: 'points to the opponent' } },
    ],
    [
      'White is given a penalty: the game is lost.',
      { type: 'penalised', against: 'white', penalty: { kind: 'game lost', opponentScores: 1 } },
    ],
    ['White is fined.', { type: 'penalised', against: 'white', penalty: { kind: 'fine', announced: true } }],
    [
      'White is excluded from one round.',
      { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 1 } },
    ],
    [
      'White is excluded from two rounds.',
      { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 2 } },
    ],
    [
      'White is expelled from the competition.',
      { type: 'penalised', against: 'white', penalty: { kind: 'expulsion' } },
    ],
    // Guidelines I
    ['The game is adjourned. White seals a move.', { type: 'adjourned', sealer: 'white' }],
    ['White has written the move to be sealed.', { type: 'sealed', sealer: 'white', step: 'written' }],
    ['The envelope is closed.', { type: 'sealed', sealer: 'white', step: 'envelope closed' }],
    ['The move is sealed and the clocks are stopped.', { type: 'sealed', sealer: 'white', step: 'clock stopped' }],
    [
      "The game is resumed. The envelope stays closed. White's clock runs.",
      { type: 'resumed', envelope: 'stays closed', clock: 'white' },
    ],
  ])('%s', (sentence, fact) => {
    expect(said(told(fact))).toBe(sentence);
  });
});

describe('the facts of one act, in order and each thing once', () => {
  const claimed = { type: 'draw claimed', by: 'black', ground: 'threefold' } as const;
  const e1 = { from: 'e2', to: 'e1', piece: 'rook' } as const;
  const rejected = { type: 'claim rejected', by: 'black', ground: 'threefold', needed: 3 } as const;
  const stopped = { type: 'clocks stopped', by: 'black' } as const;
  const gets = { type: 'time added', to: 'white', time: 2 * MINUTES } as const;
  const offers = { type: 'draw offered', by: 'black' } as const;
  const drawn = (reason: 'threefold repetition' | 'fifty moves') =>
    ({ type: 'ended', ending: { result: '1/2-1/2', reason, article: '9.2.1' } }) as const;
  const moved = { type: 'moved', by: 'white', piece: 'pawn', from: 'e2', to: 'e4', ply: 1, san: 'e4' } as const;

  test.each<readonly [string, string, readonly Untold<Fact>[]]>([
    [
      'a wrong claim of the position on the board',
      "Black claims a draw: the position has stood three times. Not correct: the position has occurred only twice. Two minutes added to White's clock. It stands as a draw offer.",
      [claimed, { ...rejected, why: 'not so often', found: 2 }, gets, offers],
    ],
    [
      'a wrong claim with a move, the clocks stopped last',
      "Black claims a draw: after rook e2 to e1 the position stands for the third time. Not correct: it would stand for the second time. Two minutes added to White's clock. It stands as a draw offer. Black must play rook e2 to e1. The clocks are stopped.",
      [
        { ...claimed, intended: e1 },
        stopped,
        { ...rejected, why: 'not so often', found: 2 },
        gets,
        offers,
        { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
      ],
    ],
    [
      'a claim with an illegal move, after which the piece must move',
      'Black claims a draw: after rook e2 to e1 the position stands for the third time. Not correct: the move is illegal. Black must move the rook on e2.',
      [
        { ...claimed, intended: e1 },
        { ...rejected, why: 'move is illegal', found: 1 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
      ],
    ],
    [
      'a claim with a move that was not written',
      'Black claims a draw: after rook e2 to e1 the position stands for the third time. Not correct: the move was not written first.',
      [
        { ...claimed, intended: e1 },
        { ...rejected, why: 'not written first', found: 3 },
      ],
    ],
    [
      'a wrong claim of fifty moves',
      'Black claims a draw: fifty moves by each side without a capture or a pawn move. Not correct: there are only 23.',
      [
        { ...claimed, ground: 'fifty moves' },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 23, needed: 50 },
      ],
    ],
    [
      'a right claim',
      'Black claims a draw: the position has stood three times. That is right. The game is drawn.',
      [claimed, drawn('threefold repetition')],
    ],
    [
      'a claim that must castle',
      'Black claims a draw: after castling kingside the position stands for the third time. Not correct: it would stand for the first time. Black must castle kingside.',
      [
        { ...claimed, intended: { from: 'e8', to: 'g8', castling: 'short', piece: 'king' } },
        { ...rejected, why: 'not so often', found: 1 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: on('black king e8') } },
      ],
    ],
    [
      'a fallen flag and the end',
      "White's flag has fallen. Black wins on time.",
      [
        { type: 'flag fell', of: 'white' },
        { type: 'ended', ending: { result: '0-1', reason: 'time', winner: 'black', article: '6.9' } },
      ],
    ],
    [
      'a fallen flag where the opponent cannot mate',
      "White's flag has fallen. Out of time, but the opponent cannot mate. The game is drawn.",
      [
        { type: 'flag fell', of: 'white' },
        { type: 'ended', ending: { result: '1/2-1/2', reason: 'time', article: '6.9' } },
      ],
    ],
    [
      'both flags',
      'Both flags have fallen. The game is drawn.',
      [
        { type: 'flag fell', of: 'white' },
        { type: 'flag fell', of: 'black' },
        { type: 'ended', ending: { result: '1/2-1/2', reason: 'both flags', article: 'III.3.1.2' } },
      ],
    ],
    [
      'the clocks stopped by what ends the game',
      'White resigns. Black wins.',
      [
        { type: 'clocks stopped', by: 'white' },
        { type: 'ended', ending: { result: '0-1', reason: 'resignation', winner: 'black', article: '5.1.2' } },
      ],
    ],
    [
      'a move that reaches the time control',
      'pawn e2 to e4. White has reached the time control. 30 minutes added.',
      [moved, { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTES }],
    ],
    [
      'the first move of a game with a clock',
      "pawn e2 to e4. Black's clock runs.",
      [moved, { type: 'clock started', of: 'black', again: false }],
    ],
    [
      'an illegal move that is taken back',
      "White has made an illegal move. It is the first. Two minutes added to Black's clock. Taken back by ruling to an earlier position. White must move the knight on g1.",
      [
        { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
        { ...gets, to: 'black' },
        { type: 'restored', ply: 4, cause: 'ruling' },
        { type: 'bound', by: 'white', duty: { type: 'move', piece: on('white knight g1') } },
      ],
    ],
    [
      'displaced pieces found later',
      'Black has displaced pieces. Taken back by ruling to an earlier position.',
      [
        { type: 'fault found', what: 'displaced', of: 'black', ruling: 'restored' },
        { type: 'restored', ply: 4, cause: 'ruling' },
      ],
    ],
    [
      'a penalty of time',
      "White is given a penalty. Five minutes taken from White's clock.",
      [
        { type: 'penalised', against: 'white', penalty: { kind: 'time taken', time: 5 * MINUTES } },
        { type: 'time added', to: 'white', time: -5 * MINUTES },
      ],
    ],
    [
      'a resumption, whose clock runs told once',
      "The game is resumed. The envelope is opened. Black's clock runs. pawn e2 to e4",
      [
        { type: 'resumed', envelope: 'opened', clock: 'black' },
        { type: 'clock started', of: 'black', again: true },
        { ...moved },
        { type: 'bound', by: 'black', duty: { type: 'free' } },
      ],
    ],
    [
      'a request that offers a draw too',
      'White asks for a few seconds with each move. An arbiter decides. It stands as a draw offer. The clocks are stopped.',
      [
        { type: 'quickplay claimed', by: 'white', asks: 'increment' },
        { ...stopped, by: 'white' },
        { ...offers, by: 'white' },
      ],
    ],
  ])('%s', (_name, sentences, facts) => {
    expect(said(told(...facts))).toBe(sentences);
  });
});

describe('for whom', () => {
  const touched = told({ type: 'touched', by: 'white', piece: on('white knight g1'), how: 'to move' });
  const pressed = told({ type: 'pressed', by: 'white' });

  test.each<readonly [string, readonly Fact[], Role, string | undefined]>([
    ['one’s own hand is felt', touched, 'white', undefined],
    ['the opponent hears the hand', touched, 'black', 'White touches the knight on g1.'],
    ['so do two players at one device', touched, 'onlooker', 'White touches the knight on g1.'],
    ['one’s own press is felt', pressed, 'white', undefined],
    ['and by the assistant who pressed', pressed, 'assistant of white', undefined],
    ['the opponent hears the press', pressed, 'black', 'White presses the clock.'],
    ['adjusting is told back', told({ type: 'adjusting', by: 'white' }), 'white', 'White adjusts.'],
  ])('%s', (_name, facts, ear, sentence) => {
    expect(said(facts, ear)).toBe(sentence);
  });

  test('one’s own press is said where its sound is not heard', () => {
    const utterance = phraseFacts(pressed, english('plain', { tellsOwnPress: true }), [], 'white');
    expect(utterance && textOf(utterance)).toBe('White presses the clock.');
  });

  test('a fallen flag and a fault must be heard at once, the rest in its turn', () => {
    expect(utteranceOf(told({ type: 'flag fell', of: 'white' }))?.priority).toBe('alarm');
    expect(
      utteranceOf(told({ type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' }))?.priority,
    ).toBe('alarm');
    expect(utteranceOf(pressed)?.priority).toBe('move');
  });

  test('only those hear it whose audience it is', () => {
    const facts = told({ type: 'written', by: 'white', what: 'move', ply: 1 }).map((fact) => ({
      ...fact,
      audience: ['white', 'arbiter'] as const,
    }));
    expect(utteranceOf(facts)?.audience).toEqual(['white', 'arbiter']);
  });
});

test('an arbiter, who sees the sheets, is not told of every line that is written', () => {
  const facts: readonly Fact[] = [
    { type: 'written', by: 'white', what: 'move', ply: 1, audience: ['white', 'assistant of white', 'arbiter'] },
  ];
  const heardBy = (ear: Role) => phraseFacts(facts, english('plain'), [], ear)?.segments.map(({ text }) => text);
  expect(heardBy('arbiter')).toBeUndefined();
  expect(heardBy('assistant of white')).toEqual(['Move written.']);
});

describe('by the Laws', () => {
  const time = { white: timeControl(90), black: timeControl(90) };
  const begun = beginGame({ play: 'casual', start: START_FEN, time, edition: 'FIDE 2023' });
  if (!begun.ok) throw new Error(begun.problem);
  const twice = make(begun.game, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6');

  test('a claim after the second time is wrong (9.5.3)', () => {
    const { facts } = done(twice, { type: 'claim', by: 'white', at: 10, ground: 'threefold' });
    expect(said(facts)).toBe(
      "White claims a draw: the position has stood three times. Not correct: the position has occurred only twice. Two minutes added to Black's clock. It stands as a draw offer.",
    );
  });

  test('the right move written brings it about', () => {
    const again = make(twice, 'f3g1');
    const { facts } = done(again, {
      ...{ type: 'claim', by: 'black', at: 10, ground: 'threefold' },
      intended: { move: move('f6g8'), written: true },
    });
    expect(said(facts)).toBe(
      'Black claims a draw: after knight f6 to g8 the position stands for the third time. That is right. The game is drawn.',
    );
  });
});
