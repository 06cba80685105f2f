/** What is under the finger on the dial of the clock, in each language; whole, as it is said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../src/laws/clock/time-control.js';
import { readDial } from '../../src/questions/dial.js';
import { feltAtMinute, foundPart, type DialFelt } from '../../src/questions/dial-felt.js';
import { feltSaid, phraseDial } from '../../speech/phrase/dial.js';
import { textOf } from '../../speech/utterance.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { dialFelt } from '../../speech/english/dial.js';
import { english } from './said.js';

const EVERYWHERE: readonly ((felt: DialFelt) => string)[] = [
  dialFelt,
  ...[wordsDe, wordsUk, wordsBe, wordsMk].map(
    ({ messages }) =>
      (felt: DialFelt) =>
        feltSaid(felt, messages),
  ),
];

const rising = (left: number) => ({ state: 'rising', left, height: 0.5 }) as const;

/** Said, then in the order en, de, uk, be, mk. */
const SAID: readonly (readonly [DialFelt, readonly [string, string, string, string, string]])[] = [
  [{ at: 'minute', minute: 17, holds: [] }, ['17', '17', '17', '17', '17']],
  [
    { at: 'minute', minute: 5, holds: [{ part: 'dots', dots: 1 }] },
    ['5, one dot', '5, ein Punkt', '5, одна крапка', '5, адна кропка', '5, една точка'],
  ],
  [
    { at: 'minute', minute: 45, holds: [{ part: 'dots', dots: 2 }] },
    ['45, two dots', '45, zwei Punkte', '45, дві крапки', '45, дзве кропкі', '45, две точки'],
  ],
  [
    {
      at: 'minute',
      minute: 0,
      holds: [{ part: 'dots', dots: 3 }, { part: 'minute hand' }, { part: 'hour hand' }],
    },
    [
      'Top, three dots, minute hand, hour hand',
      'Oben, drei Punkte, Minutenzeiger, Stundenzeiger',
      'Угорі, три крапки, хвилинна стрілка, годинна стрілка',
      'Уверсе, тры кропкі, хвілінная стрэлка, гадзінная стрэлка',
      'Горе, три точки, минутна стрелка, часовна стрелка',
    ],
  ],
  [
    { at: 'minute', minute: 58, holds: [{ part: 'flag', flag: rising(62 * SECOND) }] },
    [
      '58, flag rising, 1 minute 2 seconds',
      '58, Blättchen steigt, eine Minute 2 Sekunden',
      '58, прапорець піднімається, одна хвилина дві секунди',
      '58, сцяжок падымаецца, адна хвіліна дзве секунды',
      '58, знаменцето се крева, една минута и две секунди',
    ],
  ],
  [
    { at: 'minute hand', mode: 'analogue', toTheTop: 14 * MINUTE + 59 * SECOND },
    [
      'Minute hand, 14 minutes to the hour',
      'Minutenzeiger, 14 Minuten bis zur vollen Stunde',
      'Хвилинна стрілка, 14 хвилин до повної години',
      'Хвілінная стрэлка, 14 хвілін да поўнай гадзіны',
      'Минутна стрелка, 14 минути до полн час',
    ],
  ],
  [
    { at: 'minute hand', mode: 'time left', toTheTop: 2 * MINUTE },
    [
      'Minute hand, 2 minutes',
      'Minutenzeiger, 2 Minuten',
      'Хвилинна стрілка, дві хвилини',
      'Хвілінная стрэлка, дзве хвіліны',
      'Минутна стрелка, две минути',
    ],
  ],
  [
    { at: 'minute hand', mode: 'time left', toTheTop: 0 },
    [
      'Minute hand, at the top',
      'Minutenzeiger, oben',
      'Хвилинна стрілка, угорі',
      'Хвілінная стрэлка, уверсе',
      'Минутна стрелка, горе',
    ],
  ],
  [
    { at: 'hour hand', hours: [4, 5] },
    [
      'Hour hand, between 4 and 5',
      'Stundenzeiger, zwischen 4 und 5',
      'Годинна стрілка, між позначками 4 і 5',
      'Гадзінная стрэлка, паміж пазнакамі 4 і 5',
      'Часовна стрелка, меѓу 4 и 5',
    ],
  ],
  [
    { at: 'hour hand', hours: [6] },
    [
      'Hour hand, at 6',
      'Stundenzeiger, auf 6',
      'Годинна стрілка, на позначці 6',
      'Гадзінная стрэлка, на пазнацы 6',
      'Часовна стрелка, на 6',
    ],
  ],
  [
    { at: 'flag', flag: { state: 'at rest' } },
    ['Flag at rest', 'Blättchen in Ruhe', 'Прапорець у спокої', 'Сцяжок у спакоі', 'Знаменцето мирува'],
  ],
  [
    { at: 'flag', flag: rising(20 * SECOND) },
    [
      'Flag rising, 20 seconds',
      'Blättchen steigt, 20 Sekunden',
      'Прапорець піднімається, 20 секунд',
      'Сцяжок падымаецца, 20 секунд',
      'Знаменцето се крева, 20 секунди',
    ],
  ],
  [
    { at: 'flag', flag: { state: 'fallen' } },
    ['Flag fallen', 'Blättchen gefallen', 'Прапорець упав', 'Сцяжок упаў', 'Знаменцето падна'],
  ],
  [
    { at: 'middle' },
    [
      'Middle of the dial',
      'Mitte des Zifferblatts',
      'Середина циферблата',
      'Сярэдзіна цыферблата',
      'Средина на бројчаникот',
    ],
  ],
  [
    { at: 'off the dial' },
    ['Off the dial', 'Außerhalb des Zifferblatts', 'Поза циферблатом', 'Па-за цыферблатам', 'Надвор од бројчаникот'],
  ],
];

test.each(SAID)('%o', (felt, said) => {
  expect(EVERYWHERE.map((told) => told(felt))).toEqual(said);
});

describe('the minute hand', () => {
  test.each([
    [59 * SECOND, 'Minute hand, 59 seconds to the hour'],
    [999, 'Minute hand, less than a second to the hour'],
    [MINUTE, 'Minute hand, 1 minute to the hour'],
  ])('%d milliseconds before the top', (toTheTop, said) => {
    expect(dialFelt({ at: 'minute hand', mode: 'analogue', toTheTop })).toBe(said);
  });
});

test('of no time it is said as a time of day, with a fraction, or as nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 720 * MINUTE, noNaN: true }), fc.nat(59), (time, minute) => {
      const reading = readDial({ time, flag: false }, { mode: 'analogue', controlHour: 6 });
      for (const felt of [
        feltAtMinute(minute, reading),
        ...(['minute hand', 'hour hand', 'flag'] as const).map((part) => foundPart(part, reading)),
      ]) {
        for (const told of EVERYWHERE) expect(told(felt)).toMatch(/^[\p{Lu}\d][^.:]*$/u);
      }
    }),
    { seed: 19720711 },
  );
});

test('becomes an answer in the language of the page', () => {
  const said = phraseDial({ at: 'hour hand', hours: [6] }, english());
  expect([textOf(said), said.priority, said.segments.map(({ lang }) => lang)]).toEqual([
    'Hour hand, at 6',
    'answer',
    ['en'],
  ]);
});
