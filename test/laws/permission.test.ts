import { describe, expect, test } from 'vitest';
import type { Act, ActType } from '../../src/laws/acts.js';
import { EDITIONS } from '../../src/laws/editions.js';
import { EDITION_NAMES, type EditionName } from '../../src/laws/editions/edition.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { actsFor, whyNotPermitted } from '../../src/laws/permission.js';
import { ROLES, type Actor, type Role } from '../../src/laws/roles.js';
import { move } from './play.js';
import { did, doing, play } from './judged.js';
import { START, opened } from './opened.js';
import { MINUTE, begin, beginUntimed } from './timed.js';

const ACTORS = ROLES.filter((role): role is Actor => role !== 'onlooker');
const LETTER: Readonly<Record<Actor, string>> = {
  white: 'W',
  black: 'B',
  'assistant of white': 'w',
  'assistant of black': 'b',
  arbiter: 'A',
};

/** An act of each kind, as whoever may do it would do it. */
function acts(by: Actor): Readonly<Record<ActType, Act>> {
  const done = { by, at: 9000 };
  return {
    adjust: { type: 'adjust', ...done },
    touch: { type: 'touch', ...done, square: 'e2' },
    make: { type: 'make', ...done, move: move('e2e4') },
    press: { type: 'press', ...done },
    start: { type: 'start', ...done },
    stop: { type: 'stop', ...done },
    restart: { type: 'restart', ...done },
    'set clock': { type: 'set clock', ...done, settings: { white: { time: 1 } } },
    flag: { type: 'flag', ...done, of: 'white' },
    unwatched: { type: 'unwatched', ...done, length: 1000 },
    'charge time': { type: 'charge time', ...done, charged: true },
    arrive: { type: 'arrive', ...done, who: 'white' },
    default: { type: 'default', ...done, who: 'white' },
    offer: { type: 'offer', ...done },
    accept: { type: 'accept', ...done },
    reject: { type: 'reject', ...done },
    claim: { type: 'claim', ...done, ground: 'threefold' },
    'claim quickplay': { type: 'claim quickplay', ...done, asks: 'draw' },
    resign: { type: 'resign', ...done },
    'point out': { type: 'point out', ...done, fault: { what: 'illegal move', ply: 1 } },
    write: { type: 'write', ...done, entry: { what: 'offer', ply: 1 } },
    sign: { type: 'sign', ...done, result: '1-0' },
    rule: { type: 'rule', ...done, decision: { on: 'time', to: 'white', time: 1000 } },
    adjourn: { type: 'adjourn', ...done },
    seal: { type: 'seal', ...done, step: { do: 'stop the clock' } },
    resume: { type: 'resume', ...done, present: { white: true, black: true }, late: 0 },
    restore: { type: 'restore', ...done, ply: 0, cause: 'takeback' },
    'take off': { type: 'take off', ...done, square: 'e7' },
    'put back': { type: 'put back', ...done },
    announce: { type: 'announce', ...done, move: move('e2e4') },
    repeat: { type: 'repeat', ...done, move: move('e2e4') },
    execute: { type: 'execute', ...done, on: 'black', move: move('e2e4') },
    'compare boards': { type: 'compare boards', ...done },
    'mend board': { type: 'mend board', ...done, of: 'white' },
    ask: { type: 'ask', ...done, about: 'moves' },
    tell: { type: 'tell', ...done, about: 'moves' },
  };
}

const TYPES = Object.keys(acts('white')) as readonly ActType[];
const running = (given: Parameters<typeof begin>[0] = {}) => doing(begin(given), START);

/** Who may do it in strict play with an arbiter, who in casual play without one: white W, black B, their assistants, the arbiter A. */
const WHO: Readonly<Record<ActType, readonly [strict: string, casual: string]>> = {
  adjust: ['WBwb', 'WBwb'],
  touch: ['WBwb', 'WBwb'],
  make: ['WBwb', 'WBwb'],
  press: ['WBwb', 'WBwb'],
  write: ['WBwb', 'WBwb'],
  seal: ['WBwb', 'WBwb'],
  start: ['A', 'WBwbA'],
  restart: ['A', 'WBwbA'],
  adjourn: ['A', 'WBwbA'],
  resume: ['A', 'WBwbA'],
  stop: ['WBwbA', 'WBwbA'],
  flag: ['WBwbA', 'WBwbA'],
  'point out': ['WBwbA', 'WBwbA'],
  'set clock': ['A', 'A'],
  unwatched: ['A', 'A'],
  'charge time': ['A', 'WBA'],
  default: ['A', 'A'],
  rule: ['A', 'A'],
  arrive: ['WA', 'WwA'],
  offer: ['WB', 'WBwb'],
  accept: ['WB', 'WBwb'],
  reject: ['WB', 'WBwb'],
  claim: ['WB', 'WBwb'],
  'claim quickplay': ['WB', 'WBwb'],
  resign: ['WB', 'WBwb'],
  sign: ['WB', 'WBwb'],
  restore: ['A', 'WBwbA'],
  'take off': ['WBwb', 'WBwb'],
  'put back': ['WBwb', 'WBwb'],
  announce: ['WBwb', 'WBwb'],
  repeat: ['WBwb', 'WBwb'],
  execute: ['WBwb', 'WBwb'],
  'mend board': ['WBwbA', 'WBwbA'],
  'compare boards': ['A', 'WBwbA'],
  ask: ['WB', 'WB'],
  tell: ['wb', 'wb'],
};

describe('every act by every actor', () => {
  test.each(TYPES)('FIDE 2023 12.6, D.2.10, 6.11.3: %s', (type) => {
    const allowed = (game: Game) =>
      ACTORS.filter((by) => whyNotPermitted(game, acts(by)[type])?.reason !== 'not for this role')
        .map((by) => LETTER[by])
        .sort((one, other) => 'WBwbA'.indexOf(one) - 'WBwbA'.indexOf(other))
        .join('');
    expect([allowed(running()), allowed(running({ play: 'casual' }))]).toEqual(WHO[type]);
    // What an arbiter does is his alone in casual play too where one is there; going back is not.
    const onlyHis = type !== 'restore' && WHO[type][0] === 'A';
    expect(allowed(running({ play: 'casual', arbiter: true }))).toBe(onlyHis ? 'A' : WHO[type][1]);
  });

  test.each<[EditionName, ActType, Actor, string, 'arbiter' | 'players' | 'assistants']>([
    ['FIDE 2005', 'offer', 'assistant of white', 'F10', 'players'],
    ['FIDE 2009', 'offer', 'assistant of white', 'E2.9', 'players'],
    ['FIDE 2014', 'resign', 'assistant of black', 'D.2.10', 'players'],
    ['FIDE 2023', 'claim', 'assistant of black', 'D.2.10', 'players'],
    ['FIDE 2009', 'make', 'arbiter', '13.6', 'players'],
    ['FIDE 2023', 'make', 'arbiter', '12.6', 'players'],
    ['FIDE 2005', 'start', 'white', '6.5', 'arbiter'],
    ['FIDE 2023', 'start', 'white', '6.6', 'arbiter'],
    ['FIDE 2009', 'restart', 'black', '6.12c', 'arbiter'],
    ['FIDE 2023', 'restart', 'black', '6.11.3', 'arbiter'],
    ['FIDE 2005', 'set clock', 'white', '6.14', 'arbiter'],
    ['FIDE 2023', 'set clock', 'white', '7.1', 'arbiter'],
    ['FIDE 2009', 'rule', 'white', '13.4', 'arbiter'],
    ['FIDE 2023', 'rule', 'white', '12.9', 'arbiter'],
    ['FIDE 2023', 'adjourn', 'white', '6.11.1', 'arbiter'],
    ['FIDE 2023', 'restore', 'white', '7.1', 'arbiter'],
    ['FIDE 2023', 'ask', 'arbiter', 'D.2.10', 'players'],
    ['FIDE 2023', 'tell', 'white', 'D.2.10', 'assistants'],
  ])('%s: %s by %s is refused by article %s, and who does it is told: %s', (edition, type, by, article, doneBy) => {
    expect(whyNotPermitted(running({ edition }), acts(by)[type])).toEqual({
      reason: 'not for this role',
      article,
      doneBy,
    });
  });

  test('where no arbiter is there, nobody is told of for what is his', () => {
    expect(whyNotPermitted(running({ arbiter: false }), acts('white').rule)).toEqual({
      reason: 'not for this role',
      article: '12.9',
    });
  });

  test.each(EDITION_NAMES)('%s: every refusal of permission names an article of that edition', (edition) => {
    const articles: readonly string[] = Object.values(EDITIONS[edition].articles);
    for (const type of TYPES) {
      for (const by of ACTORS) {
        const refusal = whyNotPermitted(running({ edition }), acts(by)[type]);
        if (refusal) expect(articles).toContain(refusal.article);
      }
    }
  });

  test('FIDE 2023 6.7.1: nobody comes in another’s place', () => {
    const black = { ...acts('white').arrive, who: 'black' } as const;
    expect(whyNotPermitted(running(), black as Act)?.reason).toBe('not for this role');
  });
});

/** What is not refused by the state of the game, whoever may do it. */
function possible(game: Game): readonly ActType[] {
  return TYPES.filter((type) => ACTORS.some((by) => !whyNotPermitted(game, acts(by)[type]))).sort();
}
const all = (...without: readonly ActType[]) => TYPES.filter((type) => !without.includes(type)).sort();
/** What hands and tongues do while the clocks run, but the press. */
const AT_THE_BOARD: readonly ActType[] = [
  ...(['adjust', 'touch', 'make', 'take off', 'put back', 'announce', 'repeat', 'execute'] as const),
];
const only = (...types: readonly ActType[]) => [...types].sort();

describe('what is done in which state of the game', () => {
  const over = () => did(running(), 5000, { type: 'resign', by: 'white' }).game;

  test('FIDE 2023 8.7: when it is over, writing, signing and going back', () => {
    expect(possible(over())).toEqual(only('write', 'sign', 'restore'));
    expect(whyNotPermitted(over(), acts('black').make)).toEqual({ reason: 'game over', ending: over().ending });
  });

  test('FIDE 2023 12.9, 11.8: when it is over, penalties and results are ruled on, time is not', () => {
    const rule = (decision: Extract<Act, { type: 'rule' }>['decision']) =>
      whyNotPermitted(over(), { type: 'rule', by: 'arbiter', decision })?.reason;
    expect(rule({ on: 'penalty', against: 'white', penalty: { kind: 'warning' } })).toBeUndefined();
    expect(rule({ on: 'result', result: '0-0' })).toBeUndefined();
    expect(rule({ on: 'time', to: 'white', time: 1000 })).toBe('game over');
    expect(rule({ on: 'quickplay increment', agrees: true })).toBe('game over');
    expect(rule({ on: 'quickplay draw', decision: 'draw' })).toBe('game over');
  });

  test('FIDE 2023 III.5.2: a postponed claim can be decided after the flag', () => {
    const time = {
      white: { periods: [{ moves: null, time: MINUTE, extra: { kind: 'none' } }] },
      black: { periods: [{ moves: null, time: 30 * MINUTE, extra: { kind: 'none' } }] },
    } as const;
    const fallen = doing(
      begin({ quickplay: true, time }),
      START,
      [1000, { type: 'claim quickplay', by: 'white', asks: 'draw' }],
      [
        2000,
        { type: 'rule', by: 'arbiter', decision: { on: 'quickplay draw', decision: 'postpone', awardTime: false } },
      ],
      [3000, { type: 'restart', by: 'arbiter' }],
      [9 * MINUTE, { type: 'flag', by: 'black', of: 'white' }],
    );
    expect(fallen.ending).toMatchObject({ reason: 'time', winner: 'black' });
    const draw = {
      type: 'rule',
      by: 'arbiter',
      at: 10 * MINUTE,
      decision: { on: 'quickplay draw', decision: 'draw' },
    } as const;
    expect(whyNotPermitted(fallen, draw)).toBeUndefined();
    expect(whyNotPermitted(fallen, { ...draw, by: 'white' })?.reason).toBe('not for this role');
  });

  test('FIDE 2023 5.1.1: after mate the touched piece of that move is still complained of, until both have signed', () => {
    const game = play(running(), 'f2f3 e7e5 g2g4 d8h4');
    const complain = (ply: number) =>
      ({ type: 'point out', by: 'white', at: 9000, fault: { what: 'touched piece', ply } }) as const;
    expect(whyNotPermitted(game, complain(4))).toBeUndefined();
    expect(whyNotPermitted(game, complain(3))?.reason).toBe('game over');
    expect(whyNotPermitted(game, acts('white')['point out'])?.reason).toBe('game over');
    const signed = doing(
      game,
      [9000, { type: 'sign', by: 'white', result: '0-1' }],
      [9000, { type: 'sign', by: 'black', result: '0-1' }],
    );
    expect(whyNotPermitted(signed, complain(4))?.reason).toBe('game over');
    expect(whyNotPermitted(over(), { ...complain(0) })?.reason).toBe('game over');
  });

  test.each([
    ['FIDE 2009', '6.12c'],
    ['FIDE 2023', '6.11.3'],
  ] as const)('%s %s: while the clocks are stopped nothing is done at the board', (edition, article) => {
    const game = doing(running({ edition }), [1000, { type: 'stop', by: 'white' }]);
    expect(possible(game)).toEqual(all('press', ...AT_THE_BOARD));
    expect(whyNotPermitted(game, acts('white').make)).toEqual({ reason: 'clocks stopped', article });
  });

  test('FIDE 2023 6.6: before the start nothing is done at the board but what starts the clocks', () => {
    expect(possible(begin())).toEqual(all(...AT_THE_BOARD));
    expect(possible(begin({ play: 'casual' }))).toEqual(all());
  });

  test('FIDE 2023 6.1: without a clock all but what is done to it', () => {
    expect(possible(beginUntimed())).toEqual(
      all('press', 'start', 'stop', 'restart', 'set clock', 'flag', 'unwatched', 'charge time'),
    );
  });

  const sealing = (edition: EditionName = 'FIDE 2023') =>
    doing(play(running({ edition }), 'e2e4 e7e5'), [3000, { type: 'adjourn', by: 'arbiter' }]);
  const sealed = () =>
    doing(
      sealing(),
      [4000, { type: 'seal', by: 'white', step: { do: 'write', move: { readings: [move('g1f3')] } } }],
      [
        4000,
        {
          type: 'seal',
          by: 'white',
          step: {
            do: 'close the envelope',
            given: { players: { white: 'W', black: 'B' }, resumption: { date: 'd', time: 't', venue: 'v' } },
          },
        },
      ],
      [5000, { type: 'seal', by: 'white', step: { do: 'stop the clock' } }],
    );
  const ANSWERS = [
    ...(['offer', 'accept', 'reject', 'resign', 'rule', 'set clock', 'restore', 'arrive', 'flag'] as const),
    ...(['unwatched', 'charge time'] as const),
  ] as const;

  test.each([
    ['FIDE 2005', 'A1a'],
    ['FIDE 2009', 'Guidelines 1a'],
    ['FIDE 2014', 'Guidelines I'],
    ['FIDE 2023', 'I.1.1'],
  ] as const)('%s %s: while a move is sealed, only sealing, answers and rulings', (edition, article) => {
    expect(possible(sealing(edition))).toEqual(only('seal', 'make', 'write', ...ANSWERS));
    const refusal = whyNotPermitted(sealing(edition), acts('white').touch);
    expect(refusal?.reason).toBe('adjourned');
    if (edition !== 'FIDE 2014') expect(refusal?.article).toBe(article);
  });

  test('FIDE 2023 I.4, I.6: when it is sealed, offers, answers, resigning, and the resumption', () => {
    expect(possible(sealed())).toEqual(only('resume', 'seal', ...ANSWERS));
  });

  test('FIDE 2023 III.6.2: a claim without an arbiter concludes the game', () => {
    const game = did(
      running({
        arbiter: false,
        quickplay: true,
        time: {
          white: { periods: [{ moves: null, time: MINUTE, extra: { kind: 'none' } }] },
          black: { periods: [{ moves: null, time: 30 * MINUTE, extra: { kind: 'none' } }] },
        },
      }),
      1000,
      { type: 'claim quickplay', by: 'white', asks: 'draw' },
    ).game;
    // In strict play only an arbiter goes back.
    expect(possible(game)).toEqual(only('rule', 'resign', 'restore', 'write'));
    expect(whyNotPermitted(game, acts('white').make)).toEqual({ reason: 'claim pending' });
  });

  test('what is refused by permission leaves the game as it was', () => {
    const game = over();
    for (const type of TYPES) {
      for (const by of ACTORS) {
        const refusal = whyNotPermitted(game, acts(by)[type]);
        if (refusal) expect(judge(game, acts(by)[type])).toEqual({ type: 'refused', refusal });
      }
    }
  });
});

describe('the kinds of act that nothing forbids a role', () => {
  /** In the order of the alphabet. */
  const listed = (game: Game, role: Role) => [...actsFor(game, role)].sort().join(', ');
  /** What is asked of the arbiter or told to him, and what is written, whatever the clocks do. */
  const PLAYER_AT_REST =
    'accept, arrive, ask, claim, claim quickplay, flag, mend board, offer, point out, press, reject, resign, seal, sign, stop, write';
  const PLAYER_AT_PLAY =
    'accept, adjust, announce, arrive, ask, claim, claim quickplay, execute, flag, make, mend board, offer, point out, press, put back, reject, repeat, resign, seal, sign, stop, take off, touch, write';
  const ARBITER =
    'adjourn, arrive, charge time, compare boards, default, flag, mend board, point out, restart, restore, resume, rule, set clock, start, stop, unwatched';

  test('FIDE 2023 6.2.1, 6.6: before the start a player touches nothing; his press may start the clocks', () => {
    expect(listed(begin(), 'white')).toBe(PLAYER_AT_REST);
    expect(listed(begin(), 'arbiter')).toBe(ARBITER);
  });

  test('FIDE 2023 12.6: while the clocks run; whose move it is and whether an offer stands is for the judge', () => {
    expect(listed(running(), 'white')).toBe(PLAYER_AT_PLAY);
    expect(listed(running(), 'black')).toBe(PLAYER_AT_PLAY);
    const offered = did(opened(), 3000, { type: 'offer', by: 'white' }).game;
    expect(listed(offered, 'black')).toBe(PLAYER_AT_PLAY);
    expect(listed(running(), 'arbiter')).toBe(ARBITER);
  });

  test('FIDE 2023 6.11.3: while they are stopped nothing is done at the board, nor is a clock pressed', () => {
    const stopped = did(running(), 2000, { type: 'stop', by: 'black' }).game;
    expect(listed(stopped, 'white')).toBe(PLAYER_AT_REST.replace('press, ', ''));
  });

  test('FIDE 2023 5.1.2, 8.7: when it has ended there is the sheet to write and to sign, and what the arbiter still rules', () => {
    const ended = did(running(), 2000, { type: 'resign', by: 'black' }).game;
    expect(listed(ended, 'white')).toBe('sign, write');
    expect(listed(ended, 'arbiter')).toBe('restore, rule');
  });

  test('FIDE 2023 8.7, 5.1.1: a mate that ends it can still be called in question', () => {
    const mated = play(running(), 'f2f3 e7e5 g2g4 d8h4');
    expect(mated.ending?.reason).toBe('checkmate');
    expect(listed(mated, 'white')).toBe('point out, sign, write');
    expect(listed(mated, 'arbiter')).toBe('point out, restore, rule');
  });

  test('FIDE 2023 D.2.10: an assistant has what his duties give him', () => {
    const game = running({
      blind: { disabled: { white: true, black: false }, boards: 'two' },
      assistants: { white: ['execute', 'clock'] },
    });
    expect(listed(game, 'assistant of white')).toBe('execute, mend board, press');
    expect(listed(game, 'white')).toBe(PLAYER_AT_PLAY);
  });

  test('FIDE 2023 11.1: without an arbiter the players set the game going, and without a clock nobody presses one', () => {
    expect(actsFor(begin({ play: 'casual' }), 'black')).toContain('start');
    const untimed = actsFor(beginUntimed(), 'white');
    expect(untimed).toContain('make');
    expect(untimed).not.toContain('press');
  });

  test('an onlooker looks on', () => {
    expect(actsFor(running(), 'onlooker')).toEqual([]);
  });
});
