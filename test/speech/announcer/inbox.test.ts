/**
 * What a screen reader may not have heard. The times are worked by hand from what is promised in docs/accessibility.md: heard after as
 * long as it takes to say (at least a second) without a key, touch or change of focus; again after 0.4 s of rest, a third time after 1.5 s.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disturbed,
  dismissed,
  due,
  dueAt,
  emptyInbox,
  forgotten,
  isSaidAgain,
  lastBrokenOff,
  left,
  returned,
  takesToSay,
  written,
  type Inbox,
} from '../../../speech/announcer/inbox.js';
import type { Message } from '../../../speech/announcer/log.js';
import { words } from './announcer-fakes.js';

const message = (id: number): Message => ({ id, utterance: words(`move ${id}`) });

type Happening =
  | readonly ['write', number, number]
  | readonly ['disturb' | 'leave' | 'return', number]
  | readonly ['dismiss', number, number];

/** Lets all this happen, each thing at its time, and writes again what falls due, at once. What was written when. */
function play(happenings: readonly Happening[], until = 60_000): readonly (readonly [number, number])[] {
  const writes: (readonly [number, number])[] = [];
  let inbox: Inbox = emptyInbox(true);
  const write = (one: Message, at: number): void => {
    writes.push([one.id, at]);
    inbox = written(inbox, one, 1000, at);
  };
  const writeDueBefore = (end: number): void => {
    for (let at = dueAt(inbox); at !== undefined && at <= end; at = dueAt(inbox)) {
      const given = due(inbox, at);
      inbox = given.inbox;
      for (const one of given.messages) write(one, at);
    }
  };
  for (const [does, at, id = 0] of happenings) {
    writeDueBefore(at);
    if (does === 'write') write(message(id), at);
    else if (does === 'dismiss') inbox = dismissed(inbox, id);
    else if (does === 'disturb') inbox = disturbed(inbox, at);
    else inbox = does === 'leave' ? left(inbox, at) : returned(inbox, at);
  }
  writeDueBefore(until);
  return writes;
}

describe('a message of the game', () => {
  it.each<[string, readonly Happening[], readonly (readonly [number, number])[]]>([
    [
      'is heard after a second without a key',
      [
        ['write', 0, 1],
        ['disturb', 1000],
      ],
      [[1, 0]],
    ],
    [
      'is written again 400 ms after the key that broke it off',
      [
        ['write', 0, 1],
        ['disturb', 999],
      ],
      [
        [1, 0],
        [1, 1399],
      ],
    ],
    [
      'waits until the last of many keys has rested',
      [
        ['write', 0, 1],
        ['disturb', 100],
        ['disturb', 300],
        ['disturb', 600],
        ['disturb', 990],
      ],
      [
        [1, 0],
        [1, 1390],
      ],
    ],
    [
      'is written a third time after 1.5 s, and no fourth time',
      [
        ['write', 0, 1],
        ['disturb', 100],
        ['disturb', 700],
        ['disturb', 2300],
      ],
      [
        [1, 0],
        [1, 500],
        [1, 2200],
      ],
    ],
    [
      'comes in the order in which it was told: the later waits for the earlier',
      [
        ['write', 0, 1],
        ['disturb', 100],
        ['disturb', 600],
        ['write', 700, 2],
        ['disturb', 800],
      ],
      [
        [1, 0],
        [1, 500],
        [2, 700],
        [1, 2300],
        [2, 2300],
      ],
    ],
    [
      'asked for by a key, is not said by itself as well',
      [
        ['write', 0, 1],
        ['disturb', 100],
        ['dismiss', 110, 1],
      ],
      [[1, 0]],
    ],
    [
      'told while the user is elsewhere, is written when he is back and rests',
      [
        ['leave', 0],
        ['write', 100, 1],
        ['write', 5000, 2],
        ['return', 9000],
        ['disturb', 9100],
      ],
      [
        [1, 100],
        [2, 5000],
        [1, 9500],
        [2, 9500],
      ],
    ],
    [
      'broken off by leaving the window, too',
      [
        ['write', 0, 1],
        ['leave', 300],
        ['return', 9000],
      ],
      [
        [1, 0],
        [1, 9400],
      ],
    ],
    [
      'heard before he left, is not',
      [
        ['write', 0, 1],
        ['leave', 1000],
        ['return', 9000],
      ],
      [[1, 0]],
    ],
  ])('%s', (_what, happenings, expected) => {
    expect(play(happenings)).toEqual(expected);
  });

  it('written three times and never heard, is still the one that is asked for first, until the next move', () => {
    let inbox = emptyInbox(true);
    for (const at of [0, 1000, 3000]) inbox = disturbed(written(inbox, message(1), 1000, at), at + 100);
    expect(dueAt(inbox)).toBeUndefined();
    expect(lastBrokenOff(inbox)?.id).toBe(1);
    inbox = written(inbox, message(2), 1000, 9000);
    expect(lastBrokenOff(inbox)).toBeUndefined();
  });

  it('is the one that is asked for first only as long as nothing was told after it', () => {
    let inbox = disturbed(written(emptyInbox(true), message(1), 1000, 0), 100);
    expect(lastBrokenOff(inbox)?.id).toBe(1);
    inbox = written(inbox, message(2), 1000, 200);
    expect(lastBrokenOff(disturbed(inbox, 1300))).toBeUndefined();
  });

  it('of a game that is over is not said again in the next', () => {
    const inbox = forgotten(disturbed(written(emptyInbox(true), message(1), 1000, 0), 100));
    expect(dueAt(inbox)).toBeUndefined();
    expect(lastBrokenOff(inbox)).toBeUndefined();
  });

  it('takes a second at least, and longer for a long one: 60 letters at 65 ms are 3.9 s', () => {
    expect(takesToSay(words('e4'), 65)).toBe(1000);
    expect(takesToSay(words('x'.repeat(60)), 65)).toBe(3900);
  });
});

describe('what is said again by itself', () => {
  it.each([
    ['a move', words('m'), [true, true, false]],
    ['a flag', words('f', 'alarm'), [true, true, false]],
    ['a warning of the clock', words('c', 'clock'), [false, true, false]],
    ['a press of the clock', words('p', 'move', 'game', { isTrifle: true }), [false, false, false]],
    ['an answer', words('a', 'answer', 'page'), [false, false, false]],
    ['a repetition', words('m', 'answer', 'game'), [false, false, false]],
    ['a failure of the page', words('x', 'alarm', 'page'), [false, false, false]],
  ] as const)('%s', (_what, utterance, [game, withClock, nothing]) => {
    const said = (['game', 'game and clock', 'nothing'] as const).map((choice) => isSaidAgain(utterance, choice));
    expect(said).toEqual([game, withClock, nothing]);
  });
});

it('whatever is pressed: each is written at least once and at most three times, and last in a rest if it was not heard', () => {
  const happening = fc.tuple(fc.constantFrom('write', 'disturb'), fc.integer({ min: 20, max: 1200 }));
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (steps) => {
      let at = 0;
      let id = 0;
      const happenings = steps.map(([does, wait]): Happening => {
        at += wait;
        return does === 'write' ? ['write', at, (id += 1)] : ['disturb', at];
      });
      const writes = play(happenings, at + 60_000);
      for (let one = 1; one <= id; one += 1) {
        const times = writes.filter(([other]) => other === one).map(([, when]) => when);
        expect(times.length).toBeGreaterThanOrEqual(1);
        expect(times.length).toBeLessThanOrEqual(3);
        const next =
          happenings.find(([does, when]) => does === 'disturb' && when > (times.at(-1) ?? 0))?.[1] ?? Infinity;
        if (times.length < 3) expect(next - (times.at(-1) ?? 0)).toBeGreaterThanOrEqual(1000);
      }
    }),
    { seed: 1611, numRuns: 500 },
  );
});
