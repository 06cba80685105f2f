import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/laws/editions.js';
import type { EditionName, Supervision, Tempo } from '../../src/laws/editions/edition.js';
import type { Terms } from '../../src/laws/game.js';
import { drawnByIllegalPosition, ruleOnIllegality, type Illegality } from '../../src/laws/rules/illegal-move.js';
import { restoredPly, ruleOnDisplaced, ruleOnSetUp, type SetUpFault } from '../../src/laws/rules/irregularity.js';
import { numbered, numberedSince2009 } from './numbered.js';
import { move, position } from './play.js';

const MINUTE = 60_000;
const FIDE = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const;

function terms(edition: EditionName, tempo: Tempo = 'standard', supervision: Supervision = 'adequate'): Terms {
  return { edition, tempo, supervision };
}

const made = (white: number, black = white) => ({ white, black });

describe('wrong from the start', () => {
  test.each(numbered('7.1a', '7.1a', '7.2a', '7.2.1'))(
    '%s %s: a wrong initial position, found whenever: a new game',
    (edition, article) => {
      const fault: SetUpFault = { what: 'pieces', movesMade: made(40) };
      expect(ruleOnSetUp(fault, terms(edition))).toEqual({ ruling: 'new game', article });
    },
  );

  test.each(numbered('7.1b', '7.1b', '7.2b', '7.2.2'))(
    '%s %s: only the board is turned: the game goes on, on a board placed right',
    (edition, article) => {
      expect(ruleOnSetUp({ what: 'board', movesMade: made(40) }, terms(edition))).toMatchObject({
        ruling: 'goes on',
        boardTurned: true,
        article,
      });
    },
  );

  test.each([
    ['FIDE 2005', '7.2'],
    ['FIDE 2009', '7.2'],
    ['FIDE 2014', '7.3'],
  ] as const)('%s %s: colours reversed: the game goes on unless the arbiter rules otherwise', (edition, article) => {
    expect(ruleOnSetUp({ what: 'colours', movesMade: made(1) }, terms(edition))).toMatchObject({
      ruling: 'goes on',
      unlessArbiter: true,
      article,
    });
  });

  test.each(['FIDE 2018', 'FIDE 2023'] as const)(
    '%s 7.3: colours reversed: a new game while fewer than ten moves have been made by both, else it goes on',
    (edition) => {
      const rule = (white: number, black: number) =>
        ruleOnSetUp({ what: 'colours', movesMade: made(white, black) }, terms(edition));
      expect(rule(9, 9)).toEqual({ ruling: 'new game', article: '7.3' });
      expect(rule(10, 9)).toEqual({ ruling: 'new game', article: '7.3' });
      expect(rule(10, 10)).toMatchObject({ ruling: 'goes on', unlessArbiter: false, article: '7.3' });
    },
  );

  test.each([
    ['FIDE 2005', 'B4', 3],
    ['FIDE 2009', 'A4a', 3],
    ['FIDE 2014', 'A4a', 10],
    ['FIDE 2018', 'A.4.1', 10],
    ['FIDE 2023', 'A.5.1', 10],
  ] as const)(
    '%s %s: rapid and blitz without supervision: after %i moves by each no claim about set-up or board',
    (edition, article, moves) => {
      for (const tempo of ['rapid', 'blitz'] as const) {
        const late = terms(edition, tempo, 'inadequate');
        for (const what of ['pieces', 'board'] as const) {
          expect(ruleOnSetUp({ what, movesMade: made(moves) }, late)).toMatchObject({
            ruling: 'goes on',
            boardTurned: false,
            article,
          });
        }
        expect(ruleOnSetUp({ what: 'pieces', movesMade: made(moves, moves - 1) }, late).ruling).toBe('new game');
        const supervised = terms(edition, tempo, 'adequate');
        expect(ruleOnSetUp({ what: 'pieces', movesMade: made(moves) }, supervised).ruling).toBe('new game');
      }
    },
  );

  test.each([
    ['FIDE 2009', 'A4a', ['king']],
    ['FIDE 2014', 'A4a', ['king', 'rook']],
    ['FIDE 2018', 'A.4.1.2', ['king', 'rook']],
    ['FIDE 2023', 'A.5.1.2', ['king', 'rook']],
  ] as const)(
    '%s %s: a misplaced king does not castle, a misplaced rook is not castled with (from 2014)',
    (edition, _, kinds) => {
      const misplaced = [
        { color: 'white', kind: 'king', square: 'd1' },
        { color: 'white', kind: 'queen', square: 'e1' },
        { color: 'black', kind: 'rook', square: 'g8' },
      ] as const;
      const ruling = ruleOnSetUp(
        { what: 'pieces', movesMade: made(10), misplaced },
        terms(edition, 'rapid', 'inadequate'),
      );
      expect(ruling.ruling === 'goes on' && ruling.noCastlingWith.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});

describe('displaced pieces', () => {
  test.each(numbered('7.3', '7.3', '7.4', '7.4.1'))(
    '%s %s: who displaced them puts them right in his own time',
    (edition, article) => {
      expect(ruleOnDisplaced({ at: 'once', by: 'black' }, edition)).toEqual({
        ruling: 'put right',
        atTheCostOf: 'black',
        article,
      });
    },
  );

  test.each([
    ['FIDE 2005', '7.5', '6.14'],
    ['FIDE 2009', '7.5', '6.13'],
    ['FIDE 2014', '7.6', '7.1'],
    ['FIDE 2018', '7.6', '7.1'],
    ['FIDE 2023', '7.6', '7.1'],
  ] as const)(
    '%s %s: found later, the position before is restored; the arbiter sets the times (%s)',
    (edition, article, timesBy) => {
      expect(ruleOnDisplaced({ at: 'later', ply: 31 }, edition)).toEqual({
        ruling: 'restored',
        ply: 31,
        article,
        timesBy,
      });
      expect(ruleOnDisplaced({ at: 'later', ply: undefined }, edition)).toEqual({ ruling: 'arbiter decides', article });
    },
  );

  test('FIDE 2023 7.6: the position immediately before, or the last one before it that can be determined', () => {
    expect(restoredPly(31, () => true)).toBe(31);
    expect(restoredPly(31, (ply) => ply <= 28 || ply > 31)).toBe(28);
    expect(restoredPly(31, (ply) => ply === 0)).toBe(0);
    expect(restoredPly(31, () => false)).toBeUndefined();
  });
});

/** White to move; the knight has b5, d5 (a capture) and more. */
const START = position('4k3/8/8/3p4/8/2N5/4P3/R3K2R w KQ - 0 1');
/** Black has a lone king: he cannot mate. */
const LONE_KING = position('4k3/8/8/8/8/2N5/4P3/R3K2R w KQ - 0 1');

const ILLEGAL: Illegality = {
  by: 'white',
  act: { kind: 'illegal move', move: move('c3c4') },
  position: START,
  ply: 30,
  completed: true,
  opponentHasMoved: false,
  foundBy: 'opponent',
  earlier: 0,
};

describe('what an illegal move costs', () => {
  interface Row {
    readonly edition: EditionName;
    readonly article: string;
    readonly tempo: Tempo;
    readonly supervision: Supervision;
    /** Minutes given for the first, second … ; then the game is lost. */
    readonly minutes: readonly number[];
  }
  const row = (
    edition: EditionName,
    article: string,
    tempo: Tempo,
    supervision: Supervision,
    ...minutes: number[]
  ): Row => ({
    edition,
    article,
    tempo,
    supervision,
    minutes,
  });
  const ROWS: readonly Row[] = [
    row('FIDE 2005', '7.4b', 'standard', 'adequate', 2, 2),
    row('FIDE 2005', '7.4b', 'rapid', 'adequate', 2, 2),
    row('FIDE 2005', '7.4b', 'rapid', 'inadequate', 2, 2),
    row('FIDE 2005', 'C3', 'blitz', 'inadequate'),
    row('FIDE 2009', '7.4b', 'standard', 'adequate', 2, 2),
    row('FIDE 2009', '7.4b', 'rapid', 'adequate', 2, 2),
    row('FIDE 2009', '7.4b', 'rapid', 'inadequate', 2, 2),
    row('FIDE 2009', '7.4b', 'blitz', 'adequate', 2, 2),
    row('FIDE 2009', 'B3c', 'blitz', 'inadequate'),
    row('FIDE 2014', '7.5b', 'standard', 'adequate', 2),
    row('FIDE 2014', '7.5b', 'rapid', 'adequate', 2),
    row('FIDE 2014', 'A4b', 'rapid', 'inadequate'),
    row('FIDE 2014', 'B2', 'blitz', 'adequate', 1),
    row('FIDE 2014', 'A4b', 'blitz', 'inadequate'),
    row('FIDE 2018', '7.5.5', 'standard', 'adequate', 2),
    row('FIDE 2018', '7.5.5', 'rapid', 'adequate', 2),
    row('FIDE 2018', '7.5.5', 'rapid', 'inadequate', 2),
    row('FIDE 2018', 'B.2', 'blitz', 'adequate', 1),
    row('FIDE 2018', 'B.2', 'blitz', 'inadequate', 1),
    row('FIDE 2023', '7.5.5', 'standard', 'adequate', 2),
    row('FIDE 2023', 'A.3', 'rapid', 'adequate', 1),
    row('FIDE 2023', 'A.3', 'rapid', 'inadequate', 1),
    row('FIDE 2023', 'A.3', 'blitz', 'adequate', 1),
    row('FIDE 2023', 'A.3', 'blitz', 'inadequate', 1),
  ];

  test.each(ROWS)('$edition $article: $tempo, supervision $supervision: $minutes minutes, then the loss', (one) => {
    const where = terms(one.edition, one.tempo, one.supervision);
    one.minutes.forEach((minutes, earlier) => {
      expect(ruleOnIllegality({ ...ILLEGAL, earlier }, where)).toMatchObject({
        ruling: 'penalty',
        count: earlier + 1,
        opponentGets: minutes * MINUTE,
        opponentGetsBy: one.article,
      });
    });
    expect(ruleOnIllegality({ ...ILLEGAL, earlier: one.minutes.length }, where)).toEqual({
      ruling: 'ended',
      article: one.article,
      count: one.minutes.length + 1,
      ending: { result: '0-1', reason: 'illegal moves', article: one.article, winner: 'black' },
    });
  });

  test.each([
    ['FIDE 2005', '7.4b', 'standard', 'adequate', 2, 'black'],
    ['FIDE 2005', '7.4b', 'rapid', 'inadequate', 2, 'black'],
    ['FIDE 2005', 'C3', 'blitz', 'inadequate', 0, undefined],
    ['FIDE 2009', '7.4b', 'standard', 'adequate', 2, undefined],
    ['FIDE 2009', '7.4b', 'rapid', 'inadequate', 2, undefined],
    ['FIDE 2009', 'B3c', 'blitz', 'inadequate', 0, undefined],
    ['FIDE 2014', '7.5b', 'standard', 'adequate', 1, undefined],
    ['FIDE 2014', 'A4b', 'rapid', 'inadequate', 0, undefined],
    ['FIDE 2018', '7.5.5', 'standard', 'adequate', 1, undefined],
    ['FIDE 2023', '7.5.5', 'blitz', 'inadequate', 1, undefined],
  ] as const)(
    '%s %s: in %s (%s) the loss is a draw when the opponent cannot mate, but in 2005 only in blitz',
    (edition, _, tempo, supervision, earlier, winner) => {
      const ruling = ruleOnIllegality({ ...ILLEGAL, position: LONE_KING, earlier }, terms(edition, tempo, supervision));
      expect(ruling.ruling === 'ended' && ruling.ending.winner).toBe(winner);
      expect(ruling.ruling === 'ended' && ruling.ending.result).toBe(winner ? '0-1' : '1/2-1/2');
    },
  );

  test('US Chess 11D: two minutes each time, and no illegal move is the last', () => {
    expect(ruleOnIllegality({ ...ILLEGAL, earlier: 7 }, terms('US Chess'))).toMatchObject({
      ruling: 'penalty',
      count: 8,
      opponentGets: 2 * MINUTE,
    });
  });
});

describe('where the first illegal move loses, no time is given', () => {
  test.each([
    ['FIDE 2005', 'C3', 'blitz'],
    ['FIDE 2009', 'B3c', 'blitz'],
    ['FIDE 2014', 'A4b', 'rapid'],
    ['FIDE 2014', 'A4b', 'blitz'],
  ] as const)('%s %s: %s without supervision', (edition, article, tempo) => {
    expect(EDITIONS[edition].illegalMove[tempo].inadequate).toEqual({ value: { loses: 1, time: 0 }, article });
  });
});

describe('what is done about an illegal move', () => {
  test.each([
    ['FIDE 2005', '7.4a', '6.14', '4.3a'],
    ['FIDE 2009', '7.4a', '6.13', '4.3a'],
    ['FIDE 2014', '7.5a', '7.1', '4.3a'],
    ['FIDE 2018', '7.5.1', '7.1', '4.3.1'],
    ['FIDE 2023', '7.5.1', '7.1', '4.3.1'],
  ] as const)(
    '%s %s: the position before it is restored, and the touched piece must move',
    (edition, article, timesBy, touched) => {
      const ruling = ruleOnIllegality(ILLEGAL, terms(edition));
      expect(ruling).toMatchObject({
        article,
        remedy: { remedy: 'restored', ply: 30, timesBy, mustPlay: { article: touched } },
      });
      const mustPlay = ruling.ruling === 'penalty' && ruling.remedy.remedy === 'restored' && ruling.remedy.mustPlay;
      // The knight on c3 has a2, a4, b1, b5, d1, d5, e4; its own pawn stands on e2.
      expect(mustPlay && mustPlay.allowed.map(({ to }) => to).sort()).toEqual([
        'a2',
        'a4',
        'b1',
        'b5',
        'd1',
        'd5',
        'e4',
      ]);
    },
  );

  test('FIDE 2023 7.5.1 with 4.3.3: it captured: the touched pieces bind as they always do', () => {
    const act = { kind: 'illegal move', move: move('e1d5') } as const;
    const ruling = ruleOnIllegality({ ...ILLEGAL, act }, terms('FIDE 2023'));
    // The king cannot take on d5. He was touched first and can move, so he must.
    expect(ruling).toMatchObject({
      remedy: { mustPlay: { duty: { type: 'move', piece: { square: 'e1' } }, article: '4.3.3' } },
    });
  });

  test('FIDE 2023 7.5.1 with 4.4.3: illegal castling: another move of the king', () => {
    const attacked = position('4kr2/8/8/8/8/8/P3P2P/R3K2R w KQ - 0 1');
    const act = { kind: 'illegal move', move: { from: 'e1', to: 'g1', castling: 'short' } } as const;
    const ruling = ruleOnIllegality({ ...ILLEGAL, position: attacked, act }, terms('FIDE 2023'));
    expect(ruling).toMatchObject({
      remedy: { mustPlay: { duty: { type: 'move', piece: { kind: 'king' } }, article: '4.4.3' } },
    });
  });

  test('FIDE 2023 7.5.1: the position before it cannot be determined: from the last that can, without touched pieces', () => {
    const ruling = ruleOnIllegality({ ...ILLEGAL, lastSurePly: 27 }, terms('FIDE 2023'));
    expect(ruling).toMatchObject({ remedy: { remedy: 'restored', ply: 27, timesBy: '7.1' } });
    expect(ruling.ruling === 'penalty' && ruling.remedy).not.toHaveProperty('mustPlay');
  });

  test.each(FIDE)(
    '%s 7 and 4.3: the clock was not pressed: another move with the touched piece, and no penalty',
    (edition) => {
      const ruling = ruleOnIllegality({ ...ILLEGAL, completed: false, earlier: 2 }, terms(edition));
      expect(ruling).toMatchObject({
        ruling: 'corrected',
        mustPlay: { duty: { type: 'move', piece: { square: 'c3' } } },
      });
      expect(ruling).not.toHaveProperty('opponentGets');
    },
  );
});

describe('until when, and by whom', () => {
  test.each(FIDE)('%s 7: in a standard game also after the opponent has moved, and also by the arbiter', (edition) => {
    const late: Illegality = { ...ILLEGAL, opponentHasMoved: true, foundBy: 'arbiter' };
    expect(ruleOnIllegality(late, terms(edition)).ruling).toBe('penalty');
    expect(ruleOnIllegality(late, terms(edition, 'blitz')).ruling).toBe('penalty');
  });

  test.each([
    ['FIDE 2005', 'B6', 'rapid'],
    ['FIDE 2005', 'C3', 'blitz'],
    ['FIDE 2009', 'A4c', 'rapid'],
    ['FIDE 2009', 'B3c', 'blitz'],
    ['FIDE 2014', 'A4b', 'rapid'],
    ['FIDE 2014', 'A4b', 'blitz'],
    ['FIDE 2018', 'A.4.2', 'rapid'],
    ['FIDE 2018', 'A.4.2', 'blitz'],
    ['FIDE 2023', 'A.5.2', 'rapid'],
    ['FIDE 2023', 'A.5.2', 'blitz'],
  ] as const)(
    '%s %s: %s without supervision: once the opponent has made his next move it stands',
    (edition, article, tempo) => {
      const late: Illegality = { ...ILLEGAL, opponentHasMoved: true };
      expect(ruleOnIllegality(late, terms(edition, tempo, 'inadequate'))).toEqual({ ruling: 'stands', article });
    },
  );

  test.each([
    ['FIDE 2005', 'B6', 'rapid', 'only on claim'],
    ['FIDE 2005', 'C3', 'blitz', 'only on claim'],
    ['FIDE 2009', 'A4c', 'rapid', 'only on claim'],
    ['FIDE 2009', 'B3c', 'blitz', 'only on claim'],
    ['FIDE 2014', 'A4b', 'rapid', 'ended'],
    ['FIDE 2018', 'A.4.2', 'rapid', 'penalty'],
    ['FIDE 2023', 'A.5.2', 'blitz', 'penalty'],
  ] as const)('%s %s: %s without supervision, the arbiter sees it: %s', (edition, _, tempo, ruling) => {
    const seen: Illegality = { ...ILLEGAL, foundBy: 'arbiter' };
    expect(ruleOnIllegality(seen, terms(edition, tempo, 'inadequate')).ruling).toBe(ruling);
  });

  test.each([
    ['FIDE 2005', 'B6'],
    ['FIDE 2009', 'A4c'],
  ] as const)('%s %s: in rapid he intervenes when both kings are in check; not in blitz', (...[edition]) => {
    const kings: Illegality = { ...ILLEGAL, foundBy: 'arbiter', bothKingsInCheck: true };
    expect(ruleOnIllegality(kings, terms(edition, 'rapid', 'inadequate')).ruling).toBe('penalty');
    expect(ruleOnIllegality(kings, terms(edition, 'blitz', 'inadequate')).ruling).toBe('only on claim');
  });

  test('FIDE 2009 A4c: in rapid he intervenes when a promotion is not completed; not in blitz', () => {
    const left: Illegality = {
      ...ILLEGAL,
      foundBy: 'arbiter',
      position: position('7k/4P3/8/8/8/8/8/R3K3 w - - 0 1'),
      act: { kind: 'pawn left unpromoted', move: move('e7e8') },
    };
    expect(ruleOnIllegality(left, terms('FIDE 2009', 'rapid', 'inadequate')).ruling).toBe('penalty');
    expect(ruleOnIllegality(left, terms('FIDE 2009', 'blitz', 'inadequate')).ruling).toBe('only on claim');
  });

  test.each([
    ['FIDE 2005', '—', undefined],
    ['FIDE 2009', '—', undefined],
    ['FIDE 2014', 'A4d', 'A4d'],
    ['FIDE 2018', 'A.4.4', 'A.4.4'],
    ['FIDE 2023', 'A.5.4', 'A.5.4'],
  ] as const)(
    '%s %s: without supervision an illegal position that outlives the next move is drawn',
    (edition, _, article) => {
      expect(drawnByIllegalPosition(terms(edition, 'rapid', 'inadequate'))).toBe(article);
      expect(drawnByIllegalPosition(terms(edition, 'blitz', 'inadequate'))).toBe(article);
      expect(drawnByIllegalPosition(terms(edition, 'rapid', 'adequate'))).toBeUndefined();
      expect(drawnByIllegalPosition(terms(edition, 'standard', 'inadequate'))).toBeUndefined();
    },
  );
});

describe('what counts as an illegal move', () => {
  const PAWN: Illegality = {
    ...ILLEGAL,
    position: position('3r3k/4P3/8/8/8/8/8/R3K3 w - - 0 1'),
    act: { kind: 'pawn left unpromoted', move: move('e7d8') },
  };

  test.each([
    ['FIDE 2014', '7.5a'],
    ['FIDE 2018', '7.5.2'],
    ['FIDE 2023', '7.5.2'],
  ] as const)('%s %s: a pawn left on the last rank becomes a queen, and it costs two minutes', (edition, article) => {
    expect(ruleOnIllegality(PAWN, terms(edition))).toMatchObject({
      ruling: 'penalty',
      article,
      opponentGets: 2 * MINUTE,
      remedy: { remedy: 'queen', move: move('e7d8q') },
    });
  });

  test('FIDE 2009 7.4a: a pawn left on the last rank is an illegal move: restored, and promoted where it was let go', () => {
    expect(ruleOnIllegality(PAWN, terms('FIDE 2009'))).toMatchObject({
      ruling: 'penalty',
      article: '7.4a',
      remedy: {
        remedy: 'restored',
        ply: 30,
        mustPlay: { allowed: ['q', 'r', 'b', 'n'].map((letter) => move('e7d8' + letter)), article: '4.6c' },
      },
    });
  });

  test('FIDE 2005 7.4a: neither that pawn nor taking the king is named there; no queen takes the pawn’s place', () => {
    expect(ruleOnIllegality(PAWN, terms('FIDE 2005'))).toMatchObject({ ruling: 'not counted', article: '7.4a' });
    const act = { kind: 'king taken', move: move('c3e8') } as const;
    expect(ruleOnIllegality({ ...ILLEGAL, act }, terms('FIDE 2005'))).toMatchObject({ ruling: 'not counted' });
    expect(EDITIONS['FIDE 2005'].unpromotedPawnBecomesQueen.value).toBe(false);
  });

  test.each(numberedSince2009('7.4a', '1.2', '1.4.1'))('%s %s: so does taking the king', (edition, article) => {
    const act = { kind: 'king taken', move: move('c3e8') } as const;
    expect(ruleOnIllegality({ ...ILLEGAL, act }, terms(edition))).toMatchObject({ ruling: 'penalty', article });
  });

  test.each(['FIDE 2018', 'FIDE 2023'] as const)(
    '%s 7.5.3: pressing the clock without a move; then a move is made',
    (edition) => {
      const act = { kind: 'clock pressed without a move' } as const;
      expect(ruleOnIllegality({ ...ILLEGAL, act }, terms(edition))).toMatchObject({
        ruling: 'penalty',
        article: '7.5.3',
        opponentGets: 2 * MINUTE,
        remedy: { remedy: 'move' },
      });
      expect(ruleOnIllegality({ ...ILLEGAL, act, earlier: 1 }, terms(edition)).ruling).toBe('ended');
    },
  );

  test.each(['FIDE 2018', 'FIDE 2023'] as const)(
    '%s 7.5.4: two hands; the move that was let go stays the move (4.7)',
    (edition) => {
      const act = { kind: 'two hands', move: move('c3d5') } as const;
      expect(ruleOnIllegality({ ...ILLEGAL, act }, terms(edition))).toMatchObject({
        ruling: 'penalty',
        article: '7.5.4',
        remedy: { remedy: 'restored', ply: 30, mustPlay: { allowed: [move('c3d5')], article: '4.7' } },
      });
      expect(ruleOnIllegality({ ...ILLEGAL, act, completed: false }, terms(edition)).ruling).toBe('corrected');
    },
  );

  test.each([
    ['FIDE 2005', '4.1', '13.4'],
    ['FIDE 2009', '4.1', '13.4'],
    ['FIDE 2014', '4.1', '12.9'],
  ] as const)(
    '%s %s: two hands, or pressing without a move, are the arbiter’s to punish (%s)',
    (edition, article, penaltyBy) => {
      const hands = { kind: 'two hands', move: move('c3d5') } as const;
      expect(ruleOnIllegality({ ...ILLEGAL, act: hands }, terms(edition))).toEqual({
        ruling: 'not counted',
        article,
        penaltyBy,
      });
      const press = { kind: 'clock pressed without a move' } as const;
      expect(ruleOnIllegality({ ...ILLEGAL, act: press }, terms(edition)).ruling).toBe('not counted');
    },
  );
});
