/** What comes from outside is an act, a fact or conditions of a game, or a refusal; nothing is thrown, whatever it is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { MINUTE } from '../../src/laws/clock/time-control.js';
import { parseAct, parseConditions, parseDraft, parseFact } from '../../src/laws/parse.js';
import { EVERY_ACT, EVERY_CONDITION, EVERY_FACT } from '../game/acts-and-facts.js';

/** Seeded, so that what fails here fails everywhere. */
const PROPERTY = { seed: 19720711, numRuns: 2000 } as const;

const refusedAs = (why: string) => ({ ok: false, refusal: { reason: 'unreadable act', why } });
const done = { by: 'white', at: 1000 };
const e2e4 = { from: 'e2', to: 'e4' };

describe('an act', () => {
  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', '{"type":"resign"}'],
    ['a list', [{ type: 'resign', ...done }]],
    ['of no type', { ...done }],
    ['of an unknown type', { type: 'castle', ...done }],
    ['of a type that every object has', { type: 'toString', ...done }],
    ['without its time', { type: 'resign', by: 'white' }],
    ['by nobody', { type: 'resign', at: 1000 }],
    ['by an onlooker', { type: 'resign', by: 'onlooker', at: 1000 }],
    ['without what it needs', { type: 'make', ...done }],
  ])('that is %s is none', (_name, value) => {
    expect(parseAct(value)).toEqual(refusedAs('no act'));
  });

  test.each<readonly [string, unknown]>([
    ['that is moved from', { type: 'make', ...done, move: { from: 'i2', to: 'e4' } }],
    ['that is moved to', { type: 'make', ...done, move: { from: 'e2', to: 'e9' } }],
    ['that is touched', { type: 'touch', ...done, square: 'E2' }],
    ['that is no text', { type: 'touch', ...done, square: 12 }],
  ])('names a square %s, and it is none', (_name, value) => {
    expect(parseAct(value)).toEqual(refusedAs('not a square'));
  });

  test.each<readonly [string, unknown]>([
    ['is null', { type: 'resign', by: 'white', at: null }],
    ['is a text', { type: 'resign', by: 'white', at: '12:00' }],
    ['is not a number', { type: 'resign', by: 'white', at: NaN }],
    ['never comes', { type: 'resign', by: 'white', at: Infinity }],
    ['to be set is null', { type: 'set clock', ...done, by: 'arbiter', settings: { white: { time: null } } }],
    ['to be added is a text', { type: 'rule', ...done, decision: { on: 'time', to: 'white', time: '2 min' } }],
    ['of coming late is null', { type: 'resume', ...done, present: { white: true, black: true }, late: null }],
  ])('has a time that %s', (_name, value) => {
    expect(parseAct(value)).toEqual(refusedAs('not a time'));
  });

  test('is refused where it is earlier than the act before, and taken at the same time', () => {
    const act = { type: 'resign', ...done };
    expect(parseAct(act, 1001)).toEqual(refusedAs('earlier than the act before'));
    expect(parseAct(act, 1000)).toEqual({ ok: true, value: act });
  });

  test.each(['2-0', '1', null, 'white'])('with the result %j is refused', (result) => {
    expect(parseAct({ type: 'sign', ...done, result })).toEqual(refusedAs('not a result'));
    expect(parseAct({ type: 'rule', ...done, decision: { on: 'result', result } })).toEqual(refusedAs('not a result'));
  });

  test('is handed on as it came: the same value, with what nobody asks for', () => {
    const act = { type: 'make', ...done, move: e2e4, note: 'of a later version' };
    const parsed = parseAct(act);
    expect(parsed.ok && parsed.value).toBe(act);
  });

  test('that is a draft has no time, and is not noticed by another window', () => {
    const draft = { type: 'make', by: 'white', move: e2e4 };
    const parsed = parseDraft(draft);
    expect(parsed.ok && parsed.value).toBe(draft);
    expect(parseDraft({ type: 'unwatched', by: 'arbiter' })).toEqual(refusedAs('no act'));
    expect(parseDraft(null)).toEqual(refusedAs('no act'));
  });
});

describe('a fact', () => {
  const ended = (ending: object) => ({ type: 'ended', audience: ['white'], ending });

  test('that ends a game by a result that does not exist is refused', () => {
    expect(parseFact(ended({ result: '3-0', reason: 'checkmate', article: '5.1.1' }))).toEqual(
      refusedAs('not a result'),
    );
  });

  test('whose winner has not won by its result is refused', () => {
    const ending = { result: '0-1', reason: 'checkmate', article: '5.1.1' };
    expect(parseFact(ended({ ...ending, winner: 'white' }))).toEqual(refusedAs('not a result'));
    expect(parseFact(ended({ ...ending, winner: 'black' })).ok).toBe(true);
  });

  test('with a time that is null is refused', () => {
    const added = { type: 'time added', audience: [], to: 'white', time: null, article: '9.5.3' };
    expect(parseFact(added)).toEqual(refusedAs('not a time'));
  });
});

describe('conditions', () => {
  const casual = { play: 'casual', start: START_FEN };
  const one = { moves: null, time: 5 * MINUTE, extra: { kind: 'none' } };

  test('of an edition that nobody knows are refused', () => {
    expect(parseConditions({ ...casual, edition: 'FIDE 1997' })).toEqual(refusedAs('unknown edition'));
  });

  test.each<readonly [string, unknown]>([
    ['null', null],
    ['without a period', { white: { periods: [] }, black: { periods: [one] } }],
    ['of nothing', { white: { periods: [{ ...one, time: 0 }] }, black: { periods: [one] } }],
    ['that is null in a period', { white: { periods: [{ ...one, time: null }] }, black: { periods: [one] } }],
  ])('with a time %s are refused', (_name, time) => {
    expect(parseConditions({ ...casual, time }).ok).toBe(false);
  });

  test('with a time that a clock can be set to are taken', () => {
    const given = { ...casual, time: { white: { periods: [one] }, black: { periods: [one] } } };
    expect(parseConditions(given)).toEqual({ ok: true, value: given });
  });
});

describe('whatever comes', () => {
  const parsers = [parseAct, parseDraft, parseFact, parseConditions] as const;

  test('is taken as it is or refused, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
        for (const parse of parsers) {
          const parsed = parse(value);
          expect(parsed.ok ? parsed.value : parsed.refusal.reason).toBe(parsed.ok ? value : 'unreadable act');
        }
      }),
      PROPERTY,
    );
  });

  test('has any one part of an act, a fact or conditions replaced by any JSON', () => {
    const samples = [...EVERY_ACT, ...EVERY_FACT, ...EVERY_CONDITION];
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.jsonValue(), (sample, chosen, part) => {
        const names = Object.keys(sample);
        const value: unknown = { ...sample, [names[chosen % names.length] ?? '']: part };
        for (const parse of parsers) {
          const parsed = parse(value);
          // A time that was taken is a number: no game ever has another.
          if (parse === parseAct && parsed.ok) expect(Number.isFinite((value as { at: unknown }).at)).toBe(true);
          expect(parsed.ok ? parsed.value : parsed.refusal.reason).toBe(parsed.ok ? value : 'unreadable act');
        }
      }),
      PROPERTY,
    );
  });

  test('is taken again after it was written as JSON', () => {
    for (const act of EVERY_ACT) expect(parseAct(JSON.parse(JSON.stringify(act))).ok).toBe(true);
    for (const fact of EVERY_FACT) expect(parseFact(JSON.parse(JSON.stringify(fact))).ok).toBe(true);
  });
});
