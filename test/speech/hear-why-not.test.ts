/**
 * Why not: each reason for which a move is impossible, told alike of notation and of sentences in the five languages.
 */
import { describe, expect, it } from 'vitest';
import { beginGame } from '../../src/laws/rules/begin.js';
import { hear } from '../../speech/hear.js';
import { hearTyped } from '../../src/commands/line-meaning.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { game, make } from '../laws/play.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

interface Case {
  readonly why: string;
  readonly fen?: string;
  /** Moves made before, from the position. */
  readonly after?: string;
  /** Notation and sentences that mean the same move. */
  readonly texts: readonly string[];
  readonly refusal: object;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The knight from c3 to d5. */
const KNIGHT_TO_D5 = [
  'Nd5',
  'knight d five',
  'Springer David fünf',
  'кінь де п’ять',
  'конь дэ пяць',
  'скокач де пет',
  '3345',
  'N-Q5',
];

const CASES: readonly Case[] = [
  {
    why: 'no such piece',
    fen: '4k3/p7/8/8/8/8/8/4K3 w - - 0 1',
    texts: [
      'Qd4',
      'queen d four',
      'Dame David vier',
      'ферзь де чотири',
      'ферзь дэ чатыры',
      'дама де четири',
      'Q-Q4',
      'queen takes',
    ],
    refusal: { reason: 'no such piece', color: 'white', kind: 'queen' },
  },
  {
    why: 'none on that square',
    texts: [
      'Nf1e3',
      'knight f one e three',
      'Springer Felix eins Eva drei',
      'кінь еф один е три',
      'скокач еф еден е три',
    ],
    refusal: { reason: 'no such piece', color: 'white', kind: 'knight', file: 'f', rank: '1' },
  },
  {
    why: 'it does not move so',
    fen: '4k3/p7/8/8/8/2N5/8/4K3 w - - 0 1',
    texts: [
      'Nc6',
      'knight c six',
      'Springer Cäsar sechs',
      'кінь це шість',
      'конь цэ шэсць',
      'скокач це шест',
      '3336',
      'N-QB6',
    ],
    refusal: { reason: 'does not move so', piece: { color: 'white', kind: 'knight', square: 'c3' }, to: 'c6' },
  },
  {
    why: 'the way is blocked, by what and where',
    fen: '4k3/8/8/8/8/P7/8/R3K3 w - - 0 1',
    texts: ['Ra5', 'rook a five', 'Turm Anna fünf', 'тура а п’ять', 'ладдзя а пяць', 'топ а пет', '1115', 'R-QR5'],
    refusal: {
      reason: 'way blocked',
      piece: { color: 'white', kind: 'rook', square: 'a1' },
      to: 'a5',
      by: { color: 'white', kind: 'pawn', square: 'a3' },
    },
  },
  {
    why: 'an own piece stands there',
    fen: '4k3/8/8/8/8/P7/8/R3K3 w - - 0 1',
    texts: ['Ra3', 'rook a three', 'Turm Anna drei', 'тура а три', 'ладдзя а тры', 'топ а три', '1113', 'R-QR3'],
    refusal: { reason: 'own piece there', there: { color: 'white', kind: 'pawn', square: 'a3' } },
  },
  {
    why: 'it would leave the king in check, from where',
    fen: '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1',
    texts: KNIGHT_TO_D5,
    refusal: { reason: 'leaves king in check', king: 'e1', by: [{ color: 'black', kind: 'bishop', square: 'b4' }] },
  },
  {
    why: 'a capture would leave the king in check, the square unsaid',
    fen: '4k3/8/8/3p4/1b6/2N5/8/4K3 w - - 0 1',
    texts: ['knight takes', 'NxP', 'Springer schlägt', 'кінь бере', 'конь бярэ', 'коњот зема', 'takes on d five'],
    refusal: { reason: 'leaves king in check', king: 'e1', by: [{ color: 'black', kind: 'bishop', square: 'b4' }] },
  },
  {
    why: 'the king is in check and this does not help',
    fen: '4k3/p7/8/8/8/2N5/8/r3K3 w - - 0 1',
    texts: KNIGHT_TO_D5,
    refusal: { reason: 'king in check', king: 'e1', by: [{ color: 'black', kind: 'rook', square: 'a1' }] },
  },
  {
    why: 'the king itself would go into check',
    fen: '4k3/8/8/8/8/8/r7/4K3 w - - 0 1',
    texts: ['Kd2', 'king d two', 'König David zwei', 'король де два', 'кароль дэ два', 'крал де два', '5142', 'K-Q2'],
    refusal: { reason: 'leaves king in check', king: 'd2', by: [{ color: 'black', kind: 'rook', square: 'a2' }] },
  },
  {
    why: 'castling: the king has moved before',
    fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    after: 'e1e2 e8e7 e2e1 e7e8',
    texts: [
      'O-O',
      'castle short',
      'castle',
      'kurze Rochade',
      'коротка рокіровка',
      'кароткая ракіроўка',
      'мала рокада',
      '5171',
    ],
    refusal: { reason: 'castling', side: 'short', obstacle: { why: 'king has moved' } },
  },
  {
    why: 'castling: the rook has moved before',
    fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    after: 'h1h2 e8e7 h2h1 e7e8',
    texts: ['O-O', 'castle short', 'kurze Rochade', 'коротка рокіровка', 'кароткая ракіроўка', 'мала рокада'],
    refusal: { reason: 'castling', side: 'short', obstacle: { why: 'rook has moved', rook: 'h1' } },
  },
  {
    why: 'castling: through check, on which square and from what',
    fen: '4k3/8/8/8/8/5r2/8/4K2R w K - 0 1',
    texts: [
      'O-O',
      'castle',
      'castle short',
      'kurze Rochade',
      'коротка рокіровка',
      'кароткая ракіроўка',
      'мала рокада',
      '5171',
    ],
    refusal: {
      reason: 'castling',
      obstacle: { why: 'through check', square: 'f1', by: [{ color: 'black', kind: 'rook', square: 'f3' }] },
    },
  },
  {
    why: 'castling: into check',
    fen: '4k3/8/8/8/8/6r1/8/4K2R w K - 0 1',
    texts: ['O-O', 'castle short', 'kurze Rochade', 'коротка рокіровка', 'мала рокада'],
    refusal: { reason: 'castling', obstacle: { why: 'into check', square: 'g1' } },
  },
  {
    why: 'castling: out of check',
    fen: '4k3/8/8/8/8/4r3/8/R3K3 w Q - 0 1',
    // only the right to castle long is there, so that it is the one meant
    texts: ['O-O-O', 'castle long', 'castle', 'lange Rochade', 'Rochade', 'довга рокіровка', 'рокада'],
    refusal: { reason: 'castling', side: 'long', obstacle: { why: 'in check' } },
  },
  {
    why: 'castling: the way is blocked',
    texts: [
      'O-O-O',
      'castle queenside',
      'lange Rochade',
      'довга рокіровка',
      'доўгая ракіроўка',
      'голема рокада',
      'castles Q',
    ],
    refusal: {
      reason: 'castling',
      side: 'long',
      obstacle: { why: 'way blocked', by: { kind: 'queen', square: 'd1' } },
    },
  },
  {
    why: 'en passant too late',
    fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
    after: 'd7d5 e1e2 e8e7',
    texts: [
      'exd6',
      'e takes d six',
      'e takes d six en passant',
      'Eva schlägt David sechs',
      'е бере де шість',
      'е бярэ дэ шэсць',
      'е зема де шест',
      '5546',
    ],
    refusal: {
      reason: 'en passant too late',
      piece: { color: 'white', kind: 'pawn', square: 'e5' },
      pawn: { color: 'black', kind: 'pawn', square: 'd5' },
    },
  },
  {
    why: 'the promotion piece is missing',
    fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1',
    texts: ['a8', 'pawn a eight', 'Bauer Anna acht', 'пішак а вісім', 'пешка а восем', 'пешак а осум', '1718', 'P-R8'],
    refusal: { reason: 'promotion missing', move: { from: 'a7', to: 'a8' }, article: '3.7.5' },
  },
  {
    why: 'a pawn takes nothing straight on',
    fen: '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1',
    texts: [
      'e5',
      'e4e5',
      'pawn e five',
      'Bauer Eva fünf',
      'пішак е п’ять',
      'пешка е пяць',
      'пешак е пет',
      '5455',
      'P-K5',
    ],
    refusal: { reason: 'pawn does not capture straight', there: { color: 'black', kind: 'pawn', square: 'e5' } },
  },
];

describe.each(CASES)('$why', ({ fen = START, after = '', texts, refusal }) => {
  const played = make(game(fen), after);
  it.each(texts)('%s', (text) => {
    for (const language of LANGUAGE_NAMES) {
      // R is the king on a French page, and on a Spanish one.
      if ((language === 'fr' || language === 'es') && /^R[a-h]/u.test(text)) continue;
      const heard = hear(text, { game: played, languages: everyLanguage(language) });
      expect(heard.type, language).toBe('refused');
      expect(heard, language).toMatchObject({ refusal });
    }
  });
});

describe('whatever is said', () => {
  const SAID = [
    'Nf3',
    'knight f three',
    'Springer Felix drei',
    'кінь еф три',
    'конь эф тры',
    'скокач еф три',
    'takes',
    '7163',
  ];

  it.each(SAID)('the game is over: %s', (text) => {
    const mated = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    expect(hear(text, { game: mated, languages: everyLanguage('en') })).toMatchObject({
      refusal: { reason: 'game over', ending: { reason: 'checkmate', winner: 'black' } },
    });
  });

  it.each(SAID.filter((text) => text !== 'takes'))('it is not your turn: %s', (text) => {
    expect(hearTyped(text, { game: game(), languages: everyLanguage('en'), mine: ['black'] })).toEqual({
      type: 'refused',
      refusal: { reason: 'not your turn', turn: 'white' },
    });
  });
});

describe('where illegal moves stand', () => {
  const begun = beginGame({ play: 'strict', start: '4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1' });
  if (!begun.ok) throw new Error(begun.problem);

  it('a part of a move is not filled up from what is legal, for that would be a hint', () => {
    for (const text of ['takes', 'knight takes', 'бере', 'Springer']) {
      expect(hear(text, { game: begun.game, languages: everyLanguage('en') })).toMatchObject({
        refusal: { reason: 'unreadable' },
      });
    }
  });

  it('a capture in descriptive notation is the one that only the king forbids, and no reason is told', () => {
    const pinned = beginGame({ play: 'strict', start: '4k3/8/8/3p4/1b6/2N5/8/4K3 w - - 0 1' });
    if (!pinned.ok) throw new Error(pinned.problem);
    expect(hear('NxP', { game: pinned.game, languages: everyLanguage('en') })).toEqual({
      type: 'move',
      move: { from: 'c3', to: 'd5' },
      alphabets: [],
      exact: true,
    });
  });

  it('why a capture told without its square is impossible is not told either', () => {
    const blocked = beginGame({ play: 'strict', start: '4k3/8/8/3p4/8/3P4/8/3QK3 w - - 0 1' });
    if (!blocked.ok) throw new Error(blocked.problem);
    expect(hear('QxP', { game: blocked.game, languages: everyLanguage('en') })).toMatchObject({
      refusal: { reason: 'unreadable' },
    });
    // at home it is
    const home = make(game('4k3/8/8/3p4/8/3P4/8/3QK3 w - - 0 1'), '');
    expect(hear('QxP', { game: home, languages: everyLanguage('en') })).toMatchObject({
      refusal: { reason: 'way blocked', by: { kind: 'pawn', square: 'd3' } },
    });
  });

  it('a sentence that names the square is made', () => {
    expect(hear('кінь на е шість', { game: begun.game, languages: everyLanguage('uk') })).toEqual({
      type: 'move',
      move: { from: 'f3', to: 'e6' },
      alphabets: [],
      exact: true,
    });
  });
});
