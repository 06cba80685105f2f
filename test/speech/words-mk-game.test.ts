/** Clocks, what happens beside the moves, remarks and keys in Macedonian, in whole sentences written from the grammar. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chess960 } from '../../src/laws/board/chess960.js';
import { layoutOf } from '../../src/laws/board/layout.js';
import { pauseClock, setUpClock, startClock, type Clock } from '../../src/laws/clock/clock.js';
import { incrementOf, timeControl, type Extra, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { askClock } from '../../src/questions/clock.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { Notice } from '../../speech/notice.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { claimRejected, happeningSaid } from '../../speech/phrase/happenings.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { keysTold } from './keys-told.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { chess960Lines } from '../../speech/phrase/position.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { textOf } from '../../speech/utterance.js';
import { allotted, duration, ordinal } from '../../speech/grammar/mk.js';
import { LANGUAGES } from '../../speech/languages.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { position } from '../laws/play.js';
import { inWords, on } from './said.js';

const keys = await LANGUAGES.mk.keys();

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const options = inWords(wordsMk, { callStyle: 'plain' });

describe('counting', () => {
  test.each([
    [1, 'еден потег'],
    [2, 'два потега'],
    [5, '5 потега'],
    [11, '11 потега'],
    [12, '12 потега'],
    [21, '21 потег'],
    [22, '22 потега'],
    [40, '40 потега'],
    [101, '101 потег'],
    [111, '111 потега'],
  ])('%i moves', (number, text) => {
    expect(wordsMk.messages.phrase('time-moves', { moves: number })).toBe(text);
  });

  test.each([
    [1, 'едно коло'],
    [2, 'две кола'],
    [3, '3 кола'],
    [21, 'дваесет и едно коло'],
  ])('%i rounds', (number, text) => {
    const excluded = { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: number } } as const;
    expect(happeningSaid({ ...excluded, article: '12.9', audience: EVERYONE }, wordsMk.messages)).toBe(
      `Белите се исклучени од ${text}.`,
    );
  });

  test('which one', () => {
    expect([1, 2, 3, 5, 11].map(ordinal)).toEqual(['прв', 'втор', 'трет', 'петти', '11-ти']);
  });

  test.each([
    [1, 'еднаш'],
    [2, 'двапати'],
    [3, 'трипати'],
    [4, 'четири пати'],
  ])('%i times', (found, text) => {
    const rejected = { type: 'claim rejected', by: 'white', ground: 'threefold', why: 'not so often' } as const;
    expect(
      claimRejected({ ...rejected, found, needed: 5, article: '9.2', audience: EVERYONE }, false, wordsMk.messages),
    ).toBe(`Не е така: беше на таблата ${text}.`);
  });
});

describe('a span of time', () => {
  test.each([
    [0, 'помалку од една секунда'],
    [999, 'помалку од една секунда'],
    [SECONDS, 'една секунда'],
    [2 * SECONDS, 'две секунди'],
    [5 * SECONDS, '5 секунди'],
    [11 * SECONDS, '11 секунди'],
    [12 * SECONDS, '12 секунди'],
    [21 * SECONDS, 'дваесет и една секунда'],
    [22 * SECONDS, 'дваесет и две секунди'],
    [25 * SECONDS, '25 секунди'],
    [59_999, '59 секунди'],
    [MINUTES, 'една минута'],
    [61 * SECONDS, 'една минута и една секунда'],
    [860 * SECONDS, '14 минути и 20 секунди'],
    [42 * MINUTES, 'четириесет и две минути'],
    [HOURS, 'еден час'],
    [HOURS + 59 * SECONDS, 'еден час'],
    [2 * HOURS + 5 * MINUTES + 3 * SECONDS, 'два часа и 5 минути'],
    [5 * HOURS + 31 * MINUTES, '5 часа и триесет и една минута'],
    [21 * HOURS, '21 час'],
  ])('of %d milliseconds', (time, text) => {
    expect(duration(time)).toBe(text);
  });

  test.each([
    [90 * MINUTES, '90 минути'],
    [91 * MINUTES, 'деведесет и една минута'],
    [102 * MINUTES, 'сто и две минути'],
    [121 * MINUTES, 'сто дваесет и една минута'],
    [111 * MINUTES, '111 минути'],
    [HOURS, 'еден час'],
    [90 * SECONDS, 'една минута и 30 секунди'],
  ])('of %d milliseconds, as it is allotted', (time, text) => {
    expect(allotted(time)).toBe(text);
  });

  test('none is heard as a time of day, in another gender or as nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 * MINUTES }), (time) => {
        for (const text of [duration(time), allotted(time)]) {
          expect(text).toMatch(/^[а-шѐ-џ\d ]+$/u);
          // A voice says digits in the masculine: no feminine number in them ends in one or two.
          expect(text).not.toMatch(/(?<!1)[12] (?:минут|секунд)/u);
          expect(text.trim()).toBe(text);
        }
      }),
      { seed: 19440802, numRuns: 1000 },
    );
  });
});

describe('time controls and clocks', () => {
  const NONE: Extra = { kind: 'none' };
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * MINUTES, extra })),
    }) as unknown as TimeControl;
  const half = incrementOf(30);

  test.each<readonly [string, TimeControl]>([
    ['5 минути', timeControl(5)],
    ['5 минути, 3 секунди на потег', timeControl(5, 3)],
    ['3 минути, две секунди на потег', timeControl(3, 2)],
    ['два часа', timeControl(120)],
    ['30 секунди на потег', { periods: [{ moves: null, time: 0, extra: half }] }],
    [
      '40 потега за 90 минути, потоа 30 минути, 30 секунди на потег од првиот потег',
      chain([40, 90, half], [null, 30, half]),
    ],
    [
      '40 потега за два часа, потоа 20 потега за еден час, потоа 15 минути со 30 секунди на потег',
      chain([40, 120], [20, 60], [null, 15, half]),
    ],
    ['40 потега за 150 минути, потоа еден час за секои 16 потега', chain([40, 150], [16, 60])],
    ['5 минути, враќање до 3 секунди по секој потег', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 минути, одложување од 5 секунди на потег', chain([null, 5, { kind: 'delay', time: 5000 }])],
    ['3 минути, две секунди по секој потег', chain([null, 3, { kind: 'increment', time: 2000, added: 'after' }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsMk.messages)).toBe(text);
  });

  test('unlike for the two, and none', () => {
    expect(controlSaid({ white: timeControl(5), black: timeControl(3) }, wordsMk.messages)).toBe(
      'Бели 5 минути, Црни 3 минути',
    );
    expect(controlSaid({ white: timeControl(5), black: timeControl(4, 2) }, wordsMk.messages)).toBe(
      'Бели 5 минути; Црни 4 минути, две секунди на потег',
    );
    expect(controlSaid(undefined, wordsMk.messages)).toBe('Без часовник');
  });

  const fifteen = setUpClock({ white: timeControl(15), black: timeControl(12) });
  const running = startClock(fifteen, 'white', 1000);
  const forty = chain([40, 90], [null, 30]);
  const at = 41_000;
  test.each<readonly [string, Clock | undefined, number]>([
    ['Бели 14 минути и 20 секунди, тече. Црни 12 минути.', running, at],
    ['Часовниците уште не се пуштени. Бели 15 минути. Црни 12 минути.', fifteen, at],
    ['Часовниците се запрени. Бели 14 минути и 20 секунди. Црни 12 минути.', pauseClock(running, at), at],
    ['Бели без време, знаменцето падна. Црни 12 минути.', running, 16 * MINUTES],
    [
      'Бели еден час и 30 минути, тече, уште 40 потега. Црни еден час и 30 минути, уште 40 потега.',
      startClock(setUpClock({ white: forty, black: forty }), 'white', at),
      at,
    ],
    ['Оваа партија се игра без часовник.', undefined, at],
  ])('%s', (sentence, clock, when) => {
    const asked = askClock(
      { role: 'white', turn: 'white', ...(clock && { clock }) },
      { about: 'clocks', whose: 'both' },
      when,
    );
    expect(textOf(phraseAnswer(asked, options))).toBe(sentence);
  });
});

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> & { readonly article?: string } : never;

function said(...facts: readonly Untold<Fact>[]): string | undefined {
  const told: readonly Fact[] = facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact }));
  const utterance = phraseFacts(told, options);
  return utterance && textOf(utterance);
}

const rook = on('black rook e2');

describe('one fact', () => {
  test.each<readonly [string, Untold<Fact>]>([
    ['Белите наместуваат.', { type: 'adjusting', by: 'white' }],
    ['Црните го допираат топот на е два.', { type: 'touched', by: 'black', piece: rook, how: 'to move' }],
    [
      'Белите ја допираат дамата на де еден.',
      { type: 'touched', by: 'white', piece: on('white queen d1'), how: 'to move' },
    ],
    ['Црните го наместуваат топот на е два.', { type: 'touched', by: 'black', piece: rook, how: 'adjusting' }],
    ['Црните случајно го допираат топот на е два.', { type: 'touched', by: 'black', piece: rook, how: 'by accident' }],
    ['Црните мора да го поместат топот на е два.', { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } }],
    [
      'Белите мора да го земат топот на е два со кралот на е еден.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white king e1') } },
    ],
    ['Белите мора да направат голема рокада.', { type: 'bound', by: 'white', duty: { type: 'castle', side: 'long' } }],
    ['Белите го притискаат часовникот.', { type: 'pressed', by: 'white' }],
    [
      'Белите стигнаа до временската контрола. Добиваат 30 минути.',
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTES },
    ],
    [
      'Белите го пречекорија времето за 39 секунди.',
      { type: 'time overstepped', by: 'white', period: 0, late: 39_000 },
    ],
    [
      'Белите го пречекорија времето за помалку од една секунда.',
      { type: 'time overstepped', by: 'white', period: 0, late: 400 },
    ],
    ['Часовникот на белите тече.', { type: 'clock started', of: 'white', again: false }],
    ['Часовникот на црните повторно тече.', { type: 'clock started', of: 'black', again: true }],
    ['Белите ги запираат часовниците.', { type: 'clocks stopped', by: 'white' }],
    ['Судијата ги запира часовниците.', { type: 'clocks stopped', by: 'arbiter' }],
    ['Помошникот на црните ги запира часовниците.', { type: 'clocks stopped', by: 'assistant of black' }],
    [
      'Часовникот на белите е наместен на 12 минути.',
      { type: 'clock set', settings: { white: { time: 12 * MINUTES } } },
    ],
    [
      'Часовникот на белите е наместен на еден час и две минути, 40 одиграни потега. Часовникот на црните е наместен на еден одигран потег.',
      { type: 'clock set', settings: { white: { time: HOURS + 2 * MINUTES, moves: 40 }, black: { moves: 1 } } },
    ],
    ['Белите добиваат две минути.', { type: 'time added', to: 'white', time: 2 * MINUTES }],
    ['Белите добиваат една минута и 30 секунди.', { type: 'time added', to: 'white', time: 90 * SECONDS }],
    ['Црните губат 3 минути.', { type: 'time added', to: 'black', time: -3 * MINUTES }],
    [
      'Уредот не работеше 12 минути. На белите не им се одзема ова време.',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'no', stopped: false },
    ],
    [
      'Уредот не работеше 12 минути. Часовниците се запрени. Да им се одземе ова време на белите или не?',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'open', stopped: true },
    ],
    [
      'Уредот не работеше една минута и една секунда. Да им се одземе ова време на црните или не?',
      { type: 'unwatched', of: 'black', length: 61 * SECONDS, charged: 'open', stopped: false },
    ],
    [
      'Часовникот на уредот е вратен назад. Не се знае колку долго страницата не работеше; на белите не им се одзема време.',
      { type: 'unwatched', of: 'white', charged: 'no', stopped: false },
    ],
    [
      'Белите сакаат времето да се одземе. Црните мора да се согласат.',
      { type: 'charge proposed', by: 'white', charged: true },
    ],
    [
      'Црните сакаат времето да не се одземе. Белите мора да се согласат.',
      { type: 'charge proposed', by: 'black', charged: false },
    ],
    [
      'На белите им е одземено време: 12 минути. Падна знаменцето на белите.',
      { type: 'time charged', of: 'white', length: 12 * MINUTES, charged: true, flag: true, stopped: false },
    ],
    [
      'На црните не им е одземено време: една минута. Часовниците се запрени.',
      { type: 'time charged', of: 'black', length: MINUTES, charged: false, flag: false, stopped: true },
    ],
    ['Падна знаменцето на белите.', { type: 'flag fell', of: 'white' }],
    ['Падна знаменцето на белите. Партијата продолжува.', { type: 'flag fell', of: 'white', goesOn: 'A.4' }],
    ['Црните дојдоа на таблата.', { type: 'arrived', who: 'black', late: 0 }],
    [
      'Црните дојдоа на таблата, со доцнење од 12 минути и 5 секунди.',
      { type: 'arrived', who: 'black', late: 725 * SECONDS },
    ],
    [
      'Белите направија нелегален потег. Тоа е прв таков потег.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
    ],
    [
      'Црните го притиснаа часовникот без потег. Се смета за втор нелегален потег.',
      { type: 'fault found', what: 'pressed without a move', of: 'black', ruling: 'counted', count: 2 },
    ],
    [
      'Црните оставија пешак на последниот ред. Пешакот станува дама.',
      { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen' },
    ],
    [
      'Белите играа со двете раце. Не се смета за нелегален потег.',
      { type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' },
    ],
    [
      'Белите не го одиграа она што го бара допрената фигура. Наместо тој потег се игра друг.',
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'corrected' },
    ],
    [
      'Белите разместија фигури. Белите ги враќаат на место.',
      { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right' },
    ],
    [
      'Има разместени фигури. Одлучува судијата.',
      { type: 'fault found', what: 'displaced', ruling: 'arbiter decides' },
    ],
    [
      'Партијата е погрешно започната. Се игра нова партија.',
      { type: 'fault found', what: 'set-up', ruling: 'new game' },
    ],
    ['Потегот е запишан.', { type: 'written', by: 'white', what: 'move', ply: 1 }],
    ['Понудата за реми е запишана.', { type: 'written', by: 'white', what: 'offer', ply: 1 }],
    ['Белите потпишуваат: победија црните.', { type: 'signed', by: 'white', result: '0-1', agreed: false }],
    [
      'Црните потпишуваат: реми. Двајцата играчи потпишаа.',
      { type: 'signed', by: 'black', result: '1/2-1/2', agreed: true },
    ],
    [
      'Белите бараат реми: по потегот мала рокада има педесет потега од секоја страна без земање и без потег со пешак.',
      {
        ...{ type: 'draw claimed', by: 'white', ground: 'fifty moves' },
        intended: { from: 'e1', to: 'g1', castling: 'short', piece: 'king' },
      },
    ],
    [
      'Белите бараат реми во забрзан завршеток. Одлучува судијата.',
      { type: 'quickplay claimed', by: 'white', asks: 'draw' },
    ],
    [
      'Одлуката за барањето на белите е одложена. Партијата продолжува.',
      { type: 'quickplay decided', by: 'white', decision: 'postponed' },
    ],
    [
      'Отсега секој потег носи 5 секунди.',
      { type: 'quickplay decided', by: 'white', decision: 'increment', increment: 5 * SECONDS },
    ],
    ['Белите добиваат половина поен, а црните ништо.', { type: 'scored', scores: { white: 0.5, black: 0 } }],
    ['Белите добиваат еден поен, а црните еден и пол поен.', { type: 'scored', scores: { white: 1, black: 1.5 } }],
    ['Белите добиваат два и пол поена, а црните два поена.', { type: 'scored', scores: { white: 2.5, black: 2 } }],
    ['Белите добиваат опомена.', { type: 'penalised', against: 'white', penalty: { kind: 'warning' } }],
    [
      'Белите добиваат казна. Црните ги добиваат поените за победа.',
      { type: 'penalised', against: 'white', penalty: { kind: 'points to the opponent' } },
    ],
    [
      'Белите добиваат казна: ја губат партијата.',
      { type: 'penalised', against: 'white', penalty: { kind: 'game lost', opponentScores: 1 } },
    ],
    [
      'Белите добиваат парична казна.',
      { type: 'penalised', against: 'white', penalty: { kind: 'fine', announced: true } },
    ],
    [
      'Белите се исклучени од две кола.',
      { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 2 } },
    ],
    ['Белите се исклучени од натпреварот.', { type: 'penalised', against: 'white', penalty: { kind: 'expulsion' } }],
    ['Партијата е прекината. Белите ковертираат потег.', { type: 'adjourned', sealer: 'white' }],
    ['Потегот е ковертиран, а часовниците се запрени.', { type: 'sealed', sealer: 'white', step: 'clock stopped' }],
    [
      'Партијата продолжува. Ковертот останува затворен. Часовникот на белите тече.',
      { type: 'resumed', envelope: 'stays closed', clock: 'white' },
    ],
  ])('%s', (sentence, fact) => {
    expect(said(fact)).toBe(sentence);
  });
});

describe('the facts of one act', () => {
  const claimed = { type: 'draw claimed', by: 'black', ground: 'threefold' } as const;
  const rejected = { type: 'claim rejected', by: 'black', ground: 'threefold', needed: 3 } as const;

  test('a wrong claim of the position on the board', () => {
    expect(
      said(
        claimed,
        { ...rejected, why: 'not so often', found: 2 },
        { type: 'time added', to: 'white', time: 2 * MINUTES },
        { type: 'draw offered', by: 'black' },
      ),
    ).toBe(
      'Црните бараат реми: позицијата беше на таблата трипати. Не е така: беше на таблата двапати. Белите добиваат две минути. Важи како понуда за реми.',
    );
  });

  test('a wrong claim with a move, which must be played', () => {
    expect(
      said(
        { ...claimed, intended: { from: 'e2', to: 'e1', piece: 'rook' } },
        { type: 'clocks stopped', by: 'black' },
        { ...rejected, why: 'not so often', found: 2 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
      ),
    ).toBe(
      'Црните бараат реми: по потегот топ е два на е еден позицијата е на таблата по трет пат. Не е така: би била на таблата по втор пат. Црните мора да одиграат топ е два на е еден. Часовниците се запрени.',
    );
  });

  test('a wrong claim of fifty moves, and a right claim', () => {
    expect(
      said(
        { ...claimed, ground: 'fifty moves' },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 23, needed: 50 },
      ),
    ).toBe(
      'Црните бараат реми: педесет потега од секоја страна без земање и без потег со пешак. Не е така: има само 23.',
    );
    expect(
      said(claimed, { type: 'ended', ending: { result: '1/2-1/2', reason: 'threefold repetition', article: '9.2.1' } }),
    ).toBe('Црните бараат реми: позицијата беше на таблата трипати. Точно е. Партијата заврши реми.');
  });

  test('a fallen flag and the end', () => {
    expect(
      said(
        { type: 'flag fell', of: 'white' },
        { type: 'ended', ending: { result: '0-1', reason: 'time', winner: 'black', article: '6.9' } },
      ),
    ).toBe('Падна знаменцето на белите. Црните победија на време.');
  });
});

describe('the hand on the board', () => {
  test.each<readonly [HandNews, string]>([
    [{ type: 'edge' }, 'Раб'],
    [{ type: 'lifted', piece: on('white knight g1') }, 'Скокач ге еден кренат.'],
    [{ type: 'lifted', piece: on('white queen d1') }, 'Дама де еден крената.'],
    [{ type: 'put back', piece: on('white queen d1') }, 'Дама де еден вратена.'],
    [{ type: 'nothing to lift', square: 'e4' }, 'Нема што да се крене на е четири.'],
    [{ type: 'not yours', piece: on('black pawn e7') }, 'Пешакот на е седум е на црните.'],
    [{ type: 'touched', piece: on('black knight g8') }, 'Скокач ге осум допрен. Фигурата е на црните.'],
    [{ type: 'no such piece on the board' }, 'Нема таква фигура на таблата.'],
    [{ type: 'no command', key: 'J', shift: false }, 'Нема команда на J. F1 ги наведува копчињата.'],
    [{ type: 'no command', key: 'S', shift: true }, 'Нема команда на Shift+S. F1 ги наведува копчињата.'],
    [{ type: 'no command', shift: false }, 'Нема команда на ова копче. F1 ги наведува копчињата.'],
    [{ type: 'promotion asked' }, 'Која фигура? Дама, топ, ловец или скокач.'],
    [{ type: 'promotion cancelled', piece: on('white pawn e7') }, 'Без промоција. Пешак е седум вратен.'],
  ])('%j', (news, sentence) => {
    expect(textOf(phraseHand(news, options))).toBe(sentence);
  });
});

describe('remarks of the program', () => {
  const beside = { type: 'player beside you' } as const;
  test.each<readonly [Notice, string]>([
    [
      { about: 'game begun', opponent: { type: 'computer', level: 3, you: 'white' }, turn: 'white' },
      'Нова партија. Играте со белите против компјутерот, ниво 3.',
    ],
    [
      { about: 'game begun', opponent: { type: 'computer', level: 8, you: 'black', byLot: true }, turn: 'white' },
      'Нова партија. По жреб играте со црните против компјутерот, ниво 8.',
    ],
    [
      { about: 'game begun', opponent: { type: 'at the table', names: { white: '', black: '' } }, turn: 'white' },
      'Нова партија на маса. Белите се на потег.',
    ],
    [
      {
        about: 'game begun',
        opponent: { type: 'at the table', names: { white: '', black: '' } },
        turn: 'white',
        unusual: { startedBy: 'arbiter' },
      },
      'Нова партија на маса. Белите се на потег. Часовникот го пушта судијата.',
    ],
    [
      {
        about: 'game begun',
        opponent: beside,
        turn: 'white',
        unusual: {
          time: { white: timeControl(90, 30), black: timeControl(90, 30) },
          strict: true,
          edition: 'FIDE 2018',
          startedBy: 'press',
        },
      },
      'Нова партија против играчот до вас. Белите се на потег. 90 минути, 30 секунди на потег. Строга игра. Правила: ФИДЕ 2018. За почеток притиснете го часовникот, со копчето H.',
    ],
    [
      { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black' } },
      'Отворена позиција против играчот до вас. Црните се на потег.',
    ],
    [
      { about: 'position refused', problem: 'kings' },
      'Позицијата од адресата не може да се отвори: секоја страна мора да има еден крал.',
    ],
    [
      { about: 'game brought back', plies: 23, turn: 'black' },
      'Вашата партија е вратена: 12 одиграни потега. Црните се на потег.',
    ],
    [
      { about: 'game brought back', plies: 1, turn: 'black' },
      'Вашата партија е вратена: еден одигран потег. Црните се на потег.',
    ],
    [
      { about: 'game brought back', plies: 0, turn: 'white' },
      'Вашата партија е вратена: уште нема одигран потег. Белите се на потег.',
    ],
    [{ about: 'holder here' }, 'Другиот прозорец е затворен. Партијата продолжува тука.'],
    [{ about: 'no game' }, 'Тука нема партија. Започнете со „Нова партија“.'],
    [{ about: 'computer thinking' }, 'Компјутерот уште размислува.'],
    [
      { about: 'computer failed', trouble: 'no answer' },
      'Компјутерскиот противник не одговара. Партијата е зачувана. Може да се обидете повторно или да продолжите подоцна.',
    ],
    [{ about: 'no voices', lang: 'de' }, 'Овој прелистувач нема германски глас. Наместо него зборува друг.'],
    [{ about: 'sound', on: true }, 'Звукот е вклучен.'],
    [{ about: 'sound', on: false }, 'Звукот е исклучен.'],
    [{ about: 'keys', state: 'as at first' }, 'Сите копчиња се како на почетокот.'],
    [
      { about: 'keys', state: 'unreadable' },
      'Вашите копчиња не може да се прочитаат. Сите копчиња се како на почетокот.',
    ],
    [{ about: 'full screen', state: 'on' }, 'Цел екран.'],
    [{ about: 'board turned', bottom: 'black' }, 'Таблата е завртена: црните се долу.'],
    [{ about: 'viewing', viewing: { at: 'start' } }, 'Почеток на партијата'],
    [{ about: 'viewing', viewing: { at: 'present' } }, 'Моменталната позиција'],
    [{ about: 'nothing to repeat' }, 'Уште ништо не е кажано.'],
    [{ about: 'copied', what: 'game' }, 'Партијата е копирана.'],
    [{ about: 'settings', state: 'reset' }, 'Сите поставки се како на почетокот.'],
  ])('%j', (notice, sentence) => {
    expect(textOf(phraseNotice(notice, options))).toBe(sentence);
  });

  test('a starting position of Chess960', () => {
    const start = chess960(518);
    if (!start.ok) throw new Error(start.problem);
    expect(chess960Lines(518, layoutOf(position(start.start.fen)), options).join(' ')).toBe(
      'Шах 960, позиција 518. Првиот ред: бел топ а еден, скокач бе еден, ловец це еден, дама де еден, крал е еден, ловец еф еден, скокач ге еден, топ ха еден. Вториот ред: сите бели пешаци. Редовите од третиот до шестиот се празни. Седмиот ред: сите црни пешаци. Осмиот ред: црн топ а осум, скокач бе осум, ловец це осум, дама де осум, крал е осум, ловец еф осум, скокач ге осум, топ ха осум.',
    );
  });
});

test('the keys of the board', () => {
  const told = keysTold(keys).map(({ title, rows }) => [title, ...rows.map(({ keys, does }) => `${keys}: ${does}`)]);
  expect(told.flat()).toEqual(
    expect.arrayContaining([
      'Движење по таблата',
      'Стрелка налево, Стрелка надесно, Стрелка нагоре или Стрелка надолу: До следното поле во таа насока',
      'од 1 до 8: До тој ред, на истата линија',
      'K: До следниот крал',
      'Shift+Q: До претходната дама',
      'Enter или Празно место: Крени ја фигурата, или стави ја кренатата тука',
      'U: Вашето време',
      'F1 или ?: Што можете да правите тука',
    ]),
  );
});
