/**
 * English in each way of calling, sentence by sentence. The sentences are written from English chess usage and Appendix D.2.1; what is
 * said of ends, refusals, clocks and remarks stands in the tables of `phrase-*.test.ts`, which are English throughout.
 */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { shadeOf, type Color, type Piece, type Square } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { DEFAULT_DETAIL, type CallLength, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { calledMove, english, on } from './said.js';

const EXCHANGE = '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1';
const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const PROMOTING = '8/4P3/7k/8/p7/8/8/K7 w - - 0 1';
const TAKING_AND_PROMOTING = '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const TWO_KNIGHTS = '7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
const TWO_ROOKS = '7k/8/4R3/8/8/8/8/K3R3 w - - 0 1';

describe('a move', () => {
  test.each<readonly [string, string, CallStyle, CallLength, string]>([
    [START_FEN, 'g1f3', 'fide', 'usual', 'Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'fide', 'short', 'Springer Felix drei'],
    [START_FEN, 'g1f3', 'fide names', 'usual', 'knight Gustav one Felix three'],
    [START_FEN, 'g1f3', 'fide names', 'short', 'knight Felix three'],
    [START_FEN, 'g1f3', 'plain', 'usual', 'knight g1 to f3'],
    [START_FEN, 'g1f3', 'plain', 'short', 'knight to f3'],
    [START_FEN, 'g1f3', 'nato', 'usual', 'knight golf one foxtrot three'],
    [START_FEN, 'g1f3', 'nato', 'short', 'knight foxtrot three'],
    [START_FEN, 'g1f3', 'algebraic', 'usual', 'Nf3'],
    [START_FEN, 'g1f3', 'algebraic', 'from and to', 'Ng1-f3'],
    [START_FEN, 'g1f3', 'uci', 'usual', 'g1 f3'],
    [START_FEN, 'a2a4', 'plain', 'short', 'pawn to a4'],
    [START_FEN, 'a2a4', 'fide names', 'short', 'pawn Anna four'],
    [START_FEN, 'a2a4', 'nato', 'short', 'pawn alfa four'],
    [START_FEN, 'a2a4', 'algebraic', 'usual', 'a4'],
    [EXCHANGE, 'f1b5', 'fide', 'short', 'Läufer schlägt Bella fünf, Schach'],
    [EXCHANGE, 'f1b5', 'fide names', 'usual', 'bishop Felix one takes Bella five, check'],
    [EXCHANGE, 'f1b5', 'plain', 'short', 'bishop takes b5, check'],
    [EXCHANGE, 'f1b5', 'nato', 'usual', 'bishop foxtrot one takes bravo five, check'],
    [EXCHANGE, 'f1b5', 'algebraic', 'from and to', 'Bf1xb5+'],
    [EXCHANGE, 'f1b5', 'uci', 'short', 'f1 b5, check'],
    // The file of a pawn that takes is always told (C.10.1), so nothing is left out.
    [PASSING, 'e5d6', 'fide', 'short', 'Bauer Eva fünf schlägt David sechs en passant'],
    [PASSING, 'e5d6', 'fide names', 'short', 'pawn Eva five takes David six en passant'],
    [PASSING, 'e5d6', 'plain', 'usual', 'pawn e5 takes d6 en passant'],
    [PASSING, 'e5d6', 'nato', 'usual', 'pawn echo five takes delta six en passant'],
    [PASSING, 'e5d6', 'algebraic', 'usual', 'exd6'],
    [PROMOTING, 'e7e8q', 'fide', 'short', 'Bauer Eva acht Dame'],
    [PROMOTING, 'e7e8r', 'fide names', 'usual', 'pawn Eva seven Eva eight, rook'],
    [PROMOTING, 'e7e8b', 'plain', 'short', 'pawn to e8, bishop'],
    [PROMOTING, 'e7e8n', 'nato', 'short', 'pawn echo eight, knight'],
    [PROMOTING, 'e7e8n', 'algebraic', 'from and to', 'e7-e8=N'],
    [PROMOTING, 'e7e8q', 'uci', 'usual', 'e7 e8 q'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'fide names', 'usual', 'pawn Eva seven takes David eight, promotes to queen'],
    [TAKING_AND_PROMOTING, 'e7d8q', 'algebraic', 'from and to', 'e7xd8=Q'],
    [CASTLING, 'e1g1', 'fide', 'short', 'kurze Rochade'],
    [CASTLING, 'e1c1', 'fide', 'usual', 'lange Rochade'],
    [CASTLING, 'e1g1', 'fide names', 'usual', 'castles kingside'],
    [CASTLING, 'e1c1', 'nato', 'usual', 'castles queenside'],
    [CASTLING, 'e1c1', 'plain', 'short', 'castles queenside'],
    [CASTLING, 'e1g1', 'algebraic', 'from and to', '0-0'],
    // Two can go there: then both squares are named, however short the call is to be.
    [TWO_KNIGHTS, 'b1d2', 'fide', 'short', 'Springer Bella eins David zwei'],
    [TWO_KNIGHTS, 'b1d2', 'plain', 'short', 'knight b1 to d2'],
    [TWO_KNIGHTS, 'b1d2', 'algebraic', 'usual', 'Nbd2'],
    [TWO_KNIGHTS, 'b1a3', 'plain', 'short', 'knight to a3'],
    // "R1e4" would be read as a power of ten.
    [TWO_ROOKS, 'e1e4', 'algebraic', 'usual', 'Re1-e4'],
    [TWO_ROOKS, 'e1e4', 'uci', 'usual', 'e1 e4'],
  ])('%s %s %s, %s', (fen, move, style, callLength, call) => {
    expect(calledMove(game(fen), move, english(style, { callLength }))).toBe(call);
  });
});

describe('how much of a move is said', () => {
  const detail = (change: Partial<Detail>): Detail => ({ ...DEFAULT_DETAIL, ...change });

  test.each<readonly [string, string, CallStyle, Partial<Detail>, readonly Color[], string]>([
    [
      EXCHANGE,
      'f1b5',
      'fide',
      { captures: 'full' },
      [],
      'Läufer Felix eins schlägt Springer auf Bella fünf, Schach. From the bishop on b5.',
    ],
    [
      EXCHANGE,
      'f1b5',
      'plain',
      { captures: 'full' },
      [],
      'bishop f1 takes knight on b5, check. From the bishop on b5.',
    ],
    [PASSING, 'e5d6', 'fide', { captures: 'full' }, [], 'Bauer Eva fünf schlägt Bauern auf David sechs en passant'],
    [PASSING, 'e5d6', 'plain', { captures: 'brief' }, [], 'pawn e5 takes d6'],
    [START_FEN, 'g1f3', 'fide', { ownMoves: 'brief' }, ['white'], 'Springer Felix drei'],
    [START_FEN, 'g1f3', 'fide', { ownMoves: 'brief' }, ['black'], 'Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'plain', { opponentsMoves: 'brief' }, ['black'], 'knight f3'],
    [START_FEN, 'e2e4', 'plain', { opponentsMoves: 'brief' }, ['black'], 'e4'],
    [START_FEN, 'e2e4', 'fide', { opponentsMoves: 'brief' }, ['black'], 'Eva vier'],
    [PASSING, 'e5d6', 'plain', { opponentsMoves: 'brief' }, ['black'], 'e5 takes d6 en passant'],
    [EXCHANGE, 'f1b5', 'plain', { opponentsMoves: 'brief' }, ['black'], 'bishop takes b5, check'],
    [TAKING_AND_PROMOTING, 'e7d8r', 'plain', { ownMoves: 'brief' }, ['white'], 'e7 takes d8, promotes to rook'],
    [PROMOTING, 'e7e8r', 'plain', { ownMoves: 'brief' }, ['white'], 'e8, rook'],
    [START_FEN, 'g1f3', 'algebraic', { opponentsMoves: 'full' }, ['black'], 'Ng1-f3'],
    [EXCHANGE, 'f1b5', 'plain', { opponentsMoves: 'full' }, ['black'], 'bishop f1 takes knight on b5, check'],
    [START_FEN, 'g1f3', 'fide', { mover: true }, [], 'White: Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'fide', { number: true }, [], 'Move 1: Springer Gustav eins Felix drei'],
    [START_FEN, 'g1f3', 'plain', { mover: true, number: true }, [], 'Move 1, White: knight g1 to f3'],
  ])('%s %s %s %j', (fen, move, style, change, mine, call) => {
    expect(calledMove(game(fen), move, english(style, { detail: detail(change), mine }))).toBe(call);
  });

  test('Black’s answer has the number of the move it answers', () => {
    const after = make(game(), 'e2e4 e7e5 g1f3');
    expect(calledMove(after, 'b8c6', english('plain', { detail: detail({ number: true, mover: true }) }))).toBe(
      'Move 2, Black: knight b8 to c6',
    );
  });
});

describe('what stands on a square', () => {
  test.each<readonly [Square, string | undefined, CallStyle, Partial<Detail>, string]>([
    ['e4', 'white pawn', 'plain', {}, 'e4, white pawn'],
    ['e4', 'white pawn', 'fide', {}, 'Eva vier, weißer Bauer'],
    ['d8', 'black queen', 'fide', {}, 'David acht, schwarze Dame'],
    ['d5', undefined, 'fide', {}, 'David fünf, leer'],
    ['e4', 'white pawn', 'fide names', {}, 'Eva four, white pawn'],
    ['e4', 'white pawn', 'nato', {}, 'echo four, white pawn'],
    ['e4', 'white knight', 'algebraic', {}, 'e4, white N'],
    ['e4', 'black pawn', 'algebraic', {}, 'e4, black P'],
    ['e4', 'white knight', 'uci', {}, 'e4, white knight'],
    ['a4', undefined, 'nato', {}, 'alfa four, empty'],
    ['a4', undefined, 'plain', { squares: 'brief' }, 'a4'],
    ['a4', 'white rook', 'plain', { squares: 'brief' }, 'white rook'],
    ['a4', 'white rook', 'plain', { squares: 'brief', color: false }, 'rook'],
    ['a4', 'white rook', 'plain', { squares: 'full' }, 'a4, white rook, light square'],
    ['a1', 'white rook', 'fide', { squares: 'full' }, 'Anna eins, weißer Turm, dunkles Feld'],
    ['a4', 'white rook', 'plain', { color: false }, 'a4, rook'],
  ])('%s %s %s %j', (square, piece, squareStyle, change, name) => {
    const [color, kind] = piece?.split(' ') ?? [];
    const options = english('fide', { squareStyle, detail: { ...DEFAULT_DETAIL, ...change } });
    expect(cellName(square, piece ? ({ color, kind } as Piece) : undefined, shadeOf(square), options).text).toBe(name);
  });

  const FEW = '4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1';
  test.each<readonly [CallStyle, string, string]>([
    ['plain', 'White: king e1, rook a1, pawns a2, b2. Black: king e8.', 'Rook a1: b1, c1, d1.'],
    [
      'fide',
      'Weiß: König Eva eins, Turm Anna eins, Bauern Anna zwei, Bella zwei. Schwarz: König Eva acht.',
      'Turm Anna eins: Bella eins, Cesar eins, David eins.',
    ],
    [
      'fide names',
      'White: king Eva one, rook Anna one, pawns Anna two, Bella two. Black: king Eva eight.',
      'Rook Anna one: Bella one, Cesar one, David one.',
    ],
    [
      'nato',
      'White: king echo one, rook alfa one, pawns alfa two, bravo two. Black: king echo eight.',
      'Rook alfa one: bravo one, charlie one, delta one.',
    ],
    ['algebraic', 'White: K e1, R a1, P a2, b2. Black: K e8.', 'R a1: b1, c1, d1.'],
    ['uci', 'White: king e1, rook a1, pawns a2, b2. Black: king e8.', 'Rook a1: b1, c1, d1.'],
  ])('lists, %s', (squareStyle, lists, moves) => {
    const view = viewFor(game(FEW), 'white');
    const options = english('fide', { squareStyle });
    expect(textOf(phraseAnswer(ask(view, { about: 'piece lists' }), options))).toBe(lists);
    expect(
      textOf(phraseAnswer(ask(view, { about: 'moves of piece', square: 'a1', capturesOnly: false }), options)),
    ).toBe(moves);
  });

  test('the whole position the FIDE way', () => {
    const said = phraseAnswer(
      ask(viewFor(game(FEW), 'white'), { about: 'position' }),
      english('fide', { squareStyle: 'fide' }),
    );
    expect(said.segments).toEqual([
      {
        text: 'Reihe eins: weißer Turm Anna eins, weißer König Eva eins. Reihe zwei: weißer Bauer Anna zwei, weißer Bauer Bella zwei. Reihe drei bis sieben: leer. Reihe acht: schwarzer König Eva acht.',
        lang: 'de',
      },
    ]);
  });
});

describe('sentences with squares in them', () => {
  test.each<readonly [CallStyle, string]>([
    ['plain', 'The way is blocked by the white pawn on e2.'],
    ['fide', 'The way is blocked by the white pawn on Eva zwei.'],
    ['fide names', 'The way is blocked by the white pawn on Eva two.'],
    ['nato', 'The way is blocked by the white pawn on echo two.'],
    ['algebraic', 'The way is blocked by the white pawn on e2.'],
    ['uci', 'The way is blocked by the white pawn on e2.'],
  ])('%s', (squareStyle, sentence) => {
    const refusal = { reason: 'way blocked', piece: on('white bishop f1'), to: 'b5', by: on('white pawn e2') } as const;
    expect(textOf(phraseRefusal(refusal, english('fide', { squareStyle })))).toBe(sentence);
  });

  test('a German square in an English sentence is a segment of its own, with the full stop', () => {
    const said = phraseHand({ type: 'lifted', piece: on('white knight g1') }, english('fide', { squareStyle: 'fide' }));
    expect(said.segments).toEqual([
      { text: 'Springer Gustav eins', lang: 'de' },
      { text: 'lifted.', lang: 'en' },
    ]);
    const refused = phraseRefusal({ reason: 'empty square', square: 'e4' }, english('fide', { squareStyle: 'fide' }));
    expect(refused.segments).toEqual([
      { text: 'There is no piece on', lang: 'en' },
      { text: 'Eva vier.', lang: 'de' },
    ]);
  });
});
