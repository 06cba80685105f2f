/** What is said from one square: sentence by sentence, by hand, in each language. The positions are made for it. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor } from '../../src/laws/view.js';
import { askFromSquare, directionsFrom, type SquareQuestion } from '../../src/questions/from-square.js';
import type { LanguageName } from '../../speech/language-names.js';
import { phraseSquareAnswer } from '../../speech/phrase/from-square.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { game } from '../laws/play.js';
import { WORDS } from './all-languages.js';
import { ATTACKED, ROOK } from './asked.js';
import './late-words.js';
import { inWords } from './said.js';

function said(
  question: SquareQuestion,
  fen: string,
  language: LanguageName = 'en',
  style: CallStyle = 'plain',
  play: 'casual' | 'strict' = 'casual',
): Utterance {
  return phraseSquareAnswer(
    askFromSquare(viewFor(game(fen, play), 'white'), question),
    inWords(WORDS[language], { squareStyle: style }),
  );
}

/** White's knight is pinned by the bishop, one of his rooks stands behind the other; the queen defends. */
const PINNED = '3qk3/8/8/3p4/1b6/2NR4/8/3RK3 w - - 0 1';
const PAWN = '4k3/8/6p1/8/4P3/8/8/4K3 w - - 0 1';

const NORTH_EAST: SquareQuestion = { about: 'rays', square: 'e4', directions: ['north-east'] };
const ATTACKERS: SquareQuestion = { about: 'attackers', square: 'd5' };
const VIEW: SquareQuestion = { about: 'knight’s view', square: 'e4' };

describe('in English', () => {
  test.each<readonly [question: SquareQuestion, fen: string, sentences: string]>([
    [NORTH_EAST, PAWN, 'North-east: f5 empty, g6 black pawn, h7 empty.'],
    [{ about: 'rays', square: 'h4', directions: ['east'] }, PAWN, 'East: edge of the board.'],
    [
      { about: 'rays', square: 'a1', directions: directionsFrom('a1') },
      START_FEN,
      '13 pieces. North: a2 white pawn, a3 empty, a4 empty, a5 empty, a6 empty, a7 black pawn, a8 black rook. ' +
        'North-east: b2 white pawn, c3 empty, d4 empty, e5 empty, f6 empty, g7 black pawn, h8 black rook. ' +
        'East: b1 white knight, c1 white bishop, d1 white queen, e1 white king, f1 white bishop, g1 white knight, h1 white rook.',
    ],
    [VIEW, START_FEN, 'Knight’s view from e4: white pawn f2, white pawn d2; empty: f6, g5, g3, c3, c5, d6.'],
    [
      { about: 'knight’s view', square: 'a8' },
      '4k3/2p5/1p6/8/8/8/8/4K3 w - - 0 1',
      'Knight’s view from a8: black pawn c7, black pawn b6.',
    ],
    [{ about: 'knight’s view', square: 'a8' }, ROOK, 'Knight’s view from a8: no pieces; empty: c7, b6.'],
    [
      ATTACKERS,
      PINNED,
      'd5, black pawn. 3 attackers: knight c3 pinned by bishop b4, rook d3, rook d1 behind rook d3. 1 defender: queen d8.',
    ],
    [
      { about: 'attackers', square: 'e4' },
      ATTACKED,
      'e4, white pawn. 1 attacker: knight f6. 3 defenders: knight c3, bishop f3, rook e1.',
    ],
    [ATTACKERS, ATTACKED, 'd5, empty. White, 3: pawn e4, knight c3, bishop f3 behind pawn e4. Black, 1: knight f6.'],
    [{ about: 'attackers', square: 'a5' }, ATTACKED, 'a5, empty. No attackers.'],
    [{ about: 'attackers', square: 'a1' }, ROOK, 'a1, white rook. No attackers. No defenders.'],
    [{ about: 'attackers', square: 'g5' }, ATTACKED, 'g5, empty. No attackers.'],
    [{ about: 'attackers', square: 'd7' }, ATTACKED, 'd7, empty. Black, 2: knight f6, king e8.'],
    [{ about: 'defenders', square: 'e4' }, ATTACKED, 'e4, white pawn. 3 defenders: knight c3, bishop f3, rook e1.'],
    [{ about: 'defenders', square: 'd5' }, ATTACKED, 'd5, empty'],
  ])('%j, %s', (question, fen, sentences) => {
    expect(textOf(said(question, fen))).toBe(sentences);
  });

  test('in other styles', () => {
    expect(textOf(said(NORTH_EAST, PAWN, 'en', 'nato'))).toBe(
      'North-east: foxtrot five empty, golf six black pawn, hotel seven empty.',
    );
    expect(textOf(said(ATTACKERS, PINNED, 'en', 'algebraic'))).toBe(
      'd5, black P. 3 attackers: N c3 pinned by bishop b4, R d3, R d1 behind rook d3. 1 defender: Q d8.',
    );
  });

  test('the FIDE way a line is German, and a sentence has German squares', () => {
    const { segments } = said(NORTH_EAST, PAWN, 'en', 'fide');
    expect(segments).toEqual([
      { text: 'Nordost: Felix fünf leer, Gustav sechs schwarzer Bauer, Hector sieben leer.', lang: 'de' },
    ]);
    const edge: SquareQuestion = { about: 'rays', square: 'h4', directions: ['east'] };
    expect(textOf(said(edge, PAWN, 'en', 'fide'))).toBe('Ost: Brettrand.');
    expect(textOf(said({ about: 'attackers', square: 'a5' }, ATTACKED, 'uk', 'fide'))).toBe(
      'Anna fünf, порожнє. Ніхто не атакує.',
    );
  });

  test('nothing is hinted at in strict play (Art. 12.6)', () => {
    expect(textOf(said(ATTACKERS, PINNED, 'en', 'plain', 'strict'))).toBe('In strict play the program gives no hints.');
  });
});

describe.each<
  readonly [language: LanguageName, ray: string, view: string, attacked: string, empty: string, none: string]
>([
  [
    'de',
    'Nordost: f5 leer, g6 schwarzer Bauer, h7 leer.',
    'Springerblick von e4: weißer Bauer f2, weißer Bauer d2; leer: f6, g5, g3, c3, c5, d6.',
    'd5, schwarzer Bauer. 3 Angreifer: Springer c3 gefesselt vom Läufer b4, Turm d3, Turm d1 hinter dem Turm d3. 1 Verteidiger: Dame d8.',
    'd5, leer. Weiß, 3: Bauer e4, Springer c3, Läufer f3 hinter dem Bauern e4. Schwarz, 1: Springer f6.',
    'a1, weißer Turm. Kein Angreifer. Kein Verteidiger.',
  ],
  [
    'uk',
    'Північний схід: еф п’ять порожнє, же шість чорний пішак, аш сім порожнє.',
    'Поля коня від е чотири: білий пішак еф два, білий пішак де два; порожні: еф шість, же п’ять, же три, це три, це п’ять, де шість.',
    'де п’ять, чорний пішак. Атакують три: кінь це три зв’язаний слоном бе чотири, тура де три, тура де один за турою де три. ' +
      'Захищає одна: ферзь де вісім.',
    'де п’ять, порожнє. Білі, три: пішак е чотири, кінь це три, слон еф три за пішаком е чотири. Чорні, одна: кінь еф шість.',
    'а один, біла тура. Ніхто не атакує. Ніхто не захищає.',
  ],
  [
    'be',
    'Паўночны ўсход: эф пяць пуста, жэ шэсць чорная пешка, аш сем пуста.',
    'Палі каня ад е чатыры: белая пешка эф два, белая пешка дэ два; пустыя: эф шэсць, жэ пяць, жэ тры, цэ тры, цэ пяць, дэ шэсць.',
    'дэ пяць, чорная пешка. Нападаюць тры: конь цэ тры звязаны сланом бэ чатыры, ладдзя дэ тры, ладдзя дэ адзін за ладдзёй дэ тры. ' +
      'Абараняе адна: ферзь дэ восем.',
    'дэ пяць, пуста. Белыя, тры: пешка е чатыры, конь цэ тры, слон эф тры за пешкай е чатыры. Чорныя, адна: конь эф шэсць.',
    'а адзін, белая ладдзя. Ніхто не нападае. Ніхто не абараняе.',
  ],
  [
    'mk',
    'Североисток: еф пет празно, ге шест црн пешак, ха седум празно.',
    'Полиња на скокачот од е четири: бел пешак еф два, бел пешак де два; празни: еф шест, ге пет, ге три, це три, це пет, де шест.',
    'де пет, црн пешак. Напаѓаат три: скокач це три врзан од ловецот бе четири, топ де три, топ де еден зад топот де три. ' +
      'Брани една: дама де осум.',
    'де пет, празно. Бели, три: пешак е четири, скокач це три, ловец еф три зад пешакот е четири. Црни, една: скокач еф шест.',
    'а еден, бел топ. Ништо не напаѓа. Ништо не брани.',
  ],
  [
    'es',
    'Noreste: f5 vacía, g6 peón negro, h7 vacía.',
    'Saltos de caballo desde e4: peón blanco f2, peón blanco d2; vacías: f6, g5, g3, c3, c5, d6.',
    'd5, peón negro. 3 atacantes: caballo c3 clavado por el alfil b4, torre d3, torre d1 detrás de la torre d3. 1 defensor: dama d8.',
    'd5, vacía. Blancas, 3: peón e4, caballo c3, alfil f3 detrás del peón e4. Negras, 1: caballo f6.',
    'a1, torre blanca. Sin atacantes. Sin defensores.',
  ],
  [
    'fr',
    'Nord-est\u00a0: f5 vide, g6 pion noir, h7 vide.',
    'Sauts de cavalier depuis e4\u00a0: pion blanc f2, pion blanc d2\u00a0; vides\u00a0: f6, g5, g3, c3, c5, d6.',
    'd5, pion noir. 3 attaquants\u00a0: cavalier c3 cloué par le fou b4, tour d3, tour d1 derrière la tour d3. 1 défenseur\u00a0: dame d8.',
    'd5, vide. Blancs, 3\u00a0: pion e4, cavalier c3, fou f3 derrière le pion e4. Noirs, 1\u00a0: cavalier f6.',
    'a1, tour blanche. Pas d’attaquant. Pas de défenseur.',
  ],
  [
    'pl',
    'Północny wschód: f5 puste, g6 czarny pion, h7 puste.',
    'Skoki skoczka z e4: biały pion f2, biały pion d2; puste: f6, g5, g3, c3, c5, d6.',
    'd5, czarny pion. Atakują trzy: skoczek c3 związany przez gońca b4, wieża d3, wieża d1 za wieżą d3. Broni jedna: hetman d8.',
    'd5, puste. Białe, trzy: pion e4, skoczek c3, goniec f3 za pionem e4. Czarne, jedna: skoczek f6.',
    'a1, biała wieża. Nikt nie atakuje. Nikt nie broni.',
  ],
])('%s', (language, ray, view, attacked, empty, none) => {
  test('a line, a knight’s view, attackers of a piece, of an empty square, and none', () => {
    expect(textOf(said(NORTH_EAST, PAWN, language))).toBe(ray);
    expect(textOf(said(VIEW, START_FEN, language))).toBe(view);
    expect(textOf(said(ATTACKERS, PINNED, language))).toBe(attacked);
    expect(textOf(said(ATTACKERS, ATTACKED, language))).toBe(empty);
    expect(textOf(said({ about: 'attackers', square: 'a1' }, ROOK, language))).toBe(none);
  });
});

/** White's rook on d1 is pinned by the one on a1, and defends d5. */
const ROOK_PINNED = '4k3/8/8/3P4/8/8/8/r2RK3 w - - 0 1';

test.each<readonly [language: LanguageName, sentence: string]>([
  ['uk', 'де п’ять, білий пішак. Захищає одна: тура де один зв’язана турою а один.'],
  ['be', 'дэ пяць, белая пешка. Абараняе адна: ладдзя дэ адзін звязаная ладдзёй а адзін.'],
  ['es', 'd5, peón blanco. 1 defensor: torre d1 clavada por la torre a1.'],
  ['fr', 'd5, pion blanc. 1 défenseur\u00a0: tour d1 clouée par la tour a1.'],
  ['pl', 'd5, biały pion. Broni jedna: wieża d1 związana przez wieżę a1.'],
  ['de', 'd5, weißer Bauer. 1 Verteidiger: Turm d1 gefesselt vom Turm a1.'],
])('%s: what is pinned has the gender of its word', (language, sentence) => {
  expect(textOf(said({ about: 'defenders', square: 'd5' }, ROOK_PINNED, language))).toBe(sentence);
});
