import { describe, expect, test } from 'vitest';
import {
  afterFlag,
  mayMakeMove,
  mayStopRecording,
  mayWrite,
  missingOffers,
  nextMoveOfPeriod,
  signedResult,
  type SheetState,
} from '../../src/laws/rules/recording.js';
import { numbered, numberedSince2009 } from './numbered.js';

const FIDE = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('what must be written before what', () => {
  const sheet: SheetState = { made: 20, recorded: 20, exempt: false, flagHasFallen: false };

  test.each(numbered('8.1', '8.1', '8.1c', '8.1.3'))(
    '%s %s: the opponent’s move may be answered before it is written, one’s own previous must be',
    (edition, article) => {
      // Twenty plies are made: White is on move, his last was ply 19, Black’s was ply 20.
      expect(mayMakeMove(sheet, edition)).toEqual({ may: true, article });
      expect(mayMakeMove({ ...sheet, recorded: 19 }, edition)).toEqual({ may: true, article });
      expect(mayMakeMove({ ...sheet, recorded: 18 }, edition)).toEqual({ may: false, article, missing: 19 });
      expect(mayMakeMove({ ...sheet, recorded: 4 }, edition)).toEqual({ may: false, article, missing: 5 });
    },
  );

  test.each(FIDE)('%s 8.1: nothing is to be written before the first move of either', (edition) => {
    expect(mayMakeMove({ ...sheet, made: 0, recorded: 0 }, edition).may).toBe(true);
    expect(mayMakeMove({ ...sheet, made: 1, recorded: 0 }, edition).may).toBe(true);
    expect(mayMakeMove({ ...sheet, made: 2, recorded: 0 }, edition).may).toBe(false);
  });

  test.each(numbered('8.1', '8.1', '8.1a', '8.1.2'))(
    '%s %s: written in advance only to claim a draw or to seal, and only the next move',
    (edition, article) => {
      expect(mayWrite(20, 20, 'recording', edition)).toEqual({ may: true, article });
      expect(mayWrite(21, 20, 'recording', edition)).toEqual({ may: false, article });
      expect(mayWrite(21, 20, 'claiming', edition).may).toBe(true);
      expect(mayWrite(21, 20, 'sealing', edition).may).toBe(true);
      expect(mayWrite(22, 20, 'claiming', edition).may).toBe(false);
    },
  );

  test.each(numbered('8.1', '8.1', '8.1d', '8.1.5'))(
    '%s %s: both players mark each offer of a draw',
    (edition, article) => {
      expect(missingOffers([12, 31], { white: [12, 31], black: [31] }, edition)).toEqual({
        missing: { white: [], black: [12] },
        article,
      });
    },
  );
});

describe('who need not record', () => {
  const clock = { tempo: 'standard', leastLeft: 5 * MINUTE - 1, increment: 0 } as const;

  test.each(FIDE)('%s 8.4: under five minutes left, and less than thirty seconds added with each move', (edition) => {
    expect(mayStopRecording(clock, edition)).toEqual({ may: true, article: '8.4' });
    expect(mayStopRecording({ ...clock, leastLeft: 5 * MINUTE }, edition).may).toBe(false);
    expect(mayStopRecording({ ...clock, increment: 30 * SECOND - 1 }, edition).may).toBe(true);
    expect(mayStopRecording({ ...clock, increment: 30 * SECOND }, edition).may).toBe(false);
    expect(mayStopRecording({ tempo: 'standard', increment: 0 }, edition).may).toBe(false);
  });

  test.each(numbered('B3', 'A2', 'A2', 'A.2'))('%s %s: in rapid and blitz nobody', (edition, article) => {
    for (const tempo of ['rapid', 'blitz'] as const) {
      expect(mayStopRecording({ tempo, leastLeft: 9 * MINUTE, increment: 30 * SECOND }, edition)).toEqual({
        may: true,
        article,
      });
    }
  });

  test.each(FIDE)('%s 8.4: who need not record may move with an empty sheet', (edition) => {
    expect(mayMakeMove({ made: 60, recorded: 40, exempt: true, flagHasFallen: false }, edition).may).toBe(true);
  });
});

describe('made good after the flag', () => {
  test.each(numbered('8.4', '8.5b', '8.5b', '8.5.2'))(
    '%s %s: one stopped: he writes everything before he moves, on his move from the opponent’s sheet',
    (edition, article) => {
      const flag = { stopped: { white: false, black: true }, turn: 'black', completeRecord: true } as const;
      expect(afterFlag(flag, edition)).toEqual({ type: 'one updates', by: 'black', mayBorrow: true, article });
      expect(afterFlag({ ...flag, turn: 'white' }, edition)).toMatchObject({ by: 'black', mayBorrow: false });
      const sheet: SheetState = { made: 79, recorded: 78, exempt: false, flagHasFallen: true };
      expect(mayMakeMove(sheet, edition)).toEqual({ may: false, article, missing: 79 });
      expect(mayMakeMove({ ...sheet, recorded: 79 }, edition).may).toBe(true);
    },
  );

  test.each(numbered('8.5', '8.5a', '8.5a', '8.5.1'))(
    '%s %s: both stopped: the arbiter stops the clocks and both write',
    (edition, article) => {
      const flag = { stopped: { white: true, black: true }, turn: 'white', completeRecord: true } as const;
      expect(afterFlag(flag, edition)).toEqual({ type: 'both update', article });
      expect(afterFlag({ ...flag, stopped: { white: false, black: false } }, edition)).toEqual({ type: 'nothing' });
    },
  );

  test.each(numberedSince2009('8.5c', '8.5c', '8.5.3'))(
    '%s %s: nobody’s sheet is complete: reconstructed on another board',
    (edition, article) => {
      const flag = { stopped: { white: true, black: true }, turn: 'white', completeRecord: false } as const;
      expect(afterFlag(flag, edition)).toEqual({ type: 'reconstruct', article });
    },
  );

  test.each(FIDE)(
    '%s 8.6: not to be reconstructed: the next move is the first of the next period, unless more are shown',
    (edition) => {
      expect(nextMoveOfPeriod(0, edition)).toEqual({ move: 1, article: '8.6' });
      expect(nextMoveOfPeriod(3, edition)).toEqual({ move: 4, article: '8.6' });
    },
  );
});

test.each(FIDE)('%s 8.7: both sign the result, and it stands; where they differ the arbiter decides', (edition) => {
  const article = '8.7';
  expect(signedResult({ white: '1-0', black: '1-0' }, edition)).toEqual({ type: 'signed', result: '1-0', article });
  expect(signedResult({ white: '1-0' }, edition)).toEqual({ type: 'unsigned', by: ['black'], article });
  expect(signedResult({}, edition)).toEqual({ type: 'unsigned', by: ['white', 'black'], article });
  expect(signedResult({ white: '1-0', black: '1/2-1/2' }, edition)).toEqual({ type: 'differ', article });
});
