/**
 * What Ukrainian says beside the moves: ends, happenings, refusals, clocks, remarks and keys. Written from Ukrainian grammar and the
 * terms of the Ukrainian Laws of Chess (прапорець, рокіровка, взяття на проході, неможливий хід).
 */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { layoutOf } from '../../src/laws/board/layout.js';
import {
  MINUTE,
  SECOND,
  incrementOf,
  timeControl,
  type Extra,
  type TimeControl,
} from '../../src/laws/clock/time-control.js';
import type { Fact } from '../../src/laws/facts.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Ending, EndReason, Result } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { ByColor, Move } from '../../src/laws/squares.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { Notice } from '../../speech/notice.js';
import { durationSaid, clockShown } from '../../speech/phrase/clock.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { keysTold } from './keys-told.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { chess960Said } from '../../speech/phrase/position.js';
import { type AnyRefusal, phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { textOf } from '../../speech/utterance.js';
import { LANGUAGES } from '../../speech/languages.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { game, make, move, position } from '../laws/play.js';
import { inWords, on } from './said.js';

const keys = await LANGUAGES.uk.keys();

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> & { readonly article?: string } : never;

const options = inWords(wordsUk, { callStyle: 'plain' });
const HOUR = 60 * MINUTE;

const told = (...facts: readonly Untold<Fact>[]): readonly Fact[] =>
  facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact }));

function said(...facts: readonly Untold<Fact>[]): string | undefined {
  const utterance = phraseFacts(told(...facts), options);
  return utterance && textOf(utterance);
}

const refused = (refusal: AnyRefusal): string => textOf(phraseRefusal(refusal, options));

/** Why the player on move cannot make this move, in words. */
function whyNot(current: Game, made: Move): string {
  const judgement = judge(current, { type: 'make', by: positionOf(current).turn, at: plyOf(current), move: made });
  return judgement.type === 'refused' ? refused(judgement.refusal) : 'done';
}

const rook = on('black rook e2');

describe('spans of time and counts', () => {
  test.each<readonly [number, string]>([
    [500, 'менше секунди'],
    [SECOND, 'одна секунда'],
    [2 * SECOND, 'дві секунди'],
    [5 * SECOND, '5 секунд'],
    [11 * SECOND, '11 секунд'],
    [12 * SECOND, '12 секунд'],
    [14 * SECOND, '14 секунд'],
    [21 * SECOND, 'двадцять одна секунда'],
    [22 * SECOND, 'двадцять дві секунди'],
    [25 * SECOND, '25 секунд'],
    [33 * SECOND, '33 секунди'],
    [MINUTE, 'одна хвилина'],
    [3 * MINUTE, '3 хвилини'],
    [860 * SECOND, '14 хвилин 20 секунд'],
    [41 * MINUTE + 52 * SECOND, 'сорок одна хвилина п’ятдесят дві секунди'],
    [HOUR, 'одна година'],
    [2 * HOUR + 5 * MINUTE + 3 * SECOND, 'дві години 5 хвилин'],
    [5 * HOUR, '5 годин'],
  ])('%d milliseconds: %s', (time, text) => {
    expect(durationSaid(time, wordsUk.messages)).toBe(text);
  });

  test.each<readonly [number, string]>([
    [1, 'Вашу партію відновлено: зроблено 1 хід. Хід чорних.'],
    [3, 'Вашу партію відновлено: зроблено 2 ходи. Хід чорних.'],
    [9, 'Вашу партію відновлено: зроблено 5 ходів. Хід чорних.'],
    [21, 'Вашу партію відновлено: зроблено 11 ходів. Хід чорних.'],
    [41, 'Вашу партію відновлено: зроблено 21 хід. Хід чорних.'],
    [43, 'Вашу партію відновлено: зроблено 22 ходи. Хід чорних.'],
    [49, 'Вашу партію відновлено: зроблено 25 ходів. Хід чорних.'],
  ])('%d plies', (plies, sentence) => {
    expect(textOf(phraseNotice({ about: 'game brought back', plies, turn: 'black' }, options))).toBe(sentence);
  });
});

describe('a time control', () => {
  const half = incrementOf(30);
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = { kind: 'none' }]) => ({ moves, time: minutes * MINUTE, extra })),
    }) as unknown as TimeControl;

  test.each<readonly [string, TimeControl]>([
    ['5 хвилин', timeControl(5)],
    ['3 хвилини, дві секунди на хід', timeControl(3, 2)],
    ['Одна хвилина, одна секунда на хід', timeControl(1, 1)],
    ['Дві години', timeControl(120)],
    [
      '40 ходів за 90 хвилин, потім 30 хвилин, 30 секунд на хід від першого ходу',
      chain([40, 90, half], [null, 30, half]),
    ],
    [
      '40 ходів за дві години, потім 20 ходів за одну годину, потім 15 хвилин плюс 30 секунд на хід',
      chain([40, 120], [20, 60], [null, 15, half]),
    ],
    ['40 ходів за 150 хвилин, потім одна година на кожні 16 ходів', chain([40, 150], [16, 60])],
    [
      '5 хвилин, після кожного ходу повертається щонайбільше 3 секунди',
      chain([null, 5, { kind: 'bronstein', time: 3000 }]),
    ],
    ['5 хвилин, затримка 5 секунд на хід', chain([null, 5, { kind: 'delay', time: 5000 }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsUk.messages)).toBe(text);
  });

  test.each<readonly [string, ByColor<TimeControl> | undefined]>([
    ['Білі 5 хвилин, чорні 3 хвилини', { white: timeControl(5), black: timeControl(3) }],
    ['Без годинника', undefined],
  ])('%s', (text, time) => {
    expect(controlSaid(time, wordsUk.messages)).toBe(text);
  });

  test('the clocks, asked', () => {
    const display = (time: number, running: boolean, movesToGo: number | null, flag = false) =>
      ({ time, running, movesToGo, flag }) as Parameters<typeof clockShown>[0]['sides'][number]['display'];
    const sides = [
      { color: 'white', display: display(860 * SECOND, true, 12) },
      { color: 'black', display: display(0, false, null, true) },
    ] as const;
    const asked = { about: 'clock', control: { white: timeControl(15), black: timeControl(15) } } as const;
    expect(clockShown({ ...asked, phase: 'running', sides }, wordsUk.messages)).toEqual([
      'Білі: 14 хвилин 20 секунд, іде, до контролю 12 ходів.',
      'Чорні: часу немає, прапорець упав.',
    ]);
    expect(clockShown({ ...asked, phase: 'waiting', sides: [] }, wordsUk.messages)).toEqual(['Годинник ще не пущено.']);
    expect(clockShown({ ...asked, phase: 'paused', sides: [] }, wordsUk.messages)).toEqual(['Годинник зупинено.']);
    expect(wordsUk.messages.say('refusal-no-clock')).toBe('Ця партія грається без годинника.');
  });
});

describe('ends', () => {
  test.each<readonly [EndReason, Result, string, string]>([
    ['checkmate', '1-0', 'Мат. Білі виграли.', 'білі виграли, мат'],
    ['checkmate', '0-1', 'Мат. Чорні виграли.', 'чорні виграли, мат'],
    ['stalemate', '1/2-1/2', 'Пат. Нічия.', 'нічия, пат'],
    [
      'dead position',
      '1/2-1/2',
      'Жодна сторона вже не може поставити мат. Нічия.',
      'нічия, бо жодна сторона не може поставити мат',
    ],
    [
      'fivefold repetition',
      '1/2-1/2',
      'Позиція повторилася уп’яте. Нічия.',
      'нічия через п’ятиразове повторення позиції',
    ],
    [
      'seventy-five moves',
      '1/2-1/2',
      'По 75 ходів без взяття і без ходу пішаком. Нічия.',
      'нічия за правилом 75 ходів',
    ],
    [
      'threefold repetition',
      '1/2-1/2',
      'Позиція повторилася втретє. Нічия.',
      'нічия через триразове повторення позиції',
    ],
    ['fifty moves', '1/2-1/2', 'По 50 ходів без взяття і без ходу пішаком. Нічия.', 'нічия за правилом 50 ходів'],
    ['resignation', '1-0', 'Чорні здалися. Білі виграли.', 'білі виграли, чорні здалися'],
    ['resignation', '0-1', 'Білі здалися. Чорні виграли.', 'чорні виграли, білі здалися'],
    [
      'resignation',
      '1/2-1/2',
      'Партію здано, але суперник не може поставити мат. Нічия.',
      'нічия, партію здано, але суперник не міг поставити мат',
    ],
    ['agreement', '1/2-1/2', 'Нічия за згодою.', 'нічия за згодою'],
    ['time', '1-0', 'Білі виграли за часом.', 'білі виграли за часом'],
    [
      'time',
      '1/2-1/2',
      'Час вичерпано, але суперник не може поставити мат. Нічия.',
      'нічия, час вичерпано, але суперник не міг поставити мат',
    ],
    ['both flags', '1/2-1/2', 'Упали обидва прапорці. Нічия.', 'нічия, бо впали обидва прапорці'],
    ['default', '0-1', 'Білі не прийшли вчасно. Чорні виграли.', 'чорні виграли через неявку'],
    [
      'default',
      '0-0',
      'Жоден гравець не прийшов вчасно. Обидва гравці програли.',
      'обидва гравці програли через неявку',
    ],
    [
      'illegal moves',
      '0-1',
      'Білі зробили забагато неможливих ходів. Чорні виграли.',
      'чорні виграли через неможливі ходи',
    ],
    [
      'illegal moves',
      '1/2-1/2',
      'Забагато неможливих ходів, але суперник не може поставити мат. Нічия.',
      'нічия, забагато неможливих ходів, але суперник не міг поставити мат',
    ],
    ['sealed move', '1-0', 'Записаний хід не можна зробити. Білі виграли.', 'білі виграли через записаний хід'],
    ['quickplay finish', '1/2-1/2', 'Партію не можна виграти звичайними засобами. Нічия.', 'нічия у швидкому фініші'],
    ['ruling', '1-0', 'Так вирішив арбітр. Білі виграли.', 'білі виграли за рішенням арбітра'],
  ])('%s %s', (reason, result, sentence, ended) => {
    const ending: Ending = { reason, result, article: '5' };
    expect(said({ type: 'ended', ending })).toBe(sentence);
    expect(refused({ reason: 'game over', ending })).toBe(`Партію завершено: ${ended}.`);
  });
});

describe('what happens', () => {
  const HAPPENINGS: readonly (readonly [string, ...(readonly Untold<Fact>[])])[] = [
    ['Білі пропонують нічию.', { type: 'draw offered', by: 'white' }],
    ['Чорні відхиляють нічию.', { type: 'draw rejected', by: 'black', how: 'in words' }],
    ['Нічию відхилено.', { type: 'draw rejected', by: 'black', how: 'by a move' }],
    ['Білі поправляють фігури.', { type: 'adjusting', by: 'white' }],
    ['Чорні торкаються тури на е два.', { type: 'touched', by: 'black', piece: rook, how: 'to move' }],
    ['Чорні поправляють туру на е два.', { type: 'touched', by: 'black', piece: rook, how: 'adjusting' }],
    ['Чорні випадково торкаються тури на е два.', { type: 'touched', by: 'black', piece: rook, how: 'by accident' }],
    ['Чорні повинні ходити турою із е два.', { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } }],
    [
      'Білі повинні взяти туру на е два королем із е один.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white king e1') } },
    ],
    ['Білі повинні зробити довгу рокіровку.', { type: 'bound', by: 'white', duty: { type: 'castle', side: 'long' } }],
    ['Білі перемикають годинник.', { type: 'pressed', by: 'white' }],
    [
      'Білі пройшли контроль часу. Додано 30 хвилин.',
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTE },
    ],
    ['Білі перевищили час на 39 секунд.', { type: 'time overstepped', by: 'white', period: 0, late: 39_000 }],
    ['Білі перевищили час на менше секунди.', { type: 'time overstepped', by: 'white', period: 0, late: 400 }],
    ['Годинник білих іде.', { type: 'clock started', of: 'white', again: false }],
    ['Годинник чорних знову йде.', { type: 'clock started', of: 'black', again: true }],
    ['Білі зупиняють годинник.', { type: 'clocks stopped', by: 'white' }],
    ['Арбітр зупиняє годинник.', { type: 'clocks stopped', by: 'arbiter' }],
    ['Асистент чорних зупиняє годинник.', { type: 'clocks stopped', by: 'assistant of black' }],
    [
      'Годинник білих встановлено: одна година дві хвилини, зроблено 40 ходів. Годинник чорних встановлено: зроблено 1 хід.',
      { type: 'clock set', settings: { white: { time: HOUR + 2 * MINUTE, moves: 40 }, black: { moves: 1 } } },
    ],
    ['Білим додано дві хвилини.', { type: 'time added', to: 'white', time: 2 * MINUTE }],
    ['Білим додано одну хвилину.', { type: 'time added', to: 'white', time: MINUTE }],
    ['Чорним додано 12 хвилин.', { type: 'time added', to: 'black', time: 12 * MINUTE }],
    ['У чорних віднято двадцять одну хвилину.', { type: 'time added', to: 'black', time: -21 * MINUTE }],
    [
      'Пристрій не працював 12 хвилин. Цей час із годинника білих не списано.',
      { type: 'unwatched', of: 'white', length: 12 * MINUTE, charged: 'no', stopped: false },
    ],
    [
      'Пристрій не працював 12 хвилин. Годинник зупинено. Списати цей час із годинника білих чи ні?',
      { type: 'unwatched', of: 'white', length: 12 * MINUTE, charged: 'open', stopped: true },
    ],
    [
      'Пристрій не працював одну хвилину одну секунду. Списати цей час із годинника чорних чи ні?',
      { type: 'unwatched', of: 'black', length: 61 * SECOND, charged: 'open', stopped: false },
    ],
    [
      'Годинник пристрою перевели назад. Скільки часу сторінка не працювала, невідомо; із годинника білих нічого не списано.',
      { type: 'unwatched', of: 'white', charged: 'no', stopped: false },
    ],
    ['Білі хочуть списати цей час. Чорні мають погодитися.', { type: 'charge proposed', by: 'white', charged: true }],
    [
      'Чорні хочуть не списувати цей час. Білі мають погодитися.',
      { type: 'charge proposed', by: 'black', charged: false },
    ],
    [
      'Час із годинника білих списано: 12 хвилин. Прапорець білих упав.',
      { type: 'time charged', of: 'white', length: 12 * MINUTE, charged: true, flag: true, stopped: false },
    ],
    [
      'Час із годинника чорних не списано: одна хвилина. Годинник зупинено.',
      { type: 'time charged', of: 'black', length: MINUTE, charged: false, flag: false, stopped: true },
    ],
    ['Прапорець білих упав.', { type: 'flag fell', of: 'white' }],
    ['Прапорець білих упав. Партія триває.', { type: 'flag fell', of: 'white', goesOn: 'A.4' }],
    [
      'Прапорець білих упав. Чорні виграли за часом.',
      { type: 'flag fell', of: 'white' },
      { type: 'ended', ending: { result: '0-1', reason: 'time', winner: 'black', article: '6.9' } },
    ],
    ['Чорні прийшли до дошки.', { type: 'arrived', who: 'black', late: 0 }],
    ['Чорні прийшли до дошки, запізнення 12 хвилин 5 секунд.', { type: 'arrived', who: 'black', late: 725 * SECOND }],
    [
      'Білі зробили неможливий хід. Це перший.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
    ],
    [
      'Чорні перемкнули годинник без ходу. Це вважається неможливим ходом, другим.',
      { type: 'fault found', what: 'pressed without a move', of: 'black', ruling: 'counted', count: 2 },
    ],
    [
      'Чорні залишили пішака на останній горизонталі. Пішак стає ферзем.',
      { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen' },
    ],
    [
      'Білі зробили хід двома руками. Неможливим ходом це не вважається.',
      { type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' },
    ],
    [
      'Білі зіграли не так, як вимагає торкання фігури. Замість цього ходу роблять інший.',
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'corrected' },
    ],
    [
      'Білі зсунули фігури. Білі ставлять фігури на місце.',
      { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right' },
    ],
    ['Партію почато неправильно. Починають нову партію.', { type: 'fault found', what: 'set-up', ruling: 'new game' }],
    ['Хід записано.', { type: 'written', by: 'white', what: 'move', ply: 1 }],
    ['Білі підписують: чорні виграли.', { type: 'signed', by: 'white', result: '0-1', agreed: false }],
    [
      'Чорні підписують: нічия. Обидва гравці підписали.',
      { type: 'signed', by: 'black', result: '1/2-1/2', agreed: true },
    ],
    ['Білі отримують пів очка, чорні отримують нуль очок.', { type: 'scored', scores: { white: 0.5, black: 0 } }],
    ['Білі отримують одне очко, чорні отримують півтора очка.', { type: 'scored', scores: { white: 1, black: 1.5 } }],
    [
      'Білі отримують 3 очки, чорні отримують 2 із половиною очка.',
      { type: 'scored', scores: { white: 3, black: 2.5 } },
    ],
    ['Білі отримують попередження.', { type: 'penalised', against: 'white', penalty: { kind: 'warning' } }],
    [
      'Білі отримують стягнення. У білих віднято 5 хвилин.',
      { type: 'penalised', against: 'white', penalty: { kind: 'time taken', time: 1 } },
      { type: 'time added', to: 'white', time: -5 * MINUTE },
    ],
    [
      'Білі отримують стягнення. Чорні отримують очки за виграш.',
      { type: 'penalised', against: 'white', penalty: { kind: 'points to the opponent' } },
    ],
    ['Чорних оштрафовано.', { type: 'penalised', against: 'black', penalty: { kind: 'fine', announced: true } }],
    ['Білих усунено на один тур.', { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 1 } }],
    ['Білих усунено на два тури.', { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 2 } }],
    ['Білих усунено на п’ять турів.', { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 5 } }],
    ['Партію відкладено. Білі записують хід.', { type: 'adjourned', sealer: 'white' }],
    [
      'Партію поновлено. Конверт відкрито. Годинник чорних іде.',
      { type: 'resumed', envelope: 'opened', clock: 'black' },
    ],
  ];

  test.each(HAPPENINGS.map(([sentence, ...facts]) => [sentence, facts] as const))('%s', (sentence, facts) => {
    expect(said(...facts)).toBe(sentence);
  });

  const claimed = { type: 'draw claimed', by: 'black', ground: 'threefold' } as const;
  const rejected = { type: 'claim rejected', by: 'black', ground: 'threefold', needed: 3 } as const;
  const e1 = { from: 'e2', to: 'e1', piece: 'rook' } as const;
  const drawn = {
    type: 'ended',
    ending: { result: '1/2-1/2', reason: 'threefold repetition', article: '9.2' },
  } as const;

  test.each<readonly [string, readonly Untold<Fact>[]]>([
    ['Чорні вимагають нічию: позиція виникла втретє. Вимога правильна. Нічия.', [claimed, drawn]],
    [
      'Чорні вимагають нічию: позиція виникла втретє. Ні: вона виникла лише двічі. Білим додано дві хвилини. Вимога діє як пропозиція нічиєї.',
      [
        claimed,
        { ...rejected, why: 'not so often', found: 2 },
        { type: 'time added', to: 'white', time: 2 * MINUTE },
        { type: 'draw offered', by: 'black' },
      ],
    ],
    [
      'Чорні вимагають нічию: після ходу тура е два на е один позиція виникне втретє. Ні: вона виникне лише вдруге. Чорні повинні зробити хід тура е два на е один. Годинник зупинено.',
      [
        { ...claimed, intended: e1 },
        { type: 'clocks stopped', by: 'black' },
        { ...rejected, why: 'not so often', found: 2 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
      ],
    ],
    [
      'Чорні вимагають нічию: по 50 ходів без взяття і без ходу пішаком. Ні: таких ходів лише 23.',
      [
        { ...claimed, ground: 'fifty moves' },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 23, needed: 50 },
      ],
    ],
    [
      'Білі вимагають нічию: після короткої рокіровки буде по 50 ходів без взяття і без ходу пішаком.',
      [
        {
          type: 'draw claimed',
          by: 'white',
          ground: 'fifty moves',
          intended: { from: 'e1', to: 'g1', castling: 'short', piece: 'king' },
        },
      ],
    ],
  ])('a claim: %s', (sentence, facts) => {
    expect(said(...facts)).toBe(sentence);
  });

  test.each<readonly [number, 'takeback' | 'ruling', string]>([
    [3, 'takeback', 'Узято назад хід: кінь бе вісім на це шість. Хід чорних.'],
    [2, 'takeback', 'Узято назад хід і наступний за ним: кінь же один на еф три. Хід білих.'],
    [0, 'takeback', 'Узято назад хід і наступні за ним: пішак е два на е чотири. Хід білих.'],
    [3, 'ruling', 'Відновлено позицію перед ходом: кінь бе вісім на це шість. Хід чорних.'],
  ])('taken back to ply %i by %s', (ply, cause, sentence) => {
    const sheet = make(game(), 'e2e4 e7e5 g1f3 b8c6').sheets.white.slice(ply);
    const utterance = phraseFacts(told({ type: 'restored', ply, cause }), options, sheet);
    expect(utterance && textOf(utterance)).toBe(sentence);
  });
});

describe('moves that cannot be made', () => {
  test.each([
    [START_FEN, '', 'e4e5', 'На е чотири немає фігури.'],
    [START_FEN, '', 'e7e5', 'Пішак на е сім чорний, а хід білих.'],
    [START_FEN, 'e2e4', 'h1h3', 'Тура на аш один біла, а хід чорних.'],
    [START_FEN, '', 'e2e2', 'Фігура повинна піти із е два.'],
    [START_FEN, '', 'f1e2', 'На е два стоїть ваш пішак.'],
    [START_FEN, '', 'b1a1', 'На а один стоїть ваша тура.'],
    [START_FEN, '', 'g1g3', 'Кінь не може піти із же один на же три: він ходить на два поля прямо і на одне вбік.'],
    [START_FEN, '', 'a1b3', 'Тура не може піти із а один на бе три: вона ходить по горизонталі чи вертикалі.'],
    [START_FEN, '', 'f1b5', 'Шлях перекриває білий пішак на е два.'],
    [START_FEN, 'e2e4 e7e5', 'e4e5', 'Пішак не бере прямо вперед, а шлях йому перекриває чорний пішак на е п’ять.'],
    [START_FEN, '', 'e2d3', 'Пішак із е два нічого не може взяти на де три.'],
    [
      START_FEN,
      'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6',
      'e5d6',
      'Запізно брати на проході пішака на де п’ять: це можна лише відразу після його ходу на два поля.',
    ],
    ['8/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7e8', 'Яка фігура? Ферзь, тура, слон чи кінь.'],
    [START_FEN, '', 'e2e4q', 'Перетворюється лише пішак, що дійшов до останньої горизонталі.'],
    ['4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1', '', 'c3e4', 'Ваш король лишиться під шахом від слона на бе чотири.'],
    [
      '3rk3/8/8/8/1b6/8/8/2K5 w - - 0 1',
      '',
      'c1d2',
      'Ваш король лишиться під шахом від слона на бе чотири і тури на де вісім.',
    ],
    [
      '4k3/8/8/7q/8/8/P7/4K3 b - - 0 1',
      'h5e5',
      'a2a3',
      'Ваш король під шахом від ферзя на е п’ять, і цей хід не допомагає.',
    ],
  ])('%s %s %s', (fen, before, text, sentence) => {
    expect(whyNot(make(game(fen), before), move(text))).toBe(sentence);
  });

  test.each<readonly [string, string, 'short' | 'long', string]>([
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQ - 0 1',
      'e1e2 a8b8 e2e1 b8a8',
      'short',
      'Король уже ходив, тому рокіровка неможлива.',
    ],
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1',
      'h1g1 a8b8 g1h1 b8a8',
      'short',
      'Тура із аш один уже ходила або взята, тому коротка рокіровка неможлива.',
    ],
    ['r3k2r/8/8/8/8/8/P7/R3K2R w - - 0 1', '', 'long', 'Право на довгу рокіровку втрачено.'],
    ['4k3/8/8/4r3/8/8/P7/R3K2R w KQ - 0 1', '', 'short', 'Рокіровка під шахом неможлива: шах від тури на е п’ять.'],
    [
      '4k3/8/b7/8/8/8/P7/R3K2R w KQ - 0 1',
      '',
      'short',
      'Рокіровка через бите поле неможлива: поле еф один атакує слон на а шість.',
    ],
    [
      '4k1r1/8/8/8/8/6r1/P7/4K2R w K - 0 1',
      '',
      'short',
      'Рокіровка під шах неможлива: поле же один атакує тура на же три.',
    ],
    [START_FEN, '', 'short', 'Коротка рокіровка неможлива: шлях перекриває білий слон на еф один.'],
  ])('castling %s %s %s', (fen, before, castling, sentence) => {
    const to = castling === 'short' ? 'g1' : 'c1';
    expect(whyNot(make(game(fen), before), { from: 'e1', to, castling })).toBe(sentence);
  });
});

describe('other refusals', () => {
  const moves = (...texts: readonly string[]) =>
    texts.map((text) => ({
      ...move(text.slice(2)),
      piece: ({ R: 'rook', N: 'knight', P: 'pawn', B: 'bishop' } as const)[text[0] as 'R'],
    }));

  test.each<readonly [AnyRefusal, string]>([
    [
      { reason: 'unreadable', text: 'xyz' },
      '«xyz» не вдається прочитати як хід. Наприклад: Кf3, e2 e4 або Springer Felix drei.',
    ],
    [{ reason: 'king is not captured', there: on('black king e8') }, 'Короля не беруть.'],
    [{ reason: 'too long', length: 300, limit: 80 }, 'Для ходу це задовго: 300 знаків, а можна щонайбільше 80.'],
    [{ reason: 'too long', length: 91, limit: 80 }, 'Для ходу це задовго: 91 знак, а можна щонайбільше 80.'],
    [{ reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: false }, 'Жоден кінь не може піти на еф три.'],
    [{ reason: 'no piece reaches', kind: 'rook', to: 'd5', capture: true }, 'Жодна тура не може взяти на де п’ять.'],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Білі не мають ферзя.'],
    [{ reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' }, 'Білі не мають коня на вертикалі же.'],
    [{ reason: 'no such piece', color: 'white', kind: 'rook', rank: '3' }, 'Білі не мають тури на третій горизонталі.'],
    [
      { reason: 'no such piece', color: 'black', kind: 'pawn', file: 'e', rank: '4' },
      'Чорні не мають пішака на е чотири.',
    ],
    [{ reason: 'several moves', moves: moves('P:e7e8q', 'P:e7e8n') }, 'Яка фігура? Ферзь чи кінь.'],
    [
      { reason: 'several moves', moves: moves('R:a1d1', 'R:h1d1') },
      'Дві тури можуть піти на де один, із а один чи із аш один.',
    ],
    [
      { reason: 'several moves', moves: moves('N:b1d2', 'N:f1d2', 'N:f3d2') },
      'Три коні можуть піти на де два, із бе один, із еф один чи із еф три.',
    ],
    [
      { reason: 'several moves', moves: moves('P:b3c4', 'B:e2c4') },
      'Який хід? Пішак бе три на це чотири чи слон е два на це чотири.',
    ],
    [{ reason: 'no such move', number: 7 }, 'Суперник не робив у цій партії ходу 7.'],
    [
      { reason: 'claim of what' },
      'На якій підставі вимагаєте нічию? Уведіть «вимагаю три» для триразового повторення позиції або «вимагаю п’ятдесят» для 50 ходів.',
    ],
    [{ reason: 'not your turn', turn: 'white' }, 'Зараз хід білих.'],
    [{ reason: 'not for this role' }, 'Ваша роль у цій партії цього не дозволяє.'],
    [{ reason: 'not for this role', doneBy: 'arbiter' }, 'Ваша роль у цій партії цього не дозволяє. Це робить арбітр.'],
    [
      { reason: 'not for this role', doneBy: 'players' },
      'Ваша роль у цій партії цього не дозволяє. Це роблять самі гравці.',
    ],
    [
      { reason: 'not for this role', doneBy: 'assistants' },
      'Ваша роль у цій партії цього не дозволяє. Це робить асистент.',
    ],
    [{ reason: 'no move made yet' }, 'Не раніше першого ходу.'],
    [{ reason: 'not moved yet' }, 'Ви ще не зробили ходу.'],
    [{ reason: 'offer stands', by: 'black' }, 'Пропозиція нічиєї чорних ще діє.'],
    [{ reason: 'offer only on your move' }, 'Нічию пропонують лише на своєму ході.'],
    [{ reason: 'strict play' }, 'Сувора гра цього не дозволяє.'],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black pawn d5'), by: on('white pawn e4') } },
      'Ви повинні взяти пішака на де п’ять пішаком із е чотири.',
    ],
    [{ reason: 'adjusting not now' }, 'Поправляти можна лише тоді, коли йде ваш годинник.'],
    [{ reason: 'clocks not started' }, 'Партія починається, коли пустять годинник білих.'],
    [{ reason: 'clocks stopped' }, 'Годинник зупинено. Доки він не піде, грати не можна.'],
    [{ reason: 'not your clock' }, 'Зараз іде не ваш годинник.'],
    [{ reason: 'flag is down', of: 'black' }, 'Прапорець чорних упав. Спершу поставте на цьому годиннику новий час.'],
    [
      { reason: 'flag has not fallen', of: 'white', left: 860 * SECOND },
      'Прапорець білих не впав: ще є 14 хвилин 20 секунд.',
    ],
    [{ reason: 'arrived already', who: 'black' }, 'Чорні вже за дошкою.'],
    [{ reason: 'not late', left: MINUTE }, 'Це ще не запізнення, залишок часу: одна хвилина.'],
    [
      { reason: 'claim right lost' },
      'Право вимагати на цьому ході втрачено, бо ви торкнулися фігури. Вимагайте до торкання.',
    ],
    [
      { reason: 'no quickplay', why: 'too much time' },
      'Зарано: цього можна вимагати лише в останні дві хвилини вашого часу.',
    ],
    [{ reason: 'no fault' }, 'Нічого такого не сталося.'],
    [{ reason: 'not written', ply: 3 }, 'Спочатку запишіть зроблені ходи.'],
    [{ reason: 'penalty not given', why: 'fine not announced' }, 'Про штраф слід було оголосити заздалегідь.'],
    [{ reason: 'adjourned' }, 'Партію відкладено. До поновлення грати не можна.'],
    [{ reason: 'sealing', why: 'envelope open' }, 'Спочатку заклейте конверт, потім зупиніть годинник.'],
    [
      { reason: 'envelope not opened' },
      'Щоб поновити партію, треба відкрити конверт: відкрийте його паролем чи файлом або вкажіть, що конверта немає.',
    ],
    [
      { reason: 'envelope stays closed' },
      'Конверт залишається заклеєним, доки не прийде гравець, який має відповідати.',
    ],
    [
      { reason: 'not kept', cause: 'disk full' },
      'Не зроблено: диск заповнено. «Партії на цьому пристрої» показують, що можна видалити.',
    ],
    [{ reason: 'not loaded' }, 'Частину програми не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.'],
  ])('%j', (refusal, sentence) => {
    expect(refused(refusal)).toBe(sentence);
  });

  test('a doubt', () => {
    const reason: AnyRefusal = { reason: 'no piece reaches', kind: 'queen', to: 'f3', capture: false };
    expect(textOf(phraseDoubt(reason, moves('N:g1f3', 'B:e2f3'), options))).toBe(
      'Жоден ферзь не може піти на еф три. Ви мали на увазі: кінь же один на еф три чи слон е два на еф три?',
    );
  });
});

describe('the hand and remarks', () => {
  test.each<readonly [HandNews, string]>([
    [{ type: 'edge' }, 'Край'],
    [{ type: 'lifted', piece: on('white rook a1') }, 'Туру а один піднято.'],
    [{ type: 'put back', piece: on('black pawn a7') }, 'Пішака а сім поставлено назад.'],
    [{ type: 'nothing to lift', square: 'e4' }, 'На е чотири немає чого піднімати.'],
    [{ type: 'not yours', piece: on('black pawn e7') }, 'Пішак на е сім чорний.'],
    [{ type: 'not yours', piece: on('white rook h1') }, 'Тура на аш один біла.'],
    [{ type: 'touched', piece: on('black knight g8') }, 'Торкання: чорний кінь же вісім.'],
    [{ type: 'no such piece on the board' }, 'Такої фігури на дошці немає.'],
    [{ type: 'no command', key: 'J', shift: false }, 'J не має команди. Список клавіш: F1.'],
    [{ type: 'no command', key: 'S', shift: true }, 'Shift+S не має команди. Список клавіш: F1.'],
    [{ type: 'no command', shift: false }, 'Ця клавіша не має команди. Список клавіш: F1.'],
    [{ type: 'promotion cancelled', piece: on('white pawn e7') }, 'Без перетворення. Пішака е сім поставлено назад.'],
  ])('%j', (news, sentence) => {
    expect(textOf(phraseHand(news, options))).toBe(sentence);
  });

  const beside = { type: 'player beside you' } as const;
  const [first] = make(game(), 'g1f3').sheets.white;

  test.each<readonly [Notice, string]>([
    [
      { about: 'game begun', opponent: { type: 'computer', level: 3, you: 'white' }, turn: 'white' },
      'Нова партія. Ви граєте білими проти комп’ютера, рівень 3.',
    ],
    [
      { about: 'game begun', opponent: { type: 'computer', level: 8, you: 'black', byLot: true }, turn: 'white' },
      'Нова партія. За жеребом ви граєте чорними проти комп’ютера, рівень 8.',
    ],
    [{ about: 'game begun', opponent: beside, turn: 'white' }, 'Нова партія проти гравця поруч. Хід білих.'],
    [
      { about: 'game begun', opponent: { type: 'at the table', names: { white: '', black: '' } }, turn: 'white' },
      'Нова партія за столом. Хід білих.',
    ],
    [
      {
        about: 'game begun',
        opponent: { type: 'at the table', names: { white: '', black: '' } },
        turn: 'white',
        unusual: { startedBy: 'arbiter' },
      },
      'Нова партія за столом. Хід білих. Годинник пускає арбітр.',
    ],
    [
      {
        about: 'game begun',
        opponent: beside,
        turn: 'white',
        unusual: { time: { white: timeControl(3, 2), black: timeControl(3, 2) }, strict: true, startedBy: 'press' },
      },
      'Нова партія проти гравця поруч. Хід білих. 3 хвилини, дві секунди на хід. Сувора гра. Щоб почати, перемкніть годинник клавішею H.',
    ],
    [
      { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black' } },
      'Позицію відкрито, гра проти гравця поруч. Хід чорних.',
    ],
    [
      { about: 'position refused', problem: 'kings' },
      'Позицію в адресі не можна відкрити: кожна сторона повинна мати одного короля.',
    ],
    [
      { about: 'computer failed', trouble: 'no answer' },
      'Комп’ютерний суперник не відповідає. Партію збережено. Можна спробувати ще раз або продовжити пізніше.',
    ],
    [
      { about: 'no voices', lang: 'de-DE' },
      'У цьому браузері немає голосу для мови: німецька. Замість нього говорить інший голос.',
    ],
    [{ about: 'sound', on: false }, 'Звук вимкнено.'],
    [{ about: 'board turned', bottom: 'black' }, 'Дошку повернуто: чорні внизу.'],
    [{ about: 'copied', what: 'position' }, 'Позицію скопійовано.'],
    [
      { about: 'viewing', viewing: { at: 'move', number: 12, entry: first!, way: 'back' } },
      'Назад до ходу 12, білі: кінь же один на еф три',
    ],
    [
      { about: 'viewing', viewing: { at: 'move', number: 1, entry: first!, way: 'forward' } },
      'Уперед до ходу 1, білі: кінь же один на еф три',
    ],
    [{ about: 'viewing', viewing: { at: 'start' } }, 'Початок партії'],
    [{ about: 'settings', state: 'exported' }, 'Налаштування збережено у файл.'],
  ])('%j', (notice, sentence) => {
    expect(textOf(phraseNotice(notice, options))).toBe(sentence);
  });

  test('a starting position of Chess960', () => {
    const start = chess960(518);
    if (!start.ok) throw new Error(start.problem);
    expect(chess960Said(518, layoutOf(position(start.start.fen)), wordsUk.messages).slice(0, 1)).toEqual([
      'Шахи 960, позиція 518.',
    ]);
  });

  test('the keys', () => {
    const rows = keysTold(keys).flatMap((group) => group.rows.map((row) => `${row.keys}: ${row.does}`));
    for (const row of [
      'Enter або Пробіл: Підняти фігуру або поставити підняту сюди',
      'R: До наступної тури',
      'Shift+R: До попередньої тури',
      'K: До наступного короля',
      'Shift+N: До попереднього коня',
      'від 1 до 8: До цієї горизонталі, на тій самій вертикалі',
      'Стрілка вліво, Стрілка вправо, Стрілка вгору або Стрілка вниз: До сусіднього поля в той бік',
      'H: Перемкнути годинник',
      'Shift+M: Що може взяти ця фігура',
    ]) {
      expect(rows).toContain(row);
    }
  });
});
