import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { NamedMove } from '../../speech/phrase/named-move.js';
import { phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import type { Words } from '../../speech/phrase/words.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { entryOf } from '../../src/game/line-open.js';
import { done, game, make, move } from '../laws/play.js';
import { english, inWords, languagesOf, on, whyNot } from './said.js';

function sentence(refusal: Refusal): string {
  return textOf(phraseRefusal(refusal, english()));
}

describe('moves that cannot be made', () => {
  test.each([
    // Article, position, moves before, the move, the sentence.
    ['3.1', START_FEN, '', 'e4e5', 'There is no piece on e4.'],
    ['4.3', START_FEN, '', 'e7e5', "The pawn on e7 is Black's, and it is White's turn."],
    ['4.3', START_FEN, 'e2e4', 'g1f3', "The knight on g1 is White's, and it is Black's turn."],
    ['4.7', START_FEN, '', 'e2e2', 'The piece must leave e2.'],
    ['3.1.1', START_FEN, '', 'f1e2', 'Your own pawn stands on e2.'],
    ['3.6', START_FEN, '', 'g1g3', 'The knight cannot go from g1 to g3: it moves two squares straight and one aside.'],
    ['3.2', START_FEN, '', 'f1f4', 'The bishop cannot go from f1 to f4: it moves along the diagonal.'],
    ['3.3', START_FEN, '', 'a1b3', 'The rook cannot go from a1 to b3: it moves along rank or file.'],
    ['3.4', START_FEN, '', 'd1e3', 'The queen cannot go from d1 to e3: it moves along rank, file or diagonal.'],
    ['3.8', START_FEN, '', 'e1e3', 'The king cannot go from e1 to e3: it moves to the next square only.'],
    [
      '3.7',
      START_FEN,
      '',
      'e2e5',
      'The pawn cannot go from e2 to e5: it moves straight ahead, and captures one square diagonally ahead.',
    ],
    ['3.5', START_FEN, '', 'f1b5', 'The way is blocked by the white pawn on e2.'],
    [
      '3.7.2',
      START_FEN,
      'e2e4 e7e5 f1b5 a7a6 b5a6 h7h6 a6c4 h6h5 c4d3 h5h4',
      'd2d4',
      'The way is blocked by the white bishop on d3.',
    ],
    [
      '3.7.1',
      START_FEN,
      'e2e4 e7e5',
      'e4e5',
      'A pawn does not capture straight ahead, and the black pawn on e5 is in its way.',
    ],
    ['3.7.3', START_FEN, '', 'e2d3', 'The pawn on e2 has nothing to capture on d3.'],
    [
      '3.7.4.2',
      START_FEN,
      'e2e4 a7a6 e4e5 d7d5 h2h3 h7h6',
      'e5d6',
      'Too late to take the pawn on d5 en passant: that is possible only right after its two squares.',
    ],
    ['3.7.5', '8/4P3/7k/8/8/8/8/K7 w - - 0 1', '', 'e7e8', 'Which piece? Queen, rook, bishop or knight.'],
    ['3.7.5', START_FEN, '', 'e2e4q', 'Only a pawn that reaches the last rank is promoted.'],
    // Pinned by a bishop.
    ['3.9.2', '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1', '', 'c3e4', 'That leaves your king in check from the bishop on b4.'],
    // The king itself would step into two at once.
    [
      '3.9.2',
      '3rk3/8/8/8/1b6/8/8/2K5 w - - 0 1',
      '',
      'c1d2',
      'That leaves your king in check from the bishop on b4 and the rook on d8.',
    ],
    [
      '3.9.2',
      '4k3/8/8/7q/8/8/P7/4K3 b - - 0 1',
      'h5e5',
      'a2a3',
      'Your king is in check from the queen on e5, and this does not help.',
    ],
  ])('%s %s %s %s', (_article, fen, before, text, expected) => {
    expect(whyNot(make(game(fen), before), move(text), sentence)).toBe(expected);
  });
});

describe('castling (3.8.2)', () => {
  test.each<readonly [string, string, 'short' | 'long', string]>([
    ['r3k2r/8/8/8/8/8/P7/R3K2R w KQ - 0 1', 'e1e2 a8b8 e2e1 b8a8', 'short', 'The king has moved, so it cannot castle.'],
    [
      'r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1',
      'h1g1 a8b8 g1h1 b8a8',
      'short',
      'The rook of h1 has moved or was captured, so the king cannot castle kingside.',
    ],
    ['r3k2r/8/8/8/8/8/P7/R3K2R w - - 0 1', '', 'long', 'The right to castle queenside is lost.'],
    ['4k3/8/8/4r3/8/8/P7/R3K2R w KQ - 0 1', '', 'short', 'You cannot castle out of check from the rook on e5.'],
    [
      '4k3/8/b7/8/8/8/P7/R3K2R w KQ - 0 1',
      '',
      'short',
      'You cannot castle through check: f1 is attacked by the bishop on a6.',
    ],
    [
      '4k3/8/8/8/8/4n1r1/P7/4K2R w K - 0 1',
      '',
      'short',
      'You cannot castle through check: f1 is attacked by the knight on e3.',
    ],
    [
      '4k3/8/8/8/8/6r1/P7/4K2R w K - 0 1',
      '',
      'short',
      'You cannot castle into check: g1 is attacked by the rook on g3.',
    ],
    [
      '4k1r1/8/8/8/8/6r1/P7/4K2R w K - 0 1',
      '',
      'short',
      'You cannot castle into check: g1 is attacked by the rook on g3.',
    ],
    [START_FEN, '', 'short', 'You cannot castle kingside: the way is blocked by the white bishop on f1.'],
    [START_FEN, '', 'long', 'You cannot castle queenside: the way is blocked by the white queen on d1.'],
  ])('%s %s %s', (fen, before, castling, expected) => {
    const to = castling === 'short' ? 'g1' : 'c1';
    expect(whyNot(make(game(fen), before), { from: 'e1', to, castling }, sentence)).toBe(expected);
  });
});

describe('typed moves', () => {
  test.each<readonly [Refusal, string]>([
    [
      { reason: 'unreadable', text: 'xyz' },
      '“xyz” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.',
    ],
    // 30 characters are shown; white space is told as one space.
    [
      { reason: 'unreadable', text: ' knight \n to the square beside the black queen' },
      '“knight to the square beside th…” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.',
    ],
    [{ reason: 'not loaded' }, 'A part of the program could not be loaded. Connect to the network and try again.'],
    [{ reason: 'king is not captured', there: on('black king e8') }, 'A king is never captured.'],
    [
      { reason: 'too long', length: 300, limit: 80 },
      'That is too long to be a move: 300 characters, and 80 are the most.',
    ],
    [{ reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: false }, 'No knight can reach f3.'],
    [{ reason: 'no piece reaches', kind: 'pawn', to: 'd5', capture: true }, 'No pawn can take on d5.'],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'White has no queen.'],
    [{ reason: 'no such piece', color: 'black', kind: 'bishop' }, 'Black has no bishop.'],
    [{ reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' }, 'White has no knight on the g-file.'],
    [{ reason: 'no such piece', color: 'white', kind: 'rook', rank: '3' }, 'White has no rook on rank 3.'],
    [{ reason: 'no such piece', color: 'black', kind: 'pawn', file: 'e', rank: '4' }, 'Black has no pawn on e4.'],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'e7', to: 'e8', promotion: 'queen' },
          { piece: 'pawn', from: 'e7', to: 'e8', promotion: 'knight' },
        ],
      },
      'Which piece? Queen or knight.',
    ],
    [{ reason: 'several moves', moves: [{ piece: 'knight', from: 'g1', to: 'f3' }] }, 'Did you mean knight g1 to f3?'],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'rook', from: 'a1', to: 'd1' },
          { piece: 'rook', from: 'h1', to: 'd1' },
        ],
      },
      'Two rooks can go to d1, from a1 or from h1.',
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
      'Three knights can go to d2, from b1, from f1 or from f3.',
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
      'Which piece? Queen, rook, bishop or knight.',
    ],
    // Two pawns can promote on one square: which pawn is asked first.
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'c7', to: 'd8', promotion: 'queen' },
          { piece: 'pawn', from: 'c7', to: 'd8', promotion: 'knight' },
          { piece: 'pawn', from: 'e7', to: 'd8', promotion: 'queen' },
        ],
      },
      'Two pawns can go to d8, from c7 or from e7.',
    ],
    // "bxc4" by the b-pawn or the bishop.
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'b3', to: 'c4' },
          { piece: 'bishop', from: 'e2', to: 'c4' },
        ],
      },
      'Which move? Pawn b3 to c4 or bishop e2 to c4.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'king', from: 'e1', to: 'g1', castling: 'short' },
          { piece: 'king', from: 'e1', to: 'c1', castling: 'long' },
        ],
      },
      'Which move? Castling kingside or castling queenside.',
    ],
    [
      {
        reason: 'several moves',
        moves: [
          { piece: 'pawn', from: 'a7', to: 'a8', promotion: 'queen' },
          { piece: 'pawn', from: 'h7', to: 'h8', promotion: 'queen' },
          { piece: 'queen', from: 'd4', to: 'd8' },
        ],
      },
      'Which move? Pawn a7 to a8, queen, pawn h7 to h8, queen or queen d4 to d8.',
    ],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test('the German example is German', () => {
    expect(languagesOf(phraseRefusal({ reason: 'unreadable', text: 'xyz' }, english()))).toEqual(['en', 'de']);
  });
});

describe('texts that may mean something else', () => {
  const knightOrBishop = [
    { piece: 'knight', from: 'g1', to: 'f3' },
    { piece: 'bishop', from: 'e2', to: 'f3' },
  ] as const;

  test('the reason first, then what may be meant', () => {
    const reason: Refusal = { reason: 'no piece reaches', kind: 'queen', to: 'f3', capture: false };
    const text = (moves: readonly NamedMove[]) => textOf(phraseDoubt(reason, moves, english()));
    expect(text(knightOrBishop)).toBe('No queen can reach f3. Did you mean knight g1 to f3 or bishop e2 to f3?');
    expect(text(knightOrBishop.slice(0, 1))).toBe('No queen can reach f3. Did you mean knight g1 to f3?');
    expect(text([{ piece: 'king', from: 'e1', to: 'g1', castling: 'short' }])).toBe(
      'No queen can reach f3. Did you mean castling kingside?',
    );
  });

  test('several moves are a question already', () => {
    const reason: Refusal = { reason: 'several moves', moves: knightOrBishop };
    expect(textOf(phraseDoubt(reason, knightOrBishop, english()))).toBe(
      'Which move? Knight g1 to f3 or bishop e2 to f3.',
    );
  });
});

describe('moves that can be chosen by number are told with it, as they would be called', () => {
  // The knight on c3 can go to b1 and take on d5; the knights on b1 and f3 can both go to d2.
  const KNIGHT = '4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1';
  const KNIGHTS = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
  const asked = (fen: string, moves: string, words: Words, callStyle: CallStyle, reason?: Refusal): string => {
    const entries = moves.split(' ').map((one) => entryOf(game(fen), move(one)));
    const named = moves.split(' ').map((one) => ({ ...move(one), piece: 'knight' as const }));
    const refusal: Refusal = reason ?? { reason: 'several moves', moves: named };
    return textOf(phraseDoubt(refusal, named, inWords(words, { callStyle }), entries));
  };

  test.each([
    [wordsEn, 'plain', 'Which move? 1: knight c3 to b1; 2: knight c3 takes d5.'],
    [wordsEn, 'fide', 'Which move? 1: Springer Cesar drei Bella eins; 2: Springer Cesar drei schlägt David fünf.'],
    [wordsEn, 'algebraic', 'Which move? 1: Nb1; 2: Nxd5.'],
    [wordsDe, 'plain', 'Welcher Zug? 1: Springer c3 nach b1; 2: Springer c3 schlägt d5.'],
    [wordsUk, 'plain', 'Який хід? 1: кінь це три на бе один; 2: кінь це три бере на де п’ять.'],
    [wordsBe, 'plain', 'Які ход? 1: конь цэ тры на бэ адзін; 2: конь цэ тры бярэ на дэ пяць.'],
    [wordsMk, 'plain', 'Кој потег? 1: скокач це три на бе еден; 2: скокач це три зема на де пет.'],
  ] as const)('in each language and style: %#', (words, style, question) => {
    expect(asked(KNIGHT, 'c3b1 c3d5', words, style)).toBe(question);
  });

  test('after the reason why it is asked', () => {
    const reason: Refusal = { reason: 'no piece reaches', kind: 'queen', to: 'd5', capture: false };
    expect(asked(KNIGHT, 'c3b1 c3d5', wordsEn, 'plain', reason)).toBe(
      'No queen can reach d5. Which move? 1: knight c3 to b1; 2: knight c3 takes d5.',
    );
  });

  test('but not where one word tells them apart', () => {
    expect(asked(KNIGHTS, 'b1d2 f3d2', wordsEn, 'plain')).toBe('Two knights can go to d2, from b1 or from f3.');
  });

  test('each part is in its language', () => {
    const entries = ['c3b1', 'c3d5'].map((one) => entryOf(game(KNIGHT), move(one)));
    const named = ['c3b1', 'c3d5'].map((one) => ({ ...move(one), piece: 'knight' as const }));
    const doubt = phraseDoubt({ reason: 'several moves', moves: named }, named, english('fide'), entries);
    expect(doubt.segments).toEqual([
      { text: 'Which move? 1:', lang: 'en' },
      { text: 'Springer Cesar drei Bella eins;', lang: 'de' },
      { text: '2:', lang: 'en' },
      { text: 'Springer Cesar drei schlägt David fünf.', lang: 'de' },
    ]);
  });
});

describe('refusals of the game', () => {
  const begun = game();
  const played = make(begun, 'e2e4');
  const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;
  const refused = (current: Game, act: Parameters<typeof judge>[1]): string => {
    const judgement = judge(current, act);
    return judgement.type === 'refused' ? sentence(judgement.refusal) : 'done';
  };

  test.each<readonly [string, Game, Parameters<typeof judge>[1], string]>([
    ['not your turn', begun, { type: 'make', by: 'black', at: 0, move: move('e7e5') }, "It is White's turn."],
    ['not your turn', played, { type: 'make', by: 'white', at: 0, move: move('d2d4') }, "It is Black's turn."],
    [
      'role',
      begun,
      { type: 'make', by: 'arbiter', at: 0, move: move('e2e4') },
      'Your part in this game does not allow that. The players do that themselves.',
    ],
    ['5.2.3', begun, { type: 'offer', by: 'white', at: 0 }, 'Not before the first move.'],
    ['9.1.2.1', played, { type: 'accept', by: 'black', at: 0 }, 'No draw offer stands that you could answer.'],
    ['9.1.2.1', offered, { type: 'offer', by: 'black', at: 0 }, "White's draw offer still stands."],
    [
      'no such ply',
      played,
      { type: 'restore', by: 'white', at: 0, ply: 5, cause: 'takeback' },
      'The game has no such earlier position to go back to.',
    ],
  ])('%s', (_what, current, act, expected) => {
    expect(refused(current, act)).toBe(expected);
  });

  test.each([
    ['checkmate', '1-0', 'The game is over: White won by checkmate.'],
    ['checkmate', '0-1', 'The game is over: Black won by checkmate.'],
    ['resignation', '0-1', 'The game is over: Black won by resignation.'],
    ['stalemate', '1/2-1/2', 'The game is over: it was drawn by stalemate.'],
    ['dead position', '1/2-1/2', 'The game is over: it was drawn because neither side can mate.'],
    ['fivefold repetition', '1/2-1/2', 'The game is over: it was drawn by fivefold repetition.'],
    ['seventy-five moves', '1/2-1/2', 'The game is over: it was drawn by the seventy-five moves.'],
    ['agreement', '1/2-1/2', 'The game is over: it was drawn by agreement.'],
  ] as const)('after the end: %s %s', (reason, result, expected) => {
    expect(sentence({ reason: 'game over', ending: { reason, result, article: '5' } })).toBe(expected);
  });

  test.each<readonly [Refusal, string]>([
    [{ reason: 'offer stands', by: 'black' }, "Black's draw offer still stands."],
    [{ reason: 'offer only on your move' }, 'A draw is offered on your own move only.'],
    [{ reason: 'strict play' }, 'Strict play does not allow that.'],
    [{ reason: 'no game' }, 'No such game stands here. Begin one with New game.'],
    // An attacker need not be known.
    [{ reason: 'leaves king in check', king: 'e1', by: [] }, 'That leaves your king in check.'],
    [
      { reason: 'king in check', king: 'e1', by: [on('black queen e5'), on('black knight d3')] },
      'Your king is in check from the queen on e5 and the knight on d3, and this does not help.',
    ],
    [
      { reason: 'not kept', cause: 'disk full' },
      'Not done: the disk is full. “Games on this device” lists what you can delete.',
    ],
    [
      { reason: 'not kept', cause: 'storage closed' },
      'Not done: the browser has closed its storage. Your game is still on this page: save it as PGN before you reload.',
    ],
    [{ reason: 'not kept', cause: 'taken over' }, 'Not done: another window has taken the game over.'],
    [
      { reason: 'not kept', cause: 'holder gone' },
      'Perhaps not done: this window was closed before the one that holds the game had answered.',
    ],
    [
      { reason: 'not kept', cause: 'other version' },
      'Not done: the other window runs another version of Anna–Hector. Reload both.',
    ],
    [{ reason: 'not kept', cause: 'unknown' }, 'Not done: it could not be saved. Try again.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });
});

describe('how urgent a refusal is', () => {
  test('it answers a player, and goes with the words of the page', () => {
    expect(phraseRefusal({ reason: 'not your turn', turn: 'black' }, english())).toEqual({
      segments: [{ text: "It is Black's turn.", lang: 'en' }],
      priority: 'answer',
      channel: 'page',
      kind: 'refusal',
      audience: EVERYONE,
    });
  });

  test('what could not be kept must be heard', () => {
    expect(phraseRefusal({ reason: 'not kept', cause: 'disk full' }, english()).priority).toBe('alarm');
  });
});
