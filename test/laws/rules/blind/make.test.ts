/** The move where a player is visually disabled (App. D.2.1–D.2.5, D.2.8; E2.1–E2.3, E2.6 in 2009). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../../src/laws/acts.js';
import type { EditionName } from '../../../../src/laws/editions/edition.js';
import { plyOf, positionOf, type Game } from '../../../../src/laws/game.js';
import { factsFor, viewFor } from '../../../../src/laws/view.js';
import { EVERYONE } from '../../../../src/laws/roles.js';
import { did, doing, typesOf } from '../../judged.js';
import { numbered, numberedSince2009 } from '../../numbered.js';
import { move } from '../../play.js';
import {
  BOTH,
  MIXED,
  after,
  atTable,
  boardOf,
  call,
  execute,
  factsOf,
  place,
  press,
  refused,
  repeat,
  takeOff,
  wholeMove,
} from '../../table.js';
import { SECOND, beginUntimed } from '../../timed.js';

/** The pawns stand so that White can take on d5. */
const TAKING = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const AT_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('announced, repeated, executed', () => {
  test.each(numbered('F1', 'E1', 'D.1', 'D.1'))('%s %s: each player moves on his own board', (edition) => {
    const game = after(atTable({ edition }), place('white', 'e2e4'), call('white', 'e2e4'), press('white'));
    expect([boardOf(game, 'white'), boardOf(game, 'black')]).toEqual([AFTER_E4, AT_START]);
    expect(viewFor(game, 'white').board).toBe(positionOf(game));
    expect(viewFor(game, 'black').board).toBe(viewFor(game, 'black').positions.at(-1));
    expect(viewFor(game, 'black').board).toBe(game.positions[0]);
    expect(viewFor(game, 'black').positions).toHaveLength(2);
    expect(after(game, execute('black', 'e2e4', 'black')).boards.black).toBe(positionOf(game));
  });

  test.each(numbered('F1', 'E1', 'D.1', 'D.1'))('%s %s: or both move on one', (edition, article) => {
    const game = after(
      atTable({ edition, blind: { ...MIXED, boards: 'one' } }),
      place('white', 'e2e4'),
      call('white', 'e2e4'),
    );
    expect([boardOf(game, 'white'), boardOf(game, 'black')]).toEqual([AFTER_E4, AFTER_E4]);
    expect(refused(game, execute('black', 'e2e4', 'black'))).toEqual({ reason: 'one board', article });
  });

  test.each(numbered('F2', 'E2.1', 'D.2.1', 'D.2.1'))('%s %s: called, repeated and executed', (edition) => {
    const made = after(atTable({ edition }), place('white', 'g1f3'));
    const called = did(made, SECOND, call('white', 'g1f3'));
    const knight = { from: 'g1', to: 'f3', piece: 'knight' };
    expect(called.facts).toMatchObject([
      { type: 'announced', by: 'white', called: knight, audience: EVERYONE },
      { type: 'moved', by: 'white', from: 'g1', to: 'f3' },
    ]);
    const pressed = after(called.game, press('white'));
    const repeated = did(pressed, SECOND, repeat('black', 'g1f3'));
    expect(repeated.facts).toMatchObject([
      { type: 'repeated', by: 'black', called: knight, repeated: knight, agrees: true, audience: EVERYONE },
    ]);
    const executed = did(repeated.game, SECOND, execute('black', 'g1f3', 'black'));
    expect(executed.facts).toMatchObject([{ type: 'executed', by: 'black', move: knight }]);
    expect(executed.game.boards.black).toBe(positionOf(executed.game));
    expect(refused(repeated.game, repeat('black', 'g1f3')).reason).toBe('repeated already');
  });

  test('FIDE 2023 D.2.1: the opponent may repeat and execute as soon as he hears the call', () => {
    const called = after(atTable(), call('white', 'e2e4'), repeat('black', 'e2e4'), execute('black', 'e2e4', 'black'));
    expect(plyOf(called)).toBe(0);
    expect(boardOf(called, 'black')).toBe(AFTER_E4);
    const made = after(called, place('white', 'e2e4'));
    expect(made.boards.white).toBe(positionOf(made));
    expect(made.boards.black).toBe(positionOf(made));
    const answered = did(after(made, press('white')), SECOND, place('black', 'e7e5'));
    expect(typesOf(answered.facts)).toEqual(['moved']);
  });

  test.each(numbered('F2', 'E2.1', 'D.2.1', 'D.2.1'))(
    '%s %s: a differing repetition is heard by both, and holds up nothing',
    (edition) => {
      const pressed = after(atTable({ edition }), place('white', 'g1f3'), call('white', 'g1f3'), press('white'));
      const wrong = did(pressed, SECOND, repeat('black', 'g1f6'));
      expect(wrong.facts).toMatchObject([
        { type: 'repeated', called: { to: 'f3' }, repeated: { to: 'f6' }, agrees: false, audience: EVERYONE },
      ]);
      const right = after(wrong.game, repeat('black', 'g1f3'));
      expect(right.steps?.last?.repeated).toEqual({ from: 'g1', to: 'f3', piece: 'knight' });
      const answered = after(wrong.game, place('black', 'e7e5'), press('black'));
      expect(answered.clock?.now).toMatchObject({ side: 'white' });
    },
  );

  test.each(numbered('F2', 'E2.1', 'D.2.1', 'D.2.1'))(
    '%s %s: what the opponent leaves undone is heard when he has made his move, and holds up nothing',
    (edition, article) => {
      const pressed = after(atTable({ edition }), place('white', 'e2e4'), call('white', 'e2e4'), press('white'));
      const undone = { type: 'left undone', by: 'black', article, audience: EVERYONE };
      const neither = did(pressed, SECOND, place('black', 'e7e5'));
      expect(neither.facts).toMatchObject([
        { ...undone, what: 'repeating' },
        { ...undone, what: 'executing' },
        { type: 'moved' },
      ]);
      expect(after(neither.game, press('black')).clock?.now).toMatchObject({ side: 'white' });
      const repeated = factsOf(after(pressed, repeat('black', 'e2e4')), place('black', 'e7e5'));
      expect(repeated).toMatchObject([{ ...undone, what: 'executing' }, { type: 'moved' }]);
    },
  );

  test.each(numbered('F2', 'E2.1', 'D.2.1', 'D.2.1'))('%s %s: a promotion names its piece', (edition, article) => {
    const start = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
    const placed = after(atTable({ edition, start }), place('white', 'a7a8q'));
    expect(refused(placed, call('white', 'a7a8'))).toMatchObject({ reason: 'promotion missing', article });
    const made = after(placed, call('white', 'a7a8q'), press('white'));
    expect(made.plies[0]?.move.promotion).toBe('queen');
    expect(factsOf(made, repeat('black', 'a7a8r'))).toMatchObject([{ agrees: false }]);
    expect(refused(made, execute('black', 'a7a8', 'black'))).toMatchObject({ reason: 'promotion missing', article });
  });

  test('FIDE 2023 D.2.1: a visually disabled opponent hears the call, and not what was done on the other board', () => {
    const placed = did(atTable({ blind: BOTH }), SECOND, place('white', 'g1f3'));
    expect(typesOf(factsFor(placed.facts, 'white'))).toEqual(['placed']);
    expect(typesOf(factsFor(placed.facts, 'black'))).toEqual([]);
    // White's tongue slips.
    const called = did(placed.game, SECOND, call('white', 'g1h3'));
    expect(factsFor(called.facts, 'black')).toMatchObject([{ type: 'announced', called: { to: 'h3' } }]);
    expect(typesOf(factsFor(called.facts, 'arbiter'))).toEqual(['announced', 'moved']);
    const sighted = did(after(atTable(), place('white', 'g1f3')), SECOND, call('white', 'g1f3'));
    expect(typesOf(factsFor(sighted.facts, 'black'))).toEqual(['announced', 'moved']);
  });

  test('FIDE 2023 D.2.1: a call, a repetition and an execution out of place are refused', () => {
    const game = atTable();
    expect(refused(game, call('black', 'e7e5'))).toMatchObject({ reason: 'not your turn', turn: 'white' });
    expect(refused(game, repeat('black', 'e2e4'))).toEqual({ reason: 'nothing announced', article: 'D.2.1' });
    expect(refused(game, execute('black', 'e2e4', 'black'))).toEqual({ reason: 'nothing announced', article: 'D.2.1' });
    expect(refused(game, call('white', 'e4e5'))).toEqual({ reason: 'empty square', square: 'e4' });
    const called = after(game, call('white', 'e2e4'));
    expect(refused(called, call('white', 'e2e4'))).toEqual({ reason: 'announced already' });
    expect(refused(called, repeat('white', 'e2e4')).reason).toBe('nothing announced');
    expect(refused(called, execute('white', 'e2e4', 'black'))).toMatchObject({ reason: 'not for this role' });
    expect(refused(called, execute('black', 'e4e5', 'black'))).toEqual({ reason: 'empty square', square: 'e4' });
    expect(refused(called, call('white', 'e7e5', 'black'))).toEqual({
      reason: 'not for this role',
      article: 'D.2.10.2',
    });
  });

  test('castling is called as castling, and executed with the rook', () => {
    const start = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const game = after(atTable({ start }), ...wholeMove('white', 'e1g1'));
    expect(game.steps?.last?.called).toEqual({ from: 'e1', to: 'g1', castling: 'short', piece: 'king' });
    expect(boardOf(game, 'black')).toBe('r3k2r/8/8/8/8/8/8/R4RK1');
    expect(game.boards.black).toBe(positionOf(game));
  });

  test.each<ActDraft>([
    call('white', 'e2e4'),
    repeat('black', 'e2e4'),
    takeOff('white', 'e7'),
    execute('black', 'e2e4', 'black'),
    { type: 'ask', by: 'white', about: 'moves' },
  ])('$type is refused where these rules are not used', (act) => {
    const game = beginUntimed();
    expect(refused(game, act)).toEqual({ reason: 'rules not used', article: 'D.2.1' });
  });
});

describe('touched', () => {
  test.each(numbered('F3', 'E2.2', 'D.2.2', 'D.2.2'))(
    '%s %s: a piece is touched when it leaves its aperture, not when it is felt',
    (edition) => {
      const game = atTable({ edition });
      const felt = did(game, SECOND, { type: 'touch', by: 'white', square: 'g1', lifted: false });
      expect(felt.game).toBe(game);
      expect(felt.facts).toEqual([]);
      const lifted = did(game, SECOND, { type: 'touch', by: 'white', square: 'g1' });
      expect(lifted.game.hand.bound?.duty).toMatchObject({ type: 'move', piece: { kind: 'knight', square: 'g1' } });
    },
  );

  test.each(numbered('F3', 'E2.2', 'D.2.2', 'D.2.2'))('%s %s: what is placed or taken off is touched', (edition) => {
    const placed = after(atTable({ edition }), place('white', 'g1f3'));
    expect(placed.hand.bound?.duty).toMatchObject({ type: 'move', piece: { kind: 'knight', square: 'g1' } });
    const off = after(atTable({ edition, start: TAKING }), takeOff('white', 'd5'));
    expect(off.hand.bound?.duty).toMatchObject({ type: 'capture', piece: { kind: 'pawn', square: 'd5' } });
    // Put back, it was touched all the same.
    const back = after(off, { type: 'put back', by: 'white' });
    expect(boardOf(back, 'white')).toBe(TAKING.split(' ')[0]);
    expect(back.hand.bound?.duty).toMatchObject({ type: 'capture' });
    expect(refused(back, { type: 'put back', by: 'white' })).toEqual({ reason: 'nothing to put back' });
  });

  test('each touches what stands on his own board', () => {
    const wrong = after(
      atTable(),
      ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white'), execute('black', 'g1h3', 'black')],
    );
    const touched = factsOf(wrong, { type: 'touch', by: 'black', square: 'h3' });
    expect(touched[0]).toMatchObject({ type: 'touched', by: 'black', piece: { kind: 'knight', square: 'h3' } });
    const nothing = refused(wrong, { type: 'touch', by: 'black', square: 'f3' });
    expect(nothing).toMatchObject({ reason: 'no piece to touch', square: 'f3' });
  });

  test.each(numbered('F4', 'E2.3', 'D.2.4', 'D.2.5'))(
    '%s %s: for the sighted player the usual rules: to feel is to touch',
    (edition) => {
      const game = after(atTable({ edition }), ...wholeMove('white', 'e2e4'));
      const touched = did(game, SECOND, { type: 'touch', by: 'black', square: 'g8', lifted: false });
      expect(touched.game.hand.bound?.duty).toMatchObject({ type: 'move', piece: { square: 'g8' } });
    },
  );
});

/** The three points of D.2.3 in every order; what is placed before it is taken off is placed en passant only. */
const OFF = takeOff('white', 'd5');
const CALL = call('white', 'e5d6');
const ORDERS: readonly (readonly [order: string, first: ActDraft, second: ActDraft, third: ActDraft])[] = [
  ['off, placed, called', OFF, place('white', 'e5d6'), CALL],
  ['off, called, placed', OFF, CALL, place('white', 'e5d6')],
  ['placed, off, called', place('white', 'e5d6x'), OFF, CALL],
  ['placed, called, off', place('white', 'e5d6x'), CALL, OFF],
  ['called, off, placed', CALL, OFF, place('white', 'e5d6')],
  ['called, placed, off', CALL, place('white', 'e5d6x'), OFF],
];
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const EDITIONS = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const;

describe('made', () => {
  describe.each(EDITIONS)('%s', (edition: EditionName) => {
    test.each(ORDERS)('the three points in the order %s', (_order, first, second, third) => {
      const one = after(atTable({ edition, start: EN_PASSANT }), first);
      const two = after(one, second);
      for (const game of [one, two]) {
        expect(plyOf(game)).toBe(0);
        expect(refused(game, press('white')).reason).toBe('move not made');
        expect(refused(game, place('black', 'e8e7')).reason).toBe('not your turn');
      }
      const made = did(two, SECOND, third);
      expect(typesOf(made.facts).slice(-2)).toEqual(['moved', 'captured']);
      expect(boardOf(made.game, 'white')).toBe('4k3/8/3P4/8/8/8/8/4K3');
      expect(made.game.boards.white).toBe(positionOf(made.game));
      expect(after(made.game, press('white')).clock?.now).toMatchObject({ side: 'black' });
    });
  });

  type Missing = readonly [EditionName, article: string, missing: string, acts: readonly ActDraft[]];
  const without = (rows: ReturnType<typeof numbered>, missing: string, ...acts: readonly ActDraft[]) =>
    rows.map(([edition, article]): Missing => [edition, article, missing, acts]);
  const MISSING: readonly Missing[] = [
    ...without(numbered('F4a', 'E2.3a', 'D.2.3a', 'D.2.3.1'), 'capture', place('white', 'e5d6x'), CALL),
    ...without(numbered('F4b', 'E2.3b', 'D.2.3b', 'D.2.3.2'), 'placing', OFF, CALL),
    ...without(numbered('F4c', 'E2.3c', 'D.2.3c', 'D.2.3.3'), 'announcing', OFF, place('white', 'e5d6')),
  ];
  const CLOCK = new Map<EditionName, string>(numbered('F4', 'E2.3', 'D.2.3', 'D.2.4'));

  test.each(MISSING)('%s %s: without it the move is not made: %s', (edition, _article, missing, acts) => {
    const game = after(atTable({ edition, start: EN_PASSANT }), ...acts);
    expect(plyOf(game)).toBe(0);
    expect(refused(game, press('white'))).toEqual({ reason: 'move not made', missing, article: CLOCK.get(edition) });
  });

  test.each(numbered('F4', 'E2.3', 'D.2.3', 'D.2.4'))(
    '%s %s: the opponent’s clock is started when the move is made, and not before',
    (edition, article) => {
      const game = atTable({ edition });
      const refusal = { reason: 'move not made', article };
      expect(refused(game, press('white'))).toEqual({ ...refusal, missing: 'placing' });
      const placed = after(game, place('white', 'e2e4'));
      expect(refused(placed, press('white'))).toEqual({ ...refusal, missing: 'announcing' });
      const made = after(placed, call('white', 'e2e4'));
      expect(after(made, press('white')).clock?.now).toMatchObject({ side: 'black' });
      // Once more, it is not his clock that runs.
      expect(refused(after(made, press('white')), press('white')).reason).toBe('not your clock');
    },
  );

  test('a capture on a square is made with what is taken off at once, unless it is left there', () => {
    const game = after(atTable({ start: TAKING }), place('white', 'e4d5'));
    expect(refused(game, press('white'))).toMatchObject({ missing: 'announcing' });
    const left = after(atTable({ start: TAKING }), place('white', 'e4d5x'), call('white', 'e4d5'));
    expect(refused(left, press('white'))).toMatchObject({ missing: 'capture' });
  });

  test('while the move is not made the piece may go to another square, as the touch allows', () => {
    const placed = after(atTable(), place('white', 'g1f3'), place('white', 'g1h3'), call('white', 'g1h3'));
    expect(placed.plies.map((ply) => ply.move)).toEqual([move('g1h3')]);
    expect(boardOf(placed, 'white')).toBe('rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R');
    // Another piece is a breach, and stands until it is pointed out (Art. 4.8).
    const breach = after(atTable(), place('white', 'g1f3'), place('white', 'e2e4'), call('white', 'e2e4'));
    const found = factsOf(breach, { type: 'point out', by: 'arbiter', fault: { what: 'touched piece', ply: 1 } });
    expect(found[0]).toMatchObject({ type: 'fault found', what: 'touched piece', of: 'white' });
  });

  test('only what is the opponent’s is taken off', () => {
    for (const square of ['e2', 'e5'] as const) {
      expect(refused(atTable(), takeOff('white', square))).toEqual({
        ...{ reason: 'nothing to take off', square },
        article: 'D.2.3.1',
      });
    }
  });

  test('a move that no hand could make is refused when it is placed', () => {
    expect(refused(atTable(), place('white', 'e4e5'))).toEqual({ reason: 'empty square', square: 'e4' });
    expect(refused(atTable({ illegalMoves: 'refused' }), place('white', 'e2e5')).reason).toBe('does not move so');
  });

  test('mate ends the game when the move is made, not when the piece stands there', () => {
    const start = '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1';
    const placed = after(atTable({ start }), place('white', 'f7g7'));
    expect(placed.ending).toBeUndefined();
    expect(after(placed, call('white', 'f7g7')).ending?.reason).toBe('checkmate');
  });

  test('where the move presses the clock, its last step does', () => {
    const placed = after(atTable({ press: 'with the move' }), place('white', 'e2e4'));
    expect(placed.clock?.now).toMatchObject({ side: 'white' });
    expect(after(placed, call('white', 'e2e4')).clock?.now).toMatchObject({ side: 'black' });
  });

  test.each(numbered('F4', 'E2.3', 'D.2.4', 'D.2.5'))(
    '%s %s: the sighted player’s move is made by the usual rules, and a call he leaves out is heard',
    (edition) => {
      const game = after(atTable({ edition }), ...wholeMove('white', 'e2e4'));
      const made = did(game, SECOND, place('black', 'e7e5'));
      expect(typesOf(made.facts)).toEqual(['moved']);
      const silent = did(made.game, SECOND, press('black'));
      expect(silent.facts).toMatchObject([
        { type: 'pressed', by: 'black' },
        { type: 'left undone', by: 'black', what: 'announcing', audience: EVERYONE },
      ]);
      // Better late than never.
      expect(factsOf(silent.game, call('black', 'e7e5'))).toMatchObject([{ type: 'announced', by: 'black' }]);
      const called = after(made.game, call('black', 'e7e5'));
      expect(typesOf(factsOf(called, press('black')))).toEqual(['pressed']);
      expect(factsFor(made.facts, 'white')).toEqual([]);
    },
  );
});

describe('a slip of the tongue', () => {
  const slipped = (edition: EditionName): Game =>
    after(atTable({ edition }), place('white', 'g1f3'), call('white', 'g1h3'));

  test.each(numbered('F7', 'E2.6', 'D.2.7', 'D.2.8'))(
    '%s %s: is corrected before the opponent’s clock runs',
    (edition) => {
      const corrected = did(slipped(edition), SECOND, call('white', 'g1f3'));
      expect(corrected.facts).toMatchObject([
        { type: 'announced', called: { to: 'f3' }, instead: { to: 'h3' }, audience: EVERYONE },
      ]);
      expect(corrected.game.plies.map((ply) => ply.move)).toEqual([move('g1f3')]);
      const repeated = after(corrected.game, press('white'), repeat('black', 'g1f3'));
      expect(repeated.steps?.last?.called).toMatchObject({ to: 'f3' });
    },
  );

  test.each(numbered('F7', 'E2.6', 'D.2.7', 'D.2.8'))('%s %s: and not after it', (edition, article) => {
    const pressed = after(slipped(edition), press('white'));
    expect(refused(pressed, call('white', 'g1f3'))).toEqual({ reason: 'too late to correct', article });
  });

  test.each(numberedSince2009('E2.6', 'D.2.7', 'D.2.8'))('%s %s: also before the piece is placed', (edition) => {
    const called = after(atTable({ edition }), call('white', 'g1h3'));
    expect(factsOf(called, call('white', 'g1f3'))).toMatchObject([{ called: { to: 'f3' }, instead: { to: 'h3' } }]);
  });

  test('FIDE 2023 D.2.8: what was repeated of the wrong call is to be repeated anew', () => {
    const heard = after(slipped('FIDE 2023'), repeat('black', 'g1h3'), call('white', 'g1f3'), press('white'));
    expect(factsOf(heard, repeat('black', 'g1f3'))).toMatchObject([{ agrees: true }]);
  });

  test('FIDE 2023 D.2.8: of the sighted player as well', () => {
    const game = after(atTable(), ...wholeMove('white', 'e2e4'), place('black', 'e7e5'), call('black', 'e7e6'));
    expect(factsOf(game, call('black', 'e7e5'))).toMatchObject([{ instead: { to: 'e6' } }]);
    expect(refused(after(game, press('black')), call('black', 'e7e5')).reason).toBe('too late to correct');
  });

  test('FIDE 2023 D.2.8: without a clock, before the opponent has answered in any way', () => {
    const game = doing(beginUntimed({ blind: MIXED }), [0, place('white', 'g1f3')], [0, call('white', 'g1h3')]);
    expect(factsOf(game, call('white', 'g1f3'))).toMatchObject([{ instead: { to: 'h3' } }]);
    const touched = after(game, { type: 'touch', by: 'black', square: 'e7' });
    for (const answered of [
      after(game, repeat('black', 'g1h3')),
      after(game, execute('black', 'g1h3', 'black')),
      touched,
    ]) {
      expect(refused(answered, call('white', 'g1f3')).reason).toBe('too late to correct');
    }
  });
});
