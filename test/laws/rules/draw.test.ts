/** Draws that are agreed or claimed, or come by themselves (Art. 5.2, 9): what the rules say of a position, and what an offer or a claim does in a game. */
import { describe, expect, test } from 'vitest';
import { startPosition, type Position } from '../../../src/laws/board/board.js';
import { claimantKeeps, ruleOnClaim, type DrawTerms } from '../../../src/laws/rules/draw-claim.js';
import { mayAgree, rejectsOffer, ruleOnOffer, type OfferSituation } from '../../../src/laws/rules/draw-offer.js';
import { endingOf } from '../../../src/laws/rules/ending.js';
import { EDITIONS } from '../../../src/laws/editions.js';
import type { EditionName, Tempo } from '../../../src/laws/editions/edition.js';
import { move, position } from '../play.js';
import { reykjavik17, written, SCORE } from '../reykjavik-17.js';
import type { ActDraft } from '../../../src/laws/acts.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import { positionOf, type Game } from '../../../src/laws/game.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { STANDARD, START, opened } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

describe('the rules of draws', () => {
  const MINUTE = 60_000;
  const FIDE = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const;

  function terms(edition: EditionName, tempo: Tempo = 'standard'): DrawTerms {
    return { edition, tempo };
  }

  /** All positions after these moves, each of which must be legal. */
  function after(start: Position, moves: string): readonly Position[] {
    const positions = [start];
    for (const text of moves.split(' ').filter((one) => one !== '')) {
      positions.push(positions.at(-1)!.play(move(text)));
    }
    return positions;
  }

  /** From 2018 on the rules are counted with numbers, before with letters. */
  function numbered(edition: EditionName, digits: string, letters: string): string {
    return edition === 'FIDE 2018' || edition === 'FIDE 2023' ? digits : letters;
  }

  describe('Spassky–Fischer 1972, game 17', () => {
    const game = reykjavik17();
    const last = game.at(-1)!;

    test('the score leads to the position after 45.Rc2', () => {
      expect(last.fen()).toBe('8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45');
    });

    test.each([
      ['FIDE 2005', '9.5b', 3, '9.1c'],
      ['FIDE 2009', '9.5b', 3, '9.1b3'],
      ['FIDE 2014', '9.5b', 2, '9.1b3'],
      ['FIDE 2018', '9.5.3', 2, '9.1.2.3'],
      ['FIDE 2023', '9.5.3', 2, '9.1.2.3'],
    ] as const)(
      '%s %s: after 45.Rc2 a claim on the board is wrong, costs %i minutes, and is an offer (%s)',
      (edition, article, minutes, offerBy) => {
        expect(ruleOnClaim(game, { by: 'black', ground: 'threefold' }, terms(edition))).toEqual({
          ruling: 'wrong',
          why: 'not so often',
          found: 2,
          needed: 3,
          article,
          opponentGets: minutes * MINUTE,
          opponentGetsBy: article,
          offerBy,
        });
      },
    );

    test.each([
      ['FIDE 2005', '9.2a'],
      ['FIDE 2009', '9.2a'],
      ['FIDE 2014', '9.2a'],
      ['FIDE 2018', '9.2.1'],
      ['FIDE 2023', '9.2.1'],
    ] as const)('%s %s: with 45…Re1 written and declared the claim is right', (edition, article) => {
      const intended = { move: written(last, 'Re1'), written: true };
      expect(ruleOnClaim(game, { by: 'black', ground: 'threefold', intended }, terms(edition))).toEqual({
        ruling: 'right',
        article,
        ending: { result: '1/2-1/2', reason: 'threefold repetition', article },
      });
    });

    test.each(FIDE)('%s 9.2: had 45…Re1 been made, White could claim on the board', (edition) => {
      const made = [...game, last.play(written(last, 'Re1'))];
      expect(ruleOnClaim(made, { by: 'white', ground: 'threefold' }, terms(edition))).toMatchObject({
        ruling: 'right',
        article: numbered(edition, '9.2.2', '9.2b'),
      });
    });

    test('FIDE 2023 9.5.3: with 45…Kg6 written the claim is wrong, and Kg6 must be played', () => {
      const intended = { move: written(last, 'Kg6'), written: true };
      expect(ruleOnClaim(game, { by: 'black', ground: 'threefold', intended }, terms('FIDE 2023'))).toMatchObject({
        ruling: 'wrong',
        found: 1,
        opponentGets: 2 * MINUTE,
        mustPlay: { allowed: [move('g7g6')], article: '9.5.3' },
      });
    });

    test('FIDE 2009 9.2a: the move was only said, not written: wrong, three minutes, and nothing must be played', () => {
      const intended = { move: written(last, 'Re1'), written: false };
      const ruling = ruleOnClaim(game, { by: 'black', ground: 'threefold', intended }, terms('FIDE 2009'));
      expect(ruling).toMatchObject({ ruling: 'wrong', why: 'not written first', opponentGets: 3 * MINUTE });
      expect(ruling).not.toHaveProperty('mustPlay');
    });

    test('FIDE 2023 9.5.3: an illegal move was written: by Article 4 that rook must move', () => {
      const intended = { move: move('e2d3'), written: true };
      const ruling = ruleOnClaim(game, { by: 'black', ground: 'threefold', intended }, terms('FIDE 2023'));
      expect(ruling).toMatchObject({ ruling: 'wrong', why: 'move is illegal', mustPlay: { article: '4.3.1' } });
      expect(ruling.ruling === 'wrong' && ruling.mustPlay?.allowed.every(({ from }) => from === 'e2')).toBe(true);
    });

    test.each(FIDE)('%s 9.2: whoever is not on move cannot claim', (edition) => {
      const ruling = ruleOnClaim(game, { by: 'white', ground: 'threefold' }, terms(edition));
      expect(ruling).toMatchObject({ ruling: 'no right', why: 'not on move' });
    });

    test.each([
      ['FIDE 2005', 'right'],
      ['FIDE 2009', 'no right'],
      ['FIDE 2014', 'no right'],
      ['FIDE 2018', 'no right'],
      ['FIDE 2023', 'no right'],
    ] as const)('%s 9.4: the rook was touched before the claim', (edition, ruling) => {
      const claim = {
        by: 'black',
        ground: 'threefold',
        intended: { move: written(last, 'Re1'), written: true },
        touched: [{ square: 'e2', how: 'to move' }],
      } as const;
      expect(ruleOnClaim(game, claim, terms(edition)).ruling).toBe(ruling);
    });
  });

  describe('when positions are the same (Art. 9.2.3)', () => {
    const found = (positions: readonly Position[], edition: EditionName = 'FIDE 2023') => {
      const ruling = ruleOnClaim(positions, { by: positions.at(-1)!.turn, ground: 'threefold' }, terms(edition));
      return ruling.ruling === 'wrong' ? ruling.found : ruling.ruling;
    };

    test.each(FIDE)(
      '%s 9.2: a pawn that stood ready to take en passant, but was pinned, makes no difference',
      (edition) => {
        const pinned = position('8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1');
        const round = 'a4b4 e1d1 b4a4 d1e1 ';
        expect(found(after(pinned, 'e2e4 ' + round), edition)).toBe(2);
        expect(found(after(pinned, 'e2e4 ' + round + round), edition)).toBe('right');
      },
    );

    test.each(FIDE)('%s 9.2: a pawn that could be taken en passant, and later cannot, does', (edition) => {
      const free = position('8/8/8/k7/3p3R/8/4P3/4K3 w - - 0 1');
      const round = 'a5b5 e1d1 b5a5 d1e1 ';
      expect(found(after(free, 'e2e4 ' + round + round), edition)).toBe(2);
      expect(found(after(free, 'e2e4 ' + round.repeat(3)), edition)).toBe('right');
    });

    test('FIDE 2023 9.2.3.2: the right to castle is lost only when king or rook has moved', () => {
      const start = position('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
      expect(found(after(start, 'e1e2 e8e7 e2e1 e7e8 '.repeat(2)))).toBe(2);
      expect(found(after(startPosition(), 'g1f3 g8f6 f3g1 f6g8 '.repeat(2)))).toBe('right');
      // Rooks that have been away and back: both could castle short at the start only.
      expect(found(after(start, 'h1h2 h8h7 h2h1 h7h8 '.repeat(2)))).toBe(2);
    });

    test('FIDE 2023 9.2.3: another player on move makes another position', () => {
      expect(found(after(position('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'), 'a1a2 e8d8 a2a3 d8e8 a3a1'))).toBe(1);
    });

    test('FIDE 2023 9.2: not necessarily by repetition of moves', () => {
      const dance = 'g1f3 g8f6 f3g1 f6g8 g1h3 b8c6 h3g1 c6b8';
      expect(found(after(startPosition(), dance))).toBe('right');
    });
  });

  describe('fifty moves (Art. 9.3)', () => {
    const rook = (quiet: number, turn = 'w') => [position(`4k3/7p/8/8/8/8/R6P/4K3 ${turn} - - ${quiet} 90`)];

    test.each(FIDE)('%s 9.3: on the board after fifty moves by each, not after forty-nine and a half', (edition) => {
      const article = numbered(edition, '9.3.2', '9.3b');
      expect(ruleOnClaim(rook(100), { by: 'white', ground: 'fifty moves' }, terms(edition))).toEqual({
        ruling: 'right',
        article,
        ending: { result: '1/2-1/2', reason: 'fifty moves', article },
      });
      const wrong = ruleOnClaim(rook(99), { by: 'white', ground: 'fifty moves' }, terms(edition));
      expect(wrong).toMatchObject({ ruling: 'wrong', found: 49, needed: 50 });
    });

    test.each(FIDE)('%s 9.3: by an intended move that completes them; a pawn move or capture does not', (edition) => {
      const claim = (text: string, quiet: number) => {
        const intended = { move: move(text), written: true };
        return ruleOnClaim(rook(quiet), { by: 'white', ground: 'fifty moves', intended }, terms(edition));
      };
      expect(claim('a2a3', 99)).toMatchObject({ ruling: 'right', article: numbered(edition, '9.3.1', '9.3a') });
      expect(claim('a2a3', 98)).toMatchObject({ ruling: 'wrong', found: 49 });
      expect(claim('h2h3', 99)).toMatchObject({ ruling: 'wrong', found: 0, mustPlay: { allowed: [move('h2h3')] } });
    });
  });

  describe('what a wrong claim costs', () => {
    test.each([
      ['FIDE 2005', '9.5b', 'standard', 3],
      ['FIDE 2005', '9.5b', 'rapid', 3],
      ['FIDE 2005', '9.5b', 'blitz', 3],
      ['FIDE 2009', '9.5b', 'standard', 3],
      ['FIDE 2009', '9.5b', 'rapid', 3],
      ['FIDE 2009', '9.5b', 'blitz', 3],
      ['FIDE 2014', '9.5b', 'standard', 2],
      ['FIDE 2014', '9.5b', 'rapid', 2],
      ['FIDE 2014', 'B2', 'blitz', 1],
      ['FIDE 2018', '9.5.3', 'standard', 2],
      ['FIDE 2018', '9.5.3', 'rapid', 2],
      ['FIDE 2018', 'B.2', 'blitz', 1],
      ['FIDE 2023', '9.5.3', 'standard', 2],
      ['FIDE 2023', 'A.3', 'rapid', 1],
      ['FIDE 2023', 'A.3', 'blitz', 1],
    ] as const)('%s %s: in %s the opponent gets %i minutes', (edition, opponentGetsBy, tempo, minutes) => {
      expect(ruleOnClaim([startPosition()], { by: 'white', ground: 'threefold' }, terms(edition, tempo))).toMatchObject(
        {
          opponentGets: minutes * MINUTE,
          opponentGetsBy,
        },
      );
    });

    test.each([
      ['more than six minutes: three', 10, 7],
      ['more than two minutes: half', 4, 2],
      ['a little more than two: half', 2.5, 1.25],
      ['exactly two: one is left either way', 2, 1],
      ['between one and two: one is left', 1.5, 1],
      ['less than one: nothing', 0.75, 0.75],
    ])('FIDE 2005 9.5b: of the claimant’s time is taken, with %s', (_, left, kept) => {
      expect(claimantKeeps(left * MINUTE, 'FIDE 2005')).toBe(kept * MINUTE);
    });

    test.each(['FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const)(
      '%s 9.5: the claimant’s own time stays as it is',
      (edition) => {
        expect(claimantKeeps(10 * MINUTE, edition)).toBe(10 * MINUTE);
      },
    );
  });

  describe('draws that nobody claims', () => {
    const round = 'g1f3 g8f6 f3g1 f6g8 ';
    const twice = 'g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8 ';

    test.each([
      ['FIDE 2014', '9.6a'],
      ['FIDE 2018', '9.6.1'],
      ['FIDE 2023', '9.6.1'],
    ] as const)('%s %s: the fifth time on consecutive alternate moves, not the fourth', (edition, article) => {
      expect(endingOf(after(startPosition(), round.repeat(3)), EDITIONS[edition])).toBeUndefined();
      expect(endingOf(after(startPosition(), round.repeat(4)), EDITIONS[edition])).toEqual({
        result: '1/2-1/2',
        reason: 'fivefold repetition',
        article,
      });
    });

    test.each([
      ['FIDE 2014', '9.6a', undefined],
      ['FIDE 2018', '9.6.1', 'fivefold repetition'],
      ['FIDE 2023', '9.6.1', 'fivefold repetition'],
    ] as const)('%s %s: the fifth time, with another way between', (edition, _, reason) => {
      const positions = after(startPosition(), round + round + twice + round);
      expect(endingOf(positions, EDITIONS[edition])?.reason).toBe(reason);
    });

    test.each(['FIDE 2005', 'FIDE 2009'] as const)(
      '%s 5.2: neither five times nor seventy-five moves end a game',
      (edition) => {
        expect(endingOf(after(startPosition(), round.repeat(6)), EDITIONS[edition])).toBeUndefined();
        expect(endingOf([position('4k3/8/8/8/8/8/R7/4K3 w - - 150 100')], EDITIONS[edition])).toBeUndefined();
      },
    );

    test.each([
      ['FIDE 2014', '9.6b'],
      ['FIDE 2018', '9.6.2'],
      ['FIDE 2023', '9.6.2'],
    ] as const)('%s %s: seventy-five moves by each player, not a ply less', (edition, article) => {
      expect(endingOf([position('4k3/8/8/8/8/8/R7/4K3 b - - 149 99')], EDITIONS[edition])).toBeUndefined();
      expect(endingOf([position('4k3/8/8/8/8/8/R7/4K3 w - - 150 100')], EDITIONS[edition])).toEqual({
        result: '1/2-1/2',
        reason: 'seventy-five moves',
        article,
      });
    });
  });

  describe('offers', () => {
    const offer: OfferSituation = {
      by: 'white',
      moment: 'after making the move',
      onConditions: false,
      movesMade: { white: 20, black: 19 },
      limit: { limit: 'none' },
      arbiterConsents: false,
    };

    test.each([
      ['FIDE 2005', '9.1a', '9.1b', '12.6'],
      ['FIDE 2009', '9.1b1', '9.1b2', '12.6'],
      ['FIDE 2014', '9.1b1', '9.1b2', '11.5'],
      ['FIDE 2018', '9.1.2.1', '9.1.2.2', '11.5'],
      ['FIDE 2023', '9.1.2.1', '9.1.2.2', '11.5'],
    ] as const)(
      '%s %s: proper after making the move; valid, but distracting, at another time',
      (edition, article, recordedBy, distracting) => {
        expect(ruleOnOffer(offer, edition)).toEqual({ valid: true, proper: true, article, recordedBy });
        for (const moment of ['on his move', 'while the opponent thinks'] as const) {
          expect(ruleOnOffer({ ...offer, moment }, edition)).toMatchObject({
            valid: true,
            proper: false,
            article: distracting,
          });
        }
      },
    );

    test.each(FIDE)('%s 9.1: no conditions, and no second offer while one stands', (edition) => {
      expect(ruleOnOffer({ ...offer, onConditions: true }, edition)).toMatchObject({ valid: false, why: 'conditions' });
      expect(ruleOnOffer({ ...offer, standing: 'white' }, edition)).toMatchObject({
        valid: false,
        why: 'offer stands',
      });
    });

    test.each([
      ['FIDE 2009', '9.1a'],
      ['FIDE 2014', '9.1a'],
      ['FIDE 2018', '9.1.1'],
      ['FIDE 2023', '9.1.1'],
    ] as const)(
      '%s %s: an event may forbid draws for so many moves or wholly, unless the arbiter consents',
      (edition, article) => {
        const early: OfferSituation = { ...offer, limit: { limit: 'moves', moves: 20 } };
        expect(ruleOnOffer(early, edition)).toEqual({ valid: false, why: 'limit', article });
        expect(mayAgree(early, edition)).toEqual({ may: false, article });
        expect(ruleOnOffer({ ...early, movesMade: { white: 20, black: 20 } }, edition).valid).toBe(true);
        expect(ruleOnOffer({ ...early, arbiterConsents: true }, edition).valid).toBe(true);
        const never: OfferSituation = { ...offer, limit: { limit: 'never' }, movesMade: { white: 200, black: 200 } };
        expect(mayAgree(never, edition)).toEqual({ may: false, article });
        expect(mayAgree({ ...never, arbiterConsents: true }, edition).may).toBe(true);
      },
    );

    test('FIDE 2005 9.1: the Laws do not speak of such limits yet; the event’s is kept without an article', () => {
      const never: OfferSituation = { ...offer, limit: { limit: 'never' } };
      expect(ruleOnOffer(never, 'FIDE 2005')).toEqual({ valid: false, why: 'limit' });
      expect(mayAgree(never, 'FIDE 2005')).toEqual({ may: false });
    });

    test.each([
      ['FIDE 2005', '5.2c', true],
      ['FIDE 2009', '5.2c', true],
      ['FIDE 2014', '5.2c', true],
      ['FIDE 2018', '5.2.3', false],
      ['FIDE 2023', '5.2.3', false],
    ] as const)('%s %s: agreed before Black has made a move', (edition, article, may) => {
      expect(mayAgree({ ...offer, movesMade: { white: 1, black: 0 } }, edition)).toEqual({ may, article });
      expect(mayAgree({ ...offer, movesMade: { white: 1, black: 1 } }, edition)).toEqual({ may: true, article });
    });

    test('FIDE 2023 9.1.2.1: only the opponent ends an offer by touching, and only to move or to capture', () => {
      expect(rejectsOffer('white', { by: 'black', how: 'to move' })).toBe(true);
      expect(rejectsOffer('white', { by: 'black', how: 'adjusting' })).toBe(false);
      expect(rejectsOffer('white', { by: 'black', how: 'by accident' })).toBe(false);
      expect(rejectsOffer('white', { by: 'white', how: 'to move' })).toBe(false);
    });
  });
});

describe('draws in a game', () => {
  const offer = (by: 'white' | 'black'): ActDraft => ({ type: 'offer', by });
  const accept = (by: 'white' | 'black'): ActDraft => ({ type: 'accept', by });
  const reject = (by: 'white' | 'black'): ActDraft => ({ type: 'reject', by });

  describe('offering', () => {
    test.each(numbered('9.1a', '9.1b1', '9.1b1', '9.1.2.1'))(
      '%s %s: after making the move and before the press; then the clock is pressed',
      (edition) => {
        const made = did(opened({ edition }), 10_000, { type: 'make', by: 'white', move: move('g1f3') }).game;
        const { game, facts } = did(made, 11_000, offer('white'));
        expect(facts).toEqual([expect.objectContaining({ type: 'draw offered', by: 'white' })]);
        expect(facts[0]).not.toHaveProperty('improper');
        expect(game.offer).toEqual({ by: 'white', ply: 3 });
        expect(did(game, 12_000, { type: 'press', by: 'white' }).game.offer).toEqual({ by: 'white', ply: 3 });
      },
    );

    test.each(numbered('12.6', '12.6', '11.5', '11.5'))(
      '%s %s: at another time it is valid all the same, but may be punished',
      (edition, article) => {
        const game = opened({ edition });
        expect(did(game, 10_000, offer('white')).facts).toMatchObject([{ type: 'draw offered', improper: article }]);
        const thinking = did(game, 10_000, offer('black'));
        expect(thinking.facts).toMatchObject([{ type: 'draw offered', improper: article }]);
        expect(thinking.game.offer).toEqual({ by: 'black', ply: 2 });
        expect(did(thinking.game, 11_000, accept('white')).game.ending?.reason).toBe('agreement');
      },
    );

    test('FIDE 2023 11.5: where no arbiter is there to punish it, nothing is said of the moment', () => {
      const { facts } = did(opened({ arbiter: false }), 10_000, offer('white'));
      expect(facts).toEqual([{ type: 'draw offered', by: 'white', audience: expect.anything() as unknown }]);
    });

    test.each(numbered('9.1a', '9.1b1', '9.1b1', '9.1.2.1'))(
      '%s %s: no offer on conditions, none while one stands, and it is not withdrawn',
      (edition, article) => {
        const game = opened({ edition });
        expect(refusalOf(game, 9_000, { type: 'offer', by: 'white', onConditions: true })).toEqual({
          reason: 'offer on conditions',
          article,
        });
        const offered = did(game, 10_000, offer('white')).game;
        expect(refusalOf(offered, 11_000, offer('white'))).toEqual({ reason: 'offer stands', by: 'white', article });
        expect(refusalOf(offered, 11_000, offer('black'))).toEqual({ reason: 'offer stands', by: 'white', article });
        expect(refusalOf(offered, 11_000, reject('white'))).toEqual({ reason: 'no offer', article });
        expect(refusalOf(offered, 11_000, accept('white'))).toEqual({ reason: 'no offer', article });
      },
    );

    test.each(numbered('9.1a', '9.1b1', '9.1b1', '9.1.2.1'))(
      '%s %s: it stands until accepted, rejected in words, or by touching a piece to move it',
      (edition) => {
        const offered = did(opened({ edition }), 10_000, offer('black')).game;
        expect(did(offered, 11_000, reject('white')).facts).toMatchObject([
          { type: 'draw rejected', by: 'white', how: 'in words' },
        ]);
        expect(did(offered, 11_000, reject('white')).game.offer).toBeUndefined();
        const touched = did(offered, 11_000, { type: 'touch', by: 'white', square: 'g1' });
        expect([touched.game.offer, typesOf(touched.facts)]).toEqual([
          undefined,
          ['touched', 'draw rejected', 'bound'],
        ]);
        const adjusted = doing(
          offered,
          [11_000, { type: 'adjust', by: 'white' }],
          [11_500, { type: 'touch', by: 'white', square: 'g1' }],
        );
        expect(adjusted.offer).toEqual({ by: 'black', ply: 2 });
      },
    );

    test.each<readonly [EditionName, string]>([
      ['FIDE 2005', '9.1b'],
      ['FIDE 2009', '9.1b2'],
      ['FIDE 2014', '9.1b2'],
      ['FIDE 2014', '8.1d'],
      ['FIDE 2018', '9.1.2.2'],
      ['FIDE 2023', '9.1.2.2'],
      ['FIDE 2023', '8.1.5'],
      ['FIDE 2009', 'C12'],
      ['FIDE 2023', 'C.12'],
    ])('%s %s: both players write (=) after the ply at which it was offered', (edition) => {
      const offered = did(opened({ edition, recording: 'players' }), 10_000, offer('black')).game;
      expect(offered.offers).toEqual([{ by: 'black', ply: 2 }]);
      const marked = doing(
        offered,
        [11_000, { type: 'write', by: 'white', entry: { what: 'offer', ply: 2 } }],
        [12_000, { type: 'write', by: 'black', entry: { what: 'offer', ply: 2 } }],
      );
      expect([marked.own.white.offers, marked.own.black.offers]).toEqual([[2], [2]]);
    });

    test.each(numbered('5.2c', '5.2c', '5.2c', '5.2.3'))(
      '%s %s: agreed upon, the game is drawn at once and nothing runs',
      (edition, article) => {
        const offered = did(opened({ edition }), 10_000, offer('black')).game;
        const { game, facts } = did(offered, 11_000, accept('white'));
        expect(facts).toMatchObject([{ type: 'ended', ending: { result: '1/2-1/2', reason: 'agreement', article } }]);
        expect(game.clock?.now).toEqual({ phase: 'stopped' });
      },
    );

    test.each([
      ['FIDE 2014', '5.2c', 'it is allowed'],
      ['FIDE 2018', '5.2.3', 'it is not'],
      ['FIDE 2023', '5.2.3', 'it is not'],
    ] as const)('%s %s: agreeing to a draw before both have moved: %s', (edition, article, says) => {
      const made = did(doing(begin({ edition }), START), 1000, { type: 'make', by: 'white', move: move('e2e4') }).game;
      if (says === 'it is allowed') expect(did(made, 2000, offer('white')).game.offer?.by).toBe('white');
      else expect(refusalOf(made, 2000, offer('white'))).toEqual({ reason: 'agreement not allowed', article });
    });

    test.each(numberedSince2009('9.1a', '9.1a', '9.1.1'))(
      '%s %s: an event may allow no draw before a number of moves',
      (edition, article) => {
        const drawLimit = { limit: 'moves', moves: 2 } as const;
        const one = opened({ edition, drawLimit });
        expect(refusalOf(one, 10_000, offer('white'))).toEqual({ reason: 'agreement not allowed', article });
        const two = play(one, 'g1f3 b8c6', 10_000);
        expect(did(two, 20_000, offer('white')).game.offer).toBeDefined();
      },
    );

    test.each(numberedSince2009('9.1a', '9.1a', '9.1.1'))(
      '%s %s: or none at all, also not by a claim that counts as an offer',
      (edition, article) => {
        const game = opened({ edition, drawLimit: { limit: 'never' } });
        expect(refusalOf(game, 10_000, offer('white'))).toEqual({ reason: 'agreement not allowed', article });
        const claimed = did(game, 10_000, { type: 'claim', by: 'white', ground: 'threefold' }).game;
        expect(claimed.offer?.by).toBe('white');
        expect(refusalOf(claimed, 11_000, accept('black'))).toEqual({ reason: 'agreement not allowed', article });
      },
    );
  });

  const ROUND = 'g1f3 g8f6 f3g1 f6g8 ';
  /** The first position has stood three times, and White has the move. */
  const thrice = (given: Partial<Conditions> = {}): Game =>
    play(doing(begin({ time: STANDARD, ...given }), START), ROUND.repeat(2).trim());
  const FIFTY = (quiet: number): string => `4k3/8/8/8/8/8/R7/4K3 w - - ${quiet} 90`;
  const onTheBoard = (
    ground: 'threefold' | 'fifty moves' = 'threefold',
    by: 'white' | 'black' = 'white',
  ): ActDraft => ({
    type: 'claim',
    by,
    ground,
  });
  const byMove = (
    text: string,
    ground: 'threefold' | 'fifty moves',
    by: 'white' | 'black' = 'white',
    isWritten = true,
  ): ActDraft => ({
    type: 'claim',
    by,
    ground,
    intended: { move: move(text), written: isWritten },
  });

  describe('claims that are right', () => {
    test.each([
      ['FIDE 2009', '9.5a', '9.2b'],
      ['FIDE 2009', '9.2b', '9.2b'],
      ['FIDE 2009', '5.2d', '9.2b'],
      ['FIDE 2014', '9.5a', '9.2b'],
      ['FIDE 2014', '9.2b', '9.2b'],
      ['FIDE 2014', '5.2d', '9.2b'],
      ['FIDE 2005', '5.2d', '9.2b'],
      ['FIDE 2018', '9.2.2', '9.2.2'],
      ['FIDE 2023', '9.2.2', '9.2.2'],
      ['FIDE 2023', '9.5.2', '9.2.2'],
    ] as const)(
      '%s %s: the position has just appeared for the third time, and the game is drawn at once',
      (edition, _article, by) => {
        const { game, facts } = did(thrice({ edition }), 60_000, onTheBoard());
        expect(typesOf(facts)).toEqual(['draw claimed', 'ended']);
        expect(game.ending).toEqual({ result: '1/2-1/2', reason: 'threefold repetition', article: by });
        expect(game.clock?.now.phase).toBe('stopped');
        expect(game.offers).toEqual([{ by: 'white', ply: 8 }]);
      },
    );

    test.each(numberedSince2009('9.2a', '9.2a', '9.2.1'))(
      '%s %s: the intended move would bring it about, written and declared',
      (edition, article) => {
        const before = play(doing(begin({ edition, time: STANDARD }), START), `${ROUND}${ROUND.slice(0, -6)}`);
        const { game, facts } = did(before, 60_000, byMove('f6g8', 'threefold', 'black'));
        expect(facts[0]).toMatchObject({ type: 'draw claimed', intended: { ...move('f6g8'), piece: 'knight' } });
        expect(game.ending).toEqual({ result: '1/2-1/2', reason: 'threefold repetition', article });
      },
    );

    test.each([
      ['FIDE 2005', '5.2e', '9.3b'],
      ['FIDE 2009', '5.2e', '9.3b'],
      ['FIDE 2009', '9.3b', '9.3b'],
      ['FIDE 2014', '5.2e', '9.3b'],
      ['FIDE 2014', '9.3b', '9.3b'],
      ['FIDE 2018', '9.3.2', '9.3.2'],
      ['FIDE 2023', '9.3.2', '9.3.2'],
    ] as const)('%s %s: fifty moves by each without capture and pawn move, on the board', (edition, _article, by) => {
      const ending = { result: '1/2-1/2', reason: 'fifty moves', article: by };
      expect(did(beginUntimed({ edition, start: FIFTY(100) }), 0, onTheBoard('fifty moves')).game.ending).toEqual(
        ending,
      );
      expect(
        did(beginUntimed({ edition, start: FIFTY(99) }), 0, onTheBoard('fifty moves')).game.ending,
      ).toBeUndefined();
    });

    test.each(numberedSince2009('9.3a', '9.3a', '9.3.1'))(
      '%s %s: fifty moves with the one that is written and declared',
      (edition, article) => {
        const game = beginUntimed({ edition, start: FIFTY(99) });
        const ending = { result: '1/2-1/2', reason: 'fifty moves', article };
        expect(did(game, 0, byMove('a2a3', 'fifty moves')).game.ending).toEqual(ending);
        expect(did(game, 0, byMove('a2a3', 'fifty moves', 'white', false)).facts).toMatchObject([
          { type: 'draw claimed' },
          { type: 'claim rejected', why: 'not written first' },
          { type: 'draw offered' },
        ]);
      },
    );

    test('FIDE 2023 9.2.3.1: a pawn that could not legally be taken en passant makes no other position', () => {
      const start = '8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1';
      const round = ' a4b4 e1d1 b4a4 d1e1';
      const after = (rounds: number) => play(beginUntimed({ start }), `e2e4${round.repeat(rounds)}`);
      expect(did(after(2), 60_000, onTheBoard('threefold', 'black')).game.ending).toEqual({
        result: '1/2-1/2',
        reason: 'threefold repetition',
        article: '9.2.2',
      });
      expect(did(after(1), 60_000, onTheBoard('threefold', 'black')).facts).toMatchObject([
        { type: 'draw claimed' },
        { type: 'claim rejected', found: 2, needed: 3 },
        { type: 'draw offered' },
      ]);
    });
  });

  describe('claims that are wrong', () => {
    test.each([
      ['FIDE 2009', '9.5b', 3 * MINUTE],
      ['FIDE 2014', '9.5b', 2 * MINUTE],
      ['FIDE 2018', '9.5.3', 2 * MINUTE],
      ['FIDE 2023', '9.5.3', 2 * MINUTE],
    ] as const)(
      '%s %s: the opponent gets time, the claim stands as an offer, and the game goes on',
      (edition, article, time) => {
        const game = opened({ edition, arbiter: false });
        const before = times(game, 10_000);
        const { game: after, facts } = did(game, 10_000, onTheBoard());
        expect(facts).toMatchObject([
          { type: 'draw claimed', by: 'white', ground: 'threefold' },
          { type: 'claim rejected', by: 'white', why: 'not so often', found: 1, needed: 3, article },
          { type: 'time added', to: 'black', time, article },
          { type: 'draw offered', by: 'white' },
        ]);
        expect(facts).toHaveLength(4);
        expect(times(after, 10_000)).toEqual([before[0], before[1] + time]);
        expect(after.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
        expect(did(after, 11_000, accept('black')).game.ending?.reason).toBe('agreement');
      },
    );

    test('FIDE 2005 9.5b: it also costs the claimant half of his time, three minutes at most', () => {
      const { facts } = did(opened({ edition: 'FIDE 2005', arbiter: false }), 10_000, onTheBoard());
      expect(facts).toMatchObject([
        { type: 'draw claimed' },
        { type: 'claim rejected' },
        { type: 'time added', to: 'black', time: 3 * MINUTE, article: '9.5b' },
        { type: 'time added', to: 'white', time: -3 * MINUTE, article: '9.5b' },
        { type: 'draw offered' },
      ]);
      // Two minutes were left, less the second of each of two moves and the eight that followed.
      const short = play(
        doing(begin({ edition: 'FIDE 2005', time: bothSides(timeControl(70)), arbiter: false }), START),
        'e2e4 e7e5',
      );
      const late = 66 * MINUTE + 2 * SECOND;
      expect(times(short, late)[0]).toBe(4 * MINUTE - SECOND);
      expect(times(did(short, late, onTheBoard()).game, late)[0]).toBe(2 * MINUTE - SECOND / 2);
    });

    test.each([
      ['rapid', 25, 'A.3', MINUTE],
      ['blitz', 5, 'A.3', MINUTE],
    ] as const)('FIDE 2023 A.3: in %s it costs one minute', (_tempo, minutes, article, time) => {
      const { facts } = did(opened({ time: bothSides(timeControl(minutes)) }), 10_000, onTheBoard());
      expect(facts.find((fact) => fact.type === 'time added')).toMatchObject({ to: 'black', time, article });
    });

    test.each(numberedSince2009('9.5', '9.5', '9.5.1'))(
      '%s %s: it stops the clocks, an arbiter starts them again, and nothing takes it back',
      (edition) => {
        const { game, facts } = did(opened({ edition }), 10_000, onTheBoard());
        expect(typesOf(facts)).toEqual([
          'draw claimed',
          'clocks stopped',
          'claim rejected',
          'time added',
          'draw offered',
        ]);
        expect(game.clock?.now).toEqual({ phase: 'paused', side: 'white' });
        expect(times(game, 99_000)).toEqual(times(game, 10_000));
        expect(refusalOf(game, 11_000, { type: 'make', by: 'white', move: move('g1f3') }).reason).toBe(
          'clocks stopped',
        );
        expect(refusalOf(game, 11_000, reject('white')).reason).toBe('no offer');
        expect(did(game, 20_000, { type: 'restart', by: 'arbiter' }).game.clock?.now).toMatchObject({ side: 'white' });
      },
    );

    test('FIDE 2023 9.5.1: a player who had stopped the clocks to claim sees them run again where no arbiter is', () => {
      const stopped = did(opened({ arbiter: false }), 10_000, { type: 'stop', by: 'white' }).game;
      const { game, facts } = did(stopped, 20_000, onTheBoard());
      expect(facts.at(-1)).toMatchObject({ type: 'clock started', of: 'white', again: true });
      expect(game.clock?.now).toEqual({ phase: 'running', side: 'white', since: 20_000 });
    });

    test.each(numberedSince2009('9.5b', '9.5b', '9.5.3'))(
      '%s %s: the intended move must be played, or what touching its pieces leaves',
      (edition, article) => {
        const game = opened({ edition, arbiter: false });
        const legal = did(game, 10_000, byMove('g1f3', 'threefold'));
        expect(legal.facts.at(-1)).toMatchObject({
          type: 'bound',
          by: 'white',
          duty: { piece: { square: 'g1' } },
          article,
        });
        expect(legal.game.hand.ruled?.allowed).toEqual([move('g1f3')]);
        expect(
          did(legal.game, 11_000, { type: 'make', by: 'white', move: move('g1f3') }).game.hand.ruled,
        ).toBeUndefined();
        const illegal = did(game, 10_000, byMove('g1g3', 'threefold'));
        expect(illegal.facts[1]).toMatchObject({ type: 'claim rejected', why: 'move is illegal' });
        expect(illegal.game.hand.ruled).toMatchObject({ duty: { type: 'move', piece: { square: 'g1' } } });
        expect(did(illegal.game, 11_000, { type: 'make', by: 'white', move: move('g1h3') }).facts[0]?.type).toBe(
          'moved',
        );
      },
    );

    test.each(numberedSince2009('9.1b3', '9.1b3', '9.1.2.3'))(
      '%s %s: a claim is an offer, but an offer of the opponent’s that stands goes on standing',
      (edition) => {
        const offered = did(opened({ edition, arbiter: false }), 10_000, offer('black')).game;
        const { game, facts } = did(offered, 11_000, onTheBoard());
        expect(typesOf(facts)).toEqual(['draw claimed', 'claim rejected', 'time added']);
        expect(game.offer).toEqual({ by: 'black', ply: 2 });
        expect(did(game, 12_000, accept('white')).game.ending?.reason).toBe('agreement');
      },
    );
  });

  describe('who can claim', () => {
    test.each(numbered('may', 'lost', 'lost', 'lost'))(
      '%s 9.4: after touching a piece on this move (%s)',
      (edition, right) => {
        const touched = did(thrice({ edition }), 50_000, { type: 'touch', by: 'white', square: 'g1' }).game;
        if (right === 'may')
          expect(did(touched, 60_000, onTheBoard()).game.ending?.reason).toBe('threefold repetition');
        else expect(refusalOf(touched, 60_000, onTheBoard())).toEqual({ reason: 'claim right lost', article: '9.4' });
      },
    );

    test.each(['FIDE 2009', 'FIDE 2023'] as const)('%s 9.2: only the player having the move', (edition) => {
      expect(refusalOf(thrice({ edition }), 60_000, onTheBoard('threefold', 'black'))).toMatchObject({
        reason: 'not your turn',
        turn: 'white',
      });
    });

    test('a claim by no move of his is none, and in casual play an impossible one is refused with its reason', () => {
      const game = opened();
      expect(refusalOf(game, 10_000, byMove('e3e4', 'threefold')).reason).toBe('empty square');
      expect(refusalOf(game, 10_000, byMove('d7d6', 'threefold')).reason).toBe('not your piece');
      const casual = beginUntimed({ play: 'casual' });
      expect(refusalOf(casual, 0, byMove('g1g3', 'threefold')).reason).toBe('does not move so');
    });

    test.each(numberedSince2009('9.3a', '9.3a', '9.3.1'))(
      '%s %s: where players record, the intended move must really stand on the sheet',
      (edition) => {
        const game = doing(beginUntimed({ edition, start: FIFTY(99), recording: 'players' }), [
          0,
          { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: move('a2a3') } },
        ]);
        const why = (text: string) => did(game, 1000, byMove(text, 'fifty moves')).facts[1];
        expect(why('a2b2')).toMatchObject({ type: 'claim rejected', why: 'not written first' });
        expect(why('a2a3')).toMatchObject({ type: 'ended', ending: { reason: 'fifty moves' } });
      },
    );
  });

  /** Spassky–Fischer after 45.Rc2, White’s moves and Black’s a second each. */
  function reykjavik(edition: EditionName): Game {
    const start = begin({ edition, time: bothSides(timeControl(150)), press: 'with the move', arbiter: false });
    return SCORE.split(' ').reduce((game, san, index) => {
      const position = positionOf(game);
      const draft: ActDraft = { type: 'make', by: position.turn, move: written(position, san) };
      return did(game, index * SECOND, draft).game;
    }, start);
  }

  describe('Spassky–Fischer, Reykjavik 1972, game 17, after 45.Rc2', () => {
    const at = 95 * SECOND;

    test.each([
      ['FIDE 2005', '9.5b', 3 * MINUTE, -3 * MINUTE],
      ['FIDE 2009', '9.5b', 3 * MINUTE, 0],
      ['FIDE 2014', '9.5b', 2 * MINUTE, 0],
      ['FIDE 2018', '9.5.3', 2 * MINUTE, 0],
      ['FIDE 2023', '9.5.3', 2 * MINUTE, 0],
    ] as const)(
      '%s %s: Black’s claim on the board is wrong, the position has stood twice',
      (edition, article, white, black) => {
        const game = reykjavik(edition);
        const before = times(game, at);
        const { game: after, facts } = did(game, at, onTheBoard('threefold', 'black'));
        expect(facts[1]).toMatchObject({ type: 'claim rejected', why: 'not so often', found: 2, needed: 3, article });
        expect(times(after, at)).toEqual([before[0] + white, before[1] + black]);
        expect(after.ending).toBeUndefined();
      },
    );

    test.each(numbered('9.2a', '9.2a', '9.2a', '9.2.1'))(
      '%s %s: by 45…Re1, written and declared, it is right',
      (edition, article) => {
        const game = reykjavik(edition);
        const draft: ActDraft = {
          type: 'claim',
          by: 'black',
          ground: 'threefold',
          intended: { move: written(positionOf(game), 'Re1'), written: true },
        };
        expect(did(game, at, draft).game.ending).toEqual({
          result: '1/2-1/2',
          reason: 'threefold repetition',
          article,
        });
      },
    );
  });
});
