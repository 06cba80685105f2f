import { describe, expect, test } from 'vitest';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import { claimantKeeps, ruleOnClaim, type DrawTerms } from '../../src/laws/rules/draw-claim.js';
import { afterOffer, mayAgree, ruleOnOffer, type OfferSituation } from '../../src/laws/rules/draw-offer.js';
import { NOW, automaticDraw } from '../../src/laws/rules/ending.js';
import { EDITIONS } from '../../src/laws/editions.js';
import type { EditionName, Tempo } from '../../src/laws/editions/edition.js';
import { move, position } from './play.js';
import { reykjavik17, written } from './reykjavik-17.js';

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
    expect(ruleOnClaim([startPosition()], { by: 'white', ground: 'threefold' }, terms(edition, tempo))).toMatchObject({
      opponentGets: minutes * MINUTE,
      opponentGetsBy,
    });
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
    expect(automaticDraw(after(startPosition(), round.repeat(3)), EDITIONS[edition])).toBeUndefined();
    expect(automaticDraw(after(startPosition(), round.repeat(4)), EDITIONS[edition])).toEqual({
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
    expect(automaticDraw(positions, EDITIONS[edition])?.reason).toBe(reason);
  });

  test.each(['FIDE 2005', 'FIDE 2009'] as const)(
    '%s 5.2: neither five times nor seventy-five moves end a game',
    (edition) => {
      expect(automaticDraw(after(startPosition(), round.repeat(6)), EDITIONS[edition])).toBeUndefined();
      expect(automaticDraw([position('4k3/8/8/8/8/8/R7/4K3 w - - 150 100')], EDITIONS[edition])).toBeUndefined();
    },
  );

  test.each([
    ['FIDE 2014', '9.6b'],
    ['FIDE 2018', '9.6.2'],
    ['FIDE 2023', '9.6.2'],
  ] as const)('%s %s: seventy-five moves by each player, not a ply less', (edition, article) => {
    expect(automaticDraw([position('4k3/8/8/8/8/8/R7/4K3 b - - 149 99')], EDITIONS[edition])).toBeUndefined();
    expect(automaticDraw([position('4k3/8/8/8/8/8/R7/4K3 w - - 150 100')], EDITIONS[edition])).toEqual({
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
    expect(ruleOnOffer({ ...offer, standing: 'white' }, edition)).toMatchObject({ valid: false, why: 'offer stands' });
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

  test('FIDE 2023 9.1.2.1: only the opponent ends an offer, by word or by touching to move; nobody withdraws it', () => {
    expect(afterOffer('white', { type: 'accepted', by: 'black' })).toBe('agreed');
    expect(afterOffer('white', { type: 'rejected in words', by: 'black' })).toBe('rejected');
    expect(afterOffer('white', { type: 'touched', by: 'black', how: 'to move' })).toBe('rejected');
    expect(afterOffer('white', { type: 'touched', by: 'black', how: 'adjusting' })).toBe('stands');
    expect(afterOffer('white', { type: 'touched', by: 'black', how: 'by accident' })).toBe('stands');
    expect(afterOffer('white', { type: 'withdrawn', by: 'white' })).toBe('stands');
    expect(afterOffer('white', { type: 'accepted', by: 'white' })).toBe('stands');
    expect(afterOffer('white', { type: 'touched', by: 'white', how: 'to move' })).toBe('stands');
    expect(afterOffer('white', { type: 'game ended' })).toBe('over');
  });
});

test('the ends by themselves of the Laws in force are those of their edition (FIDE 2023 5.1.1, 5.2.1, 5.2.2, 9.6)', () => {
  const { articles, fivefold, seventyFive } = EDITIONS['FIDE 2023'];
  const { checkmate, stalemate, 'dead position': dead } = articles;
  expect(NOW).toEqual({ articles: { checkmate, stalemate, 'dead position': dead }, fivefold, seventyFive });
});
