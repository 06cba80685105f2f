/** Quickplay finishes (Guidelines III; Art. 10, App. G before): when one can be claimed, and what a claim does in a game. */
import { describe, expect, test } from 'vitest';
import { mayInvoke, type QuickplaySituation } from '../../../src/laws/rules/quickplay.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import type { ActDraft, Decision } from '../../../src/laws/acts.js';
import { clockAt } from '../../../src/laws/clock/clock.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Game } from '../../../src/laws/game.js';
import { move } from '../play.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

describe('the rules of the quickplay finish', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;

  const LAST_MINUTES: QuickplaySituation = {
    tempo: 'standard',
    supervision: 'adequate',
    by: 'white',
    turn: 'white',
    left: 2 * MINUTE - 1,
    increment: 0,
    lastPeriod: true,
    announced: true,
  };

  describe('when it can be claimed', () => {
    const why = (change: Partial<QuickplaySituation>, edition: EditionName) => {
      const right = mayInvoke({ ...LAST_MINUTES, ...change }, edition);
      return right.may ? 'may' : `${right.why}, ${right.article}`;
    };

    test.each(numbered('10.2', '10.2', 'G5', 'III.5'))(
      '%s %s: on one’s move, with less than two minutes left, before the flag falls',
      (edition, article) => {
        expect(mayInvoke(LAST_MINUTES, edition)).toEqual({ may: true, article });
        expect(why({ left: 2 * MINUTE }, edition)).toBe(`too much time, ${article}`);
        expect(why({ left: 1 }, edition)).toBe('may');
        expect(why({ left: 0 }, edition)).toBe(`flag has fallen, ${article}`);
        expect(why({ turn: 'black' }, edition)).toBe(`not on move, ${article}`);
      },
    );

    test.each(numbered('10.1', '10.1', 'G1', 'III.1'))(
      '%s %s: only in the period in which all remaining moves must be made',
      (edition, article) => {
        expect(why({ lastPeriod: false }, edition)).toBe(`not the last period, ${article}`);
      },
    );

    test.each([
      ['FIDE 2005', '10.1', 'may'],
      ['FIDE 2009', '10.1', 'may'],
      ['FIDE 2014', 'G2', 'not announced, G2'],
      ['FIDE 2018', 'III.2.1', 'not announced, III.2.1'],
      ['FIDE 2023', 'III.2.1', 'not announced, III.2.1'],
    ] as const)('%s %s: where the event has announced nothing', (edition, _, found) => {
      expect(why({ announced: false }, edition)).toBe(found);
    });

    test.each(numberedSince2009('10.1', 'G3', 'III.2.2'))(
      '%s %s: not with an increment; rapid is no exception',
      (edition, article) => {
        expect(why({ increment: 10 * SECOND }, edition)).toBe(`increment, ${article}`);
        expect(why({ tempo: 'rapid' }, edition)).toBe('may');
      },
    );

    test.each([
      ['FIDE 2005', 'C2', 'blitz, C2', 'blitz, C2'],
      ['FIDE 2009', 'B3b', 'may', 'blitz, B3b'],
      ['FIDE 2014', 'G3', 'blitz, G3', 'blitz, G3'],
      ['FIDE 2018', 'III.2.2', 'blitz, III.2.2', 'blitz, III.2.2'],
      ['FIDE 2023', 'III.2.2', 'blitz, III.2.2', 'blitz, III.2.2'],
    ] as const)('%s %s: not in blitz, but in 2009 with adequate supervision', (edition, _, adequate, inadequate) => {
      expect(why({ tempo: 'blitz', supervision: 'adequate' }, edition)).toBe(adequate);
      expect(why({ tempo: 'blitz', supervision: 'inadequate' }, edition)).toBe(inadequate);
    });
  });
});

describe('a claim of a quickplay finish in a game', () => {
  const draw: ActDraft = { type: 'claim quickplay', by: 'white', asks: 'draw', ground: 'cannot win by normal means' };
  const noEffort: ActDraft = { ...draw, ground: 'makes no effort to win by normal means' };
  const increment: ActDraft = { type: 'claim quickplay', by: 'white', asks: 'increment' };
  const rule = (decision: Decision): ActDraft => ({ type: 'rule', by: 'arbiter', decision });

  /** When White, of ninety minutes, has a minute and a half left. */
  const AT = 88.5 * MINUTE + SECOND;
  const opened = (given: Partial<Conditions> = {}): Game =>
    play(doing(begin({ time: bothSides(timeControl(90)), quickplay: true, ...given }), START), 'e2e4 e7e5');

  const CLAIM = [
    ['FIDE 2005', '10.2', '10.2a', '10.2b', '10.2c'],
    ['FIDE 2009', '10.2', '10.2a', '10.2b', '10.2c'],
    ['FIDE 2014', 'G5', 'G5a', 'G5b', 'G5c'],
    ['FIDE 2018', 'III.5', 'III.5.1', 'III.5.2', 'III.5.3'],
    ['FIDE 2023', 'III.5', 'III.5.1', 'III.5.2', 'III.5.3'],
  ] as const;

  describe('claiming a draw before an arbiter', () => {
    test.each(CLAIM)('%s %s: the clocks stop, and until he has ruled nothing else is claimed', (edition, article) => {
      const { game, facts } = did(opened({ edition }), AT, draw);
      expect(facts[0]).toMatchObject({ type: 'quickplay claimed', by: 'white', asks: 'draw', article });
      expect(facts[1]).toMatchObject({ type: 'clocks stopped', by: 'white' });
      expect(times(game, AT + MINUTE)[0]).toBe(90 * SECOND);
      expect(refusalOf(game, AT, draw)).toEqual({ reason: 'claim pending', article });
    });

    test.each([
      ['FIDE 2005', '9.1c', true],
      ['FIDE 2009', '9.1b3', true],
      ['FIDE 2014', 'G5', false],
      ['FIDE 2023', 'III.5', false],
    ] as const)('%s %s: whether the claim is an offer of a draw too', (edition, _article, isOffer) => {
      const { game, facts } = did(opened({ edition }), AT, draw);
      expect(typesOf(facts).includes('draw offered')).toBe(isOffer);
      expect(game.offer !== undefined).toBe(isOffer);
    });

    test.each([
      ['FIDE 2009', '10.2', 'too much time', 80 * MINUTE, {}],
      ['FIDE 2023', 'III.5', 'too much time', 88 * MINUTE + SECOND, {}],
      ['FIDE 2023', 'III.2.1', 'not announced', AT, { quickplay: false }],
      ['FIDE 2023', 'III.2.2', 'increment', AT, { time: bothSides(timeControl(90, 30)) }],
      ['FIDE 2023', 'III.5', 'flag has fallen', 91 * MINUTE, {}],
      ['FIDE 2023', 'III.2.2', 'blitz', 10 * SECOND, { time: bothSides(timeControl(1)) }],
    ] as const)('%s %s: no claim, %s', (edition, article, why, at, given) => {
      expect(refusalOf(opened({ edition, ...given }), at, draw)).toEqual({ reason: 'no quickplay', why, article });
    });

    test.each([
      ['FIDE 2009', '10.2'],
      ['FIDE 2023', 'III.5'],
    ] as const)('%s %s: without a clock there is no such finish', (edition, article) => {
      expect(refusalOf(beginUntimed({ edition, quickplay: true }), 0, draw)).toEqual({ reason: 'no clock', article });
    });
  });

  describe('the arbiter’s ruling on a claim', () => {
    test.each(CLAIM)('%s %s: he agrees, and the game is drawn (%s)', (edition, _article, drawn) => {
      const { game } = did(
        did(opened({ edition }), AT, draw).game,
        AT,
        rule({ on: 'quickplay draw', decision: 'draw' }),
      );
      expect(game.ending).toEqual({ result: '1/2-1/2', reason: 'quickplay finish', article: drawn });
    });

    test.each(CLAIM)(
      '%s %s: he rejects, and the opponent gets two minutes (%s, %s, %s)',
      (edition, _a, _d, _p, article) => {
        const claimed = did(opened({ edition }), AT, draw).game;
        const { game, facts } = did(claimed, AT, rule({ on: 'quickplay draw', decision: 'reject' }));
        expect(facts).toMatchObject([
          { type: 'quickplay decided', by: 'white', decision: 'rejected', article },
          { type: 'time added', to: 'black', time: 2 * MINUTE, article },
        ]);
        expect(game.quickplay).toBeUndefined();
        expect(times(game, AT)).toEqual([90 * SECOND, 90 * MINUTE - SECOND + 2 * MINUTE]);
      },
    );

    test.each(CLAIM)(
      '%s %s: he postpones, may give the opponent two minutes, and decides later (%s, %s)',
      (edition, _a, _d, article) => {
        const claimed = did(opened({ edition }), AT, draw).game;
        const later = (awardTime: boolean) =>
          did(claimed, AT, rule({ on: 'quickplay draw', decision: 'postpone', awardTime }));
        expect(typesOf(later(false).facts)).toEqual(['quickplay decided']);
        expect(typesOf(later(true).facts)).toEqual(['quickplay decided', 'time added']);
        const on = did(later(true).game, AT, { type: 'restart', by: 'arbiter' }).game;
        expect(on.quickplay?.postponed).toBe(true);
        const drawn = did(on, AT + SECOND, rule({ on: 'quickplay draw', decision: 'draw' })).game;
        expect(drawn.ending).toEqual({ result: '1/2-1/2', reason: 'quickplay finish', article });
        const not = did(on, AT + SECOND, rule({ on: 'quickplay draw', decision: 'reject' }));
        expect(not.facts).toMatchObject([{ type: 'quickplay decided', decision: 'rejected', article }]);
        expect(not.game.quickplay).toBeUndefined();
      },
    );

    test.each(CLAIM)(
      '%s %s: a postponed decision may come after a flag has fallen (%s, %s)',
      (edition, _a, _d, article) => {
        const claimed = did(opened({ edition }), AT, draw).game;
        const on = doing(
          claimed,
          [AT, rule({ on: 'quickplay draw', decision: 'postpone', awardTime: false })],
          [AT, { type: 'restart', by: 'arbiter' }],
          [AT + 2 * MINUTE, { type: 'flag', by: 'arbiter', of: 'white' }],
        );
        expect(on.ending).toMatchObject({ result: '0-1', reason: 'time' });
        const drawn = did(on, AT + 3 * MINUTE, rule({ on: 'quickplay draw', decision: 'draw' })).game;
        expect(drawn.ending).toEqual({ result: '1/2-1/2', reason: 'quickplay finish', article });
        const stays = did(on, AT + 3 * MINUTE, rule({ on: 'quickplay draw', decision: 'reject' })).game;
        expect(stays.ending).toMatchObject({ result: '0-1', reason: 'time' });
      },
    );

    test('what was not asked is not ruled on, and only by an arbiter', () => {
      const decision = { on: 'quickplay draw', decision: 'draw' } as const;
      expect(refusalOf(opened(), AT, rule(decision)).reason).toBe('no claim pending');
      const claimed = did(opened(), AT, draw).game;
      expect(refusalOf(claimed, AT, rule({ on: 'quickplay increment', agrees: true })).reason).toBe('no claim pending');
      expect(refusalOf(claimed, AT, { type: 'rule', by: 'black', decision }).reason).toBe('not for this role');
    });
  });

  describe('asking for an increment', () => {
    const REQUEST = [
      ['FIDE 2014', 'G4'],
      ['FIDE 2018', 'III.4'],
      ['FIDE 2023', 'III.4'],
    ] as const;

    test.each(REQUEST)(
      '%s %s: it offers a draw; refused, and the arbiter agreeing, five seconds a move for both',
      (edition, article) => {
        const { game: asked, facts } = did(opened({ edition }), AT, increment);
        expect(facts).toMatchObject([
          { type: 'quickplay claimed', asks: 'increment', article },
          { type: 'clocks stopped' },
          { type: 'draw offered', by: 'white' },
        ]);
        const agrees = rule({ on: 'quickplay increment', agrees: true });
        expect(refusalOf(asked, AT, agrees)).toEqual({ reason: 'offer stands', by: 'white' });
        expect(did(asked, AT, { type: 'accept', by: 'black' }).game.ending?.reason).toBe('agreement');
        const refused = did(asked, AT, { type: 'reject', by: 'black' }).game;
        const granted = did(refused, AT, agrees);
        expect(granted.facts).toMatchObject([
          { type: 'quickplay decided', decision: 'increment', increment: 5 * SECOND, article },
          { type: 'time added', to: 'black', time: 2 * MINUTE, article },
        ]);
        const on = did(granted.game, AT, { type: 'restart', by: 'arbiter' }).game;
        const moved = play(on, 'g1f3 b8c6', AT);
        // Each used a second for the move and got five.
        expect(times(moved, AT + 2 * SECOND)).toEqual([94 * SECOND, 92 * MINUTE + 3 * SECOND]);
        expect(moved.clock && clockAt(moved.clock, AT + 2 * SECOND).white.extra).toMatchObject({ time: 5 * SECOND });
        expect(refusalOf(moved, AT + 2 * SECOND, draw)).toMatchObject({ why: 'increment' });
      },
    );

    test.each(REQUEST)('%s %s: where the arbiter does not agree the game goes on as it was', (edition, article) => {
      const asked = did(opened({ edition }), AT, increment).game;
      const { game, facts } = did(asked, AT, rule({ on: 'quickplay increment', agrees: false }));
      expect(facts).toMatchObject([{ type: 'quickplay decided', decision: 'no increment', article }]);
      expect(times(game, AT)).toEqual(times(asked, AT));
      expect(game.quickplay).toBeUndefined();
    });

    test.each(['FIDE 2005', 'FIDE 2009'] as const)('%s 10.2: there is no such request', (edition) => {
      expect(refusalOf(opened({ edition }), AT, increment)).toMatchObject({ why: 'no such request' });
    });

    test('FIDE 2023 III.4: nobody can grant it where no arbiter is', () => {
      expect(refusalOf(opened({ arbiter: false }), AT, increment)).toEqual({
        reason: 'no quickplay',
        why: 'no such request',
        article: 'III.4',
      });
    });
  });

  describe('without an arbiter', () => {
    const WITHOUT = [
      ['FIDE 2005', 'D', 'D', draw],
      ['FIDE 2009', 'D', 'D', draw],
      ['FIDE 2014', 'G6', 'G6', draw],
      ['FIDE 2018', 'III.6.1', 'III.6', draw],
      ['FIDE 2023', 'III.6.1', 'III.6', draw],
      ['FIDE 2023', 'III.6.1.1', 'III.6', draw],
      ['FIDE 2023', 'III.6.1.2', 'III.6', noEffort],
    ] as const;

    test.each(WITHOUT)(
      '%s %s: the claim concludes the game, and nothing is played any more (%s)',
      (edition, _title, article, claim) => {
        const { game, facts } = did(opened({ edition, arbiter: false }), AT, claim);
        expect(facts).toMatchObject([{ type: 'quickplay claimed', by: 'white', asks: 'draw', article }]);
        expect(facts).toHaveLength(1);
        expect(game.ending).toBeUndefined();
        expect(game.clock?.now).toEqual({ phase: 'stopped' });
        for (const by of ['white', 'black'] as const) {
          expect(refusalOf(game, AT, { type: 'make', by, move: move('g1f3') }).reason).toBe('claim pending');
          expect(refusalOf(game, AT, { type: 'offer', by }).reason).toBe('claim pending');
          expect(refusalOf(game, AT, { type: 'restart', by }).reason).toBe('claim pending');
          expect(refusalOf(game, AT, { type: 'claim', by, ground: 'threefold' }).reason).toBe('claim pending');
        }
      },
    );

    test.each([
      ['FIDE 2009', 'D', 'D'],
      ['FIDE 2014', 'G6', 'G6'],
      ['FIDE 2018', 'III.6.2', 'III.6'],
      ['FIDE 2023', 'III.6.2', 'III.6'],
    ] as const)(
      '%s %s: it is sent to an arbiter, who draws the game or declares another result (%s)',
      (edition, _title, article) => {
        const game = did(opened({ edition, arbiter: false }), AT, draw).game;
        expect(did(game, AT, rule({ on: 'quickplay draw', decision: 'draw' })).game.ending).toEqual({
          result: '1/2-1/2',
          reason: 'quickplay finish',
          article,
        });
        expect(refusalOf(game, AT, rule({ on: 'quickplay draw', decision: 'postpone', awardTime: false })).reason).toBe(
          'claim pending',
        );
        const rejected = did(game, AT, rule({ on: 'quickplay draw', decision: 'reject' })).game;
        expect([rejected.ending, rejected.clock?.now]).toEqual([undefined, { phase: 'stopped' }]);
        expect(did(rejected, AT, rule({ on: 'result', result: '0-1' })).game.ending).toEqual({
          result: '0-1',
          reason: 'ruling',
          article,
          winner: 'black',
        });
      },
    );
  });
});
