/**
 * What was decided of the opponent before a losing act is judged: as data in the act. Where `canMate` denies it nothing more is asked.
 */
import { describe, expect, test } from 'vitest';
import type { Act, Deciding } from '../../../src/laws/acts.js';
import { canMate } from '../../../src/laws/board/dead-position.js';
import { decide } from '../../../src/laws/board/helpmate.js';
import type { Verdict } from '../../../src/laws/board/mating-line.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import type { Game } from '../../../src/laws/game.js';
import { judge } from '../../../src/laws/judge.js';
import { parseAct, parseFact } from '../../../src/laws/parse.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { ruleOnSealedMove } from '../../../src/laws/rules/resumption.js';
import { toDecide, withVerdict } from '../../../src/laws/to-decide.js';
import { doing, play, typesOf } from '../judged.js';
import { START, STANDARD } from '../opened.js';
import { move, position } from '../play.js';
import { MINUTE, begin, beginUntimed, bothSides } from '../timed.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';

const line = (moves: string) => moves.split(' ').map(move);

/** The fool's mate, by Black. */
const CAN: Verdict = { verdict: 'can', line: line('f2f3 e7e5 g2g4 d8h4'), nodes: 100 };
const CANNOT: Verdict = { verdict: 'cannot', nodes: 100 };
const UNDECIDED: Verdict = { verdict: 'undecided', nodes: 1_000_000 };

const FLAG: Act = { type: 'flag', by: 'arbiter', of: 'white', at: 6 * MINUTE };
const RESIGN: Act = { type: 'resign', by: 'white', at: 0 };
const ILLEGAL: Act = { type: 'point out', by: 'arbiter', fault: { what: 'illegal move', ply: 1 }, at: 10_000 };
const DEVICE: Act = {
  type: 'rule',
  by: 'arbiter',
  decision: { on: 'penalty', against: 'white', penalty: { kind: 'game lost', opponentScores: 0 }, offence: 'device' },
  at: 0,
};

const fiveMinutes = (edition: EditionName) => doing(begin({ edition }), START);
const untimed = (edition: EditionName) => beginUntimed({ edition });
/** White's last illegal move but one has been found; this one, a2 to b3, is completed. */
const secondIllegal = (edition: EditionName, earlier = 1): Game => ({
  ...play(doing(begin({ edition, time: STANDARD }), START), 'a2b3'),
  illegal: { white: earlier, black: 0 },
});

/** By which article White loses, and by which the game is drawn. */
const LOSING: readonly (readonly [EditionName, lost: string, drawn: string, what: string, Game, Act])[] = [
  ['FIDE 2005', '6.10', '6.10', 'a fallen flag', fiveMinutes('FIDE 2005'), FLAG],
  ['FIDE 2009', '6.9', '6.9', 'a fallen flag', fiveMinutes('FIDE 2009'), FLAG],
  ['FIDE 2014', '6.9', '6.9', 'a fallen flag', fiveMinutes('FIDE 2014'), FLAG],
  ['FIDE 2018', '6.9', '6.9', 'a fallen flag', fiveMinutes('FIDE 2018'), FLAG],
  ['FIDE 2023', '6.9', '6.9', 'a fallen flag', fiveMinutes('FIDE 2023'), FLAG],
  ['FIDE 2009', '7.4b', '7.4b', 'too many illegal moves', secondIllegal('FIDE 2009', 2), ILLEGAL],
  ['FIDE 2014', '7.5b', '7.5b', 'too many illegal moves', secondIllegal('FIDE 2014'), ILLEGAL],
  ['FIDE 2018', '7.5.5', '7.5.5', 'too many illegal moves', secondIllegal('FIDE 2018'), ILLEGAL],
  ['FIDE 2023', '7.5.5', '7.5.5', 'too many illegal moves', secondIllegal('FIDE 2023'), ILLEGAL],
  ['FIDE 2023', '5.1.2', '5.1.2', 'a resignation', untimed('FIDE 2023'), RESIGN],
  ['US Chess', '5.1.2', '5.1.2', 'a resignation', untimed('US Chess'), RESIGN],
];

describe.each(LOSING)('%s %s, %s: %s', (_edition, lost, drawn, _what, game, act) => {
  test('the opponent cannot mate: a draw, and it is told who cannot', () => {
    const { ending, types } = judged(game, act, CANNOT);
    expect(ending).toMatchObject({ result: '1/2-1/2', article: drawn, cannotMate: 'black' });
    expect(ending).not.toHaveProperty('winner');
    expect(types).not.toContain('mate undecided');
  });

  test('a line that mates proves that he can', () => {
    const { ending, types } = judged(game, act, CAN);
    expect(ending).toMatchObject({ result: '0-1', article: lost, winner: 'black' });
    expect(types).not.toContain('mate undecided');
  });

  test.each<readonly [string, Verdict]>([
    ['where nobody could decide it', UNDECIDED],
    ['where the line does not end in mate', { ...CAN, line: line('f2f3 e7e5 g2g4') }],
    ['where a move of the line is not legal', { ...CAN, line: line('f2f3 e7e5 g2g5 d8h4') }],
    ['where the line mates the other king', { ...CAN, line: line('e2e4 f7f6 d2d4 g7g5 d1h5') }],
    ['where there is no line', { ...CAN, line: [] }],
  ])('%s: the ordinary result, and it is told', (_why, verdict) => {
    const { ending, facts, types } = judged(game, act, verdict);
    expect(ending).toMatchObject({ result: '0-1', article: lost, winner: 'black' });
    expect(ending).not.toHaveProperty('cannotMate');
    expect(facts).toContainEqual({ type: 'mate undecided', side: 'black', ply: 0, audience: EVERYONE });
    expect(types.at(-1)).toBe('ended');
  });

  test('without a verdict: the ordinary result, and nothing is told', () => {
    const { ending, types } = judged(game, act, undefined);
    expect(ending).toMatchObject({ result: '0-1', article: lost, winner: 'black' });
    expect(types).not.toContain('mate undecided');
  });

  test('it is asked of Black in the position before', () => {
    const asked = toDecide(game, act);
    expect([asked?.side, asked?.position.fen()]).toEqual(['black', START_FEN]);
    // What the act carries is not asked about less.
    expect(toDecide(game, withVerdict(act, CANNOT))?.side).toBe('black');
  });
});

/** Where the result is the same whoever can mate. */
const NOT_ASKED: readonly (readonly [EditionName, string, string, Game, Act])[] = [
  ['FIDE 2005', '5.1b', 'a resignation', untimed('FIDE 2005'), RESIGN],
  ['FIDE 2009', '5.1b', 'a resignation', untimed('FIDE 2009'), RESIGN],
  ['FIDE 2014', '5.1b', 'a resignation', untimed('FIDE 2014'), RESIGN],
  ['FIDE 2018', '5.1.2', 'a resignation', untimed('FIDE 2018'), RESIGN],
  ['FIDE 2005', '7.4b', 'a third illegal move', secondIllegal('FIDE 2005', 2), ILLEGAL],
  [
    'US Chess',
    '6.9',
    'a flag, for which rule 14E counts the pieces',
    fiveMinutes('US Chess'),
    { ...FLAG, by: 'black' },
  ],
  ['FIDE 2023', '11.3.2.2', 'a device, by which the opponent wins', untimed('FIDE 2023'), DEVICE],
];

test.each(NOT_ASKED)('%s %s: nothing is asked at %s', (_edition, article, _what, game, act) => {
  expect(toDecide(game, act)).toBeUndefined();
  for (const verdict of [undefined, CANNOT, UNDECIDED]) {
    const { ending, types } = judged(game, act, verdict);
    expect(ending).toMatchObject({ result: '0-1', winner: 'black', article });
    expect(types).not.toContain('mate undecided');
  }
});

describe('nothing is asked', () => {
  test('FIDE 2023 6.9: where the quick answer is that he cannot', () => {
    // The one legal move is Kxh5, and leaves a lone king.
    const game = doing(begin({ start: '8/6P1/5k1K/7r/8/8/8/8 w - - 0 1' }), START);
    expect(toDecide(game, FLAG)).toBeUndefined();
    for (const verdict of [undefined, CAN, UNDECIDED]) {
      const { ending, types } = judged(game, FLAG, verdict);
      expect(ending).toEqual({ result: '1/2-1/2', reason: 'time', article: '6.9', cannotMate: 'black' });
      expect(types).toEqual(['flag fell', 'ended']);
    }
  });

  test('FIDE 2023 6.8: where the flag has not fallen', () => {
    expect(toDecide(fiveMinutes('FIDE 2023'), { ...FLAG, at: MINUTE })).toBeUndefined();
  });

  test('FIDE 2023 7.5.5: where an illegal move costs time only', () => {
    expect(toDecide(secondIllegal('FIDE 2023', 0), ILLEGAL)).toBeUndefined();
  });

  test('at a move', () => {
    const act: Act = { type: 'make', by: 'white', move: move('e2e4'), at: 0 };
    expect(toDecide(untimed('FIDE 2023'), act)).toBeUndefined();
    expect(withVerdict(act, CANNOT)).toBe(act);
  });
});

test('FIDE 2023 6.9: what the quick answer leaves open is decided, and the flag draws', () => {
  // White's king never moves, for g1 is attacked and h2 guarded. His pawn moves four times at most; then he is stalemated, and Black's king is
  // still too far from g2. Nor can any of White's pawns pass.
  const game = doing(begin({ start: '5k2/p7/8/8/8/6p1/P5Pp/7K w - - 0 1' }), START);
  const asked = toDecide(game, FLAG);
  if (!asked) throw new Error('not asked');
  expect(canMate(asked.position, asked.side)).toBe(true);
  const verdict = decide(asked.position, asked.side, { nodes: 10_000 });
  expect(verdict.verdict).toBe('cannot');
  expect(judged(game, FLAG, verdict).ending).toEqual({
    result: '1/2-1/2',
    reason: 'time',
    article: '6.9',
    cannotMate: 'black',
  });
});

test('FIDE 2009 12.3b: a device draws for an opponent who cannot mate', () => {
  const game = untimed('FIDE 2009');
  expect(toDecide(game, DEVICE)?.side).toBe('black');
  expect(judged(game, DEVICE, CANNOT).scores).toEqual({ white: 0, black: 0.5 });
  expect(judged(game, DEVICE, CAN).ending).toMatchObject({ result: '0-1', article: '12.3b' });
  const undecided = judged(game, DEVICE, UNDECIDED);
  expect(undecided.ending).toMatchObject({ result: '0-1', article: '12.3b' });
  expect(undecided.types).toEqual(['penalised', 'mate undecided', 'ended']);
});

test.each([
  ['FIDE 2009', 'Guidelines 8b'],
  ['FIDE 2014', 'I.8b'],
  ['FIDE 2023', 'I.8.2'],
] as const)('%s %s: a sealed move that nobody can read', (edition, article) => {
  const rule = (verdict?: Verdict) => ruleOnSealedMove([position(START_FEN)], { readings: [] }, edition, verdict);
  const lost = { ruling: 'lost', why: 'unreadable' };
  const won = { result: '0-1', reason: 'sealed move', article, winner: 'black' };
  expect(rule(CANNOT)).toEqual({
    ...lost,
    ending: { result: '1/2-1/2', reason: 'sealed move', article, cannotMate: 'black' },
  });
  expect(rule(CAN)).toEqual({ ...lost, ending: won });
  expect(rule()).toEqual({ ...lost, ending: won });
  expect(rule(UNDECIDED)).toEqual({ ...lost, ending: won, undecided: true });
});

test('FIDE 2023 III.3.1: where both flags have fallen, it is asked of the opponent of the one that fell first', () => {
  const game = doing(begin({ time: bothSides(timeControl(5)) }), START, [
    6 * MINUTE,
    { type: 'make', by: 'white', move: move('e2e4') },
  ]);
  const both = doing(game, [6 * MINUTE, { type: 'press', by: 'white' }]);
  expect(toDecide(both, { type: 'flag', by: 'arbiter', of: 'black', at: 20 * MINUTE })?.side).toBe('black');
});

test('the arbiter may rule otherwise where nobody could decide it', () => {
  const over = judgeDone(fiveMinutes('FIDE 2023'), withVerdict(FLAG, UNDECIDED)).game;
  const ruled = judgeDone(over, {
    type: 'rule',
    by: 'arbiter',
    decision: { on: 'result', result: '1/2-1/2' },
    at: 6 * MINUTE,
  });
  expect(ruled.game.ending).toMatchObject({ result: '1/2-1/2', reason: 'ruling' });
});

describe('what comes from outside', () => {
  const carrying = (verdict: unknown): unknown => ({ ...FLAG, verdict });

  test.each([
    ['a line', CAN],
    ['none', CANNOT],
    ['nobody knows', UNDECIDED],
  ])('a verdict is read: %s', (_what, verdict) => {
    expect(parseAct(carrying(verdict)).ok).toBe(true);
  });

  test.each([
    ['no text', 'cannot'],
    ['nothing', null],
    ['a line of what is no move', { ...CAN, line: ['e2e4'] }],
    ['no line', { verdict: 'can', nodes: 3 }],
    ['no count', { verdict: 'cannot' }],
    ['half a node', { verdict: 'cannot', nodes: 0.5 }],
    ['another word', { verdict: 'perhaps', nodes: 1 }],
  ])('and refused: %s', (_what, verdict) => {
    expect(parseAct(carrying(verdict)).ok).toBe(false);
  });

  test('the fact is read', () => {
    const fact = { type: 'mate undecided', side: 'black', ply: 3, audience: [] };
    expect(parseFact(fact).ok).toBe(true);
    expect(parseFact({ ...fact, ply: -1 }).ok).toBe(false);
    expect(parseFact({ ...fact, side: 'both' }).ok).toBe(false);
  });
});

function judged(game: Game, act: Act, verdict: Verdict | undefined) {
  const { game: after, facts } = judgeDone(game, withVerdict(act, verdict));
  return { ending: after.ending, scores: after.scores, facts, types: typesOf(facts) };
}

function judgeDone(game: Game, act: Act | Deciding) {
  const judgement = judge(game, act);
  if (judgement.type === 'refused') throw new Error(JSON.stringify(judgement.refusal));
  return judgement;
}
