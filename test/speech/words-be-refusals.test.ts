/** Belarusian: why something is not done, in whole sentences written by hand. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { GameRefusal, Refusal } from '../../src/laws/refusals.js';
import { readCommand } from '../../speech/hearing/line.js';
import { phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import { textOf } from '../../speech/utterance.js';
import { game, make, move } from '../laws/play.js';
import { belarusian, trapIn } from './be.js';
import { languagesOf, on, whyNot } from './said.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

function sentence(refusal: Refusal): string {
  return textOf(phraseRefusal(refusal, belarusian()));
}

describe('moves that cannot be made', () => {
  test.each([
    [START_FEN, '', 'e4e5', 'На е чатыры няма фігуры.'],
    [START_FEN, '', 'e7e5', 'Пешка е сем належыць чорным, а цяпер ход белых.'],
    [START_FEN, 'e2e4', 'g1f3', 'Конь жэ адзін належыць белым, а цяпер ход чорных.'],
    [START_FEN, '', 'e2e2', 'Фігура павінна пакінуць е два.'],
    [START_FEN, '', 'f1e2', 'На е два стаіць ваша пешка.'],
    [START_FEN, '', 'a1b1', 'На бэ адзін стаіць ваш конь.'],
    [START_FEN, '', 'g1g3', 'Конь жэ адзін не можа пайсці на жэ тры: ён ходзіць на два палі прама і адно ўбок.'],
    [START_FEN, '', 'f1f4', 'Слон эф адзін не можа пайсці на эф чатыры: ён ходзіць па дыяганалі.'],
    [START_FEN, '', 'a1b3', 'Ладдзя а адзін не можа пайсці на бэ тры: яна ходзіць па гарызанталі ці вертыкалі.'],
    [
      START_FEN,
      '',
      'd1e3',
      'Ферзь дэ адзін не можа пайсці на е тры: ён ходзіць па гарызанталі, вертыкалі ці дыяганалі.',
    ],
    [START_FEN, '', 'e1e3', 'Кароль е адзін не можа пайсці на е тры: ён ходзіць толькі на суседняе поле.'],
    [
      START_FEN,
      '',
      'e2e5',
      'Пешка е два не можа пайсці на е пяць: яна ходзіць прама наперад, а бярэ наўскос на адно поле.',
    ],
    [START_FEN, '', 'f1b5', 'Шлях закрывае белая пешка е два.'],
    [START_FEN, 'e2e4 e7e5 f1b5 a7a6 b5a6 h7h6 a6c4 h6h5 c4d3 h5h4', 'd2d4', 'Шлях закрывае белы слон дэ тры.'],
    [START_FEN, 'e2e4 e7e5', 'e4e5', 'Пешка не бярэ прама, а наперадзе стаіць чорная пешка е пяць.'],
    [START_FEN, '', 'e2d3', 'Пешцы е два няма чаго ўзяць на дэ тры.'],
    [
      START_FEN,
      'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6',
      'e5d6',
      'Браць на праходзе пешку дэ пяць позна: гэта можна толькі адразу пасля яе хода на два палі.',
    ],
    ['8/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7e8', 'Якая фігура? Ферзь, ладдзя, слон ці конь.'],
    [START_FEN, '', 'e2e4q', 'Ператвараецца толькі пешка, якая дайшла да апошняй гарызанталі.'],
    ['4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1', '', 'c3e4', 'Тады ваш кароль пад шахам ад слана бэ чатыры.'],
    ['3rk3/8/8/8/1b6/8/8/2K5 w - - 0 1', '', 'c1d2', 'Тады ваш кароль пад шахам ад слана бэ чатыры і ладдзі дэ восем.'],
    ['4k3/8/8/7q/8/8/P7/4K3 b - - 0 1', 'h5e5', 'a2a3', 'Ваш кароль пад шахам ад ферзя е пяць, і гэты ход не ратуе.'],
  ])('%s %s %s', (fen, before, text, expected) => {
    const said = whyNot(make(game(fen), before), move(text), sentence);
    expect(said).toBe(expected);
    expect(trapIn(said, 'words')).toBeUndefined();
  });
});

describe('castling (3.8.2)', () => {
  test.each<readonly [string, string, 'short' | 'long', string]>([
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQ - 0 1',
      'e1e2 a8b8 e2e1 b8a8',
      'short',
      'Кароль ужо хадзіў, таму ракіроўка немагчыма.',
    ],
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1',
      'h1g1 a8b8 g1h1 b8a8',
      'short',
      'Ладдзя аш адзін хадзіла ці была ўзята, таму кароткая ракіроўка немагчыма.',
    ],
    ['r3k2r/8/8/8/8/8/P7/R3K2R w - - 0 1', '', 'long', 'Права на доўгую ракіроўку страчана.'],
    ['4k3/8/8/4r3/8/8/P7/R3K2R w KQ - 0 1', '', 'short', 'Пад шахам не ракіруюцца: шах ад ладдзі е пяць.'],
    ['4k3/8/b7/8/8/8/P7/R3K2R w KQ - 0 1', '', 'short', 'Праз шах не ракіруюцца: на эф адзін нападае слон а шэсць.'],
    ['4k3/8/8/8/8/4n1r1/P7/4K2R w K - 0 1', '', 'short', 'Праз шах не ракіруюцца: на эф адзін нападае конь е тры.'],
    ['4k3/8/8/8/8/6r1/P7/4K2R w K - 0 1', '', 'short', 'Пад шах не ракіруюцца: на жэ адзін нападае ладдзя жэ тры.'],
    [START_FEN, '', 'short', 'Кароткая ракіроўка немагчыма: шлях закрывае белы слон эф адзін.'],
    [START_FEN, '', 'long', 'Доўгая ракіроўка немагчыма: шлях закрывае белы ферзь дэ адзін.'],
  ])('%s %s %s', (fen, before, castling, expected) => {
    const to = castling === 'short' ? 'g1' : 'c1';
    const said = whyNot(make(game(fen), before), { from: 'e1', to, castling }, sentence);
    expect(said).toBe(expected);
    expect(trapIn(said, 'words')).toBeUndefined();
  });

  test('two attackers', () => {
    const by = [on('black rook f8'), on('black bishop a6')];
    const obstacle = { why: 'through check', square: 'f1', by } as const;
    expect(sentence({ reason: 'castling', side: 'short', obstacle })).toBe(
      'Праз шах не ракіруюцца: на эф адзін нападаюць ладдзя эф восем і слон а шэсць.',
    );
  });
});

describe('typed moves', () => {
  const promotions = (...kinds: readonly ('queen' | 'rook' | 'bishop' | 'knight')[]) =>
    kinds.map((promotion) => ({ piece: 'pawn', from: 'e7', to: 'e8', promotion }) as const);

  test.each<readonly [Refusal, string]>([
    [{ reason: 'unreadable', text: 'xyz' }, '«xyz» не чытаецца як ход. Напрыклад: Кf3, e2 e4 ці Springer Felix drei.'],
    [
      { reason: 'unreadable', text: ' конь \n на тое поле ля чорнага ферзя' },
      '«конь на тое поле ля чорнага фе…» не чытаецца як ход. Напрыклад: Кf3, e2 e4 ці Springer Felix drei.',
    ],
    [{ reason: 'not loaded' }, 'Частка праграмы не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.'],
    [{ reason: 'king is not captured', there: on('black king e8') }, 'Караля ніколі не бяруць.'],
    [{ reason: 'too long', length: 301, limit: 80 }, 'Гэта задоўга для хода: знакаў 301, а можна не больш за 80.'],
    [
      { reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: false },
      'Ніводзін конь не можа пайсці на эф тры.',
    ],
    [{ reason: 'no piece reaches', kind: 'pawn', to: 'd5', capture: true }, 'Ніводная пешка не можа браць на дэ пяць.'],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Белыя не маюць ферзя.'],
    [{ reason: 'no such piece', color: 'black', kind: 'bishop' }, 'Чорныя не маюць слана.'],
    [{ reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' }, 'Белыя не маюць каня на вертыкалі жэ.'],
    [
      { reason: 'no such piece', color: 'white', kind: 'rook', rank: '3' },
      'Белыя не маюць ладдзі на трэцяй гарызанталі.',
    ],
    [
      { reason: 'no such piece', color: 'black', kind: 'pawn', file: 'e', rank: '4' },
      'Чорныя не маюць пешкі на е чатыры.',
    ],
    [{ reason: 'several moves', moves: promotions('queen', 'knight') }, 'Якая фігура? Ферзь ці конь.'],
    [
      { reason: 'several moves', moves: promotions('queen', 'rook', 'bishop', 'knight') },
      'Якая фігура? Ферзь, ладдзя, слон ці конь.',
    ],
    [
      { reason: 'several moves', moves: [{ piece: 'knight', from: 'g1', to: 'f3' }] },
      'Вы мелі на ўвазе: конь жэ адзін на эф тры?',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'rook', from: 'a1', to: 'd1' },
          { piece: 'rook', from: 'h1', to: 'd1' },
        ],
      },
      'Якая ладдзя на дэ адзін: а адзін ці аш адзін?',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'knight', from: 'b1', to: 'd2' },
          { piece: 'knight', from: 'f1', to: 'd2' },
          { piece: 'knight', from: 'f3', to: 'd2' },
        ],
      },
      'Які конь на дэ два: бэ адзін, эф адзін ці эф тры?',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'b3', to: 'c4' },
          { piece: 'bishop', from: 'e2', to: 'c4' },
        ],
      },
      'Які ход? Пешка бэ тры на цэ чатыры ці слон е два на цэ чатыры.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'king', from: 'e1', to: 'g1', castling: 'short' },
          { piece: 'king', from: 'e1', to: 'c1', castling: 'long' },
        ],
      },
      'Які ход? Кароткая ракіроўка ці доўгая ракіроўка.',
    ],
  ])('%j', (refusal, expected) => {
    const said = sentence(refusal);
    expect(said).toBe(expected);
    expect(trapIn(said)).toBeUndefined();
  });

  test('a doubt after a reason', () => {
    const doubt = phraseDoubt(
      { reason: 'no piece reaches', kind: 'bishop', to: 'c4', capture: true },
      [{ piece: 'pawn', from: 'b3', to: 'c4' }],
      belarusian('fide names'),
    );
    expect(textOf(doubt)).toBe(
      'Ніводзін слон не можа браць на Цэзар чатыры. Вы мелі на ўвазе: пешка Бэла тры на Цэзар чатыры?',
    );
  });

  test('the commands to be typed, and the sample of the FIDE call, are of their own languages', () => {
    const claim = phraseRefusal({ reason: 'claim of what' }, belarusian());
    expect(textOf(claim)).toBe(
      'Патрабаваць на якой падставе? Набярыце «патрабую тры», калі пазіцыя была тры разы, ці «патрабую пяцьдзясят», калі было пяцьдзясят хадоў.',
    );
    expect(languagesOf(claim)).toEqual(['be']);
    expect(readCommand('патрабую тры', everyLanguage('be'))).toEqual({ id: 'claim-threefold', read: {} });
    expect(readCommand('патрабую пяцьдзясят', everyLanguage('be'))).toEqual({ id: 'claim-fifty-moves', read: {} });
    expect(languagesOf(phraseRefusal({ reason: 'unreadable', text: 'x' }, belarusian()))).toEqual(['be', 'de']);
    expect(textOf(phraseRefusal({ reason: 'no such move', number: 12 }, belarusian()))).toBe(
      'Праціўнік не рабіў хода 12.',
    );
  });
});

const one = (refusal: GameRefusal, text: string) => [[refusal, text]] as const;

/** One of every reason, by type. */
const CASES: Readonly<Record<GameRefusal['reason'], readonly (readonly [GameRefusal, string])[]>> = {
  'game over': one(
    { reason: 'game over', ending: { result: '1-0', reason: 'time', winner: 'white', article: '6.9' } },
    'Партыя скончана: белыя выйгралі па часе.',
  ),
  'not your turn': one({ reason: 'not your turn', turn: 'white' }, 'Цяпер ход белых.'),
  'not for this role': [
    [{ reason: 'not for this role' }, 'Вашай ролі гэта не дазволена.'],
    [{ reason: 'not for this role', doneBy: 'arbiter' }, 'Вашай ролі гэта не дазволена. Гэта робіць арбітр.'],
    [{ reason: 'not for this role', doneBy: 'players' }, 'Вашай ролі гэта не дазволена. Гэта робяць самі гульцы.'],
    [{ reason: 'not for this role', doneBy: 'assistants' }, 'Вашай ролі гэта не дазволена. Гэта робіць асістэнт.'],
  ],
  'no move made yet': one({ reason: 'no move made yet' }, 'Толькі пасля першага хода.'),
  'not moved yet': one({ reason: 'not moved yet' }, 'Вы яшчэ не зрабілі хода.'),
  'no offer': one({ reason: 'no offer' }, 'Няма прапановы нічыі, на якую адказваць.'),
  'offer stands': one({ reason: 'offer stands', by: 'white' }, 'Прапанова нічыі ад белых яшчэ дзейнічае.'),
  'offer only on your move': one({ reason: 'offer only on your move' }, 'Нічыю прапануюць толькі на сваім ходзе.'),
  'no such ply': one({ reason: 'no such ply', ply: 9, last: 3 }, 'Партыя не мае такой ранейшай пазіцыі.'),
  'strict play': one({ reason: 'strict play' }, 'Строгая гульня гэтага не дазваляе.'),
  bound: [
    [{ reason: 'bound', duty: { type: 'free' } }, 'Вы павінны зрабіць ход.'],
    [
      { reason: 'bound', duty: { type: 'move', piece: on('white rook e2') } },
      'Вы павінны хадзіць ладдзёй, што на е два.',
    ],
    [
      { reason: 'bound', duty: { type: 'move', piece: on('white queen d1') } },
      'Вы павінны хадзіць ферзём, што на дэ адзін.',
    ],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black pawn d5'), by: on('white pawn e4') } },
      'Вы павінны ўзяць пешку дэ пяць пешкай е чатыры.',
    ],
    [{ reason: 'bound', duty: { type: 'capture', piece: on('black knight d5') } }, 'Вы павінны ўзяць каня дэ пяць.'],
    [{ reason: 'bound', duty: { type: 'castle', side: 'short' } }, 'Вы павінны зрабіць кароткую ракіроўку.'],
  ],
  'no piece to touch': one({ reason: 'no piece to touch', square: 'e4' }, 'На е чатыры няма фігуры.'),
  'adjusting not now': one({ reason: 'adjusting not now' }, 'Папраўляць фігуры можна, толькі пакуль ідзе ваш час.'),
  'board elsewhere': one({ reason: 'board elsewhere' }, 'Партыя ідзе на іншай дошцы; тут толькі яе гадзіннік.'),
  'engine locked': one(
    { reason: 'engine locked' },
    'За сталом ідзе строгая партыя, і шахматны рухавік заблакаваны. Спачатку яе трэба скончыць.',
  ),
  'no clock': one({ reason: 'no clock' }, 'Гэтая партыя гуляецца без гадзінніка.'),
  'clocks not started': one({ reason: 'clocks not started' }, 'Партыя пачнецца, калі пойдзе гадзіннік белых.'),
  'clocks already started': one({ reason: 'clocks already started' }, 'Гадзіннік ужо запушчаны.'),
  'clocks stopped': one({ reason: 'clocks stopped' }, 'Гадзіннік спынены. Пакуль ён стаіць, ніхто не гуляе.'),
  'clocks not stopped': one({ reason: 'clocks not stopped' }, 'Гадзіннік не спынены.'),
  'not your clock': one({ reason: 'not your clock' }, 'Цяпер ідзе не ваш час.'),
  'nothing to charge': one({ reason: 'nothing to charge' }, 'Няма часу, пра які трэба вырашыць.'),
  'charge open': one(
    { reason: 'charge open', length: 61_000 },
    'Прылада не працавала адну хвіліну адну секунду. Спачатку вырашыце, ці адняць гэты час.',
  ),
  'not a time': one({ reason: 'not a time' }, 'Такі час на гадзінніку паставіць нельга.'),
  'flag is down': one(
    { reason: 'flag is down', of: 'white' },
    'Сцяжок белых упаў. Спачатку пастаўце на гэтым гадзінніку новы час.',
  ),
  'flag has not fallen': [
    [
      { reason: 'flag has not fallen', of: 'white', left: 860 * SECONDS },
      'Сцяжок белых не ўпаў: засталося 14 хвілін 20 секунд.',
    ],
    [
      { reason: 'flag has not fallen', of: 'black', left: 21 * MINUTES },
      'Сцяжок чорных не ўпаў: засталася дваццаць адна хвіліна.',
    ],
    [
      { reason: 'flag has not fallen', of: 'black', left: 5 * MINUTES + SECONDS },
      'Сцяжок чорных не ўпаў: засталося 5 хвілін адна секунда.',
    ],
    [{ reason: 'flag has not fallen', of: 'black', left: 300 }, 'Сцяжок чорных не ўпаў: засталося менш за секунду.'],
  ],
  'own flag has fallen': one({ reason: 'own flag has fallen' }, 'Ваш сцяжок таксама ўпаў, таму патрабаваць нельга.'),
  'arrived already': one({ reason: 'arrived already', who: 'black' }, 'Чорныя ўжо за дошкай.'),
  'not late': [
    [{ reason: 'not late', left: 12 * MINUTES }, 'Яшчэ не спазненне: засталося 12 хвілін.'],
    [{ reason: 'not late', left: MINUTES }, 'Яшчэ не спазненне: засталася адна хвіліна.'],
  ],
  'no default time': one({ reason: 'no default time' }, 'Не абвешчана, на колькі можна спазніцца.'),
  'no claim pending': one({ reason: 'no claim pending' }, 'Няма патрабавання, якое чакае рашэння.'),
  'claim pending': one({ reason: 'claim pending' }, 'Арбітр яшчэ не вырашыў: ёсць ранейшае патрабаванне.'),
  'claim right lost': one(
    { reason: 'claim right lost' },
    'Права патрабаваць цяпер страчана: вы кранулі фігуру. Патрабуйце раней, чым кранаць.',
  ),
  'agreement not allowed': one(
    { reason: 'agreement not allowed' },
    'Цяпер згаджацца на нічыю нельга: так кажуць правілы гэтай партыі.',
  ),
  'offer on conditions': one({ reason: 'offer on conditions' }, 'Нічыю прапануюць без умоў.'),
  'no quickplay': [
    [{ reason: 'no quickplay', why: 'not announced' }, 'Хуткага завяршэння партыі тут няма.'],
    [{ reason: 'no quickplay', why: 'blitz' }, 'Для бліцу такога патрабавання няма.'],
    [{ reason: 'no quickplay', why: 'increment' }, 'Такога патрабавання няма, калі на кожны ход дадаюцца секунды.'],
    [{ reason: 'no quickplay', why: 'not the last period' }, 'Яшчэ рана: гэта патрабуюць падчас апошняга перыяду.'],
    [{ reason: 'no quickplay', why: 'not on move' }, 'Не ваш ход: гэта патрабуюць толькі на сваім ходзе.'],
    [{ reason: 'no quickplay', why: 'flag has fallen' }, 'Ваш сцяжок упаў, патрабаваць гэта ўжо позна.'],
    [
      { reason: 'no quickplay', why: 'too much time' },
      'Яшчэ рана: гэта патрабуюць падчас апошніх дзвюх хвілін свайго часу.',
    ],
    [{ reason: 'no quickplay', why: 'no such request' }, 'Тут пра гэта прасіць нельга.'],
  ],
  'no fault': one({ reason: 'no fault' }, 'Нічога такога не было.'),
  'complaint lost': one({ reason: 'complaint lost' }, 'Скардзіцца ўжо нельга: пасля таго вы кранулі фігуру.'),
  'too late to complain': one({ reason: 'too late to complain' }, 'Скардзіцца на гэта ўжо позна.'),
  'only on claim': one({ reason: 'only on claim' }, 'Арбітр робіць гэта, толькі калі патрабуе праціўнік.'),
  'not written': one({ reason: 'not written', ply: 3 }, 'Спачатку запішыце зробленыя хады.'),
  'written in advance': one(
    { reason: 'written in advance' },
    'Загадзя ход запісваюць, толькі каб патрабаваць нічыю ці запячатаць ход.',
  ),
  'not the move made': one({ reason: 'not the move made' }, 'Зроблены быў іншы ход.'),
  'written already': one({ reason: 'written already' }, 'Гэта ўжо запісана.'),
  'game not over': one({ reason: 'game not over' }, 'Партыя яшчэ не скончана.'),
  'signed already': one({ reason: 'signed already' }, 'Вы ўжо падпісалі.'),
  'penalty not given': [
    [{ reason: 'penalty not given', why: 'not in this edition' }, 'Гэтая рэдакцыя правіл не мае такога пакарання.'],
    [{ reason: 'penalty not given', why: 'not a measure' }, 'Такой меры пакарання не бывае.'],
    [{ reason: 'penalty not given', why: 'fine not announced' }, 'Пра штраф трэба было абвясціць загадзя.'],
    [
      { reason: 'penalty not given', why: 'not a usual score' },
      'Можна даць толькі ачкі за перамогу, нічыю ці паражэнне.',
    ],
    [{ reason: 'penalty not given', why: 'more than the game gives' }, 'Разам гэта больш, чым дае адна партыя.'],
  ],
  'not adjourned': one({ reason: 'not adjourned' }, 'Партыя не адкладзена.'),
  adjourned: one({ reason: 'adjourned' }, 'Партыя адкладзена. Да аднаўлення ніхто не гуляе.'),
  sealing: [
    [{ reason: 'sealing', why: 'sealed already' }, 'Ход ужо запячатаны.'],
    [{ reason: 'sealing', why: 'nothing written' }, 'Спачатку запішыце ход.'],
    [{ reason: 'sealing', why: 'not the move made' }, 'Ход на дошцы павінен быць той самы, што запісаны.'],
    [{ reason: 'sealing', why: 'envelope open' }, 'Спачатку закрыйце канверт, потым спыніце гадзіннік.'],
  ],
  'envelope not opened': one(
    { reason: 'envelope not opened' },
    'Каб аднавіць партыю, трэба адкрыць канверт: адкрыйце яго паролем ці файлам або адзначце, што канверта няма.',
  ),
  'envelope stays closed': one(
    { reason: 'envelope stays closed' },
    'Канверт застаецца закрытым, пакуль не прыйдзе гулец, які павінен адказваць.',
  ),
  'no game': one({ reason: 'no game' }, 'Такой партыі тут няма. Пачніце партыю кнопкай «Новая партыя».'),
};

test.each(Object.values(CASES).flat())('%j', (refusal, expected) => {
  const said = sentence(refusal);
  expect(said).toBe(expected);
  expect(trapIn(said, 'words')).toBeUndefined();
});

test.each<readonly [Refusal, string]>([
  [
    { reason: 'not kept', cause: 'disk full' },
    'Не зроблена: дыск поўны. «Партыі на гэтай прыладзе» паказваюць, што можна выдаліць.',
  ],
  [
    { reason: 'not kept', cause: 'storage closed' },
    'Не зроблена: браўзер закрыў сховішча. Ваша партыя яшчэ на гэтай старонцы: захавайце яе файлам, перш чым перазагружаць.',
  ],
  [{ reason: 'not kept', cause: 'taken over' }, 'Не зроблена: партыю пераняло іншае акно.'],
  [
    { reason: 'not kept', cause: 'holder gone' },
    'Магчыма, не зроблена: гэта акно закрылі раней, чым адказала акно, якое вядзе партыю.',
  ],
  [
    { reason: 'not kept', cause: 'other version' },
    'Не зроблена: другое акно мае іншую версію праграмы. Перазагрузіце абодва.',
  ],
  [{ reason: 'not kept', cause: 'unknown' }, 'Не зроблена, бо захаваць не ўдалося. Паспрабуйце яшчэ раз.'],
  [{ reason: 'leaves king in check', king: 'e1', by: [] }, 'Тады ваш кароль пад шахам.'],
])('%j', (refusal, expected) => {
  expect(sentence(refusal)).toBe(expected);
  expect(trapIn(expected, 'words')).toBeUndefined();
});

describe('a refusal in the other styles', () => {
  test.each([
    ['fide names', 'Шлях закрывае белая пешка Эва два.'],
    ['nato', 'Шлях закрывае белая пешка эха два.'],
    ['algebraic', 'Шлях закрывае белая пешка e2.'],
    ['uci', 'Шлях закрывае белая пешка e2.'],
    ['fide', 'Шлях закрывае белая пешка Eva zwei.'],
  ] as const)('%s', (style, expected) => {
    const refusal: Refusal = {
      ...{ reason: 'way blocked', piece: on('white bishop f1'), to: 'b5' },
      by: on('white pawn e2'),
    };
    expect(textOf(phraseRefusal(refusal, belarusian(style)))).toBe(expected);
  });
});
