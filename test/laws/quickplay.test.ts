import { describe, expect, test } from 'vitest';
import {
  claimWithoutArbiter,
  decidePostponed,
  mayInvoke,
  ruleOnQuickplayClaim,
  ruleOnRequest,
  type QuickplaySituation,
} from '../../src/laws/rules/quickplay.js';
import { numbered, numberedSince2009 } from './numbered.js';

const FIDE = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const;
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
  const why = (change: Partial<QuickplaySituation>, edition: (typeof FIDE)[number]) => {
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

describe('what follows from the arbiter’s judgement', () => {
  test.each(numbered('10.2a', '10.2a', 'G5a', 'III.5.1'))('%s %s: he agrees: drawn', (edition, article) => {
    expect(ruleOnQuickplayClaim(LAST_MINUTES, { decision: 'draw' }, edition)).toEqual({ ruling: 'drawn', article });
  });

  test.each([
    ['FIDE 2005', '10.2b', '9.1c'],
    ['FIDE 2009', '10.2b', '9.1b3'],
    ['FIDE 2014', 'G5b', undefined],
    ['FIDE 2018', 'III.5.2', undefined],
    ['FIDE 2023', 'III.5.2', undefined],
  ] as const)(
    '%s %s: he postpones: the opponent may be given two minutes; until 2009 the claim is an offer',
    (edition, article, offer) => {
      const ruling = ruleOnQuickplayClaim(LAST_MINUTES, { decision: 'postpone', awardTime: true }, edition);
      expect(ruling).toEqual({
        ruling: 'postponed',
        opponent: 'black',
        opponentGets: 2 * MINUTE,
        article,
        ...(offer && { offer }),
      });
      const without = ruleOnQuickplayClaim(LAST_MINUTES, { decision: 'postpone', awardTime: false }, edition);
      expect(without).toMatchObject({ opponentGets: 0 });
      expect(decidePostponed(true, edition)).toEqual({ drawn: true, article });
      expect(decidePostponed(false, edition)).toEqual({ drawn: false, article });
    },
  );

  test.each(numbered('10.2c', '10.2c', 'G5c', 'III.5.3'))(
    '%s %s: he rejects it: the opponent is given two minutes',
    (edition, article) => {
      expect(ruleOnQuickplayClaim(LAST_MINUTES, { decision: 'reject' }, edition)).toMatchObject({
        ruling: 'rejected',
        opponent: 'black',
        opponentGets: 2 * MINUTE,
        article,
      });
    },
  );

  test.each(FIDE)('%s 10.2 / III.5: without the right to claim there is nothing to judge', (edition) => {
    const late = { ...LAST_MINUTES, left: 0 };
    expect(ruleOnQuickplayClaim(late, { decision: 'draw' }, edition).ruling).toBe('refused');
  });
});

describe('asking for five seconds with each move', () => {
  const refused = { opponentAccepts: false, arbiterAgrees: true };

  test.each([
    ['FIDE 2014', 'G4'],
    ['FIDE 2018', 'III.4'],
    ['FIDE 2023', 'III.4'],
  ] as const)(
    '%s %s: an offer; refused and allowed, five seconds for both and two minutes for the opponent',
    (edition, article) => {
      expect(ruleOnRequest(LAST_MINUTES, refused, edition)).toEqual({
        ruling: 'granted',
        increment: 5 * SECOND,
        opponent: 'black',
        opponentGets: 2 * MINUTE,
        article,
      });
      const accepted = { opponentAccepts: true, arbiterAgrees: false };
      expect(ruleOnRequest(LAST_MINUTES, accepted, edition)).toEqual({ ruling: 'agreed', article });
      const neither = { opponentAccepts: false, arbiterAgrees: false };
      expect(ruleOnRequest(LAST_MINUTES, neither, edition)).toEqual({ ruling: 'goes on', article });
      expect(ruleOnRequest({ ...LAST_MINUTES, left: 2 * MINUTE }, refused, edition)).toEqual({
        ruling: 'refused',
        why: 'too much time',
        article,
      });
    },
  );

  test.each(['FIDE 2005', 'FIDE 2009'] as const)('%s 10.2: seconds cannot be asked for', (edition) => {
    expect(ruleOnRequest(LAST_MINUTES, refused, edition)).toEqual({
      ruling: 'refused',
      why: 'no such request',
      article: '10.2',
    });
  });
});

describe('without an arbiter', () => {
  const claim = {
    ground: 'cannot win by normal means',
    positionWritten: true,
    positionVerified: true,
    sheetUpToDate: false,
    sheetVerified: false,
  } as const;

  test.each(numbered('D', 'D', 'G6', 'III.6'))(
    '%s %s: the claim ends the game; position, and for want of effort the scoresheet, both verified',
    (edition, article) => {
      expect(claimWithoutArbiter(LAST_MINUTES, claim, edition)).toEqual({
        ruling: 'sent for a ruling',
        missing: [],
        article,
      });
      expect(claimWithoutArbiter(LAST_MINUTES, { ...claim, positionVerified: false }, edition)).toMatchObject({
        missing: ['verified position'],
      });
      const effort = { ...claim, ground: 'makes no effort to win by normal means' } as const;
      expect(claimWithoutArbiter(LAST_MINUTES, effort, edition)).toMatchObject({
        missing: ['scoresheet', 'verified scoresheet'],
      });
      expect(claimWithoutArbiter({ ...LAST_MINUTES, left: 0 }, claim, edition).ruling).toBe('refused');
    },
  );
});
