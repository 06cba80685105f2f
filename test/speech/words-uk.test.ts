/**
 * Ukrainian in each way of calling, sentence by sentence: moves, squares, lists. Written from Ukrainian grammar and the terms of the
 * Ukrainian Laws of Chess. What is said of ends, refusals, clocks and remarks stands in `words-uk-game.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { shadeOf, type Color, type Piece, type Square } from '../../src/laws/squares.js';
import { positionOf } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { CALL_STYLES, DEFAULT_DETAIL, type CallLength, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { game, make } from '../laws/play.js';
import { inRandomGames } from './random-games.js';
import { calledMove, inWords, on } from './said.js';

const ukrainian = (callStyle: CallStyle, choices: Partial<Omit<PhraseOptions, 'words'>> = {}): PhraseOptions =>
  inWords(wordsUk, { callStyle, ...choices });

const EXCHANGE = '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1';
const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const PROMOTING = '8/4P3/7k/8/p7/8/8/K7 w - - 0 1';
const TAKING_AND_PROMOTING = '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const TWO_KNIGHTS = '7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
const BEFORE_MATE = 'f2f3 e7e5 g2g4';

describe('a move', () => {
  test.each<readonly [string, string, CallStyle, CallLength, string]>([
    [START_FEN, 'g1f3', 'fide', 'usual', 'Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'fide', 'short', 'Springer Felix drei'],
    [START_FEN, 'g1f3', 'fide names', 'usual', 'кінь Густав один Фелікс три'],
    [START_FEN, 'g1f3', 'fide names', 'short', 'кінь Фелікс три'],
    [START_FEN, 'g1f3', 'plain', 'usual', 'кінь же один на еф три'],
    [START_FEN, 'g1f3', 'plain', 'short', 'кінь на еф три'],
    [START_FEN, 'g1f3', 'nato', 'usual', 'кінь гольф один фокстрот три'],
    [START_FEN, 'g1f3', 'nato', 'short', 'кінь фокстрот три'],
    [START_FEN, 'g1f3', 'algebraic', 'usual', 'Кf3'],
    [START_FEN, 'g1f3', 'algebraic', 'from and to', 'Кg1-f3'],
    [START_FEN, 'g1f3', 'uci', 'usual', 'g1 f3'],
    [START_FEN, 'a2a4', 'plain', 'usual', 'пішак а два на а чотири'],
    [START_FEN, 'a2a4', 'plain', 'short', 'пішак на а чотири'],
    [START_FEN, 'a2a4', 'fide names', 'short', 'пішак Анна чотири'],
    [START_FEN, 'a2a4', 'nato', 'short', 'пішак альфа чотири'],
    [START_FEN, 'b2b4', 'plain', 'short', 'пішак на бе чотири'],
    [START_FEN, 'c2c4', 'plain', 'short', 'пішак на це чотири'],
    [START_FEN, 'd2d4', 'plain', 'short', 'пішак на де чотири'],
    [START_FEN, 'h2h4', 'plain', 'usual', 'пішак аш два на аш чотири'],
    [START_FEN, 'c2c4', 'fide names', 'usual', 'пішак Цезар два Цезар чотири'],
    [START_FEN, 'h2h3', 'fide names', 'usual', 'пішак Гектор два Гектор три'],
    [START_FEN, 'b2b4', 'fide names', 'short', 'пішак Белла чотири'],
    [START_FEN, 'd2d3', 'nato', 'short', 'пішак дельта три'],
    [START_FEN, 'c2c3', 'nato', 'short', 'пішак чарлі три'],
    [START_FEN, 'h2h3', 'nato', 'short', 'пішак готель три'],
    [EXCHANGE, 'f1b5', 'plain', 'usual', 'слон еф один бере на бе п’ять, шах'],
    [EXCHANGE, 'f1b5', 'plain', 'short', 'слон бере на бе п’ять, шах'],
    [EXCHANGE, 'f1b5', 'fide names', 'usual', 'слон Фелікс один бере на Белла п’ять, шах'],
    [EXCHANGE, 'f1b5', 'nato', 'usual', 'слон фокстрот один бере на браво п’ять, шах'],
    [EXCHANGE, 'f1b5', 'algebraic', 'usual', 'Сxb5+'],
    [PASSING, 'e5d6', 'plain', 'usual', 'пішак е п’ять бере на де шість на проході'],
    [PASSING, 'e5d6', 'fide names', 'short', 'пішак Ева п’ять бере на Давид шість на проході'],
    [PROMOTING, 'e7e8q', 'plain', 'usual', 'пішак е сім на е вісім, ферзь'],
    [PROMOTING, 'e7e8r', 'fide names', 'usual', 'пішак Ева сім Ева вісім, тура'],
    [PROMOTING, 'e7e8b', 'plain', 'short', 'пішак на е вісім, слон'],
    [PROMOTING, 'e7e8n', 'nato', 'short', 'пішак ехо вісім, кінь'],
    [PROMOTING, 'e7e8n', 'algebraic', 'from and to', 'e7-e8=К'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'plain', 'usual', 'пішак е сім бере на де вісім, перетворюється на ферзя'],
    [CASTLING, 'e1g1', 'plain', 'usual', 'коротка рокіровка'],
    [CASTLING, 'e1c1', 'plain', 'short', 'довга рокіровка'],
    [CASTLING, 'e1c1', 'fide names', 'usual', 'довга рокіровка'],
    [CASTLING, 'e1g1', 'algebraic', 'usual', '0-0'],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'plain', 'usual', 'коротка рокіровка, шах'],
    // Two knights can go there, so where it comes from is told.
    [TWO_KNIGHTS, 'b1d2', 'plain', 'short', 'кінь бе один на де два'],
    [TWO_KNIGHTS, 'b1d2', 'algebraic', 'usual', 'Кbd2'],
    ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'algebraic', 'usual', 'Крd3'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'plain', 'usual', 'ферзь а один бере на де чотири'],
  ])('%s %s %s, %s', (fen, move, style, callLength, call) => {
    expect(calledMove(game(fen), move, ukrainian(style, { callLength }))).toBe(call);
  });

  test('mate', () => {
    expect(calledMove(make(game(), BEFORE_MATE), 'd8h4', ukrainian('plain'))).toBe(
      'ферзь де вісім на аш чотири, мат. Чорні виграли.',
    );
    expect(calledMove(make(game(), BEFORE_MATE), 'd8h4', ukrainian('algebraic'))).toBe('Фh4#. Мат. Чорні виграли.');
  });
});

describe('how much of a move is said', () => {
  const full: Partial<Detail> = { captures: 'full' };

  test.each<readonly [string, string, CallStyle, Partial<Detail>, readonly Color[], string]>([
    [EXCHANGE, 'f1b5', 'plain', full, [], 'слон еф один бере коня на бе п’ять, шах. Від слона на бе п’ять.'],
    [
      EXCHANGE,
      'f1b5',
      'fide names',
      full,
      [],
      'слон Фелікс один бере коня на Белла п’ять, шах. Від слона на бе п’ять.',
    ],
    [PASSING, 'e5d6', 'plain', full, [], 'пішак е п’ять бере пішака на де шість на проході'],
    [PASSING, 'e5d6', 'plain', { captures: 'brief' }, [], 'пішак е п’ять бере на де шість'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'plain', full, [], 'пішак е сім бере туру на де вісім, перетворюється на ферзя'],
    ['7k/8/8/1q6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'plain', full, [], 'слон еф один бере ферзя на бе п’ять'],
    ['7k/8/8/1b6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'plain', full, [], 'слон еф один бере слона на бе п’ять'],
    [START_FEN, 'g1f3', 'plain', { opponentsMoves: 'brief' }, ['black'], 'кінь еф три'],
    [START_FEN, 'g1f3', 'plain', { mover: true }, [], 'Білі: кінь же один на еф три'],
    [START_FEN, 'g1f3', 'plain', { number: true }, [], 'Хід 1: кінь же один на еф три'],
    [START_FEN, 'g1f3', 'fide', { mover: true, number: true }, [], 'Хід 1, білі: Springer Gustav eins Felix drei'],
  ])('%s %s %s %j', (fen, move, style, change, mine, call) => {
    const detail = { ...DEFAULT_DETAIL, ...change };
    expect(calledMove(game(fen), move, ukrainian(style, { detail, mine }))).toBe(call);
  });
});

describe('what stands on a square', () => {
  test.each<readonly [Square, string | undefined, CallStyle, Partial<Detail>, string]>([
    ['e4', 'white pawn', 'plain', {}, 'е чотири, білий пішак'],
    ['a8', 'black rook', 'plain', {}, 'а вісім, чорна тура'],
    ['h1', 'white rook', 'plain', { squares: 'full' }, 'аш один, біла тура, світле поле'],
    ['d8', 'black queen', 'plain', {}, 'де вісім, чорний ферзь'],
    ['e1', 'white king', 'plain', { color: false }, 'е один, король'],
    ['c8', 'black bishop', 'fide names', {}, 'Цезар вісім, чорний слон'],
    ['g7', 'black knight', 'nato', {}, 'гольф сім, чорний кінь'],
    ['b8', 'black knight', 'algebraic', {}, 'b8, чорний К'],
    ['a4', undefined, 'plain', {}, 'а чотири, порожнє'],
    ['a1', undefined, 'plain', { squares: 'full' }, 'а один, порожнє, темне поле'],
    ['e4', undefined, 'fide', {}, 'Eva vier, leer'],
  ])('%s %s %s %j', (square, piece, squareStyle, change, name) => {
    const [color, kind] = piece?.split(' ') ?? [];
    const options = ukrainian('fide', { squareStyle, detail: { ...DEFAULT_DETAIL, ...change } });
    expect(cellName(square, piece ? ({ color, kind } as Piece) : undefined, shadeOf(square), options).text).toBe(name);
  });

  const FEW = '4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1';
  test.each<readonly [CallStyle, string, string]>([
    [
      'plain',
      'Білі: король е один, тура а один, пішаки а два, бе два. Чорні: король е вісім.',
      'Тура а один: бе один, це один, де один.',
    ],
    [
      'fide names',
      'Білі: король Ева один, тура Анна один, пішаки Анна два, Белла два. Чорні: король Ева вісім.',
      'Тура Анна один: Белла один, Цезар один, Давид один.',
    ],
    [
      'nato',
      'Білі: король ехо один, тура альфа один, пішаки альфа два, браво два. Чорні: король ехо вісім.',
      'Тура альфа один: браво один, чарлі один, дельта один.',
    ],
    ['algebraic', 'Білі: Кр e1, Т a1, П a2, b2. Чорні: Кр e8.', 'Т a1: b1, c1, d1.'],
    ['uci', 'Білі: король e1, тура a1, пішаки a2, b2. Чорні: король e8.', 'Тура a1: b1, c1, d1.'],
  ])('lists, %s', (squareStyle, lists, moves) => {
    const view = viewFor(game(FEW), 'white');
    const options = ukrainian('fide', { squareStyle });
    expect(textOf(phraseAnswer(ask(view, { about: 'piece lists' }), options))).toBe(lists);
    expect(
      textOf(phraseAnswer(ask(view, { about: 'moves of piece', square: 'a1', capturesOnly: false }), options)),
    ).toBe(moves);
  });

  test.each([
    [
      '4k3/8/8/2pP1pP1/8/8/8/4K3 w - - 0 1',
      'Перша горизонталь: білий король е один. Друга, третя і четверта горизонталі порожні. П’ята горизонталь: чорний пішак це п’ять, білий пішак де п’ять, чорний пішак еф п’ять, білий пішак же п’ять. Шоста і сьома горизонталі порожні. Восьма горизонталь: чорний король е вісім.',
    ],
    [
      '8/8/4k3/8/P6P/7K/1r3r2/8 w - - 0 1',
      'Перша горизонталь порожня. Друга горизонталь: чорні тури бе два, еф два. Третя горизонталь: білий король аш три. Четверта горизонталь: білі пішаки а чотири, аш чотири. П’ята горизонталь порожня. Шоста горизонталь: чорний король е шість. Сьома і восьма горизонталі порожні.',
    ],
    [
      '3k4/8/8/8/8/8/8/RQ2KBN1 w - - 0 1',
      'Перша горизонталь: біла тура а один, ферзь бе один, король е один, слон еф один, кінь же один. Друга, третя, четверта, п’ята, шоста і сьома горизонталі порожні. Восьма горизонталь: чорний король де вісім.',
    ],
  ])('the whole position %s', (fen, sentences) => {
    expect(textOf(phraseAnswer(ask(viewFor(game(fen), 'white'), { about: 'position' }), ukrainian('plain')))).toBe(
      sentences,
    );
  });

  test.each<readonly [string, string, Square, boolean, string]>([
    [START_FEN, '', 'g1', true, 'Кінь же один нічого не може взяти.'],
    [START_FEN, '', 'a1', false, 'Тура а один не має ходів.'],
    [START_FEN, '', 'e4', false, 'е чотири, порожнє'],
    [START_FEN, 'e2e4 d7d5', 'e4', false, 'Пішак е чотири: бере на де п’ять, е п’ять.'],
    [
      '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1',
      '',
      'e7',
      false,
      'Пішак е сім: бере на де вісім із перетворенням, е вісім із перетворенням.',
    ],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      '',
      'e1',
      false,
      'Король е один: довга рокіровка, де один, еф один, коротка рокіровка, де два, е два, еф два.',
    ],
    ['4k3/8/8/8/1b6/8/8/4K3 w - - 0 1', '', 'e8', false, 'Чорні не мають ходів, поки білі під шахом.'],
  ])('moves of a piece %s %s %s %s', (fen, moves, square, capturesOnly, sentence) => {
    const answer = ask(viewFor(make(game(fen), moves), 'white'), { about: 'moves of piece', square, capturesOnly });
    expect(textOf(phraseAnswer(answer, ukrainian('plain')))).toBe(sentence);
  });

  test.each([
    [START_FEN, '', 'Нічого не взято.'],
    [START_FEN, 'e2e4 d7d5 e4d5', 'Узято чорного пішака на де п’ять.'],
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'Узято на проході чорного пішака на де п’ять.'],
    ['3r4/4P3/7k/8/8/8/8/K7 w - - 0 1', 'e7d8q', 'Узято чорну туру на де вісім.'],
  ])('the last capture %s %s', (fen, moves, sentence) => {
    const answer = ask(viewFor(make(game(fen), moves), 'white'), { about: 'last capture' });
    expect(textOf(phraseAnswer(answer, ukrainian('plain')))).toBe(sentence);
  });
});

describe('sentences with squares in them', () => {
  test.each<readonly [CallStyle, string]>([
    ['plain', 'Шлях перекриває білий пішак на е два.'],
    ['fide', 'Шлях перекриває білий пішак на Eva zwei.'],
    ['fide names', 'Шлях перекриває білий пішак на Ева два.'],
    ['nato', 'Шлях перекриває білий пішак на ехо два.'],
    ['algebraic', 'Шлях перекриває білий пішак на e2.'],
    ['uci', 'Шлях перекриває білий пішак на e2.'],
  ])('%s', (squareStyle, sentence) => {
    const refusal = { reason: 'way blocked', piece: on('white bishop f1'), to: 'b5', by: on('white pawn e2') } as const;
    expect(textOf(phraseRefusal(refusal, ukrainian('fide', { squareStyle })))).toBe(sentence);
  });

  test('what is lifted stands in the accusative, and in the German call in German', () => {
    const lifted = { type: 'lifted', piece: on('white knight g1') } as const;
    expect(textOf(phraseHand(lifted, ukrainian('fide')))).toBe('Коня же один піднято.');
    expect(phraseHand(lifted, ukrainian('fide', { squareStyle: 'fide' })).segments).toEqual([
      { text: 'Springer Gustav eins', lang: 'de' },
      { text: 'піднято.', lang: 'uk' },
    ]);
  });
});

/** A word of one consonant and these pronouns are spelt out by espeak-ng; a single "в" is not. */
const SPELT_OUT = /(?<![\p{L}’])(?:[бгґджзйклмнпрстфхцчшщ]|їх|її|їм|вп’яте)(?![\p{L}’])/iu;

test('no sentence has a word that the voice spells out', () => {
  const textOf = (name: string): string => readFileSync(new URL(`../../speech/${name}`, import.meta.url), 'utf8');
  // What stands on pages is written, phrases are only heard, and letters of notation are letters.
  const [said = ''] = textOf('messages/uk.ftl').split(/\n## (?:page-|elements|phrases)/);
  const found = `${said}\n${textOf('grammar/uk.ts')}`
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/|#|letters:)/u.test(line) && SPELT_OUT.test(line));
  expect(found).toEqual([]);
});

describe('in random games', () => {
  /** Latin letters go to an English voice. */
  const TRAPS: readonly RegExp[] = [
    SPELT_OUT,
    /[\uE000-\uF8FF]|undefined|null|NaN|\[object| {2}| [,.:;?]|\d:\d\d|\p{L}\d|\d\p{L}|[ʼ']/u,
  ];
  const LATIN = /[a-z]/i;
  const CYRILLIC_STYLES: readonly CallStyle[] = ['plain', 'fide names', 'nato'];

  const trapIn = (text: string, style: CallStyle): string | undefined => {
    // Notation is made of single letters and digits.
    if (!CYRILLIC_STYLES.includes(style))
      return /[\uE000-\uF8FF]|undefined| {2}|[0-9]e[0-9]/u.test(text) ? text : undefined;
    return [...TRAPS, LATIN].some((trap) => trap.test(text)) ? text : undefined;
  };

  test('nothing that is said is a trap for a Ukrainian voice', () => {
    inRandomGames((plies) => {
      for (const { facts, after } of plies) {
        for (const style of CALL_STYLES) {
          const options = ukrainian(style, { squareStyle: style, detail: { ...DEFAULT_DETAIL, captures: 'full' } });
          const call = phraseFacts(facts, options);
          const last = phraseAnswer(ask(viewFor(after, 'white'), { about: 'last move' }), options);
          const captured = phraseAnswer(ask(viewFor(after, 'white'), { about: 'last capture' }), options);
          const texts = [...(call ? [call] : []), last, captured].map(textOf);
          expect(texts.map((text) => trapIn(text, style)).filter((trap) => trap !== undefined)).toEqual([]);
        }
      }
      const end = plies.at(-1)?.after;
      if (!end) return;
      const view = viewFor(end, 'white');
      for (const style of CYRILLIC_STYLES) {
        const options = ukrainian(style, { squareStyle: style });
        const texts = positionOf(end)
          .pieces()
          .flatMap(({ square, ...piece }) => [
            cellName(square, piece, shadeOf(square), options).text,
            textOf(phraseAnswer(ask(view, { about: 'moves of piece', square, capturesOnly: false }), options)),
            textOf(phraseHand({ type: 'lifted', piece: { ...piece, square } }, options)),
            textOf(phraseRefusal({ reason: 'does not move so', piece: { ...piece, square }, to: 'a4' }, options)),
          ]);
        const whole = (['position', 'piece lists'] as const).map((about) =>
          textOf(phraseAnswer(ask(view, { about }), options)),
        );
        expect([...texts, ...whole].map((text) => trapIn(text, style)).filter((trap) => trap !== undefined)).toEqual(
          [],
        );
      }
    }, 15);
  });
});
