/**
 * What is understood when a move is typed. Expected moves are worked out by hand from the position beside them.
 */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { plyOf } from '../../src/laws/game.js';
import { hear } from '../../speech/hear.js';
import { game, make } from '../laws/play.js';
import { told, typed } from './hear-told.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import type { LanguageName } from '../../speech/language-names.js';

type Language = LanguageName;

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const PROMOTION = '8/4P2k/8/8/8/8/8/K7 w - - 0 1';
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const BOTH_B = '4k3/8/8/8/8/2p5/1P6/K3B3 w - - 0 1';
const BISHOP_ONLY = '4k3/8/8/8/8/1Pp5/8/K3B3 w - - 0 1';
const PAWN_ONLY = '4k3/8/8/8/8/2p5/1P6/K4B2 w - - 0 1';

describe('one knight’s move', () => {
  it.each([
    // short, App. C.9, C.10
    'Nf3',
    'Ngf3',
    'N1f3',
    'Ng1f3',
    'Ng1-f3',
    'N f3',
    'N-f3',
    'NF3',
    'nf3',
    '♘f3',
    '♞f3',
    '♘\uFE0Ef3',
    // by its squares
    'g1f3',
    'g1-f3',
    'g1 f3',
    'g1–f3',
    'g1—f3',
    'g1−f3',
    'g1->f3',
    'g1→f3',
    'G1F3',
    // other letters
    'Sf3',
    'sf3',
    'Cf3',
    'Кf3',
    'кf3',
    'Kf3',
    'Вf3',
    // numbers before and marks behind
    '1.Nf3',
    '1. Nf3',
    '1... Nf3',
    '1… Nf3',
    '12.Nf3',
    '1) Nf3',
    '1 Nf3',
    '. Nf3',
    '...Nf3',
    'Nf3.',
    'Nf3!',
    'Nf3?!',
    'Nf3+',
    'Nf3++',
    'Nf3#',
    'Nf3 !?',
    'Nf3, check',
    'Nf3 Schach matt.',
    // what machines put in
    ' Nf3\n',
    'N\u00A0f3',
    '\u200FNf3\u200E',
    'N\u200Bf\u00AD3',
    '\uFEFFNf3',
    'Ｎｆ３',
    '“Nf3”',
    'N\u0000f3',
    // words, App. D.2.1
    'Springer Felix drei',
    'Springer Gustav Felix drei',
    'Springer Gustav eins Felix drei',
    'Springer Gustav eins nach Felix drei',
    'springer gustav eins, felix drei.',
    'SPRINGER GUSTAV EINS FELIX DREI',
    'Gustav eins Felix drei',
    'Gustav 1 Felix 3',
    'Springer g1 f3',
    'Springer g1-f3',
    'Springer auf f3',
    'S nach f3',
    '1. Springer Gustav eins Felix drei',
    'knight f3',
    'knight to f3',
    'Knight g1 to f3',
    'knight from g1 to f3',
    'knight Gustav one Felix three',
    'the knight g to f3',
    'knight g one f three',
  ])('%j', (text) => {
    expect(told(typed(text))).toBe('g1f3');
  });
});

describe('one pawn’s move', () => {
  it.each([
    'e4',
    'E4',
    'е4', // Cyrillic е
    'e2e4',
    'e2-e4',
    'e2 – e4',
    'Pe4',
    'Pe2-e4',
    'pe4',
    'Пe4',
    'e4!',
    '1.e4',
    '1. e2-e4',
    'Bauer Eva vier',
    'Bauer Eva zwei Eva vier',
    'Eva vier',
    'Eva 4',
    'Eva zwei nach Eva vier',
    'pawn e4',
    'pawn to e4',
    'e two to e four',
  ])('%j', (text) => {
    expect(told(typed(text))).toBe('e2e4');
  });

  it.each(['fünf', 'fuenf', 'funf', 'FÜNF', 'fu\u0308nf'])('Bella vier Bella %s', (five) => {
    expect(told(typed(`Bella vier Bella ${five}`, '4k3/8/8/8/1P6/8/8/4K3 w - - 0 1'))).toBe('b4b5');
  });

  it.each(['Cesar', 'Cäsar', 'Caesar', 'CESAR', 'Ca\u0308sar'])('Bauer %s zwei vier', (file) => {
    expect(told(typed(`Bauer ${file} zwei ${file} vier`))).toBe('c2c4');
  });

  it.each(['König', 'Koenig', 'Konig', 'king', 'KÖNIG'])('%s Hector zwei', (king) => {
    expect(told(typed(`${king} Hector zwei`, '4k3/p7/8/8/8/8/8/6K1 w - - 0 1'))).toBe('g1h2');
  });

  it.each(['Läufer', 'Laeufer', 'Laufer', 'bishop'])('%s Felix eins schlägt Bella fünf', (bishop) => {
    expect(told(typed(`${bishop} Felix eins schlägt Bella fünf`, '4k3/8/8/1p6/8/8/8/4KB2 w - - 0 1'))).toBe('f1b5');
  });
});

describe('castling', () => {
  it.each([
    'O-O',
    'o-o',
    '0-0',
    '0 – 0',
    '0 - 0',
    'О-О', // Cyrillic О
    'oo',
    'OO',
    '00',
    '10.0 - 0',
    '10. O-O+',
    'kurze Rochade',
    'Rochade kurz',
    'kleine Rochade',
    'castle short',
    'castles kingside',
    'castles king side',
    'short castling',
    'e1g1',
    'Ke1-g1',
    'e1h1',
    'king e1 to g1',
    'Kg1',
  ])('short: %j', (text) => {
    expect(told(typed(text, CASTLING))).toBe('e1g1 short');
  });

  it.each(['O-O-O', '0-0-0', '0 – 0 – 0', 'ooo', 'lange Rochade', 'große Rochade', 'castles queenside', 'e1c1'])(
    'long: %j',
    (text) => {
      expect(told(typed(text, CASTLING))).toBe('e1c1 long');
    },
  );

  it('is told by its side alone only where one side is possible', () => {
    expect(told(typed('castle', CASTLING))).toBe('? e1c1 long e1g1 short');
    expect(told(typed('castle', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'))).toBe('e1g1 short');
  });

  it('is not a king’s own step where the king can go there plainly (Chess960)', () => {
    const fen = '4k3/8/8/8/8/8/8/5K1R w H - 0 1';
    expect(told(typed('Kg1', fen))).toBe('f1g1');
    expect(told(typed('f1g1', fen))).toBe('f1g1');
    expect(told(typed('f1h1', fen))).toBe('f1g1 short');
    expect(told(typed('O-O', fen))).toBe('f1g1 short');
  });
});

describe('promotion', () => {
  it.each([
    'e8=Q',
    'e8Q',
    'e8(Q)',
    'e8/Q',
    'e8 Q',
    'e8q',
    'e8=Q+',
    'e8D',
    'e8=D!',
    'e8Ф',
    'e8Вз',
    'e8♕',
    'e7e8q',
    'e7-e8=Q',
    'e7 e8 queen',
    'e8 queen',
    'pawn e8 promotes to queen',
    'Bauer Eva sieben Eva acht Dame',
    'Eva acht wird Dame',
  ])('to a queen: %j', (text) => {
    expect(told(typed(text, PROMOTION))).toBe('e7e8q');
  });

  it.each([
    ['e8N', 'e7e8n'],
    ['e8S', 'e7e8n'],
    ['e8К', 'e7e8n'],
    ['e8C', 'e7e8n'], // French and Spanish before a look-alike of С
    ['e8С', '? e7e8b e7e8n'], // the bishop of uk, ru, be or the knight of mk
    ['e8B', 'e7e8b'],
    ['e8T', 'e7e8r'],
    ['e7e8n', 'e7e8n'],
    ['Bauer Eva sieben Eva acht Springer', 'e7e8n'],
  ])('%s', (text, expected) => {
    expect(told(typed(text, PROMOTION))).toBe(expected);
  });

  it('asks for the piece by the move that lacks it (Art. 3.7.5)', () => {
    for (const text of ['e8', 'e7e8', 'e8=', 'Eva acht', 'pawn e8']) {
      expect(typed(text, PROMOTION)).toEqual({
        type: 'refused',
        refusal: { reason: 'promotion missing', move: { from: 'e7', to: 'e8' }, article: '3.7.5' },
      });
    }
  });

  it('is refused where nothing is promoted', () => {
    expect(told(typed('e4=Q'))).toBe('! nothing to promote');
    expect(told(typed('Nf3=Q'))).toBe('! nothing to promote');
    expect(told(typed('Ng1f3=Q'))).toBe('! nothing to promote');
    expect(told(typed('e8=P', PROMOTION))).toBe('! unreadable');
    // the king to e8, as words may stand in any order
    expect(told(typed('e8 king', PROMOTION))).toBe('! does not move so');
  });
});

describe('captures', () => {
  it.each([
    'exd6',
    'exd6 e.p.',
    'exd6e.p.',
    'exd6 ep',
    'exd6ep',
    'exd6 е.р.', // Cyrillic
    'exd6 e. p.',
    'ed6',
    'e:d6',
    'ed6:',
    'e×d6',
    'eхd6', // Cyrillic х
    'EXD6',
    'e5d6',
    'e5xd6',
    'Pxd6',
    'Bauer Eva fünf schlägt David sechs en passant',
    'Eva schlägt David sechs',
    'pawn takes d6',
    'e takes d6',
    'e schlägt d6',
    'pawn e5 takes d6 en passant',
    // where from alone, for no pawn takes so on to the fifth rank
    'pawn e5 takes en passant',
    'e five takes en passant',
  ])('en passant: %j', (text) => {
    expect(told(typed(text, EN_PASSANT))).toBe('e5d6');
  });

  it('en passant are no steps', () => {
    expect(told(typed('e6 en passant', EN_PASSANT))).toBe('! no piece reaches');
    expect(told(typed('en passant e six', EN_PASSANT))).toBe('! nothing to take');
    expect(told(typed('e6', EN_PASSANT))).toBe('e5e6');
  });

  // the pawns on f3 and h3 can take on g4, the pawn on g3 cannot
  it.each<[Language, string, string]>([
    ['uk', 'беру пішаком аш слона', 'h3g4'],
    ['uk', 'беру слона пішаком аш', 'h3g4'],
    ['uk', 'беру слона пішаком еф', 'f3g4'],
    ['uk', 'беру слона пішаком же', '! pawn does not capture straight'],
    ['pl', 'biję gońca pionem h', 'h3g4'],
    ['be', 'бяру слана пешкай аш', 'h3g4'],
  ])('on the page in %s, %s: the file behind the piece that takes is its own', (page, text, expected) => {
    expect(told(typed(text, '4k3/8/8/8/6b1/5PPP/8/4K3 w - - 0 1', page))).toBe(expected);
  });

  it('that take nothing are refused, for then the boards differ', () => {
    expect(typed('Nxf3')).toEqual({
      type: 'refused',
      refusal: { reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: true },
    });
    expect(told(typed('knight g1 takes f3'))).toBe('! no piece reaches');
  });

  it('may be left unsaid by a piece, not by a pawn', () => {
    const fen = '4k3/8/8/3p4/4P3/5B2/8/4K3 w - - 0 1';
    expect(told(typed('d5', fen))).toBe('! no such piece');
    expect(told(typed('Bd5', '4k3/8/8/3p4/8/5B2/8/4K3 w - - 0 1'))).toBe('f3d5');
  });
});

describe('b the file and B the bishop', () => {
  it.each([
    ['bxc3', BOTH_B, 'b2c3'],
    ['Bxc3', BOTH_B, 'e1c3'],
    ['bc3', BOTH_B, 'b2c3'],
    ['bxc3', BISHOP_ONLY, 'e1c3'],
    ['Bxc3', BISHOP_ONLY, 'e1c3'],
    ['bxc3', PAWN_ONLY, 'b2c3'],
    ['Bxc3', PAWN_ONLY, 'b2c3'],
    ['BXC3', BISHOP_ONLY, 'e1c3'],
    ['BXC3', PAWN_ONLY, 'b2c3'],
    ['BXC3', BOTH_B, '? b2c3 e1c3'],
    ['bishop takes c3', BOTH_B, 'e1c3'],
    // two squares are two squares, though a bishop on the second rank could go to b4
    ['b2b4', '4k3/p7/8/8/8/8/3B4/4K3 w - - 0 1', '! empty square'],
    ['B2b4', '4k3/p7/8/8/8/8/3B4/4K3 w - - 0 1', 'd2b4'],
    ['b takes c3', BOTH_B, 'b2c3'],
  ])('%s in %s', (text, fen, expected) => {
    expect(told(typed(text, fen))).toBe(expected);
  });

  // The first letter of a line is often made a capital by the keyboard of a phone.
  it('a capital that is a piece abroad is asked about where both are legal', () => {
    const fen = '4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1';
    expect(told(typed('Dxe5', fen))).toBe('? d4e5 e1e5');
    expect(told(typed('dxe5', fen))).toBe('d4e5');
    expect(told(typed('Dxe5', fen, 'de'))).toBe('e1e5');
    expect(told(typed('Dxe5', fen, 'en', { de: 2 }))).toBe('e1e5');
    expect(told(typed('Dxe5', '4k3/8/8/4p3/3P4/8/8/K7 w - - 0 1'))).toBe('d4e5');
  });
});

describe('a square by the name of its file, and a digit', () => {
  const QUEEN = 'k7/8/8/8/8/3P4/4Q3/4K3 w - - 0 1'; // to e4, Macedonian "Де4"
  const TAKING = '4k3/8/8/8/4p3/3P4/8/4K3 w - - 0 1'; // "dxe4" in Cyrillic letters

  it.each<[string, string, Language, string]>([
    ['де 4', START_FEN, 'uk', 'd2d4'],
    ['де4', QUEEN, 'uk', 'd3d4'],
    ['Де 4', QUEEN, 'uk', 'd3d4'],
    ['де4', TAKING, 'uk', '? d3d4 d3e4'],
    ['Де4', QUEEN, 'mk', 'e2e4'],
    ['ха 4', START_FEN, 'uk', 'h2h4'],
    // "takes a4" besides
    ['ха 4', '4k3/8/8/8/p7/1P6/7P/4K3 w - - 0 1', 'uk', '? b3a4 h2h4'],
  ])('%s in %s on the page in %s', (text, fen, page, expected) => {
    expect(told(typed(text, fen, page))).toBe(expected);
  });
});

describe('the letter of one alphabet and of another', () => {
  const KNIGHT_OR_KING = '4k3/p7/8/8/8/5N2/8/4K3 w - - 0 1'; // d2 for both
  const ROOKS = '4k3/8/8/8/8/8/8/R3K2R w - - 0 1'; // no rook reaches e2, the king does
  const BISHOP_OR_KNIGHT = 'rnbqk2r/ppp1ppbp/3p1np1/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'; // g4 for c8 and f6

  it.each<[string, string, Language, Record<string, number>, string]>([
    // the page's language first
    ['Kd2', KNIGHT_OR_KING, 'en', {}, 'e1d2'],
    ['Kd2', KNIGHT_OR_KING, 'de', {}, 'e1d2'],
    ['Кd2', KNIGHT_OR_KING, 'uk', {}, 'f3d2'],
    ['Кd2', KNIGHT_OR_KING, 'mk', {}, 'e1d2'],
    ['Сg4', BISHOP_OR_KNIGHT, 'uk', {}, 'c8g4'],
    ['Сg4', BISHOP_OR_KNIGHT, 'mk', {}, 'f6g4'],
    // a Cyrillic letter on a Latin page speaks for the Cyrillic alphabets, which may differ
    ['Кd2', KNIGHT_OR_KING, 'en', {}, '? e1d2 f3d2'],
    ['Сg4', BISHOP_OR_KNIGHT, 'en', {}, '? c8g4 f6g4'],
    ['Sg4', BISHOP_OR_KNIGHT, 'en', {}, 'f6g4'],
    // then what was typed before
    ['Кd2', KNIGHT_OR_KING, 'en', { uk: 3, ru: 3, be: 3 }, 'f3d2'],
    ['Кd2', KNIGHT_OR_KING, 'en', { mk: 2, uk: 1 }, 'e1d2'],
    ['Сg4', BISHOP_OR_KNIGHT, 'en', { uk: 1 }, 'c8g4'],
    ['Cg4', BISHOP_OR_KNIGHT, 'en', { uk: 1 }, 'c8g4'],
    ['Cg4', BISHOP_OR_KNIGHT, 'en', { fr: 1 }, 'f6g4'],
    ['Cg4', BISHOP_OR_KNIGHT, 'en', {}, 'f6g4'],
    // page and game differ, both legal
    ['Kd2', KNIGHT_OR_KING, 'en', { uk: 3, ru: 3 }, '? e1d2 f3d2'],
    ['Сg4', BISHOP_OR_KNIGHT, 'mk', { uk: 3 }, '? c8g4 f6g4'],
    // look-alikes only where nothing else fits
    ['Kf3', START_FEN, 'en', {}, 'g1f3'],
    ['Kf3', START_FEN, 'uk', {}, 'g1f3'],
    ['Cf4', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 1', 'en', {}, 'c1f4'],
    ['kpd2', KNIGHT_OR_KING, 'en', {}, 'e1d2'],
    ['Kpd2', KNIGHT_OR_KING, 'en', {}, 'e1d2'],
    ['Крd2', KNIGHT_OR_KING, 'en', {}, 'e1d2'],
    ['Кpd2', KNIGHT_OR_KING, 'uk', {}, 'e1d2'],
    ['КРD2', KNIGHT_OR_KING, 'uk', {}, 'e1d2'],
    // a letter of this page is not quietly another piece
    ['Re2', ROOKS, 'en', {}, '? e1e2'],
    ['Re2', ROOKS, 'uk', {}, 'e1e2'],
    ['Kf3', START_FEN, 'en', { en: 2 }, '? g1f3'],
    ['Kd2', '4k3/8/8/b7/8/5N2/8/4K3 w - - 0 1', 'en', {}, '? f3d2'],
    // letters that belong to one row only
    ['Лd1', '4k3/8/8/8/8/8/4K3/7R w - - 0 1', 'en', {}, 'h1d1'],
    ['Лdd1', '4k3/8/8/8/3R4/8/4K3/7R w - - 0 1', 'be', {}, 'd4d1'],
    ['Лдd1', '4k3/8/8/8/8/8/4K3/7R w - - 0 1', 'be', {}, 'h1d1'],
    ['Таd1', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'en', {}, 'a1d1'],
    ['Taсd1', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'en', {}, '! unreadable'],
  ])('%s in %s on the page in %s after %j', (text, fen, language, counts, expected) => {
    expect(told(typed(text, fen, language, counts))).toBe(expected);
  });

  it('names the alphabets that a move fits', () => {
    expect(typed('Nf3')).toMatchObject({ alphabets: ['en'] });
    expect(typed('Sf3')).toMatchObject({ alphabets: ['de', 'pl'] });
    expect(typed('Кf3')).toMatchObject({ alphabets: ['uk', 'ru', 'be'] });
    expect(typed('Kf3')).toMatchObject({ alphabets: ['uk', 'ru', 'be'] });
    expect(typed('Td1', '4k3/8/8/8/8/8/4K3/7R w - - 0 1')).toMatchObject({
      alphabets: ['de', 'fr', 'es', 'uk', 'be', 'mk'],
    });
    for (const text of ['e4', 'g1f3', 'Springer Felix drei', '♘f3', 'knight f3']) {
      expect(typed(text), text).toMatchObject({ type: 'move', alphabets: [] });
    }
    expect(typed('bxc3', PAWN_ONLY)).toMatchObject({ alphabets: [] });
  });

  it('gives with each move it asks about the alphabets and the reason of asking', () => {
    const asked = typed('Сg4', BISHOP_OR_KNIGHT);
    expect(asked).toEqual({
      type: 'ask',
      moves: [
        { from: 'c8', to: 'g4' },
        { from: 'f6', to: 'g4' },
      ],
      alphabets: [
        ['uk', 'ru', 'be'],
        ['fr', 'es', 'mk'],
      ],
      refusal: {
        reason: 'several moves',
        moves: [
          { from: 'c8', to: 'g4', piece: 'bishop' },
          { from: 'f6', to: 'g4', piece: 'knight' },
        ],
      },
    });
    expect(typed('Re2', ROOKS)).toMatchObject({
      type: 'ask',
      moves: [{ from: 'e1', to: 'e2' }],
      alphabets: [['fr', 'es']],
      refusal: { reason: 'no piece reaches', kind: 'rook', to: 'e2' },
    });
  });
});

describe('reasons', () => {
  it.each<[string, string, object]>([
    // no knight can reach f5: neither goes there from b1 or g1
    ['Nf5', START_FEN, { reason: 'no piece reaches', kind: 'knight', to: 'f5', capture: false }],
    ['knight f5', START_FEN, { reason: 'no piece reaches', kind: 'knight', to: 'f5', capture: false }],
    // Art. 3.9.2, of two knights the one that could go there is pinned
    [
      'Nd5',
      '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1',
      { reason: 'leaves king in check', king: 'e1', by: [{ color: 'black', kind: 'bishop', square: 'b4' }] },
    ],
    // both knights move so, and neither helps against the rook's check
    [
      'Nd5',
      '4k3/p7/8/8/5N2/2N5/8/r3K3 w - - 0 1',
      { reason: 'king in check', king: 'e1', by: [{ color: 'black', kind: 'rook', square: 'a1' }] },
    ],
    // a single knight: whatever the Laws say of it
    [
      'Nd5',
      '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1',
      { reason: 'leaves king in check', king: 'e1', by: [{ color: 'black', kind: 'bishop', square: 'b4' }] },
    ],
    ['Nc6', '4k3/p7/8/8/8/2N5/8/4K3 w - - 0 1', { reason: 'does not move so', to: 'c6' }],
    // the one rook of two that goes along the rank is in the way of its own bishop
    [
      'Rd1',
      '4k3/8/8/8/7R/8/6K1/R1B5 w - - 0 1',
      {
        reason: 'way blocked',
        piece: { color: 'white', kind: 'rook', square: 'a1' },
        by: { color: 'white', kind: 'bishop', square: 'c1' },
      },
    ],
    ['Qd4', '4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { reason: 'no such piece', color: 'white', kind: 'queen' }],
    ['Bd5', '4k3/p7/8/8/8/4N3/8/4K3 w - - 0 1', { reason: 'no such piece', color: 'white', kind: 'bishop' }],
    // a bishop is there, and only a knight could go: still nobody meant the knight
    ['Bd5', '4k3/p7/8/8/8/4N3/8/2B1K3 w - - 0 1', { reason: 'does not move so' }],
    ['Rad1', '4k3/8/8/8/8/8/4K3/7R w - - 0 1', { reason: 'no such piece', color: 'white', kind: 'rook', file: 'a' }],
    ['knight f1 e3', START_FEN, { reason: 'no such piece', color: 'white', kind: 'knight', file: 'f', rank: '1' }],
    ['e5', START_FEN, { reason: 'does not move so', to: 'e5' }],
    ['e4', '4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { reason: 'no such piece', kind: 'pawn' }],
    ['e4', '4k3/8/8/8/8/8/3P4/4K3 w - - 0 1', { reason: 'no such piece', kind: 'pawn', file: 'e' }],
    ['e4e5', START_FEN, { reason: 'empty square', square: 'e4' }],
    ['e7e5', START_FEN, { reason: 'not your piece' }],
    ['Ra3', START_FEN, { reason: 'way blocked' }],
    ['Nd2', START_FEN, { reason: 'own piece there', there: { color: 'white', kind: 'pawn', square: 'd2' } }],
    ['exd3', START_FEN, { reason: 'pawn has nothing to capture', to: 'd3' }],
    ['O-O', START_FEN, { reason: 'castling', side: 'short', obstacle: { why: 'way blocked' } }],
    ['lange Rochade', START_FEN, { reason: 'castling', side: 'long', obstacle: { why: 'way blocked' } }],
    [
      'O-O',
      '4k3/8/8/8/8/5r2/8/4K2R w K - 0 1',
      { reason: 'castling', side: 'short', obstacle: { why: 'through check', square: 'f1' } },
    ],
    // Art. 3.8.2.1: neither king nor rook may have moved
    ['O-O', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', { reason: 'castling', obstacle: { why: 'right is lost' } }],
    // the king's own reason before a promotion piece is asked for
    ['h8', '4k3/7P/8/b7/8/8/8/4K3 w - - 0 1', { reason: 'king in check' }],
  ])('%s in %s', (text, fen, refusal) => {
    const heard = typed(text, fen);
    expect(heard.type).toBe('refused');
    expect(heard).toMatchObject({ refusal });
  });

  it('of two pieces that can go there is the question which', () => {
    expect(typed('Rd1', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1')).toEqual({
      type: 'ask',
      moves: [
        { from: 'a1', to: 'd1' },
        { from: 'h1', to: 'd1' },
      ],
      alphabets: [[], []],
      refusal: {
        reason: 'several moves',
        moves: [
          { from: 'a1', to: 'd1', piece: 'rook' },
          { from: 'h1', to: 'd1', piece: 'rook' },
        ],
      },
    });
  });

  it('tells from the game that the king has moved', () => {
    const moved = make(game('4k3/8/8/8/8/8/8/4K2R w K - 0 1'), 'e1e2 e8e7 e2e1 e7e8');
    expect(hear('O-O', { game: moved, languages: everyLanguage('en') })).toMatchObject({
      refusal: { reason: 'castling', obstacle: { why: 'king has moved' } },
    });
  });

  it('is that the game is over, before anything else', () => {
    const mated = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    expect(plyOf(mated)).toBe(4);
    expect(hear('e4', { game: mated, languages: everyLanguage('en') })).toMatchObject({
      refusal: { reason: 'game over', ending: { reason: 'checkmate', winner: 'black' } },
    });
  });
});

describe('what is no move', () => {
  it.each([
    '',
    ' ',
    '12.',
    '+',
    'hello',
    'e',
    '4',
    'e9',
    'i4',
    'Zf3',
    'Nf3 Nc6',
    'e4 e5 e6',
    '1-0',
    '1/2',
    '0',
    '0-0-0-0',
    'o',
    'Nf3 (=)',
    'Springer Felix',
    'Springer Springer Felix drei',
    'castle castle sideways',
    'castle short long',
    'from e4',
    '1c2',
    '♘',
    '😀',
    '\uD800',
    'ﷺﷺﷺ',
  ])('%j', (text) => {
    expect(typed(text)).toMatchObject({ type: 'refused', refusal: { reason: 'unreadable' } });
  });

  it('is a very long text, without being read', () => {
    const length = 10_000_000;
    expect(typed('N'.repeat(length))).toEqual({
      type: 'refused',
      refusal: { reason: 'too long', length, limit: 200 },
    });
    expect(told(typed('9'.repeat(200)))).toBe('! unreadable');
    expect(told(typed('+'.repeat(199) + 'a'))).toBe('! unreadable');
  });
});
