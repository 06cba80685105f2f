import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Act } from '../../src/laws/acts.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Ending, EndReason, Result } from '../../src/laws/result.js';
import { EVERYONE, type Role } from '../../src/laws/roles.js';
import { sampleCall } from '../../speech/phrase/call.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { done, game, make } from '../laws/play.js';
import { calledMove, english, factsOfMove, heardFacts, languagesOf } from './said.js';

/** Each move in the three styles. The German sentences of the first rows are those agreed on, word for word. */
const CALLS: readonly (readonly [string, string, string, string, string])[] = [
  // from, move, fide (App. D.2.1), plain, algebraic (App. C)
  [START_FEN, 'g1f3', 'Springer Gustav eins Felix drei', 'knight g1 to f3', 'Nf3'],
  [START_FEN, 'e2e4', 'Bauer Eva zwei Eva vier', 'pawn e2 to e4', 'e4'],
  [
    '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1',
    'f1b5',
    'Läufer Felix eins schlägt Bella fünf, Schach',
    'bishop f1 takes b5, check',
    'Bxb5+',
  ],
  ['7k/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'Läufer Felix eins schlägt Bella fünf', 'bishop f1 takes b5', 'Bxb5'],
  [
    '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
    'e5d6',
    'Bauer Eva fünf schlägt David sechs en passant',
    'pawn e5 takes d6 en passant',
    'exd6',
  ],
  // The pawn taken uncovers nothing, but the capturing pawn attacks the king on e7.
  [
    '8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1',
    'e5d6',
    'Bauer Eva fünf schlägt David sechs en passant, Schach',
    'pawn e5 takes d6 en passant, check',
    'exd6+',
  ],
  ['8/4P3/8/8/7k/8/8/K7 w - - 0 1', 'e7e8r', 'Bauer Eva sieben Eva acht Turm', 'pawn e7 to e8, rook', 'e8=R'],
  [
    '8/4P3/8/7k/p7/8/K7/8 w - - 0 1',
    'e7e8b',
    'Bauer Eva sieben Eva acht Läufer, Schach',
    'pawn e7 to e8, bishop, check',
    'e8=B+',
  ],
  ['8/4P3/8/8/p6k/8/8/K7 w - - 0 1', 'e7e8n', 'Bauer Eva sieben Eva acht Springer', 'pawn e7 to e8, knight', 'e8=N'],
  ['8/4P3/7k/8/8/8/8/K7 w - - 0 1', 'e7e8q', 'Bauer Eva sieben Eva acht Dame', 'pawn e7 to e8, queen', 'e8=Q'],
  [
    '3r4/4P3/7k/8/8/8/8/K7 w - - 0 1',
    'e7d8q',
    'Bauer Eva sieben schlägt David acht Umwandlung Dame',
    'pawn e7 takes d8, promotes to queen',
    'exd8=Q',
  ],
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'kurze Rochade', 'castles kingside', '0-0'],
  ['r3k3/8/8/8/8/8/8/4K3 b q - 0 1', 'e8c8', 'lange Rochade', 'castles queenside', '0-0-0'],
  // Castling gives check along the f- and the d-file.
  ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'kurze Rochade, Schach', 'castles kingside, check', '0-0+'],
  ['3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'lange Rochade, Schach', 'castles queenside, check', '0-0-0+'],
  // Chess960: the king goes from b1 to c1 though the rook stands on a1.
  ['4k3/8/8/8/8/8/8/RK6 w A - 0 1', 'b1a1', 'lange Rochade', 'castles queenside', '0-0-0'],
  ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'König Eva zwei David drei', 'king e2 to d3', 'Kd3'],
  ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'Dame Anna eins schlägt David vier', 'queen a1 takes d4', 'Qxd4'],
  // Both knights can go to d2: the scoresheet tells them apart, the call always does.
  ['7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'Springer Bella eins David zwei', 'knight b1 to d2', 'Nbd2'],
  ['7k/8/8/8/R7/8/8/R3K3 w - - 0 1', 'a4a2', 'Turm Anna vier Anna zwei', 'rook a4 to a2', 'R4a2'],
  ['7k/p7/8/8/8/8/8/4K3 b - - 0 1', 'a7a6', 'Bauer Anna sieben Anna sechs', 'pawn a7 to a6', 'a6'],
  ['7k/7p/8/8/8/8/8/2b1K3 b - - 0 1', 'c1h6', 'Läufer Cesar eins Hector sechs', 'bishop c1 to h6', 'Bh6'],
];

describe('the call of a move', () => {
  test.each(CALLS)('%s %s', (fen, text, fide, plain, algebraic) => {
    const start = game(fen);
    expect(calledMove(start, text, 'fide')).toBe(fide);
    expect(calledMove(start, text, 'plain')).toBe(plain);
    expect(calledMove(start, text, 'algebraic')).toBe(algebraic);
  });

  test('the FIDE call is German, the others are of the page', () => {
    const facts = factsOfMove(game(), 'e2e4');
    const languages = (['fide', 'plain', 'algebraic'] as const).map((style) => {
      const said = phraseFacts(facts, english(style));
      return said && languagesOf(said);
    });
    expect(languages).toEqual([['de'], ['en'], ['en']]);
  });

  test('the mover is told beside the call and never in it', () => {
    const white = phraseFacts(factsOfMove(game(), 'e2e4'), english());
    const black = phraseFacts(factsOfMove(make(game(), 'e2e4'), 'e7e5'), english('plain'));
    expect(white).toEqual({
      segments: [{ text: 'Bauer Eva zwei Eva vier', lang: 'de' }],
      priority: 'move',
      channel: 'game',
      audience: EVERYONE,
      mover: 'White',
      // Apart from what came before, it is said as the answer to "last move" says it.
      again: [
        { text: 'White:', lang: 'en' },
        { text: 'Bauer Eva zwei Eva vier', lang: 'de' },
      ],
    });
    expect(black?.mover).toBe('Black');
    expect(black && textOf(black)).toBe('pawn e7 to e5');
  });

  test('each way of calling has its sample', () => {
    const samples = (['fide', 'plain', 'algebraic'] as const).map((style) => sampleCall(english(style)).text);
    expect(samples).toEqual(['Springer Gustav eins Felix drei', 'knight g1 to f3', 'Nf3']);
  });

  test('algebraic notation takes the piece letters of the language', () => {
    const { words } = english();
    const german = { ...words, letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' } };
    const called = (fen: string, text: string) => {
      const said = phraseFacts(factsOfMove(game(fen), text), { ...english('algebraic'), words: german });
      return said && textOf(said);
    };
    expect(called('7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2')).toBe('Sbd2');
    expect(called('8/4P3/8/7k/p7/8/K7/8 w - - 0 1', 'e7e8b')).toBe('e8=L+');
    expect(called('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1')).toBe('0-0');
  });
});

/** Fool's mate but for its last move. */
const BEFORE_FOOLS_MATE = 'f2f3 e7e5 g2g4';

describe('ends that follow the call', () => {
  test.each<readonly [CallStyle, string]>([
    ['fide', 'Dame David acht Hector vier, matt. Black wins.'],
    ['plain', 'queen d8 to h4, checkmate. Black wins.'],
    // Most voices leave out the sign.
    ['algebraic', 'Qh4#. Checkmate. Black wins.'],
    ['uci', 'd8 h4, checkmate. Black wins.'],
  ])('mate is called, and check is not: %s', (style, sentence) => {
    expect(calledMove(make(game(), BEFORE_FOOLS_MATE), 'd8h4', style)).toBe(sentence);
  });

  test('in strict play check is not called, to nobody, and mate is', () => {
    const check = game('4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 'strict');
    for (const role of ['white', 'black', 'arbiter', 'onlooker'] as const satisfies readonly Role[]) {
      expect(calledMove(check, 'd1a4', 'fide', role)).toBe('Dame David eins Anna vier');
      expect(calledMove(check, 'd1a4', 'plain', role)).toBe('queen d1 to a4');
      expect(calledMove(check, 'd1a4', 'algebraic', role)).toBe('Qa4');
    }
    const mate = make(game(START_FEN, 'strict'), BEFORE_FOOLS_MATE);
    expect(calledMove(mate, 'd8h4', 'fide', 'white')).toBe('Dame David acht Hector vier, matt. Black wins.');
  });

  test.each([
    // 5.2.1: the king on h8 has no square, and Black nothing else.
    ['7k/8/8/6Q1/8/8/8/4K3 w - - 0 1', 'g5g6', 'Dame Gustav fünf Gustav sechs. Stalemate. The game is drawn.'],
    // 5.2.2: king against king.
    [
      '7k/8/8/8/8/8/3p4/4K3 w - - 0 1',
      'e1d2',
      'König Eva eins schlägt David zwei. Neither side can mate any more. The game is drawn.',
    ],
    // 9.6.2: the 150th ply.
    [
      '7k/8/8/8/8/8/8/R3K3 w - - 149 90',
      'a1a2',
      'Turm Anna eins Anna zwei. Seventy-five moves by each side without a capture or a pawn move. The game is drawn.',
    ],
  ] as const)('%s %s', (fen, text, sentence) => {
    expect(calledMove(game(fen), text, 'fide')).toBe(sentence);
  });

  test('the fifth time the same position (9.6.1)', () => {
    const round = 'g1f3 g8f6 f3g1 f6g8';
    const before = make(game(), `${round} ${round} ${round} g1f3 g8f6 f3g1`);
    expect(calledMove(before, 'f6g8', 'fide')).toBe(
      'Springer Felix sechs Gustav acht. The same position for the fifth time. The game is drawn.',
    );
  });

  test('the segments of a call with its end are of their own languages', () => {
    const said = phraseFacts(factsOfMove(make(game(), BEFORE_FOOLS_MATE), 'd8h4'), english());
    expect(said?.segments).toEqual([
      { text: 'Dame David acht Hector vier, matt.', lang: 'de' },
      { text: 'Black wins.', lang: 'en' },
    ]);
  });
});

describe('ends and offers without a move', () => {
  const played = make(game(), 'e2e4 e7e5');
  const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;

  test.each<readonly [string, Act, string]>([
    ['5.1.2', { type: 'resign', by: 'black', at: 0 }, 'Black resigns. White wins.'],
    ['5.1.2', { type: 'resign', by: 'white', at: 0 }, 'White resigns. Black wins.'],
    ['9.1.2', { type: 'offer', by: 'white', at: 0 }, 'White offers a draw.'],
    ['9.1.2', { type: 'offer', by: 'black', at: 0 }, 'Black offers a draw.'],
  ])('%s %j', (_article, act, sentence) => {
    const said = phraseFacts(heardFacts(played, act), english());
    expect(said && textOf(said)).toBe(sentence);
    expect(said?.channel).toBe('game');
    expect(said?.priority).toBe('move');
    expect(said?.mover).toBeUndefined();
  });

  test.each<readonly [Act, string]>([
    [{ type: 'reject', by: 'black', at: 0 }, 'Black refuses the draw.'],
    [{ type: 'accept', by: 'black', at: 0 }, 'Draw agreed.'],
  ])('9.1.2.1 %j', (act, sentence) => {
    const said = phraseFacts(heardFacts(offered, act), english());
    expect(said && textOf(said)).toBe(sentence);
  });

  test('White refuses in words', () => {
    const byBlack = done(played, { type: 'offer', by: 'black', at: 0 }).game;
    const said = phraseFacts(heardFacts(byBlack, { type: 'reject', by: 'white', at: 0 }), english());
    expect(said && textOf(said)).toBe('White refuses the draw.');
  });

  test('9.1.2.1 an offer is refused by a move', () => {
    const answered = make(game(), 'e2e4');
    const pending = done(answered, { type: 'offer', by: 'white', at: 0 }).game;
    expect(calledMove(pending, 'e7e5', 'fide')).toBe('Bauer Eva sieben Eva fünf. The draw is refused.');
    expect(calledMove(pending, 'e7e5', 'algebraic')).toBe('e5. The draw is refused.');
  });

  test.each<readonly [EndReason, Result, string]>([
    ['checkmate', '1-0', 'Checkmate. White wins.'],
    ['checkmate', '0-1', 'Checkmate. Black wins.'],
    ['stalemate', '1/2-1/2', 'Stalemate. The game is drawn.'],
    ['dead position', '1/2-1/2', 'Neither side can mate any more. The game is drawn.'],
    ['fivefold repetition', '1/2-1/2', 'The same position for the fifth time. The game is drawn.'],
    [
      'seventy-five moves',
      '1/2-1/2',
      'Seventy-five moves by each side without a capture or a pawn move. The game is drawn.',
    ],
    ['resignation', '1-0', 'Black resigns. White wins.'],
    ['resignation', '0-1', 'White resigns. Black wins.'],
    ['agreement', '1/2-1/2', 'Draw agreed.'],
  ])('%s %s', (reason, result, sentence) => {
    const ending: Ending = { reason, result, article: '5' };
    const said = phraseFacts([{ type: 'ended', ending, audience: EVERYONE }], english());
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('taking back', () => {
  const four = make(game(), 'e2e4 e7e5 g1f3 b8c6');
  const sheet = four.sheets.white;
  const restored = (ply: number, cause: 'takeback' | 'ruling' = 'takeback'): readonly Fact[] => [
    { type: 'restored', ply, cause, audience: EVERYONE },
  ];

  test.each<readonly [number, string]>([
    [3, 'Taken back: Springer Bella acht Cesar sechs. Black to move.'],
    [2, 'Taken back, with the move after it: Springer Gustav eins Felix drei. White to move.'],
    [0, 'Taken back, with the moves after it: Bauer Eva zwei Eva vier. White to move.'],
  ])('to ply %i', (ply, sentence) => {
    const said = phraseFacts(restored(ply), english(), sheet.slice(ply));
    expect(said && textOf(said)).toBe(sentence);
    expect(said && languagesOf(said)).toEqual(['en', 'de', 'en']);
    expect(said?.mover).toBeUndefined();
  });

  test.each<readonly [number, 'takeback' | 'ruling', string]>([
    [0, 'takeback', 'Taken back to the start of the game.'],
    [3, 'takeback', 'Taken back to an earlier position.'],
    [3, 'ruling', 'Taken back by ruling to an earlier position.'],
  ])('without the scoresheet, to ply %i by %s', (ply, cause, sentence) => {
    const said = phraseFacts(restored(ply, cause), english());
    expect(said && textOf(said)).toBe(sentence);
  });

  test('in plain words and by ruling', () => {
    const said = phraseFacts(restored(3, 'ruling'), english('plain'), sheet.slice(3));
    expect(said && textOf(said)).toBe('Taken back by ruling: knight b8 to c6. Black to move.');
  });
});

describe('who hears it', () => {
  test('nothing to hear is no utterance', () => {
    expect(phraseFacts([], english())).toBeUndefined();
  });

  test('only those who may hear every part of it', () => {
    const [moved, captured] = factsOfMove(make(game(), 'e2e4 d7d5'), 'e4d5');
    if (moved?.type !== 'moved' || captured?.type !== 'captured') throw new Error('a piece was captured');
    const parts: readonly Fact[] = [
      { ...moved, audience: ['white', 'arbiter', 'onlooker'] },
      { ...captured, audience: ['white', 'black', 'arbiter'] },
    ];
    const said = phraseFacts(parts, english());
    expect(said?.audience).toEqual(['white', 'arbiter']);
  });
});
