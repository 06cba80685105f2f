/**
 * Properties of hearing, over positions reached by chance (seeded): every legal move is understood however it is written, and
 * nothing that is typed brings the program down.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { SQUARES, sameMove, type Move } from '../../src/laws/squares.js';
import { ALPHABETS, type Alphabet } from '../../src/notation/alphabets.js';
import { inAlphabet } from '../../src/notation/algebraic.js';
import { hear, type HearContext } from '../../speech/hear.js';
import { game } from '../laws/play.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';

const RUNS = { seed: 19_720_822, numRuns: 40 };

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  // both sides may castle, and capture a good deal
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  // pawns before promotion, several pieces of a kind
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  'k7/8/8/8/3N2B1/8/1N2BN2/KN3RR1 w - - 0 1',
];

/** A game that stands in a position reached from one of the starts by moves that the numbers choose. */
const games = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([start, choices]): Game => {
    let position = positionOf(game(start));
    for (const choice of choices) {
      const moves = position.legalMoves();
      const move = moves[choice % Math.max(1, moves.length)];
      const next: Position | undefined = move && position.play(move);
      if (!next || next.legalMoves().length === 0) break;
      position = next;
    }
    return { ...game(), positions: [position] };
  });

function mustBe(text: string, move: Move, context: HearContext): void {
  const heard = hear(text, context);
  const position = positionOf(context.game);
  expect(heard, `${text} in ${position.fen()} on ${context.languages.page.name}`).toMatchObject({ type: 'move', move });
}

const FILES_CALLED = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'];
const RANKS_CALLED = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const KINDS_CALLED = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
} as const;

/** The call of App. D.2.1: the piece, its square and the square it goes to, and what the pawn becomes. */
function called(position: Position, move: Move): string {
  if (move.castling) return move.castling === 'short' ? 'kurze Rochade' : 'lange Rochade';
  const square = (name: string): string =>
    `${FILES_CALLED[name.charCodeAt(0) - 97]} ${RANKS_CALLED[Number(name[1]) - 1]}`;
  const takes = position.pieceAt(move.to) ? ' schlägt' : '';
  const becomes = move.promotion ? ` ${KINDS_CALLED[move.promotion]}` : '';
  return `${KINDS_CALLED[position.placedAt(move.from).kind]} ${square(move.from)}${takes} ${square(move.to)}${becomes}`;
}

const alphabetOf = (language: string): Alphabet => {
  const alphabet = ALPHABETS.find((one) => one.name === language);
  if (!alphabet) throw new Error(language);
  return alphabet;
};

describe('every legal move', () => {
  it('is heard from short notation in the letters of the page', () => {
    fc.assert(
      fc.property(games, fc.constantFrom(...LANGUAGE_NAMES), (played, language) => {
        const position = positionOf(played);
        for (const move of position.legalMoves()) {
          mustBe(inAlphabet(position.san(move), alphabetOf(language)), move, {
            game: played,
            languages: everyLanguage(language),
          });
        }
      }),
      RUNS,
    );
  });

  it('is heard, or asked about, from short notation in any alphabet on any page', () => {
    fc.assert(
      fc.property(
        games,
        fc.constantFrom(...LANGUAGE_NAMES),
        fc.constantFrom(...ALPHABETS),
        fc.boolean(),
        (played, language, alphabet, known) => {
          const context = {
            game: { ...played, alphabets: known ? { [alphabet.name]: 3 } : {} },
            languages: everyLanguage(language),
          };
          const position = positionOf(played);
          for (const move of position.legalMoves()) {
            const text = inAlphabet(position.san(move), alphabet);
            const heard = hear(text, context);
            const among = heard.type === 'ask' && heard.moves.some((asked) => sameMove(asked, move));
            const itself = heard.type === 'move' && sameMove(heard.move, move);
            // Where the alphabet is not known the page's own reading goes first, be it one legal move or several.
            const ownFirst =
              !known &&
              alphabet.name !== language &&
              (heard.type !== 'refused' || heard.refusal.reason === 'several moves');
            expect(among || itself || ownFirst, `${text} in ${position.fen()} on ${language}`).toBe(true);
          }
        },
      ),
      RUNS,
    );
  });

  it('is heard from its squares and from its call, whatever the page and the game', () => {
    const LETTERS = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;
    fc.assert(
      fc.property(games, fc.constantFrom(...LANGUAGE_NAMES), (played, language) => {
        const position = positionOf(played);
        for (const move of position.legalMoves()) {
          const promotion = move.promotion ? LETTERS[move.promotion] : '';
          mustBe(`${move.from}${move.to}${promotion}`, move, { game: played, languages: everyLanguage(language) });
          mustBe(called(position, move), move, { game: played, languages: everyLanguage(language) });
          mustBe(`${called(position, move)}, Schach.`, move, { game: played, languages: everyLanguage(language) });
        }
      }),
      RUNS,
    );
  });
});

describe('anything else', () => {
  const SIGNS = [
    ...Array.from('abcdefgh12345678KQRBNPDTLSFCAКСТФЛПРрВзДд0O-–x:=+#!?.() ♘е'),
    ' Springer ',
    ' takes ',
    'castle',
  ];

  it.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 260 })],
    ['signs of moves', fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }).map((signs) => signs.join(''))],
    [
      'lone halves of characters',
      fc.array(fc.integer({ min: 0xd800, max: 0xdfff })).map((all) => String.fromCharCode(...all)),
    ],
  ])('%s: never throws, and what is heard is legal', (_, texts) => {
    fc.assert(
      fc.property(games, texts, fc.constantFrom(...LANGUAGE_NAMES), (played, text, language) => {
        const heard = hear(text, { game: { ...played, alphabets: { uk: 1 } }, languages: everyLanguage(language) });
        const moves = heard.type === 'move' ? [heard.move] : heard.type === 'ask' ? heard.moves : [];
        for (const move of moves) expect(positionOf(played).isLegal(move)).toBe(true);
        if (heard.type === 'ask') expect(heard.alphabets).toHaveLength(heard.moves.length);
      }),
      { ...RUNS, numRuns: 1500 },
    );
  });

  it('is refused with a reason that does not come from a legal move', () => {
    // Every from-square with every to-square: a refusal exactly where the move is illegal (a promotion lacks its piece).
    const position = parsePosition(STARTS[1] ?? '');
    expect(position.ok).toBe(true);
    const played = game(STARTS[1]);
    const legal = new Set(
      positionOf(played)
        .legalMoves()
        .map(({ from, to }) => from + to),
    );
    for (const from of SQUARES) {
      for (const to of SQUARES) {
        // The king named onto its own rook castles as well (UCI of Chess960).
        const castles = from === 'e1' && (to === 'a1' || to === 'h1');
        const heard = hear(from + to, { game: played, languages: everyLanguage('en') });
        expect(heard.type, from + to).toBe(legal.has(from + to) || castles ? 'move' : 'refused');
      }
    }
  });
});
