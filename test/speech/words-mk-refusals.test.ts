/** Why something is not done, in Macedonian, in whole sentences written from the grammar; and what is asked before it is done. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { readCommand } from '../../speech/hearing/line.js';
import { type AnyRefusal, phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { game, make, move } from '../laws/play.js';
import { inWords, languagesOf, on, whyNot } from './said.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

function sentence(refusal: AnyRefusal, squareStyle: CallStyle = 'plain'): string {
  return textOf(phraseRefusal(refusal, inWords(wordsMk, { squareStyle })));
}

describe('moves that cannot be made', () => {
  test.each([
    ['3.1', START_FEN, '', 'e4e5', 'На е четири нема фигура.'],
    ['4.3', START_FEN, '', 'e7e5', 'Пешакот на е седум е на црните, а на потег се белите.'],
    ['4.3', START_FEN, 'e2e4', 'd1e2', 'Дамата на де еден е на белите, а на потег се црните.'],
    ['4.7', START_FEN, '', 'e2e2', 'Фигурата мора да го напушти полето е два.'],
    ['3.1.1', START_FEN, '', 'f1e2', 'На е два стои ваш пешак.'],
    ['3.1.1', START_FEN, '', 'e1d1', 'На де еден стои ваша дама.'],
    ['3.6', START_FEN, '', 'g1g3', 'Скокачот не може од ге еден на ге три: се движи две полиња право и едно настрана.'],
    ['3.2', START_FEN, '', 'f1f4', 'Ловецот не може од еф еден на еф четири: се движи по дијагонала.'],
    ['3.3', START_FEN, '', 'a1b3', 'Топот не може од а еден на бе три: се движи по ред или линија.'],
    ['3.4', START_FEN, '', 'd1e3', 'Дамата не може од де еден на е три: се движи по ред, линија или дијагонала.'],
    ['3.8', START_FEN, '', 'e1e3', 'Кралот не може од е еден на е три: се движи само на соседно поле.'],
    [
      '3.7',
      START_FEN,
      '',
      'e2e5',
      'Пешакот не може од е два на е пет: се движи право напред, а зема едно поле косо напред.',
    ],
    ['3.5', START_FEN, '', 'f1b5', 'Патот го попречува белиот пешак на е два.'],
    ['3.5', 'r3k3/8/8/8/8/8/8/q2QK3 b - - 0 1', '', 'a1f1', 'Патот го попречува белата дама на де еден.'],
    ['3.7.1', START_FEN, 'e2e4 e7e5', 'e4e5', 'Пешак не зема право напред, а на патот му е црниот пешак на е пет.'],
    ['3.7.3', START_FEN, '', 'e2d3', 'Пешакот на е два нема што да земе на де три.'],
    [
      '3.7.4.2',
      START_FEN,
      'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6',
      'e5d6',
      'Доцна е за ан пасан: пешакот на де пет може така да се земе само веднаш по неговиот потег од две полиња.',
    ],
    ['3.7.5', '8/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7e8', 'Која фигура? Дама, топ, ловец или скокач.'],
    ['3.7.5', START_FEN, '', 'e2e4q', 'Се промовира само пешак што стигна до последниот ред.'],
    [
      '3.9.2',
      '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1',
      '',
      'c3e4',
      'Така вашиот крал останува под шах од ловецот на бе четири.',
    ],
    [
      '3.9.2',
      '3rk3/8/8/8/1b6/8/8/2K5 w - - 0 1',
      '',
      'c1d2',
      'Така вашиот крал останува под шах од ловецот на бе четири и топот на де осум.',
    ],
    [
      '3.9.2',
      '4k3/8/8/7q/8/8/P7/4K3 b - - 0 1',
      'h5e5',
      'a2a3',
      'Вашиот крал е под шах од дамата на е пет, и ова не помага.',
    ],
  ])('%s %s %s %s', (_article, fen, before, text, expected) => {
    expect(whyNot(make(game(fen), before), move(text), sentence)).toBe(expected);
  });

  test.each<readonly [string, string, 'short' | 'long', string]>([
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQ - 0 1',
      'e1e2 a8b8 e2e1 b8a8',
      'short',
      'Кралот веќе е поместен, па рокада не е можна.',
    ],
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1',
      'h1g1 a8b8 g1h1 b8a8',
      'short',
      'Топот од ха еден е поместен или земен, па мала рокада не е можна.',
    ],
    ['r3k2r/8/8/8/8/8/P7/R3K2R w - - 0 1', '', 'long', 'Правото на голема рокада е изгубено.'],
    ['4k3/8/8/4r3/8/8/P7/R3K2R w KQ - 0 1', '', 'short', 'Рокада не е можна под шах од топот на е пет.'],
    [
      '4k3/8/b7/8/8/8/P7/R3K2R w KQ - 0 1',
      '',
      'short',
      'Рокада не е можна низ шах: полето еф еден го напаѓа ловецот на а шест.',
    ],
    [
      '4k3/8/b7/8/8/4n3/P7/R3K2R w KQ - 0 1',
      '',
      'short',
      'Рокада не е можна низ шах: полето еф еден го напаѓаат скокачот на е три и ловецот на а шест.',
    ],
    [
      '4k3/8/8/8/8/6r1/P7/4K2R w K - 0 1',
      '',
      'short',
      'Рокада не е можна во шах: полето ге еден го напаѓа топот на ге три.',
    ],
    [START_FEN, '', 'short', 'Мала рокада не е можна: патот го попречува белиот ловец на еф еден.'],
    [START_FEN, '', 'long', 'Голема рокада не е можна: патот го попречува белата дама на де еден.'],
  ])('castling (3.8.2) %s %s %s', (fen, before, castling, expected) => {
    const to = castling === 'short' ? 'g1' : 'c1';
    expect(whyNot(make(game(fen), before), { from: 'e1', to, castling }, sentence)).toBe(expected);
  });
});

describe('typed moves', () => {
  test.each<readonly [AnyRefusal, string]>([
    [
      { reason: 'unreadable', text: 'xyz' },
      '„xyz“ не може да се прочита како потег. На пример: Сf3, e2 e4 или Springer Felix drei.',
    ],
    [
      { reason: 'not loaded' },
      'Дел од програмата не можеше да се вчита. Поврзете се на мрежата и обидете се повторно.',
    ],
    [{ reason: 'king is not captured', there: on('black king e8') }, 'Кралот никогаш не се зема.'],
    [
      { reason: 'too long', length: 300, limit: 200 },
      'Тоа е предолго за потег: 300 знака, а дозволени се најмногу 200.',
    ],
    [
      { reason: 'too long', length: 201, limit: 200 },
      'Тоа е предолго за потег: 201 знак, а дозволени се најмногу 200.',
    ],
    [
      { reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: false },
      'Ниеден скокач не може да стигне на еф три.',
    ],
    [{ reason: 'no piece reaches', kind: 'queen', to: 'd5', capture: true }, 'Ниедна дама не може да земе на де пет.'],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Белите немаат дама.'],
    [{ reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' }, 'Белите немаат скокач на линијата ге.'],
    [{ reason: 'no such piece', color: 'white', kind: 'rook', rank: '3' }, 'Белите немаат топ на третиот ред.'],
    [
      { reason: 'no such piece', color: 'black', kind: 'pawn', file: 'e', rank: '4' },
      'Црните немаат пешак на е четири.',
    ],
    [
      {
        reason: 'several moves',
        moves: (['queen', 'rook', 'bishop', 'knight'] as const).map((promotion) => ({
          piece: 'pawn',
          from: 'e7',
          to: 'e8',
          promotion,
        })),
      },
      'Која фигура? Дама, топ, ловец или скокач.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'rook', from: 'a1', to: 'd1' },
          { piece: 'rook', from: 'h1', to: 'd1' },
        ],
      },
      'Два топа можат на де еден, од а еден или од ха еден.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'queen', from: 'a1', to: 'd1' },
          { piece: 'queen', from: 'h1', to: 'd1' },
        ],
      },
      'Две дами можат на де еден, од а еден или од ха еден.',
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
      'Три скокача можат на де два, од бе еден, од еф еден или од еф три.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'b3', to: 'c4' },
          { piece: 'bishop', from: 'e2', to: 'c4' },
        ],
      },
      'Кој потег? Пешак бе три на це четири или ловец е два на це четири.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'king', from: 'e1', to: 'g1', castling: 'short' },
          { piece: 'king', from: 'e1', to: 'c1', castling: 'long' },
        ],
      },
      'Кој потег? Мала рокада или голема рокада.',
    ],
    [{ reason: 'no such move', number: 12 }, 'Противникот нема одиграно потег 12 во оваа партија.'],
    [
      { reason: 'claim of what' },
      'По која основа барате реми? Внесете „барам три“ за трикратно повторување или „барам педесет“ за педесет потега.',
    ],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test('what is typed is Macedonian', () => {
    expect(readCommand('барам три', everyLanguage('mk'))).toEqual({ id: 'claim-threefold', read: {} });
    expect(readCommand('барам педесет', everyLanguage('mk'))).toEqual({ id: 'claim-fifty-moves', read: {} });
  });

  test('the German example is German', () => {
    const said = phraseRefusal({ reason: 'unreadable', text: 'xyz' }, inWords(wordsMk));
    expect(languagesOf(said)).toEqual(['mk', 'de']);
  });

  test('the reason first, then what may be meant', () => {
    const reason: Refusal = { reason: 'no piece reaches', kind: 'queen', to: 'f3', capture: false };
    const moves = [
      { piece: 'knight', from: 'g1', to: 'f3' },
      { piece: 'pawn', from: 'f2', to: 'f3' },
    ] as const;
    expect(textOf(phraseDoubt(reason, moves, inWords(wordsMk)))).toBe(
      'Ниедна дама не може да стигне на еф три. Дали мислевте на: скокач ге еден на еф три или пешак еф два на еф три?',
    );
  });

  test.each<readonly [CallStyle, string]>([
    ['fide', 'Патот го попречува белиот пешак на Eva zwei.'],
    ['fide names', 'Патот го попречува белиот пешак на Ева два.'],
    ['nato', 'Патот го попречува белиот пешак на ехо два.'],
    ['algebraic', 'Патот го попречува белиот пешак на e2.'],
  ])('squares named in the style %s', (style, expected) => {
    const by = on('white pawn e2');
    expect(sentence({ reason: 'way blocked', piece: on('white bishop f1'), to: 'b5', by }, style)).toBe(expected);
  });
});

describe('refusals of the game', () => {
  test.each<readonly [Refusal, string]>([
    [{ reason: 'not your turn', turn: 'white' }, 'На потег се белите.'],
    [{ reason: 'not for this role' }, 'Вашата улога во партијата не го дозволува тоа.'],
    [
      { reason: 'not for this role', doneBy: 'arbiter' },
      'Вашата улога во партијата не го дозволува тоа. Тоа го прави судијата.',
    ],
    [
      { reason: 'not for this role', doneBy: 'players' },
      'Вашата улога во партијата не го дозволува тоа. Тоа го прават самите играчи.',
    ],
    [
      { reason: 'not for this role', doneBy: 'assistants' },
      'Вашата улога во партијата не го дозволува тоа. Тоа го прави помошник.',
    ],
    [{ reason: 'no move made yet' }, 'Не пред првиот потег.'],
    [{ reason: 'not moved yet' }, 'Уште не одигравте потег.'],
    [{ reason: 'no offer' }, 'Нема понуда за реми на која би можеле да одговорите.'],
    [{ reason: 'offer stands', by: 'black' }, 'Понудата за реми на црните и понатаму важи.'],
    [{ reason: 'offer only on your move' }, 'Реми се нуди само на свој потег.'],
    [{ reason: 'no such ply', ply: 9, last: 3 }, 'Партијата нема таква поранешна позиција за враќање.'],
    [{ reason: 'strict play' }, 'Строгата игра не го дозволува тоа.'],
    [{ reason: 'bound', duty: { type: 'move', piece: on('white rook e2') } }, 'Мора да го поместите топот на е два.'],
    [
      { reason: 'bound', duty: { type: 'move', piece: on('white queen d1') } },
      'Мора да ја поместите дамата на де еден.',
    ],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black pawn d5'), by: on('white pawn e4') } },
      'Мора да го земете пешакот на де пет со пешакот на е четири.',
    ],
    [{ reason: 'bound', duty: { type: 'castle', side: 'short' } }, 'Мора да направите мала рокада.'],
    [{ reason: 'bound', duty: { type: 'free' } }, 'Мора да направите потег.'],
    [{ reason: 'no piece to touch', square: 'e4' }, 'На е четири нема фигура.'],
    [{ reason: 'adjusting not now' }, 'Може да наместувате само додека тече вашиот часовник.'],
    [{ reason: 'board elsewhere' }, 'Партијата се игра на друга табла; тука е само нејзиниот часовник.'],
    [
      { reason: 'engine locked' },
      'На маса се игра партија во строга игра, и шаховскиот мотор е заклучен. Прво таа мора да заврши.',
    ],
    [{ reason: 'no clock' }, 'Оваа партија се игра без часовник.'],
    [{ reason: 'clocks not started' }, 'Партијата започнува кога ќе се пушти часовникот на белите.'],
    [{ reason: 'clocks already started' }, 'Часовниците се веќе пуштени.'],
    [{ reason: 'clocks stopped' }, 'Часовниците се запрени. Не се игра додека не потечат повторно.'],
    [{ reason: 'clocks not stopped' }, 'Часовниците не се запрени.'],
    [{ reason: 'not your clock' }, 'Не тече вашиот часовник.'],
    [{ reason: 'not a time' }, 'Часовник не може да се намести на тоа.'],
    [{ reason: 'flag is down', of: 'white' }, 'Падна знаменцето на белите. Прво поставете ново време на тој часовник.'],
    [
      { reason: 'flag has not fallen', of: 'white', left: 860 * SECONDS },
      'Белите имаат уште 14 минути и 20 секунди, па знаменцето не е паднато.',
    ],
    [
      { reason: 'flag has not fallen', of: 'black', left: 300 },
      'Црните имаат уште помалку од една секунда, па знаменцето не е паднато.',
    ],
    [{ reason: 'own flag has fallen' }, 'И вашето знаменце падна, па не може да барате.'],
    [{ reason: 'arrived already', who: 'black' }, 'Црните се веќе на таблата.'],
    [{ reason: 'not late', left: 12 * MINUTES }, 'Има уште 12 минути за доаѓање на таблата.'],
    [{ reason: 'not late', left: MINUTES }, 'Има уште една минута за доаѓање на таблата.'],
    [{ reason: 'no default time' }, 'Не е објавено колку може да доцни играч.'],
    [{ reason: 'no claim pending' }, 'Нема барање што чека одлука.'],
    [{ reason: 'claim pending' }, 'Судијата уште не одлучи за претходното барање.'],
    [
      { reason: 'claim right lost' },
      'Правото на барање на овој потег е изгубено, зашто допревте фигура. Барајте пред да допрете.',
    ],
    [{ reason: 'agreement not allowed' }, 'Правилата на оваа партија сега не дозволуваат договорено реми.'],
    [{ reason: 'offer on conditions' }, 'Реми се нуди без услови.'],
    [{ reason: 'no quickplay', why: 'not announced' }, 'Правилата за забрзан завршеток не важат во оваа партија.'],
    [{ reason: 'no quickplay', why: 'blitz' }, 'Во брзопотезен шах нема такво барање.'],
    [{ reason: 'no quickplay', why: 'flag has fallen' }, 'Вашето знаменце падна, па веќе е доцна за тоа барање.'],
    [
      { reason: 'no quickplay', why: 'too much time' },
      'Тоа може да се бара само во последните две минути од вашето време.',
    ],
    [{ reason: 'no fault' }, 'Ништо такво не се случи.'],
    [{ reason: 'complaint lost' }, 'Потоа допревте фигура, па веќе не може да се жалите.'],
    [{ reason: 'too late to complain' }, 'Доцна е за жалба на тоа.'],
    [{ reason: 'only on claim' }, 'Судијата постапува само ако тоа го бара противникот.'],
    [{ reason: 'not written', ply: 3 }, 'Прво запишете ги одиграните потези.'],
    [{ reason: 'written in advance' }, 'Потег се запишува однапред само за барање реми или за ковертирање.'],
    [{ reason: 'not the move made' }, 'Тоа не е потегот што е одигран.'],
    [{ reason: 'written already' }, 'Тоа е веќе запишано.'],
    [{ reason: 'game not over' }, 'Партијата уште не е завршена.'],
    [{ reason: 'signed already' }, 'Веќе потпишавте.'],
    [{ reason: 'penalty not given', why: 'fine not announced' }, 'Паричната казна мора да биде најавена однапред.'],
    [
      { reason: 'penalty not given', why: 'not a usual score' },
      'Играч може да ги добие само поените за победа, реми или пораз.',
    ],
    [{ reason: 'not adjourned' }, 'Партијата не е прекината.'],
    [{ reason: 'adjourned' }, 'Партијата е прекината. Не се игра додека не продолжи.'],
    [{ reason: 'sealing', why: 'sealed already' }, 'Потегот е веќе ковертиран.'],
    [{ reason: 'sealing', why: 'envelope open' }, 'Прво затворете го ковертот, потоа запрете го часовникот.'],
    [
      { reason: 'envelope not opened' },
      'За да продолжи партијата, ковертот мора да се отвори: отворете го со лозинката или датотеката или наведете дека го нема.',
    ],
    [{ reason: 'envelope stays closed' }, 'Ковертот останува затворен додека не дојде играчот што треба да одговори.'],
    [{ reason: 'no game' }, 'Тука нема таква партија. Започнете со „Нова партија“.'],
    [
      { reason: 'not kept', cause: 'disk full' },
      'Не е направено: дискот е полн. „Партии на овој уред“ покажува што може да се избрише.',
    ],
    [{ reason: 'not kept', cause: 'unknown' }, 'Не е направено, зашто не можеше да се зачува. Обидете се повторно.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test.each([
    ['checkmate', '1-0', 'Партијата е завршена: белите победија со мат.'],
    ['resignation', '0-1', 'Партијата е завршена: црните победија со предавање.'],
    ['stalemate', '1/2-1/2', 'Партијата е завршена: реми со пат.'],
    ['agreement', '1/2-1/2', 'Партијата е завршена: реми по договор.'],
    ['time', '1-0', 'Партијата е завршена: белите победија поради истечено време.'],
    ['time', '1/2-1/2', 'Партијата е завршена: реми поради истечено време, зашто противникот не можеше да даде мат.'],
    ['fifty moves', '1/2-1/2', 'Партијата е завршена: реми по педесет потега.'],
    ['default', '0-0', 'Партијата е завршена: изгубија двајцата играчи поради недоаѓање.'],
  ] as const)('after the end: %s %s', (reason, result, expected) => {
    expect(sentence({ reason: 'game over', ending: { reason, result, article: '5' } })).toBe(expected);
  });
});
