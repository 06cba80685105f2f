/** A chessclock that answers, in five languages, and with the German numbers of the FIDE call: every number in words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClockDetail } from '../../src/questions/clock.js';
import { phraseClockDetail, phraseWarning, type SaidWarning } from '../../speech/phrase/clock.js';
import type { ClockLanguage } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import type { LanguageName } from '../../speech/language-names.js';
import { inWords as german } from '../../speech/grammar/de.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { inWords as english } from '../../speech/grammar/en.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { inWords as macedonian } from '../../speech/grammar/mk.js';
import { counting as ukrainian } from '../../speech/grammar/uk.js';
import { counting as belarusian } from '../../speech/grammar/be.js';
import { WORDS } from './all-languages.js';
import { FIVE } from './five-languages.js';

/** In the order of the sentences below. */
const LANGUAGES = FIVE;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const span = (time: number) => LANGUAGES.map((language) => WORDS[language].messages.phrase('clock-span', { time }));
const said = (answer: ClockDetail, words: LanguageName, language: ClockLanguage = 'page') =>
  textOf(phraseClockDetail(answer, { words: WORDS[words], language }));
const everywhere = (answer: ClockDetail) => LANGUAGES.map((language) => said(answer, language));
const warned = (warning: SaidWarning) =>
  LANGUAGES.map((language) => textOf(phraseWarning(warning, { words: WORDS[language], language: 'page' })));

describe('a span of time', () => {
  test.each<[number, ...string[]]>([
    [
      999,
      'less than a second',
      'weniger als eine Sekunde',
      'менше секунди',
      'менш за секунду',
      'помалку од една секунда',
    ],
    [SECOND, 'one second', 'eine Sekunde', 'одна секунда', 'адна секунда', 'една секунда'],
    [
      22 * SECOND,
      'twenty-two seconds',
      'zweiundzwanzig Sekunden',
      'двадцять дві секунди',
      'дваццаць дзве секунды',
      'дваесет и две секунди',
    ],
    [
      95 * SECOND,
      'ninety-five seconds',
      'fünfundneunzig Sekunden',
      'дев’яносто п’ять секунд',
      'дзевяноста пяць секунд',
      'деведесет и пет секунди',
    ],
    [
      101 * SECOND,
      'one hundred and one seconds',
      'hundertein Sekunden',
      'сто одна секунда',
      'сто адна секунда',
      'сто и една секунда',
    ],
    [
      119_999,
      'one hundred and nineteen seconds',
      'hundertneunzehn Sekunden',
      'сто дев’ятнадцять секунд',
      'сто дзевятнаццаць секунд',
      'сто и деветнаесет секунди',
    ],
    [2 * MINUTE, 'two minutes', 'zwei Minuten', 'дві хвилини', 'дзве хвіліны', 'две минути'],
    [
      860 * SECOND,
      'fourteen minutes twenty',
      'vierzehn Minuten zwanzig',
      'чотирнадцять хвилин двадцять',
      'чатырнаццаць хвілін дваццаць',
      'четиринаесет минути и дваесет',
    ],
    [
      21 * MINUTE + 31 * SECOND,
      'twenty-one minutes thirty-one',
      'einundzwanzig Minuten einunddreißig',
      'двадцять одна хвилина тридцять одна',
      'дваццаць адна хвіліна трыццаць адна',
      'дваесет и една минута и триесет и една',
    ],
    [HOUR, 'one hour', 'eine Stunde', 'одна година', 'адна гадзіна', 'еден час'],
    [
      HOUR + 5 * MINUTE + 59 * SECOND,
      'one hour five minutes',
      'eine Stunde fünf Minuten',
      'одна година п’ять хвилин',
      'адна гадзіна пяць хвілін',
      'еден час и пет минути',
    ],
    [
      2 * HOUR + MINUTE,
      'two hours one minute',
      'zwei Stunden eine Minute',
      'дві години одна хвилина',
      'дзве гадзіны адна хвіліна',
      'два часа и една минута',
    ],
  ])('of %d milliseconds', (time, ...texts) => {
    expect(span(time)).toEqual(texts);
  });

  test('has no digit and no colon, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * HOUR }), (time) => {
        for (const text of span(time)) expect(text).toMatch(/^[\p{L}’-]+(?: [\p{L}’-]+)*$/u);
      }),
      { seed: 19720711, numRuns: 1000 },
    );
  });
});

test.each<[number, ...string[]]>([
  [0, 'zero', 'null', 'нуль', 'нуль', 'нула'],
  [16, 'sixteen', 'sechzehn', 'шістнадцять', 'шаснаццаць', 'шеснаесет'],
  [17, 'seventeen', 'siebzehn', 'сімнадцять', 'семнаццаць', 'седумнаесет'],
  [40, 'forty', 'vierzig', 'сорок', 'сорак', 'четириесет'],
  [61, 'sixty-one', 'einundsechzig', 'шістдесят один', 'шэсцьдзясят адзін', 'шеесет и еден'],
  [100, 'one hundred', 'hundert', 'сто', 'сто', 'сто'],
  [
    125,
    'one hundred and twenty-five',
    'hundertfünfundzwanzig',
    'сто двадцять п’ять',
    'сто дваццаць пяць',
    'сто дваесет и пет',
  ],
  [230, 'two hundred and thirty', 'zweihundertdreißig', 'двісті тридцять', 'дзвесце трыццаць', 'двесте и триесет'],
  [1000, '1000', '1000', '1000', '1000', '1000'],
])('the number %d', (number, ...texts) => {
  expect([english, german, ukrainian.inWords, belarusian.inWords, macedonian].map((words) => words(number))).toEqual(
    texts,
  );
});

describe('answers', () => {
  test('both times, the running one marked', () => {
    const answer: ClockDetail = {
      about: 'time left',
      sides: [
        { color: 'white', time: 860 * SECOND, running: true, flag: false },
        { color: 'black', time: 0, running: false, flag: true },
      ],
    };
    expect(everywhere(answer)).toEqual([
      'White fourteen minutes twenty, running. Black no time, the flag has fallen.',
      'Weiß vierzehn Minuten zwanzig, läuft. Schwarz keine Zeit, das Blättchen ist gefallen.',
      'Білі: чотирнадцять хвилин двадцять, іде. Чорні: часу немає, прапорець упав.',
      'У белых чатырнаццаць хвілін дваццаць, час ідзе. У чорных няма часу, сцяжок упаў.',
      'Бели четиринаесет минути и дваесет, тече. Црни без време, знаменцето падна.',
    ]);
  });

  test('a flag that fell in a period which is over', () => {
    const answer: ClockDetail = {
      about: 'time left',
      sides: [{ color: 'white', time: 3600 * SECOND, running: false, flag: false, overstepped: 0 }],
    };
    expect(everywhere(answer)).toEqual([
      'White one hour, the flag fell in period 1.',
      'Weiß eine Stunde, das Blättchen fiel in Zeitperiode 1.',
      'Білі: одна година, прапорець упав у періоді 1.',
      'У белых адна гадзіна, сцяжок упаў у перыядзе 1.',
      'Бели еден час, знаменцето падна во периодот 1.',
    ]);
  });

  test('one time is the bare time', () => {
    const answer: ClockDetail = {
      about: 'time left',
      sides: [{ color: 'black', time: 95 * SECOND, running: true, flag: false }],
    };
    expect(said(answer, 'en')).toBe('Black ninety-five seconds.');
  });

  test('in German numbers, whatever the page', () => {
    const answer: ClockDetail = {
      about: 'time left',
      sides: [{ color: 'white', time: 860 * SECOND, running: false, flag: false }],
    };
    for (const language of LANGUAGES) {
      const { segments } = phraseClockDetail(answer, { words: WORDS[language], language: 'german' });
      expect(segments).toEqual([{ text: 'Weiß vierzehn Minuten zwanzig.', lang: 'de' }]);
    }
    expect(phraseClockDetail(answer, { words: wordsMk, language: 'page' }).segments[0]?.lang).toBe('mk');
  });

  test('moves completed', () => {
    const answer: ClockDetail = {
      about: 'moves completed',
      sides: [
        { color: 'white', moves: 21 },
        { color: 'black', moves: 0 },
      ],
    };
    expect(everywhere(answer)).toEqual([
      'White: twenty-one moves completed. Black: no moves completed.',
      'Weiß: einundzwanzig Züge abgeschlossen. Schwarz: kein Zug abgeschlossen.',
      'Білі: завершено двадцять один хід. Чорні: ще жодного завершеного ходу.',
      'Белыя: завершаны дваццаць адзін ход. Чорныя: яшчэ ніводнага завершанага хода.',
      'Бели: завршен дваесет и еден потег. Црни: ниту еден завршен потег.',
    ]);
    const five: ClockDetail = { about: 'moves completed', sides: [{ color: 'white', moves: 5 }] };
    expect(everywhere(five)).toEqual([
      'White: five moves completed.',
      'Weiß: fünf Züge abgeschlossen.',
      'Білі: завершено п’ять ходів.',
      'Белыя: завершана пяць хадоў.',
      'Бели: завршени пет потега.',
    ]);
  });

  test('moves to the control', () => {
    const answer: ClockDetail = {
      about: 'moves to the control',
      sides: [
        { color: 'white', moves: 1 },
        { color: 'black', moves: null },
      ],
    };
    expect(everywhere(answer)).toEqual([
      'White: one move to the time control. Black: no time control ahead.',
      'Weiß: noch ein Zug bis zur Zeitkontrolle. Schwarz: keine weitere Zeitkontrolle.',
      'Білі: до контролю один хід. Чорні: контролю більше немає.',
      'Белыя: да кантролю адзін ход. Чорныя: кантролю больш няма.',
      'Бели: уште еден потег до временската контрола. Црни: нема повеќе временска контрола.',
    ]);
  });

  test('the time used', () => {
    const answer: ClockDetail = {
      about: 'time used',
      sides: [
        { color: 'white', moves: 12, used: 21 * MINUTE + 5 * SECOND },
        { color: 'black', moves: 1, used: 61 * SECOND },
      ],
    };
    expect(everywhere(answer)).toEqual([
      'White: twelve moves, twenty-one minutes five used. Black: one move, sixty-one seconds used.',
      'Weiß: zwölf Züge, einundzwanzig Minuten fünf verbraucht. Schwarz: ein Zug, einundsechzig Sekunden verbraucht.',
      'Білі: дванадцять ходів, витрачено двадцять одну хвилину п’ять. Чорні: один хід, витрачено шістдесят одну секунду.',
      'Белыя: дванаццаць хадоў, выдаткавана дваццаць адна хвіліна пяць. Чорныя: адзін ход, выдаткавана шэсцьдзясят адна секунда.',
      'Бели: дванаесет потега, потрошено време дваесет и една минута и пет. Црни: еден потег, потрошено време шеесет и една секунда.',
    ]);
  });

  test('the period', () => {
    const answer: ClockDetail = {
      about: 'period',
      sides: [
        { color: 'white', number: 1, of: 2, movesToGo: 29, next: 30 * MINUTE },
        { color: 'black', number: 2, of: 2, movesToGo: null },
      ],
    };
    expect(everywhere(answer)).toEqual([
      'White: period one of two, twenty-nine moves to go, then thirty minutes more. Black: period two of two, for all remaining moves.',
      'Weiß: Zeitperiode eins von zwei, noch neunundzwanzig Züge, dann dreißig Minuten dazu. Schwarz: Zeitperiode zwei von zwei, für alle übrigen Züge.',
      'Білі: період один, усього два, до контролю двадцять дев’ять ходів, потім іще тридцять хвилин. Чорні: період два, усього два, на всі ходи, що залишилися.',
      'Белыя: перыяд адзін, усяго два, да кантролю дваццаць дзевяць хадоў, затым яшчэ трыццаць хвілін. Чорныя: перыяд два, усяго два, на ўсе астатнія хады.',
      'Бели: период еден од два, уште дваесет и девет потега до временската контрола, потоа уште триесет минути. Црни: период два од два, за сите преостанати потези.',
    ]);
    const again: ClockDetail = {
      about: 'period',
      sides: [{ color: 'white', number: 3, of: null, movesToGo: 16, next: HOUR }],
    };
    expect(said(again, 'en')).toBe('White: period three, sixteen moves to go, then one hour more.');
    expect(said(again, 'de')).toBe('Weiß: Zeitperiode drei, noch sechzehn Züge, dann eine Stunde dazu.');
  });

  test('the delay', () => {
    expect(everywhere({ about: 'delay left', left: 3000 })).toEqual([
      'Three seconds of delay left.',
      'Noch drei Sekunden Verzögerung.',
      'Ще три секунди затримки.',
      'Яшчэ тры секунды затрымкі.',
      'Уште три секунди одложување.',
    ]);
    expect(everywhere({ about: 'delay left', left: 0 })).toEqual([
      'The delay is over.',
      'Die Verzögerung ist vorbei.',
      'Затримка минула.',
      'Затрымка скончылася.',
      'Одложувањето помина.',
    ]);
    expect(everywhere({ about: 'delay left' })).toEqual([
      'No delay.',
      'Keine Verzögerung.',
      'Затримки немає.',
      'Затрымкі няма.',
      'Нема одложување.',
    ]);
  });

  test('whose clock', () => {
    expect(everywhere({ about: 'whose clock', phase: 'running', side: 'white', move: 12 })).toEqual([
      "White's clock is running, move twelve.",
      'Die Uhr von Weiß läuft, Zug zwölf.',
      'Іде годинник білих, хід дванадцять.',
      'Ідзе гадзіннік белых, ход дванаццаць.',
      'Тече часовникот на белите, потег дванаесет.',
    ]);
    expect(everywhere({ about: 'whose clock', phase: 'paused', side: 'black', move: 1 })).toEqual([
      "The clocks are stopped. Black's clock goes on next, move one.",
      'Die Uhren stehen. Als nächste läuft die Uhr von Schwarz, Zug eins.',
      'Годинник зупинено. Далі піде годинник чорних, хід один.',
      'Гадзіннік спынены. Далей пойдзе гадзіннік чорных, ход адзін.',
      'Часовниците се запрени. Следен тече часовникот на црните, потег еден.',
    ]);
    expect(everywhere({ about: 'whose clock', phase: 'waiting' })).toEqual([
      'The clocks have not been started.',
      'Die Uhren wurden noch nicht gestartet.',
      'Годинник ще не пущено.',
      'Гадзіннік яшчэ не запушчаны.',
      'Часовниците уште не се пуштени.',
    ]);
    expect(everywhere({ about: 'whose clock', phase: 'stopped' })).toEqual([
      'The game is over.',
      'Die Partie ist beendet.',
      'Партію закінчено.',
      'Партыя скончана.',
      'Партијата е завршена.',
    ]);
  });
});

describe('warnings', () => {
  test('of time, to one player and to both', () => {
    expect(warned({ about: 'time', left: 5 * MINUTE })).toEqual([
      'Five minutes left.',
      'Noch fünf Minuten.',
      'Ще п’ять хвилин.',
      'Яшчэ пяць хвілін.',
      'Уште пет минути.',
    ]);
    expect(warned({ about: 'time', of: 'black', left: 30 * SECOND })).toEqual([
      'Black thirty seconds.',
      'Schwarz dreißig Sekunden.',
      'Чорні: тридцять секунд.',
      'У чорных трыццаць секунд.',
      'Црни триесет секунди.',
    ]);
  });

  test('of each of the last seconds, as the bare number', () => {
    expect(warned({ about: 'last seconds', left: 2000 })).toEqual(['Two.', 'Zwei.', 'Дві.', 'Дзве.', 'Две.']);
    expect(warned({ about: 'last seconds', left: 1900 })).toEqual(['Two.', 'Zwei.', 'Дві.', 'Дзве.', 'Две.']);
  });

  test('of moves', () => {
    expect(warned({ about: 'moves', toGo: 5 })).toEqual([
      'Five moves to the time control.',
      'Noch fünf Züge bis zur Zeitkontrolle.',
      'До контролю п’ять ходів.',
      'Да кантролю пяць хадоў.',
      'Уште пет потега до временската контрола.',
    ]);
    expect(warned({ about: 'moves', of: 'white', toGo: 1 })).toEqual([
      'White: one move to the time control.',
      'Weiß: noch ein Zug bis zur Zeitkontrolle.',
      'Білі: до контролю один хід.',
      'Белыя: да кантролю адзін ход.',
      'Бели: уште еден потег до временската контрола.',
    ]);
  });

  test('expire, are the clock’s, and are for him whom they concern', () => {
    const options = { words: wordsEn, language: 'page' } as const;
    expect(
      phraseWarning({ about: 'time', of: 'white', left: MINUTE }, { ...options, audience: ['white'] }),
    ).toMatchObject({
      priority: 'clock',
      channel: 'game',
      audience: ['white'],
      expiresAfter: 5000,
      key: 'clock warning white',
    });
    expect(phraseWarning({ about: 'last seconds', left: 3000 }, options)).toMatchObject({
      expiresAfter: 800,
      key: 'clock warning',
    });
    expect(phraseClockDetail({ about: 'delay left' }, options)).toMatchObject({
      priority: 'answer',
      key: 'clock answer',
    });
  });
});
