/**
 * Whatever anybody does in whatever order, under any conditions: nothing throws, a refused act changes nothing, the journal gives
 * the same game again, no millisecond is made or lost unless a fact says so, and what the game keeps of its plies agrees.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Act, ActType, Decision } from '../../src/laws/acts.js';
import type { Position } from '../../src/laws/board/board.js';
import { settle, type Clock } from '../../src/laws/clock/clock.js';
import { periodAt, type Extra, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { EDITION_NAMES } from '../../src/laws/editions/edition.js';
import { ASSISTANT_DUTIES } from '../../src/laws/acts/blind.js';
import type { Fact } from '../../src/laws/facts.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { actsFor } from '../../src/laws/permission.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import { ROLES, type Actor } from '../../src/laws/roles.js';
import { COLORS, PIECE_KINDS, SQUARES, PROMOTION_KINDS, type Color, type Move } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { NIGHTLY, SEQUENCES } from '../nightly.js';

/** All sequences are tried in so many parts, each with its own seed, and so its own games. */
const PARTS = 10;
const SEED = 19720831;

const ACTORS = ROLES.filter((role): role is Actor => role !== 'onlooker');
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pP4p1/8/3pP3/8/8/6Pp/R3K2R w KQkq d6 0 20',
  '8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1',
  '4k3/8/8/8/8/8/R7/4K3 w - - 140 100',
  '7k/P7/8/8/8/8/7p/K7 b - - 0 40',
  '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
] as const;

const milliseconds = fc.integer({ min: 1, max: 200_000 });
const extra: fc.Arbitrary<Extra> = fc.oneof(
  fc.constant<Extra>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('increment' as const),
    time: fc.integer({ min: 1, max: 30_000 }),
    added: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    kind: fc.constantFrom('bronstein' as const, 'delay' as const),
    time: fc.integer({ min: 1, max: 30_000 }),
  }),
);
const control: fc.Arbitrary<TimeControl> = fc
  .tuple(
    fc.array(fc.record({ moves: fc.integer({ min: 1, max: 3 }), time: milliseconds, extra }), { maxLength: 2 }),
    fc.record({ moves: fc.constantFrom(null, null, 2), time: fc.oneof(milliseconds, fc.constant(1_200_000)), extra }),
  )
  .map(([periods, last]) => ({ periods: [...periods, last] as unknown as TimeControl['periods'] }));

const forBoth = <T>(each: fc.Arbitrary<T>) => fc.record({ white: each, black: each });
const blind = fc.record(
  {
    disabled: fc.constantFrom(
      { white: true, black: false },
      { white: false, black: true },
      { white: true, black: true },
    ),
    boards: fc.constantFrom('one' as const, 'two' as const, 'two' as const),
    hearingImpaired: forBoth(fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0)),
  },
  { requiredKeys: ['disabled', 'boards'] },
);
const assistants = fc.record(
  { white: fc.subarray([...ASSISTANT_DUTIES]), black: fc.subarray([...ASSISTANT_DUTIES]) },
  { requiredKeys: [] },
);

const conditions: fc.Arbitrary<Conditions> = fc
  .tuple(
    fc.record({
      play: fc.constantFrom('casual' as const, 'strict' as const),
      start: fc.constantFrom(...STARTS),
      edition: fc.constantFrom(...EDITION_NAMES),
    }),
    fc.option(fc.record({ time: fc.record({ white: control, black: control }) }), { freq: 5, nil: {} }),
    fc.record(
      {
        supervision: fc.constantFrom('adequate' as const, 'inadequate' as const),
        arbiter: fc.boolean(),
        touch: fc.constantFrom('binding' as const, 'free' as const),
        illegalMoves: fc.constantFrom('stand' as const, 'refused' as const),
        press: fc.constantFrom('by hand' as const, 'with the move' as const),
        recording: fc.constantFrom('players' as const, 'program' as const),
        defaultTime: fc.integer({ min: 0, max: 60_000 }),
        quickplay: fc.boolean(),
        drawLimit: fc.constantFrom({ limit: 'none' }, { limit: 'never' }, { limit: 'moves', moves: 2 } as const),
      },
      { requiredKeys: [] },
    ),
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.record({ blind }) }),
    fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.record({ assistants }) }),
  )
  .map(([base, time, rest, table, helped]) => ({ ...base, ...time, ...rest, ...table, ...helped }));

/** Numbers an act can carry: such as mean something, and such as do not. */
const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: -400_000, max: 400_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.5, -0.25, 1e9, 1e15, -1e15, 2 ** 53, 1e300, -1e300, Infinity, -Infinity) },
);
const color = fc.constantFrom(...COLORS);
const square = fc.constantFrom(...SQUARES);
const anyMove: fc.Arbitrary<Move> = fc
  .tuple(square, square, fc.option(fc.constantFrom(...PROMOTION_KINDS)), fc.option(fc.constantFrom('short', 'long')))
  .map(([from, to, promotion, castling]) => ({
    from,
    to,
    ...(promotion && { promotion }),
    ...(castling && { castling: castling as 'short' }),
  }));

/** An act not yet bound to a game: some of what it carries is chosen by what the game is then. */
interface Idea {
  readonly wait: number;
  readonly actor: Actor;
  readonly fits: boolean;
  readonly choice: number;
  readonly make: (at: { readonly by: Actor; readonly at: number }, game: Game, pick: number, legal: Move) => Act;
}

type Maker = fc.Arbitrary<Idea['make']>;
const plain = (type: ActType): Maker => fc.constant((done) => ({ type, ...done }) as Act);
const withFields = <T extends object>(type: ActType, fields: fc.Arbitrary<T>): Maker =>
  fields.map((given) => (done) => ({ type, ...done, ...given }) as unknown as Act);

const result = fc.constantFrom('1-0', '0-1', '1/2-1/2', '0-0');
const penalty = fc.oneof(
  fc.record({ kind: fc.constantFrom('time to the opponent', 'time taken'), time: number }),
  fc.record({ kind: fc.constantFrom('points to the opponent', 'warning', 'expulsion') }),
  fc.record({ kind: fc.constant('points taken'), points: number }),
  fc.record({ kind: fc.constant('game lost'), opponentScores: fc.constantFrom(0, 0.5, 1, 3) }),
  fc.record({ kind: fc.constant('fine'), announced: fc.boolean() }),
  fc.record({ kind: fc.constant('rounds'), rounds: number }),
);
const decision = fc.oneof(
  fc.record({ on: fc.constant('quickplay draw'), decision: fc.constantFrom('draw', 'reject') }),
  fc.record({ on: fc.constant('quickplay draw'), decision: fc.constant('postpone'), awardTime: fc.boolean() }),
  fc.record({ on: fc.constant('quickplay increment'), agrees: fc.boolean() }),
  fc.record({ on: fc.constant('time'), to: color, time: number }),
  fc.record({ on: fc.constant('penalty'), against: color, penalty }),
  fc.record({ on: fc.constant('result'), result }),
);
const fault = fc.oneof(
  fc.record({
    what: fc.constantFrom('illegal move', 'pawn left unpromoted', 'two hands', 'touched piece'),
    ply: number,
  }),
  fc.record({ what: fc.constant('pressed without a move') }),
  fc.record(
    { what: fc.constant('displaced'), found: fc.constantFrom('at once', 'later'), of: color, ply: number },
    { requiredKeys: ['what', 'found', 'of'] },
  ),
  fc.record({ what: fc.constant('set-up'), of: fc.constantFrom('pieces', 'board', 'colours') }),
);
const verdict = fc.oneof(
  fc.record({ verdict: fc.constantFrom('cannot', 'undecided'), nodes: fc.constant(9) }),
  fc.record({ verdict: fc.constant('can'), line: fc.array(anyMove, { maxLength: 2 }), nodes: fc.constant(9) }),
);
const setting = fc.record({ time: number, moves: number }, { requiredKeys: [] });
const settings = fc.record({ white: setting, black: setting }, { requiredKeys: [] });
const texts = { white: 'A', black: 'B' };
const step: fc.Arbitrary<(legal: Move) => unknown> = fc.oneof(
  fc.array(anyMove, { maxLength: 2 }).map((readings) => (legal: Move) => ({
    do: 'write',
    move: { readings: readings.length === 0 ? [legal] : readings },
  })),
  fc.constant(() => ({
    do: 'close the envelope',
    given: { players: texts, resumption: { date: 'd', time: 't', venue: 'v' } },
  })),
  fc.constant(() => ({ do: 'stop the clock' })),
);

/** A few pieces, each on a square of its own. */
const PLACES = { maxLength: 6, selector: (piece: { readonly square: string }) => piece.square };

/** Every kind of act; how often, so that games get somewhere. */
const MAKERS: Readonly<Record<ActType, readonly [weight: number, maker: Maker]>> = {
  make: [
    40,
    fc.tuple(fc.nat(9), anyMove, fc.boolean()).map(([kind, any, both]) => (done, _game, _pick, legal) => ({
      type: 'make',
      ...done,
      move: kind > 0 ? legal : any,
      ...(both && kind > 7 && { hands: 'both' as const }),
    })),
  ],
  press: [20, plain('press')],
  touch: [
    4,
    fc
      .tuple(square, fc.option(fc.constantFrom('to move' as const, 'adjusting' as const, 'by accident' as const)))
      .map(([on, how]) => (done, _game, pick, legal) => ({
        type: 'touch',
        ...done,
        square: pick % 3 ? legal.from : on,
        ...(how && { how }),
      })),
  ],
  start: [4, plain('start')],
  stop: [2, plain('stop')],
  restart: [5, plain('restart')],
  adjust: [1, plain('adjust')],
  'set clock': [2, withFields('set clock', fc.record({ settings }))],
  flag: [2, withFields('flag', fc.record({ of: color, verdict }, { requiredKeys: ['of'] }))],
  unwatched: [2, withFields('unwatched', fc.record({ length: number }, { requiredKeys: [] }))],
  'charge time': [3, withFields('charge time', fc.record({ charged: fc.boolean() }))],
  arrive: [1, withFields('arrive', fc.record({ who: color }))],
  default: [1, withFields('default', fc.record({ who: fc.constantFrom('white', 'black', 'both') }))],
  offer: [
    2,
    fc.boolean().map((if_) => (done) => ({ type: 'offer', ...done, ...(if_ && { onConditions: true as const }) })),
  ],
  accept: [1, plain('accept')],
  reject: [2, plain('reject')],
  claim: [
    2,
    fc
      .tuple(fc.constantFrom('threefold' as const, 'fifty moves' as const), fc.nat(3), fc.boolean(), anyMove)
      .map(([ground, kind, written, any]) => (done, _game, _pick, legal) => ({
        type: 'claim',
        ...done,
        ground,
        ...(kind > 0 && { intended: { move: kind === 1 ? any : legal, written } }),
      })),
  ],
  'claim quickplay': [2, withFields('claim quickplay', fc.record({ asks: fc.constantFrom('draw', 'increment') }))],
  resign: [1, withFields('resign', fc.record({ verdict }, { requiredKeys: [] }))],
  'point out': [
    4,
    fault.map((given) => (done, game, pick) => ({
      type: 'point out',
      ...done,
      // Mostly of a ply that was made, the last ones first.
      fault: ('ply' in given && pick % 4 ? { ...given, ply: Math.max(1, plyOf(game) - (pick % 3)) } : given) as never,
    })),
  ],
  write: [
    6,
    fc.tuple(fc.constantFrom('move', 'offer'), number, anyMove).map(([what, ply, any]) => (done, game, pick, legal) => {
      const side = done.by.endsWith('white') ? 'white' : 'black';
      const next = game.own[side].recorded + 1;
      const due = pick % 4 ? next : ply;
      const made = game.plies[due - 1]?.move ?? (pick % 3 ? legal : any);
      return what === 'move'
        ? { type: 'write', ...done, entry: { what: 'move', ply: due, move: made } }
        : { type: 'write', ...done, entry: { what: 'offer', ply: pick % 2 ? (game.offers.at(-1)?.ply ?? 0) : ply } };
    }),
  ],
  sign: [1, withFields('sign', fc.record({ result }))],
  rule: [3, withFields('rule', fc.record({ decision }))],
  adjourn: [1, plain('adjourn')],
  seal: [4, step.map((given) => (done, _game, _pick, legal) => ({ type: 'seal', ...done, step: given(legal) }) as Act)],
  resume: [
    2,
    withFields(
      'resume',
      fc.record(
        {
          present: fc.record({ white: fc.boolean(), black: fc.boolean() }),
          late: number,
          found: fc.record({ envelope: fc.boolean(), times: fc.boolean(), position: fc.boolean() }),
        },
        { requiredKeys: ['present', 'late'] },
      ),
    ),
  ],
  restore: [2, withFields('restore', fc.record({ ply: number, cause: fc.constantFrom('takeback', 'ruling') }))],
  'take off': [
    2,
    square.map((on) => (done, _game, pick, legal) => ({ type: 'take off', ...done, square: pick % 4 ? legal.to : on })),
  ],
  'put back': [1, plain('put back')],
  announce: [
    8,
    fc.tuple(anyMove, fc.option(color)).map(([any, of]) => (done, game, pick, legal) => ({
      type: 'announce',
      ...done,
      move: pick % 9 ? (game.steps?.now?.placed?.move ?? legal) : any,
      ...(of && { of }),
    })),
  ],
  repeat: [
    4,
    anyMove.map((any) => (done, game, pick) => ({
      type: 'repeat',
      ...done,
      move: pick % 3 ? (calledIn(game) ?? any) : any,
    })),
  ],
  execute: [
    4,
    fc.tuple(color, anyMove).map(([on, any]) => (done, game, pick) => ({
      type: 'execute',
      ...done,
      on: pick % 5 ? positionOf(game).turn : on,
      move: pick % 4 ? (game.plies.at(-1)?.move ?? any) : any,
    })),
  ],
  'compare boards': [
    3,
    fc
      .option(forBoth(fc.uniqueArray(fc.record({ color, kind: fc.constantFrom(...PIECE_KINDS), square }), PLACES)))
      .map((entered) => (done, _game, pick) => ({
        type: 'compare boards',
        ...done,
        ...(entered && pick % 5 === 0 && { entered: pick % 2 ? entered : { white: entered.white } }),
      })),
  ],
  'mend board': [2, withFields('mend board', fc.record({ of: color }))],
  ask: [2, withFields('ask', fc.record({ about: fc.constantFrom('moves', 'time') }))],
  tell: [1, withFields('tell', fc.record({ about: fc.constantFrom('moves', 'time') }))],
};

/** The call that is to be repeated. */
function calledIn(game: Game): Move | undefined {
  const called = game.steps?.now?.called ?? game.steps?.last?.called;
  return called && { from: called.from, to: called.to, ...(called.promotion && { promotion: called.promotion }) };
}

const idea: fc.Arbitrary<Idea> = fc.record({
  wait: fc.oneof(
    { weight: 10, arbitrary: fc.integer({ min: 0, max: 9000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
  ),
  actor: fc.constantFrom(...ACTORS),
  fits: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  choice: fc.nat(10_000),
  make: fc.oneof(...Object.values(MAKERS).map(([weight, arbitrary]) => ({ weight, arbitrary }))),
});

/** Acts that players do on their own move, and those of an arbiter: done by whoever may, mostly. */
const BY_ARBITER: readonly ActType[] = [
  'start',
  'restart',
  'set clock',
  'default',
  'rule',
  'unwatched',
  'adjourn',
  'resume',
  'restore',
];
const AT_THE_BOARD: readonly ActType[] = [
  ...(['make', 'touch', 'adjust', 'seal', 'claim', 'claim quickplay', 'take off', 'put back'] as const),
];

function actOf({ actor, fits, choice, make }: Idea, game: Game, at: number): Act {
  const position = positionOf(game);
  const moves = position.legalMoves();
  const legal = moves[choice % Math.max(1, moves.length)] ?? { from: 'a1', to: 'a2' };
  const act = make({ by: actor, at }, game, choice, legal);
  if (!fits) return act;
  if (choice % 2) {
    const next = nextStep(game, at, choice, legal);
    if (next) return next;
  }
  const running = game.clock?.now.phase === 'running' ? game.clock.now.side : position.turn;
  if (BY_ARBITER.includes(act.type)) return { ...act, by: 'arbiter' };
  if (AT_THE_BOARD.includes(act.type)) return { ...act, by: position.turn };
  return act.type === 'press' ? { ...act, by: running } : act;
}

/** What a state of the game waits for, so that games do not stand still: a start, the steps of sealing, a signature. */
function nextStep(game: Game, at: number, choice: number, legal: Move): Act | undefined {
  const arbiter = { by: 'arbiter', at } as const;
  const { adjournment, clock } = game;
  if (game.ending)
    return choice % 5 ? undefined : { type: 'sign', by: COLORS[choice % 3 ? 0 : 1], at, result: game.ending.result };
  if (adjournment) {
    const { written, closed, clockStopped } = adjournment.sealing;
    const sealing = { type: 'seal', by: adjournment.sealer, at } as const;
    const move = adjournment.sealing.madeOnBoard ?? legal;
    if (!written) return { ...sealing, step: { do: 'write', move: { readings: [move] } } };
    const given = { players: texts, resumption: { date: 'd', time: 't', venue: 'v' } };
    if (!closed) return { ...sealing, step: { do: 'close the envelope', given } };
    if (!clockStopped) return { ...sealing, step: { do: 'stop the clock' } };
    const found = { envelope: choice % 7 > 0, times: choice % 11 > 0, position: choice % 13 > 0 };
    return {
      type: 'resume',
      ...arbiter,
      present: { white: choice % 3 > 0, black: choice % 5 > 0 },
      late: choice,
      found,
    };
  }
  if (game.quickplay && choice % 3) {
    const decision: Decision =
      game.quickplay.asks === 'increment'
        ? { on: 'quickplay increment', agrees: choice % 5 > 0 }
        : choice % 5 > 2
          ? { on: 'quickplay draw', decision: 'postpone', awardTime: choice % 7 > 3 }
          : { on: 'quickplay draw', decision: choice % 5 > 1 ? 'draw' : 'reject' };
    return { type: 'rule', ...arbiter, decision };
  }
  if (clock?.now.phase === 'waiting') return { type: 'start', ...arbiter };
  const now = game.steps?.now;
  for (const side of COLORS) {
    const about = game.steps?.asked?.[side]?.[0];
    if (about && choice % 3 === 0) return { type: 'tell', by: `assistant of ${side}`, at, about };
  }
  if (now?.placed && choice % 3) {
    return { type: 'announce', by: now.by, at, move: choice % 7 ? now.placed.move : legal };
  }
  if (game.unwatched && choice % 3) return { type: 'charge time', ...arbiter, charged: choice % 2 > 0 };
  return clock?.now.phase === 'paused' ? { type: 'restart', ...arbiter } : undefined;
}

/** Everything of a game as plain data, each position by its FEN. */
function plainOf(game: Game): string {
  return JSON.stringify(game, (_key, value: unknown) => (isPosition(value) ? value.fen() : value));
}

function isPosition(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && 'fen' in value && typeof value.fen === 'function';
}

/** Freezes what a judge could write into, so that it throws if it does; positions keep what they are to themselves. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

type Sum = Record<Color, number>;

function remaining(clock: Clock): Sum {
  return { white: clock.sides.white.remaining, black: clock.sides.black.remaining };
}

/**
 * What the clock must show after an act, from what it showed just before and from what is told: time that was added or set, a
 * period that was reached, and what each press gives by the time control (Art. 6.3). A display for all remaining moves does not go
 * below zero.
 */
function expectTime(before: Game, after: Game, act: Act, facts: readonly Fact[]): void {
  if (!before.clock || !after.clock) return;
  if (facts.some((fact) => fact.type === 'fault found' && fact.ruling === 'new game')) return;
  // What nobody watched is nobody's.
  const until = act.type === 'unwatched' ? act.at - (act.length ?? 0) : act.at;
  const charged = settle(before.clock, until);
  const told = remaining(charged);
  const now = settle(after.clock, act.at);
  // Where the adjourned position is lost a new game is begun, and both displays are set anew.
  if (act.type === 'resume' && after.clock.now.phase === 'waiting') return;
  const floor: Sum = { white: Number.NEGATIVE_INFINITY, black: Number.NEGATIVE_INFINITY };
  for (const fact of facts) {
    if (fact.type === 'time added') told[fact.to] += fact.time;
    if (fact.type === 'period reached') told[fact.by] += fact.added;
    if (fact.type === 'time charged' && fact.charged) {
      const { control, period, spent } = charged.sides[fact.of];
      const { extra } = periodAt(control, period);
      // A delay that has not run out passes first (Art. 6.3.2).
      const free = extra.kind === 'delay' ? Math.max(0, extra.time - spent) : 0;
      told[fact.of] -= Math.max(0, fact.length - free);
    }
    if (fact.type === 'clock set') {
      for (const color of COLORS) told[color] = fact.settings[color]?.time ?? told[color];
    }
  }
  for (const color of COLORS) told[color] += givenBy(before, after, act, facts, color);
  for (const color of COLORS) {
    // Coming into the last period overspent, a display stands at zero.
    if (now.sides[color].fell !== undefined && now.sides[color].remaining === 0) floor[color] = 0;
    expect(now.sides[color].remaining, `${act.type} ${color}`).toBe(Math.max(floor[color], told[color]));
  }
}

/** What may be the last step of a move (App. D.2.3). */
const MAKING: readonly ActType[] = ['make', 'announce', 'take off'];

/** What pressing gave this player: the extra of the move completed and that of the next (Art. 6.3.1, 6.3.2). */
function givenBy(before: Game, after: Game, act: Act, facts: readonly Fact[], color: Color): number {
  if (!before.clock || !after.clock) return 0;
  const pressed = facts.some((fact) => fact.type === 'pressed' && fact.by === color);
  const withMove =
    MAKING.includes(act.type) &&
    before.conditions.press === 'with the move' &&
    facts.some((fact) => fact.type === 'moved' && fact.by === color) &&
    !after.ending &&
    (before.clock.now.phase === 'waiting' || (before.clock.now.phase === 'running' && before.clock.now.side === color));
  const count = withMove ? 1 : before.plies.filter((ply) => ply.by === color && !ply.completed).length;
  if (!(pressed || withMove) || count === 0) return 0;
  const settled = settle(before.clock, act.at).sides[color];
  const flagInLast = (side: typeof settled) =>
    side.fell !== undefined && periodAt(side.control, side.period).moves === null;
  if (flagInLast(settled)) return 0;
  const here = periodAt(settled.control, settled.period).extra;
  const then = after.clock.sides[color];
  const next = periodAt(then.control, then.period).extra;
  const back = here.kind === 'bronstein' ? Math.min(settled.spent, here.time) : 0;
  const afterwards = here.kind === 'increment' && here.added === 'after' ? here.time : 0;
  const begun = next.kind === 'increment' && next.added === 'before' && !flagInLast(then) ? next.time : 0;
  return back + afterwards + begun;
}

function expectConsistent(game: Game): void {
  expect(game.plies).toHaveLength(game.positions.length - 1);
  const { blind } = game.conditions;
  if (!blind) expect(game.steps).toBeUndefined();
  // Where players are visually disabled, a board may be in the middle of a move, or wrong; both are one where one is used.
  if (blind?.boards === 'one') expect(game.boards.black).toBe(game.boards.white);
  if (!blind) expect(game.boards.white).toBe(positionOf(game));
  game.plies.forEach(({ by, move, legal }, index) => {
    expect(game.positions[index]?.turn).toBe(by);
    expect(game.positions[index]?.isLegal(move)).toBe(legal);
    expect(game.positions[index + 1]?.turn).not.toBe(by);
  });
  for (const color of COLORS) {
    const sheet = game.sheets[color];
    const own = game.own[color];
    expect(sheet).toHaveLength(game.conditions.recording === 'program' ? plyOf(game) : own.recorded);
    sheet.forEach(({ moved }, index) => {
      expect(moved.ply).toBe(index + 1);
      if (blind) return;
      expect(moved.from).toBe(game.plies[index]?.move.from);
      expect(moved.to).toBe(game.plies[index]?.move.to);
    });
    expect(Number.isSafeInteger(game.illegal[color]) && game.illegal[color] >= 0).toBe(true);
    const shown = game.clock?.sides[color];
    if (shown) expect(Number.isSafeInteger(shown.remaining) && Number.isSafeInteger(shown.moves)).toBe(true);
  }
  if (game.ending) {
    expect(game.offer).toBeUndefined();
    expect(game.clock?.now.phase ?? 'stopped').toBe('stopped');
  }
  if (!game.clock || game.conditions.press === 'with the move') {
    expect(game.plies.every((ply) => ply.completed)).toBe(true);
  }
  for (const role of ROLES) {
    const { positions, board } = viewFor(game, role);
    if (!blind) expect(positions).toBe(game.positions);
    if (role === 'white' || role === 'black') expect(positions.at(-1)).toBe(board);
  }
}

interface Tally {
  readonly done: Partial<Record<ActType, number>>;
  readonly refused: Partial<Record<ActType, number>>;
  readonly facts: Partial<Record<Fact['type'], number>>;
}

const tally: Tally = { done: {}, refused: {}, facts: {} };
function count<K extends string>(counts: Partial<Record<K, number>>, key: K): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function run(given: Conditions, ideas: readonly Idea[]): void {
  const begun = beginGame(given);
  if (!begun.ok) throw new Error(begun.problem);
  let game = frozen(begun.game);
  let at = 1000;
  const journal: { readonly act: Act; readonly facts: string }[] = [];
  for (const one of ideas) {
    at += one.wait;
    const act = actOf(one, game, at);
    const judgement = judge(game, act);
    if (judgement.type === 'refused') {
      // The game is frozen; and what a refused act had changed all the same, the replay below, without it, would not show.
      count(tally.refused, act.type);
      continue;
    }
    count(tally.done, act.type);
    expect(actsFor(game, act.by)).toContain(act.type);
    for (const fact of judgement.facts) count(tally.facts, fact.type);
    expectTime(game, judgement.game, act, judgement.facts);
    game = frozen(judgement.game);
    // Art. 6.2.1: by his press a player completes all that he has made.
    if (act.type === 'press') expect(game.plies.filter((ply) => ply.by === act.by && !ply.completed)).toEqual([]);
    journal.push({ act, facts: JSON.stringify(judgement.facts) });
  }
  expectConsistent(game);

  // The journal alone gives the same game and the same facts.
  let again = begun.game;
  for (const { act, facts } of journal) {
    const judgement = judge(again, act);
    if (judgement.type === 'refused') throw new Error(`refused in the replay: ${act.type}`);
    expect(JSON.stringify(judgement.facts)).toBe(facts);
    again = judgement.game;
  }
  expect(plainOf(again)).toBe(plainOf(game));
}

const sequence = fc.tuple(conditions, fc.array(idea, { minLength: 5, maxLength: 40, size: 'max' }));

/** Sequences that once failed, by seed and path as fast-check prints them. */
const FAILED: readonly { readonly seed: number; readonly path: string }[] = [];

describe('any acts in any order', () => {
  test.each(Array.from({ length: PARTS }, (_, index) => SEED + index))('seed %i', { timeout: 120_000 }, (seed) => {
    fc.assert(
      fc.property(sequence, ([given, ideas]) => run(given, ideas)),
      { seed, numRuns: SEQUENCES / PARTS },
    );
  });

  if (FAILED.length > 0) {
    test.each(FAILED)('once failed: seed $seed, path $path', ({ seed, path }) => {
      fc.assert(
        fc.property(sequence, ([given, ideas]) => run(given, ideas)),
        { seed, path, numRuns: 1 },
      );
    });
  }

  test('every kind of act was tried', () => {
    for (const type of Object.keys(MAKERS) as ActType[]) {
      expect((tally.done[type] ?? 0) + (tally.refused[type] ?? 0), type).toBeGreaterThan(0);
    }
  });

  // A quickplay claim is seldom in order.
  test.runIf(NIGHTLY)('every kind of act was done and was refused, and every kind of fact was told', () => {
    for (const type of Object.keys(MAKERS) as ActType[]) {
      expect(tally.done[type] ?? 0, `${type} done`).toBeGreaterThan(0);
      expect(tally.refused[type] ?? 0, `${type} refused`).toBeGreaterThan(0);
    }
    expect(Object.keys(tally.facts).sort()).toEqual(ALL_FACTS);
  });
});

/** A record, so that a fact added to the type is missed here by the compiler. */
const ALL_FACTS: readonly string[] = Object.keys({
  moved: 0,
  captured: 0,
  checked: 0,
  adjusting: 0,
  touched: 0,
  bound: 0,
  pressed: 0,
  'period reached': 0,
  'time overstepped': 0,
  'clock started': 0,
  'clocks stopped': 0,
  'clock set': 0,
  'time added': 0,
  'flag fell': 0,
  unwatched: 0,
  'charge proposed': 0,
  'time charged': 0,
  arrived: 0,
  'draw offered': 0,
  'draw rejected': 0,
  'draw claimed': 0,
  'claim rejected': 0,
  'quickplay claimed': 0,
  'quickplay decided': 0,
  'fault found': 0,
  written: 0,
  signed: 0,
  penalised: 0,
  scored: 0,
  adjourned: 0,
  sealed: 0,
  resumed: 0,
  restored: 0,
  'taken off': 0,
  placed: 0,
  'pieces put back': 0,
  announced: 0,
  repeated: 0,
  executed: 0,
  'left undone': 0,
  'boards compared': 0,
  'board mended': 0,
  asked: 0,
  told: 0,
  'mate undecided': 0,
  ended: 0,
} satisfies Record<Fact['type'], number>).sort();
