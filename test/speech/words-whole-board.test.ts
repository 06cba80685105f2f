/**
 * What is said of the whole board: English and German sentence by sentence, the other languages where their grammar can fail. The positions are made
 * for it, but for the last of Spassky–Fischer, Reykjavik 1972, game 17.
 */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { viewFor } from '../../src/laws/view.js';
import { askOfBoard, type BoardQuestion } from '../../src/questions/whole-board.js';
import type { LanguageName } from '../../speech/language-names.js';
import { phraseBoardAnswer } from '../../speech/phrase/whole-board.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { WORDS } from './all-languages.js';
import { SPASSKY_FISCHER } from './asked.js';
import './late-words.js';
import { inWords } from './said.js';

interface Asked {
  readonly language?: LanguageName;
  readonly fen?: string;
  readonly moves?: string;
  readonly play?: 'casual' | 'strict';
  readonly style?: CallStyle;
}

function said(question: BoardQuestion, asked: Asked = {}): Utterance {
  const { language = 'en', fen = START_FEN, moves = '', play = 'casual', style = 'plain' } = asked;
  const view = viewFor(make(game(fen, play), moves), 'white');
  return phraseBoardAnswer(askOfBoard(view, question), inWords(WORDS[language], { squareStyle: style }));
}

const LONG: BoardQuestion = { about: 'long diagonals' };
const BY_FILE: BoardQuestion = { about: 'position by file' };
const PAWNS: BoardQuestion = { about: 'pawns by file' };
const CHANGES: BoardQuestion = { about: 'changes' };
const NO_DIAGONAL: BoardQuestion = { about: 'diagonal', from: 'a1', to: 'a8' };
const trait = (one: 'doubled' | 'isolated' | 'passed'): BoardQuestion => ({ about: 'pawn trait', trait: one });

/** A doubled pawn of White, an isolated one of either player, a passed one of White. */
const FEW = '4k3/1p6/8/6P1/8/P7/P7/4K3 w - - 0 1';
/** Nothing but kings. */
const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
/** Four pawns on three files, two pieces beside the kings. */
const SMALL = '4k3/p6p/8/8/3n4/8/P1P5/R3K3 w - - 0 1';
const TAKES = 'e2e4 d7d5 e4d5';
const CASTLES = { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', moves: 'a1b1 e8g8' };
const PROMOTES = { fen: '3n4/4P3/8/8/8/8/7k/K7 b - - 0 1', moves: 'h2h3 e7d8q' };

describe('English', () => {
  test.each<readonly [question: BoardQuestion, asked: Asked, sentences: string]>([
    [
      LONG,
      {},
      'Diagonal a1 h8: white rook a1, white pawn b2, black pawn g7, black rook h8. ' +
        'Diagonal h1 a8: white rook h1, white pawn g2, black pawn b7, black rook a8.',
    ],
    [{ about: 'diagonal', from: 'h4', to: 'd8' }, { fen: KINGS }, 'Diagonal h4 d8: empty.'],
    [{ about: 'diagonals of square', square: 'a1' }, { fen: KINGS }, 'Diagonal a1 h8: empty.'],
    [NO_DIAGONAL, {}, 'a1 and a8 are not on one diagonal.'],
    [
      PAWNS,
      {},
      '16 pawns. File a: White a2; Black a7. File b: White b2; Black b7. File c: White c2; Black c7. ' +
        'File d: White d2; Black d7. File e: White e2; Black e7. File f: White f2; Black f7. ' +
        'File g: White g2; Black g7. File h: White h2; Black h7.',
    ],
    [PAWNS, { fen: FEW }, 'File a: White a2, a3. File b: Black b7. File g: White g5. No pawns on files c, d, e, f, h.'],
    [
      PAWNS,
      { fen: '4k3/ppp1pppp/8/8/8/8/8/4K3 w - - 0 1' },
      'File a: Black a7. File b: Black b7. File c: Black c7. File e: Black e7. File f: Black f7. ' +
        'File g: Black g7. File h: Black h7. No pawns on file d.',
    ],
    [PAWNS, { fen: KINGS }, 'There are no pawns.'],
    [trait('doubled'), { fen: FEW }, 'White: doubled pawns a2, a3. Black: no doubled pawns.'],
    [trait('isolated'), { fen: FEW }, 'White: isolated pawns a2, a3, g5. Black: isolated pawn b7.'],
    [trait('isolated'), {}, 'White: no isolated pawns. Black: no isolated pawns.'],
    [trait('passed'), { fen: FEW }, 'White: passed pawn g5. Black: no passed pawns.'],
    [trait('passed'), { fen: SPASSKY_FISCHER }, 'White: no passed pawns. Black: no passed pawns.'],
    [
      BY_FILE,
      { fen: SMALL },
      'File a: white rook a1, white pawn a2, black pawn a7. File c: white pawn c2. File d: black knight d4. ' +
        'File e: white king e1, black king e8. File h: black pawn h7. Nothing on files b, f, g.',
    ],
    [
      BY_FILE,
      { fen: SPASSKY_FISCHER },
      '17 pieces. File a: white pawn a2, black pawn a6. File b: white pawn b3, black pawn b7. ' +
        'File c: white rook c2, white rook c4, black knight c6. File d: black pawn d6. ' +
        'File e: black rook e2, white pawn e4, black pawn e7. File f: black pawn f7. ' +
        'File g: white pawn g2, white king g3, black pawn g5, black king g7. File h: white pawn h3.',
    ],
    [CHANGES, {}, 'Nothing has changed since the start.'],
    [{ about: 'changes', by: 'white' }, { moves: 'e2e4' }, 'Nothing has changed since your last move.'],
    [CHANGES, { moves: 'e2e4' }, 'Since the start: white pawn from e2 to e4.'],
    [CHANGES, { moves: TAKES }, 'Since your last move: white pawn from e4 to d5; captured: black pawn d5.'],
    [CHANGES, CASTLES, 'Since your last move: black king from e8 to g8, black rook from h8 to f8.'],
    [CHANGES, PROMOTES, 'Since your last move: white pawn from e7 to d8, now a queen; captured: black knight d8.'],
    [trait('passed'), { play: 'strict' }, 'In strict play the program gives no hints.'],
    [trait('doubled'), { play: 'strict' }, 'In strict play the program gives no hints.'],
    [trait('isolated'), { play: 'strict' }, 'In strict play the program gives no hints.'],
  ])('%j %j', (question, asked, sentences) => {
    expect(textOf(said(question, asked))).toBe(sentences);
  });

  test('the answer is an answer to whoever asked, as one message', () => {
    expect(said(BY_FILE)).toMatchObject({ priority: 'answer', channel: 'page' });
  });

  test('how many comes first where many are told: more than eight', () => {
    expect(textOf(said(BY_FILE))).toMatch(/^32 pieces\. File a: /u);
    expect(textOf(said(BY_FILE, { fen: '4k3/ppp5/8/8/8/8/PPP5/4K3 w - - 0 1' }))).toMatch(/^File a: /u);
    expect(textOf(said(BY_FILE, { fen: '4k3/ppp5/8/8/8/8/PPPP4/4K3 w - - 0 1' }))).toMatch(/^9 pieces\. File a: /u);
  });
});

describe('German', () => {
  test.each<readonly [question: BoardQuestion, asked: Asked, sentences: string]>([
    [
      LONG,
      {},
      'Diagonale a1 h8: weißer Turm a1, weißer Bauer b2, schwarzer Bauer g7, schwarzer Turm h8. ' +
        'Diagonale h1 a8: weißer Turm h1, weißer Bauer g2, schwarzer Bauer b7, schwarzer Turm a8.',
    ],
    [{ about: 'diagonal', from: 'h4', to: 'd8' }, { fen: KINGS }, 'Diagonale h4 d8: leer.'],
    [NO_DIAGONAL, {}, 'a1 und a8 liegen nicht auf einer Diagonale.'],
    [
      PAWNS,
      { fen: FEW },
      'Linie a: Weiß a2, a3. Linie b: Schwarz b7. Linie g: Weiß g5. Keine Bauern auf Linien c, d, e, f, h.',
    ],
    [PAWNS, { fen: KINGS }, 'Es gibt keine Bauern.'],
    [trait('doubled'), { fen: FEW }, 'Weiß: Doppelbauern a2, a3. Schwarz: keine Doppelbauern.'],
    [trait('isolated'), { fen: FEW }, 'Weiß: isolierte Bauern a2, a3, g5. Schwarz: isolierter Bauer b7.'],
    [trait('isolated'), {}, 'Weiß: keine isolierten Bauern. Schwarz: keine isolierten Bauern.'],
    [trait('passed'), { fen: FEW }, 'Weiß: Freibauer g5. Schwarz: keine Freibauern.'],
    [
      BY_FILE,
      { fen: SMALL },
      'Linie a: weißer Turm a1, weißer Bauer a2, schwarzer Bauer a7. Linie c: weißer Bauer c2. ' +
        'Linie d: schwarzer Springer d4. Linie e: weißer König e1, schwarzer König e8. Linie h: schwarzer Bauer h7. ' +
        'Nichts auf Linien b, f, g.',
    ],
    [CHANGES, {}, 'Seit dem Anfang hat sich nichts geändert.'],
    [{ about: 'changes', by: 'white' }, { moves: 'e2e4' }, 'Seit Ihrem letzten Zug hat sich nichts geändert.'],
    [CHANGES, { moves: 'e2e4' }, 'Seit dem Anfang: weißer Bauer von e2 nach e4.'],
    [CHANGES, { moves: TAKES }, 'Seit Ihrem letzten Zug: weißer Bauer von e4 nach d5; geschlagen: schwarzer Bauer d5.'],
    [CHANGES, CASTLES, 'Seit Ihrem letzten Zug: schwarzer König von e8 nach g8, schwarzer Turm von h8 nach f8.'],
    [
      CHANGES,
      PROMOTES,
      'Seit Ihrem letzten Zug: weißer Bauer von e7 nach d8, jetzt Dame; geschlagen: schwarzer Springer d8.',
    ],
    [trait('passed'), { play: 'strict' }, 'Keine Hinweise im strengen Spiel.'],
  ])('%j %j', (question, asked, sentences) => {
    expect(textOf(said(question, { ...asked, language: 'de' }))).toBe(sentences);
  });

  test('how many comes first', () => {
    expect(textOf(said(BY_FILE, { language: 'de' }))).toMatch(/^32 Figuren\. Linie a: /u);
    expect(textOf(said(PAWNS, { language: 'de' }))).toMatch(/^16 Bauern\. Linie a: /u);
  });
});

describe('the FIDE way: nothing but names, in German on a page in any language', () => {
  test.each<readonly [question: BoardQuestion, fen: string, sentences: string]>([
    [
      { about: 'diagonal', from: 'a1', to: 'h8' },
      START_FEN,
      'Diagonale Anna eins Hector acht: weißer Turm Anna eins, weißer Bauer Bella zwei, ' +
        'schwarzer Bauer Gustav sieben, schwarzer Turm Hector acht.',
    ],
    [{ about: 'diagonal', from: 'a1', to: 'h8' }, KINGS, 'Diagonale Anna eins Hector acht: leer.'],
    [
      PAWNS,
      FEW,
      'Linie Anna: Weiß Anna zwei, Anna drei. Linie Bella: Schwarz Bella sieben. Linie Gustav: Weiß Gustav fünf. ' +
        'Linien ohne Bauern: Cesar, David, Eva, Felix, Hector.',
    ],
    [
      BY_FILE,
      KINGS,
      'Linie Eva: weißer König Eva eins, schwarzer König Eva acht. Leere Linien: Anna, Bella, Cesar, David, Felix, Gustav, Hector.',
    ],
  ])('%j', (question, fen, sentences) => {
    expect(said(question, { fen, style: 'fide' }).segments).toEqual([{ text: sentences, lang: 'de' }]);
  });

  test('how many comes first, and what is no name is said in the page’s language', () => {
    expect(textOf(said(BY_FILE, { style: 'fide' }))).toMatch(/^32 Figuren\. Linie Anna: /u);
    expect(said(PAWNS, { fen: KINGS, style: 'fide' }).segments).toEqual([{ text: 'There are no pawns.', lang: 'en' }]);
    expect(said(trait('passed'), { fen: FEW, style: 'fide' }).segments).toEqual([
      { text: 'White: passed pawn', lang: 'en' },
      { text: 'Gustav fünf.', lang: 'de' },
      { text: 'Black: no passed pawns.', lang: 'en' },
    ]);
  });
});

/** Gender, number and case of what is told; a pawn is feminine in Belarusian, masculine in the others. */
const AGREEMENT: readonly (readonly [Exclude<LanguageName, 'en' | 'de'>, BoardQuestion, Asked, string])[] = [
  [
    'uk',
    trait('isolated'),
    { fen: FEW },
    'Білі: ізольовані пішаки а два, а три, же п’ять. Чорні: ізольований пішак бе сім.',
  ],
  ['uk', trait('passed'), { fen: FEW }, 'Білі: прохідний пішак же п’ять. Чорні: прохідних пішаків немає.'],
  ['uk', trait('doubled'), { fen: FEW }, 'Білі: здвоєні пішаки а два, а три. Чорні: здвоєних пішаків немає.'],
  [
    'uk',
    CHANGES,
    PROMOTES,
    'Після вашого останнього ходу: білий пішак із е сім на де вісім, тепер ферзь; взято: чорний кінь де вісім.',
  ],
  ['uk', { about: 'changes', by: 'white' }, { moves: 'e2e4' }, 'Після вашого останнього ходу нічого не змінилося.'],
  ['uk', CHANGES, {}, 'Від початку нічого не змінилося.'],
  [
    'be',
    trait('isolated'),
    { fen: FEW },
    'Белыя: ізаляваныя пешкі а два, а тры, жэ пяць. Чорныя: ізаляваная пешка бэ сем.',
  ],
  ['be', trait('passed'), { fen: FEW }, 'Белыя: прахадная пешка жэ пяць. Чорныя: прахадных пешак няма.'],
  ['be', trait('doubled'), { fen: FEW }, 'Белыя: здвоеныя пешкі а два, а тры. Чорныя: здвоеных пешак няма.'],
  [
    'be',
    CHANGES,
    PROMOTES,
    'Пасля вашага апошняга хода: белая пешка з е сем на дэ восем, цяпер ферзь; узята: чорны конь дэ восем.',
  ],
  [
    'mk',
    trait('isolated'),
    { fen: FEW },
    'Бели: изолирани пешаци а два, а три, ге пет. Црни: изолиран пешак бе седум.',
  ],
  ['mk', trait('passed'), { fen: FEW }, 'Бели: слободен пешак ге пет. Црни: нема слободни пешаци.'],
  [
    'mk',
    CHANGES,
    PROMOTES,
    'По вашиот последен потег: бел пешак од е седум на де осум, сега дама; земено: црн скокач де осум.',
  ],
  ['pl', trait('isolated'), { fen: FEW }, 'Białe: izolowane piony a2, a3, g5. Czarne: izolowany pion b7.'],
  ['pl', trait('passed'), { fen: FEW }, 'Białe: wolny pion g5. Czarne: brak wolnych pionów.'],
  ['pl', trait('doubled'), { fen: FEW }, 'Białe: zdwojone piony a2, a3. Czarne: brak zdwojonych pionów.'],
  [
    'pl',
    CHANGES,
    PROMOTES,
    'Od twojego ostatniego ruchu: biały pion z e7 na d8, teraz hetman; zbito: czarny skoczek d8.',
  ],
  ['fr', trait('isolated'), { fen: FEW }, 'Blancs : pions isolés a2, a3, g5. Noirs : pion isolé b7.'],
  ['fr', trait('passed'), { fen: FEW }, 'Blancs : pion passé g5. Noirs : aucun pion passé.'],
  [
    'fr',
    CHANGES,
    PROMOTES,
    'Depuis votre dernier coup : pion blanc de e7 en d8, maintenant dame ; pris : cavalier noir d8.',
  ],
  ['fr', CHANGES, { moves: 'e2e4' }, 'Depuis le début : pion blanc de e2 en e4.'],
  ['es', trait('isolated'), { fen: FEW }, 'Blancas: peones aislados a2, a3, g5. Negras: peón aislado b7.'],
  ['es', trait('passed'), { fen: FEW }, 'Blancas: peón pasado g5. Negras: ningún peón pasado.'],
  ['es', CHANGES, PROMOTES, 'Desde su última jugada: peón blanco de e7 a d8, ahora dama; capturado: caballo negro d8.'],
];

test.each(AGREEMENT)('%s %j %j', (language, question, asked, sentence) => {
  expect(textOf(said(question, { ...asked, language }))).toBe(sentence);
});

/** One file alone; nothing on a diagonal; squares on none. */
test.each<readonly [Exclude<LanguageName, 'en' | 'de'>, files: string, pawns: string, diagonal: string, none: string]>([
  [
    'uk',
    'Порожньо: вертикаль це.',
    'Без пішаків: вертикаль це.',
    'Діагональ а чотири е вісім: порожня.',
    'а один і а вісім не лежать на одній діагоналі.',
  ],
  [
    'be',
    'Пуста: вертыкаль цэ.',
    'Без пешак: вертыкаль цэ.',
    'Дыяганаль а чатыры е восем: пустая.',
    'а адзін і а восем не ляжаць на адной дыяганалі.',
  ],
  [
    'mk',
    'Празно: линија це.',
    'Без пешаци: линија це.',
    'Дијагонала а четири е осум: празна.',
    'а еден и а осум не се на иста дијагонала.',
  ],
  [
    'pl',
    'Pusto: linia c.',
    'Bez pionów: linia c.',
    'Przekątna a4 e8: pusta.',
    'a1 i a8 nie leżą na jednej przekątnej.',
  ],
  [
    'fr',
    'Rien : colonne c.',
    'Sans pions : colonne c.',
    'Diagonale a4 e8 : vide.',
    'a1 et a8 ne sont pas sur une même diagonale.',
  ],
  [
    'es',
    'Sin nada: columna c.',
    'Sin peones: columna c.',
    'Diagonal a4 e8: vacía.',
    'a1 y a8 no están en una misma diagonal.',
  ],
])('%s: a file, a diagonal', (language, files, pawns, diagonal, none) => {
  const fen = '6k1/pp1ppppp/8/8/8/8/8/3K4 w - - 0 1';
  expect(textOf(said(BY_FILE, { language, fen })).endsWith(files)).toBe(true);
  expect(textOf(said(PAWNS, { language, fen })).endsWith(pawns)).toBe(true);
  expect(
    textOf(said({ about: 'diagonal', from: 'a4', to: 'e8' }, { language, fen: 'k7/8/8/8/8/8/8/7K w - - 0 1' })),
  ).toBe(diagonal);
  expect(textOf(said(NO_DIAGONAL, { language })).toLowerCase()).toBe(none.toLowerCase());
});

/** After numbers; where a word for a piece is feminine, one and two are so too, and in words, for a voice says "два" for 2. */
test.each<readonly [Exclude<LanguageName, 'en' | 'de'>, readonly string[]]>([
  [
    'uk',
    [
      'дев’ять фігур.',
      'двадцять одна фігура.',
      'двадцять дві фігури.',
      'двадцять п’ять фігур.',
      'тридцять дві фігури.',
    ],
  ],
  [
    'be',
    [
      'дзевяць фігур.',
      'дваццаць адна фігура.',
      'дваццаць дзве фігуры.',
      'дваццаць пяць фігур.',
      'трыццаць дзве фігуры.',
    ],
  ],
  [
    'mk',
    [
      'девет фигури.',
      'дваесет и една фигура.',
      'дваесет и две фигури.',
      'дваесет и пет фигури.',
      'триесет и две фигури.',
    ],
  ],
  [
    'pl',
    [
      'dziewięć bierek.',
      'dwadzieścia jeden bierek.',
      'dwadzieścia dwie bierki.',
      'dwadzieścia pięć bierek.',
      'trzydzieści dwie bierki.',
    ],
  ],
  ['fr', ['9 pièces.', '21 pièces.', '22 pièces.', '25 pièces.', '32 pièces.']],
  ['es', ['9 piezas.', '21 piezas.', '22 piezas.', '25 piezas.', '32 piezas.']],
])('%s: so many pieces', (language, counts) => {
  const { phrase } = WORDS[language].messages;
  expect([9, 21, 22, 25, 32].map((count) => phrase('answer-piece-count', { count }))).toEqual(counts);
});

describe('where a piece has been, and what the last move attacks and leaves', () => {
  const path = (square: 'a1' | 'e5' | 'e8'): BoardQuestion => ({ about: 'path', square });
  const EFFECT: BoardQuestion = { about: 'last move’s effect' };
  const KNIGHT = { fen: '4k3/5p2/8/8/3P4/5N2/8/4K3 w - - 0 1', moves: 'f3g5' };
  const QUEEN = { fen: '8/4P3/8/8/8/8/7k/K7 w - - 0 1', moves: 'e7e8q' };
  const PATH = { moves: 'g1f3 b8c6 f3e5' };

  test.each<
    readonly [language: LanguageName, been: string, promoted: string, still: string, leaves: string, none: string]
  >([
    [
      'en',
      'Knight e5: g1, f3, e5.',
      'Queen e8: e7, e8; it was a pawn.',
      'Rook a1 has not moved.',
      'Knight g5 attacks black pawn f7. No longer defends white pawn d4.',
      'Pawn e4 attacks nothing.',
    ],
    [
      'de',
      'Springer e5: g1, f3, e5.',
      'Dame e8: e7, e8; vorher Bauer.',
      'Turm a1 hat noch nicht gezogen.',
      'Springer g5 greift an: schwarzer Bauer f7. Deckt nicht mehr: weißer Bauer d4.',
      'Bauer e4 greift nichts an.',
    ],
    [
      'uk',
      'Кінь е п’ять: же один, еф три, е п’ять.',
      'Ферзь е вісім: е сім, е вісім; раніше пішак.',
      'Тура а один ще не ходила.',
      'Кінь же п’ять атакує: чорний пішак еф сім. Більше не захищає: білий пішак де чотири.',
      'Пішак е чотири нічого не атакує.',
    ],
    [
      'be',
      'Конь е пяць: жэ адзін, эф тры, е пяць.',
      'Ферзь е восем: е сем, е восем; раней пешка.',
      'Ладдзя а адзін яшчэ не хадзіла.',
      'Конь жэ пяць атакуе: чорная пешка эф сем. Больш не абараняе: белая пешка дэ чатыры.',
      'Пешка е чатыры нічога не атакуе.',
    ],
    [
      'mk',
      'Скокач е пет: ге еден, еф три, е пет.',
      'Дама е осум: е седум, е осум; порано пешак.',
      'Топ а еден сѐ уште не се поместил.',
      'Скокач ге пет напаѓа: црн пешак еф седум. Повеќе не брани: бел пешак де четири.',
      'Пешак е четири не напаѓа ништо.',
    ],
    [
      'es',
      'Caballo e5: g1, f3, e5.',
      'Dama e8: e7, e8; antes peón.',
      'Torre a1 no se ha movido.',
      'Caballo g5 ataca: peón negro f7. Ya no defiende: peón blanco d4.',
      'Peón e4 no ataca nada.',
    ],
    [
      'fr',
      'Cavalier e5\u00a0: g1, f3, e5.',
      'Dame e8\u00a0: e7, e8\u00a0; pion auparavant.',
      'Tour a1 n’a pas bougé.',
      'Cavalier g5 attaque\u00a0: pion noir f7. Ne défend plus\u00a0: pion blanc d4.',
      'Pion e4 n’attaque rien.',
    ],
    [
      'pl',
      'Skoczek e5: g1, f3, e5.',
      'Hetman e8: e7, e8; przedtem pion.',
      'Wieża a1 jeszcze się nie ruszyła.',
      'Skoczek g5 atakuje: czarny pion f7. Już nie broni: biały pion d4.',
      'Pion e4 niczego nie atakuje.',
    ],
  ])('%s', (language, been, promoted, still, leaves, none) => {
    expect(textOf(said(path('e5'), { language, ...PATH }))).toBe(been);
    expect(textOf(said(path('e8'), { language, ...QUEEN }))).toBe(promoted);
    expect(textOf(said(path('a1'), { language }))).toBe(still);
    expect(textOf(said(EFFECT, { language, ...KNIGHT }))).toBe(leaves);
    expect(textOf(said(EFFECT, { language, moves: 'e2e4' }))).toBe(none);
  });

  test('an empty square, no move yet, strict play', () => {
    expect(textOf(said(path('e5')))).toBe('e5, empty');
    expect(textOf(said(EFFECT))).toBe('No move has been made yet.');
    expect(textOf(said(EFFECT, { moves: 'e2e4', play: 'strict' }))).toBe('In strict play the program gives no hints.');
  });
});

describe('check', () => {
  /** Check by two pieces, and by one. */
  const BY_TWO = '4k3/8/5N2/8/4R3/8/8/4K3 b - - 0 1';
  const BY_ONE = '4k3/8/8/8/8/8/3p4/4K3 w - - 0 1';

  test.each<readonly [LanguageName, readonly [two: string, one: string, none: string]]>([
    [
      'en',
      [
        'Black is in check from the rook on e4 and the knight on f6.',
        'White is in check from the pawn on d2.',
        'Nobody is in check.',
      ],
    ],
    [
      'de',
      [
        'Schwarz steht im Schach, angegriffen vom Turm auf e4 und vom Springer auf f6.',
        'Weiß steht im Schach, angegriffen vom Bauern auf d2.',
        'Niemand steht im Schach.',
      ],
    ],
    [
      'uk',
      [
        'Чорні під шахом від тури на е чотири і коня на еф шість.',
        'Білі під шахом від пішака на де два.',
        'Ніхто не під шахом.',
      ],
    ],
    ['be', ['Шах чорным ад ладдзі е чатыры і каня эф шэсць.', 'Шах белым ад пешкі дэ два.', 'Шаха нікому няма.']],
    [
      'mk',
      [
        'Црните се под шах од топот на е четири и скокачот на еф шест.',
        'Белите се под шах од пешакот на де два.',
        'Никој не е под шах.',
      ],
    ],
    [
      'es',
      [
        'Las negras están en jaque de la torre de e4 y del caballo de f6.',
        'Las blancas están en jaque del peón de d2.',
        'Nadie está en jaque.',
      ],
    ],
    [
      'fr',
      [
        'Les Noirs sont en échec, attaqués par la tour en e4 et par le cavalier en f6.',
        'Les Blancs sont en échec, attaqués par le pion en d2.',
        'Personne n’est en échec.',
      ],
    ],
    [
      'pl',
      [
        'Czarne są pod szachem: szachują wieża na e4 i skoczek na f6.',
        'Białe są pod szachem: szachuje pion na d2.',
        'Nikt nie jest pod szachem.',
      ],
    ],
  ])('%s', (language, sentences) => {
    const asked = [BY_TWO, BY_ONE, START_FEN].map((fen) => textOf(said({ about: 'check' }, { language, fen })));
    expect(asked).toEqual(sentences);
  });

  test('in strict play', () => {
    expect(textOf(said({ about: 'check' }, { play: 'strict' }))).toBe('In strict play the program gives no hints.');
  });
});

describe('a move by its number', () => {
  test('each with who made it, and in the way it was called', () => {
    const view = viewFor(make(game(), 'e2e4 e7e5 g1f3 b8c6'), 'white');
    const answer = askOfBoard(view, { about: 'move', number: 2 });
    const called = (style: CallStyle): string =>
      textOf(phraseBoardAnswer(answer, inWords(WORDS.en, { callStyle: style })));
    expect(called('plain')).toBe('Move 2, White: knight g1 to f3. Move 2, Black: knight b8 to c6.');
    expect(called('fide')).toBe(
      'Move 2, White: Springer Gustav eins Felix drei. Move 2, Black: Springer Bella acht Cesar sechs.',
    );
  });

  test.each<readonly [LanguageName, string]>([
    ['en', 'Move 30 has not been made.'],
    ['de', 'Zug 30 wurde noch nicht gespielt.'],
    ['uk', 'Ходу 30 ще не було.'],
    ['be', 'Хода 30 яшчэ не было.'],
    ['mk', 'Потегот 30 уште не е одигран.'],
    ['es', 'La jugada 30 aún no se ha hecho.'],
    ['fr', 'Le coup 30 n’a pas encore été joué.'],
    ['pl', 'Ruchu 30 jeszcze nie wykonano.'],
  ])('one that has not been made, in %s', (language, sentence) => {
    expect(textOf(said({ about: 'move', number: 30 }, { language, moves: 'e2e4' }))).toBe(sentence);
  });
});
