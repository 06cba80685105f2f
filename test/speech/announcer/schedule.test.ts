import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../speech/announcer/log.js';
import {
  emptySchedule,
  isWaiting,
  step,
  type Schedule,
  type ScheduleEvent,
} from '../../../speech/announcer/schedule.js';
import { textOf, type Priority, type Utterance } from '../../../speech/utterance.js';
import { words } from './announcer-fakes.js';

/** What a sink was asked to do, in order: "say x", "take back", "back x". */
function run(manner: Schedule['manner'], events: readonly ScheduleEvent[]) {
  const asked: string[] = [];
  let schedule = emptySchedule(manner);
  for (const event of events) {
    const taken = step(schedule, event);
    schedule = taken.schedule;
    for (const effect of taken.effects) {
      switch (effect.type) {
        case 'say':
          asked.push(`say ${textOf(effect.message.utterance)}`);
          break;
        case 'take back':
          asked.push('take back');
          break;
        case 'hand back':
          asked.push(...effect.messages.map(({ utterance }) => `back ${textOf(utterance)}`));
          break;
      }
    }
  }
  return { asked, schedule };
}

const message = (id: number, utterance: Utterance): Message => ({ id, utterance });
let ids = 0;
const put = (text: string, priority: Priority = 'move', at = 0, more: Partial<Utterance> = {}): ScheduleEvent => ({
  type: 'put',
  message: message((ids += 1), words(text, priority, 'game', more)),
  at,
});
const free = (at = 0): ScheduleEvent => ({ type: 'free', at });
const HEARD: ScheduleEvent = { type: 'heard' };
const SAID: ScheduleEvent = { type: 'said' };
const HUSHED: ScheduleEvent = { type: 'hushed' };
const STOPPED: ScheduleEvent = { type: 'stopped' };
const STOPPED_BUT_GAME: ScheduleEvent = { type: 'stopped', except: 'game' };
const PAGE: Partial<Utterance> = { channel: 'page' };

describe('interrupting', () => {
  it.each<readonly [string, readonly ScheduleEvent[], readonly string[]]>([
    ['nothing is said before the sink is free', [put('m')], []],
    ['nor twice at once', [put('m1'), put('m2'), free(), free()], ['say m1']],
    [
      'alarm, answer, move, clock, remark',
      [
        ...[put('r', 'remark'), put('c', 'clock'), put('m', 'move'), put('a', 'answer'), put('!', 'alarm')],
        ...[free(), SAID, free(), SAID, free(), SAID, free(), SAID, free()],
      ],
      ['say !', 'say a', 'say m', 'say c', 'say r'],
    ],
    [
      'a move that a higher one interrupts is said again, before the next move',
      [put('m1'), put('m2'), free(), HEARD, put('a', 'answer'), free(), SAID, free(), SAID, free()],
      ['say m1', 'take back', 'say a', 'say m1', 'say m2'],
    ],
    [
      'and only once',
      [
        put('m'),
        free(),
        HEARD,
        put('a1', 'answer'),
        free(),
        SAID,
        free(),
        HEARD,
        put('!', 'alarm'),
        free(),
        SAID,
        free(),
      ],
      ['say m', 'take back', 'say a1', 'say m', 'take back', 'say !'],
    ],
    [
      'what nobody has heard yet was not interrupted',
      [put('r', 'remark'), free(), put('!', 'alarm'), free(), SAID, free()],
      ['say r', 'take back', 'say !', 'say r'],
    ],
    [
      'an answer takes the place of an answer, heard or not, and of one that waits',
      [
        put('a1', 'answer'),
        free(),
        put('a2', 'answer'),
        put('a3', 'answer'),
        free(),
        HEARD,
        put('a4', 'answer'),
        free(),
      ],
      ['say a1', 'take back', 'say a3', 'take back', 'say a4'],
    ],
    [
      'clock words take the place of those before, also of those being said',
      [put('ten', 'clock', 0, { key: 'c' }), free(), HEARD, put('nine', 'clock', 0, { key: 'c' }), free()],
      ['say ten', 'take back', 'say nine'],
    ],
    [
      'and are left when their time has passed, not before',
      [put('ten', 'clock', 0, { expiresAfter: 100 }), put('nine', 'clock', 1, { expiresAfter: 100 }), free(101)],
      ['say nine'],
    ],
    [
      'hushed, what matters is said again however often, and all else is left',
      [
        put('m'),
        put('r', 'remark'),
        free(),
        HEARD,
        HUSHED,
        free(),
        HEARD,
        HUSHED,
        free(),
        SAID,
        free(),
        HEARD,
        HUSHED,
        free(),
      ],
      ['say m', 'take back', 'say m', 'take back', 'say m', 'say r', 'take back'],
    ],
    ['hushed with nothing to say, nothing is taken back', [HUSHED, put('m'), HUSHED, free()], ['say m']],
    ['stopped, all is forgotten', [put('m1'), put('m2'), free(), STOPPED, free()], ['say m1', 'take back']],
    [
      'stopped but for what the game tells, that is said on',
      [put('m1'), put('r', 'remark', 0, PAGE), put('m2'), free(), STOPPED_BUT_GAME, SAID, free(), SAID, free()],
      ['say m1', 'say m2'],
    ],
    [
      'and takes the place of what the page was saying',
      [put('a', 'answer', 0, PAGE), put('m'), free(), HEARD, STOPPED_BUT_GAME, free(), SAID, free()],
      ['say a', 'take back', 'say m'],
    ],
    [
      'given up, it hands back what is left of what was being said, then what waits and is not stale',
      [
        put('m1'),
        put('c', 'clock', 0, { expiresAfter: 100 }),
        put('m2'),
        free(),
        { type: 'part said', unsaid: [{ text: 'the rest', lang: 'en' }] },
        { type: 'given up', at: 101 },
        free(101),
      ],
      ['say m1', 'back the rest', 'back m2'],
    ],
    ['given up with nothing, it hands nothing back', [{ type: 'given up', at: 0 }], []],
  ])('%s', (_rule, events, expected) => {
    expect(run('interrupting', events).asked).toEqual(expected);
  });

  it('what is handed back has the time that it has left', () => {
    const { schedule } = run('interrupting', [put('c', 'clock', 0, { expiresAfter: 100 })]);
    const { effects } = step(schedule, { type: 'given up', at: 30 });
    expect(
      effects.flatMap((effect) => (effect.type === 'hand back' ? effect.messages : []))[0]?.utterance.expiresAfter,
    ).toBe(70);
  });

  it('knows whether anybody waits', () => {
    const { schedule } = run('interrupting', [put('c', 'clock', 0, { expiresAfter: 100 })]);
    expect([isWaiting(schedule, 100), isWaiting(schedule, 101)]).toEqual([true, false]);
  });
});

describe('in order', () => {
  it.each<readonly [string, readonly ScheduleEvent[], readonly string[]]>([
    [
      'each in the order in which it came, whatever its urgency',
      [put('r', 'remark'), put('m'), put('!', 'alarm'), free(), SAID, free(), SAID, free()],
      ['say r', 'say m', 'say !'],
    ],
    [
      'nothing that was given is taken back',
      [put('m'), free(), HEARD, put('!', 'alarm'), put('a', 'answer'), SAID, free(), SAID, free()],
      ['say m', 'say !', 'say a'],
    ],
    [
      'answers and clock words that wait give way to later ones, and stale ones are left',
      [
        ...[put('a1', 'answer'), put('ten', 'clock', 0, { key: 'c' }), put('late', 'clock', 0, { expiresAfter: 1 })],
        ...[put('a2', 'answer'), put('nine', 'clock', 0, { key: 'c' }), free(2), SAID, free(2), SAID, free(2)],
      ],
      ['say a2', 'say nine'],
    ],
  ])('%s', (_rule, events, expected) => {
    expect(run('in order', events).asked).toEqual(expected);
  });
});

describe('any stream of events', () => {
  const PRIORITIES = ['alarm', 'answer', 'move', 'clock', 'remark'] as const;
  const utterance = fc.record({
    type: fc.constant('put' as const),
    priority: fc.constantFrom(...PRIORITIES),
    key: fc.option(fc.constantFrom('one', 'other'), { nil: undefined, freq: 3 }),
    expiresAfter: fc.option(fc.nat(20), { nil: undefined, freq: 3 }),
  });
  const other = fc
    .constantFrom('free', 'free', 'free', 'heard', 'said', 'said', 'hushed')
    .map((type) => ({ type }) as const);
  const stream = fc.array(fc.oneof(utterance, other), { maxLength: 80 });

  it.each(['interrupting', 'in order'] as const)(
    '%s: one thing at a time, nothing lost that matters, in its order',
    (manner) => {
      fc.assert(
        fc.property(stream, (events) => {
          let schedule = emptySchedule(manner);
          const priorities = new Map<number, Priority>();
          const keyed = new Set<number>();
          const said: number[] = [];
          const begun = new Map<number, number>();
          const interrupted = new Map<number, number>();
          let saying: number | undefined;
          const take = (event: ScheduleEvent, hushed: boolean): void => {
            const wasHeard = schedule.present?.heard ?? false;
            const taken = step(schedule, event);
            schedule = taken.schedule;
            for (const effect of taken.effects) {
              switch (effect.type) {
                case 'say':
                  expect(saying).toBeUndefined();
                  saying = effect.message.id;
                  begun.set(saying, (begun.get(saying) ?? 0) + 1);
                  break;
                case 'take back':
                  expect(manner).toBe('interrupting');
                  expect(saying).toBeDefined();
                  if (!hushed && wasHeard) interrupted.set(saying!, (interrupted.get(saying!) ?? 0) + 1);
                  saying = undefined;
                  break;
                case 'hand back':
                  throw new Error('nobody gave up');
              }
            }
            expect(schedule.present?.entry.message.id).toBe(saying);
          };
          events.forEach((each, at) => {
            switch (each.type) {
              case 'put': {
                const { type: _type, key, expiresAfter, priority } = each;
                const more = { ...(key !== undefined && { key }), ...(expiresAfter !== undefined && { expiresAfter }) };
                const id = at + 1;
                priorities.set(id, priority);
                if (key !== undefined || expiresAfter !== undefined) keyed.add(id);
                take({ type: 'put', message: message(id, words(`${id}`, priority, 'game', more)), at }, false);
                return;
              }
              case 'free':
                take({ type: 'free', at }, false);
                return;
              case 'said':
                if (saying === undefined) return;
                said.push(saying);
                saying = undefined;
                take({ type: 'said' }, false);
                return;
              case 'heard':
                if (saying !== undefined) take({ type: 'heard' }, false);
                return;
              case 'hushed':
                if (manner === 'interrupting') take({ type: 'hushed' }, true);
                return;
            }
          });
          // Then all is said to its end.
          do {
            if (saying !== undefined) said.push(saying);
            saying = undefined;
            take({ type: 'said' }, false);
            take({ type: 'free', at: events.length }, false);
          } while (schedule.present !== undefined);
          expect(new Set(said).size).toBe(said.length);
          for (const [id, priority] of priorities) {
            if (keyed.has(id)) continue;
            if (priority === 'alarm') expect(said).toContain(id);
            if (priority === 'move' && (interrupted.get(id) ?? 0) < 2) expect(said).toContain(id);
            if (priority !== 'answer' && manner === 'in order') expect(said).toContain(id);
          }
          if (manner === 'in order') {
            expect(said).toEqual([...said].sort((one, next) => one - next));
            expect([...begun.values()].every((times) => times === 1)).toBe(true);
          }
          // An answer that was overtaken is never said after the one that took its place.
          const answers = said.filter((id) => priorities.get(id) === 'answer');
          expect(answers).toEqual([...answers].sort((one, next) => one - next));
        }),
        { seed: 4705, numRuns: 500 },
      );
    },
  );
});
