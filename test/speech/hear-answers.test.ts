/**
 * Answers to the question which move is meant, in the words a player would use, in the five languages. Which move each must be is read
 * off the position by hand.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterNo, answerTo, readYesNo, type GivenAnswer } from '../../speech/hearing/answering.js';
import { readCommand } from '../../speech/hearing/line.js';
import { meaningsOf } from '../../speech/hearing/lexicon.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { Position } from '../../src/laws/board/board.js';
import { FILES, RANKS, SQUARES, type Move, type PromotionKind, type Square } from '../../src/laws/squares.js';
import { TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { move, position } from '../laws/play.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

/** "g1f3", "yes", "no", "unclear", "none". */
function told(answer: GivenAnswer): string {
  if (answer.type !== 'move') return answer.type;
  const { from, to, promotion } = answer.move;
  return `${from}${to}${promotion ? (promotion === 'knight' ? 'n' : promotion.charAt(0)) : ''}`;
}

/** What a text answers where these moves are asked about, which are written "b1d2 f3d2". */
function answered(text: string, fen: string, moves: string, language: LanguageName = 'en'): string {
  return told(answerTo(text, { moves: moves.split(' ').map(move), position: position(fen) }, everyLanguage(language)));
}

/** Knights on b1 and f3 can go to d2. */
const KNIGHTS = ['4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2 f3d2'] as const;
/** Rooks on a1 and a5 can go to a3. */
const ROOKS = ['4k3/8/8/R7/8/8/8/R3K3 w - - 0 1', 'a1a3 a5a3'] as const;
/** The pawn on d4 and the queen on e1 can take on e5. */
const TAKERS = ['4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1', 'd4e5 e1e5'] as const;
/** The pawn on e7 is to be promoted. */
const PROMOTIONS = ['8/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e7e8q e7e8r e7e8b e7e8n'] as const;
/** The queen on d1 takes on d7 a rook, on h5 a knight. */
const TAKEN = ['4k3/3r4/8/7n/8/8/8/3QK3 w - - 0 1', 'd1d7 d1h5'] as const;
/** The bishop on d5 can take on f7, the knight on d4 on f5. */
const CAPTURES = ['4k3/5p2/8/3B1p2/3N4/8/8/K7 w - - 0 1', 'd5f7 d4f5'] as const;

type Case = readonly [
  text: string,
  asked: readonly [fen: string, moves: string],
  told: string,
  language?: LanguageName,
];

function answers(cases: readonly Case[]): void {
  it.each(cases.map((one) => ({ one, text: `${one[3] ?? 'en'}: ${one[0]}` })))('$text', ({ one }) => {
    const [text, [fen, moves], expected, language] = one;
    expect(answered(text, fen, moves, language)).toBe(expected);
  });
}

describe('by its number', () => {
  answers([
    ['1', KNIGHTS, 'b1d2'],
    [' 2. ', KNIGHTS, 'f3d2'],
    ['two', KNIGHTS, 'f3d2'],
    ['number two', KNIGHTS, 'f3d2'],
    ['the second', KNIGHTS, 'f3d2'],
    ['the first one', KNIGHTS, 'b1d2'],
    ['four', PROMOTIONS, 'e7e8n'],
    ['zwei', KNIGHTS, 'f3d2', 'de'],
    ['Nummer eins', KNIGHTS, 'b1d2', 'de'],
    ['die zweite', KNIGHTS, 'f3d2', 'de'],
    ['der erste Zug', KNIGHTS, 'b1d2', 'de'],
    ['два', KNIGHTS, 'f3d2', 'uk'],
    ['номер один', KNIGHTS, 'b1d2', 'uk'],
    ['другий', KNIGHTS, 'f3d2', 'uk'],
    ['перший хід', KNIGHTS, 'b1d2', 'uk'],
    ['два', KNIGHTS, 'f3d2', 'be'],
    ['нумар адзін', KNIGHTS, 'b1d2', 'be'],
    ['другі', KNIGHTS, 'f3d2', 'be'],
    ['два', KNIGHTS, 'f3d2', 'mk'],
    ['број еден', KNIGHTS, 'b1d2', 'mk'],
    ['вториот', KNIGHTS, 'f3d2', 'mk'],
    // In another language than the page's.
    ['zwei', KNIGHTS, 'f3d2', 'mk'],
  ]);

  it('up to nine', () => {
    const nine = 'e1e8 e1b1 e1c1 e1d1 e1f1 e1g1 e1h1 e1e2 e1e3';
    const fen = 'k7/8/8/8/8/8/8/K3Q3 w - - 0 1';
    for (const [text, language] of [
      ['nine', 'en'],
      ['9', 'en'],
      ['neun', 'de'],
      ["дев'ять", 'uk'],
      ['дзевяць', 'be'],
      ['девет', 'mk'],
    ] as const) {
      expect(answered(text, fen, nine, language), text).toBe('e1e3');
    }
  });

  it('is no number where it is one of a rank', () => {
    // The number of the list goes first: one is the rook on a1, and five there is none, so that the rank is meant.
    expect(answered('five', ...ROOKS)).toBe('a5a3');
    expect(answered('rank one', '4k3/8/8/8/8/R7/8/R3K3 w - - 0 1', 'a3a2 a1a2')).toBe('none');
    expect(answered('on the first rank', '4k3/8/8/8/8/R7/8/R3K3 w - - 0 1', 'a3a2 a1a2')).toBe('a1a2');
  });
});

describe('by what tells it from the others', () => {
  answers([
    ['from g one', ['4k3/8/8/8/8/8/4N3/4K1N1 w - - 0 1', 'g1f3 e2d4'], 'g1f3'],
    ['from b one', KNIGHTS, 'b1d2'],
    ['the one from b one', KNIGHTS, 'b1d2'],
    ['the one on f three', KNIGHTS, 'f3d2'],
    ['b1', KNIGHTS, 'b1d2'],
    ['b', KNIGHTS, 'b1d2'],
    ['the f file', KNIGHTS, 'f3d2'],
    // Both go to the d-file, and one comes from there.
    ['d', ['4k3/8/8/8/8/R7/8/3RK3 w - - 0 1', 'd1d3 a3d3'], 'd1d3'],
    ['Bella', KNIGHTS, 'b1d2'],
    ['foxtrot', KNIGHTS, 'f3d2'],
    ['the knight on f three', KNIGHTS, 'f3d2'],
    ['the pawn', TAKERS, 'd4e5'],
    ['queen', TAKERS, 'e1e5'],
    ['with the queen', TAKERS, 'e1e5'],
    ['Q', TAKERS, 'e1e5'],
    ['takes the rook', TAKEN, 'd1d7'],
    ['takes the knight', TAKEN, 'd1h5'],
    ['h five', TAKEN, 'd1h5'],
    // A rank or a file behind "takes" is where to.
    ['takes seven', CAPTURES, 'd5f7'],
    ['takes five', CAPTURES, 'd4f5'],
    ['takes on f five', CAPTURES, 'd4f5'],
    ['takes f', CAPTURES, 'unclear'],
    ['takes d', CAPTURES, 'none'],
    ['takes four', CAPTURES, 'none'],
    ['takes with the knight', CAPTURES, 'd4f5'],
    ['takes from four', CAPTURES, 'd4f5'],
    ['queen', PROMOTIONS, 'e7e8q'],
    ['a knight', PROMOTIONS, 'e7e8n'],
    ['promote to a rook', PROMOTIONS, 'e7e8r'],
    ['=B', PROMOTIONS, 'e7e8b'],
    ['n', PROMOTIONS, 'e7e8n'],
    ['kingside', ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1 e1c1'], 'none'],
    ['Gustav', ['4k3/8/8/8/8/8/4N3/4K1N1 w - - 0 1', 'g1f3 e2d4'], 'g1f3', 'de'],
    ['von Gustav eins', ['4k3/8/8/8/8/8/4N3/4K1N1 w - - 0 1', 'g1f3 e2d4'], 'g1f3', 'de'],
    ['der Springer auf b eins', KNIGHTS, 'b1d2', 'de'],
    ['die Dame', TAKERS, 'e1e5', 'de'],
    ['mit dem Bauern', TAKERS, 'd4e5', 'de'],
    ['Dame', PROMOTIONS, 'e7e8q', 'de'],
    ['S', PROMOTIONS, 'e7e8n', 'de'],
    ['d', PROMOTIONS, 'e7e8q', 'de'],
    ['von fünf', ROOKS, 'a5a3', 'de'],
    ['ферзь', TAKERS, 'e1e5', 'uk'],
    ['пішак', TAKERS, 'd4e5', 'uk'],
    ['кінь', PROMOTIONS, 'e7e8n', 'uk'],
    ['з бе один', KNIGHTS, 'b1d2', 'uk'],
    ['тура', PROMOTIONS, 'e7e8r', 'uk'],
    ['пешка', TAKERS, 'd4e5', 'be'],
    ['ферзь', PROMOTIONS, 'e7e8q', 'be'],
    ['эф тры', KNIGHTS, 'f3d2', 'be'],
    ['дамата', TAKERS, 'e1e5', 'mk'],
    ['скокач', PROMOTIONS, 'e7e8n', 'mk'],
    ['од бе еден', KNIGHTS, 'b1d2', 'mk'],
  ]);

  it('castling by its side', () => {
    const asked = {
      position: position('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'),
      moves: [
        { from: 'e1', to: 'g1', castling: 'short' },
        { from: 'e1', to: 'c1', castling: 'long' },
      ] as const,
    };
    expect(told(answerTo('queenside', asked, everyLanguage('en')))).toBe('e1c1');
    expect(told(answerTo('short', asked, everyLanguage('en')))).toBe('e1g1');
    expect(told(answerTo('die lange', asked, everyLanguage('de')))).toBe('e1c1');
    expect(told(answerTo('мала', asked, everyLanguage('mk')))).toBe('e1g1');
  });

  answers([
    // True of both.
    ['knight', KNIGHTS, 'unclear'],
    // Letters that do not tell which are Lichess's for the clock and the board.
    ['c', ['4k3/8/8/8/8/2N5/8/4K3 w - - 0 1', 'c3b1 c3d1 c3e2'], 'none'],
    ['b', ['4k3/8/8/8/8/2N5/8/4K3 w - - 0 1', 'c3b1 c3d1 c3e2'], 'c3b1'],
    ['d two', KNIGHTS, 'unclear'],
    // The f-file is where one comes from, and where the other goes.
    ['f', ['4k3/8/8/8/8/8/8/1K1R1R2 w - - 0 1', 'd1f1 f1d1'], 'unclear'],
    // True of neither: other lines.
    ['bishop', KNIGHTS, 'none'],
    ['e four', KNIGHTS, 'none'],
    ['knight c three', KNIGHTS, 'none'],
    ['seven', KNIGHTS, 'none'],
    ['the other', KNIGHTS, 'none'],
    ['clock', KNIGHTS, 'none'],
    // Commands, though the words tell the moves apart.
    ['captures', ['4k3/8/8/4p3/8/8/8/K3Q3 w - - 0 1', 'e1e5 e1e4'], 'none'],
    ['file b', KNIGHTS, 'none'],
    ['b e4', KNIGHTS, 'none'],
    ['', KNIGHTS, 'none'],
  ]);
});

describe('yes and no', () => {
  it.each<readonly [LanguageName, readonly string[], readonly string[]]>([
    ['en', ['yes', 'Yes!', 'yeah', 'right', 'yes, right', 'OK', 'correct'], ['no', 'No.', 'nope', 'wrong', 'no, no']],
    [
      'de',
      ['ja', 'Ja!', 'richtig', 'genau', 'ja, genau', 'stimmt'],
      ['nein', 'Nein!', 'falsch', 'stimmt nicht', 'nee'],
    ],
    ['uk', ['так', 'Так!', 'правильно', 'ага', 'саме так'], ['ні', 'Ні.', 'неправильно', 'не так']],
    ['be', ['так', 'ага', 'правільна'], ['не', 'Не.', 'няправільна', 'не так']],
    ['mk', ['да', 'Да!', 'точно', 'во ред'], ['не', 'погрешно', 'не е точно', 'не така']],
  ])('in %s', (language, yes, no) => {
    for (const text of yes) {
      expect(readYesNo(text, everyLanguage('en')), text).toBe(true);
      expect(answered(text, ...KNIGHTS, language)).toBe('yes');
    }
    for (const text of no) {
      expect(readYesNo(text, everyLanguage('en')), text).toBe(false);
      expect(answered(text, ...KNIGHTS, language)).toBe('no');
    }
  });

  it('is neither where both are said, or something else', () => {
    for (const text of ['yes no', 'ja nein', 'maybe', 'knight f3', 'no knight f3', '', 'y', 'n', 'н', ' ']) {
      expect(readYesNo(text, everyLanguage('en')), text).toBe(undefined);
    }
    expect(readYesNo('yes '.repeat(TEXT_LIMIT), everyLanguage('en'))).toBe(undefined);
  });

  it('by a letter where nothing else is asked', () => {
    const one = [KNIGHTS[0], 'b1d2'] as const;
    expect([answered('y', ...one), answered('j', ...one, 'de'), answered('д', ...one, 'mk')]).toEqual([
      'yes',
      'yes',
      'yes',
    ]);
    expect([answered('n', ...one), answered('н', ...one, 'uk')]).toEqual(['no', 'no']);
    expect([answered('1', ...one), answered('b', ...one), answered('knight', ...one)]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  it('no word for it is a command, or says anything of a move', () => {
    for (const language of LANGUAGE_NAMES) {
      const { yes, no } = EVERY_LANGUAGE[language].answers;
      for (const word of [...yes, ...no]) {
        for (const other of LANGUAGE_NAMES) {
          expect(readCommand(word, everyLanguage(other)), word).toBe(undefined);
          expect(
            meaningsOf(word, everyLanguage(other)).filter(({ heed }) => heed.is !== 'remark' && heed.is !== 'way'),
            word,
          ).toEqual([]);
        }
      }
    }
  });

  it.each([
    ['no, knight e two', 'knight e two'],
    ['Nein, Dame d2', 'Dame d2'],
    ['ні, кінь е два', 'кінь е два'],
    ['не: пешка', 'пешка'],
    ['no', undefined],
    ['no, ', undefined],
    ['knight no e two', undefined],
  ])('%s is followed by %s', (text, rest) => {
    expect(afterNo(text, everyLanguage('en'))).toBe(rest);
  });
});

describe('whatever is asked', () => {
  const square = fc.constantFrom(...SQUARES);

  /** Two to six knights of White on any squares, and one square that all are asked about; which of them could go there is all the same. */
  const asked = fc
    .record({ to: square, froms: fc.uniqueArray(square, { minLength: 2, maxLength: 6 }) })
    .filter(({ to, froms }) => !froms.includes(to))
    .map(({ to, froms }) => ({ to, froms, fen: withKnights(froms) }));

  it('the square it comes from picks the move', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...LANGUAGE_NAMES), ({ to, froms, fen }, language) => {
        const moves = froms.map((from): Move => ({ from, to }));
        for (const one of moves) {
          expect(told(answerTo(one.from, { moves, position: fen }, everyLanguage(language)))).toBe(`${one.from}${to}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a file or a rank picks the only move that comes from there, and no other where several do', () => {
    fc.assert(
      fc.property(asked, ({ to, froms, fen }) => {
        const moves = froms.map((from): Move => ({ from, to }));
        for (const file of FILES) {
          const there = froms.filter((from) => from.startsWith(file));
          const answer = told(answerTo(`from ${file}`, { moves, position: fen }, everyLanguage('en')));
          if (there.length === 1) expect(answer).toBe(`${there[0] ?? ''}${to}`);
          else expect(answer).toBe(there.length === 0 ? 'none' : 'unclear');
        }
        for (const rank of RANKS) {
          const there = froms.filter((from) => from.endsWith(rank));
          const answer = told(answerTo(`on the rank from ${rank}`, { moves, position: fen }, everyLanguage('en')));
          if (there.length === 1) expect(answer).toBe(`${there[0] ?? ''}${to}`);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('its number picks the move', () => {
    const words = ['one', 'zwei', 'три', 'чатыры', 'пет', 'six'];
    fc.assert(
      fc.property(asked, ({ to, froms, fen }) => {
        const moves = froms.map((from): Move => ({ from, to }));
        froms.forEach((from, index) => {
          expect(told(answerTo(words[index] ?? '', { moves, position: fen }, everyLanguage('en')))).toBe(
            `${from}${to}`,
          );
        });
      }),
    );
  });

  it('the piece that a pawn becomes picks the move', () => {
    const names: Readonly<Record<PromotionKind, readonly string[]>> = {
      queen: ['queen', 'Dame', 'ферзь', 'дама'],
      rook: ['rook', 'Turm', 'тура', 'ладдзя', 'топ'],
      bishop: ['bishop', 'Läufer', 'слон', 'ловец'],
      knight: ['knight', 'Springer', 'кінь', 'конь', 'скокач'],
    };
    const [fen, moves] = PROMOTIONS;
    for (const kind of Object.keys(names) as PromotionKind[]) {
      for (const name of names[kind]) {
        for (const language of LANGUAGE_NAMES) {
          expect(answered(name, fen, moves, language)).toBe(`e7e8${kind === 'knight' ? 'n' : kind.charAt(0)}`);
        }
      }
    }
  });

  it('never throws, and never picks what is not asked about', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const answer = answered(text, ...KNIGHTS);
        expect(['yes', 'no', 'unclear', 'none', 'b1d2', 'f3d2']).toContain(answer);
      }),
    );
    expect(answered('yes '.repeat(3_000_000), ...KNIGHTS)).toBe('none');
  });
});

/** White knights on these squares; the kings stand where there is room, far from each other. Black is to move, so that any may give check. */
function withKnights(knights: readonly Square[]): Position {
  const free = SQUARES.filter((square) => !knights.includes(square));
  const signs = new Map<string, string>(knights.map((square) => [square, 'N']));
  signs.set(free[0] ?? '', 'K').set(free.at(-1) ?? '', 'k');
  const rows = RANKS.toReversed().map((rank) =>
    FILES.map((file) => signs.get(`${file}${rank}`) ?? '1')
      .join('')
      .replace(/1+/gu, (run) => String(run.length)),
  );
  return position(`${rows.join('/')} b - - 0 1`);
}
