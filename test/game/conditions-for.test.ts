import { describe, expect, test } from 'vitest';
import { conditionsFor } from '../../src/game/conditions-for.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { DEFAULT_CONDITIONS, type ConditionsChoice } from '../../src/game/conditions-choice.js';

const having = (change: Partial<ConditionsChoice>, opponent: 'computer' | 'beside' = 'beside', chance = 0) =>
  conditionsFor({ opponent, conditions: { ...DEFAULT_CONDITIONS, ...change } }, chance);

describe('the conditions of a game from what the form chose', () => {
  const casual = {
    play: 'casual',
    edition: 'FIDE 2023',
    start: START_FEN,
    arbiter: false,
    press: 'with the move',
    illegalMoves: 'refused',
  };

  test('nothing chosen is a casual game without a clock', () => {
    expect(conditionsFor({ opponent: 'computer' }, 0.5)).toEqual(casual);
    expect(having({})).toEqual(casual);
  });

  test('a clock, in casual play pressed with the move', () => {
    expect(having({ time: '3+2' })).toEqual({
      ...casual,
      time: {
        white: { periods: [{ moves: null, time: 180_000, extra: { kind: 'increment', time: 2000, added: 'before' } }] },
        black: { periods: [{ moves: null, time: 180_000, extra: { kind: 'increment', time: 2000, added: 'before' } }] },
      },
    });
  });

  test.each([
    ['beside', 'none', 'with the move', 'stand'],
    ['beside', '10', 'by hand', 'stand'],
    ['computer', 'none', 'with the move', 'refused'],
    ['computer', '10', 'by hand', 'refused'],
  ] as const)(
    'strict play, opponent %s, time %s: pressed %s, illegal moves %s',
    (opponent, time, press, illegalMoves) => {
      expect(having({ play: 'strict', time }, opponent)).toMatchObject({
        play: 'strict',
        arbiter: false,
        press,
        illegalMoves,
      });
    },
  );

  test('warnings of time are allowed in strict play with a clock, where that was chosen', () => {
    expect(having({ play: 'strict', time: '10', warningsAllowed: true }).warningsAllowed).toBe(true);
    expect(having({ play: 'strict', time: '10' })).not.toHaveProperty('warningsAllowed');
    expect(having({ play: 'strict', warningsAllowed: true })).not.toHaveProperty('warningsAllowed');
    expect(having({ time: '10', warningsAllowed: true })).not.toHaveProperty('warningsAllowed');
  });

  test('FIDE 2023 4.3, 6.2.1: in casual play touching and pressing by hand are chosen; strict play has them anyway', () => {
    expect(having({ touchBinds: true }).touch).toBe('binding');
    expect(having({ time: '10', pressByHand: true }).press).toBe('by hand');
    expect(having({ pressByHand: true }).press).toBe('with the move');
    expect(having({ play: 'strict', touchBinds: true })).not.toHaveProperty('touch');
  });

  test.each([
    // 2009: both are rapid, 25+10 by A1 (35 minutes reckoned) and 15+10 too; US Chess makes no difference that is known.
    ['FIDE 2009', '25+10', 'inadequate', 'inadequate'],
    ['FIDE 2023', '5+3', 'inadequate', 'inadequate'],
    ['FIDE 2023', '5+3', 'adequate', undefined],
    ['US Chess', '5+3', 'inadequate', undefined],
    // Its Appendices B and C are for every rapid and blitz game.
    ['FIDE 2005', '5+3', 'adequate', 'inadequate'],
  ] as const)(
    '%s, %s: chosen as %s, rapid and blitz beside a player have it as %s',
    (edition, time, supervision, given) => {
      const chosen = { play: 'strict', edition, time, supervision } as const;
      expect(having(chosen).supervision).toBe(given);
      // The computer's game has the program for its arbiter; casual play asks nobody.
      expect(having(chosen, 'computer')).not.toHaveProperty('supervision');
      expect(having({ ...chosen, play: 'casual' })).not.toHaveProperty('supervision');
    },
  );

  test('FIDE 2023 9.1.1: agreed draws are limited in strict play where that was chosen', () => {
    expect(having({ play: 'strict', agreedDraws: 'not allowed' }).drawLimit).toEqual({ limit: 'never' });
    expect(having({ play: 'strict', agreedDraws: 'after moves', movesBeforeDraw: 40 }).drawLimit).toEqual({
      limit: 'moves',
      moves: 40,
    });
    expect(having({ play: 'strict' })).not.toHaveProperty('drawLimit');
    expect(having({ agreedDraws: 'not allowed' })).not.toHaveProperty('drawLimit');
    // Its Article 9.1 does not speak of it.
    expect(having({ play: 'strict', edition: 'FIDE 2005', agreedDraws: 'not allowed' })).not.toHaveProperty(
      'drawLimit',
    );
  });

  test('the edition that was chosen', () => {
    expect(having({ edition: 'US Chess' }).edition).toBe('US Chess');
  });

  // Scharnagl's numbers: 0 is BBQNNRKR, 518 RNBQKBNR, 959 RKRNNQBB.
  test.each([
    [0, 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'],
    [518, START_FEN],
    [959, 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
  ])('Chess960 by number %i', (number, start) => {
    expect(having({ start: 'by number', number })).toEqual({ ...casual, start, chess960: number });
  });

  test('Chess960 by lot: the chance falls on one of 960 equal parts', () => {
    expect(having({ start: 'by lot', number: 7 }, 'beside', 0).chess960).toBe(0);
    expect(having({ start: 'by lot', number: 7 }, 'beside', 518.5 / 960)).toMatchObject({
      chess960: 518,
      start: START_FEN,
    });
    expect(having({ start: 'by lot', number: 7 }, 'beside', 0.9999)).toMatchObject({ chess960: 959 });
  });

  test('a number that there is not is a fault of the caller', () => {
    expect(() => having({ start: 'by number', number: 960 })).toThrow(RangeError);
  });

  test('every start can be read as a position', () => {
    for (const number of [1, 100, 500, 958]) {
      expect(parsePosition(having({ start: 'by number', number }).start).ok).toBe(true);
    }
  });
});
