/** Belarusian: numbers, clocks and time controls, in whole sentences written by hand. */
import { describe, expect, test } from 'vitest';
import { pauseClock, setUpClock, startClock, type Clock } from '../../src/laws/clock/clock.js';
import {
  MINUTE,
  SECOND,
  incrementOf,
  timeControl,
  type Extra,
  type TimeControl,
} from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import { askClock } from '../../src/questions/clock.js';
import type { ClockQuestion } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { textOf } from '../../speech/utterance.js';
import { counting } from '../../speech/grammar/be.js';
import { eastSlavicForm } from '../../speech/grammar/slavic-counting.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { belarusian } from './be.js';

describe('times and numbers', () => {
  const HOUR = 60 * MINUTE;

  test.each([
    [999, 'менш за секунду'],
    [SECOND, 'адна секунда'],
    [2 * SECOND, 'дзве секунды'],
    [3 * SECOND, '3 секунды'],
    [5 * SECOND, '5 секунд'],
    [11 * SECOND, '11 секунд'],
    [12 * SECOND, '12 секунд'],
    [21 * SECOND, 'дваццаць адна секунда'],
    [22 * SECOND, 'дваццаць дзве секунды'],
    [25 * SECOND, '25 секунд'],
    [MINUTE, 'адна хвіліна'],
    [62 * SECOND, 'адна хвіліна дзве секунды'],
    [860 * SECOND, '14 хвілін 20 секунд'],
    [HOUR + 41 * MINUTE + 3 * SECOND, 'адна гадзіна сорак адна хвіліна'],
    [2 * HOUR + 5 * MINUTE, 'дзве гадзіны 5 хвілін'],
    [5 * HOUR + 34 * MINUTE, '5 гадзін 34 хвіліны'],
  ])('%d milliseconds', (time, text) => {
    expect(counting.shown(time)).toBe(text);
  });

  test.each([
    [90 * MINUTE, '90 хвілін', '90 хвілін'],
    [HOUR, 'адна гадзіна', 'адну гадзіну'],
    [101 * MINUTE, 'сто адна хвіліна', 'сто адну хвіліну'],
    [112 * MINUTE, '112 хвілін', '112 хвілін'],
    [90 * SECOND, 'адна хвіліна 30 секунд', 'адну хвіліну 30 секунд'],
    [100, 'менш за секунду', 'менш за секунду'],
  ])('%d milliseconds allotted, in both cases', (time, nominative, accusative) => {
    expect([counting.allotted(time), counting.allotted(time, 'accusative')]).toEqual([nominative, accusative]);
  });

  test.each([
    [1, '1 ход'],
    [2, '2 хады'],
    [4, '4 хады'],
    [5, '5 хадоў'],
    [11, '11 хадоў'],
    [14, '14 хадоў'],
    [21, '21 ход'],
    [22, '22 хады'],
    [40, '40 хадоў'],
    [111, '111 хадоў'],
    [121, '121 ход'],
  ])('%d moves', (count, text) => {
    expect(wordsBe.messages.phrase('time-moves', { moves: count })).toBe(text);
  });

  test('the plurals are those of CLDR', () => {
    const rules = new Intl.PluralRules('be');
    for (let count = 0; count < 1000; count += 1) expect(eastSlavicForm(count)).toBe(rules.select(count));
  });

  test('a number of the feminine is written out where it has a form of its own', () => {
    expect([1, 2, 12, 31, 52, 99, 201, 342].map((count) => counting.beforeFeminine(count, 'nominative'))).toEqual([
      'адна',
      'дзве',
      '12',
      'трыццаць адна',
      'пяцьдзясят дзве',
      '99',
      'дзвесце адна',
      'трыста сорак дзве',
    ]);
  });

  const NONE: Extra = { kind: 'none' };
  const half = incrementOf(30);
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * MINUTE, extra })),
    }) as unknown as TimeControl;

  test.each<readonly [string, TimeControl]>([
    ['5 хвілін', timeControl(5)],
    ['5 хвілін, 3 секунды на ход', timeControl(5, 3)],
    ['15 хвілін, адна секунда на ход', timeControl(15, 1)],
    ['дзве гадзіны', timeControl(120)],
    ['30 секунд на ход', { periods: [{ moves: null, time: 0, extra: half }] }],
    [
      '40 хадоў за 90 хвілін, затым 30 хвілін, 30 секунд на ход ад першага хода',
      chain([40, 90, half], [null, 30, half]),
    ],
    [
      '40 хадоў за дзве гадзіны, затым 20 хадоў за адну гадзіну, затым 15 хвілін і 30 секунд на ход',
      chain([40, 120], [20, 60], [null, 15, half]),
    ],
    ['40 хадоў за 150 хвілін, затым адна гадзіна на кожныя 16 хадоў', chain([40, 150], [16, 60])],
    ['5 хвілін, вяртанне часу пасля хода, не больш за 3 секунды', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 хвілін, затрымка 5 секунд на ход', chain([null, 5, { kind: 'delay', time: 5000 }])],
    ['3 хвіліны, дзве секунды пасля кожнага хода', chain([null, 3, { kind: 'increment', time: 2000, added: 'after' }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsBe.messages)).toBe(text);
  });

  test.each<readonly [string, ByColor<TimeControl> | undefined]>([
    ['Белыя 5 хвілін, чорныя 3 хвіліны', { white: timeControl(5), black: timeControl(3) }],
    ['Белыя 5 хвілін; чорныя 4 хвіліны, дзве секунды на ход', { white: timeControl(5), black: timeControl(4, 2) }],
    ['Без гадзінніка', undefined],
  ])('%s', (text, time) => {
    expect(controlSaid(time, wordsBe.messages)).toBe(text);
  });

  const forty = chain([40, 90], [null, 30]);
  const twentyOne = chain([21, 90], [null, 30]);
  const fifteen = setUpClock({ white: timeControl(15), black: timeControl(12) });
  const running = startClock(fifteen, 'white', 1000);
  const both: ClockQuestion = { about: 'clocks', whose: 'both' };

  test.each<readonly [string, Clock | undefined, ClockQuestion, number]>([
    ['У белых 14 хвілін 20 секунд, час ідзе. У чорных 12 хвілін.', running, both, 41_000],
    ['Гадзіннік яшчэ не запушчаны. У белых 15 хвілін. У чорных 12 хвілін.', fifteen, both, 41_000],
    ['Гадзіннік спынены. У белых 14 хвілін 20 секунд. У чорных 12 хвілін.', pauseClock(running, 41_000), both, 41_000],
    [
      'У белых адна гадзіна 30 хвілін, час ідзе, засталося 40 хадоў. У чорных адна гадзіна 30 хвілін, застаўся 21 ход.',
      startClock(setUpClock({ white: forty, black: twentyOne }), 'white', 0),
      both,
      0,
    ],
    ['У белых няма часу, сцяжок упаў.', running, { about: 'clocks', whose: 'mine' }, 16 * MINUTE],
    ['Гэтая партыя гуляецца без гадзінніка.', undefined, both, 0],
    ['Белыя 15 хвілін, чорныя 12 хвілін.', fifteen, { about: 'time control' }, 0],
  ])('the clock: %s', (sentence, clock, question, at) => {
    const answer = askClock({ role: 'white', turn: 'white', ...(clock && { clock }) }, question, at);
    expect(textOf(phraseAnswer(answer, belarusian()))).toBe(sentence);
  });
});
