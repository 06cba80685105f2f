/** What is said of a board that fingers explore, and which pieces can move, in whole sentences. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { PlayKind } from '../../src/laws/conditions.js';
import { viewFor } from '../../src/laws/view.js';
import { movable } from '../../src/questions/movable.js';
import { LANGUAGES } from '../../speech/languages.js';
import type { LanguageName } from '../../speech/language-names.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseExploring, phraseMovable } from '../../speech/phrase/touch.js';
import { textOf } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { english, inWords } from './said.js';

function canMove(fen: string, moves = '', { play = 'casual', ply = Infinity }: { play?: PlayKind; ply?: number } = {}) {
  return textOf(phraseMovable(movable(viewFor(make(game(fen, play), moves), 'white'), ply), english()));
}

/** The bishop alone can stop the check (Art. 3.9.2): the king's squares are taken or attacked, and no pawn comes to the first rank. */
const ONLY_THE_BISHOP = '4k3/8/8/8/8/1B6/3PPP2/q3K3 w - - 0 1';

describe('which pieces can move', () => {
  test.each([
    // Art. 2.3, 3.6, 3.7: knights jump, pawns go, and nothing else has a way.
    [START_FEN, '', '10 pieces. White can move: knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.'],
    // Of whoever has the move.
    [START_FEN, 'e2e4', '10 pieces. Black can move: knights b8, g8, pawns a7, b7, c7, d7, e7, f7, g7, h7.'],
    // Art. 3.9.2: a pinned knight never moves.
    ['4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1', '', 'White can move: king e1.'],
    [ONLY_THE_BISHOP, '', 'White can move: bishop b3.'],
    // Art. 5.2.1: stalemate.
    ['7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'f1f7', 'Black has nothing that can move.'],
  ])('%s %s: %s', (fen, moves, said) => {
    expect(canMove(fen, moves)).toBe(said);
  });

  test('an earlier position answers for itself', () => {
    expect(canMove(START_FEN, 'e2e4 e7e5', { ply: 1 })).toBe(
      '10 pieces. Black can move: knights b8, g8, pawns a7, b7, c7, d7, e7, f7, g7, h7.',
    );
  });

  // Art. 11.3.1, 12.6: nobody is helped in a tournament.
  test('in strict play the program gives no hints', () => {
    expect(canMove(START_FEN, '', { play: 'strict' })).toBe('In strict play the program gives no hints.');
  });

  test.each<readonly [LanguageName, string, string]>([
    ['en', 'White can move: bishop b3.', 'Black has nothing that can move.'],
    ['de', 'Weiß kann ziehen: Läufer b3.', 'Schwarz hat nichts, was ziehen kann.'],
    ['uk', 'Білі: можуть ходити слон бе три.', 'Чорні: жодна фігура не може ходити.'],
    ['be', 'Белыя: могуць хадзіць слон бэ тры.', 'Чорныя: ніводная фігура не можа хадзіць.'],
    ['mk', 'Бели: можат да се движат ловец бе три.', 'Црни: ниедна фигура не може да се движи.'],
    ['pl', 'Białe: mogą się ruszyć goniec b3.', 'Czarne: żadna bierka nie może się ruszyć.'],
    ['fr', 'Les Blancs peuvent jouer\u00A0: fou b3.', 'Les Noirs ne peuvent jouer aucune pièce.'],
    ['es', 'Blancas: pueden mover alfil b3.', 'Negras: nada puede mover.'],
  ])('in %s: %s', async (language, one, none) => {
    const options = inWords(await LANGUAGES[language].words());
    const said = (fen: string, moves: string) =>
      textOf(phraseMovable(movable(viewFor(make(game(fen), moves), 'white'), Infinity), options));
    expect(said(ONLY_THE_BISHOP, '')).toBe(one);
    expect(said('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'f1f7')).toBe(none);
  });
});

test.each<readonly [LanguageName, string, string, string]>([
  [
    'en',
    'Exploring by touch. Slide a finger over the board to hear its squares. To lift or place, tap with a second finger, or tap twice on the square you heard.',
    'Exploring by touch is off.',
    'Nothing is lifted.',
  ],
  [
    'uk',
    'Дошку обмацують. Ковзайте по ній пальцем, щоб чути поля. Щоб підняти чи поставити, торкніться другим пальцем або двічі торкніться почутого поля.',
    'Дошку більше не обмацують.',
    'Нічого не піднято.',
  ],
  [
    'de',
    'Das Brett wird abgetastet. Gleiten Sie mit einem Finger darüber, um die Felder zu hören. Zum Aufnehmen und Absetzen tippen Sie mit einem zweiten Finger, oder zweimal auf das gehörte Feld.',
    'Das Brett wird nicht mehr abgetastet.',
    'Keine Figur ist aufgenommen.',
  ],
])('exploring is told in %s, on and off, and that nothing is in the hand', async (language, on, off, nothing) => {
  const words = await LANGUAGES[language].words();
  words.messages.take(await LANGUAGES[language].late());
  const options = inWords(words);
  expect(textOf(phraseExploring(true, options))).toBe(on);
  expect(textOf(phraseExploring(false, options))).toBe(off);
  expect(textOf(phraseHand({ type: 'nothing lifted' }, options))).toBe(nothing);
});
