/**
 * Polish sentence by sentence: moves in each way of calling, ends, refusals, questions, clocks, offers. Written from Polish grammar and the terms
 * of the Laws in Polish (docs/terms/pl.md).
 */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { MINUTE, SECOND, timeControl } from '../../src/laws/clock/time-control.js';
import type { Fact } from '../../src/laws/facts.js';
import { plyOf, positionOf } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { EndReason, Result } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { shadeOf, type Color, type Piece, type Square } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import { wordsPl } from '../../speech/messages/generated/pl/words.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { durationSaid } from '../../speech/phrase/clock.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { type AnyRefusal, phraseRefusal } from '../../speech/phrase/refusals.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { DEFAULT_DETAIL, type CallLength, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { game, make, move } from '../laws/play.js';
import { calledMove, inWords } from './said.js';

const polish = (callStyle: CallStyle, choices: Partial<Omit<PhraseOptions, 'words'>> = {}): PhraseOptions =>
  inWords(wordsPl, { callStyle, ...choices });
const options = polish('plain');

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
    [START_FEN, 'g1f3', 'fide names', 'usual', 'skoczek Gustaw jeden Feliks trzy'],
    [START_FEN, 'g1f3', 'fide names', 'short', 'skoczek Feliks trzy'],
    [START_FEN, 'g1f3', 'plain', 'usual', 'skoczek g1 na f3'],
    [START_FEN, 'g1f3', 'plain', 'short', 'skoczek na f3'],
    [START_FEN, 'g1f3', 'nato', 'usual', 'skoczek golf jeden fokstrot trzy'],
    [START_FEN, 'g1f3', 'algebraic', 'usual', 'Sf3'],
    [START_FEN, 'g1f3', 'uci', 'usual', 'g1 f3'],
    [START_FEN, 'c2c4', 'fide names', 'usual', 'pion Cezar dwa Cezar cztery'],
    [START_FEN, 'h2h3', 'nato', 'short', 'pion hotel trzy'],
    [START_FEN, 'b2b4', 'nato', 'short', 'pion brawo cztery'],
    [EXCHANGE, 'f1b5', 'plain', 'usual', 'goniec f1 bije na b5, szach'],
    [EXCHANGE, 'f1b5', 'fide names', 'short', 'goniec bije na Bella pięć, szach'],
    [EXCHANGE, 'f1b5', 'algebraic', 'usual', 'Gxb5+'],
    [PASSING, 'e5d6', 'plain', 'usual', 'pion e5 bije na d6 w przelocie'],
    [PASSING, 'e5d6', 'fide names', 'short', 'pion Ewa pięć bije na Dawid sześć w przelocie'],
    [PROMOTING, 'e7e8q', 'plain', 'usual', 'pion e7 na e8, hetman'],
    [PROMOTING, 'e7e8r', 'fide names', 'usual', 'pion Ewa siedem Ewa osiem, wieża'],
    [PROMOTING, 'e7e8n', 'algebraic', 'from and to', 'e7-e8=S'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'plain', 'usual', 'pion e7 bije na d8, promocja na hetmana'],
    [TAKING_AND_PROMOTING, 'e7d8r', 'plain', 'usual', 'pion e7 bije na d8, promocja na wieżę'],
    [CASTLING, 'e1g1', 'plain', 'usual', 'krótka roszada'],
    [CASTLING, 'e1c1', 'nato', 'usual', 'długa roszada'],
    [CASTLING, 'e1g1', 'algebraic', 'usual', '0-0'],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'plain', 'usual', 'krótka roszada, szach'],
    [TWO_KNIGHTS, 'b1d2', 'plain', 'short', 'skoczek b1 na d2'],
    [TWO_KNIGHTS, 'b1d2', 'algebraic', 'usual', 'Sbd2'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'algebraic', 'usual', 'Hxd4'],
  ])('%s %s %s, %s', (fen, made, style, callLength, call) => {
    expect(calledMove(game(fen), made, polish(style, { callLength }))).toBe(call);
  });

  test('mate', () => {
    expect(calledMove(make(game(), BEFORE_MATE), 'd8h4', options)).toBe('hetman d8 na h4, mat. Czarne wygrały.');
    expect(calledMove(make(game(), BEFORE_MATE), 'd8h4', polish('algebraic'))).toBe('Hh4#. Mat. Czarne wygrały.');
  });

  test.each<readonly [string, string, Partial<Detail>, readonly Color[], string]>([
    [EXCHANGE, 'f1b5', { captures: 'full' }, [], 'goniec f1 bije skoczka na b5, szach. Szachuje goniec na b5.'],
    [PASSING, 'e5d6', { captures: 'full' }, [], 'pion e5 bije piona na d6 w przelocie'],
    [START_FEN, 'g1f3', { opponentsMoves: 'brief' }, ['black'], 'skoczek f3'],
    [START_FEN, 'g1f3', { mover: true }, [], 'Białe: skoczek g1 na f3'],
    [START_FEN, 'g1f3', { mover: true, number: true }, [], 'Ruch 1, białe: skoczek g1 na f3'],
  ])('%s %s %j', (fen, made, change, mine, call) => {
    const detail = { ...DEFAULT_DETAIL, ...change };
    expect(calledMove(game(fen), made, polish('plain', { detail, mine }))).toBe(call);
  });
});

test.each<readonly [Square, string | undefined, CallStyle, Partial<Detail>, string]>([
  ['e4', 'white pawn', 'plain', {}, 'e4, biały pion'],
  ['a8', 'black rook', 'plain', {}, 'a8, czarna wieża'],
  ['h1', 'white rook', 'plain', { squares: 'full' }, 'h1, biała wieża, jasne pole'],
  ['c8', 'black bishop', 'fide names', {}, 'Cezar osiem, czarny goniec'],
  ['b8', 'black knight', 'algebraic', {}, 'b8, czarny S'],
  ['a1', undefined, 'plain', { squares: 'full' }, 'a1, puste, ciemne pole'],
])('what stands on a square: %s %s %s', (square, piece, squareStyle, change, name) => {
  const [color, kind] = piece?.split(' ') ?? [];
  const choices = polish('fide', { squareStyle, detail: { ...DEFAULT_DETAIL, ...change } });
  expect(cellName(square, piece ? ({ color, kind } as Piece) : undefined, shadeOf(square), choices).text).toBe(name);
});

describe('questions', () => {
  const FEW = '4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1';
  const answered = (fen: string, question: Parameters<typeof ask>[1], moves = ''): string =>
    textOf(phraseAnswer(ask(viewFor(moves === '' ? game(fen) : make(game(fen), moves), 'white'), question), options));

  test.each<readonly [string, Parameters<typeof ask>[1], string, string]>([
    [FEW, { about: 'piece lists' }, '', 'Białe: król e1, wieża a1, piony a2, b2. Czarne: król e8.'],
    [FEW, { about: 'moves of piece', square: 'a1', capturesOnly: false }, '', 'Wieża a1: b1, c1, d1.'],
    [START_FEN, { about: 'moves of piece', square: 'g1', capturesOnly: true }, '', 'Skoczek g1 nie może niczego zbić.'],
    [START_FEN, { about: 'moves of piece', square: 'a1', capturesOnly: false }, '', 'Wieża a1 nie ma ruchu.'],
    [
      START_FEN,
      { about: 'moves of piece', square: 'e4', capturesOnly: false },
      'e2e4 d7d5',
      'Pion e4: bije na d5, e5.',
    ],
    [START_FEN, { about: 'move number' }, '', 'Ruch 1, grają białe.'],
    [START_FEN, { about: 'last move' }, '', 'Nie było jeszcze ruchu.'],
    [START_FEN, { about: 'rank', rank: '2' }, '', 'Drugi rząd: białe piony a2, b2, c2, d2, e2, f2, g2, h2.'],
    [
      START_FEN,
      { about: 'file', file: 'e' },
      'e2e4',
      'Linia e: biały król e1, biały pion e4, czarny pion e7, czarny król e8.',
    ],
    [FEW, { about: 'pieces', colors: ['black'], kind: 'rook' }, '', 'Czarne nie mają wież.'],
    [
      FEW,
      { about: 'position' },
      '',
      'Pierwszy rząd: biała wieża a1, król e1. Drugi rząd: białe piony a2, b2. Trzeci, czwarty, piąty, szósty i siódmy rząd: puste. Ósmy rząd: czarny król e8.',
    ],
  ])('%s %j %s', (fen, question, moves, sentence) => {
    expect(answered(fen, question, moves)).toBe(sentence);
  });

  test('the material', () => {
    expect(answered(FEW, { about: 'material' })).toBe(
      'Białe: wieża, dwa piony. Czarne: tylko król. Białe mają o siedem punktów więcej.',
    );
  });
});

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> : never;

function said(...facts: readonly Untold<Fact>[]): string | undefined {
  const utterance = phraseFacts(
    facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact }) as Fact),
    options,
  );
  return utterance && textOf(utterance);
}

test.each<readonly [EndReason, Result, string]>([
  ['stalemate', '1/2-1/2', 'Pat. Remis.'],
  ['threefold repetition', '1/2-1/2', 'Ta sama pozycja powstała po raz trzeci. Remis.'],
  ['resignation', '1-0', 'Czarne się poddają. Białe wygrały.'],
  ['agreement', '1/2-1/2', 'Uzgodniono remis.'],
  ['time', '0-1', 'Czarne wygrały na czas.'],
])('the end by %s, %s', (reason, result, sentence) => {
  expect(said({ type: 'ended', ending: { reason, result, article: '5' } })).toBe(sentence);
});

test('offers, the touch of a piece, flags', () => {
  expect(said({ type: 'draw offered', by: 'white' })).toBe('Białe proponują remis.');
  expect(said({ type: 'draw rejected', by: 'black', how: 'in words' })).toBe('Czarne odrzucają remis.');
  expect(said({ type: 'flag fell', of: 'black' })).toBe('Chorągiewka czarnych opadła.');
});

describe('refusals', () => {
  const refused = (refusal: AnyRefusal): string => textOf(phraseRefusal(refusal, options));
  const whyNot = (fen: string, text: string): string => {
    const current = game(fen);
    const judgement = judge(current, {
      type: 'make',
      by: positionOf(current).turn,
      at: plyOf(current),
      move: move(text),
    });
    return judgement.type === 'refused' ? refused(judgement.refusal) : 'done';
  };

  test.each<readonly [string, string, string]>([
    [START_FEN, 'e4e5', 'Na e4 nie ma bierki.'],
    [START_FEN, 'a1a2', 'Na a2 stoi twój pion.'],
    [START_FEN, 'a1a3', 'Drogę zagradza biały pion na a2.'],
    [START_FEN, 'e7e5', 'Pion na e7 jest czarny, a teraz ruch białych.'],
    [START_FEN, 'b1b3', 'Skoczek nie może pójść z b1 na b3: chodzi o dwa pola prosto i jedno w bok.'],
    [START_FEN, 'e2d3', 'Pion z e2 nie ma czego zbić na d3.'],
    ['4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1', 'e2d3', 'Po tym ruchu twój król byłby pod szachem: szachuje wieża na e8.'],
    [
      '4r2k/8/8/8/8/8/P7/4K3 w - - 0 1',
      'a2a3',
      'Ten ruch nie ratuje twojego króla przed szachem: szachuje wieża na e8.',
    ],
    ['4k3/8/8/8/8/8/8/R3K2R w - - 0 1', 'e1g1', 'Prawo do roszady przepadło: krótka roszada jest niemożliwa.'],
    ['4k1r1/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'Nie można roszować na atakowane pole: pole g1 atakuje wieża na g8.'],
    [
      '4kr2/8/8/8/8/8/8/4K2R w K - 0 1',
      'e1g1',
      'Nie można roszować przez atakowane pole: pole f1 atakuje wieża na f8.',
    ],
    ['k3r3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'Nie można roszować pod szachem: szachuje wieża na e8.'],
  ])('%s %s', (fen, text, sentence) => {
    expect(whyNot(fen, text)).toBe(sentence);
  });

  test('in the words of the messages', () => {
    const { messages } = wordsPl;
    expect(messages.say('refusal-offer-only-on-your-move')).toBe('Remis proponuje się tylko przy swoim ruchu.');
    expect(messages.say('refusal-no-such-piece', { color: 'black', kind: 'rook' })).toBe('Czarne nie mają wieży.');
    expect(messages.say('refusal-not-late', { left: 3 * MINUTE })).toBe('Zostały jeszcze 3 minuty na przyjście.');
    expect(messages.say('refusal-not-late', { left: 5 * MINUTE })).toBe('Zostało jeszcze 5 minut na przyjście.');
  });
});

describe('clocks', () => {
  test.each<readonly [number, string]>([
    [860 * SECOND, '14 minut 20 sekund'],
    [MINUTE + 2 * SECOND, 'jedna minuta dwie sekundy'],
    [21 * MINUTE, '21 minut'],
  ])('%d milliseconds', (time, text) => {
    expect(durationSaid(time, wordsPl.messages)).toBe(text);
  });

  test('a time control', () => {
    const of = (...time: Parameters<typeof timeControl>): string =>
      controlSaid({ white: timeControl(...time), black: timeControl(...time) }, wordsPl.messages);
    expect(of(5)).toBe('5 minut');
    expect(of(3, 2)).toBe('3 minuty, dwie sekundy na ruch');
    expect(controlSaid(undefined, wordsPl.messages)).toBe('Bez zegara');
  });

  test('asked', () => {
    const { messages } = wordsPl;
    const shown = { color: 'white', time: 5 * MINUTE, running: 'yes', toGo: 2, fellIn: undefined } as const;
    expect(messages.say('clock-shown', shown)).toBe('Białe: 5 minut, idzie, do kontroli 2 ruchy.');
    expect(messages.say('clock-shown', { ...shown, toGo: 1, running: 'no' })).toBe(
      'Białe: 5 minut, do kontroli 1 ruch.',
    );
    expect(messages.say('clock-flag-fallen', { color: 'black' })).toBe('Czarne: brak czasu, chorągiewka opadła.');
    expect(messages.say('clock-moves-completed', { color: 'white', moves: 22 })).toBe(
      'Białe: wykonane dwadzieścia dwa ruchy.',
    );
    expect(messages.say('clock-runs', { side: 'black', move: 7 })).toBe('Idzie zegar czarnych, ruch siedem.');
    expect(messages.say('clock-warning-last-seconds', { seconds: 2 })).toBe('Dwie.');
  });
});

test.each<readonly [number, string]>([
  [1, 'Twoja partia wróciła: wykonano 1 ruch. Ruch czarnych.'],
  [3, 'Twoja partia wróciła: wykonano 2 ruchy. Ruch czarnych.'],
  [9, 'Twoja partia wróciła: wykonano 5 ruchów. Ruch czarnych.'],
  [41, 'Twoja partia wróciła: wykonano 21 ruchów. Ruch czarnych.'],
  [43, 'Twoja partia wróciła: wykonano 22 ruchy. Ruch czarnych.'],
])('a game of %d plies is back', (plies, sentence) => {
  expect(textOf(phraseNotice({ about: 'game brought back', plies, turn: 'black' }, options))).toBe(sentence);
});
