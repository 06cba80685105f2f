/** Belarusian: what happens beside the moves, remarks, the hand and the keys, in whole sentences written by hand. */
import { describe, expect, test } from 'vitest';
import type { PositionProblem } from '../../src/laws/board/parse-position.js';
import type { Ending } from '../../src/laws/result.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { EngineTrouble, Notice } from '../../speech/notice.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { keysTold } from './keys-told.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { textOf } from '../../speech/utterance.js';
import { LANGUAGES } from '../../speech/languages.js';
import { game, make } from '../laws/play.js';
import { belarusian, told, trapIn, type UntoldFact } from './be.js';
import { on } from './said.js';

const keys = await LANGUAGES.be.keys();

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const rook = on('black rook e2');

function said(facts: readonly UntoldFact[]): string | undefined {
  const utterance = phraseFacts(told(...facts), belarusian());
  return utterance && textOf(utterance);
}

describe('one fact', () => {
  test.each<readonly [string, UntoldFact]>([
    ['Белыя папраўляюць фігуры.', { type: 'adjusting', by: 'white' }],
    ['Чорныя кранулі ладдзю е два.', { type: 'touched', by: 'black', piece: rook, how: 'to move' }],
    ['Чорныя папраўляюць ладдзю е два.', { type: 'touched', by: 'black', piece: rook, how: 'adjusting' }],
    ['Чорныя выпадкова кранулі ладдзю е два.', { type: 'touched', by: 'black', piece: rook, how: 'by accident' }],
    ['Белыя кранулі каня жэ адзін.', { type: 'touched', by: 'white', piece: on('white knight g1'), how: 'to move' }],
    [
      'Чорныя павінны хадзіць ладдзёй, што на е два.',
      { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
    ],
    ['Белыя павінны ўзяць ладдзю е два.', { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook } }],
    [
      'Белыя павінны ўзяць ладдзю е два каралём е адзін.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white king e1') } },
    ],
    ['Белыя павінны зрабіць доўгую ракіроўку.', { type: 'bound', by: 'white', duty: { type: 'castle', side: 'long' } }],
    ['Белыя націснулі на гадзіннік.', { type: 'pressed', by: 'white' }],
    [
      'Белыя прайшлі кантроль часу. Дададзена 30 хвілін.',
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTES },
    ],
    ['Белыя перавысілі час на 39 секунд.', { type: 'time overstepped', by: 'white', period: 0, late: 39_000 }],
    ['Белыя перавысілі час на менш за секунду.', { type: 'time overstepped', by: 'white', period: 0, late: 400 }],
    ['Гадзіннік белых ідзе.', { type: 'clock started', of: 'white', again: false }],
    ['Гадзіннік чорных зноў ідзе.', { type: 'clock started', of: 'black', again: true }],
    ['Белыя спынілі гадзіннік.', { type: 'clocks stopped', by: 'white' }],
    ['Арбітр спыніў гадзіннік.', { type: 'clocks stopped', by: 'arbiter' }],
    ['Асістэнт чорных спыніў гадзіннік.', { type: 'clocks stopped', by: 'assistant of black' }],
    ['На гадзінніку белых цяпер 12 хвілін.', { type: 'clock set', settings: { white: { time: 12 * MINUTES } } }],
    [
      'На гадзінніку белых цяпер адна гадзіна дзве хвіліны, зроблена 40 хадоў. На гадзінніку чорных цяпер зроблены 1 ход.',
      { type: 'clock set', settings: { white: { time: HOURS + 2 * MINUTES, moves: 40 }, black: { moves: 1 } } },
    ],
    ['Белым дададзена дзве хвіліны.', { type: 'time added', to: 'white', time: 2 * MINUTES }],
    ['Белым дададзена адна хвіліна.', { type: 'time added', to: 'white', time: MINUTES }],
    ['Белым дададзена адна хвіліна 30 секунд.', { type: 'time added', to: 'white', time: 90 * SECONDS }],
    ['Чорным дададзена 12 хвілін.', { type: 'time added', to: 'black', time: 12 * MINUTES }],
    ['У чорных аднята 3 хвіліны.', { type: 'time added', to: 'black', time: -3 * MINUTES }],
    ['У чорных аднята менш за секунду.', { type: 'time added', to: 'black', time: -1 }],
    [
      'Прылада не працавала 12 хвілін. У белых гэты час не адняты.',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'no', stopped: false },
    ],
    [
      'Прылада не працавала 12 хвілін. Гадзіннік спынены. Адняць у белых гэты час ці не?',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'open', stopped: true },
    ],
    [
      'Прылада не працавала адну хвіліну адну секунду. Адняць у чорных гэты час ці не?',
      { type: 'unwatched', of: 'black', length: 61 * SECONDS, charged: 'open', stopped: false },
    ],
    [
      'Гадзіннік прылады перавялі назад. Колькі часу старонка не працавала, невядома; у белых нічога не аднята.',
      { type: 'unwatched', of: 'white', charged: 'no', stopped: false },
    ],
    [
      'Белыя хочуць, каб гэты час быў адняты. Чорныя павінны згадзіцца.',
      { type: 'charge proposed', by: 'white', charged: true },
    ],
    [
      'Чорныя хочуць, каб гэты час не быў адняты. Белыя павінны згадзіцца.',
      { type: 'charge proposed', by: 'black', charged: false },
    ],
    [
      'У белых адняты час: 12 хвілін. Сцяжок белых упаў.',
      { type: 'time charged', of: 'white', length: 12 * MINUTES, charged: true, flag: true, stopped: false },
    ],
    [
      'У чорных час не адняты: адна хвіліна. Гадзіннік спынены.',
      { type: 'time charged', of: 'black', length: MINUTES, charged: false, flag: false, stopped: true },
    ],
    ['Сцяжок белых упаў.', { type: 'flag fell', of: 'white' }],
    ['Сцяжок белых упаў. Партыя працягваецца.', { type: 'flag fell', of: 'white', goesOn: 'A.4' }],
    ['Чорныя за дошкай.', { type: 'arrived', who: 'black', late: 0 }],
    ['Чорныя за дошкай, спазненне на 12 хвілін 5 секунд.', { type: 'arrived', who: 'black', late: 725 * SECONDS }],
    ['Чорныя за дошкай, спазненне на дваццаць адну хвіліну.', { type: 'arrived', who: 'black', late: 21 * MINUTES }],
    [
      'Белыя зрабілі немагчымы ход. Гэта першы такі ход.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
    ],
    [
      'Чорныя націснулі на гадзіннік без хода. Гэта лічыцца як другі немагчымы ход.',
      { type: 'fault found', what: 'pressed without a move', of: 'black', ruling: 'counted', count: 2 },
    ],
    [
      'Чорныя пакінулі пешку на апошняй гарызанталі. Пешка становіцца ферзём.',
      { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen' },
    ],
    [
      'Белыя хадзілі дзвюма рукамі. Немагчымым ходам гэта не лічыцца.',
      { type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' },
    ],
    [
      'Белыя пайшлі не так, як абавязвае кранутая фігура. Замест гэтага робіцца іншы ход.',
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'corrected' },
    ],
    [
      'Белыя зрушылі фігуры. Белыя ставяць іх на месца.',
      { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right' },
    ],
    ['Фігуры зрушаны. Вырашае арбітр.', { type: 'fault found', what: 'displaced', ruling: 'arbiter decides' }],
    ['Партыя пачата няправільна. Гуляецца новая партыя.', { type: 'fault found', what: 'set-up', ruling: 'new game' }],
    ['Партыя пачата няправільна. Партыя працягваецца.', { type: 'fault found', what: 'set-up', ruling: 'goes on' }],
    [
      'Белыя зрабілі немагчымы ход. Ход застаецца.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'stands' },
    ],
    ['Ход запісаны.', { type: 'written', by: 'white', what: 'move', ply: 1 }],
    ['Прапанова нічыі запісана.', { type: 'written', by: 'white', what: 'offer', ply: 1 }],
    ['Белыя падпісалі: выйгралі чорныя.', { type: 'signed', by: 'white', result: '0-1', agreed: false }],
    ['Чорныя падпісалі: нічыя. Падпісалі абодва.', { type: 'signed', by: 'black', result: '1/2-1/2', agreed: true }],
    [
      'Белыя патрабуюць нічыю: па пяцьдзясят хадоў без узяцця і хода пешкай.',
      { type: 'draw claimed', by: 'white', ground: 'fifty moves' },
    ],
    [
      'Белыя патрабуюць нічыю: пасля кароткай ракіроўкі будзе па пяцьдзясят хадоў без узяцця і хода пешкай.',
      {
        ...{ type: 'draw claimed', by: 'white', ground: 'fifty moves' },
        intended: { from: 'e1', to: 'g1', castling: 'short', piece: 'king' },
      },
    ],
    [
      'Белыя патрабуюць нічыю: хуткае завяршэнне партыі. Вырашае арбітр.',
      { type: 'quickplay claimed', by: 'white', asks: 'draw' },
    ],
    [
      'Белыя просяць некалькі секунд на кожны ход. Вырашае арбітр.',
      { type: 'quickplay claimed', by: 'white', asks: 'increment' },
    ],
    [
      'Патрабаванне белых: рашэнне адкладзена. Партыя працягваецца.',
      { type: 'quickplay decided', by: 'white', decision: 'postponed' },
    ],
    ['Патрабаванне чорных адхілена.', { type: 'quickplay decided', by: 'black', decision: 'rejected' }],
    [
      'Цяпер на кожны ход дадаецца 5 секунд.',
      { type: 'quickplay decided', by: 'white', decision: 'increment', increment: 5 * SECONDS },
    ],
    [
      'Секунды на ход не дадаюцца. Партыя працягваецца.',
      { type: 'quickplay decided', by: 'white', decision: 'no increment' },
    ],
    ['Белым паўачка, чорным нуль ачкоў.', { type: 'scored', scores: { white: 0.5, black: 0 } }],
    ['Белым адно ачко, чорным паўтара ачка.', { type: 'scored', scores: { white: 1, black: 1.5 } }],
    ['Белым 2 ачкі і паўачка, чорным 3 ачкі.', { type: 'scored', scores: { white: 2.5, black: 3 } }],
    ['Белыя папярэджаны.', { type: 'penalised', against: 'white', penalty: { kind: 'warning' } }],
    ['Белыя пакараны.', { type: 'penalised', against: 'white', penalty: { kind: 'time taken', time: 1 } }],
    [
      'Белыя пакараны. Чорным даюцца ачкі за перамогу.',
      { type: 'penalised', against: 'white', penalty: { kind: 'points to the opponent' } },
    ],
    [
      'Белыя пакараны: партыя прайграна.',
      { type: 'penalised', against: 'white', penalty: { kind: 'game lost', opponentScores: 1 } },
    ],
    ['Белыя аштрафаваны.', { type: 'penalised', against: 'white', penalty: { kind: 'fine', announced: true } }],
    ['Белыя выключаны на 1 тур.', { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 1 } }],
    ['Чорныя выключаны на 2 туры.', { type: 'penalised', against: 'black', penalty: { kind: 'rounds', rounds: 2 } }],
    ['Белыя выключаны на 5 тураў.', { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 5 } }],
    ['Белыя выключаны са спаборніцтва.', { type: 'penalised', against: 'white', penalty: { kind: 'expulsion' } }],
    ['Партыя адкладзена. Белыя запячатваюць ход.', { type: 'adjourned', sealer: 'white' }],
    ['Белыя запісалі ход для канверта.', { type: 'sealed', sealer: 'white', step: 'written' }],
    ['Канверт закрыты.', { type: 'sealed', sealer: 'white', step: 'envelope closed' }],
    ['Ход запячатаны, гадзіннік спынены.', { type: 'sealed', sealer: 'white', step: 'clock stopped' }],
    [
      'Партыя адноўлена. Канверт застаецца закрытым. Гадзіннік белых ідзе.',
      { type: 'resumed', envelope: 'stays closed', clock: 'white' },
    ],
  ])('%s', (sentence, fact) => {
    expect(said([fact])).toBe(sentence);
    expect(trapIn(sentence, 'words')).toBeUndefined();
  });
});

describe('the facts of one act', () => {
  const claimed = { type: 'draw claimed', by: 'black', ground: 'threefold' } as const;
  const e1 = { from: 'e2', to: 'e1', piece: 'rook' } as const;
  const rejected = { type: 'claim rejected', by: 'black', ground: 'threefold', needed: 3 } as const;
  const gets = { type: 'time added', to: 'white', time: 2 * MINUTES } as const;
  const offers = { type: 'draw offered', by: 'black' } as const;

  test.each<readonly [string, readonly UntoldFact[]]>([
    [
      'Чорныя патрабуюць нічыю: пазіцыя была тры разы. Не так: пазіцыя была толькі два разы. Белым дададзена дзве хвіліны. Гэта застаецца прапановай нічыі.',
      [claimed, { ...rejected, why: 'not so often', found: 2 }, gets, offers],
    ],
    [
      'Чорныя патрабуюць нічыю: пасля хода ладдзя е два на е адзін пазіцыя будзе трэці раз. Не так: гэта быў бы толькі другі раз. Чорныя павінны зрабіць ход ладдзя е два на е адзін. Гадзіннік спынены.',
      [
        { ...claimed, intended: e1 },
        { type: 'clocks stopped', by: 'black' },
        { ...rejected, why: 'not so often', found: 2 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } },
      ],
    ],
    [
      'Чорныя патрабуюць нічыю: пасля хода ладдзя е два на е адзін пазіцыя будзе трэці раз. Не так: гэты ход немагчымы.',
      [
        { ...claimed, intended: e1 },
        { ...rejected, why: 'move is illegal', found: 1 },
      ],
    ],
    [
      'Чорныя патрабуюць нічыю: пасля хода ладдзя е два на е адзін пазіцыя будзе трэці раз. Не так: ход не запісаны загадзя.',
      [
        { ...claimed, intended: e1 },
        { ...rejected, why: 'not written first', found: 3 },
      ],
    ],
    [
      'Чорныя патрабуюць нічыю: па пяцьдзясят хадоў без узяцця і хода пешкай. Не так: такіх хадоў толькі 23.',
      [
        { ...claimed, ground: 'fifty moves' },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 23, needed: 50 },
      ],
    ],
    [
      'Чорныя патрабуюць нічыю: пазіцыя была тры разы. Гэта так. Нічыя.',
      [claimed, { type: 'ended', ending: { result: '1/2-1/2', reason: 'threefold repetition', article: '9.2.1' } }],
    ],
    [
      'Чорныя патрабуюць нічыю: пасля кароткай ракіроўкі пазіцыя будзе трэці раз. Не так: гэта быў бы толькі першы раз. Чорныя павінны зрабіць кароткую ракіроўку.',
      [
        { ...claimed, intended: { from: 'e8', to: 'g8', castling: 'short', piece: 'king' } },
        { ...rejected, why: 'not so often', found: 1 },
        { type: 'bound', by: 'black', duty: { type: 'move', piece: on('black king e8') } },
      ],
    ],
    [
      'Сцяжок белых упаў. Чорныя выйгралі па часе.',
      [
        { type: 'flag fell', of: 'white' },
        { type: 'ended', ending: { result: '0-1', reason: 'time', winner: 'black', article: '6.9' } },
      ],
    ],
    [
      'пешка е два на е чатыры. Гадзіннік чорных ідзе.',
      [
        { type: 'moved', by: 'white', piece: 'pawn', from: 'e2', to: 'e4', ply: 1, san: 'e4' },
        { type: 'clock started', of: 'black', again: false },
      ],
    ],
    [
      'Белыя зрабілі немагчымы ход. Гэта другі такі ход. Белым дададзена дзве хвіліны. Партыя вернута да ранейшай пазіцыі, паводле рашэння. Белыя павінны хадзіць канём, што на жэ адзін.',
      [
        { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 2 },
        gets,
        { type: 'restored', ply: 4, cause: 'ruling' },
        { type: 'bound', by: 'white', duty: { type: 'move', piece: on('white knight g1') } },
      ],
    ],
  ])('%s', (sentences, facts) => {
    expect(said(facts)).toBe(sentences);
    expect(trapIn(sentences, 'words')).toBeUndefined();
  });
});

describe('the hand on the board', () => {
  test.each<readonly [HandNews, string]>([
    [{ type: 'edge' }, 'Край'],
    [{ type: 'lifted', piece: on('white knight g1') }, 'Конь жэ адзін падняты.'],
    [{ type: 'lifted', piece: on('black pawn a7') }, 'Пешка а сем паднята.'],
    [{ type: 'put back', piece: on('white queen d1') }, 'Ферзь дэ адзін вернуты на месца.'],
    [{ type: 'put back', piece: on('white rook a1') }, 'Ладдзя а адзін вернута на месца.'],
    [{ type: 'nothing to lift', square: 'e4' }, 'На е чатыры няма чаго падняць.'],
    [{ type: 'not yours', piece: on('black pawn e7') }, 'Пешка е сем належыць чорным.'],
    [{ type: 'touched', piece: on('black knight g8') }, 'Конь жэ восем крануты. Належыць чорным.'],
    [{ type: 'touched', piece: on('white rook h1') }, 'Ладдзя аш адзін кранута. Належыць белым.'],
    [{ type: 'no such piece on the board' }, 'Такой фігуры на дошцы няма.'],
    [{ type: 'no command', key: 'J', shift: false }, 'J не мае каманды. Спіс клавіш: F1.'],
    [{ type: 'no command', key: 'S', shift: true }, 'Шыфт плюс S не мае каманды. Спіс клавіш: F1.'],
    [{ type: 'no command', shift: false }, 'Гэтая клавіша не мае каманды. Спіс клавіш: F1.'],
    [{ type: 'promotion asked' }, 'Якая фігура? Ферзь, ладдзя, слон ці конь.'],
    [{ type: 'promotion cancelled', piece: on('white pawn e7') }, 'Без ператварэння. Пешка е сем вернута на месца.'],
  ])('%j', (news, sentence) => {
    expect(textOf(phraseHand(news, belarusian()))).toBe(sentence);
    // Keys are named by what is printed on them.
    expect(trapIn(sentence, news.type === 'no command' ? 'any' : 'words')).toBeUndefined();
  });

  test('in algebraic notation the piece has its letter', () => {
    const news: HandNews = { type: 'lifted', piece: on('white king e1') };
    expect(textOf(phraseHand(news, belarusian('algebraic')))).toBe('Кр e1 падняты.');
  });
});

const beside = { type: 'player beside you' } as const;
const mated: Ending = { result: '1-0', reason: 'checkmate', article: '5.1.1', winner: 'white' };
const [first, second] = make(game(), 'g1f3 d7d5').sheets.white;
if (!first || !second) throw new Error('two moves were made');

const NOTICES: readonly (readonly [Notice, string])[] = [
  [
    { about: 'game begun', opponent: { type: 'computer', level: 3, you: 'white' }, turn: 'white' },
    'Новая партыя. Вы гуляеце белымі супраць камп’ютара, узровень 3.',
  ],
  [
    { about: 'game begun', opponent: { type: 'computer', level: 8, you: 'black', byLot: true }, turn: 'white' },
    'Новая партыя. Вам выпалі чорныя супраць камп’ютара, узровень 8.',
  ],
  [{ about: 'game begun', opponent: beside, turn: 'white' }, 'Новая партыя супраць гульца побач. Ход белых.'],
  [
    { about: 'game begun', opponent: { type: 'at the table', names: { white: '', black: '' } }, turn: 'white' },
    'Новая партыя за сталом. Ход белых.',
  ],
  [
    {
      about: 'game begun',
      opponent: { type: 'at the table', names: { white: '', black: '' } },
      turn: 'white',
      unusual: { startedBy: 'arbiter' },
    },
    'Новая партыя за сталом. Ход белых. Гадзіннік запускае арбітр.',
  ],
  [
    {
      about: 'game begun',
      opponent: beside,
      turn: 'white',
      unusual: {
        time: { white: timeControl(5, 3), black: timeControl(5, 3) },
        strict: true,
        edition: 'FIDE 2009',
        startedBy: 'press',
      },
    },
    'Новая партыя супраць гульца побач. Ход белых. 5 хвілін, 3 секунды на ход. Строгая гульня. Правілы: ФІДЭ 2009. Каб пачаць, націсніце на гадзіннік, клавіша H.',
  ],
  [
    { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black' } },
    'Адкрыта пазіцыя супраць гульца побач. Ход чорных.',
  ],
  [
    { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black', ending: mated } },
    'Адкрыта пазіцыя супраць гульца побач. Мат. Белыя выйгралі.',
  ],
  [{ about: 'game brought back', plies: 23, turn: 'black' }, 'Ваша партыя зноў тут: зроблена 12 хадоў. Ход чорных.'],
  [{ about: 'game brought back', plies: 1, turn: 'black' }, 'Ваша партыя зноў тут: зроблены 1 ход. Ход чорных.'],
  [{ about: 'game brought back', plies: 42, turn: 'white' }, 'Ваша партыя зноў тут: зроблены 21 ход. Ход белых.'],
  [{ about: 'game brought back', plies: 4, turn: 'white' }, 'Ваша партыя зноў тут: зроблена 2 хады. Ход белых.'],
  [{ about: 'game brought back', plies: 0, turn: 'white' }, 'Ваша партыя зноў тут: хадоў яшчэ няма. Ход белых.'],
  [{ about: 'joined', atTable: true }, 'Гэтую партыю паказвае яшчэ адно акно.'],
  [{ about: 'joined' }, 'Гэтую партыю паказвае яшчэ адно акно. Хады, зробленыя тут, трапляюць туды.'],
  [{ about: 'holder here' }, 'Другое акно закрыта. Партыя працягваецца тут.'],
  [{ about: 'other window holds' }, 'Цяпер партыю вядзе іншае акно. Хады, зробленыя тут, трапляюць туды.'],
  [{ about: 'taken here' }, 'Цяпер партыя працягваецца тут.'],
  [
    { about: 'other window silent' },
    'Акно, якое вядзе партыю, не адказвае. Зазірніце туды ці закрыйце яго: тады партыя працягнецца тут.',
  ],
  [{ about: 'judged otherwise' }, 'Гэтая версія праграмы іначай ацэньвае адзін ход партыі. Застаецца захаваны вынік.'],
  [{ about: 'journal damaged', from: 0 }, 'Захаваная партыя не чытаецца. Нічога не выдалена.'],
  [
    { about: 'journal damaged', from: 7 },
    'Частка захаванай партыі не чытаецца. Партыя працягваецца ад апошняга дзеяння, якое чытаецца. Нічога не выдалена.',
  ],
  [
    { about: 'game not loaded' },
    'Вашу партыю пакуль нельга паказаць: частка праграмы не загрузілася. Падключыцеся да сеткі і перазагрузіце старонку. Нічога не страчана.',
  ],
  [{ about: 'no game' }, 'Тут няма партыі. Пачніце партыю кнопкай «Новая партыя».'],
  [{ about: 'computer thinking' }, 'Камп’ютар яшчэ думае.'],
  [{ about: 'computer stopped' }, 'Камп’ютар спынены.'],
  [
    { about: 'offline failed' },
    'Праграма не гатова працаваць без сеткі: захаваць удалося не ўсё. Каб паспрабаваць яшчэ раз, перазагрузіце старонку.',
  ],
  [{ about: 'update waiting' }, 'Гатова новая версія праграмы. Яе можна ўстанавіць, калі няма партыі, якая ідзе.'],
  [
    { about: 'no voices' },
    'Гэты браўзер не мае голасу. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.',
  ],
  [{ about: 'no voices', lang: 'de' }, 'Гэты браўзер не мае нямецкага голасу. Замест яго гаворыць іншы голас.'],
  [{ about: 'no voices', lang: 'be-BY' }, 'Гэты браўзер не мае беларускага голасу. Замест яго гаворыць іншы голас.'],
  [
    { about: 'voice not allowed' },
    'Браўзер пакуль не дае старонцы гаварыць. Націсніце на старонцы любую клавішу ці кнопку.',
  ],
  [
    { about: 'voice fell silent' },
    'Голас замоўк. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.',
  ],
  [{ about: 'sound', on: true }, 'Гук уключаны.'],
  [{ about: 'sound', on: false }, 'Гук выключаны.'],
  [{ about: 'keys', state: 'as at first' }, 'Усе клавішы зноў такія, як спачатку.'],
  [{ about: 'keys', state: 'unreadable' }, 'Вашы клавішы не ўдалося прачытаць. Усе клавішы такія, як спачатку.'],
  [{ about: 'full screen', state: 'on' }, 'Поўны экран.'],
  [{ about: 'full screen', state: 'off' }, 'Поўны экран выключаны.'],
  [{ about: 'full screen', state: 'refused' }, 'Браўзер не дазваляе поўны экран.'],
  [{ about: 'board turned', bottom: 'black' }, 'Дошка павернута: унізе чорныя.'],
  [{ about: 'viewing', viewing: { at: 'start' } }, 'Пачатак партыі'],
  [{ about: 'viewing', viewing: { at: 'present' } }, 'Цяперашняя пазіцыя партыі'],
  [
    { about: 'viewing', viewing: { at: 'move', number: 1, entry: first, way: 'back' } },
    'Назад да хода 1, белыя: конь жэ адзін на эф тры',
  ],
  [
    { about: 'viewing', viewing: { at: 'move', number: 12, entry: second, way: 'forward' } },
    'Наперад да хода 12, чорныя: пешка дэ сем на дэ пяць',
  ],
  [{ about: 'nothing to repeat' }, 'Яшчэ нічога не сказана.'],
  [{ about: 'copied', what: 'position' }, 'Пазіцыя скапіравана.'],
  [{ about: 'copied', what: 'game' }, 'Партыя скапіравана.'],
  [{ about: 'not copied' }, 'Не скапіравана: браўзер не дазваляе.'],
  [{ about: 'language not loaded' }, 'Гэтая мова не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.'],
  [{ about: 'settings', state: 'exported' }, 'Файл налад захаваны.'],
  [{ about: 'settings', state: 'imported' }, 'Налады файла прыняты.'],
  [{ about: 'settings', state: 'unreadable' }, 'Гэты файл не мае налад праграмы. Нічога не зменена.'],
  [{ about: 'settings', state: 'reset' }, 'Усе налады цяпер такія, як спачатку.'],
];

describe('remarks of the program', () => {
  test.each(NOTICES)('%j', (notice, sentence) => {
    expect(textOf(phraseNotice(notice, belarusian()))).toBe(sentence);
    expect(trapIn(sentence)).toBeUndefined();
  });

  test.each<readonly [EngineTrouble, string]>([
    ['not loaded', 'Камп’ютар не запусціўся: яго файлы не загрузіліся.'],
    ['no answer', 'Камп’ютар не адказвае.'],
    ['out of memory', 'Камп’ютар мае замала памяці.'],
    ['crashed', 'Камп’ютар перапыніў працу.'],
  ])('the computer failed: %s', (trouble, what) => {
    expect(textOf(phraseNotice({ about: 'computer failed', trouble }, belarusian()))).toBe(
      `${what} Партыя захавана. Можна паспрабаваць яшчэ раз ці працягнуць пазней.`,
    );
  });

  test.each<readonly [PositionProblem, string]>([
    ['unreadable', 'гэта не запіс FEN'],
    ['board', 'не восем гарызанталей па восем палёў'],
    ['turn', 'не сказана, чый ход'],
    ['castling', 'права на ракіроўку не чытаецца'],
    ['en passant', 'поле для ўзяцця на праходзе не чытаецца'],
    ['counters', 'лік хадоў не чытаецца'],
    ['no pieces', 'дошка пустая'],
    ['kings', 'кожны бок павінен мець аднаго караля'],
    ['pawn on last rank', 'пешка стаіць на першай ці апошняй гарызанталі'],
    ['opponent in check', 'пад шахам кароль таго, хто цяпер не ходзіць'],
  ])('a position that is no position: %s', (problem, why) => {
    expect(textOf(phraseNotice({ about: 'position refused', problem }, belarusian()))).toBe(
      `Пазіцыю гэтага адраса нельга адкрыць: ${why}.`,
    );
    expect(trapIn(why)).toBeUndefined();
  });
});

describe('the keys', () => {
  const rows = keysTold(keys).flatMap(({ title, rows: told }) =>
    told.map(({ keys: pressed, does }) => `${title}. ${pressed}: ${does}`),
  );

  test.each([
    'Рух па дошцы. Стрэлка ўлева, Стрэлка ўправа, Стрэлка ўверх ці Стрэлка ўніз: На суседняе поле, куды паказвае стрэлка',
    'Рух па дошцы. Хоўм: Да левага краю гарызанталі',
    'Рух па дошцы. Пэйдж-ап: Да верхняга краю вертыкалі',
    'Рух па дошцы. Кантрол плюс Хоўм: Да першага вугла дошкі, для белых а адзін',
    'Рух па дошцы. ад 1 да 8: На гэтую гарызанталь па той самай вертыкалі',
    'Рух па дошцы. ад Шыфт плюс 1 да Шыфт плюс 8: На гэтую вертыкаль, ад а да аш, па той самай гарызанталі',
    'Рух па дошцы. K: Да наступнага караля',
    'Рух па дошцы. Шыфт плюс Q: Да папярэдняга ферзя',
    'Рух па дошцы. R: Да наступнай ладдзі',
    'Рух па дошцы. B: Да наступнага слана',
    'Рух па дошцы. N: Да наступнага каня',
    'Рух па дошцы. Шыфт плюс P: Да папярэдняй пешкі',
    'Хады фігурамі. Энтэр ці Прабел: Падняць фігуру ці паставіць паднятую сюды',
    'Хады фігурамі. Эскейп ці Бэкспэйс: Вярнуць паднятую фігуру на месца',
    'Гадзіннік, прапановы і патрабаванні. Шыфт плюс U: Час праціўніка',
    'Гадзіннік, прапановы і патрабаванні. Кропка: Меню дзеянняў: прапанаваць, патрабаваць, паправіць, сцяжок, спыніць, здацца',
    'Пытанні. O: Што стаіць тут; адразу яшчэ раз — больш падрабязна',
    'Пытанні. Шыфт плюс M: Што можа ўзяць гэтая фігура',
    'Прагляд партыі. Шыфт плюс A: На адзін ход назад па партыі',
    'Старонка і маўленне. 0: Выключыць ці ўключыць увесь гук',
    'Старонка і маўленне. F1 ці ?: Што тут можна рабіць',
  ])('%s', (row) => {
    expect(rows).toContain(row);
  });

  test('none is without words or a trap', () => {
    expect(rows.map((row) => trapIn(row.replace(' ?', ''))).filter(Boolean)).toEqual([]);
  });
});
