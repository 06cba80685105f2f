import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/laws/editions.js';
import { DEFAULT_EDITION, EDITION_NAMES, type Edition, type EditionName } from '../../../src/laws/editions/edition.js';

/** What each edition says, as [article, value], in the order of `NAMES`. */
const NAMES = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023', 'US Chess'] as const;
const min = (minutes: number) => minutes * 60_000;
const sec = (seconds: number) => seconds * 1_000;

type Row = readonly [article: string, value: unknown];
type Rule = readonly [what: string, read: (edition: Edition) => unknown, rows: readonly Row[]];

/** US Chess has what FIDE 2023 has, where no row of its own is given. */
function rule(what: string, read: (edition: Edition) => unknown, ...rows: readonly Row[]): Rule {
  const last = rows.at(-1);
  return [what, read, rows.length === 5 && last ? [...rows, last] : rows];
}

const penalty = (loses: number | null, time: number) => ({ loses, time });
const found = (until: string, arbiterActs: boolean) => ({ until, arbiterActs });
const quickplay = (applies: string, increment: number | null) => ({
  applies,
  below: min(2),
  opponentGets: min(2),
  increment,
  blitz: false,
});
const GOES_ON = { firstLoses: true, lastPeriod: 'goes on' };
const DRAWN_LAST = { firstLoses: true, lastPeriod: 'drawn' };
const DRAWN = { firstLoses: false, lastPeriod: 'drawn', anyPeriod: 'drawn' };
const border = (upTo: number, including: boolean) => ({ upTo, including });

// oxfmt-ignore
const RULES: readonly Rule[] = [
  rule('rapid', (e) => e.rapid, ['B1', border(min(60), true)], ['A1', border(min(60), false)], ['A1', border(min(60), false)], ['A.1', border(min(60), false)], ['A.1', border(min(60), false)]),
  rule('blitz', (e) => e.blitz, ['C1', border(min(15), false)], ['B1', border(min(15), false)], ['B1', border(min(10), true)], ['B.1', border(min(10), true)], ['B.1', border(min(10), true)]),

  rule('illegal moves, standard', (e) => e.illegalMove.standard.adequate, ['7.4b', penalty(3, min(2))], ['7.4b', penalty(3, min(2))], ['7.5b', penalty(2, min(2))], ['7.5.5', penalty(2, min(2))], ['7.5.5', penalty(2, min(2))], ['US 11D', penalty(null, min(2))]),
  rule('illegal moves, supervised rapid', (e) => e.illegalMove.rapid.adequate, ['7.4b', penalty(3, min(2))], ['7.4b', penalty(3, min(2))], ['7.5b', penalty(2, min(2))], ['7.5.5', penalty(2, min(2))], ['A.3', penalty(2, min(1))], ['US 11D', penalty(null, min(2))]),
  rule('illegal moves, unsupervised rapid', (e) => e.illegalMove.rapid.inadequate, ['7.4b', penalty(3, min(2))], ['7.4b', penalty(3, min(2))], ['A4b', penalty(1, 0)], ['7.5.5', penalty(2, min(2))], ['A.3', penalty(2, min(1))], ['US 11D', penalty(null, min(2))]),
  rule('illegal moves, supervised blitz', (e) => e.illegalMove.blitz.adequate, ['7.4b', penalty(3, min(2))], ['7.4b', penalty(3, min(2))], ['B2', penalty(2, min(1))], ['B.2', penalty(2, min(1))], ['A.3', penalty(2, min(1))], ['US 11D', penalty(null, min(2))]),
  rule('illegal moves, unsupervised blitz', (e) => e.illegalMove.blitz.inadequate, ['C3', penalty(1, 0)], ['B3c', penalty(1, 0)], ['A4b', penalty(1, 0)], ['B.2', penalty(2, min(1))], ['A.3', penalty(2, min(1))], ['US 11D', penalty(null, min(2))]),
  rule('illegal move found, standard', (e) => e.illegalMoveFound.standard.inadequate, ['7.4a', found('end of game', true)], ['7.4a', found('end of game', true)], ['7.5a', found('end of game', true)], ['7.5.1', found('end of game', true)], ['7.5.1', found('end of game', true)]),
  rule('illegal move found, unsupervised rapid', (e) => e.illegalMoveFound.rapid.inadequate, ['B6', found('next move', false)], ['A4c', found('next move', false)], ['A4b', found('next move', true)], ['A.4.2', found('next move', true)], ['A.5.2', found('next move', true)]),
  rule('illegal move found, unsupervised blitz', (e) => e.illegalMoveFound.blitz.inadequate, ['C3', found('next move', false)], ['B3c', found('next move', false)], ['A4b', found('next move', true)], ['A.4.2', found('next move', true)], ['A.5.2', found('next move', true)]),
  // The seed of 2005 has no sentence about the opponent who cannot mate in 7.4b.
  rule('a lost illegal move can be a draw', (e) => e.illegalMoveLossCanDraw.standard.adequate, ['7.4b', false], ['7.4b', true], ['7.5b', true], ['7.5.5', true], ['7.5.5', true]),
  rule('a lost illegal move can be a draw, unsupervised rapid', (e) => e.illegalMoveLossCanDraw.rapid.inadequate, ['7.4b', false], ['7.4b', true], ['A4b', true], ['7.5.5', true], ['7.5.5', true]),
  rule('a lost illegal move can be a draw, unsupervised blitz', (e) => e.illegalMoveLossCanDraw.blitz.inadequate, ['C3', true], ['B3c', true], ['A4b', true], ['7.5.5', true], ['7.5.5', true]),
  rule('an unpromoted pawn is illegal', (e) => e.unpromotedPawnIsIllegal, ['7.4a', false], ['7.4a', true], ['7.5a', true], ['7.5.2', true], ['7.5.2', true]),
  rule('an unpromoted pawn becomes a queen', (e) => e.unpromotedPawnBecomesQueen, ['7.4a', false], ['7.4a', false], ['7.5a', true], ['7.5.2', true], ['7.5.2', true]),
  rule('taking the king is illegal', (e) => e.takingTheKingIsIllegal, ['7.4a', false], ['7.4a', true], ['1.2', true], ['1.4.1', true], ['1.4.1', true]),
  rule('pressing without a move counts', (e) => e.pressWithoutMoveIsIllegal, ['7.4a', false], ['7.4a', false], ['6.2c', false], ['7.5.3', true], ['7.5.3', true]),
  rule('two hands count', (e) => e.twoHandsIsIllegal, ['4.1', false], ['4.1', false], ['4.1', false], ['7.5.4', true], ['7.5.4', true]),

  rule('a wrong claim, standard', (e) => e.wrongClaim.standard, ['9.5b', min(3)], ['9.5b', min(3)], ['9.5b', min(2)], ['9.5.3', min(2)], ['9.5.3', min(2)]),
  rule('a wrong claim, rapid', (e) => e.wrongClaim.rapid, ['9.5b', min(3)], ['9.5b', min(3)], ['9.5b', min(2)], ['9.5.3', min(2)], ['A.3', min(1)]),
  rule('a wrong claim, blitz', (e) => e.wrongClaim.blitz, ['9.5b', min(3)], ['9.5b', min(3)], ['B2', min(1)], ['B.2', min(1)], ['A.3', min(1)]),
  rule('what a wrong claim takes of the claimant', (e) => e.wrongClaimTakes, ['9.5b', { halfAbove: min(2), atMost: min(3), leaves: min(1) }], ['9.5b', null], ['9.5b', null], ['9.5.3', null], ['9.5.3', null]),
  rule('fivefold repetition', (e) => e.fivefold, ['5.2d', null], ['5.2d', null], ['9.6a', { times: 5, consecutive: true }], ['9.6.1', { times: 5, consecutive: false }], ['9.6.1', { times: 5, consecutive: false }]),
  rule('seventy-five moves', (e) => e.seventyFive, ['5.2e', null], ['5.2e', null], ['9.6b', 75], ['9.6.2', 75], ['9.6.2', 75]),
  rule('fifty moves', (e) => e.fifty, ['9.3', 50], ['9.3', 50], ['9.3', 50], ['9.3', 50], ['9.3', 50]),
  rule('threefold', (e) => e.threefold, ['9.2', 3], ['9.2', 3], ['9.2', 3], ['9.2', 3], ['9.2', 3]),
  rule('agreement needs a move each', (e) => e.agreementNeedsMoveEach, ['5.2c', false], ['5.2c', false], ['5.2c', false], ['5.2.3', true], ['5.2.3', true]),
  rule('resigning can draw', (e) => e.resignationCanDraw, ['5.1b', false], ['5.1b', false], ['5.1b', false], ['5.1.2', false], ['5.1.2', true]),
  rule('colours reversed', (e) => e.coloursReversed, ['7.2', null], ['7.2', null], ['7.3', null], ['7.3', 10], ['7.3', 10]),
  rule('set-up claims end', (e) => e.setUpClaims, ['B4', 3], ['A4a', 3], ['A4a', 10], ['A.4.1', 10], ['A.5.1', 10]),

  rule('both flags, standard', (e) => e.bothFlags.standard.adequate, ['6.12', GOES_ON], ['6.11', DRAWN_LAST], ['6.11', DRAWN_LAST], ['III.3.1', DRAWN_LAST], ['III.3.1', DRAWN_LAST], ['US 14G', { ...DRAWN_LAST, firstLoses: false }]),
  rule('both flags, unsupervised rapid', (e) => e.bothFlags.rapid.inadequate, ['B8', DRAWN], ['A4d', DRAWN], ['6.11', DRAWN_LAST], ['III.3.1', DRAWN_LAST], ['III.3.1', DRAWN_LAST], ['US 14G', { ...DRAWN_LAST, firstLoses: false }]),
  rule('the arbiter calls a flag, standard', (e) => e.arbiterCallsFlag.standard.adequate, ['6.9', true], ['6.8', true], ['6.8', true], ['6.8', true], ['6.8', true], ['US 13C', false]),
  rule('the arbiter calls a flag, unsupervised blitz', (e) => e.arbiterCallsFlag.blitz.inadequate, ['B6', false], ['A4d', false], ['A4e', true], ['A.4.5', true], ['A.5.5', true], ['US 13C', false]),
  rule('the claimant needs time, unsupervised rapid', (e) => e.claimantNeedsTime.rapid.inadequate, ['B7', true], ['A4d', true], ['A4c', true], ['A.4.3', false], ['A.5.3', false]),
  rule('the claimant needs time, standard', (e) => e.claimantNeedsTime.standard.adequate, ['6.9', false], ['6.8', false], ['6.8', false], ['6.8', false], ['6.8', false]),
  rule('what wins on time', (e) => e.materialOnTime, ['6.10', 'any series of legal moves'], ['6.9', 'any series of legal moves'], ['6.9', 'any series of legal moves'], ['6.9', 'any series of legal moves'], ['6.9', 'any series of legal moves'], ['US 14E', 'rule 14E']),
  rule('default time', (e) => e.defaultTime, ['6.7', min(60)], ['6.6a', 0], ['6.7a', null], ['6.7.1', null], ['6.7.1', 0], ['US 13D', min(60)]),
  rule('adjusting needs one’s clock', (e) => e.adjustingNeedsClock, ['4.2', false], ['4.2', false], ['6.2d', true], ['6.2.5', true], ['6.2.5', true]),
  rule('completed by the next move', (e) => e.completedByNextMove, ['6.8a', false], ['6.7a', false], ['6.2a', true], ['6.2.1.2', true], ['6.2.1.2', true]),

  rule('recording may stop below', (e) => e.recordingBelow, ['8.4', min(5)], ['8.4', min(5)], ['8.4', min(5)], ['8.4', min(5)], ['8.4', min(5)]),
  rule('unless so much is added', (e) => e.recordingIncrement, ['8.4', sec(30)], ['8.4', sec(30)], ['8.4', sec(30)], ['8.4', sec(30)], ['8.4', sec(30)]),
  rule('quickplay finish', (e) => e.quickplay, ['10.2', quickplay('always', null)], ['10.2', quickplay('always', null)], ['G', quickplay('if announced', sec(5))], ['III', quickplay('if announced', sec(5))], ['III', quickplay('if announced', sec(5))]),
  rule('late for a resumption', (e) => e.resumptionDefault, ['A9', min(60)], ['Guidelines 9', min(60)], ['Guidelines I', null], ['I.10', null], ['I.10', null]),
];

describe('what each edition says', () => {
  for (const [what, read, rows] of RULES) {
    for (const [index, name] of NAMES.entries()) {
      const row = rows[index];
      if (!row) throw new Error(`${what}: ${name}`);
      const [article, value] = row;
      test(`${name} ${article}: ${what}: ${JSON.stringify(value)}`, () => {
        expect(read(EDITIONS[name])).toEqual({ value, article });
      });
    }
  }

  const since: readonly (readonly [EditionName, string | null])[] = [
    ['FIDE 2005', '2005-07-01'],
    ['FIDE 2009', '2009-07-01'],
    ['FIDE 2014', '2014-07-01'],
    ['FIDE 2018', '2018-01-01'],
    ['FIDE 2023', '2023-01-01'],
    ['US Chess', null],
  ];
  test.each(since)('%s is in force since %s', (name, day) => {
    expect(EDITIONS[name].since).toBe(day);
  });

  test('the newest of FIDE is meant where none is named', () => {
    expect(DEFAULT_EDITION).toBe('FIDE 2023');
    expect(EDITION_NAMES).toEqual(NAMES);
  });
});

describe('every article that is named exists in the form of its edition', () => {
  const forms: Readonly<Record<EditionName, RegExp>> = {
    // 5.1a, 6.12, B4, F10, A9
    'FIDE 2005': /^(\d{1,2}\.\d{1,2}[a-e]?|[A-G]\d{1,2})$/,
    'FIDE 2009': /^(\d{1,2}\.\d{1,2}[a-e]?|[A-F]\d(\.\d)?[a-e]?)$/,
    'FIDE 2014': /^(\d{1,2}\.\d{1,2}[a-e]?|[A-G]\d[a-e]?|D\.2\.10)$/,
    'FIDE 2018': /^(\d{1,2}(\.\d{1,2}){1,3}|[A-D](\.\d{1,2}){1,2}|III(\.\d)*)$/,
    'FIDE 2023': /^(\d{1,2}(\.\d{1,2}){1,3}|[A-D](\.\d{1,2}){1,2}|III(\.\d)*)$/,
    'US Chess': /^(US \d{1,2}[A-Z]|\d{1,2}(\.\d{1,2}){1,3}|[A-D](\.\d{1,2}){1,2}|III(\.\d)*)$/,
  };
  for (const name of NAMES) {
    test(`${name}: the articles of refusals and ends`, () => {
      expect(Object.values(EDITIONS[name].articles).filter((article) => !forms[name].test(article))).toEqual([]);
    });
  }

  const articles: readonly (readonly [keyof Edition['articles'], readonly string[]])[] = [
    ['checkmate', ['5.1a', '5.1a', '5.1a', '5.1.1', '5.1.1']],
    ['resignation', ['5.1b', '5.1b', '5.1b', '5.1.2', '5.1.2']],
    ['stalemate', ['5.2a', '5.2a', '5.2a', '5.2.1', '5.2.1']],
    ['dead position', ['5.2b', '5.2b', '5.2b', '5.2.2', '5.2.2']],
    ['agreement', ['5.2c', '5.2c', '5.2c', '5.2.3', '5.2.3']],
    ['completed move', ['6.8a', '6.7a', '6.2a', '6.2.1', '6.2.1']],
    ['flag fallen', ['6.9', '6.8', '6.8', '6.8', '6.8']],
    ['loss on time', ['6.10', '6.9', '6.9', '6.9', '6.9']],
    ['white starts', ['6.5', '6.5', '6.6', '6.6', '6.6']],
    ['both late', ['6.6', '6.6b', '6.7b', '6.7.2', '6.7.2']],
    ['arbiter stops the clocks', ['6.13a', '6.12a', '6.12a', '6.11.1', '6.11.1']],
    ['player stops the clocks', ['6.13b', '6.12b', '6.12b', '6.11.2', '6.11.2']],
    ['arbiter restarts', ['6.13c', '6.12c', '6.12c', '6.11.3', '6.11.3']],
    ['time set by the arbiter', ['6.14', '6.13', '7.1', '7.1', '7.1']],
    ['illegal move', ['7.4a', '7.4a', '7.5a', '7.5.1', '7.5.1']],
    ['penalties', ['13.4', '13.4', '12.9', '12.9', '12.9']],
  ];
  for (const [rule, numbers] of articles) {
    test(`${rule}: ${numbers.join(', ')}`, () => {
      expect(NAMES.slice(0, 5).map((name) => EDITIONS[name].articles[rule])).toEqual(numbers);
    });
  }
});
