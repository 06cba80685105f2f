/**
 * Whatever comes from storage or another window is looked at in every part: a value is taken when it is whole, and not when
 * any one part of it is another.
 */
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../src/laws/clock/time-control.js';
import { LONGEST_REASON, is, isObject } from '../../../src/laws/schema.js';
import { SETUP, isJournalEntry } from '../../../src/game/session/journal.js';
import { isRefusal } from '../../../src/game/session/messages.js';
import { parseAct, parseConditions, parseDraft, parseFact } from '../../../src/laws/parse.js';
import { setup } from '../fakes.js';
import { EVERY_ACT, EVERY_CONDITION, EVERY_FACT } from '../acts-and-facts.js';

const isAct = (value: unknown): boolean => parseAct(value).ok;
const isActDraft = (value: unknown): boolean => parseDraft(value).ok;
const isFact = (value: unknown): boolean => parseFact(value).ok;
const isConditions = (value: unknown): boolean => parseConditions(value).ok;

type Data = unknown;
type Path = readonly (string | number)[];

/** The paths to every part of a value, itself left out. */
function parts(value: Data, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...path, name], ...parts(part, [...path, name])]);
}

function withPart(value: Data, [name, ...rest]: Path, change: (part: Data) => Data): Data {
  if (name === undefined) return change(value);
  const copy: Record<string, Data> | Data[] = Array.isArray(value) ? [...(value as Data[])] : { ...(value as object) };
  const holder = copy as Record<string, Data>;
  holder[name] = withPart(holder[name], rest, change);
  return copy;
}

/** What no part of any act, fact or condition may be. */
const HOSTILE: readonly Data[] = [NaN, Infinity, 'applause', { type: 'toString' }, [['e4']], () => 'e4', Symbol('e4')];
/** Texts that may say anything. */
const FREE_TEXT = [
  'article',
  'note',
  'san',
  'alphabets',
  'start',
  'players',
  'resumption',
  'improper',
  'goesOn',
  'reason',
];

function unsound(value: Data, guard: (value: unknown) => boolean): readonly string[] {
  return parts(value).flatMap((path) => {
    const free = path.some((name) => FREE_TEXT.includes(String(name)));
    // All of what is set on a clock may be left out, so that any object is a setting of nothing.
    const unset = path.slice(-2).includes('settings') && !['time', 'moves'].includes(String(path.at(-1)));
    // So may both players' assistants, and both boards that are entered.
    const empty = unset || ['assistants', 'entered'].includes(String(path.at(-1)));
    return HOSTILE.filter((hostile) => !(free && typeof hostile === 'string') && !(empty && isObject(hostile))).flatMap(
      (hostile) => (guard(withPart(value, path, () => hostile)) ? [`${path.join('.')} = ${String(hostile)}`] : []),
    );
  });
}

describe.each([
  ['act', EVERY_ACT, isAct],
  ['fact', EVERY_FACT, isFact],
  ['conditions', EVERY_CONDITION, isConditions],
] as const)('every %s', (_name, samples, guard) => {
  it.each(samples.map((sample) => [JSON.stringify(sample), sample] as const))('is taken whole: %s', (_text, sample) => {
    expect(guard(structuredClone(sample))).toBe(true);
  });

  it('is not taken with any one part of it another', () => {
    expect(samples.flatMap((sample) => unsound(sample, guard))).toEqual([]);
  });
});

describe('acts', () => {
  it('are drafts without their time, and acts only with it', () => {
    for (const { at: _, ...draft } of EVERY_ACT) {
      // Unwatched time is noticed by whoever holds the game.
      expect(isActDraft(draft)).toBe(draft.type !== 'unwatched');
      expect(isAct(draft)).toBe(false);
    }
  });

  it.each<readonly [string, unknown]>([
    ['of an onlooker', { type: 'resign', by: 'onlooker', at: 1 }],
    ['of no known type', { type: 'castle', by: 'white', at: 1 }],
    ['that only a prototype knows', { type: 'constructor', by: 'white', at: 1 }],
    ['that is a list', [{ type: 'resign', by: 'white', at: 1 }]],
    ['whose move is missing', { type: 'make', by: 'white', at: 1 }],
    ['at a ply that is none', { type: 'restore', by: 'white', at: 1, ply: -1, cause: 'takeback' }],
    ['with half a ply', { type: 'write', by: 'white', at: 1, entry: { what: 'offer', ply: 1.5 } }],
    ['with a condition that is false', { type: 'offer', by: 'white', at: 1, onConditions: false }],
    ['with moves below none', { type: 'set clock', by: 'arbiter', at: 1, settings: { white: { moves: -1 } } }],
    ['of a fault no one knows', { type: 'point out', by: 'white', at: 1, fault: { what: 'yawning' } }],
    [
      'with a postponement that awards nothing either way',
      { type: 'rule', by: 'arbiter', at: 1, decision: { on: 'quickplay draw', decision: 'postpone' } },
    ],
    [
      'with a penalty of another measure',
      {
        type: 'rule',
        by: 'arbiter',
        at: 1,
        decision: { on: 'penalty', against: 'white', penalty: { kind: 'rounds', points: 1 } },
      },
    ],
    [
      'with a promotion to a king',
      { type: 'make', by: 'white', at: 1, move: { from: 'e7', to: 'e8', promotion: 'king' } },
    ],
    [
      'with a reason longer than can be read back',
      { type: 'stop', by: 'arbiter', at: 1, reason: 'x'.repeat(LONGEST_REASON + 1) },
    ],
    ['with a reason that is no text', { type: 'stop', by: 'arbiter', at: 1, reason: 7 }],
  ])('%s are none', (_name, act) => {
    expect(isAct(act)).toBe(false);
  });

  it('have a reason as long as can be read back', () => {
    expect(isAct({ type: 'stop', by: 'arbiter', at: 1, reason: 'x'.repeat(LONGEST_REASON) })).toBe(true);
  });
});

describe('the time of a game', () => {
  const time = (...periods: readonly object[]): unknown => ({
    play: 'casual',
    start: '',
    time: { white: { periods }, black: { periods: [{ moves: null, time: MINUTE, extra: { kind: 'none' } }] } },
  });
  const none = { kind: 'none' };

  it.each<readonly [string, readonly object[]]>([
    ['has no period', []],
    ['is nothing', [{ moves: null, time: 0, extra: none }]],
    ['is below nothing', [{ moves: null, time: -MINUTE, extra: none }]],
    [
      'has a period of no moves, in which a clock would never come to the next',
      [{ moves: 0, time: MINUTE, extra: none }],
    ],
    [
      'has a period after the last',
      [
        { moves: null, time: MINUTE, extra: none },
        { moves: null, time: MINUTE, extra: none },
      ],
    ],
    [
      'adds at no known moment',
      [{ moves: null, time: MINUTE, extra: { kind: 'increment', time: 1000, added: 'during' } }],
    ],
    ['is of one side only', undefined as never],
  ])('cannot be one that %s', (name, periods) => {
    const conditions =
      name === 'is of one side only'
        ? { play: 'casual', start: '', time: { white: { periods: [{ moves: null, time: MINUTE, extra: none }] } } }
        : time(...periods);
    expect(isConditions(conditions)).toBe(false);
    expect(is(SETUP, { ...setup('a'), conditions })).toBe(false);
  });
});

it('a game number of Chess960 is 0 to 959', () => {
  const numbered = (chess960: number): boolean => isConditions({ play: 'casual', start: '', chess960 });
  expect([0, 518, 959].map(numbered)).toEqual([true, true, true]);
  expect([-1, 960, 0.5].map(numbered)).toEqual([false, false, false]);
});

it('entries of version 1 to 6 are read, and no others', () => {
  const entry = { n: 1, act: { type: 'resign', by: 'white', at: 1 }, facts: EVERY_FACT };
  const read = (version: unknown): boolean => isJournalEntry({ ...entry, version });
  expect([1, 2, 3, 4, 5, 6].map(read)).toEqual([true, true, true, true, true, true]);
  expect([0, 7, 1.5, '1', undefined, null].map(read)).toEqual([false, false, false, false, false, false]);
});

it('a refusal is known by its reason', () => {
  expect(isRefusal({ reason: 'not your turn', turn: 'white' })).toBe(true);
  expect(
    [{ reason: 'applause' }, { reason: 'toString' }, { reason: 7 }, {}, null, 'not your turn'].map(isRefusal),
  ).toEqual(Array.from({ length: 6 }, () => false));
});
