/**
 * Macedonian in each way of calling, sentence by sentence: moves, squares, ends of games, and what holds in random games. The
 * sentences are written from the grammar and from Macedonian chess usage (`docs/terms/mk.md`).
 */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Fact } from '../../src/laws/facts.js';
import { positionOf } from '../../src/laws/game.js';
import type { Ending } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { shadeOf, type Color, type Piece, type Square } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Question } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { CALL_STYLES, DEFAULT_DETAIL, type CallLength, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { done, game, make } from '../laws/play.js';
import { inRandomGames } from './random-games.js';
import { calledMove, heardFacts, inWords } from './said.js';

function macedonian(
  callStyle: CallStyle = 'plain',
  choices: Partial<Omit<PhraseOptions, 'words'>> = {},
): PhraseOptions {
  return inWords(wordsMk, { callStyle, ...choices });
}

const EXCHANGE = '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1';
const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const PROMOTING = '8/4P3/7k/8/p7/8/8/K7 w - - 0 1';
const TAKING_AND_PROMOTING = '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const TWO_KNIGHTS = '7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1';

describe('a move', () => {
  test.each<readonly [string, string, CallStyle, CallLength, string]>([
    [START_FEN, 'g1f3', 'fide', 'usual', 'Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'fide names', 'usual', 'скокач Густав еден Феликс три'],
    [START_FEN, 'g1f3', 'fide names', 'short', 'скокач Феликс три'],
    [START_FEN, 'g1f3', 'plain', 'usual', 'скокач ге еден на еф три'],
    [START_FEN, 'g1f3', 'plain', 'short', 'скокач на еф три'],
    [START_FEN, 'g1f3', 'nato', 'usual', 'скокач голф еден фокстрот три'],
    [START_FEN, 'g1f3', 'nato', 'short', 'скокач фокстрот три'],
    [START_FEN, 'g1f3', 'algebraic', 'usual', 'Сf3'],
    [START_FEN, 'g1f3', 'algebraic', 'from and to', 'Сg1-f3'],
    [START_FEN, 'g1f3', 'uci', 'usual', 'g1 f3'],
    [START_FEN, 'e2e4', 'plain', 'usual', 'пешак е два на е четири'],
    [START_FEN, 'e2e4', 'plain', 'short', 'пешак на е четири'],
    [START_FEN, 'a2a4', 'fide names', 'short', 'пешак Ана четири'],
    [START_FEN, 'a2a4', 'nato', 'usual', 'пешак алфа два алфа четири'],
    [START_FEN, 'c2c4', 'plain', 'usual', 'пешак це два на це четири'],
    [START_FEN, 'h2h4', 'plain', 'usual', 'пешак ха два на ха четири'],
    [EXCHANGE, 'f1b5', 'plain', 'usual', 'ловец еф еден зема на бе пет, шах'],
    [EXCHANGE, 'f1b5', 'plain', 'short', 'ловец зема на бе пет, шах'],
    [EXCHANGE, 'f1b5', 'fide names', 'usual', 'ловец Феликс еден зема на Белла пет, шах'],
    [EXCHANGE, 'f1b5', 'nato', 'short', 'ловец зема на браво пет, шах'],
    [EXCHANGE, 'f1b5', 'algebraic', 'usual', 'Лxb5+'],
    [EXCHANGE, 'f1b5', 'algebraic', 'from and to', 'Лf1xb5+'],
    [PASSING, 'e5d6', 'plain', 'usual', 'пешак е пет зема на де шест ан пасан'],
    [PASSING, 'e5d6', 'nato', 'short', 'пешак ехо пет зема на делта шест ан пасан'],
    [PASSING, 'e5d6', 'fide names', 'usual', 'пешак Ева пет зема на Давид шест ан пасан'],
    [PASSING, 'e5d6', 'algebraic', 'usual', 'exd6'],
    [PROMOTING, 'e7e8q', 'plain', 'usual', 'пешак е седум на е осум, дама'],
    [PROMOTING, 'e7e8r', 'plain', 'short', 'пешак на е осум, топ'],
    [PROMOTING, 'e7e8b', 'fide names', 'usual', 'пешак Ева седум Ева осум, ловец'],
    [PROMOTING, 'e7e8n', 'nato', 'short', 'пешак ехо осум, скокач'],
    [PROMOTING, 'e7e8n', 'algebraic', 'usual', 'e8=С'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'plain', 'usual', 'пешак е седум зема на де осум, промоција во дама'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'algebraic', 'from and to', 'e7xd8=Д'],
    [CASTLING, 'e1g1', 'plain', 'usual', 'мала рокада'],
    [CASTLING, 'e1c1', 'plain', 'short', 'голема рокада'],
    [CASTLING, 'e1c1', 'nato', 'usual', 'голема рокада'],
    [CASTLING, 'e1g1', 'fide', 'usual', 'kurze Rochade'],
    [CASTLING, 'e1c1', 'algebraic', 'usual', '0-0-0'],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'plain', 'usual', 'мала рокада, шах'],
    ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'plain', 'usual', 'крал е два на де три'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'plain', 'usual', 'дама а еден зема на де четири'],
    ['7k/8/8/8/R7/8/8/R3K3 w - - 0 1', 'a4a2', 'plain', 'usual', 'топ а четири на а два'],
    // Two can go there: then both squares are named, however short the call is to be.
    [TWO_KNIGHTS, 'b1d2', 'plain', 'short', 'скокач бе еден на де два'],
    [TWO_KNIGHTS, 'b1d2', 'algebraic', 'usual', 'Сbd2'],
  ])('%s %s %s, %s', (fen, move, style, callLength, call) => {
    expect(calledMove(game(fen), move, macedonian(style, { callLength }))).toBe(call);
  });

  const detail = (change: Partial<Detail>): Detail => ({ ...DEFAULT_DETAIL, ...change });
  test.each<readonly [string, string, CallStyle, Partial<Detail>, readonly Color[], string]>([
    [
      EXCHANGE,
      'f1b5',
      'plain',
      { captures: 'full' },
      [],
      'ловец еф еден зема скокач на бе пет, шах. Од ловецот на бе пет.',
    ],
    [
      EXCHANGE,
      'f1b5',
      'fide names',
      { captures: 'full' },
      [],
      'ловец Феликс еден зема скокач на Белла пет, шах. Од ловецот на бе пет.',
    ],
    [
      '3q3k/8/8/8/8/8/8/3RK3 w - - 0 1',
      'd1d8',
      'plain',
      { captures: 'full' },
      [],
      'топ де еден зема дама на де осум, шах. Од топот на де осум.',
    ],
    [PASSING, 'e5d6', 'plain', { captures: 'full' }, [], 'пешак е пет зема пешак на де шест ан пасан'],
    [PASSING, 'e5d6', 'plain', { captures: 'brief' }, [], 'пешак е пет зема на де шест'],
    [START_FEN, 'g1f3', 'plain', { opponentsMoves: 'brief' }, ['black'], 'скокач еф три'],
    [START_FEN, 'g1f3', 'plain', { mover: true }, [], 'Бели: скокач ге еден на еф три'],
    [START_FEN, 'g1f3', 'plain', { number: true }, [], 'Потег 1: скокач ге еден на еф три'],
    [START_FEN, 'g1f3', 'fide', { mover: true, number: true }, [], 'Потег 1, Бели: Springer Gustav eins Felix drei'],
  ])('%s %s %s %j', (fen, move, style, change, mine, call) => {
    expect(calledMove(game(fen), move, macedonian(style, { detail: detail(change), mine }))).toBe(call);
  });
});

/** Fool's mate but for its last move. */
const BEFORE_FOOLS_MATE = 'f2f3 e7e5 g2g4';

describe('ends, offers and going back', () => {
  test('mate, stalemate and a dead position follow the call', () => {
    expect(calledMove(make(game(), BEFORE_FOOLS_MATE), 'd8h4', macedonian())).toBe(
      'дама де осум на ха четири, мат. Црните победија.',
    );
    expect(calledMove(game('7k/8/8/6Q1/8/8/8/4K3 w - - 0 1'), 'g5g6', macedonian())).toBe(
      'дама ге пет на ге шест. Пат. Партијата заврши реми.',
    );
    expect(calledMove(game('7k/8/8/8/8/8/3p4/4K3 w - - 0 1'), 'e1d2', macedonian())).toBe(
      'крал е еден зема на де два. Ниедна страна веќе не може да даде мат. Партијата заврши реми.',
    );
  });

  test.each<readonly [Ending['reason'], Ending['result'], string]>([
    ['checkmate', '1-0', 'Мат. Белите победија.'],
    ['fivefold repetition', '1/2-1/2', 'Иста позиција по петти пат. Партијата заврши реми.'],
    ['threefold repetition', '1/2-1/2', 'Иста позиција по трет пат. Партијата заврши реми.'],
    [
      'seventy-five moves',
      '1/2-1/2',
      'Седумдесет и пет потега од секоја страна без земање и без потег со пешак. Партијата заврши реми.',
    ],
    [
      'fifty moves',
      '1/2-1/2',
      'Педесет потега од секоја страна без земање и без потег со пешак. Партијата заврши реми.',
    ],
    ['resignation', '1-0', 'Црните се предаваат. Белите победија.'],
    ['resignation', '0-1', 'Белите се предаваат. Црните победија.'],
    ['resignation', '1/2-1/2', 'Предавање, но противникот не може да даде мат. Партијата заврши реми.'],
    ['agreement', '1/2-1/2', 'Договорено реми.'],
    ['time', '0-1', 'Црните победија на време.'],
    ['time', '1/2-1/2', 'Времето истече, но противникот не може да даде мат. Партијата заврши реми.'],
    ['both flags', '1/2-1/2', 'Паднаа двете знаменца. Партијата заврши реми.'],
    ['default', '1-0', 'Црните не дојдоа на време. Белите победија.'],
    ['default', '0-0', 'Ниеден играч не дојде на време. Губат двајцата играчи.'],
    ['illegal moves', '0-1', 'Премногу нелегални потези на белите. Црните победија.'],
    [
      'illegal moves',
      '1/2-1/2',
      'Премногу нелегални потези, но противникот не може да даде мат. Партијата заврши реми.',
    ],
    ['sealed move', '1-0', 'Ковертираниот потег не може да се одигра. Белите победија.'],
    ['quickplay finish', '1/2-1/2', 'Партијата не може да се добие со нормални средства. Партијата заврши реми.'],
    ['ruling', '0-1', 'Судијата одлучи. Црните победија.'],
  ])('%s %s', (reason, result, sentence) => {
    const ending: Ending = { reason, result, article: '5' };
    const said = phraseFacts([{ type: 'ended', ending, audience: EVERYONE }], macedonian());
    expect(said && textOf(said)).toBe(sentence);
  });

  test('an offer, its refusal in words and by a move, and its acceptance', () => {
    const played = make(game(), 'e2e4');
    const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;
    const texts = [
      phraseFacts(heardFacts(played, { type: 'offer', by: 'white', at: 0 }), macedonian()),
      phraseFacts(heardFacts(offered, { type: 'reject', by: 'black', at: 0 }), macedonian()),
      phraseFacts(heardFacts(offered, { type: 'accept', by: 'black', at: 0 }), macedonian()),
    ].map((said) => said && textOf(said));
    expect(texts).toEqual(['Белите нудат реми.', 'Црните го одбиваат ремито.', 'Договорено реми.']);
    expect(calledMove(offered, 'e7e5', macedonian())).toBe('пешак е седум на е пет. Ремито е одбиено.');
  });

  const sheet = make(game(), 'e2e4 e7e5 g1f3 b8c6').sheets.white;
  test.each<readonly [number, 'takeback' | 'ruling', boolean, string]>([
    [3, 'takeback', true, 'Вратен потег: скокач бе осум на це шест. Црните се на потег.'],
    [2, 'takeback', true, 'Вратен потег, заедно со следниот: скокач ге еден на еф три. Белите се на потег.'],
    [0, 'takeback', true, 'Вратен потег, заедно со следните: пешак е два на е четири. Белите се на потег.'],
    [3, 'ruling', true, 'Вратен потег по одлука: скокач бе осум на це шест. Црните се на потег.'],
    [0, 'takeback', false, 'Вратено на почетокот на партијата.'],
    [3, 'ruling', false, 'Вратено по одлука на поранешна позиција.'],
  ])('back to ply %i by %s', (ply, cause, known, sentence) => {
    const fact: Fact = { type: 'restored', ply, cause, audience: EVERYONE };
    const said = phraseFacts([fact], macedonian(), known ? sheet.slice(ply) : []);
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('what stands on the board', () => {
  test.each<readonly [Square, string | undefined, CallStyle, Partial<Detail>, string]>([
    ['e4', 'white pawn', 'plain', {}, 'е четири, бел пешак'],
    ['d1', 'white queen', 'plain', {}, 'де еден, бела дама'],
    ['d8', 'black queen', 'fide names', {}, 'Давид осум, црна дама'],
    ['b8', 'black knight', 'fide names', {}, 'Белла осум, црн скокач'],
    ['c1', 'white bishop', 'nato', {}, 'чарли еден, бел ловец'],
    ['a4', undefined, 'plain', {}, 'а четири, празно'],
    ['a4', 'white rook', 'plain', { squares: 'full' }, 'а четири, бел топ, светло поле'],
    ['a1', 'white rook', 'plain', { squares: 'full' }, 'а еден, бел топ, темно поле'],
    ['a4', 'white rook', 'plain', { squares: 'brief' }, 'бел топ'],
    ['a4', 'white rook', 'plain', { color: false }, 'а четири, топ'],
    ['h8', 'black king', 'algebraic', {}, 'h8, црн К'],
    ['e4', 'white pawn', 'algebraic', {}, 'e4, бел П'],
    ['e4', 'white knight', 'fide', {}, 'Eva vier, weißer Springer'],
  ])('%s %s %s %j', (square, piece, squareStyle, change, name) => {
    const [color, kind] = piece?.split(' ') ?? [];
    const options = macedonian('plain', { squareStyle, detail: { ...DEFAULT_DETAIL, ...change } });
    expect(cellName(square, piece ? ({ color, kind } as Piece) : undefined, shadeOf(square), options).text).toBe(name);
  });

  function answered(fen: string, moves: string, question: Question, squareStyle: CallStyle = 'plain'): string {
    const view = viewFor(make(game(fen), moves), 'white');
    return textOf(phraseAnswer(ask(view, question), macedonian('plain', { squareStyle })));
  }

  const FEW = '4k3/8/8/8/8/8/PP6/R2QK3 w - - 0 1';
  test.each<readonly [CallStyle, string]>([
    ['plain', 'Бели: крал е еден, дама де еден, топ а еден, пешаци а два, бе два. Црни: крал е осум.'],
    ['nato', 'Бели: крал ехо еден, дама делта еден, топ алфа еден, пешаци алфа два, браво два. Црни: крал ехо осум.'],
    ['algebraic', 'Бели: К e1, Д d1, Т a1, П a2, b2. Црни: К e8.'],
  ])('the pieces, %s', (style, sentence) => {
    expect(answered(FEW, '', { about: 'piece lists' }, style)).toBe(sentence);
  });

  test('several of each kind', () => {
    const fen = '8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45';
    expect(answered(fen, '', { about: 'piece lists' })).toBe(
      'Седумнаесет фигури. Бели: крал ге три, топови це два, це четири, пешаци а два, бе три, е четири, ге два, ха три. ' +
        'Црни: крал ге седум, топ е два, скокач це шест, пешаци а шест, бе седум, де шест, е седум, еф седум, ге пет.',
    );
  });

  test.each<readonly [string, string]>([
    [
      FEW,
      'Првиот ред: бел топ а еден, дама де еден, крал е еден. Вториот ред: бели пешаци а два, бе два. Редовите од третиот до седмиот се празни. Осмиот ред: црн крал е осум.',
    ],
    [
      '8/8/4k3/8/q6P/7K/1n3n2/8 w - - 0 1',
      'Првиот ред е празен. Вториот ред: црни скокачи бе два, еф два. Третиот ред: бел крал ха три. Четвртиот ред: црна дама а четири, бел пешак ха четири. Петтиот ред е празен. Шестиот ред: црн крал е шест. Седмиот и осмиот ред се празни.',
    ],
  ])('the whole position %s', (fen, sentence) => {
    expect(answered(fen, '', { about: 'position' })).toBe(sentence);
  });

  test.each<readonly [string, string, Question, string]>([
    [START_FEN, '', { about: 'moves of piece', square: 'g1', capturesOnly: false }, 'Скокач ге еден: еф три, ха три.'],
    [
      START_FEN,
      '',
      { about: 'moves of piece', square: 'g1', capturesOnly: true },
      'Скокач ге еден не може ништо да земе.',
    ],
    [START_FEN, '', { about: 'moves of piece', square: 'd1', capturesOnly: false }, 'Дама де еден нема потези.'],
    [START_FEN, '', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'е четири, празно'],
    [
      TAKING_AND_PROMOTING,
      '',
      { about: 'moves of piece', square: 'e7', capturesOnly: false },
      'Пешак е седум: зема на де осум со промоција, е осум со промоција.',
    ],
    [
      '4k3/8/8/8/1b6/8/8/4K3 w - - 0 1',
      '',
      { about: 'moves of piece', square: 'e8', capturesOnly: false },
      'Црните немаат потези додека белите се под шах.',
    ],
    [START_FEN, '', { about: 'last move' }, 'Уште не е одигран ниеден потег.'],
    [START_FEN, 'e2e4 e7e5', { about: 'last move' }, 'Црни: пешак е седум на е пет'],
    [START_FEN, 'e2e4', { about: 'last capture' }, 'Ништо не е земено.'],
    [START_FEN, 'e2e4 d7d5 e4d5', { about: 'last capture' }, 'Земено: црн пешак на де пет.'],
    [PASSING, 'e5d6', { about: 'last capture' }, 'Земено: црн пешак на де пет, ан пасан.'],
  ])('%s %s %j', (fen, moves, question, sentence) => {
    expect(answered(fen, moves, question)).toBe(sentence);
  });

  test('nothing is hinted at in strict play', () => {
    const view = viewFor(game(START_FEN, 'strict'), 'white');
    const answer = ask(view, { about: 'moves of piece', square: 'g1', capturesOnly: false });
    expect(textOf(phraseAnswer(answer, macedonian()))).toBe('Во строга игра програмата не помага.');
  });
});

describe('in random games', () => {
  /** Read as something else, or not at all: "сè" and "ѝ" are spelt out by espeak-ng, Latin letters one by one. */
  const TRAPS = [/\d/, /[A-Za-z]/, / {2}/, / [,.:]/, /[ѐѝ]/iu, /[\uE000-\uF8FF]/u];
  const TRAPS_OF_STYLES = [
    /\d[a-h]\d/i,
    /\d:\d\d/,
    / {2}/,
    / [,.:]/,
    /undefined|null|NaN|\[object/,
    /[\uE000-\uF8FF]/u,
  ];

  const trapped = (said: readonly (Utterance | undefined)[], traps: readonly RegExp[]): readonly string[] =>
    said.flatMap((utterance) => {
      const text = utterance ? textOf(utterance) : '';
      return traps.some((trap) => trap.test(text)) ? [text] : [];
    });

  test('nothing that is said is a trap for a speaking voice', () => {
    inRandomGames((plies) => {
      for (const style of CALL_STYLES) {
        const options = macedonian(style, { squareStyle: style });
        const traps = style === 'plain' || style === 'nato' || style === 'fide names' ? TRAPS : TRAPS_OF_STYLES;
        const moves = plies.map(({ facts }) => phraseFacts(facts, options));
        const last = plies.at(-1)?.after;
        if (!last) return;
        const view = viewFor(last, 'white');
        const answers = (['last move', 'position', 'piece lists', 'last capture'] as const).map((about) =>
          phraseAnswer(ask(view, { about }), options),
        );
        const pieces = positionOf(last)
          .pieces()
          .flatMap(({ square, ...piece }) => [
            phraseAnswer(ask(view, { about: 'square', square, more: 1 }), options),
            phraseAnswer(ask(view, { about: 'moves of piece', square, capturesOnly: false }), options),
            phraseRefusal(
              { reason: 'way blocked', piece: { ...piece, square }, to: 'a4', by: { ...piece, square } },
              options,
            ),
          ]);
        expect(trapped([...moves, ...answers, ...pieces], traps)).toEqual([]);
      }
    }, 20);
  });

  test('going through the game tells the number of the move and nothing misread', () => {
    inRandomGames((plies) => {
      const said = plies.map(({ moved }) =>
        phraseNotice(
          { about: 'viewing', viewing: { at: 'move', number: moved.ply, entry: { moved }, way: 'back' } },
          macedonian(),
        ),
      );
      for (const [index, utterance] of said.entries()) {
        expect(textOf(utterance)).toMatch(
          new RegExp(`^Назад на потег ${index + 1}, (?:Бели|Црни): [^A-Za-z\\d]+$`, 'u'),
        );
      }
    }, 10);
  });
});
