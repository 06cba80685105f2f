/** Irregularities (Art. 4.8, 7): what the rules make of each, and what happens in a game where one is pointed out. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/laws/editions.js';
import type { EditionName, Supervision, Tempo } from '../../../src/laws/editions/edition.js';
import { type Terms, plyOf, positionOf, type Game } from '../../../src/laws/game.js';
import { drawnByIllegalPosition, ruleOnIllegality, type Illegality } from '../../../src/laws/rules/illegality.js';
import { ruleOnDisplaced, ruleOnSetUp, type SetUpFault } from '../../../src/laws/rules/irregularity.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import { move, position } from '../play.js';
import type { ActDraft, Fault } from '../../../src/laws/acts.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Actor } from '../../../src/laws/roles.js';
import { FILES } from '../../../src/laws/squares.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { STANDARD, START, opened } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

describe('the rules of irregularities', () => {
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
        expect(ruleOnDisplaced({ at: 'later', ply: undefined }, edition)).toEqual({
          ruling: 'arbiter decides',
          article,
        });
      },
    );
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
        const ruling = ruleOnIllegality(
          { ...ILLEGAL, position: LONE_KING, earlier },
          terms(edition, tempo, supervision),
        );
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
    test.each(FIDE)(
      '%s 7: in a standard game also after the opponent has moved, and also by the arbiter',
      (edition) => {
        const late: Illegality = { ...ILLEGAL, opponentHasMoved: true, foundBy: 'arbiter' };
        expect(ruleOnIllegality(late, terms(edition)).ruling).toBe('penalty');
        expect(ruleOnIllegality(late, terms(edition, 'blitz')).ruling).toBe('penalty');
      },
    );

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
});

describe('irregularities pointed out in a game', () => {
  const points = (by: Actor, fault: Fault): ActDraft => ({ type: 'point out', by, fault });
  const illegal = (ply: number, by: Actor = 'black'): ActDraft => points(by, { what: 'illegal move', ply });
  /** White’s knight goes where no knight goes, and the clock is pressed. */
  const wrong = (given: Partial<Conditions> = {}): Game => play(opened(given), 'g1g3', 10_000);

  const COMPLETED = [
    ['FIDE 2005', '7.4a', '7.4b', 2 * MINUTE],
    ['FIDE 2009', '7.4a', '7.4b', 2 * MINUTE],
    ['FIDE 2014', '7.5a', '7.5b', 2 * MINUTE],
    ['FIDE 2018', '7.5.1', '7.5.5', 2 * MINUTE],
    ['FIDE 2023', '7.5.1', '7.5.5', 2 * MINUTE],
  ] as const;

  describe('illegal moves', () => {
    test.each(COMPLETED)(
      '%s %s: completed, it is taken back, and by %s the opponent gets two minutes',
      (edition, article, by, time) => {
        const game = wrong({ edition });
        const before = times(game, 20_000);
        const { game: after, facts } = did(game, 20_000, illegal(3));
        expect(facts).toMatchObject([
          { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1, article },
          { type: 'time added', to: 'black', time, article: by },
          { type: 'restored', ply: 2, cause: 'ruling' },
          { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'g1' } } },
        ]);
        expect(facts).toHaveLength(4);
        expect([plyOf(after), positionOf(after).turn, after.illegal]).toEqual([2, 'white', { white: 1, black: 0 }]);
        expect(times(after, 20_000)).toEqual([before[0], before[1] + time]);
        expect(after.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
        expect(plyOf(play(after, 'g1h3', 21_000))).toBe(3);
      },
    );

    test.each(numbered('7.4a', '7.4a', '7.5a', '7.5.1'))(
      '%s %s: found much later, the game goes on from before it, in a standard game',
      (edition) => {
        const game = play(wrong({ edition }), 'b8c6 f1c4 g8f6', 20_000);
        const { game: after } = did(game, 30_000, illegal(3, 'arbiter'));
        expect([plyOf(after), after.illegal.white, after.plies.every(({ legal }) => legal)]).toEqual([2, 1, true]);
      },
    );

    test.each(COMPLETED)('%s %s: before the press nothing is charged, and another move is made', (edition, article) => {
      const made = did(opened({ edition }), 10_000, { type: 'make', by: 'white', move: move('g1g3') }).game;
      const { game, facts } = did(made, 11_000, illegal(3));
      expect(facts).toMatchObject([
        { type: 'fault found', ruling: 'corrected', of: 'white', article },
        { type: 'restored', ply: 2 },
        { type: 'bound', by: 'white' },
      ]);
      expect(game.illegal.white).toBe(0);
      expect(times(game, 11_000)).toEqual(times(made, 11_000));
    });

    test.each([
      ['FIDE 2005', '7.4b', 3],
      ['FIDE 2009', '7.4b', 3],
      ['FIDE 2014', '7.5b', 2],
      ['FIDE 2018', '7.5.5', 2],
      ['FIDE 2023', '7.5.5', 2],
    ] as const)('%s %s: the illegal move that loses is number %s', (edition, article, loses) => {
      let game = opened({ edition });
      for (let count = 1; count <= loses; count += 1) {
        expect(game.ending).toBeUndefined();
        const at = count * 10_000;
        game = did(play(game, 'g1g3', at), at + 2000, illegal(3)).game;
      }
      expect(game.ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
      expect(game.illegal.white).toBe(loses);
    });

    test.each([
      ['FIDE 2014', '7.5b', '1/2-1/2'],
      ['FIDE 2018', '7.5.5', '1/2-1/2'],
      ['FIDE 2023', '7.5.5', '1/2-1/2'],
    ] as const)('%s %s: it is drawn when the opponent could not mate', (edition, article, result) => {
      const start = '8/8/8/8/8/5k2/r7/7K b - - 0 1';
      const game = begin({ edition, start, time: STANDARD });
      const again: Game = { ...play(doing(game, START), 'a2b3'), illegal: { white: 0, black: 1 } };
      const { ending } = did(again, 10_000, illegal(1, 'white')).game;
      expect(ending).toEqual({ result, reason: 'illegal moves', article, cannotMate: 'white' });
    });

    test.each<readonly [EditionName, string, string]>([
      ['FIDE 2009', 'A4c', 'rapid'],
      ['FIDE 2014', 'A4b', 'rapid'],
      ['FIDE 2018', 'A.4.2', 'rapid'],
      ['FIDE 2023', 'A.5.2', 'rapid'],
    ])('%s %s: in unsupervised %s an illegal move stands once the opponent has moved', (edition, article) => {
      const given = { edition, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
      const answered = play(wrong(given), 'b8c6', 20_000);
      const { game, facts } = did(answered, 30_000, illegal(3));
      expect(facts).toMatchObject([{ type: 'fault found', ruling: 'stands', article }]);
      expect(plyOf(game)).toBe(4);
      expect(did(wrong(given), 20_000, illegal(3)).facts[0]).toMatchObject({ ruling: 'counted' });
    });

    test('FIDE 2009 A4c: there the arbiter acts only on the opponent’s claim', () => {
      const given = { edition: 'FIDE 2009', time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
      expect(refusalOf(wrong(given), 20_000, illegal(3, 'arbiter'))).toEqual({
        reason: 'only on claim',
        article: 'A4c',
      });
    });

    test.each([
      ['FIDE 2014', 'A4d'],
      ['FIDE 2018', 'A.4.4'],
      ['FIDE 2023', 'A.5.4'],
    ] as const)(
      '%s %s: both kings in check, and the next move is made: the arbiter declares it drawn',
      (edition, article) => {
        // White’s rook leaves its king in check and gives check; Black answers with a move that changes neither.
        const start = '4k3/8/8/8/7b/8/3R4/4K3 w - - 0 1';
        const given = { edition, start, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
        const both = play(doing(begin(given), START), 'd2e2 h4g3');
        const kingsTaken = positionOf(both);
        expect(kingsTaken.turn).toBe('white');
        expect(did(both, 10_000, illegal(1, 'black')).facts).toMatchObject([{ type: 'fault found', ruling: 'stands' }]);
        expect(did(both, 10_000, illegal(1, 'arbiter')).game.ending).toEqual({
          result: '1/2-1/2',
          reason: 'ruling',
          article,
        });
      },
    );

    test.each([
      ['FIDE 2009', '7.4a'],
      ['FIDE 2014', '7.5a'],
      ['FIDE 2023', '7.5.1'],
    ] as const)('%s %s: a legal move is no fault, and there is none at a ply that was not made', (edition, article) => {
      const game = opened({ edition });
      expect(refusalOf(game, 10_000, illegal(2))).toEqual({ reason: 'no fault', article });
      for (const ply of [0, 3, -1, 0.5, 1e9]) {
        expect(refusalOf(game, 10_000, illegal(ply))).toEqual({ reason: 'no such ply', ply, last: 2 });
      }
    });
  });

  describe('what counts as an illegal move', () => {
    const PAWN = '4k3/P7/8/8/8/8/7p/4K3 w - - 0 1';

    test.each([
      ['FIDE 2014', '7.5a'],
      ['FIDE 2018', '7.5.2'],
      ['FIDE 2023', '7.5.2'],
    ] as const)('%s %s: a pawn left on the last rank becomes a queen, and it counts', (edition, article) => {
      const game = play(doing(begin({ edition, start: PAWN, time: STANDARD }), START), 'a7a8');
      const { game: after, facts } = did(game, 10_000, points('black', { what: 'pawn left unpromoted', ply: 1 }));
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'pawn left unpromoted', of: 'white', ruling: 'queen', count: 1, article },
        { type: 'time added', to: 'black', time: 2 * MINUTE },
        { type: 'checked', king: 'black' },
      ]);
      expect(positionOf(after).pieceAt('a8')).toEqual({ color: 'white', kind: 'queen' });
      expect([after.sheets.white[0]?.moved.san, after.illegal.white, positionOf(after).turn]).toEqual([
        'a8=Q',
        1,
        'black',
      ]);
      expect(after.clock?.now).toMatchObject({ side: 'black' });
    });

    test('FIDE 2023 7.5.2: found after an answer, the answer is taken back; a queen that mates ends the game', () => {
      const game = play(doing(begin({ start: PAWN, time: STANDARD }), START), 'a7a8 e8d7');
      const { game: after, facts } = did(game, 10_000, illegal(1));
      expect([plyOf(after), typesOf(facts)]).toEqual([1, ['fault found', 'time added', 'restored', 'checked']]);
      const mate = '7k/P7/7K/8/8/8/8/8 w - - 0 1';
      const left = play(doing(begin({ start: mate, time: STANDARD }), START), 'a7a8');
      expect(did(left, 10_000, illegal(1)).game.ending).toMatchObject({ result: '1-0', reason: 'checkmate' });
    });

    test.each([
      ['FIDE 2005', '7.4a'],
      ['FIDE 2009', '7.4a'],
    ] as const)('%s %s: a pawn left unpromoted is taken back', (edition, article) => {
      const game = play(doing(begin({ edition, start: PAWN, time: STANDARD }), START), 'a7a8');
      const { game: after, facts } = did(game, 10_000, illegal(1));
      expect([plyOf(after), positionOf(after).pieceAt('a7')?.kind]).toEqual([0, 'pawn']);
      expect(facts[0]).toMatchObject({ ruling: edition === 'FIDE 2005' ? 'not counted' : 'counted', article });
    });

    test.each([
      ['FIDE 2009', '7.4a'],
      ['FIDE 2023', '1.4.1'],
    ] as const)('%s %s: taking the king counts', (edition, article) => {
      const start = '4k3/8/8/8/8/8/4r3/K7 b - - 0 1';
      const game = play(doing(begin({ edition, start, time: STANDARD }), START), 'e8d8 a1b1 e2e1 b1a1 e1a1');
      const { facts, game: after } = did(game, 20_000, illegal(5, 'white'));
      expect(facts[0]).toMatchObject({ type: 'fault found', what: 'illegal move', ruling: 'counted', article });
      expect(plyOf(after)).toBe(4);
    });

    test.each([
      ['FIDE 2018', '7.5.3', 1],
      ['FIDE 2023', '7.5.3', 1],
      ['FIDE 2005', '6.8c', 0],
      ['FIDE 2009', '6.7c', 0],
    ] as const)('%s %s: pressing without a move; how often it then counts: %s', (edition, _article, count) => {
      const game = did(opened({ edition }), 10_000, { type: 'press', by: 'white' }).game;
      expect(game.clock?.now).toMatchObject({ side: 'black' });
      const { game: after, facts } = did(game, 20_000, points('black', { what: 'pressed without a move' }));
      expect(facts[0]).toMatchObject({
        what: 'pressed without a move',
        of: 'white',
        ruling: count ? 'counted' : 'not counted',
      });
      expect(facts.at(-1)).toMatchObject({ type: 'clock started', of: 'white', again: true });
      expect([after.illegal.white, after.clock?.now]).toEqual([
        count,
        { phase: 'running', side: 'white', since: 20_000 },
      ]);
      expect(plyOf(after)).toBe(2);
      expect(refusalOf(after, 21_000, points('black', { what: 'pressed without a move' })).reason).toBe('no fault');
    });

    test.each([
      ['FIDE 2018', '7.5.4', 1],
      ['FIDE 2023', '7.5.4', 1],
      ['FIDE 2005', '4.1', 0],
      ['FIDE 2009', '4.1', 0],
      ['FIDE 2014', '4.1', 0],
    ] as const)('%s %s: a move with both hands; how often it then counts: %s', (edition, article, count) => {
      const game = doing(
        opened({ edition }),
        [10_000, { type: 'make', by: 'white', move: move('g1f3'), hands: 'both' }],
        [11_000, { type: 'press', by: 'white' }],
      );
      const { game: after, facts } = did(game, 20_000, points('black', { what: 'two hands', ply: 3 }));
      expect(facts[0]).toMatchObject({ what: 'two hands', ruling: count ? 'counted' : 'not counted', article });
      expect([after.illegal.white, plyOf(after)]).toEqual([count, count ? 2 : 3]);
      expect(refusalOf(game, 20_000, points('black', { what: 'two hands', ply: 1 })).reason).toBe('no fault');
    });
  });

  describe('touched pieces', () => {
    const breach = (given: Partial<Conditions> = {}): Game =>
      doing(
        opened(given),
        [10_000, { type: 'touch', by: 'white', square: 'b1' }],
        [11_000, { type: 'make', by: 'white', move: move('g1f3') }],
        [12_000, { type: 'press', by: 'white' }],
      );
    const complain = (by: Actor = 'black') => points(by, { what: 'touched piece', ply: 3 });

    test.each([
      ['FIDE 2005', '4.6', '4.3a'],
      ['FIDE 2009', '4.7', '4.3a'],
      ['FIDE 2014', '4.8', '4.3a'],
      ['FIDE 2018', '4.8', '4.3.1'],
      ['FIDE 2023', '4.8', '4.3.1'],
    ] as const)('%s %s: the opponent complains, and the touched piece is moved by %s', (edition, article, bound) => {
      const { game, facts } = did(breach({ edition }), 20_000, complain());
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored', article },
        { type: 'restored', ply: 2 },
        { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'b1' } }, article: bound },
      ]);
      // He plays the other piece once more: that stands too until it is pointed out, and the ruling holds still.
      const again = play(game, 'g1f3', 21_000);
      expect(did(again, 30_000, complain()).facts).toMatchObject([
        { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored', article },
        { type: 'restored', ply: 2 },
        { type: 'bound', by: 'white', duty: { type: 'move', piece: { square: 'b1' } }, article: bound },
      ]);
    });

    test.each(numbered('4.6', '4.7', '4.8', '4.8'))(
      '%s %s: but not after he has touched a piece himself; an arbiter who saw it still acts',
      (edition, article) => {
        const touched = did(breach({ edition }), 20_000, { type: 'touch', by: 'black', square: 'b8' }).game;
        expect(refusalOf(touched, 21_000, complain())).toEqual({ reason: 'complaint lost', article });
        expect(plyOf(did(touched, 21_000, complain('arbiter')).game)).toBe(2);
        expect(refusalOf(breach({ edition }), 20_000, complain('white')).reason).toBe('not for this role');
        const free = points('black', { what: 'touched piece', ply: 1 });
        expect(refusalOf(opened({ edition }), 20_000, { ...free, by: 'black' }).reason).toBe('no fault');
      },
    );

    test('where touching does not bind there is nothing to complain of', () => {
      expect(refusalOf(breach({ touch: 'free' }), 20_000, complain()).reason).toBe('no fault');
    });
  });

  describe('what a ruling makes a player move (Art. 4.8, 7.5.1, 9.5.3)', () => {
    /** White’s first illegal move with the knight has been pointed out: the knight must move (Art. 4.3). */
    const ruled = (given: Partial<Conditions> = {}): Game => did(wrong(given), 20_000, illegal(3)).game;
    const touched = (by: Actor = 'black') => points(by, { what: 'touched piece', ply: 3 });
    const KNIGHT = { type: 'bound', by: 'white', duty: { type: 'move', piece: { kind: 'knight', square: 'g1' } } };

    test.each([
      ['FIDE 2014', '7.5b'],
      ['FIDE 2018', '7.5.5'],
      ['FIDE 2023', '7.5.5'],
    ] as const)('%s %s: a second illegal move with the same piece stands, and loses', (edition, article) => {
      const again = play(ruled({ edition }), 'g1g4', 30_000);
      expect([plyOf(again), again.plies[2]?.legal, again.ending]).toEqual([3, false, undefined]);
      const { game, facts } = did(again, 40_000, illegal(3));
      expect(facts).toMatchObject([
        { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 2 },
        { type: 'ended' },
      ]);
      expect(game.ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
    });

    test.each([
      ['FIDE 2005', '7.4b'],
      ['FIDE 2009', '7.4b'],
    ] as const)('%s %s: there it is the third that loses, and the knight must move still', (edition, article) => {
      const second = did(play(ruled({ edition }), 'g1g4', 30_000), 40_000, illegal(3));
      expect(second.facts).toMatchObject([
        { type: 'fault found', count: 2, ruling: 'counted' },
        { type: 'time added', to: 'black', time: 2 * MINUTE, article },
        { type: 'restored', ply: 2 },
        KNIGHT,
      ]);
      const { ending } = did(play(second.game, 'g1g5', 50_000), 60_000, illegal(3)).game;
      expect(ending).toEqual({ result: '0-1', reason: 'illegal moves', article, winner: 'black' });
    });

    test('FIDE 2023 12.6: no refusal tells which moves with that piece are illegal', () => {
      const outcomes = ['g1f3', 'g1h3', 'g1g4', 'g1e2', 'b1c3', 'f1b6'].map((text) => {
        const { game, facts } = did(ruled(), 30_000, { type: 'make', by: 'white', move: move(text) });
        return [plyOf(game), typesOf(facts)];
      });
      expect(outcomes).toEqual(outcomes.map(() => [3, ['moved']]));
    });

    test.each(numbered('4.3a', '4.3a', '4.3a', '4.3.1'))(
      '%s %s: another piece moved instead stands until the opponent complains; the knight must move, and nothing is charged',
      (edition, article) => {
        const other = play(ruled({ edition }), 'd2d4', 30_000);
        const { game, facts } = did(other, 40_000, touched());
        expect(facts).toMatchObject([
          { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored' },
          { type: 'restored', ply: 2 },
          { ...KNIGHT, article },
        ]);
        expect(game.illegal).toEqual({ white: 1, black: 0 });
        expect(plyOf(did(other, 40_000, touched('arbiter')).game)).toBe(2);
      },
    );

    test.each(numbered('4.6', '4.7', '4.8', '4.8'))(
      '%s %s: a player who has touched a piece himself complains of it no more',
      (edition, article) => {
        const late = did(play(ruled({ edition }), 'd2d4', 30_000), 40_000, {
          type: 'touch',
          by: 'black',
          square: 'b8',
        }).game;
        expect(refusalOf(late, 41_000, touched())).toEqual({ reason: 'complaint lost', article });
      },
    );

    test('FIDE 2023 4.8: nobody complains of a move that the ruling asked for', () => {
      expect(refusalOf(play(ruled(), 'g1h3', 30_000), 40_000, touched()).reason).toBe('no fault');
    });

    test('FIDE 2023 4.3.1: an illegal move with another piece does not undo what the first one bound to', () => {
      // Not completed, so that it costs nothing: the knight was the first piece touched, and must move.
      const bishop = did(ruled(), 30_000, { type: 'make', by: 'white', move: move('f1f5') }).game;
      expect(did(bishop, 40_000, illegal(3)).facts.at(-1)).toMatchObject(KNIGHT);
    });

    test('FIDE 2023 7.5.5: after a ruling by 4.8 too an illegal move stands and counts', () => {
      const breach = doing(
        opened(),
        [10_000, { type: 'touch', by: 'white', square: 'g1' }],
        [11_000, { type: 'make', by: 'white', move: move('d2d4') }],
        [12_000, { type: 'press', by: 'white' }],
      );
      const bound = did(breach, 20_000, touched()).game;
      expect(did(play(bound, 'g1g3', 30_000), 40_000, illegal(3)).facts).toMatchObject([
        { type: 'fault found', what: 'illegal move', count: 1 },
        { type: 'time added', to: 'black', time: 2 * MINUTE, article: '7.5.5' },
        { type: 'restored', ply: 2 },
        KNIGHT,
      ]);
    });

    test('FIDE 2023 9.5.3: after a wrong claim by a written move too, and that move must be played still', () => {
      const claim: ActDraft = {
        type: 'claim',
        by: 'white',
        ground: 'threefold',
        intended: { move: move('g1f3'), written: true },
      };
      const claimed = did(opened({ arbiter: false }), 10_000, claim).game;
      const illegalOne = did(play(claimed, 'g1g3', 20_000), 30_000, illegal(3));
      expect(illegalOne.facts.at(-1)).toMatchObject({ ...KNIGHT, article: '4.3.1' });
      expect(illegalOne.game.hand.ruled?.allowed).toEqual([move('g1f3')]);
      // Another legal move than the written one: the opponent complains of it.
      expect(did(play(claimed, 'g1h3', 20_000), 30_000, touched()).facts).toMatchObject([
        { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'restored' },
        { type: 'restored', ply: 2 },
        { ...KNIGHT, article: '9.5.3' },
      ]);
    });
  });

  test('US Chess 11D: each illegal move gives the opponent two minutes, and none of them loses by its number', () => {
    let game = opened({ edition: 'US Chess' });
    for (let count = 1; count <= 4; count += 1) {
      const at = count * 10_000;
      const { game: next, facts } = did(play(game, 'g1g3', at), at + 2000, illegal(3));
      expect(facts).toContainEqual(
        expect.objectContaining({ type: 'time added', time: 2 * MINUTE, article: 'US 11D' }),
      );
      game = next;
    }
    expect([game.ending, game.illegal.white]).toEqual([undefined, 4]);
  });

  describe('displaced pieces', () => {
    test.each(numbered('7.3', '7.3', '7.4', '7.4.1'))(
      '%s %s: seen at once, they are put right by whoever displaced them',
      (edition, article) => {
        const { game, facts } = did(
          opened({ edition }),
          10_000,
          points('black', { what: 'displaced', found: 'at once', of: 'white' }),
        );
        expect(facts).toMatchObject([
          { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right', article },
        ]);
        expect(plyOf(game)).toBe(2);
      },
    );

    test('FIDE 2023 7.4.2: for that he may stop the clocks', () => {
      const stopped = did(opened(), 10_000, { type: 'stop', by: 'black' }).game;
      const after = did(stopped, 20_000, points('black', { what: 'displaced', found: 'at once', of: 'white' })).game;
      expect(times(after, 30_000)).toEqual(times(stopped, 10_000));
    });

    test.each(numbered('7.5', '7.5', '7.6', '7.6'))(
      '%s %s: found later, the last position that is sure is restored',
      (edition, article) => {
        const late = (ply?: number): ActDraft =>
          points('arbiter', { what: 'displaced', found: 'later', of: 'white', ...(ply !== undefined && { ply }) });
        const game = opened({ edition });
        const { game: after, facts } = did(game, 10_000, late(1));
        expect(facts.slice(0, 2)).toMatchObject([
          { type: 'fault found', ruling: 'restored', article },
          { type: 'restored', ply: 1 },
        ]);
        expect([plyOf(after), after.clock?.now]).toEqual([1, { phase: 'running', side: 'black', since: 10_000 }]);
        expect(did(game, 10_000, late()).facts).toMatchObject([{ ruling: 'arbiter decides', article }]);
        expect(did(game, 10_000, late(2)).facts).toMatchObject([{ ruling: 'put right', article }]);
        for (const ply of [3, -1, 0.5]) {
          expect(refusalOf(game, 10_000, late(ply))).toEqual({ reason: 'no such ply', ply, last: 2 });
        }
      },
    );
  });

  describe('a game that began wrongly', () => {
    const setUp = (of: 'pieces' | 'board' | 'colours'): ActDraft => points('black', { what: 'set-up', of });

    test.each(numbered('7.1a', '7.1a', '7.2a', '7.2.1'))(
      '%s %s: from a wrong position: a new game, of which nothing is played',
      (edition, article) => {
        const { game, facts } = did(opened({ edition }), 10_000, setUp('pieces'));
        expect(facts).toMatchObject([
          { type: 'fault found', what: 'set-up', ruling: 'new game', article },
          { type: 'restored', ply: 0 },
        ]);
        expect(facts[0]).not.toHaveProperty('of');
        expect([plyOf(game), times(game, 20_000), game.clock?.now]).toEqual([
          0,
          [90 * MINUTE, 90 * MINUTE],
          { phase: 'waiting' },
        ]);
      },
    );

    test.each(numbered('7.1b', '7.1b', '7.2b', '7.2.2'))(
      '%s %s: the board turned: the game goes on',
      (edition, article) => {
        const { game, facts } = did(opened({ edition }), 10_000, setUp('board'));
        expect(facts).toMatchObject([{ type: 'fault found', ruling: 'goes on', article }]);
        expect(plyOf(game)).toBe(2);
      },
    );

    test.each([
      ['FIDE 2009', '7.2', 'goes on'],
      ['FIDE 2014', '7.3', 'goes on'],
      ['FIDE 2018', '7.3', 'new game'],
      ['FIDE 2023', '7.3', 'new game'],
    ] as const)('%s %s: colours reversed, found after a move each: %s', (edition, article, ruling) => {
      expect(did(opened({ edition }), 10_000, setUp('colours')).facts[0]).toMatchObject({ ruling, article });
    });

    test.each([
      ['FIDE 2009', 'A4a', 3],
      ['FIDE 2014', 'A4a', 10],
      ['FIDE 2023', 'A.5.1.1', 10],
      ['FIDE 2023', 'A.5.1.2', 10],
    ] as const)(
      '%s %s: in unsupervised rapid it is too late after %s moves, and a misplaced king does not castle',
      (edition, _article, moves) => {
        const start = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1';
        const given = { edition, start, time: bothSides(timeControl(25)), supervision: 'inadequate' } as const;
        const steps = FILES.map((file) => `${file}2${file}3 ${file}7${file}6`);
        const line = [...steps, 'a3a4 a6a5', 'c3c4 c6c5'].slice(0, moves).join(' ');
        const game = play(doing(begin({ ...given, edition }), START), line);
        const misplaced = [{ color: 'white', kind: 'king', square: 'e1' }] as const;
        const { game: after, facts } = did(game, 60_000, points('black', { what: 'set-up', of: 'pieces', misplaced }));
        expect(facts).toMatchObject([{ ruling: 'goes on' }]);
        expect(positionOf(game).castlingRook('white', 'short')).toBe('h1');
        expect(positionOf(after).castlingRook('white', 'short')).toBeUndefined();
        expect(positionOf(after).castlingRook('black', 'short')).toBe('h8');
        expect(plyOf(after)).toBe(2 * moves);
        const early = play(doing(begin(given), START), 'a2a3 a7a6');
        expect(did(early, 60_000, points('black', { what: 'set-up', of: 'pieces' })).facts[0]).toMatchObject({
          ruling: 'new game',
        });
      },
    );

    test('without a clock all this is the same, and nothing is charged', () => {
      const game = play(beginUntimed(), 'e2e4 e7e5 g1g3');
      expect(typesOf(did(game, 10_000, illegal(3)).facts)).toEqual(['fault found', 'restored', 'bound']);
      expect(refusalOf(game, SECOND, points('black', { what: 'pressed without a move' })).reason).toBe('no fault');
    });
  });
});
