import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { shadeOf } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Question } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellBraille, cellName } from '../../speech/phrase/cell.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { done, game, make } from '../laws/play.js';
import { english, inWords, languagesOf } from './said.js';

function answered(fen: string, moves: string, question: Question, style: CallStyle = 'fide', ply?: number): Utterance {
  return phraseAnswer(ask(viewFor(make(game(fen), moves), 'white'), question, ply), english(style));
}

describe('names of cells', () => {
  test.each([
    ['e4', { color: 'white', kind: 'pawn' }, 'e4, white pawn'],
    ['e4', undefined, 'e4, empty'],
    ['a4', undefined, 'a4, empty'],
    ['h8', { color: 'black', kind: 'rook' }, 'h8, black rook'],
    ['e1', { color: 'white', kind: 'king' }, 'e1, white king'],
    ['d8', { color: 'black', kind: 'queen' }, 'd8, black queen'],
    ['c1', { color: 'white', kind: 'bishop' }, 'c1, white bishop'],
    ['b8', { color: 'black', kind: 'knight' }, 'b8, black knight'],
  ] as const)('%s %j', (square, piece, name) => {
    expect(cellName(square, piece, shadeOf(square), english())).toEqual({ text: name, lang: 'en' });
  });
});

/** On a braille line a square is written as everybody writes it; only the ear needs it spelt (docs/decisions/0006). */
describe('names of cells on a braille line', () => {
  const pawn = { color: 'white', kind: 'pawn' } as const;

  test.each([
    ['uk', wordsUk, 'е чотири, білий пішак', 'e4, білий пішак'],
    ['be', wordsBe, 'е чатыры, белая пешка', 'e4, белая пешка'],
    ['mk', wordsMk, 'е четири, бел пешак', 'e4, бел пешак'],
  ] as const)('%s: the square is not spelt', (_language, words, heard, brailled) => {
    expect(cellName('e4', pawn, shadeOf('e4'), inWords(words)).text).toBe(heard);
    expect(cellBraille('e4', pawn, shadeOf('e4'), inWords(words))).toBe(brailled);
  });

  test.each(['plain', 'fide', 'nato', 'algebraic'] as const)(
    'is no other where nothing is spelt: %s',
    (squareStyle) => {
      expect(cellBraille('e4', pawn, shadeOf('e4'), inWords(wordsEn, { squareStyle }))).toBeUndefined();
    },
  );
});

describe('this square', () => {
  test.each([
    ['e2', 0, 'e2, white pawn'],
    ['e2', 1, 'e2, white pawn, light square'],
    ['e4', 0, 'e4, empty'],
    ['e4', 1, 'e4, empty, light square'],
    ['a1', 1, 'a1, white rook, dark square'],
    ['b3', 1, 'b3, empty, light square'],
    ['c5', 1, 'c5, empty, dark square'],
    ['d6', 1, 'd6, empty, dark square'],
    ['f7', 1, 'f7, black pawn, light square'],
    ['g8', 1, 'g8, black knight, light square'],
    ['h2', 1, 'h2, white pawn, dark square'],
  ] as const)('%s, more: %s', (square, more, sentence) => {
    expect(textOf(answered(START_FEN, '', { about: 'square', square, more }))).toBe(sentence);
  });

  test.each([
    ['e4', 'Eva vier, leer'],
    ['e2', 'Eva zwei, weißer Bauer'],
    ['a1', 'Anna eins, weißer Turm'],
    ['d8', 'David acht, schwarze Dame'],
    ['g8', 'Gustav acht, schwarzer Springer'],
  ] as const)('the third time %s is spelt by FIDE’s names, in German', (square, text) => {
    expect(answered(START_FEN, '', { about: 'square', square, more: 2 }).segments).toEqual([{ text, lang: 'de' }]);
  });
});

describe('the last move', () => {
  test.each<readonly [string, CallStyle, number | undefined, string]>([
    ['', 'fide', undefined, 'No move has been made yet.'],
    ['g1f3', 'fide', undefined, 'White: Springer Gustav eins Felix drei'],
    ['g1f3', 'plain', undefined, 'White: knight g1 to f3'],
    ['g1f3', 'algebraic', undefined, 'White: Nf3'],
    ['e2e4 d7d5', 'fide', undefined, 'Black: Bauer David sieben David fünf'],
    ['e2e4 d7d5 e4d5', 'fide', undefined, 'White: Bauer Eva vier schlägt David fünf'],
    ['e2e4 d7d5 e4d5', 'fide', 1, 'White: Bauer Eva zwei Eva vier'],
    ['e2e4 d7d5 e4d5', 'plain', 2, 'Black: pawn d7 to d5'],
    ['e2e4 f7f6 d1h5', 'fide', undefined, 'White: Dame David eins Hector fünf, Schach'],
    ['e2e4 f7f6 d1h5', 'algebraic', undefined, 'White: Qh5+'],
    ['f2f3 e7e5 g2g4 d8h4', 'fide', undefined, 'Black: Dame David acht Hector vier, matt. Black wins.'],
  ])('%s %s %s', (moves, style, ply, sentence) => {
    expect(textOf(answered(START_FEN, moves, { about: 'last move' }, style, ply))).toBe(sentence);
  });

  test('its mover is in the page’s language', () => {
    const said = answered(START_FEN, 'g1f3', { about: 'last move' });
    expect(languagesOf(said)).toEqual(['en', 'de']);
    expect(said).toMatchObject({ priority: 'answer', channel: 'page', audience: EVERYONE });
    expect(said.mover).toBeUndefined();
  });

  test('a game that was given up', () => {
    const resigned = done(make(game(), 'e2e4'), { type: 'resign', by: 'black', at: 0 }).game;
    const said = phraseAnswer(ask(viewFor(resigned, 'white'), { about: 'last move' }), english());
    expect(textOf(said)).toBe('White: Bauer Eva zwei Eva vier. Black resigns. White wins.');
  });
});

describe('the last capture', () => {
  test.each([
    [START_FEN, '', 'Nothing was captured.'],
    [START_FEN, 'e2e4', 'Nothing was captured.'],
    [START_FEN, 'e2e4 d7d5 e4d5', 'Captured: black pawn on d5.'],
    [START_FEN, 'e2e4 d7d5 e4d5 d8d5', 'Captured: white pawn on d5.'],
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'Captured: black pawn on d5, en passant.'],
    ['3r4/4P3/7k/8/8/8/8/K7 w - - 0 1', 'e7d8q', 'Captured: black rook on d8.'],
  ])('%s %s', (fen, moves, sentence) => {
    expect(textOf(answered(fen, moves, { about: 'last capture' }))).toBe(sentence);
  });
});

describe('the whole position', () => {
  test('the initial position (Art. 2.3)', () => {
    expect(answered(START_FEN, '', { about: 'position' }).segments.map(({ text }) => text)).toEqual([
      '32 pieces.',
      'Rank 1: white rook a1, knight b1, bishop c1, queen d1, king e1, bishop f1, knight g1, rook h1.',
      'Rank 2: white pawns a2, b2, c2, d2, e2, f2, g2, h2.',
      'Ranks 3 to 6: empty.',
      'Rank 7: black pawns a7, b7, c7, d7, e7, f7, g7, h7.',
      'Rank 8: black rook a8, knight b8, bishop c8, queen d8, king e8, bishop f8, knight g8, rook h8.',
    ]);
  });

  test.each([
    [
      '4k3/8/8/2pP1pP1/8/8/8/4K3 w - - 0 1',
      'Rank 1: white king e1. Ranks 2 to 4: empty. Rank 5: black pawn c5, white pawn d5, black pawn f5, white pawn g5. ' +
        'Ranks 6 and 7: empty. Rank 8: black king e8.',
    ],
    [
      '8/8/4k3/8/P6P/7K/1n3n2/8 w - - 0 1',
      'Rank 1: empty. Rank 2: black knights b2, f2. Rank 3: white king h3. Rank 4: white pawns a4, h4. Rank 5: empty. ' +
        'Rank 6: black king e6. Ranks 7 and 8: empty.',
    ],
    ['8/8/8/8/8/8/8/k1K2R1R b - - 0 1', 'Rank 1: black king a1, white king c1, rooks f1, h1. Ranks 2 to 8: empty.'],
  ])('%s', (fen, sentence) => {
    expect(textOf(answered(fen, '', { about: 'position' }))).toBe(sentence);
  });

  test('as it was at an earlier ply', () => {
    const said = answered('4k3/8/8/8/8/8/P7/4K3 w - - 0 1', 'a2a4', { about: 'position' }, 'fide', 0);
    expect(textOf(said)).toBe(
      'Rank 1: white king e1. Rank 2: white pawn a2. Ranks 3 to 7: empty. Rank 8: black king e8.',
    );
  });

  test('piece lists', () => {
    expect(answered(START_FEN, '', { about: 'piece lists' }).segments.map(({ text }) => text)).toEqual([
      '32 pieces.',
      'White: king e1, queen d1, rooks a1, h1, bishops c1, f1, knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.',
      'Black: king e8, queen d8, rooks a8, h8, bishops c8, f8, knights b8, g8, pawns a7, b7, c7, d7, e7, f7, g7, h7.',
    ]);
  });

  test('the position of Spassky–Fischer 1972, game 17, after its last move', () => {
    const fen = '8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45';
    expect(textOf(answered(fen, '', { about: 'piece lists' }))).toBe(
      '17 pieces. White: king g3, rooks c2, c4, pawns a2, b3, e4, g2, h3. ' +
        'Black: king g7, rook e2, knight c6, pawns a6, b7, d6, e7, f7, g5.',
    );
  });
});

describe('moves of a piece', () => {
  test.each([
    [START_FEN, '', 'g1', false, 'Knight g1: f3, h3.'],
    [START_FEN, '', 'g1', true, 'Knight g1 can capture nothing.'],
    [START_FEN, '', 'a1', false, 'Rook a1 has no moves.'],
    [START_FEN, '', 'g8', false, 'Knight g8: f6, h6.'],
    [START_FEN, '', 'e4', false, 'e4, empty'],
    [START_FEN, 'e2e4 d7d5', 'e4', false, 'Pawn e4: takes d5, e5.'],
    [START_FEN, 'e2e4 d7d5', 'e4', true, 'Pawn e4: takes d5.'],
    [START_FEN, 'e2e4 e7e5 g1f3 b8c6', 'f3', false, 'Knight f3: g1, d4, h4, takes e5, g5.'],
    ['7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', '', 'e5', false, 'Pawn e5: takes d6, e6.'],
    ['3r4/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7', false, 'Pawn e7: takes d8 and promotes, e8 and promotes.'],
    [
      'r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1',
      '',
      'e1',
      false,
      'King e1: castles queenside, d1, f1, castles kingside, d2, e2, f2.',
    ],
    ['4k3/8/8/8/1b6/8/8/4K3 w - - 0 1', '', 'e8', false, 'Black has no moves while White is in check.'],
    ['4k3/8/8/8/B7/8/8/4K3 b - - 0 1', '', 'a4', false, 'White has no moves while Black is in check.'],
  ] as const)('%s %s %s %s', (fen, moves, square, capturesOnly, sentence) => {
    expect(textOf(answered(fen, moves, { about: 'moves of piece', square, capturesOnly }))).toBe(sentence);
  });

  test('withheld in strict play', () => {
    const strict = viewFor(game(START_FEN, 'strict'), 'white');
    const answer = ask(strict, { about: 'moves of piece', square: 'g1', capturesOnly: false });
    expect(textOf(phraseAnswer(answer, english()))).toBe('In strict play the program gives no hints.');
  });
});
