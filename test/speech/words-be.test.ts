/** Belarusian: moves and ends. The sentences are written by hand, from the grammar and the dictionaries. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { EndReason, Result } from '../../src/laws/result.js';
import { viewFor } from '../../src/laws/view.js';
import { positionOf } from '../../src/laws/game.js';
import { ask } from '../../src/questions/ask.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { sampleCall } from '../../speech/phrase/call.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { CALL_STYLES, DEFAULT_DETAIL, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { belarusian, told, trapIn } from './be.js';
import { inRandomGames } from './random-games.js';
import { calledMove } from './said.js';

interface CallRow {
  readonly fen: string;
  readonly move: string;
  readonly plain: string;
  /** Where the square it came from is left out, if it can be. */
  readonly short: string;
  readonly names: string;
  readonly nato: string;
  readonly algebraic: string;
  readonly uci: string;
}

const CALLS: readonly CallRow[] = [
  {
    fen: START_FEN,
    move: 'g1f3',
    plain: 'конь жэ адзін на эф тры',
    short: 'конь на эф тры',
    names: 'конь Густаў адзін Фелікс тры',
    nato: 'конь гольф адзін фокстрот тры',
    algebraic: 'Кf3',
    uci: 'g1 f3',
  },
  {
    fen: START_FEN,
    move: 'e2e4',
    plain: 'пешка е два на е чатыры',
    short: 'пешка на е чатыры',
    names: 'пешка Эва два Эва чатыры',
    nato: 'пешка эха два эха чатыры',
    algebraic: 'e4',
    uci: 'e2 e4',
  },
  {
    fen: 'k7/8/8/8/8/8/8/3QK3 w - - 0 1',
    move: 'd1d4',
    plain: 'ферзь дэ адзін на дэ чатыры',
    short: 'ферзь на дэ чатыры',
    names: 'ферзь Давід адзін Давід чатыры',
    nato: 'ферзь дэльта адзін дэльта чатыры',
    algebraic: 'Фd4',
    uci: 'd1 d4',
  },
  {
    fen: '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1',
    move: 'f1b5',
    plain: 'слон эф адзін бярэ на бэ пяць, шах',
    short: 'слон бярэ на бэ пяць, шах',
    names: 'слон Фелікс адзін бярэ на Бэла пяць, шах',
    nato: 'слон фокстрот адзін бярэ на брава пяць, шах',
    algebraic: 'Сxb5+',
    uci: 'f1 b5, шах',
  },
  {
    fen: '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
    move: 'e5d6',
    plain: 'пешка е пяць бярэ на дэ шэсць на праходзе',
    short: 'пешка е пяць бярэ на дэ шэсць на праходзе',
    names: 'пешка Эва пяць бярэ на Давід шэсць на праходзе',
    nato: 'пешка эха пяць бярэ на дэльта шэсць на праходзе',
    algebraic: 'exd6',
    uci: 'e5 d6',
  },
  {
    fen: '8/4P3/8/8/7k/8/8/K7 w - - 0 1',
    move: 'e7e8r',
    plain: 'пешка е сем на е восем, ладдзя',
    short: 'пешка на е восем, ладдзя',
    names: 'пешка Эва сем Эва восем, ладдзя',
    nato: 'пешка эха сем эха восем, ладдзя',
    algebraic: 'e8=Л',
    uci: 'e7 e8 r',
  },
  {
    fen: '8/4P3/8/7k/p7/8/K7/8 w - - 0 1',
    move: 'e7e8b',
    plain: 'пешка е сем на е восем, слон, шах',
    short: 'пешка на е восем, слон, шах',
    names: 'пешка Эва сем Эва восем, слон, шах',
    nato: 'пешка эха сем эха восем, слон, шах',
    algebraic: 'e8=С+',
    uci: 'e7 e8 b, шах',
  },
  {
    fen: '8/4P3/8/8/p6k/8/8/K7 w - - 0 1',
    move: 'e7e8n',
    plain: 'пешка е сем на е восем, конь',
    short: 'пешка на е восем, конь',
    names: 'пешка Эва сем Эва восем, конь',
    nato: 'пешка эха сем эха восем, конь',
    algebraic: 'e8=К',
    uci: 'e7 e8 n',
  },
  {
    fen: '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1',
    move: 'e7d8q',
    plain: 'пешка е сем бярэ на дэ восем, становіцца ферзём',
    short: 'пешка е сем бярэ на дэ восем, становіцца ферзём',
    names: 'пешка Эва сем бярэ на Давід восем, становіцца ферзём',
    nato: 'пешка эха сем бярэ на дэльта восем, становіцца ферзём',
    algebraic: 'exd8=Ф',
    uci: 'e7 d8 q',
  },
  {
    fen: '5k2/8/8/8/8/8/8/4K2R w K - 0 1',
    move: 'e1g1',
    plain: 'кароткая ракіроўка, шах',
    short: 'кароткая ракіроўка, шах',
    names: 'кароткая ракіроўка, шах',
    nato: 'кароткая ракіроўка, шах',
    algebraic: '0-0+',
    uci: 'e1 g1, шах',
  },
  {
    fen: 'r3k3/8/8/8/8/8/8/4K3 b q - 0 1',
    move: 'e8c8',
    plain: 'доўгая ракіроўка',
    short: 'доўгая ракіроўка',
    names: 'доўгая ракіроўка',
    nato: 'доўгая ракіроўка',
    algebraic: '0-0-0',
    uci: 'e8 c8',
  },
  {
    // Two rooks on one file: the call always tells which.
    fen: '7k/8/8/8/R7/8/8/R3K3 w - - 0 1',
    move: 'a4a2',
    plain: 'ладдзя а чатыры на а два',
    short: 'ладдзя а чатыры на а два',
    names: 'ладдзя Анна чатыры Анна два',
    nato: 'ладдзя альфа чатыры альфа два',
    algebraic: 'Л4a2',
    uci: 'a4 a2',
  },
  {
    fen: '7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1',
    move: 'b1d2',
    plain: 'конь бэ адзін на дэ два',
    short: 'конь бэ адзін на дэ два',
    names: 'конь Бэла адзін Давід два',
    nato: 'конь брава адзін дэльта два',
    algebraic: 'Кbd2',
    uci: 'b1 d2',
  },
  {
    fen: '7k/7p/8/8/8/8/8/2b1K3 b - - 0 1',
    move: 'c1h6',
    plain: 'слон цэ адзін на аш шэсць',
    short: 'слон на аш шэсць',
    names: 'слон Цэзар адзін Гектар шэсць',
    nato: 'слон чарлі адзін гатэль шэсць',
    algebraic: 'Сh6',
    uci: 'c1 h6',
  },
  {
    fen: '4k3/8/8/p7/8/8/4K3/8 w - - 0 1',
    move: 'e2d3',
    plain: 'кароль е два на дэ тры',
    short: 'кароль на дэ тры',
    names: 'кароль Эва два Давід тры',
    nato: 'кароль эха два дэльта тры',
    algebraic: 'Крd3',
    uci: 'e2 d3',
  },
];

describe('the call of a move', () => {
  test.each(CALLS)('$move $plain', ({ fen, move, plain, short, names, nato, algebraic, uci }) => {
    const start = game(fen);
    const called = (style: CallStyle, length: 'usual' | 'short' = 'usual') =>
      calledMove(start, move, belarusian(style, { callLength: length }));
    expect(called('plain')).toBe(plain);
    expect(called('plain', 'short')).toBe(short);
    expect(called('fide names')).toBe(names);
    expect(called('nato')).toBe(nato);
    expect(called('algebraic')).toBe(algebraic);
    expect(called('uci')).toBe(uci);
  });

  test('the FIDE call is German in Belarusian too', () => {
    expect(calledMove(game(), 'g1f3', belarusian('fide'))).toBe('Springer Gustav eins Felix drei');
  });

  test('algebraic notation from square to square', () => {
    expect(calledMove(game(), 'g1f3', belarusian('algebraic', { callLength: 'from and to' }))).toBe('Кg1-f3');
  });

  test('each way of calling has its sample', () => {
    expect(CALL_STYLES.map((style) => sampleCall(belarusian(style)).text)).toEqual([
      'Springer Gustav eins Felix drei',
      'конь Густаў адзін Фелікс тры',
      'конь жэ адзін на эф тры',
      'конь гольф адзін фокстрот тры',
      'Кf3',
      'g1 f3',
    ]);
  });

  const detailed = (detail: Partial<Detail>) => belarusian('plain', { detail: { ...DEFAULT_DETAIL, ...detail } });

  // What is taken is in the accusative, as of living beings.
  test.each([
    ['k7/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'пешка е чатыры бярэ пешку на дэ пяць'],
    ['k7/8/8/3n4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'пешка е чатыры бярэ каня на дэ пяць'],
    ['k7/8/8/3b4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'пешка е чатыры бярэ слана на дэ пяць'],
    ['k7/8/8/3r4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'пешка е чатыры бярэ ладдзю на дэ пяць'],
    ['1k6/8/8/3q4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'пешка е чатыры бярэ ферзя на дэ пяць'],
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'пешка е пяць бярэ пешку на дэ шэсць на праходзе'],
  ])('%s with the captured piece', (fen, text, call) => {
    expect(calledMove(game(fen), text, detailed({ captures: 'full' }))).toBe(call);
  });

  test.each<readonly [string, string, string, Partial<Detail>]>([
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'пешка е пяць бярэ на дэ шэсць', { captures: 'brief' }],
    [START_FEN, 'g1f3', 'Белыя: конь жэ адзін на эф тры', { mover: true }],
    [START_FEN, 'g1f3', 'Ход 1: конь жэ адзін на эф тры', { number: true }],
    [START_FEN, 'g1f3', 'Ход 1, белыя: конь жэ адзін на эф тры', { mover: true, number: true }],
    [START_FEN, 'g1f3', 'конь эф тры', { opponentsMoves: 'brief' }],
  ])('%s %s as much as is wanted: %s', (fen, text, call, detail) => {
    expect(calledMove(game(fen), text, detailed(detail))).toBe(call);
  });
});

describe('ends', () => {
  test('mate follows the call', () => {
    const before = make(game(), 'f2f3 e7e5 g2g4');
    expect(calledMove(before, 'd8h4', belarusian())).toBe('ферзь дэ восем на аш чатыры, мат. Чорныя выйгралі.');
    expect(calledMove(before, 'd8h4', belarusian('algebraic'))).toBe('Фh4#. Мат. Чорныя выйгралі.');
  });

  test.each<readonly [EndReason, Result, string, string]>([
    ['checkmate', '1-0', 'Мат. Белыя выйгралі.', 'белыя выйгралі матам'],
    ['stalemate', '1/2-1/2', 'Пат. Нічыя.', 'нічыя праз пат'],
    ['dead position', '1/2-1/2', 'Ніхто ўжо не можа паставіць мат. Нічыя.', 'нічыя, бо ніхто не можа паставіць мат'],
    ['fivefold repetition', '1/2-1/2', 'Тая самая пазіцыя пяты раз. Нічыя.', 'нічыя праз пяціразовы паўтор пазіцыі'],
    ['threefold repetition', '1/2-1/2', 'Тая самая пазіцыя трэці раз. Нічыя.', 'нічыя праз трохразовы паўтор пазіцыі'],
    [
      'seventy-five moves',
      '1/2-1/2',
      'Па семдзесят пяць хадоў без узяцця і хода пешкай. Нічыя.',
      'нічыя па правіле сямідзесяці пяці хадоў',
    ],
    [
      'fifty moves',
      '1/2-1/2',
      'Па пяцьдзясят хадоў без узяцця і хода пешкай. Нічыя.',
      'нічыя па правіле пяцідзесяці хадоў',
    ],
    ['resignation', '1-0', 'Чорныя здаліся. Белыя выйгралі.', 'белыя выйгралі, бо праціўнік здаўся'],
    [
      'resignation',
      '1/2-1/2',
      'Партыя здадзена, але праціўнік не можа паставіць мат. Нічыя.',
      'нічыя пасля здачы, бо праціўнік не мог паставіць мат',
    ],
    ['agreement', '1/2-1/2', 'Нічыя па згодзе.', 'нічыя па згодзе'],
    ['time', '0-1', 'Чорныя выйгралі па часе.', 'чорныя выйгралі па часе'],
    [
      'time',
      '1/2-1/2',
      'Час скончыўся, але праціўнік не можа паставіць мат. Нічыя.',
      'нічыя па часе, бо праціўнік не мог паставіць мат',
    ],
    ['both flags', '1/2-1/2', 'Абодва сцяжкі ўпалі. Нічыя.', 'нічыя, бо ўпалі абодва сцяжкі'],
    [
      'default',
      '0-1',
      'Белыя не прыйшлі своечасова. Чорныя выйгралі.',
      'чорныя выйгралі, бо праціўнік не прыйшоў своечасова',
    ],
    [
      'default',
      '0-0',
      'Ніхто не прыйшоў своечасова. Абодва гульцы прайгралі.',
      'абодва прайгралі, бо не прыйшлі своечасова',
    ],
    [
      'illegal moves',
      '1-0',
      'Зашмат немагчымых хадоў чорных. Белыя выйгралі.',
      'белыя выйгралі праз немагчымыя хады праціўніка',
    ],
    [
      'illegal moves',
      '1/2-1/2',
      'Зашмат немагчымых хадоў, але праціўнік не можа паставіць мат. Нічыя.',
      'нічыя праз немагчымыя хады, бо праціўнік не мог паставіць мат',
    ],
    ['sealed move', '1-0', 'Запячатаны ход нельга зрабіць. Белыя выйгралі.', 'белыя выйгралі праз запячатаны ход'],
    [
      'quickplay finish',
      '1/2-1/2',
      'Партыю нельга выйграць звычайнымі сродкамі. Нічыя.',
      'нічыя на хуткім завяршэнні партыі',
    ],
    ['ruling', '0-1', 'Так вырашыў арбітр. Чорныя выйгралі.', 'чорныя выйгралі паводле рашэння арбітра'],
  ])('%s %s', (reason, result, sentence, after) => {
    const ending = { reason, result, article: '5' };
    const said = phraseFacts([{ type: 'ended', ending, audience: EVERYONE }], belarusian());
    expect(said && textOf(said)).toBe(sentence);
    expect(textOf(phraseRefusal({ reason: 'game over', ending }, belarusian()))).toBe(`Партыя скончана: ${after}.`);
  });

  test.each<readonly [Fact['type'], string, readonly Fact[]]>([
    ['draw offered', 'Белыя прапануюць нічыю.', told({ type: 'draw offered', by: 'white' })],
    ['draw rejected', 'Чорныя адхіляюць нічыю.', told({ type: 'draw rejected', by: 'black', how: 'in words' })],
    ['draw rejected', 'Нічыя адхілена.', told({ type: 'draw rejected', by: 'black', how: 'by a move' })],
  ])('%s: %s', (_type, sentence, facts) => {
    const said = phraseFacts(facts, belarusian());
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('taking back', () => {
  const four = make(game(), 'e2e4 e7e5 g1f3 b8c6');
  const restored = (ply: number, cause: 'takeback' | 'ruling') => told({ type: 'restored', ply, cause });

  test.each<readonly [number, 'takeback' | 'ruling', boolean, string]>([
    [3, 'takeback', true, 'Вернуты ход: конь бэ восем на цэ шэсць. Ход чорных.'],
    [2, 'takeback', true, 'Вернута 2 хады, першы: конь жэ адзін на эф тры. Ход белых.'],
    [0, 'takeback', true, 'Вернута 4 хады, першы: пешка е два на е чатыры. Ход белых.'],
    [3, 'ruling', true, 'Вернуты ход паводле рашэння: конь бэ восем на цэ шэсць. Ход чорных.'],
    [0, 'takeback', false, 'Партыя вернута да пачатку.'],
    [3, 'takeback', false, 'Партыя вернута да ранейшай пазіцыі.'],
    [3, 'ruling', false, 'Партыя вернута да ранейшай пазіцыі, паводле рашэння.'],
  ])('to ply %i by %s, known: %s', (ply, cause, known, sentence) => {
    const said = phraseFacts(restored(ply, cause), belarusian(), known ? four.sheets.white.slice(ply) : []);
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('in random games', () => {
  test('nothing that is said is a trap for a Belarusian voice, and in words all of it is Cyrillic', () => {
    inRandomGames((plies) => {
      const traps: (string | undefined)[] = [];
      for (const { facts, after, moved } of plies) {
        const view = viewFor(after, 'white');
        for (const style of CALL_STYLES) {
          const options = belarusian(style);
          const only = style === 'fide' || style === 'algebraic' || style === 'uci' ? 'any' : 'words';
          const call = phraseFacts(facts, options);
          const viewing = { at: 'move', number: moved.ply, entry: { moved }, way: 'back' } as const;
          const said = [
            ...(call ? [call] : []),
            phraseAnswer(ask(view, { about: 'last move' }), options),
            phraseAnswer(ask(view, { about: 'last capture' }), options),
            phraseNotice({ about: 'viewing', viewing }, options),
          ];
          // Letters of pieces are consonants; only where they are words, a consonant by itself is none.
          traps.push(...(style === 'algebraic' ? [] : said.map((utterance) => trapIn(textOf(utterance), only))));
        }
      }
      const last = plies.at(-1)?.after;
      if (!last) return;
      const view = viewFor(last, 'white');
      const options = belarusian();
      for (const { square, ...piece } of positionOf(last).pieces()) {
        const placed = { ...piece, square };
        const said = [
          phraseAnswer(ask(view, { about: 'moves of piece', square, capturesOnly: false }), options),
          phraseRefusal({ reason: 'way blocked', piece: placed, to: 'a4', by: placed }, options),
          phraseRefusal({ reason: 'does not move so', piece: placed, to: 'a4' }, options),
          phraseHand({ type: 'lifted', piece: placed }, options),
        ];
        traps.push(...said.map((utterance) => trapIn(textOf(utterance), 'words')));
        traps.push(trapIn(cellName(square, piece, 'light', options).text, 'words'));
      }
      for (const about of ['position', 'piece lists'] as const) {
        traps.push(trapIn(textOf(phraseAnswer(ask(view, { about }), options)), 'words'));
      }
      expect(traps.filter(Boolean)).toEqual([]);
    });
  });

  test('the trap is seen where there is one', () => {
    expect(trapIn('яна ў гульні')).toBeDefined();
    expect(trapIn('пешка з е два')).toBeDefined();
    expect(trapIn('Конь на e4', 'words')).toBeDefined();
    expect(trapIn('Гэта 1-ы ход, 2хады', 'words')).toBeDefined();
    expect(trapIn('Белыя: слон а адзін, і шах у сем хадоў.', 'words')).toBeUndefined();
  });
});
