/** Clocks, time controls and starting positions in German. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauseClock, setUpClock, startClock } from '../../src/laws/clock/clock.js';
import { incrementOf, timeControl, type Extra, type TimeControl } from '../../src/laws/clock/time-control.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { layoutOf } from '../../src/laws/board/layout.js';
import { askClock } from '../../src/questions/clock.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { chess960Lines } from '../../speech/phrase/position.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { allotted, duration, durationFirst } from '../../speech/grammar/de.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { position } from '../laws/play.js';
import { inWords } from './said.js';

const german = (squareStyle: CallStyle = 'plain') => inWords(wordsDe, { callStyle: 'plain', squareStyle });

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

describe('a span of time', () => {
  test.each([
    [0, 'weniger als eine Sekunde', 'Weniger als eine Sekunde'],
    [SECONDS, 'eine Sekunde', 'Eine Sekunde'],
    [2 * SECONDS, '2 Sekunden', 'Zwei Sekunden'],
    [MINUTES, 'eine Minute', 'Eine Minute'],
    [61 * SECONDS, 'eine Minute eine Sekunde', 'Eine Minute eine Sekunde'],
    [5 * MINUTES, '5 Minuten', 'Fünf Minuten'],
    [11 * MINUTES, '11 Minuten', 'Elf Minuten'],
    [21 * MINUTES, '21 Minuten', '21 Minuten'],
    [22 * MINUTES + 25 * SECONDS, '22 Minuten 25 Sekunden', '22 Minuten 25 Sekunden'],
    [860 * SECONDS, '14 Minuten 20 Sekunden', '14 Minuten 20 Sekunden'],
    [HOURS + 59 * SECONDS, 'eine Stunde', 'Eine Stunde'],
    [HOURS + MINUTES, 'eine Stunde eine Minute', 'Eine Stunde eine Minute'],
    [2 * HOURS + 5 * MINUTES + 3 * SECONDS, '2 Stunden 5 Minuten', '2 Stunden 5 Minuten'],
  ])('of %d milliseconds', (time, text, first) => {
    expect([duration(time), durationFirst(time)]).toEqual([text, first]);
  });

  test('is never heard as a time of day, a fraction or nothing, and one is never a digit', () => {
    const COUNT = '(?:[2-9]|[1-9]\\d+|einer?|[A-ZÄÖÜ][a-zäöüß]+)';
    const UNIT = '(?:Stunden?|Minuten?|Sekunden?)';
    const form = new RegExp(`^(?:[Ww]eniger als einer? Sekunde|${COUNT} ${UNIT}(?: ${COUNT} ${UNIT})?)$`);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * HOURS }), (time) => {
        for (const text of [duration(time), durationFirst(time), allotted(time), allotted(time, 'dative')]) {
          expect(text).toMatch(form);
        }
      }),
      { seed: 19720711, numRuns: 1000 },
    );
  });
});

describe('a time control', () => {
  const NONE: Extra = { kind: 'none' };
  const half = incrementOf(30);
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * MINUTES, extra })),
    }) as unknown as TimeControl;

  test.each<readonly [string, TimeControl]>([
    ['5 Minuten', timeControl(5)],
    ['5 Minuten, 3 Sekunden je Zug', timeControl(5, 3)],
    ['eine Minute, eine Sekunde je Zug', timeControl(1, 1)],
    ['30 Sekunden je Zug', { periods: [{ moves: null, time: 0, extra: half }] }],
    [
      '40 Züge in 90 Minuten, dann 30 Minuten, 30 Sekunden je Zug ab dem ersten Zug',
      chain([40, 90, half], [null, 30, half]),
    ],
    ['40 Züge in 2 Stunden, dann 20 Züge in einer Stunde, dann 15 Minuten', chain([40, 120], [20, 60], [null, 15])],
    ['40 Züge in 2 Stunden, dann 15 Minuten mit einer Sekunde je Zug', chain([40, 120], [null, 15, incrementOf(1)])],
    ['40 Züge in 150 Minuten, dann eine Stunde für je 16 Züge', chain([40, 150], [16, 60])],
    ['5 Minuten, bis zu 3 Sekunden Rückgabe nach jedem Zug', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 Minuten, eine Verzögerung von 5 Sekunden je Zug', chain([null, 5, { kind: 'delay', time: 5000 }])],
    ['3 Minuten, 2 Sekunden nach jedem Zug', chain([null, 3, { kind: 'increment', time: 2000, added: 'after' }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsDe.messages)).toBe(text);
  });

  test('of both sides', () => {
    expect(controlSaid({ white: timeControl(5), black: timeControl(3) }, wordsDe.messages)).toBe(
      'Weiß 5 Minuten, Schwarz 3 Minuten',
    );
    expect(controlSaid({ white: timeControl(5), black: timeControl(4, 2) }, wordsDe.messages)).toBe(
      'Weiß 5 Minuten; Schwarz 4 Minuten, 2 Sekunden je Zug',
    );
    expect(controlSaid(undefined, wordsDe.messages)).toBe('Ohne Uhr');
  });

  const forty = chain([40, 90], [null, 30]);
  const one = chain([1, 10], [null, 30]);
  test.each([
    [
      'running',
      startClock(setUpClock({ white: timeControl(15), black: timeControl(12) }), 'white', 1000),
      'Weiß 14 Minuten 20 Sekunden, läuft. Schwarz 12 Minuten.',
    ],
    [
      'waiting',
      setUpClock({ white: timeControl(15), black: timeControl(12) }),
      'Die Uhren wurden noch nicht gestartet. Weiß 15 Minuten. Schwarz 12 Minuten.',
    ],
    [
      'stopped',
      pauseClock(startClock(setUpClock({ white: timeControl(15), black: timeControl(12) }), 'white', 1000), 41_000),
      'Die Uhren stehen. Weiß 14 Minuten 20 Sekunden. Schwarz 12 Minuten.',
    ],
    [
      'with moves to go',
      startClock(setUpClock({ white: forty, black: one }), 'white', 41_000),
      'Weiß eine Stunde 30 Minuten, läuft, noch 40 Züge. Schwarz 10 Minuten, noch ein Zug.',
    ],
    [
      'fallen',
      startClock(setUpClock({ white: timeControl(0, 1), black: timeControl(12) }), 'white', 1000),
      'Weiß keine Zeit, das Blättchen ist gefallen. Schwarz 12 Minuten.',
    ],
  ])('the clock, %s', (_name, clock, sentence) => {
    const answer = askClock({ role: 'white', turn: 'white', clock }, { about: 'clocks', whose: 'both' }, 41_000);
    expect(textOf(phraseAnswer(answer, german()))).toBe(sentence);
  });

  test('no clock', () => {
    const answer = askClock({ role: 'white', turn: 'white' }, { about: 'clocks', whose: 'both' }, 0);
    expect(textOf(phraseAnswer(answer, german()))).toBe('Diese Partie wird ohne Uhr gespielt.');
  });
});

describe('a starting position of Chess960', () => {
  const read = (number: number, style?: CallStyle): string => {
    const start = chess960(number);
    if (!start.ok) throw new Error(start.problem);
    return chess960Lines(number, layoutOf(position(start.start.fen)), german(style)).join(' ');
  };

  test('518 is the usual one', () => {
    expect(read(518)).toBe(
      'Chess960-Stellung 518: Reihe 1: weißer Turm a1, Springer b1, Läufer c1, Dame d1, König e1, Läufer f1, Springer g1, Turm h1. Reihe 2: acht weiße Bauern. Reihen 3 bis 6: leer. Reihe 7: acht schwarze Bauern. Reihe 8: schwarzer Turm a8, Springer b8, Läufer c8, Dame d8, König e8, Läufer f8, Springer g8, Turm h8.',
    );
  });

  test('two of a kind beside each other, in the FIDE names too', () => {
    expect(read(0)).toContain('Reihe 1: weiße Läufer a1, b1, Dame c1, Springer d1, e1, Turm f1, König g1, Turm h1.');
    expect(read(0, 'fide')).toContain(
      'Reihe eins: weiße Läufer Anna eins, Bella eins, Dame Cesar eins, Springer David eins, Eva eins, Turm Felix eins, König Gustav eins, Turm Hector eins. Reihe zwei: acht weiße Bauern.',
    );
  });
});
