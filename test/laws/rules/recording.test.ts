/** Recording (Art. 8): what must be written before what and by whom, and how a game goes in which players write. */
import { describe, expect, test } from 'vitest';
import {
  mayMakeMove,
  mayStopRecording,
  mayWrite,
  signedResult,
  type SheetState,
} from '../../../src/laws/rules/recording.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import type { ActDraft } from '../../../src/laws/acts.js';
import { timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Result } from '../../../src/laws/result.js';
import type { Game } from '../../../src/laws/game.js';
import { factsFor, viewFor } from '../../../src/laws/view.js';
import { ROLES } from '../../../src/laws/roles.js';
import { move } from '../play.js';
import { did, doing, refusalOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

describe('the rules of recording', () => {
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
      '%s %s: who stopped writes everything before he moves',
      (edition, article) => {
        const sheet: SheetState = { made: 79, recorded: 78, exempt: false, flagHasFallen: true };
        expect(mayMakeMove(sheet, edition)).toEqual({ may: false, article, missing: 79 });
        expect(mayMakeMove({ ...sheet, recorded: 79 }, edition).may).toBe(true);
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
});

describe('recording in a game', () => {
  const writes = (by: 'white' | 'black', ply: number, text: string): ActDraft => ({
    type: 'write',
    by,
    entry: { what: 'move', ply, move: move(text) },
  });
  const makes = (by: 'white' | 'black', text: string): ActDraft => ({ type: 'make', by, move: move(text) });

  /** Two hours for forty moves, then an hour; each player keeps his own sheet. */
  const CLASSICAL: TimeControl = {
    periods: [
      { moves: 40, time: 120 * MINUTE, extra: { kind: 'none' } },
      { moves: null, time: 60 * MINUTE, extra: { kind: 'none' } },
    ],
  };
  const started = (given: Partial<Conditions> = {}): Game =>
    doing(begin({ recording: 'players', press: 'with the move', time: bothSides(CLASSICAL), ...given }), START);
  /** 1.e4 e5, nothing written. */
  const opened = (given: Partial<Conditions> = {}): Game =>
    doing(started(given), [SECOND, makes('white', 'e2e4')], [2 * SECOND, makes('black', 'e7e5')]);

  describe('recording', () => {
    test.each<readonly [EditionName, string]>([
      ['FIDE 2005', '8.1'],
      ['FIDE 2009', '8.1'],
      ['FIDE 2014', '8.1a'],
      ['FIDE 2018', '8.1.1'],
      ['FIDE 2023', '8.1.1'],
      ['FIDE 2023', '8.1.1.1'],
      ['FIDE 2023', '8.1.1.2'],
    ])('%s %s: his own moves and his opponent’s, move after move, in algebraic notation', (edition) => {
      const game = doing(opened({ edition }), [3000, writes('white', 1, 'e2e4')], [4000, writes('white', 2, 'e7e5')]);
      expect(game.sheets.white.map(({ moved }) => moved.san)).toEqual(['e4', 'e5']);
      expect([game.own.white.recorded, game.own.black.recorded, game.sheets.black]).toEqual([2, 0, []]);
      expect(refusalOf(game, 5000, writes('white', 2, 'e7e5')).reason).toBe('written already');
      expect(refusalOf(game, 5000, writes('black', 2, 'e7e5'))).toEqual({ reason: 'not written', ply: 1 });
      expect(refusalOf(game, 5000, writes('black', 1, 'd2d4')).reason).toBe('not the move made');
    });

    test.each<readonly [EditionName, string]>([
      ['FIDE 2009', '8.2'],
      ['FIDE 2005', '8.2'],
      ['FIDE 2014', '8.2'],
      ['FIDE 2023', '8.2'],
    ])('%s %s: the arbiter sees what was written, the opponent does not hear of it', (edition) => {
      const { facts, game } = did(opened({ edition }), 3000, writes('white', 1, 'e2e4'));
      expect(facts).toMatchObject([{ type: 'written', by: 'white', what: 'move', ply: 1 }]);
      expect(ROLES.filter((role) => factsFor(facts, role).length > 0)).toEqual([
        'white',
        'assistant of white',
        'arbiter',
      ]);
      expect(viewFor(game, 'arbiter').sheet).toEqual(game.sheets.white);
      expect(viewFor(game, 'black').sheet).toEqual([]);
    });

    test.each<readonly [EditionName, string]>([
      ['FIDE 2014', '8.1e'],
      ['FIDE 2023', '8.1.6'],
      ['FIDE 2023', 'D.2.10.3'],
    ])('%s %s: an assistant may write for the player', (edition) => {
      const draft: ActDraft = { ...writes('white', 1, 'e2e4'), by: 'assistant of white' };
      const { game, facts } = did(opened({ edition }), 3000, draft);
      expect(game.own.white.recorded).toBe(1);
      expect(factsFor(facts, 'white')).toHaveLength(1);
    });

    test.each(numbered('8.1', '8.1', '8.1c', '8.1.3'))(
      '%s %s: the opponent’s move may be answered before it is written, one’s own previous move not',
      (edition, article) => {
        const game = opened({ edition });
        expect(refusalOf(game, 3000, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
        const wrote = did(game, 3000, writes('white', 1, 'e2e4')).game;
        expect(did(wrote, 4000, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
      },
    );

    test.each(numbered('8.1', '8.1', '8.1a', '8.1.2'))(
      '%s %s: in advance only to claim a draw with it, by the player having the move, and once',
      (edition, article) => {
        const game = opened({ edition });
        expect(refusalOf(game, 3000, writes('black', 3, 'g1f3'))).toEqual({ reason: 'written in advance', article });
        expect(refusalOf(game, 3000, writes('white', 3, 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
        const complete = doing(game, [3000, writes('white', 1, 'e2e4')], [4000, writes('white', 2, 'e7e5')]);
        const ahead = did(complete, 5000, writes('white', 3, 'g1f3')).game;
        expect(ahead.own.white.ahead).toEqual(move('g1f3'));
        expect(refusalOf(ahead, 6000, writes('white', 3, 'b1c3'))).toEqual({ reason: 'written already', article });
        const made = did(ahead, 7000, makes('white', 'g1f3')).game;
        expect([made.own.white.recorded, made.own.white.ahead]).toEqual([3, undefined]);
      },
    );

    test.each([-1, 0, 4, 2.5, 1e12])('there is no ply %s to write of two', (ply) => {
      expect(refusalOf(opened(), 3000, writes('white', ply, 'e2e4'))).toMatchObject({ reason: 'no such ply', last: 2 });
    });

    test.each(numbered('8.1', '8.1', '8.1d', '8.1.5'))(
      '%s %s: an offer is written at its ply, once by each, and none where none was made',
      (edition, article) => {
        const mark = (ply: number): ActDraft => ({ type: 'write', by: 'white', entry: { what: 'offer', ply } });
        const game = did(opened({ edition }), 3000, { type: 'offer', by: 'black' }).game;
        const marked = did(game, 4000, mark(2));
        expect(marked.facts).toMatchObject([{ type: 'written', what: 'offer', ply: 2 }]);
        expect(refusalOf(marked.game, 5000, mark(2))).toEqual({ reason: 'written already', article });
        expect(refusalOf(game, 4000, mark(1))).toEqual({ reason: 'no offer', article });
        const opponents = did(marked.game, 5000, { type: 'write', by: 'black', entry: { what: 'offer', ply: 2 } }).game;
        expect([opponents.own.white.offers, opponents.own.black.offers]).toEqual([[2], [2]]);
      },
    );

    test('where the program records there is nothing to write, and a move asks for nothing', () => {
      const game = doing(beginUntimed(), [0, makes('white', 'e2e4')], [0, makes('black', 'e7e5')]);
      expect(refusalOf(game, 0, writes('white', 1, 'e2e4')).reason).toBe('written already');
      expect(did(game, 0, makes('white', 'g1f3')).game.sheets.white).toHaveLength(3);
    });
  });

  describe('who need not record', () => {
    /** White has less than five minutes for forty moves. */
    const short = 115 * MINUTE + 5 * SECOND;

    test.each(numbered('8.4', '8.4', '8.4', '8.4'))(
      '%s %s: with less than five minutes left and less than thirty seconds a move',
      (edition, article) => {
        const game = opened({ edition });
        expect(refusalOf(game, 115 * MINUTE, makes('white', 'g1f3')).reason).toBe('not written');
        expect(did(game, short, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
        const increment = opened({ edition, time: bothSides(timeControl(120, 30)) });
        const late = 117 * MINUTE;
        expect(refusalOf(increment, late, makes('white', 'g1f3'))).toMatchObject({ reason: 'not written', ply: 1 });
        expect(article).toBe(game.edition.recordingBelow.article);
      },
    );

    test('FIDE 2023 8.4: once below, he need not for the rest of the period, though more time shows again', () => {
      const game = did(opened(), short, makes('white', 'g1f3')).game;
      const more = doing(
        game,
        [short, { type: 'set clock', by: 'arbiter', settings: { white: { time: 20 * MINUTE } } }],
        [short + SECOND, writes('black', 1, 'e2e4')],
        [short + SECOND, writes('black', 2, 'e7e5')],
        [short + SECOND, makes('black', 'g8f6')],
      );
      expect(did(more, short + 2 * SECOND, makes('white', 'b1c3')).facts[0]?.type).toBe('moved');
    });

    test.each<readonly [EditionName, string]>([
      ['FIDE 2009', 'A2'],
      ['FIDE 2018', 'A.2'],
      ['FIDE 2023', 'A.2'],
    ])('%s %s: in rapid nobody need', (edition) => {
      expect(
        did(opened({ edition, time: bothSides(timeControl(25)) }), 3000, makes('white', 'g1f3')).facts[0]?.type,
      ).toBe('moved');
    });

    test.each(numberedSince2009('8.5b', '8.5b', '8.5.2'))(
      '%s %s: after a flag has fallen everything is written before the next move',
      (edition, article) => {
        const game = opened({ edition });
        const due: Game = { ...game, own: { ...game.own, white: { ...game.own.white, due: true } } };
        expect(refusalOf(due, short, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
        const one = did(due, short, writes('white', 1, 'e2e4')).game;
        expect(refusalOf(one, short, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 2, article });
        const all = did(one, short, writes('white', 2, 'e7e5')).game;
        expect(all.own.white.due).toBe(false);
        expect(did(all, short, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
      },
    );
  });

  describe('signing', () => {
    const sign = (by: 'white' | 'black', result: Result): ActDraft => ({ type: 'sign', by, result });
    const resigned = (given: Partial<Conditions> = {}): Game =>
      did(opened(given), 3000, { type: 'resign', by: 'black' }).game;

    test.each(numbered('8.7', '8.7', '8.7', '8.7'))(
      '%s %s: both sign when the game is over, each once',
      (edition, article) => {
        expect(refusalOf(opened({ edition }), 3000, sign('white', '1-0'))).toEqual({
          reason: 'game not over',
          article,
        });
        const one = did(resigned({ edition }), 4000, sign('white', '1-0'));
        expect(one.facts).toMatchObject([{ type: 'signed', by: 'white', result: '1-0', agreed: false }]);
        expect(refusalOf(one.game, 5000, sign('white', '1-0'))).toEqual({ reason: 'signed already', article });
        const both = did(one.game, 5000, sign('black', '1-0'));
        expect(both.facts).toMatchObject([{ type: 'signed', by: 'black', agreed: true }]);
        expect(both.facts).toHaveLength(1);
      },
    );

    test.each([
      ['FIDE 2009', '8.7'],
      ['FIDE 2023', '8.7'],
    ] as const)(
      '%s %s: what both have signed stands, even if it is wrong; what differs changes nothing',
      (edition, article) => {
        const wrong = did(resigned({ edition }), 4000, sign('white', '0-1')).game;
        const { game, facts } = did(wrong, 5000, sign('black', '0-1'));
        expect(game.ending).toEqual({ result: '0-1', reason: 'resignation', article, winner: 'black' });
        expect(facts.map(({ type }) => type)).toEqual(['signed', 'ended']);
        expect(did(wrong, 5000, sign('black', '1-0')).game.ending?.result).toBe('1-0');
      },
    );
  });
});
